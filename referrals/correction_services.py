"""Writing what people correct in a referral. Every function runs inside the organization's scope."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from common.errors import FieldError, InvalidRequest
from events import event_types
from events.services import record_event
from referrals.added_entries import NO_SUCH_FIELD, faults_of_added, with_entries_added
from referrals.corrections import fault_of, fault_of_asserted, fault_of_identifiers
from referrals.data.paths import asserted_of
from referrals.data.records import TriagedReferral
from referrals.data.referral import Field, replace_fields, walk
from referrals.models import Correction
from referrals.selectors import RecordNotFound, find_referral, get_record
from referrals.services import save_referral
from referrals.triage_of_corrections import triage_corrected
from tenants.data import Principal


def correct_referral(
    *, principal: Principal, record_id: str, changes: Mapping[str, Any], now: datetime
) -> TriagedReferral:
    """Write a person's corrections (path to value, null for "not in the document") as a new version of the
    Referral, triaged anew by the rules that triaged it before.

    What pathways have done stays done: only what is decided from now on rests on the new version.

    Raises RecordNotFound; InvalidRequest when there is no referral yet, or naming each path that does not exist.
    """
    record = get_record(principal=principal, record_id=record_id, lock=True)
    current = find_referral(organization_id=principal.organization_id, record_id=record_id)
    if current is None:
        raise InvalidRequest(
            "No extraction of this record has completed yet, so there is nothing to correct."
        )
    referral = with_entries_added(current.referral, changes)
    known = dict(walk(referral))
    values = {path: value for path, value in changes.items() if path in known}
    meant = {
        path: value for path, value in changes.items() if path not in known and asserted_of(path) in known
    }
    errors = [FieldError(path, NO_SUCH_FIELD) for path in changes if path not in values and path not in meant]
    errors += [
        FieldError(path, fault)
        for path, value in values.items()
        if (fault := fault_of(path=path, value=value)) is not None
    ]
    errors += [
        FieldError(path, fault) for path, fault in fault_of_identifiers(known=known, changes=values).items()
    ]
    faulty = {error.field for error in errors}
    fields = {path: _corrected(known[path], value) for path, value in values.items() if path not in faulty}
    for path, value in meant.items():
        finding = asserted_of(path)
        field = fields.get(finding, known[finding])
        if (fault := fault_of_asserted(finding=field, value=value)) is not None:
            errors.append(FieldError(path, fault))
        else:
            fields[finding] = _corrected(field, field.value, asserted=value)
    errors += faults_of_added(current.referral, changes)
    if errors or not changes:
        raise InvalidRequest(
            "Nothing was changed: some fields are at fault, or none was given.", errors=tuple(errors)
        )
    corrected = replace_fields(referral, fields)
    follows = triage_corrected(
        organization_id=principal.organization_id, before=current, corrected=corrected, now=now
    )
    for path, value in changes.items():
        Correction.objects.create(
            organization_id=principal.organization_id,
            record_id=record_id,
            path=path,
            before=known[asserted_of(path) or path].model_dump(mode="json"),
            after=value,
            corrected_by=principal.actor,
            corrected_at=now,
        )
    save_referral(
        organization_id=principal.organization_id,
        record_id=record_id,
        job_id=current.job_id,
        author=principal.actor,
        referral=corrected,
        triage=follows.triage,
        completeness=follows.completeness,
        confidence=follows.confidence,
        now=now,
    )
    record_event(
        type=event_types.REFERRAL_CORRECTED,
        organization_id=principal.organization_id,
        actor=principal.actor,
        now=now,
        record_id=record_id,
        team_id=record.team_id,
        data={
            "paths": sorted(changes),
            "ruleset": f"{follows.triage.ruleset} v{follows.triage.ruleset_version}",
            "urgency": follows.triage.urgency,
            "disposition": follows.triage.disposition,
        },
    )
    found = find_referral(organization_id=principal.organization_id, record_id=record_id)
    if found is None:
        raise RecordNotFound
    return found


def _corrected(field: Field, value: Any, *, asserted: Any = None) -> Field:
    """Return the field as a person says it is: theirs, certain, with the evidence it had."""
    return Field(
        value=value,
        absent="not_in_document" if value is None else None,
        confidence=1.0,
        confidence_raw=field.confidence_raw,
        evidence=field.evidence,
        verdict="supported",
        reasons=("corrected by a person",),
        source="human",
        asserted=asserted or field.asserted,
    )
