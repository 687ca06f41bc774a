"""What the fields of an HL7 version 2 message are of a referral: by segment and number, as chapters 2, 3, 4, 6 and 11
of the standard have them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.exports.hl7 import Segment, of_one_patient
from jobs.extraction.assistant.exports.hl7_fields import (
    address_told,
    coded_told,
    days_told,
    name_told,
    part_told,
    three_parts,
    ways_told,
    worded,
    words_told,
)
from jobs.extraction.assistant.exports.told import Export, Told
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Span

_KINDS = {
    "MR": "mrn", "PI": "mrn", "PT": "mrn", "PN": "mrn", "MRN": "mrn", "U": "mrn", "AN": "", "VN": "", "XX": "",
    "NH": "nhs_number", "NHS": "nhs_number", "NNGBR": "nhs_number", "SS": "ssn", "NNUSA": "ssn",
    "MC": "health_card", "JHN": "health_card", "HC": "health_card", "MA": "health_card", "NI": "other",
}  # fmt: skip
"""Table 0203; an account (AN) and a visit (VN) number nobody."""
_ICD10 = re.compile(r"I(?:CD)?-?10|ICD10|I10C?", re.IGNORECASE)
_CODE = re.compile(r"[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?")
_NPI = re.compile(r"[12]\d{9}")
_OTHERS = ("NK1", "GT1", "IN2", "IN3", "CTD", "AUT", "SFT", "EVN", "ACC", "FT1")
_PARTIES = {"RP": "referrer", "RT": "recipient"}


def export_of(segments: Sequence[Segment], patient: Segment | None) -> Export:
    """Return what a message tells of the referral; what it tells of another patient is somebody else's."""
    own, others = of_one_patient(segments, patient)
    told = [each for segment in own for each in _told_by(segment)]
    told += _fallbacks(own, {each.path for each in told})
    told += [Told("other", (segment.span,)) for segment in others]
    values = [
        component
        for segment in segments
        for number in range(1, len(segment.fields))
        for repeat in segment.repeats(number)
        for component in repeat
        if component.end > component.start
    ]
    return Export(
        Span(segments[0].span.start, segments[-1].span.end), tuple(told), tuple(values), complete=True
    )


def _told_by(segment: Segment) -> Iterator[Told]:
    item = f"{segment.name}{segment.span.start}"
    if segment.name in _OTHERS:
        yield Told("other", (segment.span,))
    elif segment.name == "PID":
        yield from _patient(segment)
    elif segment.name == "PRD":
        yield from _provider(segment)
    elif segment.name == "RF1":
        yield from coded_told(segment, 2, "request.urgency")
        yield from coded_told(segment, 3, "request.specialty")
        yield from coded_told(segment, 10, "request.reason")
        yield from days_told(segment, (7, 9))
    elif segment.name in ("OBR", "ORC"):
        yield from _ordered(segment)
    elif segment.name == "PV2":
        yield from coded_told(segment, 3, "request.reason")
    elif segment.name == "DG1":
        yield from coded_told(segment, 3, "clinical.diagnoses.text", item)
        yield from words_told(segment, 4, "clinical.diagnoses.text", item)
        code, _, system = three_parts(segment, 3)
        if (
            code
            and _CODE.fullmatch(segment.text[code])
            and (system is None or _ICD10.match(segment.text[system]))
        ):
            yield Told("clinical.diagnoses.icd10cm", (code,), item)
    elif segment.name in ("AL1", "IAM"):
        yield from coded_told(segment, 3, "clinical.allergies.substance", item)
        for repeat in segment.repeats(5):
            yield from part_told(segment, "clinical.allergies.reaction", worded(segment, repeat), item)
            break
    elif segment.name in ("RXO", "RXE", "RXD"):
        yield from _medication(segment, item)
    elif segment.name == "OBX":
        yield from _observation(segment, item)
    elif segment.name == "IN1":
        yield from _insurance(segment)


def _patient(segment: Segment) -> Iterator[Told]:
    names = segment.repeats(5)
    legal = next((name for name in names if len(name) > 6 and segment.text[name[6]] in ("L", "C")), None)
    yield from name_told(segment, "patient", legal or (names[0] if names else ()))
    yield from words_told(segment, 7, "patient.birth_date")
    yield from words_told(segment, 8, "patient.sex")
    for address in segment.repeats(11)[:1]:
        yield from address_told(segment, "patient", address)
    for number in (13, 40, 14):
        yield from ways_told(segment, number, "patient")
    seen = set()
    for number in (3, 2, 4):
        for identifier in segment.repeats(number):
            words = segment.text[identifier[0]]
            kind = segment.text[identifier[4]].upper() if len(identifier) > 4 else ""
            giver = segment.text[identifier[3]].upper() if len(identifier) > 3 else ""
            path = _KINDS.get(kind, "other") if kind else _KINDS.get(giver, "mrn")
            path = "nhs_number" if "NHS" in (kind, giver) else path
            if path and words and words not in seen:
                seen.add(words)
                yield Told(f"patient.id.{path}", (identifier[0],), words)
    yield from words_told(segment, 19, "patient.id.ssn", "ssn")
    for number in (6, 18, 20, 21):
        yield from (Told("other", tuple(part)) for part in segment.repeats(number))


