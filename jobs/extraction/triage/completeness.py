"""What a referral to a specialty must hold by the clinic's rules, and does not."""

from __future__ import annotations

from collections.abc import Mapping

from common.expressions import Operand
from jobs.data import Ruleset
from referrals.data.referral import Completeness, MissingItem


def completeness_of(
    *,
    operands: Mapping[str, Operand],
    ruleset: Ruleset,
    specialty: str | None,
    told_to_be_none: frozenset[str] = frozenset(),
) -> Completeness:
    """List what a referral to the specialty must hold and does not; an empty list at one of `told_to_be_none` is
    there: that there is nothing is what was asked."""
    missing = tuple(
        MissingItem(path=requirement.path, why=requirement.why)
        for requirement in ruleset.requirements_for(specialty)
        if not any(
            path in told_to_be_none or is_there(operands, path)
            for path in (requirement.path, *requirement.or_else)
        )
    )
    return Completeness(complete=not missing, missing=missing, needed_for=specialty)


def is_there(operands: Mapping[str, Operand], path: str) -> bool:
    """Tell whether a field has a value, or a list an entry."""
    operand = operands[f"referral.{path}"]
    return bool(operand.items) if operand.items is not None else operand.value is not None
