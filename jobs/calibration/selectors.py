"""Reading what an organization's people made of its values, and the maps of confidences fitted on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from jobs import extraction
from jobs.calibration.advice import Advice, advise
from jobs.calibration.confirming import says_the_same
from jobs.calibration.reliability import Judged
from jobs.calibration.tables import error_in_words
from jobs.extraction.confidence import ConfidenceMap, shipped_file, shipped_map, unfitted_map
from jobs.models import CalibrationMap
from referrals.data.judged import LookedOver
from referrals.data.paths import bare_path
from referrals.judged_selectors import MOST_RECORDS, list_looked_over

LEAST_REVIEWED = 200
"""Reviewed values below which an organization's own figures are too few to fit a map on, or to advise with."""

REVIEWED = "A value is reviewed when somebody corrects or confirms it, or completes a review of its record."

MOST_RECORDS_OF_A_PAGE = 100
"""Records that a page of the admin rests on, so that it is there at once."""


def list_judged(*, organization_id: str, most_records: int = MOST_RECORDS) -> list[Judged]:
    """Return the organization's values of which its people have shown whether they are right (`referrals`).

    A corrected value was wrong, unless the correction differs by its spelling alone; a value that was left
    as it is, in a record that was looked over, was right. Whether somebody is known to have looked at the value itself
    is in `reviewed`. Confidences are those that the values were shown with.
    """
    return [
        Judged(
            path=bare_path(entry.path),
            raw=entry.before.confidence_raw or 0.0,
            verdict=entry.before.verdict,
            confidence=entry.before.confidence,
            right=_right(entry),
            subject=entry.record_id,
            reviewed=entry.reviewed,
        )
        for entry in list_looked_over(organization_id=organization_id, most_records=most_records)
    ]


def count_reviewed(judged: Iterable[Judged]) -> int:
    """Return how many of the values somebody is known to have looked at."""
    return sum(entry.reviewed for entry in judged)


def _right(entry: LookedOver) -> bool:
    return not entry.corrected or says_the_same(
        bare_path(entry.path), found=entry.before.value, corrected=entry.after
    )


def map_in_use(*, organization_id: str) -> ConfidenceMap:
    """Return the organization's active map, or the shipped one.

    A map that leans on an earlier shipped map is not used: raw confidences have changed their meaning since.
    """
    active = CalibrationMap.objects.in_organization(organization_id).filter(is_active=True).first()
    if active is None or active.leans_on != shipped_map().name:
        return shipped_map()
    return _as_map(active)


def map_named(*, organization_id: str, name: str, assistant: str) -> ConfidenceMap:
    """Return the map for a job that was requested with the one of this name: the organization's own, or where it had
    none the shipped one for what the built-in assistant proposed, and the unfitted one for what another, a model, did.
    """
    own = name.removeprefix("own ")
    if own != name and own.isdecimal():
        row = CalibrationMap.objects.in_organization(organization_id).filter(version=int(own)).first()
        if row is not None:
            return _as_map(row)
    return shipped_map() if assistant == extraction.ASSISTANT_NAME else unfitted_map()


def list_maps(*, organization_id: str) -> list[CalibrationMap]:
    """Return the organization's own maps, the newest first."""
    return list(CalibrationMap.objects.in_organization(organization_id).order_by("-version"))


@dataclass(frozen=True, slots=True)
class Advised:
    """What thresholds cost, and on what ground: `own` values of the organization, or the shipped map's documents.

    `reviewed` is how many values of the organization were reviewed, `needed` how many make them its own ground.
    """

    own: bool
    values: int
    reviewed: int
    needed: int
    map_name: str
    rows: tuple[Advice, ...]

    @property
    def shown(self) -> list[dict[str, str]]:
        """The rows in words, for a page."""
        return [
            {
                "threshold": f"{row.threshold:.2f}",
                "passing": f"{row.passed_share:.0%}",
                "wrong": error_in_words(row.error, row.error_interval),
                "through": f"{row.through_share:.0%}",
                "wrong_through": error_in_words(row.referral_error, row.referral_error_interval),
            }
            for row in self.rows
        ]


def advice_for(*, organization_id: str, most_records: int = MOST_RECORDS) -> Advised:
    """Return what each threshold would do, as the map in use shows the values of the records looked at last."""
    judged = list_judged(organization_id=organization_id, most_records=most_records)
    using = map_in_use(organization_id=organization_id)
    reviewed = count_reviewed(judged)
    if reviewed >= LEAST_REVIEWED:
        rows = advise(entry.shown_by(using) for entry in judged)
        return Advised(True, len(judged), reviewed, LEAST_REVIEWED, using.name, rows)
    shipped: Any = shipped_file()
    rows = tuple(Advice(*row) for row in shipped["advice"])
    return Advised(False, shipped["measured_on"]["values"], reviewed, LEAST_REVIEWED, using.name, rows)


def _as_map(row: CalibrationMap) -> ConfidenceMap:
    return ConfidenceMap(name=str(row), groups=row.groups)
