"""Pages that a person should look at before anything is decided: nobody could read them, or words are struck out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jobs.extraction.triage.unread_pages import is_unread, named
from referrals.data.pages import Page
from referrals.data.referral import TriageReason


def pages_to_see(pages: Sequence[Page]) -> Iterator[TriageReason]:
    """Yield why a person should look: what nobody could read may change everything, and who struck words out may have
    meant more, or less, than that they do not count.
    """
    unread = [page for page in pages if is_unread(page)]
    if unread:
        text = f"{named(unread)} could not be read: a person should look."
        yield TriageReason(rule="unread_pages", text=text)
    struck = [page for page in pages if page.struck]
    if struck:
        text = f"{named(struck)}: words with a line through them were left out. A person should look."
        yield TriageReason(rule="struck_words", text=text)
