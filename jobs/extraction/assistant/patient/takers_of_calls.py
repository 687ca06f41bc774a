"""Who takes the calls at a number that stands among the patient's particulars and is not theirs: a team's, or the
neighbour's who is named where a form asks for a telephone and the patient has none."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document

_OF_A_TEAM = re.compile(
    r"\b(?:team(?: [A-Z0-9]{1,2})?|nurses?['\u2019]? station|pager|bleep|on[- ]call)\b[^.;\n]{0,24}$",
    re.IGNORECASE,
)
HAS_NONE = re.compile(
    r"(?:no|has no|without|hasn['\u2019]t (?:a|any)) (?:own )?(?:tele)?(?:phone|mobile|cell|number)\b|none\b|nil\b",
    re.IGNORECASE,
)


def _is_of_a_team(document: Document, offset: int) -> bool:
    """Tell whether the words before a number on its line say that a team answers it: "Call back team C, phone"."""
    line = document.text.line_at(offset)
    return _OF_A_TEAM.search(document.text.content[line.start : offset]) is not None


def takes_calls_for_them(document: Document, offset: int) -> bool:
    """Tell whether a number is of a team, or stands where the patient is said to have none of their own: "Phone: no
    phone. Block leader Peter Quill", and the number behind it or alone below."""
    text = document.text
    line = text.line_at(offset)
    alone = not any(label.line == line.number and label.wording for label in document.labels)
    return _is_of_a_team(document, offset) or any(
        label.key == "phone"
        and label.value is not None
        and (label.value.start <= offset < label.value.end or (alone and label.line == line.number - 1))
        and HAS_NONE.match(text[label.value]) is not None
        for label in document.labels
    )
