"""What marks a line by how it begins or what it is: a bullet, a rule, some label, the closing of a letter."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE

_AMOUNT = r"(?i:tab|cap|puff|drop|unit|gram|milli|micro|pill|sachet|spoon|percent|litre|liter|hour|day|week|month|year)"
_NUMBER_IN_PARTS = rf"[1-9]\d?(?:\.[1-9]\d?){{1,2}}[.)]?(?=\s+(?!{_AMOUNT})[A-Z][a-z]{{2}})"
"""The number of an entry below that of its list ("5.1 Cetirizine"), which an amount is not ("1.5 Tablets")."""
BULLET = re.compile(rf"^\s*(?:[-\u2013—*•●▪◦‣·?>□☐✓]|\(?\d{{1,2}}[.)]|{_NUMBER_IN_PARTS}|\(?[a-h][.)])\s+")
NUMBER_AT_END = re.compile(r"(?:^|[.:;,]\s+)\(?\d{1,2}[.)]\s*$")
"""Where a line ends with the number of the entry below, or, if it is the whole line, holds nothing else."""
RULE = re.compile(r"^[\s_\-=\u2013—*.#~|]{4,}$")
GENERIC_LABEL = re.compile(r"^\W{0,3}[A-Z][A-Za-z /&#'-]{1,30}:(?:\s|$)|^[A-Z][A-Z ]{4,40}$")
AROUND = " \t*-\u2013\u2014=#_|!\u26a0\ufe0f"
"""What stands around the words of a heading and is none of them."""
_FAREWELL = (
    r"(?:gr(?:ü|ue)(?:ß|ss)en?|alles liebe|hochachtungsvoll|salutations|confraternellement|amicalement|amitiés|"
    r"bien à (?:vous|toi)|abrazo|saludos?|abraço|cumprimentos|atenciosamente|respeitosamente|cordialmente|"
    r"saluti|saluto|"
    r"groet(?:en|jes)?|h[äe]l?sning(?:ar|er)?|pozdravem|úctou|uctou)"
)
_AROUND_A_FAREWELL = (
    r"(?:mit|viele[nr]?|liebe[nr]?|beste[nr]?|herzliche[nr]?|schöne[nr]?|freundliche[nr]?|kollegiale[nr]?|bis|zum|bald|"
    r"stammtisch|danke?|und|mes|meilleures|bien|très|sincères|cordiales|avec|merci|et|un|una?|cordial|fuerte|gran|y|e|"
    r"gracias|muchas|afectuos[oa]s?|os|com|meus|melhores|mais|cordiais|um|grande|obrigad[oa]|grazie|distinti|"
    r"cordiali|caro|con|stima|met|vriendelijke|hartelijke|collegiale|veel|dank|med|v[äe]nn?lig[at]?|tack|bästa|s|a|děkuji|"
    r"dekuji|para|por|todo)"
)
CLOSING = re.compile(
    r"^\W*(?:yours? (?:sincerely|faithfully|truly)|(?:many |with )?(?:thanks|"
    r"thank(?:ing)? you)(?: (?:and|&) )?(?:kind |best |warm )?(?:regards|wishes)?(?: for .*)?|"
    r"(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many)? ?(?:regards|wishes)|"
    r"sincerely(?: yours)?|respectfully(?: yours| submitted)?|cordially|"
    r"signed(?: electronically)?(?: by)?|(?:electronically|digitally|e-?)[ -]?signed(?: by)?|yours|"
    r"mit freundlichen(?: kollegialen)? gr(?:ü|ue)(?:ß|ss)en|(?:bien )?cordialement|confraternellement|atentamente|"
    r"(?:un cordial|cordial(?:es)?) saludos?|met (?:vriendelijke|collegiale|hartelijke) "
    r"groet(?:en)?|hoogachtend|ng[aā] mihi(?: nui)?|nāku noa|naku noa|(?:is )?mise,? le meas|yn gywir|"
    r"le (?:gach )?(?:meas|dea-?ghu[ií])|"
    r"(?:med )?v[äe]nn?ligh?a? h(?:älsning(?:ar)?|ilsen)|mvh|med venlig hilsen|ystävällisin terveisin|z poważaniem|"
    r"s (?:pozdrav[eo]m|úctou|poštovan[jí]em|spoštovanjem)|üdvözlettel|tisztelettel|cu (?:stimă|respect)|lep pozdrav|"
    r"saygılarım(?:la|ızla)|trân trọng|hormat (?:kami|saya)|wassalam|wasalaam|tugiwe|pagarbiai|ar cieņu)\b[^a-z]{0,3}"
    rf"|^\W*(?:{_AROUND_A_FAREWELL}[ ,]+){{0,5}}{_FAREWELL}(?:[ ,]+{_AROUND_A_FAREWELL}){{0,6}}\W*$",
    re.IGNORECASE,
)
SIGNS_IN_ONE_LINE = re.compile(
    r"^\W*(?:(?:with |kind(?:est)? |best |warm(?:est)? |many )*(?:regards|wishes)|yours (?:sincerely|faithfully|truly)|"
    r"sincerely|respectfully|mfg|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|(?:bien )?cordialement|confraternellement|"
    r"atentamente|un (?:cordial )?saludo|saludos|cordiali saluti|distinti saluti|met vriendelijke groet(?:en)?|"
    rf"cumprimentos|mvh|med v[äe]nlig h[iä]lsning),? (?:(?:{DOCTORS_TITLE}|Mrs?|Ms)\.? )?"
    r"(?-i:[A-ZÀ-Þ][\w.'\u2019-]* [A-ZÀ-Þ])",
    re.IGNORECASE,
)
"""Who closes a letter and goes on with the name and the address: "Regards, Ida Moss BDS, Moss & Partners, Bath"."""
