"""What is past is history and no diagnosis of today, in lists and in sentences."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper


def read(written: str) -> tuple[list[str], list[str]]:
    """Diagnoses, history; without what is denied and what relatives have."""
    clinical = run_assistant(pages=paper(written), today=date(2026, 11, 21)).clinical
    return (
        [str(d.text.value) for d in clinical.diagnoses if d.text.asserted not in ("negated", "family")],
        [str(h.text.value) for h in clinical.history if h.text.asserted not in ("negated", "family")],
    )


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Conditions\nType 2 diabetes (2018). Appendicitis 1996.", (["Type 2 diabetes"], ["Appendicitis"])),
        (
            "PMH: hypertension, left knee arthroscopy 2011, gout",
            (["hypertension", "gout"], ["left knee arthroscopy"]),
        ),
        (
            "PMH: HTN, prostate ca 2014 (radiotherapy), breast CA (2011, s/p lumpectomy)",
            (["HTN"], ["prostate ca", "breast CA", "lumpectomy"]),
        ),
        ("PMH: DVT right leg 2015, asthma, PE 2016", (["asthma"], ["DVT right leg", "PE"])),
        ("Dear Dr\n\nSignificant history\nHypertension 2012\nGout 2018", (["Hypertension", "Gout"], [])),
        (
            "Diagnosis: Z95.1 Presence of aortocoronary bypass graft",
            (["Presence of aortocoronary bypass graft"], []),
        ),
        ("PMH: asthma\nPlease evaluate for liver transplant.", (["asthma"], [])),
        (
            "Past medical history\n- Asthma\n- Pneumonia 2020\n- Hysterectomy",
            (["Asthma"], ["Pneumonia", "Hysterectomy"]),
        ),
        (
            "Problems\nOngoing 2017\tType 2 diabetes mellitus\nEnded 2019\tPostnatal depression",
            (["Type 2 diabetes mellitus"], ["Postnatal depression"]),
        ),
        (
            "Problem list\nProblem\tCode\tNoted\tResolved\nGout\tM10.9\t8/2019\t-\nKidney stone\tN20.0\t5/2003\t7/2003",
            (["Gout"], ["Kidney stone"]),
        ),
        (
            "Problems\nCondition\tEffective Dates\tCondition Status\tSNOMED CT\n"
            "Graves disease\t04/2026\tActive\t353295004\nAcute sinusitis\t02/2026\tResolved\t15805002",
            (["Graves disease"], ["Acute sinusitis"]),
        ),
        ("Diagnosis: DVT right leg (Aug 2026)\nOn apixaban.", (["DVT right leg"], [])),
        ("Problems\n- Pneumonia\n- COPD", (["Pneumonia", "COPD"], [])),
        (
            "PMH: chronic rejection of renal transplant",
            (["chronic rejection of renal transplant"], ["renal transplant"]),
        ),
    ],
)
def test_lists(written: str, expected: tuple[list[str], list[str]]) -> None:
    assert read(written) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("He had a deep vein thrombosis after a long flight in 2003.", ["deep vein thrombosis"]),
        ("He had jaundice in 1990.", ["jaundice"]),
        ("She had a heart attack in 2014 (one stent, no angina since).", ["heart attack", "stent"]),
        ("She has had grommets at three and a tonsillectomy aged 6.", ["grommets", "tonsillectomy"]),
        (
            "Previous skin cancer: Yes - basal cell carcinoma, nose, 2017 (excised).",
            ["skin cancer", "basal cell carcinoma"],
        ),
        ("Dans ses antécédents : une thyroïdectomie partielle en 1988.", ["thyroïdectomie"]),
        ("Hipotiroidismo posparto en 2021, resuelto.", ["Hipotiroidismo posparto"]),
        ("He fractured nothing, but had shingles two years ago.", ["shingles"]),
        ("I think the time has come for a total hip replacement, if you agree.", []),
        ("Please consider tonsillectomy for this girl.", []),
        ("Her mother had a stroke in 2011.", []),
        ("No previous stroke. Never had surgery.", []),
        ("She had a colonoscopy in 2019, which was normal.", []),
        ("He has pneumonia and is on antibiotics.", []),
        ("Asthma since 1989.", []),
    ],
)
def test_sentences(sentence: str, expected: list[str]) -> None:
    assert read(f"Dear Dr Lee,\n{sentence}\nYours sincerely,\nDr Ann Moss")[1] == expected


def test_what_is_social_is_no_history_of_illness() -> None:
    assert read("Social History\nNever smoker. Works as a school librarian.")[1] == []
