"""Clinics and those who work there, as nine languages of Europe call them."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.request.specialty.names import ALL_NAMES


@pytest.mark.parametrize(
    ("words", "slug"),
    [
        ("Zentrale Notaufnahme", "emergency_medicine"),
        ("Wundambulatorium", "wound_care"),
        ("Abteilung für Plastische, Ästhetische und Rekonstruktive Chirurgie", "plastic_surgery"),
        ("Fachklinik für Neurologische Rehabilitation", "rehabilitation_medicine"),
        ("SAPV-Team", "palliative_care"),
        ("hartfalenpoli", "cardiology"),
        ("afdeling Anesthesiologie", "anesthesiology"),
        ("Wondexpertisecentrum", "wound_care"),
        ("Brystkirurgisk Afdeling", "breast_surgery"),
        ("Minnesmottagningen", "geriatrics"),
        ("søvnklinikk", "sleep_medicine"),
        ("Revmatologisk avdeling", "rheumatology"),
        ("consultation plaies et cicatrisation", "wound_care"),
        ("chirurgie de l'obésité", "bariatric_surgery"),
        ("Laboratoire du sommeil", "sleep_medicine"),
        ("pédopsychiatrie", "psychiatry"),
        ("Unidad de Heridas Complejas", "wound_care"),
        ("Clínica de Enfermedad Vascular Cerebral", "stroke_medicine"),
        ("consultorio preanestésico", "anesthesiology"),
        ("Cirugía de Tórax", "cardiothoracic_surgery"),
        ("chirurgo vascolare", "vascular_surgery"),
        ("Servizio di Dietetica e Nutrizione Clinica", "nutrition_dietetics"),
        ("Pronto Soccorso", "emergency_medicine"),
        ("Cirurgia Colorretal", "colorectal_surgery"),
        ("Médico de Família", "general_practice"),
        ("neurologopeda", "speech_therapy"),
    ],
)
def test_houses_and_people_are_named(words: str, slug: str) -> None:
    assert slug in {key for key, _ in ALL_NAMES.matches(words.lower())}


@pytest.mark.parametrize(
    "words",
    [
        "CMP and lipids were normal, she slept in a cot",
        "radiological findings are unchanged",
        "no immunological disease is known",
        "the letter is with the booklet; caps are on order",
    ],
)
def test_english_words_are_no_names_of_other_languages(words: str) -> None:
    assert [key for key, _ in ALL_NAMES.matches(words.lower())] == []
