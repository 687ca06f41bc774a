"""The typefaces: PDF's standard ones, which need no file, and DejaVu Sans for ticked and empty boxes."""

from __future__ import annotations

import subprocess

from reportlab.pdfbase import pdfmetrics  # type: ignore[import-untyped]
from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped]

FACES = {"helvetica": "Helvetica", "times": "Times-Roman", "courier": "Courier"}
BOLD = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold"}
SYMBOLS = "Symbols"


def register_symbols() -> None:
    """Make the face with box and tick marks known; fontconfig says where it is installed."""
    found = subprocess.run(
        ["fc-match", "--format", "%{file}", "DejaVu Sans:style=Book"],
        capture_output=True,
        text=True,
        check=True,
    )
    pdfmetrics.registerFont(TTFont(SYMBOLS, found.stdout))
