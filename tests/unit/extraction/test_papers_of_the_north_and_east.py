"""Letters of Norway, Denmark, Finland, Hungary, Romania, Croatia, Turkey, Poland and Indonesia: whom they are about,
who sends them and to whom, and what they tell. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.allergies_read import allergies
from tests.unit.extraction.referral_read import values_read as read

NORWEGIAN = """Bjørkelia legesenter
Bjørkeveien 4, 2990 Nordli
Tlf. 999 90 311

Nordli sykehus
Hjertepoliklinikken
2991 Nordli

4. mai 2026

Vedr. Kjersti Moen, f. 07.11.1958 (071158 99912), mob. 999 90 212

Kjære kolleger

Takk for at dere vil se på denne 67 år gamle kvinnen, som har hatt klemmende brystsmerter ved gange siden jul.
Tåler ikke plaster, blemmer.
Vennligst vurder utredning med stresstest.

Med vennlig hilsen
Eivind Haugland
spesialist i allmennmedisin
"""
DANISH = """SYGEHUSHENVISNING	Udskrevet 02.02.2026 09:10
Henvisningsdato	: 02.02.2026
Til	: Ortopædkirurgisk Ambulatorium, Regionshospitalet Lindum
PATIENT
CPR-nr	: 040561-9994
Navn	: Holm, Signe
Tlf.	: 99 99 03 11
HENVISENDE
Ydernr.	: 999021
Lægerne Strandvej I/S
Strandvej 7, 9990 Tranebjerg
Tlf. 99 99 02 31
Læge Morten Krag
HENVISNINGSDIAGNOSE
DM170 Primær artrose i knæet
"""
FINNISH = """PIRTTINIEMEN TERVEYSASEMA	LÄHETE
Potilas	Henkilötunnus	Puhelin
Korpijaakko Eino Olavi	040839-9989	099 900 0411
Vastaanottaja	Lakeuden keskussairaala, sisätautien poliklinikka
Lähettävä lääkäri	LL Saara Ekholm
"""
HUNGARIAN = """BEUTALÓ
Beutalt neve	Kormos Piroska Judit
Születési neve	Bíró Piroska Judit
Anyja neve	Sipos Teréz
Születési hely, idõ	Alsóvár, 1971.06.02.
TAJ szám	999 215 803
Hová: Alsóvári Kórház, Bõrgyógyászati szakrendelés
[ ] sürgõs [x] elõjegyzés szerint, de a lehetõ leghamarabbi idõpontra
"""
ROMANIAN = """Cabinet Medical Individual Dr. Vasilescu
Str. Morii nr. 5, Dealu Nou
tel. 0999 900 411

Catre: Spitalul Judetean, Ambulatoriul de Chirurgie
03.06.2026

Stimate coleg,

Va trimit pe domnul Ungureanu Radu-Mihai, nascut la 14.02.1966, CNP 1660214999917, cu hernie inghinala dreapta.
La Penicilina a facut eruptie in copilarie. Fara febra, fara icter.
Va rog sa il vedeti pentru cura chirurgicala.

Cu stima,
Dr. Ioan Vasilescu
"""
CROATIAN = """Ordinacija obiteljske medicine Perkovac
Ulica lipa 9, 10999 Gornje Polje
tel. 099 900 0511

12. svibnja 2026.

Poliklinika Zora, dermatologija
n/r dr. Nives Lukic

Postovana kolegice,

molim Vas pregled pacijenta s osipom. Od ranije hipertenzija, nema hipotireoze.

Srdacan pozdrav
Darko Perkovac, dr. med.
spec. obiteljske medicine

KOVACEVIC JOSIP
03.04.1972  M
OIB 99912345670
"""
TURKISH = """T.C. SAGLIK BAKANLIGI
Kavakli Aile Sagligi Merkezi
Kavakli Mah. Defne Sok. No: 12, Merkez / Bolu
Tel: 0999 000 05 00

