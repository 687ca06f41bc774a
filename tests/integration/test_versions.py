"""Versions: who published which, when and why; golden runs that keep a version from being published."""

from __future__ import annotations

from copy import deepcopy
from datetime import date
from typing import Any

import pytest
from django.db import DatabaseError, connection, transaction
from rest_framework.test import APIClient

from common.clock import now
from common.errors import Conflict, InvalidRequest
from common.row_security import organization_scope
from events.models import Event
from pathways import services
from pathways.golden import Example
from pathways.models import ActionEffect, GoldenExpectation, Pathway, PathwayVersion, VersionChange
from pathways.services import golden
from tests.conftest import Tenant
from tests.integration.walking import Drain, node, publish, start_run

NODES = [
    node("urgent", "condition", expression='triage.urgency in ["urgent", "asap", "stat"]'),
    node("fast", "action", action="update_status", status="fast"),
    node("slow", "action", action="update_status", status="slow"),
    node(
        "tell",
        "action",
        action="send_email",
        to=["desk@clinic.example"],
        subject="New",
        body="See the record.",
    ),
]
EDGES = [
    ("urgent", "true", "fast"),
    ("urgent", "false", "slow"),
    ("urgent", "undetermined", "fast"),
    *((key, outcome, "tell") for key in ("fast", "slow") for outcome in ("done", "failed")),
    ("tell", "done", "end"),
    ("tell", "failed", "end"),
]
ROUTINE = Example.model_validate(
    {"name": "Routine goes slow", "on": "2026-03-02", "facts": {"triage.urgency": "routine"}}
)


@pytest.fixture
def pathway(tenant: Tenant) -> Pathway:
    publish(tenant, name="Speed", type_="auto", nodes=NODES, edges=EDGES)
    with organization_scope(tenant.organization_id):
        return Pathway.objects.get(name="Speed")


def draft(
    pathway: Pathway, *, note: str = "", status_of_slow: str = "slow", **changed: Any
) -> PathwayVersion:
    """Save a draft: the published definition with other targets for edges, by `<node>_<outcome>`."""
    with organization_scope(pathway.organization_id):
        published = PathwayVersion.objects.get(pathway=pathway, status="published")
        definition = deepcopy(published.definition)
        definition["nodes"][2]["config"]["status"] = status_of_slow
        for edge in definition["edges"]:
            edge["to"] = changed.get(f"{edge['from']}_{edge['outcome']}", edge["to"])
        version_id = services.save_draft(
            organization_id=pathway.organization_id,
            pathway_id=pathway.id,
            definition=definition,
            note=note,
            now=now(),
        )
        return PathwayVersion.objects.get(id=version_id)


def publish_version(version: PathwayVersion, *, reason: str = "") -> None:
    with organization_scope(version.organization_id):
        services.publish_version(
            organization_id=version.organization_id,
            version_id=version.id,
            actor="user:usr_test",
            now=now(),
            reason=reason,
        )


def add(pathway: Pathway, example: Example = ROUTINE, **more: Any) -> str:
    with organization_scope(pathway.organization_id):
        return golden.add_example(
            organization_id=pathway.organization_id,
            pathway_id=pathway.id,
            example=example,
            actor="user:usr_test",
            now=now(),
            **more,
        )


def statuses(pathway: Pathway) -> list[tuple[int, str]]:
    with organization_scope(pathway.organization_id):
        return list(
            PathwayVersion.objects.filter(pathway=pathway).order_by("number").values_list("number", "status")
        )


def test_going_back_publishes_the_old_version_itself_and_says_why(pathway: Pathway) -> None:
    second = draft(pathway, note="Told everybody twice", tell_failed="end")
    publish_version(second)
    with organization_scope(pathway.organization_id):
        first = PathwayVersion.objects.get(pathway=pathway, number=1)
    with pytest.raises(InvalidRequest, match="Say why you go back"):
        publish_version(first)
    publish_version(first, reason="Mails were lost")
    assert statuses(pathway) == [(1, "published"), (2, "retired")]
    with organization_scope(pathway.organization_id):
        changes = VersionChange.objects.filter(version__pathway=pathway).order_by("id")
        told = [(change.version.number, change.status, change.reason) for change in changes]
    assert told == [
        (1, "published", "for a test"),
        (1, "retired", "Version 2 took its place."),
        (2, "published", "Told everybody twice"),
        (2, "retired", "Version 1 took its place."),
        (1, "published", "Mails were lost"),
    ]


