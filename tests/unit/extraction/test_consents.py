"""What may come of a treatment is no illness, no history and no reason, where somebody is told of it."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant
from jobs.extraction.texts_at_hand import text_of
from jobs.extraction.wordings.consents import told_in_consent
from referrals.data.referral import walk
from tests.unit.extraction.paper import paper

TODAY = date(2026, 11, 21)


def told(words: str) -> list[str]:
    text = text_of(paper(words))
    return [text.content[span.start : span.end].strip() for span in told_in_consent(text)]


@pytest.mark.parametrize(
    "consent",
    [
        "The risks of bleeding, infection and loss of vision were discussed.",
        "Risks include but are not limited to retinal detachment, ptosis and diplopia.",
        "She understands the risk of pulmonary embolism and thrombosis.",
        "All risks as well as complications were discussed with the patient, including infection.",
        "I explained to her in detail the risks and alternatives.",
        "Informed consent was obtained.",
        "I have also explained the risks and potential complications of cholecystectomy to her in detail including "
        "bleeding, deep venous thrombosis, pulmonary embolism, and possible need for further surgery.",
    ],
)
def test_what_is_said_of_risks_is_told_in_consent(consent: str) -> None:
    assert told(f"She has glaucoma. {consent} She takes timolol.") == [consent]


@pytest.mark.parametrize(
    "words",
    [
        "Risk factors include smoking and hypertension.",
        "Please discuss the risks and benefits of surgery with her.",
        "I would be grateful for your opinion whether the risks of anticoagulation were explained by others.",
        "She is at risk of falls and her daughter is aware.",
        "He was given apixaban because of the risk of stroke from atrial fibrillation.",
        "He understands the risks of penicillin, to which he is allergic, and takes warfarin 3 mg daily.",
        "He is aware of the risks of smoking and has COPD, type 2 diabetes and hypertension.",
        "Given the high risk of malignancy, an urgent colonoscopy is needed.",
        "He is at high risk of suicide and has been given a crisis number after an overdose last night.",
        "Informed consent obtained, she has rectal bleeding and needs to be seen urgently.",
    ],
)
def test_risks_of_the_illness_and_questions_about_risks_are_none(words: str) -> None:
    assert told(words) == []


def test_an_illness_before_the_risks_in_the_same_sentence_stays() -> None:
    assert told("He has a right inguinal hernia, the risks of repair were explained.") == [
        "the risks of repair were explained."
    ]


def test_nothing_is_extracted_from_what_may_come_of_an_operation() -> None:
    note = (
        "CONSULTATION\n\nPatient: Ann Sample\n\nPast history:\nGlaucoma.\n"
        "The risks and benefits of surgery were explained, including retinal detachment and loss of vision."
    )
    referral = run_assistant(pages=paper(note), today=TODAY)
    found = [
        str(field.value) for path, field in walk(referral) if path.startswith("clinical.") and field.value
    ]
    assert any("laucoma" in words for words in found)
    assert not any("detachment" in words or "vision" in words for words in found)
