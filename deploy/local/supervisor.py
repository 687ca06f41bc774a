"""Keeps programs running: starts them, starts again what dies, stops them in reverse order."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, sleep

from deploy.local.child import Child, Program
from deploy.local.errors import StackError

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


class Supervisor:
    """Not for threads: on Linux children end with the thread that started them."""

    def __init__(self, *, say: Callable[[str], None]) -> None:
        self._say = say
        self._posts: list[_Post] = []

    def start(self, program: Program) -> None:
        """This function will start `program` and from now on keep it running."""
        self._posts.append(_Post(program=program, child=Child(program)))

    def pids(self) -> dict[str, int]:
        """This function will give the process id of each program that runs at this moment."""
        return {post.program.name: post.child.pid for post in self._posts if post.child is not None}

    def tick(self) -> None:
        """This function will look once at every program, and start again what has died and waited long enough."""
        now = monotonic()
        for post in self._posts:
            if post.child is None:
                if now >= post.restart_at:
                    post.child = Child(post.program)
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
        self._say(
            f"{post.program.name} {_ending(child)}; starting it again in {pause:.1f} s ({post.program.log})"
        )

    def wait_until(self, condition: Callable[[], bool], *, seconds: float, what: str) -> None:
        """This function will keep the programs running until `condition` holds.

        Raises:
            StackError: it did not hold within `seconds`, or a program died again and again; with the end of its log.
        """
        limit = monotonic() + seconds
        while not condition():
            self.tick()
            for post in self._posts:
                if post.deaths_in_a_row >= DEATHS_THAT_END_A_START:
                    raise StackError(f"{post.program.name} does not stay up.\n{end_of_log(post.program)}")
            if monotonic() > limit:
                logs = "\n".join(end_of_log(post.program) for post in self._posts[-1:])
                raise StackError(f"Waited {seconds:.0f} s for {what} in vain.\n{logs}")
            sleep(TICK_SECONDS)

    def watch(self, *, until: Callable[[], bool]) -> None:
        """This function will keep the programs running until `until` says it is time to stop."""
        while not until():
            self.tick()
            sleep(TICK_SECONDS)

    def stop(self, *, hurry: Callable[[], bool] = lambda: False, keep: int = 0) -> None:
        """This function will stop all programs but the first `keep`: together, then by force.

        `hurry` is asked while waiting: once it says True nobody is waited for any longer.
        """
        ending = [post for post in self._posts[keep:] if post.child is not None]
        del self._posts[keep:]
        for post in reversed(ending):
            if post.child is not None:
                post.child.ask_to_stop()
        asked_at = monotonic()
        while waiting := [post for post in ending if _is_running(post)]:
            elapsed = monotonic() - asked_at
            if hurry() or all(elapsed > post.program.patience_seconds for post in waiting):
                break
            sleep(TICK_SECONDS)
        for post in ending:
            if post.child is not None:
                post.child.kill_group()


def _is_running(post: _Post) -> bool:
    return post.child is not None and post.child.exit_code is None


def _ending(child: Child) -> str:
    code = child.exit_code or 0
    return f"was killed by signal {-code}" if code < 0 else f"ended with code {code}"


def end_of_log(program: Program, *, lines: int = 15) -> str:
    """This function will give the last lines a program wrote, under the log's name."""
    try:
        text = program.log.read_text(errors="replace").strip()
    except FileNotFoundError:
        text = ""
    return f"--- {program.log} ---\n" + "\n".join(text.splitlines()[-lines:])
