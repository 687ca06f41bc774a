"""State machines as data: which status may follow which, and the one way to write a status."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from common.errors import Conflict


class HasStatus(Protocol):
    status: str


class IllegalTransition(Conflict):
    """The object is in a status from which the wanted one cannot be reached."""


@dataclass(frozen=True)
class StateTable:
    """The transitions of one noun. `noun` names it in messages and diagrams."""

    noun: str
    initial: str
    transitions: Mapping[str, frozenset[str]]

    @property
    def statuses(self) -> tuple[str, ...]:
        return tuple(self.transitions)

    @property
    def terminal(self) -> frozenset[str]:
        return frozenset(status for status, following in self.transitions.items() if not following)

    def check(self, current: str, wanted: str) -> None:
        """Raise IllegalTransition unless `wanted` may follow `current`."""
        if wanted not in self.transitions[current]:
            raise IllegalTransition(f"A {self.noun} that is {current} cannot become {wanted}.")

    def transition(self, subject: HasStatus, wanted: str) -> None:
        """Write the new status on a row that the caller holds locked; the caller saves it with its event."""
        self.check(subject.status, wanted)
        subject.status = wanted

    def mermaid(self) -> str:
        """Return the table as a Mermaid state diagram."""
        lines = ["stateDiagram-v2", f"    [*] --> {self.initial}"]
        for status, following in self.transitions.items():
            lines += [f"    {status} --> {next_status}" for next_status in sorted(following)]
        lines += [f"    {status} --> [*]" for status in self.transitions if status in self.terminal]
        return "\n".join(lines)
