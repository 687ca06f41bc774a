"""A danger that a letter about other things calls by its name, in one short sentence: the name is enough."""

from __future__ import annotations

import pytest

from jobs.extraction import find_red_flags
from tests.unit.extraction.paper import paper

LETTER = """Hillside Medical Practice
1 Hill Road, Leeds LS99 9ZZ  Tel 0113 496 0111
12 November 2026

Dear Colleague,
Re: Alan Whitcombe   DOB 04/06/1967  Tel 0113 496 0222

Thank you for seeing this patient. He has been well controlled on ramipril and his blood pressure has been 128/76 at
home. He works as a joiner and lives with his wife and two children. He does not smoke and drinks little. Examination
of the abdomen was normal. Bloods from last week are attached and unremarkable.
{}
His usual medicines are listed on the attached summary. Thank you very much for your help with this pleasant man.

Yours sincerely,
Dr Jane Fox
"""


def codes(sentence: str) -> set[str]:
    return {flag.code for flag in find_red_flags(pages=paper(LETTER.format(sentence)))}


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("Suspected cauda equina syndrome.", "cauda_equina"),
        ("?CES", "cauda_equina"),
        ("Suspected stroke.", "stroke_tia"),
        ("Diagnosis: acute stroke.", "stroke_tia"),
        ("? TIA", "stroke_tia"),
        ("? subarachnoid haemorrhage.", "acute_neurology"),
        ("Impression: status epilepticus.", "acute_neurology"),
        ("Suspected acute coronary syndrome.", "acute_coronary"),
        ("?MI", "acute_coronary"),
        ("Suspected giant cell arteritis.", "sudden_visual_loss"),
        ("Necrotising fasciitis.", "limb_ischaemia"),
        ("?PE", "pulmonary_embolism"),
        ("Diagnosis: sepsis.", "sepsis"),
        ("DKA", "diabetic_emergency"),
        ("Compartment syndrome.", "limb_ischaemia"),
        ("Anaphylaxis.", "airway"),
        ("Likely appendicitis.", "acute_abdomen"),
        ("Suspected melanoma.", "skin_cancer_signs"),
        ("?lung ca", "suspected_cancer"),
    ],
)
def test_a_name_is_enough(sentence: str, code: str) -> None:
    assert code in codes(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "He had a stroke in 2015, the diagnosis was confirmed then.",
        "No features of meningitis. PE excluded on CTPA.",
        "His mother had suspected pre-eclampsia.",
        "He is seen by the acute stroke unit nurse.",
        "Anxious about stroke risk, wants to talk about prevention.",
        "Angles open, VH 4, IOP 18.",
        "Dry perforations of both eardrums.",
    ],
)
def test_a_name_of_before_of_another_or_of_a_service_is_not(sentence: str) -> None:
    assert codes(sentence) == set()


def test_a_biopsy_of_the_cheek_is_no_sign_below() -> None:
    found = codes("Biopsy of the left cheek shows a nodular basal cell carcinoma.")
    assert "gynaecological_cancer_signs" not in found
    assert found
