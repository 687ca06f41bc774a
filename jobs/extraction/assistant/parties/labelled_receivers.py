"""The people and places that labels name as those a referral is for: "To: Dr Hill", "Referred to: Castle Hospital"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.parties.dividing import (
    FOR_THE_ATTENTION,
    PeopleAndPlaces,
    people_and_organizations,
)
from jobs.extraction.assistant.parties.labelled_parties import (
    labelled_people,
    organizations_below,
    sender_has_another,
    without_its_code,
)
from jobs.extraction.assistant.parties.words_of_parties import HOSPITAL, MERE_PLACE, TITLED
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization, reads_as_prose
from jobs.extraction.found import Found
from jobs.extraction.text import Span


def labelled_receivers(document: Document) -> Iterator[PeopleAndPlaces]:
    """Yield the people and the organizations that labels of the recipient name."""
    yield labelled_people(document, "recipient", "recipient")
    yield from _behind_labels_of_their_place(document)
    yield [], [*_labelled_places(document), *_behind_referral(document), *_groups(document)]
    yield from _labelled_names(document)


def _behind_labels_of_their_place(document: Document) -> Iterator[PeopleAndPlaces]:
    """What labels ask for as the place of the recipient, with the lines below it and with who is to read it there."""
    for label, whole in document.labelled("recipient_organization"):
        value = without_its_code(document, whole)
        words = document.text[value]
        if any(written.start == value.start for written in document.dates_in(value)):
            continue
        if FOR_THE_ATTENTION.search(words):
            yield people_and_organizations(document, value, 0.9)
            continue
        below = list(organizations_below(document, label.line))
        sure = 0.88 if below else 0.9 if looks_like_organization(words) else 0.77
        yield [], [Found(words, (value,), sure), *below]


def _labelled_places(document: Document) -> Iterator[Found]:
    """Organizations with a label in the recipient's block, and a mere place ("Hospital: ...") that is not the
    sender's."""
    for label, value in document.labelled("organization"):
        words = document.text[value]
        if not looks_like_organization(words):
            beside = document.text.line_at(value.start).number == label.line
            if beside and document.role_of(label) == "recipient" and _could_name_a_place(label, words):
                yield Found(words, (value,), 0.8)
            continue
        if document.role_of(label) == "recipient":
            yield Found(words, (value,), 0.88)
        elif _is_a_mere_place_of_theirs(document, label, value):
            yield Found(words, (value,), 0.78)


def _could_name_a_place(label: Label, words: str) -> bool:
    """Whether words that a label of the receiver's block asks for as a place are the name of one: no town, no address,
    nobody's name with a title."""
    return (
        label.starts_line
        and not _OF_A_TOWN.match(label.wording)
        and TITLED.match(words) is None
        and without_credentials(words) == words
        and not any(map(str.isdigit, words))
        and len(words.split()) > 1
        and words[0].isupper()
        and not reads_as_prose(words)
    )


_OF_A_TOWN = re.compile(r"(?:location|place|town|city|address|department|at)\b", re.IGNORECASE)


def _is_a_mere_place_of_theirs(document: Document, label: Label, value: Span) -> bool:
    """Whether a place stands with nobody's role where the sender is named with another."""
    return (
        MERE_PLACE.match(label.wording) is not None
        and not label.role
        and document.role_of(label) in ("patient", "body", "letterhead")
        and (HOSPITAL.search(document.text[value]) is not None or label.wording.casefold() != "location")
        and sender_has_another(document, label)
    )


def _behind_referral(document: Document) -> Iterator[Found]:
    """What stands behind "Referral:" with an "&", as names of practices do."""
    for label, value in document.labelled("ignore"):
        words = document.text[value]
        if label.wording.casefold() == "referral" and label.starts_line and "&" in words:
            yield Found(words, (value,), 0.76)


def _groups(document: Document) -> Iterator[Found]:
    """A "Group:" in the recipient's block, which is a practice there and no number of a policy."""
    for label, value in document.labelled("group"):
        words = document.text[value]
        if document.outline.block_at(label.span.start) == "recipient" and looks_like_organization(words):
            yield Found(words, (value,), 0.86)


def _labelled_names(document: Document) -> Iterator[PeopleAndPlaces]:
    """What a "Name:" in the recipient's block says."""
    for label, value in document.labelled("full_name", "first_name"):
        if document.role_of(label) == "recipient" and label.key == "full_name":
            yield people_and_organizations(document, value, 0.93)
