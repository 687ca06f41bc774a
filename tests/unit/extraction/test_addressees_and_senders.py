"""Who a letter is for, who sends it and why, in the wordings and layouts of letters. Every person is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.test_assistant import read, value

_ABOUT = "Re: Nora Quillfeather, DOB 14/02/1968\n\n"
_ASKS = "Thank you for seeing this woman with recurrent migraine for three months.\n\n"


@pytest.mark.parametrize(
    ("head", "organization"),
    [
        (
            "Millbrook Surgery\nTel: 01904 555 010\n\n12 May 2026\n\nDear Neurology team at Castle Hospital,\n\n",
            "Castle Hospital",
        ),
        (
            "The Consultant in charge\nDept of Neurology\nCastle Hospital\nYork\n\n12th May 2026\n\n"
            "Dear Colleague,\n\n",
            "Castle Hospital",
        ),
        ("Neurology Outpatients\nCastle Hospital\nYork YO31 8HE\n\nDear Colleagues,\n\n", "Castle Hospital"),
        (
            "Praxis Falk\nTel. 089 5550100\n\nAn die\nNeurologische Klinik am Park\n80333 München\n\n"
            "München, den 12.05.2026\n\nSehr geehrte Damen und Herren,\n\n",
            "Neurologische Klinik am Park",
        ),
        (
            "Cabinet des Tilleuls\nTél. : 04 78 55 50 10\n\nLyon, le 12 mai 2026\n\nÀ l'attention du Dr Paul "
            "Mercier\n"
            "Service de neurologie\nHôpital Saint-Clair\n\nCher confrère,\n\n",
            "Hôpital Saint-Clair",
        ),
    ],
)
def test_who_a_letter_is_for(head: str, organization: str) -> None:
    referral = read(head + _ABOUT + _ASKS + "Yours sincerely,\n\nDr Ada Penrose\n")
    assert value(referral, "recipient.organization") == organization
    assert value(referral, "referrer.organization") != organization
    assert value(referral, "referrer.name") == "Dr Ada Penrose"


def test_a_letterhead_is_no_addressee_where_only_a_salutation_follows() -> None:
    referral = read(
        "Millbrook Clinic\n4 Mill Lane, York, YO1 7PR\n\nDear Colleague,\n\n"
        + _ABOUT
        + _ASKS
        + "Dr Ada Penrose\n"
    )
    assert value(referral, "recipient.organization") is None
    assert value(referral, "referrer.organization") == "Millbrook Clinic"


@pytest.mark.parametrize("title", ["Dermatology referral form", "Request form"])
def test_the_head_of_a_form_that_names_another_sender_is_the_recipient(title: str) -> None:
    referral = read(
        f"Fellbrook Hospitals\n{title}\n\nPatient\nName: Nora Quill\nDOB: 14/02/1968\n\n"
        "Referring clinician\nName: Dr Ada Penrose\nPractice: Millbrook Surgery\nTelephone: 01904 555010\n"
    )
    assert value(referral, "recipient.organization") == "Fellbrook Hospitals"
    assert value(referral, "referrer.organization") == "Millbrook Surgery"


@pytest.mark.parametrize(
    "signature",
    [
        "Best wishes,\n\nAda Penrose\nGP, Millbrook Surgery\n01904 555 010\n",
        "Yours faithfully,\nDr Ada Penrose (Millbrook Surgery)\nTel: 01904 555010\n",
        "With best wishes,\nDr Ada Penrose, Millbrook Surgery\nPhone: 01904 555010\n",
        "Yours sincerely\n\nDr Ada Penrose\nMillbrook Surgery, 4 Mill Lane, York YO1 7PR\nTelephone 01904 555010\n",
    ],
)
def test_a_signature_names_the_practice_and_its_telephone(signature: str) -> None:
    referral = read("12 May 2026\n\nDear Dr Mercer,\n\n" + _ABOUT + _ASKS + signature)
    assert value(referral, "referrer.organization") == "Millbrook Surgery"
    assert value(referral, "referrer.phone").replace(" ", "").endswith("1904555010")
    assert "Ada Penrose" in value(referral, "referrer.name")


def test_a_date_below_the_signature_dates_the_letter() -> None:
    referral = read(
        "Dear Colleague,\n\n" + _ABOUT + _ASKS + "Yours sincerely\n\nDr Ada Penrose\n12 May 2026\n"
    )
    assert value(referral, "request.date") == "2026-05-12"


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Could I ask you to see this woman regarding chronic migraine.", "chronic migraine"),
        ("Please would you see her for assessment of chronic migraine.", "assessment of chronic migraine"),
        ("ich überweise Ihnen die Patientin zur Abklärung einer Migräne.", "Abklärung einer Migräne"),
        ("Le remito a esta paciente para valoración de migraña crónica.", "valoración de migraña crónica"),
        (
            "Je vous adresse cette patiente pour avis sur des migraines chroniques.",
            "avis sur des migraines chroniques",
        ),
        (
            "She is sent with the request for a review of chronic migraine.",
            "review of chronic migraine",
        ),
    ],
)
def test_the_sentence_that_asks_gives_the_reason(sentence: str, reason: str) -> None:
    assert reason in str(value(read(f"Dear Colleague,\n\n{_ABOUT}{sentence}\n"), "request.reason"))


@pytest.mark.parametrize(
    ("plan", "recipient"),
    [
        ("She is referred to Urology, Dr. Pagett, to be seen in the office.", "Dr. Pagett"),
        ("Refer: Orthopedic surgery, Dr. Ken Ishida", "Dr. Ken Ishida"),
        ("Refer to orthopedics (Dr. Ken Ishida). PT meanwhile.", "Dr. Ken Ishida"),
        ("Referred to Cardiology, Dr. Pagett. Follow up with me in 2 weeks.", "Dr. Pagett"),
    ],
)
def test_the_doctor_behind_the_specialty_is_asked(plan: str, recipient: str) -> None:
    referral = read(
        f"Heron Family Practice\n{_ABOUT}Assessment: stone.\nPlan: {plan}\nSigned: Amy Pell, NP\n"
    )
    assert value(referral, "recipient.name") == recipient
    assert value(referral, "referrer.name") == "Amy Pell, NP"


def test_the_sentence_behind_a_bare_request_tells_the_reason() -> None:
    text = f"Dear Colleague,\n\n{_ABOUT}Please see this gentleman soon. He had trouble at work twice in October.\n"
    assert value(read(text), "request.reason") == "He had trouble at work twice in October."
