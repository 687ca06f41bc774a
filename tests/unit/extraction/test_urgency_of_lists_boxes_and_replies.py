"""Lists, boxes and clinics that say how soon, and a letter that only tells what somebody else had asked for."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

LETTER = (
    "14 March 2026\nDear Dr Quill\nRe: Ann Sample, born 3 April 1960\n{}\nYours sincerely\nDr J Merriweather"
)


def urgency(page: str) -> object:
    return referral_read(page).request.urgency.value


@pytest.mark.parametrize(
    ("sentence", "level"),
    [
        ("Could he go on a semi-urgent list please, and I have told him to expect a call.", "urgent"),
        ("To go to the heart failure clinic, wants seeing within two weeks of going home.", "urgent"),
        ("We are asking them to see him within the week to decide on a microdiscectomy.", "urgent"),
        ("Se solicita cita en consulta externa de la Unidad de Mano en 7-10 días.", "urgent"),
        ("Fracture clinic within 7 to 10 days with a new x-ray.", "urgent"),
    ],
)
def test_lists_and_clinics_of_a_letter(sentence: str, level: str) -> None:
    assert urgency(LETTER.format(sentence)) == level


@pytest.mark.parametrize(
    ("page", "level"),
    [
        (
            "Send to (tick one):\n[x] Fast track - macular   [ ] Glaucoma service   [ ] Cataract clinic",
            "asap",
        ),
        ("(  ) Eletivo     (X) Prioritário     (  ) Urgência, contato prévio com a regulação", "urgent"),
        ("Category: [ ] Red (send now) [ ] Orange (same day) [x] Cold (book a date)", "routine"),
        ("Referral\nAppointment\tEarly (4 weeks)\tDate\t06-May-2026", "urgent"),
    ],
)
def test_boxes_and_cells_of_a_form(page: str, level: str) -> None:
    assert urgency(page) == level


@pytest.mark.parametrize(
    "sentence",
    [
        "I see that your letter asked for an urgent slot, as his neutrophils were low in May.",
        "He was told to call us urgently if the pain comes back.",
        "The cold makes her fingers white.",
    ],
)
def test_what_was_asked_of_the_writer_and_advice_say_nothing(sentence: str) -> None:
    assert urgency(LETTER.format(sentence)) is None
