"""Short notes: who writes, who is greeted and who is asked at the end of a summary. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.request.specialty.heard.places import places_in
from jobs.extraction.assistant.request.specialty.heard.writers import written_by
from tests.unit.extraction.paper import note_on_paper


def asked(note: str) -> object:
    return run_assistant(pages=note_on_paper(note), today=date(2026, 11, 23)).request.specialty.value


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        (
            "Discharge summary. Admitted with a second leg clot, on apixaban. Please refer to thrombosis clinic in "
            "three months please.",
            "hematology",
        ),
        ("Diabetes discharge to practice. ACR 110, eGFR down 14 in a year. Nephrology please.", "nephrology"),
        (
            "Bloodstained discharge from the left nipple, no lump. Grateful if breast clinic could see her.",
            "breast_surgery",
        ),
        (
            "Discharge letter, ED. Pressure 182/100 thrice, no symptoms. GP please recheck and treat.",
            "general_practice",
        ),
        (
            "CT: 7 cm adnexal mass, found by chance. Please send direct to Gynaecology under two week wait.",
            "obstetrics_gynecology",
        ),
    ],
)
def test_a_summary_or_a_report_that_asks_somebody_asks(note: str, slug: str) -> None:
    assert asked(note) == slug


@pytest.mark.parametrize(
    "note",
    [
        "Discharge summary. Seen by cardiology on the ward, stents fine. Home on bisoprolol. No follow-up.",
        "Discharged from neurology last week after three nights. Copy for your records.",
    ],
)
def test_a_summary_or_a_report_that_only_tells_asks_nobody(note: str) -> None:
    assert asked(note) is None


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("Dear OT, home visit for rails and a bath board, hip done a month ago.", "occupational_therapy"),
        ("Dear GP, seen in ED with BP 176/94, no symptoms. Please recheck & treat.", "general_practice"),
        (
            "Dear ED doctor, 22F fell off a scooter, snuffbox tender and swollen. No X-ray here after 6.",
            "emergency_medicine",
        ),
        (
            "Dear colleague in Anaesthesia: he has myotonic dystrophy and is to lose his gallbladder. Neurology said "
            "to talk to you first.",
            "anesthesiology",
        ),
        (
            "Gastroenterology outpatients, Elmton\nDear dietitian, Sean has ileal Crohn's with a stricture, has lost "
            "8 kg. He lives on toast and tea because he fears obstruction. We would like him on enteral feeds before "
            "his operation.\nAda Quill, IBD nurse",
            "nutrition_dietetics",
        ),
    ],
)
def test_who_is_greeted_is_asked(note: str, slug: str) -> None:
    assert asked(note) == slug


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        (
            "Hi Dr P, my insurance needs a script for physical therapy, it is my hip bursitis again.",
            "physical_therapy",
        ),
        (
            "Hello from Radiation Oncology, Elmton. Cord compression treated, 20/5. Medical oncology for systemic "
            "therapy and trial please.",
            "oncology",
        ),
    ],
)
def test_a_name_behind_a_greeting_is_not_greeted(note: str, slug: str) -> None:
    assert asked(note) == slug


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("Dentist: burning mouth, teeth fine, oral med done. Facial pain clinic please.", "pain_medicine"),
        (
            "Podiatrist: black toe, ABPI 0.36, rest pain, hangs the foot out of bed. Needs angio.",
            "vascular_surgery",
        ),
        ("Hepatology: MASH F3, BMI 44, DM. Bariatric team please. hepatology NP Ruiz", "bariatric_surgery"),
        (
            "Clinic: Gastroenterology, Dr Low\n\nFood stuck twice, 60 eosinophils per field, on budesonide slurry. "
            "Please allergist evaluation, including whether testing is of any worth.",
            "allergy_immunology",
        ),
        (
            "Stroke unit: 51M malignant MCA, shift 8 mm. neurosurgery hemicraniectomy? ICU informed. stroke reg",
            "neurosurgery",
        ),
    ],
)
def test_who_writes_is_not_asked(note: str, slug: str) -> None:
    assert asked(note) == slug


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("Podiatry: ingrown nail, infected twice, neuropathic foot. Please see soon.", "podiatry"),
        ("Hepatology: ALT 210 for a year, ferritin 900, drinks little. Liver biopsy? GP", "hepatology"),
        ("Clinic: Dermatology\nMole on the back has doubled in a year, itches, bleeds.", "dermatology"),
    ],
)
def test_who_is_asked_at_the_head_stays(note: str, slug: str) -> None:
    assert asked(note) == slug


@pytest.mark.parametrize(
    ("note", "writers"),
    [
        ("Antenatal bloods HBsAg+. hepatologist please. ID full. obs reg", {"obstetrics_gynecology"}),
        ("Renal medicine \u2192 Urology. Single kidney, anuric.", {"nephrology"}),
        (
            "Rheumatology, Elmton. Takayasu. The vasculitis clinic please. Renal know her. Dr Hona, Rheumatologist",
            set(),
        ),
        ("Urology. Stone in the ureter, renal know him.", set()),
        ("ENT. Hoarse, smoker. ENT please, resp has seen him.", set()),
    ],
)
def test_who_frames_a_note_writes_it(note: str, writers: set[str]) -> None:
    assert written_by(places_in(note, note.lower())) == writers


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        (
            "Pharmacist to surgery: pulse 46 irregular, feels well, repeat of allopurinol due. Surgery please check.",
            "general_practice",
        ),
        (
            "Could her own GP check the pressure over the coming weeks, 156/94 thrice at the optician's.",
            "general_practice",
        ),
        ("Hernia bigger, aches by evening. Surgery please.", "general_surgery"),
    ],
)
def test_the_surgery_is_a_practice_where_the_story_is_for_one(note: str, slug: str) -> None:
    assert asked(note) == slug


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        (
            "Ringing on the left keeps her awake, scan clear. Please offer a visit to the tinnitus clinic.",
            "audiology",
        ),
        (
            "Big toe joint rigid and spurred, insoles no help. Please see in foot and ankle clinic.",
            "orthopedics",
        ),
        ("Flexor tendon gap, Dupuytren cord too. plastic & hand surgery please", "plastic_surgery"),
        ("Footballer freezes at penalties. Please sport psychologist.", "psychology"),
        ("Nephew holds her bank card and shouts at her. Adult safeguarding referral please.", "other"),
        (
            "AML in first remission, brother matches. Asking the stem cell transplant unit to take him.",
            "hematology",
        ),
    ],
)
def test_services_by_names_of_their_own(note: str, slug: str) -> None:
    assert asked(note) == slug


@pytest.mark.parametrize(
    ("note", "slug"),
    [
        ("Boy, target joint the knee, severe A, came with no factor VIII. haemophilia centre", "hematology"),
        (
            "Cataracts done both, vision 6/9. Still falling weekly, dizzy standing. falls clinic please.",
            "geriatrics",
        ),
    ],
)
def test_a_name_that_is_clearly_asked_for_wins_over_a_story_that_is_not_sure(note: str, slug: str) -> None:
    assert asked(note) == slug


def test_a_signature_is_no_request_where_the_story_is_not_sure() -> None:
    note = (
        "Neuro-ophthalmology, Elmton\nMs Hale, 28, has intracranial hypertension and her BMI is 47. Dieting has failed "
        "three times. Lasting loss of weight is the only measure that will save her sight. Can you offer a gastric "
        "sleeve?\nDr A. Penn, Consultant Ophthalmologist"
    )
    assert asked(note) == "bariatric_surgery"
