"""Text that no person wrote: words of thousands of letters, one line of thousands of words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.clinical import allergy_wordings
from jobs.extraction.assistant.clinical.measures import bare_name, is_measure, unit_in_name
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import find_labels
from jobs.extraction.assistant.patient.insurance_words import CLAIMED
from jobs.extraction.assistant.request.specialty.implied import tells
from jobs.extraction.assistant.values import phones
from jobs.extraction.assistant.values.dates import WrittenDate
from jobs.extraction.packets.lists_of_people import lists_several_people
from jobs.extraction.red_flags.search import find_red_flags
from jobs.extraction.text import Span, Text
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def test_a_word_longer_than_any_stands_in_pieces_at_their_places() -> None:
    written = "".join(chr(ord("a") + number % 26) for number in range(450))
    text = Text(paper(f"see {written} end"))
    assert [len(placed.word.text) for placed in text.words] == [3, 200, 200, 50, 3]
    assert text.content.replace(" ", "") == f"see{written}end\n"
    whole, pieces = paper(f"see {written} end")[0].words[1].box, text.words[1:4]
    assert (pieces[0].word.box[0], pieces[-1].word.box[2]) == pytest.approx((whole[0], whole[2]))
    assert pieces[0].word.box[2] == pytest.approx(pieces[1].word.box[0])
    (evidence,) = text.evidence(Span(text.content.index("end"), len(text.content) - 1))
    assert evidence.quote == "end"


def test_what_stands_behind_a_long_word_is_still_read() -> None:
    letter = "Dear colleague\nHe wants to kill himself and has a plan.\nAllergies: penicillin (rash)"
    pages = paper(f"{'Ab9' * 3000}\n{letter}")
    assert [flag.code for flag in find_red_flags(pages=pages)] == ["suicidality"]
    (entry,) = run_assistant(pages=pages, today=TODAY).clinical.allergies
    assert entry.substance.value == "penicillin"


@pytest.mark.parametrize(
    ("pattern", "written"),
    [
        (allergy_wordings.MADE_ILL, "Penicillin caused hives"),
        (allergy_wordings.NAMED, "Penicillin allergy"),
        (allergy_wordings.SAID_OF, "Penicillin - rash"),
        (allergy_wordings.AVOIDED, "Penicillin must be avoided"),
        (phones.EMAIL, "ann@example.org"),
    ],
)
def test_no_pattern_begins_in_the_middle_of_a_word(pattern: re.Pattern[str], written: str) -> None:
    assert pattern.match(f"x{written}", 1) is None
    for before in ("", "'", "(", "\u2019", "- "):
        assert pattern.search(f"{before}{written}"), before


@pytest.mark.parametrize(
    ("words", "expected"), [("Old Forge Surgery", False), ("she walks to work " * 500, True)]
)
def test_a_line_tells_by_the_number_of_its_words(words: str, expected: bool) -> None:
    document = Document.of(paper(words), TODAY)
    assert tells(document, 0) is expected


def test_a_number_is_told_apart_from_those_of_other_lines() -> None:
    lines = ["316-555-0180 (T) 316-555-0181 (F)"] * 300
    found = [label.key for label in find_labels(Text(paper("\n".join(lines))))]
    assert found == ["phone", "fax"] * 300


def test_a_long_row_of_marks_names_no_measure() -> None:
    marks = '", ' + ", " * 2400
    assert not is_measure(marks)
    assert unit_in_name(f"{marks}kg") is None
    assert bare_name("Haemoglobin A1c (mmol/mol):") == "Haemoglobin A1c"
    (entry,) = run_assistant(pages=paper(f"{marks}\nWeight (kg):\t82"), today=TODAY).clinical.observations
    assert (entry.name.value, entry.value.value) == ("Weight", "82")


def test_thousands_of_bare_labels_list_nobody_and_a_list_below_them_is_found() -> None:
    labels = "\n".join(("Patient Name", "Date of Birth", "Reason for Referral") * 400)
    rows = "Hall, Ann\t04/05/1961\nOsei, Peter\t12/11/1978\nRoth, Mary\t30/01/1990"
    for listed, words in ((False, labels), (True, f"{labels}\nPatient\tDate of Birth\n{rows}")):
        assert lists_several_people(Document.of(paper(words), TODAY)) is listed


def test_one_line_of_many_words_of_urgency_has_an_answer() -> None:
    for words, level in (
        ("within 2 weeks please see urgently " * 500, "urgent"),
        ("routine / urgent referral " * 500, None),
        ("please return with urgent letters in the event of an emergency and " * 200, None),
    ):
        assert run_assistant(pages=paper(words), today=TODAY).request.urgency.value == level


def test_a_letter_that_asks_hundreds_of_times_tells_the_reason_once() -> None:
    letter = "She has had pain in her left knee for six weeks. Please see her for an opinion about surgery. "
    reason = run_assistant(pages=paper(letter * 200), today=TODAY).request.reason.value
    assert reason == "She has had pain in her left knee for six weeks."


def test_the_dates_of_a_line_of_many_labels_are_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Span] = []
    dates_in = Document.dates_in

    def counted(document: Document, span: Span) -> Iterator[WrittenDate]:
        asked.append(span)
        return dates_in(document, span)

    monkeypatch.setattr(Document, "dates_in", counted)
    run_assistant(pages=paper("Name: " * 50), today=TODAY)
    assert len(asked) < 50


def test_the_holder_of_a_claim_is_not_sought_within_a_word() -> None:
    assert CLAIMED.search("Goldfields WorkCover, claim 26-41") is not None
    assert CLAIMED.match("xGoldfields WorkCover, claim 26-41", 1) is None
