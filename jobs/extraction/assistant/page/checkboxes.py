"""Check boxes: which of the options printed in a line or block is marked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.page.answers import answer_at
from jobs.extraction.assistant.page.boxes import BOX, box_above, boxes_in
from jobs.extraction.text import CELL, Line, Span, Text

_PLAIN_MARK = re.compile(r"[\u2611\u2612\u2713\u2714\u2717\u2718\u22a0\u25a0\u25c9\u25cf]|\[[xX]\]")


def ticked(text: Text, span: Span, options: Sequence[str]) -> tuple[str, Span] | None:
    """Return the one marked option of a span and where it stands; None when there are no boxes, or not one
    mark.

    Whether the boxes stand before or behind their options is read from what they touch, else from which
    comes first.
    """
    content = text.content[span.start : span.end]
    boxes = boxes_in(content)
    if not any(box["marked"] for box in boxes):
        return None
    by_length = sorted(options, key=len, reverse=True)
    words = list(
        re.finditer(
            r"\b(?:" + "|".join(re.escape(option) for option in by_length) + r")\b", content, re.IGNORECASE
        )
    )
    words = [word for word in words if not any(box.start() <= word.start() < box.end() for box in boxes)]
    if not words:
        return None
    boxes_first = _boxes_first(boxes, words, content)
    marked: dict[str, Span] = {}
    for before, box, behind in zip([None, *boxes], boxes, [*boxes[1:], None], strict=False):
        if not box["marked"]:
            continue
        # What stands beyond another box is that box's, also where no option is known for this one.
        least, most = (
            (box.end(), behind.start() if behind else len(content))
            if boxes_first
            else (before.end() if before else 0, box.start())
        )
        near = [word for word in words if least <= word.start() and word.end() <= most]
        if near:
            word = near[0] if boxes_first else near[-1]
            marked[word.group().casefold()] = Span(span.start + word.start(), span.start + word.end())
    return next(iter(marked.items())) if len(marked) == 1 else None


def _boxes_first(boxes: list[re.Match[str]], words: list[re.Match[str]], content: str) -> bool:
    """Whether each box belongs to the option behind it: to that of its own cell, else to what it touches."""
    for apart in ("\n\t", "\n"):
        behind = sum(any(_touch(content, box.end(), word.start(), apart) for word in words) for box in boxes)
        before = sum(any(_touch(content, word.end(), box.start(), apart) for word in words) for box in boxes)
        if behind != before:
            return behind > before
    return boxes[0].start() < words[0].start()


def _touch(content: str, end: int, start: int, apart: str) -> bool:
    """Whether two places have little between them, and nothing that sets them `apart`."""
    return 0 <= start - end <= 3 and not any(c in apart for c in content[end:start])


_FURTHEST_BEHIND = 40
"""Characters between a box and what stands right behind it, at most."""


_CODE_BEFORE = re.compile(r"[A-TV-Z]\d[0-9A-Z](?:\.\w{1,4})?[:\s\u2013-]*")


def unmarked_at(text: Text, offset: int) -> bool:
    """Tell whether words at an offset are of an option that was not chosen, or stand right behind an empty box. The
    code of an illness may lead it in."""
    answered = answer_at(text, offset)
    if answered is not None:
        return answered.standing == "left"
    line = text.line_at(offset)
    if offset == line.start and (above := box_above(text, line)) is not None:
        return above["empty"] is not None
    before = text.content[max(line.start, offset - _FURTHEST_BEHIND) : offset]
    boxes = list(BOX.finditer(before))
    if not boxes or (boxes[-1].group().startswith("_") and boxes[-1].end() == len(before)):
        return False  # a rule on which the words are written
    between = before[boxes[-1].end() :].strip()
    return boxes[-1]["empty"] is not None and (not between or _CODE_BEFORE.fullmatch(between) is not None)


def is_marked(words: str) -> bool:
    """Tell whether a line holds a mark that cannot be anything else ("✔", "☒", "[x]")."""
    return _PLAIN_MARK.search(words) is not None


def marked_options(text: Text, span: Span) -> list[Span]:
    """Return what is marked in a line, without its marks: cells, or the options of a cell with several boxes."""
    found: list[Span] = []
    start = span.start
    for cell in text.content[span.start : span.end].split("\t"):
        end = start + len(cell)
        mark = _PLAIN_MARK.search(cell)
        if mark is not None and len(boxes_in(cell)) > 1:
            found += [option for marked, option in _options_in(cell, start) if marked]
        elif mark is not None:
            option = text.trimmed(start + mark.end(), end) or text.trimmed(start, start + mark.start())
            if option is not None:
                found.append(option)
        start = end + 1
    return found


def options_on(line: Line) -> list[tuple[bool, Span]]:
    """Return the options beside the boxes of a line, and whether each is marked. They stand behind their boxes unless
    nothing stands behind the last one."""
    return _options_in(line.text, line.start)


def _options_in(line: str, begins: int) -> list[tuple[bool, Span]]:
    """The options of words that begin at an offset of the text."""
    boxes = boxes_in(line)
    if not boxes:
        return []
    between = around_boxes(line, boxes)
    first = bool(between[-1][1].strip())
    found: list[tuple[bool, Span]] = []
    for box, (start, words) in zip(boxes, between[1:] if first else between[:-1], strict=True):
        option = words.strip().split(CELL)[0 if first else -1].strip(" :;,.")
        if option:
            begin = begins + start + (words.find(option) if first else words.rfind(option))
            found.append((box["marked"] is not None, Span(begin, begin + len(option))))
    return found


def around_boxes(words: str, boxes: Sequence[re.Match[str]]) -> list[tuple[int, str]]:
    """Return where the words before, between and behind boxes begin, and the words: one more than there are boxes."""
    edges = [0, *(edge for box in boxes for edge in box.span()), len(words)]
    return [(edges[at], words[edges[at] : edges[at + 1]]) for at in range(0, len(edges), 2)]
