"""The assistant on shapes of letters and forms that differ in where things stand. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value, values


def letter(subject: str, *, date: str = "Date: 5/13/2026", signature: str = "Ingrid Solheim, MD") -> str:
    return (
        "Summit Primary Care, LLC\n2135 Beech Grove, Unit 12B\nNew Haven, CT 06511\n"
        f"Tel. 212-781-6786  Fax: 212-946-1425\n\n{date}\n\n"
        "Dr. Siobhan Calloway, MD, FACC\nNeurology\nLakeside Heart Institute\n\n"
        f"Dear Dr. Calloway,\n\n{subject}\n\n"
        "Thank you for seeing this 58-year-old man with headaches for the last three months.\n\n"
        f"Sincerely,\n\n{signature}\n"
    )


def test_the_lines_between_date_and_salutation_address_the_letter() -> None:
    referral = read(letter("Re: Anton Brandt, DOB 02/14/1968"))
    assert value(referral, "recipient.name") == "Dr. Siobhan Calloway, MD"
    assert value(referral, "recipient.organization") == "Lakeside Heart Institute"
    assert value(referral, "referrer.organization") == "Summit Primary Care, LLC"


def test_a_name_above_the_birth_date_needs_no_label() -> None:
    referral = read(
        letter("Anton J. Brandt\nDOB: 02/14/1968  MRN: 837-455\n3885 Larch Street, Austin, TX 78701")
    )
    assert value(referral, "patient.given_name") == "Anton J."
    assert value(referral, "patient.family_name") == "Brandt"
    assert value(referral, "patient.address") == "3885 Larch Street, Austin, TX 78701"


def test_what_follows_a_cover_sheet_begins_with_its_own_letterhead() -> None:
    cover = (
        "FAX\nTO: Lakeside Heart Institute\tFROM: Summit Primary Care, LLC\n"
        "FAX: 312 265 9716\tFAX: 212 946 1425\nDATE: 05/13/2026\tPAGES: 2\nRE: Referral\n\f"
    )
    referral = read(cover + letter("Re: Anton Brandt, DOB 02/14/1968\nHome: (503) 555-0177"))
    assert value(referral, "patient.family_name") == "Brandt"
    assert value(referral, "patient.phone") == "+15035550177"
    assert value(referral, "referrer.phone") == "+12127816786"
    assert value(referral, "referrer.fax") == "+12129461425"
    assert value(referral, "referrer.address") == "2135 Beech Grove, Unit 12B, New Haven, CT 06511"


@pytest.mark.parametrize(
    ("written", "given", "family"),
    [
        ("BRANDT, Anton (Mr)", "Anton", "BRANDT"),
        ("Brandt, Mr Anton", "Anton", "Brandt"),
        ("Anton Brandt Jr.", "Anton", "Brandt"),
        ("Anton BRANDT", "Anton", "BRANDT"),
        ("BRANDT Anton", "Anton", "BRANDT"),
        ("Zoë de la Cruz", "Zoë", "de la Cruz"),
        ("Rajesh Ward", "Rajesh", "Ward"),
        ("María FERNÁNDEZ GARCÍA", "María", "FERNÁNDEZ GARCÍA"),
    ],
)
def test_names_in_either_order_with_titles_and_suffixes(written: str, given: str, family: str) -> None:
    referral = read(letter(f"Re: {written}, DOB 02/14/1968"))
    assert value(referral, "patient.given_name") == given
    assert value(referral, "patient.family_name") == family


def test_a_row_of_labels_over_a_row_of_values() -> None:
    referral = read(
        "SPECIALTY REFERRAL REQUEST\nPATIENT\n"
        "LAST NAME\tFIRST NAME\tMI\tDATE OF BIRTH\nOyelade\tTerrence\tB\t11/23/1979\n"
        "STREET ADDRESS\tCITY\tSTATE / ZIP\n2290 W Larkspur Ave\tChicago\tIL 60699\n"
        "HOME / CELL PHONE\tCHART NO.\n(312) 555-0148\tLK-0083317\n"
        "REFERRED BY\nPROVIDER\tNPI\tPRACTICE\nJoan Petrakis MD\t1230017786\tLarkspur Family Health\n"
        "PHONE\tFAX\tDATE OF REQUEST\n(312) 555-0110\t(312) 555-0111\t08/31/2026\n"
    )
    assert value(referral, "patient.family_name") == "Oyelade"
    assert value(referral, "patient.given_name") == "Terrence"
    assert value(referral, "patient.birth_date") == "1979-11-23"
    assert value(referral, "patient.address") == "2290 W Larkspur Ave, Chicago, IL 60699"
    assert value(referral, "patient.phone") == "+13125550148"
    assert value(referral, "referrer.name") == "Joan Petrakis MD"
    assert value(referral, "referrer.fax") == "+13125550111"
    assert value(referral, "request.date") == "2026-08-31"


SHORT_NOTE = """\
Harbour Row Health Centre
Quay Street, Whitley - 01632 960840

