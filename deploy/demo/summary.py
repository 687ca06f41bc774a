"""The end of the demo at the terminal: the table of what came of each document, and where to look next."""

from __future__ import annotations

import os
from pathlib import Path

from deploy.demo.stack import DemoStack
from deploy.demo.story import Journey, Story
from deploy.demo.terminal import drawn_table

HEAD = ("Document", "Patient", "Specialty", "Urgency", "Disposition", "Conf", "Led to", "Secs")
SHORT_DISPOSITIONS = {"request_information": "needs info"}


def result_table(story: Story) -> str:
    """Draw the table: a row a document."""
    return drawn_table(head=HEAD, rows=[_row(journey) for journey in story.journeys], gives_way=1)


def _row(journey: Journey) -> tuple[str, ...]:
    if not journey.is_extracted:
        return (journey.sample.slug, "-", "-", "-", str(journey.job.get("status", "-")), "-", "-", "-")
    triage = journey.triage
    return (
        journey.sample.slug,
        journey.patient_in_short,
        triage.specialty or "-",
        triage.urgency,
        SHORT_DISPOSITIONS.get(triage.disposition, triage.disposition),
        f"{journey.confidence:.2f}",
        _led_to(journey),
        f"{journey.seconds:.1f}",
    )


def _led_to(journey: Journey) -> str:
    """Return where its pathways led the record, or how the one that did not complete stands."""
    unfinished = [run.status for run in journey.runs if run.status != "completed"]
    return unfinished[0] if unfinished else str(journey.record["status"])


def where_next(stack: DemoStack, *, report: Path) -> str:
    """Say where to look: the report, the running service, or how to start it again."""
    info = stack.stack.info
    admin = info["console"]
    lines = [
        "",
        f"Report: {_near(report)}",
        "        every page with its evidence, every decision with its reasons; open it in a browser",
    ]
    if stack.stays:
        lines += [
            f"Admin:  {admin['url']}  user {admin['username']}",
            f"        its password stands in {_near(stack.stack.layout.stack_file)} under console",
            "The stack runs on; `make down` stops it.",
        ]
    else:
        lines += [
            "The stack that was started for this stops now; its data stays. `make up` starts it again and",
            f"says where the admin is (user {admin['username']}); `KEEP=1 make demo` leaves it running.",
        ]
    return "\n".join(lines)


def _near(path: Path) -> str:
    relative = os.path.relpath(path)
    return str(path) if relative.startswith("..") else relative
