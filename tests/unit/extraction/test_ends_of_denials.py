"""Where a denial ends before the sentence does, and where it goes on over commas."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.modifiers import asserted_in
from jobs.extraction.text import Span
from tests.unit.extraction.paper import paper


def asserted(said: str, of: str) -> str:
    start = said.index(of)
    return asserted_in(said, Span(start, start + len(of)))


def medicines(written: str) -> list[str]:
    read = run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical.medications
    return [str(one.name.value) for one in read]


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("no lumps, exam normal, takes Microgynon 30", "Microgynon"),
        ("No lumps, takes ramipril 5mg.", "ramipril"),
        ("Nil else, on ramipril 5mg.", "ramipril"),
        ("Denies chest pain, is on apixaban for her AF", "AF"),
        ("No bleeding, taking apixaban", "apixaban"),
        ("without wheeze today and uses a steroid inhaler", "steroid inhaler"),
        ("no murmur, remains in atrial fibrillation", "atrial fibrillation"),
        ("No fever, she started amoxicillin on Monday", "amoxicillin"),
        ("no cough - has asthma", "asthma"),
        ("no red flags (takes warfarin)", "warfarin"),
        ("not pregnant, allergic to latex", "latex"),
        ("no fever, BP 168/94, hypertension", "hypertension"),
        ("Reflux not settling despite esomeprazole 40 mg bd", "esomeprazole"),
        ("no tablets for her asthma", "asthma"),
        ("No malignancy seen\nPsoriasis of both elbows", "Psoriasis"),
        ("carpal tunnel release with no benefit, gout", "gout"),
        ("nil of note, chest clear, eczema of both hands", "eczema"),
        ("Solifenacin 5mg no help, now mirabegron 50mg, bit better", "mirabegron"),
        ("free T4 of 58 not coming down on carbimazole", "carbimazole"),
        ("soiling that has not responded to macrogol", "macrogol"),
        ("physiotherapy was no use, sciatica persists", "sciatica"),
        ("type 2 diabetes - no retinopathy", "type 2 diabetes"),
    ],
)
def test_a_denial_ends_where_something_is_said_to_be(said: str, of: str) -> None:
    assert asserted(said, of) == "present"


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("no fever, weight loss, night sweats or haematuria", "haematuria"),
        ("denies chest pain, palpitations, on exertion or at rest", "rest"),
        ("No chest pain, on walking uphill, breathlessness or cough", "breathlessness"),
        ("no chest pain, change in bowel habit,\nWeight loss or fever", "Weight loss"),
        ("No lumps, has no fever", "fever"),
        ("No lumps, takes no aspirin", "aspirin"),
        ("denies taking aspirin, using naproxen or any other", "naproxen"),
        ("never had asthma, eczema and hay fever", "hay fever"),
        ("no pain on lifting, pushing or using the arm, numbness", "numbness"),
        ("no rash, swelling of the left or right hand, on either side, fever", "fever"),
        ("She denies NSAID use, haematuria or oedema", "oedema"),
        ("Denies alcohol use, falls, headache", "headache"),
        ("diabetes - no known retinopathy", "retinopathy"),
        ("Retinopathy - no", "Retinopathy"),
        ("Diabetes: no", "Diabetes"),
    ],
)
def test_a_denial_goes_on_over_a_list(said: str, of: str) -> None:
    assert asserted(said, of) == "negated"


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (
            "Family gene on mother's side, seen today. No lumps, exam normal, takes Microgynon 30.",
            ["Microgynon 30"],
        ),
        ("Dear Dr\nNo lumps, takes ramipril 5mg.", ["ramipril"]),
        ("Dear Dr\nNil else, on ramipril 5mg.", ["ramipril"]),
        ("Dear Dr\nNo lumps, takes Zanidex 5 mg nightly.", ["Zanidex"]),
        ("Dear Dr\nStopped aspirin in May, on clopidogrel 75 mg daily since.", ["clopidogrel"]),
        ("Dear Dr\nNo headaches, not on ramipril 5mg or any other tablets.", []),
        ("Dear Dr\nDenies taking ibuprofen, naproxen 500mg or codeine.", []),
    ],
)
def test_medicines_behind_a_denial(written: str, expected: list[str]) -> None:
    assert [name.split(" ")[0] for name in medicines(written)] == [name.split(" ")[0] for name in expected]
