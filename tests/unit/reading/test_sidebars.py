"""A letter beside a list of short lines on the same lines of the page is read after the list, not across."""

from __future__ import annotations

import pytest

from tests.unit.reading.test_side_by_side import down, read_lines

_LIST = [
    "Patient",
    "Declan Fahy",
    "4 Shop Street",
    "Born 12/11/1953",
    "Tel 087 555 0123",
    "Medications",
    "Eliquis 5mg BD",
    "Lipitor 20mg nocte",
    "Allergies",
    "NKDA",
]
_LETTER = [
    "Dear Professor Burke,",
    "Thank you for seeing Declan whose eGFR has",
    "fallen from 58 to 34 over two years. Urine ACR",
    "is 92. Blood pressure is 148/84. His ultrasound",
    "shows small kidneys. He has atrial fibrillation",
    "and hyperlipidaemia. No diabetes. His uncle was",
    "on dialysis. I have stopped his ibuprofen.",
    "Yours sincerely",
    "Maeve Corrigan",
]


@pytest.mark.parametrize("list_first", [True, False])
def test_a_list_beside_a_letter_on_the_same_lines_is_no_table(list_first: bool) -> None:
    left, right = (_LIST, _LETTER) if list_first else (_LETTER, _LIST)
    found = read_lines(*down(60, 700, *left), *down(250 if list_first else 420, 700, *right))
    assert found == [*left, *right]


def test_medicines_beside_how_they_are_taken_stay_a_table() -> None:
    names = ["Apixaban 5 mg", "Lipitor 20 mg", "Furosemide 40 mg", "Bisoprolol 2.5 mg", "Ramipril 5 mg"]
    taken = [
        "take one tablet by mouth twice a day",
        "take one tablet by mouth at night",
        "take one tablet by mouth every morning",
        "take one tablet by mouth once daily",
        "take one capsule by mouth once daily",
    ]
    found = read_lines(*down(60, 700, *names), *down(250, 700, *taken))
    assert found == [f"{name} {how}" for name, how in zip(names, taken, strict=True)]


def test_headings_beside_their_paragraphs_stay_beside_them() -> None:
    heads = ["History", "", "", "Examination", "", "", "Plan", ""]
    told = [
        "He has had a cough for months. It is worse at",
        "night. He smoked until last year and has lost",
        "some weight. No fever.",
        "He looks well. There are crackles at the left",
        "base. The heart sounds are normal. There is no",
        "oedema.",
        "Please see him soon. I have asked for a film of",
        "the chest. He knows of this letter.",
    ]
    found = read_lines(*down(60, 700, *heads), *down(250, 700, *told))
    assert found[0] == f"History {told[0]}"
