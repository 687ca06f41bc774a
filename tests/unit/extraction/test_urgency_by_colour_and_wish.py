"""An urgency that is ticked by its colour or as no emergency, and one that a sentence asks to be taken for."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("said", "urgency"),
    [
        ("Type of referral:   [ ] Emergency    [x] Non-emergency", "routine"),
        ("Type of referral:   [x] Emergency    [ ] Non-emergency", "stat"),
        ("Classificação de risco: [ ] Vermelho [x] Amarelo (prioritário) [ ] Verde [ ] Azul", "urgent"),
        ("Dear Dr,\n\nNobody ticked it. Please take it as urgent: he falls asleep at the wheel.", "urgent"),
        ("Dear Dr,\n\nMrs Ada Quill     14/11/83     HP 8555 0273\n\nKindly see now.\n", "stat"),
        ("Dear Dr,\n\nShe needs to be seen in the next day or two please.", "asap"),
        ("Dear Dr,\n\nI don't think she can wait for a routine slot.", "urgent"),
        ("Dear Dr,\n\nShe can wait for a routine slot.", "routine"),
        ("Dear Dr,\n\nShe flew home in the next day or two after the fall.", None),
        ("Urgency: EMERGENCY AMBULANCE", "stat"),
        ("Dear Dr,\n\nThe patient doesn't think she can wait, but a routine appointment is fine.", "routine"),
        ("Transport: non-emergency ambulance booked.", None),
        ("Kindly see now what the scan showed.", None),
    ],
)
def test_the_urgency_that_is_said(said: str, urgency: str | None) -> None:
    assert referral_read(f"{said}\n").request.urgency.value == urgency


def test_a_category_given_below_the_key_of_its_colours() -> None:
    page = (
        "Form R-2 HUMANITARIAN HEALTH CLUSTER\tReferral out\n\tSending facility\tReceiving facility\n"
        "Name\tElm Health Post\tOak District Hospital\nContact\tAda Quill, midwife\tDr Tom Lee, Obstetric ward\n"
        "Transport category: RED = now, with a nurse  YELLOW = same day  GREEN = next routine bus\n"
        "Category given: {}\nDiagnosis: Severe pre-eclampsia\nFindings: BP 172/114, urine protein 3+\n"
    )
    # "Same day" is as clinics have it: today, or urgent.
    for colour, levels in (("RED", {"stat"}), ("YELLOW", {"urgent", "stat"}), ("GREEN", {"routine"})):
        read = referral_read(page.format(colour))
        assert read.document.kind.value == "referral"
        assert read.request.urgency.value in levels
