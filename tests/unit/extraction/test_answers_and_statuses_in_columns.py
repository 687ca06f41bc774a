"""What a mark under "Yes" or "No", or a word in a column for the status, says of its row. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_WHO = "Elm Surgery\nPatient: Ada Quill\tDOB: 04/05/1970\nMRN: 4417720\n\nPlease see her.\n\n"


def _symptoms(written: str) -> dict[str, str | None]:
    return {
        str(each.text.value): each.text.asserted for each in referral_read(_WHO + written).clinical.symptoms
    }


def test_what_is_marked_under_no_is_denied() -> None:
    told = _symptoms(
        "Review of systems\nSymptom\tYes\tNo\nHaemoptysis\t\tX\nWeight loss\t\tX\nAnkle swelling\tX\nSyncope\t\tX\n"
    )
    assert told == {
        "Haemoptysis": "negated",
        "Weight loss": "negated",
        "Ankle swelling": "present",
        "Syncope": "negated",
    }


def test_the_columns_may_stand_the_other_way_round() -> None:
    told = _symptoms("Review of systems\nSymptom\tNo\tYes\nDizziness\tX\nPalpitations\t\tX\n")
    assert told == {"Dizziness": "negated", "Palpitations": "present"}


@pytest.mark.parametrize(
    ("status", "asserted"),
    [("Suspected", "uncertain"), ("Family history", "family"), ("Active", "present")],
)
def test_a_status_says_how_a_problem_is_meant(status: str, asserted: str) -> None:
    clinical = referral_read(
        f"{_WHO}Problems\nProblem\tStatus\tOnset\nHypertension\tActive\t2010\nPsoriasis\t{status}\t2020\n"
    ).clinical
    assert ("Psoriasis", asserted) in [(each.text.value, each.text.asserted) for each in clinical.diagnoses]


@pytest.mark.parametrize("status", ["Excluded", "Ruled out", "Not confirmed"])
def test_what_was_ruled_out_is_neither_a_problem_nor_of_the_past(status: str) -> None:
    clinical = referral_read(
        f"{_WHO}Problems\nProblem\tStatus\tOnset\nHypertension\tActive\t2010\nPsoriasis\t{status}\t2020\n"
    ).clinical
    texts = [*(each.text for each in clinical.diagnoses), *(each.text for each in clinical.history)]
    assert {each.asserted for each in texts if each.value == "Psoriasis"} <= {"negated"}


def test_an_allergy_that_was_refuted_stays_none() -> None:
    clinical = referral_read(
        f"{_WHO}Allergies\nAllergen\tReaction\tStatus\nLatex\tRash\tActive\nPenicillin\tHives\tRefuted\n"
    ).clinical
    assert [each.substance.value for each in clinical.allergies] == ["Latex"]
