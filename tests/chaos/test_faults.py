"""Parts of a running stack die in the middle of work: everything comes to its end, and to one end only."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import sleep
from typing import Any

import psutil
import psycopg
import pytest
import redis
import urllib3

from tests.conftest import SAMPLES
from tests.integration.webhooks.receiving import WebhookReceiver
from tests.live import PUB, Service, eventually

pytestmark = pytest.mark.chaos

LETTER = (SAMPLES / "letter_cardiology.pdf").read_bytes()
FAX = (SAMPLES / "fax_marketing.pdf").read_bytes()
AUDIT_ONLY = ("record.status_changed", "notification.created")


@dataclass
class Load:
    """Documents on their way: each with its job, and with a run that waits for the job and goes on from there."""

    service: Service
    jobs: dict[str, str] = field(default_factory=dict)
    runs: dict[str, str] = field(default_factory=dict)

    def send(self, count: int, *, data: bytes = LETTER) -> None:
        """Send so many documents, every third with the pathway that waits for a person."""
        for number in range(count):
            record_id = self.service.new_record(data)
            self.runs[record_id] = self.service.new_run(
                record_id, "semiAutomatic" if number % 3 == 2 else "auto"
            )
            self.jobs[record_id] = self.service.extract(record_id)

    def finish(self) -> None:
        """Wait for the end of everything, answering each review once."""
        for record_id, job_id in self.jobs.items():
            assert self.service.job_ends(job_id)["status"] == "completed", record_id
        for run_id in self.runs.values():
            run = self.service.run_is(run_id, "completed", "paused", "failed", "cancelled")
            if run["status"] == "paused":
                self.service.good("POST", f"{PUB}/runs/{run_id}/approve", body={})
            assert self.service.run_is(run_id, "completed", "failed", "cancelled")["status"] == "completed"


def assert_happened_once(load: Load) -> None:
    """Each job and run completed once, no node was visited twice, no stage is missing or doubled in the trail."""
    service = load.service
    feed = service.events()
    sequences = [event["sequence"] for event in feed]
    assert len(sequences) == len(set(sequences))
    assert sequences == sorted(sequences)
    for record_id, job_id in load.jobs.items():
        told = Counter(event["type"] for event in feed if event["data"].get("record_id") == record_id)
        for type_ in (
            "record.created",
            "document.uploaded",
            "extraction_job.completed",
            "pathway_run.started",
            "pathway_run.completed",
        ):
            assert told[type_] == 1, (type_, told)
        for never in ("extraction_job.failed", "pathway_run.failed", "node_run.failed"):
            assert told[never] == 0, (never, told)
        trail = service.job(job_id)["data"]["audit_trail"]
        assert [entry["stage"] for entry in trail] == ["request", "read", "assistant", "judge", "triage"]
        run = service.run(load.runs[record_id])
        visits = Counter((node["node"], node["visit"]) for node in run["node_runs"])
        assert set(visits.values()) == {1}
        assert {visit for _, visit in visits} == {1}, "no node was gone to again"
        assert {node["status"] for node in run["node_runs"]} == {"completed"}
        assert service.good("GET", f"{PUB}/records/{record_id}/referral")["data"]["version"] == 1


def no_work_is_left(service: Service) -> None:
    """Wait until nothing is queued or held for the organization, but for what waits for its time."""

    def left() -> list[Any]:
        with psycopg.connect(service.stack.info["database_url"]) as database:
            return database.execute(
                "SELECT name, attempt, last_error FROM common_work WHERE organization_id = %s "
                "AND (due_at <= clock_timestamp() OR lease_expires_at IS NOT NULL)",
                [service.tenant["org_id"]],
            ).fetchall()

    eventually(left, lambda rows: rows == [], what="the end of all work")


def held_by(service: Service, queue: str) -> int:
    with psycopg.connect(service.stack.info["database_url"]) as database:
        row = database.execute(
            "SELECT count(*) FROM common_work WHERE split_part(queue, '.', 1) = %s"
            " AND lease_expires_at > clock_timestamp()",
            [queue],
        ).fetchone()
    return int(row[0]) if row else 0


def comes_back(service: Service, name: str, killed: int) -> None:
    eventually(
        lambda: service.stack.pids()[name],
        lambda pid: pid != killed and psutil.pid_exists(pid),
        what=f"another {name} in place of process {killed}",
    )


def kill(service: Service, name: str) -> int:
    """SIGKILL a part of the stack and return its process id."""
    pid = service.stack.pids()[name]
    os.kill(pid, signal.SIGKILL)
    return pid


@pytest.fixture
def receiver(service: Service) -> Iterator[WebhookReceiver]:
    """A receiver of all of the tenant's events for the length of a test."""
    made = WebhookReceiver()
    endpoint = service.good("POST", f"{PUB}/webhook-endpoints", body={"url": made.url})["data"]["endpoint_id"]
    yield made
    service.ask("DELETE", f"{PUB}/webhook-endpoints/{endpoint}")
    made.close()


