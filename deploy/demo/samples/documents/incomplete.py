"""A referral that leaves out what a booking office needs: phone, birth date, history (USA)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.pdf import pdf_of
from deploy.demo.samples.drawing.sheet import US_LETTER, Sheet
from deploy.demo.samples.drawing.typefaces import SERIF


def sample() -> Sample:
    """Return the letter and its gold."""
    sheets = (_sheet(),)
    return Sample(
        file="letter_incomplete.pdf",
        group="sample_incomplete",
        rendering="text",
        sheets=sheets,
        content=pdf_of(sheets=sheets, title="Referral note"),
        date_order="MDY",
        gold={
            "document.kind": Stated("referral", "refer"),
            "patient.given_name": "Bettina",
            "patient.family_name": "Strand",
            "patient.birth_date": None,
            "patient.phone": None,
            "patient.email": None,
            "patient.address": None,
            "patient.identifiers[].value": None,
            "referrer.name": "C. Abernathy, NP",
            "referrer.organization": "Quillback Walk-In Clinic",
            "referrer.phone": Stated("+12075550166", "(207) 555-0166"),
            "referrer.npi": None,
            "request.date": Stated("2026-11-13", "November 13, 2026"),
            "request.specialty": Stated("rheumatology", "Rheumatology"),
            "request.reason": "joint pains",
            "request.urgency": None,
            "clinical.medications[].name": None,
            "clinical.allergies[].substance": None,
            "insurance.member_id": None,
            "triage.specialty": Judged(("rheumatology",)),
            "triage.urgency": Judged(("routine",)),
            "triage.disposition": Judged(("request_information", "review")),
        },
        traps=(
            "the only phone number and the only date are the clinic's",
            "no urgency is stated: a default must be marked as such",
        ),
    )


def _sheet() -> Sheet:
    sheet = Sheet(size=US_LETTER)
    sheet.text("Quillback Walk-In Clinic", x=72, y=84, font=SERIF.bold, size=15)
    sheet.text("9 Causeway Plaza, Quillback, ME 04999", x=72, y=100, font=SERIF.regular, size=10.5)
    sheet.text("Phone (207) 555-0166", x=72, y=113, font=SERIF.regular, size=10.5)
    column = Column(sheet=sheet, left=72, y=154, size=12, leading=1.35)
    column.lines("November 13, 2026", after=14)
    column.lines("To: Rheumatology", "Re: Bettina Strand", after=14)
    column.paragraph(
        "I would like to refer Mrs. Strand to you for joint pains. Please evaluate and treat.", after=12
    )
    column.paragraph("Thank you,", after=0)
    column.signature("Abernathy")
    column.lines("C. Abernathy, NP")
    return sheet
