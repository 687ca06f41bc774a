"""The many wordings of labels, and labels that a reader of pictures got slightly wrong. Every person is invented."""

from __future__ import annotations

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.labels.likeness import wording_like
from jobs.extraction.assistant.labels.lookup import label_named
from jobs.extraction.assistant.labels.wordings import named_or_misread
from jobs.extraction.text import Text
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_assistant import TODAY, read, value, values


@pytest.mark.parametrize(
    ("label", "written", "path", "expected"),
    [
        ("Person being referred", "Anton Brandt", "patient.family_name", "Brandt"),
        ("Service user name", "Anton Brandt", "patient.family_name", "Brandt"),
        ("Apellidos y nombre", "Brandt Solis, Ana", "patient.family_name", "Brandt Solis"),
        ("Birth dt", "14/02/1968", "patient.birth_date", "1968-02-14"),
        ("D/O/B (dd/mm/yyyy)", "14/02/1968", "patient.birth_date", "1968-02-14"),
        ("M/F", "F", "patient.sex", "female"),
        ("Biological sex", "Male", "patient.sex", "male"),
        ("Best number to reach patient", "(503) 555-0177", "patient.phone", "+15035550177"),
        ("Name of referring physician (please print)", "Pia Lind MD", "referrer.name", "Pia Lind MD"),
        ("Ref. by", "Dr Pia Lind", "referrer.name", "Dr Pia Lind"),
        (
            "Ordering department",
            "Corktown Internal Medicine",
            "referrer.organization",
            "Corktown Internal Medicine",
        ),
        ("Ref. Provider NPI", "1234567893", "referrer.npi", "1234567893"),
        ("Return fax", "(503) 555-0178", "referrer.fax", "+15035550178"),
        ("Requested specialist", "Dr Omar Quist", "recipient.name", "Dr Omar Quist"),
        (
            "Destination facility",
            "Lakeside Heart Institute",
            "recipient.organization",
            "Lakeside Heart Institute",
        ),
        ("Date faxed", "14 May 2026", "request.date", "2026-05-14"),
        ("Name of insurance", "Evergreen Health", "insurance.payer", "Evergreen Health"),
        ("Member/Policy #", "EVH 5512", "insurance.member_id", "EVH 5512"),
        ("Plan/Group #", "77120", "insurance.group", "77120"),
    ],
)
def test_a_value_is_found_behind_any_wording_of_its_label(
    label: str, written: str, path: str, expected: str
) -> None:
    for form in (f"Referral form\n{label}: {written}\n", f"Referral form\n{label}*: {written}\n"):
        assert value(read(form), path) == expected


@pytest.mark.parametrize(
    "label",
    ["Patient ID #", "Our MRN", "HCN", "Medical Card No.", "Versicherten-Nr.", "PPSN", "Reg No", "M/C"],
)
def test_numbers_of_the_patient_have_many_labels(label: str) -> None:
    form = f"Referral form\nPatient: Anton Brandt\nDOB: 14/02/1968\n{label}: 8812 0417\n"
    assert values(read(form), "patient.identifiers", "value") == ["8812 0417"]


def test_a_row_of_labels_gives_no_label_as_a_value() -> None:
    form = (
        "PATIENT DEMOGRAPHICS\nLEGAL LAST\tLEGAL FIRST\tM.I.\tSUFFIX\nMontane\tThad\t\tJr\n"
        "CARRIER\tID NUMBER\tGROUP NUMBER\tEFFECTIVE\nZia Mutual\tZM 4417\tN/A\t01/01/2026\n"
    )
    referral = read(form)
    assert value(referral, "patient.given_name") == "Thad"
    assert value(referral, "patient.family_name") == "Montane"
    assert value(referral, "insurance.payer") == "Zia Mutual"
    assert value(referral, "insurance.member_id") == "ZM 4417"
    assert value(referral, "insurance.group") is None


@pytest.mark.parametrize(
    ("misread", "label"),
    [
        ("DO8", "d.o.b"),
        ("Pat1ent", "patient"),
        ("LAST NAM E", "last name"),
        ("Refening provider", "referring provider"),
    ],
)
def test_a_misread_label_is_the_one_it_nearly_is(misread: str, label: str) -> None:
    assert wording_like(misread) == label


