"""A problem of a pathway: where it is, and what to do about it."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """`node` is the key of the node at fault, `field` its member (`config.expression`); either may be empty."""

    node: str
    field: str
    code: str
    message: str

    def as_document(self) -> dict[str, str]:
        """Return the problem as JSON-ready data."""
        return asdict(self)
