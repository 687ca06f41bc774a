"""Why somebody is sent where a line above the letter tells it, where a wish asks it in passing, and never what a form
says of itself. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.reason.left import subjects_below_salutations
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

_LETTER = (
    "Mill Health\n2 Mill Road\n\n23 Jul 2026\n\nTo: Endocrinology, Oak Hospital\n\n"
    "Patient: QUILL, Ada\tDOB: 08 Sep 1996\n\n"
)
_TOLD = (
    "Twelve weeks of tremor and a racing heart at night, clothes looser though she eats for two.\n\n"
    "Kind regards\n\nDr T Ford\n"
)


def _reason(written: str) -> object:
    return referral_read(written).request.reason.value


@pytest.mark.parametrize("greeting", ["Tena koe", "Kia ora"])
def test_the_line_between_salutation_and_letter_is_its_subject(greeting: str) -> None:
    letter = (
        f"{_LETTER}{greeting}\nNew Graves thyrotoxicosis\nThanks for your advice about this teacher. {_TOLD}"
    )
    assert _reason(letter) == "New Graves thyrotoxicosis"


@pytest.mark.parametrize(
    ("line", "subjects"),
    [
        ("Chronic left shoulder pain", ["Chronic left shoulder pain"]),
        ("Recurrent painful ear infections", ["Recurrent painful ear infections"]),
        ("Mother had thyrotoxicosis", []),
        ("Diagnosis: hypertension", []),
        ("Ada Quill, 2 Oak Road", []),
        ("Hypertension since 2012", []),
        ("1. Asthma", []),
    ],
)
def test_only_a_complaint_alone_is_a_subject(line: str, subjects: list[str]) -> None:
    letter = f"{_LETTER}Dear colleague,\n{line}\nThanks for your advice about this teacher. {_TOLD}"
    document = Document.of(paper(letter), date(2026, 11, 21))
    assert [found.value for found in subjects_below_salutations(document)] == subjects


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (
            "Please could she be seen today or tomorrow for likely giant cell arteritis.",
            "likely giant cell arteritis",
        ),
        ("Could she please have an appointment for her sore left hip.", "her sore left hip"),
        ("Please may he be reviewed for a new tremor of the right hand.", "a new tremor of the right hand"),
    ],
)
def test_who_could_be_seen_is_asked_to_be_seen(wish: str, reason: str) -> None:
    head = (
        "Elm Surgery\nTo: hot clinic, Oak Hospital\n\nSurname\tQuill\tFirst name\tAda\nDoB\t30-Dec-1949\n\n"
    )
    assert (
        _reason(
            f"{head}{wish}\nNew left temporal headache 9 days, she can not comb her hair.\n\nEva Thurtle\n"
        )
        == reason
    )


@pytest.mark.parametrize(
    "notice",
    [
        "E-mail the form AND ring the stroke nurse on 020 7946 0111.",
        "Please fax this form to the stroke unit with weakness scores.",
        "If symptoms are still present do not use this form.",
    ],
)
def test_what_a_form_says_of_itself_is_no_reason(notice: str) -> None:
    form = (
        f"Rapid Access Stroke Clinic - Referral\nOak Neurovascular Clinic, 7 days. {notice}\n\n"
        "Name\tAda Quill\tD.O.B.\t11.10.1952\n\nEvent\nDate and time of onset: 20.02.2026 19:40. "
        "20 minutes of right arm weakness and\ngarbled speech at a birthday.\n"
    )
    assert str(_reason(form)).startswith("20 minutes of right arm weakness")
