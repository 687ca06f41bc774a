"""The whole file: head, overview, navigation, and a section for each document."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from statistics import median

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from deploy.demo.report.marks import chip, duration, joined, percent_bar, table, worded
from deploy.demo.report.section import section
from deploy.demo.story import Journey, Story
from referrals.data.referral import walk

HERE = Path(__file__).parent


def write_report(path: Path, story: Story) -> None:
    """Write the report; an older one of the same name is replaced once this one is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(report_of(story), encoding="utf-8")
    fresh.replace(path)


def report_of(story: Story) -> str:
    """Give the report as HTML."""
    # Both files are ours and hold no text of a document.
    style = mark_safe((HERE / "style.css").read_text(encoding="utf-8"))  # noqa: S308
    script = mark_safe((HERE / "script.js").read_text(encoding="utf-8"))  # noqa: S308
    return format_html(
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta http-equiv="Content-Security-Policy" content="{}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<title>Referral automation: what happened in the demo</title><style>{}</style></head>"
        "<body><nav>{}</nav><main>{}{}</main><script>{}</script></body></html>\n",
        _policy(script),
        style,
        _navigation(story),
        _overview(story),
        joined(section(journey, number=number) for number, journey in enumerate(story.journeys)),
        script,
    )


def _policy(script: str) -> str:
    """Return a policy under which a browser loads nothing from anywhere and runs this one script."""
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode("ascii")
    return f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"


def _navigation(story: Story) -> SafeString:
    return format_html(
        '<a class="brand" href="#top">Referral automation</a><p>Demo of {}</p>{}<p class="invented">'
        "Every person, practice and number in these documents is invented.</p>",
        story.begun_at.strftime("%d %B %Y, %H:%M UTC"),
        joined(_entry(journey) for journey in story.journeys),
    )


def _entry(journey: Journey) -> SafeString:
    urgency = journey.triage.urgency if journey.is_extracted else "failed"
    words = worded(journey.triage.specialty or "no specialty") if journey.is_extracted else "not extracted"
    return format_html(
        '<a class="entry" href="#{}"><i class="dot {}"></i><span>{}<small>{}</small></span></a>',
        journey.sample.slug,
        urgency,
        words.capitalize(),
        journey.sample.title,
    )


def _overview(story: Story) -> SafeString:
    return format_html(
        '<section class="overview" id="top"><h1>From paper to pathway</h1><p class="lead">{}</p>'
        '<div class="figures">{}</div>{}{}</section>',
        f"{len(story.journeys)} documents went through {story.tenant} in one pass: uploaded over HTTP, read, "
        "extracted, judged, triaged, led along the clinic's pathway, and reported by signed webhooks.",
        joined(_figures(story)),
        _problems(story),
        _summary(story),
    )


def _figures(story: Story) -> list[SafeString]:
    extracted = [journey for journey in story.journeys if journey.is_extracted]
    fields = [
        field for journey in extracted for _, field in walk(journey.referral) if field.value is not None
    ]
    placed = sum(bool(field.evidence) for field in fields)
    runs = [run for journey in story.journeys for run in journey.runs]
    completed = sum(run.status == "completed" for run in runs)
    pages = sum(len(journey.pages) for journey in extracted)
    figures = [
        (f"{len(extracted)} of {len(story.journeys)}", "documents read and triaged"),
        (str(pages), "pages read"),
        (f"{placed} of {len(fields)}", "values with their place on the page"),
        (f"{completed} of {len(runs)}", "pathway runs completed"),
        (str(sum(len(journey.webhooks) for journey in story.journeys)), "signed webhooks received"),
    ]
    if extracted:
        seconds = median(journey.seconds for journey in extracted)
        figures.insert(2, (duration(seconds), "median from request to result, all at work at once"))
    return [format_html("<div><b>{}</b><span>{}</span></div>", number, words) for number, words in figures]


def _problems(story: Story) -> SafeString:
    return joined(format_html('<p class="problem">{}</p>', problem) for problem in story.problems)


def _summary(story: Story) -> SafeString:
    return table(
        head=("Document", "Patient", "Specialty", "Urgency", "Disposition", "Confidence", "Record", "Time"),
        rows=[_summary_row(journey) for journey in story.journeys],
    )


def _summary_row(journey: Journey) -> tuple[str, ...]:
    link = format_html('<a href="#{}">{}</a>', journey.sample.slug, journey.sample.title)
    if not journey.is_extracted:
        return (link, "", "", "", str(journey.job.get("status", "")), "", "", "")
    triage = journey.triage
    return (
        link,
        journey.patient,
        worded(triage.specialty or "-"),
        chip(f"urgency {triage.urgency}", triage.urgency),
        chip(f"disposition {triage.disposition}", worded(triage.disposition)),
        percent_bar(journey.confidence, kind="overall"),
        worded(str(journey.record["status"])),
        duration(journey.seconds),
    )
