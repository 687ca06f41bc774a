"""Whether the words right around a finding deny it or tell it of a relative, by a reading of the judge's own.

It hears only what is said plainly: a denial or a relative that governs the finding itself. What a longer sentence
means is left to people.
"""

from __future__ import annotations

import re

from jobs.extraction.judge.others import ACQUAINTANCES, FAMILY, NAMED
from jobs.extraction.judge.surroundings import Otherwise, Surroundings
from referrals.data.referral import Asserted

_FINDING = re.compile(
    r"^(?:clinical\.(?:diagnoses|symptoms|history)\[\d+\]\.text|clinical\.allergies\[\d+\]\.(?:substance|reaction)|request\.reason)$"
)
_OF_THE_PATIENT: tuple[Asserted | None, ...] = (None, "present", "historical")
_MOST_CHARACTERS = 400
_STOP = re.compile(
    r"[.;!?](?=\s|$)|[•|]|\b(?:but|however|although|though|except|apart from|which|presents? with|complains? of|"
    r"reports?|now has|has developed)\b",
    re.IGNORECASE,
)
_SENTENCE_ENDS = re.compile(r"[.;!](?=\s|$)")
_SMALL = (
    r"(?:(?:any|current|known|recent|further|new|significant|previous|prior|past|personal|acute|obvious|clear|other|"
    r"associated|evidence of|history of|signs? of|symptoms? of|features of|suggestion of|complaints? of|episodes? of|"
    r"allerg(?:y|ies) to|an?|the|having|had|having had)\s+)*"
)
_ITEM = r"(?:(?!(?:and|or|nor|has|had|have|is|was|were|takes|with|on|for|since)\b)[\w'\u2019-]+\s+){0,3}"
_ITEM_END = r"(?!(?:and|or|nor|has|had|have|is|was|were|takes|with|on|for|since)\b)[\w'\u2019-]+"
_LIST = rf"(?:{_ITEM}{_ITEM_END}\s*(?:,\s*(?:and|or|nor)?|/|\band\b|\bor\b|\bnor\b)\s*)"
_CUE = (
    r"(?:(?<![\w-])(?:no|nil|without|neither|nor)|(?:does|did|do|has|have|had) not(?: have| had| suffer from| report)?|"
    r"(?:doesn|didn|hasn|haven)['\u2019]t (?:have|had)|not allergic to|never had|negative for|free of|absence of|"
    r"no (?:evidence|history|signs?|symptoms?) of)"
)
_DENIES = r"\b(?:denies|denied|denying)(?: having)?:?"
_DENIED = re.compile(
    rf"(?:{_DENIES}\s+{_SMALL}{_LIST}{{0,6}}|{_CUE}\s+{_SMALL}|"
    rf"{_CUE}\s+{_SMALL}(?:{_ITEM}{_ITEM_END}\s*,\s*){{0,5}}{_ITEM}{_ITEM_END},?\s+(?:or|nor)\s+){_SMALL}$",
    re.IGNORECASE,
)
_BOX = re.compile(r"(?:[☐☒☑□■✓✔✗✘/]|\[[ xX]?\]|\byes)\s*$", re.IGNORECASE)
_ASKS_BEFORE = re.compile(r"\w[ \t]*[:?][ \t]*$|\w[ \t][-\u2013\u2014][ \t]*$")
"""Before a "no" that answers what stands before it: "Chest pain - no"."""
_DENIED_BEHIND = re.compile(
    r"^\s*(?:(?:was|were|is|are|has been|have been)\s+)?(?:ruled out|excluded|denied|absent|not present)\b|"
    r"^\s*:\s*(?:no|none|nil|denied|absent|negative)(?=$|[\s.,;]*$|[.,;])",
    re.IGNORECASE,
)
_RELATIVE = rf"(?:{FAMILY}|{ACQUAINTANCES})"
_HAS = (
    r"(?:(?:had|has|have)(?!\s+(?:\w+ed|seen|been|given|taken|brought|found|felt|got|noted)\b)|"
    r"(?:was|were|has been|had been)\s+diagnosed\s+with|died\s+(?:of|from)|suffers?\s+from|"
    r"suffered\s+(?:from\s+)?|developed|hatte|hat|avait|ten[ií]a|aveva)"
)
_WORDS = (
    r"(?:(?!(?:that|about|he|she|his|her|the patient|whether|if|and|concerns?|he\S*|she\S*)\b)"
    r"[\w'\u2019-]+\s+){0,4}"
)
_OF_FAMILY = re.compile(
    rf"(?:(?<!\bmy )\b{_RELATIVE}(?:{NAMED},?\s*(?:\([^)]*\)\s*)?{_HAS}\s+|\s*(?:\([^)]*\)\s*)?:\s*){_WORDS}|"
    rf"\b(?:family history|FHx?|family hx)\s*(?:of|:|includes|significant for|positive for)\s*"
    rf"{_WORDS}(?:{_LIST}{{0,5}}))$",
    re.IGNORECASE,
)
_MAY_BE_FEARED = re.compile(r"^(?:clinical\.diagnoses\[\d+\]\.text|request\.reason)$")
_FEARED = re.compile(
    r"\b(?:he|she|they|patient|mother|father|parents|wife|husband|family)\s+"
    r"(?:(?:is|was|are|were|has been|remains?)\s+)?(?:(?:very|most|extremely|understandably|naturally|also)\s+)?"
    r"(?:(?:worried|anxious|frightened|scared|afraid|fearful)\s+(?:about|of|that)|fears?|feared)\s+(?:(?:he|she|it|this|they)\s+)?(?:(?:might|may|could)\s+)?"
    r"(?:(?:having|have|has|be|is)\s+)?(?:(?:an?|possible|undiagnosed|hidden)\s+)+$",
    re.IGNORECASE,
)
_ANY_DENIAL = re.compile(
    r"(?<!\w)(?:no|not|nil|non|none|without|w/o|denie[sd]|denying|denial|never|neither|nor|negative|neg|free|absen\w+|"
    r"exclu\w+|ruled?|unlikely|resolved|\w+n['\u2019]t|cannot|lack\w*|rather than|instead|-ve|nad|nkda|clear|0|∅|ø|"
    r"kein\w*|nicht|ohne|pas|sans|aucun\w*|ni|sin|niega|sem|nega\w*|senza|nessun\w*|non|n[ãa]o|nem|geen|niet|zonder|nie|"
    r"bez|brak|inte|ingen|ikke|ei|nincs|nem|tidak|tiada|f[ăa]r[ăa]|nu|yok|kh[ôo]ng|wala|hakuna|"
    r"\w*less|un\w+|normal)(?!\w)|\(-\)|\[[ x]?\]|[☐☒☑□✓✗]|-\s*$|"
    r"[:?\s]\s*(?-i:N)(?!\w)",
    re.IGNORECASE,
)


