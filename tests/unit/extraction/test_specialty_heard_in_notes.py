"""Short notes: whom they ask for is heard from names and content together, and shown where it stands."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.assistant.request.specialty.heard import name_model
from jobs.extraction.assistant.request.specialty.heard.places import places_in
from jobs.extraction.assistant.request.specialty.heard.rules import said_by_rules
from referrals.data.referral import Field
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 23)


def specialty(note: str) -> Field:
    pages = paper(note)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).request.specialty


@pytest.mark.parametrize(
    ("note", "slug", "quote"),
    [
        ("P.T. for neck pain after MVA, 2x week, ins approved.", "physical_therapy", "P.T"),
        ("Hernia bigger, aches by evening. Gen surg please, ortho know him.", "general_surgery", "Gen surg"),
        ("Creatinine climbing, 3+ protein, US normal. Is this one for the kidney team?", "nephrology", "kidney team"),
    ],
)  # fmt: skip
def test_a_name_that_asks_is_taken_and_shown(note: str, slug: str, quote: str) -> None:
    found = specialty(note)
    assert found.value == slug
    assert [place.quote for place in found.evidence] == [quote]
    assert found.verdict == "supported"


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("63F watery eye and gritty lids for a year, drops no help, stye twice.", "ophthalmology"),
        ("Snores loudly, stops breathing at night per wife, ESS 17, lorry driver.", "sleep_medicine"),
        ("7 yo wets the bed, daytime frequency too, constipated, mum worn out.", "pediatrics"),
    ],
)
def test_what_nobody_names_follows_from_the_story_and_decides_nothing(note: str, slug: str) -> None:
    found = specialty(note)
    assert found.value == slug
    assert found.verdict == "uncertain"
    assert found.confidence < 0.7
    assert found.evidence
    assert all(place.quote in note for place in found.evidence)


def test_a_name_that_is_only_told_is_no_evidence_of_the_story() -> None:
    found = specialty("Cardiology discharged him in May. Now calf pain at 100 m, no foot pulses, smoker.")
    assert found.value == "vascular_surgery"
    assert not any("ardiology" in place.quote for place in found.evidence)


@pytest.mark.parametrize(
    "note",
    [
        "Under the diabetes team and renal. Flu jab given.",
        "Asking about bariatric surgery; told not eligible.",
        "Urine culture: E. coli over 100,000 cfu/ml. Sensitive to nitrofurantoin. Microbiology lab.",
        "Sent to ED by 111, seen, home. FYI only.",
        "Discussed with neurology on call, no referral needed. Observe at home.",
        "Your appointment with the cardiology clinic is on 4 May at 10am.",
        "Thank you for your kind care of my mother in the stroke unit.",
        "If symptoms worsen consider referral to ENT. For now nasal steroids.",
    ],
)
def test_who_is_only_told_of_decides_nothing(note: str) -> None:
    found = specialty(note)
    assert found.value is None or found.verdict != "supported"


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("Bitte orthop\u00e4dische Vorstellung bei Knieschmerz. Bekannt in der Kardiologie.", "orthopedics"),
        ("Graag verwijzing naar de KNO, pati\u00ebnt bekend bij cardiologie.", "ent"),
        ("Consultation en dermatologie svp, l\u00e9sion du dos. Suivi en cardiologie.", "dermatology"),
    ],
)
def test_notes_in_other_languages_are_left_to_the_rules(note: str, slug: str) -> None:
    assert specialty(note).value == slug


def test_many_names_are_looked_at_in_no_time() -> None:
    note = " ".join(["cardio/" * 700, "please"])
    assert len(places_in(note, note)) == 40


def test_places_keep_to_the_characters_of_the_note() -> None:
    note = "\u0130stanbul trip. ENT please, deaf on R."
    folded = "".join(c.lower() if len(c.lower()) == 1 else c for c in note)
    assert [note[place.span.start : place.span.end] for place in places_in(note, folded)] == ["ENT"]


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("Derm please.", "asked"),
        ("She is known to dermatology.", "told"),
        ("Dry skin.", "unsure"),
        ("Go to the ER for fever or calf swelling.", "told"),
    ],
)
def test_what_the_rules_say_of_a_name(note: str, said: str) -> None:
    (place,) = places_in(note, note.lower())
    assert said_by_rules(place) == said


def test_asking_has_better_odds_than_telling() -> None:
    note = "Known to vascular and seen by ortho. Rheum please."
    odds = name_model().odds(places_in(note, note.lower()))
    assert max(odds) == odds[2]


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        (
            "SPECIALTY: ENDOCRINOLOGY\nthis lady is pregnant and seen by obstetrics, she has a breast lump scan booked "
            "with the breast clinic, please advise about her thyroid",
            "endocrinology",
        ),
        (
            "Referral to: Podiatry\nThis man with heart failure, on furosemide, waits for cardiology to call him about "
            "his echo. He has thick nails and a corn which hurts when he walks to the shop.",
            "podiatry",
        ),
        (
            "Specialty: Orthopaedics\nPatient has asthma and eczema and takes inhalers, sees the respiratory nurse and "
            "dermatology, and has an allergy to nickel. Please see.",
            "orthopedics",
        ),
    ],
)
def test_a_label_says_it_whatever_the_story_is(note: str, slug: str) -> None:
    assert specialty(note).value == slug


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        (
            "Psychiatric liaison nurse, Elmton ED corridor\nTo: Stroke team\nCalled to see a confused man of 70. He is "
            "not psychotic, he is aphasic, with a right droop. Began at breakfast. Urgent, please.",
            "stroke_medicine",
        ),
        (
            "Ophthalmology, Dr Bui\n\nRetinal bleeds with pale centres, both eyes; CBC today: white cells 182, "
            "blasts 30%. She is here with us, feels fine. Please accept urgently.",
            "hematology",
        ),
        (
            "Patient ID: PT131\nName: Nora Fells\nAge: 61\nAddress: 4 Mill Row, Thirsk\nFace dropped on the right and "
            "words came out as nonsense at 11:40, still no better.\nPre-alert given to the hyperacute stroke unit.\n"
            "Staff: Practice Nurse D. Hale\nLocation: Diabetic foot clinic, Thirsk Health Centre",
            "stroke_medicine",
        ),
    ],
)
def test_the_service_that_sends_is_not_the_one_asked(note: str, slug: str) -> None:
    assert specialty(note).value == slug


def test_an_emergency_department_that_asks_nobody_keeps_its_patient_and_decides_nothing() -> None:
    field = specialty(
        "Patient ID: PT132\nName: Ivo Marsh\nAge: 82\nAddress: 9 Church Lane, Ely\nFever 39.8, rigors, pressure 75/45, "
        "passing little urine.\nNeeds antibiotics into the vein at once.\nStaff: Dr. A. Penn\n"
        "Location: Ely Hospital Emergency Department"
    )
    assert (field.value, field.verdict) == ("emergency_medicine", "uncertain")
