"""Referral forms in languages further off: Polish, Hungarian, Turkish, Swedish, Indonesian and more. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read as read

POLISH = """Przychodnia Lekarska "Zdrowie"
ul. Lipowa 5, 30-123 Kraków, tel. 12 555 01 22
SKIEROWANIE DO PORADNI SPECJALISTYCZNEJ
Nazwisko i imię: Wójcik Marek	PESEL: 61050412345
Adres zamieszkania: ul. Polna 3, 30-200 Kraków	Płeć: mężczyzna
Rozpoznanie: Migrena G43.9
Leki: Metoprolol 50 mg 1x dziennie
Uczulenia: penicylina
Data wystawienia: 12 listopada 2026
Lekarz kierujący: Anna Zielińska
"""
HUNGARIAN = """BEUTALÓ
Beteg neve: Kovács Anna Mária	Neme: nő
Születési dátum: 1961. május 4.	TAJ: 123 456 788
Lakcím: 1117 Budapest, Fehérvári út 12.
Beutaló orvos: Dr. Nagy Péter
Beutaló intézmény: Újbudai Háziorvosi Rendelő
Dátum: 2026. 11. 12.
Gyógyszerek: Bisoprolol 5 mg naponta
Allergia: penicillin
Beutalás oka: mellkasi fájdalom kivizsgálása
"""
TURKISH = """SEVK FORMU
ADI SOYADI: Ayşe Yılmaz
T.C. Kimlik No: 10000000146	DOĞUM TARİHİ: 04.05.1961	Cinsiyet: Kadın
Sevk Eden Kurum: Moda Aile Sağlığı Merkezi
Sevk Eden Hekim: Dr. Mehmet Demir
Sevk Edilen Kurum: Kadıköy Devlet Hastanesi
Tarih: 12 Kasım 2026
Alerji: yok
Sevk Nedeni: Göğüs ağrısı
"""
SWEDISH = """REMISS
Patient: Lindqvist, Eva	Kön: K
Personnummer: 19610504-1234
Remitterande läkare: Anders Berg
Remitterande enhet: Vårdcentralen Lilla Torget
Remissdatum: 12 november 2026
Läkemedel: Metoprolol 50 mg 1x1
Överkänslighet: Penicillin
Frågeställning: Ischemisk hjärtsjukdom?
"""
INDONESIAN = """SURAT RUJUKAN
Nama: Siti Aminah binti Hassan
Tanggal Lahir: 4 Mei 1961	Jenis Kelamin: Perempuan
No. RM: 00-12-34
Alamat: Jl. Melati No. 5, Bandung
Obat: Amlodipine 5 mg 1x1
Alergi obat: tidak ada
Tanggal: 12 November 2026
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            POLISH,
            {
                "patient.given_name": "Marek",
                "patient.family_name": "Wójcik",
                "patient.sex": "male",
                "patient.identifiers[0].value": "61050412345",
                "referrer.name": "Anna Zielińska",
                "request.date": "2026-11-12",
                "clinical.allergies[0].substance": "penicylina",
            },
        ),
        (
            HUNGARIAN,
            {
                "patient.given_name": "Anna Mária",
                "patient.family_name": "Kovács",
                "patient.birth_date": "1961-05-04",
                "patient.sex": "female",
                "referrer.organization": "Újbudai Háziorvosi Rendelő",
                "request.date": "2026-11-12",
                "request.reason": "mellkasi fájdalom kivizsgálása",
                "clinical.allergies[0].substance": "penicillin",
            },
        ),
        (
            TURKISH,
            {
                "patient.given_name": "Ayşe",
                "patient.family_name": "Yılmaz",
                "patient.birth_date": "1961-05-04",
                "patient.sex": "female",
                "patient.identifiers[0].value": "10000000146",
                "recipient.organization": "Kadıköy Devlet Hastanesi",
                "request.date": "2026-11-12",
                "document.kind": "referral",
            },
        ),
        (
            SWEDISH,
            {
                "patient.given_name": "Eva",
                "patient.sex": "female",
                "referrer.name": "Anders Berg",
                "referrer.organization": "Vårdcentralen Lilla Torget",
                "request.date": "2026-11-12",
                "clinical.medications[0].name": "Metoprolol",
                "clinical.allergies[0].substance": "Penicillin",
                "document.kind": "referral",
            },
        ),
        (
            INDONESIAN,
            {
                "patient.given_name": "Siti Aminah",
                "patient.family_name": "binti Hassan",
                "patient.birth_date": "1961-05-04",
                "patient.sex": "female",
                "patient.address": "Jl. Melati No. 5, Bandung",
                "patient.identifiers[0].value": "00-12-34",
            },
        ),
    ],
    ids=["Polish", "Hungarian", "Turkish", "Swedish", "Indonesian"],
)
def test_a_form_in_a_language_further_off_is_read(text: str, expected: dict[str, object]) -> None:
    found = read(text)
    assert {path: found.get(path) for path in expected} == expected


