"""How often a medicine is taken, in a cell that goes on on the next line of its column. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_TABLE = (
    "Referral Note\nPatient: Ada Quill\tDOB: 04/05/1970\nMedications\nDrug\tStrength / form\tSig\tStatus\n"
    "{name}\t{strength}\t{sig}\tActive\n\t\t{below}\nlosartan\t50 mg tablet\t1 tablet daily\tActive\n"
)


@pytest.mark.parametrize(
    ("sig", "below", "expected"),
    [
        ("inject 1 mg every 7", "days", "every 7 days"),
        ("2 tablets twice daily with", "meals", "twice daily with meals"),
        ("thin layer twice", "daily for flares", "twice daily"),
        ("1 tablet by mouth", "at bedtime", "at bedtime"),
        ("1 tablet at onset of headache, may", "repeat once", "at onset of headache"),
        ("1 tablet every morning", "before breakfast", "every morning before breakfast"),
    ],
)
def test_the_lines_of_a_cell_are_read_together(sig: str, below: str, expected: str) -> None:
    written = _TABLE.format(name="zopravin", strength="1 mg tablet", sig=sig, below=below)
    read = referral_read(written).clinical.medications
    assert [each.frequency.value for each in read] == [expected, "daily"]


def test_directions_behind_the_name_go_on_below_it() -> None:
    read = referral_read(
        "CONSULT REQUEST\nPatient: Ada Quill\tDOB: 04/05/1970\nACTIVE OUTPATIENT MEDICATIONS\nMedication\t\tStatus\n"
        "1) AMLODIPINE 10MG TAB TAKE ONE TABLET BY MOUTH\t\tACTIVE\nEVERY DAY\n"
        "2) PRAZOSIN 5MG CAP TAKE ONE CAPSULE BY MOUTH AT\t\tACTIVE\nBEDTIME\n"
    ).clinical.medications
    assert [(each.name.value, each.frequency.value) for each in read] == [
        ("AMLODIPINE", "EVERY DAY"),
        ("PRAZOSIN", "AT BEDTIME"),
    ]
