"""Two scanned pages from a clinic: spells of lost awareness, to neurology (Canada)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.ageing import scanned
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.sheet import US_LETTER, Sheet
from deploy.demo.samples.drawing.typefaces import SERIF

REASON = "Two episodes of impaired awareness, query focal seizures"


def sample() -> Sample:
    """Return the scan and its gold."""
    sheets = (_first_sheet(), _second_sheet())
    return Sample(
        file="scan_neurology.tif",
        group="sample_scan",
        rendering="scan, 1 bit, 300 dpi, multi-page tif",
        sheets=sheets,
        content=scanned(sheets=sheets, seed=5),
        date_order="DMY",
        gold={
            "document.kind": Stated("referral", "CONSULTATION REQUEST"),
            "patient.given_name": "Amara Jean",
            "patient.family_name": "Kowalchuk",
            "patient.birth_date": Stated("1992-06-30", "1992-06-30"),
            "patient.sex": "female",
            "patient.phone": Stated("+17055550137", "705-555-0137"),
            "patient.address": "77 Lakeshore Line, Tamarack Bay, ON P0Z 9Z9",
            "patient.identifiers[].value": ["9741 203 856"],
            "referrer.name": "Dr. Hollis Beaudry",
            "referrer.organization": "Tamarack Bay Community Clinic",
            "referrer.phone": Stated("+17055550120", "705-555-0120"),
            "referrer.fax": Stated("+17055550121", "705-555-0121"),
            "referrer.npi": None,
            "recipient.organization": "Nipissing Shores Neurology",
            "request.date": Stated("2026-11-02", "2026-11-02"),
            "request.specialty": "neurology",
            "request.reason": REASON,
            "request.urgency": Stated("asap", "as soon as possible"),
            "clinical.symptoms[].text": ["impaired awareness", "lip smacking"],
            "clinical.medications[].name": ["Norethindrone", "Sumatriptan"],
            "clinical.medications[].dose": ["0.35 mg", "50 mg"],
            "clinical.allergies[].substance": None,
            "triage.specialty": Judged(("neurology",)),
            "triage.urgency": Judged(("urgent", "asap")),
        },
        recall_only=("clinical.symptoms[].text",),
        traps=(
            "no known drug allergies: an absence that is stated",
            "no tongue biting, no incontinence, no head injury; febrile convulsion in childhood is past "
            "history",
            "the cousin's epilepsy is family history",
            "the plan and the signature stand on the second page",
        ),
        notes="the triage urgency is the author's, no clinician panel's",
    )


def _first_sheet() -> Sheet:
    sheet = Sheet(size=US_LETTER)
    sheet.text("Tamarack Bay Community Clinic", x=66, y=62, font=SERIF.bold, size=16)
    sheet.text_right(
        "210 Dock Street, Tamarack Bay, ON P0Z 9Z8", right=546, y=56, font=SERIF.regular, size=9.5
    )
    sheet.text_right("Tel 705-555-0120   Fax 705-555-0121", right=546, y=68, font=SERIF.regular, size=9.5)
    sheet.line(x0=66, x1=546, y0=76, y1=76, weight=1.5)
    sheet.text_centred("CONSULTATION REQUEST", y=100, font=SERIF.bold, size=14)

    column = Column(sheet=sheet, left=66, y=124, size=11.5, leading=1.3)
    column.fields(
        ("Date:", "2026-11-02"),
        ("To:", "Nipissing Shores Neurology"),
        ("Service:", "Neurology, first seizure clinic"),
        ("Patient:", "Amara Jean Kowalchuk"),
        ("Date of birth:", "1992-06-30 (yyyy-mm-dd)    **Sex:** Female"),
        ("Health card:", "9741 203 856 (Ontario)"),
        ("Address:", "77 Lakeshore Line, Tamarack Bay, ON P0Z 9Z9"),
        ("Phone:", "705-555-0137 (cell)"),
        ("Priority:", "Please see as soon as possible"),
        ("Reason:", REASON),
        label_width=92,
    )
    column.paragraph("Dear colleague,")
    column.paragraph(
        "Ms. Kowalchuk is a 34-year-old graphic designer who has had two spells, on September 18 and "
        "October 24. Both began with a rising feeling in the stomach and a strong sense of having lived the "
        "moment before. Her partner then saw her stare for about ninety seconds with lip smacking and "
        "fumbling of the right hand. She did not answer when spoken to and was confused for ten minutes "
        "afterwards. She remembers only the beginning."
    )
    column.paragraph(
        "There was no convulsion, no fall, no tongue biting and no incontinence. She denies headache at the "
        "time, weakness, visual loss and double vision. No head injury. Sleep has been short since a new "
        "project started in August; alcohol two drinks a week, no recreational drugs."
    )
    column.heading("Past history")
    column.bullets(
        "Single febrile convulsion at age 2, no treatment",
        "Migraine without aura, three attacks a year",
        "One pregnancy, uncomplicated, 2021",
    )
    column.heading("Family history")
    column.paragraph("A cousin on her mother's side has epilepsy. Parents well.")
    column.heading("Allergies")
    column.paragraph("No known drug allergies.")
    sheet.text_right("1 / 2", right=546, y=756, font=SERIF.regular, size=10)
    return sheet


def _second_sheet() -> Sheet:
    sheet = Sheet(size=US_LETTER)
    column = Column(sheet=sheet, left=66, y=66, size=11.5, leading=1.3)
    column.paragraph("**Kowalchuk, Amara Jean    1992-06-30    continued**", after=5)
    column.rule(after=10)
    column.heading("Medications")
    column.y += 7
    column.table(
        ("Drug", "Dose", "Directions"),
        ("Norethindrone", "0.35 mg", "once daily"),
        ("Sumatriptan", "50 mg", "as needed for migraine, at most twice a week"),
        widths=(140, 90, 250),
    )
    column.heading("Examination")
    column.paragraph(
        "Alert and oriented. Blood pressure 116/72, pulse 68 regular. Cranial nerves, power, reflexes, "
        "coordination and gait normal. Fundi normal. Heart sounds normal."
    )
    column.heading("Results")
    column.bullets(
        "ECG 2026-10-26: sinus rhythm, QTc 418 ms",
        "Sodium 139 mmol/L, calcium 2.38 mmol/L, glucose 5.0 mmol/L, TSH 1.7 mIU/L",
        "Pregnancy test negative",
        "MRI brain with epilepsy protocol requested, not yet booked",
    )
    column.heading("What I have done")
    column.paragraph(
        "She has been told not to drive, not to swim or bathe alone, and to come to emergency if a spell "
        "lasts longer than five minutes or two come in one day. I have not started treatment. The ministry "
        "has been notified."
    )
    column.heading("Request")
    column.paragraph(
        "I would value your assessment and an EEG, and your advice on treatment and on contraception should "
        "she need an enzyme-inducing drug."
    )
    column.paragraph("Thank you,", after=0)
    column.signature("Hollis Beaudry")
    column.lines("Dr. Hollis Beaudry, CCFP", "Tamarack Bay Community Clinic")
    sheet.text_right("2 / 2", right=546, y=756, font=SERIF.regular, size=10)
    return sheet
