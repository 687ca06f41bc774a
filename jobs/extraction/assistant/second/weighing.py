"""The rules' values weighed against the tagger's: a second reading by other means.

The rules say where a value stands by labels, places and wordings that people wrote down; the tagger has learnt from
documents how values stand there. What the rules left open is filled with what the tagger is sure of; what the tagger
does not believe gives way to what it is sure of, and is less sure where nothing else is there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names import surest_name
from jobs.extraction.assistant.patient.who_writes import writes_of_themselves
from jobs.extraction.assistant.second.believing import NOT_AT_ALL, Belief, doubted, meet
from jobs.extraction.assistant.second.birth_dates_by_place import stands_as_a_birth_date
from jobs.extraction.assistant.second.marks import Marks
from jobs.extraction.assistant.second.names import NAME
from jobs.extraction.assistant.second.naming import weighed_name, words_of
from jobs.extraction.assistant.second.places_of_parties import heads_its_own_form
from jobs.extraction.assistant.second.values import Proposal, proposals
from jobs.extraction.assistant.tagger.tags import TAG_OF_PATH, WHOLE_NAME
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from referrals.data.referral import Field, Referral, replace_fields, walk

_FILLS = 0.6
"""The least probability with which a mark fills a field that the rules left open."""
_REPLACES, _DISBELIEVED = 0.8, 0.3
"""What is marked with at least the one takes the place of what is believed at most the other."""

_FILLED_ONLY = ("patient.email", "patient.address", "referrer.address")
"""What the rules tell by its form and its block, and the tagger no better."""

_NAMES_OF_PARTIES = ("referrer.name", "recipient.name")
_OTHERWISE = (WHOLE_NAME, *NAME, "patient.identifiers[].value")
"""What is weighed together, and a list that the rules alone fill."""
PATHS = tuple(path for path in TAG_OF_PATH if path not in _OTHERWISE)


def read_again(document: Document, referral: Referral, marks: Marks) -> Referral:
    """Return the referral with each value that the tagger knows of weighed against what it marked in the document."""
    fields = dict(walk(referral))
    belief = Belief(document, marks.belief)
    proposed = proposals(document, [mark for mark in marks.tagged if mark.path in PATHS])
    told = {path: fields[path] for path in NAME}
    name = told | weighed_name(told, marks.tagged, belief)
    patient = set().union(*(words_of(str(part.value)) for part in name.values() if part.value))
    latest = _latest_birth(fields["patient.age"], document.today)
    known = _known_numbers(referral, fields)
    proposed = {
        path: [
            each
            for each in of
            if _may_be(path, each, patient, latest, document) and not _is_one_of(each, known.get(path, ()))
        ]
        for path, of in proposed.items()
    }
    changed = {path: _weighed(path, fields[path], proposed.get(path, ()), belief) for path in PATHS}
    if _is_the_same(changed["recipient.name"], changed["referrer.name"]):
        changed["recipient.name"] = fields["recipient.name"]
    if fields["recipient.organization"].value is None and _is_the_same(
        changed["recipient.organization"], changed["referrer.organization"]
    ):
        changed["recipient.organization"] = fields["recipient.organization"]
    for path in ("phone", "address"):
        if _is_marked_for_both(path, fields, changed):
            changed[f"referrer.{path}"] = fields[f"referrer.{path}"]
    if writes_of_themselves(document, document.once(surest_name)):
        changed |= {path: fields[path] for path in PATHS if path.startswith("referrer.")}
    changed |= name
    weighed: Referral = replace_fields(referral, changed)
    return weighed


def _is_the_same(receiver: Field, sender: Field) -> bool:
    """Whether both parties would be one person, letters behind the name or not, or one place."""
    if receiver.value is None or sender.value is None:
        return False
    one, other = (without_credentials(str(field.value)).casefold() for field in (receiver, sender))
    return one == other


def _is_marked_for_both(path: str, told: Mapping[str, Field], changed: Mapping[str, Field]) -> bool:
    """Whether the tagger alone gives the sender a number or an address that the rules know for the patient's."""
    marked = changed[f"referrer.{path}"].value
    return (
        told[f"referrer.{path}"].value is None
        and marked is not None
        and marked == told[f"patient.{path}"].value
    )


def _latest_birth(age: Field, today: date) -> str:
    """The last day on which somebody can be born who has an age, a year more or less: today where none is known."""
    years = max(0, age.value - 1) if isinstance(age.value, int) else 0
    return f"{today.year - years:04}-{today.month:02}-{today.day:02}"


