"""From the judge's signals to a confidence that means what it says, through a fitted and versioned map."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise

from referrals.data.referral import Verdict

_CEILING: Mapping[Verdict, float] = {
    "supported": 1.0,
    "uncertain": 0.69,
    "unsupported": 0.3,
    "contradicted": 0.25,
}
_INDEX = re.compile(r"\[\d*\]")

Knots = Sequence[tuple[float, float]]


def calibrated(*, path: str, raw: float, verdict: Verdict) -> float:
    """This function will return the confidence to show for a raw one: by the map for the path's group, under
    the verdict's ceiling.
    """
    groups = confidence_map()["groups"]
    knots = groups.get(group_of(path)) or groups["*"]
    return round(min(interpolated(knots, raw), _CEILING[verdict]), 4)


def group_of(path: str) -> str:
    """This function will return the name of the map that a path uses."""
    bare = _INDEX.sub("", path)
    if bare.startswith(
        (
            "patient.given",
            "patient.family",
            "patient.birth",
            "patient.sex",
            "patient.age",
            "patient.identifiers",
        )
    ):
        return "identity"
    if bare in ("request.specialty", "request.urgency", "request.reason", "request.service", "document.kind"):
        return bare
    if bare.startswith("clinical."):
        return ".".join(bare.split(".")[:2])
    return "contact"


@cache
def confidence_map() -> dict[str, dict[str, list[tuple[float, float]]]]:
    """This function will return the shipped map: for each group the points (raw, calibrated), raw ascending."""
    source = resources.files(__package__).joinpath("confidence_map.json")
    loaded: dict[str, dict[str, list[tuple[float, float]]]] = json.loads(source.read_text(encoding="utf-8"))
    return loaded


def interpolated(knots: Knots, raw: float) -> float:
    """This function will return the value at `raw` of the line through the points; flat beyond its ends."""
    if raw <= knots[0][0]:
        return knots[0][1]
    for (left, low), (right, high) in pairwise(knots):
        if raw <= right:
            share = (raw - left) / (right - left) if right > left else 1.0
            return low + (high - low) * share
    return knots[-1][1]
