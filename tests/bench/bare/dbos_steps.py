"""A DBOS workflow of steps that do nothing but tell the time, each recorded by DBOS. Run by a Python that has `dbos`.

`python dbos_steps.py POSTGRES_URL STEPS` prints the times as JSON. DBOS is no dependency of the project.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import time
from typing import Any


def measure(url: str, steps: int) -> list[float]:
    """Return when each recorded step ran, in seconds."""
    dbos: Any = import_module("dbos").DBOS  # not installed where the project is
    config = {
        "name": "bench",
        "system_database_url": url,
        "run_admin_server": False,
        "log_level": "ERROR",
    }
    dbos(config=config)

    @dbos.step()  # type: ignore[untyped-decorator]
    def step() -> float:
        return time()

    @dbos.workflow()  # type: ignore[untyped-decorator]
    def chain(count: int) -> list[float]:
        return [step() for _ in range(count)]

    dbos.launch()
    try:
        times: list[float] = chain(steps)
        return times
    finally:
        dbos.destroy()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(sys.argv[1], int(sys.argv[2]))) + "\n")
