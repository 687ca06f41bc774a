"""The colours of pictures: each has a name, by which the page around a picture may give it another shade.

The admin's dark look does (`common/static/common/admin.css`). Where nobody says otherwise, as in a file of its own, the
light shade that stands behind the name is used.
"""

from __future__ import annotations


def _named(name: str, shade: str) -> str:
    return f"var(--graph-{name}, {shade})"


PAPER = _named("paper", "#ffffff")
INK = _named("ink", "#14181d")
QUIET = _named("quiet", "#4a545e")
GREY = _named("grey", "#8a949e")
RED = _named("red", "#a31b13")
BLUE = _named("blue", "#0b4fa8")
BLUE_PALE = _named("blue-pale", "#e6effa")
GREEN = _named("green", "#155c2e")
VIOLET = _named("violet", "#5a2478")
BROWN = _named("brown", "#6d4300")

CONDITION = _named("condition", "#dbe9fb"), _named("condition-line", "#174a86")
DECISION = _named("decision", "#fde6b3"), _named("decision-line", "#6d4300")
ACTION = _named("action", "#f0faf1"), _named("action-line", "#1d5c33")
WAIT = _named("wait", "#e9d8f2"), _named("wait-line", "#5a2478")
UNKNOWN = PAPER, _named("unknown-line", "#8f1d16")
"""Of each kind of node: what its box is filled with, and its outline."""

SAME = _named("same", "#8fa3b5")
MOVED = _named("moved", "#c2571a")
"""Of bands between places: records that stay where they were, and others."""
