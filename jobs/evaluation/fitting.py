"""Fits the shipped map from raw to shown confidence on documents whose contents are known.

Run as `python -m jobs.evaluation.fitting DIRECTORY...`; it writes the map the judge ships with, as its next version.
The fit leans on a straight line a little below the raw value, since some of the documents are those that the rules were
written against; what it promises of itself in the file was measured on documents left out of the fit.
"""

from __future__ import annotations

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
from jobs.evaluation.running import Setting, run_cases
from jobs.extraction.confidence import ConfidenceMap

SHIPPED = Path(__file__).parent.parent / "extraction" / "confidence_map.json"
_PRIOR = ConfidenceMap("straight line", {"*": [(0.0, 0.0), (1.0, 0.97)]})


def judged_in(directories: Sequence[Path]) -> list[Judged]:
    """Return every value that came back from the documents of the directories and whether it was right."""
    cases = [case for directory in directories for case in load_cases(directory=directory)[0]]
    setting = Setting(today=datetime.now(UTC).date())
    return [entry for done in run_cases(cases=cases, setting=setting) for entry in done.measured.judged]


def write_map(*, judged: Sequence[Judged], target: Path) -> Mapping[str, Any]:
    """Fit the map, write it as the next version of the target, and return what the file says beside its lines."""
    unseen = held_out(judged=judged, prior=_PRIOR)
    found = reliability(unseen)
    said = {
        "version": json.loads(target.read_text(encoding="utf-8"))["version"] + 1 if target.exists() else 1,
        "values": len(judged),
        "documents": len({entry.subject for entry in judged}),
        "held_out": {"error": round(found.error, 4), "brier": round(found.brier, 4)},
        "advice": [list(astuple(entry)) for entry in advise(unseen)],
    }
    target.write_text(_laid_out(said, fit_groups(judged=judged, prior=_PRIOR)), encoding="utf-8")
    return said


def _laid_out(said: Mapping[str, Any], groups: Mapping[str, Any]) -> str:
    """The map as JSON with a line for each group, so that a new fit shows as a readable difference."""
    head = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in said.items())
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(knots)}" for name, knots in groups.items())
    return f'{{{head},\n"groups": {{\n{lines}\n}}}}\n'


if __name__ == "__main__":
    written = write_map(judged=judged_in([Path(argument) for argument in sys.argv[1:]]), target=SHIPPED)
    sys.stdout.write(
        f"Version {written['version']}, fitted on {written['values']} values of {written['documents']} documents; "
        f"calibration error on documents left out {written['held_out']['error']}.\n"
    )
