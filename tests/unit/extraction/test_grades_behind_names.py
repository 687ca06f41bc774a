"""The grade of a doctor behind a name is no part of it, as degrees are none."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.values.credentials import without_credentials
from tests.unit.extraction.referral_read import referral_read


def test_a_grade_in_the_foot_of_a_note_is_no_part_of_the_name() -> None:
    page = (
        "Patient ID: SY-99418\nName: Zofia Marlowe\nAge: 29\nAddress: 118 Ecclesall Gate, Sheffield\n\n"
        "8 days of pain on moving the L eye and washed-out colours. L RAPD, red desat.\n\n"
        "Staff: Dr Hamza Pirzada, SHO\nLocation: Eye Casualty, Don Valley Hospital\n"
    )
    assert referral_read(page).referrer.name.value == "Dr Hamza Pirzada"


@pytest.mark.parametrize("name", ["Shona Shore", "Dr Spring", "Mr Anselm Strand"])
def test_names_that_begin_like_a_grade_stay(name: str) -> None:
    assert without_credentials(name) == name
