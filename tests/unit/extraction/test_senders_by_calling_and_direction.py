"""Who sends by a calling, a title or a sentence that names them, and who receives beside them. Everybody is
invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import values_read

_WHO = "Patient: Ada Hill  DOB 17/04/1958\nSix week history of hoarse voice. Weight stable. No dysphagia.\n"


def read(written: str, *paths: str) -> tuple[object, ...]:
    values = values_read(written)
    return tuple(values.get(path) for path in paths)


@pytest.mark.parametrize(
    ("sender", "name"),
    [
        ("GP Dr F Moss, Northgate Surgery\n", "Dr F Moss"),
        ("ENP: Debbie Moss, UCC Burnley\n", "Debbie Moss"),
        ("GDP: Ms Ida Moss, Smile Studio, Unit 2 Kingsway, Derby DE22 3FQ   01332 555 080\n", "Ms Ida Moss"),
        ("Sage-femme : Lucie Moss, Montreuil, 06 55 50 12 34\n", "Lucie Moss"),
        ("Verloskundige: Femke Postma     21-11-2026\n", "Femke Postma"),
        ("par : Dr Anne-Laure Moss, 75015 Paris\n", "Dr Anne-Laure Moss"),
        ("— Dr. Ida Moss, Halifax, 902-555-0190 — Nov 3, 2026\n", "Dr. Ida Moss"),
        ("Pediatra: Dott.ssa Ida Orrù, Cagliari, 6 nov 2026\n", "Dott.ssa Ida Orrù"),
        ("Hausarztpraxis Dr. Klein, 19.11.2026\n", "Dr. Klein"),
    ],
)
def test_a_calling_before_a_name_says_who_sends(sender: str, name: str) -> None:
    assert read(f"Referral - Head and Neck\n{_WHO}Allergies: elastoplast\n{sender}", "referrer.name") == (
        name,
    )


@pytest.mark.parametrize(
    ("written", "name"),
    [
        (
            "Je soussignée Dr Lucie Roux certifie adresser M. Tom HILL né le 01/01/1985 pour hépatite B chronique.\n",
            "Dr Lucie Roux",
        ),
        (
            "Sandvika Legesenter\nLege: Kari Nordby, tlf 67 55 50 12\nHenvisning til hudlege\nPasient: Ola Hill, født "
            "12.05.1970\n",
            "Kari Nordby",
        ),
        (
            "Vestibular\nHi Sam, would you mind seeing my patient Ada Hill (DOB 30th Nov 1962) who has had vertigo "
            "for 2 months.\n"
            "On HRT. Best, Clare (Dr Clare Moss, Jesmond). 1 Nov 26\n",
            "Dr Clare Moss",
        ),
    ],
)
def test_sentences_and_brackets_say_who_sends(written: str, name: str) -> None:
    assert read(written, "referrer.name") == (name,)


@pytest.mark.parametrize(
    ("written", "sender", "receiver"),
    [
        (
            "PREOP ANESTHESIA CONSULT\nSurgeon: Dr. Moss\nPatient: Ada Hill DOB 05/30/1951\nComorb: severe COPD\nDate "
            "11/16/2026\n",
            "Dr. Moss",
            None,
        ),
        (
            "Service de néphrologie - Hôpital Quill, Bruxelles\nCourrier du Dr Van Damme Philippe, Uccle, tél 02 555 "
            "77 00\n"
            "Patient: Mme Hill Ada\nChère consoeur,\nInsuffisance rénale chronique. Avis SVP. Date: 28/10/2026\n",
            "Dr Van Damme Philippe",
            None,
        ),
        (
            "Pediatra di libera scelta dr. Luca Moss - Modena tel 059 555 020\nAlla Neuropsichiatria Infantile\n"
            "Bambina: Ada Hill, nata il 14 febbraio 2024\nRitardo di linguaggio. Si richiede valutazione.\n",
            "dr. Luca Moss",
            None,
        ),
        (
            "Occupational health\nTo Dr Marsh, Weybridge\nMr Tom Hill, date of birth 9th June 1978\n"
            "Mr Hill disclosed drinking daily. Could you assess for detox?\nNurse Adviser L. Moss, 020 7946 0911\n",
            "L. Moss",
            "Dr Marsh",
        ),
    ],
)
def test_sender_and_receiver_are_not_swapped(written: str, sender: str, receiver: str | None) -> None:
    assert read(written, "referrer.name", "recipient.name") == (sender, receiver)


def test_a_place_below_who_signs_is_where_they_work() -> None:
    written = (
        "PATIENT:\tMrs Ada Hill\tGP REFERRAL LETTER\n\t3 Mill Terrace\tDate: 10/11/2026\n\tGlossop\tDr T Moss\n"
        "\tSK13 8QQ\tElm Street Surgery\nDOB:\t29/04/1950\tGlossop SK13 7DD\n\nDear Ophthalmology,\n\n"
        "Please see this lady with gritty watering eyes and a left lower lid entropion.\n\nYours sincerely\nT Moss\n"
    )
    assert read(written, "recipient.organization", "referrer.organization") == (None, "Elm Street Surgery")


def test_the_usual_doctors_practice_is_not_the_surgeons() -> None:
    written = (
        "PATIENT REFERRAL FORM - PHYSIOTHERAPY\n\nSurname:  Hill\tForename(s):  Ada\nDate of birth:  19/06/1994\n"
        "GP: Dr K. Marsh, Blackdown Practice\n\nDiagnosis / problem:   Left ACL reconstruction 12/10/2026\n"
        "Referred by:  Mr S. Moss, Consultant Orthopaedic Surgeon\nDate: 02/11/2026\n"
    )
    assert read(written, "referrer.name", "referrer.organization") == ("Mr S. Moss", None)
