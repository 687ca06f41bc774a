"""Names that say whose child or spouse their bearer is, and labels that more kinds of forms put beside a name."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

LETTER = "Hill Road Surgery\n\n3 March 2026\n\n{who}\nDOB: 04/05/1970\n\nDear Colleague,\nThank you for your help.\n"


@pytest.mark.parametrize(
    ("name", "given", "family"),
    [
        ("Asha Rani Patil D/O Mohan Patil", "Asha Rani", "Patil"),
        ("Arvind Rane s/o Mohan Rane", "Arvind", "Rane"),
        ("Leela Nair W/O Arvind Menon", "Leela", "Nair"),
        ("Leela Nair, wife of Arvind Menon", "Leela", "Nair"),
        ("R. SELVAM S/o Late P. Murugan", "R.", "SELVAM"),
        ("K. R. Vaidya S/o (late) K. Raman", "K. R.", "Vaidya"),
        ("Ms Kavita d/o Subramani", "Kavita", "Subramani"),
        ("Rohana binti Yusof", "Rohana", "binti Yusof"),
        ("Danson Hall", "Danson", "Hall"),
    ],
)
def test_a_parent_or_spouse_is_no_part_of_the_name(name: str, given: str, family: str) -> None:
    found = read(LETTER.format(who=f"Patient name: {name}"))
    assert (value(found, "patient.given_name"), value(found, "patient.family_name")) == (given, family)


def test_a_father_above_the_birth_date_is_not_the_patient() -> None:
    found = read(
        "Shri K. R. VAIDYA S/o K. Raman\n67 yrs / M   DOB 17-06-1959\tOP No. SV/2026/0881\n\n"
        "Respected Sir,\nKindly see the above gentleman."
    )
    assert (value(found, "patient.given_name"), value(found, "patient.family_name")) == ("K. R.", "VAIDYA")


@pytest.mark.parametrize(
    "label",
    ["Student", "Referred person", "Subject of care", "Patient Name/ID", "Usager", "Paziente", "Dhr./Mevr."],
)
def test_the_name_stands_beside_many_labels(label: str) -> None:
    assert value(read(LETTER.format(who=f"{label}: Nora Quill")), "patient.family_name") == "Quill"


@pytest.mark.parametrize("label", ["National ID", "Civil ID", "MyKad", "NRIC/FIN", "Carte santé", "DoD ID"])
def test_a_number_of_the_state_is_the_patients(label: str) -> None:
    found = read(LETTER.format(who=f"Patient: Nora Quill\n{label}: AB4471882"))
    assert [identifier.value.value for identifier in found.patient.identifiers] == ["AB4471882"]
