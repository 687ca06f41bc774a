"""Numbers of members and telephones where forms of several countries put them, and places told in few words."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


def test_the_number_behind_an_address_at_the_end_of_a_letter_is_the_patients() -> None:
    found = referral_read(
        "Dr Ida Moss, médecin généraliste\tVignette mutuelle:\nCabinet médical du Tienne\tMutualité Sambre et Meuse\n"
        "rue du Tienne 6, 5999 Erpent\t319/4471826  110/110\nTél. 081/55 01 20 - INAMI 1-99402-17-004\t"
        "QUILL ADAM - 17.03.1948 - M\n\n"
        "Cher Confrère,\n\nJe souhaiterais un bilan de mémoire pour Monsieur Quill, 78 ans.\n\n"
        "Adresse: Chaussée de Mons 1188, 5999 Jambes, tél. 081/55 01 74. Pour le rendez-vous, merci d'appeler plutôt "
        "son fils Benoît au 081/55 01 75.\n\nBien à vous,\n\nIda Moss\n"
    )
    assert found.patient.phone.value == "+3281550174"
    assert found.insurance.member_id.value == "319/4471826"


def test_a_number_of_its_form_without_a_mutuality_is_no_members() -> None:
    found = referral_read(
        "Dr Ida Moss, médecin généraliste\nrue du Tienne 6, 5999 Erpent\n\nCher Confrère,\n\n"
        "Monsieur Adam Quill, né le 17.03.1948, dossier 319/4471826, toux depuis un mois.\n\nIda Moss\n"
    )
    assert found.insurance.member_id.value is None


@pytest.mark.parametrize("label", ["Polisnr", "Polisnummer"])
def test_a_dutch_policy_has_a_number(label: str) -> None:
    found = referral_read(
        "Huisartsenpraktijk De Linde\n\nPatiënt\nNaam: Mw. A. Prins\tGeboren: 27-07-1981\n"
        f"Verzekeraar: Zuiderzee Zorg\t{label}: 40771-1882\n"
    )
    assert found.insurance.member_id.value == "40771-1882"


def test_a_plan_is_told_with_a_number_of_its_own_letters() -> None:
    found = referral_read(
        "Ada Quill, 21, DOB 5/2/2005, cell 541-555-0125. Evergreen Student Plan, ESP-60917.\n"
    )
    assert found.insurance.payer.value == "Evergreen Student Plan"
    assert found.insurance.member_id.value == "ESP-60917"


def test_a_plan_with_a_number_of_other_letters_is_none() -> None:
    found = referral_read("Ada Quill, DOB 5/2/2005. Home Exercise Plan, REF-60917.\n")
    assert found.insurance.member_id.value is None


def _clinic(below: str, where: str) -> str:
    return (
        f"Dr. Ida Moss\n{below}\nRiver Hormone & Endocrine Clinic, Opp. Old Tank, Vaishali Nagar, Jaipur\n"
        "Ph. 0141 555 0201\n\nUHID MHE/24/11806\tDate: 09.02.2026\nMrs. Ada Quill, 44 / F\n"
        f"{where}\t0141 555 0288\n\nRespected Madam,\n\nKindly see the above patient for acromegaly.\n"
    )


def test_what_a_doctor_studied_is_no_place() -> None:
    found = referral_read(_clinic("MD (Med), DM (Endocrinology), Reg. No. RMC 99817", "Jaipur"))
    assert found.referrer.organization.value == "River Hormone & Endocrine Clinic"


def test_a_house_on_an_estate_is_an_address() -> None:
    found = referral_read(_clinic("Physician", "B-19 Chitrakoot Extn, Jaipur"))
    assert found.patient.address.value == "B-19 Chitrakoot Extn, Jaipur"


def test_a_vitamin_is_no_house() -> None:
    assert referral_read(_clinic("Physician", "B-12 Deficiency, Anaemia")).patient.address.value is None


def _slip(head: str, institution: str) -> str:
    return (
        f"{head}\nREFERRAL SLIP\n\n{institution}2. Referred to\tMedical College Hospital, Jabalpur\n"
        "3. Name of patient\tAdam Quill\n4. Age / sex\t29 / M\n5. Reason for referral\tcough of 2 months\n"
    )


def test_the_institution_on_a_slip_sends_and_not_the_department_over_it() -> None:
    found = referral_read(
        _slip(
            "DEPARTMENT OF PUBLIC HEALTH, BLOCK ELM", "1. Name of institution\tPrimary Health Centre, Anjan\n"
        )
    )
    assert found.referrer.organization.value == "Primary Health Centre, Anjan"
    assert found.recipient.organization.value == "Medical College Hospital, Jabalpur"


def _wire(sender: str) -> str:
    return (
        f"30.6.26\n\nENT outpts Gisborne\n{sender}, Elm Bay Health Clinic\t06 555 0188\n\n"
        "Quill Adam  ZMK9918  6.11.20  5y boy  21.4 kg\n\nsnores every nt 1 yr+, stops breathing\n"
    )


def test_a_note_like_a_telegram_says_who_writes_to_whom() -> None:
    found = referral_read(_wire("fr Ida Moss RN"))
    assert found.referrer.name.value == "Ida Moss RN"
    assert found.referrer.organization.value == "Elm Bay Health Clinic"
    assert found.recipient.name.value is None
    assert found.recipient.organization.value == "ENT outpts Gisborne"


def test_a_woman_addressed_in_german_writes_nothing() -> None:
    found = referral_read(
        "Fr. Ida Moos\nHals-Nasen-Ohren-Praxis Linde\n\nBetr.: Adam Quill, geb. 06.11.2020\n\nHusten.\n"
    )
    assert found.referrer.name.value != "Ida Moos"


def test_the_number_of_a_hospital_in_a_letter_begins_no_export() -> None:
    found = referral_read(
        "Castle Royal Infirmary\nDepartment of Respiratory Medicine\n\nDr Ida Moss\nElm Surgery\n\nDear Dr Moss\n\n"
        "Ada QUILL, DOB 27/06/1981, Hosp No W440921, NHS No 999 633 1407\n40 Mill Road, Wexbourne, WX9 5TN\n\n"
        "Diagnoses: 1. Mild restrictive defect, cause under investigation. 2. Raynaud's phenomenon.\n"
    )
    assert found.patient.family_name.value == "QUILL"
    assert found.patient.address.value == "40 Mill Road, Wexbourne, WX9 5TN"
