"""Lists of problems, allergies and results whose heads and columns are worded as some programs word them, and entries
that say in brackets or in a cell among others when they were entered and whether they are over."""

from __future__ import annotations

import pytest

from referrals.data.referral import Clinical
from tests.unit.extraction.referral_read import referral_read

_WHO = "Summary of Care\nPatient: Ada Quill\tDOB: 04/05/1970\n"


def clinical(written: str) -> Clinical:
    return referral_read(_WHO + written).clinical


def diagnoses(written: str) -> list[object]:
    return [each.text.value for each in clinical(written).diagnoses]


@pytest.mark.parametrize(
    "written",
    [
        "HEALTH ISSUES\nIssue | Dates | Details\nOsteopenia | Onset: 2014 | Status: Active\n"
        "Fracture of clavicle | Onset: 1979 | Status: Resolved\n",
        "PROBLEM LIST:\nCurrent Concerns\n- Concern 1\n- Osteopenia [entered Nov 5, 2018]\nPast Concerns\n"
        "- Concern 2\n- Nephrolithiasis (onset 2006) [entered Jan 8, 2010]\n",
        "PROBLEM LIST:\n- Osteopenia (onset 1999) [recorded by J. Mori MD 02/12/2009]\n"
        "- Nephrolithiasis (onset 2006; closed 2006)\n",
        "HEALTH CONCERNS AND PROBLEMS\nConcern\tStatus\tDate of onset\tDate closed\nOsteopenia\tOpen\t2011\t\n"
        "Acute bronchitis\tClosed\t01/2024\t02/2024\n",
        "Active Problems\nDiagnosis\tDate Noted\nOsteopenia\t03/04/2016\nResolved Problems\n"
        "Diagnosis\tDate Noted\tDate Resolved\nPneumonia\t01/02/2020\t02/20/2020\n",
        "Problems (from EHR)\n- Osteopenia - Active - onset 2015\n- Kidney stone - Resolved 2019\n",
        "Problem List\nProblem Description\tOnset Date\tChronic\tClinical Status\nOsteopenia\t01/02/2015\tY\t\n"
        "Acute sinusitis\t02/02/2020\tN\tResolved\n",
    ],
)
def test_what_holds_is_a_diagnosis_and_what_is_over_none(written: str) -> None:
    assert diagnoses(written) == ["Osteopenia"]


def test_a_fracture_that_is_closed_is_not_over() -> None:
    assert diagnoses("PROBLEM LIST:\n- Closed fracture of radius\n") == ["Closed fracture of radius"]


@pytest.mark.parametrize(
    "head",
    [
        "Causative agent | Manifestation | State",
        "Offending agent | Reactions | Status",
        "Allergen/Agent | Manifestations | State",
    ],
)
def test_columns_of_allergies_are_known_by_further_names(head: str) -> None:
    read = clinical(f"ALLERGY LIST:\n{head}\nCodeine | Vomiting | Active\nLatex | Rash | Inactive\n")
    assert [(each.substance.value, each.reaction.value) for each in read.allergies] == [
        ("Codeine", "Vomiting")
    ]


def test_a_status_within_a_cell_ends_an_allergy() -> None:
    read = clinical(
        "ALLERGIES\nItem | Dates | Details\nSesame Severity: Mild | 2020 | Reaction: Hives Status: Active\n"
        "Codeine Severity: Mild | 2010 | Reaction: Nausea Status: Inactive\n"
    )
    assert [(each.substance.value, each.reaction.value) for each in read.allergies] == [("Sesame", "Hives")]


@pytest.mark.parametrize(
    "head",
    ["IMAGING AND LABORATORY:", "Labs / Radiology", "LABORATORY AND IMAGING RESULTS", "Labs & Imaging"],
)
def test_results_are_read_under_a_head_of_several_kinds_of_tests(head: str) -> None:
    read = clinical(
        f"{head}\nTest | Value | Range | Flag | When\nFree light chain ratio | 14.6 | 0.26 - 1.65 | High | "
        "May 4, 2026\n"
    )
    assert [(each.name.value, each.value.value) for each in read.observations] == [
        ("Free light chain ratio", "14.6")
    ]


def test_directions_are_known_in_the_column_of_a_signature_described() -> None:
    read = clinical(
        "Medications (active prior to today)\nMedication Name\tSig Desc\tStart Date\n"
        "omeprazole 20 mg capsule\ttake 1 capsule by oral route every morning\t03/04/2018\n"
    )
    assert [(each.name.value, each.frequency.value) for each in read.medications] == [
        ("omeprazole", "every morning")
    ]


def test_an_allergy_among_the_problems_is_no_further_one_beside_its_list() -> None:
    read = clinical(
        "Problem List\nDiagnosis\tICD-10-CM\tNoted\tStatus\nAllergy to tree nuts\tZ91.018\t26-May-2026\tActive\n"
        "Allergies and Intolerances\nAgent\tReaction\tCriticality\nCashew\tUrticaria\tHigh\n"
    )
    assert [each.substance.value for each in read.allergies] == ["Cashew"]


def test_the_illness_of_now_is_a_story_and_no_list() -> None:
    read = clinical(
        "PRESENT ILLNESS:\nMrs. Quill is a retired librarian with ten weeks of back pain. Appetite fair, weight\n"
        "steady.\nPROBLEM LIST:\n- Osteopenia\n"
    )
    assert [each.text.value for each in read.diagnoses] == ["Osteopenia"]


def test_what_was_discussed_and_put_off_is_no_medicine() -> None:
    read = clinical(
        "MEDICATIONS\nfamotidine 20 MG Oral Tablet twice daily\nPLANNED CARE\n"
        "Aspirin 81 mg discussed, patient prefers to wait\n"
    )
    assert [each.name.value for each in read.medications] == ["famotidine"]


def test_the_head_of_the_insurance_names_no_insurer() -> None:
    read = referral_read(f"{_WHO}INSURANCE PROVIDERS:\nNo data\n")
    assert read.insurance.payer.value is None


def test_a_resolved_concern_stays_among_what_is_listed() -> None:
    told = referral_read(
        "Referral Note\nPatient: Ada Quill\tDOB: 04/05/1970\nPROBLEMS:\nConcerns\n- Problem #1\n  - Asthma (disorder)\n"
        "Resolved Concerns\n- Problem #2\n  - Overweight (finding)\n"
    ).clinical
    assert "Overweight" in [one.text.value for one in told.diagnoses]
