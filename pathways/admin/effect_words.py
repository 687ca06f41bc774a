"""An effect as people read it before it is had: who gets the mail, its subject and text, the call, the new status."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from common.wording import sentence_case
from pathways.context import RecordFacts
from pathways.editing.wording import option_of
from pathways.nodes.actions import DRY_RUN_KEY, leaves_the_house
from pathways.nodes.actions.request_information import LINK_STAYS
from pathways.nodes.effects import (
    Effect,
    EmailEffect,
    FhirEffect,
    HttpEffect,
    LabelEffect,
    NotifyEffect,
    PriorityEffect,
    StatusEffect,
    TeamEffect,
    UploadRequestEffect,
)
from pathways.nodes.fhir import task_bundle
from pathways.services.mailing import receivers_of

_EFFECT: TypeAdapter[Effect] = TypeAdapter(Effect)

Part = tuple[str, str, bool]
"""(what it is, what it says, whether it is to be shown as it is, with its lines)"""


@dataclass(frozen=True)
class ShownEffect:
    """What an action would do. `outside`: it would leave the service."""

    what: str
    outside: bool
    patient_data: bool
    parts: tuple[Part, ...]


def read_effect(*, kind: str, payload: Mapping[str, Any]) -> Effect:
    """Return an effect from its kind and payload, as effect rows and walks keep it."""
    return _EFFECT.validate_python({"kind": kind, **payload})


def effect_in_words(effect: Effect, *, organization_id: str, record: RecordFacts) -> ShownEffect:
    """Say an effect in words; `record` is the record before it. Inside the organization's scope."""
    return ShownEffect(
        what=sentence_case(option_of(effect.kind)),
        outside=leaves_the_house(effect),
        patient_data=bool(getattr(effect, "contains_patient_data", False)),
        parts=tuple(_parts(effect, organization_id=organization_id, record=record)),
    )


def _parts(effect: Effect, *, organization_id: str, record: RecordFacts) -> Iterator[Part]:
    match effect:
        case EmailEffect() | UploadRequestEffect():
            receivers = receivers_of(effect, organization_id=organization_id)
            yield "To", ", ".join(receivers) or "nobody: no mail address is known, so it would fail", False
            yield "Subject", effect.subject, False
            yield "Text", effect.body.replace(LINK_STAYS, "(the one-time link for the upload)"), True
            if isinstance(effect, UploadRequestEffect):
                yield "Asked for", effect.request, True
                yield (
                    "The link is good for",
                    f"{effect.expires_in_hours} hours, {effect.most_files} file(s)",
                    False,
                )
        case NotifyEffect():
            told = f"team {effect.team}" if effect.team else ", ".join(effect.users)
            yield "For", told or "administrators of the organization, as the record belongs to no team", False
            yield "Message", effect.message, True
        case StatusEffect():
            already = " (as it is)" if record.status == effect.status else ""
            yield "Status", f"{record.status} → {effect.status}{already}", False
        case TeamEffect():
            yield "Team", f"{record.team or 'none'} → {effect.team}", False
        case LabelEffect():
            has_it = " (it has it already)" if effect.label in record.labels else ""
            yield "Label", f"{effect.label}{has_it}", False
        case PriorityEffect():
            yield "Urgency", f"{'exactly' if effect.lower else 'at least'} {effect.priority}", False
        case HttpEffect():
            yield "Call", f"{effect.method} {effect.url}", False
            yield "Body", _readable(effect.body) or "(empty)", True
            yield "Signed", "as webhooks are, with an Idempotency-Key of its own", False
        case FhirEffect():
            yield "Sent to", effect.url or "nobody: it is kept with the run, to be fetched there", False
            bundle = task_bundle(effect.facts, key=DRY_RUN_KEY)
            yield "Bundle", json.dumps(bundle, indent=2, ensure_ascii=False), True


def _readable(body: str) -> str:
    """Return a body of JSON with its lines, any other as it is."""
    try:
        return json.dumps(json.loads(body), indent=2, ensure_ascii=False)
    except ValueError:
        return body
