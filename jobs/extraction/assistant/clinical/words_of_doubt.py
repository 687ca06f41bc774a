"""Words within the name of a condition which say that it is not sure."""

from __future__ import annotations

import re

DOUBTED = re.compile(
    r"\b(?:versus|vs\.?|possibly|possible|probabl[ey]|presumed|presumptive|suspected|likely|rule out|r/o)(?=\s)|\w\?$",
    re.IGNORECASE,
)
"""Two conditions one of which it is, or one that it may be: "renal cyst versus renal cell carcinoma"."""
