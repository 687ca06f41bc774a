"""Resources of FHIR as viewers and generated narratives print them: the type on a line of its own, and below it the
members, one a row ("birthDate  1984-10-11") or several in running lines ("gender: female birthDate: Oct 11, 1984")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from jobs.extraction.assistant.exports.fhir_allergy_lines import allergies_in_lines
from jobs.extraction.assistant.exports.fhir_members import (
    HOUSES,
    PARTIES,
    is_of_another_time,
    members_of,
    references_in,
)
from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import CELL, Line, Span, Text

TYPES = (
    "Patient|Practitioner|PractitionerRole|RelatedPerson|Organization|HealthcareService|Location|ServiceRequest|"
    "ReferralRequest|Task|CommunicationRequest|Condition|MedicationRequest|MedicationStatement|MedicationDispense|"
    "AllergyIntolerance|Observation|DiagnosticReport|Procedure|Immunization|Encounter|Coverage|CareTeam|CarePlan|Goal|"
    "DocumentReference|Composition|Bundle|FamilyMemberHistory|Device|Provenance"
)
_HEAD = re.compile(
    r"(?:[Rr]esource ?(?:Type)?: ?|subject: ?|(?P<entry>entry ?\[\d+\]:? ))?"
    rf"(?P<kind>{TYPES}|Requester|Performer|Recipient)(?P<many>s|ies)?"
    r"(?: ?[/#] ?(?P<id>[\w.-]{1,64})(?: ?\([^()]{1,60}\))?| ?\([^()]{1,40}\)|(?(entry): (?P<code>\S.{1,80})|:)|:)?"
)
_LISTS = re.compile(r"(?:Medications|Allergies|Problems|Results|Vital Signs|Notes)(?: \(\d+\))?")
"""What narratives call the lists of what is clinical beside the plurals of the types."""
_NAMES = (
    "id|status|intent|priority|category|code|subject|for|authoredOn|requester|performer|performerType|recipient|owner|"
    "focus|occurrence(?:DateTime|Period)?|reasonCode|reasonReference|reason|note|description|specialty|insurance|"
    "supportingInfo|encounter|name|gender|birthDate|deceased(?:Boolean)?|active|identifier|telecom|address|"
    "maritalStatus|communication|language|contact|generalPractitioner|managingOrganization|relationship|patient|"
    "practitioner|organization|qualification|payor|subscriber|subscriber[Il]d|beneficiary|dependent|class|type|period|"
    "clinicalStatus|verificationStatus|onset(?:DateTime)?|abatement(?:DateTime)?|recordedDate|medication(?:CodeableConcept|Reference)?|"
    "dosage(?:Instruction)?|effective(?:DateTime|Period)?|value(?:Quantity|String)?|manifestation|reaction|meta|text"
)
_FURTHER = r"(?: \([\w ,/-]{1,30}\)|\[\d+\]|\.[a-z]\w{1,24})*"
"""What stands behind a member's name: its use ("name (official)"), its place, a member of its own."""
_LED = r"(?: ?(?:[.\u2026]{3,} ?:?|:)| \.\.)"
"""What leads from a name to its value: a colon, or dots with or without one."""
_NAMED = re.compile(rf"(?<!\S)(?P<name>{_NAMES})(?P<further>{_FURTHER}){_LED}(?!\S)")
_ROW = re.compile(
    rf"\W?(?P<name>{_NAMES})(?P<further>{_FURTHER})(?: / [a-z]\w+)?:?{CELL}(?::\s*)?(?P<value>[^{CELL}]+)"
)
_SPOKEN = re.compile(
    rf"\W?(?P<name>[A-Z][a-z]+(?: [A-Za-z][a-z]+){{0,3}})(?P<further>{_FURTHER}):?{CELL}(?::\s*)?(?P<value>[^{CELL}]+)"
)
"""A row whose name is spelled as narratives do: "Authored on"."""
_SAID_FOR = {
    "contactDetail": "telecom",
    "contactDetails": "telecom",
    "dateOfBirth": "birthDate",
    "sex": "gender",
}
_JOINED = re.compile(r"[a-z]+[A-Z]\w+")
_JOINED_TYPE = re.compile(r"[A-Z][a-z]+[A-Z]\w+")
"""A name or a type that only programs write."""
_FEWEST_TYPES, _FEWEST_JOINED = 2, 2


@dataclass(frozen=True, slots=True)
class _Printed:
    """One resource on the page: its head, the lines below it, and the members that they name."""

    kind: Span
    id: Span | None
    lines: Sequence[Line]
    members: Sequence[tuple[str, str, Span]]
    end: int


def prints_in(text: Text) -> Iterator[tuple[Span, list[Entry]]]:
    """Yield the span of the resources that pages print, with their members as those of FHIR's JSON; what no member is,
    such as the rows of a table, has no name."""
    printed = list(_printed(text))
    joined = {name for each in printed for name, _, _ in each.members if _JOINED.fullmatch(name)}
    if any(each.id is not None for each in printed):
        joined |= {text[each.kind] for each in printed if _JOINED_TYPE.fullmatch(text[each.kind])}
    named = [each for each in printed if each.members]
    if len(named) < _FEWEST_TYPES or len(joined) < _FEWEST_JOINED:
        return
    referred = {
        reference.group()
        for each in named
        for _, _, value in each.members
        for reference in references_in(text, value)
    }
    printed = [
        each if _is_joined(text, each, printed, referred) else replace(each, members=()) for each in printed
    ]
    entries = [entry for number, each in enumerate(printed) for entry in _entries(text, each, f"#{number}")]
    yield Span(printed[0].kind.start, printed[-1].end), entries


