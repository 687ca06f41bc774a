"""A record's pages as the record page shows them: where each picture is, and what is drawn on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from django.urls import reverse

from common.wording import counted
from referrals.admin.shown_fields import Mark
from referrals.data.packets import WHY_QUARANTINED
from referrals.data.pages import Page
from referrals.data.records import DocumentData
from referrals.packet_selectors import list_page_marks
from referrals.selectors import find_pages

_SOURCES = {"text_layer": "text of the file", "ocr": "read by optical recognition", "none": "no words found"}
_LETTER = (612.0, 792.0)


@dataclass(frozen=True)
class ShownPage:
    """`width` and `height` are points of the upright page, for the shape of its picture. `set_aside` are the sentences
    that say why nothing is extracted from it: it is another patient's. `struck` are lines (x, y, x) through
    the words that were left out as struck out: a mark for that need not show on the picture.
    """

    document_id: str
    number: int
    title: str
    url: str
    width: int
    height: int
    how_read: str
    problem: str
    marks: Sequence[Mark]
    struck: Sequence[tuple[float, float, float]]
    set_aside: Sequence[str] = ()


def shown_pages(
    *,
    organization_id: str,
    record_id: str,
    documents: Sequence[DocumentData],
    marks: Mapping[tuple[str, int], Sequence[Mark]],
) -> list[ShownPage]:
    """Return all pages of the documents in order, whether they have been read or not."""
    aside = {
        (mark.document_id, mark.page): [WHY_QUARANTINED[reason] for reason in mark.reasons]
        for mark in list_page_marks(organization_id=organization_id, record_id=record_id)
        if mark.status == "quarantined"
    }
    found = []
    for place, document in enumerate(documents, start=1):
        read = {
            page.number: page
            for page in find_pages(organization_id=organization_id, document_id=document.id) or ()
        }
        for number in range(1, max([document.page_count, *read]) + 1):
            name = f"Page {number}" if len(documents) == 1 else f"Document {place}, page {number}"
            page = (document.id, number)
            shown = _shown(record_id, document.id, number, name, read.get(number), marks.get(page, ()))
            found.append(replace(shown, set_aside=aside.get(page, ())))
    return found


def _shown(
    record_id: str, document_id: str, number: int, title: str, page: Page | None, marks: Sequence[Mark]
) -> ShownPage:
    width, height = (page.width, page.height) if page else _LETTER
    how_read = _SOURCES[page.source] if page else "not read yet"
    if page and page.source == "ocr":
        how_read = f"{how_read}, confidence {page.confidence:.2f}"
    if page and page.struck:
        how_read = f"{how_read}, {counted(len(page.struck), 'struck word')} left out"
    return ShownPage(
        document_id=document_id,
        number=number,
        title=title,
        url=reverse("admin:referrals_record_page_image", args=[record_id, document_id, number]),
        width=round(width),
        height=round(height),
        how_read=how_read,
        problem=(page.problem or "") if page else "",
        marks=marks,
        struck=[(x0, (y0 + y1) / 2, x1) for x0, y0, x1, y1 in page.struck] if page else (),
    )
