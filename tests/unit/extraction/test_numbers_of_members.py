"""Numbers of an insurance's members beside the patient's own, and insurers under their label. All invented."""

from __future__ import annotations

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_patients_of_the_world import BODY, TODAY, numbers


def read(rows: str) -> Referral:
    return run_assistant(pages=paper(f"Ashby Clinic\n20 Mill Link\n\n{rows}{BODY}"), today=TODAY)


def test_a_members_number_of_a_named_insurance_is_no_identifier_beside_another() -> None:
    referral = read(
        "Patient: Ada Quill\tDOB: 14/02/1968\tMRN: AQ-4471\n\nCoverage\nKaroo Health Options\nMember ID KHO0071883"
    )
    assert numbers(referral.patient) == ["AQ-4471"]
    assert referral.insurance.member_id.value == "KHO0071883"


@pytest.mark.parametrize("number", ["0000000", "1111"])
def test_a_number_of_one_figure_is_none(number: str) -> None:
    assert numbers(read(f"Patient: Ada Quill\tDOB: 14/02/1968\nFile no: {number}").patient) == []


@pytest.mark.parametrize(
    ("rows", "payer", "member"),
    [
        (
            "Krankenkasse bzw. Kostenträger\t\tÜberweisungsschein\nAOK Heideland\n\n"
            "Kassen-Nr.\tVersicherten-Nr.\tStatus\n109900012\tQ559900417\t1000 1",
            "AOK Heideland",
            "Q559900417",
        ),
        ("Patiënt: Ada Quill\nVerz.: Zorgland Noord, nr 20811745", "Zorgland Noord", "20811745"),
        (
            "Patient\tAda Quill\nMedical aid, option\tKaroo Medical Scheme, Classic\nMember no.\t004417820",
            "Karoo Medical Scheme",
            "004417820",
        ),
    ],
)
def test_an_insurer_is_read_with_the_members_number(rows: str, payer: str, member: str) -> None:
    insurance = read(rows).insurance
    assert (insurance.payer.value, insurance.member_id.value) == (payer, member)


def test_a_medicare_number_of_australia_goes_on_where_its_line_is_full() -> None:
    referral = read(
        "Patient: Ada Quill\tDOB: 14/02/1968\nPlease see Ada Quill. Her cover is Medicare 2950\n"
        "12345 1 ref 3, and her mother drives her."
    )
    assert numbers(referral.patient) == ["2950 12345 1"]
