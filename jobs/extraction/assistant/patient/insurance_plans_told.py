"""Plans that a sentence names with a short number of the member's behind a comma: "Evergreen Student Plan, ESP-60917".

Fewer than six figures are many a number: only letters that the plan's own name begins with make it the member's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance_cover import Cover, payer_in
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_PLAN = re.compile(
    r"(?<![\w@])(?P<payer>(?:[A-Z][\w&'\u2019-]+ ){1,4}(?:Plan|Trust|Fund|Scheme|Insurance|HMO|PPO|Mutual)),? "
    r"(?:(?:ID|id|no\.?|member|#)[ :#]*)?(?P<number>(?P<letters>[A-Z]{2,5})[- ]?\d{4,12}(?: \d[\d-]*)*)(?![\w-])"
)
_NO_COVER = re.compile(
    r"\b(?:Safety|Care|Treatment|Management|Action|Learning|Support|Crisis|Discharge) Plan$"
)
"""Plans that nobody is insured by."""
_SURENESS = 0.78


def plans_told(document: Document) -> Iterator[Cover]:
    """Yield payer and number of such plans."""
    for match in document.phrase(_PLAN):
        if _NO_COVER.search(match["payer"]):
            continue
        begun = "".join(word[0] for word in match["payer"].split())
        if not begun.upper().startswith(match["letters"][:2]):
            continue
        payer = payer_in(document, Span(*match.span("payer")), _SURENESS)
        place = Span(*match.span("number"))
        if payer is not None:
            yield Cover(payer, Found(document.text[place], (place,), _SURENESS))
