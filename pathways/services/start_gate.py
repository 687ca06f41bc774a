"""When a pathway starts by itself is not changed by one person alone where that loses a red flag."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from datetime import datetime

from pathways.models import Pathway, StartCondition
from pathways.rehearsal import RehearsalFacts
from pathways.selectors import definition_of
from pathways.services.defaults import find_published_version
from pathways.services.publish_gate import (
    NO_LOSS,
    Loss,
    Purpose,
    RedFlagsLost,
    agreed_at,
    chosen_settings,
    fingerprint_of_version,
    lost_on_newest,
)
from pathways.simulation import start_lost, start_lost_in_invented


@dataclass(frozen=True, slots=True)
class Start:
    """When a pathway starts by itself; an empty expression: on request only."""

    expression: str = ""
    enabled: bool = True

    @property
    def condition(self) -> str:
        """Return what is asked of a completed extraction, "" where nothing is."""
        return self.expression if self.enabled else ""


ON_REQUEST = Start()


def start_of(pathway: Pathway) -> Start:
    """Return when a pathway starts by itself now."""
    conditions = StartCondition.objects.in_organization(pathway.organization_id)
    found = conditions.filter(pathway=pathway).first()
    return Start(found.expression, found.enabled) if found is not None else ON_REQUEST


def refuse_lost_by_start(pathway: Pathway, *, wanted: Start, purpose: Purpose, now: datetime) -> None:
    """Raise RedFlagsLost where a pathway, starting as `wanted`, would lose a red flag that it pays attention to now,
    unless another person agrees to it at this moment. The caller holds the pathway.
    """
    loss = lost_by_start(pathway, wanted=wanted)
    if not loss.any or loss.base is None:
        return
    if not agreed_at(loss.base, purpose=purpose, fingerprint=start_fingerprint(pathway, wanted), now=now):
        raise RedFlagsLost(loss, purpose=purpose)


def lost_by_start(pathway: Pathway, *, wanted: Start) -> Loss:
    """Compare two ways to start the published version: on the newest records, each as if its extraction completed
    now, and on invented ones. A pathway of which none is published starts on none, and loses none.
    """
    version = find_published_version(organization_id=pathway.organization_id, pathway_id=pathway.id)
    before, after = start_of(pathway).condition, wanted.condition
    if version is None or before == after:
        return NO_LOSS
    definition = definition_of(version)

    def is_lost(facts: RehearsalFacts, arrived_at: datetime) -> bool:
        return start_lost(definition, before=before, after=after, facts=facts, now=arrived_at)

    lost, checked = lost_on_newest(version, is_lost=is_lost)
    invented = start_lost_in_invented(
        definition,
        before=before,
        after=after,
        organization=chosen_settings(pathway.organization_id),
        now=version.created_at,
    )
    return Loss(records=lost, invented=int(invented), checked=checked, base=version)


def start_fingerprint(pathway: Pathway, wanted: Start) -> str:
    """Return what consent to another start is for, as 64 hex digits: the definition that runs, the start of now and
    the wanted one. Equal exactly while none of them has changed.
    """
    version = find_published_version(organization_id=pathway.organization_id, pathway_id=pathway.id)
    runs = fingerprint_of_version(version) if version is not None else ""
    now = start_of(pathway)
    said = [runs, now.expression, now.enabled, wanted.expression, wanted.enabled]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()
