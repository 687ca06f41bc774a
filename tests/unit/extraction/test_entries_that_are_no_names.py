"""What stands in or below a list and is no entry of it, and numbered entries on one line. Everybody is invented."""

from __future__ import annotations

from tests.unit.extraction.referral_read import referral_read

_WHO = "Elm Surgery\nPatient: Ada Quill\tDOB: 04/05/1970\n\n"


def _diagnoses(written: str) -> list[tuple[object, str | None]]:
    return [
        (each.text.value, each.text.asserted) for each in referral_read(_WHO + written).clinical.diagnoses
    ]


def test_the_close_of_a_letter_ends_lists_side_by_side() -> None:
    told = _diagnoses(
        "Active problems\tInactive problems\nHypertension\tPneumonia 2015\nOsteoarthritis\tShingles 2018\n"
        "Yours sincerely,\nDr Ida Holm\n"
    )
    assert [name for name, _ in told] == ["Hypertension", "Osteoarthritis"]


def test_a_note_to_look_elsewhere_is_no_diagnosis_and_a_mark_behind_one_doubts_it() -> None:
    told = _diagnoses(
        "Active problems: Atrial fibrillation (Feb 2020); Melanoma in situ? - see above; Gout\n"
    )
    assert told == [
        ("Atrial fibrillation", "present"),
        ("Melanoma in situ", "uncertain"),
        ("Gout", "present"),
    ]


def test_numbered_entries_on_one_line_are_several() -> None:
    told = _diagnoses("Diagnosis: 1. Focal epilepsy 2. ? autism spectrum - awaiting assessment 3. Eczema\n")
    assert told == [("Focal epilepsy", "present"), ("autism spectrum", "uncertain"), ("Eczema", "present")]


def test_a_stage_is_no_number_of_an_entry() -> None:
    told = _diagnoses("Diagnosis: 1. CKD stage 2. Hypertension\n")
    assert "CKD" not in [name for name, _ in told]


def test_an_allergy_in_a_history_is_no_diagnosis() -> None:
    assert [name for name, _ in _diagnoses("Past history: allergic to NSAIDs. Gout.\n")] == ["Gout"]


def test_a_virus_that_was_treated_is_of_the_past() -> None:
    told = _diagnoses(
        "Problems:\nHypertension - active\nCKD stage 3a - active\nHepatitis C - treated, SVR 2017\n"
    )
    assert [name for name, asserted in told if asserted == "present"] == ["Hypertension", "CKD stage 3a"]
