"""What a field of an HL7 version 2 message tells, by the type that the standard gives it: names, addresses, numbers to
call, words and codes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.exports.hl7 import Segment
from jobs.extraction.assistant.exports.told import Told
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.text import Span

_LETTERS = re.compile(r"[^\W\d_]{2}")
_LOCAL = 6
"""The place of the local number in XTN, behind country and area."""


def name_told(segment: Segment, role: str, name: Sequence[Span]) -> Iterator[Told]:
    """Yield what a name of the type XPN tells: family, given, further given names, suffix, prefix, degree."""
    if len(name) == 1:
        yield from part_told(segment, f"{role}.name", name[0])
        return
    for place, part in ((0, "family"), (1, "given"), (2, "middle"), (4, "title"), (5, "letters")):
        if place < len(name):
            family = name[place]
            if (
                place == 0
                and (sub := segment.text.content.find(segment.marks.sub, family.start, family.end)) != -1
            ):
                family = Span(family.start, sub)
            yield from part_told(segment, f"{role}.{part}", family)


def address_told(segment: Segment, role: str, address: Sequence[Span]) -> Iterator[Told]:
    """Yield what an address of the type XAD tells. A practice's begins with its name, its department before that."""
    parts = [part for part in address[:5] if part.end > part.start]
    if role != "patient":
        named = [part for part in parts[:2] if looks_like_organization(segment.words(part))]
        named = [part for part in named if not any(c.isdigit() for c in segment.text[part])]
        yield from (each for part in named[-1:] for each in part_told(segment, f"{role}.organization", part))
        parts = [part for part in parts if part not in named]
    for number, part in enumerate(parts):
        yield from part_told(segment, f"{role}.address", part, str(number))


def ways_told(segment: Segment, number: int, role: str) -> Iterator[Told]:
    """Yield what XTN tells: the number, its use, its equipment, an e-mail address; or country, area and number."""
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


def days_told(segment: Segment, numbers: Sequence[int]) -> Iterator[Told]:
    """Yield the fields with these numbers as days of the request."""
    for number in numbers:
        yield from words_told(segment, number, "request.date")


def words_told(segment: Segment, number: int, path: str, item: str = "") -> Iterator[Told]:
    """Yield the first component of a field as a path's value."""
    for part in segment.components(number)[:1]:
        yield from part_told(segment, path, part, item)


def coded_told(segment: Segment, number: int, path: str, item: str = "") -> Iterator[Told]:
    """Yield the words of a coded element; its code only where it has no words and is one."""
    yield from part_told(segment, path, worded(segment, segment.components(number)), item)


def worded(segment: Segment, coded: Sequence[Span]) -> Span | None:
    """Return the component of a coded element that holds words, else its code."""
    if len(coded) > 1 and _LETTERS.search(segment.text[coded[1]]):
        return coded[1]
    return coded[0] if coded else None


def three_parts(segment: Segment, number: int) -> tuple[Span | None, Span | None, Span | None]:
    """Return the code, the words and the coding system of a coded element, None for what it leaves empty."""
    parts = [part if part.end > part.start else None for part in segment.components(number)[:3]]
    padded = [*parts, None, None, None]
    return padded[0], padded[1], padded[2]


def part_told(segment: Segment, path: str, part: Span | None, item: str = "") -> Iterator[Told]:
    """Yield a component as a path's value, unless it is empty or deletes what was told before."""
    if part is not None and part.end > part.start and segment.text[part] not in ('""', "-"):
        pieces = segment.pieces(part)
        if pieces:
            yield Told(path, pieces, item, segment.words(part) if pieces != (part,) else "")
