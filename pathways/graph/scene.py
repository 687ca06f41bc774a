"""One picture with all that is to be seen on it: a pathway laid out, its problems, and how far a run has come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pathways.graph.layout import Layout
from pathways.graph.picture import Picture
from pathways.problems import Problem


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is to be seen. `visited` null: there is no run, so nothing is put in the background."""

    name: str
    prefix: str
    picture: Picture
    layout: Layout
    problems: Mapping[str, Sequence[Problem]]
    statuses: Mapping[str, str]
    current: str | None
    visited: frozenset[str] | None
    taken: Mapping[tuple[str, str], frozenset[str]]
    editable: bool = False
