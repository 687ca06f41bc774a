"""`python -m deploy.demo`: everything the service does, on sample documents, in under a minute."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from datetime import UTC, datetime
from pathlib import Path

from deploy.demo import journey
from deploy.demo.errors import DemoError
from deploy.demo.inside import look_inside
from deploy.demo.receiver import Receiver
from deploy.demo.report import write_report
from deploy.demo.service import Service, Tenant
from deploy.demo.stack import DemoStack, demo_stack
from deploy.demo.story import ALL_SAMPLES, Sample, Story
from deploy.demo.summary import result_table, where_next
from deploy.demo.terminal import Terminal
from deploy.local.errors import StackError
from deploy.local.layout import layout_for


def main() -> int:
    """Run the demo and give the exit code: 0 if everything happened that should."""
    arguments = _parser().parse_args()
    # Whoever ends the demo ends the stack it started, by whichever signal.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    layout = layout_for(arguments.dir)
    report = layout.home / "demo" / "report.html"
    try:
        samples = _samples(arguments.only)
        with Terminal() as terminal:
            terminal.heading("The service")
            with demo_stack(
                layout=layout, keep=arguments.keep, step=terminal.step, lines=terminal.lines
            ) as stack:
                if stack.was_running:
                    terminal.step("this checkout's stack runs already and is used")
                story = _run(stack, terminal, samples=samples)
                write_report(report, story)
                terminal.heading("What came of it")
                terminal.lines(result_table(story))
                terminal.lines(where_next(stack, report=report))
                if not stack.stays:
                    terminal.doing("stopping the stack")
    except (DemoError, StackError) as error:
        print(f"\nThe demo did not get through: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; what was started for the demo has been stopped.", file=sys.stderr)
        return 130
    for problem in story.problems:
        print(f"Not as it should be: {problem}", file=sys.stderr)
    return 1 if story.problems else 0


def _run(stack: DemoStack, terminal: Terminal, *, samples: tuple[Sample, ...]) -> Story:
    info = stack.stack.info
    ours, theirs = (
        Tenant(**{name: tenant[name] for name in Tenant.__dataclass_fields__})
        for tenant in info["tenants"][:2]
    )
    service = Service(base_url=info["base_url"], tenant=ours)
    stranger = Service(base_url=info["base_url"], tenant=theirs)
    story = Story(tenant=ours.name, base_url=info["base_url"], begun_at=datetime.now(UTC))
    after = journey.last_sequence(service)
    with Receiver() as receiver, journey.registered(receiver, service):
        terminal.step(f"webhooks of {ours.name} go to {receiver.url}")
        journey.take_journeys(
            service=service, stranger=stranger, samples=samples, story=story, terminal=terminal
        )
        journey.await_webhooks(
            service=service, receiver=receiver, after=after, story=story, terminal=terminal
        )
        for taken in story.journeys:
            taken.record = service.record(taken.record_id)
    terminal.heading("Report")
    look_inside(story=story, tenant=ours, settings=stack.stack.settings, doing=terminal.doing)
    story.seconds = terminal.seconds
    terminal.step("pages, boxes, graphs and histories are in one HTML file")
    return story


def _samples(only: list[str]) -> tuple[Sample, ...]:
    chosen = tuple(sample for sample in ALL_SAMPLES if not only or sample.slug in only)
    if unknown := set(only) - {sample.slug for sample in ALL_SAMPLES}:
        known = ", ".join(sample.slug for sample in ALL_SAMPLES)
        raise DemoError(f"There is no sample {', '.join(sorted(unknown))}. Samples are: {known}.")
    return chosen


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m deploy.demo", description=__doc__)
    parser.add_argument("--dir", type=Path, help="where the stack keeps its data (default: .local)")
    parser.add_argument(
        "--keep",
        action="store_true",
        default=os.environ.get("KEEP", "") not in ("", "0"),
        help="leave a stack that was started for the demo running (KEEP=1 does the same)",
    )
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="SAMPLE", help="some of the samples instead of all"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
