"""What a pass of the sweep costs while a hundred thousand runs are paused, each with the timers of its review."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from deploy.demo.service import Service
from tests.bench.figures import Figure, spread

PAUSED_RUNS = 100_000
TIMERS = ("pathways.review_timer", "pathways.review_reminder", "pathways.review_escalation")
PASSES = 30
MOST_MILLISECONDS = 50.0
MARK = "rev_bench_"

_INSERT = """
INSERT INTO common_work
    (id, name, subject_id, organization_id, queue, priority, due_at, attempt, rings, last_error)
SELECT 'wrk_bench_' || t.place || '_' || n, t.name, %(mark)s || n, %(organization_id)s, 'flow', 0,
       clock_timestamp() + make_interval(secs => 3600 + n), 0, 0, ''
FROM generate_series(1, %(runs)s) AS n, unnest(%(timers)s::text[]) WITH ORDINALITY AS t(name, place)
"""


def measure(service: Service) -> list[Figure]:
    """Let the timers of many paused runs wait, and time passes of the sweep over them."""
    from django.db import connection

    from common import work

    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM common_work WHERE subject_id LIKE %s", [f"{MARK}%"])
        cursor.execute(
            _INSERT,
            {
                "mark": MARK,
                "organization_id": service.tenant.org_id,
                "runs": PAUSED_RUNS,
                "timers": list(TIMERS),
            },
        )
        cursor.execute("ANALYZE common_work")
    try:
        passes = [_milliseconds(work.sweep) for _ in range(PASSES)]
    finally:
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM common_work WHERE subject_id LIKE %s", [f"{MARK}%"])
    return [
        Figure(
            name=f"A pass of the sweep over {PAUSED_RUNS:,} paused runs, slowest",
            ours=max(passes),
            unit="ms",
            goal=f"under {MOST_MILLISECONDS:.0f} ms",
            reached=max(passes) < MOST_MILLISECONDS,
            note=f"{len(TIMERS)} timers a run, median {median(passes):.2f} ms; {spread(passes, 'ms')}",
        )
    ]


def _milliseconds(sweep: Callable[[], int]) -> float:
    begun = perf_counter()
    sweep()
    return (perf_counter() - begun) * 1000
