"""How long work is lost for when the worker that holds it is killed with SIGKILL."""

from __future__ import annotations

import os
import signal
from time import monotonic, perf_counter, sleep

import psycopg

from deploy.demo.service import Service
from deploy.demo.story import SAMPLES
from deploy.local.client import LocalStack
from tests.bench.extraction import await_completed
from tests.bench.figures import Figure, spread

KILLS = 3
MOST_SECONDS = 15.0
PATIENCE_SECONDS = 60.0
CASES = (
    ("documents", "documents", "photo_orthopaedics.jpg", 1, "reading"),
    ("flow", "flow", "letter_cardiology.pdf", 8, "extracting"),
)
"""Worker, its queue, the document, how many of it at once (so that some are held at any time), what is held."""
_HELD = """
SELECT id, attempt FROM common_work
WHERE queue = %s AND name LIKE 'jobs.%%' AND lease_expires_at > clock_timestamp() LIMIT 1
"""
_STILL = "SELECT attempt FROM common_work WHERE id = %s"


def measure(service: Service, stack: LocalStack) -> list[Figure]:
    """Kill each worker several times in the middle of a job."""
    return [_figure(service, stack, *case) for case in CASES]


def _figure(
    service: Service, stack: LocalStack, worker: str, queue: str, file: str, together: int, what: str
) -> Figure:
    times = [
        _recovery(service, stack, worker=worker, queue=queue, file=file, together=together)
        for _ in range(KILLS)
    ]
    return Figure(
        name=f"Worker killed while {what}, kill to recorded, slowest",
        ours=max(times),
        unit="s",
        goal=f"at most {MOST_SECONDS:.0f} s",
        reached=max(times) <= MOST_SECONDS,
        note=spread(times, "s"),
    )


def _recovery(
    service: Service, stack: LocalStack, *, worker: str, queue: str, file: str, together: int
) -> float:
    """Kill the worker while it holds work, and return the seconds until another has recorded that very work."""
    data = (SAMPLES / file).read_bytes()
    with psycopg.connect(stack.settings["DATABASE_URL"], autocommit=True) as connection:
        limit = monotonic() + PATIENCE_SECONDS
        while monotonic() < limit:
            jobs = [service.extract(record_id=service.upload(name=file, data=data)) for _ in range(together)]
            work = _kill_holding(connection, stack, worker=worker, queue=queue)
            if work is not None:
                killed_at = perf_counter()
                _await_recorded(connection, work)
                took = perf_counter() - killed_at
            for job_id in jobs:
                await_completed(service, job_id)
            _await_worker(stack, worker)
            if work is not None:
                return took
    raise RuntimeError(f"The {worker} worker was never caught holding work.")


def _kill_holding(
    connection: psycopg.Connection[tuple[object, ...]], stack: LocalStack, *, worker: str, queue: str
) -> str | None:
    """Kill the worker at a moment when it holds work of a job; None when it got that work done before it died."""
    pid = stack.pids()[worker]
    limit = monotonic() + 10
    while monotonic() < limit:
        held = connection.execute(_HELD, [queue]).fetchone()
        if held is not None:
            os.kill(pid, signal.SIGKILL)
            sleep(0.05)
            still = connection.execute(_STILL, [held[0]]).fetchone()
            return str(held[0]) if still is not None and still[0] == held[1] else None
    return None


def _await_recorded(connection: psycopg.Connection[tuple[object, ...]], work: str) -> None:
    limit = monotonic() + PATIENCE_SECONDS
    while connection.execute(_STILL, [work]).fetchone() is not None:
        if monotonic() > limit:
            raise RuntimeError("The work of the killed worker was not taken up again.")
        sleep(0.02)


def _await_worker(stack: LocalStack, worker: str) -> None:
    """Wait until the supervisor has started the worker again, so that the next kill meets a living one."""
    limit = monotonic() + PATIENCE_SECONDS
    while monotonic() < limit:
        try:
            os.kill(stack.pids()[worker], 0)
        except ProcessLookupError:
            sleep(0.1)
            continue
        # A second kill within ten seconds would count as a worker that does not stay up, and be answered later.
        sleep(10)
        return
    raise RuntimeError(f"The {worker} worker was not started again.")
