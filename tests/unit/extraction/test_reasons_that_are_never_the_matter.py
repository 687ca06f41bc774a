"""The line that says who the patient is, when a letter was typed and whom else it would please are no reason; what
stands below or beside them is. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

WHO = "Mr Alan Birch, 14.02.1955, 7 Oak St Derby DE2 2BB, 07700 900555, NHS 943 476 5919"
HEAD = (
    "Elmfield Surgery, 5 Elm Road, Derby DE1 1AA. Tel 01332 555010. 9 June 2026\n"
    "To: Dr Vera Lund, Cardiology, Royal Derby Hospital\n"
)
LETTER = (
    "Dr Ann Sample, Harbour Medical Practice, Whitby YO21 1AA\n14 April 2026\n"
    "Dr Paul Hendry, Consultant Gastroenterologist, Scarborough Hospital\nRe: Mr Leonard Voss DOB 22/05/1958\n\n"
    "Dear Dr Hendry,\n"
)


def _reason(words: str) -> str:
    return str(run_assistant(pages=paper(words), today=date(2026, 11, 21)).request.reason.value or "")


@pytest.mark.parametrize("label", ["PATIENT: ", "Re: "])
def test_the_patients_line_is_no_part_of_the_reason(label: str) -> None:
    found = _reason(f"{HEAD}{label}{WHO}\nPlease see for palpitations.\nYours faithfully\nDr Joan Kirk")
    assert "palpitations" in found
    assert "Birch" not in found


@pytest.mark.parametrize(
    "words",
    [
        "He had an OGD on 12/03/2026, his next appointment is 30/04/2026. This letter was typed on 20/04/2026.",
        "He is well. His daughter needs an urgent appointment too.",
    ],
)
def test_what_is_said_of_the_letter_or_of_others_is_no_reason(words: str) -> None:
    found = _reason(f"{LETTER}{words}\nYours sincerely,\nDr Ann Sample")
    assert "typed" not in found
    assert "daughter" not in found


@pytest.mark.parametrize(
    "words",
    [
        "Red flags discussed: saddle anaesthesia, incontinence, leg weakness.",
        "Safety net: if chest pain at rest call 999.",
    ],
)
def test_what_somebody_is_to_look_out_for_is_no_reason(words: str) -> None:
    assert _reason(f"Dear Dr Jones\nRe: Mr Winston Moss DOB 30/08/1972\n{words}") == ""


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("palpitations", "Reason for referral: 62M, 3 months of palpitations, seen 14.02.2026"),
        ("memory", "Reason for referral: Mrs Ash, born 1950, daughter worried about her memory"),
    ],
)
def test_a_reason_stays(part: str, words: str) -> None:
    assert part in _reason(words)
