"""What a person corrects is triaged anew at once, by the same rules, and nothing that was done is done again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rest_framework.test import APIClient

from common.models import Work
from common.row_security import organization_scope
from events.models import Event
from tests.conftest import SAMPLES, Tenant
from tests.integration.conftest import API
from tests.integration.faxes import COVER, LABORATORY, REFERRAL, STRANGER, fax
from tests.integration.test_start_conditions import condition, runs
from tests.integration.walking import (
    Drain,
    node,
    publish,
    run_of,
    start_job,
    start_run,
    types_of,
)


def correct(client: APIClient, tenant: Tenant, record: str, **changes: Any) -> Any:
    body = {path.replace("__", "."): value for path, value in changes.items()}
    answer = client.patch(f"{API}/records/{record}/referral", body, format="json", **tenant.token_headers)
    assert answer.status_code == 200, answer.content
    return answer.json()["data"]


def newest(client: APIClient, tenant: Tenant, record: str) -> Any:
    return client.get(f"{API}/records/{record}/referral", **tenant.token_headers).json()["data"]


def reason(triage: Any, rule: str) -> Any:
    return next(found for found in triage["reasons"] if found["rule"] == rule)


def test_the_triage_is_that_of_the_corrected_referral(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    before = newest(client, tenant, record)
    after = correct(client, tenant, record, request__specialty="dermatology", request__urgency="asap")
    assert before["triage"]["specialty"] != "dermatology"
    assert (after["triage"]["specialty"], after["triage"]["urgency"]) == ("dermatology", "asap")
    assert after["completeness"]["needed_for"] == "dermatology"
    assert after["version"] == before["version"] + 1
    assert newest(client, tenant, record) == after
    assert (
        reason(after["triage"], "stated_urgency")["text"]
        == "A person asks for asap. Corrected by a person: request.urgency."
    )
    assert reason(after["triage"], "stated_specialty")["text"].endswith(
        "Corrected by a person: request.specialty."
    )


def test_what_a_person_emptied_is_missing_and_what_a_person_gave_is_not(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    without = correct(client, tenant, record, patient__family_name=None)
    assert not without["completeness"]["complete"]
    assert without["triage"]["disposition"] == "request_information"
    assert "patient.family_name" in reason(without["triage"], "incomplete")["text"]
    given = correct(client, tenant, record, patient__family_name="Thackeray")
    assert given["completeness"]["complete"]
    assert all(found["rule"] != "incomplete" for found in given["triage"]["reasons"])


def test_the_trail_says_what_came_of_it_and_the_jobs_result_stays_what_the_machine_found(
    client: APIClient, tenant: Tenant, record: str, completed_job: str
) -> None:
    found = client.get(f"/v1/jobs/{completed_job}").json()["data"]
    told = types_of(tenant, client)
    after = correct(client, tenant, record, request__urgency="stat")
    assert types_of(tenant, client) == [*told, "referral.corrected"]
    with organization_scope(tenant.organization_id):
        event = Event.objects.filter(type="referral.corrected").get()
    assert event.data == {
        "record_id": record,
        "paths": ["request.urgency"],
        "ruleset": f"{after['triage']['ruleset']} v{after['triage']['ruleset_version']}",
        "urgency": "stat",
        "disposition": after["triage"]["disposition"],
    }
    assert client.get(f"/v1/jobs/{completed_job}").json()["data"] == found


def test_a_correction_takes_no_red_flag_back(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain
) -> None:
    record = upload(tenant, (SAMPLES / "letter_red_flag.pdf").read_bytes()).json()["record_id"]
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    before = newest(client, tenant, record)["triage"]
    after = correct(client, tenant, record, request__urgency="routine")["triage"]
    assert after["red_flags"] == before["red_flags"] != []
    assert after["urgency"] == before["urgency"] != "routine"


def test_pages_set_aside_are_still_for_a_person(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain
) -> None:
    record = upload(tenant, fax(COVER, REFERRAL, LABORATORY, STRANGER)).json()["record_id"]
    start_job(client, tenant, record)
    drain(organization_id=tenant.organization_id)
    before = newest(client, tenant, record)["triage"]
    after = correct(client, tenant, record, patient__given_name="Rosa")["triage"]
    assert reason(after, "pages_set_aside") == reason(before, "pages_set_aside")
    assert after["disposition"] == before["disposition"]


def test_a_run_keeps_what_it_has_done_and_decides_what_follows_by_the_correction(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, drain: Drain
) -> None:
    asks = {"expression": 'triage.urgency == "stat"'}
    publish(
        tenant,
        name="Twice",
        type_="semiAutomatic",
        nodes=[
            node("before", "condition", **asks),
            node("wait", "wait", instructions="Look.", assignee={"team": "record_team"}),
            node("after", "condition", **asks),
        ],
        edges=[
            *(("before", outcome, "wait") for outcome in ("true", "false", "undetermined")),
            *(("wait", outcome, "after") for outcome in ("approved", "rejected")),
            *(("after", outcome, "end") for outcome in ("true", "false", "undetermined")),
        ],
    )
    run_id = start_run(client, tenant, record, "semiAutomatic", "Twice")
    drain(organization_id=tenant.organization_id)
    paused = run_of(client, tenant, run_id)
    correct(client, tenant, record, request__urgency="stat")
    assert not Work.objects.filter(organization_id=tenant.organization_id, name="pathways.node").exists()
    assert run_of(client, tenant, run_id) == paused
    client.post(f"{API}/runs/{run_id}/approve", {}, format="json", **tenant.token_headers)
    drain(organization_id=tenant.organization_id)
    visits = run_of(client, tenant, run_id)["node_runs"]
    assert [(visit["node"], visit["outcome"]) for visit in visits] == [
        ("before", "false"),
        ("wait", "approved"),
        ("after", "true"),
    ]


def test_a_correction_starts_no_pathway_by_itself(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, pathways: dict[str, str], drain: Drain
) -> None:
    condition(tenant, pathways["auto"], 'triage.urgency == "stat"')
    correct(client, tenant, record, request__urgency="stat")
    drain(organization_id=tenant.organization_id)
    assert runs(tenant) == []
