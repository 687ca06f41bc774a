"""Names that stand beside other words of people: an earlier name, a sister's, a father's, a dotted line. Everybody is
invented.
"""

from __future__ import annotations

from datetime import date

from jobs.extraction import run_assistant, run_judge
from referrals.data.referral import Patient
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)
HEAD = "Hill Practice\n12 Mill Lane, Leeds LS1 3XX\n\n"
LETTER = f"{HEAD}Dear Colleague,\n\n"
END = "\n\nYours sincerely\n\nDr Ingrid Solberg\n"


def patient_of(text: str) -> Patient:
    pages = paper(text)
    return run_judge(referral=run_assistant(pages=pages, today=TODAY), pages=pages).patient


def name_in(text: str) -> tuple[object, object]:
    patient = patient_of(text)
    return patient.given_name.value, patient.family_name.value


def test_a_sister_who_is_spoken_of_by_her_whole_name_does_not_turn_the_name_round() -> None:
    told = "Thank you for seeing Hazel Quillon, who has a cough.\n\nHer sister, Miss Ivy Quillon, lives next door."
    assert name_in(f"{LETTER}{told}{END}") == ("Hazel", "Quillon")


def test_a_name_that_sentences_call_somebody_by_is_still_the_given_one() -> None:
    told = "Re: Quillon Hazel, DOB 04/07/1965\n\nYesterday Hazel has been tired. Hazel lives alone."
    assert name_in(f"{LETTER}{told}{END}") == ("Hazel", "Quillon")
