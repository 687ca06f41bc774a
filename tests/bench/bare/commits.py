"""What one commit costs on this disk: everything that is to outlive a crash pays it at least once."""

from __future__ import annotations

from statistics import median
from time import perf_counter

import psycopg

from deploy.local.client import LocalStack

COMMITS = 60


def commit_milliseconds(stack: LocalStack) -> float:
    """Give the median time of inserting one small row and committing it, alone on a connection."""
    times: list[float] = []
    with psycopg.connect(stack.settings["DATABASE_OWNER_URL"], autocommit=True) as connection:
        connection.execute("CREATE TABLE bench_commit (number integer PRIMARY KEY)")
        for number in range(COMMITS):
            begin = perf_counter()
            connection.execute("INSERT INTO bench_commit (number) VALUES (%s)", [number])
            times.append((perf_counter() - begin) * 1000)
        connection.execute("DROP TABLE bench_commit")
    return median(times)
