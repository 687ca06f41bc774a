"""Times by which a short note wants something, and the same words where they tell how long, how often or what was."""

from __future__ import annotations

import pytest

from tests.unit.extraction.handed_on import urgency_of_note


@pytest.mark.parametrize(
    ("words", "level"),
    [
        ("K 7.4, sine waves, anuric despite calcium and insulin. Needs filtration now.", "stat"),
        ("Nose bleeding for hours, packed, still running down the throat. ENT to attend now.", "stat"),
        ("Sore throat, drooling, soft stridor. ENT registrar to attend immediately.", "stat"),
        ("Left calf swollen after a flight, D-dimer 4,100. To attend DVT clinic today.", "stat"),
        ("MRI cord compression T10, spinal surgeons decline. Radiotherapy today.", "stat"),
        ("Positive test, six weeks, spotting and left pain. EPAU tomorrow am.", "asap"),
        ("Back pain, numb saddle, large disc on MRI. Needs decompression today or tomorrow.", "asap"),
        ("Asthma, nebulised in ED yesterday. Nurse follow-up, 48 hours pls.", "asap"),
        ("Painless visible haematuria, dye worker. Cystoscopy, two weeks.", "urgent"),
        ("Coeliac plexus block for pancreatic cancer, opioids sedating her. Within the week.", "urgent"),
        ("Budd-Chiari on doppler, haematology anticoagulating. Needs your unit shortly.", "urgent"),
        ("Glioblastoma, feeling well, supportive care clinic when open.", "routine"),
    ],
)
def test_a_time_that_ends_what_is_wanted_says_how_soon(words: str, level: str) -> None:
    assert urgency_of_note(words) == level


@pytest.mark.parametrize(
    "words",
    [
        "Full thickness cuff tear, painter, physio, 16 weeks. Repair?",
        "Please share care from now. Midwife copied.",
        "Splint for carpal tunnel. Returns to hand surgeon in 6 weeks.",
        "On labetalol. Please check pressure every two days and taper.",
        "Lids retracted, diplopia, CAS 4/7. Please take over the thyroid side.",
        "Urogynaecology wants pelvic floor training for 8 weeks.",
        "Breathless. ECG today.",
        "Please send, within 10 days: the records of 2024.",
    ],
)
def test_how_long_how_often_and_what_was_say_nothing(words: str) -> None:
    assert urgency_of_note(words) is None
