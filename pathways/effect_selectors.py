"""Reading what the actions of a run have done."""

from __future__ import annotations

from pathways.effect_data import EffectData
from pathways.models import ActionEffect
from pathways.selectors import get_run
from tenants.data import Principal


def list_effects(*, principal: Principal, run_id: str) -> list[EffectData]:
    """Return the effects of a run the caller may see, in the order they were intended. Raises RunNotFound.

    The resources that were made hold patient data: they are left out unless the caller may read records.
    """
    run = get_run(principal=principal, run_id=run_id)
    reads_records = "records:read" in principal.scopes
    rows = (
        ActionEffect.objects.in_organization(principal.organization_id)
        .select_related("node_run")
        .filter(node_run__run_id=run.id)
    )
    return [
        EffectData(
            id=row.id,
            node=row.node_run.node,
            kind=row.kind,
            status=row.status,
            intended_at=row.intended_at,
            done_at=row.done_at,
            attempts=row.attempts,
            error=row.error_code or None,
            made=row.result.get("bundle") if reads_records else None,
        )
        for row in rows.order_by("intended_at", "id")
    ]
