"""Who the patient is in letters and notes of German, French, Spanish, Italian, Dutch, Portuguese, Swedish and Czech
surgeries."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Patient, Referral
from tests.unit.extraction.paper import note_on_paper, paper

TODAY = date(2026, 11, 21)


def _read(text: str) -> Referral:
    return run_assistant(pages=note_on_paper(text), today=TODAY)


def _patient(text: str) -> Patient:
    return _read(text).patient


@pytest.mark.parametrize(
    ("sentence", "given", "family"),
    [
        (
            "ich schicke dir Moritz Hofstätter, geboren am 3. Feber 2019, mit Schnarchen.",
            "Moritz",
            "Hofstätter",
        ),
        ("je vous adresse M. Alain Kerbrat, né le 04/05/1950, pour un souffle.", "Alain", "Kerbrat"),
        ("te mando a Rogelio Pantoja, nacido el 03/05/1970, por dolor torácico.", "Rogelio", "Pantoja"),
        ("ti invio il Sig. Dario Melandri, nato il 03/05/1960, per una visita.", "Dario", "Melandri"),
        ("Det gäller Gunvor Sandelin, 19500203-1238. Hon har KOL.", "Gunvor", "Sandelin"),
    ],
)
def test_a_patient_is_named_by_the_sentence_that_sends(sentence: str, given: str, family: str) -> None:
    patient = _patient(f"Dr. Ida Orme\n\nColega:\n\n{sentence}\n\nDr. Ida Orme")
    assert (patient.given_name.value, patient.family_name.value) == (given, family)


def test_a_mother_named_behind_the_child_is_not_the_patient() -> None:
    patient = _patient(
        "Lieber Karl,\n\nich schicke dir Moritz Hofstätter, geboren am 3. Jänner 2019, einen siebenjährigen Bub. "
        "Die Mutter, Frau Mag. Edith Wallner, berichtet von Schnarchen.\n\nLiebe Grüße\nPeter"
    )
    assert (patient.given_name.value, patient.family_name.value) == ("Moritz", "Hofstätter")
    assert patient.birth_date.value == "2019-01-03"
    assert patient.sex.value == "male"


def test_a_patient_who_stands_behind_pte_at_the_foot_is_found_with_the_days_of_birth() -> None:
    patient = _patient(
        "Dr. Jorge Salas\nPediatría\n\nEstimado Hugo:\n\nTe envío a esta niña de 6 años por soplo cardiaco.\n\n"
        "Dr. Jorge Salas\n\nPte.: Ximena Paola Rentería Cano, femenino, f. nac. 12/08/2019."
    )
    assert (patient.given_name.value, patient.family_name.value) == ("Ximena Paola", "Rentería Cano")
    assert patient.birth_date.value == "2019-08-12"
    assert patient.sex.value == "female"


def test_the_letters_of_a_day_of_birth_are_no_sex() -> None:
    patient = run_assistant(
        pages=paper(
            "Clínica Norte\n\nPaciente: Benítez, Rodrigo Ezequiel\tF.N. 22/11/88\n\nSolicito evaluación."
        ),
        today=TODAY,
    ).patient
    assert patient.birth_date.value == "1988-11-22"
    assert patient.sex.value is None


def test_the_family_comes_first_in_a_czech_paper_and_days_before_months() -> None:
    patient = _patient(
        "MUDr. Petr Novák\n\nPacient: Horáková Jarmila, nar. 3. 5. 1958, r.č. 585503/1234\n\nprosím o vyšetření."
    )
    assert (patient.given_name.value, patient.family_name.value) == ("Jarmila", "Horáková")
    assert patient.birth_date.value == "1958-05-03"


def test_initials_behind_a_title_are_the_given_name_of_a_dutch_patient() -> None:
    patient = _patient(
        "Huisartsenpraktijk De Linde\n\nBetreft: dhr. P.A. (Piet) van den Berg, geb. 03-02-1951\n\nGeachte collega,\n\n"
        "Graag uw beoordeling."
    )
    assert (patient.given_name.value, patient.family_name.value) == ("P.A.", "van den Berg")


def test_a_number_of_the_french_is_found_at_the_foot_and_a_telephone_is_none() -> None:
    patient = _patient(
        "Dr Paul Mercier\n\nCher confrère,\n\nJe vous adresse Mme Yvette Kerbrat, née le 04/03/1955, pour un bilan.\n\n"
        "Bien confraternellement,\nDr Paul Mercier\n\nAssurée : 2 55 03 35 238 041 12 - ALD"
    )
    assert [each.value.value for each in patient.identifiers] == ["2 55 03 35 238 041 12"]


def test_a_doctors_register_is_nobodys_number() -> None:
    patient = run_assistant(
        pages=paper(
            "Demande de consultation\n\nUsager\tRéférent\nNom à la naissance: Tremblay\tLuc Gagnon, IPSPL\n"
            "Prénom: Odile\tNo permis: 2999041\nDate de naissance: 1991-05-24\nNAM: TREO 9155 2499"
        ),
        today=TODAY,
    ).patient
    assert patient.family_name.value == "Tremblay"
    assert "2999041" not in [each.value.value for each in patient.identifiers]


@pytest.mark.parametrize(
    ("told", "given", "family"),
    [
        ("Traumatología. Paciente Rosa Núñez Gil F.N. 11/11/1968. Lumbalgia.", "Rosa", "Núñez Gil"),
        ("Betreff: Schüler Tom Stein, geb. 01.10.2015, Klasse 5b", "Tom", "Stein"),
        ("Assunto: Aluna Beatriz Antunes Rocha, nascida em 21 de maio de 2013", "Beatriz", "Antunes Rocha"),
        ("Säugling Mia Stein, geb. 28.10.2025, Fieber seit heute", "Mia", "Stein"),
        ("Patiënt: de heer Tom Bouzid (m)\nGeboren: 11.11.1961 te Oujda", "Tom", "Bouzid"),
        ("Patient name: Sgt. Tom K. Quill (Ret.)\nDOB: Mar 3, 1959", "Tom K.", "Quill"),
        ("Client- Sam Quill, 11yo, dob 02 Mar 2015", "Sam", "Quill"),
        ("Baby Girl Quill (Ada), DOB 22/10/2025, Hosp No. N5512009", "Ada", "Quill"),
        ("A: Cirugía oral. Pcte: Pablo Rincón Sáez (F/N 27.08.1995)", "Pablo", "Rincón Sáez"),
        ("Interconsulta a Neurología. Sr. José Luis Prieto Cano, 03/03/1954.", "José Luis", "Prieto Cano"),
        ("Paciente: Mercè Vidal i Soler\tDN 18/03/1977", "Mercè", "Vidal i Soler"),
        ("Consulta de Psiquiatria: Rita Sousa Matos, DN 14/04/1990. Ansiedade.", "Rita", "Sousa Matos"),
        ("Naam kind: Noah van den Berg\tGeb.datum: 15-05-2025", "Noah", "van den Berg"),
        ("Apellidos, nombre: Bauzá Company, Antònia\tFN 30/06/1938", "Antònia", "Bauzá Company"),
        ("Pt. Devon Quill\t05/17/2008\tSickle cell disease", "Devon", "Quill"),
        ("CPR 070839-2222 Karen Jensen, 87 år. Faldet i hjemmet.", "Karen", "Jensen"),
        ("Vastaanottaja: Lastenneurologia\nLapsi: Onni Mäkelä, s. 14.3.2021", "Onni", "Mäkelä"),
        (
            "To: Palliative Care\nSubject: referral - Patrick Joseph Moss 18/06/1952\n\nDear team\nHe has more pain.",
            "Patrick Joseph",
            "Moss",
        ),
        ("School nurse to GP\nTom Quill, Y9, DOB 19/12/2012. Coming to school hungry.", "Tom", "Quill"),
        ("Tongue-tie clinic\nBaby Tom Quill, 11 days, DOB 07/11/2025. Poor latch.", "Tom", "Quill"),
        ("An die\nKlinik für Chirurgie\n\nPat.: Stein, Detlef *30.08.1974 m", "Detlef", "Stein"),
    ],
)
def test_names_stand_behind_what_their_bearers_are_called(told: str, given: str, family: str) -> None:
    found = run_assistant(pages=paper(f"{told}\n"), today=TODAY).patient
    assert (found.given_name.value, found.family_name.value) == (given, family)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Dear Mr Orme, Mrs Ada Quill (b. 17 Jan 1964) had a right hemicolectomy.", "1964-01-17"),
        ("Invio al Pronto Soccorso il sig. Dario Fontana (n. 17/06/1962): da ieri lampi.", "1962-06-17"),
        ("Henvisning øjenafdelingen: Birthe Lund f. 24/3-1952. Pludseligt synstab.", "1952-03-24"),
        ("Paciente: Ada Gil\tNHC 1122334\tDN 18/03/1977", "1977-03-18"),
        ("Potilas: Onni Mäkelä, s. 14.3.2021", "2021-03-14"),
    ],
)
def test_births_are_told_by_one_letter(told: str, expected: str) -> None:
    assert run_assistant(pages=paper(f"{told}\n"), today=TODAY).patient.birth_date.value == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Name: Stein, Vorname: Ida\tgeb.: 03.02.1941\tw\tPat.-Nr. 88123004", "female"),
        ("Patient: Stein, Tom, *14.02.1950, männl.\nAnschrift: Am Hang 3, 99084 Erfurt", "male"),
        ("Legal name: Ada Quill\nDOB 20/10/2003\nSex recorded: Female", "female"),
        ("Naam kind: Noah Berg\tGeslacht: jongen", "male"),
        ("Baby Girl Quill, DOB 22/10/2025", "female"),
    ],
)
def test_sexes_are_told_by_short_words(told: str, expected: str) -> None:
    assert run_assistant(pages=paper(f"{told}\n"), today=TODAY).patient.sex.value == expected
