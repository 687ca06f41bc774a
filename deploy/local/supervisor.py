"""Keeps programs running: starts them, starts again what dies, stops them."""

import json
import os
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from deploy.local.child import Child, Program
from deploy.local.errors import StackError
from deploy.local.layout import write_private
from deploy.local.stopping import StopRequest, StopRequestedError

FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 5.0
# Who has run this long counts as healthy again: the next death is answered at once.
HEALTHY_AFTER_SECONDS = 10.0
TICK_SECONDS = 0.05
DEATHS_THAT_END_A_START = 4


@dataclass(slots=True)
class _Post:
    """One program's place: the child that fills it, or when to fill it again."""

    program: Program
    child: Child | None
    restart_at: float = 0.0
    deaths_in_a_row: int = 0

    @property
    def is_running(self) -> bool:
        return self.child is not None and self.child.exit_code is None


class Supervisor:
    """Not for threads: on Linux children end with the thread that started them."""

    def __init__(
        self,
        *,
        say: Callable[[str], None],
        stop_request: StopRequest | None = None,
        pids_file: Path | None = None,
    ) -> None:
        self._say = say
        self._stop_request = stop_request or StopRequest()
        self._pids_file = pids_file
        self._posts: list[_Post] = []

    @property
    def names(self) -> list[str]:
        return [post.program.name for post in self._posts]

    def start(self, program: Program) -> None:
        """Start `program` and from now on keep it running."""
        self._posts.append(_Post(program=program, child=Child(program)))
        self._note_pids()

    def run_once(self, program: Program) -> None:
        """Run a program to its end, while the others are kept running.

        Raises:
            StackError: it failed; with the end of its log.
        """
        self._finish(Child(program))

    def ask(self, program: Program) -> str:
        """Do the same and give what the program wrote to its standard output, which no log gets."""
        with tempfile.TemporaryFile() as answer:
            self._finish(Child(program, output=answer))
            answer.seek(0)
            return answer.read().decode()

    def _finish(self, child: Child) -> None:
        try:
            while child.exit_code is None:
                self._look()
        finally:
            child.kill_group()
        if child.exit_code != 0:
            raise StackError(f"{child.program.name} {_ending(child)}.\n{end_of_log(child.program)}")

    def wait_until(
        self, condition: Callable[[], bool], *, seconds: float, what: str, of: str | None = None
    ) -> None:
        """Keep the programs running until `condition` holds; `of` names whose log says why not.

        Raises:
            StackError: it did not hold in time, or a program died again and again; with the end of its log.
            StopRequestedError: somebody asked to stop meanwhile.
        """
        limit = monotonic() + seconds
        while not condition():
            self._look()
            for post in self._posts:
                if post.deaths_in_a_row >= DEATHS_THAT_END_A_START:
                    raise StackError(f"{post.program.name} does not stay up.\n{end_of_log(post.program)}")
            if monotonic() > limit:
                logs = [end_of_log(post.program) for post in self._posts if post.program.name == of]
                raise StackError("\n".join([f"Waited {seconds:.0f} s for {what} in vain.", *logs]))

    def watch(self) -> None:
        """Keep the programs running until somebody asks to stop."""
        while not self._stop_request.is_made:
            self._tick()
            sleep(TICK_SECONDS)

    def _look(self) -> None:
        if self._stop_request.is_made:
            raise StopRequestedError
        self._tick()
        sleep(TICK_SECONDS)

    def _tick(self) -> None:
        now = monotonic()
        for post in self._posts:
            if post.child is None:
                if now >= post.restart_at:
                    post.child = Child(post.program)
                    self._note_pids()
            elif post.child.exit_code is not None:
                self._bury(post, post.child, now)

    def _bury(self, post: _Post, child: Child, now: float) -> None:
        # What the dead process started would work on beside its successor.
        child.kill_group()
        if now - child.started_at >= HEALTHY_AFTER_SECONDS:
            post.deaths_in_a_row = 0
        pause = min(FIRST_PAUSE_SECONDS * 2**post.deaths_in_a_row, LONGEST_PAUSE_SECONDS)
        post.deaths_in_a_row += 1
        post.child = None
        post.restart_at = now + pause
        self._say(f"{post.program.name} {_ending(child)}; starting it again in {pause:.1f} s")

    def _note_pids(self) -> None:
        if self._pids_file is None:
            return
        pids = {post.program.name: post.child.pid for post in self._posts if post.child is not None}
        write_private(self._pids_file, json.dumps({"supervisor": os.getpid(), **pids}, indent=2))

    def stop(self, *, all_but: Iterable[str] = ()) -> None:
        """Stop the programs, `all_but` some: ask all, wait, then use force.

        A second request to stop ends the waiting.
        """
        kept = set(all_but)
        ending = [post for post in self._posts if post.program.name not in kept]
        self._posts = [post for post in self._posts if post.program.name in kept]
        for post in reversed(ending):
            if post.child is not None:
                post.child.ask_to_stop()
        asked_at = monotonic()
        while waiting := [post for post in ending if post.is_running]:
            elapsed = monotonic() - asked_at
            if self._stop_request.is_urgent or all(
                elapsed > post.program.patience_seconds for post in waiting
            ):
                break
            sleep(TICK_SECONDS)
        for post in ending:
            if post.child is not None:
                post.child.kill_group()


def _ending(child: Child) -> str:
    code = child.exit_code or 0
    return f"was killed by signal {-code}" if code < 0 else f"ended with code {code}"


def end_of_log(program: Program, *, lines: int = 15) -> str:
    """Give the last lines a program wrote, under the log's name."""
    try:
        text = program.log.read_text(errors="replace").strip()
    except FileNotFoundError:
        text = ""
    return f"--- {program.log} ---\n" + "\n".join(text.splitlines()[-lines:])
