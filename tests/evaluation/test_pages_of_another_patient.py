"""How often a page of another patient is found in a pile: a floor, on pairs of documents put together as a fax is.

Every page of a pair names its patient somewhere, in a label or in a sentence. It is found where the pages that are read
in the end are one patient's: the other's are set aside, or both are, for a person to choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from zlib import crc32

import pytest

from jobs.evaluation.cases import Case, load_cases
from jobs.evaluation.running import read_case
from jobs.extraction import sort_packet
from referrals.data.packets import Packet
from referrals.data.pages import Page

DEVELOPMENT = Path(__file__).parent / "development"
TODAY = date(2026, 11, 21)
EVERY = 9
"""One in so many documents of a single page with a text layer."""


def _names_its_patient(case: Case, page: Page) -> bool:
    """Whether the family name stands on the page, and not somebody else's: a cover often has none."""
    family = case.gold.get("patient.family_name")
    return isinstance(family, str) and any(
        family.split()[-1].casefold() in word.text.casefold() for word in page.words
    )


@pytest.fixture(scope="module")
def pages() -> Sequence[tuple[str, Page]]:
    cases, _ = load_cases(directory=DEVELOPMENT)
    chosen = [case for case in cases if not case.scanned and crc32(case.id.encode()) % EVERY == 0]
    read = [(case, read_case(case)[0]) for case in chosen]
    return [
        (str(case.gold["patient.family_name"]), sheets[0])
        for case, sheets in read
        if len(sheets) == 1 and case.gold.get("patient.birth_date") and _names_its_patient(case, sheets[0])
    ]


def _together(*sheets: Page) -> Packet:
    pile = [replace(sheet, document_id="fax", number=number) for number, sheet in enumerate(sheets, start=1)]
    return sort_packet(pages=pile, today=TODAY)


def test_another_patients_page_is_not_read_with_ours(pages: Sequence[tuple[str, Page]]) -> None:
    pairs = [
        (one, other)
        for (name, one), (another, other) in zip(pages, [*pages[7:], *pages[:7]], strict=True)
        if name != another
    ]
    found = [bool(_together(one, other).quarantined) for one, other in pairs]

    assert len(pairs) > 80
    assert sum(found) / len(found) >= 0.95


def test_the_same_page_twice_is_one_patients(pages: Sequence[tuple[str, Page]]) -> None:
    kept = [not _together(page, page).quarantined for _, page in pages]

    assert sum(kept) == len(kept)
