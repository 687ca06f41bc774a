"""Whose place it is that the tagger marked, by where it stands: in the head of the page, in the other party's block."""

from __future__ import annotations

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.parties.departments import is_department
from jobs.extraction.assistant.parties.named_parties import owner_of_the_form
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Span


def stands_in_anothers_head(document: Document, span: Span) -> bool:
    """Whether the head of the page, where it is that of who receives, holds what is marked as the sender's."""
    if FAX_STRIP.match(document.text.line_at(span.start).text):
        return False
    return document.outline.block_at(span.start) == "letterhead" and owner_of_the_form(document) is not None


def is_the_senders_place(document: Document, span: Span) -> bool:
    """Whether a place marked as the receiver's stands among what tells of the sender: in the sender's block of a form
    that is its receiver's own, or in the head of a page on which a label names somebody else as the receiver."""
    owned = owner_of_the_form(document) is not None
    if document.outline.block_at(span.start) == "letterhead":
        return _is_sent_elsewhere(document, span) or (not owned and _is_addressed_by_a_label(document))
    return owned and document.outline.block_at(span.start) == "referrer"


def _is_sent_elsewhere(document: Document, span: Span) -> bool:
    """Whether a label says to which place the paper goes, and that is not the one in its head, nor a department there
    may be of that."""
    head = document.text[span].casefold()
    return any(
        label.role == "recipient"
        and looks_like_organization(place := document.text[value])
        and not is_department(place)
        and head not in place.casefold()
        for label, value in document.labelled("recipient", "recipient_organization")
    )


def _is_addressed_by_a_label(document: Document) -> bool:
    return any(
        document.role_of(label) == "recipient" and document.outline.block_at(value.start) == "recipient"
        for label, value in document.labelled(
            "recipient", "recipient_organization", "provider", "organization"
        )
    )
