"""What a trace or a test shows and only sounds like an illness; and advice on what may come, which is no complaint."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.modifiers import asserted_in
from jobs.extraction.text import Span
from referrals.data.referral import Clinical
from tests.unit.extraction.referral_read import referral_read

_LETTER = (
    "Elm Surgery\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mrs Ada Quill, 4/5/1961\n\n"
    "Please see her with chest pain.\n{words}\n\nDr Ida Holm"
)


def clinical(words: str) -> Clinical:
    return referral_read(_LETTER.format(words=words)).clinical


@pytest.mark.parametrize(
    "words",
    [
        "ECG: sinus rhythm, ST depression V4-V6.",
        "ECG showed ST depression in the lateral leads.",
        "No sign of respiratory depression on the ward.",
    ],
)
def test_a_sign_of_a_trace_is_no_illness(words: str) -> None:
    assert [each.text.value for each in clinical(words).diagnoses] == []


def test_depression_is_an_illness() -> None:
    assert "depression" in [each.text.value for each in clinical("She has depression and asthma.").diagnoses]


def test_red_desaturation_is_no_complaint() -> None:
    told = clinical("Vision 6/9, red desat on the left.").symptoms
    assert not any("desat" in str(each.text.value) for each in told)


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("See us again if fever or a rash develops.", "rash"),
        ("To ring 999 if chest pain recurs.", "chest pain"),
        ("Go to hospital if vomiting starts.", "vomiting"),
    ],
)
def test_what_may_come_is_only_thought_of(said: str, of: str) -> None:
    start = said.index(of)
    assert asserted_in(said, Span(start, start + len(of))) == "hypothetical"
