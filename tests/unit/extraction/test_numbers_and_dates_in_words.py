"""A birth date whose day is written in words, numbers that a sentence comes to late, or that end in a letter, and
telephones with hours behind them. Everybody is invented.
"""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.assistant.values.dates import find_dates
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.regions import region_of
from jobs.extraction.judge.values import date_follows
from jobs.extraction.patterns.searched import Searched
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
HEAD = "Hill Practice\n12 Mill Lane, Leeds LS1 3XX\n\n"
END = "\n\nYours sincerely\n\nDr Ingrid Solberg\n"


def referral_of(text: str) -> Referral:
    pages = paper(text)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages)


def numbers_of(text: str) -> list[object]:
    return [number.value.value for number in referral_of(text).patient.identifiers]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("the fourth of July 1965", date(1965, 7, 4)),
        ("the twenty-seventh of September, 1949", date(1949, 9, 27)),
        ("the thirty-first day of May 2001", date(2001, 5, 31)),
    ],
)
def test_a_day_may_be_written_in_words(written: str, meant: date) -> None:
    assert [found.value for found in find_dates(written, order="DMY", today=TODAY)] == [meant]


@pytest.mark.parametrize(
    "written", ["her second of May clinics", "the first of 1999", "the thirty-first of June 1999"]
)
def test_what_counts_without_a_whole_date_is_none(written: str) -> None:
    assert not list(find_dates(written, order="DMY", today=TODAY))


@pytest.mark.parametrize(
    ("value", "quote"),
    [
        ("1949-09-27", "the twenty-seventh of September 1949"),
        ("1965-07-04", "the fourth of July 1965"),
        ("2001-05-30", "the thirtieth of May 2001"),
        ("2001-05-31", "the thirty-first of May 2001"),
    ],
)
def test_the_judge_reads_a_day_in_words_and_no_other(value: str, quote: str) -> None:
    assert date_follows(value, quote)
    assert not date_follows(f"{value[:8]}{int(value[8:]) - 1:02}", quote)


def test_a_birth_date_in_words_is_read_from_a_sentence() -> None:
    told = "Thank you for seeing Hazel Quillon, who was born on the twenty-seventh of September 1949 and has a cough."
    assert referral_of(f"{HEAD}Dear Colleague,\n\n{told}{END}").patient.birth_date.value == "1949-09-27"


def test_an_nhs_number_that_a_sentence_comes_to_late_is_no_telephone() -> None:
    told = (
        "Thank you for seeing Hazel Quillon, born 4 July 1965, whose NHS number I am told is 999 770 0597.\n\n"
        "She has a cough."
    )
    text = f"{HEAD}Dear Colleague,\n\n{told}{END}"
    assert numbers_of(text) == ["999 770 0597"]
    assert referral_of(text).patient.phone.value is None


def test_a_number_that_fails_its_check_digit_is_not_taken_for_one_of_the_nhs() -> None:
    told = "Thank you for seeing Hazel Quillon, born 4 July 1965. Her NHS number I could not find, try 999 770 0591."
    assert "999 770 0591" not in numbers_of(f"{HEAD}Dear Colleague,\n\n{told}{END}")


def test_the_letter_in_brackets_belongs_to_the_number_of_an_identity_card() -> None:
    text = (
        f"{HEAD}Identity card: 220458 (M)\nSurname: Quillon\nName: Hazel\nDate of birth: 4 Jul 1965\n\n"
        f"Please see for a cough.{END}"
    )
    assert numbers_of(text) == ["220458 (M)"]


def test_a_sex_in_brackets_does_not_belong_to_the_number_of_a_file() -> None:
    text = f"{HEAD}Name: Hazel Quillon\nMRN: 220458 (F)\nDate of birth: 4 Jul 1965\n\nPlease see for a cough.{END}"
    assert numbers_of(text) == ["220458"]


def test_hours_in_brackets_are_no_part_of_a_telephone() -> None:
    content = "Ph 080-2555 0163 (9 to 1, 5 to 8.30)"
    assert [content[span.start : span.end] for span in find_phones(content, start=0, end=len(content))] == [
        "080-2555 0163"
    ]


def test_a_mobile_of_five_and_five_figures_is_of_india() -> None:
    assert region_of(Searched("Camp enquiries: 022 2555 0188, Mob 98000 55541")) == "IN"
    assert region_of(Searched("Tel 020 7946 0822, mobile 07700 900318")) == "GB"


@pytest.mark.parametrize(
    "told",
    ["policy in husband's name, her card PA/0064193", "her own card PA/0064193", "card no. PA/0064193"],
)
def test_the_number_of_her_card_is_the_members(told: str) -> None:
    text = (
        f"{HEAD}Name: Hazel Quillon\nDate of birth: 4 Jul 1965\nInsurance: Pine Assurance, {told}.\n\n"
        f"Please see for a cough.{END}"
    )
    insurance = referral_of(text).insurance
    assert (insurance.payer.value, insurance.member_id.value) == ("Pine Assurance", "PA/0064193")
