"""From the judge's signals to a confidence that means what it says, through a fitted and versioned map."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any

from referrals.data.referral import Referral, Verdict, replace_fields, walk

_CEILING: Mapping[Verdict, float] = {
    "supported": 1.0,
    "uncertain": 0.69,
    "unsupported": 0.3,
    "contradicted": 0.25,
}
"""No map shows more than this: what stands nowhere on the page stays at 0.3, what is in doubt below the usual 0.7."""

_INDEX = re.compile(r"\[\d*\]")
IDENTITY = ("given", "family", "full", "birth", "sex", "age", "identifiers")
"""How the names of the fields begin that say who the patient is."""
_OF_ITS_OWN = ("request.specialty", "request.urgency", "request.reason", "request.service", "document.kind")

MOST = 0.97
"""No machine's value is shown with more: the rarest mistakes are in no sample of some hundred."""

Knots = Sequence[tuple[float, float]]
"""Points (raw, shown) of a rising line, raw ascending, both 0-1."""


@dataclass(frozen=True, slots=True)
class ConfidenceMap:
    """A line of points for each group of fields; "*" stands for the groups without one. `name` says whose, and which
    version.
    """

    name: str
    groups: Mapping[str, Knots]

    def shown(self, *, path: str, raw: float) -> float:
        """Return what the map makes of a raw confidence, before the verdict's ceiling."""
        return interpolated(self.groups.get(group_of(path)) or self.groups["*"], raw)


def calibrated(*, path: str, raw: float, verdict: Verdict, using: ConfidenceMap | None = None) -> float:
    """Return the confidence to show for a raw one: by the map (the shipped one) for the path's group, under the
    verdict's ceiling.
    """
    shown = (using or shipped_map()).shown(path=path, raw=raw)
    return round(min(shown, _CEILING[verdict]), 4)


def recalibrated(referral: Referral, *, using: ConfidenceMap) -> Referral:
    """Return a judged referral with every confidence as another map shows it; what people entered stays as it is."""
    changed = {
        path: field.model_copy(
            update={
                "confidence": calibrated(
                    path=path, raw=field.confidence_raw, verdict=field.verdict, using=using
                )
            }
        )
        for path, field in walk(referral)
        if field.value is not None and field.source != "human" and field.confidence_raw is not None
    }
    replaced: Referral = replace_fields(referral, changed)
    return replaced


def group_of(path: str) -> str:
    """Return the name of the line that a path uses."""
    bare = _INDEX.sub("", path)
    section, _, name = bare.partition(".")
    if section == "patient" and name.startswith(IDENTITY):
        return "identity"
    if bare in _OF_ITS_OWN:
        return bare
    if bare == "document.parts.kind":
        return "document.kind"
    if section == "clinical":
        return ".".join(bare.split(".")[:2])
    return "contact"


@cache
def shipped_map() -> ConfidenceMap:
    """Return the map that comes with the service."""
    shipped = shipped_file()
    return ConfidenceMap(name=f"shipped {shipped['version']}", groups=shipped["groups"])


@cache
def unfitted_map() -> ConfidenceMap:
    """Return the map for values of an assistant that no map was fitted on: each is shown as it was judged, up to the
    most that a machine's value is shown with.

    The shipped map knows how often the built-in assistant is right where it is sure; of a model it knows nothing.
    """
    return ConfidenceMap(name="unfitted", groups={"*": ((0.0, 0.0), (MOST, MOST), (1.0, MOST))})


@cache
def shipped_file() -> Mapping[str, Any]:
    """Return the shipped map's file: its version and lines, and how it did on documents left out of the fit."""
    source = resources.files(__package__).joinpath("confidence_map.json")
    loaded: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return loaded


def interpolated(knots: Knots, raw: float) -> float:
    """Return the value at `raw` of the line through the points; flat beyond its ends."""
    if raw <= knots[0][0]:
        return knots[0][1]
    for (left, low), (right, high) in pairwise(knots):
        if raw <= right:
            share = (raw - left) / (right - left) if right > left else 1.0
            return low + (high - low) * share
    return knots[-1][1]
