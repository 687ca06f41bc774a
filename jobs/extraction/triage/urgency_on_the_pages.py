"""How urgent the pages say it is beyond the urgency that was proposed: where that one stands nowhere on them, and where
they contradict it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.kinds import is_advertisement, pages_of_the_request, parts_in
from jobs.extraction.assistant.request.urgency.answer import urgency_of
from jobs.extraction.found import field_of
from jobs.extraction.judge.urgency_reading import level_read
from jobs.extraction.wordings.operations import without_operations
from referrals.data.pages import Page
from referrals.data.referral import URGENCIES, Field, Urgency, missing


def urgency_on_the_pages(*, pages: Sequence[Page], today: date) -> Field:
    """Return the urgency that the built-in assistant's rules read on the pages of the request, with its place."""
    pages = without_operations(pages)
    parts = parts_in(pages, None)
    if is_advertisement(parts):
        return missing()
    request = Document.of(pages_of_the_request(pages, parts), today)
    return field_of(request.text, urgency_of(request))


def urgencies_against(stated: Field) -> Iterator[tuple[Urgency, int]]:
    """Yield the urgencies, with their pages, that speak against the one that was read and leave it uncertain; what is
    contradicted outright may be so by its own words.
    """
    if stated.source == "human" or stated.verdict == "contradicted":
        return
    for place in stated.contradicted_by:
        said = level_read(place.quote)
        yield from ((level, place.page) for level in URGENCIES if level == said)
