"""What is known of real records, as a rehearsal takes it: each as it came in, before any pathway."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from pathways.context import OrganizationSettings, RecordFacts
from pathways.rehearsal import RehearsalFacts
from pathways.selectors import load_operands
from pathways.simulation.walks import ARRIVED
from referrals.fields import CATALOGUE
from referrals.selectors import RecordNotFound, has_referral, load_record
from tenants.selectors import get_organization_settings, list_teams


def facts_of_records(
    *, organization_id: str, pathway: str, record_ids: Iterable[str]
) -> Iterator[tuple[RehearsalFacts, datetime]]:
    """Yield the facts of each record and the moment it came in. Archived records are tried as others are: what was
    archived meanwhile changes no figure; records that are deleted are left out.

    Inside the organization's scope. `pathway` is the pathway's name.
    """
    chosen = get_organization_settings(organization_id=organization_id)
    organization = OrganizationSettings(
        id=chosen.id, name=chosen.name, phi_in_mail=chosen.patient_data_in_mail
    )
    teams = {team.id: team.name for team in list_teams(organization_id=organization_id)}
    for record_id in record_ids:
        try:
            record = load_record(organization_id=organization_id, record_id=record_id)
        except RecordNotFound:
            continue
        if record.lifecycle == "deleted":
            continue
        if not has_referral(organization_id=organization_id, record_id=record_id):
            continue
        arrived = record.model_copy(update={"status": ARRIVED, "route": {}})
        team = teams.get(record.team_id or "")
        facts = RehearsalFacts(
            pathway=pathway,
            record=RecordFacts(id=record.id, status=ARRIVED, team_id=record.team_id, team=team),
            organization=organization,
            operands=load_operands(record=arrived, team=team, today=record.created_at.date()),
            catalogue=CATALOGUE,
        )
        yield facts, record.created_at
