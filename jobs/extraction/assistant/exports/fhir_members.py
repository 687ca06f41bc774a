"""The members of a printed resource of FHIR as its JSON has them: without what a viewer adds to a value, and people
apart from the house, the number and the phone that it prints behind their name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.measures import VALUE
from jobs.extraction.assistant.values.credentials import credentials_after
from jobs.extraction.assistant.values.names import PERSON, looks_like_organization
from jobs.extraction.assistant.values.phones import EMAIL, find_phones
from jobs.extraction.text import Span, Text

Member = tuple[tuple[str, ...], Span]
HOUSES = frozenset({"Organization", "HealthcareService", "Location"})
PARTIES = frozenset({"Practitioner", "PractitionerRole", *HOUSES})
_TAKE_PART = frozenset({"requester", "performer", "recipient", "practitioner", "organization", "owner"})
_AS_IN_JSON: dict[str, tuple[str, ...]] = {
    "code": ("code", "text"),
    "reason": ("reasonCode", "text"),
    "reasonCode": ("reasonCode", "text"),
    "reasonReference": ("reasonReference", "display"),
    "note": ("note", "text"),
    "specialty": ("specialty", "text"),
    "performerType": ("performerType", "text"),
    "payor": ("payor", "display"),
    "medication": ("medicationCodeableConcept", "text"),
    "medicationCodeableConcept": ("medicationCodeableConcept", "text"),
    "medicationReference": ("medicationReference", "display"),
    "dosage": ("dosageInstruction", "text"),
    "dosageInstruction": ("dosageInstruction", "text"),
    "clinicalStatus": ("clinicalStatus", "coding", "code"),
    "verificationStatus": ("verificationStatus", "coding", "code"),
    "manifestation": ("reaction", "manifestation", "text"),
    "reaction": ("reaction", "manifestation", "text"),
    "subject": ("subject", "reference"),
    "patient": ("patient", "reference"),
    "beneficiary": ("beneficiary", "reference"),
}
_MISREAD = {"subscriberld": "subscriberId"}
"""As a reader takes the names that a fax has blurred."""
_REFERENCE = re.compile(r"[A-Z][A-Za-z]+[/#][\w.-]+")
_OF_ANOTHER_TIME = re.compile(r"\b(?:old|temp|former|billing|maiden|nickname|anonymous)\b", re.IGNORECASE)
_KIND_BEFORE = re.compile(
    r"(?P<kind>[A-Za-z][A-Za-z ]{1,30}):\s|(?P<npi>NPI)\s|"
    r"(?P<code>MRN?|P[IT]|SS|DL|PPN|NH|MC|MB|SB|NI|PLAC|FILL|[VA]N|ACSN)\s(?=\S*\d)"
)
"""The kind of a number, in words or by the letters that HL7 has for it."""
_GROUP_BEFORE = re.compile(r"group\b[:#]? ?", re.IGNORECASE)
_ADDED = re.compile(r" ?\((?!\d)[^()]*\)?.*| period\.(?:start|end)\b.*", re.DOTALL)
"""What viewers put behind a value: its use, its kind, the code of its words, since when."""
_TYPE_BEFORE = re.compile(r"(?:Condition|Observation|DiagnosticReport): ?")
_NPI = re.compile(r"\b(?:us-)?npi\b\W*(?P<digits>\d{10})(?!\d)", re.IGNORECASE)
_DIGITS_OF_NPI = re.compile(r"(?P<digits>\d{10})(?!\d)")
_IN_PARTS = frozenset({"name", "identifier", "telecom", "address"})
_PART = re.compile(r"\[(?P<place>\d+)\]\.(?P<part>[a-z]\w*)")
"""A member of one of several: "name[0].family"."""
_USE_BEFORE = re.compile(r"(?:home|work|old|temp|billing|former)[;,:] ", re.IGNORECASE)
"""For what an address or a number is, where a print has that before it: "old; 12 Hull Ave"."""
_SYSTEM_BEFORE = re.compile(r"(?P<system>phone|fax|email|sms)[;,] (?:(?P<use>[a-z]+)[;,] )?")
_SYSTEM_RIGHT_BEFORE = re.compile(r"\b(?P<system>phone|fax|email|sms)[:;]? $")
_LAST_NAME_FIRST = re.compile(
    r"[A-ZÀ-Þ][\w'\u2019-]+, [A-ZÀ-Þ][\w'\u2019-]+(?: [A-ZÀ-Þ]\.?)?"
    r"(?=,? [A-Z]{2}[A-Za-z]{0,3}(?:[\s,;(]|$)|\s*[(;]|\s*$)"
)
"""A person's name as registers have it: "Ferriter, Colm, MD"."""
_CODE_BEHIND = re.compile(r" \((?P<code>[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?)\)$")
_PIECE = re.compile(r"[^(),;\n]+")


