"""Forms on which American insurers have consultations requested: labels above their values, hints how to fill them."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.labels.no_values import is_a_hint
from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read

FORM = """Uniform Consultation Referral Form
Date of Referral\t\tCarrier Information: Name
02/18/2026\t\tChesapeake Choice HMO
Carrier Address\t\tCarrier Phone Number\tFacsimile/Data Number
PO Box 9917, Towson, MD 21284\t\t(800) 555-0190\t(800) 555-0191

Patient Information
Name: (Last, First, MI)
Whitlock, Darnell T
Date of Birth: (MM/DD/YY)\t\tPhone:
07/09/68\t\t(410) 555-0163
Member #:\t\tSite #:
CCH 40771932 01\t\t0226

Primary or Requesting Provider
Name: (Last, First, MI)\t\tSpecialty:
Raman, Priya S.\t\tFamily Medicine
Institution/Group Name:\t\tProvider ID #: 1
Fells Landing Family Practice\t\t1739204588
Address: (Street #, City, State, Zip)
1812 Thames Terrace, Suite 4, Baltimore, MD 21231
Phone Number:\t\tFacsimile/Data Number:
(410) 555-0126\t\t(410) 555-0127

Consultant/Facility Provider
Name: (Last, First, MI)\t\tSpecialty:
{asked}\t\tCardiology
Institution/Group Name:\t\tProvider ID #: 1
Harborview Heart Associates
Address: (Street #, City, State, Zip)
300 Key Promenade, Baltimore, MD 21230

Referral Information
Reason for Referral:
Exertional chest pressure, abnormal exercise ECG
"""


@pytest.fixture(scope="module")
def read() -> Referral:
    return referral_read(FORM.replace("{asked}", "Okafor, Chidi N."))


def test_who_is_referred_stands_below_a_hint(read: Referral) -> None:
    assert (read.patient.given_name.value, read.patient.family_name.value) == ("Darnell T", "Whitlock")
    assert read.patient.birth_date.value == "1968-07-09"
    assert read.patient.phone.value == "+14105550163"


def test_an_address_below_the_head_of_a_party_is_not_the_patients(read: Referral) -> None:
    assert read.patient.address.value is None


def test_the_requesting_provider_refers(read: Referral) -> None:
    assert read.referrer.name.value == "Raman, Priya S"
    assert read.referrer.organization.value == "Fells Landing Family Practice"
    assert read.referrer.npi.value == "1739204588"
    assert (read.referrer.phone.value, read.referrer.fax.value) == ("+14105550126", "+14105550127")


def test_the_consultant_is_asked(read: Referral) -> None:
    assert read.recipient.organization.value == "Harborview Heart Associates"
    assert read.request.specialty.value == "cardiology"


def test_the_carrier_insures(read: Referral) -> None:
    assert read.insurance.payer.value == "Chesapeake Choice HMO"
    assert read.insurance.member_id.value == "CCH 40771932 01"


def test_whoever_is_first_available_has_no_name() -> None:
    assert referral_read(FORM.replace("{asked}", "FIRST AVAILABLE")).recipient.name.value is None


@pytest.mark.parametrize(
    "words", ["(Last, First, MI)", "(If Required)", "(Date) (See Carrier Instructions)", "Name"]
)
def test_hints_are_no_values(words: str) -> None:
    assert is_a_hint(words)


@pytest.mark.parametrize("words", ["(410) 555-0163", "(mother) Luz", "Last", "(Luz)"])
def test_values_are_no_hints(words: str) -> None:
    assert not is_a_hint(words)
