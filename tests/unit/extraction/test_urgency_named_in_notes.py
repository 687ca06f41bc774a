"""How soon a short note names in a word of its own, wherever in the sentence it stands."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Field
from tests.unit.extraction.paper import note_on_paper, paper


def urgency(words: str) -> Field:
    pages = note_on_paper(words)
    referral = run_assistant(pages=pages, today=date(2026, 11, 24))
    return run_judge(referral=referral, pages=pages).request.urgency


@pytest.mark.parametrize(
    ("words", "level"),
    [
        (
            "Speech therapy dept, nine weeks hoarse, pain to the ear. Please view her cords urgently.",
            "urgent",
        ),
        (
            "Varices banded twice and oozing, MELD 14, no encephalopathy. Urgent TIPS? Consent taken.",
            "urgent",
        ),
        ("Alcohol, tremor mild, last drink at breakfast. Drug and alcohol service urgently.", "urgent"),
        ("Anaphylaxis to a sting in May, tryptase 25. Requires immunology input, urgent.", "urgent"),
        ("Dip protein 4+, albumin 17, face puffy each morning. Renal clinic soon please.", "urgent"),
        ("Core biopsy shows melanoma 1.6 mm, wide excision and node soon pls, derm copied.", "urgent"),
        ("Third degree tear, leaks wind when running. Routine, for opinion on repair.", "routine"),
        ("Legs crawl at night on dialysis, iron full. Routine advice; dose of pramipexole?", "routine"),
        ("Back pain for 7 years after fusion. For pain management programme, routine.", "routine"),
        ("What do we give for this infected hip, how long? Answer as soon as possible.", "asap"),
        ("Cold white leg, no pulses, numb since four, AF without thinner. Vascular on call now", "stat"),
        ("Sudden curtain over the left eye, flashes since dawn. Eye casualty stat please.", "stat"),
        ("Blisters on both eyes' membranes, lids sticking. Please come immediately with drops plan.", "stat"),
        ("Dying, rattly breathing. Palliative care team visit today for a syringe driver.", "stat"),
        ("Toe black, red to the shin, T 38.9. Admit today under the diabetic foot team.", "stat"),
    ],
)
def test_a_word_of_its_own_says_how_soon(words: str, level: str) -> None:
    assert urgency(words).value == level


@pytest.mark.parametrize(
    "words",
    [
        "Stitched in an urgent care on Saturday, ulnar gutter on. For hand clinic follow-up.",
        "Found after a routine cholecystectomy in May, T2. The oncologist would see him with films.",
        "PCOS, cycles of 50 days, partner well. Routine smear up to date. For fertility advice.",
        "Spasticity after a fall, eight weeks, medically stable. In-patient program, bladder routine.",
        "Urgent scan of the spine done by the ward. For pain clinic, on gabapentin and codeine.",
        "Seen in ENT today, ear dry, graft intact. I have discharged her back to you with thanks.",
        "Thank you for asking me to see this man, whom I met in consultation today about his cough.",
        "We need his old records as soon as possible. For asthma clinic, inhalers changed in June.",
        "Bloods immediately after the dose were high, later ones lower. For drug level advice.",
        "Penis bends, stable now. He would like to hear of injections rather than surgery.",
        "Your urgent appeal is decided in due time, and a peer to peer discussion can be arranged.",
    ],
)
def test_what_was_or_is_of_something_else_says_nothing(words: str) -> None:
    assert urgency(words).value is None


def test_the_judge_reads_the_word_too() -> None:
    assert (
        urgency("Nine weeks hoarse, smoker of forty. Please view her cords urgently.").verdict == "supported"
    )


def test_a_form_of_an_office_says_it_of_nobody() -> None:
    pages = paper(
        "Patient: Opal Renwick\nDOB: 03/14/1961\nMRN: 4410-22\nPhone: (802) 555-0141\n"
        "Ordering provider: Alma Trask, MD\nCollected: 03/04/2026\nURINE CULTURE, ROUTINE\nEscherichia coli > 100,000"
    )
    assert run_assistant(pages=pages, today=date(2026, 11, 24)).request.urgency.value is None
