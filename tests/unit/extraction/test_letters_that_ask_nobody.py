"""Letters and notes of specialists that ask nobody for anything: they are no referrals."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

LETTER = (
    "Orchid Neurology Practice\n\n19 January 2026\n\nDr Una Stone\nBridge Family Clinic\n\nDear Una,\n\n"
    "Mrs Jo Park (born 25 March 1971) came last Thursday. She has chronic migraine without aura, and the rest of the\n"
    "examination is normal. {}\n\nWith warm regards,\nAda Reed\n"
)


def _read(text: str) -> Referral:
    pages = paper(text)
    today = date(2026, 11, 21)
    return run_assistant(pages=pages, today=today, packet=sort_packet(pages=pages, today=today))


@pytest.mark.parametrize(
    "told",
    [
        "There is nothing for you to do and no need to send her back unless something changes.",
        "I was able to reassure her. I have not booked her again.",
        "No referral needed. Care returned to Dr Stone, whom I thank for letting us take part.",
    ],
)
def test_a_letter_that_hands_back_is_a_consultations_note(told: str) -> None:
    found = _read(LETTER.format(told))

    assert found.document.kind.value == "consult_note"


def test_a_letter_that_asks_stays_a_referral() -> None:
    found = _read(LETTER.format("I would be grateful if you would see her in your headache clinic."))

    assert found.document.kind.value == "referral"