@pytest.mark.parametrize("words", ["Jones", "the", "Reasons", "Montana", "Asthma", "Warfarin", "NHIS no"])
def test_other_words_are_no_misread_labels(words: str) -> None:
    assert wording_like(words) is None


@pytest.mark.parametrize("label", ["Ph/Fx", "Phone /Fax", "Tel/Fax"])
def test_a_label_of_two_numbers_is_read_with_or_without_the_spaces_that_a_reader_loses(label: str) -> None:
    form = (
        f"Referring    Dora Baca CNP\nOffice    Mesa Primary Care\n{label}    575-555-0102 / 575-555-0103\n"
    )
    text = Text(paper(form, confidence=0.9))
    assert named_or_misread(text, text.lines[2], label) in (("fax", ""), ("phone", ""))


def test_misread_labels_are_only_looked_for_in_pictures() -> None:
    form = "Referral form\nPat1ent nane: Anton Brandt\nDO8: 14/02/1968\n"
    scanned = run_assistant(pages=paper(form, confidence=0.9), today=TODAY)
    assert (scanned.patient.family_name.value, scanned.patient.birth_date.value) == ("Brandt", "1968-02-14")
    assert read(form).patient.family_name.value is None


@pytest.mark.parametrize(
    "label",
    [
        "Why",
        "Purpose of referral",
        "Indication",
        "Main problem and duration",
        "Motif de consultation",
        "Reden",
    ],
)
def test_the_reason_has_many_labels(label: str) -> None:
    form = f"Referral form\nPatient: Anton Brandt\n{label}: Bleeding lesion on the left shoulder\nNPI: 1234567893\n"
    assert value(read(form), "request.reason") == "Bleeding lesion on the left shoulder"


def test_what_closes_a_letter_is_no_allergen() -> None:
    letter = "Referral letter\nAllergy\nciprofloxacin - tendon pain\nLabs attached. Thanks very much.\nDr Pia Lind\n"
    assert values(read(letter), "clinical.allergies", "substance") == ["ciprofloxacin"]


@pytest.mark.parametrize("day", ["Thursday 5th of March, 2026", "March 5th, 2026", "5 March 2026"])
def test_a_letter_is_addressed_below_its_date_however_that_is_written(day: str) -> None:
    letter = (
        f"Elm Tree Surgery, 12 High Street, Leeds LS1 3XX\nOffice: 0161 496 0190\n\n{day}\n\nMr O Quist FRCS\n"
        "Consultant Surgeon\nCastle Hospital NHS Trust\n\nDear Mr Quist,\nRe: Anton Brandt, DOB 14/02/1968\n\n"
        "Thank you for seeing this man with a hernia.\n\nYours sincerely\n\nDr Pia Lind\n"
    )
    referral = read(letter)
    assert value(referral, "recipient.name") == "Mr O Quist"
    assert value(referral, "recipient.organization") == "Castle Hospital NHS Trust"
    assert value(referral, "referrer.organization") == "Elm Tree Surgery"
    assert value(referral, "request.date") == "2026-03-05"


def test_one_ticked_box_below_makes_no_tick_list_of_a_table() -> None:
    form = (
        "MEDICATION RECONCILIATION\nDrug\tStrength\tSig\nAtorvastatin\t40 mg\tNightly\nAspirin\t81 mg\tDaily\n"
        "Ramipril\t5 mg\tDaily\nPRIOR CATH?\n[ ] Y [x] N\n"
    )
    assert {"Atorvastatin", "Aspirin", "Ramipril"} <= set(values(read(form), "clinical.medications", "name"))


def test_associated_diagnoses_stand_in_a_table_with_their_codes() -> None:
    form = (
        "Associated diagnoses\nCode\tDescription\nD50.0\tIron deficiency anemia\n"
        "D25.1\tIntramural leiomyoma of uterus\n"
    )
    assert values(read(form), "clinical.diagnoses", "icd10cm") == ["D50.0", "D25.1"]


@pytest.mark.parametrize("words", ["Pupil name", "Imię i nazwisko", "Naam leerling"])
def test_words_for_a_patient_are_listed_each_for_itself(words: str) -> None:
    assert label_named(words) == ("name", "patient")
