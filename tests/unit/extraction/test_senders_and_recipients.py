"""Who sends and who receives, in letters and forms that say it in ways of their own. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_ASKS = (
    "Could you please see her about migraine which has come twice a week for the last three months now.\n\n"
)


@pytest.mark.parametrize(
    "greeting", ["Respected Sir,", "Egregi Colleghi,", "Hyvä kollega,", "Vážený pane doktore,", "Dr Ormsby,"]
)
def test_a_greeting_is_known_by_its_place(greeting: str) -> None:
    referral = read(
        "Elm Tree Surgery\nTel 01904 555 010\n\n12 May 2026\n\nDr Ida Ormsby\nCastle Hospital\n\n"
        f"Nora Quillfeather, 14/02/1968\n\n{greeting}\n\n{_ASKS}Yours sincerely,\n\nDr Ada Penrose\n"
    )
    assert value(referral, "recipient.organization") == "Castle Hospital"
    assert value(referral, "referrer.organization") == "Elm Tree Surgery"


def test_headings_between_rules_and_with_a_letter_say_whose_fields_follow() -> None:
    referral = read(
        "PACIFIC MEMBERS PLAN\tREFERRAL\n"
        "--------- MEMBER ----------\nNAME.....: SOLBERG, KAIA\tDOB: 08/21/1957\n"
        "--------- REQUESTED BY ---------\nPCP......: HOANG, MIN-CHO DO\nPHONE....: (619) 555-0130\n"
        "Section C. Referred to\nPROVIDER...: FINE, JUDITH MD\n"
    )
    assert value(referral, "referrer.name") == "HOANG, MIN-CHO DO"
    assert value(referral, "referrer.phone") == "+16195550130"
    assert value(referral, "recipient.name") == "FINE, JUDITH MD"


@pytest.mark.parametrize(
    "title",
    [
        "OPTOMETRIST'S REFERRAL TO HOSPITAL EYE SERVICE",
        "SPECIALIST OUTPATIENT MEMO",
        "Clinic timings",
        "EMERGENCY TRANSFER",
    ],
)
def test_the_title_of_a_paper_is_no_place(title: str) -> None:
    referral = read(f"{title}\n\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n\n{_ASKS}Dr Ada Penrose, MD\n")
    assert referral.referrer.organization.value is None
    assert referral.recipient.organization.value is None


def test_the_title_may_name_the_place_that_the_referral_goes_to() -> None:
    referral = read(
        "New submission: Referral to Two Rivers Weight Loss Surgery\n\nPatient: Nora Quillfeather\tDOB: 14/02/1968\n"
        "Referring provider: Ada Penrose, MD\nPractice: Elm Tree Family Medicine\n"
    )
    assert value(referral, "recipient.organization") == "Two Rivers Weight Loss Surgery"


def test_a_hospital_without_a_side_is_the_recipients_where_the_sender_is_named_apart() -> None:
    referral = read(
        "GENERAL REFERRAL\nHospital\tMidland Regional Hospital\nDate of referral\t07-05-2026\n"
        "Patient\nSurname\tQuillfeather\nFirst name\tNora\nDate of birth\t14-02-1968\n"
        "Referring GP\nName\tDr Ada Penrose\nPractice\tElm Tree Medical Centre\n"
    )
    assert value(referral, "referrer.organization") == "Elm Tree Medical Centre"
    assert value(referral, "recipient.organization") == "Midland Regional Hospital"


def test_what_is_ticked_names_nobody() -> None:
    referral = read(
        "Patient: Nora Quillfeather\tDOB: 14/02/1968\nPriority requested by GP: \u2612 Urgent \u2610 Routine\n"
        "Referring doctor: Dr Ada Penrose\n"
    )
    assert value(referral, "referrer.name") == "Dr Ada Penrose"


def test_a_fax_number_is_not_also_the_telephone() -> None:
    referral = read(
        "Elm Tree Nursing Home\nCasualty 0484 5550133 Fax 0484 5550134\n\nDear Doctor,\n\n" + _ASKS
    )
    assert "5550133" in str(value(referral, "referrer.phone"))


def test_a_date_behind_the_number_of_a_page_is_no_telephone() -> None:
    referral = read("Page 1 18/11/2026, 08:55\nElm Tree Surgery\n\nDear Doctor,\n\n" + _ASKS)
    assert referral.referrer.phone.value is None