@pytest.mark.parametrize("text", [POLISH, HUNGARIAN, SWEDISH], ids=["Polish", "Hungarian", "Swedish"])
def test_what_somebody_is_allergic_to_is_no_medicine_of_theirs(text: str) -> None:
    medicines = [value for path, value in read(text).items() if path.startswith("clinical.medications")]
    assert not any("peni" in str(value).lower() for value in medicines)


@pytest.mark.parametrize("text", [TURKISH, INDONESIAN], ids=["Turkish", "Indonesian"])
def test_no_allergies_are_none(text: str) -> None:
    assert not any(path.startswith("clinical.allergies") for path in read(text))


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Datum narození: 4. května 1961", "1961-05-04"),
        ("Data urodzenia: 4 maja 1961 r.", "1961-05-04"),
        ("Data nașterii: 4 mai 1961", "1961-05-04"),
        ("Ngày sinh: 4 tháng 5 năm 1961", "1961-05-04"),
        ("Syntymäaika: 4. toukokuuta 1961", "1961-05-04"),
        ("Fødselsdato: 04.05.1961", "1961-05-04"),
        ("Dogum Tarihi: 04/05/1961", "1961-05-04"),
        ("Tgl Lahir: 04-05-1961", "1961-05-04"),
    ],
)
def test_birth_dates_as_these_languages_write_them(written: str, expected: str) -> None:
    assert read(f"Nimi / Nama: Ada Quill\n{written}\n").get("patient.birth_date") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Příjmení a jméno: Novotná Jana\nRodné číslo: 615504/1234\n", ("Jana", "Novotná")),
        ("Nume: POPESCU Prenume: ION\nCNP 1610504123457\n", ("ION", "POPESCU")),
        ("Họ và tên: Nguyễn Văn Hùng\nNgày sinh: 04/05/1961\n", ("Văn Hùng", "Nguyễn")),
        ("LÄHETE\nPotilas: Virtanen Matti Juhani\nSyntymäaika 4.5.1961\n", ("Matti Juhani", "Virtanen")),
        ("HOJA DE REFERENCIA\nNombre: Juan Carlos Quispe Mamani\n", ("Juan Carlos", "Quispe Mamani")),
        ("HOJA DE REFERENCIA\nNombre: Juan Carlos Quispe\nEdad: 45 años\n", ("Juan Carlos", "Quispe")),
        ("Apellidos y nombre: Etxeberria Zubizarreta Itziar\n", ("Itziar", "Etxeberria Zubizarreta")),
        ("NAME: ALHAJI MUSA IBRAHIM DANLADI\nAGE: 54\n", ("MUSA IBRAHIM", "DANLADI")),
    ],
)
def test_names_in_the_order_of_their_country(text: str, expected: tuple[str, str]) -> None:
    found = read(text)
    assert (found.get("patient.given_name"), found.get("patient.family_name")) == expected


@pytest.mark.parametrize(
    ("called", "expected"),
    [
        ("Mrs Ferrer, who", ("Ana", "Ferrer Tomas")),
        ("Mrs Ferrer Tomas, who", ("Ana", "Ferrer Tomas")),
        ("Mrs Tomas, who", ("Ana Ferrer", "Tomas")),
        ("Mrs Ferrer Quill, her neighbour, says she", ("Ana Ferrer", "Tomas")),
    ],
)
def test_a_surname_of_two_words_is_told_by_how_the_letter_calls_her(
    called: str, expected: tuple[str, str]
) -> None:
    found = read(
        "Hill Road Clinic\nDear Colleague,\nRe: Ana Ferrer Tomas, DOB 14/05/1961\n"
        f"Thank you for seeing this lady. {called} has had a cough.\nDr P. Arul\n"
    )
    assert (found.get("patient.given_name"), found.get("patient.family_name")) == expected


def test_a_small_word_of_these_languages_is_no_sign_of_a_sex_to_the_judge() -> None:
    found = read("Paciente: Rita e Silva, nascida e criada em Braga\nMorada: Rua e Praça 4\n")
    assert found.get("patient.sex") != "male"