def _is_joined(text: Text, printed: _Printed, others: Sequence[_Printed], referred: set[str]) -> bool:
    """Whether a resource is nobody's who takes a part, or another refers to it: without that a print does not tell
    which part they take."""
    kind = text[printed.kind]
    if kind not in PARTIES:
        return True
    alone = sum(text[other.kind] == kind for other in others) == 1
    named = f"{kind}/{text[printed.id]}" if printed.id is not None else ""
    return named in referred or (alone and any(reference.startswith(f"{kind}/") for reference in referred))


def _printed(text: Text) -> Iterator[_Printed]:
    heads = [(line, head) for line in text.lines if (head := _HEAD.fullmatch(_title(line))) is not None]
    programs = {head["kind"] for _, head in heads if _JOINED_TYPE.fullmatch(head["kind"])}
    spoken = len(programs) >= _FEWEST_TYPES and any(head["id"] for _, head in heads)
    if any(head["entry"] for _, head in heads):  # what they refer to, on lines of its own, heads none
        heads = [(line, head) for line, head in heads if head["entry"]]
    for place, (line, head) in enumerate(heads):
        stop = heads[place + 1][0].number if place + 1 < len(heads) else len(text.lines)
        below = text.lines[line.number + 1 : stop]
        lists = next((at for at, each in enumerate(below) if _LISTS.fullmatch(each.text.strip())), len(below))
        own = [] if head["many"] else _members(text, below[:lists], spoken=spoken)
        if head["code"]:
            own = [("code", "", Span(*_within(line, head, "code"))), *own]
        kind, end = Span(*_within(line, head, "kind")), below[-1].end if below else line.end
        identity = Span(*_within(line, head, "id")) if head["id"] else None
        yield _Printed(kind, identity, below, own, end)


def _title(line: Line) -> str:
    """The words of a line that may be a head: without the brackets in which some programs put the type."""
    bare = line.text.strip()
    return bare[1:-1].strip() if bare.startswith("[") and bare.endswith("]") else bare


def _within(line: Line, head: re.Match[str], group: str) -> tuple[int, int]:
    start = line.start + line.text.index(head.group())
    return start + head.start(group), start + head.end(group)


def _members(text: Text, lines: Sequence[Line], *, spoken: bool) -> list[tuple[str, str, Span]]:
    """The members with what stands behind their names and their values, which may go on over lines. `spoken`: the
    names may be in words."""
    begun: list[tuple[str, str, int, int]] = []
    for line in lines:
        row = _ROW.fullmatch(line.text) or (_SPOKEN.fullmatch(line.text) if spoken else None)
        in_cells = all(_NAMED.match(words) for words in line.text.split(CELL))
        named = list(_NAMED.finditer(line.text)) if in_cells or CELL not in line.text else []
        if row is not None and re.fullmatch(_NAMES, row["value"].strip()) is None:
            begun.append((_plain(row["name"]), row["further"], line.start + row.start("value"), line.end))
        elif line.text.count(CELL) > 1 and not in_cells:
            break  # a table with columns of its own
        elif CELL in line.text and not in_cells:
            begun.append(("", "", line.start, line.start))
        elif begun:
            *most, (name, further, start, _) = begun
            begun = [*most, (name, further, start, line.start + named[0].start() if named else line.end)]
        for at, match in enumerate(named):
            end = line.start + named[at + 1].start() if at + 1 < len(named) else line.end
            begun.append((match["name"], match["further"], line.start + match.end(), end))
    values = [(name, further, text.trimmed(start, end)) for name, further, start, end in begun]
    return [(name, further, value) for name, further, value in values if value is not None]


def _plain(name: str) -> str:
    """A member's name as FHIR has it; of words that name none, nothing."""
    first, *others = name.split()
    plain = (
        first if not others and first[0].islower() else first.lower() + "".join(map(str.capitalize, others))
    )
    plain = _SAID_FOR.get(plain, plain)
    return plain if re.fullmatch(_NAMES, plain) else ""


def _entries(text: Text, printed: _Printed, root: str) -> Iterator[Entry]:
    """The resource as entries of FHIR's JSON, and its lines as values without a name."""
    if text[printed.kind] == "AllergyIntolerance":
        allergies = [*allergies_in_lines(printed.lines, printed.kind, root)]
        if allergies:
            yield from allergies
            return
    if not printed.members:
        if printed.lines:
            yield Entry((), Span(printed.lines[0].start, printed.lines[-1].end))
        return
    yield Entry((root, "resourceType"), printed.kind)
    if printed.id is not None:
        yield Entry((root, "id"), printed.id)
    house = text[printed.kind] in HOUSES
    lives: int | None = None
    for number, (name, further, value) in enumerate(printed.members):
        yield Entry((), value)
        if name == "address":
            lives = number if lives is None and not is_of_another_time(further) else lives
            if lives != number:
                continue
        for path, span in members_of(text, name, further, value, number=number, house=house):
            yield Entry((root, *path), span)
    values = [value for _, _, value in printed.members]
    for left, lines in groupby(
        printed.lines, lambda line: not any(value.meets(Span(line.start, line.end)) for value in values)
    ):
        if left:
            rows = list(lines)
            yield Entry((), Span(rows[0].start, rows[-1].end))
