"""What the rules know a mark not to be, however sure the tagger is: somebody else's, another kind of number, a choice
that is not ticked, the name of no person or place. The tagger knows how values stand; these are facts of wording that
few documents show it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.owners import is_of_another
from jobs.extraction.assistant.labels.whose import side_of
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.page.correspondence import COPIES, tells
from jobs.extraction.assistant.page.events import tells_an_event
from jobs.extraction.assistant.parties.chats import (
    is_a_number_of_the_story,
    is_another_writer,
    reaches_who_writes,
)
from jobs.extraction.assistant.parties.copied_to import is_within_a_copy
from jobs.extraction.assistant.parties.heads_of_pages import goes_on_a_head
from jobs.extraction.assistant.parties.heads_of_stays import (
    is_on_the_line_of_that_hospital,
    works_where_the_patient_goes_home_to,
)
from jobs.extraction.assistant.parties.named_by_calling import is_said_to_send
from jobs.extraction.assistant.parties.nobody import names_nobody
from jobs.extraction.assistant.parties.numbers_of_the_patients_side import is_no_senders_number
from jobs.extraction.assistant.parties.places_of_who_signs import is_below_who_signs
from jobs.extraction.assistant.parties.telegrams import is_of_who_wires
from jobs.extraction.assistant.parties.usual_doctors import stands_in_the_usual_doctors_row
from jobs.extraction.assistant.patient.beside_patient import is_below_a_relatives
from jobs.extraction.assistant.patient.insurance_cards import is_plan_of_the_issuer
from jobs.extraction.assistant.patient.insurance_policies import cards_beside_policies
from jobs.extraction.assistant.patient.names_of_before import is_a_name_of_before
from jobs.extraction.assistant.patient.names_of_clinicians import (
    is_called_by_a_profession,
    looks_after_the_patient,
)
from jobs.extraction.assistant.patient.party_rows import stands_behind_a_party
from jobs.extraction.assistant.patient.reached_otherwise import is_a_former_address, reaches_another
from jobs.extraction.assistant.patient.relatives import is_of_a_relative, is_told_of_another
from jobs.extraction.assistant.patient.takers_of_calls import takes_calls_for_them
from jobs.extraction.assistant.patient.words_of_others import names_nobody_else
from jobs.extraction.assistant.second.days_of_others import is_of_another_day
from jobs.extraction.assistant.second.known_by_labels import begins_with_a_birth, is_labelled_as_the_senders
from jobs.extraction.assistant.second.mailboxes import is_a_houses_mailbox, is_the_mailbox_of_who_writes
from jobs.extraction.assistant.second.named_otherwise import (
    is_asked_by_the_title,
    is_labelled_as_the_receivers,
    is_no_sender,
    is_somebody,
    is_what_is_asked_for,
    names_no_place,
    says_nothing_of_a_payer,
)
from jobs.extraction.assistant.second.no_homes import (
    is_headed_as_a_partys,
    is_no_home,
    stands_behind_a_place,
)
from jobs.extraction.assistant.second.numbers_of_others import (
    is_a_pharmacys,
    is_a_practice,
    is_called,
    is_of_a_profession,
)
from jobs.extraction.assistant.second.people_of_others import (
    is_a_subject,
    is_asked_back,
    is_the_usual_doctors,
    is_where_the_usual_doctor_works,
)
from jobs.extraction.assistant.second.places_of_parties import (
    heads_its_own_form,
    is_a_programme_over_the_sender,
    is_named_as_a_place,
    is_of_who_answers,
    is_part_of_a_place,
    is_the_receivers_number,
    is_the_senders_place,
    stands_among_complaints,
    stands_below_attention,
    stands_in_anothers_head,
    stands_in_the_receivers_address,
    takes_requests,
)
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.text import Span

_NUMBERS_TO_CALL = ("patient.phone", "referrer.phone", "referrer.fax")
_OTHER_NUMBERS = frozenset(
    {
        "mrn",
        "nhs_number",
        "health_card",
        "ssn",
        "other_id",
        "member_id",
        "npi",
        "date",
        "other_date",
        "ignore",
    }
)
_OTHER_DATES = {
    "patient.birth_date": frozenset({"date", "other_date", "ignore"}),
    "request.date": frozenset({"birth_date"}),
}
_NAMES = ("patient.given_name", "patient.family_name")
_WAYS_TO_REACH = ("patient.phone", "patient.email")
_PARTICULARS = ("patient.birth_date", "patient.phone", "patient.address")
_JUST_BEHIND = 2
_WORDS_OF_A_LABEL = 3
_STATEMENT = re.compile(r"[.;!?]\s|\n")
_REACH = 80
_OF_A_VISIT = re.compile(
    r"\b(?:seen|visited|visit|reviewed|admitted|discharged|attended|diagnosed|dated)(?: on)?\W*$",
    re.IGNORECASE,
)
_DOCTOR_BEFORE = re.compile(
    rf"\b(?:(?i:{DOCTORS_TITLE})|Sister|Nurse|Officer)\b\.? (?:[A-Z][\w.'-]* ){{0,2}}$"
)


def is_refused(document: Document, path: str, span: Span) -> bool:
    """Tell whether characters that are marked as a path's value cannot be it."""
    if _stands_in_an_event(document, span):
        return True
    if path.startswith("patient."):
        return _is_anothers(document, path, span)
    if _is_labelled_otherwise(document, path, span):
        return True
    return any(refuses(document, span) for refuses in _REFUSALS.get(path, ()))


