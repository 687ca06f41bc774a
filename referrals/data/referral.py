"""The Referral: every leaf a Field that says where on the page it came from and how far to trust it.

Field paths and types: docs/reference/referral.md. Values follow FHIR R4 where FHIR has a code list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, model_validator
from pydantic import Field as Member

IdentifierType = Literal["mrn", "health_card", "ssn", "nhs_number", "other"]
Absent = Literal["not_in_document", "illegible", "contradictory", "not_applicable"]
Verdict = Literal["supported", "contradicted", "unsupported", "uncertain"]
Source = Literal["assistant", "human"]
Asserted = Literal["present", "negated", "historical", "family", "hypothetical", "uncertain"]
Alignment = Literal["exact", "normalized", "fuzzy"]
Urgency = Literal["routine", "urgent", "asap", "stat"]
Disposition = Literal["accept", "review", "request_information", "redirect", "reject"]
Sex = Literal["male", "female", "other", "unknown"]
DocumentKind = Literal[
    "referral",
    "consult_note",
    "lab_result",
    "imaging_report",
    "discharge_summary",
    "insurance",
    "prescription",
    "records_request",
    "cover_page",
    "marketing",
    "other",
]

URGENCIES: tuple[Urgency, ...] = ("routine", "urgent", "asap", "stat")
"""FHIR request-priority, from the least to the most urgent."""
DISPOSITIONS: tuple[Disposition, ...] = get_args(Disposition)
NOT_OF_THE_PATIENT_NOW: tuple[Asserted, ...] = ("negated", "family", "hypothetical")
"""How a finding is meant that the patient does not have."""


class Frozen(BaseModel):
    """A value object: immutable. While workers of two releases run side by side, the older one reads what the newer
    one has written: members that it does not know are left out.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")


class Evidence(Frozen):
    """A place on a page: `boxes` are fractions of the page, origin top left, one per line of the quote."""

    document_id: str
    page: int
    boxes: tuple[tuple[float, float, float, float], ...]
    quote: str
    alignment: Alignment = "exact"


class Field(Frozen):
    """One value with its evidence, the judge's verdict and a confidence; `absent` is set iff there is no
    value.

    `value` is text, an integer, or null. Dates are ISO text. `confidence` is calibrated (of fields shown with 0.9,
    nine in ten are right); `confidence_raw` is what it was before the calibration map. `contradicted_by` are the
    places that say otherwise than `evidence` does. `asserted` is set on findings only.
    """

    value: str | int | None = None
    absent: Absent | None = None
    confidence: float = Member(default=0.0, ge=0.0, le=1.0)
    confidence_raw: float | None = Member(default=None, ge=0.0, le=1.0)
    evidence: tuple[Evidence, ...] = ()
    contradicted_by: tuple[Evidence, ...] = ()
    verdict: Verdict = "uncertain"
    reasons: tuple[str, ...] = ()
    source: Source = "assistant"
    asserted: Asserted | None = None

    @model_validator(mode="after")
    def absent_iff_no_value(self) -> Self:
        if (self.value is None) != (self.absent is not None):
            raise ValueError("`absent` must be set exactly when `value` is null")
        return self


def missing(reason: Absent = "not_in_document") -> Field:
    """Return a Field without a value, saying why."""
    return Field(absent=reason)


class Identifier(Frozen):
    type: Field = missing()
    value: Field = missing()


class Patient(Frozen):
    given_name: Field = missing()
    family_name: Field = missing()
    birth_date: Field = missing()
    age: Field = missing()
    sex: Field = missing()
    phone: Field = missing()
    email: Field = missing()
    address: Field = missing()
    identifiers: tuple[Identifier, ...] = ()


class Referrer(Frozen):
    name: Field = missing()
    npi: Field = missing()
    organization: Field = missing()
    phone: Field = missing()
    fax: Field = missing()
    address: Field = missing()


class Recipient(Frozen):
    name: Field = missing()
    organization: Field = missing()


class Request(Frozen):
    date: Field = missing()
    specialty: Field = missing()
    service: Field = missing()
    reason: Field = missing()
    urgency: Field = missing()


class Diagnosis(Frozen):
    text: Field = missing()
    icd10cm: Field = missing()


class Finding(Frozen):
    text: Field = missing()


class Medication(Frozen):
    name: Field = missing()
    dose: Field = missing()
    frequency: Field = missing()


class Allergy(Frozen):
    substance: Field = missing()
    reaction: Field = missing()


