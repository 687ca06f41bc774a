"""Faxed forms and letters of small American practices: captions below names, marked boxes without a label, a nurse who
orders, a patient whom somebody is asked to get in. Everybody is invented."""

from __future__ import annotations

from tests.unit.extraction.referral_read import values_read as read

FAX = """REQUEST FOR A VISIT
DATE: 7-21-26
PATIENT (print)\tQuill\tAda Jo
\tlast\tfirst
DOB 12-30-61\t[ ] M  [x] F\tPh 417 555 0151
WHY  locked knee
INSURANCE  Prairie Mutual    ID PM7740219
Name on card:  Gary D. Quill    his DOB 3-8-59    rel: husband
"""


def test_captions_below_say_which_part_of_the_name_stands_above() -> None:
    found = read(FAX)
    assert (found["patient.given_name"], found["patient.family_name"]) == ("Ada Jo", "Quill")


def test_a_table_headed_by_parts_of_names_has_its_values_below() -> None:
    found = read("PATIENT\tPlease print\nLast name\tFirst name\nBrandt\tElla\nDOB 2/3/1990\n")
    assert (found["patient.given_name"], found["patient.family_name"]) == ("Ella", "Brandt")


def test_marked_boxes_in_a_cell_tell_the_sex_before_a_husband_does() -> None:
    assert read(FAX)["patient.sex"] == "female"
    assert read(FAX.replace("[ ] M  [x] F", "[x] M  [ ] F"))["patient.sex"] == "male"


def test_who_orders_is_who_refers_and_not_who_printed_it() -> None:
    found = read(
        "REFERRAL ORDER\nBayview Pediatrics | Printed 10/08/2026 07:52 by R. Kell, MA\n"
        "Patient\tQUILL, ADA T.\tMRN\t00731926\nDOB\t05/03/2017\tSex\tF\n\nReason: snoring\n\n"
        "Ordering: Brandt, Priscilla, CPNP  NPI 1999999984. Clinic phone 757-555-0120\n"
    )
    assert found["referrer.name"] == "Brandt, Priscilla, CPNP"


LETTER = """September 14, 2026

Dear Anil,

I would be grateful if you could get Ada Quill in. She is a 69 year old woman (2/19/57) who farms south of town, and
whose brother Harlan Quill you have seen.

She has had no luck with tablets. Call her after dark on 515-555-0163. Her husband Erik (515-555-0177) does the driving.

Joanna Brandt, DO
"""


def test_a_patient_whom_somebody_is_asked_to_get_in() -> None:
    found = read(LETTER)
    assert (found["patient.given_name"], found["patient.family_name"]) == ("Ada", "Quill")
    assert found["patient.birth_date"] == "1957-02-19"
    assert found["patient.phone"] == "+15155550163"


def test_a_name_behind_the_last_sentence_of_a_line_with_the_chart() -> None:
    found = read(
        "Dear Anil,\n\nPlease see her soon.\n\nDictated, signed electronically. Quill, Ada R. chart MC-20418\n"
    )
    assert (found["patient.given_name"], found["patient.family_name"]) == ("Ada R.", "Quill")
