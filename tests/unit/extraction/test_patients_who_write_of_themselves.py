"""Letters in which patients write about themselves: who signs is the patient, and nobody refers them."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import note_on_paper


def _read(text: str) -> Referral:
    return run_assistant(pages=note_on_paper(text), today=date(2026, 11, 21))


LETTER = """\
Rose Bank, 3 Chapel Fold
Netherby, NB2 6QX
01632 960388
m.quill-lunn@example.org

17th October 2026

Dr Catriona Vell
The Wharfside Consulting Rooms

Your ref: NX40917

Dear Dr Vell,

You saw me in your headache clinic in the spring of last year. My date of birth is 4th May 1971. I was also
supposed to see Mr Foss about my veins. She says the blood pressure is fine.
Could I have an appointment?

With kind regards,

Margaret Quill-Lunn (Mrs)
"""


def test_who_signs_is_the_patient_and_the_head_of_the_letter_is_theirs() -> None:
    read = _read(LETTER)
    patient = read.patient
    assert (patient.given_name.value, patient.family_name.value) == ("Margaret", "Quill-Lunn")
    assert (patient.birth_date.value, patient.sex.value) == ("1971-05-04", "female")
    assert patient.phone.value == "+441632960388"
    assert patient.email.value == "m.quill-lunn@example.org"
    assert patient.address.value == "Rose Bank, 3 Chapel Fold, Netherby, NB2 6QX"
    assert [each.value.value for each in patient.identifiers] == ["NX40917"]
    assert read.recipient.name.value == "Dr Catriona Vell"


def test_nobody_refers_who_writes_of_themselves() -> None:
    referrer = _read(LETTER).referrer
    assert (referrer.name.value, referrer.phone.value, referrer.address.value) == (None, None, None)


@pytest.mark.parametrize(
    ("prose", "closing"),
    [
        ("I was a patient of Dr Sharma in 2024 and was born on 12 June 1958.", "Yours faithfully"),
        ("I take ibuprofen for my back. Can you tell me when I could be seen? My GP agrees.", "Thanks,"),
        ("Ich bin seit 2019 bei Ihnen in Behandlung. Mein Hausarzt Dr. Feld weiß davon.", "Viele Grüße"),
        ("Vous m'avez vue l'an dernier. Mon médecin traitant est d'accord.", "Cordialement,"),
        ("Usted me operó en 2021. Mi médico de cabecera está de acuerdo.", "Atentamente,"),
        ("Il mio medico di base mi ha detto di scrivere a Lei.", "Cordiali saluti"),
        ("Mijn huisarts vindt dat ik u zelf kan schrijven.", "Met vriendelijke groet"),
    ],
)
def test_patients_write_so_in_many_languages(prose: str, closing: str) -> None:
    patient = _read(
        f"14 Mill Lane\nOakham LE99 1AA\n\n5 March 2026\n\n{prose}\n\n{closing}\n\nAda Quill"
    ).patient
    assert (patient.given_name.value, patient.family_name.value) == ("Ada", "Quill")


def test_what_somebody_writes_of_their_child_is_the_childs() -> None:
    patient = _read(
        "12 Vale Road, Thornley TS6 8PL\n\n2 May 2026\n\nDear Dr Shah,\n\nI am writing about my son Oliver Marsh, "
        "born 3 June 2019. My GP increased the inhaler.\n\nYours sincerely,\nKaren Marsh"
    ).patient
    assert patient.given_name.value == "Oliver"


def test_what_a_doctor_quotes_of_a_patient_is_no_letter_of_the_patients() -> None:
    read = _read(
        "The Surgery, Netherby NB1 2AA\n\n5 March 2026\n\nDear Dr Shah,\n\nThank you for seeing Mrs Joan Tait, born "
        'on 14 February 1950. She says "you saw me in 2019".\n\nYours sincerely,\nEmma Hall'
    )
    assert read.patient.family_name.value == "Tait"
    assert read.referrer.name.value == "Emma Hall"
