"""The referral that is read from a page, and its values as the judge leaves them, to compare with what it says."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant, run_judge, sort_packet
from referrals.data.pages import Page
from referrals.data.referral import Referral, walk
from tests.unit.extraction.paper import paper

_TODAY = date(2026, 11, 21)


def referral_read(written: str) -> Referral:
    """Return what the assistant reads from a page that is laid out from plain text."""
    return run_assistant(pages=paper(written), today=_TODAY)


def referral_read_of_a_packet(written: str) -> Referral:
    """Return what the assistant reads from such a page after it was sorted as a packet of its own."""
    pages = paper(written)
    return run_assistant(pages=pages, today=_TODAY, packet=sort_packet(pages=pages, today=_TODAY))


def run_assistant_on(pages: tuple[Page, ...]) -> Referral:
    """Return what the assistant reads from pages that are laid out otherwise."""
    return run_assistant(pages=pages, today=_TODAY)


def values_read(written: str) -> dict[str, object]:
    """Return by path the values that come back from such a page."""
    pages = paper(written)
    referral = run_judge(referral=run_assistant(pages=pages, today=_TODAY), pages=pages)
    return {path: field.value for path, field in walk(referral) if field.value is not None}
