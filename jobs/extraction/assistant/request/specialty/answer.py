"""Which specialty is asked for: by name, by the examination requested, else by what the document tells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.kinds import Haste
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.specialty.addressees import addressees_specialty, is_the_addressees
from jobs.extraction.assistant.request.specialty.asked_of_surgeries import asked_of_a_surgery
from jobs.extraction.assistant.request.specialty.best_placed import best_placed
from jobs.extraction.assistant.request.specialty.choices import ticked_specialty
from jobs.extraction.assistant.request.specialty.departments_above import department_above
from jobs.extraction.assistant.request.specialty.filled_rows import filled_row
from jobs.extraction.assistant.request.specialty.first_named import PROPER, first_named
from jobs.extraction.assistant.request.specialty.heard_in_notes import (
    asked_in_a_note,
    greeted_in_a_note,
    heard_specialty,
    is_heard_as_told,
    is_note,
    told_in_a_note,
)
from jobs.extraction.assistant.request.specialty.implied import (
    FOLLOWS_FROM_CONTENT,
    Scores,
    implied_specialty,
    scores_of_words,
)
from jobs.extraction.assistant.request.specialty.letters_back import thanks_who_referred, writes_back
from jobs.extraction.assistant.request.specialty.named_alone import named_alone
from jobs.extraction.assistant.request.specialty.named_places import (
    at_heads_of_receivers,
    in_addresses,
    in_destinations,
    in_labels,
    in_lines_of_receivers,
    in_the_title,
)
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.nobody_asked import answers_a_request, asks_nobody
from jobs.extraction.assistant.request.specialty.plainly_asked import plainly_asked
from jobs.extraction.assistant.request.specialty.referral_entries import referral_entry
from jobs.extraction.assistant.request.specialty.referred_in_plans import (
    passed_on_by_a_consultant,
    referred_by_the_paper,
    referred_in_a_plan,
)
from jobs.extraction.assistant.request.specialty.requests import examined_specialty, requested_specialty
from jobs.extraction.assistant.request.specialty.sent_on_abroad import sent_on_abroad
from jobs.extraction.assistant.request.specialty.weighed import (
    CLEAR,
    UNCLEAR,
    Parties,
    weighed_specialty,
)
from jobs.extraction.found import Found
from jobs.extraction.packets.titles import asks_by_form, titled


def specialty_of(
    document: Document,
    reason: Found | None,
    parties: Parties,
    *,
    asks: bool = True,
    haste: Haste = Haste.OF_THE_PATIENT,
) -> Found | None:
    """Return the slug of the specialty and the words that tell it; None when the document shows none
    clearly. One that asks for nothing (a laboratory's report) is only looked at for a label that names it, and for an
    entry that calls itself a referral, and where its haste is the patient's also for what it says as notes do; a
    notice only for the label.
    """
    if haste is Haste.OF_NOBODY:
        return in_labels(document, only=("specialty",))
    if not asks:
        return (
            in_labels(document, only=("specialty",))
            or document.once(referral_entry)
            or referred_by_the_paper(document)
            or (_asked_in_a_summary(document) if _is_heard(document, haste) else None)
            or sent_on_abroad(document)
        )
    if document.once(asks_nobody):
        return None
    if document.once(writes_back):
        return (
            document.once(referred_in_a_plan)
            or document.once(referral_entry)
            or specialty_by_evidence(document, reason, parties)
        )
    named = (
        ticked_specialty(document)
        or document.once(filled_row)
        or document.once(greeted_in_a_note)
        or document.once(plainly_asked)
        or document.once(passed_on_by_a_consultant)
        or _but_of_the_writer(
            document,
            in_labels(document, only=("specialty",))
            or in_the_title(document)
            or in_labels(document)
            or in_destinations(document, reason),
        )
        or (
            document.once(addressees_specialty) or _heard_in_a_note(document)
            if document.once(is_note)
            else None
        )
        or _but_told(document, _by_rules(document, reason, parties))
    )
    if named is None or FOLLOWS_FROM_CONTENT in named.reasons:
        named = (
            document.once(best_placed)
            or sent_on_abroad(document)
            or asked_of_a_surgery(document)
            or named_alone(document)
            or named
        )
    return named or specialty_by_evidence(document, reason, parties)


def _is_heard(document: Document, haste: Haste) -> bool:
    return haste is Haste.OF_THE_PATIENT and not document.once(answers_a_request)


def _asked_in_a_summary(document: Document) -> Found | None:
    """Whom a note clearly asks that its words make a summary or a report."""
    return None if document.once(asks_nobody) else asked_in_a_note(document)


def _but_of_the_writer(document: Document, found: Found | None) -> Found | None:
    """What a label or a head names, but in a note none that is heard to be who writes it, or only told of; below the
    title of a referral form a label tells whom it is for."""
    if found is None or not document.once(is_note) or not is_heard_as_told(document, found):
        return found
    if is_the_addressees(document, found):
        return found
    return found if document.once(_is_a_form) else None


def _is_a_form(document: Document) -> bool:
    """Whether the head of a paper is the title of a form by which somebody is asked."""
    return any(
        asks_by_form(titled(cell), cell)
        for line in document.text.lines[:_LINES_OF_A_TITLE]
        for _, cell in line.cells()
    )


def _heard_in_a_note(document: Document) -> Found | None:
    """Whom a short note asks for; where an emergency department hands on a story alone, it is its own care."""
    heard = heard_specialty(document)
    if heard is None or FOLLOWS_FROM_CONTENT not in heard.reasons:
        return heard
    return _in_an_emergency_department(document) or _of_a_specialists_own(document, heard) or heard


def _of_a_specialists_own(document: Document, heard: Found) -> Found | None:
    """The department where a note was written whose story fits it too, where the story does not say clearly whose it
    is: a heart failure nurse's of a patient whose kidneys are told of."""
    if heard.confidence >= _LEAVES_OPEN:
        return None
    own = _by_sender(document, scores_of_words(document, None))
    return replace(own, reasons=(FOLLOWS_FROM_CONTENT,)) if own is not None else None


def _by_rules(document: Document, reason: Found | None, parties: Parties) -> Found | None:
    if referred := document.once(referred_in_a_plan) or document.once(referral_entry):
        return referred
    clear = weighed_specialty(document, parties, least=CLEAR)
    return (
        (department_above(document, clear) or clear if clear is not None else None)
        or in_lines_of_receivers(document)
        or requested_specialty(document, reason)
        or in_addresses(document)
        or at_heads_of_receivers(document)
        or weighed_specialty(document, parties, least=UNCLEAR)
        or examined_specialty(document, reason)
    )


def _but_told(document: Document, found: Found | None) -> Found | None:
    """What rules find, but in a note none that it only tells of."""
    if found is None or not document.once(is_note) or is_the_addressees(document, found):
        return found
    return None if found.value in told_in_a_note(document) else found


def specialty_by_evidence(document: Document, reason: Found | None, parties: Parties) -> Found | None:
    """What neither a name nor a request tells: the sender's department, else what the text is about, which is not what
    the sender's own house sees."""
    if document.once(asks_nobody) or document.once(thanks_who_referred):
        return None
    scores = scores_of_words(document, reason)
    own = {slug for words in parties.sender for slug, _ in PROPER.matches(words.lower())} - _SENT_ON
    return (
        _by_sender(document, scores)
        or _in_an_emergency_department(document)
        or implied_specialty(document, reason, scores, but=own | told_in_a_note(document))
    )


_LEAVES_OPEN = 0.6
_LINES_OF_A_TITLE = 6
_SENT_ON = frozenset(("ophthalmology", "psychiatry", "psychology", "pediatrics", "obstetrics_gynecology"))
"""Who is often sent on to the same field: by optometrists to eye clinics, by counsellors to psychiatrists."""


def _by_sender(document: Document, scores: Scores) -> Found | None:
    """The department that a short note was written in, or that of whoever wrote it, when it names no other:
    "Location: Endoscopy Unit", "Staff: Rheumatology Pharmacist"."""
    for label, named in _departments(document, 0.75):
        if named.value in ("emergency_medicine", "general_practice"):
            continue
        handed_on = label.key == "organization" and document.text.once(is_handed_on)
        if handed_on or scores.get(str(named.value), (0.0, []))[0] >= 1:
            return named
    return None


def _in_an_emergency_department(document: Document) -> Found | None:
    """Its own care, where a note is handed on from there and asks for nobody else's."""
    if not document.text.once(is_handed_on):
        return None
    return next(
        (
            replace(named, reasons=(FOLLOWS_FROM_CONTENT,))
            for label, named in _departments(document, 0.62)
            if label.key == "organization" and named.value == "emergency_medicine"
        ),
        None,
    )


def _departments(document: Document, weight: float) -> Iterator[tuple[Label, Found]]:
    """The specialties that a note names for where it was written and for who wrote it."""
    for label, value in document.labelled("organization", "provider"):
        named = (
            first_named(ALL_NAMES, document, value, weight)
            if label.wording.casefold() in _SIGNS_A_NOTE
            else None
        )
        if named is not None:
            yield label, named


_SIGNS_A_NOTE = ("location", "staff")
