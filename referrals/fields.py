"""The fields that rules and pathways can ask about: their types, and their operands for one record.

A catalogue path is the referral's path with `referral.` before it. A list of findings is one field that holds
the texts of its items; findings that the document negates, or tells of a relative, are not among them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from types import MappingProxyType
from typing import get_args

from common.expressions import FieldType, Operand, Place
from referrals.data.referral import (
    NOT_OF_THE_PATIENT_NOW,
    URGENCIES,
    Disposition,
    DocumentKind,
    Evidence,
    Field,
    Referral,
    Sex,
    Triage,
)
from referrals.specialties import all_specialties

DEFAULT_THRESHOLD = 0.7
"""Confidence below which a field decides nothing, where a clinic sets no other."""


_TEXT_PATHS = (
    "patient.given_name",
    "patient.family_name",
    "patient.phone",
    "patient.email",
    "patient.address",
    "referrer.name",
    "referrer.npi",
    "referrer.organization",
    "referrer.phone",
    "referrer.fax",
    "referrer.address",
    "recipient.name",
    "recipient.organization",
    "request.service",
    "request.reason",
    "insurance.payer",
    "insurance.member_id",
    "insurance.group",
)

_LISTS: dict[str, Callable[[Referral], Iterable[Field]]] = {
    "patient.identifiers": lambda r: (item.value for item in r.patient.identifiers),
    "clinical.diagnoses": lambda r: (item.text for item in r.clinical.diagnoses),
    "clinical.diagnoses_icd10cm": lambda r: (item.icd10cm for item in r.clinical.diagnoses),
    "clinical.symptoms": lambda r: (item.text for item in r.clinical.symptoms),
    "clinical.history": lambda r: (item.text for item in r.clinical.history),
    "clinical.medications": lambda r: (item.name for item in r.clinical.medications),
    "clinical.allergies": lambda r: (item.substance for item in r.clinical.allergies),
}


def _catalogue() -> dict[str, FieldType]:
    found = {f"referral.{path}": FieldType.text() for path in _TEXT_PATHS}
    found |= {f"referral.{path}": FieldType.text_list() for path in _LISTS}
    found |= {
        "referral.patient.birth_date": FieldType.date(),
        "referral.patient.age": FieldType.number(label="age"),
        "referral.patient.sex": FieldType.text(choices=get_args(Sex)),
        "referral.request.date": FieldType.date(label="date of the request"),
        "referral.request.specialty": FieldType.text(choices=tuple(all_specialties())),
        "referral.request.urgency": FieldType.text(choices=URGENCIES, label="urgency stated in the document"),
        "referral.document.kind": FieldType.text(choices=get_args(DocumentKind), label="kind of document"),
        "triage.urgency": FieldType.text(choices=URGENCIES, label="urgency"),
        "triage.specialty": FieldType.text(choices=tuple(all_specialties()), label="specialty"),
        "triage.disposition": FieldType.text(choices=get_args(Disposition), label="disposition"),
        "triage.score": FieldType.number(label="score"),
        "triage.confidence": FieldType.number(label="confidence of the triage"),
        "triage.has_red_flag": FieldType.boolean(label="has a red flag"),
        "triage.red_flags": FieldType.text_list(label="red flags"),
        "record.status": FieldType.text(label="status of the record"),
        "record.team": FieldType.text(label="team"),
        "record.complete": FieldType.boolean(label="has all required information"),
    }
    return found


CATALOGUE: Mapping[str, FieldType] = MappingProxyType(_catalogue())
"""Every path an expression may name."""


def operands_from(
    referral: Referral | None,
    triage: Triage | None = None,
    record: Mapping[str, str | bool | float | None] | None = None,
    *,
    thresholds: Mapping[str, float] | None = None,
    today: date | None = None,
) -> dict[str, Operand]:
    """Return what is known of every path of the catalogue, for one record.

    `record` maps the words after `record.` to values. `thresholds` maps referral paths (as in the schema,
    without `referral.` and without indices; "*" for all others) to the least confidence a field may decide
    with; without it, those that the triage was made with. `today` turns a birth date into an age where the
    document states none.
    """
    found = {path: Operand(usable=False, why_not="not extracted yet") for path in CATALOGUE}
    if thresholds is None:
        thresholds = triage.thresholds if triage is not None else {}
    if referral is not None:
        found |= _referral_operands(referral, thresholds, today)
    if triage is not None:
        found |= _triage_operands(triage, found)
    return found | record_operands(record or {})


def record_operands(record: Mapping[str, str | bool | float | None]) -> dict[str, Operand]:
    """Return the operands of a record's own facts, by path."""
    return {
        f"record.{name}": Operand(value=value, usable=value is not None, why_not="not known")
        for name, value in record.items()
        if f"record.{name}" in CATALOGUE
    }


