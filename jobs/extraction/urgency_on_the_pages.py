"""How urgent the pages say it is, read anew where the urgency that was proposed stands nowhere on them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.kinds import is_advertisement, pages_of_the_request, parts_in
from jobs.extraction.assistant.request.urgency.answer import urgency_of
from jobs.extraction.found import field_of
from jobs.extraction.operations import without_operations
from referrals.data.pages import Page
from referrals.data.referral import Field, missing


def urgency_on_the_pages(*, pages: Sequence[Page], today: date) -> Field:
    """Return the urgency that the built-in assistant's rules read on the pages of the request, with its place."""
    pages = without_operations(pages)
    parts = parts_in(pages, None)
    if is_advertisement(parts):
        return missing()
    request = Document.of(pages_of_the_request(pages, parts), today)
    return field_of(request.text, urgency_of(request))
