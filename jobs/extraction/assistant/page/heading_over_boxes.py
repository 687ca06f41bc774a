"""The title of a group of boxes below a list of a form: "Mobility", with "[x] Independent" under or beside it.

Such a title ends the list, though no list of headings holds it: what is ticked there is of another matter.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.allergens import is_allergen
from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.page.checkboxes import options_on
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.page.sections import LISTS, Heading
from jobs.extraction.text import Line, Text

_DRAWN = re.compile(
    r"[\u2610-\u2612\u2713\u2714\u25a0\u25a1\u25cb\u25ef]|\[ ?[xXvV_\u2713\u2714*]? ?\]|\( ?[xX ]\s?\)"
)
_LONGEST_TITLE = 8


def title_over_boxes(text: Text, list_heading: Heading, line: Line) -> int | None:
    """Return where the title ends that a line below a list is or begins with; None when it is none. It stands apart
    from the list, which has entries and no boxes of its own, and its options name nothing that the list is of.
    """
    if list_heading.key not in LISTS or BULLET.match(line.text):
        return None
    if line.number not in text.paragraph_starts and line.page == text.lines[line.number - 1].page:
        return None
    box = _DRAWN.search(line.text)
    title = (line.text[: box.start()] if box else line.text).strip(" \t:*")
    if not title[:1].isalpha() or title.endswith((".", ",", ";")) or len(title.split()) > _LONGEST_TITLE:
        return None
    options = _options(text, line)
    if not options or not _holds_entries(text, list_heading, line):
        return None
    named = sum(_is_of(list_heading.key, words) for words in options)
    if named * 2 > len(options) or _is_of(list_heading.key, title):
        return None
    return line.start + (box.start() if box else len(line.text))


def _holds_entries(text: Text, heading: Heading, line: Line) -> bool:
    """Whether words and no boxes stand between a heading and a line."""
    place = (heading.span.end, line.start)
    return _DRAWN.search(text.content, *place) is None and _WORD.search(text.content, *place) is not None


_WORD = re.compile(r"\w")


def _options(text: Text, title: Line) -> list[str]:
    """What stands beside the boxes of a line, or of the lines right under it."""
    found: list[str] = []
    for line in text.lines[title.number :]:
        drawn = _DRAWN.search(line.text) is not None
        if line.page != title.page or (not drawn and line.number > title.number):
            break
        if drawn:
            found += [text[place] for _, place in options_on(line)]
            if line.number == title.number:
                break
    return found


def _is_of(key: str, words: str) -> bool:
    if key == "allergies":
        return is_allergen(words)
    if "medications" in key:
        return DRUG.found_in(words)
    return names_condition(words)