14.05.2026

Sayin Doc. Dr. Selin Aydogmus
Bolu Devlet Hastanesi Kardiyoloji Poliklinigi

Konu: Mehmet Can YILDIRAN (T.C. 99912345678, d.t. 02.09.1960) - sevk

Degerli hocam,

On yildir hipertansiyon ve tip 2 diyabet ile izledigim hastamda eforla gogus agrisi var. Penisilin alerjisi var.
En kisa surede degerlendirmenizi rica ederim.

Saygilarimla
Uzm. Dr. Ayla Demirbag
"""
INDONESIAN = """PEMERINTAH KABUPATEN SEKAR
UPT PUSKESMAS MELATI
Jl. Kenanga No. 8   Telp (0999) 900311
SURAT RUJUKAN FKTP

Kepada Yth : TS Dokter Poli Mata
Di	: RSUD SEKAR ARUM

Nama	: Sumiyati
No. Kartu BPJS : 0009990777123
Nama peserta	: Paijo (suami)

Demikian atas bantuannya, diucapkan terima kasih.
Rujukan berlaku sampai dengan 5 Oktober 2026.

	Melati, 7 Juli 2026
	Salam sejawat,

	dr. Agus Widodo
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            NORWEGIAN,
            {
                "patient.given_name": "Kjersti",
                "patient.family_name": "Moen",
                "patient.sex": "female",
                "patient.identifiers[0].value": "071158 99912",
                "patient.phone": "+4799990212",
                "request.reason": "Takk for at dere vil se på denne 67 år gamle kvinnen, som har hatt klemmende "
                "brystsmerter ved gange siden jul.",
            },
        ),
        (
            DANISH,
            {
                "patient.family_name": "Holm",
                "referrer.name": "Læge Morten Krag",
                "referrer.organization": "Lægerne Strandvej I/S",
                "referrer.phone": "+4599990231",
                "recipient.organization": "Ortopædkirurgisk Ambulatorium, Regionshospitalet Lindum",
            },
        ),
        (
            FINNISH,
            {
                "patient.given_name": "Eino Olavi",
                "patient.family_name": "Korpijaakko",
                "patient.birth_date": "1939-08-04",
            },
        ),
        (
            HUNGARIAN,
            {
                "patient.family_name": "Kormos",
                "patient.given_name": "Piroska Judit",
                "patient.birth_date": "1971-06-02",
                "recipient.organization": "Alsóvári Kórház, Bõrgyógyászati szakrendelés",
                "request.urgency": "urgent",
            },
        ),
        (
            ROMANIAN,
            {
                "patient.given_name": "Radu-Mihai",
                "patient.family_name": "Ungureanu",
                "patient.birth_date": "1966-02-14",
                "patient.identifiers[0].value": "1660214999917",
                "request.specialty": "general_surgery",
                "request.reason": "cura chirurgicala",
                "clinical.allergies[0].substance": "Penicilina",
                "clinical.allergies[0].reaction": "eruptie",
            },
        ),
        (
            CROATIAN,
            {
                "patient.given_name": "JOSIP",
                "patient.family_name": "KOVACEVIC",
                "referrer.organization": "Ordinacija obiteljske medicine Perkovac",
                "recipient.name": "dr. Nives Lukic",
                "clinical.diagnoses[0].text": "hipertenzija",
                "clinical.diagnoses[1].text": None,
            },
        ),
        (
            TURKISH,
            {
                "patient.family_name": "YILDIRAN",
                "patient.identifiers[0].value": "99912345678",
                "patient.phone": None,
                "referrer.address": "Kavakli Mah. Defne Sok. No: 12, Merkez / Bolu",
                "recipient.name": "Doc. Dr. Selin Aydogmus",
                "request.urgency": "urgent",
                "clinical.allergies[0].substance": "Penisilin",
            },
        ),
        (
            INDONESIAN,
            {
                "patient.family_name": None,
                "referrer.organization": "UPT PUSKESMAS MELATI",
                "request.date": "2026-07-07",
                "insurance.payer": "BPJS",
                "insurance.member_id": "0009990777123",
            },
        ),
    ],
    ids=["Norwegian", "Danish", "Finnish", "Hungarian", "Romanian", "Croatian", "Turkish", "Indonesian"],
)
def test_a_letter_of_the_north_or_the_east_is_read(text: str, expected: dict[str, object]) -> None:
    found = read(text)
    assert {path: found.get(path) for path in expected} == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Dla: PESEL 80010299912\nPacjent: Wronka Bartłomiej", ("Bartłomiej", "Wronka")),
        ("Pacjent: Bartłomiej Wronka\nPESEL: 80010299912", ("Bartłomiej", "Wronka")),
        ("Pacijent: Babic Marija\nOIB: 99912345670", ("Marija", "Babic")),
        ("Patient: Marija Babic\nNHS number: 943 476 5919", ("Marija", "Babic")),
        ("Patient: Babic Marija\nNHS number: 943 476 5919", ("Babic", "Marija")),
    ],
)
def test_the_family_stands_first_where_given_names_of_the_country_follow(
    told: str, expected: tuple[str, str]
) -> None:
    found = read(f"{told}\n")
    assert (found.get("patient.given_name"), found.get("patient.family_name")) == expected


