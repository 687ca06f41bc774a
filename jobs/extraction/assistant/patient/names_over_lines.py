"""A patient's name that goes on in the line below: its cell was too narrow, or the form has a line for each part."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.wordings import named_by_cell
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.patient.names_in_order import asks_for_family_first
from jobs.extraction.assistant.values.name_particles import PARTICLE
from jobs.extraction.assistant.values.name_parts import PersonName
from jobs.extraction.assistant.values.names import could_name_patient
from jobs.extraction.text import Cell, Span

_PART = r"(?:[A-ZÀ-Þ][^\W\d_]*['\u2019])?[A-ZÀ-Þ][^\W\d_]+(?:-[A-ZÀ-Þ]?[^\W\d_]+)*"
_REST = re.compile(rf"(?:{PARTICLE} ){{0,2}}{_PART}(?: (?:{PARTICLE} ){{0,2}}{_PART}){{0,2}}")
_BROKEN_AT_A_PARTICLE = re.compile(
    rf"(?<= )(?:(?P<family>{_PART}) )?(?P<particles>{PARTICLE}(?: {PARTICLE})?)$"
)
"""What a family's name begins with, where the line is broken behind its particle: "Vasconcelos da", "van den"."""
_SAME_EDGE = 0.02
_GAP_WITHIN_A_CELL = 0.8
"""In heights of a line, between two lines of a cell."""
_WIDER = 0.3


def with_rest_below(document: Document, label: Label, parts: PersonName, span: Span) -> PersonName:
    """Return the parts of a labelled name with what stands of it in the next line of its cell."""
    text = document.text
    rest = _rest_of(document, label, span, is_whole=bool(parts.given))
    if rest is None:
        return parts
    if parts.given and "," in text[span]:
        return replace(parts, given=(*parts.given, rest))
    first = (Span(parts.given[0].start, parts.family[-1].end),) if parts.given else parts.family
    family_first = asks_for_family_first(label.wording)
    capitals = text[first[0]].isupper() and not text[rest].isupper()
    if text.content[span.end : span.end + 1] == "," or (not parts.given and (family_first or capitals)):
        return replace(parts, given=(rest,), family=first)
    if parts.given and (broken := _BROKEN_AT_A_PARTICLE.search(text.content, first[0].start, first[0].end)):
        begins = broken.start("family") if broken["family"] else broken.start("particles")
        given = text.trimmed(first[0].start, begins)
        if given is not None:
            return replace(parts, given=(given,), family=(Span(begins, first[0].end), rest))
    return replace(parts, given=first, family=(rest,))


def _rest_of(document: Document, label: Label, span: Span, *, is_whole: bool) -> Span | None:
    """The cell below a name that can only be more of it: beside the name stands something else, or its label stands
    above it; below one that could be a whole name by itself it also stands closer than the next line does."""
    text = document.text
    cell = text.cell_at(span.start)
    if cell is None or text.content[span.end : cell.span.end].strip(" ,"):
        return None
    is_narrow = any(other.number > cell.number for other in text.cells[cell.line])
    is_below = label.line < cell.line
    below = _cell_below(document, cell, span)
    if below is None or not (is_narrow or (is_below and not is_whole)):
        return None
    alone = len(text.cells[below.line]) == 1
    if is_whole and not (is_narrow and alone and _belongs_above(document, cell, below)):
        return None
    starts = {other.span.start for other in document.labels if other.line == below.line}
    if starts & {each.span.start for each in text.cells[below.line]} or heading_key(below.words):
        return None
    fits = _REST.fullmatch(below.words) and could_name_patient(below.words)
    return below.span if fits and named_by_cell(below.words) is None else None


def _cell_below(document: Document, cell: Cell, span: Span) -> Cell | None:
    """The cell of the next line that begins where a cell or the value in it does, right below it."""
    text = document.text
    if cell.line + 1 >= len(text.lines) or text.lines[cell.line + 1].page != cell.page:
        return None
    edges = (cell.left, next(text.words_in(span.start, span.end)).word.box[0])
    height = cell.bottom - cell.top
    for below in text.cells[cell.line + 1]:
        if any(abs(below.left - edge) < _SAME_EDGE for edge in edges):
            return below if below.top - cell.bottom < _GAP_WITHIN_A_CELL * height else None
    return None


def _belongs_above(document: Document, cell: Cell, below: Cell) -> bool:
    """Whether a cell stands clearly closer to the one above it than to the next line."""
    text = document.text
    if below.line + 1 >= len(text.lines) or text.lines[below.line + 1].page != below.page:
        return False
    after = min(each.top for each in text.cells[below.line + 1])
    height = cell.bottom - cell.top
    return (after - below.bottom) - (below.top - cell.bottom) > _WIDER * height
