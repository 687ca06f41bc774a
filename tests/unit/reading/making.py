"""Small documents about invented people, made from scratch: PDF by its bytes, pages as pictures."""

from __future__ import annotations

import hashlib
import io
import zlib
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

LETTER = (612, 792)
LINES = (
    "Northfield Family Practice",
    "Dear colleague, thank you for seeing this patient.",
    "Patient: Eleanor Whitcombe (invented)",
    "Date of birth: 14 March 1961",
    "Reason for referral: chest pain on exertion",
    "Please arrange an appointment within two weeks.",
    "Current medication: atenolol 50 mg once daily",
    "Kind regards, Doctor Harriet Lindqvist",
)
PASSWORD_PADDING = bytes.fromhex("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A")


def pdf(
    contents: Sequence[bytes],
    *,
    page_entries: str = "",
    size: tuple[int, int] = LETTER,
    objects: dict[int, bytes] | None = None,
    resources: str = "/Font << /F1 3 0 R >>",
    catalog: str = "",
    password: bytes | None = None,
) -> bytes:
    """Return a PDF with one page for each content stream. `objects` (numbered from 100) are added as they are."""
    body: dict[int, bytes] = {
        1: f"<< /Type /Catalog /Pages 2 0 R {catalog} >>".encode(),
        3: b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    }
    kids = []
    key = None if password is None else _encryption_key(password)
    for index, content in enumerate(contents):
        page, stream = 10 + 2 * index, 11 + 2 * index
        kids.append(f"{page} 0 R")
        content = content if key is None else _rc4(_object_key(key, stream), content)
        body[page] = (
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {size[0]} {size[1]}] "
            f"/Resources << {resources} >> /Contents {stream} 0 R {page_entries} >>"
        ).encode()
        body[stream] = stream_object(content)
    body[2] = f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(kids)}] >>".encode()
    body.update(objects or {})
    trailer = ""
    if password is not None:
        body[4] = _encryption_dictionary(password)
        trailer = f"/Encrypt 4 0 R /ID [<{ID.hex()}> <{ID.hex()}>]"
    return _file(body, trailer)


def stream_object(data: bytes, entries: str = "") -> bytes:
    """Return a stream object's body."""
    return f"<< /Length {len(data)} {entries} >>\nstream\n".encode() + data + b"\nendstream"


def text(*lines: tuple[float, float, str], size: float = 12, mode: int = 0) -> bytes:
    """Return a content stream that shows lines of text, each at its own place, in points from bottom left."""
    shown = [f"1 0 0 1 {x} {y} Tm ({_escaped(line)}) Tj" for x, y, line in lines]
    return f"BT /F1 {size} Tf {mode} Tr {' '.join(shown)} ET".encode("cp1252")


def letter(lines: Sequence[str] = LINES) -> bytes:
    """Return a content stream with lines down the page."""
    return text(*((72.0, 720.0 - 24 * index, line) for index, line in enumerate(lines)))


def image_pdf(picture: Image.Image, *, over: bytes = b"") -> bytes:
    """Return a PDF of one page that a picture fills, as a scanner makes it, with more content over it."""
    gray = picture.convert("L")
    entries = (
        f"/Type /XObject /Subtype /Image /Width {gray.width} /Height {gray.height} "
        "/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode"
    )
    return pdf(
        [b"q 612 0 0 792 0 0 cm /Im1 Do Q " + over],
        objects={100: stream_object(zlib.compress(gray.tobytes()), entries)},
        resources="/Font << /F1 3 0 R >> /XObject << /Im1 100 0 R >>",
    )


def sheet(lines: Sequence[str] = LINES, *, dpi: int = 200, height: int = 11) -> Image.Image:
    """Return a letter page as a picture, black on white."""
    page = Image.new("L", (round(8.5 * dpi), height * dpi), 255)
    draw = ImageDraw.Draw(page)
    font = ImageFont.load_default(size=round(dpi * 0.17))
    for index, line in enumerate(lines):
        draw.text((dpi, dpi + round(index * dpi * 0.45)), line, fill=0, font=font)
    return page


def encoded(picture: Image.Image, kind: str, **options: object) -> bytes:
    """Return a picture as a file."""
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def _file(body: dict[int, bytes], trailer: str) -> bytes:
    out = bytearray(b"%PDF-1.7\n")
    offsets = {}
    for number in sorted(body):
        offsets[number] = len(out)
        out += f"{number} 0 obj\n".encode() + body[number] + b"\nendobj\n"
    start = len(out)
    highest = max(body)
    out += f"xref\n0 {highest + 1}\n".encode()
    for number in range(highest + 1):
        out += (
            f"{offsets[number]:010d} 00000 n \n".encode() if number in offsets else b"0000000000 65535 f \n"
        )
    out += f"trailer << /Size {highest + 1} /Root 1 0 R {trailer} >>\nstartxref\n{start}\n%%EOF\n".encode()
    return bytes(out)


def _escaped(line: str) -> str:
    return line.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")


# The standard security handler, revision 2: RC4 with 40 bits. No secret, but it asks for the password.

ID = bytes(range(16))
PERMISSIONS = -4


def _encryption_dictionary(password: bytes) -> bytes:
    owner, user = _owner_entry(), _rc4(_encryption_key(password), PASSWORD_PADDING)
    return f"<< /Filter /Standard /V 1 /R 2 /O <{owner.hex()}> /U <{user.hex()}> /P {PERMISSIONS} >>".encode()


def _owner_entry() -> bytes:
    key = hashlib.md5((b"owner" + PASSWORD_PADDING)[:32], usedforsecurity=False).digest()[:5]
    return _rc4(key, PASSWORD_PADDING)


def _encryption_key(password: bytes) -> bytes:
    padded = (password + PASSWORD_PADDING)[:32]
    mixed = padded + _owner_entry() + PERMISSIONS.to_bytes(4, "little", signed=True) + ID
    return hashlib.md5(mixed, usedforsecurity=False).digest()[:5]


def _object_key(key: bytes, number: int) -> bytes:
    return hashlib.md5(key + number.to_bytes(3, "little") + b"\0\0", usedforsecurity=False).digest()[:10]


def _rc4(key: bytes, data: bytes) -> bytes:
    state = list(range(256))
    j = 0
    for i in range(256):
        j = (j + state[i] + key[i % len(key)]) % 256
        state[i], state[j] = state[j], state[i]
    out = bytearray()
    i = j = 0
    for byte in data:
        i = (i + 1) % 256
        j = (j + state[i]) % 256
        state[i], state[j] = state[j], state[i]
        out.append(byte ^ state[(state[i] + state[j]) % 256])
    return bytes(out)
