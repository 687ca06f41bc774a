"""The structure of FHIR R4 (4.0.1) resources as far as our Tasks use them, written down from the specification.

hl7.org/fhir/R4: bundle.html, task.html, servicerequest.html, patient.html, datatypes.html, references.html. Elements
that are not here may not be used: whoever adds one to a Task adds it here, with its type and cardinality.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any


@dataclass(frozen=True)
class Element:
    """An element of a type: what it is, how often it may be there (`most` None: any number), and its value set."""

    type: str
    least: int = 0
    most: int | None = 1
    codes: frozenset[str] = frozenset()


def codes(*values: str) -> frozenset[str]:
    return frozenset(values)


REQUEST_PRIORITY = codes("routine", "urgent", "asap", "stat")
REQUEST_STATUS = codes("draft", "active", "on-hold", "revoked", "completed", "entered-in-error", "unknown")
REQUEST_INTENT = codes(
    *("proposal", "plan", "directive", "order", "original-order", "reflex-order", "filler-order"),
    *("instance-order", "option"),
)
TASK_STATUS = codes(
    *("draft", "requested", "received", "accepted", "rejected", "ready", "cancelled", "in-progress"),
    *("on-hold", "failed", "completed", "entered-in-error"),
)
TASK_INTENT = (REQUEST_INTENT - {"directive"}) | {"unknown"}
GENDER = codes("male", "female", "other", "unknown")
VERB = codes("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH")
BUNDLE_TYPE = codes(
    *("document", "message", "transaction", "transaction-response", "batch", "batch-response"),
    *("history", "searchset", "collection"),
)

TYPES: dict[str, dict[str, Element]] = {
    "Bundle": {
        "type": Element("code", 1, codes=BUNDLE_TYPE),
        "entry": Element("Entry", most=None),
    },
    "Entry": {
        "fullUrl": Element("uri"),
        "resource": Element("Resource"),
        "request": Element("Request"),
    },
    "Request": {
        "method": Element("code", 1, codes=VERB),
        "url": Element("uri", 1),
        "ifNoneExist": Element("string"),
    },
    "Patient": {
        "identifier": Element("Identifier", most=None),
        "name": Element("HumanName", most=None),
        "birthDate": Element("date"),
        "gender": Element("code", codes=GENDER),
    },
    "ServiceRequest": {
        "identifier": Element("Identifier", most=None),
        "status": Element("code", 1, codes=REQUEST_STATUS),
        "intent": Element("code", 1, codes=REQUEST_INTENT),
        "category": Element("CodeableConcept", most=None),
        "priority": Element("code", codes=REQUEST_PRIORITY),
        "code": Element("CodeableConcept"),
        "subject": Element("Reference", 1),
        "authoredOn": Element("dateTime"),
        "requester": Element("Reference"),
        "reasonCode": Element("CodeableConcept", most=None),
    },
    "Task": {
        "identifier": Element("Identifier", most=None),
        "status": Element("code", 1, codes=TASK_STATUS),
        "intent": Element("code", 1, codes=TASK_INTENT),
        "priority": Element("code", codes=REQUEST_PRIORITY),
        "code": Element("CodeableConcept"),
        "description": Element("string"),
        "focus": Element("Reference"),
        "for": Element("Reference"),
        "authoredOn": Element("dateTime"),
        "lastModified": Element("dateTime"),
        "owner": Element("Reference"),
        "restriction": Element("Restriction"),
    },
    "Restriction": {"period": Element("Period")},
    "Period": {"start": Element("dateTime"), "end": Element("dateTime")},
    "Identifier": {
        "type": Element("CodeableConcept"),
        "system": Element("uri"),
        "value": Element("string"),
    },
    "HumanName": {"family": Element("string"), "given": Element("string", most=None)},
    "CodeableConcept": {"coding": Element("Coding", most=None), "text": Element("string")},
    "Coding": {"system": Element("uri"), "code": Element("code"), "display": Element("string")},
    "Reference": {
        "reference": Element("string"),
        "type": Element("uri"),
        "identifier": Element("Identifier"),
        "display": Element("string"),
    },
}

_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")
_DATE_TIME = re.compile(
    r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])"
    r"(T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]((0\d|1[0-3]):[0-5]\d|14:00)))?)?)?"
)
_CODE = re.compile(r"[^\s]+( [^\s]+)*")
_URI = re.compile(r"\S+")


def problems_of(bundle: dict[str, Any]) -> list[str]:
    """Return what is wrong with a Bundle, as "where: what"; nothing wrong is an empty list."""
    found = [*_resource(bundle, "Bundle", "Bundle")]
    return found or [*_invariants(bundle)]


def _resource(value: Any, where: str, kind: str) -> Iterator[str]:
    if not isinstance(value, dict) or value.get("resourceType") != kind:
        yield f"{where}: is no {kind}"
        return
    yield from _complex({name: one for name, one in value.items() if name != "resourceType"}, where, kind)


def _complex(value: Any, where: str, kind: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: is no object"
        return
    if not value:
        yield f"{where}: has no content (ele-1)"
    known = TYPES[kind]
    for name in value:
        if name not in known:
            yield f"{where}.{name}: {kind} has no such element"
    for name, element in known.items():
        given = value.get(name)
        if given is None:
            if element.least or name in value:
                yield f"{where}.{name}: is missing"
            continue
        yield from _element(given, f"{where}.{name}", element)


def _element(value: Any, where: str, element: Element) -> Iterator[str]:
    if element.most is None:
        if not isinstance(value, list) or not value:
            yield f"{where}: has to be a list with something in it"
            return
        for index, item in enumerate(value):
            yield from _one(item, f"{where}[{index}]", element)
    else:
        yield from _one(value, where, element)


def _one(value: Any, where: str, element: Element) -> Iterator[str]:
    if element.type == "Resource":
        kind = value.get("resourceType") if isinstance(value, dict) else None
        if kind not in ("Patient", "ServiceRequest", "Task"):
            yield f"{where}: is no resource that we make"
        else:
            yield from _resource(value, where, kind)
    elif element.type in TYPES:
        yield from _complex(value, where, element.type)
    elif not isinstance(value, str) or not value.strip():
        yield f"{where}: has to be a text that is not empty"
    elif not _is(element.type, value):
        yield f"{where}: {value!r} is no {element.type}"
    elif element.codes and value not in element.codes:
        yield f"{where}: {value!r} is not in the value set"


def _is(kind: str, value: str) -> bool:
    match kind:
        case "date":
            return bool(_DATE.fullmatch(value)) and (len(value) < 10 or bool(date.fromisoformat(value)))
        case "dateTime":
            return bool(_DATE_TIME.fullmatch(value)) and (
                "T" not in value or bool(datetime.fromisoformat(value))
            )
        case "code":
            return bool(_CODE.fullmatch(value))
        case "uri":
            return bool(_URI.fullmatch(value))
    return len(value) <= 1024 * 1024


def _invariants(bundle: dict[str, Any]) -> Iterator[str]:
    """Yield what breaks the rules between elements: bdl-3, bdl-7, ref-1, per-1, and that references lead somewhere."""
    entries = bundle["entry"]
    addresses = [entry.get("fullUrl") for entry in entries]
    if len(set(addresses)) != len(addresses):
        yield "Bundle.entry: two entries have one fullUrl (bdl-7)"
    for entry in entries:
        if "request" not in entry:
            yield "Bundle.entry: an entry of a transaction needs a request (bdl-3)"
        elif entry["request"]["url"] != entry["resource"]["resourceType"]:
            yield "Bundle.entry.request.url: a create goes to the type"
        address = entry.get("fullUrl", "")
        if not re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", address):
            yield f"Bundle.entry.fullUrl: {address!r} is no urn:uuid"
        for where, reference in _references(entry["resource"], entry["resource"]["resourceType"]):
            if not {"reference", "identifier", "display"} & set(reference):
                yield f"{where}: names nobody (ref-1)"
            if "reference" in reference and reference["reference"] not in addresses:
                yield f"{where}: leads to no entry"
        period = entry["resource"].get("restriction", {}).get("period", {})
        if {"start", "end"} <= set(period) and period["start"] > period["end"]:
            yield "Task.restriction.period: ends before it starts (per-1)"


def _references(value: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    kind = value["resourceType"]
    for name, element in TYPES[kind].items():
        if element.type == "Reference" and name in value:
            yield f"{where}.{name}", value[name]
