"""What a document is known to say: the values of its gold, and the rules' where the gold does not speak."""

from __future__ import annotations

from typing import Any

from jobs.evaluation.cases import Case
from jobs.evaluation.comparing import options_of
from jobs.evaluation.folding import fold
from referrals.data.referral import Referral


def values_of(case: Case, path: str, referral: Referral) -> list[list[str]]:
    """The values of a path, each with the wordings that would do; what the rules found where the gold says nothing."""
    if path not in case.gold:
        return [[value] for value in _found(path, referral)]
    gold = case.gold[path]
    values: list[list[str]] = []
    for entry in gold if isinstance(gold, list) else [gold]:
        told = [option for option in options_of(entry) if option is not None] if entry is not None else []
        options = [
            str(each) for option in told for each in (option if isinstance(option, list) else [option])
        ]
        values += [options] if options else []
    return values


def _found(path: str, referral: Referral) -> list[str]:
    if path == "patient.identifiers[].value":
        return [str(each.value.value) for each in referral.patient.identifiers if each.value.value]
    value: Any = referral
    for name in path.split("."):
        value = getattr(value, name)
    return [str(value.value)] if value.value is not None else []


def words_of(name: str) -> set[str]:
    return {fold(word) for word in parts_of(name)} - {""}


def parts_of(name: str) -> list[str]:
    return name.replace(",", " ").replace(".", " ").split()