def assert_told_with_one_id_each(load: Load, receiver: WebhookReceiver) -> None:
    """Every event came, under one webhook-id, with the same bytes each time it came."""
    wanted = {
        event["id"]
        for event in load.service.events()
        if event["data"].get("record_id") in load.jobs and event["type"] not in AUDIT_ONLY
    }
    eventually(
        lambda: wanted - {received.headers["webhook-id"] for received in receiver.received},
        lambda missing: not missing,
        what="the webhooks of everything that happened",
    )
    bodies: dict[str, set[bytes]] = {}
    for received in receiver.received:
        bodies.setdefault(received.headers["webhook-id"], set()).add(received.body)
    assert all(len(found) == 1 for found in bodies.values())
    completed = Counter(
        (received.json["type"], received.json["data"]["record_id"])
        for received in {r.headers["webhook-id"]: r for r in receiver.received}.values()
        if received.json["data"].get("record_id") in load.jobs
        and received.json["type"].endswith(".completed")
    )
    assert set(completed.values()) == {1}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_workers_that_are_killed_in_the_middle_lose_and_double_nothing(
    service: Service, receiver: WebhookReceiver, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - the seed makes the test repeatable
    load = Load(service)
    load.send(6)
    for name in chance.sample(["documents", "flow", "documents", "flow"], 4):
        sleep(chance.uniform(0.0, 0.6))
        comes_back(service, name, kill(service, name))
    load.finish()
    no_work_is_left(service)
    assert_happened_once(load)
    assert_told_with_one_id_each(load, receiver)


def test_a_worker_that_is_killed_while_it_reads_is_followed_by_one_that_reads_again(service: Service) -> None:
    load = Load(service)
    load.send(2, data=FAX)  # two pages to be recognised: long enough to be met in the middle
    eventually(lambda: held_by(service, "documents"), lambda held: held > 0, what="a document being read")
    comes_back(service, "documents", kill(service, "documents"))
    load.finish()
    attempts = [
        entry["detail"]
        for job_id in load.jobs.values()
        for entry in service.job(job_id)["data"]["audit_trail"]
        if entry["stage"] == "read"
    ]
    assert any("(attempt 2)" in detail for detail in attempts), attempts
    assert_happened_once(load)


def test_a_run_whose_worker_is_killed_goes_on_once(service: Service) -> None:
    load = Load(service)
    load.send(4)
    eventually(lambda: held_by(service, "flow"), lambda held: held > 0, what="a node or a stage being done")
    comes_back(service, "flow", kill(service, "flow"))
    load.finish()
    no_work_is_left(service)
    assert_happened_once(load)


def test_a_broker_that_loses_everything_delays_and_loses_nothing(
    service: Service, receiver: WebhookReceiver
) -> None:
    load = Load(service)
    load.send(5)
    broker = redis.Redis.from_url(service.stack.info["redis_url"])
    broker.flushall()
    broker.close()
    comes_back(service, "valkey", kill(service, "valkey"))
    load.send(2)
    load.finish()
    no_work_is_left(service)
    assert_happened_once(load)
    assert_told_with_one_id_each(load, receiver)


def test_a_broker_that_does_not_answer_is_no_reason_to_refuse(service: Service) -> None:
    load = Load(service)
    broker = psutil.Process(service.stack.pids()["valkey"])
    broker.send_signal(signal.SIGSTOP)
    try:
        load.send(2)  # each request must be answered 200
        assert service.ask("GET", f"{PUB}/health").status == 200
    finally:
        broker.send_signal(signal.SIGCONT)
    load.finish()
    no_work_is_left(service)
    assert_happened_once(load)


@contextmanager
def asking_meanwhile(service: Service) -> Iterator[list[tuple[str, int, dict[str, str], bytes]]]:
    """Ask three endpoints over and over in a thread, and keep the answers."""
    answers: list[tuple[str, int, dict[str, str], bytes]] = []
    over = threading.Event()

    def ask() -> None:
        while not over.is_set():
            for path in (f"{PUB}/health", f"{PUB}/records?limit=1", "/v1/jobs/job_" + "a" * 32):
                try:
                    answer = service.ask("GET", path)
                except urllib3.exceptions.HTTPError as error:
                    answers.append((path, 0, {}, type(error).__name__.encode()))
                else:
                    headers = {name.lower(): value for name, value in answer.headers.items()}
                    answers.append((path, answer.status, headers, answer.raw))

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield answers
    finally:
        over.set()
        thread.join()


def assert_answers_are_documented(answers: list[tuple[str, int, dict[str, str], bytes]]) -> None:
    statuses = Counter((path.split("?")[0].rsplit("/", 1)[-1][:7], status) for path, status, *_ in answers)
    for path, status, headers, body in answers:
        assert status in (200, 404, 503), (path, status, body, statuses)
        if status == 503:
            assert int(headers["retry-after"]) >= 1
            found = json.loads(body)
            if path.endswith("/health"):
                assert found == {"message": "unhealthy"}
            else:
                assert (found["error"], found["status_code"]) == ("unavailable", 503)


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGINT], ids=["killed", "restarted"])
def test_a_database_that_goes_away_and_comes_back_loses_nothing_that_was_accepted(
    service: Service, receiver: WebhookReceiver, way: signal.Signals
) -> None:
    load = Load(service)
    load.send(4)
    with asking_meanwhile(service) as answers:
        pid = service.stack.pids()["postgres"]
        os.kill(pid, way)
        comes_back(service, "postgres", pid)
        eventually(
            lambda: service.ask("GET", f"{PUB}/health").status,
            lambda status: status == 200,
            what="health again",
        )
    assert_answers_are_documented(answers)
    load.finish()
    no_work_is_left(service)
    assert_happened_once(load)
    assert_told_with_one_id_each(load, receiver)


