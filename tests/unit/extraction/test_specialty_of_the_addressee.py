"""The specialty of the person whom a letter names as its receiver is the one asked, whatever the letter says below.
Everybody is invented."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from tests.unit.extraction.paper import paper

HEAD = "Dr Ann Sample, Harbour Medical Practice, Whitby YO21 1AA\n14 April 2026\n"
VOSS = "Re: Mr Leonard Voss DOB 22/05/1958\n"


def _specialty(words: str) -> object:
    return run_assistant(pages=paper(words), today=date(2026, 11, 21)).request.specialty.value


@pytest.mark.parametrize(
    ("specialty", "words"),
    [
        (
            "cardiology",
            f"{HEAD}Dr Paul Hendry, Consultant Cardiologist, Scarborough Hospital\n{VOSS}"
            "Please see this man with angina.\nYours sincerely\nDr Ann Sample",
        ),
        (
            "cardiology",
            f"{HEAD}Dr Paul Hendry, Consultant Cardiologist, Scarborough Hospital\nDear Dr Hendry\n{VOSS}"
            "Please see this man with angina. The patient would like an urgent appointment but I have explained that "
            "this is a routine referral.\nYours sincerely\nDr Ann Sample",
        ),
        (
            "cardiology",
            "Elmfield Surgery, 5 Elm Road, Derby DE1 1AA. Tel 01332 555010. 9 June 2026\n"
            "To: Dr Vera Lund, Cardiology, Royal Derby Hospital\nPATIENT: Mr Alan Birch, DOB 13/02/1955, 07700 900555\n"
            "Please see for palpitations.\nDr Joan Kirk",
        ),
        (
            "cardiology",
            f"{HEAD}Dr Paul Hendry, Consultant Cardiologist, Scarborough Hospital\nDear Dr Hendry\n{VOSS}"
            'Please see this man with palpitations. His notes contain an entry of "heart failure" in error. The label '
            "of epilepsy was removed in 2011.\nYours sincerely\nDr Ann Sample",
        ),
        (
            "rheumatology",
            f"{HEAD}To: Prof Ida Moor, Department of Rheumatology, Scarborough Hospital\n{VOSS}"
            "Please see this man with swollen wrists.\nDr Ann Sample",
        ),
        (
            "cardiology",
            "REFERRAL\nPatient\tLeonard VOSS\tReferrer\tDr M Stokes\nDOB\t22/05/1958\tPractice\tHarbour Medical\n"
            "Consultant\tDr P Hendry\tSpecialty\tCardiology\nUrgency\tSoon\tTransport\tNot needed\n\n"
            "Reason: swollen wrists and knees",
        ),
        (
            "endocrinology",
            'NZOZ "Zdrowie" Poradnia POZ, ul. Lipowa 4, 30-001 Krakow\nSKIEROWANIE DO PORADNI SPECJALISTYCZNEJ\n'
            "Do: Poradnia Endokrynologiczna\nNazwisko i imie: Kowalska Ewa\nRozpoznanie: Wole guzkowe\n"
            "Data: 12.03.2026\nLekarz: dr Andrzej Maj",
        ),
    ],
)
def test_specialty_is_the_addressees(specialty: str, words: str) -> None:
    assert _specialty(words) == specialty


@pytest.mark.parametrize(
    "words",
    [
        "Seen by Dr Paul Hendry, Consultant Cardiologist, in 2019. Please arrange physiotherapy for his back.",
        "Physio please, back pain. Known to Dr Vera Lund, Cardiology.",
    ],
)
def test_who_is_only_told_of_is_not(words: str) -> None:
    assert _specialty(words) != "cardiology"