def _is_the_policy_beside_a_card(document: Document, span: Span) -> bool:
    """Whether a number is that of a policy beside which the member's own card stands."""
    return any(policy.meets(span) for _, policy in cards_beside_policies(document))


def _stands_in_an_event(document: Document, span: Span) -> bool:
    cell = document.text.cell_at(span.start)
    return cell is not None and tells_an_event(cell.words)


def _is_anothers(document: Document, path: str, span: Span) -> bool:
    """Whether words say that what is marked as the patient's is a relative's, a doctor's, an employer's."""
    text = document.text
    if is_told_of_another(text, span.start) or _is_labelled_otherwise(document, path, span):
        return True
    line = text.line_at(span.start)
    before = text.content[line.start : span.start]
    if path in _WAYS_TO_REACH and (_reaches_a_party(document, span) or reaches_another(document, span.start)):
        return True
    if path == "patient.email" and (
        goes_on_a_head(document, span.start) or is_below_a_relatives(document, span.start)
    ):
        return True
    if path in _PARTICULARS and _stands_below_a_relative(document, line.number):
        return True
    if path == "patient.phone" and (
        stands_behind_a_party(document, span.start)
        or reaches_who_writes(document, span.start)
        or takes_calls_for_them(document, span.start)
    ):
        return True
    if path == "patient.address" and (
        is_no_home(text[span])
        or stands_behind_a_place(before)
        or is_a_former_address(document, span.start)
        or is_headed_as_a_partys(document, span)
        or stands_in_the_receivers_address(document, span)
    ):
        return True
    if path == "patient.birth_date" and _OF_A_VISIT.search(before):
        return True
    if path == "patient.email" and (
        is_a_houses_mailbox(document, span) or is_the_mailbox_of_who_writes(document, span)
    ):
        return True
    if path in _NAMES:
        behind = text.content[span.start : line.end].partition("\t")[0]
        lettered = without_credentials(behind) != behind
        others = looks_after_the_patient(text, span.start) or is_of_a_relative(text, span.start)
        others = others or is_a_name_of_before(text, span.start) or is_called_by_a_profession(text, span)
        return lettered or _DOCTOR_BEFORE.search(before) is not None or others
    statement = _STATEMENT.split(before)[-1].rpartition("\t")[2]
    label = " ".join(statement.rpartition(":")[2].strip(" #.-:").split()[-_WORDS_OF_A_LABEL:])
    if is_of_another(label) or document.outline.block_at(span.start) == "relative":
        return True
    if path == "patient.birth_date":
        return is_of_a_relative(text, span.start)
    return not names_nobody_else(statement)


def _reaches_a_party(document: Document, span: Span) -> bool:
    """Whether a number or an e-mail address is the value of a label among what tells of who sends or receives."""
    return any(
        label.key in ("phone", "email")
        and label.value is not None
        and label.value.meets(span)
        and document.role_of(label) in ("referrer", "recipient")
        for label in document.labels
    )


def _stands_below_a_relative(document: Document, number: int) -> bool:
    """Whether the line before names a relative under a label, and the patient is not named again."""
    above = {label.key for label in document.labels if label.line == number - 1 and label.starts_line}
    return "relative" in above


