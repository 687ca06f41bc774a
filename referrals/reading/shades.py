"""How light the colours are that a PDF paints with."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

PALE = 200
"""Shade of gray, of 255: what is darker is seen on paper; what is paler may stand on a dark ground."""
FAINT_ALPHA, NO_ALPHA = 64, 8
"""Of 255: what hardly stands out, and what nobody sees on any ground."""


def is_faint(colour_of: Callable[..., Any], painted: Any) -> bool:
    """Tell whether an object is painted in a pale colour or hardly at all; `colour_of` is pdfium's function for the
    colour of its lines or of what they hold. What has no such colour is not faint."""
    red, green, blue, alpha = (ctypes.c_uint() for _ in range(4))
    if not colour_of(painted, red, green, blue, alpha):
        return False
    shade = (299 * red.value + 587 * green.value + 114 * blue.value) / 1000
    return bool(shade >= PALE or alpha.value < FAINT_ALPHA)


def is_see_through(colour_of: Callable[..., Any], painted: Any) -> bool:
    """Tell whether an object is painted so thinly that nothing of it is seen."""
    red, green, blue, alpha = (ctypes.c_uint() for _ in range(4))
    return bool(colour_of(painted, red, green, blue, alpha)) and alpha.value < NO_ALPHA
