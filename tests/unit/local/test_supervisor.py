"""The supervisor, with real processes."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import psutil
import pytest

from deploy.local.child import Program
from deploy.local.errors import StackError
from deploy.local.layout import CHECKOUT
from deploy.local.stopping import StopRequest, StopRequestedError
from deploy.local.supervisor import Supervisor

LIMIT_SECONDS = 30.0


def program(tmp_path: Path, name: str, script: str, *, patience_seconds: float = 10.0) -> Program:
    return Program(
        name=name,
        command=["/bin/sh", "-c", script],
        environment=dict(os.environ),
        directory=tmp_path,
        log=tmp_path / f"{name}.log",
        patience_seconds=patience_seconds,
    )


def runs(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def eventually(condition: Callable[[], bool]) -> bool:
    limit = monotonic() + LIMIT_SECONDS
    while not condition():
        if monotonic() > limit:
            return False
        sleep(0.02)
    return True


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def supervisor(tmp_path: Path, said: list[str]) -> Supervisor:
    return Supervisor(say=said.append, pids_file=tmp_path / "processes.json")


def pid_of(tmp_path: Path, name: str) -> int:
    return int(json.loads((tmp_path / "processes.json").read_text())[name])


def test_a_killed_program_is_started_again_and_said_so(
    supervisor: Supervisor, tmp_path: Path, said: list[str]
) -> None:
    supervisor.start(program(tmp_path, "worker", "exec sleep 1000"))
    first = pid_of(tmp_path, "worker")
    os.kill(first, signal.SIGKILL)
    try:
        supervisor.wait_until(
            lambda: pid_of(tmp_path, "worker") != first, seconds=LIMIT_SECONDS, what="the successor"
        )
        assert runs(pid_of(tmp_path, "worker"))
        assert said == ["worker was killed by signal 9; starting it again in 0.2 s"]
    finally:
        supervisor.stop()


def test_what_a_dead_program_started_does_not_live_on(supervisor: Supervisor, tmp_path: Path) -> None:
    supervisor.start(program(tmp_path, "web", "sleep 1000 & echo $! > grandchild; wait"))
    noted = tmp_path / "grandchild"
    supervisor.wait_until(
        lambda: noted.exists() and noted.read_text().strip() != "", seconds=LIMIT_SECONDS, what="it"
    )
    grandchild = int(noted.read_text())
    first = pid_of(tmp_path, "web")
    os.kill(first, signal.SIGKILL)
    try:
        supervisor.wait_until(
            lambda: pid_of(tmp_path, "web") != first, seconds=LIMIT_SECONDS, what="the successor"
        )
        assert eventually(lambda: not runs(grandchild))
    finally:
        supervisor.stop()


def test_a_program_that_dies_again_and_again_ends_the_start_with_its_log(
    supervisor: Supervisor, tmp_path: Path
) -> None:
    supervisor.start(program(tmp_path, "web", "echo no such module; exit 3"))
    try:
        with pytest.raises(StackError, match=r"web does not stay up.*(\n.*)*no such module"):
            supervisor.wait_until(lambda: False, seconds=LIMIT_SECONDS, what="never")
    finally:
        supervisor.stop()


def test_waiting_in_vain_says_what_for_and_shows_the_log(supervisor: Supervisor, tmp_path: Path) -> None:
    supervisor.start(program(tmp_path, "web", "echo still thinking; exec sleep 1000"))
    try:
        assert eventually(lambda: "still thinking" in (tmp_path / "web.log").read_text())
        with pytest.raises(StackError, match=r"for the web server in vain.*(\n.*)*still thinking"):
            supervisor.wait_until(lambda: False, seconds=0.1, what="the web server", of="web")
    finally:
        supervisor.stop()


def test_stop_ends_also_what_ignores_the_signal(supervisor: Supervisor, tmp_path: Path) -> None:
    script = "trap '' TERM; touch deaf; while :; do sleep 0.1; done"
    supervisor.start(program(tmp_path, "deaf", script, patience_seconds=0.2))
    assert eventually((tmp_path / "deaf").exists)
    pid = pid_of(tmp_path, "deaf")
    supervisor.stop()
    assert not runs(pid)


def test_stop_lets_a_program_finish(supervisor: Supervisor, tmp_path: Path) -> None:
    script = "trap 'sleep 0.3; touch finished; exit' TERM; touch ready; while :; do sleep 0.05; done"
    supervisor.start(program(tmp_path, "worker", script))
    assert eventually((tmp_path / "ready").exists)
    supervisor.stop()
    assert (tmp_path / "finished").exists()


def test_stop_can_spare_some(supervisor: Supervisor, tmp_path: Path) -> None:
    supervisor.start(program(tmp_path, "postgres", "exec sleep 1000"))
    supervisor.start(program(tmp_path, "web", "exec sleep 1000"))
    postgres, web = pid_of(tmp_path, "postgres"), pid_of(tmp_path, "web")
    supervisor.stop(all_but=["postgres"])
    assert (runs(postgres), runs(web)) == (True, False)
    supervisor.stop()
    assert not runs(postgres)


def test_a_question_is_answered_on_standard_output_alone(supervisor: Supervisor, tmp_path: Path) -> None:
    asked = program(tmp_path, "seed", "echo '{}'; echo noise >&2")
    assert supervisor.ask(asked) == "{}\n"
    assert asked.log.read_text() == "noise\n"


def test_a_step_that_fails_says_why(supervisor: Supervisor, tmp_path: Path) -> None:
    with pytest.raises(StackError, match=r"migrate ended with code 7.*(\n.*)*relation exists"):
        supervisor.run_once(program(tmp_path, "migrate", "echo relation exists; exit 7"))


def test_a_request_to_stop_interrupts_a_step(tmp_path: Path) -> None:
    request = StopRequest()
    request._note(signal.SIGTERM, None)
    with pytest.raises(StopRequestedError):
        Supervisor(say=lambda _line: None, stop_request=request).run_once(
            program(tmp_path, "migrate", "exec sleep 1000")
        )


def test_children_end_with_a_killed_supervisor(tmp_path: Path) -> None:
    script = """
import os, sys, time
from pathlib import Path
from deploy.local.child import Program
from deploy.local.supervisor import Supervisor
here = Path(sys.argv[1])
supervisor = Supervisor(say=print, pids_file=here / "processes.json")
supervisor.start(Program(name="web", command=["sleep", "1000"], environment=dict(os.environ), directory=here,
                         log=here / "web.log"))
print("started", flush=True)
supervisor.watch()
"""
    with subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)], cwd=CHECKOUT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        child = pid_of(tmp_path, "web")
        assert runs(child)
        process.kill()
    assert eventually(lambda: not runs(child))
