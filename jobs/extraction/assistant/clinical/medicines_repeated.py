"""Medicines that a packet lists twice, word for word: a letter that came two times in one fax."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jobs.extraction.assistant.clinical.medication_lines import MedicationLine
from jobs.extraction.found import Found


def each_once(lines: Iterable[MedicationLine]) -> Iterator[MedicationLine]:
    """Yield the lines without those that say the same once more; another dose in the evening is another line."""
    told: set[tuple[str, ...]] = set()
    for line in lines:
        words = tuple(_words(part) for part in (line.name, line.dose, line.frequency))
        if words not in told:
            told.add(words)
            yield line


def _words(part: Found | None) -> str:
    return " ".join(str(part.value).casefold().split()) if part is not None else ""
