"""Medicines that running text says are taken, whatever stands near them: another that was stopped, a relative who gives
them, a denial of something else; and those that the same words do not make taken."""

from __future__ import annotations

import pytest

from tests.unit.extraction.medicines_told import medicines_told
from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("I have given her quetiapine 50 mg at bedtime for sleep.", ("quetiapine", "50 mg", "at bedtime")),
        ("He takes acetaminophen, as he was told not to use ibuprofen.", ("acetaminophen", None, None)),
        ("She has asthma, for which she uses a fluticasone inhaler.", ("fluticasone inhaler", None, None)),
        ("She is on HRT patches from the menopause clinic.", ("HRT patches", None, None)),
        ("His mother has given him Tylenol.", ("Tylenol", None, None)),
        ("Mum puts him on paracetamol 250 mg when hot.", ("paracetamol", "250 mg", None)),
        (
            "Naproxen was stopped for indigestion and lansoprazole 15mg started.",
            ("lansoprazole", "15mg", None),
        ),
        ("Her medications are aspirin, bisoprolol, ramipril.", ("aspirin", None, None)),
        ("Current medications include amlodipine, metformin and Ventolin.", ("amlodipine", None, None)),
        ("She uses Systane drops, and takes perindopril 5 mg daily.", ("perindopril", "5 mg", "daily")),
        ("I began latanoprost one drop to both eyes at bedtime.", ("latanoprost", None, "at bedtime")),
        (
            "Ho prescritto amoxicillina/acido clavulanico 1 g ogni 12 ore per 5 giorni.",
            ("amoxicillina/acido clavulanico", "1 g", "ogni 12 ore"),
        ),
        ("She takes pantoprazole 20mg mane and is on HRT patches.", ("HRT patches", None, None)),
        ("Prednisone taper started yesterday.", ("Prednisone", None, None)),
        (
            "He takes apixaban 5 mg twice a day (warfarin was stopped last year).",
            ("apixaban", "5 mg", "twice a day"),
        ),
        ("She tried oxybutynin 5 mg, which dries her mouth.", ("oxybutynin", "5 mg", None)),
        ("Solifenacin 5mg no help, now mirabegron 50mg, bit better.", ("mirabegron", "50mg", None)),
        ("She uses albuterol CFC free 90 mcg/inh.", ("albuterol CFC free", "90 mcg/inh", None)),
        ("Free T4 of 58 not coming down on carbimazole.", ("carbimazole", None, None)),
        (
            "The dietitian has signed off.\nZomorph 20 mg bd\nOramorph 5 mg when needed",
            ("Zomorph", "20 mg", "bd"),
        ),
    ],
)
def test_what_is_said_to_be_taken_is_a_medicine(words: str, expected: tuple[object, ...]) -> None:
    assert expected in medicines_told(words)


@pytest.mark.parametrize(
    "words",
    [
        "Her mother uses a salbutamol inhaler.",
        "Her daughter takes methylphenidate 10 mg daily.",
        "Vancomycin was started in the emergency room and stopped yesterday.",
        "Apixaban (5 mg) was stopped.",
        "Methotrexate to be started after your review.",
        "She tried oxybutynin 5 mg, which was no good.",
        "She is not on carbimazole.",
        "She had a rash with trimethoprim 200 mg bd.",
        "He took amitriptyline 10 mg at night last year and hated it.",
    ],
)
def test_what_is_over_planned_denied_or_anothers_is_none(words: str) -> None:
    assert medicines_told(words) == []


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Chère consœur,\nMerci de recevoir Mme Quill pour une toux qui dure depuis six mois. Elle a eu un cancer "
            "du sein.\nSon traitement habituel comporte Spiolto 2 bouffées le matin et sémaglutide 1 mg par semaine.",
            ["Spiolto", "sémaglutide"],
        ),
        (
            "INFORME DE ALTA\nTRATAMIENTO\nFérula cubital, mano alta. ibuprofeno 600 mg cada 8 horas y paracetamol 1 g "
            "cada 8 horas.",
            ["ibuprofeno", "paracetamol"],
        ),
    ],
)
def test_what_is_said_to_be_taken_abroad_is_a_medicine(written: str, expected: list[str]) -> None:
    assert [each.name.value for each in referral_read(written).clinical.medications] == expected
