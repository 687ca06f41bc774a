"""Whose a telephone is: the usual doctor's beside an optometrist or a dentist who sends, the practice's above a subject
in the same column, and none of a house behind it. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

OPTOMETRIST = """HALLORAN OPTICIANS
14 Manor Square, Otley LS21 9ZY
0113 496 0731
Optometrist: Mr Faisal Quddus (GOC 01-99914)

To: Wharfedale Referral Service, Shipley

Name: Marcia Boyd\tDate of birth: 07/10/1962
Address: 88 Tannery Row, Otley LS21 9ZZ\tMobile: 07700 900527
GP: Dr A Pattison, Chevin Road Practice\t{}: 0113 496 0155

Dear Doctor,

Please would you see this lady with raised pressures.

Faisal Quddus BSc MCOptom
"""


@pytest.mark.parametrize("label", ["GP tel", "GP's phone", "Doctor's tel"])
def test_the_usual_doctors_number_is_not_the_senders(label: str) -> None:
    read = values_read(OPTOMETRIST.format(label))
    assert read["referrer.phone"] == "+441134960731"
    assert read["patient.phone"] == "+447700900527"


def test_the_usual_doctors_number_is_the_senders_where_there_is_no_other() -> None:
    page = OPTOMETRIST.format("GP tel").replace("0113 496 0731\n", "")
    assert values_read(page)["referrer.phone"] == "+441134960155"


def test_the_number_of_a_house_ends_no_telephone() -> None:
    page = "RE: Ada Quill   10/2/1975   812-555-0182 77 Orchard Knob, Paoli, IN 47899\n\nDear Sue,\nPlease see her."
    assert values_read(page)["patient.phone"] == "+18125550182"


def test_a_letterhead_ends_above_the_subject_in_its_column() -> None:
    page = (
        "Cabinet médical du Blosne\tRennes, le 1er octobre 2026\nDr Hervé Guillemot\tProfesseur Lazare Benhamou\n"
        "Tél. 02 61 91 30 12\tHématologie clinique, pavillon Laennec\nTélécopie 02 61 91 30 13\n"
        "Concerne: Monsieur Pascal Thomas, né le 19 juillet 1958, 06 39 98 20 64\n\nMonsieur le Professeur,\n\n"
        "Je vous adresse ce patient pour des adénopathies."
    )
    read = values_read(page)
    assert read["referrer.phone"] == "+33261913012"
    assert read["referrer.fax"] == "+33261913013"
    assert read["patient.phone"] == "+33639982064"
