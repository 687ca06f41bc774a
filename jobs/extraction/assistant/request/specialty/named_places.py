"""Where a document says for which specialty it is by the place of a name: behind a label, where it says where to, in
the lines of its receiver, and in addresses."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.cells import below, cells_of
from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.request.specialty.cues import ADDRESSED, OF_A_RECEIVER
from jobs.extraction.assistant.request.specialty.destinations import (
    heads_of_receivers,
    is_from_elsewhere,
    is_of_a_stay,
    places_of_destinations,
    titles,
    wanted_options,
)
from jobs.extraction.assistant.request.specialty.first_named import first_named, in_short, named_for_short
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.request.specialty.weighed import is_of_the_sender, tells_of_others
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_LINES_OF_A_HEAD = 40
_LISTS = frozenset(("medications", "allergies", "results", "family", "social", "problems", "past"))
_NEAR = 40
_HEAD_OF_A_FORM, _ADDRESS_LINES, _LONGEST_ADDRESS_LINE = 4, 18, 13


def in_the_title(document: Document) -> Found | None:
    """A name right behind the one word that a request is titled with: "REFERRAL: Respirology - Asthma"."""
    for line in document.text.lines[:_LINES_OF_A_TITLE]:
        if title := _TITLE.match(line.text):
            start = line.start + title.end()
            named = first_named(ALL_NAMES, document, Span(start, line.end), 0.94)
            if named is not None and named.start == start and named.value != "general_practice":
                return named
    return None


_TITLE = re.compile(
    r"\W*(?:e-?)?(?:referral|consult(?:ation)?|überweisung|verwijzing) ?[:\u2013-] ?", re.IGNORECASE
)
_LINES_OF_A_TITLE = 8


def in_labels(document: Document, *, only: tuple[str, ...] = ()) -> Found | None:
    for key, weight in (
        ("specialty", 0.96),
        ("recipient_organization", 0.93),
        ("recipient", 0.9),
        ("service", 0.85),
    ):
        for label, value in document.labelled(key) if not only or key in only else ():
            if key == "specialty" and is_of_the_sender(document, label):
                continue
            named = (
                first_named(ALL_NAMES, document, value, weight)
                or _in_a_wrapped_value(document, value, weight)
                or in_short(document, value, key)
            )
            if named is not None and named.value == "general_practice":
                named = first_named(
                    ALL_NAMES, document, Span(value.start, document.text.line_at(value.start).end), weight
                )
            if named is not None and (key == "specialty" or named.value != "general_practice"):
                return named
    return None


def _in_a_wrapped_value(document: Document, value: Span, weight: float) -> Found | None:
    """The name that a value holds with the rest of its cell below it: "Castle Hospital, neuromuscular" over
    "clinic"."""
    cells = cells_of(document.text)
    place = next(
        (at for at, cell in enumerate(cells) if cell.span.start <= value.start < cell.span.end), None
    )
    under = below(cells, place) if place is not None and cells[place].span.end == value.end else None
    if under is None or not cells[under].words[:1].islower():
        return None
    rest, held = cells[under].span, value.end - value.start
    words = f"{document.text.folded[value.start : value.end]} {document.text.folded[rest.start : rest.end]}"
    for slug, match in ALL_NAMES.matches(words):
        if match.start() < held < match.end() and slug != "general_practice":
            first = Span(value.start + match.start(), value.end)
            return Found(slug, (first, Span(rest.start, rest.start + match.end() - held - 1)), weight)
    return None


def in_destinations(document: Document, reason: Found | None) -> Found | None:
    """A name where a document says where to: at a head, beside a ticked box, in its title, before its reason."""
    for span in places_of_destinations(document):
        named = first_named(ALL_NAMES, document, span, 0.9) or named_for_short(document, span)
        if (
            named is not None
            and named.value != "general_practice"
            and not _is_in_another_section(document, named.start)
            and not tells_of_others(document, document.text.line_at(named.start).start, named.spans[0])
        ):
            return named
    for option in wanted_options(document):
        named = first_named(ALL_NAMES, document, option, 0.86)
        if named is not None and named.start <= option.start + 1 and named.value != "general_practice":
            return named
        if short := named_for_short(document, option):
            return short
    for span in titles(document):
        named = first_named(ALL_NAMES, document, span, 0.84)
        if (
            named is not None
            and named.value != "pediatrics"
            and not is_from_elsewhere(document.text.content[span.start : named.start])
            and not _is_where_they_were(document, named, span.end)
        ):
            return named
    for span in reason.spans[:1] if reason else ():
        named = first_named(ALL_NAMES, document, Span(span.start, min(span.end, span.start + _NEAR)), 0.9)
        if named is not None and named.start == span.start:
            behind = document.text.content[named.spans[0].end : named.spans[0].end + 1]
            if behind in (":", "-", "\u2013"):
                return named
    return None


def _is_where_they_were(document: Document, named: Found, end: int) -> bool:
    """Whether a title names the emergency department whose paper it is: "Emergency Department Discharge Referral"."""
    return named.value == "emergency_medicine" and is_of_a_stay(document.text.content[named.start : end])


def _is_in_another_section(document: Document, offset: int) -> bool:
    section = document.outline.section_at(offset)
    return section is not None and section.key in _LISTS


def in_lines_of_receivers(document: Document) -> Found | None:
    head = document.text.lines[:_LINES_OF_A_HEAD]
    blocks = [line for line in document.text.lines if document.outline.block_at(line.start) == "recipient"]
    for line in (*blocks, *(line for line in head if ADDRESSED.match(line.text))):
        span = Span(line.start, line.end)
        named = first_named(ALL_NAMES, document, span, 0.88)
        if named is None and line not in blocks:
            named = in_short(document, span, "recipient")
        if named is not None and not tells_of_others(document, line.start, named.spans[0]):
            return named
    return None


def in_addresses(document: Document) -> Found | None:
    """A name in the head of a form, which is its receiver's, or in a short line above the salutation of a letter, below
    the sender's own first lines.
    """
    lines = document.text.lines[:_ADDRESS_LINES]
    greeting = min(document.text.once(salutations), default=_ADDRESS_LINES)
    if greeting >= _ADDRESS_LINES:
        lines = lines[:_HEAD_OF_A_FORM]
        if not any(OF_A_RECEIVER.search(line.text) for line in lines):
            return None
    else:
        lines = [line for line in lines if _HEAD_OF_A_FORM - 1 <= line.number < greeting]
    for line in lines:
        if len(line.text.split()) > _LONGEST_ADDRESS_LINE:
            continue
        named = first_named(ALL_NAMES, document, Span(line.start, line.end), 0.78)
        if named is None or tells_of_others(document, line.start, named.spans[0]):
            continue
        if _is_where_they_were(document, named, line.end):
            continue
        if document.outline.block_at(line.start) not in (
            "signature",
            "insurance",
            "copies",
        ):
            return named
    return None


def at_heads_of_receivers(document: Document) -> Found | None:
    for span in heads_of_receivers(document):
        named = first_named(ALL_NAMES, document, span, 0.72)
        if named is not None and named.value != "general_practice":
            return named
    return None
