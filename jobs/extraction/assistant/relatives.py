"""Whether words of a page tell of somebody who belongs to the patient: their date, age or sex is not the patient's."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from jobs.extraction.text import CELL, Text

if TYPE_CHECKING:
    from jobs.extraction.assistant.labels import Label

_A_RELATIVE = (
    r"(?:(?:grand|step|foster)[- ]?)?(?:mother|father|parents?|son|daughter|brother|sister)|mum|mom|dad|wife|husband|"
    r"spouse|sibling|carer|caregiver|guardian|next of kin|nok|(?<!gp )(?<!senior )partner|"
    r"(?<=his )twin|(?<=her )twin"
)
RELATIVE = re.compile(
    rf"(?<![\w-])(?<!your )(?<!our )(?<!my )(?<!this )(?:{_A_RELATIVE})(?:\(s\))?(?![\w-])"
    r"(?<!son(?= of ))(?<!daughter(?= of ))(?<!wife(?= of ))(?! (?:of|to) (?:\w+ )?(?:one|two|three|four|five|six|\d))",
    re.IGNORECASE,
)
"""Somebody beside the patient; "your son", "daughter of Ada Quill" and "a mother of two" are the patient."""
_AGAIN_THE_PATIENT = re.compile(
    r"\b(?:own|patient|pt|client|this|(?:and|but|as|that|because) (?:s?he) (?:is|was))\b", re.IGNORECASE
)
_STATEMENT_ENDS = re.compile(r"\n|;\s|(?<![^\w][A-Z])(?<!\b[MD][rsx])(?<!\bMrs)[.!?]\s+(?=[A-ZÀ-Þ]|$)")
_REMARK = re.compile(r"\([^()]*\s[^()]*\)")
_REACH = 80


def is_label_of_a_relative(text: Text, label: Label) -> bool:
    """Whether a label stands behind words that speak of a relative; one that begins its line is told by its block."""
    return not label.starts_line and is_of_a_relative(text, label.span.start)


def is_of_a_relative(text: Text, offset: int) -> bool:
    """Whether the words before an offset speak of a relative last, in the same statement ("her husband Tom (DOB") or,
    where the line has cells, in the same one or in the first ("Guardian: Tom Ford | DOB").
    """
    line = text.line_at(offset)
    before = _STATEMENT_ENDS.split(text.flowing[max(0, offset - _REACH) : offset])[-1]
    before = before.rpartition(CELL)[2]
    head = text.content[line.start : offset].partition(CELL)
    if head[1] and not RELATIVE.search(before):
        before = head[0] if RELATIVE.match(head[0]) else ""
    # A remark about a relative behind the patient's name is over: "Lily Ford (mother Anna Ford) DOB".
    before = _REMARK.sub(lambda match: " " * len(match.group()), before)
    relatives = list(RELATIVE.finditer(before))
    return bool(relatives) and not _AGAIN_THE_PATIENT.search(before, relatives[-1].end())
