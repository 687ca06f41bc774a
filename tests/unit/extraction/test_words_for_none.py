"""Lists of which a paper says in any language that there is nothing in them."""

from __future__ import annotations

import pytest

from jobs.extraction.wordings.lists_told_to_be_none import lists_told_to_be_none
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

BOTH = {"clinical.medications", "clinical.allergies"}


@pytest.mark.parametrize(
    "text",
    [
        "Allergien: nicht bekannt\nDauermedikation: entfällt",
        "Allergien: verneint\nMedikation: keine",
        "Allergies : néant\nTraitement en cours : aucun",
        "Allergies : RAS\nTraitement : néant",
        "Alergias: Negadas\nMedicación: ninguna",
        "Alergias: sin alergias conocidas\nTratamiento habitual: sin tratamiento",
        "Alergias: sem alergias medicamentosas conhecidas\nMedicação: nenhuma",
        "Allergie: nessuna nota\nTerapia domiciliare: non assume farmaci",
        "Allergieën: niet bekend\nMedicatie: n.v.t.",
        "Allergi: ingen kända\nLäkemedel: inga",
        "Alergie: brak\nLeki: nie stosuje",
    ],
)
def test_nothing_in_a_list_is_no_entry_of_it_and_an_answer(text: str) -> None:
    clinical = referral_read(text).clinical
    assert (clinical.allergies, clinical.medications) == ((), ())
    assert lists_told_to_be_none(paper(text)) == BOTH


def test_a_patient_who_does_not_know_their_medicines_names_none() -> None:
    assert (
        referral_read("Medications: patient unsure\nAllergies: unable to recall").clinical.medications == ()
    )


def test_what_is_named_stays() -> None:
    clinical = referral_read("Alergias: penicilina\nMedicación: metformina 850 mg").clinical
    assert [allergy.substance.value for allergy in clinical.allergies] == ["penicilina"]
    assert [medication.name.value for medication in clinical.medications] == ["metformina"]
    assert lists_told_to_be_none(paper("Alergias: penicilina\nMedicación: metformina 850 mg")) == frozenset()
