"""Fits the shipped map from raw to shown confidence on documents whose contents are known.

Run as `python -m jobs.evaluation.fitting DIRECTORY... --passages FILE... --unseen DIRECTORY`; it writes the map the
judge ships with, as its next version. Passages are marked ones from which nothing was learnt. The fit leans on a
straight line a little below the raw value, and what it shows is lowered by an allowance, since the documents are those
that the rules were written against. What the file says of itself, and of what thresholds cost, was measured on the
unseen documents, which the fit does not look at.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from jobs.calibration.advice import advise
from jobs.calibration.fitting import fit_groups, held_out
from jobs.calibration.reliability import Judged, reliability
from jobs.evaluation.cases import load_cases
from jobs.evaluation.passages import judged_in_passages
from jobs.evaluation.running import Setting, run_cases
from jobs.extraction.confidence import MOST, ConfidenceMap

SHIPPED = Path(__file__).parent.parent / "extraction" / "confidence_map.json"
_ALLOWANCE = 0.99
"""On documents that nobody who wrote the rules has seen, values are right less often than on these: by one in a hundred
is what made the confidences of tests/evaluation/heldout true, and of 96 documents by four hands as they were read
before anything was mended by them."""

_MOST = MOST / _ALLOWANCE
"""The highest point of a line before the allowance, so that what is shown reaches the most that may be shown."""

_DOUBTED, _MOST_DOUBTED = 0.35, 0.69
"""The raw confidence up to which a value is doubted by the assistant's second reading, and the most that is shown of
it, below the usual threshold: that reading has learnt from these documents, where what it doubts is right more often
(88 in a hundred) than on unseen ones (73)."""

_LEARNT = {
    "document.kind": [(0.0, 0.0), (0.95, 0.95), (1.0, 0.97)],
    "request.specialty": [
        (0.0, 0.0),
        (0.1, 0.2874),
        (0.2, 0.4955),
        (0.3, 0.5266),
        (0.4, 0.7111),
        (0.5, 0.774),
        (0.6, 0.8744),
        (0.7, 0.9213),
        (0.8, 0.9513),
        (0.9, 0.97),
        (1.0, 0.97),
    ],
    "request.reason": [
        (0.0, 0.0),
        (0.3, 0.6),
        (0.4, 0.68),
        (0.5, 0.74),
        (0.6, 0.82),
        (0.7, 0.86),
        (0.8, 0.87),
        (0.9, 0.92),
        (0.95, 0.9338),
        (1.0, 0.9338),
    ],
    "request.urgency": [
        (0.0, 0.0),
        (0.1, 0.3603),
        (0.2, 0.6061),
        (0.3, 0.6476),
        (0.4, 0.6686),
        (0.5, 0.7161),
        (0.6, 0.7201),
        (0.7, 0.8129),
        (0.8, 0.8706),
        (0.9, 0.9327),
        (1.0, 0.97),
    ],
}
"""Groups whose raw confidence is a chance that was learnt, from these documents too. That of a kind is true on papers
of other hands. The lines of specialty and urgency go through how often they were right on papers and on documents of
hands that were left out of the learning (`jobs.training.stacked`), half each: the papers were written to mislead, and
the rules were mended by the documents. That of the reason goes through how often the likeliest sentence said why, on
papers of such hands (`jobs.training.stacked_reasons`)."""

_PRIOR = ConfidenceMap("straight line", {"*": [(0.0, 0.0), (1.0, 0.97)]})


def judged_in(directories: Sequence[Path]) -> list[Judged]:
    """Return every value that came back from the documents of the directories and whether it was right."""
    cases = [case for directory in directories for case in load_cases(directory=directory)[0]]
    setting = Setting(today=datetime.now(UTC).date())
    return [entry for done in run_cases(cases=cases, setting=setting) for entry in done.measured.judged]


def write_map(*, judged: Sequence[Judged], unseen: Sequence[Judged], target: Path) -> Mapping[str, Any]:
    """Fit the map, write it as the next version of the target, and return what the file says beside its lines."""
    version = json.loads(target.read_text(encoding="utf-8"))["version"] + 1 if target.exists() else 1
    lines = _lines(judged)
    shown = [entry.shown_by(ConfidenceMap("new", lines)) for entry in unseen]
    said = {
        "version": version,
        "fitted_on": _size(judged),
        "cross_validated": _figures(held_out(judged=judged, fitted=_lines)),
        "measured_on": _size(unseen),
        "measured": _figures(shown),
        "advice": [list(astuple(entry)) for entry in advise(shown)],
    }
    target.write_text(_laid_out(said, lines), encoding="utf-8")
    return said


def _lines(judged: Sequence[Judged]) -> dict[str, list[tuple[float, float]]]:
    """The lines that values teach, lowered by the allowance, and no higher than is allowed where a value is doubted."""
    lines = {
        name: [
            (raw, round(min(shown * _ALLOWANCE, _MOST_DOUBTED if raw <= _DOUBTED else 1.0), 4))
            for raw, shown in knots
        ]
        for name, knots in fit_groups(judged=judged, prior=_PRIOR, most=_MOST).items()
    }
    return lines | {name: knots for name, knots in _LEARNT.items() if name in lines}


def _size(judged: Sequence[Judged]) -> dict[str, int]:
    return {"values": len(judged), "documents": len({entry.subject for entry in judged})}


def _figures(judged: Sequence[Judged]) -> dict[str, float]:
    found = reliability(judged)
    return {"error": round(found.error, 4), "brier": round(found.brier, 4)}


def _laid_out(said: Mapping[str, Any], groups: Mapping[str, Any]) -> str:
    """The map as JSON with a line for each group, so that a new fit shows as a readable difference."""
    head = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in said.items())
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(knots)}" for name, knots in groups.items())
    return f'{{{head},\n"groups": {{\n{lines}\n}}}}\n'


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Fit the shipped map of confidences.")
    parser.add_argument("directories", nargs="+", type=Path, metavar="DIRECTORY", help="to fit on")
    parser.add_argument(
        "--unseen", type=Path, required=True, metavar="DIRECTORY", help="to measure the map on"
    )
    parser.add_argument(
        "--passages",
        nargs="*",
        type=Path,
        default=[],
        metavar="FILE",
        help="marked passages, to fit on as well",
    )
    asked = parser.parse_args()
    told = judged_in_passages(asked.passages, today=datetime.now(UTC).date())
    written = write_map(
        judged=[*judged_in(asked.directories), *told], unseen=judged_in([asked.unseen]), target=SHIPPED
    )
    sys.stdout.write(
        f"Version {written['version']}, fitted on {written['fitted_on']['values']} values; calibration error "
        f"cross-validated {written['cross_validated']['error']}, on unseen documents {written['measured']['error']}.\n"
    )
