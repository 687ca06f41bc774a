"""A typed two-page letter from a general practitioner: chest pain on exertion, to cardiology, urgent (UK)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.pdf import pdf_of
from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import SERIF

REASON = "assessment of new exertional chest pain, suspected stable angina"


def sample() -> Sample:
    """Return the letter and its gold."""
    sheets = (_first_sheet(), _second_sheet())
    return Sample(
        file="letter_cardiology.pdf",
        group="sample_gp_letter",
        rendering="text",
        sheets=sheets,
        content=pdf_of(sheets=sheets, title="Referral letter, cardiology"),
        date_order="DMY",
        gold={
            "document.kind": Stated("referral", "referral"),
            "patient.given_name": "Graham Ellery",
            "patient.family_name": "Thackwray",
            "patient.birth_date": Stated("1961-04-17", "17/04/1961"),
            "patient.sex": "male",
            "patient.phone": Stated("+447700900421", "07700 900421"),
            "patient.email": None,
            "patient.address": "8 Tannery Close, Pennerley, Northshire, AY3 6QD",
            "patient.identifiers[].value": ["999 417 3022"],
            "referrer.name": "Dr Imogen Farrant",
            "referrer.organization": "Larkmead Surgery",
            "referrer.phone": Stated("+441632960114", "01632 960114"),
            "referrer.fax": Stated("+441632960115", "01632 960115"),
            "referrer.address": "14 Orchard Row, Pennerley, Northshire, AY3 8TN",
            "referrer.npi": None,
            "recipient.name": "Dr Rufus Adeyinka",
            "recipient.organization": "Northshire General Hospital",
            "request.date": Stated("2026-10-12", "12 October 2026"),
            "request.specialty": Stated("cardiology", "Department of Cardiology"),
            "request.reason": REASON,
            "request.urgency": Stated("urgent", "URGENT REFERRAL"),
            "clinical.diagnoses[].text": [
                "suspected stable angina",
                "Essential hypertension",
                "Hypercholesterolaemia",
                "Gastro-oesophageal reflux disease",
            ],
            "clinical.symptoms[].text": ["central chest tightness", "breathlessness"],
            "clinical.medications[].name": [
                "Amlodipine",
                "Atorvastatin",
                "Omeprazole",
                "Aspirin",
                "Glyceryl trinitrate",
            ],
            "clinical.medications[].dose": ["5 mg", "20 mg", "20 mg", "75 mg", "400 micrograms"],
            "clinical.allergies[].substance": ["Penicillin", "Ramipril"],
            "clinical.allergies[].reaction": ["widespread rash", "cough"],
            "insurance.member_id": None,
            "triage.specialty": Judged(("cardiology",)),
            "triage.urgency": Judged(("urgent",)),
        },
        recall_only=("clinical.diagnoses[].text", "clinical.symptoms[].text"),
        traps=(
            "rest pain, syncope, palpitations and ankle swelling are denied",
            "diabetes is denied; the father's myocardial infarction is family history",
            "the appendicectomy and the deep vein thrombosis are past history",
            "the patient's, the surgery's and the wife's phone numbers stand on one page",
            "ramipril is an intolerance, not a medication",
        ),
    )


def _first_sheet() -> Sheet:
    sheet = Sheet()
    sheet.text_centred("Larkmead Surgery", y=56, font=SERIF.bold, size=18)
    sheet.text_centred("14 Orchard Row, Pennerley, Northshire, AY3 8TN", y=72, font=SERIF.regular, size=9.5)
    sheet.text_centred("Telephone 01632 960114    Fax 01632 960115", y=84, font=SERIF.regular, size=9.5)
    sheet.line(x0=64, x1=531, y0=92, y1=92)

    column = Column(sheet=sheet, y=116)
    column.lines(
        "12 October 2026",
        after=8,
    )
    column.lines(
        "Dr Rufus Adeyinka",
        "Consultant Cardiologist, Rapid Access Chest Pain Clinic",
        "Department of Cardiology",
        "Northshire General Hospital",
        "Infirmary Road, Pennerley, AY1 2BB",
    )
    column.paragraph("**URGENT REFERRAL**", after=8)
    column.fields(
        ("Patient:", "Mr Graham Ellery Thackwray"),
        ("Date of birth:", "17/04/1961 (65 years)      **Sex:** Male"),
        ("NHS number:", "999 417 3022"),
        ("Address:", "8 Tannery Close, Pennerley, Northshire, AY3 6QD"),
        ("Telephone:", "07700 900421 (mobile). Wife, Mrs Delia Thackwray: 07700 900388"),
        label_width=88,
    )
    column.paragraph("Dear Dr Adeyinka,")
    column.paragraph(f"Thank you for seeing this 65-year-old retired joiner for {REASON}.")
    column.heading("Presenting problem")
    column.paragraph(
        "For the past five weeks Mr Thackwray has had central chest tightness when he walks uphill or "
        "carries shopping, with some breathlessness. It spreads to the left arm, lasts three to five "
        "minutes and settles within minutes of stopping. It now comes on at about 200 metres on the flat, "
        "where a month ago he managed a mile. He used his spray twice last week with good effect."
    )
    column.paragraph(
        "He has had no pain at rest and no nocturnal pain. He denies syncope, palpitations, orthopnoea and "
        "ankle swelling. There is no cough and no haemoptysis, and the pain bears no relation to meals or "
        "posture."
    )
    column.heading("Past medical history")
    column.bullets(
        "Essential hypertension, diagnosed 2014",
        "Hypercholesterolaemia, 2017",
        "Gastro-oesophageal reflux disease, 2019",
        "Deep vein thrombosis, left calf, after knee arthroscopy in 2008; treated for six months, none since",
        "Appendicectomy 1979",
    )
    column.paragraph("He does not have diabetes. No previous myocardial infarction or stroke.")
    column.heading("Allergies and intolerances")
    column.paragraph("Penicillin: widespread rash (1995). Ramipril: cough (2015).")
    column.heading("Current medication")
    column.y += 6
    column.table(
        ("Medicine", "Dose", "How often", "Since"),
        ("Amlodipine", "5 mg", "once daily", "2015"),
        ("Atorvastatin", "20 mg", "at night", "2017"),
        ("Omeprazole", "20 mg", "once daily", "2019"),
        ("Aspirin", "75 mg", "once daily", "12 October 2026"),
        ("Glyceryl trinitrate spray", "400 micrograms", "when required for chest pain", "28 September 2026"),
        widths=(132, 92, 143, 100),
    )
    sheet.text_right("Page 1 of 2", right=531, y=800, font=SERIF.regular, size=9)
    return sheet


def _second_sheet() -> Sheet:
    sheet = Sheet()
    column = Column(sheet=sheet, y=62)
    column.paragraph("**Re: Mr Graham Ellery Thackwray, NHS number 999 417 3022**", after=4)
    column.rule()
    column.heading("Family and social history")
    column.paragraph(
        "His father had a myocardial infarction at 54 and died of it at 61; his mother, 88, has type 2 "
        "diabetes. Ex-smoker: twenty a day until 2011 (about 25 pack years). Alcohol 10 units a week. Lives "
        "with his wife and is independent. He still drives and has been told what the licensing rules ask "
        "of him."
    )
    column.heading("Examination, 12 October 2026")
    column.paragraph(
        "Comfortable at rest. Blood pressure 148/86 mmHg, pulse 76 beats per minute and regular, oxygen "
        "saturation 98% on air, weight 91 kg, BMI 29.4 kg/m\u00b2. Heart sounds normal, no murmur. Chest "
        "clear. No peripheral oedema; calves soft. No carotid bruit."
    )
    column.heading("Investigations")
    column.bullets(
        "ECG today: sinus rhythm, 74 per minute, no acute ischaemic change",
        "Full blood count normal: haemoglobin 146 g/L",
        "Total cholesterol 5.9 mmol/L, HDL 1.1 mmol/L",
        "HbA1c 40 mmol/mol; eGFR 78 mL/min/1.73 m\u00b2; thyroid function normal",
    )
    column.heading("Request")
    column.paragraph(
        "In view of the shortening walking distance and his risk factors I should be grateful if he could "
        "be seen urgently in your rapid access clinic, within two weeks, for assessment and CT coronary "
        "angiography if you think it right. I have started aspirin and told him to call 999 if pain comes "
        "on at rest or lasts longer than 15 minutes."
    )
    column.paragraph("Would you also advise whether a beta-blocker should be started now?")
    column.paragraph("With kind regards,", after=0)
    column.signature("Imogen Farrant")
    column.lines("**Dr Imogen Farrant** MBBS MRCGP", "General Practitioner Partner, Larkmead Surgery")
    column.paragraph("Copy to: patient")
    sheet.text_right("Page 2 of 2", right=531, y=800, font=SERIF.regular, size=9)
    return sheet
