"""Given names that one family's twins have, told apart from two ways to write one given name.

Who has the same family name and the same birth date is either the same person or a twin, and a twin's medicines must
not be taken for the patient's. A short form, an initial, a middle name, a newborn without a name yet and letters
misread are the same person's, or may be.
"""

from __future__ import annotations

import re
from itertools import combinations

from rapidfuzz import fuzz

from jobs.extraction.packets.short_forms import SHORT_FORMS

_GROUPS = """
adrian adriana | alan alana | alexander alexandra | andreas andrea | carl carla carol | christian christina
| christian christine | daniel daniela | daniel danielle | dennis denise | denis denise | eric erica | ella elsa emma
| felix felicia | gabriel gabriela | gabriel gabrielle | george georgia | george georgina | ian diana
| jade jane jana june | joan john jean | joel joelle | jordan jordana | joseph josephine | juan juana
| julia julian | julian juliana | justin justine | karl karla | liam lia | louis louise | luis luisa | lucas lucia lucy
| manuel manuela | mario maria | martin martina | michael michaela | michael michelle | mila milo | noel noelle
| oliver olivia | patrick patricia | paul paula | paul pauline | peter petra | philip philippa | robert roberta
| roman romana | simon simone | stefan stefanie | stephen stephanie | valentin valentina | victor victoria
"""
_TOLD_APART = (
    frozenset(frozenset(pair) for group in _GROUPS.split("|") for pair in combinations(group.split(), 2))
    - SHORT_FORMS
)
_GIVEN = frozenset().union(*SHORT_FORMS, *_TOLD_APART)
_UNNAMED = frozenset(
    "baby babyboy babygirl boy girl newborn neonate infant twin triplet male female bb bg unnamed unknown child one "
    "two first second".split()
)
_LETTERS = frozenset(("a", "b", "c", "one", "two", "three"))
_CALLED_OTHERWISE = re.compile(
    r"\b(?:known as|goes by|prefers? to be called|preferred name|likes to be called|nick-?name|alias|called by)\b",
    re.IGNORECASE,
)
_SHORTENED = 3
"""Letters with which most short forms begin as the whole name does."""
_LIKE, _LIKE_ON_A_POOR_PAGE = 70.0, 50.0


def told_apart(one: str, other: str) -> bool:
    """Tell whether two folded given names are two people's, however alike they are written."""
    return frozenset((one, other)) in _TOLD_APART


def is_given_name(word: str) -> bool:
    """Tell whether a folded word is one of the given names known here."""
    return word in _GIVEN


def are_of_twins(one: tuple[str, ...], other: tuple[str, ...], *, read_badly: bool) -> bool:
    """Tell whether the folded given names of two people of one family, none of which is like another, are surely
    those of two: not where one is an initial that fits, a newborn is not named yet, or letters may be misread.
    """
    if not _are_names(one) or not _are_names(other):
        return False
    return not any(_may_be_one(a, b, read_badly=read_badly) for a in one for b in other)


def are_lettered_otherwise(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Tell whether two newborns without names are different ones of a birth: "Twin A" and "Twin B"."""
    if not (_UNNAMED.intersection(one) and _UNNAMED.intersection(other)):
        return False
    here, there = _LETTERS.intersection(one), _LETTERS.intersection(other)
    return bool(here and there and here != there)


def says_otherwise_called(content: str) -> bool:
    """Tell whether a page says that somebody goes by another name."""
    return _CALLED_OTHERWISE.search(content) is not None


def _are_names(given: tuple[str, ...]) -> bool:
    return any(len(word) > 1 for word in given) and not _UNNAMED.intersection(given)


def _may_be_one(one: str, other: str, *, read_badly: bool) -> bool:
    if len(one) == 1 or len(other) == 1:
        return one[0] == other[0]
    if told_apart(one, other) and not read_badly:
        return False
    if one[:_SHORTENED] == other[:_SHORTENED]:
        return True
    least = _LIKE_ON_A_POOR_PAGE if read_badly else _LIKE
    return fuzz.ratio(one, other) >= least or _consonants(one) == _consonants(other)


def _consonants(word: str) -> str:
    """The consonants, each once in a row: "Yusuf" and "Youssef" are one name in other letters."""
    bare = re.sub(r"[aeiouyhw]", "", word[1:])
    return word[0] + re.sub(r"(.)\1+", r"\1", bare)
