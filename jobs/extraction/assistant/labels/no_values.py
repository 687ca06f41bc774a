"""What stands where a label has its value and is none: a placeholder, a hint, the next label, a row of labels."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.wordings import WITH_COLON, named_or_misread
from jobs.extraction.text import CELL, Line, Span, Text

_OF_ANY_WORDS = frozenset({"specialty", "service", "payer", "urgency", "ignore", "organization"})
"""Labels whose values may be words that are labels elsewhere ("Surgery", "Medicare", "Hospital")."""
_NOTHING = re.compile(
    r"[\s_.\-\u2013—:/|☐□]*(?:(?:n/?a|none|nil|not (?:recorded|known|stated|given|"
    r"indicated|provided|available|applicable)|unknown|"
    r"(?:same )?as (?:before|above|previously(?: \w+)?|last time)|same|unchanged|see above|on (?:file|record)|"
    r"no \w+ indicated\b.*|insert \w+.*|tbc|tba|pending)\W*)?",
    re.IGNORECASE,
)


_WHEN_TO_FILL = re.compile(r" \((?:if|where|when|for|e\.g\.|optional|include)\b[^()]*\)?$", re.IGNORECASE)
"""What a form says behind a label, up to the end of its line: "Referral ID (if provided, for updates"."""


def is_a_label(text: Text, key: str, value: Span) -> bool:
    """Tell whether what stands for a value is the next label ("DEMOGRAPHICS", "ID NUMBER", "City / State")."""
    words = text[value]
    bare = _WHEN_TO_FILL.sub("", words).rstrip(" :*")
    if key in _OF_ANY_WORDS or named_or_misread(text, text.line_at(value.start), bare) is None:
        return False
    return words.isupper() or " " in words or words.endswith(":")


def is_row_of_labels(text: Text, line: Line, value: Span) -> bool:
    """Tell whether what stands below a label that fills its line is a row that begins with a label: it is a heading."""
    below = text.line_at(value.start)
    if below.number == line.number or CELL in line.text or below.start != value.start:
        return False
    first, _, rest = below.text.partition(CELL)
    if not rest:
        return WITH_COLON.match(below.text) is not None
    return named_or_misread(text, below, first.strip(" *:")) is not None


def is_a_hint(words: str) -> bool:
    """Tell whether words beside a label only say how to fill it in: "(Last, First, MI)", "(If Required)", "Name"."""
    return _HINT.fullmatch(words) is not None


_HINT = re.compile(
    r"(?:\((?:last|first|middle|street|city|mm|dd|if|see (?:instructions|reverse|back|carrier|card)|specify|explain|"
    r"individual completing|person completing|area code|check (?:one|all)|please (?:print|type)|date|optional|required|"
    r"m/f|as (?:on|in|shown))\b[^()\d]*\)\s*)+|name",
    re.IGNORECASE,
)
"""How forms say what belongs into a field, in brackets behind its label; a field of a name that is asked for in two
words says only the second ("Carrier Information: Name")."""


def says_nothing(value: str) -> bool:
    """Tell whether a value is a placeholder such as "-", "N/A" or an empty rule."""
    return _NOTHING.fullmatch(value) is not None
