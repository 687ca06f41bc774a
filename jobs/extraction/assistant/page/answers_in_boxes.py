"""What the boxes of a form say: of each question with one for yes and one for no, and of each option with its own.

Whether boxes stand before or behind what they are for is read from the row, else from what they stand nearer to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from jobs.extraction.assistant.page.answers_of_rows import Answered, Row, Standing
from jobs.extraction.assistant.page.boxes import boxes_in
from jobs.extraction.assistant.page.boxes_of_rows import (
    CROSSED,
    EMPTY,
    MARKED,
    REST,
    BoxesOfRow,
    Marks,
    boxes_of,
)
from jobs.extraction.assistant.page.what_is_asked import NO, YES, what_is_said
from jobs.extraction.text import CELL, Span, Text

_BOX = f"[{EMPTY}{MARKED}{CROSSED}]{REST}*"
_OTHER = r"unknown|unsure|uncertain|not sure|not known|don['\u2019]?t know|n/?k|n/?a|unk|sometimes|unbekannt|inconnue?"
_ANSWER = rf"(?<![\w/])(?:{YES}|{NO}|{_OTHER})(?![\w/'\u2019-])"
_APART = r"[\s/,;|:()\u2013-]*"
_SEVERAL_BEFORE = rf"{_BOX}\s*[-:]?\s*{_ANSWER}(?:{_APART}{_BOX}\s*[-:]?\s*{_ANSWER}){{1,3}}"
_SEVERAL_BEHIND = rf"{_ANSWER}\s*[-:]?\s*{_BOX}(?:{_APART}{_ANSWER}\s*[-:]?\s*{_BOX}){{1,3}}"
_ONE_BEFORE = rf"{_BOX}\s*(?:{YES}|{NO})(?=\s*(?:$|[\t\n,;.(:/|)\u2013-]))(?:\s*/\s*(?:{YES}|{NO})\b)?"
_RINGED = rf"{_BOX}\s*(?:{YES}|{NO})\s+(?:{YES}|{NO})(?=\s*(?:$|[\t\n,;.(/|)]))"
_ONE_BEHIND = rf"(?<![\w/])(?:{YES}|{NO})\s*{_BOX}(?=\s*(?:$|[\t\n,;.(/|)]))(?:\s*/\s*(?:{YES}|{NO})\b)?"
_GROUP = re.compile(
    rf"(?P<before>{_SEVERAL_BEFORE})|(?P<behind>{_SEVERAL_BEHIND})|{_RINGED}|{_ONE_BEFORE}|{_ONE_BEHIND}",
    re.IGNORECASE,
)
_MEMBER_BEFORE = re.compile(rf"(?P<box>{_BOX})\s*[-:]?\s*(?P<answer>{_ANSWER})", re.IGNORECASE)
_MEMBER_BEHIND = re.compile(rf"(?P<answer>{_ANSWER})\s*[-:]?\s*(?P<box>{_BOX})", re.IGNORECASE)
_IS_YES = re.compile(YES, re.IGNORECASE)
_IS_NO = re.compile(NO, re.IGNORECASE)
_OTHER_ANSWER_AT_THE_END = re.compile(rf"(?:(?<![\w/])(?:{YES}|{NO})[\s/|,:(]*)+$", re.IGNORECASE)
_REMARK = re.compile(
    r"\W*(?:if|details?|please|specify|which|when|what|where|how|since|date|comments?|describe|list|explain|give|state)\b",
    re.IGNORECASE,
)
"""What stands behind the answer to a question, and is no other question."""
_ASKED_ABOVE = re.compile(
    r"[?:]\s*$|^\W*(?:any|do|does|did|is|are|has|have|had|history of|known|previous)\b", re.IGNORECASE
)
_SENTENCE_ENDS = re.compile(r"[.;|](?=\s)|(?<=[a-z)])\?\s")
_WRITTEN_IN = re.compile(
    r"\W*(?:others?|specify|details|comments?|additional|please)\b[^:\n]{0,30}:", re.IGNORECASE
)
"""An option that asks to write down something, which is so though nobody ticked its box."""
_LABELLED_CELL = re.compile(r":[^\t\n]*\S[^\t\n]*\t")
_HEAD_ENDS = (":", "?", "-", "\u2013", "=")
_ENOUGH_BOXES = 3


def answers_in_boxes(text: Text, rows: Sequence[Row]) -> Iterator[Answered]:
    """Yield what the boxes of rows say of the questions and options beside them."""
    boxed = [boxes_of(row) for row in rows]
    marks = Marks.of(boxed)
    yield from _stacked([marks.those_of(each) for each in boxed])
    above: Row | None = None
    for each in boxed:
        boxes = marks.those_of(each)
        if boxes.places:
            yield from _answers_of(
                text, boxes, above if above is None or above.page == each.row.page else None
            )
        above = each.row


def _stacked(rows: Sequence[BoxesOfRow]) -> Iterator[Answered]:
    """The questions whose boxes for yes and no stand below them, each on a line of its own."""
    for asked, first, second in zip(rows, rows[1:], rows[2:], strict=False):
        members = [_ALONE.fullmatch(each.drawn) for each in (first, second)]
        if asked.places or len(asked.row.words.split()) > _MOST_ASKED or asked.row.page != second.row.page:
            continue
        if members[0] is None or members[1] is None:
            continue
        marked = [member["answer"] for member in members if member is not None and member["box"][0] != EMPTY]
        standing: Standing = "left"
        if len(marked) == 1:
            standing = what_is_said(asked.row.words, yes=_IS_YES.fullmatch(marked[0]) is not None)
        yield Answered(asked.row.span, standing, Span(asked.row.span.start, second.row.span.end))


_ALONE = re.compile(rf"\s*(?P<box>{_BOX})\s*(?P<answer>{YES}|{NO})\W*", re.IGNORECASE)
_MOST_ASKED = 12


def _answers_of(text: Text, boxes: BoxesOfRow, above: Row | None) -> Iterator[Answered]:
    groups = list(_GROUP.finditer(boxes.drawn))
    yield from _questions(boxes, groups, above)
    yield from _options(text, boxes, groups)


def _questions(boxes: BoxesOfRow, groups: Sequence[re.Match[str]], above: Row | None) -> Iterator[Answered]:
    """The questions of a row with boxes for yes and no, before or behind these, or above them."""
    if not groups:
        return
    drawn, begins = boxes.drawn, boxes.row.span.start
    behind = drawn[groups[-1].end() :]
    leading = (
        not drawn[: groups[0].start()].strip()
        and any(c.isalpha() for c in behind)
        and _REMARK.match(behind) is None
    )
    ends = [*(group.start() for group in groups[1:]), len(drawn)]
    start = 0
    for group, following in zip(groups, ends, strict=True):
        asked = Span(group.end(), following) if leading else _asked_before(drawn, start, group.start())
        start = group.end()
        whole = Span(begins + min(group.start(), asked.start), begins + max(group.end(), asked.end))
        standing = _standing_of(group)
        if standing in ("yes", "no"):
            standing = what_is_said(drawn[asked.start : asked.end], yes=standing == "yes")
        if _REMARK.match(drawn, asked.start, asked.end) and asked.start and not leading:
            standing = "open"  # of what is written in behind the answer before, as well
        if above is not None and group.start() and (column := _asked_over(drawn, group, above)) is not None:
            yield Answered(column, standing, column)
            yield Answered(Span(begins + group.start(), begins + group.end()), "left", whole)
        elif drawn[asked.start : asked.end].strip():
            yield Answered(Span(begins + asked.start, begins + asked.end), standing, whole)
        elif above is not None and _ASKED_ABOVE.search(above.words) and not boxes_in(above.words):
            yield Answered(above.span, standing, above.span)
            yield Answered(whole, "left", whole)


def _asked_over(drawn: str, group: re.Match[str], above: Row) -> Span | None:
    """The question over a last cell that is boxes and nothing else: "PRIOR CATH?" over "Y [ ] N [x]"."""
    cells = above.words.split(CELL)
    alone = drawn[: group.start()].rstrip(" ").endswith(CELL) and not drawn[group.end() :].strip()
    if not alone or len(cells) != drawn.count(CELL) + 1 or not cells[-1].rstrip().endswith("?"):
        return None
    return Span(above.span.end - len(cells[-1]), above.span.end)


def _asked_before(drawn: str, start: int, end: int) -> Span:
    """The question before its boxes: behind the last sentence and the last box that is another one's."""
    words = drawn[start:end]
    if cut := _OTHER_ANSWER_AT_THE_END.search(words):
        words = words[: cut.start()]
    edges = [each.end() for each in _SENTENCE_ENDS.finditer(words.rstrip(" ?:.\t"))]
    edges += [at + 1 for at, c in enumerate(words) if c in (EMPTY, MARKED, CROSSED, REST)]
    if start or words.rstrip().endswith((":", "?")) or _LABELLED_CELL.search(words):
        edges.append(
            words.rstrip().rfind(CELL) + 1
        )  # what is answered or labelled stands in a cell of its own
    return Span(start + max(edges, default=0), start + len(words))


