"""Days of the week on which a medicine is taken, days that are not the letter's, and weeks that a letter allows.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.medicines_told import medicines_told
from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("words", "often"),
    [
        ("She takes alendronate 70 mg on Sundays.", "on Sundays"),
        ("She takes methotrexate 10 mg every Friday.", "every Friday"),
        ("She takes furosemide 40 mg AM.", "AM"),
    ],
)
def test_a_day_or_half_of_it_says_how_often(words: str, often: str) -> None:
    assert [medicine[2] for medicine in medicines_told(words)] == [often]


def test_an_hour_does_not() -> None:
    assert [medicine[2] for medicine in medicines_told("She had furosemide 40 mg at 10 AM.")] in ([], [None])


def test_the_head_of_a_plan_is_no_medicine() -> None:
    words = "\n\nMeds: bupropion XL 150 mg\n\nPlan\n1. Wound care sheet given.\n2. Dermatology referral."
    assert [medicine[0] for medicine in medicines_told(words)] == ["bupropion XL"]


_SCREENING = (
    "School Health Referral: HEARING\nSTUDENT\tBIRTHDATE\tGRADE\nAldo Quill\t9/11/2018\t2\n"
    "To: Audiology\n\nDate\tEar\t1000 Hz\n{rows}\n\nReason for referral\nDid not pass hearing screen\n\n"
    "Screened and sent by Ada Weather, RN, 10/20/2025"
)


def test_a_day_on_which_something_was_measured_is_not_the_letters() -> None:
    rows = "9/29/2025\tR\tpass\n9/29/2025\tL\tno resp.\n10/20/2025\tR\tpass"
    assert referral_read(_SCREENING.format(rows=rows)).request.date.value == "2025-10-20"


def test_the_days_of_an_authorisation_are_not_the_letters() -> None:
    written = (
        "NEIGHBORHOOD CARE PROGRAM\nNAME: QUILL, EUSTACE\tDOB: 03/28/1971\nCATEGORY OF CARE: SLEEP MEDICINE\n"
        "VALID: 01/12/2026 - 07/11/2026\tURGENCY: ROUTINE\nREASON FOR REQUEST: LOUD SNORING\n\n"
        "REQUESTED BY\nROSALIND STRIKE, MD\tENTERED 01/08/2026 10:52"
    )
    assert referral_read(written).request.date.value == "2026-01-08"


_LETTRE = (
    "Cabinet du Four\n\nLe 2 juin 2026\n\nService de pneumologie\n\nObjet : Mme Colette VIAL, 30/08/1958\n\n"
    "Chers confrères,\n\n{words}\n\nBien confraternellement.\n\nDr Bouvard"
)


def test_a_week_that_a_french_letter_asks_for_is_an_urgency() -> None:
    words = (
        "Pouvez-vous recevoir dans la semaine cette patiente de 67 ans, qui a eu deux épisodes de crachats de "
        "sang en quinze jours, d'une cuillère chacun ?"
    )
    request = referral_read(_LETTRE.format(words=words)).request
    assert request.urgency.value == "urgent"
    assert request.reason.value == "deux épisodes de crachats de sang en quinze jours"


def test_a_week_in_which_something_happened_is_none() -> None:
    words = "Pouvez-vous recevoir cette patiente, qui a eu des crachats dans la semaine du 3 mai ?"
    assert referral_read(_LETTRE.format(words=words)).request.urgency.value is None
