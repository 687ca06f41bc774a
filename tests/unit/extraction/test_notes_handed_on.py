"""Short notes on one person that end with who wrote them and where: a request, whatever they tell of."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.packets.kinds import signs_on
from jobs.extraction.texts_at_hand import text_of
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 23)
NOTE = """\
Patient ID: QT2205
Name: Yvo Marchetti
Age: 44
Address: 9 Tannery Row, Otley

{words}

Staff: {staff}
Location: {place}
"""


def read(
    words: str, staff: str = "Dr. Una Prendergast", place: str = "Wharfe Bank Surgery"
) -> tuple[str | None, Referral]:
    pages = paper(NOTE.format(words=words, staff=staff, place=place))
    packet = sort_packet(pages=pages, today=TODAY)
    return packet.kinds_by_page[0], run_assistant(pages=pages, today=TODAY, packet=packet)


@pytest.mark.parametrize(
    "words",
    [
        "Follow-up for eczema.\nContinue as planned, review in 6 weeks.",
        "Yearly memory check, sleeping well.\nDaughter has lasting power of attorney.",
        "Fever and mottled skin.\nCap refill 5 seconds, heart rate 180.",
        "Twisted ankle yesterday.\nX-ray no fracture. Still limping badly.",
        "Five years since breast surgery.\nDischarge to GP planned if all is well.",
        "Gout quiet on tablets.\nKidneys fair.",
    ],
)
def test_a_note_that_is_handed_on_is_a_referral(words: str) -> None:
    assert read(words)[0] == "referral"


@pytest.mark.parametrize("by", ["Staff", "Seen by", "Clinician"])
def test_whoever_signs_a_short_note_on_one_person_hands_them_on(by: str) -> None:
    note = NOTE.format(words="Itchy plaques.\nDermatology opinion.", staff="Hazel Tarn", place="Ward 4")
    assert is_handed_on(text_of(paper(note.replace("Staff:", f"{by}:"))))


def test_a_form_with_a_field_for_staff_hands_nobody_on() -> None:
    form = "Name: Yvo Marchetti\nStaff: Hazel Tarn\nLocation: Ward 4\n" + "Walks with a stick.\n" * 5
    assert not is_handed_on(text_of(paper(form)))


def test_powers_of_attorney_and_capillaries_are_no_signs_of_papers() -> None:
    text = text_of(paper("Lasting power of attorney: his son.\nCapillary refill 3 seconds, warm hands."))
    assert signs_on(text, 0).weights == {}


@pytest.mark.parametrize(
    "staff",
    ["Memory Clinic Nurse Hazel Tarn", "Cardiac Physiologist Team", "Day Unit Nurses", "HCA Bo Flint"],
)
def test_whoever_is_on_duty_sends_it(staff: str) -> None:
    _, found = read("Annual check, all well.", staff)
    assert found.referrer.name.value == staff
    assert found.referrer.organization.value == "Wharfe Bank Surgery"


def test_the_field_of_whoever_wrote_it_is_the_one_asked_for() -> None:
    _, found = read(
        "Gout, no attacks for a year on allopurinol. Joints quiet.",
        "Rheumatology Pharmacist Ilse Brandt",
        "Aire Valley Hospital",
    )
    assert found.request.specialty.value == "rheumatology"


@pytest.mark.parametrize(
    ("words", "specialty"),
    [
        (
            "Swollen knee, limps until noon.\nPaediatric rheumatology please, losing extension.",
            "rheumatology",
        ),
        ("Black toe, no pulses.\nVascular foot clinic, needs seeing this week.", "vascular_surgery"),
        ("Low back ache after digging.\nRoutine MSK physio.", "physical_therapy"),
        ("Mottled baby, floppy.\nNeeds the paediatric registrar now.", "pediatrics"),
        ("Itchy plaques.\nSeen by rheumatology last year. Dermatology opinion.", "dermatology"),
    ],
)
def test_who_is_wanted_needs_no_verb(words: str, specialty: str) -> None:
    _, found = read(words, place="Podiatry, Wharfe Bank Health Centre")
    assert found.request.specialty.value == specialty


@pytest.mark.parametrize(
    ("words", "place", "specialty"),
    [
        ("Five years since breast surgery, on letrozole.\nAnnual visit.", "Oncology Outpatients", "oncology"),
        (
            "Took forty tablets.\nPsych liaison once medically fit.",
            "Emergency Department",
            "emergency_medicine",
        ),
    ],
)
def test_who_wrote_it_keeps_whom_nobody_else_is_asked_for(words: str, place: str, specialty: str) -> None:
    _, found = read(words, place=f"{place}, Aire Valley Hospital")
    assert found.request.specialty.value == specialty


def test_a_telephone_number_without_gaps_is_no_health_card() -> None:
    pages = paper(
        "Patient Name: Rufus Amaro\nDOB: 2001-03-03\nPhone: 3798478463\nHISTORY: Presents for follow-up."
    )
    found = run_assistant(pages=pages, today=TODAY)
    assert found.patient.identifiers == ()
    assert found.patient.phone.value is not None
