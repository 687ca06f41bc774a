"""The number that a professional has from a register is no part of the name, whichever register it is."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

LETTER = """\
Wharfe Bank Surgery
3 March 2026

Re: Yvo Marchetti, born 14 May 1981

Dear colleague,

Thank you for seeing this man with itchy plaques on both elbows for two years.

Yours sincerely,

{signed}
"""


@pytest.mark.parametrize("register", ["GMC", "CORU", "NMBI", "AHPRA", "NZMC", "MCN", "HPCSA", "CPSO"])
def test_a_signature_ends_before_the_number_of_a_register(register: str) -> None:
    pages = paper(LETTER.format(signed=f"Dr Una Prendergast {register} 6114423"))
    found = run_assistant(pages=pages, today=date(2026, 11, 23))
    assert found.referrer.name.value == "Dr Una Prendergast"
    assert found.patient.identifiers == ()


def test_a_name_that_is_written_like_a_register_is_a_name() -> None:
    pages = paper(LETTER.format(signed="Dr Marina Coru"))
    assert run_assistant(pages=pages, today=date(2026, 11, 23)).referrer.name.value == "Dr Marina Coru"
