"""How letters of hospitals outside the English-speaking countries head their sections, and what stands in these."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from jobs.extraction.assistant.page.headings import heading_key
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

TODAY = date(2026, 11, 21)
DISCHARGE = """Landesklinikum Traunegg
ENTLASSUNGSBRIEF
Sehr geehrte Kollegin,
wir berichten über Herrn Leopold Hintersteiner, geb. 14.07.1948.

Diagnosen bei Entlassung
Permanentes Vorhofflimmern
Arterielle Hypertonie
Allergien
Jodhaltiges Kontrastmittel (Urtikaria)
Status bei Aufnahme
RR 152/88 mmHg. Halsvenen gestaut, Orientierend neurologisch unauffällig.
Verlauf
Ein Harnkatheter war nicht erforderlich.
Empfohlene Medikation
Medikament\tStärke\tfrüh\tmittags
Furosemid\t40 mg\t1\t1
Bisoprolol\t5 mg\t1\t0
Abgesetzt: Diclofenac
Weiteres Procedere
Kontrolle in einer Woche.
"""


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("Aufnahmestatus", "examination"),
        ("Uso contínuo", "medications"),
        ("Medicamentos em uso", "medications"),
        ("En tratamiento con", "medications"),
        ("In terapia con", "medications"),
        ("Antecedentes mórbidos", "past"),
        ("Antecedenten", "past"),
        ("Familiares", "family"),
        ("Resumen clínico", "history"),
        ("EO", "examination"),
        ("Hipótese diagnóstica", "problems"),
        ("Entlassungsdiagnosen", "problems"),
        ("Entlassmedikation", "medications"),
        ("Weiteres Vorgehen", "plan"),
        ("Examen clinique", "examination"),
        ("Traitement de sortie", "medications"),
        ("Conduite à tenir", "plan"),
        ("Motivo de ingreso", "complaint"),
        ("Juicio clínico", "problems"),
        ("Tratamiento al alta", "medications"),
        ("Esame obiettivo", "examination"),
        ("Terapia alla dimissione", "medications"),
        ("Lichamelijk onderzoek", "examination"),
        ("Medicatie bij ontslag", "medications"),
        ("Beloop", "course"),
        ("Medicação habitual", "medications"),
        ("Bedömning", "assessment"),
    ],
)
def test_headings(words: str, key: str) -> None:
    assert heading_key(words) == key


@pytest.mark.parametrize("words", ["Status", "Plano Mineiro Saúde", "Vorgehensweise unklar"])
def test_words_that_head_nothing(words: str) -> None:
    assert heading_key(words) == ""


def test_a_list_ends_where_another_section_begins() -> None:
    clinical = referral_read(DISCHARGE).clinical
    assert [each.substance.value for each in clinical.allergies] == ["Jodhaltiges Kontrastmittel"]
    assert [each.name.value for each in clinical.medications] == ["Furosemid", "Bisoprolol"]
    assert [each.text.value for each in clinical.diagnoses] == [
        "Permanentes Vorhofflimmern",
        "Arterielle Hypertonie",
    ]


def test_results_among_findings_are_no_medicines() -> None:
    slip = "Befund/Medikation\nBSG 48, CRP 22, RF 84, Anti-CCP steht aus. Ibuprofen 400 mg bei Bedarf.\n"
    assert [each.name.value for each in referral_read(slip).clinical.medications] == ["Ibuprofen"]


def test_a_medicine_is_called_without_its_article() -> None:
    letter = "Cher confrère,\nMadame Côté prend du périndopril 4 mg die, la rosuvastatine 10 mg die.\n"
    named = [each.name.value for each in referral_read(letter).clinical.medications]
    assert named == ["périndopril", "rosuvastatine"]


def test_the_name_on_a_slip_stands_on_two_lines_beside_boxes() -> None:
    slip = (
        "Name, Vorname des Versicherten\n"
        "Sonnenschein\t\t☐ Präventiv\n"
        "Mechthild\tgeb. am 23.04.57\t☐ Kurativ\n"
        "Kastanienallee 114\n"
        "50999 Köln\n"
    )
    patient = referral_read(slip).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Mechthild", "Sonnenschein")


@pytest.mark.parametrize(
    "title", ["Kallelse till mottagningsbesök", "Terminbestätigung", "Confirmation de votre rendez-vous"]
)
def test_a_notice_of_an_appointment_is_no_referral(title: str) -> None:
    page = paper(f"Lindsnäs lasarett\n\n{title}\n\nTorsdag den 12 mars 2026 klockan 13.20\n")
    assert [part.kind for part in sort_packet(pages=page, today=TODAY).parts] == ["other"]


def test_a_salt_that_is_taken_is_no_result() -> None:
    plan = "Medikation\nKalium 600 1-0-0\nBisoprolol 5 mg 1-0-0\n"
    assert [each.name.value for each in referral_read(plan).clinical.medications] == ["Kalium", "Bisoprolol"]


def test_the_name_of_a_doctor_below_another_head_is_not_the_patients() -> None:
    slip = "Überweisender Arzt\nName, Vorname\nMüller\nHans\nFragestellung\n"
    assert referral_read(slip).patient.family_name.value is None


def test_from_whom_a_letter_of_the_north_comes_stands_below_to_whom() -> None:
    letter = "Remiss\nTill: Hudmottagningen, Lindsnäs sjukhus\nFrån: Vårdcentralen Kärnan, Dr Johan Ekvall\n"
    referral = referral_read(letter)
    assert referral.referrer.name.value == "Dr Johan Ekvall"
    assert referral.recipient.organization.value == "Hudmottagningen, Lindsnäs sjukhus"


def test_the_days_of_a_leave_are_nobody() -> None:
    referral = referral_read("Sjukskrivning\nFrån: 2026-03-01\tTill: 2026-03-10\n")
    assert (referral.referrer.name.value, referral.recipient.name.value) == (None, None)


def test_a_letter_is_dated_by_the_discharge() -> None:
    letter = "Hospital San Telmo\nFecha de ingreso: 01/11/2026\tFecha de alta: 07/11/2026\n"
    assert referral_read(letter).request.date.value == "2026-11-07"


def test_the_summary_of_a_stay_is_one_by_its_title() -> None:
    letter = DISCHARGE.replace(
        "ENTLASSUNGSBRIEF", "Spitalstraße 20\n\nHerrn Dr. Aigner\nAurachtal\n09.10.2026\nENTLASSUNGSBRIEF"
    )
    assert [part.kind for part in sort_packet(pages=paper(letter), today=TODAY).parts] == [
        "discharge_summary"
    ]
