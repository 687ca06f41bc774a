"""The whole stack as a person meets it: up, killed in parts and whole, up again, side by side, down."""

import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import psutil
import pytest
import urllib3

from deploy.local.client import LocalStack, local_stack
from deploy.local.layout import CHECKOUT, Layout, layout_for
from deploy.local.readiness import WorkerRollCall, web_is_ready
from deploy.local.services import local_services
from deploy.local.stack import bring_down, erase

pytestmark = pytest.mark.functional

LIMIT_SECONDS = 60.0
SERVERS = ("postgres", "valkey")
CHILDREN = (*SERVERS, "web", "documents", "flow", "beat")


@contextmanager
def a_home() -> Iterator[Path]:
    """A directory for one stack, erased afterwards; pytest's own are closed to the account that runs Postgres."""
    directory = Path(tempfile.mkdtemp(prefix="ras-test-"))
    directory.chmod(0o755)
    try:
        yield directory / "home"
    finally:
        layout = layout_for(directory / "home")
        bring_down(layout, say=lambda _line: None)
        erase(layout)
        shutil.rmtree(directory)


@pytest.fixture(scope="module")
def stack() -> Iterator[LocalStack]:
    with a_home() as home, local_stack(directory=home) as running:
        yield running


def eventually(condition: Callable[[], bool]) -> bool:
    limit = monotonic() + LIMIT_SECONDS
    while not condition():
        if monotonic() > limit:
            return False
        sleep(0.1)
    return True


