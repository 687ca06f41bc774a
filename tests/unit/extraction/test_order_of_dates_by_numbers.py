"""The order of day and month that a number of a person shows, for it holds the day of birth. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.values.dates import order_in
from jobs.extraction.patterns.searched import Searched
from tests.unit.extraction.test_patients_of_the_world import patient_of


@pytest.mark.parametrize(
    "told",
    [
        "Mrs Ada Quill, born 5/11/1958, national ID 25811051201466",
        "Mrs Ada Quill, born 5/11/1958, ID 110105195811051466",
        "Mrs Ada Quill, born 5/11/58, IC 581105-14-5672",
        "Mrs Ada Quill, born 5/11/1958, RRN 581105-2034567",
    ],
)
def test_a_number_with_the_day_of_birth_shows_the_order(told: str) -> None:
    letter = f"{told}, comes for her knees to a center of rehabilitation.\nOrthopedic and hematology center"
    assert order_in(Searched(letter)).order == "DMY"
    assert order_in(Searched(letter)).sureness > 0.9
    assert patient_of(f"{letter}\n").birth_date.value == "1958-11-05"


def test_the_month_first_is_shown_as_well() -> None:
    assert order_in(Searched("born 5/11/1958, tumour, oedema; ID 25805111201466")).order == "MDY"


@pytest.mark.parametrize(
    "told",
    [
        "born 5/11/1958, phone +20 581 105 5182",
        "born 5/5/1958, ID 25805051201466",
        "born 5/11/1958, MRN 0511581234",
        "born 5/11/1958, chart 051158-1234",
        "born 5/11/1958, ID 25811051201466, and 25805111201466",
    ],
)
def test_other_figures_show_nothing(told: str) -> None:
    assert order_in(Searched(told)).sureness < 0.9


def test_a_date_that_can_be_read_in_one_way_only_is_stronger() -> None:
    assert order_in(Searched("born 5/11/1958, seen 10/28/2026, ID 25811051201466")).order == "MDY"


@pytest.mark.parametrize(
    "place", ["Cairo, Egypt", "Kandy, Sri Lanka", "Tel. 02 2555 0146", "Kampala, Uganda"]
)
def test_countries_and_telephones_show_that_the_day_comes_first(place: str) -> None:
    assert order_in(Searched(f"{place}. Ada Quill, 5/11/1958")).order == "DMY"
