"""Red flags: raised by what is said of the patient now, silent on what is denied, past or told of others."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.red_flags.rules import RED_FLAG_RULES
from jobs.extraction.red_flags.search import urgency_of_flags
from tests.unit.extraction.paper import paper

RAISED = [
    ("suspected_cancer", "Suspected lung malignancy."),
    ("suspected_cancer", "Please see under the two week wait."),
    ("lung_cancer_signs", "Cough with blood-stained sputum for three weeks."),
    ("bowel_cancer_signs", "She has rectal bleeding and a change in bowel habit."),
    ("bowel_cancer_signs", "FIT test was positive."),
    ("upper_gi_cancer_signs", "Progressive dysphagia to solids."),
    ("unexplained_weight_loss", "There is unintentional weight loss."),
    ("unexplained_weight_loss", "He has lost 6kg without trying."),
    ("breast_cancer_signs", "New lump in the left breast."),
    ("skin_cancer_signs", "A mole on her back which is growing."),
    ("urological_cancer_signs", "Painless haematuria since Monday."),
    ("gynaecological_cancer_signs", "Post-menopausal bleeding."),
    ("head_and_neck_cancer_signs", "A persistent neck lump."),
    ("blood_cancer_signs", "Night sweats with lymphadenopathy."),
    ("cauda_equina", "Low back pain with urinary retention."),
    ("cauda_equina", "She has saddle numbness."),
    ("spinal_cord_compression", "Possible metastatic cord compression."),
    ("acute_coronary", "Chest pain at rest with ST depression."),
    ("aortic_emergency", "Sudden tearing chest pain."),
    ("pulmonary_embolism", "Pleuritic chest pain and calf swelling."),
    ("stroke_tia", "Sudden onset slurred speech and facial droop."),
    ("stroke_tia", "I think this was a TIA."),
    ("acute_neurology", "Thunderclap headache this morning."),
    ("first_seizure", "He had a first seizure last week."),
    ("sepsis", "Fever with hypotension."),
    ("meningitis", "Fever, photophobia and a non-blanching rash."),
    ("suicidality", "She has active suicidal thoughts."),
    ("sudden_visual_loss", "Sudden painless loss of vision in the right eye."),
    ("testicular_torsion", "Sudden onset testicular pain for four hours."),
    ("gi_bleed", "He is passing melaena."),
    ("acute_abdomen", "CT shows acute pancreatitis."),
    ("ectopic_pregnancy", "Six weeks pregnant with abdominal pain and bleeding."),
    ("obstetric_emergency", "38 weeks pregnant with severe pre-eclampsia."),
    ("acute_kidney_injury", "Acute kidney injury on bloods today."),
    ("critical_result", "Hb 58 g/L on bloods today."),
    ("limb_ischaemia", "A cold pulseless limb: acute limb ischaemia."),
    ("airway", "There is stridor."),
    ("diabetic_emergency", "Probable diabetic ketoacidosis."),
    ("fracture_in_the_elderly", "She fell; the leg is shortened and externally rotated."),
    ("ill_infant", "A 10 day old with poor feeding and apnoea."),
    ("safeguarding", "There are safeguarding concerns."),
]

SILENT = [
    "He denies chest pain at rest, has no haemoptysis and no weight loss.",
    "No suicidal thoughts. Denies self-harm.",
    "There is no saddle numbness, no urinary retention and no incontinence. Back pain for years.",
    "Family history: mother had breast cancer. Father had a stroke.",
    "Her mother died of a myocardial infarction at 60.",
    "If she develops sudden loss of vision she should go to hospital.",
    "Sepsis was ruled out.",
    "History of stroke in 2011, full recovery.",
    "Past medical history:\n- Myocardial infarction 2009\n- Deep vein thrombosis 2001",
    "Weight loss of 6 kg with the dietitian helped her knee.",
    "Pleasant man with a sore knee.",
]


def codes(text: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(text))}


@pytest.mark.parametrize(("code", "text"), RAISED)
def test_a_red_flag_is_raised_with_its_place(code: str, text: str) -> None:
    flags = [flag for flag in find_red_flags(pages=paper(text)) if flag.code == code]
    assert flags, codes(text)
    assert flags[0].evidence
    assert flags[0].evidence[0].boxes


@pytest.mark.parametrize("text", SILENT)
def test_no_red_flag_is_raised(text: str) -> None:
    assert codes(text) == set()


def test_every_rule_has_an_example() -> None:
    assert {rule.code for rule in RED_FLAG_RULES} == {code for code, _ in RAISED}


def test_words_that_a_line_break_parts_are_found() -> None:
    filler = "She came to the surgery today because since yesterday she has had low back pain with urinary"
    assert "cauda_equina" in codes(f"{filler}\nretention and she is worried about it.")


def test_a_list_below_what_to_do_at_any_of_these_is_advice() -> None:
    assert (
        codes(
            "Instructions:\n1. Rest\n2. If you have any of the following symptoms, call your doctor or return to the "
            "emergency room:\n- Chest pain at rest\n- Coughing up blood\n- Pain and redness of the eye"
        )
        == set()
    )
    assert "lung_cancer_signs" in codes("Please see for any of the following:\n- Coughing up blood")


def test_an_empty_box_in_a_column_of_boxes_belongs_to_its_row() -> None:
    rows = "Hoarseness | B | \u2612\nProgressive dysphagia | B | \u2610\nStridor | A | \u2610"
    assert codes(rows.replace(" | ", "\t")) <= {"head_and_neck_cancer_signs"}


def test_the_highest_urgency_counts() -> None:
    flags = find_red_flags(
        pages=paper("Unintentional weight loss. Sudden onset testicular pain for four hours.")
    )
    assert urgency_of_flags(flags) == "stat"
    assert urgency_of_flags(()) is None
