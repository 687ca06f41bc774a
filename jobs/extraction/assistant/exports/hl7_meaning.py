"""What the fields of an HL7 version 2 message are of a referral: by segment and number, as chapters 2, 3, 4, 6 and 11
of the standard have them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.exports.hl7 import Segment, of_one_patient
from jobs.extraction.assistant.exports.told import Export, Told
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Span

_KINDS = {
    "MR": "mrn", "PI": "mrn", "PT": "mrn", "PN": "mrn", "MRN": "mrn", "U": "mrn", "AN": "", "VN": "", "XX": "",
    "NH": "nhs_number", "NHS": "nhs_number", "NNGBR": "nhs_number", "SS": "ssn", "NNUSA": "ssn",
    "MC": "health_card", "JHN": "health_card", "HC": "health_card", "MA": "health_card", "NI": "other",
}  # fmt: skip
"""Table 0203; an account (AN) and a visit (VN) number nobody."""
_LETTERS = re.compile(r"[^\W\d_]{2}")
_ICD10 = re.compile(r"I(?:CD)?-?10|ICD10|I10C?", re.IGNORECASE)
_CODE = re.compile(r"[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?")
_NPI = re.compile(r"[12]\d{9}")
_OTHERS = ("NK1", "GT1", "IN2", "IN3", "CTD", "AUT", "SFT", "EVN", "ACC", "FT1")
_LOCAL = 6
"""The place of the local number in XTN, behind country and area."""
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
        yield from _coded(segment, 2, "request.urgency")
        yield from _coded(segment, 3, "request.specialty")
        yield from _coded(segment, 10, "request.reason")
        yield from _dates(segment, (7, 9))
    elif segment.name in ("OBR", "ORC"):
        yield from _ordered(segment)
    elif segment.name == "PV2":
        yield from _coded(segment, 3, "request.reason")
    elif segment.name == "DG1":
        yield from _coded(segment, 3, "clinical.diagnoses.text", item)
        yield from _text(segment, 4, "clinical.diagnoses.text", item)
        code, _, system = _three(segment, 3)
        if (
            code
            and _CODE.fullmatch(segment.text[code])
            and (system is None or _ICD10.match(segment.text[system]))
        ):
            yield Told("clinical.diagnoses.icd10cm", (code,), item)
    elif segment.name in ("AL1", "IAM"):
        yield from _coded(segment, 3, "clinical.allergies.substance", item)
        for repeat in segment.repeats(5):
            yield from _told(segment, "clinical.allergies.reaction", _worded(segment, repeat), item)
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
    yield from _name(segment, "patient", legal or (names[0] if names else ()))
    yield from _text(segment, 7, "patient.birth_date")
    yield from _text(segment, 8, "patient.sex")
    for address in segment.repeats(11)[:1]:
        yield from _address(segment, "patient", address)
    for number in (13, 40, 14):
        yield from _reached(segment, number, "patient")
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
    yield from _text(segment, 19, "patient.id.ssn", "ssn")
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
    yield from _name(segment, role, segment.components(2))
    address = segment.components(3)
    yield from _address(segment, role, address)
    location = segment.components(4)
    for part in location:
        alone = len(location) == 1 and _NAMES_A_PLACE.fullmatch(segment.words(part)) is not None
        if alone or looks_like_organization(segment.words(part)):
            yield from _told(segment, f"{role}.organization", part)
    yield from _reached(segment, 5, role)
    for identifier in segment.repeats(7):
        if any(segment.text[part] == "NPI" for part in identifier[1:]):
            yield Told(f"{role}.npi", (identifier[0],))


_NAMES_A_PLACE = re.compile(r"[^\W\d_][\w'\u2019&.-]*(?: [\w'\u2019&.-]+){1,6}")
"""What a field for the place of work names that holds nothing else, whatever the place is called."""


def _name(segment: Segment, role: str, name: Sequence[Span]) -> Iterator[Told]:
    """A name of the type XPN: family, given, further given names, suffix, prefix, degree."""
    if len(name) == 1:
        yield from _told(segment, f"{role}.name", name[0])
        return
    for place, part in ((0, "family"), (1, "given"), (2, "middle"), (4, "title"), (5, "letters")):
        if place < len(name):
            family = name[place]
            if (
                place == 0
                and (sub := segment.text.content.find(segment.marks.sub, family.start, family.end)) != -1
            ):
                family = Span(family.start, sub)
            yield from _told(segment, f"{role}.{part}", family)


def _address(segment: Segment, role: str, address: Sequence[Span]) -> Iterator[Told]:
    """An address of the type XAD. A practice's begins with the practice's name, with its department before that."""
    parts = [part for part in address[:5] if part.end > part.start]
    if role != "patient":
        named = [part for part in parts[:2] if looks_like_organization(segment.words(part))]
        named = [part for part in named if not any(c.isdigit() for c in segment.text[part])]
        yield from (each for part in named[-1:] for each in _told(segment, f"{role}.organization", part))
        parts = [part for part in parts if part not in named]
    for number, part in enumerate(parts):
        yield from _told(segment, f"{role}.address", part, str(number))


def _reached(segment: Segment, number: int, role: str) -> Iterator[Told]:
    """Numbers of the type XTN: the number, its use, its equipment, an e-mail address; or country, area and number."""
    for reached in segment.repeats(number):
        said = [segment.text[part] for part in reached]
        what = f"{role}.fax" if "FX" in said else f"{role}.phone"
        for part, words in zip(reached, said, strict=True):
            if "@" in words:
                yield Told(f"{role}.email", (part,))
        if said[0] and "@" not in said[0]:
            yield Told(what, (reached[0],))
        elif len(said) > _LOCAL and said[_LOCAL]:
            parts = [part for part in reached[_LOCAL - 2 : _LOCAL + 1] if part.end > part.start]
            country = "+" if said[_LOCAL - 2] else ""
            yield Told(what, tuple(parts), words=country + " ".join(segment.text[part] for part in parts))


def _ordered(segment: Segment) -> Iterator[Told]:
    orders = segment.name == "OBR"
    for person in segment.repeats(16 if orders else 12)[:1]:
        yield from _name(segment, "referrer", person[1:])
        if any(segment.text[part] == "NPI" for part in person[8:]) or _NPI.fullmatch(segment.text[person[0]]):
            yield Told("referrer.npi", (person[0],))
    yield from _reached(segment, 17 if orders else 14, "referrer")
    if orders:
        yield from _coded(segment, 4, "request.service")
        yield from _coded(segment, 31, "request.reason")
        yield from _text(segment, 13, "request.reason")
        yield from _text(segment, 5, "request.urgency")
        yield from (Told("other", tuple(copy)) for copy in segment.repeats(28))
    else:
        yield from _coded(segment, 16, "request.reason")
        yield from (
            each
            for each in _text(segment, 21, "referrer.organization")
            if not re.search(r"\d", each.said(segment.text))
        )
        for address in segment.repeats(22)[:1]:
            yield from _address(segment, "referrer", address)
        yield from _reached(segment, 23, "referrer")
        yield from _dates(segment, (9,))


def _medication(segment: Segment, item: str) -> Iterator[Told]:
    """Coded give or dispense code; the amounts, units and instructions in the further fields."""
    place = 1 if segment.name == "RXO" else 2
    named = list(_coded(segment, place, "clinical.medications.name", item))
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
    yield from _coded(segment, 3, "clinical.observations.name", item)
    yield Told("clinical.observations.value", (value,), item)
    yield from _text(segment, 6, "clinical.observations.unit", item)
    yield from _text(segment, 14, "clinical.observations.date", item)


def _insurance(segment: Segment) -> Iterator[Told]:
    yield from _text(segment, 4, "insurance.payer")
    yield from _text(segment, 8, "insurance.group")
    for number in (36, 49, *range(30, len(segment.fields))):
        if number < len(segment.fields) and any(c.isdigit() for c in segment.text[segment.fields[number]]):
            yield from _text(segment, number, "insurance.member_id")
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
        yield from (each for segment in of["MSH"] for each in _dates(segment, (7,)))
    for number, role in ((4, "referrer"), (6, "recipient")):  # the facilities that send and receive
        if f"{role}.organization" not in told:
            yield from (
                each
                for segment in of["MSH"]
                for each in _text(segment, number, f"{role}.organization")
                if looks_like_organization(each.said(segment.text))
            )
    for segment in of["PV1"]:
        for number, role in ((8, "referrer"), (9, "recipient")):
            person = segment.components(number)
            if not told & {f"{role}.family", f"{role}.name"} and len(person) > 1:
                yield from _name(segment, role, person[1:])
    if "request.reason" not in told:
        notes = [segment for segment in of["NTE"] if len(segment.fields) > 3]
        yield from (each for note in notes[:1] for each in _text(note, 3, "request.reason"))
        if not notes:
            yield from (each for first in of["DG1"][:1] for each in _coded(first, 3, "request.reason"))


def _dates(segment: Segment, numbers: Sequence[int]) -> Iterator[Told]:
    for number in numbers:
        yield from _text(segment, number, "request.date")


def _text(segment: Segment, number: int, path: str, item: str = "") -> Iterator[Told]:
    for part in segment.components(number)[:1]:
        yield from _told(segment, path, part, item)


def _coded(segment: Segment, number: int, path: str, item: str = "") -> Iterator[Told]:
    """The words of a coded element; its code only where it has no words and is one."""
    yield from _told(segment, path, _worded(segment, segment.components(number)), item)


def _worded(segment: Segment, coded: Sequence[Span]) -> Span | None:
    if len(coded) > 1 and _LETTERS.search(segment.text[coded[1]]):
        return coded[1]
    return coded[0] if coded else None


def _three(segment: Segment, number: int) -> tuple[Span | None, Span | None, Span | None]:
    parts = [part if part.end > part.start else None for part in segment.components(number)[:3]]
    padded = [*parts, None, None, None]
    return padded[0], padded[1], padded[2]


def _told(segment: Segment, path: str, part: Span | None, item: str = "") -> Iterator[Told]:
    if part is not None and part.end > part.start and segment.text[part] not in ('""', "-"):
        pieces = segment.pieces(part)
        if pieces:
            yield Told(path, pieces, item, segment.words(part) if pieces != (part,) else "")
