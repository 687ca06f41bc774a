"""A filled-in form with boxes and check marks: suspected melanoma, two week wait (UK)."""

from __future__ import annotations

from deploy.demo.samples.documents.sample import Judged, Sample, Stated
from deploy.demo.samples.drawing.form import Form
from deploy.demo.samples.drawing.pdf import pdf_of
from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import SANS


def sample() -> Sample:
    """Return the form and its gold."""
    sheets = (_sheet(),)
    return Sample(
        file="form_dermatology.pdf",
        group="sample_form",
        rendering="text",
        sheets=sheets,
        content=pdf_of(sheets=sheets, title="Referral form, suspected skin cancer"),
        date_order="DMY",
        gold={
            "document.kind": Stated("referral", "REFERRAL FORM"),
            "patient.given_name": "Nerys",
            "patient.family_name": "Callaghan-Booth",
            "patient.birth_date": Stated("1978-11-03", "03/11/1978"),
            "patient.sex": "female",
            "patient.phone": Stated("+447700900672", "07700 900672"),
            "patient.email": "nerys.cb@mailbox.example",
            "patient.address": "Flat 2, 41 Weir Street, Dunmarsh, AY7 1PL",
            "patient.identifiers[].value": ["999 083 5713"],
            "referrer.name": "Dr Tobias Wren",
            "referrer.organization": "Dunmarsh Health Centre",
            "referrer.phone": Stated("+441632960230", "01632 960230"),
            "referrer.fax": None,
            "referrer.npi": None,
            "recipient.organization": "Fellbrook Hospitals",
            "request.date": Stated("2026-11-05", "05/11/2026"),
            "request.specialty": "dermatology",
            "request.reason": "Changing pigmented lesion, left calf. Suspected malignant melanoma.",
            "request.urgency": Stated("asap", "Two week wait (urgent suspected cancer)"),
            "clinical.diagnoses[].text": ["Suspected malignant melanoma"],
            "clinical.medications[].name": ["Levothyroxine"],
            "clinical.medications[].dose": ["75 micrograms"],
            "clinical.allergies[].substance": ["Elastoplast"],
            "clinical.allergies[].reaction": ["contact dermatitis"],
            "insurance.member_id": None,
            "triage.specialty": Judged(("dermatology",)),
            "triage.urgency": Judged(("asap",)),
        },
        recall_only=("clinical.diagnoses[].text",),
        traps=(
            "options that are not ticked are printed too: routine, squamous cell carcinoma, bleeding",
            "the mother's melanoma is family history",
            "labels stand above what is filled in, two to four boxes side by side",
            "03/11/1978 and 05/11/2026 read as dates in either order; the form says DD/MM/YYYY",
        ),
    )


def _sheet() -> Sheet:
    sheet = Sheet()
    sheet.text("Fellbrook Hospitals", x=42, y=44, font=SANS.bold, size=11)
    sheet.text_right(
        "Return by secure e-mail to the booking office", right=553, y=44, font=SANS.regular, size=8
    )
    sheet.text_centred("SUSPECTED SKIN CANCER REFERRAL FORM", y=68, font=SANS.bold, size=14)
    sheet.text_centred(
        "Dermatology - please complete every section. Dates as DD/MM/YYYY.", y=81, font=SANS.regular, size=8.5
    )

    form = Form(sheet=sheet, y=88)
    form.choices(
        "Priority (tick one)",
        (("Two week wait (urgent suspected cancer)", True), ("Urgent, other", False), ("Routine", False)),
        columns=2,
    )
    form.section("1. Patient")
    form.row(("Surname", "Callaghan-Booth", 3), ("First name", "Nerys", 2), ("Title", "Ms", 1))
    form.row(("Date of birth", "03/11/1978", 2), ("Sex", "Female", 1.3), ("NHS number", "999 083 5713", 2.2))
    form.row(("Address and postcode", "Flat 2, 41 Weir Street, Dunmarsh, AY7 1PL", 1))
    form.row(("Telephone (mobile)", "07700 900672", 2), ("E-mail", "nerys.cb@mailbox.example", 3))
    form.choices(
        "Interpreter needed?            Has the patient been told that cancer is suspected?",
        (("Interpreter: yes", False), ("Interpreter: no", True), ("Told: yes", True), ("Told: no", False)),
        columns=4,
    )
    form.section("2. Referring clinician")
    form.row(("Name", "Dr Tobias Wren", 2), ("Practice", "Dunmarsh Health Centre", 3))
    form.row(
        ("Practice telephone", "01632 960230", 2),
        ("Date of decision to refer", "05/11/2026", 2),
        ("Code", "Z98215", 1),
    )
    form.section("3. Suspected diagnosis (tick one)")
    form.choices(
        "Refer basal cell carcinoma as routine unless near the eye",
        (("Malignant melanoma", True), ("Squamous cell carcinoma", False), ("Other rare skin cancer", False)),
        columns=3,
    )
    form.row(
        ("Reason for referral", "Changing pigmented lesion, left calf. Suspected malignant melanoma.", 1),
        height=30,
    )
    form.section("4. Seven-point checklist")
    form.choices(
        "Major features (2 points each)",
        (("Change in size", True), ("Irregular shape", True), ("Irregular colour", True)),
        columns=3,
    )
    form.choices(
        "Minor features (1 point each)",
        (
            ("Diameter 7 mm or more", True),
            ("Inflammation", False),
            ("Oozing or bleeding", False),
            ("Change in sensation", True),
        ),
        columns=4,
    )
    form.row(
        ("Site", "Left calf, posterior", 2),
        ("Largest diameter", "9 mm", 1),
        ("Present since", "June 2026", 1.2),
        ("Score", "8", 0.6),
    )
    form.section("5. History")
    form.row(
        (
            "Relevant history and risk factors",
            "Grew from 5 mm to 9 mm in four months; new itch. No bleeding.\n"
            "No palpable groin nodes. Fair skin, used sunbeds in her twenties.\n"
            "Mother: melanoma at 60. No previous skin cancer herself.",
            1,
        ),
        height=50,
    )
    form.row(
        ("Current medication", "Levothyroxine 75 micrograms\nonce daily", 1),
        ("Allergies", "Elastoplast (contact dermatitis)", 1.15),
        height=40,
    )
    form.choices(
        "Anticoagulant, pacemaker or immunosuppression?",
        (
            ("Anticoagulant", False),
            ("Pacemaker", False),
            ("Immunosuppressed", False),
            ("None of these", True),
        ),
        columns=4,
    )
    form.choices(
        "Attachments",
        (("Photograph of the lesion", False), ("Dermoscopy image", False), ("Blood results", False)),
        columns=3,
    )
    sheet.text("Signature", x=42, y=form.y + 24, font=SANS.regular, size=8)
    sheet.signature("Tobias Wren", x=92, y=form.y + 24)
    sheet.line(x0=86, x1=260, y0=form.y + 28, y1=form.y + 28)
    return sheet
