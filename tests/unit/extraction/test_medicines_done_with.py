"""A medicine that is finished, failed, mended what is over, is only asked for, was tested against a germ, or is called
like somebody on the page is not taken; what stands beside it and is taken stays."""

from __future__ import annotations

import pytest

from tests.unit.extraction.medicines_told import medicines_told


def _named(words: str) -> set[str]:
    return {str(name) for name, _, _ in medicines_told(words)}


@pytest.mark.parametrize(
    "words",
    [
        "Drugs: Recently finished flucloxacillin.",
        "Her past history includes anemia in 2023, which resolved with iron.",
        "Her impetigo cleared after a course of mupirocin.",
        "He failed sertraline (agitation), bupropion and escitalopram.",
        "She has tried ibuprofen, naproxen and meloxicam.",
        "Requested: assessment for Botox/CGRP.",
        "Culture: Amoxicillin R, Trimethoprim R, Nitrofurantoin S, Cefalexin S",
        "GP: Dr Yasmin Ali",
        "Carer: Angeliq Brown. Practice nurse: Yasmin Khan",
        "Yasmin is a 30-year-old teacher.",
    ],
)
def test_what_is_done_with_is_not_taken(words: str) -> None:
    assert _named(words) == set()


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        (
            "Drugs: furosemide 40mg od, donepezil 10mg nocte. Recently finished flucloxacillin.",
            {"furosemide", "donepezil"},
        ),
        ("He failed metformin and is now on insulin glargine.", {"insulin glargine"}),
        ("He failed sertraline. Currently takes quetiapine 50 mg at night.", {"quetiapine"}),
        ("She is on Yasmin for contraception.", {"Yasmin"}),
        ("Medications: Yasmin, ramipril 5 mg od", {"Yasmin", "ramipril"}),
        ("Just completed a course of nitrofurantoin; now on trimethoprim 100 mg nocte.", {"trimethoprim"}),
        (
            "6 weeks PT completed 12/30 (notes attached), naproxen 500 mg BID and gabapentin 300 mg TID.",
            {"naproxen", "gabapentin"},
        ),
        ("Finished chemotherapy, on letrozole 2.5 mg od.", {"letrozole"}),
        ("Referred for warfarin monitoring. Takes warfarin 3 mg daily.", {"warfarin"}),
    ],
)
def test_what_is_taken_beside_it_stays(words: str, taken: set[str]) -> None:
    assert _named(words) == taken
