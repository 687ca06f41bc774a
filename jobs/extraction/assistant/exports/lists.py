"""The lists of an export: diagnoses, medications, allergies and what was measured, each entry of its own values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from jobs.extraction.assistant.clinical.allergies import allergies_in
from jobs.extraction.assistant.clinical.diagnosis_names import cleaned, code_in, parts_of
from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.medication_lines import MedicationLine, line_of, lines_of_words
from jobs.extraction.assistant.clinical.unknown_substances import doubted_if_unknown
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.exports.told import Told
from jobs.extraction.assistant.exports.values import SURE, words_found
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Allergy, Diagnosis, Medication, Observation, missing

_OPERATION = re.compile(
    r"\b\w*(?:ectomy|otomy|ostomy|plasty|graft|repair|replacement|arthroscopy|section)\b", re.IGNORECASE
)
_BIRTH = re.compile(r"born\b", re.IGNORECASE)
"""How the patient was born is listed among what infants have, and is no illness."""
_PROSE = 9
"""Words of which an entry of a list does not have as many."""
_ICD = re.compile(r"(?<!\w)[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?(?!\w)")
_AMOUNT = re.compile(r"\d+(?:[.,]\d+)?")


def _by_item(told: Sequence[Told], head: str) -> Iterator[dict[str, list[Told]]]:
    """The entries of a list: what is told of each, by the last part of its path."""
    items: dict[str, dict[str, list[Told]]] = {}
    for each in told:
        if each.path.startswith(head):
            items.setdefault(each.item, {}).setdefault(each.path.rsplit(".", 1)[1], []).append(each)
    yield from items.values()


def diagnoses_told(document: Document, told: Sequence[Told]) -> list[Diagnosis]:
    found = []
    for item in _by_item(told, "clinical.diagnoses."):
        codes = [code for each in item.get("icd10cm", ()) for code in _codes(document, each)]
        names = [name for each in item.get("text", ())[:1] for name in _conditions(document, each)]
        for place, (name, own) in enumerate(names):
            code = own or (codes[place] if len(codes) == len(names) else None)
            found.append(_diagnosis(document, name, code))
        if len(codes) != len(names):
            found += [_diagnosis(document, None, code) for code in codes]
    return found


def _codes(document: Document, told: Told) -> list[Found]:
    """The codes of a value, which may list several."""
    content, span = document.text.content, told.spans[0]
    found = [Span(*match.span()) for match in _ICD.finditer(content, span.start, span.end)]
    return [Found(document.text[place], (place,), SURE) for place in found]


def _diagnosis(document: Document, name: Found | None, code: Found | None) -> Diagnosis:
    return Diagnosis(text=field_of(document.text, name), icd10cm=field_of(document.text, code))


def _conditions(document: Document, told: Told) -> Iterator[tuple[Found, Found | None]]:
    if len(told.said(document.text).split()) >= _PROSE and not re.search("[,;]", told.said(document.text)):
        return
    for part in chain.from_iterable(parts_of(document, span, listed=False) for span in told.spans):
        words, name = document.text[part], cleaned(document, part)
        if name is None or _OPERATION.search(words) or _BIRTH.match(words) or len(words.split()) >= _PROSE:
            continue
        yield Found(document.text[name], (name,), SURE, asserted="present"), code_in(document, part)


def medications_told(document: Document, told: Sequence[Told]) -> list[Medication]:
    found: list[Medication] = []
    for item in _by_item(told, "clinical.medications."):
        for line in _lines(document, item):
            found.append(
                Medication(
                    name=field_of(document.text, line.name),
                    dose=field_of(document.text, line.dose),
                    frequency=field_of(document.text, line.frequency),
                )
            )
    return found


def _lines(document: Document, item: dict[str, list[Told]]) -> Iterator[MedicationLine]:
    """The medication of an entry with what stands in its other values; of one value alone, all that it lists."""
    name = next(iter(item.get("name", ())), None)
    if name is None:
        return
    further = [each for part in ("dose", "frequency", "further") for each in item.get(part, ())]
    span = name.spans[0]
    if not further:
        yield from lines_of_words(document, span, weight=SURE)
        return
    line = line_of(document, span, [place for each in further for place in each.spans], SURE)
    if line is None:
        return
    yield MedicationLine(
        line.name,
        line.dose or _of(document, item, "dose") or _amount(document, item),
        line.frequency or _of(document, item, "frequency"),
    )


def _of(document: Document, item: dict[str, list[Told]], part: str) -> Found | None:
    told = next(iter(item.get(part, ())), None)
    return Found(told.said(document.text), told.spans, SURE) if told is not None else None


def _amount(document: Document, item: dict[str, list[Told]]) -> Found | None:
    """An amount and its unit that are values of their own: "400" and "mg"."""
    further = [each for each in item.get("further", ()) if len(each.said(document.text).split()) == 1]
    amount = next((each for each in further if _AMOUNT.fullmatch(each.said(document.text))), None)
    if amount is None:
        return None
    for unit in further:
        words = f"{amount.said(document.text)} {unit.said(document.text)}"
        if unit is not amount and DOSE.fullmatch(words):
            return Found(words, (*amount.spans, *unit.spans), SURE)
    return None


def allergies_told(document: Document, told: Sequence[Told]) -> list[Allergy]:
    found: list[Allergy] = []
    for item in _by_item(told, "clinical.allergies."):
        for substance in item.get("substance", ()):
            reaction = next((words_found(document, each) for each in item.get("reaction", ())), None)
            coded = reaction is not None or substance.item != ""
            for name, own in _substances(document, substance, coded=coded):
                found.append(
                    Allergy(
                        substance=field_of(document.text, doubted_if_unknown(name)),
                        reaction=field_of(document.text, own or reaction),
                    )
                )
    return found


def _substances(document: Document, told: Told, *, coded: bool) -> list[tuple[Found, Found | None]]:
    """The substances of one value with their reactions ("Amoxicillin (rash)"); an entry of a list that no rule reads
    names one as it stands."""
    pairs = list(allergies_in(document, Entry(told.spans[0], bulleted=True)))
    if not pairs and coded and len(told.said(document.text).split()) < _PROSE:
        whole = words_found(document, told)
        return [(whole, None)] if whole is not None else []
    return pairs


def observations_told(document: Document, told: Sequence[Told]) -> list[Observation]:
    found = []
    for item in _by_item(told, "clinical.observations."):
        parts = {part: _of(document, item, part) for part in ("name", "value", "unit")}
        if parts["name"] is None or parts["value"] is None:
            continue
        written = next(
            (
                document.date_found(day, SURE)
                for each in item.get("date", ())
                for day in document.dates_in(each.spans[0])
            ),
            None,
        )
        fields = {part: field_of(document.text, value) for part, value in parts.items()}
        found.append(Observation(**fields, date=field_of(document.text, written) if written else missing()))
    return found
