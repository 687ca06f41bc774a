"""Words in fields that name nothing and nobody: none, an initial, a complaint, what somebody is to come back for."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_PATIENT = "Patient: Ada Quill\tDOB: 02/03/1985\n"
_DIAGNOSIS = "Diagnosis: Ankle sprain, left\n"


@pytest.mark.parametrize(
    "advice",
    [
        "Return to the emergency department for: chest pain, shortness of breath, or numbness.\n",
        "Come back to the ER if you have: chest pain or numbness\n",
        "Return to the ED for any of these:\n- chest pain\n- numbness\n",
        "Return precautions: fever, chest pain, shortness of breath.\n",
        "Return to the ED for fever, chest pain or shortness of breath.\n",
        "Go to the ER for chest pain, fever > 101.5 or calf swelling.\n",
        "He has been safety-netted for visual loss, seizures and fever.\n",
        "Red flags discussed: incontinence, leg weakness.\n",
        "Safety net: if chest pain at rest call 999.\n",
    ],
)
def test_what_somebody_is_to_come_back_for_is_not_there(advice: str) -> None:
    symptoms = referral_read(f"{_PATIENT}{advice}{_DIAGNOSIS}").clinical.symptoms
    assert {each.text.asserted for each in symptoms} == {"hypothetical"}


@pytest.mark.parametrize(
    "visit",
    [
        "Return visit for: chest pain\n",
        "Return to clinic for: wound check\n\nHistory of present illness\nShe has chest pain since Monday.\n",
    ],
)
def test_what_somebody_comes_for_is_there(visit: str) -> None:
    symptoms = referral_read(f"{_PATIENT}{visit}{_DIAGNOSIS}").clinical.symptoms
    assert [(each.text.value, each.text.asserted) for each in symptoms] == [("chest pain", "present")]


@pytest.mark.parametrize("none", ["N.K.D.A.", "N.K.A.", "niega", "non note", "Nej", "nega"])
def test_words_that_say_that_there_are_no_allergies(none: str) -> None:
    assert referral_read(f"Allergies: {none}\n").clinical.allergies == ()


def test_an_initial_is_no_infarction() -> None:
    assert referral_read("Name: Ada Quill\tMI: M\tDOB: 02/03/1980\n").clinical.history == ()


def test_an_infarction_beside_the_birth_date_has_been() -> None:
    history = referral_read("Re: Ada Quill, DOB 02/03/1950. Had an MI in 2019.\n").clinical.history
    assert [each.text.value for each in history] == ["an MI"]


def test_the_insurers_name_is_no_part_of_the_number() -> None:
    insurance = referral_read("Name: Ada Quill\nInsurance: CareFirst XIK900112233\n").insurance
    assert (insurance.payer.value, insurance.member_id.value) == ("CareFirst", "XIK900112233")
