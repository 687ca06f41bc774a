"""Medicines that sentences and comma lists tell of, in the ways of several countries; and drugs that nobody takes."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

Taken = tuple[str, str | None, str | None]


def medicines(written: str) -> list[Taken]:
    read = run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical.medications
    return [(str(one.name.value), _words(one.dose.value), _words(one.frequency.value)) for one in read]


def _words(value: object) -> str | None:
    return None if value is None else str(value)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Dear Dr\nHe is on Crestor 20, Ecotrin and Adco-Amlodipine 10.",
            [("Crestor", "20", None), ("Ecotrin", None, None), ("Adco-Amlodipine", "10", None)],
        ),
        (
            "COPD, Seretide 250 2 puffs bd, Spiriva 18 od, ventolin prn.",
            [("Seretide", "250", "bd"), ("Spiriva", "18", "od"), ("ventolin", None, "prn")],
        ),
        (
            "Aspirin 81, Plavix 75, and Lipitor 80 after his stent.",
            [("Aspirin", "81", None), ("Plavix", "75", None), ("Lipitor", "80", None)],
        ),
        (
            "Current meds - amlo 5, bendro 2.5, simva 40 nocte.",
            [("amlo", "5", None), ("bendro", "2.5", None), ("simva", "40", "nocte")],
        ),
        (
            "Adv: Tab Zyfort 40 OD, Syp. Cremaffin 10 ml HS.",
            [("Zyfort", "40", "OD"), ("Cremaffin", "10 ml", "HS")],
        ),
        (
            "Uses insulin degludec 24 units at night, insulin aspart with meals.",
            [("insulin degludec", "24 units", "at night"), ("insulin aspart", None, "with meals")],
        ),
        (
            "Fell on trastuzumab last week.\nPresent: trastuzumab 6 mg/kg every 3 weeks",
            [("trastuzumab", "6 mg/kg", "every 3 weeks")],
        ),
    ],
)
def test_lists_in_sentences_are_read_to_their_last(written: str, expected: list[Taken]) -> None:
    assert medicines(written) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Sie nimmt Ramipril 5 mg 1-0-1 und Marcumar nach Plan.", ("Ramipril", "5 mg", "1-0-1")),
        ("Erhält Novaminsulfon 30 Tropfen bei Bedarf.", ("Novaminsulfon", "30 Tropfen", "bei Bedarf")),
        ("Il prend Tahor 40 mg le soir et Doliprane 1 g si besoin.", ("Tahor", "40 mg", "le soir")),
        ("Toma metformina 850 mg con las comidas.", ("metformina", "850 mg", "con las comidas")),
        ("Assume Lasix 25 mg 1 cp ore 8.", ("Lasix", "25 mg", "ore 8")),
        ("Faz uso de losartana 50 mg 12/12h.", ("losartana", "50 mg", "12/12h")),
        ("Zij gebruikt zolpidem 10 mg voor het slapen.", ("zolpidem", "10 mg", "voor het slapen")),
        ("He takes Plavix 75 mg OD after lunch.", ("Plavix", "75 mg", "OD after lunch")),
    ],
)
def test_how_often_is_read_in_the_words_of_the_country(written: str, expected: Taken) -> None:
    assert expected in medicines(written)


@pytest.mark.parametrize(
    "written",
    [
        "I plan to start him on apixaban 5 mg BID once bleeding is excluded.",
        "Would you start allopurinol 100 mg daily?",
        "He was on naproxen 500 bd until March 2024.",
        "Given aspirin 300 and clopidogrel 600 stat by the ambulance.",
        "Lisinopril was fine; amlodipine stopped because of swelling.",
        "Iron 12, B12 230, digoxin level 1.1. Lithium 0.8.",
        "He smokes 20 daily and eats protein 30 g daily.",
        "Rx\tVA\tIOP\nR -2.00/-0.50 x 90\t6/6\t15\nL -2.25 DS\t6/9\t14",
        "Medication\nReacts to: Cephalexin (diarrhoea).",
    ],
)
def test_what_is_planned_past_given_once_or_measured_is_not_taken(written: str) -> None:
    assert medicines(written) == []


def test_a_bracket_that_tells_of_another_that_was_stopped_ends_only_that() -> None:
    assert medicines("Medication\naspirin 150 mg nocte. (sertraline 100 mg STOPPED Nov)") == [
        ("aspirin", "150 mg", "nocte")
    ]


def test_how_much_may_stand_on_the_next_line() -> None:
    told = "Her joints are quiet. She now takes leflunomide\n20 mg daily, prednisolone 5 mg mane and reflux tablets.\n"
    read = referral_read(
        f"Oak Rheumatology\n\nDear Des,\n\nRe: Ada Quill, DOB 14/05/1958\n\n{told}"
    ).clinical.medications
    assert [(entry.name.value, entry.dose.value) for entry in read][:1] == [("leflunomide", "20 mg")]
