"""A value that a hand wrote is shown as a guess, and not at all where it cannot be read."""

from __future__ import annotations

import pytest

from jobs.extraction.judge import run_judge
from referrals.data.pages import Page, Word
from referrals.data.referral import Evidence, Field, Patient, Referral, walk


def judged(*, confidence: float, handwritten: bool) -> Field:
    """Return what the judge says of a family name that stands on a page by itself."""
    box = (0.1, 0.1, 0.2, 0.12)
    word = Word(text="Whitcombe", box=box, confidence=confidence, handwritten=handwritten)
    page = Page(document_id="doc_1", number=1, width=612, height=792, source="ocr", words=(word,))
    evidence = Evidence(document_id="doc_1", page=1, boxes=(box,), quote="Whitcombe")
    name = Field(value="Whitcombe", confidence=0.9, evidence=(evidence,))
    return run_judge(referral=Referral(patient=Patient(family_name=name)), pages=[page]).patient.family_name


def test_a_handwritten_value_is_an_uncertain_guess() -> None:
    field = judged(confidence=0.5, handwritten=True)
    assert (field.value, field.verdict) == ("Whitcombe", "uncertain")
    assert "It is handwritten." in field.reasons
    assert field.confidence < 0.7


def test_handwriting_that_cannot_be_read_is_no_value_and_keeps_its_place() -> None:
    field = judged(confidence=0.2, handwritten=True)
    assert (field.value, field.absent, field.confidence) == (None, "illegible", 0.0)
    assert field.evidence[0].page == 1
    assert field.reasons == ("It is handwritten and cannot be read.",)


def test_print_that_is_as_hard_to_read_stays_a_value() -> None:
    field = judged(confidence=0.2, handwritten=False)
    assert (field.value, field.absent) == ("Whitcombe", None)


def form(*lines: str, by_hand: str = "#", sure: float = 0.3, handwritten: bool = True) -> Page:
    """Return a form as it was read; `#` is a hand's scribble, as long as there are signs."""
    words = []
    for number, line in enumerate(lines):
        left = 0.1
        for text in line.split():
            scribble = text.startswith(by_hand)
            right = left + 0.01 * len(text)
            box = (left, 0.1 + 0.03 * number, right, 0.115 + 0.03 * number)
            words.append(
                Word(
                    text="AN" if scribble else text,
                    box=box,
                    confidence=sure if scribble else 1.0,
                    line=number,
                    handwritten=scribble and handwritten,
                )
            )
            left = right + 0.01
    return Page(document_id="doc_1", number=1, width=612, height=792, source="ocr", words=tuple(words))


def absent(page: Page) -> dict[str, str | None]:
    """Return why fields have no value where it is not that they are not in the document."""
    found = run_judge(referral=Referral(), pages=[page])
    return {
        path: field.absent
        for path, field in walk(found)
        if field.absent != "not_in_document" and field.absent
    }


def test_fields_of_a_form_that_nobody_could_read_are_illegible_and_tell_where() -> None:
    page = form(
        "Patient name: ########", "Date of birth: ##### ###", "Phone: ########", "Reason for referral: ###"
    )
    assert absent(page) == dict.fromkeys(
        [
            "patient.given_name",
            "patient.family_name",
            "patient.birth_date",
            "patient.phone",
            "request.reason",
        ],
        "illegible",
    )
    born = run_judge(referral=Referral(), pages=[page]).patient.birth_date
    assert (born.evidence[0].page, born.evidence[0].quote) == (1, "AN AN")


def test_scribbles_taken_for_print_are_illegible_too() -> None:
    assert absent(form("Date of birth: ########", sure=0.5, handwritten=False)) == {
        "patient.birth_date": "illegible"
    }


@pytest.mark.parametrize(
    "line",
    [
        "Date of birth:",
        "Date of birth: #",
        "Date of birth: 12 ########",
        "Date of birth: ######## 1961",
        "Signature: ########",
        "Date of birth of mother ########",
    ],
)
def test_empty_fields_specks_and_what_was_read_in_part_are_not(line: str) -> None:
    assert absent(form(line)) == {}


def test_a_number_is_illegible_for_whom_it_is_of() -> None:
    page = form(
        "Referring physician: Daniel Hartwell", "Phone: ########", "Patient: Ann Sample", "Phone: ########"
    )
    assert absent(page) == {"referrer.phone": "illegible", "patient.phone": "illegible"}
    beside = form("Patient: Ann Sample DOB: ######## Sex: Female")
    assert absent(beside) == {"patient.birth_date": "illegible"}


def test_what_was_read_elsewhere_stays_a_value() -> None:
    page = form("Date of birth: ########", "DOB 12 March 1961")
    place = Evidence(document_id="doc_1", page=1, boxes=(), quote="12 March 1961")
    born = Field(value="1961-03-12", confidence=0.9, evidence=(place,))
    found = run_judge(referral=Referral(patient=Patient(birth_date=born)), pages=[page])
    assert found.patient.birth_date.value == "1961-03-12"
