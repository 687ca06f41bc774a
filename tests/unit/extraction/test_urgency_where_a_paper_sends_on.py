"""How soon somebody is wanted by the entries of a plan that send on, by the heads and boxes of forms, and by what a
writer says behind somebody's wish; and the same words about other matters. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read
from tests.unit.extraction.test_urgency_in_prose import urgency

NOTE = "VISIT NOTE\nPatient: Tom Lee   DOB 03/04/1961\nHISTORY\nFall on ice. Wrist pain.\n{}"


def urgency_on(page: str) -> object:
    return referral_read(page).request.urgency.value


@pytest.mark.parametrize(
    "part",
    [
        "MEDICATIONS\nIbuprofen 400 mg\nREFERRAL\nHand surgery, Lakeside Hand Center, to be seen within 5 days.",
        "PLAN\n[x] Referral: Heart Failure Clinic, Elm Cardiology, to be seen within 7 days of discharge",
        "PLAN\n2. Referral: Sleep medicine for suspected apnea, within 4 weeks",
        "PLAN\nI have talked to the surgeons at Elm Hospital and we are asking them to see her next week.",
    ],
)
def test_the_entry_of_a_plan_that_sends_on_says_how_soon(part: str) -> None:
    assert urgency_on(NOTE.format(part)) == "urgent"


@pytest.mark.parametrize(
    "part",
    [
        "PLAN\nReturn to clinic within 2 weeks.",
        "PLAN\nReferral source: Elm Hospital. Labs within 4 weeks",
        "PLAN\nWe are asking her to check her blood pressure within 2 weeks.",
    ],
)
def test_what_else_a_plan_wants_within_a_time_says_nothing(part: str) -> None:
    assert urgency_on(NOTE.format(part)) is None


def test_a_plan_of_an_insurer_is_no_plan_of_what_is_to_be_done() -> None:
    page = (
        "Muscogee Home Nursing\nTo: Elm Wound Center   Date: 08/26/2026\nPatient: Ada Quill   DOB: 01/19/1947\n"
        "Plan: Peach State Advantage, PSA 771 40 229\n\n"
        "Please evaluate and treat the left calf wound. She needs to be in your chair by Friday.\n"
    )
    assert urgency_on(page) == "urgent"


@pytest.mark.parametrize(
    ("sentence", "level"),
    [
        (
            "She is keen on surgery, so could she come to your clinic this week, before it is too late?",
            "urgent",
        ),
        ("He would love to go to the camp in July, but it is not urgent.", "routine"),
        ("He hopes to go to camp in July, but there is no rush.", "routine"),
        (
            "He flies in June, so if the scan and the opinion could be had within the next three weeks.",
            "urgent",
        ),
    ],
)
def test_the_writer_speaks_again_behind_a_wish(sentence: str, level: str) -> None:
    assert urgency(sentence) == level


@pytest.mark.parametrize(
    "sentence",
    ["His wife would like an early slot.", "She hopes to be seen soon but understands there is a wait."],
)
def test_a_wish_alone_says_nothing(sentence: str) -> None:
    assert urgency(sentence) is None


def test_a_form_asks_when_somebody_is_to_be_seen_in_one_word() -> None:
    page = "ELM HOSPITAL\nREFER TO\tSTROKE PREVENTION CLINIC\nSEEN\tWITHIN 24-48 H\nDIAGNOSIS\tTIA\n"
    assert urgency_on(page) == "asap"


def test_the_urgency_of_transport_is_none_of_the_referral() -> None:
    page = (
        "PATIENT REFERRAL FORM\nReferral to: Burns Unit\nReason for referral:\nSkin graft\n"
        "Transportation needs:\n- Seat in the bus, nothing urgent on the way\n"
    )
    assert urgency_on(page) is None


def test_a_class_beside_a_box_means_the_time_below_it() -> None:
    page = (
        "DEMANDE DE CONSULTATION - OPHTALMOLOGIE\nÉchelle de priorité\n"
        "[ ] A\t[ ] B\t[x] C\t[ ] D\n24 h et moins\t10 jours et moins\t28 jours et moins\t3 mois et moins\n"
    )
    assert urgency_on(page) == "urgent"
    assert urgency_on(page.replace("[x] C\t[ ] D", "[ ] C\t[x] D")) == "routine"


def test_a_question_answered_with_no_says_nothing() -> None:
    page = "Aan: Ziekenhuis Oosterwold\nSpoed (zelfde dag): nee\tSoort: nieuwe verwijzing\nGraag onderzoek bij hoest.\n"
    assert urgency_on(page) is None


def test_a_sentence_goes_on_behind_a_line_that_ends_with_an_article() -> None:
    page = (
        "INFORME DE ALTA\nDESTINO\nDomicilio. Se solicita cita en consulta externa de la\n"
        "Unidad de Mano en 7-10 días para valorar cirugía.\n"
    )
    assert urgency_on(page) == "urgent"
