"""Which way a letter without a title goes: on to a specialist who is to see somebody, or back to who asked.

Both tell in the first person what was found ("I saw this lady today"); who writes to whom, and whether the reader is
asked for something or thanked for it, says which of them it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.parties.addressees import addressed_cells
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.text import CELL, Cell, Line, Span, Text
from jobs.extraction.wordings.words_of_asking import ANOTHER_MATTER, ASKING

_REPLIES = re.compile(
    r"\b(?:(?:thank(?:s| you)|many thanks|grateful)\b[^.?!\n]{0,30}?\b(?:for|of) (?:(?:very |so )?kindly )?"
    r"(?:referring|asking (?:me|us)|sending (?:me|us|him|her|them|this|mr|mrs|ms|miss)|inviting (?:me|us)|"
    r"involving (?:me|us)|letting (?:me|us) (?:see|participate)|allowing (?:me|us)|entrusting|"
    r"the (?:kind |opportunity |privilege )*(?:referral|to (?:see|participate|evaluate|assess))|"
    r"your (?:\w+ ){0,2}?referral)|"
    r"(?:whom |who |that )?you (?:\w+ly |have |had |recently )*(?:referred|sent (?:to )?(?:me|us)|asked (?:me|us))|"
    r"referred by (?:you|yourself|your (?:practice|office|colleague|partner|good self))|"
    r"(?:at|on) your (?:kind )?request|in (?:reply|response|answer) to your|further to your referral|"
    r"(?:discharg\w+|return\w*|back) (?:\w+ ){0,3}?to (?:your|the gp|gp|the) care|back to (?:you|the gp)\b|"
    r"(?:wir|ich) bericht\w+|dank\w* für die (?:\w+ )?(?:überweisung|zuweisung|vorstellung)|"
    r"(?:uns|mir) (?:\w+ )?(?:überwiesen|zugewiesen|vorgestellt)\w*|"
    r"merci (?:de m['\u2019]avoir|de nous avoir|pour l['\u2019]adressage)|"
    r"que vous m['\u2019]avez (?:adress|confi)\w+|"
    r"gracias por (?:remitir|derivar|enviar|referir)\w*|(?:remitid|derivad|enviad)[oa] por (?:usted|vd|ud|su)\b|"
    r"grazie per avermi|(?:da lei|da te) inviat[oa]|"
    r"dank (?:u )?(?:voor|u voor) (?:uw |de )?verwijz\w+|(?:u|jij|je) (?:\w+ )?verwees|door u verwezen)",
    re.IGNORECASE,
)
"""What thanks for a referral, or names it as the reader's."""

_MODAL = (
    r"(?:would|could|can|might|may|should|shall|['\u2019]d|hope|hoping|wish|glad|grateful|value|welcome|appreciate\w*|"
    r"obliged|indebted|oblige|happy|better|best|ideal|want|wants|keen|help|perhaps|reconnaiss\w+|remerci\w+|pourr\w+|voudr\w+|voul\w+|"
    r"souhait\w+|aimer\w+|saurai\w*|rogar\w*|ruego|agradec\w+|podr[íi]a\w*|quisier\w+|gradir\w+|vorre\w+|grat[oa]|"
    r"potre\w+|potes\w+|könn\w+|würd\w+|wär\w*|dankbar|verbunden|bitt\w+|zou\w*|wil(?:t|len)|kunt|kan|graag|gaarne|"
    r"poder\w*|gostar\w+|peço)"
)
_READER = (
    r"(?:you|your|yourself|yours|vous|votre|vos|tu|te|ton|sie|ihnen|ihre\w*|u|uw|je|jouw|usted|su|lei|la sua|suo|ti|"
    r"senhor[ae]?|vossa)"
)
_COURTESY = re.compile(
    rf"\b{_MODAL}\b[^.?!]{{0,90}}?\b{_READER}\b|\b{_READER}\b[^.?!]{{0,90}}?\b{_MODAL}\b|"
    rf"\b(?:to be|be|being|get|getting) (?:\w+ ){{0,2}}?(?:seen|looked at|assessed|reviewed|taken on|brought back|"
    rf"considered for|evaluated|sent to you|sent to your)\b|\ban (?:\w+ )?appointment\b|\bfurther management\b|"
    rf"\b(?:your|an) (?:\w+ )?(?:opinion|advice|thoughts|view|assessment|help)\b",
    re.IGNORECASE,
)
"""A sentence that wishes something of its reader, in whatever words."""

