"""Letters that tell of their patient in a sentence, in a pile with another patient's pages."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet, triage_of_packet
from referrals.data.packets import Packet
from referrals.data.referral import Evidence, RedFlag, Triage
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 20)
REFERRAL = """\
Bridge Street Family Practice
03/02/2026
To: Lakeside Cardiology
RE: Helen Novak	DOB: 10/14/1955	MRN: 220418
Dear Doctor,
I am referring Ms. Novak for palpitations for two months. Please see her within two weeks.
Sincerely, Gregory Stamm, MD
"""
LETTER = """\
Elm Road Surgery, Weybridge
12 March 2026
Dear Dr Hart
{}
She takes amlodipine 5 mg daily. I would be glad of your advice.
Yours sincerely
Dr Ida Moss
"""


def sort(*sheets: str) -> Packet:
    return sort_packet(pages=paper("\f".join(sheets)), today=TODAY)


def set_aside(packet: Packet) -> list[int]:
    return [doubted.page for doubted in packet.quarantined]


@pytest.mark.parametrize(
    "sentence",
    [
        "Thank you for seeing Mrs Adaeze Quill, born 3 May 1951, who has had headaches.",
        "I would be grateful if you would see this 74-year-old lady, Mrs Adaeze Quill, for her headaches.",
        "Thank you for reviewing Adaeze Quill (d.o.b. 03/05/1951) in your clinic.",
    ],
)
def test_another_patient_told_of_in_a_sentence_is_not_read_with_ours(sentence: str) -> None:
    packet = sort(REFERRAL, LETTER.format(sentence))

    assert packet.several_patients or set_aside(packet) == [2]


def test_our_patient_told_of_in_a_sentence_stays() -> None:
    packet = sort(REFERRAL, LETTER.format("Thank you for seeing Mrs Helen Novak, born 14 October 1955."))

    assert set_aside(packet) == []
    assert packet.doubtful == ()


@pytest.mark.parametrize(
    "record",
    [
        "Last Filed Vitals (3/16/2026)\nBP 138/82\tPulse 80\n",
        "Implanted Devices: Upper GI Prosthesis, January 3, 2013\nCane, February 2014\n",
        "Immunizations\nIntramuscular | Left Gluteous Medius | 1/22/2013 | 1/18/2007 | 88\n",
        "Dr. Test Referring GP Darwin\nMBBS, FRACGP\nProvider Number: 2244\n",
        "Sex: Female\nStrength: 5/5\nSeen: 1/22/2013\n",
    ],
)
def test_what_stands_before_a_date_on_a_later_page_of_a_record_is_nobody(record: str) -> None:
    packet = sort(REFERRAL, f"Page 2\n{record}")

    assert set_aside(packet) == []
    assert packet.doubtful == ()


def test_a_page_that_says_little_of_its_patient_does_not_take_the_referral_away() -> None:
    packet = sort(
        REFERRAL, "Continued\nClinic letter\nName: G. Parr\nHospital number: RX0099182\nSeen today."
    )

    assert set_aside(packet) == [2]
    assert not packet.several_patients


def test_a_flag_holds_the_urgency_while_nobody_has_chosen_the_patient() -> None:
    other = (
        REFERRAL.replace("Helen Novak", "Kwame Ofori")
        .replace("10/14/1955", "02/01/1980")
        .replace("220418", "991")
    )
    packet = sort(REFERRAL, other)
    place = Evidence(document_id="doc_test", page=2, quote="", boxes=())
    calm = Triage(
        urgency="routine", specialty=None, disposition="review", ruleset="default", ruleset_version=1
    )
    flag = RedFlag(code="acute_coronary", text="Chest pain at rest.", evidence=(place,))

    triage = triage_of_packet(triage=calm, packet=packet, flags_set_aside=(flag,))

    assert packet.several_patients
    assert triage.urgency == "stat"
    assert triage.red_flags == ()
    assert "nobody has chosen the patient yet" in triage.reasons[-1].text
