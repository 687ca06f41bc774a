"""A short note asks somebody in plain words, whatever other houses it names or is written in."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read

_HEAD = "Patient ID: SY-99418\nName: Zofia Marlowe\nAge: 59\nAddress: 118 Ecclesall Gate, Sheffield\n"


def _asked(story: str, location: str = "Elm Road Surgery") -> object:
    page = f"{_HEAD}\n{story}\n\nStaff: Dr Hamza Pirzada\nLocation: {location}\n"
    return referral_read(page).request.specialty.value


@pytest.mark.parametrize(
    ("story", "location", "specialty"),
    [
        (
            "8 days of pain on moving the L eye and washed-out colours. L RAPD, red desat. Typical optic neuritis.\n"
            "To neurology, Dr Gaunt's clinic, inside two weeks with the scan.",
            "Eye Casualty, Don Valley Hospital",
            "neurology",
        ),
        (
            "L gaiter ulcer no smaller after 14 weeks. Vascular surgeons saw him and found arteries good.\n"
            "Tissue viability - joint visit please, any Tuesday.",
            "Eden District Nurses",
            "wound_care",
        ),
        (
            "Trigger finger, R ring finger locks. Rheumatology saw her in 2022 and found no RA.\n"
            "For Miss Wren's hand list please (plastics). No hurry.",
            "Crosshill Health Centre",
            "plastic_surgery",
        ),
        (
            "CENTRAL CRUSHING CHEST PAIN 50 MIN. ST ELEVATION II III AVF.\n"
            "BLUE LIGHT FOR PRIMARY PCI, CATH LAB PRE-ALERTED ETA 12.",
            "Ravensholme Hospital",
            "cardiology",
        ),
        (
            "Melanoma, fourth pembrolizumab 12 days ago. Loose stools, 5 a day. ?immune colitis.\n"
            "Next dose Friday on hold until oncology have advised.",
            "Beechmount Group Practice",
            "oncology",
        ),
    ],
)
def test_who_is_asked_in_plain_words_is_asked(story: str, location: str, specialty: str) -> None:
    assert _asked(story, location) == specialty


@pytest.mark.parametrize(
    ("story", "specialty"),
    [
        (
            "Known to neurology, Dr Gaunt's clinic, for migraine. New rash on shins. Derm please.",
            "dermatology",
        ),
        ("Goes to physio weekly. Palpitations on exertion. Cardiology review please.", "cardiology"),
        ("Told by oncology, who have advised no change. Painful bunion. Podiatry please.", "podiatry"),
    ],
)
def test_who_is_only_told_of_is_not(story: str, specialty: str) -> None:
    assert _asked(story) == specialty


def test_the_clinical_context_of_an_e_referral_is_asked_beside_its_sender() -> None:
    page = (
        "Clinical Information Summary\n"
        "Patient: LINDQVIST, MR Gareth\tDate of Birth: 19/02/1958\n"
        "Referred By: ABERNETHY, Ruth (Dr)\tNamed Clinician: -\n"
        "Address: Red Cross Road\tClinical Context: Nephrology/Not Otherwise Specified\n"
        "Attachments\n"
        "urology_scan.pdf\tUrology clinic letter 2023\n"
    )
    assert referral_read(page).request.specialty.value == "nephrology"


def test_the_specialty_of_who_refers_is_not_asked() -> None:
    page = (
        "Referral\n"
        "Patient: Gareth Lindqvist\tDate of Birth: 19/02/1958\n"
        "Referred By: Dr Ruth Abernethy\tSpecialty: Cardiology\n"
        "Refer to: Nephrology clinic\n"
    )
    assert referral_read(page).request.specialty.value == "nephrology"


@pytest.mark.parametrize(
    "head",
    [
        "Vascular\nRon Beckett 03/04/1950\n",
        "GP referral\nVascular\nDear colleague\n",
        "Ron Beckett\n\nVASCULAR:\n\n",
    ],
)
def test_a_specialty_alone_on_a_line_of_the_head_is_asked(head: str) -> None:
    read = referral_read(f"{head}Please see him, his legs ache at night.\nDr Neil Farrar\n")
    assert read.request.specialty.value == "vascular_surgery"


def test_a_note_whose_head_has_no_labels_asks_as_plainly() -> None:
    page = (
        "NHS 999 969 6309\nMr Reginald THACKTHWAITE, b. 4.8.38\nFell View, Troutbeck Lane, Penrith\n"
        "tel 01632 960219 (key with son next door)\n\n"
        "L gaiter ulcer no smaller after 14 weeks. No pain at night. ABPI 0.98.\n"
        "Vascular surgeons saw him in the spring and found arteries good. Podiatrist does his nails.\n"
        "Tissue viability - joint visit please, not urgent.\n\n"
        "Staff: DN Joanne Airey\nLocation: Eden District Nurses (north team)\n"
    )
    assert referral_read(page).request.specialty.value == "wound_care"
