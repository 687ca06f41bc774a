"""The referral that is read from a page, to compare with what it says."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper


def referral_read(written: str) -> Referral:
    """Return what the assistant reads from a page that is laid out from plain text."""
    return run_assistant(pages=paper(written), today=date(2026, 11, 21))
