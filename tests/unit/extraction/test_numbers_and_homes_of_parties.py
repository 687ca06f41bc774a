"""Numbers, homes and mailboxes of who sends and who receives stand near the patient and are not the patient's; the
patient's own are kept whole. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_judge
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.reached_otherwise import reaches_another
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read, values_read

_WHO = "Re: Ada Hill DOB 24/12/1980\n"


def read(written: str, *paths: str) -> tuple[object, ...]:
    values = values_read(written)
    return tuple(values.get(path) for path in paths)


@pytest.mark.parametrize(
    "head",
    [
        "Castle Street Surgery, 12 Castle Street, Luton, LU1 3AJ\n"
        "Telephone: 01582 555300\tEmail: castle.street@example.org\n",
        "Castle Street Surgery\n12 Castle Street, Luton, LU1 3AJ\nEmail: castle.street@example.org\n\n",
    ],
)
def test_the_mailbox_in_the_head_is_the_practices(head: str) -> None:
    letter = f"{head}{_WHO}Dear Dr Jones, please see this lady with asthma.\n"
    assert read(letter, "patient.email", "patient.family_name") == (None, "Hill")


def test_the_mailbox_in_a_signature_is_of_who_signs() -> None:
    letter = (
        f"{_WHO}Dear Dr Jones, please see this lady with asthma.\n\nRegards\n\nDr. Andrea Moss\nMill Surgery\n"
        "77 Mill Road, Stockport SK4 4AE\nTel 01625 555050\nEmail andrea.moss@example.org\n"
    )
    assert read(letter, "patient.email") == (None,)


@pytest.mark.parametrize(
    ("letter", "phone", "address"),
    [
        (
            f"{_WHO}Dear Dr Jones, please see this lady with asthma.\nDr. Andrea Moss\n"
            "77 Mill Road, Stockport SK4 4AE, Tel 01625 555050\n",
            "+441625555050",
            "77 Mill Road, Stockport SK4 4AE",
        ),
        (
            "Dr. med. Andrea Moss\nBitte um Mitbeurteilung\nPatientin Claudia Hill, geb. 15.08.1986\n"
            "Sehr geehrte Frau Dr. Engel,\nvielen Dank für die Mitbeurteilung bei Schwindel.\nDr. med. Andrea Moss\n"
            "Detmolder Str. 77, 33604 Bielefeld, Tel 0521 5550100\n",
            "+495215550100",
            "Detmolder Str. 77, 33604 Bielefeld",
        ),
    ],
)
def test_a_doctor_signs_right_below_a_short_sentence(letter: str, phone: str, address: str) -> None:
    paths = ("patient.phone", "patient.address", "referrer.phone", "referrer.address")
    assert read(letter, *paths) == (None, None, phone, address)


@pytest.mark.parametrize(
    "above",
    ["", "November 9, 2026\n\n", "Elm Family Medicine\n1 Oak Rd, Olean, NY 14760\nPhone: (716) 555-0142\n\n"],
)
def test_the_street_below_who_receives_is_nobody_elses(above: str) -> None:
    letter = (
        f"{above}Quill Heart Associates\nAttn: Dr. Ida Moss\n30 North Union Road\nWilliamsville, NY 14221\n\n"
        "RE: Harold Hill\nDOB: 03/14/1951\n\nDear Dr. Moss,\nThank you for seeing Mr. Hill with dyspnea.\n\n"
        "Sincerely,\n\nAda Quill, MD\n"
    )
    values = values_read(letter)
    assert "30 North" not in f"{values.get('patient.address')} {values.get('referrer.address')}"
    assert values["recipient.organization"] == "Quill Heart Associates"
    assert values.get("referrer.organization") != "Quill Heart Associates"


@pytest.mark.parametrize(
    ("row", "sex", "phone"),
    [
        ("Ph: (H) 020 7946 0123 (M) 07700 900123", "female", "+442079460123"),
        ("(H) 020 7946 0123 (M) 07700 900123", "female", "+442079460123"),
    ],
)
def test_the_letter_of_a_mobile_is_no_sex(row: str, sex: str, phone: str) -> None:
    letter = (
        f"RE: Mrs. Patricia Hill\tDOB: 24/12/1955\n{row}\nThank you for seeing Patricia.\nLeeds LS1 4AB\n"
    )
    assert read(letter, "patient.sex", "patient.phone") == (sex, phone)


def test_the_letter_of_a_fax_is_no_sex() -> None:
    letter = (
        "RE: Mr Peter Hill\tDOB: 24/12/1955\nT 020 7946 0123 F 020 7946 0124\nThank you for seeing him.\n"
    )
    assert read(letter, "patient.sex") == ("male",)


def test_a_number_broken_off_at_the_end_of_a_line_is_whole() -> None:
    patient = f"{_WHO[:-1]}, 8 Union Grove, Aberdeen AB10 6SL, telephone 0131 496\n0113.\nDear clinic, please help.\n"
    assert read(patient, "patient.phone") == ("+441314960113",)


def test_the_birth_date_below_who_is_insured_contradicts_nothing() -> None:
    letter = (
        "Patient: Hill, Lamar\tDOB: 8-30-1969\n"
        "Ins: UHC Choice  Subscriber ID: 945672201  Grp#: 0712345  Subscriber: Ida Hill\nDOB 4-2-1971\n"
        "Cardiology referral\n"
    )
    pages = paper(letter)
    judged = run_judge(referral=referral_read(letter), pages=pages)
    assert judged.patient.birth_date.verdict == "supported"


def test_the_number_of_who_arranges_visits_for_a_clinic_reaches_another() -> None:
    told = "Please contact our access coordinator, Debbie, at 214-555-0170 to schedule."
    document = Document.of(paper(f"RE: Mr. Abdul Hill, DOB 07/07/1961\n\n{told}\n"), date(2026, 11, 21))
    assert reaches_another(document, document.text.content.index("214"))


@pytest.mark.parametrize(
    ("told", "address"),
    [
        ("Address 14 Cross St, Wigan WN1 1XX\tMob 07700 900233", "14 Cross St, Wigan WN1 1XX"),
        ("Addr 4 Oak St, Salem OR 97301", "4 Oak St, Salem OR 97301"),
        ("Adres: Molenstraat 8, 9712 GH Groningen, 06-12345678", "Molenstraat 8, 9712 GH Groningen"),
        ("He lives in Cuyahoga Falls, OH. Falls Church VA clinic follows him.", "Cuyahoga Falls, OH"),
        (
            "Parent/Guardian: n/a\nAddress line 1: 8 Elm Pl\tCity: Atlanta\tState: GA\tZip: 30309",
            "8 Elm Pl, Atlanta, GA, 30309",
        ),
    ],
)
def test_an_address_is_nothing_but_an_address(told: str, address: str) -> None:
    assert read(f"Patient: Mr Tom Hill\tDOB: 9/23/1950\n{told}\nGI referral\n", "patient.address") == (
        address,
    )


def test_numbers_in_the_right_column_of_a_letterhead_are_the_senders() -> None:
    order = (
        "Elm Region Health\t\tPhone: 612-555-0180\nNorthgate Clinic Internal Medicine\t\tFax: 612-555-0181\n"
        "7700 Bass Lake Rd, Brooklyn Park, MN 55428\n\nAmbulatory Referral to Cardiology\n"
        "Hill, Ada (MRN 00719344)\tDOB: 1/25/1952\nAuthorizing provider: Ian Moss, MD\tNPI: 1005945476\n"
        "To department: Heart Center Cardiology\nReason for referral: murmur\n"
    )
    assert read(order, "referrer.phone", "referrer.fax") == ("+16125550180", "+16125550181")


def test_numbers_below_a_place_of_work_in_its_column_are_the_senders() -> None:
    form = (
        "Heron Sleep Center\nfax 704.555.0160\tphone 704.555.0161\n\nREFERRAL FORM\nName: Tom Hill\tPlan: Elm PPO\n"
        "DOB: 6/30/71\tProvider: Ida Moss, PA-C\nPhone: 704.555.0118\tClinic: South Point Internal Medicine\n"
        "Next of kin: R Hill\tPh / Fx: 704.555.0126 / 704.555.0127\n"
    )
    assert read(form, "referrer.phone", "referrer.fax") == ("704.555.0126", "704.555.0127")


def test_a_booking_reference_is_no_telephone() -> None:
    letter = (
        "NHS Number: 999 082 1453\nDate of Birth: 18-Dec-1968\nBooking Reference (UBRN): 0000 4471 2096\n"
    )
    assert read(letter, "patient.phone") == (None,)
