"""What people put on a PDF page by its programs' own means: the marks that strike words out."""

from __future__ import annotations

from collections.abc import Iterator

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges

NOT_SHOWN = pdfium.FPDF_ANNOT_FLAG_HIDDEN | pdfium.FPDF_ANNOT_FLAG_NOVIEW
MARKS_LOOKED_AT = 500


def strike_outs(page: pypdfium2.PdfPage) -> Iterator[Edges]:
    """Yield left, bottom, right and top of the stretches of a page, in its own space, that marks strike out."""
    quad = pdfium.FS_QUADPOINTSF()
    for index in range(min(pdfium.FPDFPage_GetAnnotCount(page.raw), MARKS_LOOKED_AT)):
        mark = pdfium.FPDFPage_GetAnnot(page.raw, index)
        if not mark:
            continue
        is_strike_out = pdfium.FPDFAnnot_GetSubtype(mark) == pdfium.FPDF_ANNOT_STRIKEOUT
        if is_strike_out and not pdfium.FPDFAnnot_GetFlags(mark) & NOT_SHOWN:
            for place in range(pdfium.FPDFAnnot_CountAttachmentPoints(mark)):
                if pdfium.FPDFAnnot_GetAttachmentPoints(mark, place, quad):
                    across = (quad.x1, quad.x2, quad.x3, quad.x4)
                    up = (quad.y1, quad.y2, quad.y3, quad.y4)
                    yield min(across), min(up), max(across), max(up)
        pdfium.FPDFPage_CloseAnnot(mark)
