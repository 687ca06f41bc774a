"""What exports tell put into a referral, over what was found without knowing that they are exports."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.exports import lists, values
from jobs.extraction.assistant.exports.finding import exports_in
from jobs.extraction.assistant.exports.left import Around
from jobs.extraction.assistant.exports.region import region_of_names
from jobs.extraction.assistant.exports.told import Told
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.found import Found, field_of
from referrals.data.referral import (
    Clinical,
    Diagnosis,
    DocumentSection,
    Field,
    Finding,
    Identifier,
    Insurance,
    Patient,
    Recipient,
    Referral,
    Referrer,
    Request,
)

_Made = TypeVar("_Made")
_LIKELY = 0.85


def with_exports(document: Document, referral: Referral) -> Referral:
    """Return the referral with what exports on the pages tell, and without what was read across their syntax."""
    exports = document.text.once(exports_in)
    if not exports:
        return referral
    told = tuple(chain.from_iterable(export.told for export in exports))
    around = Around(document.text, exports)
    left = around.of(referral)
    document = replace(document, region=document.region or region_of_names(document.text, exports))
    return left.model_copy(
        update={
            "patient": _patient(document, told, left.patient),
            "referrer": _referrer(document, told, left.referrer),
            "recipient": _recipient(document, told, left.recipient),
            "request": _request(document, told, left.request),
            "clinical": _clinical(document, told, left.clinical, around),
            "insurance": _insurance(document, told, left.insurance),
            "document": _section(document, told, left.document),
        }
    )


def _patient(document: Document, told: Sequence[Told], left: Patient) -> Patient:
    given, family = values.name_parts_of(document, _parts(told, "patient"))
    born = _first(
        told, "patient.birth_date", lambda each: values.date_of(document, each, before=document.today)
    )
    found: dict[str, Found | None] = {
        "given_name": given,
        "family_name": family,
        "birth_date": born,
        "age": _first(told, "patient.age", lambda each: values.age_of(document, each)),
        "sex": _first(told, "patient.sex", lambda each: values.sex_of(document, each)),
        "phone": _first(told, "patient.phone", lambda each: values.phone_of(document, each)),
        "email": _first(told, "patient.email", lambda each: values.email_of(document, each)),
        "address": values.address_of(document, _of(told, "patient.address")),
    }
    numbers = tuple(_identifiers(document, told))
    fields = _fields(document, found)
    if family is not None and given is None:  # the name is one word, and what was found beside it another's
        fields["given_name"] = left.given_name
    return left.model_copy(update={**fields, "identifiers": _joined(numbers, left.identifiers, _number_of)})


def _identifiers(document: Document, told: Sequence[Told]) -> Iterator[Identifier]:
    for each in told:
        if each.path.startswith("patient.id."):
            number = values.number_of(document, each)
            if number is not None:
                kind = values.kind_of_number(each.path.rsplit(".", 1)[1], str(number.value))
                yield Identifier(
                    type=field_of(document.text, replace(number, value=kind)),
                    value=field_of(document.text, number),
                )


def _number_of(identifier: Identifier) -> str:
    return re.sub(r"\W", "", str(identifier.value.value)).casefold()


def _referrer(document: Document, told: Sequence[Told], left: Referrer) -> Referrer:
    found = _party(document, told, "referrer") | {
        "npi": _first(told, "referrer.npi", lambda each: values.npi_of(document, each)),
        "phone": _first(told, "referrer.phone", lambda each: values.phone_of(document, each)),
        "fax": _first(told, "referrer.fax", lambda each: values.phone_of(document, each)),
        "address": values.address_of(document, _of(told, "referrer.address")),
    }
    return left.model_copy(update=_fields(document, found))


def _recipient(document: Document, told: Sequence[Told], left: Recipient) -> Recipient:
    return left.model_copy(update=_fields(document, _party(document, told, "recipient")))


def _party(document: Document, told: Sequence[Told], role: str) -> dict[str, Found | None]:
    """Who sends or receives; a name that is a house's is the organization."""
    parts = _parts(told, role)
    organization = _first(told, f"{role}.organization", lambda each: values.words_found(document, each))
    name = parts.get("name")
    if organization is None and name is not None and looks_like_organization(name.said(document.text)):
        organization = values.words_found(document, name)
    return {"name": values.party_name_of(document, parts), "organization": organization}


