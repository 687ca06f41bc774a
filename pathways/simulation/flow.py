"""How records moved from one place to another, as bands from left to right (a Sankey diagram) in one SVG.

Colours are attributes, so that the strictest content security policy shows it as it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from pathways.graph.colours import INK, MOVED, PAPER, QUIET, SAME
from pathways.graph.painting import FONT
from pathways.graph.text import safe, width_of
from pathways.simulation.counting import Flow

MOST_PLACES = 12
OTHERS = "all others"
_HEIGHT, _GAP, _LEAST = 360.0, 22.0, 3.0
_BAR, _MIDDLE, _MARGIN, _TOP = 14.0, 320.0, 16.0, 44.0
_SIZE = 13.0


@dataclass(frozen=True, slots=True)
class _Bar:
    """A place on one side: where its bar begins and how tall it is."""

    name: str
    records: int
    top: float
    height: float


def flow_picture(flows: Sequence[Flow], *, before: str, after: str) -> str:
    """Draw the flows; `before` and `after` head the sides. Empty text where there are none."""
    shown = _few(flows)
    if not shown:
        return ""
    per_record = _HEIGHT / sum(flow.records for flow in shown)
    left = _bars(shown, side=0, per_record=per_record)
    right = _bars(shown, side=1, per_record=per_record)
    words = [_caption(bar) for bar in (*left.values(), *right.values())]
    words_width = max(width_of(text, size=_SIZE) for text in words) + 12
    x_left = _MARGIN + words_width
    x_right = x_left + _BAR + _MIDDLE
    width = x_right + _BAR + words_width + _MARGIN
    height = max(bar.top + bar.height for bar in (*left.values(), *right.values())) + _MARGIN
    total = sum(flow.records for flow in shown)
    moved = sum(flow.records for flow in shown if flow.before != flow.after)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}" role="img" aria-labelledby="flow-title flow-desc" '
            f'font-family="{safe(FONT)}" font-size="{_SIZE:.0f}" fill="{INK}">',
            f'<title id="flow-title">Where {total} records end up</title>',
            f'<desc id="flow-desc">{moved} of {total} records end up elsewhere.</desc>',
            f'<rect width="{width:.0f}" height="{height:.0f}" fill="{PAPER}"/>',
            f'<text x="{x_left + _BAR:.1f}" y="24" text-anchor="end" font-weight="600">{safe(before)}</text>',
            f'<text x="{x_right:.1f}" y="24" font-weight="600">{safe(after)}</text>',
            *_bands(shown, left=left, right=right, x_from=x_left + _BAR, x_to=x_right, per_record=per_record),
            *(_bar(bar, x=x_left, words_at=x_left - 8, anchor="end") for bar in left.values()),
            *(_bar(bar, x=x_right, words_at=x_right + _BAR + 8, anchor="start") for bar in right.values()),
            "</svg>",
        ]
    )


def _few(flows: Sequence[Flow]) -> list[Flow]:
    """Return the flows between the largest places; smaller places are put together."""
    sizes: dict[str, int] = defaultdict(int)
    for flow in flows:
        sizes[flow.before] += flow.records
        sizes[flow.after] += flow.records
    largest = set(sorted(sizes, key=lambda name: (-sizes[name], name))[:MOST_PLACES])
    merged: dict[tuple[str, str], int] = defaultdict(int)
    for flow in flows:
        ends = (
            flow.before if flow.before in largest else OTHERS,
            flow.after if flow.after in largest else OTHERS,
        )
        merged[ends] += flow.records
    return [Flow(before=old, after=new, records=number) for (old, new), number in merged.items()]


def _bars(flows: Sequence[Flow], *, side: int, per_record: float) -> dict[str, _Bar]:
    sizes: dict[str, int] = defaultdict(int)
    for flow in flows:
        sizes[(flow.before, flow.after)[side]] += flow.records
    bars: dict[str, _Bar] = {}
    top = _TOP
    for name in sorted(sizes, key=lambda name: (name == OTHERS, -sizes[name], name)):
        height = max(sizes[name] * per_record, _LEAST)
        bars[name] = _Bar(name, sizes[name], top, height)
        top += height + _GAP
    return bars


def _bands(
    flows: Sequence[Flow],
    *,
    left: dict[str, _Bar],
    right: dict[str, _Bar],
    x_from: float,
    x_to: float,
    per_record: float,
) -> list[str]:
    """Return one band for each flow; at each bar they lie in the order of the bars on the other side."""
    left_used: dict[str, float] = defaultdict(float)
    right_used: dict[str, float] = defaultdict(float)
    left_at: dict[tuple[str, str], float] = {}
    right_at: dict[tuple[str, str], float] = {}
    for flow in sorted(flows, key=lambda flow: right[flow.after].top):
        left_at[flow.before, flow.after] = left[flow.before].top + left_used[flow.before]
        left_used[flow.before] += flow.records * per_record
    for flow in sorted(flows, key=lambda flow: left[flow.before].top):
        right_at[flow.before, flow.after] = right[flow.after].top + right_used[flow.after]
        right_used[flow.after] += flow.records * per_record
    middle = (x_from + x_to) / 2
    drawn = []
    for flow in sorted(flows, key=lambda flow: flow.before != flow.after):
        thick = max(flow.records * per_record, 1.0)
        y1 = left_at[flow.before, flow.after] + thick / 2
        y2 = right_at[flow.before, flow.after] + thick / 2
        same = flow.before == flow.after
        drawn.append(
            f'<path d="M{x_from:.1f} {y1:.1f} C{middle:.1f} {y1:.1f} {middle:.1f} {y2:.1f} {x_to:.1f} {y2:.1f}" '
            f'fill="none" stroke="{SAME if same else MOVED}" stroke-opacity="{0.45 if same else 0.6}" '
            f'stroke-width="{thick:.1f}"><title>{flow.records}: {safe(flow.before)} to {safe(flow.after)}'
            f"</title></path>"
        )
    return drawn


def _bar(bar: _Bar, *, x: float, words_at: float, anchor: str) -> str:
    middle = bar.top + bar.height / 2 + _SIZE / 3
    return (
        f'<rect x="{x:.1f}" y="{bar.top:.1f}" width="{_BAR:.0f}" height="{bar.height:.1f}" fill="{QUIET}"/>'
        f'<text x="{words_at:.1f}" y="{middle:.1f}" text-anchor="{anchor}">{safe(_caption(bar))}</text>'
    )


def _caption(bar: _Bar) -> str:
    return f"{bar.name}: {bar.records}"
