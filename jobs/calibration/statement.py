"""What there is to say of an organization's confidences: one value that the command prints, in three forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from typing import Any

from jobs.calibration.drawing import as_svg
from jobs.calibration.drawing import as_text as drawn_as_text
from jobs.calibration.page_style import STYLE
from jobs.calibration.reliability import Reliability
from jobs.calibration.selectors import LEAST_JUDGED, Advised
from jobs.calibration.tables import (
    advice_as_html,
    advice_as_text,
    bins_as_html,
    groups_as_html,
    groups_as_text,
)


@dataclass(frozen=True, slots=True)
class OwnMap:
    """One of the organization's own maps, as its row says."""

    version: int
    leans_on: str
    judged: int
    wrong: int
    records: int
    error_before: float
    error_after: float
    in_use: bool
    created_by: str


@dataclass(frozen=True, slots=True)
class Statement:
    """`as_shown` is by the confidences that people saw, `as_now` by those that the map in use would show."""

    organization_id: str
    map_in_use: str
    records: int
    as_shown: Reliability
    as_now: Reliability
    groups: Mapping[str, Reliability]
    advised: Advised
    maps: Sequence[OwnMap]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def as_text(self) -> str:
        return "\n".join(
            [
                f"Organization {self.organization_id}; map in use: {self.map_in_use}",
                self._ground(),
                "",
                "Reliability, as the map in use shows them",
                drawn_as_text(self.as_now),
                f"  calibration error {self.as_now.error:.3f}, Brier score {self.as_now.brier:.3f}; "
                f"as they were shown {self.as_shown.error:.3f}, {self.as_shown.brier:.3f}",
                "",
                groups_as_text(self.groups),
                "",
                f"What a threshold costs ({self._advised_on()})",
                advice_as_text(self.advised.rows),
                "",
                *self._maps(),
            ]
        )

    def as_html(self) -> str:
        """Return a page of its own that needs no network and names nobody."""
        maps = "".join(f"<li>{escape(line)}</li>" for line in self._maps())
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calibration</title>'
            f"<style>{STYLE}</style></head><body><h1>Calibration of {escape(self.organization_id)}</h1>"
            f"<p>Map in use: {escape(self.map_in_use)}. {escape(self._ground())}</p>"
            f"{as_svg(self.as_now, title='Reliability, as the map in use shows values')}"
            f"<p>Expected calibration error {self.as_now.error:.3f}, Brier score {self.as_now.brier:.3f}; as they "
            f"were shown {self.as_shown.error:.3f} and {self.as_shown.brier:.3f}.</p>"
            f"{bins_as_html(self.as_now)}<h2>By group of fields</h2>{groups_as_html(self.groups)}"
            f"<h2>What a threshold costs</h2><p>On {escape(self._advised_on())}.</p>"
            f"{advice_as_html(self.advised.rows)}<h2>Own maps</h2><ul>{maps}</ul></body></html>"
        )

    def _ground(self) -> str:
        return (
            f"{self.as_now.n} judged values of {self.records} records, {self.as_now.wrong} of them corrected; "
            f"a map of one's own needs {LEAST_JUDGED}."
        )

    def _advised_on(self) -> str:
        whose = "the organization's own" if self.advised.own else "the shipped map's own documents,"
        return f"{whose} {self.advised.values} values"

    def _maps(self) -> list[str]:
        return [
            f"Own map {row.version}{', in use' if row.in_use else ''}: {row.judged} values of {row.records} records, "
            f"{row.wrong} corrected; calibration error on values left out of the fit {row.error_before:.3f} before, "
            f"{row.error_after:.3f} after; leans on {row.leans_on}; by {row.created_by}"
            for row in self.maps
        ] or ["No map of one's own has been fitted."]
