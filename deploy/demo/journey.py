"""The walk of the interface document, for every sample: upload, extract, poll, automate, review, webhook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from time import monotonic, sleep
from typing import Any

from common.wording import counted
from deploy.demo.receiver import Receiver
from deploy.demo.service import Service
from deploy.demo.story import Journey, RunSeen, Sample, Story
from deploy.demo.terminal import Terminal
from events import event_types

EXTRACTION_SECONDS = 120.0
RUN_SECONDS = 60.0
WEBHOOK_SECONDS = 30.0
# 300 polls a minute are allowed from one address, whatever the number of jobs.
POLL_PAUSE_SECONDS = 0.2
RECEIVER_NAME = "Receiver of make demo"
COMMENT = "Approved by make demo."


@contextmanager
def registered(receiver: Receiver, service: Service) -> Iterator[None]:
    """Have the service send its webhooks to `receiver` for the length of a `with` block.

    Receivers of demos that were killed are removed first: nobody listens there any more.
    """
    for left_behind in service.webhook_endpoints():
        if left_behind["description"] == RECEIVER_NAME:
            service.remove_webhook_endpoint(left_behind["endpoint_id"])
    endpoint_id, secret = service.add_webhook_endpoint(url=receiver.url, description=RECEIVER_NAME)
    receiver.trust(secret)
    try:
        yield
    finally:
        service.remove_webhook_endpoint(endpoint_id)


def take_journeys(
    *, service: Service, stranger: Service, samples: Sequence[Sample], story: Story, terminal: Terminal
) -> None:
    """Take every sample through the service and write into `story` what came of it.

    `stranger` is another tenant, who must not be shown any of it.
    """
    terminal.heading("Documents in")
    for sample in samples:
        story.journeys.append(_upload(sample, service, terminal))
    _check_stranger(story, stranger, terminal)
    terminal.heading("Read, extracted, judged, triaged")
    _poll_jobs(story, service, terminal)
    extracted = [journey for journey in story.journeys if journey.is_extracted]
    terminal.heading("Pathways")
    for journey in extracted:
        _automate(journey, service, pathway_type="auto", name=service.tenant.auto_pathway)
        if journey.sample.reviewed:
            _automate(
                journey, service, pathway_type="semiAutomatic", name=service.tenant.semi_automatic_pathway
            )
    for journey in extracted:
        for run in journey.runs:
            _follow_run(run, journey, service=service, story=story, terminal=terminal)


def _upload(sample: Sample, service: Service, terminal: Terminal) -> Journey:
    terminal.doing(f"uploading {sample.file}")
    data = sample.read()
    record_id = service.upload(name=sample.file, data=data)
    job_id = service.extract(record_id=record_id)
    terminal.step(f"{sample.file:<26} {len(data) / 1000:5.0f} kB  {short(record_id)}  {sample.title}")
    return Journey(sample=sample, record_id=record_id, job_id=job_id)


def _check_stranger(story: Story, stranger: Service, terminal: Terminal) -> None:
    seen = [journey.sample.file for journey in story.journeys if stranger.sees(journey.record_id)]
    if seen:
        story.problems.append(
            f"{stranger.tenant.name} is shown records of {story.tenant}: {', '.join(seen)}."
        )
    else:
        terminal.step(f"{stranger.tenant.name} asks for the same records: not found")


def _poll_jobs(story: Story, service: Service, terminal: Terminal) -> None:
    waiting = list(story.journeys)
    limit = monotonic() + EXTRACTION_SECONDS
    while waiting and monotonic() < limit:
        journey = waiting.pop(0)
        journey.job = service.job(journey.job_id)
        if journey.job["status"] in ("completed", "failed", "cancelled"):
            _tell_result(journey, story, terminal)
        else:
            waiting.append(journey)
        names = ", ".join(f"{waits.sample.slug} ({waits.job.get('stage', 'queued')})" for waits in waiting)
        terminal.doing(f"working on {names}" if waiting else "")
        sleep(POLL_PAUSE_SECONDS)
    for journey in waiting:
        story.problems.append(
            f"The extraction of {journey.sample.file} has not ended after {EXTRACTION_SECONDS:.0f} s; "
            f"it stands at stage {journey.job['stage']}."
        )


def _tell_result(journey: Journey, story: Story, terminal: Terminal) -> None:
    name = f"{journey.sample.file:<26}"
    if journey.is_extracted:
        triage = journey.triage
        words = (
            f"{triage.specialty or 'no specialty'}, {triage.urgency}, {triage.disposition.replace('_', ' ')}"
        )
        flags = f", {counted(len(triage.red_flags), 'red flag')}" if triage.red_flags else ""
        terminal.step(f"{name} {journey.seconds:5.1f} s   {words}{flags}")
        return
    error: dict[str, Any] = journey.job.get("error") or {}
    story.problems.append(
        f"The extraction of {journey.sample.file} {journey.job['status']}: {error.get('message', 'no reason')}"
    )
    terminal.step(f"{name} {journey.job['status']}")


def _automate(journey: Journey, service: Service, *, pathway_type: str, name: str) -> None:
    run_id = service.automate(record_id=journey.record_id, pathway_type=pathway_type, pathway_name=name)
    journey.runs.append(RunSeen(body={"run_id": run_id, "pathway": name, "type": pathway_type}))


def _follow_run(
    run: RunSeen, journey: Journey, *, service: Service, story: Story, terminal: Terminal
) -> None:
    what = f"{journey.sample.file:<26} {run.body['pathway']}"
    semi_automatic = run.body["type"] == "semiAutomatic"
    _await_run(run, service, terminal, lambda: run.status in ("paused", "completed", "failed", "cancelled"))
    if semi_automatic:
        if run.status != "paused":
            story.problems.append(f"The run of {what} did not pause for its review: it is {run.status}.")
            return
        terminal.step(f"{what}: paused for a review; approved over the API")
        service.approve(run.id, comment=COMMENT, answers={})
        _await_run(run, service, terminal, lambda: run.status in ("completed", "failed", "cancelled"))
    if run.status != "completed":
        error = run.body.get("error") or {}
        story.problems.append(
            f"The run of {what} did not complete: it is {run.status}. {error.get('message', '')}".strip()
        )
        return
    took = _time(run.body["completed_at"]) - _time(run.body["started_at"])
    terminal.step(f"{what}: completed, {len(run.body['node_runs'])} nodes in {took.total_seconds():.2f} s")


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)


def _await_run(run: RunSeen, service: Service, terminal: Terminal, arrived: Callable[[], bool]) -> None:
    """Poll the run until it has arrived; one that does not stays as it was seen last."""
    limit = monotonic() + RUN_SECONDS
    while monotonic() < limit:
        run.body = service.run(run.id)
        if arrived():
            return
        terminal.doing(f"{run.body['pathway']} is {run.status} at {run.body['current_node'] or 'its start'}")
        sleep(POLL_PAUSE_SECONDS)


def await_webhooks(
    *, service: Service, receiver: Receiver, after: int, story: Story, terminal: Terminal
) -> None:
    """Wait until a signed webhook has come for every public event of the demo's records.

    The feed of events (`GET .../events`) says which those are; it starts after the sequence number `after`.
    """
    terminal.heading("Webhooks")
    limit = monotonic() + WEBHOOK_SECONDS
    while True:
        events = service.events(after=after)
        mine = {journey.record_id: journey for journey in story.journeys}
        expected = {
            event["id"]
            for event in events
            if event["type"] in event_types.PUBLIC and event["data"].get("record_id") in mine
        }
        missing = expected - {received.id for received in receiver.received}
        if not missing or monotonic() > limit:
            break
        terminal.doing(f"{len(missing)} of {len(expected)} webhooks are still to come")
        sleep(POLL_PAUSE_SECONDS)
    for journey in story.journeys:
        journey.events = [event for event in events if event["data"].get("record_id") == journey.record_id]
        journey.webhooks = [
            received for received in receiver.received if received.data.get("record_id") == journey.record_id
        ]
    story.webhooks_refused = receiver.refused
    terminal.step(f"{len(expected) - len(missing)} of {len(expected)} came, every signature checked")
    if missing:
        story.problems.append(
            f"{len(missing)} of {len(expected)} webhooks did not come within {WEBHOOK_SECONDS:.0f} s."
        )
    if receiver.refused:
        story.problems.append(f"{receiver.refused} webhooks came with a signature that does not hold.")


def last_sequence(service: Service) -> int:
    """Give the number of the organization's newest event, 0 when there is none."""
    events = service.events(after=0)
    return int(events[-1]["sequence"]) if events else 0


def short(identifier: str) -> str:
    """Cut an id to what a person can compare."""
    return identifier[:12] + "…"