def _standing_of(group: re.Match[str]) -> Standing:
    """What the boxes for yes and no say together; nothing where none is marked, or several."""
    if group["behind"] is not None:
        members = list(_MEMBER_BEHIND.finditer(group.group()))
    else:
        members = list(_MEMBER_BEFORE.finditer(group.group())) or list(_MEMBER_BEHIND.finditer(group.group()))
    marked = [member["answer"] for member in members if member["box"][0] != EMPTY]
    if len(marked) != 1:
        return "left"
    return "yes" if _IS_YES.fullmatch(marked[0]) else "no" if _IS_NO.fullmatch(marked[0]) else "left"


def _options(text: Text, boxes: BoxesOfRow, groups: Sequence[re.Match[str]]) -> Iterator[Answered]:
    """The options of a row with a box each."""
    places = [
        place
        for place in boxes.places
        if not any(group.start() <= place.start < group.end() for group in groups)
    ]
    if not places or (len(places) < _ENOUGH_BOXES and all(_is_bare(boxes, place) for place in places)):
        return
    drawn, begins = boxes.drawn, boxes.row.span.start
    edges = sorted([*((place.start, place.end) for place in places), *(group.span() for group in groups)])
    behind = _stand_behind(text, boxes, places)
    if behind is None:
        return
    head = "" if behind else drawn[: places[0].start].strip()
    for place in places:
        if behind:
            region = Span(max((end for _, end in edges if end <= place.start), default=0), place.start)
            region = _last_cell(drawn, region)
        else:
            region = Span(
                place.end, min((start for start, _ in edges if start >= place.end), default=len(drawn))
            )
            region = _first_cell(drawn, region)
        words = drawn[region.start : region.end]
        if not any(c.isalpha() for c in words):
            continue
        written_in = boxes.mark(place) == EMPTY and _WRITTEN_IN.match(words) is not None
        whole = Span(begins + min(place.start, region.start), begins + max(place.end, region.end))
        span = Span(begins + region.start, begins + region.end)
        yield Answered(span, "open" if written_in else _STANDINGS[boxes.mark(place)], whole, head)


