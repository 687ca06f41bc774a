"""The kind of papers that no sign of the rules tells, heard in all their words."""

from __future__ import annotations

import pytest

from jobs.extraction import sort_packet
from jobs.extraction.confidence import group_of
from jobs.extraction.packets.heard import kind_model
from referrals.data.packets import Part
from tests.unit.extraction.paper import paper


def part_of(text: str) -> Part:
    (part,) = sort_packet(pages=paper(text)).parts
    return part


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "consult_note",
            "Dear Tom\nMany thanks for sending Mrs Sample along. She came up to clinic on Tuesday with her\n"
            "daughter. The tremor is a benign one and I have reassured her. I have not arranged to see her\n"
            "again.\nWith best wishes\nAlice Example, Neurologist",
        ),
        (
            "insurance",
            "Sample Health Plan - Utilization Management\nMember: Ann Sample   ID: SHP 00123\n"
            "Service: MRI knee without contrast   Status: Approved\nValid 02/01/2026 - 04/30/2026\n"
            "This is not a guarantee of payment.",
        ),
        (
            "other",
            "Dear Mrs Sample\nWe are sorry to tell you that your clinic on 4 March has had to be moved. Your new\n"
            "appointment is on 19 March at 10.20. Please ring us if you cannot come.\nOutpatient Booking Office",
        ),
        (
            "referral",
            "Hi both\nany chance you could have a look at this chap's knee? 54, roofer, swelling for three months\n"
            "since twisting it, locks now and then. X-ray fine.\nTa, Jim Example (GP)",
        ),
    ],
)
def test_a_paper_without_its_signs_is_told_by_its_words(kind: str, text: str) -> None:
    part = part_of(text)

    assert part.kind == kind
    assert part.evidence


def test_the_kinds_of_a_page_are_chances() -> None:
    model = kind_model()
    text = "Please see this lady with a thyroid nodule."
    (page,) = paper(text)
    assert page.words
    chances = model.chances(model.bias * 0.0, {}, "")

    assert sum(chances.values()) == pytest.approx(1.0)
    assert set(chances) == set(model.kinds)


def test_the_kind_of_a_part_is_as_sure_as_that_of_its_document() -> None:
    assert group_of("document.parts[0].kind") == group_of("document.kind") == "document.kind"


def test_a_page_of_figures_alone_is_of_no_kind() -> None:
    assert not part_of("17\n\n4 711").evidence


def test_who_says_that_nothing_is_asked_for_is_believed() -> None:
    part = part_of(
        "Dear colleague\nRe: Ann Sample DOB 01/02/1960\nPlease cancel my referral of this lady with a thyroid\n"
        "nodule, she has moved away. Yours sincerely\nDr Example"
    )

    assert part.kind == "other"
