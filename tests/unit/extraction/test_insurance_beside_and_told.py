"""Insurance in sentences of other languages, in cells too narrow for it, and under labels of two matters."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("text", "payer", "member", "group"),
    [
        (
            "Frau Ada Quill, versichert bei der BKK Waldtal, Versichertennr. T481209375",
            "BKK Waldtal",
            "T481209375",
            None,
        ),
        ("Betreft: mw. A. Quill. Verzekerd: Zorgplus, polis 4410 77 215.", "Zorgplus", "4410 77 215", None),
        ("Madame Ada Quill, née le 21/07/1958, mutuelle MGEN, pour une surdité.", "MGEN", None, None),
        (
            "Insurance\tPrairie Medicare Advantage,\n\tPRMA 60031 882",
            "Prairie Medicare Advantage",
            "PRMA 60031 882",
            None,
        ),
        (
            "Plan\tPrairie Blue\tID / group\tXBB 220 418 771 / WI-0093",
            "Prairie Blue",
            "XBB 220 418 771",
            "WI-0093",
        ),
        (
            "Primary\tPrairie Kids (Medicaid)\tID\t4471902286013",
            "Prairie Kids (Medicaid)",
            "4471902286013",
            None,
        ),
        ("Member ID: ZGP551200934 (Prairie Blue PPO)", "Prairie Blue PPO", "ZGP551200934", None),
        ("She was reassured. Insurance forms were filled in. His mutual friends came.", None, None, None),
    ],
)
def test_insurance_is_found(text: str, payer: str | None, member: str | None, group: str | None) -> None:
    pages = paper(
        f"Hill Practice\n12 Mill Lane\n\nPatient: Ada Quill\nDOB: 3/4/1960\n{text}\n\nDear Doctor,\n\nHello."
    )
    found = run_assistant(pages=pages, today=TODAY).insurance
    assert (found.payer.value, found.member_id.value, found.group.value) == (payer, member, group)
