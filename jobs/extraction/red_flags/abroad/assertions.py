"""What is said of the patient now in a letter of another language: what is so both as it is retold and as it is
written, since each knows ways to deny and to advise that the other does not."""

from __future__ import annotations

import re

from jobs.extraction.assistant.page.outline import Outline
from jobs.extraction.red_flags.abroad import Retold
from jobs.extraction.red_flags.advice_abroad import is_advice_abroad
from jobs.extraction.red_flags.assertion import Assertions
from jobs.extraction.text import Span

_DENIED_BEHIND = re.compile(
    r"[^.;,\n]{0,40}(?:\b(?:verneint|ontkend?t?|förnekas|benægtes|benektes|absentes?|assent[ei]|ausentes?|niega|"
    r"nega|no refiere|não refere|"
    r"(?:äußert|hat|hatte) (?:er|sie) nicht|(?:heeft|had) (?:hij|zij|ze) niet|har (?:hun|han|hon) (?:ikke|inte)|"
    r"was er niet|ne ha mai visto|nunca notou)\s*(?=[.;\n]|$))",
    re.IGNORECASE,
)
"""Behind what is denied, where the language has its verb last: "Suizidgedanken äußert sie nicht."."""
_FURTHEST_BEHIND = 80


class AssertionsRetold(Assertions):
    """Answers for the places of a retold text, by what English says and by what the letter's own language denies and
    advises."""

    def __init__(self, retold: Retold, outline: Outline, as_written: Assertions) -> None:
        super().__init__(retold.text, outline)
        self._retold = retold
        self._as_written = as_written

    def _is_said_now(self, span: Span, passing: bool) -> bool:
        return super()._is_said_now(span, passing) and all(
            self._as_written.said_now(written, passing=passing)
            and not is_advice_abroad(self._as_written.statement(written))
            and not self._is_denied_behind(written)
            for written in self._retold.origins([span])
        )

    def _is_denied_behind(self, written: Span) -> bool:
        return (
            _DENIED_BEHIND.match(self._as_written.text.flowing, written.end, written.end + _FURTHEST_BEHIND)
            is not None
        )
