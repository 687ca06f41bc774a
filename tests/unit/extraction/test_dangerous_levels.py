"""Levels of blood that laboratories telephone, from rows of tables and sentences. Patients and numbers are invented."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper


def flags(text: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(text))}


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("acute_kidney_injury", "Potassium 7.1 (3.5-5.1) mmol/L"),
        ("acute_kidney_injury", "Potassium | 7.1 | 3.5 - 5.1 | HH"),
        ("acute_kidney_injury", "Potassium\t7.1\tmmol/L\t3.5 - 5.1\tHH"),
        ("acute_kidney_injury", "K+ (3.5-5.1): 7.3"),
        ("acute_kidney_injury", "Sodium (135-145 mmol/L)\t116"),
        ("acute_kidney_injury", "Pot. 1.9 mmol/L"),
        ("acute_kidney_injury", "Adjusted calcium 1.62 mmol/L"),
        ("acute_kidney_injury", "Calcium 14.1 mg/dL (8.5-10.2) H"),
        ("acute_kidney_injury", "Creatinine 688 umol/L (45-84) H"),
        ("acute_kidney_injury", "Creatinine 6.4 mg/dL (0.6-1.2)"),
        ("acute_kidney_injury", "Lab phoned: K+ 6.7, sample not haemolysed."),
        ("acute_coronary", "Troponin T 480 ng/L (<14)"),
        ("acute_coronary", "Troponin I hs (ref <34 ng/L): 06:10 41, 09:20 388"),
        ("critical_result", "The haemoglobin reported this afternoon is 5.9 g/dL with ferritin of 2."),
        ("critical_result", "INR on the fingerstick and then the venous sample was 10.2."),
        ("critical_result", "Her digoxin level is 3.6 micrograms per litre."),
        ("critical_result", "The platelet count that came by telephone is 6."),
        ("critical_result", "Li level 2.1 mEq/L, coarse tremor"),
        ("acute_coronary", "Trop I 3.4 ng/mL (0.00-0.04)"),
        ("sepsis", "Lactate 6.2"),
        ("sepsis", "C-reactive protein | 412 | 0-5 | H"),
        ("diabetic_emergency", "Plasma glucose 41.2 mmol/L (3.9-5.8)"),
        ("diabetic_emergency", "Glucose 712 mg/dL (70-99)"),
        ("diabetic_emergency", "Glucose 38 mg/dL"),
        ("acute_abdomen", "Amylase 1,840 U/L (28-100)"),
        ("blood_cancer_signs", "White cells 142"),
        ("blood_cancer_signs", "WBC 74,000 /uL"),
        ("critical_result", "Hb 52 g/L (115-165)"),
        ("critical_result", "HGB\t6.1\t12.0-16.0\tLL"),
        ("critical_result", "Neutrophils 0.2 x10^9/L"),
        ("critical_result", "INR 11"),
        ("critical_result", "Platelet count: 9,000 /uL"),
    ],
)
def test_a_level_is_read_in_whatever_order_its_row_has(code: str, text: str) -> None:
    assert code in flags(text)


@pytest.mark.parametrize(
    "text",
    [
        "Potassium 4.1 (3.5-5.1) mmol/L",
        "Platelets 150-400 reference; hers 188.",
        "Glucose 102 mg/dL (70-99)",
        "INR 2.4 (target 8.5)",
        "Aim INR 2-3, today 2.6.",
        "Transfuse if Hb 65 or less. Hb 96 today.",
        "Urine sodium 20 mmol/L, urine glucose 55.",
        "Warfarin sodium 100, losartan potassium 6.25 mg, calcium 500 mg, 5% glucose 250 ml.",
        "Haemolysed sample potassium 7.8, repeat 4.5.",
        "Her father's potassium was 7.2 when his kidneys failed.",
        "K10 score 22, bed K7.",
    ],
)
def test_a_normal_level_a_range_a_target_and_another_fluid_are_no_danger(text: str) -> None:
    assert flags(text) == set()


def test_an_old_level_is_none_now() -> None:
    assert flags("Potassium was 6.8 on 2/10/26, 4.4 on 9/11/26.") == set()
    assert flags("K 7.1 -> 4.4 after treatment.") == set()
    assert flags("Previously INR 11 in 2022 when on clarithromycin. Now 2.4.") == set()
    assert flags("02/10/26: potassium 7.0\n09/11/26: potassium 4.2 on 09/11/26") == set()


def test_the_newest_of_several_levels_counts() -> None:
    assert flags("Potassium was 4.4 on 2/11/26, 6.9 on 9/11/26.") == {"acute_kidney_injury"}
    assert flags("Sodium 139 last month, now 117.") == {"acute_kidney_injury"}


@pytest.mark.parametrize("cell", ["\t", " "])
def test_the_heading_of_a_table_says_which_column_is_the_newest(cell: str) -> None:
    previous_first = "Test|Previous|Current\nPotassium|4.3|6.9".replace("|", cell)
    newest_first = "Test|Result|Previous\nPotassium|4.6|6.9".replace("|", cell)
    by_day = "Date|02/10/26|09/11/26\nPotassium|7.0|4.4\nCreatinine|388|96".replace("|", cell)
    assert flags(previous_first) == {"acute_kidney_injury"}
    assert flags(newest_first) == set()
    assert flags(by_day) == set()


def test_what_is_usual_for_a_patient_is_no_danger() -> None:
    assert flags("Sickle cell disease, Hb 66, usual for him.") == set()
    assert flags("CKD 5 on dialysis, creatinine 740, potassium 5.1.") == set()
    assert "acute_kidney_injury" in flags("Creatinine 740, well last month.")


def test_the_name_and_the_number_are_shown() -> None:
    (flag,) = find_red_flags(pages=paper("Dear colleague,\nPotassium | 7.1 | 3.5 - 5.1 | HH"))
    assert [evidence.quote for evidence in flag.evidence] == ["Potassium", "7.1"]
