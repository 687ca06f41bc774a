"""Those whom a paper names beside who is asked and who are not asked: whoever gets a copy, who refers. Numbers that
nobody answers. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read


def sent(beside: str) -> Referral:
    return referral_read(
        "Humber Street Opticians\n14 Humber Street, Hull HU1 9ZX\t\t01632 960255\n\n"
        f"To: Glaucoma Service\t\t{beside}\nHolderness Eye Hospital\n\n"
        "Patient: Mr Saul Quill\t\tD.O.B.: 30.12.69\nMobile: 07700 900318\n\nReason for referral\n"
        "Repeated raised pressure on two visits with a suspicious right disc.\n\nIda Moss, Optometrist\n"
    )


@pytest.mark.parametrize(
    "beside",
    ["Copy to GP: Dr N. Hale", "cc GP: Dr N. Hale", "Ref. clinician: Dr N. Hale", "Ref. GP: Dr N. Hale"],
)
def test_who_gets_a_copy_or_refers_is_not_asked(beside: str) -> None:
    found = sent(beside).recipient
    assert found.name.value is None
    assert found.organization.value in ("Holderness Eye Hospital", "Glaucoma Service")


def test_a_consultant_beside_the_clinic_is_asked() -> None:
    assert sent("Consultant: Dr N. Hale").recipient.name.value == "Dr N. Hale"


def test_a_portuguese_letter_says_where_it_sends() -> None:
    found = referral_read(
        "USF Alto da Brisa\tFone: 81 5555-0160\nFICHA DE REFERÊNCIA\n\n"
        "Nome: Josiane Lima\tData de nasc.: 02/12/1976\n\n"
        "Encaminho para: Endocrinologia - Policlínica Beira Rio\tData: 14/04/2026\n\nMotivo do encaminhamento\n"
        "Paciente com diabetes tipo 2 sem controle.\n\nDr. Everaldo Moura\n"
    )
    assert found.recipient.organization.value == "Policlínica Beira Rio"


@pytest.mark.parametrize("remark", ["no longer in use", "no longer works", "no longer in"])
def test_a_number_that_is_no_longer_answered_gives_way_to_the_other(remark: str) -> None:
    found = referral_read(
        "Elm Surgery\n\nPatient\nName: Ada Quill\tDOB: 14/03/1958\n"
        f"Home phone: 01632 960704 ({remark})\t\t\tMobile: 07700 900842\n\nPlease see her for back pain.\n"
    )
    assert found.patient.phone.value == "+447700900842"


@pytest.mark.parametrize(
    "numbers",
    [
        "Cell: 082 555 0834 - old number: 082 555 0999",
        "Old cell: 082 555 0999\t\tCell: 082 555 0834",
        "Cell: 082 555 0834\t\tHome: 082 555 0999 (disconnected)",
    ],
)
def test_a_number_that_was_given_up_is_not_taken(numbers: str) -> None:
    found = referral_read(
        f"Elm Practice, Durban 4099\n031 555 0800\n\nPatient: Ada Quill\tDOB: 14/03/1958\n{numbers}\n\n"
        "Please see her for back pain.\n\nDr Ida Moss\n"
    )
    assert found.patient.phone.value in ("+27825550834", "082 555 0834")
