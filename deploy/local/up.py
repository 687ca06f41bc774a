"""`make up`, in the foreground and detached."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import sleep

from deploy.local.errors import StackError
from deploy.local.layout import CHECKOUT, Layout, create_home
from deploy.local.lock import SupervisorLock, find_holder
from deploy.local.report import Progress, read_stack, where_to_look
from deploy.local.stack import DOWN_SECONDS, Stack, bring_down, forget
from deploy.local.stopping import StopRequest, StopRequestedError


def up_attached(layout: Layout, *, draw_box: bool = True) -> int:
    """Run the stack until it is asked to stop; a stack that runs already is left alone.

    Returns the exit code: 0 also for a stack that was stopped while it still started.
    """
    layout.home.mkdir(parents=True, exist_ok=True)
    with SupervisorLock(layout.lock_file) as lock:
        if not lock.acquire():
            print(_runs_already(layout))
            return 0
        progress = Progress()
        stop_request = StopRequest()
        stop_request.listen()

        def tell() -> None:
            progress.say("ready")
            if draw_box:
                print(where_to_look(layout), flush=True)

        try:
            Stack(layout=layout, stop_request=stop_request, say=progress.say).run(when_ready=tell)
        except StopRequestedError:
            return 0
        return 0


def up_detached(layout: Layout) -> int:
    """Start the stack in the background, show its progress, and return once it stands."""
    create_home(layout)
    if find_holder(layout.lock_file) is None:
        process = start_detached(layout, environment=os.environ)
        follow_start(layout, process, show=lambda text: print(text, end="", flush=True))
        print(where_to_look(layout))
    else:
        print(_runs_already(layout))
    return 0


def start_detached(layout: Layout, *, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """Start `up` in a session of its own; its progress goes to the stack's progress file."""
    create_home(layout)
    with SupervisorLock(layout.lock_file) as lock:
        # What a killed stack left would pass for the new one's as soon as that holds the lock.
        if lock.acquire():
            forget(layout)
            layout.progress_file.unlink(missing_ok=True)
    with layout.progress_file.open("ab") as progress:
        return subprocess.Popen(
            [sys.executable, "-m", "deploy.local", "up", "--no-box"],
            cwd=CHECKOUT,
            env=dict(environment) | {"LOCAL_DIR": str(layout.home)},
            stdin=subprocess.DEVNULL,
            stdout=progress,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def end_detached(layout: Layout, process: subprocess.Popen[bytes]) -> None:
    """Stop a stack that `start_detached` started, however far it has come.

    Asked through its process, not through its lock: one that was started a moment ago holds none yet.
    """
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(timeout=DOWN_SECONDS)
    bring_down(layout, say=lambda _line: None)
    process.wait()


def follow_start(layout: Layout, process: subprocess.Popen[bytes], *, show: Callable[[str], None]) -> None:
    """Pass the progress of a starting stack to `show` until the stack stands.

    Raises:
        StackError: it ended before it stood; the reason has been shown.
    """
    with layout.progress_file.open() as progress:
        while True:
            ended = process.poll() is not None
            stands = read_stack(layout) is not None
            show(progress.read())
            if stands:
                return
            if ended and find_holder(layout.lock_file) is None:
                raise StackError("The stack did not start.")
            sleep(0.1)


def _runs_already(layout: Layout) -> str:
    if read_stack(layout) is None:
        return "This checkout's stack is just starting or stopping. Look again in a moment, or end it with `make down`."
    return f"This checkout's stack runs already.\n{where_to_look(layout)}"
