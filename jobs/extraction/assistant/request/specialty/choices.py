"""Which specialty is marked where a form prints several to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rapidfuzz import fuzz, process

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.checkboxes import options_on, ticked
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span
from referrals.specialties import all_specialties


def ticked_specialty(document: Document) -> Found | None:
    """Return the one that is marked among specialties printed as a choice, in lines next to each other."""
    lines = document.text.lines
    number = 0
    while number < len(lines):
        options = [lines[number]] if _offers(document, lines[number]) else []
        while options and number + 1 < len(lines) and _offers(document, lines[number + 1], least=1):
            number += 1
            options.append(lines[number])
        if options:
            block = Span(options[0].start, options[-1].end)
            marked = _marked_among(document, options) or _ticked_in(document, block)
            if marked is not None:
                return marked
        number += 1
    return None


def _marked_among(document: Document, lines: Sequence[Line]) -> Found | None:
    """The one specialty that the words beside a mark name: "[x] Medication evaluation (psychiatry)"."""
    named: dict[str, Span] = {}
    misread: list[Found] = []
    marks = 0
    for line in lines:
        for marked, option in options_on(line):
            marks += marked
            if not marked:
                continue
            for slug, match in ALL_NAMES.matches(document.text.folded, start=option.start, end=option.end):
                named.setdefault(slug, Span(match.start(), match.end()))
            if not named and (nearly := _nearly_named(document.text[option])):
                misread.append(Found(nearly, (option,), 0.8, (f"Read for {nearly!r}: letters are wrong.",)))
    if len(named) > 1:
        named.pop("pediatrics", None)
    if marks != 1 or len(named) != 1:
        return misread[0] if marks == 1 and misread else None
    slug, span = next(iter(named.items()))
    return Found(slug, (span,), 0.94)


def _nearly_named(words: str) -> str | None:
    """The specialty whose name words are but for a letter or two ("Puimonology", as a reader of pictures has it)."""
    if len(words) < _SHORTEST_MISREAD:
        return None
    names = _whole_names()
    near = process.extract(words.casefold(), names.keys(), scorer=fuzz.ratio, score_cutoff=_LIKE, limit=None)
    slugs = {names[name] for name, _, _ in near}
    return slugs.pop() if len(slugs) == 1 else None


@cache
def _whole_names() -> dict[str, str]:
    return {
        name.casefold(): slug
        for slug, listed in all_specialties().items()
        for name in (listed.title, *listed.also_called)
    }


_SHORTEST_MISREAD = 8
_LIKE = 86.0


def _ticked_in(document: Document, block: Span) -> Found | None:
    """The one name that a mark of a block belongs to."""
    names = {
        match.group(): slug
        for slug, match in ALL_NAMES.matches(document.text.folded, start=block.start, end=block.end)
    }
    marked = ticked(document.text, block, tuple(names))
    return Found(names[marked[0]], (marked[1],), 0.94) if marked is not None and marked[0] in names else None


def _offers(document: Document, line: Line, *, least: int = 2) -> bool:
    """Whether a line is a choice of specialties: boxes, and at least some specialties beside them."""
    boxes = len(BOX.findall(document.text.content[line.start : line.end]))
    if boxes < least:
        return False
    starts = {m.start() for _, m in ALL_NAMES.matches(document.text.folded, start=line.start, end=line.end)}
    return len(starts) >= least
