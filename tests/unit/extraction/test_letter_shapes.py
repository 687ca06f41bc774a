"""The assistant on shapes of letters and forms that differ in where things stand. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value


def letter(subject: str, *, date: str = "Date: 5/13/2026", signature: str = "Ingrid Solheim, MD") -> str:
    return (
        "Summit Primary Care, LLC\n2135 Beech Grove, Unit 12B\nNew Haven, CT 06511\n"
        f"Tel. 212-781-6786  Fax: 212-946-1425\n\n{date}\n\n"
        "Dr. Siobhan Calloway, MD, FACC\nNeurology\nLakeside Heart Institute\n\n"
        f"Dear Dr. Calloway,\n\n{subject}\n\n"
        "Thank you for seeing this 58-year-old man with headaches for the last three months.\n\n"
        f"Sincerely,\n\n{signature}\n"
    )


def test_the_lines_between_date_and_salutation_address_the_letter() -> None:
    referral = read(letter("Re: Anton Brandt, DOB 02/14/1968"))
    assert value(referral, "recipient.name") == "Dr. Siobhan Calloway, MD, FACC"
    assert value(referral, "recipient.organization") == "Lakeside Heart Institute"
    assert value(referral, "referrer.organization") == "Summit Primary Care, LLC"


def test_a_name_above_the_birth_date_needs_no_label() -> None:
    referral = read(
        letter("Anton J. Brandt\nDOB: 02/14/1968  MRN: 837-455\n3885 Larch Street, Austin, TX 78701")
    )
    assert value(referral, "patient.given_name") == "Anton J."
    assert value(referral, "patient.family_name") == "Brandt"
    assert value(referral, "patient.address") == "3885 Larch Street, Austin, TX 78701"


def test_what_follows_a_cover_sheet_begins_with_its_own_letterhead() -> None:
    cover = (
        "FAX\nTO: Lakeside Heart Institute\tFROM: Summit Primary Care, LLC\n"
        "FAX: 312 265 9716\tFAX: 212 946 1425\nDATE: 05/13/2026\tPAGES: 2\nRE: Referral\n\f"
    )
    referral = read(cover + letter("Re: Anton Brandt, DOB 02/14/1968\nHome: (503) 555-0177"))
    assert value(referral, "patient.family_name") == "Brandt"
    assert value(referral, "patient.phone") == "+15035550177"
    assert value(referral, "referrer.phone") == "+12127816786"
    assert value(referral, "referrer.fax") == "+12129461425"
    assert value(referral, "referrer.address") == "2135 Beech Grove, Unit 12B, New Haven, CT 06511"


@pytest.mark.parametrize(
    ("written", "given", "family"),
    [
        ("BRANDT, Anton (Mr)", "Anton", "BRANDT"),
        ("Brandt, Mr Anton", "Anton", "Brandt"),
        ("Anton Brandt Jr.", "Anton", "Brandt"),
        ("Anton BRANDT", "Anton", "BRANDT"),
        ("BRANDT Anton", "Anton", "BRANDT"),
        ("Zoë de la Cruz", "Zoë", "de la Cruz"),
        ("Rajesh Ward", "Rajesh", "Ward"),
        ("María FERNÁNDEZ GARCÍA", "María", "FERNÁNDEZ GARCÍA"),
    ],
)
def test_names_in_either_order_with_titles_and_suffixes(written: str, given: str, family: str) -> None:
    referral = read(letter(f"Re: {written}, DOB 02/14/1968"))
    assert value(referral, "patient.given_name") == given
    assert value(referral, "patient.family_name") == family
