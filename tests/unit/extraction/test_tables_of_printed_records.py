"""Tables as programs print the records of patients: names of columns under a heading, bars between cells, what a number
is said before it. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
_WHO = "Referral summary\nPatient: Ada Quill\tDOB: 04/05/1970\nMRN: 4417720\n"


def read(written: str) -> Referral:
    return run_assistant(pages=paper(written), today=TODAY)


def test_names_of_columns_are_no_entries_and_end_no_list() -> None:
    clinical = read(
        f"{_WHO}Referral diagnoses\nM17.11 - Osteoarthritis of right knee\n"
        "Allergies (documented as of 3/9/2026)\nActive Allergy\tReactions\tSeverity\tComments\n"
        "Trimethoprim\tHives\tLow\n"
        "Active Problems\nProblem\tNoted Date\nGout\t2/2/2019\n"
        "Resolved Problems\nProblem\tNoted Date\tResolved Date\nScabies\t1/4/2020\t1/5/2020\n"
        "Family History\nMedical History\tRelation\tAge\nGlaucoma\tBrother\t50\n"
    ).clinical
    assert [each.text.value for each in clinical.diagnoses] == ["Osteoarthritis of right knee", "Gout"]
    assert [(each.substance.value, each.reaction.value) for each in clinical.allergies] == [
        ("Trimethoprim", "Hives")
    ]
    assert ("Scabies", "historical") in [(each.text.value, each.text.asserted) for each in clinical.history]
    assert not {"Relation", "Brother", "Problem"} & {str(each.text.value) for each in clinical.history}


def test_resources_of_fhir_head_lists() -> None:
    clinical = read(
        f"{_WHO}Condition (1)\nCode / Text\tOnset\tClinical status\nEczema\t2019\tactive\n"
        "MedicationRequest (2)\nMedication\tDosage instruction\tAuthored\tStatus\n"
        "sertraline 50 mg oral tablet\t1 tablet daily\t2024-02-03\tactive\n"
        "doxycycline 100 mg oral capsule\t1 capsule twice daily\t2025-01-03\tcompleted\n"
        "AllergyIntolerance (1)\nCode\tReaction (manifestation)\tCriticality\tClinical status\n"
        "Aspirin\tWheeze\tlow\tactive\n"
        "Observation (2)\nCode\tValue\tUnit\tInterpretation\tEffective\nPlatelets\t98\t10*3/uL\tL\t2026-08-25\n"
        "Albumin\t3.7\tg/dL\t\t2026-08-25\n"
    ).clinical
    assert [(each.name.value, each.frequency.value) for each in clinical.medications] == [
        ("sertraline", "daily")
    ]
    assert [each.substance.value for each in clinical.allergies] == ["Aspirin"]
    assert [(each.name.value, each.value.value) for each in clinical.observations] == [
        ("Platelets", "98"),
        ("Albumin", "3.7"),
    ]


def observed(written: str) -> list[tuple[object, object, object]]:
    seen = read(written).clinical.observations
    return [(each.name.value, each.value.value, each.unit.value) for each in seen]


def test_laboratories_head_parts_of_the_results_and_ranges_are_no_part_of_names() -> None:
    assert observed(
        f"{_WHO}RESULTS\nHEMATOLOGY\nMost recent to oldest [Reference Range]: | 1 | 2\n"
        "WBC [4.0-10.0 10*9/L] | 3.1 10*9/L *LOW* (05/19/2026 10:40) | 4.4 10*9/L (05/19/2025 10:40)\n"
        "Ferritin [20-200 ng/mL] | 9 ng/mL *LOW* (05/19/2026 10:40)\n"
        "Sodium | 139 mmol/L (05/19/2026 10:40)\n"
    ) == [("WBC", "3.1", "10*9/L"), ("Ferritin", "9", "ng/mL"), ("Sodium", "139", "mmol/L")]


def test_a_row_that_leaves_out_its_date_is_of_the_date_above() -> None:
    assert observed(
        f"{_WHO}VITAL SIGNS\nDate | Test | Result | Details\n2-Oct-2026 | Height | 70 in | Status:\n"
        "BP Systolic | 148 mm[Hg] | Status:\nBP Diastolic | 94 mm[Hg] | Status:\n"
    ) == [("Height", "70", "in"), ("BP Systolic", "148", "mm[Hg]"), ("BP Diastolic", "94", "mm[Hg]")]


def test_a_row_between_bars_begins_on_the_line_above_where_that_is_full() -> None:
    clinical = read(
        f"{_WHO}MEDICATIONS\nName | Dates | Details\n"
        "Naproxen 500 MG Oral Tablet one tablet by mouth twice daily with food for\n"
        "arthritis | Started 12-Jan-2026 | Status: Active\n"
        "Senna 8.6 MG Oral Tablet 2 tablets nightly | Started 12-Jan-2026 | Status: Active\n"
    ).clinical
    assert [each.name.value for each in clinical.medications] == ["Naproxen", "Senna"]


@pytest.mark.parametrize(
    "written",
    [
        "Medications\nlosartan potassium 100 MG Oral Tablet daily\nestradiol 0.01% vaginal cream twice weekly\n",
        "Procedures\nName\tDate\nKnee arthroscopy\t04/07/2021\nCEA\tnot done\n",
    ],
)
def test_drugs_and_procedures_are_no_measures(written: str) -> None:
    assert observed(_WHO + written) == []


def test_one_date_beside_a_procedure_heads_no_column_of_values() -> None:
    assert observed(
        f"{_WHO}Procedures\nProcedure\tDate\nGastroscopy\t10/07/2026\nResults\n"
        "Test\tValue / Unit\tReference Range\tInterpretation\nCRP\t38 mg/L\t<5.0\tHigh\n"
    ) == [("CRP", "38", "mg/L")]


def test_name_over_a_column_of_vaccines_or_plans_names_nobody() -> None:
    first = f"{_WHO}Reason for referral: cough for weeks\nImmunizations\nName\tAdministration Dates\nTdap\t4/30/2019\n"
    second = (
        "Results\nComponent\tValue\tRef Range\tCollected\nLipase\t31 U/L\t13 - 60\t4/14/2026\n"
        "Plan of Treatment\nName\tDate / Priority\nNasal Endoscopy, if advised\n"
    )
    packet = sort_packet(pages=paper(f"{first}\f{second}"), today=TODAY)
    assert not packet.quarantined
    assert not packet.doubtful


def identity(referral: Referral) -> list[tuple[object, object]]:
    return [(each.type.value, each.value.value) for each in referral.patient.identifiers]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Identifier: MRN 55-20817", [("mrn", "55-20817")]),
        ("Identifiers: SSN 900-44-1188", [("ssn", "900-44-1188")]),
        ("Identifier: eRef 2026-0077", []),
        ("Identifier: urn:ref:kk-00871", []),
        ("Identifier: Placer 7004118 / Filler 7009335", []),
    ],
)
def test_a_value_says_first_what_number_it_is(said: str, expected: list[tuple[str, str]]) -> None:
    assert (
        identity(read(f"eREFERRAL\nPatient: Ada Quill\nDOB: 04/05/1970\n{said}\nReason: cough\n")) == expected
    )


def test_the_number_of_a_doctor_is_no_patients() -> None:
    referral = read(
        "eREFERRAL\nPatient\nName: Ada Quill\tBirth date: 1970-05-04\nIdentifier: MRN 5520817\n"
        "Requester\nPractitioner: Mo Lark, MD\nIdentifier: NPI 1203948571\nIdentifier: CPSO 71204\n"
        "Telecom: (985) 555-0100 (work)\nReason: cough\n"
    )
    assert identity(referral) == [("mrn", "5520817")]
    assert referral.referrer.npi.value == "1203948571"
    assert referral.referrer.phone.value == "+19855550100"


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (
            "Payer Name | Policy Type | Member ID | Group\nMedicare Part B | Primary | 2AA1-BB2-CC34 |\n",
            ("Medicare Part B", "2AA1-BB2-CC34", None),
        ),
        (
            "Payer | Plan | Subscriber number | Group\nOakland Benefit Fund | POS | OBF 60-22 | 3305\n",
            ("Oakland Benefit Fund", "OBF 60-22", "3305"),
        ),
        (
            "Company | Plan | Policy no. | Group\nLake Blue Choice | PPO | LBC 884 210 | QP-40\n",
            ("Lake Blue Choice", "LBC 884 210", "QP-40"),
        ),
    ],
)
def test_insurances_between_bars(rows: str, expected: tuple[str, str, str | None]) -> None:
    insurance = read(f"{_WHO}INSURANCE\n{rows}").insurance
    assert (insurance.payer.value, insurance.member_id.value, insurance.group.value) == expected


def test_the_number_beside_medicaid_in_a_table_is_the_members() -> None:
    referral = read(
        f"{_WHO}PAYERS\nPayer name\tPolicy type\tPolicy ID\nCoast Children First\tMedicaid\tCCF 2077 118\n"
    )
    assert identity(referral) == [("mrn", "4417720")]
    assert referral.insurance.member_id.value == "CCF 2077 118"


@pytest.mark.parametrize(
    "rows",
    [
        "RESULTS\nTest | Value | Range | Date\nAlbumin | 2.3 g/dL *LOW* | 3.5-5.0 | 05/19/2026\n",
        "RESULTS\nTest | Value | Interpretation | Date\nSodium | 139 mmol/L | Normal | 05/19/2026\n",
        "ALLERGIES\nSubstance | Severity | Status\nCodeine | High | Active\n",
    ],
)
def test_how_high_a_value_or_how_bad_a_reaction_is_says_nothing_of_urgency(rows: str) -> None:
    assert read(f"{_WHO}REASON FOR REFERRAL\nAnaemia of unknown cause\n{rows}").request.urgency.value is None


def test_an_illness_that_is_called_early_asks_for_no_haste() -> None:
    wanted = "Stiff fingers for three months. Request early inflammatory arthritis assessment."
    assert read(f"{_WHO}REASON FOR REFERRAL\n{wanted}\n").request.urgency.value is None


def test_a_table_of_contents_gives_no_reason() -> None:
    contents = "Table of Contents\n- Reason for Referral\n- Allergies\n- Problems\n\n"
    reason = read(
        f"{_WHO}{contents}REASON FOR REFERRAL\nPainless swelling of the left parotid gland\n"
    ).request.reason
    assert reason.value == "Painless swelling of the left parotid gland"


def test_a_record_without_a_reason_gets_none_from_what_it_tells_elsewhere() -> None:
    told = "ASSESSMENTS:\nSecond flare of asthma this winter, back to his usual breathing at discharge.\n"
    assert read(f"{_WHO}{told}\nREASON FOR REFERRAL:\nNo Information\n").request.reason.value is None


def test_a_value_below_a_fraction_without_its_nought() -> None:
    assert observed(f"{_WHO}RESULTS\nTest | Value\nTroponin T | <.02 ng/mL (03/27/2026 08:15)\n") == [
        ("Troponin T", "<.02", "ng/mL")
    ]


@pytest.mark.parametrize(
    ("row", "dose"),
    [
        (
            "Tresiba 100 units/mL subcutaneous solution | 18 units, Subcutaneous, At Bedtime | Active",
            "18 units",
        ),
        ("loratadine 1 MG/ML Oral Solution | 5 mL by mouth daily | Active", "5 mL"),
        ("furosemide 10 mg/mL oral solution | by mouth daily | Active", "10 mg/mL"),
    ],
)
def test_what_is_given_of_a_liquid_is_its_dose(row: str, dose: str) -> None:
    clinical = read(f"{_WHO}MEDICATIONS\nMedication | Directions | Status\n{row}\n").clinical
    assert [each.dose.value for each in clinical.medications] == [dose]
