"""Who the patient is in chats, notes and hurried letters, and whose telephones stand beside. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Patient
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def patient_of(text: str) -> Patient:
    return run_assistant(pages=paper(text), today=TODAY).patient


def named(patient: Patient) -> tuple[object, object]:
    return patient.given_name.value, patient.family_name.value


def test_a_note_with_a_small_given_name_is_read_and_its_senders_mobile_is_not_the_patients() -> None:
    found = patient_of(
        "to\tVASC HOT CLINIC\nfrom DN Denise Obi, cliftonville DN base\tmob 07700 900538\n13/1/26\t1115hrs\n"
        'FENNIMORE albert "bert"\t3.5.41\t9994080660\nflat 1 seagull ct, margate CT99 1XX\n'
        "L foot rest pain 10/7\n"
    )
    assert named(found) == ("albert", "FENNIMORE")
    assert found.birth_date.value == "1941-05-03"
    assert [each.value.value for each in found.identifiers] == ["9994080660"]
    assert found.phone.value is None


@pytest.mark.parametrize(
    "said",
    [
        "Can you squeeze in a pt of mine? Peter Nowak, m, 30/3/62\nChest pain on exertion x 3 weeks",
        "Good pm docs! Peter Nowak, bday Mar 30, 1962, taga Lubao\nt/c acute appendicitis",
        "Please take Peter Nowak, male 64, born 30 Mar 62, crane operator\nCentral chest pain",
    ],
)
def test_a_message_names_somebody_before_a_sex_or_a_birthday(said: str) -> None:
    found = patient_of(f"Chat export, 14 July 2026\n{said}\n")
    assert named(found) == ("Peter", "Nowak")
    assert found.birth_date.value == "1962-03-30"


def test_a_files_number_with_letters_apart_stands_behind_a_birth_date() -> None:
    found = patient_of(
        "Exported chat\nZintle Jacobs, dob 5 Oct 2023, folder WK 4417 026, 13.5kg\nBurn R hand\n"
    )
    assert [(each.type.value, each.value.value) for each in found.identifiers] == [("mrn", "WK 4417 026")]


def test_a_corrected_birth_date_wins() -> None:
    found = patient_of(
        "Subject: RE: Referral P. Nowak\nHi, sorry - it's 11/20/1982, not 1992. He is 43.\n\n"
        "> please schedule Peter Nowak (DOB 11/20/1992).\n"
    )
    assert found.birth_date.value == "1982-11-20"
    assert named(found) == ("Peter", "Nowak")


@pytest.mark.parametrize(
    "row",
    [
        "FACILITY\tHillside Clinic\tTEL 047 555 0120",
        "WARD Acute Medical Unit, direct line 01632 960533",
        "GP Dr Cole, Highnam Surgery, tel 01632 960111",
    ],
)
def test_a_row_that_begins_with_a_place_of_work_has_its_telephone(row: str) -> None:
    found = patient_of(f"REFERRAL\nPatient: Peter Nowak\tDOB: 30/03/1962\n{row}\nReason: chest pain\n")
    assert found.phone.value is None


def test_a_mail_address_in_the_row_of_the_patients_mobile_is_the_patients() -> None:
    found = patient_of(
        "Date: 2026/03/16\tRefer to: Dr Kagiso Molefi\nPatient: Mrs Nomvula Mthembu\tDOB: 1991/07/24\n"
        "Cell: 072 555 0148\tE-mail: nomvula@example.co.za\nDear Kagiso\nCarpal tunnel syndrome.\n"
    )
    assert found.email.value == "nomvula@example.co.za"


def test_how_to_reach_somebody_is_read_at_the_end_of_a_letter() -> None:
    found = patient_of(
        "Dr Solène Guiv, médecine générale\nTél. 02 61 91 44 10\nChère Consœur,\n"
        "Je vous adresse Madame Maëlle Kerbrat, 51 ans, née le 21/09/1974, pour une hypercalcémie.\n"
        "Elle se plaint surtout de fatigue et de soif, sans douleur osseuse.\nPas de fracture, poids stable.\n"
        "Coordonnées : 4 venelle du Lavoir, 35999 Saint-Briac. Portable 06 39 98 04 17.\n"
        "Bien confraternellement,\nDr Corentin Le Bozec\n"
    )
    assert found.address.value == "4 venelle du Lavoir, 35999 Saint-Briac"
