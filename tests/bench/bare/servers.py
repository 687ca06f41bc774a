"""The bare views behind Granian and the bare task in a Celery worker, started as the stack starts ours."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import psycopg
import urllib3

from deploy.local.client import LocalStack
from deploy.local.layout import CHECKOUT
from deploy.local.programs import FLOW_THREADS, WEB_THREADS, WEB_WORKERS

HOST = "127.0.0.1"
READY_SECONDS = 60.0
ROWS = 10_000


@contextmanager
def bare_web(stack: LocalStack, *, logs: Path) -> Iterator[str]:
    """Serve the bare views for the length of a `with` block and give their address."""
    with psycopg.connect(stack.settings["DATABASE_OWNER_URL"]) as connection:
        connection.execute(
            "CREATE TABLE bench_row (id text PRIMARY KEY, status text NOT NULL, content bytea)"
        )
        connection.execute(
            "INSERT INTO bench_row (id, status) SELECT 'row_' || n, 'completed' FROM generate_series(1, %s) AS n",
            [ROWS],
        )
    port = _free_port()
    command = [
        *("granian", "--interface", "wsgi", "tests.bench.bare.wsgi:application"),
        *("--host", HOST, "--port", str(port), "--log-level", "warning", "--no-ws"),
        *("--workers", str(WEB_WORKERS), "--blocking-threads", str(WEB_THREADS)),
    ]
    base_url = f"http://{HOST}:{port}"
    with _running(command, stack, logs / "bare-web.log") as process:
        _await_web(f"{base_url}/row/row_1", process, logs / "bare-web.log")
        yield base_url


@contextmanager
def bare_worker(stack: LocalStack, *, logs: Path) -> Iterator[None]:
    """Run a worker for the bare chain for the length of a `with` block."""
    command = [
        *("celery", "--app", "tests.bench.bare.chain:app", "worker", "--queues", "bench"),
        *("--pool", "threads", "--concurrency", str(FLOW_THREADS), "--hostname", "bench@%h"),
        *("--loglevel", "WARNING", "--without-gossip", "--without-mingle", "--without-heartbeat"),
    ]
    with _running(command, stack, logs / "bare-worker.log"):
        yield


@contextmanager
def _running(command: list[str], stack: LocalStack, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as stream:
        process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=CHECKOUT,
            env=os.environ | stack.settings,
            stdout=stream,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await_web(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    limit = monotonic() + READY_SECONDS
    while monotonic() < limit and process.poll() is None:
        try:
            if urllib3.request("GET", url, retries=False, timeout=2.0).status == 200:
                return
        except urllib3.exceptions.HTTPError:
            pass
        sleep(0.1)
    raise RuntimeError(f"The bare views do not answer:\n{log.read_text()[-2000:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
