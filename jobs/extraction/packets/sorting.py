"""Sorts a packet: kinds, parts, whose pages they are, and which are another patient's."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.letterhead import organization_in_head
from jobs.extraction.packets.belonging import Belonging, whose_parts
from jobs.extraction.packets.identity import Printed
from jobs.extraction.packets.kinds import signs_on
from jobs.extraction.packets.lists_of_people import lists_several_people
from jobs.extraction.packets.parts import SheetsOfPart, parts_of, sheet_of
from jobs.extraction.packets.printed import printed_on
from jobs.extraction.packets.recipients import misdirected
from jobs.extraction.packets.told import with_patient_told
from jobs.extraction.text import Text
from jobs.extraction.texts_at_hand import text_of
from jobs.extraction.triage.unread_pages import is_unread
from referrals.data.packets import DoubtedPage, Packet, PageKey, Part, SortedPage
from referrals.data.pages import Page

NOBODY = Printed()
UNREADABLE = "unreadable"
"""What is told of a page that nobody could read, instead of the kind of its part."""


def sort_packet(
    *,
    pages: Sequence[Page],
    today: date | None = None,
    released: Collection[PageKey] = (),
    own_names: Sequence[str] = (),
) -> Packet:
    """Return the pages of a packet with their kinds and parts, those of another patient
    quarantined.

    `today` bounds birth dates (default: the current day). `released` pages a person has said to be the patient's:
    they are never quarantined, and the others are compared with them. `own_names` are what the receiving organization
    is called; without them nothing is `misdirected`.
    """
    text = text_of(pages)
    documents = [Document.of([page], today or datetime.now(tz=UTC).date()) for page in text.pages]
    cleared = {place for place, page in enumerate(text.pages) if (page.document_id, page.number) in released}
    lists = {
        place
        for place, document in enumerate(documents)
        if place not in cleared and lists_several_people(document)
    }
    sheets = [
        sheet_of(
            text, place, signs_on(text, place), NOBODY if place in lists else _patient_on(document, documents)
        )
        for place, document in enumerate(documents)
    ]
    parts = parts_of(sheets)
    belonging = whose_parts(
        [part.sheets for part in parts],
        kinds=[part.signs.kind for part in parts],
        released=[not cleared.isdisjoint(part.places) for part in parts],
    )
    whose = list(zip(parts, belonging.of_parts, strict=True))
    nobody_named = not any(sheet.printed.says_who for sheet in sheets)
    return Packet(
        pages=tuple(_sorted_page(text, part, place) for part in parts for place in part.places),
        parts=tuple(_part(text, documents, part) for part in parts),
        quarantined=tuple(
            _of_several(text, place, documents[place])
            if place in lists
            else _doubted(text, place, part, found)
            for part, found in whose
            for place in part.places
            if place in lists or (found.foreign and place not in cleared)
        ),
        doubtful=tuple(
            _doubted(text, place, part, found)
            for part, found in whose
            if found.doubtful
            for place in part.places
            if place not in lists
        ),
        several_patients=belonging.several_patients or (bool(lists) and nobody_named),
        misdirected=misdirected(_addressed(documents, whose), own_names=own_names),
    )


def _patient_on(document: Document, documents: Sequence[Document]) -> Printed:
    """What a page says of its patient; what it only tells matters where there is another page to compare it with."""
    printed = printed_on(document)
    return with_patient_told(document, printed) if len(documents) > 1 else printed


def _addressed(
    documents: Sequence[Document], whose: Sequence[tuple[SheetsOfPart, Belonging]]
) -> list[Document]:
    """The first pages of the patient's own letters and covers, which say to whom a packet goes."""
    return [
        documents[place]
        for part, found in whose
        if not found.foreign and part.signs.kind in ("referral", "cover_page")
        for place in part.places[:1]
    ]


def _sorted_page(text: Text, part: SheetsOfPart, place: int) -> SortedPage:
    page = text.pages[place]
    if is_unread(page):
        return SortedPage(document_id=page.document_id, page=page.number, kind=UNREADABLE, confidence=0.0)
    own = part.sheets[part.places.index(place)].signs.spans.get(part.signs.kind, ())
    return SortedPage(
        document_id=page.document_id,
        page=page.number,
        kind=part.signs.kind,
        confidence=round(part.signs.sureness, 4),
        evidence=text.evidence(*own[:3]),
    )


def _part(text: Text, documents: Sequence[Document], part: SheetsOfPart) -> Part:
    first = text.pages[part.places[0]]
    printed = part.sheets[0].printed
    for sheet in part.sheets[1:]:
        printed |= sheet.printed
    sender = organization_in_head(documents[part.places[0]])
    return Part(
        document_id=first.document_id,
        pages=tuple(text.pages[place].number for place in part.places),
        kind=part.signs.kind,
        confidence=round(part.signs.sureness, 4),
        evidence=text.evidence(*part.signs.places[:3]),
        patient=printed.as_data(),
        sender=str(sender.value) if sender else None,
    )


def _of_several(text: Text, place: int, document: Document) -> DoubtedPage:
    """A page that lists several patients is nobody's."""
    page = text.pages[place]
    return DoubtedPage(
        document_id=page.document_id,
        page=page.number,
        reasons=("list_of_patients",),
        evidence=printed_on(document).evidence,
    )


def _doubted(text: Text, place: int, part: SheetsOfPart, found: Belonging) -> DoubtedPage:
    """A page with its reason; one that prints no patient itself belongs to its part."""
    page = text.pages[place]
    printed = part.sheets[part.places.index(place)].printed
    reasons = found.reasons if printed.says_who or found.several else ("part_of_another_patient",)
    return DoubtedPage(
        document_id=page.document_id,
        page=page.number,
        reasons=reasons,
        evidence=printed.evidence,
    )
