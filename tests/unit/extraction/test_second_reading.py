"""The rules' values weighed against marks. Every person, place and number is invented."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.second.marks import Marks
from jobs.extraction.assistant.second.weighing import read_again
from jobs.extraction.assistant.tagger import Tagged
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Field, Referral, replace_fields, walk
from tests.unit.extraction.paper import paper

LETTER = """Brackley Vale Surgery
4 Mill Lane, Brackley Vale
Tel +44 1632 960 114

Northmoor Eye Unit
Alder General Hospital

12 March 2026
Re: Quentin Abara, born 4 May 1961
Mr Abara has lost part of his sight on the left.

Dr Nora Quill
"""


def document(text: str = LETTER) -> Document:
    return Document.of(paper(text), date(2026, 11, 1))


def place(on: Document, words: str) -> Span:
    start = on.text.content.index(words)
    return Span(start, start + len(words))


def told(on: Document, **values: str) -> Referral:
    """A referral in which rules found these words under these paths ("referrer__name")."""
    fields = {
        path.replace("__", "."): field_of(on.text, Found(words, (place(on, words),), 0.9))
        for path, words in values.items()
    }
    referral: Referral = replace_fields(Referral(), fields)
    return referral


def marked(
    on: Document, *marks: tuple[str, str, float], believed: dict[tuple[str, str], float] | None = None
) -> Marks:
    """Marks of words under paths with probabilities; what is not marked is believed as told, else not at all."""
    beliefs = {(path, place(on, words)): chance for path, words, chance in marks}
    beliefs |= {(path, place(on, words)): chance for (path, words), chance in (believed or {}).items()}

    def belief(path: str, span: Span) -> float:
        inside = [
            chance
            for (other, where), chance in beliefs.items()
            if other == path and where.start < span.end and span.start < where.end
        ]
        return max(inside, default=0.0)

    tagged = tuple(Tagged(path, place(on, words), chance) for path, words, chance in marks)
    return Marks(tuple(sorted(tagged, key=lambda each: each.span.start)), belief)


def after(on: Document, referral: Referral, marks: Marks) -> dict[str, Field]:
    return dict(walk(read_again(on, referral, marks)))


def values(on: Document, referral: Referral, marks: Marks) -> dict[str, Any]:
    return {
        path: field.value for path, field in after(on, referral, marks).items() if field.value is not None
    }


def test_what_the_rules_left_open_is_filled_with_a_likely_mark_and_its_place() -> None:
    letter = document()
    marks = marked(letter, ("recipient.organization", "Northmoor Eye Unit\nAlder General Hospital", 0.9))
    field = after(letter, Referral(), marks)["recipient.organization"]
    assert field.value == "Northmoor Eye Unit Alder General Hospital"
    assert [len(each.boxes) for each in field.evidence] == [2]


def test_an_unlikely_mark_fills_nothing() -> None:
    letter = document()
    assert values(letter, Referral(), marked(letter, ("referrer.name", "Dr Nora Quill", 0.4))) == {}


def test_a_value_that_is_not_believed_gives_way_to_one_that_is() -> None:
    letter = document()
    wrong = told(letter, referrer__organization="Alder General Hospital")
    marks = marked(letter, ("referrer.organization", "Brackley Vale Surgery", 0.97))
    assert values(letter, wrong, marks) == {"referrer.organization": "Brackley Vale Surgery"}


def test_a_value_that_is_believed_stays_whatever_else_is_marked() -> None:
    letter = document()
    right = told(letter, referrer__organization="Brackley Vale Surgery")
    marks = marked(
        letter,
        ("referrer.organization", "Alder General Hospital", 0.97),
        believed={("referrer.organization", "Brackley Vale Surgery"): 0.8},
    )
    assert values(letter, right, marks) == {"referrer.organization": "Brackley Vale Surgery"}


def test_what_stands_on_pages_that_were_not_read_again_stays() -> None:
    letter, other = document(), document("Alder General Hospital")
    elsewhere = told(other, referrer__organization="Alder General Hospital")
    moved = {
        path: field.model_copy(
            update={"evidence": tuple(each.model_copy(update={"page": 7}) for each in field.evidence)}
        )
        for path, field in walk(elsewhere)
        if field.evidence
    }
    referral = replace_fields(elsewhere, moved)
    marks = marked(letter, ("referrer.organization", "Brackley Vale Surgery", 0.97))
    assert values(letter, referral, marks) == {"referrer.organization": "Alder General Hospital"}


def test_dates_and_numbers_are_given_as_the_fields_want_them() -> None:
    letter = document()
    marks = marked(
        letter,
        ("referrer.phone", "+44 1632 960 114", 0.9),
        ("request.date", "12 March 2026", 0.9),
        ("patient.birth_date", "4 May 1961", 0.9),
    )
    named = told(letter, patient__given_name="Quentin", patient__family_name="Abara")
    assert values(letter, named, marks) == {
        "patient.given_name": "Quentin",
        "patient.family_name": "Abara",
        "patient.birth_date": "1961-05-04",
        "referrer.phone": "+441632960114",
        "request.date": "2026-03-12",
    }


@pytest.mark.parametrize(
    ("line", "path", "words"),
    [
        ("Mother's date of birth: 07/08/1939", "patient.birth_date", "07/08/1939"),
        ("Next of kin: Tom Abara\nDOB: 04/05/1961", "patient.birth_date", "04/05/1961"),
        ("UBRN: 0000 0007 0000", "patient.phone", "0000 0007 0000"),
        ("Facility phone\t(08) 5550 3310", "patient.phone", "(08) 5550 3310"),
        (
            "Address: No Address Indicated, No City Indicated",
            "patient.address",
            "No Address Indicated, No City",
        ),
        ("Discussed with: Dr Ida Ormsby", "referrer.name", "Dr Ida Ormsby"),
        ("cc: Dr Ida Ormsby, tel 0161 496 0148", "referrer.phone", "0161 496 0148"),
        ("Expires: 18 Sep 2026", "request.date", "18 Sep 2026"),
        ("[ ] North Vale Hospital [x] Castle Hill Clinic", "recipient.organization", "North Vale Hospital"),
        ("Sunny Coast Health Plan", "referrer.organization", "Sunny Coast Health Plan"),
        ("Referred by: Quentin Abara", "referrer.name", "Quentin Abara"),
    ],
)
def test_what_the_rules_know_it_not_to_be_is_not_filled(line: str, path: str, words: str) -> None:
    letter = document(f"{LETTER}\n{line}\n")
    named = told(letter, patient__given_name="Quentin", patient__family_name="Abara")
    assert path not in values(letter, named, marked(letter, (path, words, 0.99)))


def test_a_mark_that_holds_no_value_of_its_kind_is_nothing() -> None:
    letter = document()
    marks = marked(
        letter, ("referrer.phone", "12 March 2026", 0.99), ("request.date", "Brackley Vale Surgery", 0.99)
    )
    assert values(letter, Referral(), marks) == {}


def test_a_patients_name_is_filled_whole_or_not_at_all() -> None:
    letter = document()
    family = ("patient.family_name", "Abara", 0.95)
    family_alone = ("patient.family_name", "Abara", 0.85)
    assert values(letter, Referral(), marked(letter, family_alone)) == {}
    whole = marked(letter, ("patient.given_name", "Quentin", 0.95), family)
    assert values(letter, Referral(), whole) == {
        "patient.given_name": "Quentin",
        "patient.family_name": "Abara",
    }


def test_a_name_with_a_word_that_nobody_believes_gives_way() -> None:
    letter = document()
    wrong = told(letter, patient__given_name="Nora", patient__family_name="Quill")
    marks = marked(letter, ("patient.given_name", "Quentin", 0.95), ("patient.family_name", "Abara", 0.95))
    assert values(letter, wrong, marks) == {"patient.given_name": "Quentin", "patient.family_name": "Abara"}


def test_given_and_family_name_may_stand_in_boxes_apart() -> None:
    form = document("Last name: Abara\nDate: 12 March 2026\nFirst name: Quentin\n")
    marks = marked(form, ("patient.family_name", "Abara", 0.9), ("patient.given_name", "Quentin", 0.9))
    assert values(form, Referral(), marks) == {
        "patient.given_name": "Quentin",
        "patient.family_name": "Abara",
    }


def test_the_rules_know_better_which_part_of_a_name_is_the_familys() -> None:
    letter = document()
    right = told(letter, patient__given_name="Quentin", patient__family_name="Abara")
    marks = marked(letter, ("patient.family_name", "Quentin", 0.95), ("patient.given_name", "Abara", 0.95))
    assert values(letter, right, marks) == {"patient.given_name": "Quentin", "patient.family_name": "Abara"}


def test_the_part_of_a_name_that_the_rules_missed_is_filled_and_theirs_stays() -> None:
    letter = document("Re: Aldana Ruiz, Inés\nborn 4 May 1961\n")
    family = told(letter, patient__family_name="Aldana Ruiz")
    marks = marked(
        letter,
        ("patient.given_name", "Aldana", 0.9),
        ("patient.family_name", "Ruiz", 0.9),
        ("patient.given_name", "Inés", 0.9),
    )
    assert values(letter, family, marks) == {
        "patient.given_name": "Inés",
        "patient.family_name": "Aldana Ruiz",
    }


def test_a_value_that_nobody_believes_is_less_sure_and_says_why() -> None:
    letter = document()
    wrong = told(letter, referrer__phone="+44 1632 960 114")
    field = after(letter, wrong, marked(letter))["referrer.phone"]
    assert field.value == "+44 1632 960 114"
    assert field.confidence < 0.5
    assert field.reasons == ("A second reading of the page does not take it for this.",)


@pytest.mark.parametrize(
    ("label", "doubted"),
    [
        ("Document date", False),
        ("Referral created date", False),
        ("Authored on", False),
        ("Date sent", False),
        ("Date", True),
    ],
)
def test_a_date_that_a_label_calls_the_papers_is_as_sure_as_the_label(label: str, doubted: bool) -> None:
    on = document(f"Summary of care\n{label}: 12 March 2026\nPatient: Quentin Abara\n")
    date_of_it = read_again(on, told(on, request__date="12 March 2026"), marked(on)).request.date
    assert (date_of_it.confidence < 0.9) is doubted


def test_half_of_a_name_that_a_label_gives_whole_is_not_the_name() -> None:
    on = document("Paciente: Rita Bezerra Cavalcante\nNascimento: 07/11/1957\n")
    rules = told(on, patient__given_name="Rita Bezerra", patient__family_name="Cavalcante")
    marks = marked(on, ("patient.given_name", "Rita", 0.9), ("patient.family_name", "Bezerra", 0.9))
    patient = read_again(on, rules, marks).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Rita Bezerra", "Cavalcante")


def test_nobody_is_born_after_today() -> None:
    on = document("Patient: Quentin Abara\nDOB: 03/04/2099\n")
    patient = read_again(
        on,
        told(on, patient__given_name="Quentin", patient__family_name="Abara"),
        marked(on, ("patient.birth_date", "03/04/2099", 0.99)),
    ).patient
    assert patient.birth_date.value is None


def test_a_telephone_that_is_known_for_the_fax_is_not_filled() -> None:
    on = document("Hill Clinic\nFax: 614-555-0171\n")
    rules = told(on, referrer__fax="614-555-0171")
    assert (
        read_again(on, rules, marked(on, ("referrer.phone", "614-555-0171", 0.9))).referrer.phone.value
        is None
    )


@pytest.mark.parametrize(
    ("text", "path", "words"),
    [
        ("Insurance: none\n", "insurance.payer", "none"),
        ("REFERRAL TO HOSPITAL EYE SERVICE\n", "recipient.organization", "HOSPITAL EYE SERVICE"),
    ],
)
def test_what_says_nothing_and_the_title_of_a_paper_are_not_filled(text: str, path: str, words: str) -> None:
    on = document(text)
    fields = dict(walk(read_again(on, Referral(), marked(on, (path, words, 0.95)))))
    assert fields[path].value is None