class Observation(Frozen):
    name: Field = missing()
    value: Field = missing()
    unit: Field = missing()
    date: Field = missing()


class Clinical(Frozen):
    diagnoses: tuple[Diagnosis, ...] = ()
    symptoms: tuple[Finding, ...] = ()
    history: tuple[Finding, ...] = ()
    medications: tuple[Medication, ...] = ()
    allergies: tuple[Allergy, ...] = ()
    observations: tuple[Observation, ...] = ()


class Insurance(Frozen):
    payer: Field = missing()
    member_id: Field = missing()
    group: Field = missing()


class DocumentPart(Frozen):
    """A run of pages of one uploaded document that belongs together, and what kind it is."""

    document_id: str
    pages: tuple[int, ...]
    kind: Field = missing()


class DocumentSection(Frozen):
    """`kind` is the kind of the part that the referral was taken from; `parts` lists them all."""

    kind: Field = missing()
    parts: tuple[DocumentPart, ...] = ()


class Referral(Frozen):
    """The structured referral, schema version 1."""

    schema_version: Literal[1] = 1
    patient: Patient = Patient()
    referrer: Referrer = Referrer()
    recipient: Recipient = Recipient()
    request: Request = Request()
    clinical: Clinical = Clinical()
    insurance: Insurance = Insurance()
    document: DocumentSection = DocumentSection()


class RedFlag(Frozen):
    code: str
    text: str
    evidence: tuple[Evidence, ...] = ()


class RuleOperand(Frozen):
    """A field as a rule saw it: `values` are the members of a list, `why_not` says why it could not decide (or ""),
    `source` whether a person entered or corrected it (or a member of the list).
    """

    path: str
    value: str | int | float | bool | None = None
    values: tuple[str, ...] = ()
    why_not: str = ""
    confidence: float | None = None
    verdict: str | None = None
    places: tuple[Evidence, ...] = ()
    source: Source | None = None


class TriageReason(Frozen):
    """A rule that fired: `fields` are the paths it rested on, `operands` what stood there."""

    rule: str
    text: str
    fields: tuple[str, ...] = ()
    operands: tuple[RuleOperand, ...] = ()


class UndeterminedRule(Frozen):
    """A rule that could not be answered: `undecided` are the paths that kept it open, `asks_for_review` whether a
    person must look because a value is there and not sure, and the answer could change what happens.
    """

    rule: str
    text: str
    undecided: tuple[str, ...] = ()
    asks_for_review: bool = False
    operands: tuple[RuleOperand, ...] = ()


class Triage(Frozen):
    """What follows from a referral by a clinic's rules. `thresholds` are the least confidences with which a field may
    decide anything at this clinic, by path; "*" for all others.
    """

    urgency: Urgency
    specialty: str | None
    disposition: Disposition
    red_flags: tuple[RedFlag, ...] = ()
    score: float = 0.0
    confidence: float = 0.0
    reasons: tuple[TriageReason, ...] = ()
    undetermined: tuple[UndeterminedRule, ...] = ()
    thresholds: Mapping[str, float] = Member(default_factory=dict)
    ruleset: str
    ruleset_version: int


class MissingItem(Frozen):
    path: str
    why: str


class Completeness(Frozen):
    complete: bool
    missing: tuple[MissingItem, ...] = ()
    needed_for: str | None = None


def walk(node: Any, *, prefix: str = "") -> Iterator[tuple[str, Field]]:
    """Yield (path, Field) for every leaf, in schema order; list items as `clinical.diagnoses[0].text`."""
    if isinstance(node, Field):
        yield prefix, node
    elif isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from walk(item, prefix=f"{prefix}[{index}]")
    elif isinstance(node, BaseModel):
        for name in type(node).model_fields:
            yield from walk(getattr(node, name), prefix=f"{prefix}.{name}" if prefix else name)


def replace_fields(node: Any, changed: dict[str, Field], *, prefix: str = "") -> Any:
    """Return a copy of the tree in which each path of `changed` (as `walk` spells it) holds the new Field."""
    if isinstance(node, Field):
        return changed.get(prefix, node)
    if isinstance(node, tuple):
        return tuple(replace_fields(item, changed, prefix=f"{prefix}[{i}]") for i, item in enumerate(node))
    if isinstance(node, BaseModel):
        update = {
            name: replace_fields(getattr(node, name), changed, prefix=f"{prefix}.{name}" if prefix else name)
            for name in type(node).model_fields
        }
        return node.model_copy(update=update)
    return node
