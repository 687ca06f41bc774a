"""When two wordings of what is told in words count as one: findings, medicines, amounts, reasons, addresses.

One may hold the other whole, or nearly all words agree; yet never where the numbers, a unit, a denial or a word that
makes something else of another say a different thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from rapidfuzz import fuzz

from jobs.evaluation.amounts import has_numbers, same_amounts, same_figures, same_units, units_spelled
from jobs.evaluation.folding import fold, folded_words
from jobs.evaluation.governing import governed_differently
from jobs.evaluation.meaning import has_another_word, means_another, numbered
from jobs.evaluation.spellings import spelling
from jobs.evaluation.substances import same_medicine, same_substance

PROSE = (
    "request.reason",
    "request.service",
    "patient.address",
    "referrer.address",
    "clinical.",
    "referrer.organization",
    "recipient.organization",
    "insurance.payer",
)
_DOSE = "clinical.medications[].dose"
_AMOUNTS = (_DOSE, "clinical.observations[].value")
_FREQUENCY = "clinical.medications[].frequency"
_MEDICINE = "clinical.medications[].name"
_SUBSTANCE = "clinical.allergies[].substance"
_UNIT = "clinical.observations[].unit"
_SENTENCES = ("request.reason", "request.service")
_TIMES = frozenset("twice thrice times".split())
_PERIODS = frozenset("day daily week weekly".split())
"""Words that tell a frequency alone, and another one behind `twice`."""
_SIMILAR = 85.0


def same_prose(path: str, expected: str, got: str) -> bool:
    """Return whether two texts at a path of prose say the same."""
    if _without_blanks(expected) == _without_blanks(got):
        return True
    if path.endswith(".icd10cm"):
        return _same_code(expected, got)
    if path == _UNIT:
        return same_units(expected, got)
    if path == _MEDICINE:
        return same_medicine(expected, got)
    if path in (*_AMOUNTS, _FREQUENCY):
        return _same_amount(path, expected, got)
    decimals = not path.endswith(".address")
    return same_figures(expected, got, decimals=decimals) and _says_the_same(path, expected, got)


def _same_amount(path: str, expected: str, got: str) -> bool:
    if not same_amounts(expected, got, chained=path != _DOSE) or (
        path in _AMOUNTS and has_numbers(expected) != has_numbers(got)
    ):
        return False
    words, others = folded_words(expected), folded_words(got)
    if path == _FREQUENCY and _has_another_rate(set(words), set(others)):
        return False
    if fold(expected) == fold(got) or units_spelled(expected) == units_spelled(got):
        return True
    return not means_another(words, others) and _alike(words, others)


def _has_another_rate(words: set[str], others: set[str]) -> bool:
    return bool(words & _PERIODS and others & _PERIODS) and words & _TIMES != others & _TIMES


def _says_the_same(path: str, expected: str, got: str) -> bool:
    words, others = numbered(folded_words(expected)), numbered(folded_words(got))
    told = path.startswith((*_SENTENCES, "clinical."))
    findings = path.startswith("clinical.")
    if told and (means_another(words, others) or governed_differently(expected, got, findings=findings)):
        return False
    if spelling(fold(expected)) == spelling(fold(got)) or _holds(words, others):
        return True
    if path == _SUBSTANCE:
        return same_substance(words, others)
    return _nearly_all_agree(words, others) and not (told and has_another_word(words, others, every=findings))


def _same_code(expected: str, got: str) -> bool:
    """Whether a code is the other, or the category that it stands in (I20 and I20.9)."""
    one, other = sorted((_without_blanks(expected), _without_blanks(got)), key=len)
    return fold(one) == fold(other) or other.startswith(one if "." in one else f"{one}.")


def _alike(expected: Sequence[str], got: Sequence[str]) -> bool:
    return _holds(expected, got) or _nearly_all_agree(expected, got)


def _holds(expected: Sequence[str], got: Sequence[str]) -> bool:
    """Whether all words of one are in the other, and are not a mere word of much."""
    shorter, longer = sorted((expected, got), key=len)
    return bool(shorter) and len(shorter) * 4 >= len(longer) and set(shorter) <= set(longer)


def _nearly_all_agree(expected: Sequence[str], got: Sequence[str]) -> bool:
    if not expected or not got:
        return False
    return fuzz.token_sort_ratio(" ".join(expected), " ".join(got)) >= _SIMILAR


def _without_blanks(text: str) -> str:
    return "".join(text.split()).casefold()