def test_the_database_refuses_to_delete_a_version_that_runs_may_stand_on(pathway: Pathway) -> None:
    with (
        organization_scope(pathway.organization_id),
        pytest.raises(DatabaseError, match="retire it instead"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute("DELETE FROM pathways_pathwayversion WHERE pathway_id = %s", [pathway.id])


def test_the_database_refuses_to_rewrite_why_a_version_was_published(pathway: Pathway) -> None:
    with (
        organization_scope(pathway.organization_id),
        pytest.raises(DatabaseError, match="history of versions"),
        transaction.atomic(),
    ):
        VersionChange.objects.filter(version__pathway=pathway).update(reason="Something else")


def test_a_version_that_treats_an_example_otherwise_is_refused_until_that_is_accepted(
    pathway: Pathway,
) -> None:
    example_id = add(pathway)
    changed = draft(pathway, status_of_slow="later")
    with pytest.raises(golden.GoldenRunsDiffer) as refused:
        publish_version(changed)
    (error,) = refused.value.errors
    assert error.field == "Routine goes slow"
    assert error.message == "the record's status is later, not slow"
    assert statuses(pathway) == [(1, "published"), (2, "draft")]
    with organization_scope(pathway.organization_id):
        golden.accept_golden(
            organization_id=pathway.organization_id,
            version_id=changed.id,
            example_id=example_id,
            actor="user:usr_test",
            now=now(),
        )
    publish_version(changed)
    assert statuses(pathway) == [(1, "retired"), (2, "published")]
    with organization_scope(pathway.organization_id):
        kept = GoldenExpectation.objects.order_by("version__number").values_list(
            "version__number", "expected__status", "accepted_by"
        )
        assert list(kept) == [(1, "slow", "user:usr_test"), (2, "later", "user:usr_test")]
        first = PathwayVersion.objects.get(pathway=pathway, number=1)
    publish_version(first, reason="Its own expectation still holds for it")


def test_rehearsing_examples_leaves_nothing_behind(pathway: Pathway, mailoutbox: list[Any]) -> None:
    add(pathway)
    with organization_scope(pathway.organization_id):
        version = PathwayVersion.objects.get(pathway=pathway)
        events = Event.objects.count()
        (found,) = golden.check_golden(organization_id=pathway.organization_id, version=version)
        assert found.found.mails == ("tell: desk@clinic.example",)
        assert (found.differences, Event.objects.count(), ActionEffect.objects.count()) == ((), events, 0)
    assert mailoutbox == []


def test_an_example_of_a_run_knows_the_record_and_how_its_reviews_were_answered(
    client: APIClient, tenant: Tenant, record: str, completed_job: str, pathways: dict[str, str], drain: Drain
) -> None:
    run_id = start_run(client, tenant, record, "semiAutomatic", pathways["semiAutomatic"])
    drain(organization_id=tenant.organization_id)
    body = {"outcome": "rejected", "input": {"note": "Not ours"}}
    client.post(f"/api/v1/pub/runs/{run_id}/approve", body, format="json", **tenant.token_headers)
    drain(organization_id=tenant.organization_id)
    with organization_scope(tenant.organization_id):
        example = golden.example_of_record(
            organization_id=tenant.organization_id,
            record_id=record,
            name="As it was",
            on=date(2026, 3, 2),
            run_id=run_id,
        )
        semi = Pathway.objects.get(name=pathways["semiAutomatic"])
    assert example.answers["review"].input == {"note": "Not ours"}
    assert example.facts["referral.patient.family_name"]
    add(semi, example, record_id=record)
    with organization_scope(tenant.organization_id):
        version = PathwayVersion.objects.get(pathway=semi)
        (found,) = golden.check_golden(organization_id=tenant.organization_id, version=version)
    assert found.expected is not None
    assert found.expected.ended == "completed"
    assert found.expected.status == "returned"


@pytest.mark.parametrize(
    ("example", "words"),
    [
        (ROUTINE, "There is an example of this name already"),
        (ROUTINE.model_copy(update={"name": "x", "facts": {"triage.urgency": "soon"}}), "must be text"),
        (
            ROUTINE.model_copy(update={"name": "x", "facts": {"triage.speed": 1}}),
            "There is no field triage.speed",
        ),
    ],
)
def test_an_example_that_cannot_be_is_refused(pathway: Pathway, example: Example, words: str) -> None:
    add(pathway)
    with pytest.raises(InvalidRequest, match=words):
        add(pathway, example)


def test_what_a_published_version_is_expected_to_do_is_not_accepted_anew(pathway: Pathway) -> None:
    example_id = add(pathway)
    with organization_scope(pathway.organization_id):
        version = PathwayVersion.objects.get(pathway=pathway)
        with pytest.raises(Conflict, match="Make a draft first"):
            golden.accept_golden(
                organization_id=pathway.organization_id,
                version_id=version.id,
                example_id=example_id,
                actor="user:usr_test",
                now=now(),
            )
