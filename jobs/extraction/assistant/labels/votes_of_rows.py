"""What a row of labels shows by itself: whether what it asks for stands above it or below it."""

from __future__ import annotations

from jobs.extraction.assistant.labels.values import could_follow
from jobs.extraction.assistant.labels.wordings import WITH_COLON, named_or_misread
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.text import CELL, Cell, Line, Text

_TELLING = frozenset({"birth_date", "phone", "fax", "email", "sex", "nhs_number", "date"})
"""Labels whose values have a look of their own."""
_FEWEST = 2
"""Values above a row of labels that belong to it: the end of a sentence can stand above one of them."""
_SAME_EDGE = 0.03
_LONGEST_LABEL = 60
_LONGEST_CAPTION = 7
"""Words of a caption that is no label known."""


def may_be_below(line: Line) -> bool:
    """Tell whether a line may show which way its page is printed: it is a row of cells without colons or boxes."""
    return CELL in line.text and ":" not in line.text and BOX.search(line.text) is None


def vote_of(text: Text, line: Line) -> int:
    """How many labels of a row have above them alone what looks like their value, less those that have it below. A row
    two lines below labels that have no values above them has no vote for them: it follows a table that they head."""
    cells, keys = text.cells[line.number], keys_of(text, line)
    if not _TELLING.intersection(keys) or sum(key is not None for key in keys) * 4 < len(keys) * 3:
        return 0
    above = values_of(text, line, line.number - 1) if not heads_the_lines_below(text, line.number - 2) else {}
    below = values_of(text, line, line.number + 1)
    vote = 0
    for number, (key, _) in enumerate(zip(keys, cells, strict=True)):
        if key in _TELLING:
            vote += _fits(key, above.get(number)) - _fits(key, below.get(number))
    return vote


def heads_the_lines_below(text: Text, number: int) -> bool:
    """Tell whether a line is a row of labels that has no values right above it, or follows such a row in turns."""
    while number >= 0 and CELL in text.lines[number].text and is_row_of_labels(text, text.lines[number]):
        if len(values_of(text, text.lines[number], number - 1)) < min(_FEWEST, len(text.cells[number])):
            return True
        number -= 2
    return False


def _fits(key: str | None, value: Cell | None) -> bool:
    return key is not None and value is not None and could_follow(key, value.words)


def keys_of(text: Text, line: Line) -> list[str | None]:
    """What each cell of a line asks for or heads; None for a cell that is neither label nor heading."""
    return [key_of(text, line, cell.words) for cell in text.cells[line.number]]


def key_of(text: Text, line: Line, words: str) -> str | None:
    """What some words of a line ask for or head; None for others."""
    bare = words.strip(" :*")
    if not bare or len(bare) > _LONGEST_LABEL:
        return None
    named = named_or_misread(text, line, bare)
    return named[0] if named is not None else heading_key(bare) or None


def is_row_of_labels(text: Text, line: Line) -> bool:
    """Tell whether at least half of the cells of a line are labels, and all look like some."""
    keys = keys_of(text, line)
    known = sum(key is not None for key in keys)
    looks = all(
        key is not None or looks_like_a_caption(cell.words)
        for key, cell in zip(keys, text.cells[line.number], strict=True)
    )
    return known * 2 >= len(keys) and looks


def looks_like_a_caption(words: str) -> bool:
    """Tell whether words could be the label of a field: few, without figures, and no sentence."""
    return (
        words[:1].isupper()
        and not any(c.isdigit() for c in words)
        and not words.rstrip().endswith((".", ":", ";", ","))
        and len(words.split()) <= _LONGEST_CAPTION
        and BOX.search(words) is None
    )


def values_of(text: Text, line: Line, number: int) -> dict[int, Cell]:
    """The cells of a neighbouring line by the place of the label that they stand under or over; nothing where one of
    them stands under none or has a label of its own, nor where the line is of another page or itself a row of labels.
    """
    if not 0 <= number < len(text.lines) or text.lines[number].page != line.page:
        return {}
    labels = text.cells[line.number]
    values: dict[int, Cell] = {}
    for cell in text.cells[number]:
        place = next(
            (at for at, label in enumerate(labels) if abs(label.left - cell.left) <= _SAME_EDGE), None
        )
        if place is None or WITH_COLON.match(cell.words):
            return {}
        values[place] = cell
    known = sum(key is not None for key in keys_of(text, text.lines[number]))
    return values if known * 3 < max(len(values), 2) else {}
