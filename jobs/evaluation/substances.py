"""Whether two wordings name the same medicine: one may carry strength and form, none may be a look-alike."""

from __future__ import annotations

import re

from rapidfuzz.distance import Levenshtein

from jobs.evaluation.folding import folded_words
from jobs.evaluation.spellings import spelling
from jobs.extraction.assistant.clinical.drug_names import DRUG

_IN_BRACKETS = re.compile(r"\([^)]*\)|\[[^]]*\]")
_JOINED = re.compile(r"\s*(?:[/+;&]|\b(?:and|with|plus|und|mit|et|y|e|con|en|met)\b|(?<=[a-z])-(?=[a-z]))\s*")
_SALTS = re.compile(r"\b(?:sodium|calcium|magnesium|potassium|zinc)\b")
_INSULINS = frozenset(
    "glargine lispro aspart detemir degludec glulisine isophane nph regular soluble biphasic icodec".split()
)
_SURELY_A_SLIP = 8
"""Letters from which on a word with one letter of another kind is the same substance, misspelt."""


def same_medicine(expected: str, got: str) -> bool:
    """Whether the shorter wording begins the longer one and what follows names no other medicine.

    Ramipril is `Ramipril 5 mg capsules`; insulin is not `insulin glargine`, and metformin not `metformin/sitagliptin`.
    """
    words, others = folded_words(expected), folded_words(got)
    shorter, longer = sorted((words, others), key=len)
    if not shorter or longer[0] != shorter[0] or not set(shorter) <= set(longer):
        return False
    if "insulin" in shorter and (set(longer) - set(shorter)) & _INSULINS:
        return False
    return _has_partners(expected, among=set(others)) and _has_partners(got, among=set(words))


def same_substance(expected: list[str], got: list[str]) -> bool:
    """Whether two lists of words differ in spelling alone: amoxicilline is amoxicillin, penicillamine no penicillin."""
    return len(expected) == len(got) and all(
        _is_spelled_alike(one, other) for one, other in zip(sorted(expected), sorted(got), strict=True)
    )


def _has_partners(text: str, *, among: set[str]) -> bool:
    """Whether every medicine that a name joins to its first one is among the words of the other wording."""
    plain = _IN_BRACKETS.sub(" ", text.casefold())
    for part in _JOINED.split(plain)[1:]:
        found = next(DRUG.each(_SALTS.sub(" ", part).strip()), None)
        if found is not None and found.start() == 0 and not set(re.findall(r"\w+", found[0])) & among:
            return False
    return True


def _is_spelled_alike(one: str, other: str) -> bool:
    if spelling(one) == spelling(other):
        return True
    return min(len(one), len(other)) >= _SURELY_A_SLIP and Levenshtein.distance(one, other) <= 1