def test_a_number_is_a_citizens_only_where_it_begins_with_the_birth_date() -> None:
    found = read("Patient: Ada Quill, f. 07.11.1958, tlf. 081158 99912\n")
    assert "081158 99912" not in {value for path, value in found.items() if "identifiers" in path}


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Hun tåler ikke plaster. Hun bruker metformin og har ikke feber.", ["plaster"]),
        ("Hun har ikke brukt plaster. Hun bruker metformin og har ikke feber.", []),
        ("Kérem vizsgálatát. Penicillin érzékeny, reggel már jobban van és nincs láza.", ["Penicillin"]),
        ("Kérem vizsgálatát. Penicillin érzékenység nincs, már jobban van és volt láza.", []),
    ],
)
def test_what_somebody_does_not_bear_in_these_languages(told: str, expected: list[str]) -> None:
    assert [substance for substance, _ in allergies(f"Patient: Robin Quill\n\n{told}\n")] == expected


def test_a_citizens_number_behind_the_name_on_a_further_page_is_no_telephone() -> None:
    found = read("Pacjent: Wrona Halina\nPESEL: 48010299901\n\fWrona Halina, 48010299901\n")
    assert found.get("patient.phone") is None


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Hun er i fast behandling med Ventoline og Spiolto og har ikke feber.", ["Ventoline", "Spiolto"]),
        (
            "Este cunoscuta cu HTA, ia Perindopril 5 mg dimineata, la nevoie No-Spa.",
            ["Perindopril", "No-Spa"],
        ),
        ("Este cunoscuta cu HTA. Nurofen nu mai ia din cauza stomacului.", []),
    ],
)
def test_the_medicines_that_such_letters_tell(told: str, expected: list[str]) -> None:
    found = read(f"Patient: Robin Quill\n\n{told}\n")
    assert [
        str(value) for path, value in found.items() if path.endswith(".name") and "medications" in path
    ] == expected


def test_a_wish_ends_at_the_rule_below_a_printed_message() -> None:
    found = read(
        "Patient	: Signe Holm\nANAMNESE\nHar haft ondt i knæet siden jul.\n"
        "Ønskes: vurdering af knæartrose\n==========================================\nRef. 9990-31	side 1 af 1\n"
    )
    assert found.get("request.reason") == "vurdering af knæartrose"


def test_the_card_of_a_province_is_no_insurance() -> None:
    found = read("Nom: Quill, Ada\nN° d'assurance maladie: QUIA 5753 1418\n")
    assert found.get("insurance.payer") is None
