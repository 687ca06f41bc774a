"""Whom a slip on a prescription pad is for, and clinics that are known by their test or by four letters. Every person
is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.answer import specialty_of
from jobs.extraction.assistant.request.specialty.weighed import Parties
from tests.unit.extraction.paper import paper
from tests.unit.extraction.referral_read import referral_read

_PAD = (
    "Lotus Clinic\nDr. Meera Pillai, M.B.B.S., D.G.O.\tRegn. No. 00000\n"
    "Main: opp. Bus Stand. Mon-Sat 9.30 to 1. Sunday holiday\tPh. 080-5550 0118\n"
    "Branch: Fish Market, Tues & Fri 2 to 4 only\n\nMr. Arun Das   44/M\tOP 231   Dt. 3/5/26\n\nRx\n\n{first}\n\n"
    "Kindly see and treat. C/o scaly patches both elbows, 6 months, in spite of 2 creams from "
    "the medical shop.\nNo joint pains, no fever. Wife is well.\n\nImp: ?Psoriasis.\n\n{last}\n\n"
    "(Dr. M. Pillai)\n"
)


@pytest.mark.parametrize(
    "first",
    [
        "Ref. to Dr. Nair, Skin & VD, Hope Hospital.",
        "Refer to Dr Nair, Skin OPD",
        "Kindly see, Skin & VD OPD",
    ],
)
def test_a_slip_on_a_prescription_pad_is_a_referral(first: str) -> None:
    written = _PAD.format(first=first, last="Tab. Metformin 500 1-0-1\nTab. Telmisartan 40 1-0-0")
    read = referral_read(written)
    parties = Parties.of(read.recipient, read.referrer)
    found = specialty_of(Document.of(paper(written), date(2026, 11, 21)), None, parties)
    assert found is not None
    assert found.value == "dermatology"
    assert [medicine.name.value for medicine in read.clinical.medications][:2] == ["Metformin", "Telmisartan"]


def test_a_prescription_stays_one() -> None:
    read = referral_read(_PAD.format(first="Tab. Cetirizine 10 0-0-1", last="Tab. Metformin 500 1-0-1"))
    assert "Cetirizine" in [medicine.name.value for medicine in read.clinical.medications]


@pytest.mark.parametrize(
    ("line", "specialty"),
    [
        ("To: Neurophysiology, St Bride's", "neurology"),
        ("To: EMG lab, St Bride's", "neurology"),
        ("To: Community SALT, Millford PCC", "speech_therapy"),
        ("To: Adult SALT, Millford", "speech_therapy"),
    ],
)
def test_clinics_are_known_by_what_they_do(line: str, specialty: str) -> None:
    read = referral_read(
        f"Foxley Hub\n01632 960111\n{line}\n1 Dec 2026\nMrs Ida Brook   11 May 1972\nPlease see and advise.\n"
    )
    assert read.request.specialty.value == specialty


def test_salt_in_the_diet_is_no_speech_therapist() -> None:
    read = referral_read(
        "Foxley Hub\nTo: Cardiology, St Bride's\n1 Dec 2026\n\nDear colleague,\n\nPlease see this man with "
        "palpitations. His hospital salt restriction helped; no added salt diet.\n"
    )
    assert read.request.specialty.value == "cardiology"
