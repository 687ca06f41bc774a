"""A clinical list of a form ends above the next group of boxes, whatever that group is titled."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Clinical
from tests.unit.extraction.paper import paper


def _clinical(text: str) -> Clinical:
    return run_assistant(pages=paper(text), today=date(2026, 11, 21)).clinical


def _allergies(text: str) -> list[tuple[str, str | None]]:
    return [
        (str(each.substance.value), str(each.reaction.value) if each.reaction.value is not None else None)
        for each in _clinical(text).allergies
    ]


@pytest.mark.parametrize(
    "below",
    [
        "Mobility\n[x] Independent\n[ ] Stick",
        "SERVICES NEEDED\n[X] Wound assessment\n[ ] Bandaging\n[X] Doppler",
        "Preferred time: ☒ Morning ☐ Afternoon",
        "Horario\n☒ Mañana\n☐ Tarde",
    ],
)
def test_allergies_end_above_a_title_with_boxes(below: str) -> None:
    found = _allergies(
        "Referral form\nPatient: Ann Bell\nDate of birth: 03/04/1971\n"
        f"Allergies\nPenicillin (rash), latex (hives)\n\n{below}\nForm completed by the practice nurse"
    )

    assert found == [("Penicillin", "rash"), ("latex", "hives")]


def test_boxes_that_name_allergens_are_still_of_the_list() -> None:
    found = _allergies("Allergies\nPenicillin\n\nFoods and materials\n[x] Latex\n[ ] Nuts\n[x] Egg")

    assert [substance for substance, _ in found][-2:] == ["Latex", "Egg"]


def test_medicines_end_above_a_title_with_boxes() -> None:
    medications = _clinical(
        "Medications\nRamipril 5 mg od\nBisoprolol 2.5 mg od\n\nHome support\n[x] Dosette box\n[ ] Carer"
    ).medications

    assert [each.name.value for each in medications] == ["Ramipril", "Bisoprolol"]


def test_printed_diagnoses_whose_boxes_were_left_empty_are_not_the_patients() -> None:
    diagnoses = _clinical(
        "VASCULAR REFERRAL FORM\nPatient: Ann Bell\nDate of birth: 03/04/1971\n\nDIAGNOSIS (check all that apply)\n"
        "☐ I87.2 Venous insufficiency\n☒ I73.9 Claudication\n☐ I70.25 Ulcer, arterial\n☐ I71.4 Abdominal aneurysm\n"
        "Other: ____\n\nPreferred surgeon: first with an opening"
    ).diagnoses

    assert [(each.text.value, each.icd10cm.value) for each in diagnoses] == [("Claudication", "I73.9")]


def test_boxes_none_of_which_is_marked_are_bullets() -> None:
    diagnoses = _clinical("Problems\n☐ Claudication\n☐ Venous insufficiency\n").diagnoses

    assert [each.text.value for each in diagnoses] == ["Claudication", "Venous insufficiency"]
