"""Who the patient is in rows that print names, ages, sexes and numbers without a label. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_patients_of_the_world import named, patient_of

HEAD = "Tanah Clinic\n20 Tanah Link\n\n"


@pytest.mark.parametrize(
    ("rows", "given", "family", "born"),
    [
        ("QUILL-NELSON Ada HRN 0417729 F 21/06/89 37y", "Ada", "QUILL-NELSON", "1989-06-21"),
        ("Ada Quill | 82 | F | 07/19/1944 | chart 551-0923 | 405-555-0106", "Ada", "Quill", "1944-07-19"),
        ("Ada Quill 29 G3P1\t18/04/97\t9994003372", "Ada", "Quill", "1997-04-18"),
        ("Quill, Ada - widow, 87 - Aug 30, 1939", "Ada", "Quill", "1939-08-30"),
        ("[Quill, Ada - F - 04/30/1991 - #889021]", "Ada", "Quill", "1991-04-30"),
        ("PT ACCT 44-8812 QUILL,ADA F 03-25-1997", "ADA", "QUILL", "1997-03-25"),
        ("Subject: URGENT - Ada QUILL; 17/06/1985; 07700 900146", "Ada", "QUILL", "1985-06-17"),
        ("Ada Tane QUILL - ZBF4854 - 30 Jan 1971 - 021 555 0173", "Ada Tane", "QUILL", "1971-01-30"),
        (
            "Ms. Ada L. Quill\nN7731 County Road E\nSpooner, WI 54801\n12/12/1955",
            "Ada L.",
            "Quill",
            "1955-12-12",
        ),
    ],
)
def test_a_row_of_particulars_may_hold_what_nobody_knows(
    rows: str, given: str, family: str, born: str
) -> None:
    patient = patient_of(HEAD + rows)

    assert named(patient) == (given, family)
    assert patient.birth_date.value == born


def test_a_row_at_the_foot_names_the_patient_too() -> None:
    told = "\n".join(f"Line {number} of what was found." for number in range(40))

    patient = patient_of(f"{HEAD}{told}\nQUILL,ADA J\t000-44-4419  H4419\tAUG 17,1955 (71)  FEMALE")

    assert named(patient) == ("ADA J", "QUILL")
    assert (patient.birth_date.value, patient.age.value, patient.sex.value) == ("1955-08-17", 71, "female")


@pytest.mark.parametrize(
    "row", ["Tom Quill (brother)  11/05/2014", "Dr Tom Quill\t11/05/1974", "Quill, Tom\t12"]
)
def test_a_row_of_somebody_else_names_no_patient(row: str) -> None:
    assert patient_of(HEAD + row).birth_date.value is None


@pytest.mark.parametrize(
    ("text", "given", "family"),
    [
        (
            "Quillova Ada, 30.08.1965 / w\nVia Sura 21, ada.x@example.ch, ada.quillova@example.ch",
            "Ada",
            "Quillova",
        ),
        ("Patient: Okafor Ada\nDOB: 11.02.1950\n\nMrs Okafor has knee pain.", "Ada", "Okafor"),
        ("NAME: OKAFOR ADA\nDOB: 25/05/1990\nNEXT OF KIN: OKAFOR TOM (HUSBAND)", "ADA", "OKAFOR"),
        ("Name: Nic Craith Ada\nDOB: 25/05/1990", "Ada", "Nic Craith"),
        ("Patient: Ada Okafor\nDOB: 11.02.1950\n\nMrs Okafor has knee pain.", "Ada", "Okafor"),
    ],
)
def test_the_text_shows_which_name_is_the_familys(text: str, given: str, family: str) -> None:
    assert named(patient_of(HEAD + text)) == (given, family)
