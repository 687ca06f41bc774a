"""The sex that somebody drew a ring round, as typed copies of a form show it: "Sex: (M) F", "M / (F)", "M [F]"; or
wrote behind both options, "M/F F"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from jobs.extraction.found import Found
from jobs.extraction.text import Span, Text

_MALE, _FEMALE = r"(?:male|m)", r"(?:female|f)"
_STROKE = r"\s*[/|]\s*"
_OPENS, _CLOSES = r"[(\[]\s?", r"\s?[)\]]"
_CIRCLED = re.compile(
    rf"(?:{_OPENS}(?P<male>{_MALE}){_CLOSES}(?:{_STROKE}|\s*){_FEMALE}|"
    rf"{_FEMALE}{_STROKE}{_OPENS}(?P<male_last>{_MALE}){_CLOSES}|"
    rf"{_MALE}(?:{_STROKE}|\s+){_OPENS}(?P<female>{_FEMALE}){_CLOSES}|"
    rf"{_OPENS}(?P<female_first>{_FEMALE}){_CLOSES}{_STROKE}{_MALE}|"
    rf"(?:{_MALE}{_STROKE}{_FEMALE}|{_FEMALE}{_STROKE}{_MALE})[\s:=\u2013-]+"
    rf"(?:(?P<male_behind>{_MALE})|(?P<female_behind>{_FEMALE})))"
    rf"\W*",
    re.IGNORECASE,
)
"""Both options, one of them in brackets or written again behind them; "F (M)" in the order of no form may say something
else."""


def sex_circled(text: Text, value: Span) -> Found | None:
    """Return the sex that is marked where the value of its label holds both options and nothing else."""
    match = _CIRCLED.fullmatch(text.content, value.start, value.end)
    if match is None:
        return None
    group = match.lastgroup or ""
    return Found(group.partition("_")[0], (Span(*match.span(group)),), 0.93)


def sexes_left_out(text: Text, sexes: Sequence[Span]) -> set[Span]:
    """Return which of the sexes that stand without a label are options that nobody chose: of two side by side that is
    not in brackets, or both where neither is ("DOB 24/12/1980  M F")."""
    left: set[Span] = set()
    for first, second in pairwise(sexes):
        if first in left or text[first][0].casefold() == text[second][0].casefold():
            continue
        if _BETWEEN_OPTIONS.fullmatch(text.content, first.end, second.start) is not None:
            ringed = [each for each in (first, second) if _is_in_brackets(text, each)]
            left |= {first, second} - (set(ringed) if len(ringed) == 1 else set())
    return left


_BETWEEN_OPTIONS = re.compile(r"\s?[)\]]?\s*[/|]?\s*[(\[]?\s?")


def _is_in_brackets(text: Text, sex: Span) -> bool:
    return text.content[sex.start - 1] in "([" and text.content[sex.end : sex.end + 1] in (")", "]")
