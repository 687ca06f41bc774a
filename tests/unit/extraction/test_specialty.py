"""Which specialty is asked for: by name in many wordings and languages, by a marked box, else by the content."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.specialty_words import NAMES
from jobs.extraction.specialty_model import WEIGHTS, specialty_model, terms_of
from referrals.data.referral import Field
from tests.unit.extraction.paper import paper

TODAY = date(2026, 6, 1)


def specialty(text: str) -> Field:
    return run_assistant(pages=paper(text), today=TODAY).request.specialty


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Referral form\nPatient: Ann Sample\nRefer to:\n☐ Cardiology ☐ ENT\n☐ Neurology ☒ Orthopedics",
            "orthopedics",
        ),
        (
            "Referral\nPatient: Ann Sample\n[_] Neurosurgery [X] Pain management [_] Psychiatry",
            "pain_medicine",
        ),
        (
            "Referral\nPatient: Ann Sample\nTo: Bayside Digestive Associates\nIron deficiency anemia.",
            "gastroenterology",
        ),
        ("Referral\nPatient: Ann Sample\nTo: Midtown Bone & Joint\nSore knee.", "orthopedics"),
        ("Referral\nPatient: Ann Sample\nTo: Paediatric ENT Clinic\nSnoring.", "ent"),
        ("Referral\nPatient: Ann Sample\nSpecialty: Kardiologie\nBelastungsdyspnoe", "cardiology"),
        ("Je vous adresse pour avis dermatologique Madame Ann Sample pour un eczéma.", "dermatology"),
        ("A la atención del Servicio de Endocrinología\nLes remito a Ann Sample por bocio.", "endocrinology"),
    ],
)
def test_a_specialty_that_is_named_is_found(text: str, expected: str) -> None:
    field = specialty(text)
    assert field.value == expected
    assert field.evidence


def test_a_choice_that_is_left_open_names_nothing() -> None:
    assert specialty("Referral form\nPatient: Ann Sample\n☐ Cardiology ☐ Dermatology ☐ ENT").value is None


def test_an_examination_that_was_done_is_not_what_is_asked_for() -> None:
    text = (
        "Thanks for seeing Ann Sample with haemoptysis and a lung nodule on the CT of 18 May. She has COPD."
    )
    assert specialty(text).value == "pulmonology"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "I would be grateful if you would see this man with visible haematuria and a poor urinary stream.",
            "urology",
        ),
        ("Please see this lady whose vision is blurred; she has cataracts in both eyes.", "ophthalmology"),
        ("Please see this child with recurrent tonsillitis and glue ear.", "ent"),
        (
            "Please see this man with symmetrical swelling of the small joints and morning stiffness.",
            "rheumatology",
        ),
    ],
)
def test_a_specialty_that_is_not_named_follows_from_words_on_the_page(text: str, expected: str) -> None:
    field = specialty(text)
    assert field.value == expected
    assert field.confidence < 0.92
    assert field.evidence
    assert all(place.quote in text for place in field.evidence)
    assert "No specialty is named" in field.reasons[0]


@pytest.mark.parametrize(
    "text",
    [
        "Please see this pleasant patient at your convenience.",
        "LABORATORY REPORT\nPatient: Ann Sample\nTSH 2.1 mIU/L 0.4 - 4.0\nFree T4 14 pmol/L 9 - 25\nHbA1c 61 mmol/mol",
    ],
)
def test_where_nothing_tells_no_specialty_is_made_up(text: str) -> None:
    assert specialty(text).value is None


def test_what_is_denied_speaks_for_nothing() -> None:
    model = specialty_model()
    assert (
        specialty("Please see this man. He has no chest pain, no palpitations and no syncope.").value is None
    )
    assert model.guesses([(1.0, tuple(terms_of("zzzz qqqq")))]) == ()


def test_the_model_is_small_and_knows_only_shipped_specialties() -> None:
    assert WEIGHTS.stat().st_size < 5_000_000
    assert set(specialty_model().specialties) <= set(NAMES)


def test_british_and_american_spellings_are_one_term() -> None:
    british = [
        term.name for term in terms_of("haematuria oesophageal tumours anaemia oedema diarrhoea paediatric")
    ]
    american = [term.name for term in terms_of("hematuria esophageal tumors anemia edema diarrhea pediatric")]
    assert british == american


def test_terms_stand_where_they_say() -> None:
    words = "Known hypertension; painful haematuria."
    assert all(words[t.start : t.end].split()[0][0].isalpha() for t in terms_of(words))
    assert "painful haematuria" in {words[t.start : t.end] for t in terms_of(words)}