def _provider(segment: Segment) -> Iterator[Told]:
    """A provider of PRD by its role; of those that send and receive nothing is told but that they are others."""
    role = next(
        (_PARTIES[code] for part in segment.components(1) if (code := segment.text[part]) in _PARTIES), None
    )
    if role is None:
        yield Told("other", (segment.span,))
        return
    yield from name_told(segment, role, segment.components(2))
    address = segment.components(3)
    yield from address_told(segment, role, address)
    location = segment.components(4)
    for part in location:
        alone = len(location) == 1 and _NAMES_A_PLACE.fullmatch(segment.words(part)) is not None
        if alone or looks_like_organization(segment.words(part)):
            yield from part_told(segment, f"{role}.organization", part)
    yield from ways_told(segment, 5, role)
    for identifier in segment.repeats(7):
        if any(segment.text[part] == "NPI" for part in identifier[1:]):
            yield Told(f"{role}.npi", (identifier[0],))


_NAMES_A_PLACE = re.compile(r"[^\W\d_][\w'\u2019&.-]*(?: [\w'\u2019&.-]+){1,6}")
"""What a field for the place of work names that holds nothing else, whatever the place is called."""


def _ordered(segment: Segment) -> Iterator[Told]:
    orders = segment.name == "OBR"
    for person in segment.repeats(16 if orders else 12)[:1]:
        yield from name_told(segment, "referrer", person[1:])
        if any(segment.text[part] == "NPI" for part in person[8:]) or _NPI.fullmatch(segment.text[person[0]]):
            yield Told("referrer.npi", (person[0],))
    yield from ways_told(segment, 17 if orders else 14, "referrer")
    if orders:
        yield from coded_told(segment, 4, "request.service")
        yield from coded_told(segment, 31, "request.reason")
        yield from words_told(segment, 13, "request.reason")
        yield from words_told(segment, 5, "request.urgency")
        yield from (Told("other", tuple(copy)) for copy in segment.repeats(28))
    else:
        yield from coded_told(segment, 16, "request.reason")
        yield from (
            each
            for each in words_told(segment, 21, "referrer.organization")
            if not re.search(r"\d", each.said(segment.text))
        )
        for address in segment.repeats(22)[:1]:
            yield from address_told(segment, "referrer", address)
        yield from ways_told(segment, 23, "referrer")
        yield from days_told(segment, (9,))


def _medication(segment: Segment, item: str) -> Iterator[Told]:
    """Coded give or dispense code; the amounts, units and instructions in the further fields."""
    place = 1 if segment.name == "RXO" else 2
    named = list(coded_told(segment, place, "clinical.medications.name", item))
    yield from named
    for number in range(place + 1, len(segment.fields)) if named else ():
        for part in segment.components(number):
            if part.end > part.start:
                yield Told("clinical.medications.further", (part,), item)


def _observation(segment: Segment, item: str) -> Iterator[Told]:
    value = next((part for part in segment.components(5) if segment.text[part]), None)
    if value is None:
        return
    if not any(c.isdigit() for c in segment.text[value]) or len(segment.text[value].split()) > 3:
        return
    yield from coded_told(segment, 3, "clinical.observations.name", item)
    yield Told("clinical.observations.value", (value,), item)
    yield from words_told(segment, 6, "clinical.observations.unit", item)
    yield from words_told(segment, 14, "clinical.observations.date", item)


def _insurance(segment: Segment) -> Iterator[Told]:
    yield from words_told(segment, 4, "insurance.payer")
    yield from words_told(segment, 8, "insurance.group")
    for number in (36, 49, *range(30, len(segment.fields))):
        if number < len(segment.fields) and any(c.isdigit() for c in segment.text[segment.fields[number]]):
            yield from words_told(segment, number, "insurance.member_id")
            break
    for number in (5, 6, 7, 11, 16, 18, 19, 44):
        yield from (Told("other", tuple(part)) for part in segment.repeats(number))


def _fallbacks(segments: Sequence[Segment], told: set[str]) -> Iterator[Told]:
    """What other segments tell where those that are for it do not: the day of the message, who saw the patient, the
    note that says why."""
    of = {
        name: [segment for segment in segments if segment.name == name]
        for name in ("MSH", "PV1", "NTE", "DG1")
    }
    if "request.date" not in told:
        yield from (each for segment in of["MSH"] for each in days_told(segment, (7,)))
    for number, role in ((4, "referrer"), (6, "recipient")):  # the facilities that send and receive
        if f"{role}.organization" not in told:
            yield from (
                each
                for segment in of["MSH"]
                for each in words_told(segment, number, f"{role}.organization")
                if looks_like_organization(each.said(segment.text))
            )
    for segment in of["PV1"]:
        for number, role in ((8, "referrer"), (9, "recipient")):
            person = segment.components(number)
            if not told & {f"{role}.family", f"{role}.name"} and len(person) > 1:
                yield from name_told(segment, role, person[1:])
    if "request.reason" not in told:
        notes = [segment for segment in of["NTE"] if len(segment.fields) > 3]
        yield from (each for note in notes[:1] for each in words_told(note, 3, "request.reason"))
        if not notes:
            yield from (each for first in of["DG1"][:1] for each in coded_told(first, 3, "request.reason"))
