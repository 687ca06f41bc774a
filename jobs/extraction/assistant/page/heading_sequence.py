"""What shows that a line heads something, or begins a list, though no list of headings holds it: the number that comes
next, a question of a form, a heading's word with its list right behind.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.allergens import is_allergen
from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.text import Line, Text

_NUMBER = re.compile(r"^\(?(?P<number>\d{1,2})[.)]\s+(?=[A-Z])")
_QUESTION = re.compile(
    r"^(?:who|what|which|why|where|when|how|any|does|do|did|is|are|has|have|can|could|will|would)\b[^.:;]{3,80}\?$",
    re.IGNORECASE,
)
_LONGEST_TITLE = 60
_NONE = re.compile(r"(?:nil|none|nkda|nka|no known)\b", re.IGNORECASE)


def is_question(words: str) -> bool:
    """Tell whether a line is one question and nothing else, as an online form puts them above their answers."""
    return _QUESTION.match(words.strip()) is not None


def follows_in_number(text: Text, heading: int, line: Line) -> bool:
    """Tell whether a line is a short title numbered one more than the heading at an offset, and no item of a list that
    was begun under it ("13. Allergies", "14. Functional limitations").
    """
    above = text.line_at(heading)
    before, own = _NUMBER.match(above.text), _NUMBER.match(line.text)
    if before is None or own is None or int(own["number"]) != int(before["number"]) + 1:
        return False
    if len(line.text.partition("\t")[0]) > _LONGEST_TITLE or line.text.rstrip().endswith((".", ",")):
        return False
    between = text.lines[above.number + 1 : line.number]
    return bool(between) and not any(_NUMBER.match(item.text) for item in between)


def begins_a_list(key: str, words: str) -> bool:
    """Tell whether words right behind the heading of a list, without a colon, are its first entry."""
    first = re.split(r"[,;.(]", words, maxsplit=1)[0].strip()
    if not first or not (first[0].isupper() or first[0].isdigit()) or len(first.split()) > 6:
        return False
    if _NONE.match(first) and key in ("allergies", "medications", "past"):
        return True
    known = next((match for match in DRUG.each(first.lower())), None)
    if key == "medications":
        return (known is not None and known.start() == 0) or (
            DOSE.search(words[:50]) is not None
            and not first.isupper()
            and "tion" not in first.split()[0][-4:]
        )
    if key == "allergies":
        return is_allergen(first) and len(first.split()) <= 3
    return key in ("past", "problems") and names_condition(first)
