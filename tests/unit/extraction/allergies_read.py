"""The allergies that are read from a page, to compare with what it says."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper


def allergies(written: str) -> list[tuple[str, str | None]]:
    """Return each substance with its reaction, as they are read."""
    read = run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical.allergies
    return [
        (str(entry.substance.value), None if entry.reaction.value is None else str(entry.reaction.value))
        for entry in read
    ]
