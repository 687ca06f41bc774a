"""Rows of boxes that go on in the next line: behind a box, or within one."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from jobs.extraction.assistant.page.boxes import box_left_open
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.text import Text
from tests.unit.extraction.paper import paper


@pytest.mark.parametrize(
    "row",
    [
        "Concerns (check): [x] inattention [x] hyperactivity [ ] depression [ ]\nsuicidal ideation [ ] aggression",
        "Concerns (check): [x] inattention [x] hyperactivity [ ] depression [\n] aggression [ ] suicidal ideation",
        "Concerns (check): [x] inattention [x] hyperactivity [ ] depression\n[ ] aggression [ ] suicidal ideation",
    ],
)
def test_what_is_not_ticked_raises_nothing(row: str) -> None:
    assert find_red_flags(pages=paper(row)) == ()


@pytest.mark.parametrize(
    "row",
    [
        "Concerns (check): [x] inattention [ ] hyperactivity [ ] depression [x]\nsuicidal ideation [ ] aggression",
        "Concerns: [x] low mood [ ] other ____\nSuicidal ideation with a plan",
    ],
)
def test_what_is_ticked_or_behind_no_box_raises_what_it_names(row: str) -> None:
    assert [flag.code for flag in find_red_flags(pages=paper(row))] == ["suicidality"]


def test_a_box_that_a_row_leaves_open_is_for_the_next_line() -> None:
    assert box_left_open("Concerns: [x] sleep [ ] mood [ ]") is not None
    assert box_left_open("[ ] sleep [x]") is not None


@pytest.mark.parametrize(
    "row",
    [
        "Cough [ ]  Fever [x]",
        "Cough: [ ]  Fever: [x]",
        "Weight loss: [x] [ ]",
        "Smoker: \u2612 \u2610",
        "BP: ___/___",
        "[x] other ____",
        "[ ] one [x] two",
    ],
)
def test_other_rows_leave_none_open(row: str) -> None:
    assert box_left_open(row) is None


@pytest.mark.parametrize("above", ["Smoker: \u2612 \u2610", "BP: ___/___"])
def test_what_stands_below_a_pair_or_a_rule_is_chosen(above: str) -> None:
    text = Text(paper(f"{above}\nDiabetes mellitus type 2"))
    assert not unmarked_at(text, text.content.index("Diabetes"))
