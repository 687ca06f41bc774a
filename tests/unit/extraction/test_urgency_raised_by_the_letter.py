"""A letter marked as one that can wait which says further on that it cannot: the later word is what is wanted, and a
person sees both."""

from __future__ import annotations

import pytest

from jobs.extraction import run_judge
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_assistant import read, value

_LETTER = (
    "Bridge Street Surgery\n\nREFERRAL LETTER\nTo: Cardiology Department\nPatient: Anna Petrie\tDOB: 03/04/1980\n"
    "Priority: Routine\n\nDear Colleague,\nThank you for seeing this lady with palpitations for three months. {}\n\n"
    "Yours sincerely\nDr J Hale\n"
)


@pytest.mark.parametrize(
    ("words", "level"),
    [
        ("ECG today shows AF. PLEASE UPGRADE TO URGENT.", "urgent"),
        ("Update: she fainted yesterday. Now urgent please.", "urgent"),
        ("She is worse, so please expedite as urgent.", "urgent"),
        ("I sent this as routine but would ask you to change it to urgent.", "urgent"),
        ("No longer routine - urgent, given the troponin.", "urgent"),
        ("We have upgraded this referral to urgent after the echo.", "urgent"),
        ("Please escalate to 2WW.", "asap"),
    ],
)
def test_the_later_word_wins_and_the_contradiction_is_shown(words: str, level: str) -> None:
    letter = _LETTER.format(words)
    assert value(read(letter), "request.urgency") == level
    urgency = run_judge(referral=read(letter), pages=paper(letter)).request.urgency
    assert urgency.verdict == "contradicted"
    assert [place.quote.casefold() for place in urgency.contradicted_by] == ["routine"]


@pytest.mark.parametrize(
    "words",
    [
        "Please upgrade to urgent if she faints.",
        "The MRI has been upgraded to urgent.",
        "No need to upgrade to urgent.",
        "Her metoprolol was changed to immediate release.",
        "The procedure converted to emergency laparotomy.",
        "She is G2, now P2.",
        "Vitamin D level low.",
        "Should symptoms worsen we will upgrade this to urgent.",
        "Not urgent now.",
    ],
)
def test_a_condition_or_another_matter_raises_nothing(words: str) -> None:
    letter = _LETTER.format(words)
    assert value(read(letter), "request.urgency") == "routine"
    assert run_judge(referral=read(letter), pages=paper(letter)).request.urgency.verdict == "supported"


def test_nothing_lowers_what_is_marked_as_urgent() -> None:
    letter = _LETTER.replace("Priority: Routine", "Priority: Urgent").format(
        "Her old referral was changed to routine."
    )
    assert value(read(letter), "request.urgency") == "urgent"
