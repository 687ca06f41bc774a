"""Nothing that loses a red flag is published by one person alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from common.errors import Conflict
from common.wording import counted
from pathways.context import OrganizationSettings
from pathways.definition import read_definition
from pathways.fingerprint import fingerprint_of
from pathways.models import PathwayVersion, PublishRequest, Simulation
from pathways.rehearsal import RehearsalFacts
from pathways.selectors import definition_of
from pathways.services.sealing import sealed
from pathways.services.simulation_facts import facts_of_records
from pathways.simulation import lost_in_invented, try_record
from referrals.selectors import list_newest_with_referral
from tenants.selectors import get_organization_settings

Purpose = Literal["publish", "default", "start", "retire"]
"""What a version is to be: published in place of its predecessor, or what requests get that name no pathway, or started
by itself on other referrals, or no more."""
RECORDS_CHECKED = 200
"""The newest records that a version is tried on when it is to be published."""


class RedFlagsLost(Conflict):
    """The version pays less attention than the published one to records that cannot wait."""

    title = "Another administrator has to agree"

    def __init__(self, loss: Loss, *, purpose: Purpose) -> None:
        self.loss = loss
        self.purpose = purpose
        super().__init__(_WORDS[purpose].format(loss=loss.in_words))


_WORDS: dict[Purpose, str] = {
    "publish": "This version loses red flags ({loss}). Another administrator has to agree before it is published: "
    "ask for that on the pathway's page, or change the version.",
    "default": "Requests that name no pathway would lose red flags by this one ({loss}), compared with the one they "
    "get now. Another administrator has to agree: ask for that on the pathway's page, or change the pathway.",
    "start": "Starting like this, the pathway loses red flags ({loss}), compared with when it starts now. Another "
    "administrator has to agree before it holds: set it on the pathway's page, which asks for that, or change the "
    "condition.",
    "retire": "Without a published version, the pathway starts by itself no more and loses red flags ({loss}). Another "
    "administrator has to agree before it is retired: ask for that on the pathway's page, or publish another version "
    "in its place.",
}


@dataclass(frozen=True, kw_only=True)
class Loss:
    """How many records lose their red flag, compared with `base`: of the clinic's own, and of invented ones that stand
    for every danger.
    """

    records: int
    invented: int
    checked: int
    simulation_id: str | None = None
    base: PathwayVersion | None = None

    @property
    def any(self) -> bool:
        return self.records > 0 or self.invented > 0

    @property
    def in_words(self) -> str:
        own = f"{self.records} of the newest {counted(self.checked, 'record')}"
        return (
            own
            if self.records
            else f"none of the newest {counted(self.checked, 'record')}, but invented ones"
        )


def refuse_lost_red_flags(version: PathwayVersion, *, now: datetime) -> None:
    """Raise RedFlagsLost for a version that loses a red flag, unless another person agrees to it at this moment."""
    _refuse(version, red_flags_lost(version), purpose="publish", now=now)


def refuse_lost_by_default(version: PathwayVersion, *, instead_of: str, now: datetime) -> None:
    """Raise RedFlagsLost where a version, as what requests get that name none, loses a red flag that the pathway with
    the id `instead_of` pays attention to, unless another person agrees to it at this moment.
    """
    _refuse(version, lost_by_default(version, instead_of=instead_of), purpose="default", now=now)


def _refuse(version: PathwayVersion, loss: Loss, *, purpose: Purpose, now: datetime) -> None:
    if not loss.any:
        return
    fingerprint = fingerprint_of_version(version)
    if not agreed_at(version, purpose=purpose, fingerprint=fingerprint, now=now):
        raise RedFlagsLost(loss, purpose=purpose)


def fingerprint_of_version(version: PathwayVersion) -> str:
    """Return what consent to a version is for: equal exactly while its definition means the same."""
    return fingerprint_of(read_definition(version.definition))


def agreed_at(version: PathwayVersion, *, purpose: Purpose, fingerprint: str, now: datetime) -> bool:
    """Return whether another person agrees at this moment to what the fingerprint stands for."""
    requests = PublishRequest.objects.in_organization(version.organization_id)
    agreed: bool = requests.filter(
        version=version, purpose=purpose, status="confirmed", fingerprint=fingerprint, decided_at=now
    ).exists()
    return agreed


def red_flags_lost(version: PathwayVersion) -> Loss:
    """Compare a version with the published one, or the last that was, where none is: by the newest simulation of
    exactly this definition, and where there is none on enough records of all teams, on the newest records now; and
    always on invented records.
    """
    base = _last_published(version.organization_id, version.pathway_id)
    if base is None or base.id == version.id:
        return NO_LOSS
    fingerprint = fingerprint_of_version(version)
    return _compared(version, base, simulation=_simulation_of(version, base=base, fingerprint=fingerprint))


def lost_by_default(version: PathwayVersion, *, instead_of: str) -> Loss:
    """Compare a version with the published one of another pathway, or the last that was, on the newest records and
    on invented ones.
    """
    base = _last_published(version.organization_id, instead_of)
    return NO_LOSS if base is None or base.id == version.id else _compared(version, base, simulation=None)


def _compared(version: PathwayVersion, base: PathwayVersion, *, simulation: Simulation | None) -> Loss:
    before, after = definition_of(base), read_definition(version.definition)
    invented = lost_in_invented(
        before=before,
        after=after,
        organization=chosen_settings(version.organization_id),
        now=version.created_at,
    )
    if simulation is not None:
        return Loss(
            records=simulation.counts["red_flags_lost"],
            invented=invented,
            checked=simulation.counts["records"],
            simulation_id=simulation.id,
            base=base,
        )

    def is_lost(facts: RehearsalFacts, arrived_at: datetime) -> bool:
        return try_record(before=before, after=after, facts=facts, now=arrived_at).red_flag_lost

    lost, checked = lost_on_newest(version, is_lost=is_lost)
    return Loss(records=lost, invented=invented, checked=checked, base=base)


NO_LOSS = Loss(records=0, invented=0, checked=0)


def _last_published(organization_id: str, pathway_id: str) -> PathwayVersion | None:
    """Return the published version, or else the retired one that was published last: to retire it first does not
    spare anybody the comparison with it.
    """
    versions = PathwayVersion.objects.in_organization(organization_id).filter(pathway_id=pathway_id)
    retired = versions.filter(status="retired").order_by("-published_at", "-number")
    return versions.filter(status="published").first() or retired.first()


def _simulation_of(version: PathwayVersion, *, base: PathwayVersion, fingerprint: str) -> Simulation | None:
    simulations = Simulation.objects.in_organization(version.organization_id).filter(
        pathway_id=version.pathway_id,
        base=base,
        fingerprint=fingerprint,
        status="completed",
        team_id=None,
        records__gte=RECORDS_CHECKED,
    )
    return simulations.order_by("-asked_at", "-id").first()


def lost_on_newest(
    version: PathwayVersion, *, is_lost: Callable[[RehearsalFacts, datetime], bool]
) -> tuple[int, int]:
    """Return of how many of the newest records the red flag is lost, and how many there are. `is_lost` says it of a
    record's facts and the moment it came in; what it runs can change and send nothing.
    """
    organization_id = version.organization_id
    with sealed(organization_id):
        tried = [
            is_lost(facts, arrived_at)
            for facts, arrived_at in facts_of_records(
                organization_id=organization_id,
                pathway=version.pathway.name,
                record_ids=list_newest_with_referral(
                    organization_id=organization_id, team_id=None, limit=RECORDS_CHECKED
                ),
            )
        ]
    return sum(tried), len(tried)


def chosen_settings(organization_id: str) -> OrganizationSettings:
    """Return what a walk may know of the organization's choices."""
    chosen = get_organization_settings(organization_id=organization_id)
    return OrganizationSettings(id=chosen.id, name=chosen.name, phi_in_mail=chosen.patient_data_in_mail)
