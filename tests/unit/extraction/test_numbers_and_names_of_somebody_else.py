"""Numbers and names beside the patient's and the sender's that are somebody else's, and those that look alike."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, sort_packet
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper


def _read(text: str) -> Referral:
    pages = paper(text)
    today = date(2026, 11, 21)
    return run_assistant(pages=pages, today=today, packet=sort_packet(pages=pages, today=today))


WORKER = (
    "REFERRAL REQUEST\nInjured worker: Ada Quill  DOB: 11/30/1985\n{} 605-555-0142\n"
    "Refer to: Dr. Ida Hill, Orthopedics\nProvider: Jo Park, PA-C\n"
)


@pytest.mark.parametrize("label", ["Adjuster phone:", "Claims examiner phone:", "Attorney phone:"])
def test_who_pays_or_pleads_does_not_take_the_patients_calls(label: str) -> None:
    assert _read(WORKER.format(label)).patient.phone.value is None


@pytest.mark.parametrize("label", ["Phone:", "Patient phone:", "Cell phone:"])
def test_the_workers_own_number_is_kept(label: str) -> None:
    assert _read(WORKER.format(label)).patient.phone.value == "+16055550142"


def test_a_number_behind_the_birth_is_not_the_senders() -> None:
    found = _read(
        "Studio Medico - Dott.ssa Ada Conti\nTorino, 12/11/2026\nAl Collega Ortopedico\n"
        "Si invia la sig.ra Jole Gallo, nata a Cuneo il 03/09/1951, tel. 333 5550123, per valutazione di gonartrosi.\n"
        "Ada Conti\n"
    )

    assert found.referrer.phone.value is None
    assert found.patient.phone.value == "+393335550123"


SHEET = (
    "Hoja de interconsulta\nPaciente: Carmen Ruiz Ortega  Fecha de nacimiento: 12/08/1969\n"
    "Servicio al que se remite: Traumatología\nMédico: {}\n"
)


@pytest.mark.parametrize(
    "told",
    [
        "Dra. Elena Vidal Soler. Nº colegiado 282855512",
        "Dra. Elena Vidal Soler, Nº Col. 282855512",
        "Dra. Elena Vidal Soler. Núm. de colegiado: 282855512",
    ],
)
def test_the_number_of_a_register_calls_nobody(told: str) -> None:
    found = _read(SHEET.format(told)).referrer

    assert found.name.value == "Dra. Elena Vidal Soler"
    assert found.phone.value is None


def test_a_telephone_behind_a_doctor_is_kept() -> None:
    assert _read(SHEET.format("Dra. Elena Vidal Soler 912 855 512")).referrer.phone.value == "+34912855512"


LETTER = (
    "Huisartsenpraktijk Het Plein\nDatum: 6-11-2026\nAan de poli psychiatrie, GGZ Noord\n"
    "Betreft: {}\nGeachte collega,\nGaarne onderzoek wegens een depressieve stoornis.\nDr. E. Postma"
)


@pytest.mark.parametrize(
    "subject", ["mw. Sanne Visser, 24-05-1990, Kerkstraat 12 Groningen", "mevr. Sanne Visser (24-05-1990)"]
)
def test_whom_a_letter_is_about_does_not_receive_it(subject: str) -> None:
    found = _read(LETTER.format(subject))

    assert found.recipient.name.value is None
    assert (found.patient.given_name.value, found.patient.family_name.value) == ("Sanne", "Visser")


WARD = (
    "INPATIENT REFERRAL FORM\nFrom specialty: Acute Medicine  Consultant: Dr H Ward  Ward: 7B\n"
    "To specialty: Dermatology\nPatient: Ada Quill  DOB 11/11/1937\nClinical question: blistering rash\n{}\n"
)


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("Referred by: Luke Ames FY2 bleep 2219", "Luke Ames"),
        ("Referring doctor: Priya Nair CT1, bleep 118", "Priya Nair"),
        ("Referrer: Sarah Jones ST3 ext 4451", "Sarah Jones"),
        ("", "Dr H Ward"),
    ],
)
def test_who_refers_wins_over_the_wards_consultant(told: str, wanted: str) -> None:
    assert _read(WARD.format(told)).referrer.name.value == wanted


OPTICIAN = (
    "Optiek Jansen, Breda\nVerwijzing oogarts\nDatum 11-11-2026\n"
    "Patiënt: mevr. A. Bakker, geb.dat. 08-06-1959\nKlacht: sinds gisteren lichtflitsen.\nHuisarts: dr. P. Mol\n{}"
)


def test_who_signs_as_an_optometrist_wins_over_the_usual_doctor() -> None:
    assert _read(OPTICIAN.format("R. Jansen, optometrist")).referrer.name.value == "R. Jansen"


def test_who_heads_a_letter_does_not_receive_it() -> None:
    found = _read(
        "Dr Ada LAMBERT - Médecin généraliste - 8 place du Marché 35000 Rennes - 02 99 55 50 10\nLe 10/11/2026\n"
        "Service de Neurologie, CHU Pontchaillou\nCher confrère,\nMerci de recevoir M. Yves KERMADEC, 66 ans (né le "
        "12/12/1959), pour tremblement de repos.\nBien cordialement\n"
    )

    assert found.referrer.name.value == "Dr Ada LAMBERT"
    assert found.recipient.name.value is None


def test_a_fax_by_which_referrals_come_in_is_not_the_senders() -> None:
    found = _read(
        "Chinook Digestive Clinic\nCentral referral fax 605-555-0125 | Clinic 605-555-0124\nGI REFERRAL FORM\n"
        "Patient: Ada Quill  DOB 27-Jan-1969\nReason: positive FIT\n\nElm Street Medical\nDr. Jo Park, CCFP\n"
        "T 605-555-0171 F 605-555-0172\n"
    )

    assert found.referrer.fax.value in (None, "+16055550172")


def test_a_department_of_state_is_neither_who_sends_nor_who_receives() -> None:
    found = _read(
        "STATE DEPARTMENT OF CORRECTIONS\nOFF-SITE SPECIALTY CONSULTATION REQUEST\n"
        "FACILITY: PINE FORK CORRECTIONAL FACILITY\nNAME: QUILL, JO D  SEX: M  DOB: 02/28/1985\n"
        "SPECIALTY: UROLOGY  VENDOR: ELM UROLOGY GROUP\nREASON: ureteral stone\nREQUESTED BY: F. HILL, NP\n"
    )

    assert found.referrer.organization.value == "PINE FORK CORRECTIONAL FACILITY"
    assert found.recipient.organization.value == "ELM UROLOGY GROUP"


def test_the_label_of_a_sample_is_no_part_of_a_name() -> None:
    found = _read(
        "Sonic Path\nPatient: COSTA Ada  DOB 04/04/1981\nRequested by: Dr P Lawson  Collected 12/10/2026 08:20\n"
        "Haemoglobin 104 g/L\n"
    )

    assert found.referrer.name.value == "Dr P Lawson"


def test_an_abbreviated_street_is_kept_whole() -> None:
    found = _read(
        "Praxis Dr. med. Ulrike Kern\nHauptstr. 18, 73430 Aalen   Tel. 07361 55510\n\nÜberweisung an: Kardiologie\n"
        "Patientin: Brandt, Helga   geb. 03.07.1948\nAuftrag: Belastungs-EKG\nDr. med. U. Kern\n"
    )

    assert found.referrer.address.value == "Hauptstr. 18, 73430 Aalen"


def test_a_clinic_with_its_day_and_time_is_no_place_of_the_senders() -> None:
    found = _read(
        "Outpatient Appointments, Leeds\nDr K Patel\nBeeston Surgery\nRE: Mr Jo Park DOB 08/08/1988\n"
        "Clinic: Dermatology, Dr Ross, 02/11/2026 10:30\nYour patient did not attend the above appointment.\n"
    )

    assert "10:30" not in str(found.referrer.organization.value)


CHILD = "Re: Olive Quill (DOB 12.3.2017)\nDear ENT team,\n{}\nPlease consider grommets.\nDr Ida Moss 04-Nov-2026\n"


@pytest.mark.parametrize(
    "told",
    [
        "She hears little. Parents Tom and Ida, 01803 555 041.",
        "She hears little. Her parents, tel 01803 555 041, agree.",
        "Se avisó a los padres (tel. 655 550 199).",
        "Eltern: Tom und Ida, Tel. 0171 5550199",
        "Gsm mama: 0475 55 50 12",
        "La mamma, Ida, tel. 340 5550 118",
    ],
)
def test_a_relatives_number_is_not_the_patients(told: str) -> None:
    assert _read(CHILD.format(told)).patient.phone.value is None


def test_a_number_below_the_name_of_who_pays_is_not_the_patients() -> None:
    found = _read(
        "Employee: Ada Quill\tDOB 09/28/1985\nEmployer: Elm Logistics\tClaim # WC-77812\tAdjuster: Ida Moss\n"
        "713-555-0187\nRefer to: Orthopedics\n"
    )
    assert found.patient.phone.value is None


def test_who_closes_and_signs_in_one_line_gives_the_own_number_and_address() -> None:
    found = _read(
        "Dear Mr Orme\nAda Quill d.o.b 16/05/2013\nCrowding of the upper arch. Please assess.\n"
        "Regards, Ida Moss BDS, Moss & Partners, 55 North Parade, Bath BA2 4AL, 01225 555 700\n28 October 2026\n"
    )
    assert (found.patient.phone.value, found.patient.address.value) == (None, None)
    assert found.referrer.phone.value == "+441225555700"


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (
            "Naam: Ada Claes\tGeb: 08/08/2015\tRR: 15.08.08-124.36\nGsm: 0475 55 50 12\nGeachte collega,",
            "+32475555012",
        ),
        (
            "Naam: Ada Claes\tGeb: 08/08/2015\nAdres: Molenstraat 2, 3000 Leuven\nTel: 016 55 50 66\nGeachte collega,",
            "+3216555066",
        ),
        ("Patient: Ada Sims\tDOB 11/11/1951\nPhone 601-555-0134 (pt)  601-555-0100 (office)", "+16015550134"),
        ("Oggetto: sig.ra Ada Quilli, nata il 18.08.1959\nCell. paziente 347 5550 221", "+393475550221"),
        (
            "Mr Tom Quill (DOB 12/10/1949)\nHe has painless haematuria. Lives 5 Dale Court, Belper DE56 1RT, "
            "07700 900654. Also takes digoxin.",
            "+447700900654",
        ),
        (
            "Name: Ada Quill, DOB 12/3/1950. Lives with her daughter Ida at 4 Mill Lane, Bath BA2 4AL, tel 01225 555 "
            "701.",
            "+441225555701",
        ),
    ],
)
def test_the_patients_own_number_is_read_by_the_country(told: str, expected: str) -> None:
    assert _read(f"{told}\n").patient.phone.value == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("Re: Mr. Tom Quill, 3/4/2006, Room C12\nTo GP Dr Moss, Elm Health Centre, Oxford", None),
        (
            "Betr. Hr. Tom Quill (geb. 01.01.1962)\nVerdacht auf Makulaödem bds., Visus R 0,4 L 0,5, Erbitte OCT",
            None,
        ),
        ("Ada Quill, 8 Fern Close Redruth TR15 1AA born 1.2.39 fell", "8 Fern Close Redruth TR15 1AA"),
        (
            "Pasient: Ada Quill, født 12.05.1970\nAdresse: Løkkeveien 9, 1337 Sandvika. Mobil 412 55 501",
            "Løkkeveien 9, 1337 Sandvika",
        ),
        (
            "Patientin: Ada Quill, *11.09.2001, Plöner Str. 5, 24534 Neumünster, Handy 0176 55504411",
            "Plöner Str. 5, 24534 Neumünster",
        ),
        (
            "Si invia la sig.ra Ada Quilli, nata il 22/03/1961, residente in via Mascheroni 7 a Pavia, per artralgie",
            "via Mascheroni 7 a Pavia",
        ),
        (
            "Re: Ada Quill (DOB 12.3.2017)\nShe has glue ear. Address 12 Quay St, Brixham TQ5 8AW.",
            "12 Quay St, Brixham TQ5 8AW",
        ),
        (
            "Name: Ada Quill. Born 12th July 1999. NHS 406 099 9628. 6 Heol y Bont,\nAberystwyth SY23 1AB.",
            "6 Heol y Bont, Aberystwyth SY23 1AB",
        ),
        (
            "Patient: Ada Quill, cpr. 150388-1235\nAdr.: Trianglen 4, 2. th, 2100 København Ø. Tlf. 22 55 50 33",
            "Trianglen 4, 2. th, 2100 København Ø",
        ),
        (
            "Name: Ada Quill, DOB 12/3/1950. Lives with her daughter Ida at 4 Mill Lane, Bath BA2 4AL.",
            "4 Mill Lane, Bath BA2 4AL",
        ),
    ],
)
def test_an_address_is_where_the_patient_lives_and_no_more(told: str, expected: str | None) -> None:
    assert _read(f"{told}\nPlease see.\n").patient.address.value == expected
