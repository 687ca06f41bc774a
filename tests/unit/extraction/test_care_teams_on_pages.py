"""A table of those who care for somebody names no patient: its page belongs to the referral before it. Everybody is
invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper

_FIRST = (
    "Referral Note\nPatient: Ada Quillfeather\tDOB: 11/08/1952\nReferral to Nephrology for falling eGFR.\n"
)


@pytest.mark.parametrize(
    "team",
    [
        "Care Team\nName\tRole\tContact\nDevin Okon, DO\tPrimary care\t(503) 555-0120",
        "Care Team\n\nName\tRole\nSunil Pathak, MD\tCardiologist\nElise Nord, OD\tOptometrist",
        "Treatment team\nName\tDiscipline\tPhone\nIris Bell\tSocial worker\t503 555 0101",
        "Family\nName\tRelationship\tPhone\nHarold Finch\tSon\t503 555 0177",
    ],
)
def test_a_team_is_not_another_patient(team: str) -> None:
    packet = sort_packet(pages=paper(f"{_FIRST}\f{team}"), today=date(2026, 11, 21))
    assert not packet.quarantined
    assert not packet.several_patients


def test_another_patient_is_still_set_aside() -> None:
    other = "Office note\nName: Bertram Ovington\tDOB: 02/03/1931\nSeen for gout."
    packet = sort_packet(pages=paper(f"{_FIRST}\f{other}"), today=date(2026, 11, 21))
    assert [page.page for page in packet.quarantined] == [2]
