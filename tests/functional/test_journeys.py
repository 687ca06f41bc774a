"""What a client does with the service, from the first upload to the last webhook, through real processes."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest
from standardwebhooks import Webhook

from tests.conftest import SAMPLES
from tests.integration.webhooks.receiving import WebhookReceiver
from tests.live import PUB, Service, eventually

pytestmark = pytest.mark.functional

LETTER = (SAMPLES / "letter_cardiology.pdf").read_bytes()
RED_FLAG = (SAMPLES / "letter_red_flag.pdf").read_bytes()


@pytest.fixture
def receiver() -> Iterator[WebhookReceiver]:
    made = WebhookReceiver()
    yield made
    made.close()


def extracted(service: Service, data: bytes = LETTER) -> str:
    """Upload a document, wait until it is extracted, and return its record's id."""
    record_id = service.new_record(data)
    body = service.job_ends(service.extract(record_id))
    assert body["status"] == "completed", body["data"]["error"]
    return record_id


def types(events: list[Any]) -> list[str]:
    return [event["type"] for event in events]


def test_upload_extract_poll_automate(service: Service) -> None:
    record_id = service.new_record(LETTER, external_id="MRN-1")
    job_id = service.extract(record_id, metadata={"visit": 1})
    job = service.job_ends(job_id)
    assert job["status"] == "completed"
    data = job["data"]
    assert data["referral"]["patient"]["family_name"]["value"] == "Thackwray"
    assert data["referral"]["patient"]["family_name"]["evidence"][0]["quote"] == "Thackwray"
    assert [entry["stage"] for entry in data["audit_trail"]] == [
        "request",
        "read",
        "assistant",
        "judge",
        "triage",
    ]

    run = service.run_is(service.new_run(record_id, "auto"), "completed", "failed")
    assert run["status"] == "completed", run["error"]
    assert {node["status"] for node in run["node_runs"]} == {"completed"}
    assert [node["visit"] for node in run["node_runs"]] == [1] * len(run["node_runs"])
    assert all(node["explanation"] for node in run["node_runs"] if node["kind"] in ("condition", "decision"))

    record = service.good("GET", f"{PUB}/records/{record_id}")["data"]
    assert record["status"] != "received", "the pathway sets where the record stands"
    told = types(service.events_of(record_id))
    for earlier, later in (
        ("record.created", "document.uploaded"),
        ("document.uploaded", "extraction_job.completed"),
        ("extraction_job.completed", "pathway_run.started"),
        ("pathway_run.started", "pathway_run.completed"),
    ):
        assert told.index(earlier) < told.index(later)
    for once in ("record.created", "extraction_job.completed", "pathway_run.completed"):
        assert told.count(once) == 1


def test_the_document_comes_back_as_it_was_sent(service: Service) -> None:
    record_id = service.new_record(LETTER)
    (document,) = service.good("GET", f"{PUB}/records/{record_id}")["data"]["documents"]
    answer = service.ask("GET", f"{PUB}/records/{record_id}/documents/{document['document_id']}")
    assert answer.raw == LETTER
    assert answer.headers["Content-Type"] == "application/pdf"
    assert answer.headers["Content-Disposition"].startswith("attachment")


def test_automation_before_the_extraction_waits_for_it(service: Service) -> None:
    record_id = service.new_record(LETTER)
    answer = service.automate(record_id, "auto").json()
    assert "extraction" in answer["sub_message"]
    assert service.run(answer["run_id"])["status"] == "pending"
    service.extract(record_id)
    assert service.run_is(answer["run_id"], "completed", "failed")["status"] == "completed"


def paused_run(service: Service) -> tuple[str, str]:
    record_id = extracted(service)
    run_id = service.new_run(record_id, "semiAutomatic")
    run = service.run_is(run_id, "paused", "failed", "completed")
    assert run["status"] == "paused", run
    return record_id, run_id


