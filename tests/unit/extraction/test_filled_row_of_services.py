"""A table of professions asks for the one whose row is filled in."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referring medical practitioner\nName: Dr Ravinder Chohan\n\nServices referred\n"
_END = (
    "\nPurpose\nType 2 diabetes with reduced monofilament, thick nails. Please assess and advise footwear.\n"
)


def _asked(rows: str) -> object:
    return referral_read(_HEAD + rows + _END).request.specialty.value


def test_the_only_row_that_is_filled_is_asked() -> None:
    rows = (
        "Profession\tNo of services\tProvider\nDietitian\nOccupational therapist\nPhysiotherapist\n"
        "Podiatrist\t4\tJacqui Thorburn\nPsychologist\n"
    )
    assert _asked(rows) == "podiatry"


def test_a_table_with_several_rows_filled_asks_for_none_by_its_rows() -> None:
    rows = (
        "Profession\tSeen on\tBy\nDietitian\t3 May\tA Lowe\nOccupational therapist\nPhysiotherapist\t4 May\tB Hay\n"
        "Psychologist\n"
    )
    assert _asked(rows) != "psychology"
