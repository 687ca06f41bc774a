"""The built-in assistant: reads pages of words and says what they state, each value with its place.
Deterministic and offline.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from jobs.extraction.assistant.clinical import clinical_of
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.exports import with_exports
from jobs.extraction.assistant.kinds import (
    asks_for_something,
    haste_of,
    is_advertisement,
    pages_of_the_patient,
    pages_of_the_request,
    parts_in,
    section_of,
    with_kind_of_what_is_told,
)
from jobs.extraction.assistant.parties.recipients import recipient_of, without_who_sends
from jobs.extraction.assistant.parties.referrers import referrer_of
from jobs.extraction.assistant.patient.identity import patient_of
from jobs.extraction.assistant.patient.insurance import insurance_of
from jobs.extraction.assistant.patient.names import surest_name
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.request.asked import request_of
from jobs.extraction.assistant.request.reason.answer import reason_of
from jobs.extraction.assistant.request.sent_on import sent_on
from jobs.extraction.assistant.request.specialty.nobody_asked import answers_a_request
from jobs.extraction.assistant.request.specialty.referred_in_plans import why_the_paper_refers
from jobs.extraction.assistant.request.specialty.weighed import Parties
from jobs.extraction.assistant.request.stacked import with_request_weighed
from jobs.extraction.assistant.request.stacked.reading import Reading
from jobs.extraction.assistant.second.asked import AskedMarks, read_again_what_is_asked
from jobs.extraction.assistant.second.marks import Marks
from jobs.extraction.assistant.second.weighing import read_again
from jobs.extraction.found import Found
from jobs.extraction.wordings.operations import without_operations
from referrals.data.packets import Packet, Part
from referrals.data.pages import Page
from referrals.data.referral import Field, Identifier, Insurance, Patient, Referral

ASSISTANT_NAME = "built-in 1.0"


def run_assistant(*, pages: Sequence[Page], today: date, packet: Packet | None = None) -> Referral:
    """Return the referral that the pages state, every value with its evidence and the
    method's confidence.

    `today` bounds dates: a birth date or letter date is never in the future. `packet` says how the pages were sorted;
    its quarantined pages are left out. Who is referred, by whom and for what is taken from the referral's own pages
    first; what is clinical from all. What the rules find is read again by the
    tagger; what a machine's export on them tells wins over both. Nothing is extracted from advertising, nor from the
    steps of an operation that was done.
    """
    pages = without_operations(packet.usable(pages) if packet else pages)
    parts = parts_in(pages, packet)
    if is_advertisement(parts):
        return Referral(document=section_of(parts))
    reading = _reading_of(pages, parts, today)
    return with_kind_of_what_is_told(with_exports(reading.document, with_request_weighed(reading)))


def reading_of(*, pages: Sequence[Page], today: date, packet: Packet) -> Reading:
    """Return what is found before whom the pages ask and how soon are weighed: what the stacked models learn from."""
    pages = without_operations(packet.usable(pages))
    return _reading_of(pages, parts_in(pages, packet), today)


def _reading_of(pages: Sequence[Page], parts: Sequence[Part], today: date) -> Reading:
    rules, request = _by_rules(pages, parts, today)
    asks = _asks(parts, request)
    again = read_again(request, rules, Marks.of(request))
    if asks:
        again = read_again_what_is_asked(request, again, AskedMarks.of(request))
    return Reading(request, parts, asks, rules, again)


def by_rules(*, pages: Sequence[Page], today: date, packet: Packet) -> Referral:
    """Return what the rules alone find: where the tagger learns, they stand in for values that are not known."""
    pages = without_operations(packet.usable(pages))
    return _by_rules(pages, parts_in(pages, packet), today)[0]


def _by_rules(pages: Sequence[Page], parts: Sequence[Part], today: date) -> tuple[Referral, Document]:
    """What the rules find, and the pages that ask for something, on which most of it stands."""
    whole = Document.of(pages, today)
    asking = pages_of_the_request(pages, parts)
    request = whole if asking == pages else Document.of(asking, today)
    section = section_of(parts)
    asks = _asks(parts, request)
    refers = section.kind.value in ("referral", None)
    reason = reason_of(request, asks=asks, referral=refers) or _found_where_sent_on(request, asks=asks)
    named = request.once(surest_name)
    referrer = referrer_of(request, patient=named)
    recipient = without_who_sends(recipient_of(request, patient=named), referrer)
    insurance = whole.once(insurance_of)
    patient = _patient(pages, parts, whole, request, named, today)
    if section.kind.value == "insurance":
        patient = _known_by_the_member(patient, insurance)
    found = Referral(
        patient=patient,
        referrer=referrer,
        recipient=recipient,
        request=request_of(
            request,
            reason,
            Parties.of(recipient, referrer),
            asks=asks,
            haste=haste_of(parts),
        ),
        clinical=clinical_of(
            whole, reason if request is whole else reason_of(whole, asks=asks, referral=refers)
        ),
        insurance=insurance,
        document=section,
    )
    return found, request


def _asks(parts: Sequence[Part], request: Document) -> bool:
    """Whether the pages may ask for a specialty: by their kinds, and not as what an insurer answers to who did."""
    return asks_for_something(parts) and not request.once(answers_a_request)


def _found_where_sent_on(request: Document, *, asks: bool) -> Found | None:
    """What an emergency department found that sends somebody on, or for what a paper says that it refers by itself,
    where it asks for nothing else."""
    onward = None if asks else sent_on(request)
    if onward is not None and onward.reason is not None:
        return onward.reason
    return None if asks else why_the_paper_refers(request)


def _patient(
    pages: Sequence[Page],
    parts: Sequence[Part],
    whole: Document,
    request: Document,
    named: Named | None,
    today: date,
) -> Patient:
    """Who the patient is by the referral; what it leaves open, by the other pages: how to reach the patient only by
    those that are no clinical reports, for such pages print the numbers of laboratories.
    """
    patient = patient_of(request, named)
    if request is whole:
        return patient
    reaching = Document.of(pages_of_the_patient(pages, parts), today)
    for document, names in ((whole, _WHO), (reaching, _HOW_TO_REACH)):
        others = patient_of(document, document.once(surest_name))
        open_ = [name for name in names if _is_open(getattr(patient, name))]
        patient = patient.model_copy(update={name: getattr(others, name) for name in open_})
    return patient


def _known_by_the_member(patient: Patient, insurance: Insurance) -> Patient:
    """A patient of whom an insurer's own paper gives no number but the member's, which is theirs."""
    member = insurance.member_id
    if patient.identifiers or member.value is None:
        return patient
    number = Identifier(type=member.model_copy(update={"value": "other"}), value=member)
    return patient.model_copy(update={"identifiers": (number,)})


_WHO = ("given_name", "family_name", "birth_date", "age", "sex", "identifiers")
_HOW_TO_REACH = ("phone", "email", "address")


def _is_open(value: Field | tuple[Identifier, ...]) -> bool:
    return not value if isinstance(value, tuple) else value.value is None
