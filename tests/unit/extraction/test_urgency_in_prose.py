"""How soon somebody is to be seen, as sentences say it, and sentences with the same words that do not say it of this
request. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_SOON = ("urgent", "asap")


def letter_with(sentence: str) -> str:
    return (
        "Summit Primary Care\n2135 Beech Grove\n\n13 May 2026\n\nDear Dr Calloway,\n\nRe: Anton Brandt, DOB 14 Feb "
        "1968\n\n"
        f"Thank you for seeing this man with knee pain. {sentence}\n\nYours sincerely,\n\nDr Ingrid Solheim\n"
    )


def urgency(sentence: str) -> object:
    return value(read(letter_with(sentence)), "request.urgency")


@pytest.mark.parametrize(
    ("sentence", "levels"),
    [
        ("I would be obliged if he could be seen soon.", _SOON),
        ("It would be good to have him seen before he flies on the 3rd.", _SOON),
        ("Ideally this side of Christmas.", _SOON),
        ("He should be seen within days rather than weeks.", _SOON),
        ("Please would you see him before 1 June.", _SOON),
        ("We need an answer before he starts his treatment.", _SOON),
        ("Any chance of a slot by the end of the month?", _SOON),
        ("I would not want him to wait for a routine slot.", _SOON),
        ("Can he be bumped up the list?", _SOON),
        ("He needs to be seen in the next couple of weeks.", _SOON),
        ("He ought to be with you within three weeks of today according to the standard.", _SOON),
        ("He needs to be with you in the next two weeks.", _SOON),
        ("He was with you within three weeks of the fall.", (None,)),
        ("He really should not have to wait the usual four months.", _SOON),
        ("This won't keep until the routine clinic.", _SOON),
        ("Time is of the essence here.", _SOON),
        ("I'd like this looked at fast.", _SOON),
        ("We'd appreciate it if he could be worked in this week.", _SOON),
        ("He is fasting for this week's blood test.", (None,)),
        ("We arranged an urgent CT, which is clear.", (None,)),
        ("His mother has a hard time with that, so we hope for a visit within two to three weeks.", _SOON),
        ("His mother works nights and I would ask you to see him within a fortnight.", _SOON),
        ("His mother is to be seen within two weeks.", (None,)),
        ("The first field had to be done again as an urgent slot between two patients.", (None,)),
        ("I spoke with him today to give the result of the urgent MRI.", (None,)),
        ("Nothing here needs doing in a rush.", ("routine",)),
        ("He was seen before Christmas by the physiotherapist.", (None,)),
        ("Symptoms began before Easter, please see him.", (None,)),
        ("We will see him before he travels.", (None,)),
        ("Can I ask you to squeeze in Anton this week if at all possible.", _SOON),
        ("I would like him seen if possible within a fortnight.", _SOON),
        ("We would be grateful if you could do it within the next week or so.", _SOON),
        ("Appointment needed within 3-5 days.", _SOON),
        ("Could you fit him in next week?", _SOON),
        ("I would appreciate an early appointment.", _SOON),
        ("Please see him as soon as you can.", _SOON),
        ("This is urgent.", _SOON),
        ("I need him seen right now.", ("stat",)),
        ("Please review him today.", ("stat",)),
        ("There is no rush.", ("routine",)),
        ("This is not urgent.", ("routine",)),
        ("A routine appointment would be fine.", ("routine",)),
        ("Nothing urgent.", ("routine",)),
        ("Without any urgency.", ("routine",)),
        ("Not urgent but he would like to be seen.", ("routine",)),
        ("At your convenience.", ("routine",)),
        ("He can be seen in turn.", ("routine",)),
        ("A next available appointment is fine.", ("routine",)),
        ("Please prioritise him.", _SOON),
        ("Please upgrade to urgent.", _SOON),
        ("I do not think that he should wait.", _SOON),
        ("Please see on the day.", ("stat",)),
        ("May I ask your opinion before we consider an operation.", (None,)),
        ("Urgent MRI was requested by the hospital in May.", (None,)),
        ("An urgent ultrasound has been booked.", (None,)),
        ("He wanted to be seen today.", (None,)),
        ("Please send the results as soon as possible.", (None,)),
    ],
)
def test_haste_and_leisure(sentence: str, levels: tuple[str, ...]) -> None:
    assert urgency(sentence) in levels


@pytest.mark.parametrize(
    "sentence",
    [
        "He was seen urgently in the emergency department last week.",
        "He will see me again in two weeks.",
        "I have arranged an urgent MRI.",
        "He was told to go to the emergency room if it gets worse.",
        "Please return within 2 weeks if there is no improvement.",
        "He had an urgent operation in 2019.",
        "His emergency contact is his wife.",
        "The pain began within two weeks of the fall.",
        "I will review him in four weeks.",
        "He attended the urgent care centre.",
        "Symptoms resolved within three days.",
    ],
)
def test_words_of_haste_that_are_not_said_of_the_request(sentence: str) -> None:
    assert urgency(sentence) is None


@pytest.mark.parametrize(
    "head",
    [
        "Care Desk, Bend | P 1-800-555-0122 | F 1-800-555-0123",
        "Bend Orthopaedics, as of May: P 2 (208) 555 0142",
    ],
)
def test_a_number_behind_the_letter_of_a_phone_is_no_priority(head: str) -> None:
    assert (
        value(read(f"{head}\n\nRe: Anton Brandt, DOB 14 Feb 1968\n\nKnee pain.\n"), "request.urgency") is None
    )


def test_a_priority_in_a_sentence_is_one() -> None:
    assert urgency("I would rate him as P 2, please.") == "urgent"


@pytest.mark.parametrize(
    ("fields", "level"),
    [
        ("Authored 11/11/2025 Status active Priority routine", "routine"),
        ("Ordered 2026-02-03 Intent order Priority urgent", "urgent"),
        ("On 11/11/2025 we gave this priority routine bloods were normal", None),
    ],
)
def test_a_priority_among_fields_without_colons(fields: str, level: str | None) -> None:
    print_out = f"Service Request\n{fields}\nPatient: Anton Brandt MRN 3300812\n"
    assert value(read(print_out), "request.urgency") == level
