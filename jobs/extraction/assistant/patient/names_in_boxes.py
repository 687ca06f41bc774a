"""Given and family name of the patient from boxes of their own, or one that is headed only "Name" beside the other."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.name_parts import LONGEST_PART, fills_a_box
from jobs.extraction.found import Found
from jobs.extraction.text import Span


def _name_beside(document: Document, key: str) -> Found | None:
    """What stands in a box that is only headed "Name", or "Nom", beside or below one with this key: the other part."""
    boxes = {label.line: document.text[value].casefold() for label, value in document.labelled(key)}
    for label, value in document.labelled("full_name", "name"):
        words = document.text[value]
        near = any(abs(line - label.line) <= 1 for line in boxes)
        if not near or document.role_of(label) != "patient" or "," in words or is_dosed(words):
            continue
        repeats = any(other in words.casefold() for other in boxes.values())
        if not repeats and len(words) <= LONGEST_PART and not any(map(str.isdigit, words)):
            return Found(words, (value,), 0.95)
    return None


_DOSED = re.compile(r"\d ?(?:mg|mcg|µg|g|ml|units?|iu|%)\b", re.IGNORECASE)


_BORN_AS = re.compile(r"[\s,(]+(?:n[ée]e|geb\.?|formerly|previously|prev\.?)\s", re.IGNORECASE)
"""What leads in the name that somebody had before, in the box of the one they have: "Quill née Brandt"."""


_CALLED = re.compile(r"\s+(?:\([^()]*\)|\"[^\"]*\"|\u201c[^\u201c\u201d]*\u201d)$")
"""What somebody is called by, at the end of the box of the given names: "Aroha Jane (Jay)"."""


def is_dosed(words: str) -> bool:
    """Tell whether words are a medicine with its strength, as they stand under "Name" in a list of medicines, or behind
    how it is given: "Inj. Ceftriaxone"."""
    return _DOSED.search(words) is not None or _GIVEN_AS.match(words) is not None


_GIVEN_AS = re.compile(r"(?:inj|tabs?|caps?|syp|syr|susp|oint|neb|supp|inf)\b\.? ?[A-Z]", re.IGNORECASE)


def names_in_boxes(document: Document) -> tuple[Found | None, Found | None]:
    """Given and family name from boxes of their own."""
    found: dict[str, Found] = {}
    for key in ("first_name", "middle_name", "last_name", "second_last_name"):
        for label, whole in document.labelled(key):
            value = document.cut(whole, _BORN_AS) or whole
            if is_dosed(document.text[value]):
                continue
            if key in ("first_name", "middle_name"):
                value = document.cut(value, _CALLED) or value
            words = document.text[value]
            theirs = document.role_of(label) in ("patient", "letterhead", "body")
            if theirs and len(words) > 1 and fills_a_box(words):
                found.setdefault(key, Found(words, (value,), 0.96))
    if (
        "first_name" in found
        and "last_name" not in found
        and (family := _name_beside(document, "first_name"))
    ):
        found["last_name"] = family
    alone = "last_name" in found and not found.keys() & {"first_name", "middle_name"}
    if alone and (given := _name_beside(document, "last_name")):
        found["first_name"] = given
    if "last_name" in found and (second := found.pop("second_last_name", None)):
        father = found["last_name"]
        found["last_name"] = Found(f"{father.value} {second.value}", (*father.spans, *second.spans), 0.95)
    if "last_name" in found and "first_name" in found:
        found["last_name"] = _without(found["last_name"], str(found["first_name"].value))
    first, middle = found.get("first_name"), found.get("middle_name")
    if first is None and middle is not None and "last_name" in found:
        return middle, found["last_name"]
    if first is not None and "last_name" not in found and len(str(first.value).split()) > 1:
        return None, None
    if first and middle:
        first = Found(f"{first.value} {middle.value}", (*first.spans, *middle.spans), 0.95)
    return first, found.get("last_name")


def _without(family: Found, given: str) -> Found:
    """The family's name without the given one, which its box may seem to hold where the next one begins early."""
    bare = str(family.value).removesuffix(f" {given}")
    if bare == family.value:
        return family
    return Found(bare, (Span(family.spans[0].start, family.spans[0].start + len(bare)),), 0.9)
