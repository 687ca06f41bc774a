"""A printed letter photographed with a phone: a painful knee, to orthopaedics (Australia)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.photo import photographed
from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import SANS

REASON = "an opinion on total knee replacement for end-stage osteoarthritis of the right knee"


def sample() -> Sample:
    """Return the photo and its gold."""
    sheet = _sheet()
    return Sample(
        file="photo_orthopaedics.jpg",
        group="sample_photo",
        rendering="phone photo, jpg",
        sheets=(sheet,),
        content=photographed(sheet=sheet, seed=4),
        date_order="DMY",
        gold={
            "document.kind": Stated("referral", "refer"),
            "patient.given_name": "Leonard",
            "patient.family_name": "Vasquez",
            "patient.birth_date": Stated("1955-02-22", "22/02/1955"),
            "patient.sex": "male",
            "patient.phone": Stated("+61491570156", "0491 570 156"),
            "patient.address": "17 Gumtree Parade, Yarraleigh VIC 3997",
            "patient.identifiers[].value": ["2950 41375 1"],
            "referrer.name": "Dr Priya Raman",
            "referrer.organization": "Yarraleigh Family Practice",
            "referrer.phone": Stated("+61370101234", "(03) 7010 1234"),
            "referrer.fax": Stated("+61370101235", "(03) 7010 1235"),
            "referrer.npi": None,
            "recipient.name": "Mr Callum Sturridge",
            "recipient.organization": "Bellwether Orthopaedic Group",
            "request.date": Stated("2026-10-19", "19/10/2026"),
            "request.specialty": Stated("orthopedics", "Orthopaedic"),
            "request.reason": REASON,
            "request.urgency": "routine",
            "clinical.diagnoses[].text": [
                "osteoarthritis of the right knee",
                "Type 2 diabetes",
                "Atrial fibrillation",
            ],
            "clinical.medications[].name": ["Apixaban", "Metformin XR", "Paracetamol", "Metoprolol"],
            "clinical.medications[].dose": ["5 mg", "1 g", "1330 mg", "50 mg"],
            "clinical.allergies[].substance": ["Codeine"],
            "clinical.allergies[].reaction": ["vomiting"],
            "triage.specialty": Judged(("orthopedics",)),
            "triage.urgency": Judged(("routine",)),
        },
        recall_only=("clinical.diagnoses[].text",),
        traps=(
            "the picture lies on its side and EXIF says how to turn it",
            "right knee; the left one was replaced and is well",
            "no locking, no giving way, no fever",
        ),
    )


def _sheet() -> Sheet:
    sheet = Sheet()
    sheet.text("Yarraleigh Family Practice", x=60, y=62, font=SANS.bold, size=17)
    sheet.text("3 Station Street, Yarraleigh VIC 3997", x=60, y=78, font=SANS.regular, size=10)
    sheet.text("Phone (03) 7010 1234   Fax (03) 7010 1235", x=60, y=91, font=SANS.regular, size=10)
    sheet.line(x0=60, x1=535, y0=100, y1=100, weight=1.5)
    column = Column(sheet=sheet, left=60, y=124, face=SANS, size=11, leading=1.3)
    column.lines("19/10/2026", after=8)
    column.lines("Mr Callum Sturridge", "Orthopaedic Surgeon", "Bellwether Orthopaedic Group", after=9)
    column.lines(
        "**RE: Mr Leonard Vasquez**",
        "**DOB:** 22/02/1955   **Sex:** Male   **Medicare:** 2950 41375 1",
        "17 Gumtree Parade, Yarraleigh VIC 3997",
        "**Phone:** 0491 570 156",
        "**Priority:** Routine",
        after=9,
    )
    column.paragraph("Dear Mr Sturridge,")
    column.paragraph(f"I refer this 71-year-old retired bus driver for {REASON}.")
    column.paragraph(
        "The pain has grown worse over two years and now wakes him most nights. He walks about 300 metres "
        "with a stick and takes stairs one at a time. There is no locking or giving way and he has had no "
        "fever. Twelve weeks of physiotherapy, weight loss of 6 kg and a steroid injection in May 2026 "
        "helped little. His left knee was replaced in 2018 and is doing well."
    )
    column.paragraph(
        "On examination the right knee has a small effusion, range 10 to 95 degrees, varus alignment, "
        "stable ligaments. Hip movements are full. BMI 31. X-ray 02/09/2026: loss of medial joint space, "
        "grade 4."
    )
    column.heading("Other conditions")
    column.paragraph("Type 2 diabetes (HbA1c 6.9% in August), Atrial fibrillation. No previous clots.")
    column.heading("Medications")
    column.bullets(
        "Apixaban 5 mg twice daily",
        "Metformin XR 1 g at night",
        "Metoprolol 50 mg twice daily",
        "Paracetamol 1330 mg three times daily",
    )
    column.heading("Allergies")
    column.paragraph("Codeine (vomiting)")
    column.paragraph(
        "He would accept surgery and understands that apixaban will need a plan. Thank you for your help."
    )
    column.paragraph("Yours sincerely,", after=0)
    column.signature("Priya Raman")
    column.lines("Dr Priya Raman", "General Practitioner")
    return sheet
