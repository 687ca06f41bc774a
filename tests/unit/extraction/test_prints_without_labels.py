"""Who refers and where to on the print of a record system that has no labels. Everybody is invented."""

from __future__ import annotations

import pytest

from referrals.data.referral import Referral
from tests.unit.extraction.referral_read import referral_read


def printed(where: str, who: str) -> Referral:
    return referral_read(
        "Kingsdown Orchard Surgery\t\t02-Jul-2026 17:48\n\n"
        "QUILL, Marisol\t\t22-Jun-1984 (42 y)  F\n01632 960352\t\t999 631 9369\n\n"
        f"{where}\n02-Jul-2026\t{who}\n\n8H44.\tpalpitations, ectopics on Holter, requests opinion\n"
    )


@pytest.mark.parametrize("soon", ["Routine", "Urgent", "2WW"])
def test_the_place_between_specialty_and_priority_is_asked(soon: str) -> None:
    found = printed(f"Cardiology\tRIDGEWAY HEART CENTRE, Rhythm OPD\t\t{soon}", "MOSS, Ida (Dr)")
    assert "RIDGEWAY HEART CENTRE" in str(found.recipient.organization.value)
    assert found.referrer.name.value == "MOSS, Ida (Dr)"


def test_the_usual_doctor_does_not_refer() -> None:
    found = printed("Cardiology\tRIDGEWAY HEART CENTRE\t\tRoutine", "usual: HALE, Nina (Dr)")
    assert "HALE" not in str(found.referrer.name.value)


def test_of_two_who_stand_so_none_is_taken() -> None:
    found = printed("Cardiology\tRIDGEWAY HEART CENTRE\t\tRoutine", "MOSS, Ida (Dr)\tHALE, Nina (Dr)")
    assert found.referrer.name.value is None


def test_a_row_of_results_names_nobody() -> None:
    assert printed("Cardiology\tECG normal\t\tRoutine", "MOSS, Ida (Dr)").recipient.organization.value is None
