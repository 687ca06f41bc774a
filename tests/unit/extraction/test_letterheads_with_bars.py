"""A letter is heard as one though its letterhead or foot has bars between its parts; a table drawn with bars is not."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.clinical.heard.scope import hears, is_running
from jobs.extraction.assistant.document import Document
from tests.unit.extraction.paper import paper

_BODY = (
    "Dear Dr Brandt,\nThank you for seeing Mrs Quill. She has had pain in her right knee for three months, worse on "
    "the stairs, and it gives way when she turns. She takes paracetamol when it is bad. On examination there is a "
    "small effusion and the knee is stable.\nYours sincerely,\nDr Ida Holm\n"
)


def document(head: str, foot: str = "") -> Document:
    return Document.of(paper(f"{head}\n\n{_BODY}\n{foot}"), date(2026, 11, 21))


@pytest.mark.parametrize(
    ("head", "foot"),
    [
        ("Elm Surgery | 4 Mill Lane, Thornley | 01642 555 019", ""),
        ("Dr Ida Holm | Dr Ada Quist", "T: 01642 555 019 | Our patients' line 01642 555 018"),
    ],
)
def test_bars_of_a_letterhead_do_not_make_a_letter_unheard(head: str, foot: str) -> None:
    assert hears(document(head, foot))


def test_what_stands_between_bars_is_no_running_text() -> None:
    letter = document("Elm Surgery | 4 Mill Lane, Thornley | 01642 555 019")
    assert not is_running(letter, letter.text.content.index("Mill Lane"))
    assert is_running(letter, letter.text.content.index("pain in her right knee"))


@pytest.mark.parametrize(
    "head",
    [
        "Name | Dose | When\nRamipril | 5 mg | daily\nAspirin | 75 mg | daily",
        "MSH|^~\\&|ELM|SURG|DERM|MBH|20261112161544||REF^I12",
        "| QUILL, Ada |\n| 04/05/1961 |",
    ],
)
def test_tables_and_messages_drawn_with_bars_are_not_heard(head: str) -> None:
    assert not hears(document(head))
