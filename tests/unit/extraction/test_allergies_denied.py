"""An allergy that is asked for by name and denied, was taken off the record, or is somebody else's is none of the
patient's; one that stands beside a denial is kept."""

from __future__ import annotations

import pytest

from tests.unit.extraction.allergies_read import allergies

_LETTER = "Elm Surgery\n\nDear Dr Brandt,\n\nRe: Mr Alan Quill, 4/5/1961\n\n{said}\n\nYours sincerely,\n\nDr Ida Holm"


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Allergies: Penicillin - NO; Latex - NO; Aspirin - YES (wheeze)", [("Aspirin", "wheeze")]),
        (
            "Allergies\nPenicillin: No\nLatex: No\nIodine contrast: Yes - hives",
            [("Iodine contrast", "hives")],
        ),
        ("Allergies: Penicillin: none; Latex: denies; Nuts: yes", [("Nuts", None)]),
        ("Allergies: Penicillin = N, Sulfa = Y (rash)", [("Sulfa", "rash")]),
        ("Allergies: Latex N; Penicillin Y", [("Penicillin", None)]),
        ("Allergies: PCN: denies, sulfa: denies, shellfish: hives", [("shellfish", "hives")]),
        ("Allergies: Penicillin (denied), Sulfa (hives)", [("Sulfa", "hives")]),
        ("Allergies: Latex: not allergic; Penicillin: anaphylaxis", [("Penicillin", "anaphylaxis")]),
        ("Latex allergy: No. Penicillin allergy: Yes.", [("Penicillin", None)]),
        ("Allergic to latex? No. Allergic to plasters? Yes.", [("plasters", None)]),
        ("Allergies: Penicillin - nil. Cephalexin - rash.", [("Cephalexin", "rash")]),
        ("Allergy to latex: NO\nAllergy to iodine: YES", [("iodine", None)]),
        ("Allergies: Penicillin? No. Latex? No. Eggs? Yes.", [("Eggs", None)]),
        ("Allergies\nPenicillin | No\nSulfa | Yes", [("Sulfa", None)]),
    ],
)
def test_a_substance_that_is_answered_with_no_is_none(
    said: str, expected: list[tuple[str, str | None]]
) -> None:
    assert allergies(_LETTER.format(said=said)) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Allergies: Penicillin - tolerated amoxicillin 2024, label removed", []),
        ("Allergies: Penicillin (allergy excluded by testing)", []),
        ("Allergies: Penicillin - no longer allergic", []),
        ("Allergies: Penicillin - label removed in error, anaphylaxis 2001", [("Penicillin", "anaphylaxis")]),
    ],
)
def test_a_label_that_was_taken_off_is_none(said: str, expected: list[tuple[str, str | None]]) -> None:
    assert allergies(_LETTER.format(said=said)) == expected


@pytest.mark.parametrize(
    "said", ["Allergies: as above", "Allergies: as per list", "Allergies: as listed below"]
)
def test_a_reference_to_another_place_is_no_substance(said: str) -> None:
    assert allergies(_LETTER.format(said=said)) == []


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("His wife is allergic to aspirin. His son has a peanut allergy.", []),
        ("Wife is allergic to aspirin. He is intolerant of codeine (vomiting).", [("codeine", "vomiting")]),
        ("The patient's husband has a latex allergy.", []),
        ("His partner is allergic to nuts and his flatmate is allergic to cats.", []),
        (
            "His wife, who is allergic to penicillin, came with him. He is allergic to trimethoprim.",
            [("trimethoprim", None)],
        ),
        ("His wife tells me he is allergic to penicillin.", [("penicillin", None)]),
        ("His wife says that penicillin gave him a rash.", [("penicillin", "rash")]),
        ("His carer states he is allergic to morphine.", [("morphine", None)]),
    ],
)
def test_an_allergy_of_somebody_close_is_not_the_patients(
    said: str, expected: list[tuple[str, str | None]]
) -> None:
    assert allergies(_LETTER.format(said=said)) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Allergies: NKDA but gets hives with shellfish.", [("shellfish", "hives")]),
        ("Allergies: NKDA except penicillin (rash).", [("penicillin", "rash")]),
        ("Allergies: NKDA; lactose intolerant.", [("lactose", None)]),
        ("Allergies: Denies penicillin allergy; sulfa causes hives.", [("sulfa", "hives")]),
        ("Allergies: Penicillin - no known reaction details.", [("Penicillin", None)]),
        ("Allergies: Drug: penicillin - rash.", [("penicillin", "rash")]),
    ],
)
def test_an_allergy_beside_a_denial_is_kept(said: str, expected: list[tuple[str, str | None]]) -> None:
    assert allergies(_LETTER.format(said=said)) == expected
