"""Fits the map from raw to shown confidence on documents whose contents are known.

Run as `python -m jobs.evaluation.fitting DIRECTORY...`; it writes the map the judge ships with. The
documents it is fitted on are
also those the rules were written against, so the fit leans towards a little less than the raw value: each
step of the scale has a
prior that counts as much as 25 values, and nothing is shown with more than 0.96.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from jobs.evaluation.cases import load_cases
from jobs.evaluation.measuring import Shown
from jobs.evaluation.running import run_cases
from jobs.extraction.judge.confidence import group_of

_STEPS = tuple(step / 20 for step in range(21))
_PRIOR = 25.0
_PRIOR_SHARE = 0.97
_LEAST_FOR_A_GROUP = 40
_MOST = 0.96

Knots = list[tuple[float, float]]


def fit_groups(*, shown: Iterable[Shown]) -> dict[str, Knots]:
    """This function will return the points (raw, shown) for each group that has enough values, and "*" for
    all others.
    """
    by_group: dict[str, list[Shown]] = defaultdict(list)
    for entry in shown:
        by_group[group_of(entry.path)].append(entry)
    everything = [entry for entries in by_group.values() for entry in entries]
    groups = {"*": fit(shown=everything)}
    for name, entries in sorted(by_group.items()):
        if len(entries) >= _LEAST_FOR_A_GROUP:
            groups[name] = fit(shown=entries)
    return groups


def fit(*, shown: Sequence[Shown]) -> Knots:
    """This function will return a rising line of points: the share that was right around each raw value,
    leaning on the prior.
    """
    weights = [_PRIOR] * len(_STEPS)
    rights = [_PRIOR * _PRIOR_SHARE * step for step in _STEPS]
    for entry in shown:
        nearest = min(range(len(_STEPS)), key=lambda index: abs(_STEPS[index] - entry.raw))
        weights[nearest] += 1.0
        rights[nearest] += float(entry.right)
    values = rising([right / weight for right, weight in zip(rights, weights, strict=True)], weights)
    return [(step, round(min(value, _MOST), 4)) for step, value in zip(_STEPS, values, strict=True)]


def rising(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """This function will return the nearest sequence that never falls (pool adjacent violators)."""
    pools: list[list[float]] = []
    for value, weight in zip(values, weights, strict=True):
        pools.append([value, weight, 1.0])
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            value_b, weight_b, count_b = pools.pop()
            value_a, weight_a, count_a = pools.pop()
            total = weight_a + weight_b
            pools.append([(value_a * weight_a + value_b * weight_b) / total, total, count_a + count_b])
    return [value for value, _, count in pools for _ in range(int(count))]


def write_map(*, directories: Sequence[Path], target: Path) -> int:
    """This function will fit the map on the cases of the directories, write it with the next version, and
    return how many
    values it rests on."""
    today = datetime.now(UTC).date()
    cases = [case for directory in directories for case in load_cases(directory=directory)]
    shown = [entry for measured in run_cases(cases=cases, today=today) for entry in measured.shown]
    version = json.loads(target.read_text(encoding="utf-8"))["version"] + 1 if target.exists() else 1
    groups = fit_groups(shown=shown)
    target.write_text(
        _laid_out(version, len(shown), groups),
        encoding="utf-8",
    )
    return len(shown)


def _laid_out(version: int, values: int, groups: dict[str, Knots]) -> str:
    """The map as JSON with a line for each group, so that a new fit shows as a readable difference."""
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(knots)}" for name, knots in groups.items())
    return f'{{"version": {version}, "values": {values}, "groups": {{\n{lines}\n}}}}\n'


if __name__ == "__main__":
    shipped = Path(__file__).parent.parent / "extraction" / "judge" / "confidence_map.json"
    count = write_map(directories=[Path(argument) for argument in sys.argv[1:]], target=shipped)
    sys.stdout.write(f"Fitted on {count} values.\n")
