"""The page that stands in a dynamic form (XFA) for readers that cannot show it: what was filled in is not on it."""

from __future__ import annotations

import re

from referrals.data.pages import Page

_MOST_WORDS = 120
_STANDS_IN = re.compile(
    r"if this message is not eventually replaced by the proper contents of the document|"
    r"the document you are trying to load requires adobe reader|"
    r"your (?:pdf )?viewer may not be able to display this type of document",
    re.IGNORECASE,
)
"""What the makers of such forms put on that page, as their programs write it."""


def is_stand_in(page: Page) -> bool:
    """Tell whether a page says, and says nothing else, that it cannot be shown."""
    if len(page.words) > _MOST_WORDS:
        return False
    return _STANDS_IN.search(" ".join(word.text for word in page.words)) is not None
