"""What may be done tomorrow is asked for as soon as possible; hours, and this day, are an emergency."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

LETTER = (
    "14 March 2026\nDear Dr Quill\nRe: Ann Sample, born 3 April 1960\n{}\nYours sincerely\nDr J Merriweather"
)


def urgency(sentence: str) -> object:
    return referral_read(LETTER.format(sentence)).request.urgency.value


@pytest.mark.parametrize(
    ("sentence", "level"),
    [
        ("Could you see her tomorrow?", "asap"),
        ("Please see her today or tomorrow.", "asap"),
        ("Please see him within 24 hours.", "asap"),
        ("Please could he be seen within a day.", "asap"),
        ("Could you see her today?", "stat"),
        ("Please see him within 6 hours.", "stat"),
        ("Deep cut of the palm, numb finger. See within 6 hours.", "stat"),
        ("Deep cut of the palm. Please review within 12hrs.", "stat"),
        ("Quinsy drained this week. To be seen within 48 h.", "asap"),
        ("Could he be divided within 5 days please, as his mother is close to stopping.", "urgent"),
        ("I would be so grateful if you had room for him in the next few weeks.", "urgent"),
        ("It need not be tonight; within two or three weeks would be good.", "urgent"),
        ("Assessment by the community team within seven days as agreed with the registrar.", "urgent"),
        ("It would help if you could see her before her breach date, which is 16 November.", "urgent"),
        ("I would be obliged if he were seen as soon as possible.", "asap"),
    ],
)
def test_the_day_and_the_weeks_that_are_asked_for(sentence: str, level: str) -> None:
    assert urgency(sentence) == level


@pytest.mark.parametrize(
    "sentence",
    [
        "Bloods to be repeated within two weeks.",
        "The dose should be increased within the next week.",
        "Results will be posted within two weeks.",
        "Claims must be submitted within 30 days.",
        "The drain is to be removed within 5 days by the district nurse.",
        "She should be looked at in two weeks by me.",
        "He was seen within 6 hours of onset at Elm Hospital.",
    ],
)
def test_what_else_is_to_be_done_within_a_time_says_nothing(sentence: str) -> None:
    assert urgency(sentence) is None


def test_a_time_behind_a_comma_explains_the_level_before_it() -> None:
    assert (
        referral_read("Referral\nRequested category: Acute, within 24 hours").request.urgency.value == "stat"
    )