08-06-2026

Eastern Community Mental Health Team

Mr Jerome Whitcombe, 27-05-1994, tel 07700 900566
Beck Cottage, Dub Lane, Whitley CA12 9ZZ

I write to request review of low mood in this gentleman, who has not answered to two adequate trials.

Dr Beatrix Oyelaran
GP partner
"""


def test_a_note_without_labels_and_without_a_closing() -> None:
    referral = read(SHORT_NOTE)
    assert value(referral, "patient.family_name") == "Whitcombe"
    assert value(referral, "patient.birth_date") == "1994-05-27"
    assert value(referral, "patient.phone") == "+447700900566"
    assert value(referral, "patient.address") == "Beck Cottage, Dub Lane, Whitley CA12 9ZZ"
    assert value(referral, "referrer.name") == "Dr Beatrix Oyelaran"
    assert value(referral, "referrer.phone") == "+441632960840"
    assert value(referral, "recipient.organization") == "Eastern Community Mental Health Team"
    assert value(referral, "request.date") == "2026-06-08"


@pytest.mark.parametrize(
    ("signature", "name"),
    [
        ("pp Dr Ingrid Solheim", "Dr Ingrid Solheim"),
        ("Electronically signed by Ingrid Solheim, FNP-BC on 05/13/2026", "Ingrid Solheim, FNP-BC"),
        ("I. Solheim\nDr Ingrid Solheim\nGMC 9990417\n\ncc: Dr Zoe Quill", "Dr Ingrid Solheim"),
        ("(Dictated but not read)\nIngrid Ward, MD", "Ingrid Ward, MD"),
    ],
)
def test_who_signed(signature: str, name: str) -> None:
    referral = read(letter("Re: Anton Brandt, DOB 02/14/1968", signature=signature))
    assert value(referral, "referrer.name") == name


def test_a_relatives_telephone_is_not_the_patients() -> None:
    referral = read(
        letter("Re: Anton Brandt, DOB 02/14/1968\nNext of kin: Mary Brandt  Phone: (503) 555-0178")
    )
    assert value(referral, "patient.phone") is None


GERMAN = """\
Hausarztpraxis Am Lindenhain
Dr. med. Annegret Pohlmann, Fachärztin für Allgemeinmedizin
Lindenhain 3, 10999 Berlin
Telefon 030 23125 118 · Telefax 030 23125 119

Praxis für Kardiologie Dr. Sörensen
Spreeufer 40, 10999 Berlin

Berlin, den 05.10.2026

Überweisung: Herrn Jürgen Brettmann, geb. 19.11.1956

