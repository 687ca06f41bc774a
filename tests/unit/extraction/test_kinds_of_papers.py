"""Short papers of every kind in many senders' words: somebody asks that a patient be seen, or does not."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import sort_packet
from tests.unit.extraction.paper import paper

PAPERS = [
    (
        "consult_note",
        "Riverside Hospital\n"
        "Department of Cardiology\n"
        "Dear Dr Sample\n"
        "Thank you for referring this lady. I reviewed her in clinic today. Diagnosis: AF. Plan: start "
        "apixaban. I will see her again in six months.\n"
        "Yours sincerely",
    ),
    (
        "consult_note",
        "Dear Dr Sample\n"
        "Re: Ann Sample DOB 01/02/1960\n"
        "I saw Mrs Sample today. Her knee is better. I have discharged her back to your care. Thank you for "
        "your help.\n"
        "Yours sincerely\n"
        "Mr Bone",
    ),
    (
        "consult_note",
        "Dear colleague\n"
        "Re: Ann Sample DOB 01/02/1960\n"
        "I met this patient on 3 May. Could you please take over the prescription of amlodipine 5 mg and "
        "check bloods in four weeks? Follow-up in 6 months.\n"
        "Yours",
    ),
    (
        "records_request",
        "Dear Doctor\n"
        "Please forward copies of the medical records of Ann Sample DOB 01/02/1960 from 2019 to 2024. Thank "
        "you for your attention to this matter.\n"
        "Law offices of Sample",
    ),
    (
        "insurance",
        "Notice of denial\n"
        "Dear Dr Sample\n"
        "Your request for MRI lumbar spine has been denied. It is not medically necessary. You have the "
        "right to appeal. Claim number 12345",
    ),
    (
        "prescription",
        "Refill request\n"
        "Please authorize refill for Ann Sample DOB 01/02/1960. Lisinopril 10 mg #30. Refills: 3. Sample "
        "Pharmacy. Thank you for your help.",
    ),
    (
        "marketing",
        "Dear Doctor\n"
        "We would be happy to see your patients at our new location. Now accepting new patients. Call today "
        "to schedule a free lunch and learn. Refer your patients to us.",
    ),
    (
        "discharge_summary",
        "Discharge Summary\n"
        "Patient: Ann Sample DOB 01/02/1960\n"
        "Admitted on 3 May, discharged 5 May. Hospital course: uneventful. Please arrange blood tests in 1 "
        "week. Thank you for your ongoing care.",
    ),
    (
        "lab_result",
        "Sample Laboratories\tREPORT\n"
        "Patient: Ann Sample\n"
        "Specimen: blood Collected 3 May\n"
        "Sodium 140 mmol/L 135-145",
    ),
    (
        "imaging_report",
        "MRI lumbar spine\n"
        "Patient: Ann Sample DOB 01/02/1960\n"
        "Referring physician: Dr A Sample\n"
        "Indication: back pain\n"
        "Technique: sagittal T1\n"
        "Findings: disc bulge L4/5\n"
        "Impression: no cord compression. Please correlate.\n"
        "Dr Ray, Consultant Radiologist",
    ),
    (
        "referral",
        "Physical therapy prescription\n"
        "Patient: Ann Sample DOB 01/02/1960\n"
        "Dx: M54.5 low back pain\n"
        "[x] Evaluate and treat\n"
        "Frequency: 2x/week for 6 weeks\n"
        "I certify that this is medically necessary.\n"
        "Dr Sample",
    ),
    (
        "referral",
        "ORDER FOR SLEEP STUDY\n"
        "Patient: Ann Sample DOB 01/02/1960\n"
        "Insurance: Sample Health Subscriber: self Policy holder: self\n"
        "Diagnosis: snoring, witnessed apneas",
    ),
    (
        "referral",
        "Dear Guy\n"
        "Ann Sample, born 1 May 1980\n"
        "Could you have a look at her left hand? She cut it on Friday and cannot bend the middle finger. "
        "X-ray shows no fracture.\n"
        "Best wishes",
    ),
    (
        "referral",
        "Neurology new patient intake\n"
        "Patient: Ann Sample DOB 01/02/1960\n"
        "Guarantor: self\n"
        "Subscriber: self\n"
        "Effective date: 01/01/2026\n"
        "Reason for visit: headaches\n"
        "Ordering provider: Dr Sample",
    ),
    (
        "referral",
        "To the memory clinic\n"
        "Ann Sample 01/02/1960\n"
        "Her daughter is worried about her memory. MMSE 22. I would be glad of your help with diagnosis.\n"
        "Dr Sample",
    ),
    ("referral", "Estimado doctor: envío a este paciente para su valoración por soplo cardíaco."),
    ("referral", "Chère consoeur, merci de recevoir Mme Exemple pour avis sur une hypertension résistante."),
    (
        "referral",
        "Sehr geehrte Frau Kollegin, mit der Bitte um Mitbeurteilung bei Belastungsdyspnoe. Erika Muster, "
        "geb. 01.02.1960",
    ),
    (
        "referral",
        "Hearing aid clinic - request for assessment\n"
        "Ann Sample DOB 01/02/1960\n"
        "Hx: deaf both sides\n"
        "Rx: bisoprolol, apixaban",
    ),
    ("imaging_report", "CHEST X-RAY REPORT\nReason: cough\nFindings: clear."),
    ("referral", "Dr A. Roe\nTo: Dr B. Lee\nPatient: Ann Sample DOB 1/2/1980\nWHY\nSore knee.\nMEDS\nnone"),
    (
        "referral",
        "Aan: poli KNO\nBetreft: W. Voorbeeld\nVRAAGSTELLING\nEenzijdig oorsuizen sinds een half jaar.",
    ),
    ("referral", "eReferral - Patient Summary\nPatient: Ann Sample\nRequester: Dr Roe"),
    ("referral", "Sir/Madam:\nThis is to refer Ann Sample, 60 years old, for elective cholecystectomy."),
    (
        "referral",
        "Dear registrar\nAnn is on her way to you this afternoon. I saw her at home: BP 158/102.\n"
        "Past medical history\nnone",
    ),
    (
        "referral",
        "Dear Maeve,\nI would appreciate an early appointment for Ann.\nPast medical history\nMigraine.",
    ),
    (
        "consult_note",
        "Dear Dr Lee,\nThank you for referring Ann Sample, whom I saw in clinic today.\nREASON FOR REFERRAL\n"
        "Palpitations.\nIMPRESSION\nBenign ectopics. I have discharged her back to your care.",
    ),
    ("prescription", "Rx\nAmoxicillin 500 mg caps\nSig: one three times a day\nDisp: 21\nRefills: 0"),
]


@pytest.mark.parametrize(("kind", "text"), PAPERS)
def test_the_kind_of_a_paper_is_what_it_is_for(kind: str, text: str) -> None:
    assert sort_packet(pages=paper(text), today=date(2026, 1, 1)).kinds_by_page == (kind,)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "referral",
            "Bright Smiles Dental\nPatient: Ann Sample DOB 01/02/1960\nPlease extract:\n[x] #1 [ ] #16\nCall today!",
        ),
        (
            "referral",
            "City Imaging Center\nNow open!\nName: Ann Sample\tDate of birth: 3/4/1970\n\u2612 MRI lumbar spine\n"
            "\u2610 CT head\nOrder online",
        ),
        (
            "referral",
            "Hearing Solutions\nAnn Sample, 04/05/1951\nPlease see her for hearing test\n20% off hearing aids.",
        ),
        (
            "referral",
            "Dear Dr Sample\nI'd like you to see my patient Ann Sample, 54, with knee pain. She heard of your clinic "
            "at the webinar.\nYours\nDr Low",
        ),
        (
            "referral",
            "Zahnarztpraxis Sonne\nPatient: Anna Muster, geb. 03.04.1970\nBitte um Extraktion 38\nAngebot: Bleaching",
        ),
        (
            "referral",
            "Re: Ann Sample\nShe would like to switch to a different clinic. Could you see her?\nDr Low",
        ),
        (
            "marketing",
            "Join our CME dinner\nOur firm was born in 1970.\nName: ____ DOB: ____\n[ ] I will come  [ ] I will not",
        ),
        (
            "marketing",
            "New in town\n\u2713 Free delivery\n\u2713 Same-day appointments\nWe would be happy to see your patients. "
            "Register now.",
        ),
        (
            "marketing",
            "RE: Special Offer for your practice\nRegister now for our free webinar. Save up to 40%.",
        ),
    ],
)
def test_a_page_about_a_person_is_no_advertisement(kind: str, text: str) -> None:
    assert sort_packet(pages=paper(text), today=date(2026, 1, 1)).kinds_by_page == (kind,)


@pytest.mark.parametrize(
    "text",
    [
        "Cold white leg, no pulses, numb since four. Vascular on call now",
        "Dentist writing. Blotchy and hypotensive after local anaesthetic. Please find out which one it was.",
        "District nurse: breast bone wound now open 4 cm with pus, home 12 days. Needs the operating team tomorrow.",
        "Dietitian, infant of 9 months, egg gave hives. Skin prick testing prior to introducing anything further.",
        "Restless legs, pramipexole helped for three years. What to switch to?",
    ],
)
def test_one_word_that_advertisements_have_too_makes_none(text: str) -> None:
    assert sort_packet(pages=paper(text), today=date(2026, 1, 1)).kinds_by_page != ("marketing",)


def test_two_such_words_make_an_advertisement() -> None:
    text = "Find out how our new clinic can help. Call us today!"
    assert sort_packet(pages=paper(text), today=date(2026, 1, 1)).kinds_by_page == ("marketing",)