def said_otherwise(path: str, asserted: Asserted | None, around: Surroundings) -> Otherwise | None:
    """Return what the page says otherwise about how a finding is asserted, None when it does not."""
    if not _FINDING.match(path):
        return None
    if asserted in _OF_THE_PATIENT:
        return _denied(around) or _of_family(around) or _only_feared(path, around)
    if asserted == "negated" and not _ANY_DENIAL.search(
        f"{around.before} {_SENTENCE_ENDS.split(around.after)[0]}"
    ):
        return Otherwise("No words around it deny it.", certain=False)
    return None


def _denied(around: Surroundings) -> Otherwise | None:
    """A denial right before or behind that governs it. "No" as the answer of the field before it does not."""
    reason = "The words around it deny it."
    if behind := _DENIED_BEHIND.match(around.after):
        return Otherwise.told_behind(reason, behind)
    clause = _clause(around.before)
    match = _DENIED.search(clause)
    if match is None or around.after.startswith((":", "?")) or _is_answer(clause, match):
        return None
    return Otherwise.told_before(reason, match)


def _of_family(around: Surroundings) -> Otherwise | None:
    """A relative who has or had it."""
    match = _OF_FAMILY.search(_clause(around.before))
    if match is None:
        return None
    return Otherwise.told_before("The words before it tell it of a relative.", match)


def _only_feared(path: str, around: Surroundings) -> Otherwise | None:
    """A disease that somebody only fears to have: who worries about a weight loss has lost weight."""
    if not _MAY_BE_FEARED.match(path):
        return None
    match = _FEARED.search(_clause(around.before))
    if match is None:
        return None
    return Otherwise.told_before(
        "The words before it tell that somebody only fears it.", match, certain=False
    )


def _is_answer(clause: str, match: re.Match[str]) -> bool:
    """Whether the denial is a "No" that answers what stands before it or stands by a box, as on a form."""
    before = clause[: match.start()]
    if _BOX.search(before) or _ASKS_BEFORE.search(before):
        return True
    return match[0][:1].isupper() and bool(before.strip(" \n-*:,("))


def _clause(before: str) -> str:
    """What stands before it since the sentence, or its turn, begins; what follows a word ends in a space."""
    before = before[-_MOST_CHARACTERS:]
    stops = list(_STOP.finditer(before))
    return f"{before[stops[-1].end() :] if stops else before} "