Sehr geehrter Herr Kollege,
ich überweise den oben genannten Patienten mit der Bitte um dringende Abklärung.
Mit freundlichen Grüßen
Dr. med. Annegret Pohlmann
"""


def test_labels_of_another_language() -> None:
    referral = read(GERMAN)
    assert value(referral, "patient.given_name") == "Jürgen"
    assert value(referral, "patient.family_name") == "Brettmann"
    assert value(referral, "patient.birth_date") == "1956-11-19"
    assert value(referral, "request.date") == "2026-10-05"


def lists(text: str) -> tuple[list[str], list[str], list[str]]:
    referral = read(text)
    return (
        values(referral, "clinical.diagnoses", "text"),
        values(referral, "clinical.medications", "name"),
        values(referral, "clinical.allergies", "substance"),
    )


@pytest.mark.parametrize(
    ("written", "diagnoses", "medications", "allergies"),
    [
        (
            "PMH: obesity, gout (2022). Meds: ferrous sulfate 325 mg daily, Wegovy 2.4 mg weekly. Allergies: Sulfa.",
            ["obesity", "gout"],
            ["ferrous sulfate", "Wegovy"],
            ["Sulfa"],
        ),
        (
            "Diagnosis\tICD-10\nBucket-handle tear of medial meniscus\tS83.211A\n"
            "Drug\tStrength\tHow often\nNaproxen\t500 mg\tBID\nAmlodipine\t5 mg\tSTOPPED\n"
            "Allergen\tReaction\tSeverity\nBee stings\tswelling\tModerate",
            ["Bucket-handle tear of medial meniscus"],
            ["Naproxen"],
            ["Bee stings"],
        ),
        (
            "Diagnosis\nK21.9 Gastro-esophageal reflux disease without esophagitis\n"
            "N40.0 Benign prostatic hyperplasia\n"
            "Acute and repeat medication\nEvening primrose oil 1 g weekly\nSensitivities: Elastoplast - rash",
            ["Gastro-esophageal reflux disease without esophagitis", "Benign prostatic hyperplasia"],
            ["Evening primrose oil"],
            ["Elastoplast"],
        ),
        (
            "Diagnosen: Arterielle Hypertonie (I10.90), Gicht (M10.9)\nMedikation: Ramipril 5 mg 1-0-0\n"
            "Allergien: Penicillin (Exanthem)",
            ["Arterielle Hypertonie", "Gicht"],
            ["Ramipril"],
            ["Penicillin"],
        ),
        (
            "She takes Tamsulosin 5mg mane, Co-codamol 30/500 8 mg prn and Xyzal 5 mg od. She comes out in a rash "
            "with "
            "trimethoprim. He was allergic to milk but has outgrown this.",
            [],
            ["Tamsulosin", "Co-codamol", "Xyzal"],
            ["trimethoprim"],
        ),
        ("Current meds: Not on any medication\nAllergies: No allergies on file", [], [], []),
    ],
)
def test_lists_in_many_shapes(
    written: str, diagnoses: list[str], medications: list[str], allergies: list[str]
) -> None:
    assert lists(written) == (diagnoses, medications, allergies)


def test_a_drawn_mark_is_the_mark_and_a_letter_beside_it_an_option() -> None:
    referral = read("PATIENT\nSEX\tHOME PHONE\n☒ Male ☐ Female ☐ X\t(312) 555-0148\n")
    assert value(referral, "patient.sex") == "male"
    assert value(referral, "patient.phone") == "+13125550148"


def test_what_a_letter_is_about_is_no_name() -> None:
    referral = read(letter("Re: new patient referral\nBrandt, Anton\tDOB: 02/14/1968 M"))
    assert value(referral, "patient.given_name") == "Anton"
    assert value(referral, "patient.family_name") == "Brandt"
    assert value(referral, "patient.sex") == "male"


def test_a_name_before_born_in_a_sentence_and_an_address_behind_a_name() -> None:
    prose = read(
        letter("I would like you to see a retired teacher, Millicent Vanderholt, born March 1, 1962.")
    )
    assert value(prose, "patient.family_name") == "Vanderholt"
    assert value(prose, "patient.birth_date") == "1962-03-01"
    subject = read(letter("Re: Nora Connell, Tigh na Coille, Ballyvoran, Co. Cork, DOB 02/14/1968"))
    assert value(subject, "patient.given_name") == "Nora"
    assert value(subject, "patient.family_name") == "Connell"


def test_a_month_written_out_shows_the_order_of_figures() -> None:
    referral = read("Strathmoor Urology\nClinic of 4 August 2026\n\nPatient: Anton Brandt\nDOB: 08/10/1950\n")
    assert value(referral, "patient.birth_date") == "1950-10-08"


def test_who_signs_goes_before_the_usual_doctor() -> None:
    referral = read(letter("Re: Anton Brandt, DOB 02/14/1968\nUsual GP: Dr A Pascoe"))
    assert value(referral, "referrer.name") == "Ingrid Solheim, MD"


def test_a_clinics_own_form_names_the_clinic_as_recipient() -> None:
    referral = read(
        "Atlanta Kidney Associates\nNEW PATIENT REFERRAL FORM\nFax completed form to 404-555-0100\n\n"
        "PATIENT\nLast name: Ransom\nFirst name: Beulah\nDate of birth ........\t07/07/1948\n"
        "Telephone ........\t404-555-0157\n\n"
        "REFERRING PHYSICIAN\nPhysician: Sunil Pradham, MD\nPractice: Peachtree Internal Medicine\n\n"
        "Allergies\tNil\nRisk to others\tNil\n"
    )
    assert value(referral, "recipient.organization") == "Atlanta Kidney Associates"
    assert value(referral, "referrer.organization") == "Peachtree Internal Medicine"
    assert value(referral, "patient.birth_date") == "1948-07-07"
    assert value(referral, "patient.phone") == "+14045550157"
    assert values(referral, "clinical.allergies", "substance") == []
