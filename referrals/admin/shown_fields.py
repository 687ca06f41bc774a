"""A Referral as a page shows it: fields by section, each with its words, its verdict and its places on the pages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from referrals.data.referral import Evidence, Field, Referral, Triage, walk

VERDICTS: dict[str, tuple[str, str]] = {
    "supported": ("✓", "supported"),
    "uncertain": ("?", "uncertain"),
    "unsupported": ("○", "unsupported"),
    "contradicted": ("✕", "contradicted"),
}
"""Verdict to its sign and its word; the sign, the word and the dash of the box say the same as the colour."""

ABSENT: dict[str, str] = {
    "not_in_document": "not in the document",
    "illegible": "illegible",
    "contradictory": "the document contradicts itself",
    "not_applicable": "does not apply",
}
_SPELLINGS = {"npi": "NPI", "icd10cm": "ICD-10-CM", "member_id": "Member id"}
_SINGULAR = {"diagnoses": "Diagnosis", "history": "History", "allergies": "Allergy"}
_ITEM = re.compile(r"^(?P<list>\w+)\[(?P<index>\d+)\]$")


@dataclass(frozen=True)
class ShownField:
    """`path` is the field's, as `walk` spells it; `percent` its confidence out of 100."""

    path: str
    label: str
    value: str
    absent: str
    confidence: float
    verdict: str
    sign: str
    word: str
    reasons: tuple[str, ...]
    evidence: tuple[Evidence, ...]
    contradicted_by: tuple[Evidence, ...]
    by_person: bool
    asserted: str

    @property
    def percent(self) -> int:
        return round(self.confidence * 100)

    @property
    def doubtful(self) -> bool:
        return self.verdict != "supported" and not self.absent


@dataclass
class ShownItem:
    """The fields of one item of a list, or the single fields of a section (`title` empty).

    The first field of an item is labelled with the item's title: its name or its text stands for the whole.
    """

    title: str
    fields: list[ShownField] = field(default_factory=list)


@dataclass
class ShownSection:
    """A section of the Referral; `missing` are the labels of what the document simply does not hold."""

    key: str
    title: str
    items: list[ShownItem] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


def shown_sections(referral: Referral) -> list[ShownSection]:
    """Return the Referral's fields by section and item, in the order of the schema."""
    sections: dict[str, ShownSection] = {}
    for path, found in walk(referral):
        key, *rest = path.split(".")
        section = sections.setdefault(key, ShownSection(key=key, title=_words(key)))
        title = _item_title(rest[:-1])
        if found.value is None and found.absent == "not_in_document" and not found.evidence:
            if not title:
                section.missing.append(_words(rest[-1]))
            continue
        if not section.items or section.items[-1].title != title:
            section.items.append(ShownItem(title=title))
        item = section.items[-1]
        label = title if title and not item.fields else _words(rest[-1])
        item.fields.append(shown_field(path, found, label=label))
    return list(sections.values())


def shown_field(path: str, found: Field, *, label: str) -> ShownField:
    """Return one field in words."""
    sign, word = VERDICTS[found.verdict]
    return ShownField(
        path=path,
        label=label,
        value="" if found.value is None else str(found.value),
        absent=ABSENT.get(found.absent or "", ""),
        confidence=found.confidence,
        verdict=found.verdict,
        sign=sign,
        word=word,
        reasons=found.reasons,
        evidence=found.evidence,
        contradicted_by=found.contradicted_by,
        by_person=found.source == "human",
        asserted=found.asserted if found.asserted not in (None, "present") else "",
    )


@dataclass(frozen=True)
class Mark:
    """What is drawn on a page for one field: rectangles (x, y, width, height) in fractions of the page."""

    path: str
    label: str
    verdict: str
    rectangles: tuple[tuple[float, float, float, float], ...]


def marks_by_page(
    sections: Iterable[ShownSection], triage: Triage | None
) -> dict[tuple[str, int], list[Mark]]:
    """Return what to draw on each page, by (document id, page number); larger boxes first."""
    found: dict[tuple[str, int], list[Mark]] = {}

    def add(path: str, label: str, verdict: str, evidence: Iterable[Evidence]) -> None:
        for place in evidence:
            rectangles = tuple((x0, y0, x1 - x0, y1 - y0) for x0, y0, x1, y1 in place.boxes)
            found.setdefault((place.document_id, place.page), []).append(
                Mark(path, label, verdict, rectangles)
            )

    for section in sections:
        for item in section.items:
            for one in item.fields:
                label = _full_label(section, item, one)
                add(one.path, label, one.verdict, one.evidence)
                add(one.path, f"{label}: says otherwise", "otherwise", one.contradicted_by)
    for index, flag in enumerate(triage.red_flags if triage else ()):
        add(f"red_flags[{index}]", f"Red flag: {flag.text}", "red_flag", flag.evidence)
    for marks in found.values():
        marks.sort(key=lambda mark: -sum(width * height for _, _, width, height in mark.rectangles))
    return found


def _full_label(section: ShownSection, item: ShownItem, one: ShownField) -> str:
    return one.label if one.label == item.title else f"{item.title or section.title}: {one.label}"


def _item_title(middle: list[str]) -> str:
    """Return `Medication 2` for `["medications[1]"]`, "" for a field that is in no list."""
    match = _ITEM.match(middle[0]) if middle else None
    if match is None:
        return ""
    name = _SINGULAR.get(match["list"]) or _words(match["list"]).removesuffix("s")
    return f"{name} {int(match['index']) + 1}"


def _words(name: str) -> str:
    return _SPELLINGS.get(name) or name.replace("_", " ").capitalize()
