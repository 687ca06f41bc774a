"""I, l, 1 and |, O and 0 are told apart where what was read cannot be right, and nowhere else."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from PIL import Image, ImageDraw

from referrals.reading.layout import RawWord
from referrals.reading.lookalikes import told_apart
from referrals.reading.pictures import Gray

PAPER = np.full((60, 900), 255, np.uint8)


def row(text: str, *, known: tuple[str, ...] = ()) -> list[RawWord]:
    """Return the words of a line, a space of half their height apart."""
    words, x = [], 10.0
    for part in text.split():
        end = x + 10.0 * len(part)
        words.append(RawWord(text=part, edges=(x, 10, end, 30), confidence=0.9, in_dictionary=part in known))
        x = end + 10.0
    return words


def read(text: str, *, english: bool = True, known: tuple[str, ...] = (), gray: Gray = PAPER) -> str:
    (line,) = told_apart([row(text, known=known)], gray, english=english)
    return " ".join(word.text for word in line)


@pytest.mark.parametrize(
    ("seen", "right"),
    [
        ("HbAlc 58, Alc: 7.2 Hemoglobin Alc", "HbA1c 58, A1c: 7.2 Hemoglobin A1c"),
        ("Sp02 97%, VC02 and C02", "SpO2 97%, VC02 and CO2"),
        ("weight 171 Ibs or 171Ibs.", "weight 171 lbs or 171lbs."),
        ("1-0ct-2007 and 12 0ctober", "1-Oct-2007 and 12 October"),
        ("lbrahim lngrid lmran", "Ibrahim Ingrid Imran"),
        ("lodine lohexol local lopped", "Iodine Iohexol local lopped"),
        ("Mcllroy Mclntyre Maclver Mclean McLeod", "McIlroy McIntyre MacIver Mclean McLeod"),
        ("Dr lyer for lysine in lymph", "Dr Iyer for lysine in lymph"),
        ("1D#: 442", "ID#: 442"),
        (
            "Haemoglobin I19 g/L, weight l8.5 kg, l0 mg nocte",
            "Haemoglobin 119 g/L, weight 18.5 kg, 10 mg nocte",
        ),
        ("Enalapril 10ma bd", "Enalapril 10mg bd"),
        ("Metformin lg BD, Warfarin lmg daily", "Metformin 1g BD, Warfarin 1mg daily"),
        ("hypertension - ICD-10: 110", "hypertension - ICD-10: I10"),
        ("(ICD-10 120.89)", "(ICD-10 I20.89)"),
        ("NYHA Il-Ill) today", "NYHA II-III) today"),
        ("stage Ill. Class lV", "stage III. Class IV"),
        ("| saw her today", "I saw her today"),
        ("Tel 012] 496 0123", "Tel 0121 496 0123"),
        ("jo.bloggs @example.org today", "jo.bloggs@example.org today"),
    ],
)
def test_what_cannot_be_right_is_set_right(seen: str, right: str) -> None:
    assert read(seen) == right


@pytest.mark.parametrize(
    "text",
    [
        "losartan lisinopril lansoprazole levothyroxine",
        "lymph llama lbs ltd",
        "Ill at home since Monday",
        "B12 and T10 on 10mg bd, 1st and 2nd",
        "Name | Dose | Route",
        "tablets | daily | by mouth",
        "seen @ clinic",
        "Alc: 10 units a week",
        "110 mmHg, 150.32 (110.5)",
        "02 2026 at 10:02",
        "AB10 1XG, L10 9ZZ",
        "ICD-9: 110.1 and B12, 110 and 120, B12",
        "BP 150, E11.9, 110",
        "Spiriva 18 pg",
        "lg hernia, Ig daily",
    ],
)
def test_what_may_be_right_is_left_alone(text: str) -> None:
    assert read(text) == text


@pytest.mark.parametrize(
    ("seen", "right"),
    [
        ("Spiriva 18 pg od", "Spiriva 18 \u00b5g od"),
        ("thyroxine 100pg, od", "thyroxine 100\u00b5g, od"),
        ("MCH 29 pg", "MCH 29 pg"),
        ("BNP 580 pg/mL", "BNP 580 pg/mL"),
        ("the pg form", "the pg form"),
    ],
)
def test_a_doubtful_dose_in_picograms_is_one_in_micrograms(seen: str, right: str) -> None:
    words = [dataclasses.replace(word, confidence=0.48) for word in row(seen)]
    (line,) = told_apart([words], PAPER, english=True)
    assert " ".join(word.text for word in line) == right


def test_a_word_of_french_is_no_numeral() -> None:
    assert read("Il vient ce jour", english=False) == "Il vient ce jour"


def test_a_word_of_the_dictionary_is_left_alone() -> None:
    assert read("Ibs", known=("Ibs",)) == "Ibs"


@pytest.mark.parametrize(("letter", "right"), [("I", "(I10.90),"), ("1", "(110.90),")])
def test_a_code_begins_with_a_letter_where_its_first_figure_is_a_mere_stroke(letter: str, right: str) -> None:
    page = Image.new("L", (200, 60), 255)
    pen = ImageDraw.Draw(page)
    # The bracket, then an I without serifs, or a 1 with its flag; what follows does not count.
    pen.arc((11, 10, 20, 30), 120, 240, fill=0, width=2)
    pen.line((25, 11, 25, 29), fill=0, width=3)
    if letter == "1":
        pen.line((25, 12, 19, 17), fill=0, width=3)
    pen.rectangle((34, 11, 42, 29), outline=0, width=3)
    assert read("(110.90),", gray=np.asarray(page)) == right


def test_what_a_unit_follows_is_a_number_however_its_first_figure_looks() -> None:
    page = Image.new("L", (200, 60), 255)
    ImageDraw.Draw(page).line((12, 11, 12, 29), fill=0, width=3)
    assert read("128 today", gray=np.asarray(page)) == "I28 today"
    assert read("128 g/L", gray=np.asarray(page)) == "128 g/L"
    cells = [row("128"), [dataclasses.replace(row("g/L")[0], edges=(180, 10, 220, 30))]]
    assert told_apart(cells, np.asarray(page), english=True)[0][0].text == "128"
