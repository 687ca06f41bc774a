"""Which label words are, by the list of wordings that forms around the world print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from jobs.extraction.assistant.labels.synonyms import SYNONYMS
from jobs.extraction.assistant.labels.synonyms_further_off import SYNONYMS_FURTHER_OFF
from jobs.extraction.assistant.labels.synonyms_of_forms_abroad import SYNONYMS_OF_FORMS_ABROAD
from jobs.extraction.assistant.values.marks_of_letters import without_marks

_REMARK = re.compile(
    r" ?\((?:please )?(?:print(?:ed)?|block capitals|required|optional|if (?:known|available|applicable|different|"
    r"any|not patient)|last, ?first(?:, ?mi)?|first, ?last|dd?[/-]mm?[/-]y{2,4}|mm?[/-]dd?[/-]y{2,4}|"
    r"yyyy-mm-dd|d/m/y|m/d/y|street, city, state, zip|legal)\)$",
    re.IGNORECASE,
)
_NUMBER = re.compile(r" (?:numbers?|nos?|num|nr)$")
JOINT_OF_A_KEY = re.compile(r"_|(?<=[a-z])(?=[A-Z])")
WITHIN_A_KEY = re.compile(r"_|(?<=[a-z])\.(?=[a-z])")
"""Between the words of a field as programs call it: "ins_name", "pt.chart"."""
_CAMEL = re.compile(r"[a-z]+(?:[A-Z][a-z]+)+")
"""Names of fields as programs print them: "patient_first_name", "birthDate"."""
_LONGEST = 6
_SHORTEST_BEHIND_WORDS = 3
"""Letters that a label must have behind words that are no part of it: "PRAC ID" is no "ID"."""


_DOT_OF_A_TURKISH_I = "\u0307"
"""What is left of a capital I with a dot in small letters."""


@lru_cache(maxsize=4096)
def folded(words: str) -> str:
    """Return the wording of a label without what may vary: case, stops, "#", stars, spaces, "&" or "and"."""
    plain = _REMARK.sub(
        "",
        " ".join(words.casefold().replace(_DOT_OF_A_TURKISH_I, "").replace("\u2019", "'").split()).strip(
            " :*"
        ),
    )
    plain = plain.translate(_LEFT_OUT).replace("&", " and ").replace("º", "°")
    return " ".join(plain.replace(" /", "/").replace("/ ", "/").split())


_LEFT_OUT = str.maketrans("", "", ".#'*?")


def _listed(*synonyms: tuple[str, str, str]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Every wording as it is looked up, with its key and role, the last first: what is listed first counts."""
    for key, role, words in reversed(synonyms):
        for wording in reversed(words.split("|")):
            yield folded(wording), (key, role)


_PLAIN = {without_marks(wording): label for wording, label in _listed(*SYNONYMS_FURTHER_OFF)}
"""The wordings of languages further off without the marks that keyboards lack."""
_BY_WORDING = _PLAIN | dict(_listed(*SYNONYMS, *SYNONYMS_FURTHER_OFF, *SYNONYMS_OF_FORMS_ABROAD))
_SHORTEST_OF_OTHER_MARKS = 6
"""Letters of a wording that is known although only some of its marks are written, or others: "Születési idõ"."""


def without_remark(words: str) -> str:
    """Return a label without the remark in brackets or the star behind it ("(please print)", "(required)", "*")."""
    return _REMARK.sub("", words).rstrip(" *")


def label_named(words: str) -> tuple[str, str] | None:
    """Return key and role of the label that words are, None when they are none that is listed here."""
    plain = folded(JOINT_OF_A_KEY.sub(" ", words) if "_" in words or _CAMEL.fullmatch(words) else words)
    within = folded(WITHIN_A_KEY.sub(" ", words))
    return (
        _BY_WORDING.get(plain)
        or _BY_WORDING.get(_NUMBER.sub("", plain))
        or _BY_WORDING.get(within)
        or (_with_other_marks(plain) if not plain.isascii() else None)
    )


def _with_other_marks(plain: str) -> tuple[str, str] | None:
    bare = without_marks(plain)
    return _PLAIN.get(bare) if len(bare) >= _SHORTEST_OF_OTHER_MARKS else None


_ENDS_A_PLACE = re.compile(r"(?<![^\W\d_])[A-ZÀ-Þ][\w'\u2019&-]* $")
_DATE_BEHIND_A_PLACE = re.compile(
    r"(?:surgery|clinic|hospital|practice|office|centre|center) date", re.IGNORECASE
)


def ends_a_place(words: str, start: int) -> bool:
    """Tell whether what would be the first word of a label ends the name of a place, and the label begins behind it:
    "Heron Oral Surgery  Date: 06/16/2026"."""
    return (
        _DATE_BEHIND_A_PLACE.match(words, start) is not None
        and _ENDS_A_PLACE.search(words, 0, start) is not None
    )


def label_before(words: str) -> tuple[str, str, int] | None:
    """Return key, role and start of the longest label that words end with, which stand before a colon."""
    starts = [match.start() for match in re.finditer(r"\S+", words)]
    for start in starts[-_LONGEST:]:
        alone = start == starts[0] or len(words[start:].strip()) >= _SHORTEST_BEHIND_WORDS
        if ends_a_place(words, start):
            continue
        if alone and (named := label_named(words[start:])):
            return (*named, start)
    return None
