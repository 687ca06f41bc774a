"""Whether a paper tells of a stay in a hospital, by the title among its first lines."""

from __future__ import annotations

import re

from jobs.extraction.text import Text

LINES_OF_A_HEAD = 5
_TITLE = re.compile(
    r"\W*(?:(?:hospital|inpatient|emergency department|ed|ward|medical|surgical|electronic|patient) ){0,2}"
    r"(?:discharge|separation) (?:summary|letter|note|report|notification|advice)\b|"
    r"\W*entlass(?:ungs)?(?:brief|bericht)\b|"
    r"\W*(?:lettera di dimissione|informe de alta|compte[- ]rendu d['\u2019]hospitalisation|ontslagbrief)\b",
    re.IGNORECASE,
)


def tells_of_a_stay(text: Text) -> bool:
    """Tell whether one of the first lines is the title of what a hospital writes when it sends somebody home:
    "DISCHARGE SUMMARY"."""
    return any(_TITLE.match(line.text) for line in text.lines[:LINES_OF_A_HEAD])
