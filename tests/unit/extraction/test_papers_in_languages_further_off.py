"""Letters and printed referrals in Danish, Finnish, Polish, Hungarian and Indonesian: sexes, medicines, fields, titles.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read as read

DANISH = """HENVISNING TIL SPECIALLÆGE
Modtager	: Hudklinikken i Nørrebro
	v/ speciallæge Ida Bruun
Afsender	: Lægehuset Tranebjerg	Ydernr. 999021
	Strandvej 7, 9990 Tranebjerg Tlf. 99 99 02 31
Henvist af	: Morten Krag, alm. praksis
Dato	: 12.11.2026	Henvisningstype: Rutine
Patient	: Signe Holm
CPR	: 040561-9994	Alder: 65 år	Køn: pige
Adresse	: Engvej 3, 9990 Tranebjerg
Speciale	: Dermatologi
Diagnose	: DL409  Psoriasis uden specifikation
Medicin
  Zalfin	50 mikrogram	1 gang dagl.
  Panodil	500 mg	v. behov
CAVE
  Ingen medicin. Allergi: nikkel (eksem).
"""
POLISH = """NZOZ Zdrowa Rodzina s.c.
ul. Lipowa 4, 99-100 Borki Dolne
SKIEROWANIE DO PORADNI SPECJALISTYCZNEJ
Kieruje do	Poradnia Urologiczna
Imie i nazwisko pacjenta	Halina Wrona
PESEL / data ur. / plec	48010299901   02.01.1948   K
Adres zamieszkania	ul. Polna 3, 99-100 Borki Dolne
Ubezpieczenie	NFZ 07, emeryt
Rozpoznanie (ICD-10)	N20 Kamica nerkowa; I10 Nadcisnienie tetnicze
Pacjentka zglosila sie z bolem.
Leki: Doreta 75 mg 2x1, Amlozek 5 mg 1x1 rano
lek. Piotr Sowa
nr PWZ 9990118
"""
HUNGARIAN = """Dr. Fodor Ágnes
háziorvos, III. sz. háziorvosi körzet
9998 Tófalu, Petõfi utca 12.
Tel.: 06 99 999 0221
fodor.rendelo@example.org
Név: Bognár Istvánné
Szül.: 1950.03.14.
TAJ: 999 052 837

Tófalusi Kórház
Bõrgyógyászati szakrendelés
dr. Lukács Pál részére

Tisztelt Kolléga!

A betegemet küldöm kivizsgálásra, két hónapja viszketõ kiütései vannak a lábszárán és a hátán.
Ismert betegségei: magas vérnyomás, köszvény
Gyógyszerei: Covercard 5 mg reggel
Üdvözlettel,
Dr. Fodor Ágnes
pecsétszám: 99921
"""
INDONESIAN = """KLINIK PRATAMA SEHAT BERSAMA
Jl. Raya Ceper Km 2, Klaten   Telp. (0272) 999-0155

Klaten, 3 November 2026

Kepada Yth.
TS Dokter Spesialis Mata
RS Kasih Bunda
di tempat

Dengan hormat,
Mohon pemeriksaan lebih lanjut terhadap penderita:
Nama	Ny. Lestarini
Tanggal lahir	9 Juni 1961 (65 th)
NIK	3399174906610002
No. BPJS	0009995120034 (PBI)
Alamat	Dusun Kalisari RT 02 RW 01, Klaten

Penderita mengeluh mata kanan kabur sejak tiga bulan.
Terapi yang sudah diberikan:
- Kandelin 16 mg 1x1
- Vitamin A 2x1
Alergi: Sulfa (gatal)
Salam sejawat,

