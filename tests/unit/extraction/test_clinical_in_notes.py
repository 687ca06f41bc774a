"""What notes in running words tell of the patient's health, where no list names it."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical, Referral
from tests.unit.extraction.paper import note_on_paper


def referral(note: str) -> Referral:
    return run_assistant(pages=note_on_paper(note), today=date(2026, 11, 23))


def clinical(note: str) -> Clinical:
    return referral(note).clinical


def diagnoses(note: str) -> list[str]:
    return [str(each.text.value) for each in clinical(note).diagnoses]


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        (
            "42 F LPN, left leg pain 4/12, weak dorsiflexion. Fibromyalgia, asthma. Spine opinion please.",
            {"Fibromyalgia", "asthma"},
        ),
        (
            "87M nursing home, sacral wound getting bigger. T2DM, HFpEF. Tissue viability please.",
            {"T2DM", "HFpEF"},
        ),
        ("Known hEDS and POTS, hip subluxes weekly. Rheum or physio?", {"hEDS", "POTS"}),
    ],
)
def test_conditions_are_heard_in_short_forms_and_rare_names(note: str, expected: set[str]) -> None:
    assert expected <= set(diagnoses(note))


@pytest.mark.parametrize(
    "note",
    [
        "Diabetes nurse saw her on Monday, the stroke unit has sent its letter. Toenails too thick to cut, please see.",
        "Heart failure clinic told. Itchy scaly patches on both elbows for a year, dermatology please.",
        "Epilepsy nurse aware. Needs hearing aids looked at, whistling.",
        "Father had bowel cancer at 50, mother diabetes. She herself is well and wants to know her risk.",
        "No asthma, no diabetes. Snores and stops breathing at night. Sleep study please.",
    ],
)
def test_names_of_services_relatives_and_what_is_denied_are_no_diagnoses(note: str) -> None:
    assert diagnoses(note) == []


@pytest.mark.parametrize(
    "note",
    [
        "No PMH of IHD, CVA, DM, COPD or CKD. Smoker. Cough, please see.",
        "At risk of osteoporosis. Smokes 20 a day. Knee locks, please see.",
    ],
)
def test_what_is_denied_at_the_head_of_a_list_is_denied_to_its_end(note: str) -> None:
    assert diagnoses(note) == []


@pytest.mark.parametrize(
    ("note", "substance"),
    [
        ("Severe peanut allergy, EpiPen x2. Needs review.", "peanut"),
        ("Known bee sting allergy, please see re hernia.", "bee sting"),
        ("Penicillin allergy. Tonsillitis x6 this year. Pls see for tonsillectomy.", "penicillin"),
        ("Intolerant of codeine. Please see re reflux.", "codeine"),
        ("Allergic to amoxicillin and has outgrown asthma. Please see for rash.", "amoxicillin"),
        ("Anaphylaxis to penicillin, egg allergy outgrown. Please see.", "penicillin"),
        ("Allergic to penicillin and egg, outgrown the egg allergy.", "penicillin"),
        ("Allergic to peanuts, not outgrown. Please see for asthma.", "peanuts"),
    ],
)
def test_an_allergy_that_a_rule_finds_is_not_lost_to_what_is_heard(note: str, substance: str) -> None:
    assert substance in [str(each.substance.value).lower() for each in clinical(note).allergies]


@pytest.mark.parametrize(
    "note",
    [
        "No penicillin allergy. Sore throats, tonsils out?",
        "Allergies: nil. On OCP (Levlen). Hip pain.",
        "GTN (Nitrolingual) prn, angina. Rapid access please.",
    ],
)
def test_a_denied_allergy_and_a_brand_in_brackets_are_none(note: str) -> None:
    assert clinical(note).allergies == ()


@pytest.mark.parametrize(
    ("note", "names"),
    [
        ("Hoping to start warfarin. AF, stroke risk.", []),
        ("If asthma is confirmed will start Clenil. Wheeze.", []),
        ("Wife takes warfarin. He has knee pain.", []),
        ("pregabalin 75mg bd->150mg bd. Sciatica, spine team please.", ["pregabalin"]),
    ],
)
def test_medicines_of_others_and_of_later_are_none_and_names_are_whole(note: str, names: list[str]) -> None:
    assert [str(each.name.value) for each in clinical(note).medications] == names


def test_medicines_that_are_taken_are_told_from_those_that_were_tried_and_are_wanted() -> None:
    found = clinical(
        "Burning feet, diabetic. On metformin 1 g bd and gliclazide 80 od. Amitriptyline and duloxetine no help, "
        "stopped. Would pregabalin be worth a try?"
    ).medications
    assert {(str(each.name.value), each.dose.value, each.frequency.value) for each in found} == {
        ("metformin", "1 g", "bd"),
        ("gliclazide", "80", "od"),
    }


def test_what_a_patient_reacts_to_is_heard_with_the_reaction() -> None:
    found = clinical(
        "Recurrent cystitis. Co-amox brought her out in hives. Takes vaginal oestrogen. Urology?"
    ).allergies
    assert [str(each.substance.value) for each in found] == ["Co-amox"]
    assert "hives" in str(found[0].reaction.value)


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ("Mother had a mastectomy at 40. Breast lump, please see.", []),
        ("She is awaiting a hip replacement. No previous hysterectomy. Bleeding, gynae please.", []),
        (
            "Gallbladder out in 2009, appendicectomy as a child. Now RUQ pain again, please see.",
            ["appendicectomy"],
        ),
    ],
)
def test_operations_of_others_denied_and_to_come_are_no_history(note: str, expected: list[str]) -> None:
    found = [str(each.text.value) for each in clinical(note).history]
    assert [each for each in expected if each not in found] == []
    assert expected or found == []


def test_what_is_told_twice_is_one_medicine() -> None:
    note = "On metformin 1 g bd for years. Sugars up. Takes metformin 1 g bd but forgets it. Endo please."
    assert len(clinical(note).medications) == 1


def test_denied_complaints_are_marked_so() -> None:
    found = {str(each.text.value): each.text.asserted for each in clinical(
        "Three months of dull ache in the calf on walking. No rest pain, no ulcers. Vascular please."
    ).symptoms}  # fmt: skip
    assert found.get("rest pain") == "negated"
    assert "present" in found.values()


def test_the_reason_is_the_sentence_that_says_it_and_not_the_first() -> None:
    note = (
        "Moved here in May. Works nights at the bakery. Attends podiatry for her feet.\n"
        "Since August she has been short of breath lying flat and her ankles swell by noon. Echo and opinion please."
    )
    assert "short of breath lying flat" in str(referral(note).request.reason.value)


@pytest.mark.parametrize(
    "note",
    [
        "Tem hipertensão e diabetes tipo 2, toma metformina 850 mg. Peço consulta.",
        "È allergica alla penicillina. Da mesi dolore al ginocchio destro, chiedo visita ortopedica.",
    ],
)
def test_other_languages_are_left_to_the_rules(note: str) -> None:
    found = clinical(note)
    assert all(len(str(each.text.value).split()) < 5 for each in found.diagnoses)
    assert [str(each.substance.value) for each in found.allergies] in ([], ["penicillina"])


@pytest.mark.parametrize(
    ("note", "live"),
    [
        (
            "PMH: stroke 2015; resolved. COPD, epilepsy, CKD 3. Now falls, please see.",
            ["COPD", "epilepsy", "CKD 3"],
        ),
        ("Problems: acne - resolved. Bipolar disorder, on lithium.", ["Bipolar disorder"]),
        ("Resolved problems: pneumonia 2020. She has COPD and heart failure.", ["COPD", "heart failure"]),
        ("Problem list: depression, resolved; COPD, asthma.", ["COPD", "asthma"]),
    ],
)
def test_what_is_over_does_not_take_what_stands_beside_it(note: str, live: list[str]) -> None:
    assert set(live) <= set(diagnoses(note))
