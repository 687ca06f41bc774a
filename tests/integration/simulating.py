"""Records, pathways and simulations for tests. The letters are invented."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from common.clock import now
from common.row_security import organization_scope
from pathways import services
from pathways.models import Pathway, PathwayVersion, SimulatedRecord, Simulation
from pathways.services.defaults import set_default_pathway
from pathways.services.publish_requests import (
    confirm_publication,
    refuse_publication,
    request_publication,
)
from pathways.services.simulating import request_simulation
from pathways.starters import AUTO, load_starter
from referrals.models import Record, ReferralVersion
from tests.conftest import Tenant


def copies(tenant: Tenant, record_id: str, *, number: int, **triage: Any) -> list[str]:
    """Make records with the referral of one that was extracted; `triage` replaces what its triage found."""
    with organization_scope(tenant.organization_id):
        model = ReferralVersion.objects.filter(record_id=record_id).order_by("-number").first()
        assert model is not None
        moment = now()
        records = [
            Record(
                organization_id=tenant.organization_id,
                team_id=tenant.team_id,
                status="accepted",
                created_at=moment,
                updated_at=moment,
            )
            for _ in range(number)
        ]
        Record.objects.bulk_create(records)
        ReferralVersion.objects.bulk_create(
            ReferralVersion(
                organization_id=tenant.organization_id,
                record=record,
                number=1,
                job_id=model.job_id,
                author=model.author,
                referral=model.referral,
                triage={**model.triage, **triage},
                completeness=model.completeness,
                confidence=model.confidence,
                created_at=moment,
            )
            for record in records
        )
        return [record.id for record in records]


def flag(code: str = "acute_coronary") -> dict[str, Any]:
    return {"red_flags": [{"code": code, "text": "Chest pain at rest"}]}


def document(slug: str = AUTO) -> dict[str, Any]:
    return load_starter(slug).definition.as_document()


def without_danger() -> dict[str, Any]:
    """Return the shipped automatic pathway without what it does about red flags."""
    changed = document()
    gone = ("danger", "fast_track", "alert_team", "alert_mail")
    changed["start"] = "route"
    changed["nodes"] = [node for node in changed["nodes"] if node["key"] not in gone]
    changed["edges"] = [edge for edge in changed["edges"] if edge["from"] not in gone]
    return changed


def draft(tenant: Tenant, name: str, definition: Mapping[str, Any]) -> str:
    """Save a draft of a pathway and return its version's id."""
    with organization_scope(tenant.organization_id):
        pathway = Pathway.objects.get(name=name)
        return services.save_draft(
            organization_id=tenant.organization_id,
            pathway_id=pathway.id,
            definition=definition,
            note="for a test",
            now=now(),
        )


def simulate(tenant: Tenant, version_id: str, *, records: int = 1000, team_id: str | None = None) -> str:
    return request_simulation(
        organization_id=tenant.organization_id,
        version_id=version_id,
        records=records,
        team_id=team_id,
        actor="test",
        now=now(),
    )


def simulation_of(tenant: Tenant, simulation_id: str) -> Simulation:
    with organization_scope(tenant.organization_id):
        return Simulation.objects.get(id=simulation_id)


def tried(tenant: Tenant, simulation_id: str) -> list[SimulatedRecord]:
    with organization_scope(tenant.organization_id):
        return list(SimulatedRecord.objects.filter(simulation_id=simulation_id).order_by("id"))


def published(tenant: Tenant, name: str) -> PathwayVersion:
    with organization_scope(tenant.organization_id):
        return PathwayVersion.objects.get(pathway__name=name, status="published")


def published_by_two(tenant: Tenant, version_id: str) -> int:
    """Publish a version that may lose red flags: one person asks, another agrees."""
    request_id = request_publication(
        organization_id=tenant.organization_id,
        version_id=version_id,
        reason="Simpler",
        actor="user:usr_first",
        now=now(),
    )
    return confirm_publication(
        organization_id=tenant.organization_id,
        request_id=request_id,
        comment="",
        actor="user:usr_second",
        now=now(),
    )


def all_that_is_told_of_publishing(tenant: Tenant, name: str) -> None:
    """Ask for a version of a pathway that loses red flags, three times, and choose another default."""
    lossy = draft(tenant, name, without_danger())
    decided = {"organization_id": tenant.organization_id, "comment": "No.", "now": now()}
    for decide, actor in (
        (refuse_publication, "user:usr_other"),
        (refuse_publication, "user:usr_asker"),
        (confirm_publication, "user:usr_other"),
    ):
        request_id = request_publication(
            organization_id=tenant.organization_id,
            version_id=lossy,
            reason="Simpler",
            actor="user:usr_asker",
            now=now(),
        )
        decide(request_id=request_id, actor=actor, **decided)
    with organization_scope(tenant.organization_id):
        careful = services.create_pathway(organization_id=tenant.organization_id, name="Careful", type="auto")
        services.publish_version(
            organization_id=tenant.organization_id,
            version_id=draft(tenant, "Careful", document()),
            actor="test",
            now=now(),
        )
        set_default_pathway(
            organization_id=tenant.organization_id, pathway_id=careful, actor="test", now=now()
        )
