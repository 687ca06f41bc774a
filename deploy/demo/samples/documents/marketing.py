"""An advertisement that comes by fax and talks of referrals, but is none (USA)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.ageing import faxed
from deploy.demo.samples.drawing.column import Column
from deploy.demo.samples.drawing.sheet import US_LETTER, Sheet
from deploy.demo.samples.drawing.typefaces import SANS


def sample() -> Sample:
    """Return the fax and its gold."""
    sheets = (_sheet(),)
    header = "NOV-11-2026 06:03AM  FROM:5415550155  BROADCAST  P.{page}/1"
    return Sample(
        file="fax_marketing.pdf",
        group="sample_non_referral",
        rendering="fax, 1 bit, 204 x 196 dpi, image-only pdf",
        sheets=sheets,
        content=faxed(sheets=sheets, header=header, seed=9),
        date_order="MDY",
        is_referral=False,
        gold={
            "document.kind": Stated("marketing", "SPECIAL OFFER"),
            "patient.given_name": None,
            "patient.family_name": None,
            "patient.birth_date": None,
            "patient.phone": None,
            "patient.identifiers[].value": None,
            "referrer.npi": None,
            "request.reason": None,
            "request.specialty": None,
            "request.urgency": None,
            "clinical.diagnoses[].text": None,
            "clinical.medications[].name": None,
            "clinical.allergies[].substance": None,
            "triage.disposition": Judged(("reject", "review")),
        },
        traps=(
            "the words referral, refer, urgent and patients stand in an advertisement",
            '"Act now" and "ends Friday" are no clinical urgency',
            "a specialty, cardiology, is named as a customer",
        ),
    )


def _sheet() -> Sheet:
    sheet = Sheet(size=US_LETTER)
    sheet.box(x=54, y=50, width=504, height=66, weight=3)
    sheet.text_centred("SPECIAL OFFER FOR BUSY PRACTICES", y=80, font=SANS.bold, size=22)
    sheet.text_centred("Act now - this price ends Friday!", y=104, font=SANS.bold, size=15)
    column = Column(sheet=sheet, left=66, y=160, face=SANS, size=14, leading=1.4)
    column.paragraph("**Is your fax machine drowning in referral paperwork?**", after=12)
    column.paragraph(
        "SwiftTray toner, paper and fax rolls, delivered free to your office. Cardiology and family "
        "practices across the state have cut their supply bills by up to 40%. Your patients will not "
        "notice. Your accountant will."
    )
    column.bullets(
        "Toner cartridges from $39.95, all makers",
        "20 lb copy paper, $28 a case, urgent orders next day",
        "Lease a new fax and scanner for $19 a month",
        after=12,
    )
    column.paragraph("**Refer a colleague and you both save 15%.**", after=18)
    sheet.text_centred("CALL 541-555-0155", y=column.y + 22, font=SANS.bold, size=30)
    column.y += 46
    sheet.text_centred("or visit swifttray.example", y=column.y + 4, font=SANS.regular, size=14)
    small = Column(sheet=sheet, left=66, y=690, face=SANS, size=9)
    small.paragraph(
        "SwiftTray Office Supply, 77 Commerce Loop, Eastport Falls. To be removed from our list, fax this "
        "page back with your number to 541-555-0156. Offer good while stocks last."
    )
    return sheet
