"""Reliability and advice as tables: for a terminal and for a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from jobs.calibration.advice import Advice
from jobs.calibration.reliability import Interval, Reliability


def groups_as_text(groups: Mapping[str, Reliability]) -> str:
    """Return a line for each group of fields: how many values, how many wrong, calibration error, Brier score."""
    lines = [f"  {'group':24} {'n':>5} {'wrong':>6} {'error':>6} {'Brier':>6}"]
    lines += [
        f"  {name:24} {found.n:5} {found.wrong:6} {found.error:6.3f} {found.brier:6.3f}"
        for name, found in groups.items()
    ]
    return "\n".join(lines)


def advice_as_text(advice: Sequence[Advice]) -> str:
    """Return a line for each threshold: what passes, and the error that is to be expected of it."""
    lines = [
        f"  {'at':>5}  {'values passing':>16}  {'of those wrong':>24}  {'referrals through':>18}  "
        f"{'with a wrong value':>24}"
    ]
    for entry in advice:
        values = f"{entry.passed} ({entry.passed_share:.0%})"
        referrals = f"{entry.through} ({entry.through_share:.0%})"
        lines.append(
            f"  {entry.threshold:5.2f}  {values:>16}  {error_in_words(entry.error, entry.error_interval):>24}  "
            f"{referrals:>18}  {error_in_words(entry.referral_error, entry.referral_error_interval):>24}"
        )
    return "\n".join(lines)


def error_in_words(share: float | None, interval: Interval) -> str:
    """Return an error rate with its interval in per cent, "-" when nothing passes."""
    if share is None:
        return "-"
    return f"{share:.1%} ({interval.low:.1%} to {interval.high:.1%})"


def groups_as_html(groups: Mapping[str, Reliability]) -> str:
    """Return the table of groups as HTML."""
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{found.n}</td><td>{found.wrong}</td>"
        f"<td>{found.error:.3f}</td><td>{found.brier:.3f}</td></tr>"
        for name, found in groups.items()
    )
    return (
        "<table><thead><tr><th>Group of fields</th><th>Values</th><th>Wrong</th><th>Calibration error</th>"
        f"<th>Brier score</th></tr></thead><tbody>{rows}</tbody></table>"
    )


def bins_as_html(found: Reliability) -> str:
    """Return the reliability table as HTML."""
    rows = "".join(
        f"<tr><td>{entry.low:.1f} to {entry.low + 0.1:.1f}</td><td>{entry.n}</td><td>{entry.shown:.3f}</td>"
        f"<td>{entry.right:.3f}</td><td>{entry.interval.low:.2f} to {entry.interval.high:.2f}</td></tr>"
        for entry in found.bins
    )
    return (
        "<table><thead><tr><th>Confidence</th><th>Values</th><th>Mean shown</th><th>Share right</th>"
        f"<th>95 % interval</th></tr></thead><tbody>{rows}</tbody></table>"
    )


def advice_as_html(advice: Sequence[Advice]) -> str:
    """Return the table of thresholds as HTML."""
    rows = "".join(
        f"<tr><td>{entry.threshold:.2f}</td><td>{entry.passed_share:.0%} ({entry.passed})</td>"
        f"<td>{error_in_words(entry.error, entry.error_interval)}</td>"
        f"<td>{entry.through_share:.0%} ({entry.through})</td>"
        f"<td>{error_in_words(entry.referral_error, entry.referral_error_interval)}</td></tr>"
        for entry in advice
    )
    return (
        "<table><thead><tr><th>Threshold</th><th>Values at or above</th><th>of those wrong</th>"
        "<th>Referrals straight through</th><th>of those with a wrong value</th></tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )
