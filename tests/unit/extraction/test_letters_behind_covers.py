"""Letters that ask in the writer's shorthand, behind the cover of a fax and alone. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from tests.unit.extraction.paper import paper

_TODAY = date(2026, 11, 21)
_COVER = (
    "FAX\nTO: Bay Heart Group - Referral desk\nFAX: 575-555-0181\nFROM: Lupita, Mesa Primary Care\n"
    "PHONE: 575-555-0147\nDATE: 11/18/2025\nPAGES: 2 including this one\nRE: new pt\n\n"
    "CONFIDENTIAL: this transmission contains information that is legally privileged."
)
_LETTER = (
    "Mesa Primary Care\n\n11/17/2025\n\nPatient: Ada Quill   DOB 02/23/1987   F\n\nTo the cardiologist:\n\n"
    "38 yo woman w/ palpitations since August. {asks}\n\nGil Okonjo, PA-C"
)


def _kinds(*pages: str) -> tuple[object, list[object]]:
    read = paper("\f".join(pages))
    document = run_assistant(pages=read, today=_TODAY, packet=sort_packet(pages=read, today=_TODAY)).document
    return document.kind.value, [part.kind.value for part in document.parts]


def test_a_letter_behind_a_cover_is_the_referral() -> None:
    letter = _LETTER.format(asks="Would appreciate a Holter and consult.")
    assert _kinds(_COVER, letter) == ("referral", ["cover_page", "referral"])


@pytest.mark.parametrize(
    "asks", ["Would appreciate Holter and consult.", "Would greatly appreciate an event monitor."]
)
def test_a_wish_without_its_subject_asks(asks: str) -> None:
    assert _kinds(_LETTER.format(asks=asks))[0] == "referral"


def test_a_cover_alone_stays_one() -> None:
    assert _kinds(_COVER + "\nWould appreciate hearing from you.")[0] == "cover_page"
