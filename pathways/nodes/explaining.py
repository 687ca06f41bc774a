"""Words for why a question could not be answered: paths and reasons, never values."""

from __future__ import annotations

from common.expressions import Result


def name_the_gaps(result: Result) -> str:
    """Say of each field that left a question open why it did."""
    why = {used.path: used.operand.why_not for used in result.operands}
    return "; ".join(f"{path}: {why.get(path) or 'not usable'}" for path in result.undecided)
