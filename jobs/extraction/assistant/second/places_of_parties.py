"""Whose place it is that the tagger marked, by where it stands: in the head of the page, in the other party's
block."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.words import SYMPTOM
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.correspondence import is_dated
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.parties.addressees import DOCTOR
from jobs.extraction.assistant.parties.departments import is_department
from jobs.extraction.assistant.parties.owners_of_forms import made_by_the_service_asked, owner_of_the_form
from jobs.extraction.assistant.parties.places_before_numbers import places_before_numbers
from jobs.extraction.assistant.parties.threads import (
    stands_beside_the_matter,
    stands_in_an_answer,
    stands_in_the_first_mail,
)
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import CELL, Line, Span


def stands_in_anothers_head(document: Document, span: Span) -> bool:
    """Whether the head of the page, where it is that of who receives, holds what is marked as the sender's."""
    if FAX_STRIP.match(document.text.line_at(span.start).text):
        return False
    return document.outline.block_at(span.start) == "letterhead" and owner_of_the_form(document) is not None


def heads_its_own_form(document: Document, span: Span) -> bool:
    """Whether the place that heads the page is the service which made the form for those who ask for it."""
    return any(span.meets(place) for place in made_by_the_service_asked(document))


def is_the_receivers_number(document: Document, span: Span) -> bool:
    """Whether a number is the value of a label among what tells of who receives, while another label of its kind among
    what tells of who sends has a number; or the one that a fax machine printed as that to which it sent."""
    line = document.text.line_at(span.start)
    if FAX_STRIP.match(line.text) and _TO.search(document.text.content, line.start, span.start):
        return True
    for key in ("phone", "fax"):
        labelled = list(document.labelled(key))
        theirs = any(
            value.meets(span) and document.role_of(label) == "recipient" for label, value in labelled
        )
        if theirs and any(document.role_of(label) in _WHERE_SENDERS_STAND for label, _ in labelled):
            return True
    return False


_TO = re.compile(r"\bTO\b[: ]*(?:FAX[: ]*)?$", re.IGNORECASE)
_WHERE_SENDERS_STAND = ("referrer", "letterhead", "signature")


def takes_requests(document: Document, span: Span) -> bool:
    """Whether a number is the one at which a service takes what is asked of it: "Single point of access 01632
    960499"."""
    line = document.text.line_at(span.start)
    return _TAKES_REQUESTS.search(document.text.content, line.start, span.start) is not None


_TAKES_REQUESTS = re.compile(
    r"\b(?:single point of (?:access|contact|entry)|(?:central )?referrals? (?:hub|cent(?:re|er))|"
    r"contact cent(?:re|er)|central (?:intake|booking|scheduling))\W*$",
    re.IGNORECASE,
)


def stands_among_complaints(document: Document, span: Span) -> bool:
    """Whether a symptom that is no place's name stands in a list of what somebody complains of: "Abdominal Pain"."""
    section = document.outline.section_at(span.start)
    words = document.text[span]
    listed = section is not None and section.key in ("complaint", "problems", "systems")
    return listed and SYMPTOM.found_in(words) and not looks_like_organization(words)


def is_of_who_answers(document: Document, span: Span) -> bool:
    """Whether a number or a place stands in the answer to who began a thread of mails, under the name of whoever was
    asked, or in mails that were there before the patient was sent."""
    return stands_in_an_answer(document, span.start) or stands_beside_the_matter(document, span.start)


def is_a_programme_over_the_sender(document: Document, span: Span) -> bool:
    """Whether words are the title of the programme that pays for care or keeps its papers, while the sender's own place
    stands before their telephone."""
    if _PROGRAMME.search(document.text[span]) is None:
        return False
    titled = document.text.line_at(span.start).text.strip() == document.text[span]
    return titled and any(True for _ in places_before_numbers(document))


_PROGRAMME = re.compile(r"\bprogram(?:me)?$", re.IGNORECASE)


def is_named_as_a_place(document: Document, span: Span) -> bool:
    """Whether words marked as an address are all that a label asks for as a practice's name: "PRACTICE", below it
    "Quill Bay OB/GYN"."""
    words = document.text[span]
    return not any(map(str.isdigit, words)) and any(
        document.text[value] == words and value.meets(span) for _, value in document.labelled("organization")
    )


def is_the_senders_place(document: Document, span: Span) -> bool:
    """Whether a place marked as the receiver's stands among what tells of the sender: in the sender's block of a form
    that is its receiver's own, or in the head of a page on which a label names somebody else as the receiver."""
    if stands_in_the_first_mail(document, span.start):
        return True
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


def is_part_of_a_place(document: Document, span: Span) -> bool:
    """Whether a place's name goes on right behind what is marked as a person: "River Camp" of "River Camp 6 Clinic"."""
    behind = _REST_OF_A_NAME.match(document.text.content, span.end, document.text.line_at(span.start).end)
    whole = document.text[span] + behind.group() if behind else ""
    return bool(whole) and without_credentials(whole) == whole and looks_like_organization(whole)


_REST_OF_A_NAME = re.compile(
    r" (?:\d+|[A-ZÀ-Þ][\w'\u2019-]*)(?: (?:[A-ZÀ-Þ\d][\w'\u2019-]*|of|and|for|de|the))*"
)


def stands_in_the_receivers_address(document: Document, span: Span) -> bool:
    """Whether an address stands in the block of who receives, right below their name or place: "Dr Ida Moss", below it
    "30 North Union Road"."""
    above = _lines_of_the_receiver_above(document, span)
    return any(
        _is_led_in_as_the_receivers(document, line)
        or (DOCTOR.match(line.text) is not None and _COUPLE.match(line.text) is None)
        or looks_like_organization(line.text)
        for line in above
    )


_COUPLE = re.compile(r"mr\.? (?:and|&) mrs\b", re.IGNORECASE)
"""Parents who are written to live where the patient does."""


def stands_below_attention(document: Document, span: Span) -> bool:
    """Whether an address stands below a line that a label gives the receiver: "Attn: Dr Ida Moss". Without the label
    the head of who sends may stand there, too."""
    above = _lines_of_the_receiver_above(document, span)
    return any(_is_led_in_as_the_receivers(document, line) for line in above)


def _lines_of_the_receiver_above(document: Document, span: Span) -> list[Line]:
    """The lines of the receiver's block right above one of it that no label gives to somebody, up to a date or a label
    of another matter."""
    text = document.text
    found: list[Line] = []
    at = text.line_at(span.start)
    told = any(value.meets(span) for _, value in document.labelled("address", "street"))
    if told or document.outline.block_at(span.start) != "recipient" or CELL in at.text:
        return found
    for line in reversed(text.lines[max(0, at.number - _LINES_OF_AN_ADDRESS) : at.number]):
        labelled = any(label.line == line.number for label in document.labels)
        of_another = labelled and not _is_led_in_as_the_receivers(document, line)
        same = line.page == at.page and document.outline.block_at(line.start) == "recipient"
        if not same or of_another or is_dated(line.text):
            break
        found.append(line)
    return found


def _is_led_in_as_the_receivers(document: Document, line: Line) -> bool:
    return any(
        label.line == line.number and label.starts_line and label.role == "recipient"
        for label in document.labels
    )


_LINES_OF_AN_ADDRESS = 4
