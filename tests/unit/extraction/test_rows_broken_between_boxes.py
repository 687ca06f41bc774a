"""Rows of boxes that go on in the next line: behind a box, or within one."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    "row",
    [
        "Concerns (check): [x] inattention [x] hyperactivity [ ] depression [ ]\nsuicidal ideation [ ] aggression",
        "Concerns (check): [x] inattention [x] hyperactivity [ ] depression [\n] aggression [ ] suicidal ideation",
        "Concerns (check): [x] inattention [x] hyperactivity [ ] depression\n[ ] aggression [ ] suicidal ideation",
    ],
)
def test_what_is_not_ticked_raises_nothing(row: str) -> None:
    assert find_red_flags(pages=paper(row)) == ()


def test_what_is_ticked_raises_what_it_names() -> None:
    row = "Concerns (check): [x] inattention [ ] hyperactivity [ ] depression [x]\nsuicidal ideation [ ] aggression"
    assert [flag.code for flag in find_red_flags(pages=paper(row))] == ["suicidality"]


def test_what_somebody_is_to_come_back_for_is_not_there() -> None:
    advice = "Return to the emergency department for: chest pain, shortness of breath, or numbness.\n"
    symptoms = referral_read(f"Patient: Ada Quill\tDOB: 02/03/1985\n{advice}Diagnosis: Ankle sprain, left\n")
    assert {each.text.asserted for each in symptoms.clinical.symptoms} == {"hypothetical"}


@pytest.mark.parametrize("none", ["N.K.D.A.", "N.K.A.", "niega", "non note", "Nej", "nega"])
def test_words_that_say_that_there_are_no_allergies(none: str) -> None:
    assert referral_read(f"Allergies: {none}\n").clinical.allergies == ()


def test_an_initial_is_no_infarction() -> None:
    assert referral_read("Name: Ada Quill\tMI: M\tDOB: 02/03/1980\n").clinical.history == ()


def test_the_insurers_name_is_no_part_of_the_number() -> None:
    insurance = referral_read("Name: Ada Quill\nInsurance: CareFirst XIK900112233\n").insurance
    assert (insurance.payer.value, insurance.member_id.value) == ("CareFirst", "XIK900112233")


def test_from_whom_a_letter_of_the_north_comes_stands_below_to_whom() -> None:
    letter = "Remiss\nTill: Hudmottagningen, Lindsnäs sjukhus\nFrån: Vårdcentralen Kärnan, Dr Johan Ekvall\n"
    referral = referral_read(letter)
    assert referral.referrer.name.value == "Dr Johan Ekvall"
    assert referral.recipient.organization.value == "Hudmottagningen, Lindsnäs sjukhus"
