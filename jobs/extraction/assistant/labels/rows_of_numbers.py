"""The word before a row of several numbers, which names a place and no number of the patient's: "Work", beside it
"Tel (505) 555-0140 Fax (505) 555-0141"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.text import Text


def heads_a_row_of_numbers(text: Text, label: Label) -> bool:
    """Tell whether a label of a number fills a cell and the cell beside it says again of which kind the number is."""
    if label.key != "phone" or label.role != "patient":
        return False
    cell = text.cell_at(label.span.start)
    if cell is None or cell.words.strip(" :") != label.wording:
        return False
    cells = text.cells[cell.line]
    return cell.number + 1 < len(cells) and _A_KIND.match(cells[cell.number + 1].words) is not None


_A_KIND = re.compile(r"(?:tel(?:ephone)?|ph(?:one)?|fax|pager)\b\.?:? ?[+(]?\d", re.IGNORECASE)
