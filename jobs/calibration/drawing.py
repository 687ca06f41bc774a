"""Reliability drawn: the share that was right over the confidence shown, as text and as an SVG picture."""

from __future__ import annotations

from html import escape

from jobs.calibration.reliability import Reliability

_SIZE, _LEFT, _TOP = 260, 46, 12
_BOTTOM = _TOP + _SIZE
_WIDTH = 41


def as_text(found: Reliability) -> str:
    """Return a line for each tenth: `o` what was shown, `#` the share that was right, `-` its interval."""
    lines = [f"  {'shown':>5} {'right':>5} {'n':>5}   interval      0{' ' * (_WIDTH - 2)}1"]
    for entry in found.bins:
        row = [" "] * _WIDTH
        for index in range(_at(entry.interval.low), _at(entry.interval.high) + 1):
            row[index] = "-"
        row[_at(entry.right)] = "#"
        row[_at(entry.shown)] = "o" if _at(entry.shown) != _at(entry.right) else "@"
        interval = f"{entry.interval.low:.2f} to {entry.interval.high:.2f}"
        lines.append(f"  {entry.shown:5.2f} {entry.right:5.2f} {entry.n:5}   {interval}  {''.join(row)}")
    lines.append("  o shown, # right, @ both, - 95 % interval of right")
    return "\n".join(lines)


def as_svg(found: Reliability, *, title: str) -> str:
    """Return a picture that stands by itself: points with their intervals, and the diagonal of perfect confidences.

    A point's area grows with the number of its values.
    """
    most = max((entry.n for entry in found.bins), default=1)
    points = "".join(
        f'<line x1="{_x(entry.shown):.1f}" x2="{_x(entry.shown):.1f}" y1="{_y(entry.interval.low):.1f}" '
        f'y2="{_y(entry.interval.high):.1f}" stroke="#0b5c7a" stroke-width="2" opacity="0.55"/>'
        f'<circle cx="{_x(entry.shown):.1f}" cy="{_y(entry.right):.1f}" r="{3 + 6 * (entry.n / most) ** 0.5:.1f}" '
        f'fill="#0b5c7a"><title>shown {entry.shown:.2f}, right {entry.right:.2f} '
        f"({entry.interval.low:.2f} to {entry.interval.high:.2f}), {entry.n} values</title></circle>"
        for entry in found.bins
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _SIZE + 16} {_BOTTOM + 44}" role="img" '
        f'aria-label="{escape(title)}" width="{_LEFT + _SIZE + 16}" font-family="sans-serif" font-size="11">'
        f"<title>{escape(title)}</title>{_frame()}{points}</svg>"
    )


def _frame() -> str:
    ticks = "".join(
        f'<line x1="{_LEFT}" x2="{_LEFT + _SIZE}" y1="{_y(step / 5):.1f}" y2="{_y(step / 5):.1f}" stroke="#ddd"/>'
        f'<text x="{_LEFT - 6}" y="{_y(step / 5) + 4:.1f}" text-anchor="end">{step / 5:.1f}</text>'
        f'<text x="{_x(step / 5):.1f}" y="{_BOTTOM + 16}" text-anchor="middle">{step / 5:.1f}</text>'
        for step in range(6)
    )
    return (
        f'{ticks}<line x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}" stroke="#999" stroke-dasharray="4 4"/>'
        f'<rect x="{_LEFT}" y="{_TOP}" width="{_SIZE}" height="{_SIZE}" fill="none" stroke="#888"/>'
        f'<text x="{_LEFT + _SIZE / 2}" y="{_BOTTOM + 36}" text-anchor="middle">confidence shown</text>'
        f'<text x="12" y="{_TOP + _SIZE / 2}" text-anchor="middle" '
        f'transform="rotate(-90 12 {_TOP + _SIZE / 2})">share that was right</text>'
    )


def _at(share: float) -> int:
    return round(share * (_WIDTH - 1))


def _x(share: float) -> float:
    return _LEFT + share * _SIZE


def _y(share: float) -> float:
    return _BOTTOM - share * _SIZE
