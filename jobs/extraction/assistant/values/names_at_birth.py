"""The name that somebody had at birth or has by marriage, as letters write it behind the whole name without brackets:
"Ada Quill née Brandt", "Ada Quill épouse Brandt".
"""

from __future__ import annotations

import re

_OTHER_NAME = re.compile(
    r",?\s+\(?(?:n[ée]e|n[ée](?= [A-ZÀ-Þ])|geb\.|gebor(?:e?ne?)|nata|nacida|nascida|ép(?:ouse|\.)|épse|veuve|vve|dite?|"
    r"formerly|previously|z d(?:omu|\.)|roz(?:ená|\.)|född|født)\s+"
    r"(?!le\b|am\b|il\b|el\b|em\b|on\b)(?:d[eu] |van |von |de la |l[ae] )?"
    r"[A-ZÀ-Þ][\w'\u2019-]+(?: [A-ZÀ-Þ][\w'\u2019-]+)?\)?"
    r"(?=\s*(?:[,;(|]|$|n[ée]e? le\b|geb\.|nata\b|born\b|d\.?o\.?b))",
)


def other_name_behind(content: str, start: int, end: int) -> re.Match[str] | None:
    """Return the name by birth or by marriage that stands right at `start`; None where there is none."""
    return _OTHER_NAME.match(content, start, end)


def before_other_name(content: str, start: int, end: int) -> int:
    """Return where a name ends behind which one by birth or by marriage ends the words; `end` where none does."""
    for found in _OTHER_NAME.finditer(content, start, end):
        if found.end() == end:
            return found.start()
    return end
