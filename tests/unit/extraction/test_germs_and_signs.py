"""What kills a germ is no allergy and no medicine of the patient's, and what is measured is no medicine."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read


@pytest.mark.parametrize(
    "sentence",
    [
        "Four grew E. coli and the last one Klebsiella, sensitive to nitrofurantoin and resistant to trimethoprim.",
        "The culture was sensitive to nitrofurantoin.",
        "MSU in May: coliforms, sensitive to nitrofurantoin and cefalexin.",
    ],
)
def test_germs_are_sensitive_and_not_the_patient(sentence: str) -> None:
    read = values_read(
        "Dear colleague,\nRe: Mrs Rowena Marsh, DOB 02/07/1958\n"
        f"Thank you for seeing her with recurrent infections. {sentence}\n"
        "She takes Bisoprolol 2.5 mg mane.\nKind regards\nDr Odhran Pell"
    )
    assert not [path for path in read if path.startswith("clinical.allergies")]
    names = [
        str(value)
        for path, value in read.items()
        if path.startswith("clinical.medications") and "name" in path
    ]
    assert names == ["Bisoprolol"]


def test_a_patient_may_be_sensitive_too() -> None:
    read = values_read(
        "Dear colleague,\nRe: Mrs Rowena Marsh, DOB 02/07/1958\nThank you for seeing her with eczema. "
        "She is sensitive to penicillin.\nKind regards\nDr Odhran Pell"
    )
    assert read["clinical.allergies[0].substance"] == "penicillin"


def test_the_saturation_is_no_medicine() -> None:
    read = values_read(
        "Name: Rowena Marsh\nDOB: 02/07/1958\nMedications\ncetirizine 10 mg daily\n"
        "Vitals\nTemp 98.2 F. Pulse ox 99 %."
    )
    names = [
        str(value)
        for path, value in read.items()
        if path.startswith("clinical.medications") and "name" in path
    ]
    assert names == ["cetirizine"]


def test_days_in_a_row_head_results_and_date_no_letter() -> None:
    read = values_read(
        "Two Rivers Infirmary\nClinic: 28/10/2026 Typed: 29/10/2026\nDr Ada Moss\nConsultant Nephrologist\n"
        "Harbor Kidney Centre\nDear Ada\nMrs Rowena Marsh DOB 11/12/1959\nPlease see this lady this week.\n"
        "\t02/06/2026\t16/09/2026\t28/10/2026\nCreatinine\t71\t84\t129\neGFR\t76\t62\t38\n"
        "Kind regards\nDr Odhran Pell, Consultant Rheumatologist"
    )
    assert read["request.date"] in ("2026-10-28", "2026-10-29")
