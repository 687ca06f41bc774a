"""Triage with its reasons, red flags with their places, and what the referral lacks."""

from __future__ import annotations

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from deploy.demo.report.fields import FieldRow
from deploy.demo.report.marks import chip, joined, label_of, percent_bar, worded
from deploy.demo.story import Journey
from referrals.data.referral import Completeness, Triage


def verdict_line(journey: Journey) -> SafeString:
    """Say in a line of chips what became of the referral."""
    triage = journey.triage
    return joined(
        [
            chip(f"urgency {triage.urgency}", triage.urgency),
            chip("specialty", worded(triage.specialty or "no specialty")),
            chip(f"disposition {triage.disposition}", worded(triage.disposition)),
            percent_bar(journey.confidence, kind="overall"),
        ]
    )


def decisions_panel(journey: Journey, rows: list[FieldRow], flags: dict[str, str]) -> SafeString:
    """Draw the three cards; `flags` maps the code of a red flag to its key in the page."""
    keys = {row.path: row.key for row in rows}
    return format_html(
        '<div class="cards">{}{}{}</div>',
        _triage(journey.triage, keys),
        _red_flags(journey.triage, flags),
        _completeness(journey.completeness),
    )


def _triage(triage: Triage, keys: dict[str, str]) -> SafeString:
    reasons = format_html_join(
        "",
        "<li>{} {}</li>",
        (
            (reason.text, joined(_field_link(path, keys) for path in reason.fields))
            for reason in triage.reasons
        ),
    )
    return format_html(
        '<div class="card"><h4>Why this triage</h4><ol class="reasons">{}</ol>'
        '<p class="fine">Rules: {} v{}, score {}</p></div>',
        reasons,
        triage.ruleset,
        triage.ruleset_version,
        f"{triage.score:g}",
    )


def _field_link(path: str, keys: dict[str, str]) -> SafeString:
    key = keys.get(path.removeprefix("referral."), "")
    return format_html('<a class="field-link" data-f="{}" tabindex="0">{}</a> ', key, label_of(path))


def _red_flags(triage: Triage, flags: dict[str, str]) -> SafeString:
    if not triage.red_flags:
        return format_html('<div class="card"><h4>Red flags</h4><p class="none">{}</p></div>', "None found.")
    return format_html(
        '<div class="card alarm"><h4>Red flags</h4>{}</div>',
        format_html_join(
            "",
            '<div class="red-flag" tabindex="0" data-f="{}"><b>{}</b><p>{}</p><p class="quote">{}</p></div>',
            (
                (
                    flags[flag.code],
                    worded(flag.code).capitalize(),
                    flag.text,
                    " … ".join(f"“{place.quote}”" for place in flag.evidence),
                )
                for flag in triage.red_flags
            ),
        ),
    )


def _completeness(completeness: Completeness) -> SafeString:
    wanted = worded(completeness.needed_for or "any specialty")
    if completeness.complete:
        words = format_html('<p class="none">Everything that {} asks for is there.</p>', wanted)
    else:
        words = format_html(
            "<p>{} asks for:</p><ul>{}</ul>",
            wanted.capitalize(),
            format_html_join(
                "",
                "<li><b>{}</b> {}</li>",
                ((label_of(item.path), item.why) for item in completeness.missing),
            ),
        )
    return format_html('<div class="card"><h4>What is missing</h4>{}</div>', words)