_OF_AFTERCARE = re.compile(
    r"\b(?:continue|repeat|recheck|re-check|monitor\w*|prescri\w+|titrat\w+|up-?titrate|reduce|increase|"
    r"take over the|check (?:his|her|their|the)|bloods?|add (?:this|it|to)|issue|keep (?:him|her|them) on|refer (?:him|"
    r"her|them) back|re-?refer|hesitate|questions?|contact (?:me|us|my|our)|any concerns?|let (?:me|us) know|"
    r"kontrolle|weiterf[üu]hr\w+|poursuiv\w+|continuar|proseguir\w*|voortzetten|controleren)\b",
    re.IGNORECASE,
)
"""What a specialist asks of the doctor who goes on with the treatment."""

_STAYED = re.compile(
    r"\bstation[äa]r(?:e[rnms]?)?\b[^.\n]{0,40}?\b(?:vom|seit|bis)\b ?\d|"
    r"\bvom \d[\d. ]{2,9}(?:bis|[-\u2013]) ?(?:zum )?\d[\d. ]{3,9}[^.\n]{0,40}?\b(?:station[äa]r\w*|(?:in|auf) "
    r"unsere[rm]?\b)|"
    r"\b(?:voll)?stationäre[rn]? (?:behandlung|aufenthalt)|"
    r"\b(?:hospitalis[ée]e?|s[ée]journ[ée]|s[ée]jour)\b[^.\n]{0,40}?\bdu \d[^.\n]{0,20}? au \d|"
    r"\b(?:ingres(?:ad[oa]|[óo])|hospitalizad[oa])\b[^.\n]{0,40}?\bdel? \d[^.\n]{0,25}? al? \d|"
    r"\b(?:ricoverat[oa]|degente|degenza)\b[^.\n]{0,40}?\bdal \d[^.\n]{0,25}? al \d|"
    r"\b(?:opgenomen|opname)\b[^.\n]{0,40}?\bvan \d[^.\n]{0,25}? tot (?:en met )?\d",
    re.IGNORECASE,
)
"""The sentence with which hospitals abroad begin the letter about a stay."""

_OF_SPECIALISTS = re.compile(
    r"\b(?:consultants?|surgeons?|specialists?|out-?patients?|dep(?:artmen)?t\.?(?: of)?|(?:rapid|same)[- ]\w+ clinic|"
    r"polikliniek|poli|ambulanz|fachambulanz|klinik für|servicio de|service d[e'\u2019]|reparto|u\.?o\.?c?\.?|"
    r"medisch specialist|fach[aä]rzt(?:e|liche[sn]?)?[ -]?(?:zentrum|praxis)|praxis für)(?!\w)",
    re.IGNORECASE,
)
_GENERALIST = re.compile(
    r"\b(?-i:GP|GPST\d?|FCP|MCOptom|FCOptom|OD|ANP|NP|FNP|PA-C|DMD|BDS)\b|"
    r"\b(?:general pract\w+|(?:family|primary care) (?:physician|doctor|medicine|practice|provider|clinic|health\w*)|"
    r"primary care|(?:gp|medical|group|family|doctors?['\u2019]?) (?:surgery|practice)|health cent(?:re|er)|"
    r"community (?:clinic|health|midwife|nurse)|optometrists?|opticians?|midwife|midwifery|health visitor|"
    r"(?:practice|school|district) nurse|dental (?:practice|surgery)|dentist|physiotherap\w+|pharmacist|paramedic|"
    r"huisarts\w*|hausarzt\w*|hausärzt\w*|allgemeinmedizin\w*|"
    r"m[ée]decin (?:g[ée]n[ée]raliste|traitant)|cabinet m[ée]dical|m[ée]dic[oa] (?:de (?:familia|cabecera|fam[íi]lia)|"
    r"general|di (?:base|famiglia|medicina generale))|medicina generale|centro de salud|atenci[óo]n primaria|"
    r"unidade de sa[úu]de|ubs|cl[íi]nico geral)\b|\b[A-Z][a-z]+ (?:Road |Street |Lane |Park )?Surgery$",
    re.IGNORECASE,
)
_TO = re.compile(
    r"\W*(?:to|attn|attention|an|aan|[àa] l['\u2019]attention(?: d\w+)?|para|all['\u2019]attenzione(?: d\w+)?)"
    rf"(?: the| die| das| den| de| het)?\s*(?:[:,{CELL}]\s*\S|\s+[A-Z])",
    re.IGNORECASE,
)
_CLOSES = re.compile(
    r"\W*(?:yours|your['\u2019]s|sincerely|respectfully|regards|(?:with )?(?:kind|best|warm|many)(?:est)? "
    r"(?:regards|wishes|thanks)|thanking you|thank you|thanks|cheers|mit (?:freundlich|kollegial|besten)\w*|"
    r"(?:bien )?(?:confraternellement|cordialement)|atentamente|un saludo|saludos|cordiali|distinti|"
    r"met (?:vriendelijke|collegiale)|hoogachtend|atenciosamente)\b.{0,40}$",
    re.IGNORECASE,
)
_PRACTICE = re.compile(
    r"\W*(?:cabinet|(?:gemeinschafts|facharzt|schwerpunkt)?praxis|ordination|consultas?|gabinete|ambulatorio|studio|praktijk)\b",
    re.IGNORECASE,
)
"""How the address of a colleague with a practice of his own begins, to whom a hospital writes."""
_HEAD_LINES, _LINES_OF_A_SIGNATURE, _LINES_OF_AN_ADDRESS = 20, 6, 6


