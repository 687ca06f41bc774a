"""Which words are a patient's given and family name, and which are no name at all. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, patient_of

HEAD = "Hill Practice\n12 Mill Lane, Leeds LS1 3XX\n\n"
BORN = "\nDOB: 05/09/1953"


@pytest.mark.parametrize(
    "subject",
    [
        "RE: SNORING WITH PAUSES, TONSILS 4+. ENT CONSULT.",
        "RE: UNSTEADY GAIT WITH FALLS",
        "Re: Persistent Cough",
        "RE: LEFT HIP OSTEOARTHRITIS",
    ],
)
def test_what_a_letter_is_about_is_nobodys_name(subject: str) -> None:
    assert named(patient_of(HEAD + subject)) == (None, None)


def test_a_relative_before_a_birth_date_is_not_the_patient() -> None:
    assert named(patient_of(f"{HEAD}7Y   M          MOTHER DOB: 11 AUG 1989")) == (None, None)


@pytest.mark.parametrize(
    ("written", "given", "family"),
    [
        ("Ada Lo Presti", "Ada", "Lo Presti"),
        ("Ada Van Hecke", "Ada", "Van Hecke"),
        ("Ada Abu Hassan", "Ada", "Abu Hassan"),
        ("Ada Old Elk", "Ada", "Old Elk"),
        ("Ada White Cloud", "Ada", "White Cloud"),
        ("Ada White", "Ada", "White"),
        ("Rosa Hernandez Lopez", "Rosa", "Hernandez Lopez"),
        ("José García Ruiz", "José", "García Ruiz"),
        ("Maria Elena Lopez", "Maria Elena", "Lopez"),
        ("Ada M. Quill", "Ada M.", "Quill"),
        ("Quill Ada T.", "Ada T.", "Quill"),
        ("QUILL ADA T", "ADA T", "QUILL"),
    ],
)
def test_a_family_name_may_be_of_two_words_or_come_first(written: str, given: str, family: str) -> None:
    assert named(patient_of(f"{HEAD}Patient: {written}{BORN}")) == (given, family)


@pytest.mark.parametrize(
    "label",
    ["Mr / Mrs / Ms / Miss:", "Mr/Mrs/Ms:", "Mr / Mrs / Mx / Dr (delete):", "Herr / Frau:", "M. / Mme :"],
)
def test_a_label_may_offer_titles_to_choose(label: str) -> None:
    assert named(patient_of(f"{HEAD}{label} Ada Quill{BORN}")) == ("Ada", "Quill")


@pytest.mark.parametrize(
    ("told", "given", "family"),
    [
        (
            "Could you please see Ada (Addie) Lo Presti, born 5 September 1953, of 16 Mill Lane?",
            "Ada",
            "Lo Presti",
        ),
        (
            "Refiero a Ada Cantú Treviño, femenino de 55 años, nacida el 2 de marzo de 1971.",
            "Ada",
            "Cantú Treviño",
        ),
    ],
)
def test_a_sentence_names_the_whole_of_somebody(told: str, given: str, family: str) -> None:
    assert named(patient_of(HEAD + told)) == (given, family)


@pytest.mark.parametrize(
    "told",
    [
        "Ada Quill is a pleasant 82-year-old woman, born on March 17 of 1944, who lives alone.",
        "Ada QUILL née STONE 17.3.1944",
        "Ada QUILL born STONE 17.3.1944",
    ],
)
def test_a_birth_date_behind_other_words(told: str) -> None:
    assert patient_of(HEAD + told).birth_date.value == "1944-03-17"
