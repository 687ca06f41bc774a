"""Write sheets as a PDF with a real text layer; the same sheets always give the same bytes."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from deploy.demo.samples.drawing.sheet import Sheet
from deploy.demo.samples.drawing.typefaces import DINGBATS, FONT_NAMES


def pdf_of(*, sheets: Sequence[Sheet], title: str) -> bytes:
    """Return the sheets as a PDF 1.4 file, one page each (ISO 32000-1, 7.5).

    Only the standard fonts are used, so nothing is embedded. `title` must be ASCII.
    """
    first_page = 4
    pages = [first_page + 2 * number for number in range(len(sheets))]
    kids = " ".join(f"{page} 0 R" for page in pages)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode("ascii"),
        f"<< /Title ({title}) >>".encode("ascii"),
    ]
    for page, sheet in zip(pages, sheets, strict=True):
        objects.append(_page(sheet, content=page + 1))
        objects.append(_content(sheet))
    return _file(objects)


def _page(sheet: Sheet, *, content: int) -> bytes:
    width, height = sheet.size
    fonts = " ".join(f"/{name} {_font(name)}" for name in FONT_NAMES)
    return (
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width:g} {height:g}] /Contents {content} 0 R"
        f" /Resources << /Font << {fonts} >> >> >>"
    ).encode("ascii")


def _font(name: str) -> str:
    encoding = "" if name == DINGBATS else " /Encoding /WinAnsiEncoding"
    return f"<< /Type /Font /Subtype /Type1 /BaseFont /{name}{encoding} >>"


def _content(sheet: Sheet) -> bytes:
    packed = zlib.compress(sheet.content().encode("latin-1"), 9)
    return b"<< /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (len(packed), packed)


def _file(objects: Sequence[bytes]) -> bytes:
    """The objects, numbered from 1, between header and cross-reference table."""
    body = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, item in enumerate(objects, start=1):
        places.append(len(body))
        body += b"%d 0 obj\n%b\nendobj\n" % (number, item)
    table = len(body)
    body += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    body += b"".join(b"%010d 00000 n \n" % place for place in places)
    body += b"trailer\n<< /Size %d /Root 1 0 R /Info 3 0 R >>\n" % (len(objects) + 1)
    body += b"startxref\n%d\n%%%%EOF\n" % table
    return bytes(body)
