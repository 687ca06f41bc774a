"""The last lines of the pages, where the sender's name and address may stand below all else."""

from __future__ import annotations

from collections.abc import Iterator

from jobs.extraction.assistant.page.correspondence import COPIES, tells
from jobs.extraction.text import Line, Text


def lines_of_feet(text: Text, *, of_each: int) -> Iterator[Line]:
    """Yield of the last lines of each page those that are neither prose nor say to whom a copy goes."""
    for lines in text.lines_by_page.values():
        for line in lines[-of_each:]:
            if COPIES.match(line.text) is None and not tells(line.text):
                yield line