def _referral_operands(
    referral: Referral, thresholds: Mapping[str, float], today: date | None
) -> dict[str, Operand]:
    single = {
        f"{section}.{name}": getattr(getattr(referral, section), name)
        for section, name in (path.split(".") for path in (*_TEXT_PATHS, *_FURTHER))
    }
    found = {f"referral.{path}": operand_of(f, least=_least(path, thresholds)) for path, f in single.items()}
    if found["referral.patient.age"].value is None and today is not None:
        found["referral.patient.age"] = _age_from(found["referral.patient.birth_date"], today)
    for path, items_of in _LISTS.items():
        found[f"referral.{path}"] = _list_operand(items_of(referral), least=_least(path, thresholds))
    return found


_FURTHER = (
    "patient.birth_date",
    "patient.age",
    "patient.sex",
    "request.date",
    "request.specialty",
    "request.urgency",
    "document.kind",
)


def _least(path: str, thresholds: Mapping[str, float]) -> float:
    return thresholds.get(path, thresholds.get("*", DEFAULT_THRESHOLD))


def operand_of(field: Field, *, least: float = DEFAULT_THRESHOLD) -> Operand:
    """Return a field as an operand: usable when it stands on the page, and surely enough.

    What a person has entered is usable as it is.
    """
    why_not = why_not_usable(field, least=least)
    return Operand(
        value=field.value,
        usable=not why_not,
        why_not=why_not,
        confidence=field.confidence,
        verdict=field.verdict,
        places=tuple(_place(evidence) for evidence in field.evidence),
        source=field.source,
    )


def why_not_usable(field: Field, *, least: float = DEFAULT_THRESHOLD) -> str:
    """Say in words why a field may not decide anything; "" when it may."""
    if field.value is None:
        reasons = {"illegible": "it is illegible", "contradictory": "the document contradicts itself"}
        return reasons.get(field.absent or "", "it is not in the document")
    if field.source == "human":
        return ""
    if not field.evidence:
        return "it has no place on a page"
    if field.verdict in ("unsupported", "contradicted"):
        return f"the check found it {field.verdict}"
    if field.confidence < least:
        return f"its confidence {field.confidence:.2f} is below {least:.2f}"
    return ""


def _list_operand(fields: Iterable[Field], *, least: float) -> Operand:
    """A list without members is not known to be complete: that nothing was found proves no absence."""
    items = tuple(
        operand_of(field, least=least)
        for field in fields
        if field.value is not None and field.asserted not in NOT_OF_THE_PATIENT_NOW
    )
    if not items:
        return Operand(usable=False, why_not="it is not in the document", items=())
    return Operand(
        usable=True,
        items=items,
        confidence=min(item.confidence or 0.0 for item in items),
        places=tuple(place for item in items for place in item.places),
        source="human" if any(item.source == "human" for item in items) else "assistant",
    )


def _age_from(birth_date: Operand, today: date) -> Operand:
    if birth_date.value is None:
        return birth_date
    try:
        born = date.fromisoformat(str(birth_date.value))
    except ValueError:
        return Operand(usable=False, why_not="the birth date is no date")
    years = today.year - born.year - ((today.month, today.day) < (born.month, born.day))
    return Operand(
        value=years,
        usable=birth_date.usable,
        why_not=birth_date.why_not,
        confidence=birth_date.confidence,
        verdict=birth_date.verdict,
        places=birth_date.places,
        source=birth_date.source,
    )


def _triage_operands(triage: Triage, known: Mapping[str, Operand]) -> dict[str, Operand]:
    """Return what triage says, with its confidence, and with the places that it rests on: those of the red flags,
    of what the document states, and of what the clinic's rules looked at.
    """
    sure = triage.confidence or None  # 0 where it rests on nothing that stands in the document
    flags = tuple(
        Operand(flag.code, confidence=sure, places=tuple(_place(one) for one in flag.evidence))
        for flag in triage.red_flags
    )
    flagged = tuple(place for flag in flags for place in flag.places)
    ruled = tuple(
        _place(one) for reason in triage.reasons for operand in reason.operands for one in operand.places
    )
    urgency = known["referral.request.urgency"].places
    specialty = known["referral.request.specialty"].places

    def said(value: str | float | bool | None, *places: tuple[Place, ...], why_not: str = "") -> Operand:
        return Operand(
            value,
            usable=value is not None,
            why_not=why_not if value is None else "",
            confidence=sure,
            places=tuple(dict.fromkeys(place for some in places for place in some)),
        )

    return {
        "triage.urgency": said(triage.urgency, flagged, urgency, ruled),
        "triage.specialty": said(triage.specialty, specialty, ruled, why_not="not found"),
        "triage.disposition": said(triage.disposition, flagged, urgency, specialty, ruled),
        "triage.score": said(triage.score, flagged, urgency, ruled),
        "triage.confidence": Operand(triage.confidence),
        "triage.has_red_flag": said(bool(flags), flagged),
        "triage.red_flags": Operand(items=flags, confidence=sure, places=flagged),
    }


def _place(evidence: Evidence) -> Place:
    return Place(source=evidence.document_id, page=evidence.page, boxes=evidence.boxes, quote=evidence.quote)
