"""The heading "Follow-up" of the summary of a stay, and what leads on a line below it to the service that it names."""

from __future__ import annotations

import re

HEADS_A_FOLLOW_UP = re.compile(
    r"\W*(?:discharge |recommended )?follow[- ]?up"
    r"(?: (?:plan|care|with|appointments?|arrangements?|instructions?))?\W*",
    re.IGNORECASE,
)
LEADS_TO_A_SERVICE = re.compile(
    r"\W*(?:\d{1,2}[.)]\s*)?(?:(?:follow[- ]?up|see|refer(?:red)?|appointment)(?: with| to)? )?",
    re.IGNORECASE,
)
"""A number, and words for going there; it fits every line."""
