"""The assistants that a shadow can try, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from jobs import extraction
from referrals.data.pages import Page
from referrals.data.referral import Referral

Propose = Callable[[Sequence[Page], date], Referral]
BUILTIN = "builtin"


def candidate_names() -> tuple[str, ...]:
    """Return the assistants there are: the built-in one, and those the operator has configured."""
    return (BUILTIN,)


def candidate_named(name: str, *, organization_id: str) -> Propose:  # noqa: ARG001 - model-backed ones ask for it
    """Return what proposes a referral from pages. Raises LookupError for a name that is not configured."""
    if name == BUILTIN:
        return lambda pages, today: extraction.run_assistant(pages=pages, today=today)
    raise LookupError(name)
