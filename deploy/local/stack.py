"""The whole stack of one checkout, from an empty directory to `stack.json`, and back down."""

import json
import os
import shutil
import signal
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any

import psutil

from deploy.local import postgres as pg
from deploy.local.environment import for_application, for_owner, local_settings
from deploy.local.layout import Layout, create_home, write_private
from deploy.local.leftovers import end_leftovers
from deploy.local.lock import find_holder
from deploy.local.port import choose_port
from deploy.local.programs import migration, seeding, service_programs
from deploy.local.readiness import WorkerRollCall, web_is_ready
from deploy.local.services import Services, start_services
from deploy.local.stopping import StopRequest
from deploy.local.supervisor import Supervisor
from deploy.local.valkey import HOST

READY_SECONDS = 90.0
# Longer than the most patient program may take to stop.
DOWN_SECONDS = 60.0


@dataclass(slots=True)
class Stack:
    """A stack that this process supervises; the caller holds the home's lock."""

    layout: Layout
    stop_request: StopRequest
    say: Callable[[str], None]

    def run(self, *, when_ready: Callable[[], None]) -> None:
        """Bring everything up, call `when_ready`, and keep it running until asked to stop.

        Raises:
            StackError: something does not start; what had been started is stopped again.
            StopRequestedError: asked to stop before everything stood.
        """
        create_home(self.layout)
        # Before the port is looked at: a leftover web server may still hold it.
        end_leftovers(self.layout, say=self.say)
        port = choose_port(os.environ)
        supervisor = Supervisor(
            say=self.say, stop_request=self.stop_request, pids_file=self.layout.processes_file
        )
        try:
            self._bring_up(supervisor, port)
            when_ready()
            supervisor.watch()
        finally:
            self.say("stopping")
            forget(self.layout)
            self._bring_down(supervisor)
            self.say("stopped; the data stays")

    def _bring_up(self, supervisor: Supervisor, port: int) -> None:
        forget(self.layout)
        base_url = f"http://{HOST}:{port}"
        self.say("starting Postgres and Valkey")
        services = start_services(
            layout=self.layout, supervisor=supervisor, durable=True, use_given=True, say=self.say
        )
        settings = local_settings(
            layout=self.layout, addresses=services.environment, base_url=base_url, given=os.environ
        )
        application = for_application(settings, self.layout)
        self.say("bringing the tables up to date")
        supervisor.run_once(migration(layout=self.layout, environment=for_owner(settings, self.layout)))
        write_private(self.layout.environment_file, json.dumps(settings, indent=2))
        self.say("starting the web server, the workers and the clock")
        for program in service_programs(layout=self.layout, environment=application, port=port):
            supervisor.start(program)
        self.say("creating the demo tenants")
        seeded = json.loads(supervisor.ask(seeding(layout=self.layout, environment=application)))
        self._wait_until_ready(supervisor, base_url=base_url, redis_url=settings["REDIS_URL"])
        self._write_stack_file(services, seeded=seeded, settings=settings, base_url=base_url)

    def _wait_until_ready(self, supervisor: Supervisor, *, base_url: str, redis_url: str) -> None:
        self.say("waiting for the web server")
        supervisor.wait_until(
            lambda: web_is_ready(base_url), seconds=READY_SECONDS, what="the web server", of="web"
        )
        self.say("waiting for the workers")
        roll_call = WorkerRollCall(redis_url=redis_url)
        supervisor.wait_until(roll_call.is_complete, seconds=READY_SECONDS, what="the workers", of="flow")

    def _write_stack_file(
        self, services: Services, *, seeded: dict[str, Any], settings: Mapping[str, str], base_url: str
    ) -> None:
        stack = {
            "base_url": base_url,
            **seeded,
            "database_url": settings["DATABASE_URL"],
            "redis_url": settings["REDIS_URL"],
        }
        write_private(services.layout.stack_file, json.dumps(stack, indent=2))

    def _bring_down(self, supervisor: Supervisor) -> None:
        servers = [name for name in ("postgres", "valkey") if name in supervisor.names]
        supervisor.stop(all_but=servers)
        supervisor.stop()
        if "postgres" in servers:
            pg.remove_sockets(pg.locate_postgres(layout=self.layout, durable=True))


def forget(layout: Layout) -> None:
    """Remove the files that speak of a running stack."""
    for file in (layout.stack_file, layout.environment_file, layout.processes_file):
        file.unlink(missing_ok=True)


def bring_down(layout: Layout, *, say: Callable[[str], None]) -> bool:
    """Stop this home's stack, whoever started it, and what a killed one left behind.

    Returns False where none was running.
    """
    holder = find_holder(layout.lock_file)
    if holder is not None:
        say(f"stopping the stack (pid {holder})")
        _signal(holder, signal.SIGTERM)
        limit = monotonic() + DOWN_SECONDS
        while _is_alive(holder) and monotonic() < limit:
            sleep(0.05)
        if _is_alive(holder):
            say("it does not stop: ending it by force")
            _signal(holder, signal.SIGKILL)
    if layout.home.is_dir():
        end_leftovers(layout, say=say)
        pg.end_leftover(pg.locate_postgres(layout=layout, durable=True), say=say)
        forget(layout)
    return holder is not None


def erase(layout: Layout) -> None:
    """Delete the data of a stopped stack, wherever Postgres had to keep its part."""
    if not layout.home.is_dir():
        return
    postgres = pg.locate_postgres(layout=layout, durable=True)
    shutil.rmtree(layout.home)
    if postgres.data.parent != layout.home and postgres.data.parent.is_dir():
        shutil.rmtree(postgres.data.parent)


def _is_alive(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def _signal(pid: int, sign: signal.Signals) -> None:
    try:
        os.kill(pid, sign)
    except ProcessLookupError:
        return
