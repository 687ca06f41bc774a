"""A letter that must not wait: suspected cauda equina syndrome, same day (UK)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.pdf import pdf_of
from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import SANS

REASON = "suspected cauda equina syndrome, for emergency MRI and assessment today"


def sample() -> Sample:
    """Return the letter and its gold."""
    sheets = (_sheet(),)
    return Sample(
        file="letter_red_flag.pdf",
        group="sample_red_flag",
        rendering="text",
        sheets=sheets,
        content=pdf_of(sheets=sheets, title="Emergency referral letter"),
        date_order="DMY",
        gold={
            "document.kind": Stated("referral", "REFERRAL"),
            "patient.given_name": "Keziah",
            "patient.family_name": "Ormsby",
            "patient.birth_date": Stated("1984-07-09", "9 July 1984"),
            "patient.sex": "female",
            "patient.phone": Stated("+447700900845", "07700 900845"),
            "patient.address": "3 Foundry Terrace, Hollin Bridge, AY9 4LS",
            "patient.identifiers[].value": ["999 246 8130"],
            "referrer.name": "Dr Samuel Achterberg",
            "referrer.organization": "Hollin Bridge Medical Practice",
            "referrer.phone": Stated("+441632960377", "01632 960377"),
            "referrer.fax": None,
            "referrer.npi": None,
            "recipient.organization": "Carrick Vale Infirmary",
            "request.date": Stated("2026-11-17", "17 November 2026"),
            "request.specialty": Stated("neurosurgery", "Neurosurgery"),
            "request.reason": REASON,
            "request.urgency": Stated("stat", "SAME-DAY EMERGENCY"),
            "clinical.diagnoses[].text": ["suspected cauda equina syndrome", "L5/S1 disc prolapse"],
            "clinical.symptoms[].text": [
                "severe low back pain",
                "bilateral sciatica",
                "numbness around the saddle area",
                "difficulty passing urine",
            ],
            "clinical.medications[].name": ["Naproxen", "Codeine", "Amitriptyline"],
            "clinical.medications[].dose": ["500 mg", "30 mg", "10 mg"],
            "clinical.allergies[].substance": ["Erythromycin"],
            "clinical.allergies[].reaction": ["urticaria"],
            "triage.specialty": Judged(("neurosurgery",)),
            "triage.urgency": Judged(("stat",)),
        },
        recall_only=("clinical.diagnoses[].text", "clinical.symptoms[].text"),
        traps=(
            "bowel incontinence, fever and cancer are denied, while the saddle numbness is present",
            "the disc prolapse of 2022 is past history",
            "the mother, who holds the second phone number, is not the patient",
        ),
        notes="the red flag is cauda equina syndrome; no rule may lower its urgency",
    )


def _sheet() -> Sheet:
    sheet = Sheet()
    sheet.text_right("Hollin Bridge Medical Practice", right=531, y=58, font=SANS.bold, size=13)
    sheet.text_right("22 Tollgate, Hollin Bridge, AY9 1EE", right=531, y=72, font=SANS.regular, size=9.5)
    sheet.text_right("Tel 01632 960377", right=531, y=84, font=SANS.regular, size=9.5)
    sheet.box(x=64, y=100, width=467, height=24, weight=1.5)
    sheet.text_centred("SAME-DAY EMERGENCY REFERRAL", y=117, font=SANS.bold, size=13)
    column = Column(sheet=sheet, y=148, face=SANS, size=10.5, leading=1.32)
    column.lines("17 November 2026, 11:20", after=6)
    column.lines(
        "On-call spinal team, Neurosurgery",
        "Carrick Vale Infirmary",
        "By hand with the patient and by telephone",
        after=8,
    )
    column.fields(
        ("Patient", "Ms Keziah Ormsby"),
        ("Born", "9 July 1984        **Sex** Female"),
        ("NHS No", "999 246 8130"),
        ("Address", "3 Foundry Terrace, Hollin Bridge, AY9 4LS"),
        ("Phone", "07700 900845. Next of kin: mother, 07700 900212"),
        label_width=62,
    )
    column.paragraph("Dear colleague,")
    column.paragraph(f"Thank you for accepting this 42-year-old care worker with {REASON}.")
    column.paragraph(
        "She has had severe low back pain for six days after lifting. Since yesterday morning there is "
        "bilateral sciatica, worse on the left, with numbness around the saddle area when she wipes. Since "
        "last night she has had difficulty passing urine: she strains, the stream is weak and she no longer "
        "feels when the bladder is full. She last passed urine at 04:00."
    )
    column.paragraph(
        "She has had no bowel incontinence. No fever, no weight loss, no history of cancer, no injecting "
        "and no trauma other than the lift. She is not pregnant (test negative today)."
    )
    column.heading("Examination")
    column.bullets(
        "Temperature 36.8 \u00b0C, pulse 92, blood pressure 136/84 mmHg",
        "Power: left ankle plantar flexion 3/5, right 4/5; both ankle reflexes absent",
        "Pinprick reduced over S2 to S4 on both sides; anal tone reduced",
        "Bladder palpable; scan in the practice shows 640 mL after she tried to void",
    )
    column.heading("Background")
    column.paragraph(
        "L5/S1 disc prolapse in 2022, settled without surgery. Asthma in childhood. No operations."
    )
    column.heading("Medication")
    column.paragraph(
        "Naproxen 500 mg twice daily, Codeine 30 mg up to four times daily, Amitriptyline 10 mg at night. "
        "No anticoagulant."
    )
    column.heading("Allergy")
    column.paragraph("Erythromycin: urticaria.")
    column.paragraph(
        "I spoke to your registrar at 11:05. She last ate at 07:30 and has been told to stay fasted. Her "
        "mother is driving her to you now."
    )
    column.paragraph("Yours sincerely,", after=0)
    column.signature("Samuel Achterberg")
    column.lines("Dr Samuel Achterberg", "GP partner")
    return sheet
