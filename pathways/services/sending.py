"""What came of one try to do something outside."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Sent:
    """`code` is empty when it is done. `again`: another try may help. `may_have_arrived`: it may be done after all.

    `status` and `body` are the answer's, where there is one.
    """

    code: str = ""
    again: bool = False
    may_have_arrived: bool = False
    status: int = 0
    body: bytes = b""
