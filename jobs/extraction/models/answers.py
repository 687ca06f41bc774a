"""What a model may answer: the Referral with a quote beside every value, and null for all that is not there.

Nothing is required to have a value: a model that must fill a field invents what to fill it with.
"""

from __future__ import annotations

import re
from typing import Annotated, Protocol

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from referrals.data.referral import Asserted, DocumentKind, IdentifierType, Sex, Urgency

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def without_control_characters(text: str) -> str:
    """Return the text; raises ValueError for one with characters that nobody prints. No database stores a NUL, so that
    such an answer must not come further than this: it is asked for again.
    """
    if _CONTROL.search(text):
        raise ValueError("Write no control characters.")
    return text


Written = Annotated[str, AfterValidator(without_control_characters)]
Quote = Annotated[Written, Field(max_length=400)]
Short = Annotated[Written, Field(max_length=160)]
Number = Annotated[int, Field(ge=1, le=9999)]


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Place(Protocol):
    """The words of the document that say it, and the number of the page they stand on.

    The value is written first and its words after it: small models copy better in this order.
    """

    quote: str
    page: int


class Quoted(Answer):
    value: Short
    quote: Quote
    page: Number


class QuotedText(Answer):
    value: Quote
    quote: Quote
    page: Number


class QuotedSex(Answer):
    value: Sex
    quote: Quote
    page: Number


class QuotedUrgency(Answer):
    value: Urgency
    quote: Quote
    page: Number


class QuotedKind(Answer):
    value: DocumentKind
    quote: Quote
    page: Number


class IdentifierAnswer(Answer):
    type: IdentifierType
    value: Short
    quote: Quote
    page: Number


class DiagnosisAnswer(Answer):
    text: Short
    icd10cm: Short | None
    asserted: Asserted
    quote: Quote
    page: Number


class FindingAnswer(Answer):
    text: Short
    asserted: Asserted
    quote: Quote
    page: Number


class MedicationAnswer(Answer):
    name: Short
    dose: Short | None
    frequency: Short | None
    quote: Quote
    page: Number


class AllergyAnswer(Answer):
    substance: Short
    reaction: Short | None
    quote: Quote
    page: Number


class ObservationAnswer(Answer):
    name: Short
    value: Short | None
    unit: Short | None
    date: Short | None
    quote: Quote
    page: Number


class PatientAnswer(Answer):
    given_name: Quoted | None
    family_name: Quoted | None
    birth_date: Quoted | None
    age: Quoted | None
    sex: QuotedSex | None
    phone: Quoted | None
    email: Quoted | None
    address: Quoted | None
    identifiers: Annotated[list[IdentifierAnswer], Field(max_length=6)]


class ReferrerAnswer(Answer):
    name: Quoted | None
    npi: Quoted | None
    organization: Quoted | None
    phone: Quoted | None
    fax: Quoted | None
    address: Quoted | None


class RecipientAnswer(Answer):
    name: Quoted | None
    organization: Quoted | None


class RequestAnswer(Answer):
    date: Quoted | None
    specialty: Quoted | None
    service: Quoted | None
    reason: QuotedText | None
    urgency: QuotedUrgency | None


class ClinicalAnswer(Answer):
    diagnoses: Annotated[list[DiagnosisAnswer], Field(max_length=20)]
    symptoms: Annotated[list[FindingAnswer], Field(max_length=20)]
    history: Annotated[list[FindingAnswer], Field(max_length=20)]
    medications: Annotated[list[MedicationAnswer], Field(max_length=30)]
    allergies: Annotated[list[AllergyAnswer], Field(max_length=12)]
    observations: Annotated[list[ObservationAnswer], Field(max_length=30)]


class InsuranceAnswer(Answer):
    payer: Quoted | None
    member_id: Quoted | None
    group: Quoted | None


class DocumentAnswer(Answer):
    kind: QuotedKind | None


class PeopleSection(Answer):
    """The patient and the insurance."""

    patient: PatientAnswer
    insurance: InsuranceAnswer


class RequestSection(Answer):
    """Who asks whom for what."""

    referrer: ReferrerAnswer
    recipient: RecipientAnswer
    request: RequestAnswer
    document: DocumentAnswer


class ClinicalSection(Answer):
    """What the document says of the patient's health."""

    clinical: ClinicalAnswer


class WholeReferral(PeopleSection, RequestSection, ClinicalSection):
    """All that the document says."""


SECTIONS: tuple[type[Answer], ...] = (PeopleSection, RequestSection, ClinicalSection)
"""What is asked one after the other of a model with a small context."""