def _may_be(path: str, proposal: Proposal, patient: set[str], latest_birth: str, document: Document) -> bool:
    """Whether a proposal fits who the patient is: a birth date of nobody is nobody's, nobody is as old before they are,
    the day of something that is told is no birth date, no name is where somebody lives, and no patient refers
    himself."""
    if path == "patient.birth_date":
        return (
            bool(patient)
            and str(proposal.found.value) <= latest_birth
            and all(stands_as_a_birth_date(document, span, patient) for span in proposal.found.spans)
        )
    if path == "patient.address" or path in _NAMES_OF_PARTIES:
        return not _without_titles(proposal) <= patient
    return True


def _without_titles(proposal: Proposal) -> set[str]:
    return {word for word in words_of(str(proposal.found.value)) if not is_title_of_address(word)}


def _known_numbers(referral: Referral, fields: Mapping[str, Field]) -> dict[str, set[str]]:
    """By the path of a telephone or a fax, the figures that are known to be something else: the patient's numbers, and
    the sender's fax where the telephone is asked about, and the other way round."""
    numbers = {_figures(each.value.value) for each in referral.patient.identifiers}
    phone, fax = (_figures(fields[path].value) for path in ("referrer.phone", "referrer.fax"))
    return {"patient.phone": numbers, "referrer.phone": numbers | {fax}, "referrer.fax": numbers | {phone}}


def _is_one_of(proposal: Proposal, numbers: Iterable[str]) -> bool:
    """Whether what would be a telephone is one of these numbers, with the code of its country or without."""
    figures = _figures(proposal.found.value)
    return any(
        figures == number or (len(number) >= _OF_A_NUMBER and figures.endswith(number)) for number in numbers
    )


_OF_A_NUMBER = 9
"""Figures of a telephone number without the code of its country."""


def _figures(value: object) -> str:
    return "".join(c for c in str(value) if c.isdigit())


def _weighed(path: str, field: Field, proposed: Sequence[Proposal], belief: Belief) -> Field:
    best = proposed[0] if proposed else None
    if field.value is None:
        return belief.filled(best) if best and best.probability >= _FILLS else field
    if best and _agree(field, best, belief):
        return field
    believed = belief.in_value(path, field)
    if believed is None or (path == "request.date" and _is_called_the_papers_date(field, belief)):
        return field
    if path in _NAMES_OF_PARTIES and _stands_in_boxes(field, belief):
        return field
    if path == "recipient.organization" and _owns_the_form(field, belief):
        return field
    if best and path not in _FILLED_ONLY and _gives_way(believed, best):
        return belief.filled(best)
    return doubted(field, believed)


_DATE_OF_THE_PAPER = re.compile(
    r"(?:(?:document|letter|referral|request|order)(?: (?:created|written|sent|signed))? date|"
    r"date (?:sent|authored|created|written|issued)|date of (?:this )?(?:document|letter|referral|request|order)|"
    r"(?:document |referral |letter )?(?:authored|created)(?: on)?)",
    re.IGNORECASE,
)


def _is_called_the_papers_date(field: Field, belief: Belief) -> bool:
    """Whether a label says outright that it is the date of the paper: the tagger, which learnt from letters, does not
    know where machines print it."""
    places = belief.places(field)
    return any(
        _DATE_OF_THE_PAPER.fullmatch(label.wording) is not None and meet(places, (value,))
        for label, value in belief.document.labelled("date")
    )


def _stands_in_boxes(field: Field, belief: Belief) -> bool:
    """Whether a party's name is put together from boxes for its first and its last part, which the tagger, that looks
    for names as they are written, does not know."""
    document, places = belief.document, belief.places(field)
    boxes = [
        value
        for label, value in document.labelled("first_name", "last_name")
        if document.role_of(label) in ("referrer", "recipient") and meet(places, (value,))
    ]
    return len(boxes) > 1


def _owns_the_form(field: Field, belief: Belief) -> bool:
    """Whether a receiver heads the form that it made: the tagger takes who stands there for the sender."""
    places = belief.places(field)
    return bool(places) and all(heads_its_own_form(belief.document, place) for place in places)


def _gives_way(believed: float, best: Proposal) -> bool:
    """Whether a value that is believed so little is to make room for what was marked."""
    if believed <= NOT_AT_ALL:
        return best.probability >= _FILLS
    return believed <= _DISBELIEVED and best.probability >= _REPLACES


def _agree(field: Field, best: Proposal, belief: Belief) -> bool:
    """Whether a field's value is what is proposed, or says more of the same, or stands where that does."""
    says_more = words_of(str(best.found.value)) <= words_of(str(field.value))
    return says_more or meet(belief.places(field), best.found.spans)
