"""One thing that was measured, with the place of each of its parts."""

from __future__ import annotations

from dataclasses import dataclass

from jobs.extraction.found import Found


@dataclass(frozen=True, slots=True)
class SeenMeasure:
    name: Found
    value: Found
    unit: Found | None
    date: Found | None
