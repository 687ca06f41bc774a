"""Who is spoken of as "Ms Caroline" is called by the given name; as "Mrs Okafor", by the family's."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("name", "called", "expected"),
    [
        ("Caroline Richard Helberg", "Ms Caroline", ("Caroline Richard", "Helberg")),
        ("Okafor Ada Chidinma", "Mrs Okafor", ("Ada Chidinma", "Okafor")),
        ("Caroline Mary Helberg", "Ms Helberg", ("Caroline Mary", "Helberg")),
    ],
)
def test_the_family_s_name(name: str, called: str, expected: tuple[str, str]) -> None:
    letter = (
        f"RE: {name} DOB 05/01/1970 (F)\n\nDr Quill and his staff treated {called} for anemia during the stay.\n"
        f"{called} recovered and is being discharged."
    )
    patient = referral_read(letter).patient
    assert (patient.given_name.value, patient.family_name.value) == expected
