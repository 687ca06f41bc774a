"""Patients whose name stands before the one that they had at birth or have by marriage."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import note_on_paper


@pytest.mark.parametrize(
    ("line", "given", "family"),
    [
        ("Mme Solange PERRIN née Dubois\nnée le 03/04/1949", "Solange", "PERRIN"),
        ("Madame Hortense Delmas épouse Rivière\nnée le 14 février 1950 à Dole", "Hortense", "Delmas"),
        ("Mme Jeanne Hallier, née Roux, 14/02/1960", "Jeanne", "Hallier"),
        ("Frau Gerda Hofmann geb. Seitz\ngeb. am 14.02.1950", "Gerda", "Hofmann"),
        ("Sig.ra Teresa Landi nata Conti\nnata il 14/02/1950", "Teresa", "Landi"),
        ("Monique Bertin (née Colas)\nNée le 14/02/1960", "Monique", "Bertin"),
        ("Mme Odile Vidal veuve Masson\nnée le 14/02/1940", "Odile", "Vidal"),
    ],
)
def test_a_name_before_the_one_at_birth_or_by_marriage_is_the_patients(
    line: str, given: str, family: str
) -> None:
    text = (
        "Dr Anne Lecomte\n12 rue des Lilas, 35999 Rennes\n\nRennes, le 5 mars 2026\n\n"
        f"{line}\n\nCher confrère,\n\nMerci de recevoir cette patiente pour une cataracte. Elle vit seule.\n\n"
        "Cordialement,\nDr Anne Lecomte"
    )
    patient = run_assistant(pages=note_on_paper(text), today=date(2026, 11, 21)).patient
    assert (patient.given_name.value, patient.family_name.value) == (given, family)
