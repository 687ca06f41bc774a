"""Ends what a killed supervisor left behind, before a new one starts in the same home."""

import os
from collections.abc import Callable

import psutil

from deploy.local.layout import Layout

# Every supervised process carries this variable, and so does whatever it starts, in whichever process group.
MARK = "LOCAL_STACK_HOME"
PATIENCE_SECONDS = 5.0


def end_leftovers(layout: Layout, *, say: Callable[[str], None]) -> None:
    """End the processes of an earlier stack of this home, but for Postgres, which hides its mark."""
    left = _find_marked(layout)
    if not left:
        return
    say(f"ending {len(left)} process(es) that an earlier stack left behind")
    for process in left:
        _signal(process.terminate)
    _gone, stubborn = psutil.wait_procs(left, timeout=PATIENCE_SECONDS)
    for process in stubborn:
        _signal(process.kill)
    psutil.wait_procs(stubborn, timeout=PATIENCE_SECONDS)


def _find_marked(layout: Layout) -> list[psutil.Process]:
    ourselves = {os.getpid(), *(parent.pid for parent in psutil.Process().parents())}
    marked = []
    for process in psutil.process_iter():
        try:
            if process.pid not in ourselves and process.environ().get(MARK) == str(layout.home):
                marked.append(process)
        except (psutil.AccessDenied, psutil.NoSuchProcess, psutil.ZombieProcess, OSError):
            continue
    return marked


def _signal(send: Callable[[], None]) -> None:
    try:
        send()
    except psutil.NoSuchProcess:
        return
