"""Print recall and false alarms of a file of passages: `python -m tests.evaluation.red_flags FILE [--misses]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.evaluation.red_flags.scoring import list_of_misses, load, score, table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.evaluation.red_flags", description=__doc__)
    parser.add_argument("file", type=Path, help="passages, one JSON object a line")
    parser.add_argument(
        "--misses", action="store_true", help="name what was missed and what was raised wrongly"
    )
    asked = parser.parse_args()
    result = score(load(asked.file))
    sys.stdout.write(table(result) + "\n")
    if asked.misses:
        sys.stdout.write("\n" + list_of_misses(result) + "\n")


main()