def members_of(
    text: Text, name: str, further: str, value: Span, *, number: int, house: bool
) -> Iterator[Member]:
    """Yield the members of the JSON that a printed one stands for, with the part of its value that each has. `number`
    is its place among those of its resource; `house`: the resource is an organization, and no person's."""
    if name in _IN_PARTS and (part := _PART.fullmatch(further)):
        inner = ("type", "text") if part["part"] == "type" else (part["part"],)
        yield (name, f"#{part['place']}", *inner), value
    elif name == "practitioner" and further == ".identifier":
        if npi := _DIGITS_OF_NPI.match(text.content, value.start, value.end):
            yield (name, "npi"), Span(*npi.span("digits"))
    elif name in _TAKE_PART:
        yield from _party(text, name, value)
    elif name == "telecom":
        yield from _reached(text, value, number)
    elif name == "identifier":
        for at, line in enumerate(_lines(text, value)):
            yield from _identifier(text, line, f"#{number}.{at}")
    elif name == "name" and (parted := _NAME_IN_PARTS.fullmatch(text.content, value.start, value.end)):
        yield from _parts_of_a_name(text, parted, number)
    elif name in ("name", "address"):
        if not is_of_another_time(further):
            if (use := _USE_BEFORE.match(text.content, value.start, value.end)) and name == "address":
                if is_of_another_time(use.group()):
                    return
                value = Span(use.end(), value.end)
            first = _without_added(text, value)
            place = ("address", f"#{number}", "line") if name == "address" else ("name", f"#{number}", "text")
            yield (("name",) if house and name == "name" else place), first
    elif name == "class":
        lead = _GROUP_BEFORE.match(text.content, value.start, value.end)
        if lead or "group" in further.casefold():
            yield ("class", "value"), Span(lead.end() if lead else value.start, value.end)
    elif name in ("value", "valueQuantity") and (
        measured := VALUE.match(text.content[value.start : value.end])
    ):
        for member in ("value", "unit"):
            if measured[member]:
                start, end = measured.span(member)
                yield ("valueQuantity", member), Span(value.start + start, value.start + end)
    elif name == "code" and (coded := _CODE_BEHIND.search(text.content, value.start, value.end)):
        yield ("code", "text"), Span(value.start, coded.start())
        yield ("code", "coding", "#0", "code"), Span(*coded.span("code"))
    elif name in _AS_IN_JSON:
        reference = _REFERENCE.match(text.content, value.start, value.end)
        if reference and _AS_IN_JSON[name][-1] != "reference":
            shown = text.trimmed(reference.end(), value.end, strip=" \t\n()")
            if shown is not None:
                yield _AS_IN_JSON[name], shown
            return
        lead = _TYPE_BEFORE.match(text.content, value.start, value.end)
        said = Span(lead.end(), value.end) if lead else value
        yield _AS_IN_JSON[name], said if name == "note" else _without_added(text, said)
    else:
        yield (_MISREAD.get(name, name),), value


def _parts_of_a_name(text: Text, parted: re.Match[str], number: int) -> Iterator[Member]:
    """The family's name and each given one of a name in use: "use: official family: Ekberg given: Tobias, Lars"."""
    if parted["family"] is None or (parted["use"] or "official") not in ("official", "usual"):
        return
    yield ("name", f"#{number}", "family"), Span(*parted.span("family"))
    start = parted.start("given")
    for at, given in enumerate(re.finditer(r"[^,;\s][^,;]*", parted["given"])):
        if (span := text.trimmed(start + given.start(), start + given.end())) is not None:
            yield ("name", f"#{number}", "given", f"#{at}"), span


