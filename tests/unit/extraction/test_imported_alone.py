"""Every part of the extraction can be the first that a process imports: the web server needs triage alone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from jobs.extraction import _HOMES


@pytest.mark.parametrize("home", sorted(set(_HOMES.values())))
def test_a_part_is_imported_first(home: str) -> None:
    told = [sys.executable, "-c", f"import jobs.extraction.{home}"]
    done = subprocess.run(told, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
