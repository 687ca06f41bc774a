"""Every type of event can happen, and every status is written by something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rest_framework.test import APIClient

from common.clock import now
from common.row_security import organization_scope
from common.states import StateTable
from config.management.commands.state_diagrams import TABLES
from events import event_types
from events.event_members import TOLD
from jobs import ruleset_services
from jobs import services as job_services
from jobs.calibration import services as calibration_services
from jobs.extraction import default_ruleset
from pathways import services as pathway_services
from pathways.models import Pathway, PathwayRun
from pathways.services.start_conditions import set_start_condition
from referrals.packet_selectors import list_page_marks
from tenants.data import Principal
from tests.conftest import Tenant
from tests.integration.actions.scene import all_that_actions_tell
from tests.integration.calibrating import own_map
from tests.integration.conftest import API
from tests.integration.faxes import LABORATORY, REFERRAL, STRANGER, fax
from tests.integration.opening import all_that_happens_to_accounts
from tests.integration.simulating import all_that_is_told_of_publishing
from tests.integration.waiting import all_that_happens_to_waits
from tests.integration.walking import (
    WAITING,
    WAITING_EDGES,
    Drain,
    die_in_the_middle,
    node,
    perform_all,
    publish,
    publish_again,
    start_job,
    start_run,
    timer,
    types_of,
)
from webhooks import services as webhook_services


def test_every_type_of_event_is_recorded_by_something_that_can_happen(
    client: APIClient, tenant: Tenant, upload: Callable[..., Any], drain: Drain, pathways: dict[str, str]
) -> None:
    from tenants.models import Organization
    from tests.conftest import SAMPLES

    organization_id = tenant.organization_id

    def settle() -> None:
        drain(organization_id=organization_id)

    def act(run_id: str, verb: str, body: Any = None) -> None:
        answer = client.post(f"{API}/runs/{run_id}/{verb}", body or {}, format="json", **tenant.token_headers)
        assert answer.status_code == 200, (verb, answer.content)

    # a letter with a red flag: job, corrections, a run through the fast track
    flagged = upload(tenant, (SAMPLES / "letter_red_flag.pdf").read_bytes(), extract="true").json()[
        "record_id"
    ]
    settle()
    client.patch(
        f"{API}/records/{flagged}/referral",
        {"patient.family_name": "Other"},
        format="json",
        **tenant.token_headers,
    )
    start_run(client, tenant, flagged, "auto", pathways["auto"])
    settle()
    # a fax with another patient's page, which a person releases
    mixed = upload(tenant, fax(REFERRAL, LABORATORY, STRANGER), extract="true").json()["record_id"]
    settle()
    with organization_scope(organization_id):
        (aside,) = [
            mark
            for mark in list_page_marks(organization_id=organization_id, record_id=mixed)
            if mark.status == "quarantined"
        ]
        job_services.release_and_extract(
            principal=Principal(organization_id=organization_id, team_id=None, user_id="usr_test"),
            record_id=mixed,
            document_id=aside.document_id,
            number=aside.page,
            now=now(),
        )
    settle()
    # a run with a review that is answered, one whose decision is overridden, one that is cancelled, one that expires
    for verb, body in (
        ("approve", {}),
        ("override", {"node": "urgent", "outcome": "true", "reason": "x"}),
        ("cancel", {}),
    ):
        run_id = start_run(client, tenant, flagged, "semiAutomatic", pathways["semiAutomatic"])
        settle()
        act(run_id, verb, body)
        settle()
        if verb == "override":
            act(run_id, "approve")
            settle()
    publish(tenant, name="Waiting", type_="semiAutomatic", nodes=WAITING, edges=WAITING_EDGES)
    waiting = start_run(client, tenant, flagged, "semiAutomatic", "Waiting")
    settle()
    # which moves to a newer version meanwhile
    publish_again(tenant, name="Waiting")
    with organization_scope(organization_id):
        pathway_services.move_run(
            run=PathwayRun.objects.get(id=waiting), actor="test", now=now(), reason="newer"
        )
    timer(tenant).update(due_at=now())
    settle()
    # a decision that asks the sender for more
    rows = [
        {
            "when": 'triage.urgency in ["routine", "urgent", "asap", "stat"]',
            "outcome": "ask",
            "route": {"disposition": "request_information"},
        }
    ]
    asking = [node("ask", "decision", rows=rows, default={"outcome": "other", "route": {"queue": "routine"}})]
    publish(
        tenant,
        name="Asking",
        type_="auto",
        nodes=asking,
        edges=[("ask", outcome, "end") for outcome in ("ask", "other", "undetermined")],
    )
    start_run(client, tenant, flagged, "auto", "Asking")
    settle()
    # a pathway that starts by itself, where it cannot be told whether it does
    with organization_scope(organization_id):
        asking_id = Pathway.objects.get(name="Asking").id
    set_start_condition(
        organization_id=organization_id,
        pathway_id=asking_id,
        expression='referral.insurance.payer == "Nobody"',
        enabled=True,
        actor="test",
        now=now(),
    )
    upload(tenant, extract="true")
    settle()
    # a document that kills its workers: the job, and the run that waits for it, fail
    deadly = upload(tenant).json()["record_id"]
    start_run(client, tenant, deadly, "auto", pathways["auto"])
    start_job(client, tenant, deadly)
    die_in_the_middle(tenant, times=3)
    perform_all(tenant)
    # waits: taken, put to others, agreed by two, and people and organizations that go
    all_that_happens_to_waits(client, tenant, flagged)
    # actions: labels, priority, team, asking for documents, and a cancelled run that undoes what it did
    asked = upload(tenant, extract="true").json()["record_id"]
    settle()
    all_that_actions_tell(client, tenant, asked, drain)
    # a node that fails
    doomed = upload(tenant, extract="true").json()["record_id"]
    settle()
    start_run(client, tenant, doomed, "auto", "Asking")
    die_in_the_middle(tenant, times=4)
    perform_all(tenant)
    client.post(f"{API}/records/{doomed}/archive", **tenant.token_headers)
    # a job whose record is archived before it is read
    given_up = upload(tenant, extract="true").json()["record_id"]
    client.post(f"{API}/records/{given_up}/archive", **tenant.token_headers)
    settle()
    # an assistant that is chosen and not configured any more
    with organization_scope(organization_id):
        Organization.objects.filter(id=organization_id).update(assistant="gone")
    upload(tenant, extract="true")
    settle()
    # webhooks, rules, credentials
    endpoint = webhook_services.create_endpoint(
        organization_id=organization_id, url="http://127.0.0.1:9/", now=now()
    ).endpoint
    webhook_services.send_ping(
        organization_id=organization_id, endpoint_id=endpoint.id, actor="test", now=now()
    )
    webhook_services.disable_endpoint(
        organization_id=organization_id, endpoint_id=endpoint.id, actor="test", now=now(), reason="failing"
    )
    with organization_scope(organization_id):
        definition = default_ruleset().model_dump(mode="json", exclude={"name", "version"})
        ruleset_services.save_ruleset(
            organization_id=organization_id,
            team_id=None,
            name="Ours",
            definition=definition,
            is_default=True,
            actor="test",
            now=now(),
        )
        own_map(organization_id=organization_id, version=1)
        calibration_services.activate_calibration(
            organization_id=organization_id, version=1, actor="test", now=now()
        )
    from tenants import services as tenant_services

    public_id = tenant.platform_api_key.split("_")[2]
    tenant_services.revoke_credential(public_id=public_id, now=now(), actor="test")
    all_that_happens_to_accounts(tenant)
    all_that_is_told_of_publishing(tenant, pathways["auto"])

    assert set(types_of(tenant, client)) == event_types.ALL
    for event in client.get(f"{API}/events?limit=200", **tenant.token_headers).json()["data"]:
        told = TOLD[event["type"]]
        assert set(told.always) <= set(event["data"]) <= told.members, event


OWNERS = {
    "job": (
        "jobs/services/stages.py",
        "jobs/services/results.py",
        "jobs/services/failing.py",
        "jobs/services/cancelling.py",
    ),
    "stage": ("jobs/services/stages.py", "jobs/services/failing.py", "jobs/services/cancelling.py"),
    "shadow run": ("jobs/services/shadows.py",),
    "pathway version": ("pathways/services/publishing.py",),
    "pathway run": (
        "pathways/services/starting.py",
        "pathways/services/stepping.py",
        "pathways/services/deciding.py",
    ),
    "node run": (
        "pathways/services/stepping.py",
        "pathways/services/deciding.py",
        "pathways/services/overriding.py",
        "pathways/services/compensating.py",
    ),
    "review": ("pathways/services/deciding.py",),
    "effect": ("pathways/services/effects.py",),
    "publish request": ("pathways/services/publish_requests.py",),
    "simulation": ("pathways/services/simulating.py", "pathways/services/simulating_chunks.py"),
    "webhook delivery": ("webhooks/services/delivering.py", "webhooks/services/fan_out.py"),
}
"""Which files write the statuses of which noun."""


@pytest.mark.parametrize("table", TABLES, ids=[table.noun for table in TABLES])
def test_every_status_is_written_by_some_code(table: StateTable) -> None:
    """A status that nothing reaches is a promise that nothing keeps."""
    root = Path(__file__).parents[2]
    source = "\n".join((root / file).read_text() for file in OWNERS[table.noun])
    unowned = [status for status in table.statuses if status != table.initial and f'"{status}"' not in source]
    assert unowned == []