def _request(document: Document, told: Sequence[Told], left: Request) -> Request:
    found = {
        "date": _first(
            told, "request.date", lambda each: values.date_of(document, each, before=document.today)
        ),
        "specialty": values.specialty_of(document, _of(told, "request.specialty")),
        "service": _first(told, "request.service", lambda each: values.words_found(document, each)),
        "reason": _first(told, "request.reason", lambda each: values.words_found(document, each))
        or _first(told, "request.note", lambda each: values.words_found(document, each)),
        "urgency": values.urgency_of(document, _of(told, "request.urgency")),
    }
    return left.model_copy(update=_fields(document, found))


def _insurance(document: Document, told: Sequence[Told], left: Insurance) -> Insurance:
    payer = (*_of(told, "insurance.payer"), *_of(told, "insurance.plan"))
    found = {
        "payer": next((named for each in payer if (named := values.words_found(document, each))), None),
        "member_id": _first(told, "insurance.member_id", lambda each: values.number_of(document, each)),
        "group": _first(told, "insurance.group", lambda each: values.number_of(document, each)),
    }
    return left.model_copy(update=_fields(document, found))


def _section(document: Document, told: Sequence[Told], left: DocumentSection) -> DocumentSection:
    """What kind of document an export is that nothing else tells: one with a reason and where to is a referral."""
    reason = _of(told, "request.reason")
    where_to = [
        each for each in told if each.path.startswith("recipient.") or each.path == "request.specialty"
    ]
    if left.kind.value is not None or not reason or not where_to:
        return left
    spans = (*where_to[0].spans, *reason[0].spans)
    return left.model_copy(update={"kind": field_of(document.text, Found("referral", spans, _LIKELY))})


def _clinical(document: Document, told: Sequence[Told], left: Clinical, around: Around) -> Clinical:
    """The lists that an export tells, with what stands outside of it; what it does not tell as a list, as found."""
    outside = around.outside(left)
    diagnoses = lists.diagnoses_told(document, told)
    medications = lists.medications_told(document, told)
    allergies = lists.allergies_told(document, told)
    symptoms = [Finding(text=field) for field in _answered(document, told, "symptom")]
    held = [Diagnosis(text=field) for field in _answered(document, told, "diagnosis")]
    whole_list = any(
        each.icd10cm.value for each in diagnoses
    )  # what is coded is listed, and not in the notes again
    return left.model_copy(
        update={
            "diagnoses": _joined(
                [*diagnoses, *held],
                (outside if whole_list else left).diagnoses,
                lambda each: _folded(each.text) or _folded(each.icd10cm),
            ),
            "medications": _joined(medications, outside.medications, lambda each: _folded(each.name))
            if medications
            else left.medications,
            "allergies": _joined(allergies, outside.allergies, lambda each: _folded(each.substance))
            if allergies
            else left.allergies,
            "symptoms": _joined(symptoms, left.symptoms, lambda each: _folded(each.text)),
            "observations": _joined(
                lists.observations_told(document, told), left.observations, lambda each: _folded(each.name)
            ),
        }
    )


def _answered(document: Document, told: Sequence[Told], what: str) -> list[Field]:
    """The names of what an export asks for and says yes to."""
    return [
        field_of(document.text, Found(each.said(document.text), each.spans, values.SURE, asserted="present"))
        for each in _of(told, f"answered.{what}")
    ]


def _joined(ours: Sequence[_Made], theirs: Sequence[_Made], key: Callable[[_Made], str]) -> tuple[_Made, ...]:
    """What is told, each once, and what was found besides."""
    joined: dict[str, _Made] = {}
    for each in (*ours, *theirs):
        joined.setdefault(key(each), each)
    return tuple(joined.values())


def _folded(field: Field) -> str:
    return str(field.value or "").casefold()


def _fields(document: Document, found: dict[str, Found | None]) -> dict[str, Field]:
    return {name: field_of(document.text, value) for name, value in found.items() if value is not None}


def _of(told: Sequence[Told], path: str) -> list[Told]:
    return [each for each in told if each.path == path]


def _first(told: Sequence[Told], path: str, read: Callable[[Told], Found | None]) -> Found | None:
    return next((found for each in _of(told, path) if (found := read(each)) is not None), None)


def _parts(told: Sequence[Told], role: str) -> dict[str, Told]:
    """The parts of the first name that is told of somebody."""
    parts: dict[str, Told] = {}
    for each in told:
        whose, _, part = each.path.partition(".")
        if whose == role:
            parts.setdefault(part, each)
    return parts
