"""Allergies shouted in capitals, to dressings, and to what is given before a scan. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.allergies_read import allergies

_HEAD = "Elm Surgery\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mr Otto Quill, 4/5/1961\n\nPlease see him with an ulcer. "


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("On warfarin, lisinopril 20 mg. PENICILLIN ALLERGY.", ("PENICILLIN", None)),
        ("His skin blistered under silver dressings.", ("silver dressings", "blistered")),
    ],
)
def test_what_is_not_borne_is_an_allergy(words: str, expected: tuple[str, str | None]) -> None:
    assert allergies(f"{_HEAD}{words}\n\nDr Ida Holm") == [expected]


@pytest.mark.parametrize(
    "words",
    ["DRUG ALLERGY: none.", "PENICILLIN ALLERGY: no.", "The ulcer was dressed under compression bandages."],
)
def test_other_words_are_none(words: str) -> None:
    assert allergies(f"{_HEAD}{words}\n\nDr Ida Holm") == []


_LETTRE = (
    "Cabinet du Four\n\nLe 2 juin 2026\n\nObjet : Mme Colette VIAL, 30/08/1958\n\nChers confrères,\n\n{words}\n\n"
    "Bien confraternellement.\n\nDr Bouvard"
)


def test_iodine_before_a_scan_is_one_in_french() -> None:
    words = "Elle tousse depuis l'hiver.\n\nAttention : urticaire aux produits iodés lors d'un uroscanner."
    assert allergies(_LETTRE.format(words=words)) == [("produits iodés", "urticaire")]
