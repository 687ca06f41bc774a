"""Forms and addresses of who is asked, whose names stand where those of senders stand elsewhere. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read_of_a_packet as referral_read


@pytest.mark.parametrize(
    "written",
    [
        "CASTLE HEART & VASCULAR INSTITUTE - NEW REFERRAL\nPatient: Quill, Ada   DOB: 8/30/1969\n"
        "Referring: Ida Moss, MD (PCP)\nDx: chest pain\n",
        "CASTLE HEART & VASCULAR INSTITUTE - NEW REFERRAL INTAKE\n\nPatient Name: Quill, Ada D.\nBirthdate: 8-30-1969\n"
        "Referring: Ida Moss, MD    NPI 1467566890\nOff: 251.555.0120   Fx: 251.555.0121\nDx: chest pain\n",
        "CASTLE HEART & VASCULAR INSTITUTE\nPhone 202-555-0150  Fax 202-555-0151\nPATIENT REFERRAL\n\n"
        "Patient name: Ada Quill            DOB: 11/20/1977\nPhone: 202-555-0133\n"
        "Referring physician: Ida Moss, MD     Phone: 202-555-0100    Fax: 202-555-0101\nReason: chest pain\n",
    ],
)
def test_a_specialists_form_for_those_who_refer(written: str) -> None:
    found = referral_read(written)
    assert found.referrer.organization.value is None
    assert found.recipient.organization.value == "CASTLE HEART & VASCULAR INSTITUTE"


def test_a_family_practice_heads_its_own_referral() -> None:
    found = referral_read(
        "Elm Family Medicine\nPATIENT REFERRAL\nPatient name: Ada Quill   DOB: 11/20/1977\n"
        "Referring physician: Ida Moss, MD     Phone: 202-555-0100    Fax: 202-555-0101\nRefer to: cardiology\n"
    )
    assert found.referrer.organization.value == "Elm Family Medicine"


def test_the_title_of_a_referral_names_who_is_asked() -> None:
    found = referral_read(
        "Wound Care Center Referral\nPatient: Ada Ann Quill, 71 y/o female, DOB 02/28/1955\n"
        "Address: 1500 Cactus Rd Lot 22, Tucson AZ 85710; Ph. 520-555-0188\n"
        "PCP/Referring: Desert Sky Family Med - Joel Orme PA-C, ph 520-555-0101, fx 520-555-0102\n"
        "Wound: L lateral malleolus venous ulcer 4 x 3 cm\n"
    )
    assert found.referrer.name.value == "Joel Orme PA-C"
    assert found.referrer.organization.value == "Desert Sky Family Med"
    assert found.referrer.fax.value == "+15205550102"


@pytest.mark.parametrize("head", ["An", "Überweisungsschreiben"])
def test_a_place_above_who_is_to_read_it_there_receives(head: str) -> None:
    found = referral_read(
        f"{head}\nMVZ Neurologie am Markt\nz. Hd. Frau Dr. Engel\n\nPatientin Ada Quill, geb. 15.08.1986\n\n"
        "Sehr geehrte Frau Dr. Engel,\nvielen Dank für die Mitbeurteilung bei Schwindel.\n\nMit freundlichen Grüßen\n"
        "Dr. med. Ida Moss\nFÄ für Allgemeinmedizin, Elmer Str. 77, 33604 Bielefeld, Tel 0521 5550100\n"
    )
    assert found.referrer.organization.value is None
    assert found.recipient.organization.value == "MVZ Neurologie am Markt"
    assert found.referrer.address.value == "Elmer Str. 77, 33604 Bielefeld"


def test_the_hospital_that_a_form_of_the_usual_doctor_goes_to() -> None:
    found = referral_read(
        "CARDIOLOGY REFERRAL FORM (Rapid Access Chest Pain Clinic)\nHospital: Castle Royal     Fax: 01332 555900\n"
        "Patient: Mr Tom Quill   DOB 16/03/1966   NHS 943 476 5927   Male\n"
        "Address: 4 Mill Rd, Derby DE22 1GT   Tel: 07700 900777\nGP: Dr S Moss, Park Farm MC. Tel: 01332 555200\n"
        "ECG: normal sinus rhythm\n"
    )
    assert found.recipient.organization.value == "Castle Royal"
    assert str(found.referrer.organization.value).startswith("Park Farm MC")
    assert found.referrer.fax.value is None


def test_a_letter_with_a_title_below_the_senders_head() -> None:
    found = referral_read(
        "Elmgate Health Centre\nPhysiotherapy / MSK self-referral triage letter\n\n04.11.26\nDear MSK team\n"
        "Re: Ms Ada Quill  dob 01.02.1985\n    44 Mill Rd, Leicester LE3 9PQ  t: 07700 900329\n"
        "Thank you for assessing this lady with 3/12 neck pain radiating to L arm.\nKind regards,\nDr. P. Moss\n"
    )
    assert found.referrer.organization.value == "Elmgate Health Centre"
    assert found.recipient.organization.value is None


def test_who_prints_their_own_number_writes() -> None:
    found = referral_read(
        "Referral for Colposcopy\n\nPractice: Albert Park Women's Clinic\nDr Ida Moss, Prov No 2345678A\n"
        "Phone 03 9690 0100  Fax 03 9690 0101\n\nPatient: Ms Ada Quill, 3/20 Bridge St Albert Park 3206\n"
        "DOB 04/12/1991, ph 0423 456 789\n\nDear Doctor,\nHPV 16 detected on CST 22/10/2026, LBC pHSIL.\n"
        "Please see for colposcopy within 8 weeks.\nRegards, Ida Moss\n"
    )
    assert found.referrer.name.value == "Dr Ida Moss"
    assert found.recipient.name.value is None
    assert found.referrer.fax.value is not None


@pytest.mark.parametrize(
    ("line", "organization"),
    [
        ("Mental Health Treatment Plan attached (Item 2715)", None),
        ("Dr Rebecca Moss\nENT Surgeon\nEast Melbourne", None),
        ("Dr Rebecca Moss\nENT Surgeon\nEastern Plains Private", "Eastern Plains Private"),
    ],
)
def test_what_stands_above_a_salutation_and_is_no_place(line: str, organization: str | None) -> None:
    found = referral_read(
        f"Lygon Street Medical\n\n{line}\n\nDear Rebecca,\nre: Mrs Ada QUILL  DOB: 30/06/1958\n"
        "Thank you for seeing Ada with recurrent epistaxis.\nRegards,\nDr Stephen Orme\n"
    )
    assert found.recipient.organization.value == organization


def test_a_print_of_fields_names_who_is_asked_and_who_asks() -> None:
    found = referral_read(
        "EARLY HEARING DETECTION - SERVICE REQUEST\n\nauthored  2026-04-02\n\nSUBJECT\nname  Matt Quill\n"
        "birthDate  2026-03-28\n\nREQUESTER\nPractitionerRole Ida Moss, CCC-A\norganization  Mesilla Hospital\n\n"
        "PERFORMER\nPractitionerRole Joel Orme, AuD\norganization  Organ Vista Audiology\n"
    )
    assert found.referrer.name.value == "Ida Moss"
    assert found.recipient.name.value == "Joel Orme"
