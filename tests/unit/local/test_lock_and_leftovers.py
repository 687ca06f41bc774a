"""One supervisor a home; the next one ends what a killed one left."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil

from deploy.local.layout import CHECKOUT, Layout
from deploy.local.leftovers import MARK, end_leftovers
from deploy.local.lock import SupervisorLock, find_holder

HOLD = """
import sys, time
from pathlib import Path
from deploy.local.lock import SupervisorLock
print(SupervisorLock(Path(sys.argv[1])).acquire(), flush=True)
time.sleep(1000)
"""


def test_the_lock_is_held_once_and_free_after_release(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    assert find_holder(path) is None
    with SupervisorLock(path) as lock:
        assert lock.acquire()
        assert find_holder(path) == os.getpid()
        assert not SupervisorLock(path).acquire()
    assert find_holder(path) is None
    with SupervisorLock(path) as next_lock:
        assert next_lock.acquire()


def test_a_killed_holder_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    # The holder keeps the lock object alive only through its open descriptor, as a supervisor does.
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], cwd=CHECKOUT, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert find_holder(path) == holder.pid
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        assert find_holder(path) is None


def test_leftovers_of_this_home_are_ended_and_no_others(tmp_path: Path) -> None:
    mine, others = tmp_path / "mine", tmp_path / "others"
    left, foreign, stranger = (
        subprocess.Popen(["sleep", "1000"], env=os.environ | mark, start_new_session=True)
        for mark in ({MARK: str(mine)}, {MARK: str(others)}, {})
    )
    said: list[str] = []
    try:
        end_leftovers(Layout(home=mine), say=said.append)
        assert not psutil.pid_exists(left.pid)
        assert said == ["ending 1 process(es) that an earlier stack left behind"]
        assert foreign.poll() is None
        assert stranger.poll() is None
    finally:
        for process in (left, foreign, stranger):
            process.kill()
            process.wait()


def test_leftovers_that_ignore_the_signal_are_killed(tmp_path: Path) -> None:
    script = "trap '' TERM; echo deaf; while :; do sleep 0.1; done"
    with subprocess.Popen(
        ["/bin/sh", "-c", script], env=os.environ | {MARK: str(tmp_path)}, stdout=subprocess.PIPE, text=True
    ) as deaf:
        assert deaf.stdout is not None
        assert deaf.stdout.readline() == "deaf\n"
        end_leftovers(Layout(home=tmp_path), say=lambda _line: None)
        assert not psutil.pid_exists(deaf.pid)
