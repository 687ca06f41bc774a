"""Allergies that a letter tells in passing, or below a heading at the end of a line. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read

_HEAD = "Elm Surgery\n12 Elm Road\n\n4 May 2026\n\nDear Dr Brandt,\n\nRe: Mr Otto Lindqvist, 4/5/1961\n\n"
_CLOSE = "\n\nYours sincerely,\n\nDr Ingrid Solheim\n"


def _allergies(words: str) -> list[tuple[object, object]]:
    allergies = read(f"{_HEAD}{words}{_CLOSE}").clinical.allergies
    return [(allergy.substance.value, allergy.reaction.value) for allergy in allergies]


@pytest.mark.parametrize(
    ("words", "substance", "reaction"),
    [
        ("Please see him with gout. H/o rash with sulpha drugs. Not on insulin.", "sulpha drugs", "rash"),
        ("He comes up in blisters from Elastoplast. No heart trouble.", "Elastoplast", "blisters"),
        ("Hx of anaphylaxis to amoxicillin in 2012.", "amoxicillin", "anaphylaxis"),
        ("Previous hives with penicillin.", "penicillin", "hives"),
    ],
)
def test_what_made_somebody_ill_is_an_allergy(words: str, substance: str, reaction: str) -> None:
    assert _allergies(words) == [(substance, reaction)]


def test_a_heading_at_the_end_of_a_line_has_its_list_on_the_next() -> None:
    form = (
        "OUTGOING REFERRAL\nPatient: Otto Lindqvist\tDOB: 05/04/1961\n\nNotes\n"
        "Racing heart 1-2x weekly since summer. TSH normal. Also takes sertraline 50 mg qd. Allergies:\n"
        "Sulfa (hives).\n"
    )
    assert [allergy.substance.value for allergy in read(form).clinical.allergies] == ["Sulfa"]


@pytest.mark.parametrize(
    "words",
    ["H/o rash on the left arm last year.", "Previous swelling after a fall.", "Hx of gout with pain."],
)
def test_a_rash_or_swelling_of_nothing_taken_is_none(words: str) -> None:
    assert _allergies(words) == []
