"""From one pathway node to the next: a chain of conditions, against a chain of Celery tasks that do nothing.

With BENCH_DBOS_PYTHON, a Python that has `dbos` installed, also against recorded steps of DBOS.
"""

from __future__ import annotations

import json
import os
import subprocess
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any

import redis

from deploy.demo.service import Service
from deploy.demo.story import SAMPLES
from deploy.local.client import LocalStack
from tests.bench.bare import chain
from tests.bench.bare.servers import bare_worker
from tests.bench.extraction import await_completed
from tests.bench.figures import Figure, spread

LETTER = SAMPLES / "letter_cardiology.pdf"
NODES = 100
RUNS = 3
WARM_UP_HOPS = 10
MOST_MILLISECONDS = 6.0
MOST_TIMES_DBOS = 2.5
PATHWAY = "Chain of conditions"
PATIENCE_SECONDS = 120.0


def measure(service: Service, stack: LocalStack, *, logs: Path) -> list[Figure]:
    """Measure a hop of ours and a bare one."""
    install_chain(service)
    record_id = extracted_record(service)
    ours = [hop for _ in range(RUNS) for hop in _hops(service, record_id)]
    bare = _bare_hops(stack, logs=logs)
    figures = [
        Figure(
            name="Hop from one pathway node to the next",
            ours=median(ours),
            unit="ms",
            baseline=median(bare),
            baseline_name="Celery task to Celery task, no rows",
            goal=f"at most {MOST_MILLISECONDS:.0f} ms",
            reached=median(ours) <= MOST_MILLISECONDS,
            note=spread(ours, "ms"),
        )
    ]
    if python := os.environ.get("BENCH_DBOS_PYTHON"):
        figures.append(_against_dbos(ours, _dbos_steps(stack, python=python)))
    return figures


def _against_dbos(ours: list[float], steps: list[float]) -> Figure:
    ratio = median(ours) / median(steps)
    return Figure(
        name="Hop against a recorded step of DBOS",
        ours=median(ours),
        unit="ms",
        baseline=median(steps),
        baseline_name="DBOS, a step that does nothing, in the same Postgres",
        goal=f"at most {MOST_TIMES_DBOS} times",
        reached=ratio <= MOST_TIMES_DBOS,
        note=spread(steps, "ms"),
    )


def _dbos_steps(stack: LocalStack, *, python: str) -> list[float]:
    """Return, in ms, the times between recorded steps of DBOS, by a Python that has it: it is no dependency of ours."""
    script = Path(__file__).parent / "bare" / "dbos_steps.py"
    url = stack.settings["DATABASE_OWNER_URL"]
    command = [python, str(script), url, str(NODES)]
    told = [
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE_SECONDS).stdout
        for _ in range(RUNS)
    ]
    return [hop for output in told for hop in _differences(json.loads(output.splitlines()[-1]))]


def install_chain(service: Service) -> None:
    """Publish a pathway of many conditions in the tenant's organization."""
    from common.clock import now
    from common.row_security import organization_scope
    from pathways.services import create_pathway, publish_version, save_draft

    organization_id = service.tenant.org_id
    with organization_scope(organization_id):
        pathway_id = create_pathway(organization_id=organization_id, name=PATHWAY, type="auto")
        version_id = save_draft(
            organization_id=organization_id,
            pathway_id=pathway_id,
            definition=_definition(),
            note="bench",
            now=now(),
        )
        publish_version(organization_id=organization_id, version_id=version_id, actor="bench", now=now())


def _definition() -> dict[str, Any]:
    keys = [f"node_{number}" for number in range(NODES)]
    condition = {"expression": 'triage.has_red_flag or triage.urgency in ["urgent", "asap", "stat"]'}
    return {
        "schema_version": 1,
        "start": keys[0],
        "nodes": [{"key": key, "title": key, "kind": "condition", "config": condition} for key in keys],
        "edges": [
            {"from": key, "outcome": outcome, "to": following}
            for key, following in zip(keys, [*keys[1:], "end"], strict=True)
            for outcome in ("true", "false", "undetermined")
        ],
    }


def extracted_record(service: Service) -> str:
    """Give a record whose extraction has completed."""
    record_id = service.upload(name=LETTER.name, data=LETTER.read_bytes())
    await_completed(service, service.extract(record_id=record_id))
    return record_id


def _hops(service: Service, record_id: str) -> list[float]:
    """Return, in ms, the times from the end of one node to the end of the next: hand over, claim, run, record."""
    run_id = service.automate(record_id=record_id, pathway_type="auto", pathway_name=PATHWAY)
    limit = monotonic() + PATIENCE_SECONDS
    while (run := service.run(run_id))["status"] != "completed":
        if monotonic() > limit:
            raise RuntimeError(f"The run is {run['status']} at {run['current_node']}.")
        # Seldom: an answer holds the whole history, and making it takes from what is measured.
        sleep(0.5)
    ends = [datetime.fromisoformat(step["completed_at"]).timestamp() for step in run["node_runs"]]
    return _differences(ends)


def _bare_hops(stack: LocalStack, *, logs: Path) -> list[float]:
    broker = redis.Redis.from_url(stack.settings["REDIS_URL"], socket_timeout=PATIENCE_SECONDS)
    with bare_worker(stack, logs=logs):
        hops: list[float] = []
        for _ in range(RUNS):
            chain.app.send_task("bench.hop", args=[[], NODES], queue=chain.QUEUE)
            answer = broker.blpop([chain.DONE], timeout=60)
            if answer is None:
                raise RuntimeError(
                    f"The bare chain did not end: {(logs / 'bare-worker.log').read_text()[-2000:]}"
                )
            hops += _differences(json.loads(answer[1]))
    return hops


def _differences(times: list[float]) -> list[float]:
    hops = [1000 * (later - earlier) for earlier, later in pairwise(sorted(times))]
    return hops[WARM_UP_HOPS:]
