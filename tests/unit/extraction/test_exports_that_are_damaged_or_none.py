"""Text that is made to break the reading of exports, and text that is none."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.exports.finding import exports_in
from jobs.extraction.texts_at_hand import text_of
from tests.unit.extraction.paper import paper
from tests.unit.extraction.work import calls_in

_MOST_CALLS = 15_000_000
"""A few seconds' work; before it was bounded each of these pages took minutes."""


@pytest.mark.parametrize(
    "text",
    [
        '{"patient": {"name": "A", "dob": "1990-01-01", "sex": "M", "phone": "1", "x": ' + "[" * 50_000,
        "".join(f"<a{number}>x " for number in range(10_000)),
        "zz,x\n" * 20_000,
        "NAME,DOB,SEX,\n" * 4_000,
    ],
    ids=["levels", "elements", "pairs", "names"],
)
def test_a_hostile_page_is_little_work(text: str) -> None:
    read = text_of(paper(text))
    assert calls_in(lambda: exports_in(read)) < _MOST_CALLS


@pytest.mark.parametrize(
    "text",
    [
        'Ada said "pain": and "ache": also "stiff": and "numb": then she left.',
        "Family, Father, Mother, Brother\nHeart disease, yes, no, no",
    ],
)
def test_quotations_and_relatives_are_no_export(text: str) -> None:
    assert exports_in(text_of(paper(text))) == ()


def test_a_message_whose_marks_are_all_one_is_read_by_the_usual_ones() -> None:
    (export,) = exports_in(
        text_of(paper("MSH|||||A|B|C|D|202603041512||REF^I12|1\nPID|1||A1||Finch^Ada||19610504\nRF1||R"))
    )
    assert ("patient.family", 1) in [(told.path, len(told.spans)) for told in export.told]
