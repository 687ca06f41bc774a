"""Which kind of number each of the patient's is, by the names that countries give to it. Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def numbers(text: str) -> set[tuple[object, object]]:
    patient = run_assistant(pages=paper(text), today=TODAY).patient
    return {(each.type.value, each.value.value) for each in patient.identifiers}


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("PPS No: 1234567TA", {("other", "1234567TA")}),
        ("Emirates ID: 784-1984-1234567-1", {("other", "784-1984-1234567-1")}),
        ("DNI: 45678901\tHistoria clínica: 10233", {("other", "45678901"), ("mrn", "10233")}),
        ("IHI: 8003 6081 6669 0503", {("health_card", "8003 6081 6669 0503")}),
        ("Student ID: 2231904", {("other", "2231904")}),
        ("NHS No. 999 957\n3363", {("nhs_number", "999 957 3363")}),
        ("MCR: 1EG4-TE5-MK73", {("health_card", "1EG4-TE5-MK73")}),
        ("Reden: RR 150/100, eiwit in urine", set()),
        ("Dr Ida Moss, Elm Station HC 01273 555 045, 28/10/2026", set()),
        ("NHS 999 957 3363 Hosp LC0094417", {("nhs_number", "999 957 3363"), ("mrn", "LC0094417")}),
        ("Cartão SUS: 700 5555 0117 0042", {("health_card", "700 5555 0117 0042")}),
    ],
)
def test_a_number_is_of_the_kind_that_its_name_says(rows: str, expected: set[tuple[str, str]]) -> None:
    assert numbers(f"REFERRAL\nPatient: Ada Quill\nDOB: 04/05/1970\n{rows}\nReason: cough\n") == expected


def test_a_document_of_identity_and_a_history_stand_below_their_names() -> None:
    found = numbers(
        "REMISIÓN\nApellidos\tNombres\tDocumento\nSOLER VIDAL\tADA MARÍA\tCC 1.094.555.017\n"
        "Fecha nac.\tEdad\tSexo\n23/08/1990\t35 años\tF\nDirección\tCelular\tCorreo\n"
        "Cra 18 # 22-40, Armenia\t300 555 0148\tada@correo.example\n"
        "Aseguradora\tRégimen\tHistoria\nEPS Andes\tContributivo\tHC-30877\nMotivo\nMigraña\n"
    )
    assert found == {("other", "1.094.555.017"), ("mrn", "HC-30877")}


def test_an_unlabelled_card_of_medicare_is_told_by_its_check_digit() -> None:
    found = numbers(
        "Tancredi, Rosa Maria\t14/03/1947\t79\tF\n6 Quandong Ave, Berri SA 5343\t0491 570 737\t5953 02718 1\n"
        "IgG kappa paraprotein 34 g/L\n"
    )
    assert found == {("health_card", "5953 02718 1")}


def test_a_number_of_a_hospital_in_the_head_is_the_patients() -> None:
    found = numbers(
        "Royal Coast Hospital\tUR No: 4471023\nSurname: QUILL\tGiven names: Ada\nDOB: 11/02/2024\n"
    )
    assert found == {("mrn", "4471023")}


def test_a_row_of_names_goes_on_below_and_its_telephones_have_owners() -> None:
    found = run_assistant(
        pages=paper(
            "ref_id,ref_date,from_prov,from_phone,\nchart_no,last,first,dob,sex,phone,\nreason\n"
            '"R-1","05/04/2026","Chou, Mei DO","3165550109",\n"55081","Quill","Ada","03/30/1962","F",\n'
            '"3165550176","heel pain"\n'
        ),
        today=TODAY,
    )
    assert found.patient.family_name.value == "Quill"
    assert str(found.patient.phone.value).endswith("3165550176")


def test_a_number_in_a_letter_goes_on_in_the_line_below() -> None:
    found = numbers(
        "Dr Solène Guiv, médecine générale\nChère Consœur,\n"
        "Je vous adresse Madame Maëlle Kerbrat, 51 ans, née le 21/09/1974, pour une hypercalcémie.\n"
        "Coordonnées : 4 venelle du Lavoir, 35999 Saint-Briac. N° SS 2 74 09 99 418\n207 10\n"
        "Bien confraternellement,\nDr Corentin Le Bozec\n"
    )
    assert [value for _, value in found] == ["2 74 09 99 418 207 10"]
