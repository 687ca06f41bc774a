"""Single requests: the answer to an upload, and how often a finished job can be asked for."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

import urllib3

from deploy.demo.service import Service
from deploy.demo.story import SAMPLES
from tests.bench.extraction import await_completed
from tests.bench.figures import Figure, spread
from tests.bench.load import put_load_on

FAX = SAMPLES / "fax_gastroenterology.pdf"
LETTER = SAMPLES / "letter_cardiology.pdf"
UPLOADS = 40
CONNECTIONS = 16
LOAD_SECONDS = 6.0
MOST_MILLISECONDS = 25.0
LEAST_SHARE = 0.5


def measure(service: Service, *, bare_url: str) -> list[Figure]:
    """Measure both against the bare views at `bare_url`."""
    return [_uploads(service, bare_url), _polls(service, bare_url)]


def _uploads(service: Service, bare_url: str) -> Figure:
    data = FAX.read_bytes()
    ours = [_milliseconds(lambda: service.upload(name=FAX.name, data=data)) for _ in range(UPLOADS)]
    http = urllib3.PoolManager(retries=False)
    fields = {"referral": (FAX.name, data)}
    bare = [
        _milliseconds(lambda: http.request("POST", f"{bare_url}/upload", fields=fields))
        for _ in range(UPLOADS)
    ]
    return Figure(
        name=f"Answer to an upload of {len(data) // 1000} kB",
        ours=median(ours),
        unit="ms",
        baseline=median(bare),
        baseline_name="DRF takes the file and writes one row",
        goal=f"at most {MOST_MILLISECONDS:.0f} ms",
        reached=median(ours) <= MOST_MILLISECONDS,
        note=spread(ours, "ms"),
    )


def _milliseconds(request: Callable[[], object]) -> float:
    begin = perf_counter()
    request()
    return (perf_counter() - begin) * 1000


def _polls(service: Service, bare_url: str) -> Figure:
    job_id = service.extract(record_id=service.upload(name=LETTER.name, data=LETTER.read_bytes()))
    await_completed(service, job_id)
    bare = put_load_on(f"{bare_url}/row/row_5000", connections=CONNECTIONS, seconds=LOAD_SECONDS)
    ours = put_load_on(f"{service.base_url}/v1/jobs/{job_id}", connections=CONNECTIONS, seconds=LOAD_SECONDS)
    return Figure(
        name=f"Polls of a finished job, {CONNECTIONS} connections",
        ours=ours.rate,
        unit="a second",
        baseline=bare.rate,
        baseline_name="DRF answers one indexed select",
        goal=f"at least {LEAST_SHARE} of bare",
        reached=ours.rate >= LEAST_SHARE * bare.rate,
        note=f"an answer of {ours.size / 1000:.0f} kB in {ours.milliseconds:.1f} ms, bare {bare.milliseconds:.1f} ms",
    )
