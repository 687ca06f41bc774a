"""What stands right behind a patient's name: the age, the letter of the sex, the father's name before the family's; and
what stands where an address, a birth date or a number of an insurance is asked for."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.values.no_addresses import is_no_address
from tests.unit.extraction.referral_read import values_read

_ASKS = "\nThank you for seeing them about falls.\n\nDr Ida Moss\n"


def test_an_age_behind_the_labelled_name() -> None:
    assert (
        values_read(f"Patient: Ada Quill, 84\nAddress: 3 Mill Row, Leeds LS1 4AB\n{_ASKS}")["patient.age"]
        == 84
    )


def test_a_house_behind_the_name_is_no_age() -> None:
    assert "patient.age" not in values_read(f"Patient: Ada Quill, 84 Mill Row, Leeds LS1 4AB\n{_ASKS}")


def test_a_letter_that_is_the_sex_is_no_initial() -> None:
    read = values_read(f"RE: QUILL, Ada F DOB 1957/11/19\n{_ASKS}")
    assert (read["patient.given_name"], read["patient.sex"]) == ("Ada", "female")


def test_an_initial_stays_where_the_sex_is_told_otherwise() -> None:
    read = values_read(f"RE: Quill, John M DOB 11/19/1957\nSex: Female\n{_ASKS}")
    assert read["patient.given_name"] == "John M"


@pytest.mark.parametrize(
    ("written", "family"),
    [
        ("Mr. Raghunath S/o Sadashiv JADHAV", "JADHAV"),
        ("Sunita W/o Ramesh PATIL", "PATIL"),
        ("Rajan s/o Muthu", "Muthu"),
    ],
)
def test_the_familys_name_in_capitals_behind_the_fathers(written: str, family: str) -> None:
    page = f"Name: {written}   40 yrs / M\nRef. to: Dr. V. Hegde, Nephrologist\n{_ASKS}"
    assert values_read(page)["patient.family_name"] == family


def test_a_birth_date_in_the_boxes_of_a_form() -> None:
    page = f"Name: Quill, Ada\nDOB (Y M D): 1962 06 14\nSex: Female\n{_ASKS}"
    assert values_read(page)["patient.birth_date"] == "1962-06-14"


@pytest.mark.parametrize(
    "words", ["alone, son Carlo near by", "with her husband", "with his elderly parents"]
)
def test_with_whom_somebody_lives_is_no_address(words: str) -> None:
    assert is_no_address(words)


@pytest.mark.parametrize(
    "words", ["Withy Farm, Elm Lane", "with his son, 12 Mill Row, Leeds LS1 4AB", "Alone Hill 4"]
)
def test_addresses_that_begin_like_it(words: str) -> None:
    assert not is_no_address(words)


def test_a_group_behind_the_number_of_the_member() -> None:
    page = f"Patient: DOE, JANE\nDOB: 01/02/1960\nIns: Pine Mutual PPO\nID SMX440917732 Grp FL-20814\n{_ASKS}"
    read = values_read(page)
    assert (read["insurance.member_id"], read["insurance.group"]) == ("SMX440917732", "FL-20814")


def test_a_members_number_is_the_insurances() -> None:
    page = (
        "Name: Quill, Ada   Acct No: 104488\nDOB: 05/19/1971\n\nInsurance\n"
        "Company          Subscriber No      Group No\nPine Choice PPO  CC-88120457        RTD-5500\n" + _ASKS
    )
    numbers = [value for path, value in values_read(page).items() if path.startswith("patient.identifiers")]
    assert "CC-88120457" not in numbers


def test_the_number_of_an_emergency_room() -> None:
    page = f"Name: Tom Reed\nER No.: ER 20418     MLC No.: 118/26\nAge/Sex: 22 yrs / Male\n{_ASKS}"
    numbers = [value for path, value in values_read(page).items() if path.endswith("].value")]
    assert "ER 20418" in numbers


def test_pronouns_count_below_the_usual_doctor() -> None:
    page = (
        "Lough Ward, Elm Hospital\n\nTo: Community Care Team\n\nName: Tom Reed     DOB: 09/12/1948\n"
        "GP: Dr Ciara Toner, Colin Glen Practice\n\n"
        "Tom goes home tomorrow. He has cancer of the pancreas and he wishes to be at home with his family.\n\n"
        "Ida Moss\nWard Sister\n"
    )
    assert values_read(page)["patient.sex"] == "male"
