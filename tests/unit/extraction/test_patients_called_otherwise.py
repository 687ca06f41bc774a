"""Patients who are named under a label of their insurer, as what they are called now, or by their mother's name.
Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value


def named(text: str) -> tuple[object, object]:
    referral = read(text)
    return value(referral, "patient.given_name"), value(referral, "patient.family_name")


@pytest.mark.parametrize("label", ["Member", "Insured", "Enrollee", "Covered person"])
def test_who_is_covered_is_the_patient_where_nobody_else_is_named(label: str) -> None:
    notice = (
        f"Quiet Valley Health Plan\nNOTICE: MORE INFORMATION NEEDED\n{label}: Quill, Nora\tRelationship: Dependent\n"
        "DOB: 09/09/2013\tMember ID: QV-03-5591\nSubscriber: Quill, Martin\n"
    )
    assert named(notice) == ("Nora", "Quill")


@pytest.mark.parametrize("label", ["Insured", "Subscriber", "Care team member"])
def test_who_pays_or_treats_is_not_the_patient_who_is_named(label: str) -> None:
    assert named(f"Referral\nPatient: Nora Quill\nDOB: 01/02/2015\n{label}: Sandoval, Ravi\n") == (
        "Nora",
        "Quill",
    )


def test_a_member_of_the_team_is_nobody_covered() -> None:
    assert named("Referral\nDOB: 01/02/2015\nCare team member: Sandoval, Ravi\n") == (None, None)


@pytest.mark.parametrize(
    "lines",
    [
        "Patient now ...... Nora Quill\nFormerly ......... Nora Penrose\nBorn ............. 06/30/1991\n",
        "Client currently: Nora Quill\nFormer name: Nora Penrose\nDate of birth: 06/30/1991\n",
    ],
)
def test_what_somebody_is_called_now_is_the_name(lines: str) -> None:
    assert named(f"REQUEST FOR RELEASE OF RECORDS\n{lines}") == ("Nora", "Quill")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Baby of Nora Quill", ("Baby of Nora", "Quill")),
        ("B/O Nora Quill", ("B/O Nora", "Quill")),
        ("Baby Girl Quill", ("Baby Girl", "Quill")),
        ("Baby boy Ravi Quill", ("Ravi", "Quill")),
        ("Asha d/o Mohan", ("Asha", "Mohan")),
        ("Baby Nora Quill", ("Nora", "Quill")),
    ],
)
def test_a_newborn_goes_by_the_mothers_name(written: str, expected: tuple[str, str]) -> None:
    assert named(f"Referral form\nPatient: {written}\nDate of birth: 01/02/2026\n") == expected
