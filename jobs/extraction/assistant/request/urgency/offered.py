"""Whether urgencies are printed to choose from, none of which is said by standing there."""

from __future__ import annotations

import re
from itertools import pairwise

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.request.urgency.words import LEVEL, cells_of
from jobs.extraction.text import CELL, Span, Text

_ON_COVERS = re.compile(
    rf"(?:{BOX.pattern})?\s*(?:for (?:your )?(?:review|information|approval|comment|action)|"
    r"please (?:comment|reply|recycle|respond|review|call)|(?:reply|response) requested|fyi|per your request)",
    re.IGNORECASE,
)
"""What the covers of faxes print beside "Urgent", to be ticked."""
_FEWEST_ON_COVERS = 2
_OR = ("/", "|", "or", "oder", "ou", "of")


def offers(text: Text, number: int) -> bool:
    """Whether a line prints urgencies to choose from, none of which is said by standing there."""
    cells = [cell.split(":")[-1].strip() for _, cell in cells_of(text.lines[number])]
    levels = {match.lastgroup for cell in cells if (match := LEVEL.fullmatch(cell))}
    of_a_cover = sum(_ON_COVERS.fullmatch(cell) is not None for cell in cells)
    return len(levels) > 1 or (bool(levels) and of_a_cover >= _FEWEST_ON_COVERS)


def prints_a_choice(text: Text, number: int) -> bool:
    """Whether a line prints two levels as a choice: "Routine / urgent referral form"."""
    words = text.lines[number].text
    levels = list(LEVEL.finditer(words))
    return any(
        one.lastgroup != other.lastgroup and words[one.end() : other.start()].strip() in _OR
        for one, other in pairwise(levels)
    )


def is_offered(before: str) -> bool:
    """Whether the words behind these belong to an option whose box is empty."""
    boxes = list(BOX.finditer(before))
    return bool(boxes) and boxes[-1]["empty"] is not None and CELL not in before[boxes[-1].end() :]


def heads_a_column(text: Text, span: Span) -> bool:
    """Whether words are all of a cell that heads a column or a blank ("Order | Comment | Priority"): what stands under
    or beside them may be of another cell, and asks for nothing by itself."""
    line = text.line_at(span.start)
    cell = next((words for start, words in line.cells() if start <= span.start < start + len(words)), "")
    return _PRIORITY.fullmatch(cell) is not None


_PRIORITY = re.compile(r"\W*priority\W*", re.IGNORECASE)
