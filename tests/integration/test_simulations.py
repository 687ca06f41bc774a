"""A pathway is tried on real records: what would change is counted, nothing is done, and no worker's death matters."""

from __future__ import annotations

import smtplib
import socket
import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from django.db import DatabaseError, connection, transaction
from psycopg import sql

from common import work
from common.clock import now
from common.errors import Conflict, InvalidRequest, NotFound
from common.models import Work
from common.row_security import all_organizations_scope, organization_scope
from pathways.models import SimulatedRecord, Simulation, SimulationChunk
from pathways.services import publishing
from pathways.services.sealing import SideEffect, sealed
from pathways.services.simulating import cancel_simulation, delete_simulation
from referrals.models import Record
from tests.conftest import Tenant
from tests.integration.simulating import (
    copies,
    document,
    draft,
    flag,
    simulate,
    simulation_of,
    tried,
    without_danger,
)

Drain = Callable[..., int]
OURS = frozenset(
    {"pathways_simulation", "pathways_simulationchunk", "pathways_simulatedrecord", "common_work"}
)
"""Tables that a simulation may write to."""


@pytest.fixture
def extracted(tenant: Tenant, completed_job: str, record: str) -> str:
    """A record whose extraction has completed."""
    return record


def run_here(tenant: Tenant, drain: Drain) -> None:
    drain(organization_id=tenant.organization_id)


def test_losing_what_is_done_about_red_flags_is_counted(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    calm = copies(tenant, extracted, number=3, red_flags=[], urgency="routine", disposition="accept")
    flagged = copies(tenant, extracted, number=2, urgency="urgent", disposition="accept", **flag())
    version_id = draft(tenant, pathways["auto"], without_danger())
    simulation_id = simulate(tenant, version_id, records=5)
    run_here(tenant, drain)
    found = simulation_of(tenant, simulation_id)
    assert (found.status, found.records) == ("completed", 5)
    counts = found.counts
    assert (counts["records"], counts["red_flags"], counts["red_flags_lost"]) == (5, 2, 2)
    # calm records only miss the first question; flagged ones end elsewhere
    assert counts["changes"]["path"] == 5
    assert counts["changes"]["route"] == counts["changes"]["status"] == counts["changes"]["mails"] == 2
    by_record = {row.record_id: row for row in tried(tenant, simulation_id)}
    assert set(by_record) == {*calm, *flagged}
    assert {record for record, row in by_record.items() if row.red_flag_lost} == set(flagged)
    assert {(flow["before"], flow["after"], flow["records"]) for flow in counts["flows"]} == {
        ("accept, routine", "accept, routine", 3),
        ("fast track", "accept, urgent", 2),
    }


def test_the_same_definition_changes_nothing(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    copies(tenant, extracted, number=2, **flag())
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], document()))
    run_here(tenant, drain)
    counts = simulation_of(tenant, simulation_id).counts
    assert (counts["records"], counts["changed"], counts["red_flags_lost"]) == (3, 0, 0)
    assert counts["mails_before"] == counts["mails_after"] == 3


def test_a_first_version_is_compared_with_nothing(tenant: Tenant, extracted: str, drain: Drain) -> None:
    with organization_scope(tenant.organization_id):
        publishing.create_pathway(organization_id=tenant.organization_id, name="First", type="auto")
    simulation_id = simulate(tenant, draft(tenant, "First", document()))
    run_here(tenant, drain)
    found = simulation_of(tenant, simulation_id)
    assert (found.base_id, found.counts["records"], found.counts["changed"]) == (None, 1, 1)
    changes = found.counts["changes"]
    assert changes["mails"] == changes["status"] == changes["route"] == 1
    assert changes["path"] == changes["end"] == changes["urgency"] == 0
    assert (found.counts["mails_before"], found.counts["mails_after"]) == (0, 1)
    assert [flow["before"] for flow in found.counts["flows"]] == ["no pathway"]


def test_a_pathway_that_does_nothing_is_no_change_from_no_pathway(
    tenant: Tenant, extracted: str, drain: Drain
) -> None:
    with organization_scope(tenant.organization_id):
        publishing.create_pathway(organization_id=tenant.organization_id, name="Asks", type="auto")
    asks = {"key": "a", "title": "A", "kind": "condition", "config": {"expression": "triage.has_red_flag"}}
    edges = [{"from": "a", "outcome": o, "to": "end"} for o in ("true", "false", "undetermined")]
    definition = {"schema_version": 1, "start": "a", "nodes": [asks], "edges": edges}
    simulation_id = simulate(tenant, draft(tenant, "Asks", definition))
    run_here(tenant, drain)
    counts = simulation_of(tenant, simulation_id).counts
    assert (counts["records"], counts["changed"]) == (1, 0)


