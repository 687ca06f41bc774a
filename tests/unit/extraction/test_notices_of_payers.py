"""A payer's notice is told by its words about a request."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 20)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (
            "NOTICE: ADDITIONAL INFORMATION NEEDED\nReference: UM-41-2207  Status: PENDED\nMember: Alder, Quill\n"
            "Requesting provider: Ada Penrose, MD\nWe cannot decide until we have a seating evaluation.\n"
            "This is not a denial. A peer-to-peer discussion can be requested.",
            "insurance",
        ),
        (
            "Dear Dr Penrose,\nThank you for seeing Quill Alder, who has had knee pain for a year.\n"
            "I would be grateful for your opinion. She says her last insurer was no help.\nKind regards",
            "referral",
        ),
    ],
)
def test_a_pended_request_is_a_notice_of_its_payer(words: str, kind: str) -> None:
    packet = sort_packet(pages=paper(words), today=TODAY)
    assert packet.parts[0].kind == kind