def test_a_semi_automatic_run_pauses_and_goes_on_after_one_approval(service: Service) -> None:
    record_id, run_id = paused_run(service)
    waiting = service.good("GET", f"{PUB}/reviews?status=open")["data"]
    (review,) = [review for review in waiting if review["run_id"] == run_id]
    assert review["record_id"] == record_id
    approved = service.good("POST", f"{PUB}/runs/{run_id}/approve", body={"comment": "seen"})["data"]
    assert approved["status"] in ("running", "completed")
    run = service.run_is(run_id, "completed", "failed")
    assert run["status"] == "completed"
    assert service.ask("POST", f"{PUB}/runs/{run_id}/approve", body={}).status == 409
    told = types(service.events_of(record_id))
    expected = ["pathway_run.paused", "review.completed", "pathway_run.resumed", "pathway_run.completed"]
    assert [type_ for type_ in told if type_ in expected] == expected
    assert told.count("review.requested") == 1


def test_a_review_is_answered_with_an_outcome_and_input(service: Service) -> None:
    record_id, run_id = paused_run(service)
    refused = service.ask("POST", f"{PUB}/runs/{run_id}/resume", body={"outcome": "maybe"})
    assert refused.status == 400
    service.good("POST", f"{PUB}/runs/{run_id}/resume", body={"outcome": "rejected", "input": {"note": "no"}})
    assert service.run_is(run_id, "completed", "failed")["status"] == "completed"
    assert service.good("GET", f"{PUB}/records/{record_id}")["data"]["status"] == "returned"


def test_a_person_overrides_a_decision_and_both_stay_in_the_history(service: Service) -> None:
    record_id, run_id = paused_run(service)
    first = service.run(run_id)["node_runs"][0]
    other = "false" if first["outcome"] != "false" else "true"
    body = {"node": first["node"], "outcome": other, "reason": "I know this patient"}
    service.good("POST", f"{PUB}/runs/{run_id}/override", body=body)
    run = service.run_is(run_id, "paused", "completed", "failed")
    assert run["status"] == "paused", "it goes on from the overridden node and waits for its review again"
    visits = [node for node in run["node_runs"] if node["node"] == first["node"]]
    assert [(node["visit"], node["status"], node["outcome"]) for node in visits] == [
        (1, "overridden", first["outcome"]),
        (2, "completed", other),
    ]
    assert visits[1]["override_reason"] == "I know this patient"
    service.good("POST", f"{PUB}/runs/{run_id}/approve", body={})
    assert service.run_is(run_id, "completed", "failed")["status"] == "completed"
    assert types(service.events_of(record_id)).count("node_run.overridden") == 1


def test_a_cancelled_run_stays_cancelled_and_makes_room_for_another(service: Service) -> None:
    record_id, run_id = paused_run(service)
    assert service.good("POST", f"{PUB}/runs/{run_id}/cancel")["data"]["status"] == "cancelled"
    assert service.ask("POST", f"{PUB}/runs/{run_id}/approve", body={}).status == 409
    assert service.ask("POST", f"{PUB}/runs/{run_id}/cancel").status == 409
    again = service.new_run(record_id, "semiAutomatic")
    assert again != run_id
    assert service.run_is(again, "paused", "failed")["status"] == "paused"
    service.good("POST", f"{PUB}/runs/{again}/cancel")
    assert service.run(run_id)["status"] == "cancelled"


def test_a_correction_is_a_new_version_with_a_human_source(service: Service) -> None:
    record_id = extracted(service)
    path = f"{PUB}/records/{record_id}/referral"
    before = service.good("GET", path)["data"]
    after = service.good("PATCH", path, body={"patient.family_name": "Thackeray"})["data"]
    assert after["version"] == before["version"] + 1
    field = after["referral"]["patient"]["family_name"]
    assert (field["value"], field["source"], field["confidence"]) == ("Thackeray", "human", 1.0)
    assert field["evidence"] == before["referral"]["patient"]["family_name"]["evidence"]
    assert types(service.events_of(record_id))[-1] == "referral.corrected"


