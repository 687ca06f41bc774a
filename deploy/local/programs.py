"""The service's own processes: web server, five pools of workers, the clock."""

import os
import sys
from collections.abc import Mapping

from deploy.local.child import Program
from deploy.local.layout import CHECKOUT, Layout
from deploy.local.valkey import HOST

WEB_WORKERS = 2
WEB_THREADS = 12
FLAGS_THREADS = 2
FLOW_THREADS = 16
IO_THREADS = 24
WORKER_NAMES = ("documents", "parts", "flags", "flow", "io")
# A worker finishes what it holds; what it cannot finish in this time is a row that another claims again.
WORKER_PATIENCE_SECONDS = 10.0


def service_programs(*, layout: Layout, environment: Mapping[str, str], port: int) -> list[Program]:
    """List the service's processes in the order in which they are started."""
    level = environment["LOG_LEVEL"]
    return [
        Program(
            name="web",
            command=[
                *_python_module("granian", "--interface", "wsgi", "config.wsgi:application"),
                *("--host", HOST, "--port", str(port)),
                *("--workers", str(WEB_WORKERS), "--blocking-threads", str(WEB_THREADS)),
                *("--respawn-failed-workers", "--respawn-interval", "0.2", "--workers-kill-timeout", "5"),
                *("--log-level", level.lower(), "--no-ws"),
            ],
            environment=environment,
            directory=CHECKOUT,
            log=layout.logs / "web.log",
        ),
        # Reading a document costs seconds of a core: as many at once as there are cores.
        _worker(layout, environment, name="documents", threads=_cores(), queues="documents.stat,documents"),
        # Long documents have processes of their own: no short one waits for a thread that reads their pages.
        _worker(layout, environment, name="parts", threads=_cores(), queues="parts.stat,parts"),
        # Searching for red flags takes parts of a second: in a process of its own it waits for nothing slow.
        _worker(layout, environment, name="flags", threads=FLAGS_THREADS, queues="flags.stat,flags"),
        # Jobs and pathways; and, kept from them, what waits for other people's servers.
        _worker(layout, environment, name="flow", threads=FLOW_THREADS, queues="flow.stat,flow"),
        _worker(layout, environment, name="io", threads=IO_THREADS, queues="io.stat,io,shadow"),
        Program(
            name="beat",
            command=[
                *_python_module("celery", "--app", "config.celery:app", "beat", "--loglevel", level),
                *("--schedule", str(layout.beat_schedule), "--pidfile", ""),
            ],
            environment=environment,
            directory=CHECKOUT,
            log=layout.logs / "beat.log",
        ),
    ]


def migration(*, layout: Layout, environment: Mapping[str, str]) -> Program:
    """Give the program that brings the tables up to date, as their owner."""
    return _manage(layout, environment, "migrate", "--database", "owner", "--no-input")


def seeding(*, layout: Layout, environment: Mapping[str, str]) -> Program:
    """Give the program that creates the demo tenants, and prints their keys as JSON."""
    return _manage(layout, environment, "seed_local", "--json")


def _worker(
    layout: Layout, environment: Mapping[str, str], *, name: str, threads: int, queues: str
) -> Program:
    return Program(
        name=name,
        command=[
            *_python_module("celery", "--app", "config.celery:app", "worker"),
            *("--pool", "threads", "--concurrency", str(threads), "--queues", queues),
            *("--hostname", f"{name}@%h", "--loglevel", environment["LOG_LEVEL"]),
            *("--without-gossip", "--without-mingle", "--without-heartbeat"),
        ],
        environment=environment,
        directory=CHECKOUT,
        log=layout.logs / f"worker-{name}.log",
        patience_seconds=WORKER_PATIENCE_SECONDS,
    )


def _manage(layout: Layout, environment: Mapping[str, str], command: str, *options: str) -> Program:
    return Program(
        name=command,
        command=[sys.executable, str(CHECKOUT / "manage.py"), command, *options],
        environment=environment,
        directory=CHECKOUT,
        log=layout.logs / f"{command}.log",
    )


def _python_module(module: str, *words: str) -> list[str]:
    return [sys.executable, "-m", module, *words]


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
