"""Patients told on a hospital's printed label, or below the signature of a mail. Everybody is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.values.places import looks_like_address
from tests.unit.extraction.referral_read import referral_read
from tests.unit.extraction.test_patients_of_the_world import named, numbers

LETTER = (
    "Dr. Hanno Lindqvist\nArzt für Allgemeinmedizin\n\nZuweisung\n\nSehr geehrte Frau Kollegin!\n\n"
    "Ich darf Ihnen Frau Mag. Quill schicken, die seit sieben Wochen heiser ist.\n\nMit kollegialen Grüßen\n\n"
)


@pytest.mark.parametrize(
    "above", ["ÖGK NÖ\t3158 051266\t05.12.1966", "BVAEB\t3158 051266\t05.12.1966", "AOK Bayern\t05.12.1966"]
)
def test_an_insurer_on_a_label_is_not_who_is_insured(above: str) -> None:
    label = f"{above}\nQUILL Ada, OStR Mag.\nKaiser-Josef-Str. 11/7\n2340 Altenrode\t0664 555 0146\n"
    patient = referral_read(LETTER + label).patient
    assert (*named(patient), patient.birth_date.value) == ("Ada", "QUILL", "1966-12-05")
    assert numbers(patient) == (["3158 051266"] if "3158" in above else [])
    assert patient.address.value is not None
    assert str(patient.address.value).startswith("Kaiser-Josef-Str. 11/7")


@pytest.mark.parametrize(
    ("street", "is_one"),
    [
        ("Kaiser-Josef-Str. 11/7", True),
        ("Wiener Straße 5/2/14", True),
        ("Alter Weg 3", True),
        ("Puls nach Belastung 110/70", False),
        ("Dr. Platz kommt 3 Tage", False),
    ],
)
def test_streets_with_a_hyphen_and_doors(street: str, is_one: bool) -> None:
    assert looks_like_address(street) is is_one


MAIL = (
    "From:\tIntake Office\nTo:\tbooking@lakepractice.example\n\nDear Dr. Brandt,\n\n"
    "I am writing about a 44 years old lady with Raynaud whom we follow.\n\nBest regards,\n\n"
    "Dr. Ben Lindqvist\nInternal Medicine\nHarbour Hospital, Tel +44 1632 960 500\n\n"
)


@pytest.mark.parametrize(
    "head", ["--- Patient informations ---", "PATIENT DETAILS", "== Patient data ==", "Patient info"]
)
def test_what_a_mail_says_of_the_patient_below_its_signature(head: str) -> None:
    below = (
        f"{head}\n1) Name SURNAME: Ada QUILL (Marlowe)\n2) Date and place of birth: 04.11.1981 Wexcombe\n"
        "3) TC: 40371825628   GSM: 07700 900146\n4) Passport: U00417735\n"
    )
    patient = referral_read(MAIL + below).patient
    assert (*named(patient), patient.birth_date.value) == ("Ada", "QUILL", "1981-11-04")
    assert patient.phone.value == "+447700900146"
    assert set(numbers(patient)) == {"40371825628", "U00417735"}


def test_the_practice_below_a_signature_stays_the_senders() -> None:
    found = referral_read(f"{MAIL}Practice\nHarbour Lane Surgery\nTel 01632 960501\n")
    assert found.patient.phone.value is None
