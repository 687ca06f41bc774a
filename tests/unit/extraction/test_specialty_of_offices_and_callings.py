"""Whom the office at the head of a note is of, what a midwife's name says, and why an order's table says it asks."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value


@pytest.mark.parametrize(
    ("words", "specialty"),
    [
        (
            "Dr Moss, Fairview Surgery\nTo Gastroenterology booking office\nRe Alan Pym DOB 5/5/1960\nI referred "
            "this man "
            "for change in bowel habit. His ferritin is now 6. Grateful if you could expedite his "
            "appointment.\nDr J Moss\n",
            "gastroenterology",
        ),
        (
            "Lincoln Middle School Counseling\nTo Child & Adolescent Psychiatry intake\nStudent Max Orr DOB 6/6/2013\n"
            "Teachers report inattention. Family asks for ADHD evaluation. Not urgent.\nK. Bright, counselor\n",
            "psychiatry",
        ),
        (
            "MSK Self-referral form\nName: Greg Hall\tDOB 9/1/1988\nService: Physiotherapy\nProblem: low back "
            "pain 8 weeks "
            "after gardening\n",
            "physical_therapy",
        ),
    ],
)
def test_the_office_or_the_service_tells_whom_it_is_for(words: str, specialty: str) -> None:
    assert value(read(words), "request.specialty") == specialty


def test_a_midwife_who_keeps_a_health_post_makes_no_obstetrics() -> None:
    form = (
        "Patient Referral Form\nReferral to: Barangay Health Station San Isidro\nFocal point: Midwife Lorna Balagtas\n"
        "Referring from: Bicol Field Hospital\nFull Name: Precious Dimaano\nDate of birth: 14/06/2019\n"
        "Primary Diagnoses:\n1. Closed fracture of right femur shaft\nReason for referral:\nCommunity\n"
    )
    assert value(read(form), "request.specialty") != "obstetrics_gynecology"


def test_a_table_of_orders_says_why_in_its_own_column() -> None:
    note = (
        "Referral Note\nPatient\tShanelle Ito\tDOB\t27-Feb-2001\nReason for Referral\nOrder\tComment\tPriority\n"
        "Neurology new patient visit\tFirst witnessed generalized convulsion\tUrgent\n"
    )
    assert value(read(note), "request.reason") == "First witnessed generalized convulsion"
    assert value(read(note), "request.urgency") == "urgent"


def test_a_paper_that_refers_by_itself_says_for_what() -> None:
    letter = (
        "Emergency Department: attendance letter\nTHRELFALL, Callum\tDate of birth 14-Mar-2003\nDiagnosis\nNasal "
        "bones: "
        "closed fracture\nPlan\nDischarged. Referred by this letter to the ENT nasal clinic, to be seen 5 to 7 "
        "days from "
        "the injury for a look at whether it wants manipulating.\n"
    )
    referral = read(letter)
    assert value(referral, "request.specialty") == "ent"
    assert value(referral, "request.urgency") == "urgent"
    assert value(referral, "request.reason") == "a look at whether it wants manipulating"


def test_lines_that_say_who_somebody_is_are_no_reason() -> None:
    letter = (
        "The Postnatal Ward\n20 August 2026\nMr. Fergal Tuohy\nBaby Fiadh Donoghue, girl, born 19/08/2026, chart "
        "NB-26-01877, phone 020 918 0077\nDear Mr. Tuohy,\nThis girl has both feet turned in and down.\nLe meas,\n"
        "Orlaith Sweeney, CMM2\n"
    )
    assert "chart" not in str(value(read(letter), "request.reason"))