_NAME_IN_PARTS = re.compile(
    r"(?:use:? (?P<use>[a-z]+)[;,]? )?(?:family:? (?P<family>[^:;\n]{1,40}?)[;,]? )?given:? (?P<given>[^:;\n]{1,40})"
)


def is_of_another_time(further: str) -> bool:
    """Tell whether what stands behind a member's name says that it is no more, or not yet: "address (old)"."""
    return _OF_ANOTHER_TIME.search(further) is not None


def references_in(text: Text, value: Span) -> Iterator[re.Match[str]]:
    """Yield the references to other resources in a value."""
    return _REFERENCE.finditer(text.content, value.start, value.end)


def _identifier(text: Text, line: Span, place: str) -> Iterator[Member]:
    """A number and of what kind it is, by the words before it or in brackets behind it: "MR: H-99120"."""
    before = _KIND_BEFORE.match(text.content, line.start, line.end)
    number = _without_added(text, Span(before.end(), line.end) if before else line)
    kind = Span(*before.span(before.lastgroup or "kind")) if before else None
    kind = kind or text.trimmed(number.end, line.end, strip=" \t()")
    yield ("identifier", place, "value"), number
    if kind is not None:
        member = ("system",) if "npi" in text[kind].casefold() else ("type", "text")
        yield ("identifier", place, *member), kind


def _without_added(text: Text, value: Span) -> Span:
    added = _ADDED.search(text.content, value.start, value.end)
    return (added and text.trimmed(value.start, added.start())) or value


def _lines(text: Text, value: Span) -> Iterator[Span]:
    for match in re.finditer(r"[^\n]+", text.content[value.start : value.end]):
        yield Span(value.start + match.start(), value.start + match.end())


def _reached(text: Text, value: Span, number: int) -> Iterator[Member]:
    """The phones and the address for mail of a value that names several, or one behind its system and use."""
    before = _SYSTEM_BEFORE.match(text.content, value.start, value.end)
    if before is not None and is_of_another_time(before.group()):
        return
    found = [
        *find_phones(text.content, start=value.start, end=value.end),
        *(Span(*match.span()) for match in EMAIL.finditer(text.content, value.start, value.end)),
    ]
    for at, span in enumerate(found):
        yield ("telecom", f"#{number}.{at}", "value"), span
        system = before or _SYSTEM_RIGHT_BEFORE.search(text.content, value.start, span.start)
        if system is not None:
            yield ("telecom", f"#{number}.{at}", "system"), Span(*system.span("system"))


def _party(text: Text, name: str, value: Span) -> Iterator[Member]:
    """Who asks or is asked: another resource, or a name and what is printed behind it."""
    content, stop = text.content, value.end
    if reference := _REFERENCE.match(content, value.start, value.end):
        yield (name, "reference"), Span(*reference.span())
        house = text.trimmed(reference.end(), value.end, strip=" \t\n()")
        if house is not None and looks_like_organization(text[house]):
            yield (name, "organization"), house
        return
    if npi := _NPI.search(content, value.start, value.end):
        yield (name, "npi"), Span(*npi.span("digits"))
        stop = npi.start()
    phones = find_phones(content, start=npi.end() if npi else value.start, end=value.end)
    if phone := next(phones, None):
        yield (name, "phone"), phone
    called = _end_of_name(text, Span(value.start, stop))
    yield (name, "display"), called
    for piece in _PIECE.finditer(content, called.end, value.end):
        house = text.trimmed(*piece.span())
        if house is not None and looks_like_organization(text[house]):
            yield (name, "organization"), house
            return


def _end_of_name(text: Text, value: Span) -> Span:
    """The name at the start of a value, with the letters behind it."""
    words = text.content[value.start : value.end]
    turned = _LAST_NAME_FIRST.match(words)
    if turned is not None and not looks_like_organization(turned.group()):
        return Span(value.start, value.start + credentials_after(words, turned.end()))
    person = PERSON.match(words)
    if person is not None and not looks_like_organization(words.partition(",")[0]):
        end = credentials_after(words, person.end())
        if not words[end : end + 1].isalnum():
            return Span(value.start, value.start + end)
    first = _PIECE.match(words)
    return (first and text.trimmed(value.start, value.start + first.end())) or value