def asks_a_specialist(text: Text, lines: Sequence[Line], *, beside: Span | None = None) -> Span | None:
    """Return where a letter on a page asks, or whom, if it asks a specialist to see somebody; None for any other page.
    Ask `replies` first: a letter that answers one who asked has wishes, too. What a sentence that meets `beside` asks
    does not count."""
    greeting = _begins(text, lines)
    end = lines[-1].end
    if greeting is None:
        return None
    addressed = next(_specialists_addressed(text, lines, greeting), None)
    asked = _asked(text, greeting.start, end, beside)
    if asked is None or not (addressed or _is_from_a_generalist(lines)):
        return None
    return addressed or asked


def from_a_practice_to_a_specialist(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where a letter on a page that a practice has signed names the specialist it goes to, whatever it says;
    None for any other page. No laboratory writes so, though values may be all that the letter holds."""
    greeting = next((line for line in lines if line.number in text.once(salutations)), None)
    if greeting is None or not _is_from_a_generalist(lines):
        return None
    if not any(_CLOSES.match(line.text) for line in lines if line.number > greeting.number):
        return None
    return next(_specialists_addressed(text, lines, greeting), None)


def tells_of_a_stay(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where a letter on a page says from when to when somebody was in a hospital; None where it does not."""
    if _begins(text, lines) is None:
        return None
    stayed = _STAYED.search(text.flowing, lines[0].start, lines[-1].end)
    return Span(*stayed.span()) if stayed else None


def replies(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where a letter on a page answers one who asked; None where it does not, and for any other page."""
    if _begins(text, lines) is None:
        return None
    answer = _REPLIES.search(text.flowing, lines[0].start, lines[-1].end)
    return Span(*answer.span()) if answer else None


def _begins(text: Text, lines: Sequence[Line]) -> Line | None:
    """The line that greets the reader, or that tells whom a memo is to."""
    greeting = next((line for line in lines if line.number in text.once(salutations)), None)
    return greeting or next((line for line in lines[:_HEAD_LINES] if _TO.match(line.text)), None)


def _specialists_addressed(text: Text, lines: Sequence[Line], greeting: Line) -> Iterator[Span]:
    """Where the reader is a specialist or a department: in the address, behind "To", in the greeting itself."""
    own = lines[0].start, lines[-1].end
    cells = [cell.span for cell in text.once(_addressed)]
    places = [span for span in cells if own[0] <= span.start < own[1]]
    for line in lines[:_HEAD_LINES]:
        if line.number <= greeting.number and _TO.match(line.text):
            below = text.lines[line.number + 1 : line.number + 2]
            end = below[0].end if below and below[0].number < greeting.number else line.end
            places.append(Span(line.start, end))
        elif 0 < greeting.number - line.number <= _LINES_OF_AN_ADDRESS and _PRACTICE.match(line.text):
            places.append(Span(line.start, line.end))
    places.append(Span(greeting.start, greeting.end))
    for place in places:
        named = ALL_NAMES.matches(text.folded, start=place.start, end=place.end)
        if any(slug != "general_practice" for slug, _ in named) or _OF_SPECIALISTS.search(
            text.content, place.start, place.end
        ):
            yield place


def _addressed(text: Text) -> tuple[Cell, ...]:
    return addressed_cells(text, (), ())


def _is_from_a_generalist(lines: Sequence[Line]) -> bool:
    """Whether who signs, or the head of the paper, is of primary care."""
    closing = next((at for at in range(len(lines) - 1, -1, -1) if _CLOSES.match(lines[at].text)), None)
    signed = lines[closing + 1 :] if closing is not None else lines[-2:]
    return any(_GENERALIST.search(line.text) for line in (lines[0], *signed[:_LINES_OF_A_SIGNATURE]))


def _asked(text: Text, start: int, end: int, beside: Span | None) -> Span | None:
    """The first sentence that wishes something of its reader that is no aftercare."""
    offset = start
    for sentence in re.split(r"(?<=[.?!])\s", text.flowing[start:end]):
        wished = ASKING.search(sentence) or _COURTESY.search(sentence)
        counts = beside is None or not beside.meets(Span(offset, offset + len(sentence)))
        if counts and wished and not ANOTHER_MATTER.search(sentence) and not _OF_AFTERCARE.search(sentence):
            return Span(offset + wished.start(), offset + wished.end())
        offset += len(sentence) + 1
    return None
