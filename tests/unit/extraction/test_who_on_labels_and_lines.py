"""Who the patient is on a hospital's label, in the line below a salutation, behind the title of a referral, in a
telegram; and how sentences tell where somebody lives. All people are invented.
"""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

LABEL = """TEMBUSU POLYCLINIC
10 Tembusu Street 2 Singapore 999410

KOH SIEW CHOO IRENE
S5813524J FEMALE 67Y CHINESE
21-Jul-1958

Referred to: Hand Surgery, Straits General Hospital
Thank you for seeing this lady for carpal tunnel syndrome.
"""
BELOW = """9 May 2026

The Doctor on duty
Bukit Harapan Hospital

Dear Dr,

Priya d/o Subramaniam, S8378554C, 14/11/83

Low mood for two months.

Dr Ong Teck Wah
"""
BEHIND_A_TITLE = """10 June 2026

Dr S Govender
Addington Bay ENT Rooms

ENT REFERRAL: AMAHLE DLOMO, 19/05/2019 (ID 1905190968080)

Dear Dr Govender

Amahle is in Grade 1 and turns up the tablet. Please see her with a view to grommets.
"""
TWO_LANGUAGES = """Patient: Mev/Mrs Annelize Strydom
Geb./Born: 26 Mei/May 1980
Adres/Address: Kiaatstraat 212, Wonderboom-Suid, Pretoria 0999

Thank you for assessing her.
"""
TELEGRAM = """RADIO MSG NR 12          07 NOV 2026   0540 HRS
FM  ST KIZITO MISSION DISPENSARY

FOR DR OMONDI STOP SENDING FEMALE AKIRU EKAI AGE 19 PRIMIGRAVIDA STOP SEVERE HEADACHE STOP
"""


@pytest.mark.parametrize(
    ("page", "given", "family", "born"),
    [
        (LABEL, "SIEW CHOO IRENE", "KOH", "1958-07-21"),
        (BELOW, "Priya", "Subramaniam", "1983-11-14"),
        (BEHIND_A_TITLE, "AMAHLE", "DLOMO", "2019-05-19"),
        (TWO_LANGUAGES, "Annelize", "Strydom", "1980-05-26"),
        (TELEGRAM, "AKIRU", "EKAI", None),
    ],
)
def test_who_the_patient_is(page: str, given: str, family: str, born: str | None) -> None:
    patient = referral_read(page).patient
    found = (patient.given_name.value, patient.family_name.value, patient.birth_date.value)
    assert found == (given, family, born)


def test_a_telegram_tells_the_age() -> None:
    assert referral_read(TELEGRAM).patient.age.value == 19


def test_the_title_of_a_referral_to_a_clinic_names_nobody() -> None:
    page = BEHIND_A_TITLE.replace("AMAHLE DLOMO, 19/05/2019 (ID 1905190968080)", "Addington Bay ENT Rooms")
    assert referral_read(page).patient.family_name.value is None


def test_a_letter_for_the_sex_behind_a_number_is_none_of_it() -> None:
    patient = referral_read("PETROVIC, Arlo James\nMRN 2099417 M\n09/12/2018 (7 yrs)\n").patient
    assert [one.value.value for one in patient.identifiers] == ["2099417"]
    assert patient.sex.value == "male"


def test_a_sentence_tells_where_somebody_lives_and_the_number_there() -> None:
    told = "She lives alone at 61 Tannery Hill Road, Dummerston, VT 05999, telephone (802) 555-0164."
    patient = referral_read(f"Re: Mrs. Ada Quill, born April 7, 1949\n\nDear Dr. Brandt,\n\n{told}\n").patient
    assert patient.address.value == "61 Tannery Hill Road, Dummerston, VT 05999"
    assert patient.phone.value == "+18025550164"


def test_how_far_somebody_walks_is_no_age() -> None:
    told = "He now stops at 40 m with pain in the calf, left side at 100 m."
    patient = referral_read(f"Patient: Ian Quill, 3 Feb 1951 (75)\n\n{told}\n").patient
    assert patient.age.value in (75, None)


@pytest.mark.parametrize(
    ("line", "given", "family"),
    [
        ("Ada Quill (she/her), 14/03/1958", "Ada", "Quill"),
        ("B/O Ada Quill  DOB 14/03/2026", "B/O Ada", "Quill"),
        ("Baby of Ada Quill  DOB 14/03/2026", "Baby of Ada", "Quill"),
        ("Seen with her baby. Mrs Ada Quill  DOB 14/03/1958", "Ada", "Quill"),
    ],
)
def test_pronouns_are_no_name_and_a_newborn_is_not_its_mother(line: str, given: str, family: str) -> None:
    patient = referral_read(
        f"12 October 2026\n\nDear Dr Marsh,\n\n{line}\n\nPlease see about a murmur.\n"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == (given, family)


@pytest.mark.parametrize("said", ["FATHER DIED AGE 50 OF MI.", "FIRST PERIOD AT AGE 12."])
def test_an_age_at_which_something_was_is_not_the_patients(said: str) -> None:
    assert referral_read(f"RE: JANE CARTER\n{said}\n").patient.age.value is None


def test_a_row_of_a_clinics_list_names_its_patient() -> None:
    patient = referral_read("12/07/2026 14:30\tCARTER, Jane\t12/03/1988\tNHS 943 476 5919\n").patient
    assert (patient.family_name.value, patient.birth_date.value) == ("CARTER", "1988-03-12")


def test_the_number_of_a_school_is_not_the_patients() -> None:
    page = "Patient: Ada Quill\nDOB: 14/03/2012\nSchool/Tel: 07700 900111\n"
    assert referral_read(page).patient.phone.value is None
