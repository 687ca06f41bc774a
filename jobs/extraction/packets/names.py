"""Names of patients compared as people would: in either order, with initials, short forms and letters misread."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from rapidfuzz.distance import DamerauLevenshtein

from jobs.extraction.packets.short_forms import SHORT_FORMS
from jobs.extraction.packets.siblings import are_lettered_otherwise, are_of_twins, is_given_name, told_apart
from jobs.extraction.patterns.accents import without_accents

Relation = Literal["same", "possible", "like", "given_only", "family_only", "relatives", "different"]
"""`possible`: what is written fits, but says too little ("Mr Smith"). `like`: the same but for a letter or two, as a
slip or a misreading makes it, or another name that is much alike ("Novak", "Nowak"). `given_only`: another family name,
as after marriage. `family_only`: another given name, as of relatives, or the same written otherwise. `relatives`:
surely another given name."""

_DROPPED = frozenset(
    "patient pt client re mr mrs ms miss mx master mstr dr prof sir dame lady lord rev fr sr jr ii iii iv md phd esq "
    "herr frau m mme mlle monsieur "
    "madame señor señora senor senora sra srta dhr mevr mw van von de der den del della di da dos "
    "das du la le el al bin ibn "
    "ter ten zu".split()
)
_LABEL = "patient"
"""A word that stands before names, and that readers misread."""
_FORMER = re.compile(
    r"\b(?:n[eé]e|formerly|maiden(?: name)?|geb(?:oren)?\.?|previously|aka|a\.k\.a\.?|also known as)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Name:
    """`tokens` are folded words in the order given names, family names; `family` how many of them are the family's."""

    written: str
    tokens: tuple[str, ...]
    family: int

    @property
    def whole(self) -> tuple[str, ...]:
        """The tokens that are more than an initial."""
        return tuple(token for token in self.tokens if len(token) > 1)

    @property
    def is_full(self) -> bool:
        """Whether given and family name are both written out."""
        return len(self.whole) >= 2


def name_of(written: str) -> Name | None:
    """Return a name from words such as "SMITH, John (Mr)" or "Ms Anna-Maria de la Cruz"; None when none is left."""
    head, comma, rest = written.partition(",")
    given, family = (_tokens(rest), _tokens(head)) if comma and _tokens(rest) else (_tokens(written), [])
    if not family and given:
        given, family = given[:-1], given[-1:]
    tokens = (*given, *family)
    if not tokens or not any(len(token) > 1 for token in tokens):
        return None
    return Name(" ".join(written.split()), tokens, len(family))


def _tokens(words: str) -> list[str]:
    plain = without_accents(words.casefold().replace("ß", "ss")).replace("'", "").replace("\u2019", "")
    found = [token for token in re.findall(r"[^\W\d_]+", plain) if token not in _DROPPED]
    return [token for token in found if len(token) != len(_LABEL) or not alike(token, _LABEL)]


def compare_names(one: Name, other: Name, *, read_badly: bool = False) -> Relation:
    """Return how two written names relate."""
    if one.tokens == other.tokens and one.is_full:
        return "same"
    relation = _relation(one, other, partial(alike, read_badly=read_badly), read_badly=read_badly)
    if relation not in ("same", "possible"):
        return relation
    surely = _relation(one, other, _are_one, read_badly=read_badly)
    return relation if surely in ("same", "possible") else "like"


def _relation(one: Name, other: Name, fits: Callable[[str, str], bool], *, read_badly: bool) -> Relation:
    pairs = [(a, b) for a in one.whole for b in other.whole if fits(a, b)]
    matched_one, matched_other = {a for a, _ in pairs}, {b for _, b in pairs}
    count = min(len(matched_one), len(matched_other))
    if are_lettered_otherwise(one.tokens, other.tokens):
        return "relatives"
    only_family = _only_family(one, matched_one) and _only_family(other, matched_other)
    other_first = _other_first(one, matched_one) and _other_first(other, matched_other)
    if count >= 2 and not only_family and not other_first:
        return "same"
    if count == 0:
        return "different" if one.whole and other.whole else "possible"
    if not (one.is_full and other.is_full):
        return _with_initials(one, other, matched_one, matched_other)
    left_one, left_other = _left(one, matched_one), _left(other, matched_other)
    family = _is_family(one, matched_one) and _is_family(other, matched_other)
    if not family and not (_are_given(left_one, matched_one) and _are_given(left_other, matched_other)):
        return "given_only"
    return "relatives" if are_of_twins(left_one, left_other, read_badly=read_badly) else "family_only"


def _with_initials(one: Name, other: Name, matched_one: set[str], matched_other: set[str]) -> Relation:
    """One of the names has a single written-out word: its initials, if it has any, must fit the other's words."""
    rest_one = [token for token in one.tokens if token not in matched_one]
    rest_other = [token for token in other.tokens if token not in matched_other]
    if not rest_one or not rest_other:
        return "possible"
    fits = any(a[0] == b[0] for a in rest_one for b in rest_other)
    return "same" if fits else "family_only"


def _is_family(name: Name, matched: set[str]) -> bool:
    return any(token in matched for token in name.tokens[len(name.tokens) - name.family :])


def _left(name: Name, matched: set[str]) -> tuple[str, ...]:
    return tuple(token for token in name.tokens if token not in matched)


def _are_given(left: tuple[str, ...], matched: set[str]) -> bool:
    """Whether what does not fit is a given name and what fits is none, whatever their order: "MARSH ELLA"."""
    return all(map(is_given_name, left)) and not any(map(is_given_name, matched))


def _only_family(name: Name, matched: set[str]) -> bool:
    """Whether a family name of several words is all that fits: "Garcia Lopez" of Maria and of Juan."""
    return name.family > 1 and matched.isdisjoint(name.tokens[: -name.family])


def _other_first(name: Name, matched: set[str]) -> bool:
    """Whether the given name that comes first is a known one and does not fit, though a second and the family's do."""
    return name.tokens[0] not in matched and is_given_name(name.tokens[0]) and _is_family(name, matched)


def alike(one: str, other: str, *, read_badly: bool = False) -> bool:
    """Tell whether two folded words of names can be the same: equal, a short form, or some letters misread."""
    if not read_badly and told_apart(one, other):
        return False
    if _are_one(one, other):
        return True
    shorter = min(one, other, key=len)
    allowed = 0 if len(shorter) < 4 else 1 if len(shorter) < 8 else 2
    if read_badly and len(shorter) >= 4:
        allowed += 1
    return DamerauLevenshtein.distance(one, other, score_cutoff=allowed) <= allowed


def _are_one(one: str, other: str) -> bool:
    """Whether two folded words are surely ways to write one name: equal, a short form, or one cut short."""
    if one == other or frozenset((one, other)) in SHORT_FORMS:
        return True
    shorter, longer = sorted((one, other), key=len)
    return len(shorter) >= 3 and longer.startswith(shorter) and len(longer) - len(shorter) >= 2


def says_former_name(content: str) -> bool:
    """Tell whether a page speaks of a former or other name."""
    return _FORMER.search(content) is not None
