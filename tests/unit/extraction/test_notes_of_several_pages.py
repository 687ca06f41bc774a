"""Notes of a visit as records print them: over pages, below running heads, with orders in their plan."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant, sort_packet
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

TODAY = date(2026, 11, 21)
VISIT = """Vermilion Primary Care\t\t\tPage 1/2
1600 Camellia Way, Lafayette, LA 70508\t\tTel: 337-555-0120\tFax: 337-555-0121

Patient: Delacroix, Monique\t\tProvider: Gail Abernathy, FNP-C
DOB: 05/02/1974 Age: 51 Y Sex: F\t\tDate: 10/21/2025
Phone: 337-555-0166\t\tAccount Number: 15522

Subjective:
Chief Complaints:
1. Joint pain and stiffness in hands.
HPI:
51-year-old female with 5 months of pain and swelling in the knuckles.
\fPatient: Delacroix, Monique DOB: 05/02/1974 Progress Note 10/21/2025 Page 2/2
Assessment:
1. Polyarthritis, unspecified
Plan:
1. Polyarthritis, unspecified
Start Prednisone Tablet, 10 MG, 1 tablet with food, Orally, Once a day. Stop ibuprofen.
Referral To: Rheumatology
Reason: Inflammatory arthritis, positive CCP
2. Essential (primary) hypertension
Continue Losartan.
"""
PRINTED = """Printed by Danica Worley, MA at 3/12/2026 4:41 PM
Brandvold, Shayla R. (MRN 70441856)\tDOB: 8/14/1997\tEncounter Date: 3/12/2026
Red River Clinic Internal Medicine
4120 Prairie Rose Drive S, Fargo, ND 58104\t\tPhone 701-555-0130\tFax 701-555-0131
Progress Notes by Thomas Ekeland, MD at 3/12/2026 1:20 PM
Author: Thomas Ekeland, MD\tService: Internal Medicine
Chief Complaint
Patient presents with
•\tDiarrhea
•\tAbdominal Pain
Current Outpatient Medications
sumatriptan (IMITREX) 50 mg tablet\tTake 1 tablet at onset of migraine, may repeat once
Plan
Referral to Gastroenterology for colonoscopy.
"""


def test_the_second_page_of_a_note_is_no_document_of_its_own() -> None:
    pages = paper(VISIT)
    packet = sort_packet(pages=pages, today=TODAY)
    assert [part.pages for part in packet.parts] == [(1, 2)]
    referral = run_assistant(pages=pages, today=TODAY, packet=packet)
    assert referral.patient.phone.value == "+13375550166"
    assert referral.referrer.organization.value == "Vermilion Primary Care"
    assert referral.request.specialty.value == "rheumatology"


def test_what_an_order_begins_below_a_counted_problem_is_taken() -> None:
    medicines = referral_read(VISIT.replace("\f", "\n")).clinical.medications
    assert [(each.name.value, each.dose.value) for each in medicines] == [
        ("Prednisone", "10 MG"),
        ("Losartan", None),
    ]


def test_the_head_of_the_clinic_stands_below_the_running_head() -> None:
    referral = referral_read(PRINTED)
    assert referral.referrer.organization.value == "Red River Clinic Internal Medicine"
    assert referral.referrer.phone.value == "+17015550130"
    assert referral.recipient.organization.value is None


def test_that_a_dose_may_be_repeated_is_no_medicine() -> None:
    assert [each.name.value for each in referral_read(PRINTED).clinical.medications] == ["sumatriptan"]


def test_who_refers_stands_in_the_row_that_begins_with_the_patients_name() -> None:
    form = (
        "SURNAME\tFORENAME(S)\tREFERRER\tREGISTERED GP\n"
        "Haslop\tDerek\tDr Babatunde Olaniyan\tDr Philippa Mawer\n"
        "D.O.B.\tNHS NUMBER\tPRACTICE\tTEL\n"
        "30/06/1951\t999 292 7658\tWolds Edge Practice\t01632 960130\n"
    )
    referral = referral_read(form)
    assert (referral.patient.given_name.value, referral.patient.family_name.value) == ("Derek", "Haslop")
    assert referral.referrer.name.value == "Dr Babatunde Olaniyan"


def test_where_a_service_takes_requests_is_not_the_senders_number() -> None:
    form = (
        "Referral to Tissue Viability Service\n"
        "Marches Community Health\tSingle point of access 01632 960499\n\n"
        "About the patient\t\tAbout the referrer\n"
        "Name: Winifred Oduya\t\tName: Sister Janine Prosser\n"
        "Date of birth: 18.02.1939\t\tTeam: Bromyard District Nursing Team\n"
        "Gender: Female\t\tTelephone: 01632 960470\n"
    )
    assert referral_read(form).referrer.phone.value == "+441632960470"


def test_the_mailbox_of_a_house_is_not_the_patients() -> None:
    letter = (
        "Chatterbox Speech Pathology\n2/61 Sandy Bay Road, Hobart TAS 7000\nhello@chatterbox.example\n\n"
        "Re: Tilly Marchetti-Cole, born 19 July 2022\nDear Dr Vohra,\nI have been seeing Tilly weekly.\n"
    )
    assert referral_read(letter).patient.email.value is None


def test_the_summary_of_a_stay_may_ask_a_service() -> None:
    summary = (
        "Midland Regional Hospital\nDischarge Summary\n\n"
        "Patient: Ada Quill\tDOB: 02/03/1944\nAdmitted: 03/06/2026\tDischarged: 09/06/2026\n\n"
        "Diagnosis\nThird fall in a year, no fracture\n\n"
        "Hospital course\nShe was admitted after a fall in her kitchen. Lying and standing blood pressure were\n"
        "120/70 and 96/60. Amlodipine was stopped and she walked with a frame by the third day of the stay.\n\n"
        "Discharge plan\n1. Referral to geriatric medicine, falls clinic: please see her urgently for assessment.\n"
        "2. GP to repeat renal profile in a week.\n"
    )
    pages = paper(summary)
    packet = sort_packet(pages=pages, today=TODAY)
    assert [part.kind for part in packet.parts] == ["discharge_summary"]
    request = run_assistant(pages=pages, today=TODAY, packet=packet).request
    assert (request.specialty.value, request.urgency.value) == ("geriatrics", "urgent")


def test_what_a_complaint_comes_with_is_nobodys_name() -> None:
    note = "Chief Complaint: chest pain\nAssociated with: Nausea\nPlan\nRefer to cardiology.\n"
    assert referral_read(note).referrer.name.value is None
