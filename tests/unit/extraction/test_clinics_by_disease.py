"""Clinics that are called by what they are for are known by their specialty, and no disease of a patient is."""

from __future__ import annotations

import pytest

from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Sickle cell clinic", "hematology"),
        ("Children's Ponseti clinic", "orthopedics"),
        ("cardio-oncology", "cardiology"),
        ("the pacemaker clinic", "cardiology"),
        ("a chirurgien viscéral", "general_surgery"),
        ("ENT nurse-led nasal clinic", "ent"),
        ("Spasticity service", "rehabilitation_medicine"),
        ("Myasthenia clinic", "neurology"),
        ("one-stop vertigo clinic", "ent"),
        ("low clearance clinic", "nephrology"),
        ("LUTS clinic", "urology"),
        ("gout clinic", "rheumatology"),
        ("Cystic fibrosis centre", "pulmonology"),
        ("Eating disorders service", "psychiatry"),
        ("claudication clinic", "vascular_surgery"),
    ],
)
def test_a_clinic_is_known_by_what_it_is_for(name: str, slug: str) -> None:
    assert slug in {found for found, _ in ALL_NAMES.matches(name.lower())}


@pytest.mark.parametrize(
    "words", ["sickle cell disease", "his gout is worse", "migraine since august", "a nasal fracture"]
)
def test_a_disease_alone_names_nobody(words: str) -> None:
    assert not ALL_NAMES.found_in(words)


@pytest.mark.parametrize(
    ("told", "slug"),
    [
        (
            "My view is that this wants an otolaryngologist with an endoscope and not another prescription.",
            "ent",
        ),
        ("I think it is one for the rheumatologists.", "rheumatology"),
        ("This now needs a neurologist.", "neurology"),
    ],
)
def test_whom_a_matter_wants_is_asked(told: str, slug: str) -> None:
    letter = (
        "Fundy Dental\n\nDear Dr. Comeau,\n\nRE: Ada Quill, born 8 December 1984\n\n"
        f"On the Labour Day weekend I took out a tooth. {told}\n\nIda Marsh, DDS"
    )
    assert referral_read(letter).request.specialty.value == slug
