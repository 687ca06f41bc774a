"""Faxes of several pages for tests, drawn from plain text: a tab is a jump to the next column. All is invented."""

from __future__ import annotations

from tests.unit.reading.making import pdf, text

_LEFT, _TOP, _LINE, _COLUMN = 60, 740, 16, 190


def fax(*sheets: str) -> bytes:
    """Return a PDF with a page for each sheet of text."""
    return pdf([_page(sheet) for sheet in sheets])


def _page(sheet: str) -> bytes:
    return text(
        *(
            (_LEFT + column * _COLUMN, _TOP - number * _LINE, cell)
            for number, line in enumerate(sheet.strip("\n").split("\n"))
            for column, cell in enumerate(line.split("\t"))
            if cell.strip()
        )
    )


COVER = """\
FAX COVER SHEET
To:	Harbour Heart Clinic
From:	Alder Family Medicine
Pages:	4 including this page
If you have received this fax in error please notify us immediately.
"""
REFERRAL = """\
Alder Family Medicine
12 Alder Way, Portland, OR 97299
PATIENT REFERRAL FORM
Patient Name: Whitfield, Rosamund A.	DOB: 03/12/1961
Referred to: Harbour Heart Clinic	Specialty: Cardiology
Referring Provider: Ian Fothergill, MD
Reason for referral: exertional chest tightness for two months
Medications: amlodipine 5 mg daily
"""
LABORATORY = """\
PACIFIC LABORATORIES
LABORATORY REPORT
Patient: ROSAMUND WHITFIELD	DOB: 03/12/1961
Collected: 10/02/2026
Hemoglobin	13.1 g/dL
"""
STRANGER = """\
Cedar Orthopaedics
Dear Dr Fothergill
Re: Mr Clement Okonkwo, DOB 07/30/1987
Thank you for referring this man, whom I saw in my clinic today.
Medications: naproxen 500 mg daily
Yours sincerely
Dr Petra Lindgren
"""
OTHER_REFERRAL = REFERRAL.replace("Whitfield, Rosamund A.", "Okonkwo, Clement").replace(
    "03/12/1961", "07/30/1987"
)
