"""Who sends a paper that names others too: the registered doctor, who is on the ward, who typed the order. Every person
is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.values.titles import is_title
from tests.unit.extraction.test_assistant import read, value


@pytest.mark.parametrize(
    "usual",
    ["General medical practitioner", "Registered GP", "GP", "Own GP", "Family doctor", "Médico de cabecera"],
)
def test_a_referring_dentist_beside_the_usual_doctor(usual: str) -> None:
    referral = read(
        "ORAL SURGERY REFERRAL\nTo: Oral Surgery Department, Castle Hospital\nPatient\n"
        f"Name: Nora Quillfeather\tDoB: 11.07.63\n{usual}: Dr S Hollis, Downs Surgery\n"
        "Reason for referral\nImpacted lower left wisdom tooth.\nReferring dentist\n"
        "Name: Ada Penrose, BDS\tGDC: 994170\nPractice: Elmfield Dental Practice\tTel: 0117 496 0321\n"
    )
    assert value(referral, "referrer.name") == "Ada Penrose"
    assert value(referral, "referrer.organization") == "Elmfield Dental Practice"


def test_who_examined_and_their_practice_without_colons() -> None:
    referral = read(
        "OPTOMETRIST REFERRAL\n1 WHO\nSURNAME\tFORENAME\tDOB\nQuillfeather\tNora\t23/08/1968\n"
        "ADDRESS\tGP\n118 Foundry Lane, Smethwick B99 4YY\tDr L Fairfax, Cape Hill Surgery\n"
        "2 WHY\nSudden onset flashes and floaters since last night.\n3 FROM\n"
        "Examining optometrist Ada Penrose, GOC 01-99417\tPractice Hadfield Opticians, 3 Cape Parade, Smethwick "
        "B99 4YA\nTel 0121 496 0733\n"
    )
    assert value(referral, "referrer.name") == "Ada Penrose"
    assert value(referral, "referrer.organization") == "Hadfield Opticians"


def test_who_answers_for_a_resident_is_the_attending_and_not_the_nurse_at_the_desk() -> None:
    referral = read(
        "BAYOU OAKS NURSING CENTER\n700 Levee Road, Lafayette, LA 70517\nCONSULT REQUEST\n"
        "TO: Acadiana Wound Clinic\nRESIDENT: QUILLFEATHER, NORA\nDOB: 02/19/1940\tSEX: F\n"
        "ATTENDING: A. Penrose, MD\tNPI 1503181400\nWHY: pressure injury, not healing\n"
        "NURSE: I. Orme LPN\n"
    )
    assert value(referral, "referrer.name") == "A. Penrose, MD"


def test_a_nurse_who_refers_alone_is_the_sender() -> None:
    referral = read(
        "REFERRAL\nTo: Wound Clinic\nPatient: Nora Quillfeather\tDOB: 02/19/1940\nGP: Dr S Hollis\n"
        "Reason: leg ulcer\nNurse: Ada Penrose RN\n"
    )
    assert value(referral, "referrer.name") == "Ada Penrose RN"


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("REMISIÓN A CONSULTA ESPECIALIZADA", True),
        ("Hoja de interconsulta", True),
        ("NOTIFICATION TO HOSPITAL EYE SERVICE", True),
        ("PURCHASED / REFERRED CARE", True),
        ("Centro Médico Los Andes", False),
    ],
)
def test_titles_in_other_languages_are_no_places(words: str, title: bool) -> None:
    assert is_title(words) is title
