"""A mother beside her child: in a column of her own, or in a section of the form. Every person is invented."""

from __future__ import annotations

from tests.unit.extraction.referral_read import values_read

TABLE = """Coast Midwives
17/04/2026
Paediatric Outpatients, Bay Hospital
 \tMother\tBaby
Name\tLosa Fanua\tFanua, baby girl (not named yet)
NHI\tZQM5003\tZVX4446
Born\t22/07/1996\t10/04/2026, 03:14
Contact\t04 555 0174\tas mother
Address\t5/12 Tasman Crescent, Porirua\tas mother
Dear Doctor,
Please see this baby girl with a soft systolic murmur within the next fortnight.
"""
FORM = """Newborn Hearing Referral
Infant
Name: Imani Whitcomb\tBirth hospital: Harbor View
DOB: 09/21/2026\t[x] Girl  [ ] Boy
{}
Name: Chantelle Lathrop\tDOB: 02/12/1996
Phone: 410-555-0107
Refer to
Audiology, Towson Hearing
"""


def test_the_column_of_the_child_tells_who_the_patient_is() -> None:
    read = values_read(TABLE)
    assert read["patient.birth_date"] == "2026-04-10"
    assert read["patient.family_name"] == "Fanua"
    assert read.get("patient.given_name") is None
    assert read["patient.identifiers[0].value"] == "ZVX4446"
    assert "patient.identifiers[1].value" not in read


def test_what_a_child_has_as_its_mother_is_read_in_her_column() -> None:
    read = values_read(TABLE)
    assert read["patient.address"] == "5/12 Tasman Crescent, Porirua"


def test_a_table_with_one_column_only_is_read_as_ever() -> None:
    page = TABLE.replace("Mother\tBaby", "Patient").replace("\tFanua, baby girl (not named yet)", "")
    assert values_read(page)["patient.given_name"] == "Losa"


def test_a_section_of_the_mothers_holds_no_birth_date_of_the_childs() -> None:
    for heading in ("Mother / guardian", "Parent or guardian", "Mother's details"):
        read = values_read(FORM.format(heading))
        assert read["patient.birth_date"] == "2026-09-21"
        assert read["patient.given_name"] == "Imani"