def test_a_clock_that_stops_is_started_again_and_what_waited_is_done(service: Service) -> None:
    """Without the clock nobody sweeps: work whose ring is lost waits for it."""
    load = Load(service)
    load.send(3)
    broker = redis.Redis.from_url(service.stack.info["redis_url"])
    pid = kill(service, "beat")
    broker.flushall()
    broker.close()
    comes_back(service, "beat", pid)
    load.finish()
    no_work_is_left(service)
    assert_happened_once(load)


def test_two_answers_to_one_review_at_once_have_one_effect(service: Service) -> None:
    record_id = service.new_record(LETTER)
    service.job_ends(service.extract(record_id))
    run_id = service.new_run(record_id, "semiAutomatic")
    service.run_is(run_id, "paused")

    def approve(_: int) -> int:
        return service.ask("POST", f"{PUB}/runs/{run_id}/approve", body={}).status

    with ThreadPoolExecutor(max_workers=6) as clients:
        statuses = list(clients.map(approve, range(6)))
    assert sorted(statuses) == [200, 409, 409, 409, 409, 409]
    service.run_is(run_id, "completed")
    told = Counter(event["type"] for event in service.events_of(record_id))
    assert (told["review.completed"], told["pathway_run.resumed"], told["pathway_run.completed"]) == (1, 1, 1)
