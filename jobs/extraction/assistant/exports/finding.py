"""Where a machine's exports stand on the pages, and what each tells of the referral."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from jobs.extraction.assistant.clinical.conditions import names_complaint, names_condition
from jobs.extraction.assistant.clinical.measures import is_measure
from jobs.extraction.assistant.exports import hl7, hl7_meaning
from jobs.extraction.assistant.exports.assigned import assigned_in
from jobs.extraction.assistant.exports.fhir import of_resources
from jobs.extraction.assistant.exports.fhir_paths import paths_in
from jobs.extraction.assistant.exports.fhir_prints import prints_in
from jobs.extraction.assistant.exports.json_text import json_in
from jobs.extraction.assistant.exports.key_words import meaning_of
from jobs.extraction.assistant.exports.people import of_others
from jobs.extraction.assistant.exports.rows import rows_in
from jobs.extraction.assistant.exports.told import Entry, Export, Told
from jobs.extraction.assistant.exports.xml_text import xml_in
from jobs.extraction.text import Span, Text

_READERS = (json_in, xml_in, paths_in, prints_in, rows_in, assigned_in)
_SAYS_NOTHING = re.compile(
    r"(?!%$)\W*(?:null|nil|none|n/?a|nkd?a|unknown|undefined|not (?:given|known|stated|recorded|applicable|provided|"
    r"specified)|no (?:known|preference)\b.*|any(?:one|body)?|tbc|tbd|keine?|geen|aucune?|ninguna?|nessun[ao]?|"
    r"no|false|\(.*\))?\W*",
    re.IGNORECASE | re.DOTALL,
)
_SAYS_YES = re.compile(r"(?:y|yes|true|ja|oui|s[ií]|x|positive|present)", re.IGNORECASE)
_MEASURED = re.compile(r"[<>~]?\d{1,4}(?:[.,/]\d{1,3})?(?: ?[^\W\d]\S{0,8})?")
_ASKS_FOR_SYMPTOM = re.compile(r"(?:sx|symptoms?|signs?)[ _.]", re.IGNORECASE)
_LEAD = re.compile(
    r"(?:sx|hx|h/o|symptom|sign|problem|comorbidity|condition|history of|has|is)[ _.]", re.IGNORECASE
)


def exports_in(text: Text) -> tuple[Export, ...]:
    """Return the exports that the pages print, in reading order; none stands within another."""
    messages = tuple(hl7.messages_in(text))
    patient = next((segment for message in messages for segment in message if segment.name == "PID"), None)
    found = [hl7_meaning.export_of(message, patient) for message in messages]
    for read in _READERS:
        for span, entries in read(text):
            if not any(span.meets(other.span) for other in found):
                found.append(_export(text, span, entries, printed=read is prints_in))
    return tuple(sorted(found, key=lambda export: export.span.start))


def _export(text: Text, span: Span, entries: list[Entry], *, printed: bool) -> Export:
    """What the entries of a span tell; of `printed` resources viewers leave out what joins them, which letters do not
    need either."""
    entries, told = of_resources(text, entries)
    complete = bool(told) and not printed
    others = [*of_others(text, entries), *_of_who_insures(entries)]
    told += [Told("other", (entry.value,)) for entry in others]
    told += [each for entry in entries if entry not in others for each in _told(text, entry)]
    return Export(span, tuple(_saying(text, told)), tuple(entry.value for entry in entries), complete)


def _of_who_insures(entries: Sequence[Entry]) -> list[Entry]:
    """What is told of a member where the export names the patient apart: a parent by whom a child is insured."""
    if not any(_PATIENT.search(entry.names[0]) for entry in entries if entry.names):
        return []
    return [
        entry
        for entry in entries
        if len(entry.names) > 1
        and entry.names[0].casefold() == "member"
        and meaning_of(entry.names).path.startswith("patient.")
    ]


_PATIENT = re.compile(r"patient|dependent|subject|child", re.IGNORECASE)


def _saying(text: Text, told: Iterable[Told]) -> Iterator[Told]:
    for each in told:
        if each.path == "other" or not _SAYS_NOTHING.fullmatch(each.said(text)):
            yield each


def _told(text: Text, entry: Entry) -> Iterator[Told]:
    meaning = meaning_of(entry.names)
    if meaning.path:
        yield Told(meaning.path, (entry.value,), meaning.item)
    elif entry.key is not None:
        yield from _by_key(text, entry, entry.key)


def _by_key(text: Text, entry: Entry, key: Span) -> Iterator[Told]:
    """What a value says of its own name: a measure's amount ("bp": "146/90"), a yes to an illness ("HTN": "Y")."""
    named = _named(text, key)
    words, value, item = text[named].replace("_", " "), text[entry.value], f"{key.start}"
    if is_measure(words) and _MEASURED.fullmatch(value):
        yield Told("clinical.observations.name", (named,), item)
        yield Told("clinical.observations.value", (entry.value,), item)
    elif _SAYS_YES.fullmatch(value) and _ASKS_FOR_SYMPTOM.match(text[key]):
        yield Told("answered.symptom", (named,), item, words)
    elif _SAYS_YES.fullmatch(value) and names_condition(words):
        yield Told("answered.diagnosis", (named,), item, words)
    elif _SAYS_YES.fullmatch(value) and names_complaint(words):
        yield Told("answered.symptom", (named,), item, words)


def _named(text: Text, key: Span) -> Span:
    lead = _LEAD.match(text.content, key.start, key.end)
    return Span(lead.end(), key.end) if lead else key
