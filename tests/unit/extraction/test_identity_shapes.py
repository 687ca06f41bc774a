"""Who the patient is, told in many ways in letters and forms. Every person and number is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_assistant import read, values

HEAD = (
    "Summit Primary Care\n2135 Beech Grove, Springfield\nTel 0161 496 0190\n\n5 March 2026\n\n"
    "Dear Dr Calloway\n\n"
)
END = "\n\nYours sincerely\n\nDr Ingrid Solberg\n"
Who = tuple[str, str, str, str | None, str | None]

LETTERS: tuple[tuple[str, Who], ...] = (
    (
        "Re: Anton Brandt - DOB 14/02/1968 - NHS 999 868 1278\n\nThank you for seeing this man with "
        "headaches.",
        ("Anton", "Brandt", "1968-02-14", "male", "999 868 1278"),
    ),
    (
        "RE: BRANDT, Anton  14/02/1968  M  MRN 88120\n\nThank you for seeing him with headaches.",
        ("Anton", "Brandt", "1968-02-14", "male", "88120"),
    ),
    (
        "Mr Anton Brandt (d.o.b. 14/02/1968), 12 High Street, Leeds LS1 3XX\n\nThank you for seeing "
        "him with headaches.",
        ("Anton", "Brandt", "1968-02-14", "male", None),
    ),
    (
        "Anton Brandt\n14.02.1968\n\nThis 58 year old man has headaches.",
        ("Anton", "Brandt", "1968-02-14", "male", None),
    ),
    (
        "Patient: Anton Brandt, born 14 February 1968, Hospital No H12345\n\nThis man has headaches.",
        ("Anton", "Brandt", "1968-02-14", "male", "H12345"),
    ),
    (
        "I would be grateful for your opinion on Mr Anton Brandt, born on 14 February 1968, who has "
        "headaches.",
        ("Anton", "Brandt", "1968-02-14", "male", None),
    ),
    (
        "Thank you for seeing Ana Solheim, a 58-year-old teacher (date of birth 14/02/1968), with "
        "headaches. She is well otherwise.",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "I am referring my patient Ana Solheim (DOB: 14th Feb 1968, NHS number 999 868 1278), a "
        "lady with headaches.",
        ("Ana", "Solheim", "1968-02-14", "female", "999 868 1278"),
    ),
    (
        "re Mrs Ana Solheim dob 14-2-68\n\nThis lady has headaches.",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "Please see Ana. Ana Solheim is a 58 yo female (DOB 2/14/1968) with headaches.",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "Regarding: Ms. Ana Solheim | DOB: Feb 14, 1968 | MRN: A-5512\n\nHeadaches.",
        ("Ana", "Solheim", "1968-02-14", "female", "A-5512"),
    ),
    (
        "Name Ana Solheim   D.O.B. 14/02/1968   Sex F\n\nHeadaches.",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "SOLHEIM Ana (F) 14/02/1968 NHI ZCX4228\n\nHeadaches.",
        ("Ana", "Solheim", "1968-02-14", "female", "ZCX4228"),
    ),
    (
        "Ana Solheim, female, date of birth February 14, 1968, chart number 4417\n\nHeadaches.",
        ("Ana", "Solheim", "1968-02-14", "female", "4417"),
    ),
    (
        "Patient ID: 551227\nAna Solheim (58F)\nDOB 14/02/1968\n\nHeadaches.",
        ("Ana", "Solheim", "1968-02-14", "female", "551227"),
    ),
    (
        "I write about Ana Solheim, 14/02/1968, of 12 High Street, Leeds. She has headaches.",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "Mrs. Ana SOLHEIM\n12 High Street, Leeds LS1 3XX\nDOB: 14 Feb 1968; Tel: 07700 900123; NHS: "
        "999 868 1278\n\nHeadaches.",
        ("Ana", "Solheim", "1968-02-14", "female", "999 868 1278"),
    ),
    (
        "Patient name: Ana Solheim (she/her)\nDate of birth: 14 Feb 1968\n",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "Betreff: Frau Ana Solheim, geb. 14.02.1968\n\nSehr geehrte Kollegin,",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "Concerne : Mme Ana SOLHEIM, née le 14/02/1968\n\nCher confrère,",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "Betreft: mevrouw A. Solheim, geboren 14-02-1968, BSN 999990019\n",
        ("A.", "Solheim", "1968-02-14", "female", "999990019"),
    ),
    (
        "Paciente: Ana Solheim. Fecha de nacimiento: 14/02/1968. Sexo: Mujer. NHC 55122\n",
        ("Ana", "Solheim", "1968-02-14", "female", "55122"),
    ),
    (
        "Client: Ana Solheim DOB 14 Feb 68 URN 551227 Medicare 2524 87440 1/2\n",
        ("Ana", "Solheim", "1968-02-14", None, "551227"),
    ),
    (
        "Many thanks for agreeing to see this delightful 58 year old gentleman, Anton Brandt "
        "(14/02/1968), with headaches.",
        ("Anton", "Brandt", "1968-02-14", "male", None),
    ),
)

FORMS: tuple[tuple[str, Who], ...] = (
    (
        "REFERRAL\nPatient\nSolheim, Ana\n58 y.o. female\nDOB: 2/14/1968\nMRN: 551227\nReferring "
        "provider\nPia Lind MD\n",
        ("Ana", "Solheim", "1968-02-14", "female", "551227"),
    ),
    (
        "REFERRAL\nAna Solheim\t02/14/1968 (58 yrs F)\tMRN: 551227\nReason for referral\nHeadaches\n",
        ("Ana", "Solheim", "1968-02-14", "female", "551227"),
    ),
    (
        "Solheim, Ana (MRN 551227)  DOB: 02/14/1968  Encounter Date: 03/01/2026\nReferral order\n",
        ("Ana", "Solheim", "1968-02-14", None, "551227"),
    ),
    (
        "REFERRAL FORM\nPATIENT NAME\nAna Solheim\nDATE OF BIRTH\n14 Feb 1968\nGENDER\nFemale\nNHS "
        "NUMBER\n999 868 1278\n",
        ("Ana", "Solheim", "1968-02-14", "female", "999 868 1278"),
    ),
    (
        "REFERRAL FORM\nLast name\tFirst name\tMiddle\nSolheim\tAna\tMarie\nDOB\tSex\tMRN\n"
        "02/14/1968\tF\t551227\n",
        ("Ana Marie", "Solheim", "1968-02-14", "female", "551227"),
    ),
    (
        "REFERRAL FORM\nLast name:\tSolheim\tFirst name:\tAna\nDOB:\t02/14/1968\tGender:\t[x] F [ ] M\n",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "REFERRAL FORM\nName: Ana Solheim DOB: 02/14/1968 Sex: F MRN: 551227\n",
        ("Ana", "Solheim", "1968-02-14", "female", "551227"),
    ),
    (
        "REFERRAL FORM\nPatient's name ........ Ana Solheim\nDate of birth ......... 14/02/1968\n"
        "Sex ................... Female\n",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "REFERRAL FORM\nPatient Name: __Ana Solheim__  Date of Birth: __14/02/1968__  Sex: __F__\n",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "REFERRAL FORM\nTitle: Mrs\tForename: Ana\tSurname: Solheim\nDate of birth: 14/02/1968\tNHS "
        "No: 999 868 1278\n",
        ("Ana", "Solheim", "1968-02-14", "female", "999 868 1278"),
    ),
    (
        "REFERRAL FORM\nPatient  Ana Solheim\nBorn  14 February 1968\nSex  Female\nChart no.  4417\n",
        ("Ana", "Solheim", "1968-02-14", "female", "4417"),
    ),
    (
        "Patient Details\nName:\nMrs Ana Solheim\nDOB:\n14/02/1968\nAddress:\n12 High Street\n"
        "Leeds\nLS1 3XX\n",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "To: Neurology\nFrom: Dr Lind\nPt: Solheim, Ana  DOB 14/2/68  F  NHS 9998681278\nHeadaches "
        "please see\n",
        ("Ana", "Solheim", "1968-02-14", "female", "9998681278"),
    ),
    (
        "Surname\tSOLHEIM\nForenames\tANA\nDate of Birth\t14-Feb-1968\nSex\tF\nHospital "
        "number\tH12345\nNHS number\t999 868 1278\n",
        ("Ana", "Solheim", "1968-02-14", "female", "H12345"),
    ),
    (
        "REFERRAL FORM\nFIRST\tLAST\tDOB\tM/F\nAna\tSolheim\t2/14/68\tF\n",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "REFERRAL FORM\nPatient (Last, First, MI): Solheim, Ana M.\nBirthdate: 02-14-1968   Age: 58 "
        "  Male [ ]  Female [X]\n",
        ("Ana M.", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "1. Patient information\nName of patient: Ana Solheim\nSex: Female\nDate of birth "
        "(mm/dd/yyyy): 02/14/1968\n2. Referring physician\nName: Pia Lind MD\n",
        ("Ana", "Solheim", "1968-02-14", "female", None),
    ),
    (
        "SOLHEIM, ANA M\nDOB: Feb 14 1968\nSex: F   Age: 58 years   PHN: 9876 543 210\nReferral letter\n",
        ("ANA M", "Solheim", "1968-02-14", "female", "9876 543 210"),
    ),
    (
        "Fax\nRe: A. Brandt\nReferral for Anton Brandt\nDOB 2/14/1968, male, SSN 123-45-6789\n",
        ("Anton", "Brandt", "1968-02-14", "male", "123-45-6789"),
    ),
    (
        "Patient Information\nPatient Name\tDate of Birth\tGender\nBrandt, Anton\t14/02/1968\tMale\n"
        "Address\tPhone\n12 High Street, Leeds\t07700 900123\n",
        ("Anton", "Brandt", "1968-02-14", "male", None),
    ),
    (
        "Patient Information\nName\tBrandt, Anton\tSex\tM\nDOB\t14/02/1968\tAge\t58\n",
        ("Anton", "Brandt", "1968-02-14", "male", None),
    ),
    (
        "Demographics\nFirst Name\tAnton\nMiddle Name\t\nLast Name\tBrandt\nDate of "
        "Birth\t02/14/1968\nSex\tMale\n",
        ("Anton", "Brandt", "1968-02-14", "male", None),
    ),
)


@pytest.mark.parametrize(("body", "who"), [(HEAD + text + END, who) for text, who in LETTERS] + list(FORMS))
def test_the_patient_is_known_however_it_is_told(body: str, who: Who) -> None:
    given, family, born, sex, number = who
    referral = read(body)
    patient = referral.patient
    assert str(patient.given_name.value).casefold() == given.casefold()
    assert str(patient.family_name.value).casefold() == family.casefold()
    assert patient.birth_date.value == born
    assert sex is None or patient.sex.value == sex
    numbers = values(referral, "patient.identifiers", "value")
    assert number in numbers if number else not numbers


def test_a_spanish_letter_gives_two_surnames() -> None:
    patient = read(
        "Estimados compañeros:\nLes remito a D. Joaquín Belmonte Artigas, nacido el 9 de diciembre de 1978.\n"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Joaquín", "Belmonte Artigas")


def test_pronouns_tell_the_sex_only_when_they_agree() -> None:
    told = "Re: Ana Solheim, DOB 14/02/1968\n\n{}"
    assert (
        read(HEAD + told.format("She has headaches. Her sleep is poor.") + END).patient.sex.value == "female"
    )
    assert read(HEAD + told.format("She has headaches. He drives her.") + END).patient.sex.value is None


@pytest.mark.parametrize(
    ("printed", "confidence", "number"),
    [
        ("1999 868 1278", 0.9, "999 868 1278"),
        ("19998681278", 0.9, "9998681278"),
        ("999 868 1278", 0.9, "999 868 1278"),
        ("999 868 1278 31 Loom Street", 0.9, "999 868 1278"),
    ],
)
def test_the_border_of_a_cell_is_no_figure_where_the_check_digit_says_so(
    printed: str, confidence: float, number: str
) -> None:
    pages = paper(f"Name: Ana Solheim\nNHS number: {printed}\n", confidence=confidence)
    (found,) = run_assistant(pages=pages, today=date(2026, 1, 1)).patient.identifiers
    assert found.value.value == number
    assert found.value.evidence[0].quote == number


def test_a_number_of_a_text_layer_is_not_cut() -> None:
    (found,) = run_assistant(
        pages=paper("Name: Ana Solheim\nNHS number: 19998681278\n"), today=date(2026, 1, 1)
    ).patient.identifiers
    assert found.value.value != "9998681278"
