"""The name of a condition goes as far as its side and kind do and no further, and what is another matter is none."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Referral to Medicine\nPatient: Alan Quill  DOB 4 May 1961\n{said}"


def _diagnoses(said: str) -> list[str]:
    return [str(each.text.value) for each in referral_read(_HEAD.format(said=said)).clinical.diagnoses]


def _findings(said: str) -> list[str]:
    clinical = referral_read(_HEAD.format(said=said)).clinical
    return [str(each.text.value) for each in (*clinical.symptoms, *clinical.history)]


@pytest.mark.parametrize(
    ("said", "names"),
    [
        (
            "Dx: Closed displaced fracture of neck of fifth metacarpal, right hand",
            ["Closed displaced fracture of neck of fifth metacarpal, right hand"],
        ),
        (
            "Dx: S83.242A Other tear of medial meniscus, current injury, left knee",
            ["Other tear of medial meniscus, current injury, left knee"],
        ),
        (
            "Diagnosis: Osteoarthritis, left knee. Fracture of distal radius, left.",
            ["Osteoarthritis, left knee", "Fracture of distal radius, left"],
        ),
        (
            "Je vous adresse Mme Benali pour la prise en charge d'un diabète gestationnel.",
            ["diabète gestationnel"],
        ),
        ("PMH: ADHD on Concerta 36 mg qAM.", ["ADHD"]),
        ("She has dementia and cannot give her own history.", ["dementia"]),
        ("PMH: gout, asthma", ["gout", "asthma"]),
        ("Diagnosis: Frozen shoulder, right shoulder worse", ["Frozen shoulder, right shoulder worse"]),
    ],
)
def test_a_name_is_neither_cut_off_nor_runs_on(said: str, names: list[str]) -> None:
    assert _diagnoses(said) == names


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("Medical history: Asthma. Salbutamol inhaler prn.", ["Asthma"]),
        ("Recurrent strep tonsillitis. No meds. BCBS ID# R55120934.", ["Recurrent strep tonsillitis"]),
        ("PMH: Lithium toxicity", ["Lithium toxicity"]),
    ],
)
def test_a_medicine_or_a_card_is_no_condition(said: str, names: list[str]) -> None:
    assert _diagnoses(said) == names


@pytest.mark.parametrize(
    "said",
    [
        "Urgency:  [ ] Emergency (same day)  [ ] Urgent (2 weeks)  [x] Routine",
        "Diagnosis: Osteoarthritis, left knee. Fracture of distal radius, left.",
        "Findings: IOP R 32 L 21 mmHg.",
        "Vitals: BP 130/80, Wt 140 lb",
    ],
)
def test_a_label_a_part_or_a_measure_is_no_finding(said: str) -> None:
    assert _findings(said) == []


def test_urgency_of_the_bladder_is_a_complaint() -> None:
    assert "urgency" in _findings("She has frequency, urgency and nocturia.")
