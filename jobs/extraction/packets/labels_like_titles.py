"""Labels that read like the title of a paper: "Consultation | 26-Oct-2026 10:35" in the midst of a table of labels."""

from __future__ import annotations

import re

from jobs.extraction.text import Line, Text

_BARE = re.compile(
    r"\W*(?:(?:your|the|this|our|last|latest|new) )?(?:e-?)?(?:consultation|referral|visit|encounter|prescription|"
    r"imaging|radiology|laboratory|labs?|pathology|test results?|discharge|authori[sz]ation|eligibility)\W*",
    re.IGNORECASE,
)
"""Words that title a paper when they stand alone, and label what stands beside them otherwise."""
_SAME_COLUMN = 0.02


def labels_a_value(text: Text, line: Line) -> bool:
    """Tell whether a line is such a label and its value: the rows above and below are built alike."""
    cells = text.cells[line.number]
    if len(cells) != 2 or not _BARE.fullmatch(cells[0].words):
        return False
    for number in (line.number - 1, line.number + 1):
        beside = text.cells[number] if 0 <= number < len(text.lines) else ()
        if len(beside) != 2 or any(
            one.page != other.page or abs(one.left - other.left) > _SAME_COLUMN
            for one, other in zip(cells, beside, strict=True)
        ):
            return False
    return True
