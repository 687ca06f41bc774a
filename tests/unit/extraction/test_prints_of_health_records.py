"""Summaries that programs for health records print: names without a middle one, days without marks, columns for the end
of a course, statuses, reasons in the plan, addresses below names."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.assistant.request.reason.values import says_a_reason
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read, values_read

HEAD = "Clinical Summary\nPatient\t{name}\tDOB\t{born}\nSex\tF\tPt id\tHC.77120\n"


@pytest.mark.parametrize("remark", ["(middle: UNK)", "(NMN)", "(unknown)"])
def test_what_is_said_of_a_middle_name_is_no_part_of_the_name(remark: str) -> None:
    patient = referral_read(HEAD.format(name=f"Hyacinth {remark} Okafor-Wells", born="03/27/1952")).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Hyacinth", "Okafor-Wells")


def test_a_birth_date_as_messages_write_it_is_read() -> None:
    assert (
        referral_read(HEAD.format(name="Ada Quill", born="19520327")).patient.birth_date.value == "1952-03-27"
    )


def test_a_number_that_is_no_day_is_no_birth_date() -> None:
    assert referral_read(HEAD.format(name="Ada Quill", born="19521327")).patient.birth_date.value is None


MEDICATIONS = """
Medications
Medication\tSig\tStart\tStop
Amlodipine 10 MG Oral Tablet\t1 tab daily\t2019\t
Metformin 500 MG Oral Tablet\t1 tab twice daily\t2010\t05/2026
Cephalexin 500 MG Capsule\t1 cap daily\t11/19/2026\t11/28/2026
"""


def test_a_day_under_stop_ends_a_course_once_it_has_come() -> None:
    names = [str(line.name.value) for line in referral_read(MEDICATIONS).clinical.medications]
    assert [name.split()[0] for name in names] == ["Amlodipine", "Cephalexin"]


@pytest.mark.parametrize("status", ["Aborted", "Held 09/01/2026 per cardiology", "Obsolete", "Do not take"])
def test_a_medicine_with_a_status_of_what_is_over_is_not_taken(status: str) -> None:
    heads = "Medications\nMedication\tDirections\tStatus\n"
    written = f"{heads}Loperamide 2 mg\tas needed\t{status}\nFolate 1 mg\tdaily\tActive"
    assert [line.name.value for line in referral_read(written).clinical.medications] == ["Folate"]


def test_a_medicine_held_in_a_list_without_heads_is_not_taken() -> None:
    taken = "MEDICATIONS\nDILTIAZEM ER 120 MG CAP\t1 CAP DAILY\tACTIVE\n"
    written = f"{taken}APIXABAN 5 MG TAB\tHELD 01-SEP-2026 PER CLINIC"
    assert len(referral_read(written).clinical.medications) == 1


def test_a_condition_that_was_not_confirmed_is_none() -> None:
    written = "Problems\n\u2022 Raynaud phenomenon\n\u2022 Lyme disease: not confirmed, serology negative"
    assert [each.text.value for each in referral_read(written).clinical.diagnoses] == ["Raynaud phenomenon"]


def test_a_hospitals_discharge_diagnosis_heads_diagnoses() -> None:
    written = "HOSPITAL DISCHARGE DIAGNOSIS\n\u2022 Type 2 diabetes mellitus\nALLERGIES\nLatex"
    assert [each.text.value for each in referral_read(written).clinical.diagnoses] == [
        "Type 2 diabetes mellitus"
    ]


def test_active_heads_the_substances_of_a_table_of_reactions() -> None:
    (allergy,) = referral_read(
        "Allergies\nActive\tReaction\tComments\nTopiramate\tKidney stone\ttried 2018"
    ).clinical.allergies
    assert (allergy.substance.value, allergy.reaction.value) == ("Topiramate", "Kidney stone")


PLAN = """
REASON FOR REFERRAL
See Plan of Treatment.
PROBLEM LIST
Essential hypertension
PLAN OF TREATMENT
Type\tDetail\tDate
{row}
Lab\tRenal panel\t08/10/2026
"""


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (
            "Referral\tHarbor Kidney Specialists (Nephrology): kidney disease with proteinuria\t07/13/2026",
            "kidney disease with proteinuria",
        ),
        ("Consult\tNephrology for falling eGFR and proteinuria\t07/13/2026", "falling eGFR and proteinuria"),
        (
            "Ambulatory referral to Nephrology\tHarbor Kidney\tproteinuria with edema",
            "proteinuria with edema",
        ),
    ],
)
def test_the_row_of_the_referral_in_the_plan_says_why(row: str, reason: str) -> None:
    assert (
        referral_read(
            HEAD.format(name="Ada Quill", born="03/27/1952") + PLAN.format(row=row)
        ).request.reason.value
        == reason
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [("See plan below.", False), ("See the chart", False), ("Sees double since the fall", True)],
)
def test_a_hint_where_to_look_is_no_reason(words: str, says: bool) -> None:
    assert says_a_reason(words) is says


EPIC = """
Garden Valley Clinic
Patient Demographics - Female; born Dec. 30, 1990
Patient Address\tCommunication\tLanguage
Nadia R. Petrov\t541-555-0131 (Work)\tEnglish
1216 Tansy Ct (Home)\t541-555-0132 (Mobile)
Roseburg, OR 97499\t541-555-0133 (Home)
"""


def test_an_address_below_the_name_under_its_label_is_read() -> None:
    assert referral_read(EPIC).patient.address.value == "1216 Tansy Ct, Roseburg, OR 97499"


def test_the_days_of_what_is_planned_are_not_that_of_the_request() -> None:
    head = "Summary of Care\tPrinted by J. Sorrel, RN, 04/09/2026\n"
    written = f"{head}Plan of Treatment\nDate\tType\n04/16/2026\tMRI brain"
    assert referral_read(written).request.date.value != "2026-04-16"


GUARDIAN = """
Referral Note
Patient\tTeo Villar\tSex\tMale
Date of birth\tAugust 14, 2019
Contact info\t418 Acequia Lane, Taos, NM 87599
Tel: +1(505)555-0162
Reason for referral
Poor weight gain
Guardian\tMaria Villar, Mother
\t{below}
"""


def test_a_number_below_a_guardians_name_is_the_guardians() -> None:
    below = "9 Plaza Rd, Taos, NM 87599 Mobile: +1(505)555-0163"
    assert values_read(GUARDIAN.format(below=below))["patient.phone"] == "+15055550162"


def test_a_performer_beside_a_recipient_wrote_the_note() -> None:
    written = (
        "Performer: Clotilde Arceneau, MD\nRecipient: Dr. Pierce Hollow, Gulf Urology\nReason: hematuria"
    )
    referral = referral_read(written)
    assert referral.referrer.name.value == "Clotilde Arceneau, MD"
    assert referral.recipient.name.value == "Dr. Pierce Hollow"


def test_a_performer_alone_is_who_is_asked() -> None:
    referral = referral_read(
        "Requester: Clotilde Arceneau, MD\nPerformer: Dr. Pierce Hollow\nReason: hematuria"
    )
    assert referral.recipient.name.value == "Dr. Pierce Hollow"


@pytest.mark.parametrize(("status", "raised"), [("Resolved 2008", False), ("Active", True)])
def test_a_danger_that_a_list_says_was_resolved_in_a_year_is_past(status: str, raised: bool) -> None:
    heads = "Visit 07/13/2026\nPROBLEM LIST\nProblem\tCode\tStatus\n"
    written = f"{heads}Deep vein thrombosis of left leg\tI82.402\t{status}"
    assert bool(find_red_flags(pages=paper(written))) is raised