def runs(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def command(*words: str, directory: Path = CHECKOUT, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m deploy.local` as somebody without any stack's settings would."""
    ours = ("DATABASE_URL", "DATABASE_OWNER_URL", "REDIS_URL", "LOCAL_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [sys.executable, "-m", "deploy.local", *words],
        cwd=directory,
        env=environment | {"PORT": "0"} | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def keys_of(stack: Mapping[str, object]) -> object:
    return stack["tenants"]


def test_the_stack_file_says_all_that_was_promised_to_its_owner_alone(stack: LocalStack) -> None:
    assert stat.S_IMODE(stack.layout.stack_file.stat().st_mode) == 0o600
    info = stack.info
    assert set(info) == {"base_url", "tenants", "console", "admin", "database_url", "redis_url"}
    promised = {"name", "org_id", "team_id", "platform_api_key", "assistant_api_key", "access_token"}
    promised |= {"auto_pathway", "semi_automatic_pathway"}
    assert [set(tenant) >= promised for tenant in info["tenants"]] == [True, True]
    for account in ("console", "admin"):
        assert set(info[account]) == {"url", "username", "password"}


def test_the_service_answers_and_only_on_loopback(stack: LocalStack) -> None:
    answer = urllib3.request("GET", f"{stack.base_url}/api/v1/pub/health")
    assert (answer.status, answer.json()) == (200, {"message": "healthy"})
    listening = {
        connection.laddr.ip
        for name in CHILDREN
        for process in (psutil.Process(stack.pids()[name]),)
        for member in (process, *process.children(recursive=True))
        for connection in member.net_connections(kind="inet")
        if connection.status == psutil.CONN_LISTEN
    }
    assert listening == {"127.0.0.1"}


def test_the_web_server_and_the_workers_do_not_know_the_owner_of_the_tables(stack: LocalStack) -> None:
    for name in ("web", "documents", "flow", "beat"):
        environment = psutil.Process(stack.pids()[name]).environ()
        assert "DATABASE_URL" in environment
        assert "DATABASE_OWNER_URL" not in environment


def test_the_database_never_runs_as_root(stack: LocalStack) -> None:
    assert psutil.Process(stack.pids()["postgres"]).uids().effective != 0


def test_a_second_up_says_that_it_runs_already(stack: LocalStack) -> None:
    for options in ((), ("--detach",)):
        second = command("up", *options, "--dir", str(stack.layout.home))
        assert second.returncode == 0
        assert "runs already" in second.stdout
        assert stack.base_url in second.stdout


def test_a_command_runs_with_the_stacks_settings(stack: LocalStack) -> None:
    printing = "import os; print(os.environ['DATABASE_URL'])"
    done = command("run", "--dir", str(stack.layout.home), "--", sys.executable, "-c", printing)
    assert (done.returncode, done.stdout.strip()) == (0, stack.info["database_url"])


@pytest.mark.parametrize("name", CHILDREN)
def test_a_killed_child_comes_back_and_the_service_with_it(stack: LocalStack, name: str) -> None:
    before = stack.pids()
    os.kill(before[name], signal.SIGKILL)
    assert eventually(lambda: stack.pids()[name] != before[name])
    assert eventually(lambda: web_is_ready(stack.base_url))
    assert eventually(WorkerRollCall(redis_url=stack.info["redis_url"]).is_complete)
    others = {child: pid for child, pid in stack.pids().items() if child != name}
    assert others == {child: pid for child, pid in before.items() if child != name}


def test_a_killed_stack_leaves_nothing_running_and_the_next_one_keeps_the_data() -> None:
    with a_home() as home:
        first = command("up", "--detach", "--dir", str(home))
        assert first.returncode == 0, first.stdout + first.stderr
        layout = layout_for(home)
        keys = keys_of(json.loads(layout.stack_file.read_text()))
        pids = json.loads(layout.processes_file.read_text())
        os.kill(pids["supervisor"], signal.SIGKILL)
        assert eventually(lambda: not runs(pids["supervisor"]))
        assert command("status", "--dir", str(home)).returncode == 1

        second = command("up", "--detach", "--dir", str(home))
        assert second.returncode == 0, second.stdout + second.stderr
        assert keys_of(json.loads(layout.stack_file.read_text())) == keys
        assert not any(runs(pid) for pid in pids.values())

        pids = json.loads(layout.processes_file.read_text())
        down = command("down", "--dir", str(home))
        assert down.returncode == 0
        assert not any(runs(pid) for pid in pids.values())
        assert not layout.stack_file.exists()
        again = command("down", "--dir", str(home))
        assert (again.returncode, again.stdout) == (0, "No stack was running here.\n")


def test_two_checkouts_run_side_by_side_in_a_path_as_long_as_people_have_them(stack: LocalStack) -> None:
    with a_home() as home:
        checkout = home / ("long " + "x" * 100) / ("path " + "y" * 100) / "checkout"
        tree = shutil.ignore_patterns(".git", ".venv", ".local", "__pycache__", ".*_cache", "node_modules")
        shutil.copytree(CHECKOUT, checkout, ignore=tree)
        up = command("up", "--detach", directory=checkout)
        try:
            assert up.returncode == 0, up.stdout + up.stderr
            other = json.loads((checkout / ".local" / "stack.json").read_text())
            assert web_is_ready(other["base_url"])
            assert web_is_ready(stack.base_url)
            for key in ("base_url", "tenants", "database_url", "redis_url"):
                assert other[key] != stack.info[key]
        finally:
            assert command("down", directory=checkout).returncode == 0


def test_servers_that_the_environment_names_are_used_instead() -> None:
    with (
        a_home() as servers,
        a_home() as home,
        local_services(directory=servers) as given,
        local_stack(directory=home, settings=given.environment) as stack,
    ):
        assert not set(stack.pids()) & set(SERVERS)
        assert stack.info["database_url"] == given.environment["DATABASE_URL"]
        assert stack.info["redis_url"] == given.environment["REDIS_URL"]
        assert web_is_ready(stack.base_url)


def test_a_stack_that_cannot_start_says_why_and_leaves_nothing_running() -> None:
    with a_home() as home:
        refused = command("up", "--dir", str(home), DATABASE_URL="postgresql://nobody@127.0.0.1:1/nothing")
        assert refused.returncode == 1
        assert "migrate ended with code 1" in refused.stderr
        assert "connection" in refused.stderr.lower()
        assert command("status", "--dir", str(home)).returncode == 1
        marked = [process for process in psutil.process_iter() if _is_of(process, layout_for(home))]
        assert marked == []


def _is_of(process: psutil.Process, layout: Layout) -> bool:
    try:
        return str(layout.home) in " ".join(process.cmdline())
    except (psutil.NoSuchProcess, psutil.AccessDenied):
        return False
