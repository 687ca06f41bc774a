"""How letters say that something was long ago: "previous", "as a child", "ten years ago". What is told of the past and
what is a danger now are both judged by these words; each reader adds what only it must hear.
"""

from __future__ import annotations

HAD_BEFORE = r"previous(?:ly)?|former(?:ly)?|remote|childhood|h/o|hx of|status[- ]post"
"""Before the name of what somebody once had."""
EARLY_IN_LIFE = (
    r"as an? (?:small |young )?(?:child|boy|girl|baby|toddler|teen\w*|infant)\b|"
    r"in (?:childhood|infancy|adolescence)\b"
)
YEARS_AGO = (
    r"(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|many|several|some|few) (?:years?|yrs?|decades?) "
    r"(?:ago|previously|back|earlier)\b"
)
