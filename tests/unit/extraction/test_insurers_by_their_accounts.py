"""Insurers that are told by the account that goes to them or by the card that they give out, and their numbers, which
call nobody. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read


def letter(beside: str, foot: str) -> Referral:
    return referral_read(
        "Berea Hearing & Balance\nShop 9, Musgrave Walk, Durban 4099\n031 555 0800\n\n10 June 2026\n\n"
        "Dr S Govan\nAddington Bay ENT Rooms\n\nENT REFERRAL: ADA QUILL, 19/05/2019\n"
        f"17 Umdoni Gardens, Durban 4099. {beside}\n\nDear Dr Govan\n\n"
        "Please could you see her with a view to grommets.\n\nSincerely\nIda Moss, Audiologist\n\n"
        f"{foot}\n"
    )


@pytest.mark.parametrize(
    "foot",
    [
        "Fee account to Umhlanga Med, code 1010.",
        "Account is sent to Umhlanga Med.",
        "Please send the invoice to Umhlanga Med",
    ],
)
def test_the_insurer_is_whom_the_account_goes_to(foot: str) -> None:
    found = letter("Umhlanga Med 0417-9926.", foot)
    assert (found.insurance.payer.value, found.insurance.member_id.value) == ("Umhlanga Med", "0417-9926")
    assert found.patient.phone.value is None


def test_a_person_who_pays_is_no_insurer() -> None:
    found = letter("Tom Bradley 0412 345 678.", "Please send the account to Tom Bradley.").insurance
    assert (found.payer.value, found.member_id.value) == (None, None)


def test_a_name_and_a_number_without_an_account_are_no_insurance() -> None:
    found = letter("Sunbeam Primary 0417-9926.", "Report to Sunbeam Primary.").insurance
    assert (found.payer.value, found.member_id.value) == (None, None)


def test_an_account_that_goes_to_nobody_with_a_number_tells_no_insurer() -> None:
    assert letter("", "Account to Mrs Busi Quill.").insurance.payer.value is None


@pytest.mark.parametrize("card", ["corporate card", "company card", "insurance card no."])
def test_a_card_of_a_company_tells_the_insurer_and_its_number(card: str) -> None:
    found = letter(f"Lionshield {card} LS 4417-0931 (company: Merlimau Logistics).", "").insurance
    assert (found.payer.value, found.member_id.value) == ("Lionshield", "LS 4417-0931")


def test_a_card_of_a_hospital_tells_no_insurer() -> None:
    assert letter("Castle Hospital card 4417-0931.", "").insurance.payer.value is None


def test_an_austrian_slip_names_insurer_and_number_above_their_values() -> None:
    found = referral_read(
        "Gruppenpraxis Moos & Hell\nHilmteichweg 50, 8999 Graz\nFax 0316 555 3811\n\nZUWEISUNG\nGraz, 04.02.2026\n\n"
        "VERSICHERUNGSNUMMER\t\tVERSICHERUNGSTRÄGER\n6724 170862\t\tÖGK Steiermark\n"
        "FAMILIENNAME, VORNAME\t\tGEBURTSDATUM\nQuill, Ada\t\t17.08.1962\n\nErbeten wird\nAbklärung\n"
    ).insurance
    assert (found.payer.value, found.member_id.value) == ("ÖGK Steiermark", "6724 170862")


@pytest.mark.parametrize(
    "number", ["VHI policy 0417 992 6", "Account no 0417-9926", "Momentum card no 0417-9926"]
)
def test_the_number_of_a_policy_or_an_account_calls_nobody(number: str) -> None:
    assert letter(number, "").patient.phone.value is None


def test_a_telephone_beside_a_policy_still_calls_the_patient() -> None:
    assert letter("VHI policy 0417 992 6. Cell 082 555 0834", "").patient.phone.value == "+27825550834"
