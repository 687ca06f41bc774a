"""A fax as it comes off the machine: cover page and letter, to gastroenterology (USA)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.ageing import faxed
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.sheet import US_LETTER, Sheet
from deploy.demo.samples.drawing.typefaces import SANS, TYPEWRITER

REASON = "iron deficiency anemia with positive FIT and change in bowel habit, for colonoscopy"


def sample() -> Sample:
    """Return the fax and its gold."""
    sheets = (_cover(), _letter())
    header = "OCT-27-2026 10:42AM  FROM:HARLAN CREEK FAMILY MED  5415550148  TO:5415550190  P.{page}/2"
    return Sample(
        file="fax_gastroenterology.pdf",
        group="sample_fax",
        rendering="fax, 1 bit, 204 x 196 dpi, image-only pdf",
        sheets=sheets,
        content=faxed(sheets=sheets, header=header, seed=3),
        date_order="MDY",
        gold={
            "document.kind": Stated("referral", "REFERRAL"),
            "patient.given_name": "Rosalind",
            "patient.family_name": "Pryor",
            "patient.birth_date": Stated("1974-11-08", "11/08/1974"),
            "patient.sex": "female",
            "patient.phone": Stated("+15415550163", "(541) 555-0163"),
            "patient.address": "2208 Quarry Bend Rd, Harlan Creek, OR 97099",
            "patient.identifiers[].value": ["HC-20418"],
            "referrer.name": "Marcus Delgado-Finch, MD",
            "referrer.organization": "Harlan Creek Family Medicine",
            "referrer.phone": Stated("+15415550147", "(541) 555-0147"),
            "referrer.fax": Stated("+15415550148", "(541) 555-0148"),
            "referrer.npi": None,
            "recipient.name": "Anjali Venkatesan, MD",
            "recipient.organization": "Cedar Bluff Digestive Health",
            "request.date": Stated("2026-10-27", "10/27/2026"),
            "request.specialty": "gastroenterology",
            "request.reason": REASON,
            "request.urgency": "urgent",
            "clinical.diagnoses[].text": ["iron deficiency anemia"],
            "clinical.symptoms[].text": ["fatigue", "looser stools"],
            "clinical.medications[].name": ["Lisinopril", "Ferrous sulfate", "Sertraline"],
            "clinical.medications[].dose": ["10 mg", "325 mg", "50 mg"],
            "clinical.allergies[].substance": ["Sulfa drugs"],
            "clinical.allergies[].reaction": ["hives"],
            "insurance.payer": "Bluestem Health Plan",
            "insurance.member_id": "BHP 4471 90263",
            "triage.specialty": Judged(("gastroenterology",)),
            "triage.urgency": Judged(("urgent", "asap")),
        },
        recall_only=("clinical.diagnoses[].text", "clinical.symptoms[].text"),
        traps=(
            "page 1 is a cover page with the recipient's and the sender's numbers",
            "the fax line at the top of each page carries numbers and a date of its own",
            "11/08/1974 is November 8: the letter's own date, 10/27/2026, and the age of 51 show the order",
            "no rectal bleeding, no NSAIDs; the brother's colon cancer is family history",
        ),
    )


def _cover() -> Sheet:
    sheet = Sheet(size=US_LETTER)
    sheet.text("Harlan Creek Family Medicine", x=72, y=80, font=SANS.bold, size=16)
    sheet.text("615 Mill Race Ave, Harlan Creek, OR 97099", x=72, y=97, font=SANS.regular, size=11)
    sheet.text("FAX", x=468, y=98, font=SANS.bold, size=38)
    sheet.line(x0=72, x1=540, y0=110, y1=110, weight=2)
    column = Column(sheet=sheet, left=72, y=150, face=SANS, size=12, leading=1.6)
    column.fields(
        ("To:", "Anjali Venkatesan, MD"),
        ("", "Cedar Bluff Digestive Health"),
        ("Fax:", "(541) 555-0190"),
        ("From:", "Marcus Delgado-Finch, MD / Tess (referrals)"),
        ("Phone:", "(541) 555-0147"),
        ("Fax:", "(541) 555-0148"),
        ("Date:", "10/27/2026"),
        ("Pages:", "2, including this cover"),
        ("Re:", "New patient REFERRAL"),
        label_width=86,
    )
    for number, (label, ticked) in enumerate(
        (("Urgent", True), ("For review", False), ("Please reply", True))
    ):
        x = 72 + number * 140
        sheet.tick_box(x=x, y=column.y + 14, ticked=ticked, size=13)
        sheet.text(label, x=x + 22, y=column.y + 13, font=SANS.regular, size=12)
    column.y += 60
    column.paragraph(
        "**Comments:** please call our office with the appointment date. Labs can be sent on request. Thank "
        "you!"
    )
    note = Column(sheet=sheet, left=72, y=650, face=SANS, size=9)
    note.rule(after=8)
    note.paragraph(
        "CONFIDENTIALITY NOTICE: this fax may contain protected health information. If you are not the "
        "intended recipient, please call the sender at once and destroy all pages. Any copying or "
        "distribution is prohibited."
    )
    return sheet


def _letter() -> Sheet:
    sheet = Sheet(size=US_LETTER)
    sheet.text("HARLAN CREEK FAMILY MEDICINE", x=72, y=70, font=TYPEWRITER.bold, size=13)
    sheet.text("615 Mill Race Ave, Harlan Creek, OR 97099", x=72, y=84, font=TYPEWRITER.regular, size=10)
    column = Column(sheet=sheet, left=72, y=108, face=TYPEWRITER, size=10.5, leading=1.2)
    column.lines("10/27/2026", after=8)
    column.lines("Anjali Venkatesan, MD", "Gastroenterology, Cedar Bluff Digestive Health", after=8)
    column.fields(
        ("PATIENT:", "Rosalind Pryor        **SEX:** Female"),
        ("DOB:", "11/08/1974            **MRN:** HC-20418"),
        ("PHONE:", "(541) 555-0163"),
        ("ADDRESS:", "2208 Quarry Bend Rd, Harlan Creek, OR 97099"),
        ("INSURANCE:", "Bluestem Health Plan, member ID BHP 4471 90263"),
        ("PRIORITY:", "URGENT, please see within 2 weeks"),
        label_width=76,
    )
    column.paragraph("Dear Dr. Venkatesan:")
    column.paragraph(f"I am referring Ms. Pryor for {REASON}.")
    column.paragraph(
        "She is a 51-year-old teacher with three months of fatigue and looser stools, four to five a day, "
        "and a weight loss of 12 lb without trying. She has had no rectal bleeding, no melena, no vomiting "
        "and no difficulty swallowing. She takes no NSAIDs. Her periods stopped two years ago. She has "
        "never had a colonoscopy."
    )
    column.paragraph(
        "LABS 10/20/2026: hemoglobin 9.8 g/dL, MCV 74 fL, ferritin 6 ng/mL, FIT positive, CRP 4 mg/L, "
        "tTG-IgA negative. EXAM: BP 128/78, pulse 88, pale conjunctivae. Abdomen soft, no mass. Rectal exam "
        "normal."
    )
    column.paragraph("PAST HISTORY: hypertension, depression, cholecystectomy 2010.")
    column.paragraph("FAMILY HISTORY: brother had colon cancer at 47.")
    column.paragraph(
        "MEDICATIONS: Lisinopril 10 mg daily; Ferrous sulfate 325 mg every other day (started 10/21/2026); "
        "Sertraline 50 mg daily."
    )
    column.paragraph("ALLERGIES: Sulfa drugs (hives).")
    column.paragraph("Thank you for seeing her promptly.")
    column.paragraph("Sincerely,", after=0)
    column.signature("Marcus Delgado-Finch")
    column.lines("Marcus Delgado-Finch, MD", "Family Medicine")
    return sheet
