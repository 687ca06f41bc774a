"""Who sends, who receives and who pays in letters and forms of the continent and of Latin America."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.assistant.values.names_addressed import without_address
from jobs.extraction.assistant.values.regions import region_of
from jobs.extraction.found import Found
from jobs.extraction.patterns.searched import Searched
from jobs.extraction.text import Span
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Herrn OA Dr. Brandt", "Dr. Brandt"),
        ("Al Dott. Piero Neri", "Dott. Piero Neri"),
        ("Frau Dr. Anna Lind", "Dr. Anna Lind"),
        ("Dr. Al Green", "Dr. Al Green"),
        ("Frau Anna Lind", "Frau Anna Lind"),
    ],
)
def test_forms_of_address_are_left_out_before_a_title(written: str, name: str) -> None:
    found = without_address(Found(written, (Span(0, len(written)),), 0.9))
    assert found is not None
    assert found.value == name
    assert found.spans == (Span(len(written) - len(name), len(written)),)


def test_a_greeting_is_nobodys_name() -> None:
    assert without_address(Found("Lieber Wolfgang", (Span(0, 15),), 0.9)) is None


@pytest.mark.parametrize(
    "words", ["Distrito Sanitário IV", "District sanitaire de Kaolack", "República Oriental"]
)
def test_no_district_is_a_person(words: str) -> None:
    assert not looks_like_person(words)


@pytest.mark.parametrize(
    ("words", "closes"),
    [
        ("Alles Liebe", True),
        ("Un abrazo y gracias,", True),
        ("Grazie, un saluto", True),
        ("Com os melhores cumprimentos,", True),
        ("Gracias por valorar a esta paciente con abrazo", False),
    ],
)
def test_farewells_close_a_letter(words: str, closes: bool) -> None:
    assert (CLOSING.match(words) is not None) is closes


@pytest.mark.parametrize(
    ("content", "region"),
    [
        ("Huisartsenpraktijk\nGeachte collega, Betreft: dhr. P. Smit, geb. 3-2-1951", "NL"),
        ("Sehr geehrte Frau Kollegin, AHV 756.1234.5678.97", "CH"),
        ("Estimado Hugo: CURP RECX190812MDFNNM04", "MX"),
        ("Sehr geehrte Frau Kollegin, geb. 3.2.1951", "DE"),
        ("Estimado Hugo: nacido el 3/2/1951", "ES"),
    ],
)
def test_the_country_is_told_by_its_own_signs(content: str, region: str) -> None:
    assert region_of(Searched(content)) == region


@pytest.mark.parametrize(
    ("line", "payer", "member"),
    [
        ("BSN 111222333   verz. Menzis (UZOVI 3332) polis 9990417331", "Menzis", "9990417331"),
        ("O.S.: IOSFA    N° afil. 7-112233-01", "IOSFA", "7-112233-01"),
        ("Asegurada de Mutua del Norte (tarjeta 99-4471-208-6).", "Mutua del Norte", "99-4471-208-6"),
    ],
)
def test_an_insurer_is_named_with_its_number_in_one_breath(line: str, payer: str, member: str) -> None:
    page = paper(
        f"Dr. Ida Orme\n\nPaciente: Ana Quill, geb. 03-02-1951\n{line}\n\nColega:\n\nSolicito evaluación."
    )
    insurance = run_assistant(pages=page, today=TODAY).insurance
    assert (insurance.payer.value, insurance.member_id.value) == (payer, member)


def test_a_form_of_chile_names_both_places_and_who_sends() -> None:
    form = (
        "SOLICITUD DE INTERCONSULTA\nEstablecimiento de origen\tEspecialidad de origen\tUnidad\n"
        "CESFAM Los Aromos\tMEDICINA GENERAL\tSector Azul\n"
        "Se deriva a (establecimiento)\tEspecialidad\tUnidad\nHospital San Clemente\tCARDIOLOGÍA\tPoliclínico\n"
        "DATOS DEL (DE LA) PACIENTE\nApellido paterno\tApellido materno\tNombres\nRiquelme\tPoblete\tElba Rosa\n"
        "RUT\tFecha de nacimiento\n6.310.442-8\t04/05/1954\n"
        "DATOS DEL (DE LA) PROFESIONAL\nNombre: Ignacia Prado Luna\tRUT: 15.906.452-6\n"
    )
    read = run_assistant(pages=paper(form), today=TODAY)
    assert read.referrer.organization.value == "CESFAM Los Aromos"
    assert read.recipient.organization.value == "Hospital San Clemente"
    assert read.referrer.name.value == "Ignacia Prado Luna"
    assert read.patient.family_name.value == "Riquelme Poblete"


def test_a_form_of_peru_asks_again_for_the_name_of_who_sends() -> None:
    form = (
        "HOJA DE REFERENCIA\nESPECIALIDAD DE DESTINO: NEUROLOGIA\n"
        "RESPONSABLE DE LA REFERENCIA\tRESPONSABLE DEL ESTABLEC.\nNOMBRE WILBER QUISPE APAZA\tOBST. MARLENY SOTO\n"
    )
    assert run_assistant(pages=paper(form), today=TODAY).referrer.name.value == "WILBER QUISPE APAZA"


def test_a_dutch_form_names_the_institution_under_where_somebody_is_sent() -> None:
    form = (
        "Patiënt\nNaam: J. Bruinsma\nGeboortedatum: 03-05-1961\nVerwezen naar\n"
        "Instelling: Waterlands Gasthuis, locatie Hoorn\tSpecialisme: Cardiologie\n"
        "Verwijzer\nNaam: drs. P. de Wit, huisarts\n"
    )
    read = run_assistant(pages=paper(form), today=TODAY)
    assert read.recipient.organization.value == "Waterlands Gasthuis, locatie Hoorn"


def test_a_danes_name_below_where_the_paper_goes_is_the_patients() -> None:
    form = (
        "Lægehuset Vestergade\nTlf. 86 55 01 20\n\nHenvisning til Ortopædkirurgisk afdeling\nDato: 04-05-2026\n"
        "Navn: Kirsten Holm Madsen\nCPR: 120456-1234\nTlf: 20 55 01 33\n"
    )
    read = run_assistant(pages=paper(form), today=TODAY)
    assert (read.patient.given_name.value, read.patient.family_name.value) == ("Kirsten Holm", "Madsen")
    assert read.recipient.name.value is None


def test_a_form_that_is_a_states_names_the_post_that_refers() -> None:
    page = paper(
        "RÉPUBLIQUE DU MALI\nMinistère de la Santé\nDistrict sanitaire de Kati\n\nFICHE DE RÉFÉRENCE\n\n"
        "Structure qui réfère\tPoste de santé de Kalabancoro\nStructure d'accueil\tHôpital de "
        "Kati\nService\tCardiologie\n"
        "Prénom(s)\tAwa\nNom\tKeita\nDate de naissance\t22/10/1998\n\nL'agent : Mme Fanta Coulibaly, sage-femme"
    )
    read = run_assistant(pages=page, today=TODAY)
    assert read.referrer.organization.value == "Poste de santé de Kalabancoro"
    assert read.referrer.name.value == "Mme Fanta Coulibaly"
    assert read.recipient.organization.value == "Hôpital de Kati"


def test_a_letter_signed_with_the_given_name_is_of_whom_the_head_names() -> None:
    page = paper(
        "Dr.in Sabine Huber-Lang\nFachärztin für Kinderheilkunde\nHauptplatz 4, 8010 Graz\n0316/555 660\n\n"
        "Herrn Dr. Franz Moser\nFA für HNO\n\nGraz, 3. Juni 2026\n\nLieber Franz,\n\n"
        "ich schicke dir Moritz Hofstätter, geboren am 3. Jänner 2019, mit Schnarchen.\n\nLiebe Grüße\n\nSabine"
    )
    read = run_assistant(pages=page, today=TODAY)
    assert read.referrer.name.value == "Dr.in Sabine Huber-Lang"
    assert read.recipient.name.value == "Dr. Franz Moser"


def test_the_title_of_a_prescription_is_no_receiver_and_says_for_what() -> None:
    page = paper(
        "Verordnung zur Logopädie\n\nName\tVorname\tGeburtsdatum\nKeller\tUrs\t29.08.1973\n\n"
        "Diagnose: Dysphonie\n\nDr. med. Reto Frei\t\tPraxis Sprechzeit\nFacharzt FMH\n"
        "Ärztezentrum Seeblick AG\n"
    )
    read = run_assistant(pages=page, today=TODAY)
    assert read.recipient.organization.value != "Verordnung zur Logopädie"
    assert read.referrer.organization.value == "Ärztezentrum Seeblick AG"


def test_a_short_farewell_before_a_name_is_no_part_of_it() -> None:
    letter = "Legevakta Sør\nHenvisning\nPasient: Arne Holm\nBer om vurdering av hjertesvikt.\nMvh Lise Brekke, lege\n"
    assert run_assistant(pages=paper(letter), today=TODAY).referrer.name.value == "Lise Brekke"
