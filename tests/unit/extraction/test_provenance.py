"""Which rules and weights read a referral can be told from its result."""

from __future__ import annotations

import re
import subprocess
import sys

from jobs.extraction import build_id


def test_the_build_is_the_same_in_every_process() -> None:
    told = [sys.executable, "-c", "from jobs.extraction import build_id; print(build_id())"]
    other = subprocess.run(told, capture_output=True, text=True, check=True).stdout.strip()

    assert re.fullmatch(r"[0-9a-f]{12}", build_id())
    assert other == build_id()
