"""Lines around what a paper is for that are never why somebody is referred, and reasons that look like them."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read_of_a_packet


def _reason_of(text: str) -> object:
    return referral_read_of_a_packet(text).request.reason.value


NOTE = "Referral to Neurology\nPatient: Jo Park  DOB 28/02/1964\n{}\nDr Hill\n"


@pytest.mark.parametrize(
    "told",
    [
        "[ ] Headache\n[x] Dizziness",
        "[ ] Vomiting\n[ ] Headache",
        "Saddle numbness: N\nUrinary retention: Y",
    ],
)
def test_the_patients_line_and_an_empty_box_are_no_reason(told: str) -> None:
    assert "Patient" not in str(_reason_of(NOTE.format(told)))
    assert "[ ]" not in str(_reason_of(NOTE.format(told)))


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        ("Reason: knee pain", "knee pain"),
        ("Re: knee pain", "knee pain"),
        ("Referral for knee pain", "Referral for knee pain"),
        ("Antecedentes: DM2. Motivo: gonalgia derecha", "gonalgia derecha"),
    ],
)
def test_a_reason_among_such_lines_is_kept(told: str, wanted: str) -> None:
    assert _reason_of(NOTE.format(told)) == wanted


@pytest.mark.parametrize(
    "told",
    [
        "Cher confrère, merci de m'avoir adressé M. Jo Park, né le 19/05/1950, que j'ai vu ce jour. Examen normal.",
        "J'ai vu votre patiente, Mme Ada Quill. Je vous remercie de me l'avoir adressée. Examen normal.",
        "Gentile collega, ho visitato la Sua paziente sig.ra Ada Quill. Grazie per avermela inviata. Esame normale.",
    ],
)
def test_thanks_for_having_sent_somebody_are_no_reason(told: str) -> None:
    reason = str(_reason_of(f"Cabinet - Dr M. Roux\nLyon, le 04/11/2026\n{told}\nDr M. Roux\n"))

    assert "avoir" not in reason
    assert "aver" not in reason


def test_what_somebody_has_had_gives_way_to_the_judgement() -> None:
    found = _reason_of(
        "SERVICIO DE URGENCIAS\nApellidos: Navarro León  Nombre: José Luis  F.N.: 02/03/1958\n"
        "Interconsulta a: CIRUGÍA GENERAL\nAntecedentes personales: DM2, EPOC. IQ: apendicectomía (1980).\n"
        "Juicio clínico: Hernia inguinal izquierda incarcerada\n"
    )

    assert found == "Hernia inguinal izquierda incarcerada"
