"""Whether words of danger stand on a form as a criterion that is not ticked, or a question that is answered by no."""

from __future__ import annotations

import re

from jobs.extraction.assistant.checkboxes import BOX
from jobs.extraction.text import CELL, Span, Text

_YES = re.compile(r"\s*(?:Y|yes|ja|oui|s[íi])\b", re.IGNORECASE)
_NO = re.compile(r"\s*(?:N|no|nein|non|nee)\b", re.IGNORECASE)
_EMPTY_BOX_BEFORE = 90


def is_answered_no(text: Text, span: Span) -> bool:
    """Whether the boxes behind a question are an empty one for yes and a marked one for no."""
    line = text.line_at(span.start)
    behind = text.content[span.end : line.end]
    boxes = list(BOX.finditer(behind))
    if len(boxes) != 2 or CELL not in behind[: boxes[0].start() + 1]:
        return False
    first, second = boxes
    words = (behind[first.end() : second.start()], behind[second.end() :])
    if not (_YES.match(words[0]) and _NO.match(words[1])):
        words = (behind[: first.start()].rpartition(CELL)[2], behind[first.end() : second.start()])
    if not (_YES.match(words[0]) and _NO.match(words[1])):
        return False
    return first["marked"] is None and second["marked"] is not None


def is_unmarked(text: Text, span: Span) -> bool:
    """Whether an empty box stands before the words: a criterion of a form that is not ticked."""
    line = text.line_at(span.start)
    before = text.content[line.start : span.start]
    boxes = list(BOX.finditer(before))
    if not boxes or boxes[-1]["empty"] is None or len(before) - boxes[-1].end() > _EMPTY_BOX_BEFORE:
        return False
    lead = before[: boxes[-1].start()]
    return not lead.strip() or lead.rstrip(" ").endswith(CELL) or any(box.end() for box in boxes[:-1])
