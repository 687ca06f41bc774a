"""Names without a family's: the father's and grandfather's in boxes, initials behind. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, numbers, patient_of

HEAD = "Highland General Hospital\nP.O.Box 12\n\n"


@pytest.mark.parametrize(
    "boxes",
    [
        "Name of patient\tName of father\tName of grandfather\nAlmaz\tTadesse\tKebede",
        "Patient name: Almaz\tFather's name: Tadesse\tGrandfather's name: Kebede",
        "Full name\tFather name\tG/father name\nAlmaz\tTadesse\tKebede",
        "First name\tFather's name\tGrand father's name\nAlmaz\tTadesse\tKebede",
    ],
)
def test_father_and_grandfather_stand_for_the_familys_name(boxes: str) -> None:
    patient = patient_of(f"{HEAD}{boxes}\nAge (yrs)\tSex (M/F)\n31\tF\n")
    assert named(patient) == ("Almaz", "Tadesse Kebede")


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        ("Patient name: Ada Quill\tFather's name: Bo Quill\tGrandfather's name: Ben Quill", ("Ada", "Quill")),
        ("First name\tLast name\tFather's name\nAda\tQuill\tBo", ("Ada", "Quill")),
    ],
)
def test_fathers_of_somebody_with_a_familys_name_are_relatives(boxes: str, expected: tuple[str, str]) -> None:
    assert named(patient_of(f"{HEAD}{boxes}\nAge (yrs)\tSex (M/F)\n31\tF\n")) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Mr. Bandara W.M.K.", ("W.M.K.", "Bandara")),
        ("Mrs de Mel K. D. S.", ("K. D. S.", "de Mel")),
        ("Ms. Quill A.B.", ("A.B.", "Quill")),
        ("Mr. W.M.K. Bandara", ("W.M.K.", "Bandara")),
        ("Mrs Ada J.K. Quill", ("Ada J.K.", "Quill")),
    ],
)
def test_initials_are_given_names_wherever_they_stand(written: str, expected: tuple[str, str]) -> None:
    assert named(patient_of(f"{HEAD}Patient: {written}\nDOB: 1963.06.20\tSex: M\n")) == expected


def test_the_number_of_a_card_above_the_name_is_the_patients() -> None:
    head = "Date of referral: 14/05/2026\tCard No.: 440127\n(copy)\n\n"
    patient = patient_of(f"{HEAD}{head}Name of patient: Ada Quill\nAge: 31\tSex: F\n")
    assert numbers(patient) == ["440127"]
