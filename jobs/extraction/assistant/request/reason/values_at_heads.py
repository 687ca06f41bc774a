"""What stands at a head of a form: behind it, in the cell beside it or under it, with the lines that carry it on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.cells import below, beside
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heads import HEADS
from jobs.extraction.assistant.request.reason.values import is_a_label, names_a_label, says_a_reason
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.text import Cell, Span, Text

_LABEL = re.compile(
    r"(?:[OAP]|A/P|O/E)\s?:|\W{0,3}[^\W\d_][\w/&#'()\u2019. -]{1,38}?\s?[:\u2026]|\W{0,3}[\w ]+\.{4,}"
)
_ENTRY = re.compile(
    r"\W*(?:[A-Z][\w/-]*:\s?\S+$|\+?[\d() -]{7,}$|\S+@\S+$|(?:\w{3,9},? )?\d{1,4}[/. -](?:\d{1,2}|"
    r"[A-Za-z]{3,9})[/. -]\d{2,4}"
    r"(?:,? \d{1,2}[:.]\d\d)?$|(?:ICD|DX|CPT|SNOMED|READ|HCPCS)\b.{0,24}$|(?:[A-Z]\d\d(?:\.\w+)?,?\s?)+$)"
)
_YES_OR_NO = re.compile(
    r"\s*(?:yes|no|y|n|never|unknown|n/a|ja|nein|nee|nej|nei|oui|non|s[íi]|n[ãa]o)(?!\w)", re.IGNORECASE
)
_SAME_EDGE = 0.02
_MOST_LINES = 14
LONGEST_TITLE = 4
_FEWEST_HEADS = 2


def value_at_a_head(document: Document, cells: Sequence[Cell], place: int, behind: int) -> tuple[Span, ...]:
    """Return what stands behind a head, in the cell beside it, or under it, with the lines that carry it on."""
    head = cells[place]
    text = document.text
    taken: list[Span] = []
    first: int | None
    if text.content[behind : head.span.end].strip():
        first, edge = place, next(text.words_in(behind, behind + 1)).word.box[0]
        taken.append(Span(behind, head.span.end))
    else:
        first = beside(cells, place)
        if first is not None and (
            _begins_another(document, cells[first]) or _heads_a_row(document, cells, place)
        ):
            first = None
        if first is None:
            first = below(cells, place, head=True)
            if first is None or _begins_another(document, cells[first]):
                return ()
        edge = cells[first].left
        if first != place and _is_answered_by_boxes(cells, first):
            return ()
        taken += [cells[first].span, *_further_boxes(cells, first)]
    current = first
    while len(taken) < _MOST_LINES:
        following = below(cells, current, left=edge)
        if following is None and edge != head.left and current == first:
            following = _wrapped(cells, current, head)
        if following is None or _begins_another(document, cells[following]):
            break
        if edge != head.left and _is_beside_another_head(cells, following, head):
            break
        if _is_title(cells[current], cells[following]) or _ends_the_boxes(
            text, cells[current], cells[following]
        ):
            break
        taken.append(cells[following].span)
        current, edge = following, cells[following].left
    return _chosen(text, taken)


def _further_boxes(cells: Sequence[Cell], place: int) -> Iterator[Span]:
    """The cells right of one that begins with a box and begin with boxes too: the other options of its line."""
    if BOX.match(cells[place].words) is None:
        return
    for cell in cells[place + 1 :]:
        if cell.line != cells[place].line or BOX.match(cell.words) is None:
            return
        yield cell.span


def _is_beside_another_head(cells: Sequence[Cell], place: int, head: Cell) -> bool:
    """Whether another cell stands on a cell's line under its head: the next row of a table of heads and values."""
    return any(
        cell.line == cells[place].line
        and abs(cell.left - head.left) <= _SAME_EDGE
        and cell is not cells[place]
        for cell in cells[max(0, place - 4) : place]
    )


def _heads_a_row(document: Document, cells: Sequence[Cell], place: int) -> bool:
    """Whether the cells of a line are heads over their values: all in capitals and those under them not, or a few words
    each, without a number and with another cell right under it."""
    row = [cell for cell in cells[max(0, place - 8) : place + 8] if cell.line == cells[place].line]
    under = below(cells, place, head=True)
    if under is None:
        return False
    if all(cell.words.isupper() for cell in row) and not cells[under].words.isupper():
        return True
    if is_clinical(cells[place + 1].words) or _begins_another(document, cells[under]):
        return False
    first = next(at for at, cell in enumerate(cells) if cell is row[0])
    return len(row) > _FEWEST_HEADS and all(
        len(cell.words.split()) <= LONGEST_TITLE
        and not any(letter.isdigit() for letter in cell.words)
        and below(cells, first + at, head=True) is not None
        for at, cell in enumerate(row)
    )


