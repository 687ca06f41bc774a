"""How urgent titles of red flags, boxes of high and low priority, and Italian classes say it is."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("written", "urgency"),
    [
        ("CCG referral: RED FLAG\nSuspected cancer: skin\n\nDear colleague\nPlease see Ann Byrne.", "asap"),
        ("RED FLAG REFERRAL\nBreast clinic\nPatient: Ann Byrne\nLump in left breast.", "asap"),
        (
            "Referral to Physiotherapy\nPatient: Ann Byrne\nBack pain. No red flag symptoms. Red flags: none.",
            None,
        ),
        ("INTERCONSULTA\n[ ] GES   [x] No GES     Prioridad:  [x] Alta   [ ] Media   [ ] Baja", "urgent"),
        ("INTERCONSULTA\nPrioridad:  [ ] Alta   [ ] Media   [x] Baja", "routine"),
        ("INTERCONSULTA\nPrioridad:  [ ] Alta   [x] Media   [ ] Baja", None),
        ("INTERCONSULTA\nTensión: [x] Alta   [ ] Baja\nPaciente: Ana Soto", None),
        (
            "Caro Paolo,\nti mando questo paziente per il PSA. Ho fatto l'impegnativa (classe B) ma il CUP dà gennaio.",
            "urgent",
        ),
        ("Caro Paolo,\nti mando questo paziente per il PSA. Ho fatto l'impegnativa in classe P.", "routine"),
        (
            "Caro Paolo,\nti mando questo paziente, scompenso in classe NYHA II, cirrosi in classe B di Child.",
            None,
        ),
        ("Order\ncategory\tPatient referral\npriority\tasap\ncode\tReferral to pulmonologist", "asap"),
    ],
)
def test_how_urgent_it_is(written: str, urgency: str | None) -> None:
    assert referral_read(written).request.urgency.value == urgency