def test_an_archived_record_is_gone_for_clients(service: Service) -> None:
    record_id = extracted(service)
    service.good("POST", f"{PUB}/records/{record_id}/archive")
    assert service.ask("GET", f"{PUB}/records/{record_id}").status == 404
    assert service.automate(record_id, "auto").status == 404


def test_a_red_flag_is_told_of_at_once_and_put_on_the_fast_track(service: Service) -> None:
    record_id = service.new_record(RED_FLAG)
    job = service.job_ends(service.extract(record_id))["data"]
    assert job["triage"]["red_flags"]
    told = types(service.events_of(record_id))
    assert told.index("referral.red_flag") < told.index("extraction_job.completed")
    service.run_is(service.new_run(record_id, "auto"), "completed")
    assert service.good("GET", f"{PUB}/records/{record_id}")["data"]["status"] == "fast_track"


def test_everything_is_told_to_the_webhook_receiver_once_with_signatures_that_hold(
    service: Service, receiver: WebhookReceiver
) -> None:
    made = service.good("POST", f"{PUB}/webhook-endpoints", body={"url": receiver.url})["data"]
    try:
        record_id, run_id = paused_run(service)
        service.good("POST", f"{PUB}/runs/{run_id}/approve", body={})
        service.run_is(run_id, "completed")
        wanted = {event["id"]: event for event in service.events_of(record_id)}
        audit_only = {"record.status_changed", "notification.created"}
        wanted = {id_: event for id_, event in wanted.items() if event["type"] not in audit_only}
        eventually(
            lambda: {received.headers["webhook-id"] for received in receiver.received},
            lambda ids: set(wanted) <= ids,
            what=f"{len(wanted)} webhooks",
        )
        verifier = Webhook(made["secret"])
        of_the_record = [r for r in receiver.received if r.json["data"].get("record_id") == record_id]
        for received in of_the_record:
            verifier.verify(received.body.decode(), received.headers)
            told = wanted[received.headers["webhook-id"]]
            assert received.json["type"] == told["type"]
            assert received.json["data"].items() >= told["data"].items()
            assert b"Thackwray" not in received.body
        ids = [received.headers["webhook-id"] for received in of_the_record]
        assert len(ids) == len(set(ids)) == len(wanted)
        forged = of_the_record[0]
        with pytest.raises(Exception, match="No matching signature"):
            Webhook("whsec_" + base64.b64encode(b"x" * 32).decode()).verify(
                forged.body.decode(), forged.headers
            )
    finally:
        service.ask("DELETE", f"{PUB}/webhook-endpoints/{made['endpoint_id']}")


def test_the_feed_has_no_gaps_and_goes_on_where_one_left_off(service: Service) -> None:
    extracted(service)
    page = service.good("GET", f"{PUB}/events?limit=200")
    again = service.good("GET", f"{PUB}/events?after={page['data'][2]['sequence']}&limit=3")
    assert [event["id"] for event in again["data"]] == [event["id"] for event in page["data"][3:6]]
    assert again["next"] == again["data"][-1]["sequence"]
    assert json.dumps(service.events(after=10**17)) == "[]"


def test_two_tenants_do_not_see_each_other(service: Service, other_service: Service) -> None:
    record_id = service.new_record(LETTER)
    assert other_service.ask("GET", f"{PUB}/records/{record_id}").status == 404
    assert other_service.automate(record_id, "auto").status == 404
    assert record_id not in json.dumps(other_service.events())


@pytest.mark.parametrize(
    "name",
    [
        "form_dermatology.pdf",
        "fax_gastroenterology.pdf",
        "scan_neurology.tif",
        "photo_orthopaedics.jpg",
        "letter_incomplete.pdf",
        "fax_marketing.pdf",
    ],
)
def test_every_kind_of_sample_document_is_read_to_the_end(service: Service, name: str) -> None:
    record_id = service.new_record((SAMPLES / name).read_bytes(), name=name)
    body = service.job_ends(service.extract(record_id))
    assert body["status"] == "completed", body["data"]["error"]
    assert body["data"]["triage"]["disposition"]
