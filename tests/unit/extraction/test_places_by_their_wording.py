"""Places that are called by words of their own trade or country, and who is to read a paper there. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    "nurses", ["Exe Vale District Nurses", "Exe Vale District Nursing", "Exe Vale Community Nurses"]
)
def test_nurses_of_a_district_send_from_the_clinic_where_they_sit(nurses: str) -> None:
    found = referral_read(
        f"TO: South Devon Tissue Viability Service\nFAX: 01632 960911\nFROM: {nurses}\n"
        "Alphin Clinic, Exeter EX2 9ZY\nTEL: 01632 960877\nDATE: 3 March 2026\n\nDear colleagues\n\n"
        "Mr Saul Quill\tDOB 11/05/1936\tNHS 999 401 7004\n\n"
        "Could one of you visit this gentleman. He has a pressure ulcer on his left heel.\n\nSr Ida Moss\n"
    )
    assert found.referrer.organization.value == nurses


@pytest.mark.parametrize("school", ["Scoil Naomh Ultan", "Gaelscoil Naomh Ultan", "Coláiste Ultain"])
def test_an_irish_school_sends(school: str) -> None:
    found = referral_read(
        f"{school}\nProudstown Road, Navan, Co. Meath\nOifig: 020 918 7100\n\n24th April 2026\n"
        "To: Primary Care Psychology Service, Meath\n\nChild's name: Ada Quill\nDate of birth: 11th February 2016\n"
        "Family doctor: Dr Hale, Trimgate Street\n\nWhy are you writing to us?\n"
        "We are asking for an assessment because of school refusal since January.\n\nWhat has been tried?\n"
        "- Friends for Life programme with Ms Brady\n\nHealth\nNothing known.\n\nIda Moss\nSpecial Education Teacher\n"
    )
    assert (found.referrer.organization.value, found.referrer.phone.value) == (school, "+353209187100")


@pytest.mark.parametrize("mark", ["z. Hd.", "zu Händen", "z.Hd. von", "zH"])
def test_who_is_to_read_a_paper_stands_behind_the_place(mark: str) -> None:
    found = referral_read(
        "Gruppenpraxis Moos & Hell\nHilmteichweg 50, 8999 Graz\nFax 0316 555 3811\n\nZUWEISUNG\nGraz, 04.02.2026\n\n"
        "Name: Quill, Ada\tGeburtsdatum: 17.08.1962\n"
        f"Zugewiesen an: Brustzentrum LKH Schöckl, {mark} Dr. Seebach\n\nErbeten wird\nAbklärung\n\n"
        "Mit kollegialen Grüßen\nDr. Lukas Moos\n"
    )
    assert found.recipient.organization.value == "Brustzentrum LKH Schöckl"
    assert found.recipient.name.value == "Dr. Seebach"


def test_the_address_beside_the_patients_card_is_not_the_senders() -> None:
    found = referral_read(
        "Castle Plains Hospital\t\tQUILL, Adam James\nEmergency Department Discharge Referral\t\tMRN 2099417\n"
        "Ph 02 5550 7000\t\t09/12/2018 (7 yrs)\n\n"
        "Address: 440 Elm Rd, Wagga Wagga NSW 2650\t\tMedicare: 4375 32954 1\n\n"
        "Treating doctor: Dr Neil Stone\n\nDiagnosis\nFracture of lower end of radius\n"
    )
    assert found.referrer.address.value is None


def test_the_address_of_a_head_stays_the_senders() -> None:
    found = referral_read(
        "Elm Surgery\nAddress: 12 High Street, Leeds LS1 9ZZ\nTel: 0113 496 0018\n\n"
        "Re: Ada Quill\tDOB 14/03/1958\tNHS 999 238 6258\n\nDear Colleague,\nPlease see her for back pain.\n\n"
        "Yours sincerely\nDr Ida Moss\n"
    )
    assert found.referrer.address.value == "12 High Street, Leeds LS1 9ZZ"


@pytest.mark.parametrize("place", ["Hausarztpraxis Dr. Moos", "MVZ Elmhof"])
def test_hospitals_of_one_house_send_a_german_letter_to_a_practice(place: str) -> None:
    found = referral_read(
        "Kliniken Nordstadt\nBericht der Notaufnahme vom 12.03.2026\nTelefon 0511 555 0170\n\n"
        f"An {place}\nElmweg 3\n30999 Hannover\n\nPatient: Quill, Ada geb. 17.08.1962\n\n"
        "Diagnose: Distorsion rechts.\nWir bitten um ambulante Weiterbehandlung.\n\nDr. med. Nina Hell\n"
    )
    assert found.referrer.organization.value == "Kliniken Nordstadt"
    assert found.recipient.organization.value == place
