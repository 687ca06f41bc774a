"""Papers that reach a clinic's fax beside referrals: notices, orders to sign, decisions of insurers, advertisements in
the dress of a form, prescriptions. Every person, place and number is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from jobs.extraction.assistant.page.checkboxes import options_on
from jobs.extraction.text import Line
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_assistant import read, value

_TODAY = date(2026, 11, 1)
_WHO = "Patient:\tQUILLFEATHER, NORA\nDOB:\t14/02/1968\n"


def told(text: str) -> Referral:
    pages = paper(text)
    return run_assistant(pages=pages, today=_TODAY, packet=sort_packet(pages=pages, today=_TODAY))


@pytest.mark.parametrize(
    "title",
    [
        "NOTICE OF DEATH",
        "Death notification",
        "NOTIFICATION OF CANCELLED APPOINTMENT",
        "No-show notice",
        "PHYSICIAN VERBAL ORDERS \u2014 SIGN AND FAX BACK",
        "Home Health Certification and Plan of Care",
        "Diet order change form",
        "Immunization record",
        "Return to work note",
        "Referral closure notice",
        "Universal Advance Digital Directive (UADD)",
        "Living Will",
        "Durable Power of Attorney for Health Care",
        "DNR order",
    ],
)
def test_a_notice_is_no_referral_whatever_it_mentions(title: str) -> None:
    referral = told(
        f"CASTLE NEUROLOGY CLINIC\n4 Mill Lane, York YO1 7PR\n\nTO: Dr Ada Penrose\nDATE: 01/10/2026\n\n{title}\n\n"
        f"{_WHO}Referred for:\tTingling of the feet\nYour referral dated:\t02/09/2026\n"
    )
    assert value(referral, "document.kind") == "other"
    assert value(referral, "request.specialty") is None
    assert value(referral, "patient.family_name") == "QUILLFEATHER"


def test_a_referral_with_a_mark_of_receipt_is_a_referral() -> None:
    referral = told(
        "Outpatient referral form\tREFERRAL RECEIVED\n\n" + _WHO + "Reason for referral: migraine\n"
        "Referred by: Dr Ada Penrose, Millbrook Surgery\nTo: Neurology Clinic, Castle Hospital\n"
    )
    assert value(referral, "document.kind") == "referral"


def test_a_lawyers_list_of_what_to_copy_is_no_visit() -> None:
    referral = told(
        "HILL & VALE LLP\nAttorneys at Law\n\n1 October 2026\n\nCustodian of Records\nMillbrook Surgery\n\n"
        "Re: Our Client: Nora Quillfeather\nDOB: 14/02/1968\n\nDear Custodian:\n\n"
        "Please supply complete and certified copies of:\n\n"
        "\u2022\tClinic notes and letters\n\u2022\tImaging reports\n\nCopying fees will be paid.\n\nYours truly,\n"
    )
    assert value(referral, "document.kind") == "records_request"
    assert value(referral, "patient.given_name") == "Nora"
    assert value(referral, "request.specialty") is None


def test_a_claimant_is_the_patient_by_name_alone() -> None:
    referral = told(
        "DISABILITY DETERMINATION BUREAU\n\nTO:\tMILLBROOK SURGERY\n\nRE:\tCLAIMANT:  NORA QUILLFEATHER\n"
        "DOB:\t14/02/1968\n\nThe person above has applied for disability benefits. Send all records.\n"
    )
    assert value(referral, "document.kind") == "records_request"
    assert value(referral, "patient.given_name") == "NORA"


def test_a_form_filled_in_to_show_how_is_advertising() -> None:
    referral = told(
        "CLIENT REFERRAL PROGRAM\nBRIGHT STEP FOOT CENTRES\nNow open in York!\n\nDear Valued Partner,\n\n"
        "Our team sees your patients within two days. Offer not valid where prohibited.\n\n"
        "REFERRAL FORM (EXAMPLE - it is this easy)\nPatient: Jane Sample\tDOB: 01/01/1960\n"
        "Reason: Flat feet\tReferred by: Dr Your Name Here\n"
    )
    assert value(referral, "document.kind") == "marketing"
    assert value(referral, "patient.family_name") is None


@pytest.mark.parametrize("title", ["Notice of Adverse Benefit Determination", "Prior Authorization Status"])
def test_an_insurers_own_paper_names_the_insurer_and_not_its_plan(title: str) -> None:
    referral = told(
        f"LARKFIELD HEALTH COOPERATIVE\nUtilization Review\n\n{title}\n\nMember: QUILLFEATHER, NORA\n"
        "Member ID: LHC-2207-91\nDate of Birth: 14/02/1968\nPlan: Larkfield Choice HMO\n"
        "For an urgent review call 1-800-555-0162.\n"
    )
    assert value(referral, "insurance.payer") == "LARKFIELD HEALTH COOPERATIVE"
    assert value(referral, "patient.family_name") == "QUILLFEATHER"
    assert value(referral, "request.urgency") is None


def test_a_plan_on_a_clinics_form_is_the_payer() -> None:
    referral = read(
        "MILLBROOK MUTUAL CARE CLINIC\nREFERRAL FORM\n"
        + _WHO
        + "Plan: Larkfield Choice HMO\tMember ID: LHC-2207-91\n"
        "Reason: migraine\nReferred by: Dr Ada Penrose\n"
    )
    assert value(referral, "insurance.payer") == "Larkfield Choice HMO"


def test_a_rule_to_write_on_is_no_box_beside_drawn_ones() -> None:
    words = "REFER TO: \u2610 Cardiology \u2612 Neurology \u2610 Other ________"
    marked = [words[span.start : span.end] for is_marked, span in options_on(line(words)) if is_marked]
    assert marked == ["Neurology"]
    words = "____ Cardiology  __X__ Neurology"
    assert [is_marked for is_marked, _ in options_on(line(words))] == [False, True]


def line(words: str) -> Line:
    return Line(0, 0, 0, len(words), words, 0, len(words.split()))


def test_how_often_stands_below_what_is_prescribed() -> None:
    referral = told(
        "CASTLE CLINIC\nDr Ida Hill\n\nName: Nora Quillfeather\tDate: 01/10/2026\nDOB: 14/02/1968\n"
        "Allergies: Codeine\tHt: 170 cm\n\nRx\nAlendronate 70 mg tablets\n"
        "Sig: take 1 tablet by mouth once a week with water\nDisp: #4\tRefills: 3\n"
    )
    drugs = [
        (each.name.value, each.dose.value, each.frequency.value) for each in referral.clinical.medications
    ]
    assert drugs == [("Alendronate", "70 mg", "once a week")]
    assert [each.substance.value for each in referral.clinical.allergies] == ["Codeine"]


def test_an_empty_box_or_a_measure_is_no_medication() -> None:
    referral = told(
        "Millbrook Surgery\n" + _WHO + "\nHe has high cholesterol and takes ramipril 5 mg daily.\n\n"
        "Medications\tQty\n\u2610 Deny request\n\u2612 Metformin 500 mg twice daily\n\n"
        "Results\nCalcium\t9.1\tH\tmg/dL\t8.6 - 10.2\n"
    )
    names = {str(each.name.value) for each in referral.clinical.medications}
    assert names == {"Metformin", "ramipril"}


@pytest.mark.parametrize("label", ["Funeral home", "Funeral director", "Coroner"])
def test_the_number_of_who_comes_afterwards_is_not_the_patients(label: str) -> None:
    referral = told(
        "CASTLE HOSPICE\n\nNOTICE OF DEATH\n\n" + _WHO + f"{label}:\tHill & Daughters, (555) 845-7700\n"
    )
    assert value(referral, "patient.phone") is None


def test_an_errand_for_the_clinic_is_no_reason() -> None:
    referral = read(
        "CLINICAL INFORMATION SUMMARY\n" + _WHO + "Clinical Term:\tPain of the shoulder\n"
        "Referred By:\tDr Ada Penrose\n\nComment: Please remind patient to bring the old films\n"
    )
    assert value(referral, "request.reason") == "Pain of the shoulder"
