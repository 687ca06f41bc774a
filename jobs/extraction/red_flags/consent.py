"""Whether words of danger are what an operation may bring about, told to who is asked to agree to it: "We discussed
bleeding, infection, injury to vessels, deep vein thrombosis and death."
"""

from __future__ import annotations

import re

_TOLD = re.compile(
    r"\b(?:discuss\w*|explain\w*|consent\w*|counsel\w*|understands?|understood|informed|aware|went over|gone over|"
    r"outlined|accepts?)\b",
    re.IGNORECASE,
)
_MAY_COME = re.compile(
    r"\b(?P<risk>bleeding|h(?:a)?emorrhage|infections?|scar(?:s|ring)?|injur(?:y|ies) to|damage to|an(?:a)?esthe\w+|"
    r"recurrence|death|dvt|pe|deep vein thromb\w+|pulmonary embol\w+|mi|stroke|need for (?:\w+ )?(?:surgery|operation|"
    r"transfusion)|non-?union|malunion|wound (?:breakdown|healing)|perforation|blood clots?|reactions?)\b",
    re.IGNORECASE,
)
_LEAST_RISKS = 3


def is_a_risk_told(statement: str) -> bool:
    """Tell whether a statement lists what an operation may bring about."""
    told = _TOLD.search(statement)
    if told is None:
        return False
    return len(
        {found["risk"].lower() for found in _MAY_COME.finditer(statement, told.start())}
    ) >= _LEAST_RISKS or (
        len({found["risk"].lower() for found in _MAY_COME.finditer(statement, 0, told.start())})
        >= _LEAST_RISKS
    )
