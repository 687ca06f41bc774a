"""Putting together what there is to say of an organization's confidences."""

from __future__ import annotations

from jobs.calibration.reliability import by_group, error_by_group, reliability
from jobs.calibration.selectors import advice_for, count_reviewed, list_judged, list_maps, map_in_use
from jobs.calibration.statement import OwnMap, Statement


def statement_of(*, organization_id: str) -> Statement:
    """Return the organization's reliability, what thresholds cost, and its maps; inside its scope."""
    judged = list_judged(organization_id=organization_id)
    using = map_in_use(organization_id=organization_id)
    now_shown = [entry.shown_by(using) for entry in judged]
    return Statement(
        organization_id=organization_id,
        map_in_use=using.name,
        records=len({entry.subject for entry in judged}),
        reviewed=count_reviewed(judged),
        as_shown=reliability(judged),
        as_now=reliability(now_shown),
        groups=by_group(now_shown),
        error_by_groups_as_shown=error_by_group(judged),
        error_by_groups_as_now=error_by_group(now_shown),
        advised=advice_for(organization_id=organization_id),
        maps=[
            OwnMap(
                version=row.version,
                leans_on=row.leans_on,
                judged=row.judged,
                wrong=row.wrong,
                records=row.records,
                error_before=row.held_out["before"]["error"],
                error_after=row.held_out["after"]["error"],
                in_use=using.name == str(row),
                created_by=row.created_by,
            )
            for row in list_maps(organization_id=organization_id)
        ],
    )
