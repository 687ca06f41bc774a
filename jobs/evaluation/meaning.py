"""Whether two wordings that are nearly the same mean something else: left and right, hyper- and hypo-, B and C."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from rapidfuzz import fuzz
from rapidfuzz.distance import Levenshtein

from jobs.evaluation.spellings import spelling

_OPPOSITES = tuple(
    tuple(frozenset(side.split()) for side in group.split("|"))
    for group in (
        "left l links gauche izquierda izquierdo sinistra sinistro esquerda esquerdo lewy lewa vanster venstre"
        "|right r rechts droit droite derecha derecho destra destro direita direito prawy "
        "prawa hoger h\u00f8jre h\u00f8yre",
        "acute|chronic|subacute",
        "upper|lower",
        "mild|moderate|severe",
        "benign|malignant",
        "positive|negative",
        "raised elevated increased high|reduced decreased lowered low",
        "medial|lateral",
        "anterior|posterior",
        "proximal|distal",
        "arterial|venous",
        "atrial|ventricular",
        "systolic|diastolic",
        "mitral|aortic|tricuspid",
        "viral|bacterial|fungal",
        "primary|secondary",
        "epidural|subdural|subarachnoid",
        "ischaemic ischemic|haemorrhagic hemorrhagic",
        "obstructive|restrictive",
        "before|after",
        "gain|loss",
        "mother|father",
        "once|twice|thrice",
        "daily|weekly|monthly",
        "hour hours hourly|day days",
        "morning|evening night bedtime|noon midday",
    )
)
_DESIGNATED = frozenset(
    "type typ tipo hepatitis vitamin stage stade stadium grade grad class group factor influenza haemophilia "
    "hemophilia bipolar nyha figo phase".split()
)
_ROMAN = {"i": "1", "ii": "2", "iii": "3", "iv": "4", "v": "5"}
_LONGEST_DESIGNATION = 3
_FILLERS = frozenset(
    "the a an of with and or in on to at for from by due is was has had some mellitus unspecified nos disorder finding "
    "de la le les des du et der die das und mit".split()
)
_NEAR = 80.0
"""How alike two words must be to be one, spelled or inflected otherwise."""
_LOOK_ALIKE = str.maketrans("1i|05", "lllos")
"""Signs that scans take for one another."""
_LONGEST_ENDING = 4
_SHARED_END = 4
"""Letters of one ending that two words must share to differ by their prefix alone (hypertension, hypotension)."""


def means_another(expected: Sequence[str], got: Sequence[str]) -> bool:
    """Whether two lists of folded words name opposites, or other types or stages of one thing."""
    one, other = _designations(expected), _designations(got)
    if any(not _agree(one[head], other[head]) for head in one.keys() & other.keys()):
        return True
    words, others = set(expected), set(got)
    return any(_are_opposite(sides, words, others) for sides in _OPPOSITES)


def has_another_word(expected: Sequence[str], got: Sequence[str], *, every: bool) -> bool:
    """Whether a word of one of two texts stands where the other has a different one, not the same in another spelling.

    Of `every` word another must be its spelling (findings, which are short); else only those are looked at that differ
    by a prefix.
    """
    fewer, more = sorted((_left_over(expected, got), _left_over(got, expected)), key=len)
    return any(
        any(_differ_by_prefix(word, other) for other in more)
        or (every and not any(_is_near(word, other) for other in more))
        for word in fewer
    )


def numbered(words: Sequence[str]) -> list[str]:
    """Words with the Roman number of a type or stage in figures (type II is type 2)."""
    return [
        _ROMAN.get(word, word) if before in _DESIGNATED else word
        for before, word in zip(["", *words], words, strict=False)
    ]


def _are_opposite(sides: tuple[frozenset[str], ...], words: set[str], others: set[str]) -> bool:
    named = {at for at, side in enumerate(sides) if side & words}
    named_too = {at for at, side in enumerate(sides) if side & others}
    return bool(named) and bool(named_too) and not named & named_too


def _designations(words: Sequence[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for head, behind in pairwise(words):
        if head in _DESIGNATED and _is_designation(behind):
            found.setdefault(head, set()).add(behind)
    return found


def _is_designation(word: str) -> bool:
    return len(word) <= _LONGEST_DESIGNATION and (len(word) == 1 or re.search(r"\d", word) is not None)


def _agree(one: set[str], other: set[str]) -> bool:
    """Whether a designation is the other's, or holds it: stage 3 may be stage 3b."""
    return any(each.startswith(known) or known.startswith(each) for each in one for known in other)


def _left_over(words: Sequence[str], others: Sequence[str]) -> list[str]:
    """The spellings of the words that carry meaning and that the other text does not have."""
    left = Counter(map(spelling, words)) - Counter(map(spelling, others))
    fillers = set(map(spelling, _FILLERS))
    return [word for word in left.elements() if word not in fillers]


def _is_near(one: str, other: str) -> bool:
    """Whether two words are one, misspelt, misread (A1c and Alc), inflected (polyps and polyposis) or shortened (serum
    and s., 3a and 3).
    """
    shorter, longer = sorted((one, other), key=len)
    return (
        fuzz.ratio(one, other) >= _NEAR
        or one.translate(_LOOK_ALIKE) == other.translate(_LOOK_ALIKE)
        or (
            longer.startswith(shorter)
            and (len(shorter) == 1 or len(longer) - len(shorter) <= _LONGEST_ENDING)
        )
    )


def _differ_by_prefix(one: str, other: str) -> bool:
    shared = 0
    for a, b in zip(reversed(one), reversed(other), strict=False):
        if a != b:
            break
        shared += 1
    if shared < _SHARED_END:
        return False
    begins, begins_too = one[: len(one) - shared], other[: len(other) - shared]
    return not begins or not begins_too or Levenshtein.distance(begins, begins_too) > 1
