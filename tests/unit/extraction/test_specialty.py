"""Which specialty is asked for: by name in many wordings and languages, by a marked box, else by the content."""

from __future__ import annotations

import re
from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.request.specialty.names import ROMANCE_HOUSES
from jobs.extraction.specialty_model import WEIGHTS, specialty_model, terms_of
from referrals.data.referral import Field
from referrals.specialties import all_specialties
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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Überweisungsschein\nÜberweisung an\tDatum\nOrthopädie\t08.09.2026\nSchulterschmerz links", "orthopedics"),
        ("Scheda di invio\nCentro Cefalee Esempio\nPrestazione\tPrima visita neurologica\nQuesito\tdolore",
         "neurology"),
        ("REFER TO __Sample Hand Therapy Inc____\nDX __flexor tendon repair__", "occupational_therapy"),
        ("Authorization\nFacility: Sample Spine Institute\nService: Surgical consultation\nPain", "neurosurgery"),
        ("Plan request\nSpecialty\tFamily medicine\tVascular surgery\nSore leg", "vascular_surgery"),
        ("Plan\nReferred by\tReferred to\nDr Ann Other\tMs Ann Third\nSample Clinic\tClinical psychologist",
         "psychology"),
        ("Therapy wanted\n☒ Speech-language evaluation ☐ Feeding evaluation ☐ OT ☐ PT\nConcern: few words",
         "speech_therapy"),
        ("Service wanted: ☐ PT ☒ OT ☐ SLP\nTrouble with buttons", "occupational_therapy"),
        ("SAMPLE PEAK HEART GROUP\nFAX THIS PAGE TO 505-555-0100\nPRACTICE NAME\tSample Health", "cardiology"),
        ("To: Granite Blood & Cancer Center, Hematology\nM-spike", "hematology"),
        ("Sample Practice\n1 Hill St\nTel 01632 960001\nDr R. Third, Vascular Surgeon, Sample Hospital, Durban\n"
         "Dear Rudi,\nPlease see Ann Sample, whose foot is cold.", "vascular_surgery"),
        ("Praxis\nHauptstr. 1\nKassel\nHautzentrum Beispielhöhe\nSehr geehrte Frau Kollegin,\nbitte um Vorstellung.",
         "dermatology"),
        ("Please accept Ann Sample to the rapid access chest pain clinic.", "cardiology"),
    ],
)  # fmt: skip
def test_a_specialty_is_found_at_the_place_that_says_where_to(text: str, expected: str) -> None:
    assert (
        specialty(f"Patient: Ann Sample\n{text}" if "Dear" not in text and "Sehr" not in text else text).value
        == expected
    )


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("food sticking behind the breastbone and weight loss", "gastroenterology"),
        ("two hours of morning stiffness in swollen knuckles, CCP positive", "rheumatology"),
        ("a shuffling gait, small handwriting and a resting tremor", "neurology"),
        ("large varicosities with aching and skin staining above the ankle", "vascular_surgery"),
        ("heavy flooding periods and a fibroid uterus", "obstetrics_gynecology"),
        ("voices that comment on her", "psychiatry"),
        ("a reducible lump in the groin", "general_surgery"),
        ("loud snoring and falling asleep at the wheel, Epworth 18", "sleep_medicine"),
        ("TSH below 0.01 with lid lag", "endocrinology"),
        ("lips that swelled minutes after eating cashew", "allergy_immunology"),
    ],
)
def test_what_is_told_in_lay_words_and_signs_speaks_for_a_specialty(told: str, expected: str) -> None:
    text = (
        f"Hill Surgery\n\nDear Colleague,\n\nRe: Ann Sample\n\nThank you for seeing this patient with {told}."
    )
    assert specialty(text).value == expected


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
    assert set(specialty_model().specialties) <= set(all_specialties())


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


@pytest.mark.parametrize(
    "house",
    [
        "unité d'insuffisance cardiaque",
        "unidad de insuficiencia cardiaca",
        "ambulatorio dello scompenso cardiaco",
    ],
)
def test_a_clinic_for_a_failing_heart_is_cardiologys(house: str) -> None:
    assert re.fullmatch(ROMANCE_HOUSES["cardiology"], house)
