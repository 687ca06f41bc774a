"""The "Rx" that a prescription pad prints over whatever is written on it."""

from __future__ import annotations

import re

from jobs.extraction.text import Line, Text


def is_of_a_pad(text: Text, line: Line) -> bool:
    """Tell whether an "Rx" is what a prescription pad prints over whatever is written on it: over a slip that sends
    somebody on, and no medicine."""
    if _RX.fullmatch(line.text.strip()) is None or line.number + 1 >= len(text.lines):
        return False
    return _SENDS_ON.match(text.lines[line.number + 1].text) is not None


_RX = re.compile(r"(?:Rx|R/x|\u211e)[.:]?", re.IGNORECASE)
MEDICINE_OF_A_PAD = re.compile(
    r"\W*(?:\d[.)] ?)?(?:tab|cap|inj|syp|syr|oint|drops?|t|c)\b\.? [A-Z]", re.IGNORECASE
)
_SENDS_ON = re.compile(
    r"\W*(?:ref(?:er(?:red|ral|ring)?)?\b|(?:kindly|please|pls|plz) (?:see|review|assess|evaluate|advise|admit|do|"
    r"opine)\b|respected\b|dear\b|to,?\s+(?:the\b|dr\b)|adv(?:ised?)?\b[^\n]{0,20}\b(?:opinion|consult)|"
    r"c/?o\b|thank(?:s| you)\b)",
    re.IGNORECASE,
)
