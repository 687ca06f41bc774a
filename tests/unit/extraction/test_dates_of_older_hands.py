"""Days as older hands and dictations write them: the month as a Roman numeral, the day in words, the year cut short."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.values.dates import find_dates
from jobs.extraction.judge.values import date_follows
from tests.unit.extraction.test_patients_of_the_world import patient_of

TODAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("17-ix-1968", date(1968, 9, 17)),
        ("3.xii.26", date(2026, 12, 3)),
        ("04/IV/1951", date(1951, 4, 4)),
        ("5 viii 1940", None),
        ("the twenty-third of May 1979", date(1979, 5, 23)),
        ("Thirty first August 2001", date(2001, 8, 31)),
        ("third March 1990", date(1990, 3, 3)),
        ("14 June '48", date(1948, 6, 14)),
        ("2 Oct \u201971", date(1971, 10, 2)),
    ],
)
def test_a_day_is_read_and_believed(written: str, day: date | None) -> None:
    assert [found.value for found in find_dates(written, order="DMY", today=TODAY)] == ([day] if day else [])
    assert day is None or date_follows(day.isoformat(), written)


@pytest.mark.parametrize(
    "words",
    [
        "the second of May",
        "grade iii/iv of 10",
        "her third March for charity",
        "2-iiii-1980",
        "T3-iv-2",
        "31-ii-1974",
    ],
)
def test_what_only_looks_alike_is_no_day(words: str) -> None:
    assert list(find_dates(words, order="DMY", today=TODAY)) == []


@pytest.mark.parametrize(
    ("day", "words"),
    [
        ("1979-05-03", "twenty-third May 1979"),
        ("1968-09-17", "17-xi-1968"),
        ("1968-09-17", "17 iv drips 1968"),
    ],
)
def test_another_day_or_month_does_not_follow(day: str, words: str) -> None:
    assert not date_follows(day, words)


def test_a_sentence_says_the_day_of_birth_in_words() -> None:
    letter = "Quay Clinic\n\nDear Ida,\nMr Tom Quill, born on the twenty-seventh of September 1961\nHe has a cough."
    assert patient_of(letter).birth_date.value == "1961-09-27"
