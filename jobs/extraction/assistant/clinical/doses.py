"""How much of a medication, and how it is taken, as prescriptions write it."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.frequencies import FREQUENCY

_AMOUNT = r"(?:(?<![\w.])|(?<=[\d ]dd))\d[\d,.]*(?:\s?[-\u2013/x]\s?\d[\d.]*(?:,\d+)?)*\s?"
"""A number, or several of a range or of a medicine of two: "500", "10-20", "160/4,5"; it may follow how
often without a gap, as in "2dd850mg"."""
DOSE = re.compile(
    rf"{_AMOUNT}(?:mgs?\b|mcgs?|\u00b5g|nanograms?|"
    r"\u03bcg|ug|micrograms?|mi[ky]rogram(?:m(?:a|ów|aa)?|y)?|grams?|gm|g|ml|mls|units?|unt\b|u\b|iu|meq|mmol|%|puffs?|"
    r"tablets?|tabs?\b|capsules?|caps?\b|drops?|sachets?|patch(?:es)?|sprays?|inhalations?|"
    r"comprim[ée]s?|comprimidos?|compresse?|cps?\b|gouttes?|gotas|gocce|bouff[ée]es?|Tropfen|"
    r"Tabletten?|Tbl\b|Hub|H\u00fcbe|IE\b|UI\b|Tr\b\.?|gtts?\b|gts\b|cpr\b|c[áa]ps\b|jatos?|tsf\b|tsp\b|teaspoons?|"
    r"teaspoonfuls?|comp\b\.?|druppels?|pills?)"
    r"(?:\s?/\s?(?:\d+\s?)?(?:ml|hr|h|hour|day|actuat(?:ion)?|inh|l|dose|kg|g|puff|spray|tab))?(?![\w])",
    re.IGNORECASE,
)
STRENGTH = re.compile(
    rf"{_AMOUNT}(?:mgs?\b|mcgs?|\u00b5g|\u03bcg|ug|"
    r"nanograms?|micrograms?|mi[ky]rogram(?:m(?:a|ów|aa)?|y)?|grams?|gm|g\b|"
    r"units?|unt\b|u\b|iu|IE\b|UI\b|meq|mmol|%)(?:\s?/\s?(?:\d+\s?)?(?:ml|hr|h|hour|day|actuat(?:ion)?|inh|l|"
    r"dose|g|puff|spray))?(?!\w)",
    re.IGNORECASE,
)
"""A dose by weight or units, which a number of tablets or puffs is not."""

HOW = (
    r"(?:take|taking|takes|inhale|inject|apply|use[sd]?|using|dissolve|instill?|insert|give|swallow|"
    r"chew|spray|place|"
    r"by mouth|orally|oral(?! (?:contracept|rehyd|iron|nutri))|p\.?o\.?|i\.?m\.?|i\.?v\.?|s\.?c\.?|"
    r"s/c|subcut\w*|topical(?:ly)?|"
    r"inhaled|via|through|under the skin|"
    r"once|twice|three|two|four|one|half|every|each|daily|weekly|monthly|for|as|when|if|until|since|"
    r"started|commenced|increased|"
    r"reduced|last|issued|bd|od|tds|qds|nocte|mane|bid|tid|qid|prn|on|at|to|in the|with|from|sig|dose|"
    r"qty|quantity|disp|refills?|"
    r"strength|route|frequency|status|max(?:imum)?|[1-9]\d? (?:tab|cap|puff|drop|spray|sachet|patch|tbl|op)\w*|"
    r"[1-6] ?(?:x|times)|[iI]{1,3}(?= [a-z]{2,5}\b)|"
    r"bei|zur|par|una?|une|deux|dos|due|al|alle|cada|ogni|toutes|le (?:matin|soir|midi)|"
    r"con (?:las?|el)|en ayunas|em jejum|"
    r"[àa] noite|ao? (?:dia|deitar|acordar)|antes|ap[óo]s|morgens|mittags|abends|nachts|nach|"
    r"vor|zum|ore|si besoin|tgl)"
)
"""Words that begin to tell how a medication is taken."""
TELLS_HOW = re.compile(
    rf"(?:{HOW})\b|\d+(?:[.,]\d+)?(?:\s*[-/x]\s*\d+)?\s*(?:{DOSE.pattern})?|{DOSE.pattern}|"
    rf"{FREQUENCY.pattern}|[(\[]",
    re.IGNORECASE,
)
"""What begins a remark on the medication before it rather than a medication."""

_RELEASE = (
    r"(?:xl|xr|sr|cr|mr|la|er|ec|plus|forte|retard|depot|uno|chrono|zok|ellipta|respimat|handihaler|"
    r"breezhaler|nexthaler|diskus|inhaler|accuhaler|evohaler|turbohaler)"
)
UNITLESS = re.compile(
    rf"(?:/[a-z-]+)?(?:\s+{_RELEASE}\b){{0,2}}\s*(?<![\d/.-])(?:[1-4] ?dd ?(?=[5-9]|\d\d|\d[.,]\d))?"
    r"(?![12](?![\d.,/])|[34] ?(?:x ?\d|dd))(?P<dose>\d{1,4}(?:[.,]\d+)?(?:/\d{1,4}(?:[.,]\d+)?){0,2})"
    r"(?![\d/-]|[.,]\d)(?!\s*(?:days?|weeks?|months?|years?|yrs?|wks?|mths?|hours?|hrs?|h\b|ago|"
    r"x\b(?! ?[1-4](?![\w/]|[.,]\d))|dd\b|"
    r"times|st\b|nd\b|rd\b|th\b|"
    r"am\b|pm\b|%|of\b|to\b|more|other|others|patients|jours|tage|d[i\u00ed]as|giorni|weken|-\d)|\.\d)"
    r"(?=\s*(?:[A-Za-z(,;./&+]|\d\s?(?:[a-z]|[-/]\d)|$|\n))",
    re.IGNORECASE,
)
"""An amount without a unit behind the name of a drug: "co-codamol 30/500", "Epilim CR 500 nocte", "Lipitor 40"; how
often may stand around it: "Lipitor 40 x 1", "Lipitor 1dd40"."""
