"""A ticked box and a yes or no are of their own question, not of its neighbour. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referral to Neurology\nPatient: Ada Quill\tDOB: 04/05/1970\n\n"
Told = dict[str, str | None]


def clinical(written: str) -> Clinical:
    return referral_read(_HEAD + written).clinical


def symptoms(written: str) -> Told:
    return {str(one.text.value): one.text.asserted for one in clinical(written).symptoms}


def diagnoses(written: str) -> Told:
    return {str(one.text.value): one.text.asserted for one in clinical(written).diagnoses}


def medicines(written: str) -> list[str]:
    return [str(one.name.value) for one in clinical(written).medications]


@pytest.mark.parametrize(
    "boxes",
    [
        "[x] Dizziness\n[ ] Headache",
        "[ ] Headache\n[x] Dizziness",
        "[ ] Severe headache\n[X] Dizziness\n[ ] Persistent vomiting",
        "( ) Severe headache   (X) Dizziness   ( ) Vomiting",
        "☐ Severe headache\n☒ Dizziness\n☐ Unexplained weight loss",
        "☐ Headache\t☑ Dizziness\t☐ Vomiting",
        "Headache [ ]  Dizziness [x]  Vomiting [ ]",
        "Headache: ☐\tDizziness: ☒\tVomiting: ☐",
        "Symptoms: [ ] severe headache [x] Dizziness [ ] vomiting",
        "___ Severe headache   _x_ Dizziness   ___ Vomiting",
        "[x] Dizziness\n[ ] Aged 60 and over with weight loss\nand severe headache",
        "□ New headache   ■ Dizziness   □ Vomiting",
    ],
)
def test_only_the_ticked_complaint_is_there(boxes: str) -> None:
    assert symptoms(boxes) == {"Dizziness": "present"}


@pytest.mark.parametrize(
    "answers",
    [
        "Pacemaker  Y (N)    Asthma Y (N)   Diabetes (Y) N",
        "Asthma Y/(N)\nDiabetes (Y)/N",
        "Asthma?  Yes (No)     Diabetes?  (Yes) No",
    ],
)
def test_the_answer_in_brackets_is_the_one_that_is_given(answers: str) -> None:
    assert diagnoses(answers) == {"Diabetes": "present"}


@pytest.mark.parametrize(
    "boxes", ["Hypertension ☑  FH IHD ☑", "Hypertension: Yes\nFamily history of IHD: Yes\nFH stroke: No"]
)
def test_what_is_asked_of_the_family_is_the_familys(boxes: str) -> None:
    found = clinical(boxes)
    assert [each.text.value for each in found.diagnoses] == ["Hypertension"]
    assert [each.text.asserted for each in found.history] == ["family"]


def test_a_question_about_a_referral_names_no_illness() -> None:
    assert diagnoses("Is patient aware of cancer referral: Yes\nAsthma: Yes\nGout: No") == {
        "Asthma": "present"
    }


@pytest.mark.parametrize(
    "limit", ["☐ FIT ≥10", "☐ Hb < 110", "[ ] PSA > 4", "[ ] BMI > 40", "☐ BMI 40 or over"]
)
def test_the_limit_of_an_option_that_nobody_ticked_is_no_result(limit: str) -> None:
    found = clinical(f"{limit}\n☒ Aged 60 and over\nCRP: 24").observations
    assert [each.name.value for each in found] == ["CRP"]


@pytest.mark.parametrize(
    "answers",
    [
        "Chest pain: No\nSyncope: Yes",
        "Chest pain - no\nSyncope - yes",
        "Chest pain: N\nSyncope: Y",
        "Chest pain  N\nSyncope  Y",
        "Chest pain\tN\nSyncope\tY",
        "N  Chest pain\nY  Syncope",
        "Chest pain: No    Syncope: Yes",
        "Chest pain (Y/N): N\nSyncope (Y/N): Y",
        "Chest pain Y / N: N    Syncope Y / N: Y",
        "Any chest pain? No. Any syncope? Yes.",
        "Chest pain: [ ] Yes  [x] No\nSyncope: [x] Yes  [ ] No",
        "Chest pain: [x] No  [ ] Yes\nSyncope: [ ] No  [x] Yes",
        "Chest pain ☐ Yes ☒ No    Syncope ☒ Yes ☐ No",
        "Chest pain\t☐ Yes\t☒ No\nSyncope\t☒ Yes\t☐ No",
        "Chest pain Yes ☐ No ☑   Syncope Yes ☑ No ☐",
        "Chest pain ☐Y ☒N   Syncope ☒Y ☐N",
        "Chest pain ___ Yes _x_ No   Syncope _x_ Yes ___ No",
        "[ ] Yes [x] No  Chest pain\n[x] Yes [ ] No  Syncope",
        "✗ Chest pain   ✓ Syncope",
        "Chest pain: Y ☒ N\nSyncope: ☒ Y N",
        "Chest pain: nil\nSyncope: yes, twice",
        "1. Chest pain  N\n2. Syncope  Y",
        "Any chest pain?\n☐ Yes\n☒ No\nAny syncope?\n☒ Yes\n☐ No",
        "Chest pain\n[ ] Yes\n[x] No\nSyncope\n[x] Yes\n[ ] No",
    ],
)
def test_an_answer_is_of_its_own_question(answers: str) -> None:
    told = {words.casefold(): asserted for words, asserted in symptoms(answers).items()}
    assert told == {"chest pain": "negated", "syncope": "present"}


@pytest.mark.parametrize(
    "answers",
    [
        "Medical history: Heart disease N   Asthma Y   Diabetes N   Epilepsy N",
        "PMH: Diabetes Y / N: N   Asthma Y / N: Y   Stroke: N",
        "Diabetes: [ ] Yes [x] No\nAsthma: [x] Yes [ ] No",
        "[ ] Type 2 diabetes  [ ] Previous stroke  [X] Asthma",
        "☐ Iron deficiency anaemia\n☒ Asthma\n☐ Atrial fibrillation",
        "PMH: epilepsy - no, asthma - yes, migraine - no",
        "PMH: Asthma. Kidney stones - never.",
        "PMH: Asthma. Epilepsy: none. Diabetes: denies.",
    ],
)
def test_only_the_illness_that_is_ticked_or_answered_by_yes_is_there(answers: str) -> None:
    told = {words.casefold(): asserted for words, asserted in diagnoses(answers).items()}
    assert told == {"asthma": "present"}
    assert not clinical(answers).history


@pytest.mark.parametrize(
    ("boxes", "taken"),
    [
        ("Patient is on: [X] Eliquis  [ ] Plavix  [ ] Warfarin", ["Eliquis"]),
        ("Anticoagulants:  [ ] Warfarin  [ ] Apixaban  [ ] Clopidogrel  [x] None", []),
        ("Takes warfarin: No\nTakes apixaban: Yes", ["apixaban"]),
    ],
)
def test_a_medicine_whose_box_is_empty_is_not_taken(boxes: str, taken: list[str]) -> None:
    assert medicines(boxes) == taken


def test_an_allergy_that_is_answered_by_no_is_none() -> None:
    allergies = clinical("Allergies: Penicillin: No   Latex: No   Aspirin: Yes").allergies
    assert [one.substance.value for one in allergies] == ["Aspirin"]


@pytest.mark.parametrize(
    ("written", "there"),
    [
        ("Asthma controlled? No.", "asthma"),
        ("Reason: poor control. Diabetes complications: none.", "diabetes"),
        ("PMH: asthma. Smoker: no. Alcohol: yes.", "asthma"),
        ("Smoker: No\nPMH: asthma, hypertension", "hypertension"),
        ("Interpreter: No. She has asthma.", "asthma"),
        ("She has asthma, stroke: no", "asthma"),
        ("Wheelchair: ☐\tPMH: asthma", "asthma"),
        ("☒ Urgent ☐ Routine\nShe has asthma.", "asthma"),
        ("Carer: ☐ Yes ☒ No\nDiagnosis: asthma", "asthma"),
    ],
)
def test_an_answer_to_something_else_denies_no_illness(written: str, there: str) -> None:
    assert there in {words.casefold() for words, said in diagnoses(written).items() if said == "present"}


@pytest.mark.parametrize(
    "written",
    [
        "She has had headaches for two months.\nIs the headache worse on coughing? No.",
        "● Headaches for two months\n○ Wakes her at night",
        "Reason for referral: headaches [see letter]\n☐ Bloods attached",
        "Interpreter: No\nHeadaches for two months",
    ],
)
def test_a_complaint_beside_other_answers_stays(written: str) -> None:
    told = {words.casefold(): asserted for words, asserted in symptoms(written).items()}
    assert told.get("headaches") == "present"


def test_what_somebody_was_told_is_no_illness() -> None:
    told = diagnoses("Patient informed of suspected cancer: Yes\nAnticoagulants: No    Diabetes: Yes")
    assert told.get("Diabetes") == "present"
    assert not any("informed" in words for words in told)


def test_what_is_ticked_below_a_denial_is_denied() -> None:
    assert symptoms("Denies: [x] syncope [x] vomiting [ ] dizziness") == {
        "syncope": "negated",
        "vomiting": "negated",
    }


def test_what_is_written_in_beside_an_empty_box_is_there() -> None:
    assert (
        symptoms("[x] Dizziness\n[ ] Other (please specify): abdominal pain").get("abdominal pain")
        == "present"
    )


@pytest.mark.parametrize(
    "screen",
    [
        "Y Type 2 diabetes\nN Asthma\nY COPD",
        "[Y] Type 2 diabetes\t[N] Asthma\t[Y] COPD",
        "MEDICAL HISTORY\n[Y] Type 2 diabetes\t[N] Asthma\t[Y] COPD",
        "MEDICAL HISTORY\nYes: Type 2 diabetes\nNo: asthma\nYes: COPD",
        "Y\tType 2 diabetes\tN\tAsthma\tY\tCOPD",
        "Diagnoses: Y Type 2 diabetes, N Asthma, Y COPD",
        "Condition\tY/N\tComment\nType 2 diabetes\tY\tsince 2014\nAsthma\tN\nCOPD\tY\ton oxygen",
    ],
)
def test_what_leads_or_follows_a_yes_is_a_condition_without_it(screen: str) -> None:
    assert {words for words, how in diagnoses(screen).items() if how == "present"} == {
        "Type 2 diabetes",
        "COPD",
    }


def test_details_behind_an_answer_are_told_without_it() -> None:
    told = diagnoses("Question\tAnswer\tDetails\nLungs?\tY\tCOPD, no oxygen\nAsthma?\tN\nKidneys?\tN")
    assert told.get("COPD") == "present"
    assert "Y COPD" not in told


def test_what_is_ticked_of_the_family_is_none_of_the_patient() -> None:
    assert not diagnoses("Family history: [x] Epilepsy  [ ] Migraine")


def test_the_boxes_of_a_question_below_it() -> None:
    told = symptoms("Do you have chest pain?\n☐ Yes ☒ No\nDo you have syncope?\n☒ Yes ☐ No  If yes: twice")
    assert told.get("chest pain") == "negated"
    assert told.get("syncope") in (None, "present")


def test_boxes_in_a_column_of_their_own_answer_the_question_over_them() -> None:
    (allergy,) = clinical(
        "ALLERGIES / REACTIONS\tTOBACCO\tPRIOR CATH?\n"
        "Shellfish / Hives\tFormer, quit 2010\t\u2610 Y \u2612 N\n"
    ).allergies

    assert (allergy.substance.value, allergy.reaction.value) == ("Shellfish", "Hives")
