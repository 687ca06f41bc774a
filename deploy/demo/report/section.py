"""One document's part of the report."""

from __future__ import annotations

from django.utils.html import format_html
from django.utils.safestring import SafeString

from deploy.demo.report.decisions import decisions_panel, verdict_line
from deploy.demo.report.fields import boxes_of, field_rows, fields_panel, flag_rows
from deploy.demo.report.history import history_panel
from deploy.demo.report.marks import duration, joined, worded
from deploy.demo.report.pages import pages_panel
from deploy.demo.report.runs import run_panel
from deploy.demo.story import Journey


def section(journey: Journey, *, number: int) -> SafeString:
    """Draw everything of one document; of one that was not extracted, why."""
    if not journey.is_extracted:
        return _not_extracted(journey)
    prefix = f"d{number}"
    referral, triage = journey.referral, journey.triage
    rows = field_rows(referral, prefix=prefix)
    flags = {flag.code: f"{prefix}-r{index}" for index, flag in enumerate(triage.red_flags)}
    marked = flag_rows({flags[flag.code]: flag.evidence for flag in triage.red_flags})
    return format_html(
        '<article id="{}"><header><p class="kicker">{} <span>{}</span></p><h2>{}</h2><p class="chips">{}</p>'
        '<p class="fine">Read and triaged in {}; the record now stands at <b>{}</b>.</p></header>'
        '<div class="two"><div class="pages">{}</div><div class="fields">'
        '<p class="hint">Point at a value to see where it stands, or at a box to see what was read there.</p>'
        "{}</div></div>{}<h3>Pathways</h3>{}<h3>History</h3>{}</article>",
        journey.sample.slug,
        journey.sample.title,
        journey.sample.file,
        _title(journey),
        verdict_line(journey),
        duration(journey.seconds),
        worded(str(journey.record["status"])),
        pages_panel(journey.pages, boxes_of([*rows, *marked])),
        fields_panel(rows),
        decisions_panel(journey, rows, flags),
        joined(run_panel(run, prefix=f"{prefix}-g{index}") for index, run in enumerate(journey.runs)),
        history_panel(journey),
    )


def _title(journey: Journey) -> str:
    kind = journey.referral.document.kind.value
    return journey.patient if journey.patient != "-" else f"No patient: {worded(str(kind or 'unknown kind'))}"


def _not_extracted(journey: Journey) -> SafeString:
    error = journey.job.get("error") or {}
    return format_html(
        '<article id="{}"><header><p class="kicker">{} <span>{}</span></p><h2>{}</h2></header><p>{}</p></article>',
        journey.sample.slug,
        journey.sample.title,
        journey.sample.file,
        f"The extraction {journey.job.get('status', 'did not end')}",
        error.get("message", "It had not ended when this report was written."),
    )
