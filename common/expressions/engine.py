"""The library rule-engine, imported when the first expression is parsed.

Building its grammar takes nearly half a second, which processes that evaluate nothing (the clock, most web requests)
need not spend at their start.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    import rule_engine

    value = globals()[name] = getattr(rule_engine, name)
    return value
