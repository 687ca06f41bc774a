"""Writing an organization's own maps of confidences: fitted, then used only once a person switches them on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from common.errors import InvalidRequest, NotFound
from events import event_types
from events.services import record_event
from jobs.calibration.fitting import Refit, refit
from jobs.calibration.reliability import Reliability
from jobs.calibration.selectors import LEAST_REVIEWED, REVIEWED, count_reviewed, list_judged
from jobs.extraction.confidence import shipped_map
from jobs.models import CalibrationMap


class TooFewReviewed(InvalidRequest):
    """The organization's people have reviewed too few values."""


class CalibrationUnknown(NotFound):
    """The organization has no such map."""


@dataclass(frozen=True, slots=True)
class Refitted:
    """`version` is the new map's number, None when it is no truer than the shipped one and was not kept."""

    version: int | None
    found: Refit


def refit_calibration(*, organization_id: str, actor: str, now: datetime) -> Refitted:
    """Fit the organization's own map on what its people made of its values, and keep it as its next version.

    It leans on the shipped map and is kept only if it is truer than that one on values left out of the fit. It is not
    used before it is activated. Raises TooFewReviewed.
    """
    judged = list_judged(organization_id=organization_id)
    reviewed = count_reviewed(judged)
    if reviewed < LEAST_REVIEWED:
        raise TooFewReviewed(
            f"{reviewed} values have been reviewed; a map of one's own needs at least {LEAST_REVIEWED}. {REVIEWED} "
            f"{len(judged) - reviewed} more, left as they are in records of which only another value was corrected, "
            "do not count."
        )
    found = refit(judged=judged, prior=shipped_map())
    if not found.truer:
        return Refitted(None, found)
    rows = CalibrationMap.objects.in_organization(organization_id)
    last = rows.select_for_update().order_by("-version").first()
    made = CalibrationMap.objects.create(
        organization_id=organization_id,
        version=(last.version if last else 0) + 1,
        leans_on=shipped_map().name,
        groups={name: [list(point) for point in knots] for name, knots in found.groups.items()},
        judged=found.n,
        wrong=found.before.wrong,
        records=len({entry.subject for entry in judged}),
        held_out={
            "before": _figures(found.before, by_groups=found.error_before),
            "after": _figures(found.after, by_groups=found.error_after),
        },
        created_at=now,
        created_by=actor,
    )
    return Refitted(made.version, found)


def _figures(found: Reliability, *, by_groups: float) -> dict[str, float]:
    return {
        "error": round(by_groups, 4),
        "error_of_all": round(found.error, 4),
        "brier": round(found.brier, 4),
    }


def activate_calibration(*, organization_id: str, version: int, actor: str, now: datetime) -> None:
    """Let jobs requested from now on show confidences by this map. Raises CalibrationUnknown; InvalidRequest for a map
    that leans on an earlier shipped one.
    """
    rows = CalibrationMap.objects.in_organization(organization_id).select_for_update()
    chosen = rows.filter(version=version).first()
    if chosen is None:
        raise CalibrationUnknown(
            f"The organization has no map {version}. Run it with --refit, or without options to see which there are."
        )
    if chosen.leans_on != shipped_map().name:
        raise InvalidRequest(
            f"Map {version} leans on an earlier shipped map ({chosen.leans_on}; now {shipped_map().name}): "
            "confidences before the map have changed since. Fit a new one with --refit."
        )
    if chosen.is_active:
        return
    rows.filter(is_active=True).update(is_active=False)
    chosen.is_active = True
    chosen.activated_at = now
    chosen.activated_by = actor
    chosen.save(update_fields=["is_active", "activated_at", "activated_by"])
    _tell(organization_id, using=str(chosen), actor=actor, now=now)


def switch_off_calibration(*, organization_id: str, actor: str, now: datetime) -> bool:
    """Go back to the shipped map for jobs requested from now on; return whether an own one was in use."""
    rows = CalibrationMap.objects.in_organization(organization_id)
    changed = rows.filter(is_active=True).update(is_active=False)
    if changed:
        _tell(organization_id, using=shipped_map().name, actor=actor, now=now)
    return bool(changed)


def _tell(organization_id: str, *, using: str, actor: str, now: datetime) -> None:
    record_event(
        type=event_types.CALIBRATION_CHANGED,
        organization_id=organization_id,
        actor=actor,
        now=now,
        data={"confidence_map": using},
    )
