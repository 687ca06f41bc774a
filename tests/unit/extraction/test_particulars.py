"""Who the patient is where nothing is labelled: names beside dates, numbers and sexes. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

HEAD = "Summit Primary Care\n2135 Beech Grove, Leeds LS1 3XX\nTel 0161 496 0190\n\n"
BODY = "\n\nThank you for seeing this patient with headaches for six weeks.\n\nYours sincerely\n\nDr Ingrid Solberg\n"
TODAY = date(2026, 11, 21)


def read(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=TODAY)


def told(referral: Referral) -> tuple[object, ...]:
    patient = referral.patient
    return (
        patient.given_name.value,
        patient.family_name.value,
        patient.birth_date.value,
        patient.sex.value,
        patient.phone.value,
        tuple(str(found.value.value) for found in patient.identifiers),
    )


ROWS: tuple[tuple[str, tuple[object, ...]], ...] = (
    (
        "Mrs Ada Quill\t27/3/55\t999 868 1278\t01632 960934",
        ("Ada", "Quill", "1955-03-27", "female", "+441632960934", ("999 868 1278",)),
    ),
    (
        "Mr Bo Brandt\t06 Dec 1983 (42)\tMale\t999 868 1278\n140 Hill View, Leeds LS1 3XX\t07700 900505",
        ("Bo", "Brandt", "1983-12-06", "male", "+447700900505", ("999 868 1278",)),
    ),
    (
        "Solheim, Bo\tM\t07/08/1961\t0161 496 0148",
        ("Bo", "Solheim", "1961-08-07", "male", "+441614960148", ()),
    ),
    (
        "QUILL, Ada F 08 Aug 1979\nNHI ZFD0643\n3 Hill Place, Leeds LS1 3XX\nMob 07700 900634",
        ("Ada", "QUILL", "1979-08-08", "female", "+447700900634", ("ZFD0643",)),
    ),
    (
        "Bo Brandt, male\n17.02.1955, aged 71\nNHS 999 868 1278\n07700 900654",
        ("Bo", "Brandt", "1955-02-17", "male", "+447700900654", ("999 868 1278",)),
    ),
    (
        "RE\tQUILL, ADA MARY\tHRN 0994171\n\t01-Sep-1966\tF\tMedicare 4760 68973 1",
        ("ADA MARY", "QUILL", "1966-09-01", "female", None, ("0994171", "4760 68973 1")),
    ),
    (
        "Mr Bo Brandt (30/01/1954)\nID 5401303836089\n12 Hill Road, Leeds LS1 3XX, cell 0161 496 0377",
        ("Bo", "Brandt", "1954-01-30", "male", "+441614960377", ("5401303836089",)),
    ),
    (
        "Re: Mr Bo Brandt\nJan 13/1961 PHN 910 447 8269\nHome 0161 496 0182",
        ("Bo", "Brandt", "1961-01-13", "male", "+441614960182", ("910 447 8269",)),
    ),
)


@pytest.mark.parametrize(("who", "expected"), ROWS)
def test_a_name_and_what_stands_beside_it_need_no_labels(who: str, expected: tuple[object, ...]) -> None:
    assert told(read(HEAD + who + "\n\nDear Colleague" + BODY)) == expected


NOBODY = (
    "Flu Vaccine\t12/10/2019\tleft arm",
    "Mental Function\t11 March 2013\tImpaired",
    "Dr Ada Quill\t12/10/1961\t0161 496 0148",
    "Ada Quill, RN\t12/10/1961\tF",
    "Ada Quill\tACCN 26-118-00417\tRPT 04/28/2026",
    "Birth Sex\tFemale\t12 June 2015",
)


@pytest.mark.parametrize("line", NOBODY)
def test_what_only_looks_like_a_name_beside_a_date_is_nobody(line: str) -> None:
    referral = read(f"{HEAD}{line}\n\nDear Colleague{BODY}")
    assert referral.patient.birth_date.value is None
    assert referral.patient.given_name.value is None


@pytest.mark.parametrize(
    "name", ["PROV", "PROVIDER", "ORD", "ORDER", "ENC", "INV", "GRP", "SPEC", "PR", "NPI"]
)
def test_the_number_of_another_matter_beside_a_name_is_not_the_patients(name: str) -> None:
    patient = read(f"{HEAD}Ada Quill  (14/02/1968)  {name} 448812\n\nDear Colleague{BODY}").patient
    assert patient.family_name.value == "Quill"
    assert not patient.identifiers


def test_the_column_beside_the_patients_is_not_the_patients() -> None:
    referral = read(
        "Referral\n\nAbout the patient\t\tAbout the sender\nAda Quill, female\t\tDr Bo Brandt\n"
        "17.02.1955, aged 71\t\tHill Green Practice\nNHS 999 868 1278\t\t0161 496 0190\n\nWhy\n"
        "She has had headaches for six weeks and would like to be seen."
    )
    assert told(referral)[:4] == ("Ada", "Quill", "1955-02-17", "female")
    assert referral.patient.phone.value is None
    assert referral.referrer.name.value == "Dr Bo Brandt"
    assert referral.referrer.organization.value == "Hill Green Practice"
    assert referral.referrer.phone.value == "+441614960190"


def test_a_labelled_patient_is_not_displaced_by_another_name_beside_a_date() -> None:
    referral = read(
        f"{HEAD}Patient: Ada Quill\nDate of birth: 27/03/1955\n\nBo Brandt\t06/12/1983\tM\n\nDear Colleague{BODY}"
    )
    assert told(referral)[:3] == ("Ada", "Quill", "1955-03-27")


def test_a_parents_birth_date_with_a_label_leaves_the_childs_without_one() -> None:
    found = read(
        "Badger Hole Pediatrics\t\t\tEzekiel (Zeke) Quill\nProvider: Holly Brand, CPNP\t\t\t3/19/2023, boy\n"
        "Date of service: 7/6/2026\t\t\tMed rec M-8814417\n\n"
        "Subjective\nMom (Rochelle, 605-555-0139, dob 8/8/1999) is worried that he does not talk."
    )
    assert told(found)[1:4] == ("Quill", "2023-03-19", "male")
