"""A regular expression as Python parses it. The parser is not public: only this file knows where it is."""

from __future__ import annotations

from re import _constants as op  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]

parsed = _parser.parse
REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT)
OF_NO_WIDTH = (op.AT, op.ASSERT, op.ASSERT_NOT)

__all__ = ["OF_NO_WIDTH", "REPEATS", "op", "parsed"]
