"""A document's text laid out on its pages and written as PDF, the same bytes for the same text."""

from __future__ import annotations

import io
from typing import Any

import pypdfium2
from reportlab.lib.pagesizes import A4, LETTER  # type: ignore[import-untyped]
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate  # type: ignore[import-untyped]

from tests.evaluation.drawing.blocks import Blocks
from tests.evaluation.drawing.markup import flowables
from tests.evaluation.drawing.source import Source
from tests.evaluation.drawing.typefaces import FACES

_MARGIN = 48
_GUTTER = 18


def as_pdf(source: Source) -> bytes:
    """Return the document as PDF with a text layer.

    The head of its file chooses `paper` (a4, letter), `font` ("times 11"), `heading` (plain, underline, rule,
    bar, dark), `columns`, and `top` and `foot`: lines on each page, in which {page} and {pages} are filled in.
    """
    look = source.settings
    face, size = str(look.get("font", "helvetica 10")).split()
    blocks = Blocks(face=FACES[face], size=float(size), heading=str(look.get("heading", "plain")))
    pages = _written(source, blocks, pages=0)[1]
    return _written(source, blocks, pages=pages)[0]


def text_of(pdf: bytes) -> str:
    """The text layer of all pages."""
    document = pypdfium2.PdfDocument(pdf)
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


def _written(source: Source, blocks: Blocks, *, pages: int) -> tuple[bytes, int]:
    look = source.settings
    size = LETTER if look.get("paper") == "letter" else A4
    target = io.BytesIO()
    template = BaseDocTemplate(
        target, pagesize=size, invariant=1, title="", author="", creator="", producer=""
    )
    columns = int(look.get("columns", 1))
    width = (size[0] - 2 * _MARGIN - (columns - 1) * _GUTTER) / columns
    frames = [
        Frame(_MARGIN + n * (width + _GUTTER), _MARGIN, width, size[1] - 2 * _MARGIN, 0, 0, 0, 0)
        for n in range(columns)
    ]

    def furniture(canvas: Any, document: Any) -> None:
        canvas.setFont("Courier" if str(look.get("top", "")).isupper() else blocks.face, 7.5)
        numbers = {"page": document.page, "pages": pages}
        canvas.drawString(_MARGIN, size[1] - 26, str(look.get("top", "")).format(**numbers))
        canvas.drawCentredString(size[0] / 2, 26, str(look.get("foot", "")).format(**numbers))

    template.addPageTemplates([PageTemplate(frames=frames, onPage=furniture)])
    template.build(flowables(source.body, blocks))
    return target.getvalue(), template.page
