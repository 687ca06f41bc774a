"""What loses red flags, by a version or by when it starts: one person asks for it, another agrees or refuses."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.db import IntegrityError, transaction

from common.errors import Conflict, InvalidRequest, NotFound
from common.row_security import organization_scope
from events import event_types
from events.services import record_event
from pathways.models import PathwayVersion, PublishRequest, Simulation
from pathways.services.defaults import default_before, published_version_of, set_default_pathway
from pathways.services.publish_gate import (
    RECORDS_CHECKED,
    Loss,
    Purpose,
    fingerprint_of_version,
    lost_by_default,
    red_flags_lost,
)
from pathways.services.publishing import publish_version, retire_version
from pathways.services.simulating import TooManyRunning, request_simulation
from pathways.services.start_conditions import set_start_condition, wanted_start
from pathways.services.start_gate import ON_REQUEST, Start, lost_by_start, start_fingerprint
from pathways.states import PUBLISH_REQUEST
from tenants.independence import refuse_one_for_two

REASON_LENGTH = 300


class NotAnotherPerson(Conflict):
    """Who asked cannot agree."""


def request_publication(
    *, organization_id: str, version_id: str, reason: str, actor: str, now: datetime
) -> str:
    """Ask for another administrator's consent to publish a version; return the request's id.

    The version is tried on the newest records, so that the other sees what is lost. Asking again for the same
    definition returns the request that is open; for a changed one it takes its place.
    """
    with organization_scope(organization_id):
        version = _version(organization_id, version_id)
        return _request(version, "publish", reason=reason, actor=actor, now=now)


def request_default(*, organization_id: str, pathway_id: str, reason: str, actor: str, now: datetime) -> str:
    """Ask for another administrator's consent to make a pathway, as it is published, the one of requests that name
    none; return the request's id. Raises NothingPublished.
    """
    with organization_scope(organization_id):
        version = published_version_of(organization_id=organization_id, pathway_id=pathway_id)
        return _request(version, "default", reason=reason, actor=actor, now=now)


def request_start(
    *,
    organization_id: str,
    pathway_id: str,
    expression: str,
    enabled: bool,
    reason: str,
    actor: str,
    now: datetime,
) -> str:
    """Ask for another administrator's consent to when a pathway, as it is published, starts by itself; return the
    request's id. Raises NothingPublished, StartConditionInvalid.
    """
    with organization_scope(organization_id):
        version = published_version_of(organization_id=organization_id, pathway_id=pathway_id)
        start = wanted_start(expression, enabled=enabled)
        return _request(version, "start", start=start, reason=reason, actor=actor, now=now)


def request_retirement(
    *, organization_id: str, version_id: str, reason: str, actor: str, now: datetime
) -> str:
    """Ask for another administrator's consent to retire a version that starts by itself; return the request's id."""
    with organization_scope(organization_id):
        version = _version(organization_id, version_id)
        return _request(version, "retire", reason=reason, actor=actor, now=now)


def _request(
    version: PathwayVersion,
    purpose: Purpose,
    *,
    start: Start = ON_REQUEST,
    reason: str,
    actor: str,
    now: datetime,
) -> str:
    organization_id = version.organization_id
    fingerprint = _fingerprint(version, purpose, start=start)
    requests = PublishRequest.objects.in_organization(organization_id)
    opened = requests.filter(version=version, purpose=purpose, status="open").select_for_update().first()
    if opened is not None and opened.fingerprint == fingerprint:
        return str(opened.id)
    if opened is not None:
        _decide(opened, "withdrawn", actor=actor, comment="Asked anew for something else.", now=now)
        _tell(opened, event_types.PUBLICATION_WITHDRAWN, actor=actor, now=now)
    loss = _loss(version, purpose, start=start)
    simulation_id = loss.simulation_id
    if simulation_id is None and purpose in ("publish", "default"):
        simulation_id = _try_it(version, beside=loss.base, actor=actor, now=now)
    request = PublishRequest(
        organization_id=organization_id,
        pathway_id=version.pathway_id,
        version=version,
        purpose=purpose,
        fingerprint=fingerprint,
        simulation_id=simulation_id,
        red_flags_lost=max(loss.records, 1 if loss.any else 0),
        start_expression=start.expression,
        start_enabled=start.enabled,
        reason=reason.strip()[:REASON_LENGTH] or (version.note if purpose == "publish" else ""),
        asked_by=actor,
        asked_at=now,
    )
    try:
        with transaction.atomic():
            request.save(force_insert=True)
    except IntegrityError as error:
        raise Conflict(
            "Somebody asked for the same at this moment. Look under Publish requests; ask again if that is not it."
        ) from error
    _tell(request, event_types.PUBLICATION_ASKED, actor=actor, now=now)
    return str(request.id)


def _loss(version: PathwayVersion, purpose: Purpose, *, start: Start) -> Loss:
    match purpose:
        case "publish":
            return red_flags_lost(version)
        case "default":
            return lost_by_default(version, instead_of=default_before(version) or version.pathway_id)
        case "start" | "retire":
            return lost_by_start(version.pathway, wanted=start)


def _fingerprint(version: PathwayVersion, purpose: str, *, start: Start) -> str:
    """Return what consent is for."""
    if purpose in ("start", "retire"):
        return start_fingerprint(version.pathway, start)
    return fingerprint_of_version(version)


def confirm_publication(
    *, organization_id: str, request_id: str, comment: str, actor: str, now: datetime
) -> int:
    """Agree, as another person than who asked: what was asked for happens; return the number of its version.

    Raises NotAnotherPerson, NotIndependent, Conflict when the definition or the start was changed since or the request
    is decided, and what the service raises that does it.
    """
    with organization_scope(organization_id):
        request = _locked(organization_id, request_id)
        if request.asked_by == actor:
            raise NotAnotherPerson("You asked for this yourself. Another administrator has to agree.")
        refuse_one_for_two(first=request.asked_by, first_at=request.asked_at, second=actor, now=now)
        version = _version(organization_id, request.version_id)
        start = Start(request.start_expression, request.start_enabled)
        if _fingerprint(version, request.purpose, start=start) != request.fingerprint:
            raise Conflict(_CHANGED[request.purpose])
        _decide(request, "confirmed", actor=actor, comment=comment, now=now)
        _do(request, version, now=now)
        _tell(request, event_types.PUBLICATION_AGREED, actor=actor, now=now)
        return int(version.number)


_CHANGED = {
    "publish": "The draft was changed after this was asked. It has to be asked for again.",
    "default": "The version was changed after this was asked. It has to be asked for again.",
    "start": "The pathway, or when it starts, was changed after this was asked. It has to be asked for again.",
    "retire": "The pathway, or when it starts, was changed after this was asked. It has to be asked for again.",
}


def _do(request: PublishRequest, version: PathwayVersion, *, now: datetime) -> None:
    """Do what was asked for, in the name of who asked."""
    who: dict[str, Any] = {
        "organization_id": request.organization_id,
        "actor": request.asked_by,
        "now": now,
    }
    why = request.reason or "Agreed by a second person."
    match request.purpose:
        case "publish":
            publish_version(version_id=version.id, reason=why, **who)
        case "default":
            _make_default(request, version, now=now)
        case "start":
            set_start_condition(
                pathway_id=request.pathway_id,
                expression=request.start_expression,
                enabled=request.start_enabled,
                **who,
            )
        case "retire":
            retire_version(version_id=version.id, reason=why, **who)


def _make_default(request: PublishRequest, version: PathwayVersion, *, now: datetime) -> None:
    if version.status != "published":
        raise Conflict("This version is not published any more. It has to be asked for again.")
    set_default_pathway(
        organization_id=request.organization_id,
        pathway_id=request.pathway_id,
        actor=request.asked_by,
        now=now,
    )


def refuse_publication(
    *, organization_id: str, request_id: str, comment: str, actor: str, now: datetime
) -> None:
    """Refuse, saying why; who asked takes it back by this. Raises InvalidRequest without words."""
    with organization_scope(organization_id):
        request = _locked(organization_id, request_id)
        own = request.asked_by == actor
        if not own and not comment.strip():
            raise InvalidRequest("Say why you refuse, so that the version can be changed.")
        _decide(request, "withdrawn" if own else "refused", actor=actor, comment=comment, now=now)
        told = event_types.PUBLICATION_WITHDRAWN if own else event_types.PUBLICATION_REFUSED
        _tell(request, told, actor=actor, now=now)


def _decide(request: PublishRequest, status: str, *, actor: str, comment: str, now: datetime) -> None:
    PUBLISH_REQUEST.transition(request, status)
    request.decided_by, request.decided_at = actor, now
    request.comment = comment.strip()[:REASON_LENGTH]
    request.save(update_fields=["status", "decided_by", "decided_at", "comment"])


def _tell(request: PublishRequest, type_: str, *, actor: str, now: datetime) -> None:
    record_event(
        type=type_,
        organization_id=request.organization_id,
        actor=actor,
        now=now,
        data={
            "publish_request_id": request.id,
            "pathway_id": request.pathway_id,
            "version": request.version.number,
            "purpose": request.purpose,
            "red_flags_lost": request.red_flags_lost,
        },
    )


def _try_it(
    version: PathwayVersion, *, beside: PathwayVersion | None, actor: str, now: datetime
) -> str | None:
    """Have workers try the version for a report, beside the one that the loss was found against; none where there is
    nothing to try it on, or no room.
    """
    try:
        with transaction.atomic():
            return request_simulation(
                organization_id=version.organization_id,
                version_id=version.id,
                records=RECORDS_CHECKED,
                team_id=None,
                actor=actor,
                purpose=Simulation.Purpose.PUBLISHING,
                beside=beside,
                now=now,
            )
    except (InvalidRequest, TooManyRunning):
        return None


def _version(organization_id: str, version_id: str) -> PathwayVersion:
    versions = PathwayVersion.objects.in_organization(organization_id).select_related("pathway")
    version: PathwayVersion | None = versions.filter(id=version_id).first()
    if version is None:
        raise NotFound("There is no such version of a pathway in the organization.")
    return version


def _locked(organization_id: str, request_id: str) -> PublishRequest:
    requests = PublishRequest.objects.in_organization(organization_id).select_for_update()
    request: PublishRequest | None = requests.filter(id=request_id).first()
    if request is None:
        raise NotFound("There is no such request. It may have been deleted with its draft.")
    return request
