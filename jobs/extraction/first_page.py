"""An invented page that a process reads before its first real one.

Thousands of patterns are compiled when they are first tried; a page that holds what most pages hold has most of them
compiled, so that the first documents after a start take no longer than the others.
"""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from jobs.extraction.assistant import run_assistant
from jobs.extraction.judge import run_judge
from jobs.extraction.packets.sorting import sort_packet
from jobs.extraction.triage.deciding import run_triage
from jobs.extraction.triage.shipped_ruleset import default_ruleset
from referrals.data.pages import Page, Word

_WRITTEN = Path(__file__).with_suffix(".txt")
_DAY = date(2026, 3, 4)
_LEFT, _TOP, _LINE, _HEIGHT, _CHARACTER = 0.05, 0.04, 0.016, 0.011, 0.0075


def read_a_first_page() -> None:
    """Take the page through every stage of an extraction; what comes out is of no use."""
    pages = (_page(),)
    packet = sort_packet(pages=pages, today=_DAY)
    referral = run_judge(referral=run_assistant(pages=pages, today=_DAY, packet=packet), pages=pages)
    run_triage(referral=referral, pages=pages, ruleset=default_ruleset(), today=_DAY)


def _page() -> Page:
    words = tuple(
        Word(word.group(), _place(number, *word.span()), line=number)
        for number, line in enumerate(_WRITTEN.read_text().splitlines())
        for word in re.finditer(r"\S+", line)
    )
    return Page("doc_first", 1, 612.0, 792.0, "text_layer", words)


def _place(line: int, start: int, end: int) -> tuple[float, float, float, float]:
    top = _TOP + line * _LINE
    return _LEFT + start * _CHARACTER, top, _LEFT + end * _CHARACTER, top + _HEIGHT
