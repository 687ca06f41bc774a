"""Borders of cells that readers take for brackets are no part of the words beside them."""

from __future__ import annotations

import pytest

from referrals.reading.cell_borders import without_borders
from referrals.reading.layout import RawWord


def line(words: str) -> list[RawWord]:
    return [
        RawWord(text=word, edges=(100.0 * place, 0.0, 100.0 * place + 80.0, 20.0), confidence=0.8)
        for place, word in enumerate(words.split())
    ]


@pytest.mark.parametrize(
    ("seen", "read"),
    [
        ("Sex [Male", "Sex Male"),
        ("{Hemoglobin 128 g/L", "Hemoglobin 128 g/L"),
        ("Cranberry |Interpreter none", "Cranberry Interpreter none"),
        ("[current meds: none", "current meds: none"),
        ("‘Member ID Patient's phone", "Member ID Patient's phone"),
        ("says ‘like a curtain’, daily", "says ‘like a curtain’, daily"),
        ("Glucose [Mass/volume] in urine", "Glucose [Mass/volume] in urine"),
        ("145/88 mm[Hg]", "145/88 mm[Hg]"),
        ("seen [by phone] today", "seen [by phone] today"),
        ("|brahim Sample", "|brahim Sample"),
        ("[XRoutine [J Urgent [ ] Other", "[XRoutine [J Urgent [ ] Other"),
        ("(see over", "(see over"),
    ],
)
def test_a_border_is_no_letter(seen: str, read: str) -> None:
    assert " ".join(word.text for word in without_borders([line(seen)])[0]) == read


def test_the_word_begins_behind_the_border() -> None:
    (word,) = without_borders([line("[Male")])[0]
    assert word.edges == (16.0, 0.0, 80.0, 20.0)
    assert word.confidence == 0.8
