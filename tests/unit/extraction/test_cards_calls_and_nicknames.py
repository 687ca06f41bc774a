"""Cards beside policies, who took a call, names that somebody goes by, and papers of Austria. All invented."""

from __future__ import annotations

import pytest

from jobs.extraction import run_assistant
from referrals.data.referral import Referral
from tests.unit.extraction.paper import paper
from tests.unit.extraction.test_patients_of_the_world import BODY, TODAY, numbers


def read(rows: str) -> Referral:
    return run_assistant(pages=paper(f"Ashby Clinic\n20 Mill Link\n\n{rows}{BODY}"), today=TODAY)


PATIENT = "Patient: Ada Quill\tDOB: 14/02/1968\tFile No: AQ-4471\n"


@pytest.mark.parametrize("label", ["Card No", "Card number", "Card #"])
def test_the_card_beside_an_employers_policy_is_the_members(label: str) -> None:
    referral = read(
        f"{PATIENT}\nInsurance: Dune Star Insurance\tNetwork: Gold\n{label}: DS-7741-02\tPolicy: DS/GRP/26/031\n"
    )
    assert referral.insurance.member_id.value == "DS-7741-02"
    assert numbers(referral.patient) == ["AQ-4471"]


def test_a_hospitals_card_beside_no_policy_stays_the_patients() -> None:
    referral = read("Name: Ada Quill\tDOB: 14/02/1968\nCard No: 4471-26\tWard: 3\n")
    assert numbers(referral.patient) == ["4471-26"]


@pytest.mark.parametrize("called", ["(Jay)", '"Jay"', "\u201cJay\u201d"])
def test_a_box_of_given_names_ends_before_what_somebody_is_called(called: str) -> None:
    referral = read(f"Surname: Quill\tFirst names: Aroha Jane {called}\nDOB: 14/02/1968\n")
    assert referral.patient.given_name.value == "Aroha Jane"
    assert referral.patient.family_name.value == "Quill"


@pytest.mark.parametrize("words", ["Spoke to", "Report given to", "Discussed with", "Phoned to"])
def test_who_took_the_call_is_not_whom_the_letter_goes_to(words: str) -> None:
    referral = read(
        f"To: Harrow District Hospital\nFacility called? [x] Yes\t{words}: Sr. Ida Orme, 0711 555019\n\n{PATIENT}"
    )
    assert referral.recipient.name.value is None
    assert referral.recipient.organization.value == "Harrow District Hospital"


def test_whom_a_letter_goes_to_is_read_beside_a_call() -> None:
    referral = read(f"Called: yes\tTo: Dr Ida Orme, Harrow District Hospital\n\n{PATIENT}")
    assert referral.recipient.name.value == "Dr Ida Orme"


def test_boxes_of_an_austrian_slip() -> None:
    referral = run_assistant(
        pages=paper(
            "VERSICHERUNGSTRÄGER\tVSNR\tKOSTENANTEIL\nBVAEB\t4417 140268\tnein\n"
            "PATIENT/IN, FAMILIENNAME, VORNAME\tGESCHL.\tGEB.\nQuill-Orme, Ada\tweibl.\t14.02.1968\n"
            "ANSCHRIFT\tTEL.\tVERSICHERT BEI\nLindengasse 4, 1070 Wien\t0676/5550 199\tMag. Ivo Orme (mitvers.)\n\n"
            "ÜBERWEISUNG\n\nAn\tNeurologische Ambulanz, Klinik Harrowberg\n\nSeit Jänner Kopfschmerzen.\n"
        ),
        today=TODAY,
    )
    assert referral.insurance.payer.value == "BVAEB"
    assert numbers(referral.patient) == ["4417 140268"]
    assert referral.patient.phone.value == "+436765550199"
    assert referral.patient.family_name.value == "Quill-Orme"
    assert referral.referrer.phone.value is None


@pytest.mark.parametrize(
    "address", ["1204-35 TUPELO PARK COURT, AJAX ON M1X 9Z9", "7-1180 Elm St, Ajax ON M1X 9Z9"]
)
def test_a_flat_and_house_before_a_street_are_no_number_of_a_patient(address: str) -> None:
    referral = read(
        f"Patient (label)\nQUILL, ADA JANE\tF\t1954/12/11\n{address}\n416-555-0133\nOHIP 5830 172 648\n"
    )
    assert referral.patient.address.value == address
