"""A ring that a pen drew around one of several printed words marks it."""

from __future__ import annotations

import io
import math

import pytest
from PIL import Image, ImageDraw, ImageFont
from reportlab.lib.pagesizes import A4  # type: ignore[import-untyped]
from reportlab.pdfgen.canvas import Canvas  # type: ignore[import-untyped]

from referrals.data.pages import Page
from tests.unit.reading.making import LINES, encoded, sheet
from tests.unit.reading.seeing import lines, read

TOP = 1250
CHOICES = (("Priority:", "Routine", "Urgent", "Emergency"), ("Sex:", "Male", "Female", "Other"))


def form(*ringed: str) -> Image.Image:
    """Return a letter at 200 dpi with two questions below it and a ring drawn around some of the words."""
    page = sheet(LINES)
    draw = ImageDraw.Draw(page)
    font = ImageFont.load_default(size=34)
    for row, words in enumerate(CHOICES):
        for column, word in enumerate(words):
            left, top = 200 + 260 * column, TOP + 120 * row
            draw.text((left, top), word, fill=0, font=font)
            if word in ringed:
                ring(draw, draw.textbbox((left, top), word, font=font))
    return page


def ring(draw: ImageDraw.ImageDraw, box: tuple[float, float, float, float]) -> None:
    """Draw an uneven ellipse, as a hand does."""
    across, down = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    wide, high = (box[2] - box[0]) / 2 + 26, (box[3] - box[1]) / 2 + 18
    angles = [2 * math.pi * step / 60 for step in range(61)]
    points = [
        (across + wide * (1 + 0.04 * math.sin(3 * a)) * math.cos(a), down + high * math.sin(a + 0.1))
        for a in angles
    ]
    draw.line(points, fill=60, width=4, joint="curve")


def choices(page: Page) -> list[str]:
    return [line.casefold() for line in lines(page) if line.startswith(("Priority", "Sex"))]


@pytest.mark.parametrize("kind", ["scan", "fax"])
def test_a_ringed_word_has_a_mark_before_it(kind: str) -> None:
    drawn = form("Urgent", "Male")
    if kind == "scan":
        page = read(encoded(drawn, "PNG", dpi=(200, 200)))[0]
    else:
        fax = drawn.rotate(0.7, fillcolor=255).convert("1")
        page = read(encoded(fax, "TIFF", compression="group4", dpi=(200, 200)))[0]
    assert choices(page) == ["priority: routine ☒ urgent emergency", "sex: ☒ male female other"]
    assert set(LINES) <= set(lines(page))


def test_without_rings_nothing_is_marked() -> None:
    page = read(encoded(form(), "PNG", dpi=(200, 200)))[0]
    assert choices(page) == ["priority: routine urgent emergency", "sex: male female other"]


def test_the_cells_of_a_table_and_an_emblem_are_no_rings() -> None:
    drawn = form()
    draw = ImageDraw.Draw(drawn)
    for column in range(1, 4):
        draw.rectangle((185 + 260 * column, TOP - 15, 440 + 260 * column, TOP + 55), outline=0, width=3)
    draw.ellipse((1300, 1700, 1600, 2000), outline=0, width=6)
    draw.text((1380, 1830), "Northfield", fill=0, font=ImageFont.load_default(size=30))
    draw.rectangle((200, 1700, 1200, 1800), fill=30)
    draw.text((230, 1715), "DO OD QO", fill=255, font=ImageFont.load_default(size=60))
    assert "☒" not in " ".join(lines(read(encoded(drawn, "PNG", dpi=(200, 200)))[0]))


def test_a_ring_that_touches_its_word_leaves_the_letters() -> None:
    page = sheet(LINES)
    draw = ImageDraw.Draw(page)
    font = ImageFont.load_default(size=34)
    for word, left in (("Priority:", 200), ("Routine", 460), ("Urgent", 720)):
        draw.text((left, TOP), word, fill=0, font=font)
    x0, y0, x1, y1 = draw.textbbox((460, TOP), "Routine", font=font)
    draw.ellipse((x0 - 16, y0 - 13, x1 + 16, y1 + 13), outline=60, width=4)
    assert choices(read(encoded(page, "PNG", dpi=(200, 200)))[0]) == ["priority: ☒ routine urgent"]


def test_a_ring_that_is_drawn_on_a_page_of_text_marks_its_word_too() -> None:
    assert choices(read(typed(ringed="Urgent"))[0]) == ["priority: routine ☒ urgent emergency"]
    assert choices(read(typed(ringed=""))[0]) == ["priority: routine urgent emergency"]


def typed(*, ringed: str) -> bytes:
    """Return a PDF with a text layer, a frame around a line, and a ring around one of its words."""
    paper = io.BytesIO()
    canvas = Canvas(paper, pagesize=A4)
    canvas.setFont("Helvetica", 11)
    for row, line in enumerate(LINES):
        canvas.drawString(60, 780 - 16 * row, line)
    canvas.rect(55, 770, 480, 18)
    for column, word in enumerate(CHOICES[0]):
        left = 60 + 110 * column
        canvas.drawString(left, 400, word)
        if word == ringed:
            canvas.ellipse(left - 8, 394, left + canvas.stringWidth(word, "Helvetica", 11) + 8, 414)
    canvas.save()
    return paper.getvalue()
