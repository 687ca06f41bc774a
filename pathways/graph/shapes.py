"""How each kind of node looks: a shape of its own, an icon, and colours that stay apart in greyscale too."""

from __future__ import annotations

from dataclasses import dataclass

from pathways.graph import colours

POINT = 18.0
"""How far the points of hexagons and arrows go into the box, in pixels."""

ROUND = 28.0
"""The greatest radius of round corners: beyond it a link could start beside the shape."""


@dataclass(frozen=True, slots=True)
class Look:
    """Dark text stands on `fill`; `line` is the outline, dark enough to be read as text on white."""

    name: str
    fill: str
    line: str


LOOKS = {
    "condition": Look("Condition", *colours.CONDITION),
    "decision": Look("Decision", *colours.DECISION),
    "action": Look("Action", *colours.ACTION),
    "wait": Look("Wait", *colours.WAIT),
}
UNKNOWN = Look("Unknown kind", *colours.UNKNOWN)


def look_of(kind: str) -> Look:
    """Return the look of a kind, also of one that does not exist."""
    return LOOKS.get(kind, UNKNOWN)


def outline(kind: str, *, x: float, y: float, width: float, height: float, paint: str) -> str:
    """Draw the shape of a kind around the centre (x, y); `paint` are SVG attributes.

    Every shape is flat above and below, so that links can leave and arrive anywhere there.
    """
    left, right, top, bottom = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    match kind:
        case "condition":
            corners = [(left + POINT, top), (right - POINT, top), (right, y), (right - POINT, bottom)]
            return _polygon([*corners, (left + POINT, bottom), (left, y)], paint)
        case "decision":
            corners = [(left, top), (right - POINT, top), (right, y), (right - POINT, bottom), (left, bottom)]
            return _polygon([*corners, (left + POINT, y)], paint)
        case "wait":
            return _rectangle(left, top, width, height, min(height / 2, ROUND), paint)
        case _:
            return _rectangle(left, top, width, height, 5, paint)


def icon(kind: str, *, x: float, y: float, colour: str) -> str:
    """Draw the small sign of a kind, 14 pixels high, around (x, y)."""
    stroke = (
        f'fill="none" stroke="{colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
    )
    paths = {
        "condition": "M-3 -3 a3.2 3.2 0 1 1 4.6 3 c-1.2 .6 -1.6 1.2 -1.6 2.4 M0 6 v.2",
        "decision": "M0 6 V1 L-5 -3 M0 1 L5 -3 M-5 .5 V-3.6 H-1.4 M5 .5 V-3.6 H1.4",
        "action": "M1.5 -6.5 L-4 .8 H0 L-1.5 6.5 L4 -.8 H0 Z",
        "wait": "M-6 0 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 M0 -3.4 V0 L2.6 1.8",
    }
    return f'<path transform="translate({x:.1f} {y:.1f})" d="{paths.get(kind, "M-4 -4 L4 4 M4 -4 L-4 4")}" {stroke}/>'


STATUS_SIGNS = {
    "completed": ("M-5 0 L-1.5 4 L5 -4", colours.GREEN),
    "running": ("M-3 -5 L5 0 L-3 5 Z", colours.BLUE),
    "waiting": ("M-2.5 -4.5 V4.5 M2.5 -4.5 V4.5", colours.VIOLET),
    "paused": ("M-2.5 -4.5 V4.5 M2.5 -4.5 V4.5", colours.VIOLET),
    "failed": ("M-4 -4 L4 4 M4 -4 L-4 4", colours.RED),
    "cancelled": ("M-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 M-3.4 3.4 L3.4 -3.4", colours.QUIET),
    "skipped": ("M-5 -3 L0 0 L-5 3 M1 -3 L6 0 L1 3", colours.QUIET),
    "added": ("M-5 0 H5 M0 -5 V5", colours.GREEN),
    "removed": ("M-5 0 H5", colours.RED),
    "changed": ("M-5 2 C-3 -3 -1 -3 0 0 C1 3 3 3 5 -2", colours.BROWN),
    "overridden": ("M-5 4 L-4 0.5 L2.5 -5.5 L5 -3 L-1.5 3 Z", colours.BROWN),
}
OTHER_STATUS = ("M-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0", colours.QUIET)


def status_sign(status: str, *, x: float, y: float) -> tuple[str, str]:
    """Return (the sign of a status around (x, y), the colour its word is written in)."""
    path, colour = STATUS_SIGNS.get(status, OTHER_STATUS)
    stroke = f'fill="none" stroke="{colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path transform="translate({x:.1f} {y:.1f})" d="{path}" {stroke}/>', colour


def _polygon(corners: list[tuple[float, float]], paint: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return f'<polygon points="{points}" {paint}/>'


def _rectangle(x: float, y: float, width: float, height: float, radius: float, paint: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius:.1f}" {paint}/>'
    )
