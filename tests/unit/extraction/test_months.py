"""Months are known by their names in every language that letters are read in."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.values.dates import find_dates
from jobs.extraction.judge.values import date_follows

TODAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("3 maart 2026", date(2026, 3, 3)),
        ("12 mei 1961", date(1961, 5, 12)),
        ("28 februari 1974", date(1974, 2, 28)),
        ("9 augustus 2025", date(2025, 8, 9)),
        ("1er août 2025", date(2025, 8, 1)),
        ("14 de março de 2026", date(2026, 3, 14)),
    ],
)
def test_a_day_with_the_name_of_its_month_is_read_and_believed(written: str, day: date) -> None:
    assert [found.value for found in find_dates(written, order="DMY", today=TODAY)] == [day]
    assert date_follows(day.isoformat(), written)


@pytest.mark.parametrize("words", ["Mei Tan, bed 12, 2026", "3 maartse buien 2026"])
def test_a_word_that_a_month_begins_is_no_date(words: str) -> None:
    assert list(find_dates(words, order="DMY", today=TODAY)) == []
