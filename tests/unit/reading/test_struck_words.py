"""Words that somebody has struck out are not read, and a page keeps where they stand. A line that is drawn for another
end, below words, beside them or around them, strikes nothing out.
"""

from __future__ import annotations

import pytest

from referrals.data.pages import Page
from tests.unit.reading.making import image_pdf, pdf, sheet, text
from tests.unit.reading.seeing import ink_in_boxes, lines, read

DRUG = text((72, 600, "Warfarin 5 mg daily"), (72, 570, "Priority: Urgent Routine"))
"""At 12 points, the first line is 104 points wide, and "Urgent" goes from 120 to 156 points on the second."""


def said(drawn: str, words: bytes = DRUG) -> list[str]:
    return lines(read(pdf([words + b" " + drawn.encode()]))[0])


@pytest.mark.parametrize(
    "drawn",
    [
        "70 604 m 178 604 l S 119 574 m 158 574 l S",
        "1 w 70 604 m 178 604 l 119 574 m 158 574 l S",
        "70 603.5 108 0.8 re f 119 573.5 39 0.8 re f",
        "70 603.5 108 0.8 re 119 573.5 39 0.8 re f",
        "1 0 0 RG 1 w 70 603 m 178 605 l S 2 w 119 574 m 158 574 l S",
        "70 604 m 140 604 l S 140 604 m 178 604 l S 119 574 m 158 574 l S",
        "q 2 0 0 2 10 20 cm 0.5 w 30 292 m 84 292 l S 54.5 277 m 74 277 l S Q",
    ],
    ids=["lines", "one path", "bars", "one path of bars", "red and crooked", "in pieces", "scaled"],
)
def test_words_with_a_line_through_them_are_left_out(drawn: str) -> None:
    assert said(drawn) == ["Priority: Routine"]


def test_a_page_tells_where_words_are_struck_out() -> None:
    document = pdf([DRUG + b" 70 604 m 178 604 l S"])
    page = read(document)[0]
    assert len(page.struck) == len("Warfarin 5 mg daily".split())
    assert page.struck[0] == pytest.approx((72 / 612, 181 / 792, 120 / 612, 195 / 792), abs=0.01)
    assert Page.from_json(page.to_json()).struck == page.struck


def test_of_two_words_that_a_stroke_joins_one_is_struck_out() -> None:
    assert said("71 604 m 107 604 l S", text((72, 600, "Urgent/Routine please"))) == ["Routine please"]


@pytest.mark.parametrize(
    "drawn",
    [
        "72 598.5 m 176 598.5 l S 120 568 m 156 568 l S",
        "60 600 m 540 600 l S",
        "60 604 m 540 604 l S",
        "66 594 m 66 612 l S 182 594 m 182 612 l S 66 604 m 182 604 l S",
        "66 594 116 18 re S 66 564 200 18 re S",
        "1 G 70 604 m 178 604 l S",
        "180 604 m 300 604 l S",
        "72 596 104 14 re n",
    ],
    ids=["underlined", "form line", "rule", "table", "boxes", "white", "leader", "clip"],
)
def test_lines_for_other_ends_strike_nothing_out(drawn: str) -> None:
    assert said(drawn) == ["Warfarin 5 mg daily", "Priority: Urgent Routine"]


@pytest.mark.parametrize("turn", ["0 1 -1 0 792 0 cm ", "-1 0 0 -1 612 792 cm ", "0 -1 1 0 0 612 cm "])
def test_struck_words_of_a_turned_page_are_left_out(turn: str) -> None:
    size = (612, 792) if turn.startswith("-") else (792, 612)
    rest = text((72, 500, "Tremor of the right hand for a year"))
    document = pdf([turn.encode() + DRUG + rest + b" 70 604 m 178 604 l S"], size=size)
    page = read(document)[0]
    assert lines(page) == ["Priority: Urgent Routine", "Tremor of the right hand for a year"]
    assert ink_in_boxes(document, page, media_type="application/pdf") == 1.0


def mark(entries: str, kind: str = "StrikeOut") -> dict[int, bytes]:
    quad = "72 612 176 612 72 597 176 597"
    return {
        100: f"<< /Type /Annot /Subtype /{kind} /Rect [72 597 176 612] /QuadPoints [{quad}] {entries} >>".encode()
    }


@pytest.mark.parametrize("appearance", ["", "/AP << /N 101 0 R >>"])
def test_words_that_a_program_marked_as_struck_out_are_left_out(appearance: str) -> None:
    objects = mark(f"/F 4 {appearance}")
    objects[101] = (
        b"<< /Type /XObject /Subtype /Form /BBox [72 597 176 612] /Length 23 >>\nstream\n"
        b"72 604 m 176 604 l S   \nendstream"
    )
    page = read(pdf([DRUG], page_entries="/Annots [100 0 R]", objects=objects))[0]
    assert lines(page) == ["Priority: Urgent Routine"]
    assert len(page.struck) == len("Warfarin 5 mg daily".split())


@pytest.mark.parametrize(
    ("kind", "entries"), [("Underline", "/F 4"), ("Highlight", "/F 4"), ("StrikeOut", "/F 2")]
)
def test_other_marks_and_hidden_ones_strike_nothing_out(kind: str, entries: str) -> None:
    page = read(pdf([DRUG], page_entries="/Annots [100 0 R]", objects=mark(entries, kind)))[0]
    assert lines(page)[0] == "Warfarin 5 mg daily"


def test_words_struck_out_over_a_scan_are_not_read_from_its_picture() -> None:
    words = sheet(
        (
            "Urgent referral for this lady",
            "Warfarin five milligrams a day",
            *("And more was typed here",) * 12,
        )
    )
    hidden = text(
        (72, 708, "Urgent referral for this lady"),
        (72, 675.6, "Warfarin five milligrams a day"),
        *((72.0, 643.2 - 32.4 * row, "And more was typed here") for row in range(12)),
        mode=3,
    )
    page = read(image_pdf(words, over=hidden + b" 1 w 70 680 m 245 680 l S"))[0]
    assert page.source == "text_layer"
    assert lines(page)[:2] == ["Urgent referral for this lady", "And more was typed here"]