@pytest.mark.parametrize(("lifecycle", "tried_on"), [("archived", 3), ("deleted", 2)])
def test_a_record_that_is_archived_meanwhile_is_tried_and_one_that_is_deleted_left_out(
    tenant: Tenant,
    extracted: str,
    pathways: dict[str, str],
    drain: Drain,
    lifecycle: str,
    tried_on: int,
) -> None:
    gone, _ = copies(tenant, extracted, number=2)
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], document()))
    with organization_scope(tenant.organization_id):
        Record.objects.filter(id=gone).update(lifecycle=lifecycle)
    run_here(tenant, drain)
    found = simulation_of(tenant, simulation_id)
    assert (found.status, found.records, found.counts["records"]) == ("completed", 3, tried_on)
    assert (gone in {row.record_id for row in tried(tenant, simulation_id)}) == (lifecycle == "archived")


def test_it_ends_also_where_every_record_is_deleted_meanwhile(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], document()))
    with organization_scope(tenant.organization_id):
        Record.objects.update(lifecycle="deleted")
    run_here(tenant, drain)
    found = simulation_of(tenant, simulation_id)
    assert (found.status, found.counts["records"], found.counts["flows"]) == ("completed", 0, [])


def test_what_the_draft_becomes_meanwhile_does_not_matter(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], document()))
    broken = {**document(), "edges": []}
    draft(tenant, pathways["auto"], broken)
    run_here(tenant, drain)
    found = simulation_of(tenant, simulation_id)
    assert (found.status, found.counts["changed"]) == ("completed", 0)


def test_only_records_of_the_team_are_tried_and_the_newest_first(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    of_the_team = copies(tenant, extracted, number=3)
    version_id = draft(tenant, pathways["auto"], document())
    simulation_id = simulate(tenant, version_id, team_id=tenant.team_id)
    newest = simulate(tenant, version_id, records=1)
    run_here(tenant, drain)
    assert {row.record_id for row in tried(tenant, simulation_id)} == set(of_the_team)
    assert {row.record_id for row in tried(tenant, newest)} < set(of_the_team)


def test_nothing_but_its_own_tables_is_written_and_nothing_is_sent(
    tenant: Tenant,
    extracted: str,
    pathways: dict[str, str],
    drain: Drain,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copies(tenant, extracted, number=2, **flag())
    simulation_id = simulate(tenant, draft(tenant, pathways["semiAutomatic"], document("reviewed_intake")))
    before = fingerprints()
    sent: list[str] = []
    monkeypatch.setattr(smtplib.SMTP, "connect", lambda *_, **__: sent.append("mail"))
    monkeypatch.setattr(work.ringing, "ring", lambda **_: sent.append("ring"))
    statements: list[str] = []

    def listen(execute: Any, statement: str, *rest: Any) -> Any:
        statements.append(statement)
        return execute(statement, *rest)

    with connection.execute_wrapper(listen):
        run_here(tenant, drain)
    assert simulation_of(tenant, simulation_id).counts["mails_after"] > 0
    assert simulation_of(tenant, simulation_id).counts["waits_after"] > 0
    after = fingerprints()
    assert {table for table in before if before[table] != after[table]} <= OURS
    assert before.keys() - OURS
    assert sent == []
    assert "SET TRANSACTION READ ONLY" in statements


def fingerprints() -> dict[str, str]:
    """Return a digest of all rows of each table."""
    found = {}
    with all_organizations_scope(), connection.cursor() as cursor:
        cursor.execute(
            "SELECT relname FROM pg_class WHERE relkind = 'r' "
            "AND relnamespace = 'public'::regnamespace AND has_table_privilege(oid, 'SELECT')"
        )
        for (table,) in cursor.fetchall():
            every_row = sql.SQL("SELECT md5(string_agg(t::text, chr(10) ORDER BY t::text)) FROM {} t")
            cursor.execute(every_row.format(sql.Identifier(table)))
            found[table] = cursor.fetchone()[0] or ""
    return found


def write(tenant: Tenant) -> None:
    Simulation.objects.in_organization(tenant.organization_id).update(error_code="x")


def connect(_: Tenant) -> None:
    socket.create_connection(("127.0.0.1", 9))


def mail(_: Tenant) -> None:
    smtplib.SMTP("127.0.0.1", 25)


def start_a_program(_: Tenant) -> None:
    subprocess.run(["true"], check=True)


def put_off(_: Tenant) -> None:
    transaction.on_commit(lambda: None)


@pytest.mark.parametrize("attempt", [write, connect, mail, start_a_program, put_off])
def test_the_room_that_simulations_run_in_has_no_way_out(tenant: Tenant, attempt: Any) -> None:
    with (
        pytest.raises((SideEffect, DatabaseError)),
        transaction.atomic(),
        sealed(tenant.organization_id),
    ):
        attempt(tenant)


def test_after_the_sealed_room_the_world_is_as_before(tenant: Tenant) -> None:
    with organization_scope(tenant.organization_id):
        with sealed(tenant.organization_id):
            assert Simulation.objects.in_organization(tenant.organization_id).count() == 0
        write(tenant)
    listener = socket.create_server(("127.0.0.1", 0))
    with listener, socket.create_connection(listener.getsockname()):
        pass


def test_a_chunk_whose_worker_died_is_tried_again_and_counts_once(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    copies(tenant, extracted, number=120)
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], without_danger()))
    pieces = list(
        Work.objects.filter(name="pathways.simulation_chunk", organization_id=tenant.organization_id)
    )
    assert len(pieces) == 3
    # one worker is killed while it holds a chunk; its lease has run out
    assert work.claim(pieces[0].id, lease_seconds=0.0) is not None
    for piece in pieces:
        work.perform(piece.id, work=work.work_type(piece.name))
    found = simulation_of(tenant, simulation_id)
    assert (found.status, found.counts["records"]) == ("completed", 121)
    assert len(tried(tenant, simulation_id)) == 121


