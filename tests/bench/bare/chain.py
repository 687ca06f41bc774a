"""A bare Celery task that does nothing but write down the time and send the next message of a chain."""

from __future__ import annotations

import json
import os
from time import time

import redis
from celery import Celery

QUEUE = "bench"
DONE = "bench:done"

app = Celery("bench", broker=os.environ["REDIS_URL"])
app.conf.update(task_ignore_result=True, worker_prefetch_multiplier=1, task_default_queue=QUEUE)


@app.task(name="bench.hop")
def hop(times: list[float], remaining: int) -> None:
    """Send the next message; the last one hands in the times."""
    times = [*times, time()]
    if remaining:
        hop.delay(times, remaining - 1)
        return
    redis.Redis.from_url(os.environ["REDIS_URL"]).rpush(DONE, json.dumps(times))
