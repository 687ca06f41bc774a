"""Actions on the record: labels, priority, team."""

from __future__ import annotations

from rest_framework.test import APIClient

from common.models import Work
from common.row_security import organization_scope
from pathways.models import ActionEffect
from tests.conftest import Tenant
from tests.integration.actions.scene import BOTH, ENDS, record_of, run_one
from tests.integration.conftest import API
from tests.integration.walking import Drain, node, perform_all, publish, run_of, start_run, types_of


def test_a_record_gets_a_label_once_and_conditions_can_ask_for_it(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    nodes = [
        node("first", "action", action="add_label", label="interpreter"),
        node("again", "action", action="add_label", label="interpreter"),
        node("check", "condition", expression='"interpreter" in record.labels'),
    ]
    edges = [("first", o, "again") for o in BOTH] + [("again", o, "check") for o in BOTH]
    edges += [("check", o, "end") for o in ("true", "false", "undetermined")]
    publish(tenant, name="Labels", type_="auto", nodes=nodes, edges=edges)
    run_id = start_run(client, tenant, ready, "auto", "Labels")
    drain(organization_id=tenant.organization_id)
    assert [step["outcome"] for step in run_of(client, tenant, run_id)["node_runs"]] == [
        "done",
        "done",
        "true",
    ]
    assert record_of(client, tenant, ready)["labels"] == ["interpreter"]
    assert types_of(tenant, client).count("record.labelled") == 1


def test_a_priority_is_raised_and_not_lowered(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    run_one(client, tenant, ready, drain, action="set_priority", priority="stat")
    assert record_of(client, tenant, ready)["priority"] == "stat"
    publish(
        tenant,
        name="Lower",
        type_="auto",
        nodes=[node("act", "action", action="set_priority", priority="routine")],
        edges=ENDS,
    )
    start_run(client, tenant, ready, "auto", "Lower")
    drain(organization_id=tenant.organization_id)
    assert record_of(client, tenant, ready)["priority"] == "stat"
    assert types_of(tenant, client).count("record.priority_changed") == 1


def test_what_follows_a_raised_priority_is_worked_on_as_urgently(
    client: APIClient, tenant: Tenant, ready: str
) -> None:
    nodes = [
        node("raise", "action", action="set_priority", priority="stat"),
        node("mark", "action", action="update_status", status="seen"),
    ]
    edges = [("raise", o, "mark") for o in BOTH] + [("mark", o, "end") for o in BOTH]
    publish(tenant, name="Raise", type_="auto", nodes=nodes, edges=edges)
    start_run(client, tenant, ready, "auto", "Raise")
    perform_all(tenant)
    (following,) = Work.objects.filter(organization_id=tenant.organization_id, name="pathways.node")
    assert (following.queue, following.priority) == ("flow.stat", 3)


def test_a_record_is_given_to_a_team_and_hidden_from_the_others(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    from tenants.models import Team

    with organization_scope(tenant.organization_id):
        Team.objects.create(organization_id=tenant.organization_id, name="Eye clinic")
    run_one(client, tenant, ready, drain, action="assign_team", team="Eye clinic")
    answer = client.get(f"{API}/records/{ready}", **tenant.token_headers)
    assert answer.status_code == 404, "the token is of the team Intake"


def test_a_team_that_is_gone_fails_the_node_and_nothing_else_happens(
    client: APIClient, tenant: Tenant, ready: str, drain: Drain
) -> None:
    from tenants.models import Team

    with organization_scope(tenant.organization_id):
        Team.objects.create(organization_id=tenant.organization_id, name="Eye clinic")
    run_id = run_one(
        client, tenant, ready, drain, settle=False, action="assign_team", team="Eye clinic", on_failure="stop"
    )
    with organization_scope(tenant.organization_id):
        Team.objects.filter(name="Eye clinic").delete()
    drain(organization_id=tenant.organization_id)
    run = run_of(client, tenant, run_id)
    assert (run["status"], run["error"]["code"]) == ("failed", "unknown_team")
    assert "name another in the pathway" in run["error"]["message"]
    with organization_scope(tenant.organization_id):
        assert not ActionEffect.objects.filter(node_run__run_id=run_id).exists()