def test_a_chunk_that_kills_every_worker_fails_the_simulation(
    tenant: Tenant, extracted: str, pathways: dict[str, str]
) -> None:
    copies(tenant, extracted, number=60)
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], document()))
    first, second = Work.objects.filter(
        name="pathways.simulation_chunk", organization_id=tenant.organization_id
    )
    for _ in range(3):
        assert work.claim(first.id, lease_seconds=0.0) is not None
    work.perform(first.id, work=work.work_type(first.name))
    found = simulation_of(tenant, simulation_id)
    assert (found.status, found.error_code) == ("failed", "worker_lost")
    work.perform(second.id, work=work.work_type(second.name))
    assert tried(tenant, simulation_id) == []


def test_cancelling_stops_it_also_under_a_worker_that_is_in_the_middle(
    tenant: Tenant, extracted: str, pathways: dict[str, str]
) -> None:
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], document()))
    (piece,) = Work.objects.filter(name="pathways.simulation_chunk", organization_id=tenant.organization_id)
    held = work.claim(piece.id, lease_seconds=60.0)
    assert held is not None
    cancel_simulation(organization_id=tenant.organization_id, simulation_id=simulation_id, now=now())
    assert simulation_of(tenant, simulation_id).status == "cancelled"
    with pytest.raises(work.LeaseLost):
        work.work_type(piece.name).handler(held)
    assert tried(tenant, simulation_id) == []
    with pytest.raises(Conflict):
        cancel_simulation(organization_id=tenant.organization_id, simulation_id=simulation_id, now=now())


def test_deleting_one_leaves_nothing_of_it(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    ended = simulate(tenant, draft(tenant, pathways["auto"], document()))
    run_here(tenant, drain)
    running = simulate(tenant, draft(tenant, pathways["auto"], document()))
    for simulation_id in (ended, running):
        delete_simulation(organization_id=tenant.organization_id, simulation_id=simulation_id)
    run_here(tenant, drain)
    with organization_scope(tenant.organization_id):
        assert not Simulation.objects.exists()
        assert not SimulationChunk.objects.exists()
        assert not SimulatedRecord.objects.exists()


def test_what_is_kept_holds_no_value_of_the_referral(
    tenant: Tenant, extracted: str, pathways: dict[str, str], drain: Drain
) -> None:
    changed = document()
    for node in changed["nodes"]:
        if node["key"] == "tell_team":
            node["config"]["message"] = 'Look at {{ triage.specialty or "nothing" }}.'
    simulation_id = simulate(tenant, draft(tenant, pathways["auto"], changed))
    run_here(tenant, drain)
    (row,) = tried(tenant, simulation_id)
    assert set(row.after) == {
        "steps", "ended", "route", "status", "urgency", "effects", "waits", "stopped_at", "code",
    }  # fmt: skip
    assert "Look at" not in str(row.after)


def test_refusals_say_what_to_do(tenant: Tenant, pathways: dict[str, str]) -> None:
    version_id = draft(tenant, pathways["auto"], document())
    with pytest.raises(InvalidRequest, match="Choose 1 to"):
        simulate(tenant, version_id, records=0)
    with pytest.raises(InvalidRequest, match="Extract a referral first"):
        simulate(tenant, version_id)
    broken = document()
    broken["edges"] = broken["edges"][1:]
    with pytest.raises(NotFound, match="look at the pathway again"):
        simulate(tenant, "pwv_gone")
    with pytest.raises(InvalidRequest, match="Nothing leads to"):
        simulate(tenant, draft(tenant, pathways["auto"], broken))


def test_only_so_many_run_at_once(tenant: Tenant, extracted: str, pathways: dict[str, str]) -> None:
    version_id = draft(tenant, pathways["auto"], document())
    for _ in range(3):
        simulate(tenant, version_id)
    with pytest.raises(Conflict, match="Wait for one to end"):
        simulate(tenant, version_id)
