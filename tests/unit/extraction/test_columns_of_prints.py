"""Prints of record and booking systems whose rows have two labels, and values that go on below in their column."""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper


def _read(text: str) -> Referral:
    return run_assistant(pages=paper(text), today=date(2026, 11, 21))


NOTE = """\
Referral Note
Patient	Milo Anders Quill	DOB / Age / Sex	02-Feb-2019 / 7 y / M
Address	88 Otter Trail	Patient #	CV-991
	Duluth, MN 55899
Guardian	Petra Quill (mother)	Guardian tel.	(218) 555-0144
			petra.q@example.org
Author	Wahl, Ingrid, MD	Author org.	Harbor Pediatrics
Work	Tel (218) 555-0155	Intended recipient	Osei, Kwabena, MD
			Superior Lung Associates
Custodian	North Shore Health Network	Doc. created	03-Jun-2026 10:00 CDT
Reason for Referral
Recurrent wheeze, please assess.
Ambulatory 11.2 Printed 05-Jun-2026 08:00
"""


def test_the_authors_row_of_numbers_is_the_senders_and_the_guardians_nobodys() -> None:
    read = _read(NOTE)
    assert read.referrer.phone.value == "+12185550155"
    assert (read.patient.phone.value, read.patient.email.value) == (None, None)


def test_the_authors_organization_sends_and_who_keeps_the_record_does_not() -> None:
    assert _read(NOTE).referrer.organization.value == "Harbor Pediatrics"


def test_the_place_below_the_receiver_is_theirs() -> None:
    assert _read(NOTE).recipient.organization.value == "Superior Lung Associates"


def test_a_document_is_of_the_day_on_which_it_was_created_and_not_printed() -> None:
    assert _read(NOTE).request.date.value == "2026-06-03"


BOOKING = """\
Clinical Information Summary
Patient:	Quill, MRS Hilda	Date of Birth:	23/05/1950
NHS:	999 417 5068	Gender:	Female
Referred By:	KEARNEY, Liam (Optometrist)	Named Clinician:	-
Referring	Castle Street Opticians	Allocated Clinician:	-
Organisation:
Address:	4 Castle Street	Clinical Context:	Ophthalmology/Cataract
	RIPON	Location:	Dales Eye Hospital
	HG99 1AA
Telephone:	01632 960111
Patient Information
Patient Address:	The Croft	Registered Practice:	Mill Bank Surgery
	12 Mill Bank	Address:	1 Mill Bank
	Ripon		RIPON
	HG99 2BB		HG99 1ZZ
"""


def test_an_address_goes_on_down_its_column_to_the_postal_code() -> None:
    read = _read(BOOKING)
    assert read.patient.address.value == "The Croft, 12 Mill Bank, Ripon, HG99 2BB"
    assert read.referrer.address.value == "4 Castle Street, RIPON, HG99 1AA"


def test_the_location_of_the_appointment_is_the_receivers() -> None:
    read = _read(BOOKING)
    assert read.recipient.organization.value == "Dales Eye Hospital"
    assert read.referrer.organization.value == "Castle Street Opticians"


def test_a_site_in_the_receivers_block_is_their_place_whatever_it_is_called() -> None:
    read = _read(
        "REFERRAL SUMMARY\nPATIENT\nLast: Quill\tFirst: Mei-Ling\nBorn: 06/02/1978\n\nSENT BY\nName: Dr Winston Abara\n"
        "Site: Tortolita Family Health\n\nSENT TO\nName: Dr Cordelia Baptiste\nSite: Old Pueblo Endocrine\n\n"
        "REASON FOR REFERRAL\nThyroid nodule"
    )
    assert read.recipient.organization.value == "Old Pueblo Endocrine"


def test_a_heading_below_a_site_that_is_left_open_is_no_place() -> None:
    read = _read(
        "REFERRAL SUMMARY\nPATIENT\nLast: Quill\tFirst: Mei-Ling\nBorn: 06/02/1978\n\nSENT BY\n"
        "Name: Dr Winston Abara\nSite: Tortolita Family Health\n\nSENT TO\nName: Dr Cordelia Baptiste\nSite:\n\n"
        "REASON FOR REFERRAL\nThyroid nodule"
    )
    assert read.recipient.organization.value is None
