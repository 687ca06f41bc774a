"""Tables whose cells go on below, and whose cells are so full that they nearly touch: read by rows."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.layout.wrapped_rows import in_rows
from jobs.extraction.text import Text
from referrals.data.pages import Page, Word

_CHARACTER, _HEIGHT, _WITHIN, _BETWEEN = 0.01, 0.012, 0.014, 0.02
"""The width of a letter and the height of a line; how far a line stands below the one above in a cell, and a row."""

Lines = list[tuple[float, str]]


def drawn(*rows: list[Lines]) -> Page:
    """A page of rows, each of them lines of cells: where the cell begins, and its words."""
    words: list[Word] = []
    top, number = 0.1, 0
    for row in rows:
        for at, line in enumerate(row):
            top += _WITHIN if at else _BETWEEN
            for left, said in line:
                for word in said.split():
                    right = left + len(word) * _CHARACTER
                    words.append(Word(word, (left, top, right, top + _HEIGHT), line=number))
                    left = right + _CHARACTER
            number += 1
    return Page("doc_test", 1, 595.0, 842.0, "text_layer", tuple(words), confidence=1.0)


def lines_of(*rows: list[Lines]) -> list[str]:
    return [line.text.replace("\t", " | ") for line in Text([drawn(*rows)]).lines]


HEADS: list[Lines] = [[(0.1, "Medication"), (0.4, "Directions"), (0.7, "Status")]]
METOPROLOL: list[Lines] = [
    [(0.1, "metoprolol succinate"), (0.4, "1 tablet by mouth every"), (0.7, "Active")],
    [(0.1, "extended-release 25 mg"), (0.4, "morning")],
]
LISINOPRIL: list[Lines] = [[(0.1, "lisinopril 5 mg tablet"), (0.4, "1 tablet daily"), (0.7, "Active")]]


def test_a_cell_that_goes_on_below_is_read_to_its_end_before_the_next() -> None:
    assert lines_of(HEADS, METOPROLOL, LISINOPRIL) == [
        "Medication | Directions | Status",
        "metoprolol succinate extended-release 25 mg | 1 tablet by mouth every morning | Active",
        "lisinopril 5 mg tablet | 1 tablet daily | Active",
    ]


def test_its_words_are_shown_where_they_stand_a_box_for_each_line() -> None:
    text = Text([drawn(HEADS, METOPROLOL, LISINOPRIL)])
    cell = text.cells[1][0]
    evidence = text.evidence(cell.span)[0]
    assert evidence.quote == "metoprolol succinate extended-release 25 mg"
    assert len(evidence.boxes) == 2


def test_the_judge_finds_the_quote_of_a_wrapped_cell() -> None:
    page = drawn([[(0.1, "Medications")]], HEADS, METOPROLOL, LISINOPRIL)
    referral = run_judge(referral=run_assistant(pages=[page], today=date(2026, 11, 21)), pages=[page])
    first = referral.clinical.medications[0]
    assert (first.dose.value, first.frequency.value) == ("25 mg", "every morning")
    assert "The quoted words are not on page 1." not in first.frequency.reasons
    assert in_rows(page).words != page.words


def test_cells_that_nearly_touch_are_parted_where_other_rows_show_the_column() -> None:
    full: list[Lines] = [[(0.1, "hydrochlorothiazide 12.5 mg"), (0.384, "1 capsule daily"), (0.7, "Active")]]
    heads: list[Lines] = [[(0.1, "Medication"), (0.384, "Directions"), (0.7, "Status")]]
    assert lines_of(heads, full)[1] == "hydrochlorothiazide 12.5 mg | 1 capsule daily | Active"


def test_words_that_no_row_parts_stay_one_cell() -> None:
    full: list[Lines] = [[(0.1, "hydrochlorothiazide 12.5 mg"), (0.384, "1 capsule daily"), (0.7, "Active")]]
    assert lines_of(HEADS, full)[1] == "hydrochlorothiazide 12.5 mg 1 capsule daily | Active"


@pytest.mark.parametrize(
    "below",
    [
        pytest.param([(0.1, "200 Elm Way")], id="a line that would have had room above"),
        pytest.param([(0.1, "Tel: 555-0102, 555-0103 home")], id="a label of its own"),
        pytest.param([(0.1, "\u2022 arthritis of the left knee")], id="a bullet"),
        pytest.param([(0.15, "arthritis")], id="words that begin at no column's edge"),
        pytest.param(
            [(0.1, "arthritis of the left knee and of the hip")], id="words that run on into the next column"
        ),
    ],
)
def test_what_stands_below_a_row_and_carries_none_of_its_cells_on_is_a_line(below: Lines) -> None:
    row: list[Lines] = [[(0.1, "Elm Clinic, the"), (0.4, "1 tablet daily"), (0.7, "Active")], below]
    if below[0][1].startswith(("Tel", "arthritis of", "\u2022")):
        row[0][0] = (0.1, "Chronic and progressive")
    assert len(lines_of(HEADS, row, LISINOPRIL)) == 4


def test_a_row_as_far_below_as_all_others_is_a_row() -> None:
    first: list[Lines] = [[(0.1, "metoprolol succinate 25 mg"), (0.4, "1 tablet daily"), (0.7, "Active")]]
    other: list[Lines] = [[(0.1, "thyroxine")]]
    assert len(lines_of(HEADS, first, other, LISINOPRIL)) == 4


def test_a_place_of_work_below_somebody_with_a_degree_is_a_line() -> None:
    row: list[Lines] = [
        [(0.1, "Ramona Whitecloud, CNP"), (0.4, "11/25/2025"), (0.7, "555-0136")],
        [(0.1, "Ottersby Community Health")],
    ]
    assert len(lines_of(HEADS, row, LISINOPRIL)) == 4


def test_the_next_of_a_list_in_a_cell_is_a_line() -> None:
    row: list[Lines] = [
        [(0.1, "MEDICATIONS"), (0.4, "Prednisone 60 mg daily (started today)")],
        [(0.4, "Loratadine 10 mg daily")],
    ]
    other: list[Lines] = [[(0.1, "ALLERGIES"), (0.4, "None")]]
    assert len(lines_of(other, row, other)) == 4


def test_labels_with_their_values_below_a_full_label_are_a_row() -> None:
    labels: list[list[Lines]] = [
        [[(0.1, "Patient"), (0.22, "ODESSA Delphine"), (0.5, "HRN 0774182")]],
        [[(0.1, "Address"), (0.22, "8 Elm Way"), (0.5, "HRN 0774182")], [(0.1, "Visiting"), (0.22, "09:35")]],
    ]
    assert lines_of([[(0.1, "PROGRESS NOTE")]], *labels)[-1] == "Visiting | 09:35"


def test_a_line_of_wide_gaps_that_no_other_row_shares_is_no_row() -> None:
    bar: list[Lines] = [
        [(0.1, "Hosp 0088241G"), (0.3, "CHI 1903510414"), (0.6, "Ward 6B bed 14 of the East Wing")],
        [(0.1, "Consultant")],
    ]
    assert len(lines_of([[(0.1, "A NOTE")]], bar)) == 3
