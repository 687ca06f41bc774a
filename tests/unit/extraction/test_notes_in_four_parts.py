"""A note whose parts are headed by letters, with the words of each beside its letter. Everybody is invented."""

from __future__ import annotations

from tests.unit.extraction.test_assistant import read, value

_HEAD = "Elm Family Practice\nLINDQVIST, OTTO\tDOB 05/04/1961\n"
_NOTE = (
    "S: Tired all day. Wife reports loud snoring and pauses.\n"
    "O: BP 148/92, neck 18.5 in, lungs clear.\n"
    "A: 1. Hypertension, above goal\n"
    "2. Gout, stable\n"
    "3. Probable obstructive sleep apnea\n"
    "P: 1. lisinopril up to 40 mg\n"
    "2. keep allopurinol\n"
    "3. refer sleep clinic, home study is fine\n"
)


def _diagnoses(paper: str) -> list[object]:
    return [diagnosis.text.value for diagnosis in read(paper).clinical.diagnoses]


def test_the_problems_beside_and_below_the_letter_are_diagnoses() -> None:
    told = " | ".join(map(str, _diagnoses(_HEAD + _NOTE)))
    assert "Hypertension" in told
    assert "Gout" in told
    assert "sleep apnea" in told


def test_a_bare_request_is_for_the_problem_that_goes_to_whom_it_names() -> None:
    assert "sleep apnea" in str(value(read(_HEAD + _NOTE), "request.reason"))


def test_letters_before_numbers_in_another_order_head_nothing() -> None:
    vitals = _HEAD + "P: 64\nO: 98%\nS: none\nA: refer cardiology\n"
    assert _diagnoses(vitals) == []
