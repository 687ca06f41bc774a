"""`python -m tests.bench`: a stack of its own in a temporary directory, every figure, one table."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from deploy.demo.service import Service, Tenant
from deploy.demo.terminal import Terminal
from deploy.local.client import LocalStack, local_stack
from tests.bench.bare.commits import commit_milliseconds
from tests.bench.figures import Figure, table_of

# Every request is counted against its limit as ever; the limits are out of reach.
NO_LIMITS = {
    f"RATE_LIMIT_{name}": "100000000" for name in ("UPLOAD", "EXTRACT", "JOB", "AUTOMATION", "OTHER")
}
PARTS = ("reading", "extraction", "answers", "hops", "recovery", "sweep", "simulation")


def main() -> int:
    """Measure, print the table, and give 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)}; all by default"
    )
    wanted = parser.parse_args().parts or list(PARTS)
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; parts are {', '.join(PARTS)}")
    with tempfile.TemporaryDirectory(prefix="ras-bench-") as directory:
        # Postgres runs as an account of its own where we are root: it must be able to pass through.
        Path(directory).chmod(0o711)
        with Terminal() as terminal:
            terminal.step("starting a stack of its own")
            with local_stack(directory=Path(directory) / "stack", settings=NO_LIMITS) as stack:
                commit = commit_milliseconds(stack)
                figures = _measure(stack, wanted, terminal)
            machine = (
                f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, one bare commit {commit:.1f} ms"
            )
            terminal.lines(f"\n{machine}; medians unless it says otherwise\n")
            terminal.lines(table_of(figures))
    return 0 if all(figure.reached for figure in figures) else 1


def _measure(stack: LocalStack, wanted: list[str], terminal: Terminal) -> list[Figure]:
    os.environ.update(stack.settings)
    import django

    django.setup()
    from tests.bench import answers, extraction, hops, reading, recovery, simulation, sweep
    from tests.bench.bare.servers import bare_web

    service = _service(stack)
    logs = stack.layout.logs

    def single_answers() -> list[Figure]:
        with bare_web(stack, logs=logs) as bare_url:
            return answers.measure(service, bare_url=bare_url)

    measurements: dict[str, Callable[[], list[Figure]]] = {
        "reading": reading.measure,
        "extraction": lambda: extraction.measure(service),
        "answers": single_answers,
        "hops": lambda: hops.measure(service, stack, logs=logs),
        "recovery": lambda: recovery.measure(service, stack),
        "sweep": lambda: sweep.measure(service),
        "simulation": lambda: simulation.measure(service),
    }
    figures: list[Figure] = []
    for part in PARTS:
        if part in wanted:
            terminal.step(f"measuring {part}")
            figures += measurements[part]()
    return figures


def _service(stack: LocalStack) -> Service:
    info = stack.info
    first = info["tenants"][0]
    return Service(
        base_url=info["base_url"],
        tenant=Tenant(**{name: first[name] for name in Tenant.__dataclass_fields__}),
    )


if __name__ == "__main__":
    sys.exit(main())
