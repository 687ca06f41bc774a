"""Resources of FHIR in JSON: by their types and members, whatever lies around them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from jobs.extraction.assistant.exports.fhir_places import names_a_place
from jobs.extraction.assistant.exports.fhir_resources import REQUESTS, Resource, id_in, parties_of
from jobs.extraction.assistant.exports.told import Entry, Told
from jobs.extraction.text import Text

_TYPE = "resourceType"
_OVER = frozenset(
    "resolved inactive remission stopped completed entered-in-error refuted cancelled not-taken draft".split()
)
_TAKEN_BACK = frozenset({"revoked", "entered-in-error"})
"""Of requests."""
_CODES = re.compile(r"icd-?10", re.IGNORECASE)
_NPI = re.compile(r"us-npi|^npi$", re.IGNORECASE)
_KINDS = (
    ("mrn", r"^MR$|mrn|medical.?record"),
    ("nhs_number", r"nhs-?number"),
    ("ssn", r"^SS$|us-ssn|2\.16\.840\.1\.113883\.4\.1$"),
    ("health_card", r"^(?:MC|JHN|HC)$|medicare|nhi|bsn|health.?card"),
    ("other", r"^(?:DL|PPN)\b|driver|passport"),
)


def of_resources(text: Text, entries: Sequence[Entry]) -> tuple[list[Entry], list[Told]]:
    """Return the entries that belong to no resource of FHIR, and what those say that do. The values of the latter stay
    among the entries without names, so that nothing else is read from them."""
    roots = [entry.names[:-1] for entry in entries if entry.names[-1:] == (_TYPE,)]
    if not roots:
        return list(entries), []
    members: dict[tuple[str, ...], dict[tuple[str, ...], Entry]] = defaultdict(dict)
    free = []
    for entry in entries:
        root = max((root for root in roots if entry.names[: len(root)] == root), key=len, default=None)
        if root is None:
            free.append(entry)
        else:
            members[root][entry.names[len(root) :]] = entry
            free.append(Entry((), entry.value))
    resources = [_resource(text, members[root], "".join(root)) for root in roots]
    parties = parties_of(resources)
    patients = [resource for resource in resources if resource.kind == "Patient"]
    first = patients[0].id if patients else ""
    others = {resource.id for resource in patients if resource.id != first}
    told: list[Told] = []
    for resource in resources:
        if resource in patients[1:] or id_in(_whose(resource)) in others:  # somebody else's, or told twice
            told += (Told("other", (entry.value,)) for entry in resource.members.values())
        else:
            told += _told(resource, parties)
    return free, told


def _resource(text: Text, members: Mapping[tuple[str, ...], Entry], root: str) -> Resource:
    """The resource with the id that it has; without one, with that of its place, which tells it from others."""
    kind, identity = text[members[(_TYPE,)].value], members.get(("id",))
    return Resource(kind, text[identity.value] if identity else root, members, text)


def _whose(resource: Resource) -> str:
    """The patient whom a resource is about."""
    return next(
        (
            said
            for name in ("subject", "patient", "beneficiary")
            if (said := resource.said(name, "reference"))
        ),
        "",
    )


def _told(resource: Resource, parties: Mapping[str, str]) -> Iterator[Told]:
    if resource.kind == "Patient":
        yield from _person(resource, "patient")
        yield from _one(resource, "patient.birth_date", "birthDate")
        yield from _one(resource, "patient.sex", "gender")
        for entry in resource.all("identifier", "value"):
            yield Told(f"patient.id.{_kind(resource, entry)}", (entry.value,), f"{entry.value.start}")
        yield from _others(resource, "contact", "link", "generalPractitioner", "communication")
    elif resource.kind in (
        "Practitioner",
        "PractitionerRole",
        "Organization",
        "HealthcareService",
        "Location",
    ):
        role = (
            parties.get(resource.id)
            or parties.get(resource.kind)
            or ("referrer" if not parties and resource.kind == "Practitioner" else "")
        )
        yield from (
            _party(resource, role) if role else (Told("other", (e.value,)) for e in resource.members.values())
        )
    elif resource.kind in REQUESTS and resource.said("status") in _TAKEN_BACK:
        yield from (Told("other", (entry.value,)) for entry in resource.members.values())
    elif resource.kind in REQUESTS:
        yield from _request(resource)
    elif resource.kind in (
        "Condition",
        "MedicationStatement",
        "MedicationRequest",
        "AllergyIntolerance",
        "Observation",
    ):
        yield from _clinical(resource)
    elif resource.kind == "Coverage" and resource.said("status") in _OVER:
        yield from (Told("other", (entry.value,)) for entry in resource.members.values())
    elif resource.kind == "Coverage":
        yield from _one(resource, "insurance.payer", "payor", "display")
        yield from _one(resource, "insurance.member_id", "subscriberId")
        yield from _one(resource, "insurance.group", "class", "value")
    elif resource.kind in ("RelatedPerson", "FamilyMemberHistory", "Device", "Provenance"):
        yield from (Told("other", (entry.value,)) for entry in resource.members.values())


def _person(resource: Resource, role: str) -> Iterator[Told]:
    official = next((e for e in resource.all("name", "use") if resource.text[e.value] == "official"), None)
    place = next((p[:2] for p, e in resource.members.items() if e is official), None)
    for path, entry in resource.members.items():
        if path[0] == "name" and (place is None or path[: len(place)] == place or len(path) < 3):
            last = next(name for name in reversed(path) if name[0] != "#")
            part = {
                "family": "family",
                "given": "given",
                "text": "name",
                "name": "name",
                "suffix": "letters",
                "prefix": "title",
            }.get(last)
            if part == "given" and path[-1] not in ("given", "#0"):
                part = "middle"
            if part is not None:
                yield Told(f"{role}.{part}", (entry.value,))
    for entry in resource.all("telecom", "value"):
        system = resource.beside(entry, "system") or (
            "email" if "@" in resource.text[entry.value] else "phone"
        )
        if system in ("phone", "fax", "email", "sms"):
            yield Told(f"{role}.{'phone' if system == 'sms' else system}", (entry.value,))
    for number, name in enumerate(("line", "city", "district", "state", "postalCode")):
        for entry in resource.all("address", name):
            yield Told(f"{role}.address", (entry.value,), f"{number}")


def _party(resource: Resource, role: str) -> Iterator[Told]:
    if resource.kind in ("Practitioner", "PractitionerRole"):
        yield from _person(resource, role)
        yield from _named(resource, role, "practitioner")
        yield from _one(resource, f"{role}.organization", "organization", "display")
    else:
        yield from (each for each in _person(resource, role) if not each.path.endswith(".name"))
        yield from _one(resource, f"{role}.organization", "name")
    yield from _npi(resource, role, "identifier")
    if role == "recipient":
        yield from _concept(resource, "request.specialty", "specialty")


def _named(resource: Resource, role: str, member: str) -> Iterator[Told]:
    """Somebody or some place that a resource names without reference, and what a print puts behind the name."""
    part = "organization" if names_a_place(resource, member) else "name"
    yield from _one(resource, f"{role}.{part}", member, "display")
    for part in ("organization", "npi", "phone"):
        yield from _one(resource, f"{role}.{part}", member, part)
    yield from _npi(resource, role, member, "identifier")


def _npi(resource: Resource, role: str, *names: str) -> Iterator[Told]:
    """The number among identifiers that registers of the United States gave."""
    for entry in resource.all(*names, "value"):
        if _NPI.search(resource.beside(entry, "system")) or "NPI" in resource.beside(
            entry, "type", "coding", "code"
        ):
            yield Told(f"{role}.npi", (entry.value,))


def _request(resource: Resource) -> Iterator[Told]:
    yield from _one(resource, "request.urgency", "priority")
    yield from _one(resource, "request.date", "authoredOn")
    yield from _concept(resource, "request.specialty", "performerType", "specialty")
    yield from _concept(resource, "request.service", "code", "serviceRequested", "type")
    yield from _concept(resource, "request.specialty", "code")
    yield from _concept(resource, "request.reason", "reasonCode", "reason", "reasonReference")
    yield from _one(resource, "request.reason", "note", "text")
    for role, names in (("referrer", ("requester",)), ("recipient", ("performer", "recipient"))):
        for name in names:
            yield from _named(resource, role, name)
    yield from _one(resource, "insurance.payer", "insurance", "display")
    for name in ("subject", "patient", "for"):  # the patient again, and no party
        yield from _one(resource, "patient.subject", name, "display")
        yield from _one(resource, "patient.subject", name, "reference")


def _clinical(resource: Resource) -> Iterator[Told]:
    own = [entry.value.start for path, entry in resource.members.items() if path != (_TYPE,)]
    item = f"{resource.kind}{min(own, default=0)}"
    states = {
        resource.text[entry.value]
        for name in ("clinicalStatus", "verificationStatus")
        for entry in resource.all(name, "coding", "code")
    }
    if states & _OVER or resource.said("status") in _OVER:
        yield from (Told("other", (entry.value,)) for entry in resource.members.values())
    elif resource.kind == "Condition":
        yield from _concept(resource, "clinical.diagnoses.text", "code", item=item)
        for entry in resource.all("code", "coding", "code"):
            system = resource.beside(entry, "system")
            if _CODES.search(system) or not (system or entry.key):
                yield Told("clinical.diagnoses.icd10cm", (entry.value,), item)
    elif resource.kind == "AllergyIntolerance":
        yield from _concept(resource, "clinical.allergies.substance", "code", "substance", item=item)
        yield from _concept(resource, "clinical.allergies.reaction", "reaction/manifestation", item=item)
    elif resource.kind == "Observation":
        yield from _concept(resource, "clinical.observations.name", "code", item=item)
        for path in (("valueQuantity", "value"), ("valueString",)):
            yield from _one(resource, "clinical.observations.value", *path, item=item)
        yield from _one(resource, "clinical.observations.unit", "valueQuantity", "unit", item=item)
        yield from _one(resource, "clinical.observations.date", "effectiveDateTime", item=item)
    else:
        yield from _concept(
            resource, "clinical.medications.name", "medicationCodeableConcept", "medication", item=item
        )
        yield from _one(resource, "clinical.medications.name", "medicationReference", "display", item=item)
        for name in ("dosage", "dosageInstruction"):
            yield from _one(resource, "clinical.medications.frequency", name, "text", item=item)


def _one(resource: Resource, path: str, *names: str, item: str = "") -> Iterator[Told]:
    for entry in resource.all(*names):
        yield Told(path, (entry.value,), item)
        return


def _concept(resource: Resource, path: str, *names: str, item: str = "") -> Iterator[Told]:
    """The words of a coded element: its text, else what it displays, else its own where it is plain."""
    for name in names:
        parts = tuple(name.split("/"))
        for further in (("text",), ("coding", "display"), ("concept", "text"), ("display",), ()):
            for entry in resource.all(*parts, *further):
                yield Told(path, (entry.value,), item)
                return


def _kind(resource: Resource, entry: Entry) -> str:
    said = [
        resource.beside(entry, *names)
        for names in (("type", "coding", "code"), ("system",), ("type", "text"))
    ]
    return next(
        (kind for kind, sign in _KINDS for words in said if re.search(sign, words, re.IGNORECASE)), "mrn"
    )


def _others(resource: Resource, *names: str) -> Iterator[Told]:
    yield from (Told("other", (entry.value,)) for path, entry in resource.members.items() if path[0] in names)