dr. Bagus Wirawan
SIP 999/0221/2023
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            DANISH,
            {
                "patient.given_name": "Signe",
                "patient.sex": "female",
                "referrer.organization": "Lægehuset Tranebjerg",
                "referrer.phone": "+4599990231",
                "referrer.address": "Strandvej 7, 9990 Tranebjerg",
                "recipient.organization": "Hudklinikken i Nørrebro",
                "request.urgency": "routine",
                "clinical.diagnoses[0].text": "Psoriasis uden specifikation",
                "clinical.medications[0].name": "Zalfin",
                "clinical.medications[0].dose": "50 mikrogram",
                "clinical.medications[0].frequency": "1 gang dagl.",
                "clinical.medications[1].frequency": "v. behov",
                "clinical.medications[2].name": None,
                "clinical.allergies[0].substance": "nikkel",
                "clinical.allergies[1].substance": None,
            },
        ),
        (
            POLISH,
            {
                "patient.sex": "female",
                "patient.birth_date": "1948-01-02",
                "patient.identifiers[0].value": "48010299901",
                "referrer.name": "lek. Piotr Sowa",
                "referrer.organization": "NZOZ Zdrowa Rodzina s.c.",
                "insurance.payer": "NFZ 07",
                "clinical.diagnoses[0].icd10cm": "N20",
                "clinical.diagnoses[1].text": "Nadcisnienie tetnicze",
                "clinical.medications[0].frequency": "2x1",
                "clinical.medications[1].frequency": "1x1 rano",
            },
        ),
        (
            HUNGARIAN,
            {
                "patient.family_name": "Bognár",
                "patient.sex": "female",
                "patient.email": None,
                "referrer.address": "9998 Tófalu, Petõfi utca 12.",
                "recipient.organization": "Tófalusi Kórház",
                "clinical.medications[0].frequency": "reggel",
            },
        ),
        (
            INDONESIAN,
            {
                "patient.sex": "female",
                "recipient.organization": "RS Kasih Bunda",
                "request.specialty": "ophthalmology",
                "insurance.payer": "BPJS",
                "insurance.member_id": "0009995120034",
                "clinical.medications[0].name": "Kandelin",
                "clinical.medications[0].frequency": "1x1",
                "clinical.medications[1].name": "Vitamin A",
            },
        ),
    ],
    ids=["Danish", "Polish", "Hungarian", "Indonesian"],
)
def test_a_paper_in_a_language_further_off_is_read(text: str, expected: dict[str, object]) -> None:
    found = read(text)
    assert {path: found.get(path) for path in expected} == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("62-årig kvinde henvises med hoste.", "female"),
        ("57-vuotias mies, jolla yskää.", "male"),
        ("Pacjentka skarży się na ból głowy.", "female"),
        ("Seorang laki-laki berusia 40 tahun dengan batuk.", "male"),
        ("71 éves nőbeteg köhögéssel.", "female"),
        ("Robin says pacjentka is the Polish word.", None),
        ("Imię i nazwisko pacjenta lub opiekuna", None),
    ],
)
def test_the_sex_as_these_languages_tell_it(told: str, expected: str | None) -> None:
    assert read(f"Patient: Robin Quill\n\n{told}\n").get("patient.sex") == expected


@pytest.mark.parametrize(
    ("words", "name", "frequency"),
    [
        ("Metformin 1 g 1x2; Primaspan 100 mg 1x1", "Primaspan", "1x1"),
        ("Zyrtec 10 mg wieczorem", "Zyrtec", "wieczorem"),
        ("Betaloc 50 mg naponta kétszer", "Betaloc", "naponta kétszer"),
        ("Concor 5 mg günde 2 kez", "Concor", "günde 2 kez"),
        ("Alvedon 500 mg vid behov", "Alvedon", "vid behov"),
        ("Captopril 25 mg 3 kali sehari", "Captopril", "3 kali sehari"),
        ("Aspirin 75 mg daily", "Aspirin", "daily"),
    ],
)
def test_how_often_a_medicine_is_taken_in_these_languages(words: str, name: str, frequency: str) -> None:
    found = read(f"Patient: Robin Quill\nMedications: {words}\n")
    medicines = {
        str(value): found.get(path.replace(".name", ".frequency"))
        for path, value in found.items()
        if path.startswith("clinical.medications") and path.endswith(".name")
    }
    assert medicines.get(name) == frequency


def test_the_size_of_a_wound_is_no_frequency() -> None:
    found = read("Patient: Robin Quill\nMedications: Fucidin cream to the 2x3 cm wound daily\n")
    assert found.get("clinical.medications[0].frequency") == "daily"


def test_a_doctor_of_osteopathy_is_still_somebody() -> None:
    found = read("Elm Clinic\nReferring provider: Ada Ruiz DO\nPatient: Robin Quill\n")
    assert found.get("referrer.name") == "Ada Ruiz DO"


def test_a_classification_that_heads_its_codes_is_still_the_heading() -> None:
    found = read("Patient: Robin Quill\nICD-10: R56.8 unspecified convulsions; I10 Essential hypertension\n")
    assert {found.get(f"clinical.diagnoses[{at}].icd10cm") for at in (0, 1)} == {"R56.8", "I10"}
