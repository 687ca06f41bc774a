"""Where spots of a PDF page are displayed, and how boxes turn with the page."""

from __future__ import annotations

import ctypes
import math

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.layout import Edges

DEVICE_UNITS = 1000
"""Units a point for asking pdfium, in whole numbers, where a spot of the page is displayed."""


class Placement:
    """Where spots of a PDF page's own space are displayed: an affine map, whatever rotation and crop box it has."""

    def __init__(self, page: pypdfium2.PdfPage) -> None:
        self.width, self.height = page.get_size()
        size = (round(self.width * DEVICE_UNITS), round(self.height * DEVICE_UNITS))
        origin, along_x, along_y = (self._ask(page, size, *spot) for spot in ((0, 0), (1000, 0), (0, 1000)))
        self._offset = origin
        self._x = ((along_x[0] - origin[0]) / 1000, (along_x[1] - origin[1]) / 1000)
        self._y = ((along_y[0] - origin[0]) / 1000, (along_y[1] - origin[1]) / 1000)

    @staticmethod
    def _ask(page: pypdfium2.PdfPage, size: tuple[int, int], x: float, y: float) -> tuple[float, float]:
        across, down = ctypes.c_int(), ctypes.c_int()
        pdfium.FPDF_PageToDevice(page.raw, 0, 0, *size, 0, x, y, ctypes.byref(across), ctypes.byref(down))
        return across.value / DEVICE_UNITS, down.value / DEVICE_UNITS

    def edges(self, left: float, bottom: float, right: float, top: float) -> Edges:
        """Return the displayed box of a box in the page's own space."""
        x0, y0 = self._spot(left, bottom)
        x1, y1 = self._spot(right, top)
        return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)

    def angle(self, radians: float) -> float:
        """Return the displayed direction, in degrees clockwise, of text that runs at an angle in the page's space."""
        across, up = math.cos(radians), math.sin(radians)
        x = across * self._x[0] + up * self._y[0]
        y = across * self._x[1] + up * self._y[1]
        return math.degrees(math.atan2(y, x))

    def _spot(self, x: float, y: float) -> tuple[float, float]:
        return (
            self._offset[0] + x * self._x[0] + y * self._y[0],
            self._offset[1] + x * self._x[1] + y * self._y[1],
        )


def turned(edges: Edges, *, turn: int, width: float, height: float) -> Edges:
    """Turn a box clockwise, by 0, 90, 180 or 270 degrees, with its page of a width and height."""
    x0, y0, x1, y1 = edges
    if turn == 90:
        return height - y1, x0, height - y0, x1
    if turn == 180:
        return width - x1, height - y1, width - x0, height - y0
    if turn == 270:
        return y0, width - x1, y1, width - x0
    return edges
