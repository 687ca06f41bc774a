"""How the statuses of pathways, runs and reviews look, and how pages name records and runs."""

from __future__ import annotations

from collections.abc import Mapping

from django.urls import reverse
from django.utils.html import format_html

from common.expressions import ExpressionError, describe
from pathways.values import RECORD_TEAM
from referrals.fields import CATALOGUE

STATUS_LOOKS: dict[str, str] = {
    "pending": "plain",
    "running": "busy",
    "paused": "wait",
    "waiting": "wait",
    "open": "wait",
    "completed": "good",
    "published": "good",
    "draft": "busy",
    "default": "busy",
    "failed": "bad",
    "expired": "warn",
    "overridden": "warn",
    "cancelled": "plain",
    "retired": "plain",
    "confirmed": "good",
    "refused": "bad",
    "withdrawn": "plain",
    "intended": "busy",
    "done": "good",
    "unknown": "warn",
}


def status_pill(status: str, *, words: str = "") -> str:
    """Return a status as a coloured pill; `words` where pages call it otherwise."""
    return format_html('<span class="pill {}">{}</span>', STATUS_LOOKS.get(status, "plain"), words or status)


def record_url(record_id: str) -> str:
    """Return the address of a record's page."""
    return reverse("admin:referrals_record_change", args=[record_id])


def record_link(record_id: str) -> str:
    """Return a link to a record's page, named by the beginning of its id."""
    return format_html(
        '<a class="id" href="{}" title="{}">{}…</a>', record_url(record_id), record_id, record_id[:14]
    )


def run_url(run_id: str) -> str:
    """Return the address of a run's page."""
    return reverse("admin:pathways_pathwayrun_change", args=[run_id])


def assignee_in_words(assignee: Mapping[str, str]) -> str:
    """Return who a review is for, as `team Cardiology`.

    `record_team` stands in a review only where the record belongs to no team, and so to everyone.
    """
    if not assignee or assignee.get("team") == RECORD_TEAM:
        return "everyone in the organization, as the record belongs to no team"
    return ", ".join(f"{kind} {name}" for kind, name in assignee.items())


def start_in_words(expression: str) -> str:
    """Return the condition by which a pathway starts as a sentence; empty when it cannot be read."""
    try:
        return f"Starts when {describe(expression, CATALOGUE)}." if expression.strip() else ""
    except ExpressionError:
        return ""
