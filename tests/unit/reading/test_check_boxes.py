"""Boxes that are drawn, on a scan or by a PDF's own lines, come out as words that say whether they are marked."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw, ImageFont

from referrals.data.pages import Page
from referrals.reading.boxes_among_words import sure_letters
from referrals.reading.check_box import CheckBox, not_upon
from referrals.reading.layout import RawWord
from tests.unit.reading.making import encoded, pdf, sheet, text
from tests.unit.reading.seeing import lines, read

SIDE = 30
Spot = tuple[int, int]


def form(*marked: str, mark: str = "cross") -> Image.Image:
    """Return a page at 200 dpi with two questions, a box drawn before each answer."""
    page = sheet(("Northfield Family Practice", "Referral form for new patients"))
    draw = ImageDraw.Draw(page)
    font = ImageFont.load_default(size=34)
    for row, (question, answers) in enumerate(
        (("Sex:", ("Male", "Female", "Other")), ("Priority:", ("Routine", "Urgent", "Emergency")))
    ):
        top = 600 + 120 * row
        draw.text((200, top), question, fill=0, font=font)
        for column, answer in enumerate(answers):
            left = 420 + 320 * column
            draw.rectangle((left, top + 4, left + SIDE, top + 4 + SIDE), outline=0, width=3)
            draw.text((left + 50, top), answer, fill=0, font=font)
            if answer in marked:
                strike(draw, (left, top + 4), mark)
    return page


def form_of_circles(*marked: str, mark: str) -> Image.Image:
    """Return a page like `form`, with circles for boxes, that are filled in or have a dot."""
    page = form()
    draw = ImageDraw.Draw(page)
    for top in (604, 724):
        for left in (420, 740, 1060):
            draw.rectangle((left - 2, top - 2, left + SIDE + 2, top + SIDE + 2), fill=255)
            draw.ellipse((left, top, left + 26, top + 26), outline=0, width=3)
    for answer, (left, top) in {"Female": (740, 604), "Urgent": (740, 724), "Other": (1060, 604)}.items():
        if answer in marked:
            rim = 0 if mark == "filled" else 7
            draw.ellipse((left + rim, top + rim, left + 26 - rim, top + 26 - rim), fill=0)
    return page


def strike(draw: ImageDraw.ImageDraw, corner: Spot, mark: str) -> None:
    x, y = corner
    if mark == "filled":
        draw.rectangle((x, y, x + SIDE, y + SIDE), fill=0)
        return
    strokes = {
        "cross": (((x + 4, y + 4), (x + 26, y + 26)), ((x + 4, y + 26), (x + 26, y + 4))),
        "tick": (((x + 4, y + 14), (x + 12, y + 25), (x + 44, y - 22)),),
        "stroke through": (((x - 24, y - 18), (x + 20, y + 34), (x + 26, y + 20)),),
    }[mark]
    for stroke in strokes:
        draw.line(stroke, fill=60, width=4)


def answers(page: Page) -> list[str]:
    """Return the lines with boxes, without regard to capitals, which the font of the drawing makes hard to tell."""
    return [line.casefold() for line in lines(page) if line.startswith(("Sex", "Priority"))]


@pytest.mark.parametrize("mark", ["cross", "tick", "stroke through", "filled"])
def test_a_box_on_a_scan_is_marked_or_empty(mark: str) -> None:
    page = read(encoded(form("Female", "Urgent", mark=mark), "PNG", dpi=(200, 200)))[0]
    assert answers(page) == ["sex: ☐ male ☒ female ☐ other", "priority: ☐ routine ☒ urgent ☐ emergency"]


@pytest.mark.parametrize("mark", ["cross", "tick", "filled"])
def test_a_form_on_which_every_box_is_marked_has_them(mark: str) -> None:
    every = ("Male", "Female", "Other", "Routine", "Urgent", "Emergency")
    page = read(encoded(form(*every, mark=mark), "PNG", dpi=(200, 200)))[0]
    assert answers(page) == ["sex: ☒ male ☒ female ☒ other", "priority: ☒ routine ☒ urgent ☒ emergency"]


@pytest.mark.parametrize("mark", ["filled", "dot"])
@pytest.mark.parametrize("kind", ["scan", "fax"])
def test_circles_are_boxes_where_some_are_marked(mark: str, kind: str) -> None:
    drawn = form_of_circles("Female", "Urgent", mark=mark)
    if kind == "scan":
        page = read(encoded(drawn, "PNG", dpi=(200, 200)))[0]
    else:
        fax = drawn.rotate(0.6, fillcolor=255).convert("1")
        page = read(encoded(fax, "TIFF", compression="group4", dpi=(200, 200)))[0]
    assert answers(page) == ["sex: ☐ male ☒ female ☐ other", "priority: ☐ routine ☒ urgent ☐ emergency"]


def test_a_form_on_which_no_box_is_marked_has_empty_ones() -> None:
    page = read(encoded(form(), "PNG", dpi=(200, 200)))[0]
    assert answers(page) == ["sex: ☐ male ☐ female ☐ other", "priority: ☐ routine ☐ urgent ☐ emergency"]


def test_boxes_of_a_fax_are_told_from_dirt_and_letters() -> None:
    fax = form("Other").rotate(1.2, fillcolor=255).convert("1")
    page = read(encoded(fax, "TIFF", compression="group4", dpi=(200, 200)))[0]
    assert answers(page) == ["sex: ☐ male ☐ female ☒ other", "priority: ☐ routine ☐ urgent ☐ emergency"]


def test_the_solid_bullets_of_a_list_are_no_boxes() -> None:
    page = sheet(("Current medication of the patient:", "", "atenolol in the morning", "aspirin at night"))
    for row in (2, 3):
        top = 200 + 90 * row
        ImageDraw.Draw(page).rectangle((150, top + 6, 150 + 18, top + 24), fill=0)
    found = " ".join(lines(read(encoded(page, "PNG", dpi=(200, 200)))[0]))
    assert "☒" not in found
    assert "atenolol in the morning" in found


def test_the_cells_of_a_comb_field_and_round_letters_are_no_boxes() -> None:
    page = sheet(("DO OD QO 0O DD OO", "NHS number, one digit in each field:"))
    draw = ImageDraw.Draw(page)
    for cell in range(10):
        draw.rectangle((200 + 44 * cell, 420, 244 + 44 * cell, 464), outline=0, width=3)
    assert "☐" not in " ".join(lines(read(encoded(page, "PNG", dpi=(200, 200)))[0]))


def test_boxes_that_a_pdf_draws_with_lines_are_words_of_its_text() -> None:
    labels = [(72, 700, "Sex:"), (140, 700, "Male"), (240, 700, "Female"), (72, 670, "Interpreter needed:")]
    answers = [(220, 670, "Yes"), (300, 670, "No"), (281, 671, "X")]
    squares = (
        b"124 699 10 10 re S 224 699 10 10 re S 204 669 10 10 re S 279 670 m 291 670 l 291 682 l 279 682 l s "
    )
    cross = b"224 699 m 234 709 l S 224 709 m 234 699 l S"
    page = read(pdf([text(*labels, *answers) + b" " + squares + cross]))[0]
    assert page.source == "text_layer"
    assert lines(page) == ["Sex: ☐ Male ☒ Female", "Interpreter needed: ☐ Yes ☒ No"]


def test_boxes_that_a_pdf_draws_stay_in_their_place_on_a_turned_page() -> None:
    content = text(
        (72, 700, "Sex:"), (140, 700, "Male"), (240, 700, "Female"), (300, 500, "Please reply soon.")
    )
    squares = b" 124 699 10 10 re S 224 699 10 10 re f"
    page = read(pdf([b"0 1 -1 0 792 0 cm " + content + squares], size=(792, 612)))[0]
    assert page.rotation == 90
    assert lines(page)[0].startswith("Sex: ☐ Male")


def test_a_box_that_is_made_of_the_letters_of_a_word_is_none() -> None:
    title = [RawWord(text="Urgent", edges=(100, 50, 160, 66), confidence=1.0)]
    typed = [RawWord(text="X", edges=(22, 80, 29, 92), confidence=1.0)]
    doubtful = [RawWord(text="OMale", edges=(200, 80, 260, 96), confidence=0.9)]
    upon_letters = CheckBox(edges=(121, 55, 131, 65), inked=0.2)
    beside = CheckBox(edges=(85, 53, 96, 64), inked=0.2)
    around_a_mark = CheckBox(edges=(20, 80, 31, 91), inked=0.2)
    short = [RawWord(text="OF", edges=(300, 80, 330, 96), confidence=0.96, in_dictionary=True)]
    taken_for_a_letter = CheckBox(edges=(200, 80, 214, 94), inked=0.0)
    before_a_letter = CheckBox(edges=(300, 80, 314, 94), inked=0.0)
    boxes = [upon_letters, beside, around_a_mark, taken_for_a_letter, before_a_letter]
    kept = not_upon(boxes, sure_letters([title, typed, doubtful, short]))
    assert kept == [beside, around_a_mark, taken_for_a_letter, before_a_letter]


def test_bold_and_light_letters_beside_boxes_are_letters() -> None:
    page = form("Female", "Urgent")
    draw = ImageDraw.Draw(page)
    bold = ImageFont.load_default(size=38)
    draw.text((200, 900), "REFERRED BY DR BOLDWOOD MD", fill=0, font=bold, stroke_width=1)
    draw.rectangle((190, 980, 1300, 1040), fill=0)
    draw.text((200, 988), "Section B: EMERGENCY DETAILS", fill=255, font=bold)
    for rotated in (page, page.rotate(0.6, fillcolor=255).convert("1")):
        found = read(encoded(rotated, "PNG", dpi=(200, 200)))[0]
        assert answers(found) == ["sex: ☐ male ☒ female ☐ other", "priority: ☐ routine ☒ urgent ☐ emergency"]
        assert sum(word.text in "☐☒" for word in found.words) == 6
