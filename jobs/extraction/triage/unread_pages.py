"""Pages that nobody could read: damaged, too complex, or ink that made no words. A blank page is none of them."""

from __future__ import annotations

from collections.abc import Sequence

from referrals.data.pages import Page
from referrals.data.referral import RedFlag

_GUESSWORK = 0.5
"""A picture that is read with less mean confidence than this is guessed, not read."""


def is_unread(page: Page) -> bool:
    """Tell whether a page may say something that no reader made out."""
    return page.problem is not None or (
        page.source == "ocr" and bool(page.words) and page.confidence < _GUESSWORK
    )


def flags_of_unread(pages: Sequence[Page]) -> tuple[RedFlag, ...]:
    """Return `not_searched` when red flags could not be looked for on some page."""
    unread = [page for page in pages if is_unread(page)]
    if not unread:
        return ()
    text = f"{named(unread)} could not be read or searched for red flags: somebody should look at it now."
    return (RedFlag(code="not_searched", text=text),)


def named(pages: Sequence[Page]) -> str:
    """Return what people call the pages: their numbers, in order."""
    numbers = ", ".join(str(page.number) for page in pages)
    return f"Page {numbers}" if len(pages) == 1 else f"Pages {numbers}"
