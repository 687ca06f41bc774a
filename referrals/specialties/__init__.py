"""The shipped list of specialties: slugs, titles, other names, and codes of SNOMED CT and NUCC where one is
known.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class Specialty:
    """`snomed_ct` is a clinical specialty of SNOMED CT, `nucc` a provider taxonomy code; "" where none is
    known.
    """

    slug: str
    title: str
    also_called: tuple[str, ...]
    snomed_ct: str
    nucc: str


@cache
def all_specialties() -> dict[str, Specialty]:
    """Return the shipped specialties by slug."""
    source = resources.files(__package__).joinpath("specialties.csv")
    with source.open(encoding="utf-8") as lines:
        return {
            row["slug"]: Specialty(
                slug=row["slug"],
                title=row["title"],
                also_called=tuple(name for name in row["also_called"].split(";") if name),
                snomed_ct=row["snomed_ct"],
                nucc=row["nucc"],
            )
            for row in csv.DictReader(lines)
        }
