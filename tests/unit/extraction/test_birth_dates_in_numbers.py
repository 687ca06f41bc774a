"""Birth dates that papers give only within a citizen's number. Numbers and people are invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.assistant.patient.birth_dates_in_numbers import day_in
from jobs.extraction.judge.values import date_follows
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("number", "day"),
    [
        ("131052-308T", date(1952, 10, 13)),
        ("120174-3399", date(1974, 1, 12)),
        ("811228-9874", date(1981, 12, 28)),
        ("19811228-9874", date(1981, 12, 28)),
        ("44051401359", date(1944, 5, 14)),
        ("15108695088", date(1986, 10, 15)),
        ("710319/2745", date(1971, 3, 19)),
        ("1630615123457", date(1963, 6, 15)),
        ("7503305044089", date(1975, 3, 30)),
        ("750330 5044 089", date(1975, 3, 30)),
        ("RCCMNL83S18D969H", date(1983, 11, 18)),
        ("BOXW310820HNERXN09", date(1931, 8, 20)),
        ("85.07.30-033.28", date(1985, 7, 30)),
    ],
)
def test_the_day_that_a_number_holds_is_read_and_the_judge_sees_it(number: str, day: date) -> None:
    assert day_in(number, TODAY) == day
    assert date_follows(day.isoformat(), number)


@pytest.mark.parametrize(
    "number",
    ["131052-308U", "44051401358", "555-0142-77", "12345678901", "G44.1", "700 6042 1307 7003"],
)
def test_a_number_with_a_wrong_check_digit_holds_no_day(number: str) -> None:
    assert day_in(number, TODAY) is None


def test_the_judge_believes_no_other_day_of_a_number() -> None:
    assert not date_follows("1952-10-14", "131052-308T")
    assert not date_follows("1952-10-13", "Tel. 131052308")


def test_a_number_gives_the_birth_date_where_the_paper_has_no_other() -> None:
    pages = paper(
        "LÄHETE\nPotilas: Ada Kuuvuori\nHenkilötunnus: 131052-308T\nOsoite: Kelotie 3, 99800 Ivalo\n"
        "Hyvä kollega\nKiitos potilaan tutkimisesta.\n"
    )
    born = run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).patient.birth_date
    assert (born.value, born.verdict) == ("1952-10-13", "supported")
    assert born.evidence[0].quote == "131052-308T"


def test_a_birth_date_on_the_paper_counts_before_that_in_a_number() -> None:
    pages = paper("Nimi: Ada Kuuvuori\nSyntymäaika: 14.10.1952\nHenkilötunnus: 131052-308T\n")
    assert run_assistant(pages=pages, today=TODAY).patient.birth_date.value == "1952-10-14"


def test_a_citizens_number_is_no_telephone() -> None:
    patient = run_assistant(
        pages=paper(
            "ENCAMINHAMENTO\nPaciente: Rita Quilombo\nCPF 318.470.925-60\tTel. (88) 98555-0142\n"
            "Nascimento: 07/11/1957\n"
        ),
        today=TODAY,
    ).patient
    assert patient.phone.value in ("(88) 98555-0142", "+5588985550142")


def test_what_is_the_patients_number_is_not_the_telephone_as_well() -> None:
    patient = run_assistant(
        pages=paper(
            "Szpital Miejski\nDISCHARGE CARD\nMARZEC DANUTA\t44051401359\tborn 14.05.1944\t(82 y)\n"
            "85-998 Bydgoszcz, ul. Spichrzowa 7\nDiagnosis: Hypertension\n"
        ),
        today=TODAY,
    ).patient
    assert patient.phone.value is None
