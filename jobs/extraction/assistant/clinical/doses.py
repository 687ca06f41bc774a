"""How much of a medication and how often, as prescriptions write it."""

from __future__ import annotations

import re

DOSE = re.compile(
    r"(?<![\w.])\d[\d,.]*(?:\s?[-\u2013/x]\s?\d[\d.]*)*\s?(?:mgs?\b|mcgs?|\u00b5g|nanograms?|"
    r"\u03bcg|ug|micrograms?|grams?|gm|g|ml|mls|units?|iu|meq|mmol|%|puffs?|"
    r"tablets?|tabs?\b|capsules?|caps?\b|drops?|sachets?|patch(?:es)?|sprays?|inhalations?|"
    r"comprim[ée]s?|comprimidos?|compresse?|cps?\b|gouttes?|gotas|gocce|bouff[ée]es?|Tropfen|"
    r"Tabletten?|Tbl\b|Hub|H\u00fcbe|IE\b|UI\b)"
    r"(?:\s?/\s?(?:\d+\s?)?(?:ml|hr|h|hour|day|actuat(?:ion)?|inh|l|dose|kg|g|puff|spray|tab))?(?![\w])",
    re.IGNORECASE,
)
STRENGTH = re.compile(
    r"(?<![\w.])\d[\d,.]*(?:\s?[-\u2013/x]\s?\d[\d.]*)*\s?(?:mgs?\b|mcgs?|\u00b5g|\u03bcg|ug|"
    r"nanograms?|micrograms?|grams?|gm|g\b|"
    r"units?|iu|IE\b|UI\b|meq|mmol|%)(?:\s?/\s?(?:\d+\s?)?(?:ml|hr|h|hour|day|actuat(?:ion)?|inh|l|"
    r"dose|g|puff|spray))?(?!\w)",
    re.IGNORECASE,
)
"""A dose by weight or units, which a number of tablets or puffs is not."""

_ONCE = (
    r"(?:once|twice|thrice|(?:one|two|three|four|five|six|\d{1,2}) ?(?:times?|x)|[1-6] ?x|x ?[1-6]|"
    r"(?:[1-6]|einmal|zweimal|dreimal|viermal|eenmaal|tweemaal|une|deux|trois|quatre|una|dos|tres|cuatro|due|tre|"
    r"quattro)"
    r"(?: ?(?:mal|maal|keer|fois|veces|volte|volta|vez))?)"
)
_PERIOD = (
    r"(?:daily|day|die|weekly|week|wk|monthly|month|nightly|hourly|t[äa]glich|am tag|par jour|(?:al|"
    r"por) d[íi]a|"
    r"al (?:giorno|d[iì])|per dag|daags)"
)
_TIME_OF_DAY = (
    r"(?:at (?:bedtime|night|lunch(?:time)?|teatime|the hour of sleep)|in the (?:morning|evening|"
    r"afternoon)s?|before (?:bed|meals|food)|"
    r"with (?:food|meals|breakfast|dinner)|nocte|mane|midi|nightly|hs\b|q\.?h\.?s\.?|(?:le )?(?:matin|"
    r"soir)(?: et (?:le )?soir)?|"
    r"au coucher|morgens(?: und abends)?|abends|zur nacht|al acostarse|por la (?:ma[ñn]ana|noche)|"
    r"alla sera|al mattino|"
    r"'?s (?:ochtends|avonds)|mornings?|evenings?|bedtime)"
)
_WHEN_NEEDED = (
    r"(?:p\.?r\.?n\.?|(?:as|when|if|whenever) (?:needed|required|necessary|wanted)|bei bedarf|(?:à|a) "
    r"la demande|si besoin|"
    r"au besoin|(?:em )?s\.?o\.?s\.?|(?:a|si) demanda|si precisa|al bisogno|se necessario|zo nodig|indien nodig)"
)
FREQUENCY = re.compile(
    rf"(?<![\w/])(?:{_ONCE}\s*(?:a|an|per|each|every|/|in the|par|al|por|pro|im)?\s*{_PERIOD}|"
    r"once|twice|thrice|(?:two|three|four|five) times|(?:once )?daily|"
    r"(?:every|each|alle|toutes les|cada|ogni|om de) (?:other |second |alternate )?(?:\d+(?:\s?-\s?\d+)? ?)?"
    r"(?:four |six |eight |twelve )?"
    r"(?:days?|hours?|hrs?|h\b|weeks?|months?|morning|night|evening|stunden|heures?|horas|ore|uur|"
    r"dag)(?: and night)?|"
    r"die|[1-4] ?dd ?\d?|\d{1,2}/\d{1,2} ?h(?:oras)?\b|1 every \d+ hours|alternate days|on alternate days|(?:four|"
    r"six|eight|twelve|\d{1,2})[ -]hourly|"
    r"q\.? ?\d+(?:-\d+)? ?(?:h(?:ours?|rs?)?|d(?:ays?)?|wk|weeks?)?\b|q ?(?:am|pm|hs|d|day|od|week|wk|"
    r"day|noon|ac|other day)\b|"
    r"o\.?d\.?|o\.?m\.?|o\.?n\.?(?= ?(?:[,.;)\n]|$))|b\.?d\.?s?\.?|b\.?i\.?d\.?|t\.?i\.?d\.?(?:ac|s)?|"
    r"t\.?d\.?s?\.?|q\.?i\.?d\.?|"
    r"q\.?d\.?s?\.?|q\.?o\.?d\.?|stat|weekly|fortnightly|monthly|yearly|annually|"
    r"hourly|[0-3\u00bd]\s?-\s?[0-3\u00bd]\s?-\s?[0-3\u00bd](?:\s?-\s?[0-3\u00bd])?|as directed|"
    rf"{_TIME_OF_DAY}|{_WHEN_NEEDED})"
    rf"(?:[ ,]+(?:{_WHEN_NEEDED}|{_TIME_OF_DAY}|with (?:food|meals)))?(?![\w])",
    re.IGNORECASE,
)
HOW = (
    r"(?:take|taking|takes|inhale|inject|apply|use[sd]?|using|dissolve|instil|insert|give|swallow|"
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
    r"bei|zur|par|una?|une|deux|dos|due|al|alle|cada|ogni|toutes)"
)
"""Words that begin to tell how a medication is taken."""
TELLS_HOW = re.compile(
    rf"(?:{HOW})\b|\d+(?:[.,]\d+)?(?:\s*[-/x]\s*\d+)?\s*(?:{DOSE.pattern})?|{DOSE.pattern}|"
    rf"{FREQUENCY.pattern}|[(\[]",
    re.IGNORECASE,
)
"""What begins a remark on the medication before it rather than a medication."""
