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


NOTE = """\
Wharfe Bank Health Centre\tConsultation
MARCHETTI Yvo\tQTZ4471\t14-05-1981\tM\t45y
Seen 03-11-2026 09:20 by {seen_by}
S Itchy plaques on both elbows, two years.
O Scaly, well demarcated. Nails pitted.
P Please refer Dermatology, routine: plaques not
settling on steroid ointment.
{signed}
"""


@pytest.mark.parametrize(
    ("seen_by", "signed"),
    [
        ("Dr Hazel Tarn", "H Tarn MCNZ 00000"),
        ("Prof Ida Orme", "I. Orme CORU 120044"),
    ],
)
def test_a_doctor_who_signs_with_initials_is_written_out_where_the_visit_is_told(
    seen_by: str, signed: str
) -> None:
    pages = paper(NOTE.format(seen_by=seen_by, signed=signed))
    assert run_assistant(pages=pages, today=date(2026, 11, 23)).referrer.name.value == seen_by


def test_initials_are_not_written_out_with_the_name_of_a_patient() -> None:
    note = NOTE.replace("MARCHETTI Yvo", "Yvo Marchetti")
    pages = paper(note.format(seen_by="the nurse", signed="Y Marchetti MCNZ 00000"))
    found = run_assistant(pages=pages, today=date(2026, 11, 23))
    assert found.referrer.name.value != "Yvo Marchetti"
