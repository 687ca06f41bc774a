"""Names that stand beside other words of people: an earlier name, a sister's, a father's, a dotted line. Everybody is
invented.
"""

from __future__ import annotations

from datetime import date

import pytest

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


@pytest.mark.parametrize("former", ["(prev. Brandt)", "(formerly Brandt)", "(née Brandt)"])
def test_an_earlier_name_in_brackets_is_no_part_of_the_name(former: str) -> None:
    text = f"{HEAD}QUILLON {former}, Hazel Ivy 61y Female 4 Jul 65\n\nPlease see for a cough.{END}"
    assert name_in(text) == ("Hazel Ivy", "QUILLON")
    assert patient_of(text).birth_date.value == "1965-07-04"


def test_what_somebody_is_called_at_work_does_not_hide_the_name() -> None:
    text = (
        "Harbour Clinic, Singapore\nTel 6555 0170\n\nREFERRAL MEMO\n\n"
        "SITI HASMAH BINTE ABD KARIM (Mdm Siti Karim at work) S8123456D F 4 Jul 81\n"
        f"Blk 12 Marine Loop #03-14 S(449999)\n\nShe has a cough.{END}"
    )
    given, family = name_in(text)
    assert (given, family) == ("SITI HASMAH", "BINTE ABD KARIM")


def test_a_father_of_one_name_stays_with_the_word_before_him() -> None:
    told = "Re: Siti binti Osman, DOB 04/07/1965\n\nShe has a cough."
    assert name_in(f"{LETTER}{told}{END}") == ("Siti", "binti Osman")


def test_a_name_ends_where_the_dots_to_the_next_blank_begin() -> None:
    text = (
        "SCHOOL CAMP - REFERRAL SLIP\n\n"
        "Name of the child ......... Master Kiran Bose ......... Std ... IV A ... M / F ... M\n"
        "D.O.B. ... 3 May 2017\n\nTo: OPD of ......... Paediatrics, Lake Hospital\nFindings ......... murmur\n"
    )
    assert name_in(text) == ("Kiran", "Bose")


def test_the_name_at_birth_is_no_part_of_the_box_for_the_surname() -> None:
    text = f"{HEAD}Surname: Quillon née Brandt\nName: Hazel\nDate of birth: 4 Jul 1965\n\nPlease see for a cough.{END}"
    assert name_in(text) == ("Hazel", "Quillon")


def test_a_surname_that_only_begins_so_is_kept_whole() -> None:
    text = f"{HEAD}Surname: Neeson Prevost\nFirst name: Hazel\nDate of birth: 4 Jul 1965\n\nShe has a cough.{END}"
    assert name_in(text) == ("Hazel", "Neeson Prevost")
