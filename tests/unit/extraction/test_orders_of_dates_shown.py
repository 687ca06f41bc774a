"""A date that can be read both ways says by what it was read, and is for a person where nothing shows it."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Field
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def judged(*lines: str) -> tuple[Field, Field]:
    """The birth date and the letter's date."""
    pages = paper(
        "\n".join(("05/06/2026", "Dear Cardiology,", "Re: Tom Reed, DOB 03/04/1950", *lines, "Ann Poole"))
    )
    referral = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)
    return referral.patient.birth_date, referral.request.date


@pytest.mark.parametrize("line", ["Please see for palpitations.", "Please see her after her surgery."])
def test_where_nothing_shows_the_order_the_dates_are_for_a_person(line: str) -> None:
    for field in judged(line):
        assert field.value is not None
        assert field.verdict == "uncertain"
        assert field.confidence < 0.7
        assert "nothing on the pages shows which comes first" in " ".join(field.reasons)


@pytest.mark.parametrize(
    ("line", "value", "reason"),
    [
        (
            "Seen on 28/05/2026 for palpitations.",
            "1950-04-03",
            "Read as day first, as elsewhere in the document.",
        ),
        (
            "Seen on 05/28/2026 for palpitations.",
            "1950-03-04",
            "Read as month first, as elsewhere in the document.",
        ),
        ("All dates DD/MM/YYYY.", "1950-04-03", "Read as day first, as the document states."),
        ("Leeds LS1 2AB", "1950-04-03", "Read as day first, as is usual where its places and words are from"),
    ],
)
def test_what_shows_the_order_is_told(line: str, value: str, reason: str) -> None:
    born, _ = judged(line)
    assert (born.value, born.verdict) == (value, "supported")
    assert born.reasons[0].startswith(reason)


def test_a_day_beyond_the_twelfth_is_no_question() -> None:
    pages = paper("Dear Cardiology,\nRe: Tom Reed, DOB 23/04/1950\nPlease see for palpitations.")
    born = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).patient.birth_date
    assert (born.value, born.verdict) == ("1950-04-23", "supported")
