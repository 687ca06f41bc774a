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
from jobs.calibration.selectors import LEAST_REVIEWED, REVIEWED, Advised
from jobs.calibration.tables import (
    advice_as_html,
    advice_as_text,
    bins_as_html,
    groups_as_html,
    groups_as_text,
)

BY_GROUPS = (
    "A map is held to the error by groups: of all values together, one group that is shown as too sure and one as too "
    "unsure cancel out, so that figure may rise while every group comes nearer to the truth."
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
    """`as_shown` is by the confidences that people saw, `as_now` by those that the map in use would show; `reviewed`
    how many of the values somebody is known to have looked at.
    """

    organization_id: str
    map_in_use: str
    records: int
    reviewed: int
    as_shown: Reliability
    as_now: Reliability
    groups: Mapping[str, Reliability]
    error_by_groups_as_shown: float
    error_by_groups_as_now: float
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
                *(f"  {line}" for line in self._errors()),
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
            f"<p>{'<br>'.join(escape(line) for line in self._errors())}</p>"
            f"{bins_as_html(self.as_now)}<h2>By group of fields</h2>{groups_as_html(self.groups)}"
            f"<h2>What a threshold costs</h2><p>On {escape(self._advised_on())}.</p>"
            f"{advice_as_html(self.advised.rows)}<h2>Own maps</h2><ul>{maps}</ul></body></html>"
        )

    def _ground(self) -> str:
        return (
            f"{self.as_now.n} values of {self.records} records that people looked over, {self.as_now.wrong} of them "
            f"wrong. {self.reviewed} are reviewed, of which a map of one's own needs {LEAST_REVIEWED}. {REVIEWED} The "
            "others were left as they are where only another value of their record was corrected."
        )

    def _errors(self) -> list[str]:
        if not self.as_now.n:
            return [
                "Nobody has looked a record over yet: there is no calibration error and no Brier score to tell."
            ]
        now, shown = self.as_now, self.as_shown
        return [
            f"Calibration error by groups {self.error_by_groups_as_now:.3f}, of all values together {now.error:.3f}, "
            f"Brier score {now.brier:.3f};",
            f"as they were shown {self.error_by_groups_as_shown:.3f}, {shown.error:.3f}, {shown.brier:.3f}.",
            BY_GROUPS,
        ]

    def _advised_on(self) -> str:
        whose = "the organization's own" if self.advised.own else "the shipped map's own documents,"
        return f"{whose} {self.advised.values} values"

    def _maps(self) -> list[str]:
        return [
            f"Own map {row.version}{', in use' if row.in_use else ''}: {row.judged} values of {row.records} records, "
            f"{row.wrong} wrong; calibration error by groups on values left out of the fit "
            f"{row.error_before:.3f} before, {row.error_after:.3f} after; leans on {row.leans_on}; by {row.created_by}"
            for row in self.maps
        ] or ["No map of one's own has been fitted."]
