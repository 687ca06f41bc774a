"""Who sends is never a greeting, a title, a disease or a relative, and the name ends where the next thing begins.
Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

_WHO = "Mr Tom Hill DOB 21/09/1966. Tired for two months, exam normal. On no medication.\n"


@pytest.mark.parametrize(
    ("signed", "name"),
    [
        ("Dr C Hay. Oct 28 2026\n", "Dr C Hay"),
        ("Dott. Renzo Villa. Lodi, 5/11/2026\n", "Dott. Renzo Villa"),
        ("Dr Ida Moss GUM, Croydon. 12/11/2026.\n", "Dr Ida Moss"),
        ("Dr Moss Minor injuries unit, Wells. 12/11/2026\n", "Dr Moss"),
        ("From Miss Ida Moss, hand surgeon, QVH      14/11/26\n", "Miss Ida Moss"),
    ],
)
def test_a_name_ends_before_what_is_written_behind_it(signed: str, name: str) -> None:
    assert values_read(f"Dermatology\n{_WHO}{signed}").get("referrer.name") == name


@pytest.mark.parametrize(
    "written",
    [
        f"Bonjour Docteur,\n{_WHO}Merci\n",
        "Lungenfacharzt bitte\nHerr Tom Hill, geb. 21.09.1966\nCOPD GOLD III, Verschlechterung, SpO2 91%. Bitte "
        "LuFu.\n",
        f"Tongue clinic\n{_WHO}Mum Ida Hill 07700 900456\n18/11/2026\n",
        "PREOP ANESTHESIA CONSULT REQUEST\nPatient Ada Hill  75F  DOB 05/30/1951  MRN A-339102\n"
        "Comorb: severe COPD on home O2 2L, CKD3b\nQuestion: fitness for GA\nDate 11/16/2026\n",
    ],
)
def test_greetings_titles_diseases_and_relatives_send_nobody(written: str) -> None:
    assert values_read(written).get("referrer.name") is None


def test_a_shop_for_glasses_is_where_its_optometrist_works() -> None:
    written = f"{_WHO}From: Specsavers Wigan (01942 555 111)\tOptom: Miss A. Quill\tGOC 01-23456\n"
    values = values_read(written)
    assert (values.get("referrer.name"), values.get("referrer.organization")) == (
        "Miss A. Quill",
        "Specsavers Wigan",
    )
