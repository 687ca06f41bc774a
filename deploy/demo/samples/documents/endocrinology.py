"""A letter printed from a US practice's system: codes, NPI, MRN and insurance, to endocrinology, routine."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.pdf import pdf_of
from deploy.demo.samples.drawing.sheet import US_LETTER, Sheet
from deploy.demo.samples.drawing.typefaces import SANS

REASON = "Management of poorly controlled type 2 diabetes and advice on starting insulin"


def sample() -> Sample:
    """Return the letter and its gold.

    The NPI is the standard's own example (CMS, check digit requirements), so it is nobody's.
    """
    sheets = (_sheet(),)
    return Sample(
        file="letter_endocrinology.pdf",
        group="sample_us_letter",
        rendering="text",
        sheets=sheets,
        content=pdf_of(sheets=sheets, title="Referral letter, endocrinology"),
        date_order="MDY",
        gold={
            "document.kind": Stated("referral", "REFERRAL"),
            "patient.given_name": "Dwayne Percival",
            "patient.family_name": "Okafor-Lindqvist",
            "patient.birth_date": Stated("1968-09-14", "09/14/1968"),
            "patient.sex": "male",
            "patient.phone": Stated("+14065550171", "(406) 555-0171"),
            "patient.email": "dwayne.ol@mailbox.example",
            "patient.address": "1190 Prairie Lantern Dr, Stillwater Gap, MT 59990",
            "patient.identifiers[].value": ["SG-0093417"],
            "referrer.name": "Helena Brightwater, DO",
            "referrer.npi": "1234567893",
            "referrer.organization": "Stillwater Gap Internal Medicine",
            "referrer.phone": Stated("+14065550110", "(406) 555-0110"),
            "referrer.fax": Stated("+14065550111", "(406) 555-0111"),
            "referrer.address": "400 Depot St, Suite 2, Stillwater Gap, MT 59990",
            "recipient.name": "Yusuf Marchetti, MD",
            "recipient.organization": "Big Coulee Endocrine Associates",
            "request.date": Stated("2026-11-09", "11/09/2026"),
            "request.specialty": "endocrinology",
            "request.reason": REASON,
            "request.urgency": "routine",
            "clinical.diagnoses[].text": [
                "Type 2 diabetes mellitus with hyperglycemia",
                "Essential (primary) hypertension",
                "Hyperlipidemia, unspecified",
                "Obesity, class 1",
            ],
            "clinical.diagnoses[].icd10cm": ["E11.65", "I10", "E78.5", "E66.811"],
            "clinical.medications[].name": ["Metformin", "Empagliflozin", "Losartan", "Rosuvastatin"],
            "clinical.medications[].dose": ["1000 mg", "25 mg", "50 mg", "10 mg"],
            "clinical.medications[].frequency": ["twice daily", "once daily", "once daily", "at bedtime"],
            "clinical.allergies[].substance": ["Latex"],
            "clinical.allergies[].reaction": ["localized rash"],
            "insurance.payer": "Frontier Mutual Health",
            "insurance.member_id": "FMH883014527",
            "insurance.group": "GRP-70215",
            "triage.specialty": Judged(("endocrinology",)),
            "triage.urgency": Judged(("routine",)),
        },
        traps=(
            "patient and referrer stand side by side in two columns",
            "glipizide was stopped and is no current medication",
            "MRN, member id, group and NPI are four different numbers",
            "no ketoacidosis, no hypoglycemia; the mother's thyroid disease is family history",
        ),
    )


def _sheet() -> Sheet:
    sheet = Sheet(size=US_LETTER)
    sheet.box(x=48, y=40, width=516, height=46, fill=0.92, weight=0)
    sheet.text("Stillwater Gap Internal Medicine", x=58, y=60, font=SANS.bold, size=15)
    sheet.text("400 Depot St, Suite 2, Stillwater Gap, MT 59990", x=58, y=76, font=SANS.regular, size=9.5)
    sheet.text_right("OUTGOING REFERRAL", right=554, y=60, font=SANS.bold, size=11)
    sheet.text_right("Date: 11/09/2026", right=554, y=76, font=SANS.regular, size=9.5)

    patient = Column(sheet=sheet, left=54, right=310, y=108, face=SANS, size=9.5, leading=1.3)
    patient.heading("PATIENT", before=0)
    patient.fields(
        ("Name", "Okafor-Lindqvist, Dwayne Percival"),
        ("DOB / Sex", "09/14/1968 / Male"),
        ("MRN", "SG-0093417"),
        ("Phone", "(406) 555-0171"),
        ("Email", "dwayne.ol@mailbox.example"),
        ("Address", "1190 Prairie Lantern Dr, Stillwater Gap, MT 59990"),
        label_width=58,
    )
    referrer = Column(sheet=sheet, left=326, right=560, y=108, face=SANS, size=9.5, leading=1.3)
    referrer.heading("REFERRING PROVIDER", before=0)
    referrer.fields(
        ("Name", "Helena Brightwater, DO"),
        ("NPI", "1234567893"),
        ("Phone", "(406) 555-0110"),
        ("Fax", "(406) 555-0111"),
        label_width=52,
        after=3,
    )
    referrer.heading("REFERRED TO", before=0)
    referrer.fields(
        ("Name", "Yusuf Marchetti, MD"),
        ("Practice", "Big Coulee Endocrine Associates"),
        label_width=52,
    )
    column = Column(sheet=sheet, left=54, y=max(patient.y, referrer.y) + 6, face=SANS, size=9.5, leading=1.3)
    column.rule()
    column.fields(
        ("Insurance", "Frontier Mutual Health    **Member ID:** FMH883014527    **Group:** GRP-70215"),
        ("Specialty", "Endocrinology"),
        ("Priority", "Routine"),
        ("Reason", REASON),
        label_width=62,
    )
    column.heading("DIAGNOSES")
    column.y += 6
    column.table(
        ("ICD-10-CM", "Description"),
        ("E11.65", "Type 2 diabetes mellitus with hyperglycemia"),
        ("I10", "Essential (primary) hypertension"),
        ("E78.5", "Hyperlipidemia, unspecified"),
        ("E66.811", "Obesity, class 1"),
        widths=(90, 414),
    )
    column.paragraph("Dear Dr. Marchetti:")
    column.paragraph(
        "Mr. Okafor-Lindqvist is a 58-year-old rancher whose diabetes was found in 2016. His A1c has risen "
        "from 7.4% to 9.6% over the past year although he takes his tablets. He has thirst and passes urine "
        "often, and has gained 9 lb. He has never had ketoacidosis and reports no hypoglycemia. Eye exam in "
        "March 2026 showed no retinopathy; feet have normal sensation. Glipizide was stopped in 2023 "
        "because of weight gain. His mother has thyroid disease."
    )
    column.heading("CURRENT MEDICATIONS")
    column.y += 6
    column.table(
        ("Medication", "Dose", "Frequency"),
        ("Metformin", "1000 mg", "twice daily"),
        ("Empagliflozin", "25 mg", "once daily"),
        ("Losartan", "50 mg", "once daily"),
        ("Rosuvastatin", "10 mg", "at bedtime"),
        widths=(190, 120, 194),
    )
    column.paragraph("**Allergies:** Latex (localized rash)")
    column.paragraph(
        "**Vitals and labs 11/02/2026:** BP 134/82 mmHg, weight 221 lb, BMI 32.1; A1c 9.6%, creatinine 0.98 "
        "mg/dL, eGFR 86, urine albumin/creatinine 18 mg/g, LDL 84 mg/dL, TSH 2.1 mIU/L."
    )
    column.paragraph(
        "Please see him at your next routine opening and send your note by fax. Thank you.", after=0
    )
    column.signature("Helena Brightwater")
    column.lines("Electronically signed by Helena Brightwater, DO, 11/09/2026 4:18 PM")
    return sheet
