"""Keeping a pathway's draft: one a pathway, and nobody writes over what somebody else has kept meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from common.clock import now
from common.errors import Conflict, InvalidRequest
from pathways import services
from pathways.admin.draft import fingerprint
from pathways.models import Pathway, PathwayVersion

NOTE_LENGTH = 300


class DraftChanged(Conflict):
    """Somebody else saved the draft while this person edited it."""


def find_draft(pathway: Pathway) -> PathwayVersion | None:
    """Return the pathway's draft, or None where everything is published or retired."""
    versions = PathwayVersion.objects.in_organization(pathway.organization_id)
    return versions.filter(pathway=pathway, status="draft").first()


@transaction.atomic
def keep_draft(pathway: Pathway, document: Mapping[str, Any], *, token: str, note: str | None) -> str:
    """Write the document as the pathway's draft and return its version's id; `note` null leaves the note as it is.

    `token` is the `fingerprint` of the draft that the person has seen. Raises DraftChanged, InvalidRequest.
    """
    if note is not None and len(note) > NOTE_LENGTH:
        raise InvalidRequest(f"The note is longer than {NOTE_LENGTH} characters. Shorten it.")
    Pathway.objects.in_organization(pathway.organization_id).select_for_update().get(id=pathway.id)
    draft = find_draft(pathway)
    if fingerprint(draft) != token:
        raise DraftChanged(
            "Somebody else has saved this draft since you opened it. Yours stands here and is not kept yet: "
            "open the pathway in a second window to compare, or save again to write over theirs."
        )
    if draft is not None and draft.definition == document and note in (None, draft.note):
        return str(draft.id)
    return services.save_draft(
        organization_id=pathway.organization_id,
        pathway_id=pathway.id,
        definition=document,
        note=note if note is not None else draft.note if draft is not None else "",
        now=now(),
    )
