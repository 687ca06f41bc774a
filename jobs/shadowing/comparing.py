"""Two results for the same pages, field by field."""

from __future__ import annotations

import re
from collections import Counter

from referrals.data.paths import bare_path
from referrals.data.referral import Completeness, Field, Frozen, Referral, Triage, walk

_SPELLED_FREELY = (".phone", ".fax")


class ShadowResult(Frozen):
    """What one side found: the judged referral, its triage, and whether it is complete."""

    referral: Referral
    triage: Triage
    completeness: Completeness


class Compared(Frozen):
    """A path as the two sides have it: no value, one, or of a list several."""

    path: str
    current: tuple[str, ...]
    candidate: tuple[str, ...]
    agrees: bool


def compare(*, current: ShadowResult, candidate: ShadowResult) -> tuple[Compared, ...]:
    """Compare two results, path by path in the order of the schema; paths empty on both sides are
    left out.

    Lists are one path (`clinical.medications[].name`) and agree whatever their order. Text agrees whatever its case
    and spacing, phones by their digits. A finding that is denied, historical or a relative's is another value than one
    that is present.
    """
    ours, theirs = _by_path(current), _by_path(candidate)
    return tuple(
        Compared(
            path=path,
            current=ours.get(path, ()),
            candidate=theirs.get(path, ()),
            agrees=_folded(path, ours.get(path, ())) == _folded(path, theirs.get(path, ())),
        )
        for path in {**ours, **theirs}
    )


def folded(path: str, value: str) -> str:
    """Return a value as it is compared."""
    if path.endswith(_SPELLED_FREELY):
        return re.sub(r"\D", "", value) or value.casefold()
    return " ".join(value.split()).casefold()


def _folded(path: str, values: tuple[str, ...]) -> Counter[str]:
    return Counter(folded(path, value) for value in values)


def _by_path(result: ShadowResult) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for path, field in walk(result.referral):
        if field.value is not None:
            found.setdefault(bare_path(path), []).append(_said(field))
    triage = result.triage
    found["triage.urgency"] = [triage.urgency]
    found["triage.specialty"] = [triage.specialty] if triage.specialty else []
    found["triage.disposition"] = [triage.disposition]
    found["triage.red_flags[].code"] = [flag.code for flag in triage.red_flags]
    found["completeness.missing[].path"] = [item.path for item in result.completeness.missing]
    return {path: tuple(values) for path, values in found.items() if values}


def _said(field: Field) -> str:
    plain = field.asserted in (None, "present")
    return str(field.value) if plain else f"{field.value} ({field.asserted})"
