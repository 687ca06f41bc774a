"""How urgency is worded, on the scale of FHIR's request priority; patterns are matched without regard to case."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.request.urgency.words_further_off import LEVELS_FURTHER_OFF
from jobs.extraction.text import Line

_ELSE = (
    r"(?!\s+(?:"
    r"care\b|treatment cent|department|contact|room|medicine|services?\b|phone|number|unit\b|physicians?|"
    r"dentist|tel\b|telephone|doctor|line\b|care plan|access|medical services))"
)
"""What makes of the word a place, a person or a number rather than a request."""

_WEEKS = (
    r"(?:the (?:next |coming )?)?"
    r"(?:a |one |two |1 |2 |1-2 |1 to 2 |7 |10 |14 |seven |ten |fourteen |few |couple of )"
)

_NEAR_LEVELS: tuple[tuple[str, str], ...] = (
    (
        "routine",
        rf"non[- ]?urgent|non[- ]?emergen(?:cy|t){_ELSE}(?! (?:ambulance|transport))|"
        r"not (?:\w+ )?urgent|(?:no|without) (?:any |great |particular |real |immediate )?(?:urgency|"
        r"rush|hurry)|nothing urgent|routine(?:ly)?(?: priority)?|[ée]lecti(?:ve(?:ly)?|f)|standard|normal|ordinary|"
        r"low|"
        r"regulier|regul[aä]r|planbar|elektiv|nicht dringend|nicht eilig|niet (?:dringend|spoed\w*)|geen spoed|"
        r"no urgente|pas urgent\w*|(?:sans|non|sin|senza|ohne) (?:urgen[ct]\w*|prisa|fretta|eile)|programm[ée]e?|"
        r"programmabile|differibile|ordinari[oa]|rutina\w*|de routine|(?:next|first) (?:available|open(?:ing)?|free|"
        r"routine)|"
        r"(?:p|priority |category |cat )[34]\b|in due course",
    ),
    (
        "asap",
        r"two[- ]week(?:s)?[- ](?:wait|rule)|2[- ]?week[- ](?:wait|rule)|2ww|tww|urgent suspected cancer|"
        r"two[- ]week[- ]pathway|usc|urgent suspicion of cancer|red flag|suspected cancer(?: pathway|"
        r" referral)?|fast[- ]track(?: cancer| "
        r"suspected cancer)?|as soon as (?:possible|you can|practicable)|earliest possible|a\.?s\.?a\.?p\.?|"
        r"so (?:schnell|bald) wie möglich|schnellstmöglich|dès que possible|le plus (?:rapidement|vite|tôt) possible|"
        r"cuanto antes|lo antes posible|(?:a la|con la) mayor brevedad|il prima possibile|zo snel mogelijk|"
        r"at the (?:very )?earliest|"
        r"within (?:48|72)(?: ?hours| ?hrs?| ?h)?|"
        r"(?:(?:today|tonight)(?: or (?:first thing )?| ?/ ?))?tomorrow|(?:with)?in (?:the next )?24 ?h(?:ours|rs)?",
    ),
    (
        "stat",
        rf"stat|emergen(?:cy|t){_ELSE}|immediate(?:ly)?{_ELSE}|same[- ]day|today|tonight|life[- "
        rf"]threatening|"
        rf"critical{_ELSE}|notfall\w*|urgence (?:vitale|absolue)|"
        rf"emergencia|"
        r"spoedeisend|inmediat[oa]|sofort",
    ),
    (
        "urgent",
        rf"semi[- ]urgent|(?:very|muito|muy|très|molto|sehr|zeer) urgente?|urgent(?:ly|e)?{_ELSE}|expedite[ds]?|"
        rf"high(?: priority)?|priority|"
        rf"soon(?:er)?|early(?: appointment)?|"
        rf"within {_WEEKS}?(?:weeks?|days?)|dringend\w*|dringlich|kurzfristig\w*|eilig\w*|spoed(?:ig)?|cito|"
        rf"en urgence|prioritaire|"
        r"preferente|prioritari[oa]|(?:p|priority |category |cat )[12]\b",
    ),
)
LEVELS = tuple((level, f"{LEVELS_FURTHER_OFF[level]}|{words}") for level, words in _NEAR_LEVELS)
"""Level and words; where words of two levels begin at the same place, the level named first is meant."""
LEVEL_WORDS = r"(?:" + "|".join(f"(?P<{level}>{words})" for level, words in LEVELS) + r")(?!-?\w)"
"""The words of any level, up to the end of a word; the group that matches is named as the level."""
LEVEL = re.compile(rf"(?<![\w-]){LEVEL_WORDS}", re.IGNORECASE)


def cells_of(line: Line) -> Iterator[tuple[int, str]]:
    """Yield each cell of a line without the marks around it, and where it begins."""
    for start, cell in line.cells():
        bare = cell.lstrip(" *!-\u2013\u2014")
        yield start + len(cell) - len(bare), bare.rstrip(" *-\u2013\u2014")