def _is_labelled_otherwise(document: Document, path: str, span: Span) -> bool:
    """Whether a number or date begins the value of a label that says that it is of another kind, or a relative's."""
    others = _OTHER_NUMBERS if path in _NUMBERS_TO_CALL else _OTHER_DATES.get(path, frozenset())
    for label in document.labels:
        if label.value is None:
            continue
        within = label.value.start <= span.start < label.value.end
        if path == "patient.phone" and label.key == "ignore" and within:
            return True
        if not label.value.start <= span.start <= label.value.start + _JUST_BEHIND:
            continue
        if label.key in others or (path.startswith("patient.") and label.role == "relative"):
            return True
    return False


def _is_copied_to(document: Document, span: Span) -> bool:
    whole = COPIES.match(document.text.line_at(span.start).text) is not None
    return whole or is_within_a_copy(document, span.start)


def _is_said_of_a_third(document: Document, span: Span) -> bool:
    """Whether the words before say that somebody neither sends nor receives: "Discussed with: Dr Ida Ormsby"."""
    cell = document.text.cell_at(span.start)
    before = document.text.content[cell.span.start : span.start] if cell else ""
    return bool(before.strip()) and side_of(before[-_REACH:]) == "another"


def _is_a_story(document: Document, span: Span) -> bool:
    return tells(document.text[span])


def _is_left_unticked(document: Document, span: Span) -> bool:
    """Whether an empty box, and no rule to write on, stands before the words."""
    line = document.text.line_at(span.start)
    before = document.text.content[line.start : span.start].rstrip()
    return not before.endswith("_") and unmarked_at(document.text, span.start)


def _tells_the_story(document: Document, span: Span) -> bool:
    return is_a_number_of_the_story(document, span.start)


def _names_nobody(document: Document, span: Span) -> bool:
    return names_nobody(document.text[span])


_NO_NUMBERS_OF_A_SENDER = (
    _is_copied_to,
    stands_in_anothers_head,
    _tells_the_story,
    is_of_who_answers,
    is_the_receivers_number,
    takes_requests,
    is_a_pharmacys,
    is_no_senders_number,
)
_REFUSALS: Mapping[str, Sequence[Callable[[Document, Span], bool]]] = {
    "referrer.name": (
        _is_copied_to,
        _is_said_of_a_third,
        is_the_usual_doctors,
        is_asked_back,
        is_part_of_a_place,
        is_another_writer,
        _names_nobody,
    ),
    "referrer.npi": (_is_copied_to,),
    "referrer.organization": (
        is_of_who_answers,
        _is_copied_to,
        is_no_sender,
        names_no_place,
        _is_left_unticked,
        is_the_usual_doctors,
        is_where_the_usual_doctor_works,
        is_a_programme_over_the_sender,
        heads_its_own_form,
        works_where_the_patient_goes_home_to,
        is_labelled_as_the_receivers,
        is_somebody,
        is_asked_by_the_title,
    ),
    "referrer.phone": (*_NO_NUMBERS_OF_A_SENDER, is_the_usual_doctors),
    "referrer.fax": _NO_NUMBERS_OF_A_SENDER,
    "referrer.address": (
        _is_copied_to,
        _is_a_story,
        stands_in_anothers_head,
        is_named_as_a_place,
        stands_below_attention,
        is_a_pharmacys,
    ),
    "recipient.name": (
        _is_said_of_a_third,
        stands_in_the_usual_doctors_row,
        is_of_who_wires,
        is_labelled_as_the_senders,
        is_a_subject,
        _is_left_unticked,
        is_part_of_a_place,
        is_said_to_send,
    ),
    "recipient.organization": (
        names_no_place,
        _is_left_unticked,
        stands_among_complaints,
        is_the_senders_place,
        is_below_who_signs,
        is_said_to_send,
        is_on_the_line_of_that_hospital,
        is_of_who_wires,
    ),
    "request.date": (is_of_another_day,),
    "insurance.member_id": (
        is_called,
        is_of_a_profession,
        _is_the_policy_beside_a_card,
        begins_with_a_birth,
    ),
    "insurance.payer": (
        is_what_is_asked_for,
        is_a_practice,
        _is_left_unticked,
        is_plan_of_the_issuer,
        says_nothing_of_a_payer,
    ),
}