def _is_answered_by_boxes(cells: Sequence[Cell], place: int) -> bool:
    """Whether a cell is a question of a form: boxes in the cells beside it, and none in it."""
    following = beside(cells, place)
    return (
        following is not None
        and BOX.search(cells[following].words) is not None
        and not BOX.search(cells[place].words)
    )


def _wrapped(cells: Sequence[Cell], place: int, head: Cell) -> int | None:
    """The line under a head whose value began behind it and runs on at the head's own edge."""
    following = below(cells, place, left=head.left)
    return following if following is not None and cells[following].words[:1].islower() else None


def _begins_another(document: Document, cell: Cell) -> bool:
    """Whether a cell is a label, a heading, or an entry of another kind."""
    before = cell.words.split(":")[0]
    if _LABEL.match(cell.words) and len(before.split()) <= 4 and without_specialties(before).strip():
        return True
    if cell.words.rstrip(" _").endswith(":") and names_a_label(cell.words):
        return True
    if BULLET.match(cell.words) and heading_key(cell.words[1:].strip(" *:")):
        return True  # a table of contents
    if _ENTRY.match(cell.words) or any(head.fullmatch(cell.words) for head, _ in HEADS):
        return True
    if any(cell.span.start <= section.heading.start < cell.span.end for section in document.outline.sections):
        return True
    return any(
        label.line == cell.line and abs(label.span.start - cell.span.start) <= 3 and label.key != "ignore"
        for label in document.labels
    )


def _ends_the_boxes(text: Text, above: Cell, cell: Cell) -> bool:
    """Whether a cell without a box stands under one that begins with a box: another head, where it begins large."""
    boxed = BOX.match(text.content, above.span.start) is not None
    return boxed and not boxes_in(text, cell.span) and cell.words[:1].isupper()


def _is_title(above: Cell, cell: Cell) -> bool:
    """Whether a line is a heading we do not know: few words with a capital under a line that is not full."""
    words = cell.words.split()
    return (
        len(words) <= LONGEST_TITLE
        and cell.words[:1].isupper()
        and not cell.words.rstrip().endswith((".", ",", ";", ")"))
        and (above.right - above.left < 0.6 or above.words.rstrip().endswith("."))
        and not BULLET.match(cell.words)
        and len(above.words.split()) >= len(words)
        and not BULLET.match(above.words)
    )


def _chosen(text: Text, spans: Sequence[Span]) -> tuple[Span, ...]:
    """The spans without marks and blanks; of printed options only those that are ticked."""
    kept: list[Span] = []
    boxes = [box for span in spans for box in boxes_in(text, span)]
    marked = any(box["marked"] for box in boxes)
    for span in spans:
        if not boxes_in(text, span):
            kept.append(span)
            continue
        if _is_a_question(text, span):
            continue
        kept += _ticked(text, span) if marked else []
    trimmed = [text.trimmed(span.start, span.end, strip=" \t\n:|-*_=•.\u2013\u2014>") for span in kept]
    found = tuple(span for span in trimmed if span is not None and any(map(str.isalpha, text[span])))
    words = " ".join(text[span] for span in found)
    return found if says_a_reason(words) and not is_a_label(text, found) else ()


def boxes_in(text: Text, span: Span) -> list[re.Match[str]]:
    """Return the boxes of a form in a span, rules to write on aside."""
    return [
        box for box in BOX.finditer(text.content, span.start, span.end) if not box.group().startswith("__")
    ]


def _is_a_question(text: Text, span: Span) -> bool:
    """Whether a span asks something by boxes for yes and no: its answer is no part of a reason."""
    boxes = boxes_in(text, span)
    if not text.content[span.start : boxes[0].start()].strip(" \t-•"):
        return False
    return any(_YES_OR_NO.match(text.content, box.end(), span.end) for box in boxes)


def _ticked(text: Text, span: Span) -> Iterator[Span]:
    """The options behind marked boxes, or before them where the line ends with a box."""
    boxes = boxes_in(text, span)
    first = not text.content[span.start : boxes[0].start()].strip(" \t-•")
    edges = [span.start, *(edge for box in boxes for edge in box.span()), span.end]
    for number, box in enumerate(boxes):
        if box["marked"]:
            at = 2 * number + (2 if first else 0)
            yield Span(edges[at], edges[at + 1])
