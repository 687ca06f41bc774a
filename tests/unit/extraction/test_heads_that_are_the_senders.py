"""Whose head a page has, and where who sends and whom it is about are reached. All is invented."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.values.phones import find_phones
from tests.unit.extraction.referral_read import referral_read


def test_a_report_pasted_below_the_signature_names_no_sender() -> None:
    found = referral_read(
        "Fern Hill Skin & Family // 03 7010 5544 // fax 03 7010 5545\n\n19/2/26\n\nMs Bronte Fothergill\n\n"
        "Dear Bronte,\n\nIgnacio Vale, Male, 9/12/57, of 6 Wren Court, Hilltop VIC 3999, came in with a scab.\n"
        "He needs your help with it.\n\nDr Saoirse Jay\n"
        "------------------------------------------------------------\n"
        "KESTREL PATHOLOGY\tLab No 26-2210077\nColl 12/2/26\tRep 17/2/26\n"
    ).referrer
    assert found.organization.value == "Fern Hill Skin & Family"
    assert (found.phone.value, found.fax.value) == ("+61370105544", "+61370105545")


ROUTED = (
    "SEND TO: {where} / EYES / CAT 3 LIST\n{head}\n\n17.8.2026\n\nDr T Ormsby\nGulf Regional\n\nDear Tamsin,\n\n"
    "re Ada Maria Quill, 1.8.1944, 17 Jetty Tce, Port Vale SA 5999\n\n"
    "Would you put Ada on your list please, she has cataracts.\n\nAll the best\n\nHugo Baker, Optometrist\n"
)


@pytest.mark.parametrize("bar", ["|", "//", "-"])
def test_the_head_below_a_line_of_routing_is_the_senders(bar: str) -> None:
    head = f"Mallow Eyecare {bar} Shop 2, 40 Main St, Port Vale {bar} 08 5550 5518"
    found = referral_read(ROUTED.format(where="GULF REGIONAL OPD", head=head))
    assert found.referrer.organization.value == "Mallow Eyecare"
    assert found.referrer.address.value == "Shop 2, 40 Main St, Port Vale"
    assert found.referrer.phone.value is not None
    assert "Mallow" not in str(found.recipient.organization.value)


def test_the_place_the_routing_names_with_its_address_is_no_sender() -> None:
    head = "Gulf Eye Clinic | 40 Main St, Port Vale | 08 5550 5518"
    found = referral_read(ROUTED.format(where="GULF EYE CLINIC", head=head))
    assert found.referrer.organization.value != "Gulf Eye Clinic"


@pytest.mark.parametrize("place", ["Foxton MSK Hub", "Hollow Family Prac", "Vale Med Ctr"])
def test_short_words_for_a_place_of_work_name_it(place: str) -> None:
    found = referral_read(
        f"{place}\nInterface service, ground floor\n01632 960588\n\nTo: Neurophysiology, St Alder's\n\n1 Dec 2026\n\n"
        "Mrs Flora Quill   11 May 72   mob 07700 900 733\n\nPlease see her.\n\nGareth Moss, ESP\n"
    ).referrer
    assert found.organization.value == place


@pytest.mark.parametrize("sender", ["Ward 7, Dr Draper's team", "Ward 3"])
def test_a_hospital_whose_ward_asks_is_not_the_receiver(sender: str) -> None:
    found = referral_read(
        "HOLLOW ROYAL INFIRMARY\nInpatient request for opinion\n\nQUILL, Ada   F   19.07.47\n"
        f"NHS 999 412 7632\n\nTo\tDr Ormsby please\nFrom\t{sender}\n\n"
        "Please see this lady. Her platelets fall (188 - 140 - 97 - 61).\n\nChidi Moss, FY2\n"
    )
    assert found.recipient.organization.value is None
    assert found.referrer.phone.value is None


def test_a_series_of_values_is_no_telephone() -> None:
    assert not list(find_phones("platelets 188 - 140 - 97 - 61", start=0, end=29))
    assert list(find_phones("tel 020 - 7946 - 0018", start=0, end=21))


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("204 - 9450 Cedar Hills Blvd", None),
        ("Dover DE 19901 - 302-555-0101", "302-555-0101"),
        ("614/555-0101 / 614/555-0103", "614/555-0101"),
        ("Huntly 3700 / 07 555 0173", "07 555 0173"),
    ],
)
def test_a_number_beside_those_of_houses_and_towns(written: str, number: str | None) -> None:
    found = [written[span.start : span.end] for span in find_phones(written, start=0, end=len(written))]
    assert found[:1] == ([number] if number else [])


def test_the_telephone_below_who_orders_is_the_senders() -> None:
    found = referral_read(
        "LANDING MEDICAL CENTER\tCONSULT ORDER\n\nQUILL, ADA\tF 73Y\tDOB 08/30/1952\tMRN MR7710345\n\n"
        "ORDER\tCONSULT TO CARDIOLOGY\nORDERING HILL, ANITA MD\tNPI 1385204676\nPHONE\t605-555-0150\n"
        "PRIORITY Routine\nREASON\tchest pain\n\nPATIENT\tQUILL, ADA\nPHONE\t605-555-0109 (H)\n"
        "PCP\tBIRD, SUSAN PA-C, Landing Clinic 605-555-0131\n"
    )
    assert found.referrer.phone.value == "+16055550150"
    assert found.patient.phone.value == "+16055550109"
    assert found.recipient.organization.value is None


@pytest.mark.parametrize(
    "line",
    [
        "402.555.0186, 2207 Mill Rd, Elm Creek NE 68999. Blue Lake PPO, BRX 3301 88214, no auth needed.",
        "2207 Mill Rd, Elm Creek NE 68999, 402.555.0186. Blue Lake PPO, BRX 3301 88214.",
    ],
)
def test_a_line_of_the_letter_says_where_the_patient_is_reached(line: str) -> None:
    found = referral_read(
        "Elm Creek Family Physicians\nt 402.555.0140\n\nMay 6, 2026\n\nDr. Ormsby,\n\n"
        "Endo consult - Quill, Lionel - 10-22-64\n\nMr. Quill had a CT stone study and came out with a nodule.\n"
        f"He teaches until May 22.\n\n{line}\n\nThanks as always,\n\nYusuf Moss, DO\n"
    ).patient
    assert found.phone.value == "+14025550186"
    assert found.address.value == "2207 Mill Rd, Elm Creek NE 68999"


def test_a_line_of_the_signature_with_both_is_the_senders() -> None:
    found = referral_read(
        "May 6, 2026\n\nDr. Ormsby,\n\nMr. Lionel Quill, born 10-22-64, has a nodule.\n\nThanks as always,\n\n"
        "Yusuf Moss, DO\n402.555.0186, 2207 Mill Rd, Elm Creek NE 68999\n"
    ).patient
    assert found.phone.value is None


def test_the_label_of_a_specialty_is_no_place() -> None:
    found = referral_read(
        "eConsult case   EC-2026-553108\nSpecialty group\tNephrology (managed)\tSent\t2026/10/27\n"
        "Requester\tMoss, Tamsin NP\tTel\t705-555-0134\nSite\tSand Nurse Practitioner-Led Clinic\tFax\t705-555-0135\n\n"
        "Patient\nLAVOIE, Ji\tF\t1968/06/30\n\nYour question\nHer eGFR has drifted.\n"
    )
    assert found.recipient.organization.value is None
    assert found.request.specialty.value == "nephrology"
