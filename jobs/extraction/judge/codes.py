"""ICD-10-CM codes: whether one exists, and whether it can mean what is printed beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType

from referrals.data.referral import Referral

_WORD = re.compile(r"[a-z]{4,}")
_EMPTY = frozenset(
    "with without other unspecified specified type disease disorder disorders chronic acute left right due".split()
)
_STEM = 5


def doubtful_codes(referral: Referral) -> Iterator[tuple[str, str]]:
    """Yield (path, what is doubtful about it) for the codes of a referral's diagnoses."""
    for index, diagnosis in enumerate(referral.clinical.diagnoses):
        code = diagnosis.icd10cm.value
        if code is None:
            continue
        if doubt := doubt_about(str(code), str(diagnosis.text.value or "")):
            yield f"clinical.diagnoses[{index}].icd10cm", doubt


def doubt_about(code: str, words: str) -> str:
    """Return in words why a code may be wrong beside these words; "" when nothing speaks against it."""
    icd = _icd()
    if not icd.is_valid_item(code):
        return f"{code} is no code of ICD-10-CM."
    meaning = str(icd.get_description(code))
    known = " ".join(
        [meaning, *icd.get_inclusion_term(code), *(icd.get_description(a) for a in icd.get_ancestors(code))]
    )
    if words and not _stems(words) & _stems(known) and _stems(words):
        return f"{code} means: {meaning}."
    return ""


def warm_up_codes() -> None:
    """Load the classification, which takes seconds, ahead of the first document that prints a code."""
    _icd()


@cache
def _icd() -> ModuleType:
    return import_module("simple_icd_10_cm")


def _stems(words: str) -> frozenset[str]:
    return frozenset(word[:_STEM] for word in _WORD.findall(words.casefold()) if word not in _EMPTY)
