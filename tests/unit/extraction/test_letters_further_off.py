"""Letters and forms in Polish, Danish, Finnish, Hungarian, Indonesian and Portuguese, as their practices write them."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper


def read(words: str) -> Referral:
    return run_assistant(pages=paper(words), today=date(2026, 11, 24))


def test_a_polish_slip_tells_number_birth_date_and_sex_behind_one_label() -> None:
    patient = read(
        "SKIEROWANIE DO PORADNI SPECJALISTYCZNEJ\n"
        "Kieruje do: Poradnia Neurologiczna\n"
        "Imię i nazwisko pacjenta: Bogumiła Krajewska\n"
        "PESEL / data ur. / płeć: 58091999901 19.09.1958 K\n"
    ).patient
    assert [each.value for each in (patient.birth_date, patient.sex)] == ["1958-09-19", "female"]
    assert [identifier.value.value for identifier in patient.identifiers] == ["58091999901"]


def test_the_agnomen_of_a_brazilian_belongs_to_the_surname() -> None:
    patient = read(
        "Prezada colega,\n\nEncaminho Otávio Luís Pacheco Neto, nascido em 03/05/1971, pedreiro, para avaliação. "
        "Tem dor lombar.\n\nAtenciosamente,"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Otávio Luís", "Pacheco Neto")


@pytest.mark.parametrize(
    ("line", "name", "frequency"),
    [
        ("Medicin: Metformin 500 mg 2 gange dagl.", "Metformin", "2 gange dagl."),
        ("Lääkitys: Metformin 500 mg 1x2", "Metformin", "1x2"),
        ("Leki: Metformin 500 mg 2x1", "Metformin", "2x1"),
        ("Gyógyszerei: Metformin 500 mg 1x este", "Metformin", "1x este"),
    ],
)
def test_how_often_a_medicine_is_taken(line: str, name: str, frequency: str) -> None:
    medications = read(f"12.10.2026\n{line}\n").clinical.medications
    assert [(each.name.value, each.frequency.value) for each in medications] == [(name, frequency)]


def test_a_dressing_two_by_two_is_no_frequency() -> None:
    medications = read("Medications: Metformin 500 mg daily\nDressing: gauze 2x2 cm\n").clinical.medications
    assert [each.frequency.value for each in medications] == ["daily"]


@pytest.mark.parametrize(
    ("receiver", "specialty"),
    [
        ("Poliklinik Saraf, RS Bukit Sentosa", "neurology"),
        ("Silmätautien poliklinikka, Aavan sairaala", "ophthalmology"),
        ("Øre-næse-halsklinikken, Havnegade", "ent"),
        ("Szemészeti szakrendelés, Pusztai Kórház", "ophthalmology"),
        ("Poradnia chirurgii naczyniowej, Szpital Lesny", "vascular_surgery"),
    ],
)
def test_the_field_of_a_department(receiver: str, specialty: str) -> None:
    letter = f"REFERRAL\nRefer to: {receiver}\nPatient: Ana Novak\nReason for referral: review\n"
    assert read(letter).request.specialty.value == specialty


def test_a_girl_in_danish() -> None:
    assert (
        read("HENVISNING\nNavn: Asta Holm Skov\nKøn: pige\nFødselsdato: 04.03.2017\n").patient.sex.value
        == "female"
    )


def test_results_below_an_examination_are_no_address() -> None:
    patient = read(
        "To,\nDr. Leela Nair\nPt. Master Rohan Bhat, 16 yrs / M\nis being referred with seizures.\n"
        "CNS: no focal deficit, neck supple\nInv: Hb 12.1, TLC 8800, Na 139, Ca 9.1\n"
    ).patient
    assert patient.address.value is None
