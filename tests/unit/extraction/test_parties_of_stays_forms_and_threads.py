"""Who sends, who receives and whose the telephone is on papers that name several. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def _stay(follow_up: str) -> str:
    return (
        "EMERGENCY DEPARTMENT DISCHARGE SUMMARY\n\nAda Quill\nDOB 12/30/1993 (32 y.o. female)\n"
        "118 Mill Pike Apt 6\nDayton, OH 45499\nAttending: Ida Moss, MD\nPCP: Samuel Hill, DO, 937-555-0160\n\n"
        "Final diagnosis\nflexor tendon laceration, left ring finger\n\n"
        f"Follow-up\n{follow_up}\n\nAllergies\nLatex (rash)\n\n"
        "Records questions: HIM 937-555-0102. ED 937-555-0100, fax 937-555-0104. Copy given to the patient.\n"
    )


def test_the_line_under_follow_up_names_who_receives() -> None:
    found = referral_read(
        _stay("Hand surgery: Elm Hand & Limb Center, Petra Hale, MD, in 2 to 3 days for repair.")
    )
    assert found.recipient.name.value == "Petra Hale, MD"
    assert found.recipient.organization.value == "Elm Hand & Limb Center"


def test_the_usual_doctor_under_follow_up_does_not_receive() -> None:
    found = referral_read(_stay("PCP: Hill Family Medicine, Samuel Hill, DO, in 2 weeks for stitches."))
    assert found.recipient.name.value is None
    assert found.recipient.organization.value is None


def test_the_department_is_reached_by_its_own_number_and_not_by_the_usual_doctors() -> None:
    assert referral_read(_stay("none")).referrer.phone.value == "+19375550100"


def test_a_usual_doctor_who_alone_is_named_is_reached_by_their_number() -> None:
    found = referral_read(
        "Referral\n\nPatient: Ada Quill\nDOB: 12/30/1993\nPCP: Samuel Hill, DO, 937-555-0160\n"
    )
    assert found.referrer.phone.value == "+19375550160"


def test_a_form_of_the_receiver_has_the_senders_number_below_the_signature() -> None:
    found = referral_read(
        "Red Hill Oral & Maxillofacial Surgery\tFargo 701-555-0140\tMoorhead 218-555-0140\n\n"
        "Introducing: Ada Quill\tDate: 8-31-26\nBirthdate: 1-5-64\tPhone: 701-555-0162\n"
        "Referred by: Dr. Ida Moss, DDS\n\nRemarks:\nUlcer of the tongue, 8 mm, six weeks.\n\n"
        "Ida Moss, DDS\nElm Dental Care, 1900 45th St S, Fargo ND 58199, 701-555-0131\n"
    )
    assert found.referrer.organization.value == "Elm Dental Care"
    assert found.referrer.phone.value == "+17015550131"


def _maternity(rows: str) -> str:
    return (
        f"Section 88 referral - maternity\n\n{rows}\n\nName: Ada Quill\tNHI: ZYB7954\n"
        "Date of birth: 08/08/1994\tMobile: 022 555 0418\n\nReason\nPrevious caesarean section\n"
    )


def test_a_row_of_the_usual_doctor_below_the_receivers_names_no_receiver() -> None:
    found = referral_read(
        _maternity(
            "LMC\tIda Moss, Elm Midwives\t021 555 0390\n"
            "To\tObstetric Clinic, Castle Hospital\tDate: 21/09/2026\n"
            "GP\tDr Samuel Hill, Hill Medical\t07 555 0311"
        )
    )
    assert found.recipient.name.value is None
    assert found.recipient.organization.value == "Obstetric Clinic, Castle Hospital"


def test_a_letter_to_the_usual_doctor_is_for_them() -> None:
    found = referral_read(
        "Castle Hospital\n\n21/09/2026\n\nTo\tDr Samuel Hill, GP, Hill Medical\n\nDear Dr Hill,\n\n"
        "Re: Ada Quill, DOB 08/08/1994\n\nThank you for seeing her again about her blood pressure.\n\n"
        "Yours sincerely,\n\nDr Ida Moss\n"
    )
    assert found.recipient.name.value == "Dr Samuel Hill"


def test_a_practice_is_no_address_of_its_own() -> None:
    found = referral_read(
        "Elm Perinatal Genetics\nREFERRAL FORM - fax completed form to 302-555-0186\n\nPatient\n"
        "Name: Ada Quill\tDOB: 06/02/1991\n\nReferring clinician\n"
        "NAME\tPRACTICE\tNPI\nIda Moss, CNM\tQuill Bay OB/GYN\t1234567893\n"
        "PHONE\tFAX\n302-555-0171\t302-555-0172\n"
    )
    assert found.referrer.address.value is None
    assert found.recipient.organization.value == "Elm Perinatal Genetics"


@pytest.mark.parametrize("title", ["VETERANS NEIGHBORHOOD CARE PROGRAM", "REFERRAL FOR CARE"])
def test_the_place_before_its_number_sends_and_not_the_programme(title: str) -> None:
    found = referral_read(
        f"{title}\n\n1. VETERAN\nNAME: QUILL, ADA\tSEX: FEMALE\nDOB: 03/28/1971\nPHONE: 605-555-0187\n\n"
        "2. REASON FOR REQUEST:\nLOUD SNORING, WITNESSED PAUSES\n\n4. REQUESTED BY\n"
        "IDA MOSS, MD\tNPI 1234567893\tENTERED 01/08/2026\n"
        "ELM CREEK VETERANS CLINIC PHONE 605-555-0124\tFAX 605-555-0125\n"
    )
    assert found.referrer.organization.value == "ELM CREEK VETERANS CLINIC"
    assert found.referrer.phone.value == "+16055550124"


def test_the_signature_of_an_answer_tells_of_who_is_asked() -> None:
    found = referral_read(
        "From: Ida Moss\nTo: Petra Hale; Intake - WSP\nDate: Thu, Oct 15, 2026 at 9:07 AM\n"
        "Subject: RE: RE: psychiatry referral - student\n\nThank you both. He can do Friday.\n\nIda\n\n"
        "From: Intake - WSP\nTo: Ida Moss\nCc: Petra Hale\nDate: Wed, Oct 14, 2026 at 4:48 PM\n"
        "Subject: RE: psychiatry referral - student\n\nHi Ida, we are in network with that plan. "
        "Dr. Hale has Friday 8:00 AM. Does he have allergies?\n\n"
        "Kim | front desk | Elm Street Psychiatry | 541-555-0140 | fax 541-555-0141\n\n"
        "From: Ida Moss\nTo: Intake - WSP\nDate: Wed, Oct 14, 2026 at 1:15 PM\n"
        "Subject: psychiatry referral - student\n\nGood afternoon. Date of referral 10/14/2026.\n\n"
        "Adam Quill, 21, DOB 5/2/2005, cell 541-555-0125.\n\n"
        "Could he be seen this week for depression that is getting worse?\n\n"
        "Ida Moss, LCSW\nHill College Counseling Center\n541-555-0180\n"
    )
    assert found.recipient.organization.value == "Elm Street Psychiatry"
    assert found.referrer.organization.value == "Hill College Counseling Center"
    assert found.referrer.phone.value == "+15415550180"
