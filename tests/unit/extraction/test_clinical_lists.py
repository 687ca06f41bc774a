"""Lists of what is clinical, in the shapes they come in: tables, rows, headings of one's own making, sentences."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.assistant.page.heading_composition import composed_key
from jobs.extraction.assistant.page.headings import find_headings
from jobs.extraction.text import Text
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper


def read(written: str) -> Clinical:
    return run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical


def diagnoses(written: str) -> list[str]:
    return [
        str(entry.text.value)
        for entry in read(written).diagnoses
        if entry.text.asserted not in ("negated", "family")
    ]


def codes(written: str) -> list[str]:
    return [str(entry.icd10cm.value) for entry in read(written).diagnoses if entry.icd10cm.value]


def medications(written: str) -> list[tuple[str, str | None, str | None]]:
    return [
        (
            str(entry.name.value),
            None if entry.dose.value is None else str(entry.dose.value),
            None if entry.frequency.value is None else str(entry.frequency.value),
        )
        for entry in read(written).medications
    ]


@pytest.mark.parametrize(
    "words",
    [
        "plantar fasciitis",
        "Baker's cyst",
        "haemorrhoids",
        "oesophagitis",
        "HFpEF",
        "Raynaud phenomenon and COPD",
    ],
)
def test_names_of_conditions(words: str) -> None:
    assert names_condition(words)


@pytest.mark.parametrize(
    "words", ["Para 3", "Works nights", "Never on HRT", "Purpose of visit", "two children"]
)
def test_what_else_stands_in_a_history(words: str) -> None:
    assert not names_condition(words)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("Problems - Active", "problems"),
        ("Problems - Significant Past", "past"),
        ("Medication - Repeat", "medications"),
        ("Short term medications (last 3 months)", "medications"),
        ("Previously stopped medicines", "past_medications"),
        ("MedicationStatement", "medications"),
        ("AllergyIntolerance", "allergies"),
        ("Medications and allergies", "medications"),
        ("Drug allergies and alerts", "allergies"),
        ("Supporting condition", "problems"),
        ("Treatment wanted", ""),
        ("Next of kin", ""),
    ],
)
def test_headings_that_are_put_together(words: str, key: str) -> None:
    assert composed_key(words) == key


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Dear Doctor,\n\nHis background includes gout, hypertension and a hiatus hernia. His mother had a stroke.",
            ["gout", "hypertension", "hiatus hernia"],
        ),
        (
            "Background\nPara 3. Hypertension. Never on HRT. Last smear 2024 clear. Mother died of ovarian cancer.",
            ["Hypertension"],
        ),
        ("Dear Sir,\n\nK/C/O HTN 15 yrs, DM 9 yrs. Father expired of MI.", ["HTN", "DM"]),
        (
            "Problems\n2016 Hashimoto thyroiditis\n2020 Depression\nInactive:\n2013 Cellulitis",
            [
                "Hashimoto thyroiditis",
                "Depression",
            ],
        ),
        (
            "Problems\nProblem\tStatus\tOnset\nPsoriasis\tActive\t2001\nPneumonia\tResolved\t2019",
            ["Psoriasis"],
        ),
        (
            "Problems\nActive\tMigraine with aura (4473006)\t2012\nPast\tFracture of clavicle\t2006",
            ["Migraine with aura"],
        ),
        (
            "Problem list\nAsthma (H33..)\nC10F. Type 2 diabetes mellitus\nHypertension 38341003",
            [
                "Asthma",
                "Type 2 diabetes mellitus",
                "Hypertension",
            ],
        ),
        (
            "Conditions: Atrial fibrillation, heart failure\tOn blood thinners: [x] Yes",
            [
                "Atrial fibrillation",
                "heart failure",
            ],
        ),
        (
            "PAST MEDICAL HISTORY: 1. Coronary artery disease, status post MI 2015. 2. GERD.\n4. Gout on diet.",
            ["Coronary artery disease", "GERD", "Gout"],
        ),
        ("Medical Problems\n2001 Appendicectomy\n2003 IHD (CABG 2011)\nGravida 2 para 1", ["IHD"]),
        ("Dear Sir,\n\nHe is a smoker with COPD and had a stroke in 2018.", ["COPD"]),
        (
            "Dear Sir,\n\nHer family:\n- Maternal aunt: breast cancer at 41\n- Father: gout\n\nShe has psoriasis.",
            ["psoriasis"],
        ),
        (
            "MEDICAL HISTORY (tick all that apply)\n[x] Hypertension\t[ ] Stroke\t[x] Gout",
            ["Hypertension", "Gout"],
        ),
        (
            "Principal diagnosis\nRight intertrochanteric hip fracture after a fall from standing height",
            ["Right intertrochanteric hip fracture"],
        ),
        ("History\n[x] Diabetes\t[ ] Kidney stones\t[ ] Lupus", ["Diabetes"]),
        ("Cyflyrau / Conditions\tType 2 diabetes, dementia", ["Type 2 diabetes", "dementia"]),
        (
            "Dear Colleague,\n\nIn anamnesi diabete mellito tipo 2 e ipertensione. Infarto nel padre.",
            [
                "diabete mellito tipo 2",
                "ipertensione",
            ],
        ),
    ],
)
def test_diagnoses(written: str, expected: list[str]) -> None:
    assert diagnoses(written) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Assessment\n1. symptomatic cholelithiasis K80.20\n2. T2DM E11.9\n3. HTN I10",
            ["K80.20", "E11.9", "I10"],
        ),
        ("Reason\nDecline of renal function\nICD-10: N18.4, I12.9", ["N18.4", "I12.9"]),
        (
            "PROVISIONAL DIAGNOSIS\tM47.816 SPONDYLOSIS W/O MYELOPATHY, LUMBAR, WORSE ON EXTENSION",
            ["M47.816"],
        ),
        ("Condition\tSpeech delay F80.1\tactive", ["F80.1"]),
        ("Diagnosis\tI35.0   I10   N18.31", ["I35.0", "I10", "N18.31"]),
        ("Indication: rising pressures on labetalol (O10.912, O36.5920)", ["O10.912", "O36.5920"]),
        ("Resolved problems\n- Cellulitis of leg (L03.116)", []),
        ("Medications\nVitamin B12 1000 mcg monthly", []),
    ],
)
def test_codes(written: str, expected: list[str]) -> None:
    assert codes(written) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Medications\nDrug\tStrength\tSig\nAtorvastatin\t40 mg\tNightly\nRamipril\t5 mg\t1-0-0",
            [("Atorvastatin", "40 mg", "Nightly"), ("Ramipril", "5 mg", "1-0-0")],
        ),
        (
            "Discharge medications\nMedication\tInstructions\n"
            "NEW\tenoxaparin 40 mg\tdaily\nSTOP\tzolpidem 5 mg\tat night",
            [("enoxaparin", "40 mg", "daily")],
        ),
        (
            "Rx\nTab. Telma 40 1-0-0\nTab. Glycomet 500 1-0-1\nTab. Amlong stopped (edema)",
            [("Telma", "40", "1-0-0"), ("Glycomet", "500", "1-0-1")],
        ),
        (
            "Medications\namlodipine 5mg od indapamide 2.5mg mane",
            [("amlodipine", "5mg", "od"), ("indapamide", "2.5mg", "mane")],
        ),
        (
            "Medications\nlosartan (COZAAR) 50 mg tablet, Take 1 tablet by mouth daily",
            [("losartan", "50 mg", "daily")],
        ),
        (
            "Medication - Repeat\n15-Jul-2026\tCerazette 75microgram tablets, One To Be Taken Each Day, 84 tablet",
            [("Cerazette", "75microgram", "Each Day")],
        ),
        (
            "Medication now\naspirin 100 mg daily, perindopril 2.5 mg daily. "
            "He stopped metoprolol because of dizziness.",
            [("aspirin", "100 mg", "daily"), ("perindopril", "2.5 mg", "daily")],
        ),
        (
            "Medication\nDrug\tDosage\nSertraline 100mg tablets\tOne daily\n"
            "Ended in last year: Propranolol 40mg tablets",
            [("Sertraline", "100mg", "daily")],
        ),
        (
            "Medications\nName\tDose\tInstructions\tStatus\nclopidogrel\t75 mg\t1 tab daily\tActive\n"
            "cephalexin\t500 mg\t4 times daily\tCompleted",
            [("clopidogrel", "75 mg", "daily")],
        ),
        (
            "Medications: ferrous sulfate 325 mg po bid; sertraline 50 mg po qd; hold Eliquis",
            [("ferrous sulfate", "325 mg", "bid"), ("sertraline", "50 mg", "qd")],
        ),
        (
            "Dear Sir,\n\nShe is on Trelegy and has a Mirena. The urine calcium is 380 mg. "
            "She took tamoxifen until 2017.",
            [("Trelegy", None, None), ("Mirena", None, None)],
        ),
        (
            "Dear Sir,\n\nAt present he uses Locorten-Vioform drops, and allopurinol 300 mg daily. "
            "I gave no antibiotics.",
            [("Locorten-Vioform drops", None, None), ("allopurinol", "300 mg", "daily")],
        ),
        (
            "Medications\nInpatient\nNo active inpatient medications\nHome\n"
            "Eliquis 5 mg oral tablet, 5 mg= 1 tab(s), Oral, BID",
            [("Eliquis", "5 mg", "BID")],
        ),
        (
            "Current Medications:\tAllergies:\nramipril 5 mg od\tPenicillin (rash)\nmetformin 500 mg bd\tLatex",
            [("ramipril", "5 mg", "od"), ("metformin", "500 mg", "bd")],
        ),
        (
            "HOME MEDICATIONS\nSertraline 100 mg daily\n\nALLERGIES\nCodeine (itching)\n\nWHAT WE TOLD THE PATIENT\n"
            "Keep the splint dry and go to the emergency room if your fingers turn cold.",
            [("Sertraline", "100 mg", "daily")],
        ),
    ],
)
def test_medications(written: str, expected: list[tuple[str, str | None, str | None]]) -> None:
    assert medications(written) == expected


@pytest.mark.parametrize(
    ("heading", "key"),
    [
        ("MEDICATIE (actueel)", "medications"),
        ("Medikation (aktuell)", "medications"),
        ("Traitements (en cours)", "medications"),
        ("MEDICATIE (gestopt < 6 mnd)", "past_medications"),
        ("EPISODES (actief)", "problems"),
        ("Episodes (afgesloten)", "past"),
        ("FAMILIE", "family"),
        ("FamilyMemberHistory", "family"),
    ],
)
def test_headings_of_lists_in_other_languages_and_of_resources(heading: str, key: str) -> None:
    headings = find_headings(Text(paper(f"--- {heading} --------------------\nQuill\n")))
    assert [found.key for found in headings] == [key]