_STANDINGS: dict[str, Standing] = {EMPTY: "left", MARKED: "yes", CROSSED: "no"}


def _is_bare(boxes: BoxesOfRow, place: Span) -> bool:
    return boxes.row.words[place.start : place.end] in ("X", "x")


def _stand_behind(text: Text, boxes: BoxesOfRow, places: Sequence[Span]) -> bool | None:
    """Whether boxes stand behind their options; None where they stand together, as in a grid."""
    drawn = boxes.drawn
    if any(not drawn[one.end : other.start].strip() for one, other in pairwise(places)):
        return None
    if all(_ends_its_cell(drawn, place) for place in places):
        return True
    before, behind = drawn[: places[0].start].strip(), drawn[places[-1].end :].strip(" .\t\n|")
    if not before or not behind:
        return bool(before)
    if before.endswith(_HEAD_ENDS):
        return False
    return _nearer_to_what_is_before(text, boxes, places)


def _ends_its_cell(drawn: str, place: Span) -> bool:
    """Whether a box is the last thing in a cell that has words before it."""
    before = drawn[: place.start].rpartition(CELL)[2].strip()
    behind = drawn[place.end :].partition(CELL)[0].partition("\n")[0].strip()
    return bool(before) and not behind


def _nearer_to_what_is_before(text: Text, boxes: BoxesOfRow, places: Sequence[Span]) -> bool:
    """Whether the gaps before boxes are narrower than those behind them."""
    begins = boxes.row.span.start
    left = right = 0.0
    for place in places:
        words = list(text.words_in(begins + place.start, begins + place.end))
        if not words:
            continue
        first = text.word_number_at(words[0].start)
        last = first + len(words) - 1
        if first and text.words[first - 1].line == words[0].line:
            left += words[0].word.box[0] - text.words[first - 1].word.box[2]
        if last + 1 < len(text.words) and text.words[last + 1].line == words[-1].line:
            right += text.words[last + 1].word.box[0] - words[-1].word.box[2]
    return left < right


def _first_cell(drawn: str, region: Span) -> Span:
    """The first cell of what stands behind a box."""
    words = drawn[region.start : region.end]
    start = len(words) - len(words.lstrip())
    end = words.find(CELL, start)
    return Span(region.start + start, region.end if end == -1 else region.start + end)


def _last_cell(drawn: str, region: Span) -> Span:
    """What stands right before a box, behind the last end of a sentence or a label."""
    words = drawn[region.start : region.end].rstrip()
    cut = max(words.rfind(CELL), words.rfind(": "), words.rfind(". "), words.rfind("; "))
    return Span(region.start + cut + 1, region.start + len(words))
