"""The sentences of a document: running text told apart from the lines of forms, heads and addresses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.page.outline import Outline
from jobs.extraction.text import CELL, Span, Text

_END = re.compile(
    r"[.?!]+[\"'\u201d\u2019)\]]*(?=\s+[\"'\u201c(\[\u00bf\u00a1]?[A-ZÀ-Þ0-9?~>]|\s*(?:\n|$))|\n|\t"
)
_SHORTENED = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Mx|Dr|Dra|Dre|Drs|Prof|St|Sr|Sra|Fr|Hr|Rev|No|nr|vs|approx|appt|ca|e\.g|i\.e|z\.B|bzw|"
    r"ggf|evtl|inkl|exkl|sog|insb|[VZS]\. ?[anp]|"
    r"[Dd]hr|[Mm]w|[Mm]evr|pga|mht|vedr|evt|bzgl|[Ss]ig|sra?|[Dd]ott|ssa|Tel|[Tt][ée]l|Ph|Ext|Jr|n|Inj|Tab|Cap|Co)|\b[A-ZÀ-Þ]|\b[ogzbiduv])$"
)
_BEFORE_A_NUMBER = re.compile(r"\b(?:cell|mob|cel|fax|tf|int|pag|art|geb|nat[oa]|pol|cod)$", re.IGNORECASE)
"""What is shortened where a number follows: "cell. 333 555"."""
_HEAD = re.compile(
    r"(?:PAST |PRESENT |CLINICAL |BRIEF )?HISTORY(?: OF (?:THE )?PRESENT(?:ING)? ILLNESS)?:\s+(?=\S)"
)
"""The head of a history in capitals, in front of its first sentence."""
_BAR_FOR_I = re.compile(r"(?<!\S)\|(?= [a-z]{2})")
_FEWEST_WORDS_THAT_WRAP = 6
_LEADS_ON = re.compile(
    r" (?:the|of|an|for|with|to|and|or|from|by|at|in|my|your|his|her|our|de|del|dell[ao]|la|el|los|las|con|para|por|du|"
    r"des|le|les|et|avec|pour|au|aux|di|il|per|da|do|dos|das|der|die|dem|den|und|mit|von|zur|zum|für|van|het|een|voor|"
    r"met)\s*$"
)
"""The article or the preposition with which no sentence ends, whatever name begins the next line."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of running text; `paragraph` numbers the paragraphs from 0."""

    span: Span
    words: str
    paragraph: int


def sentences_of(text: Text, outline: Outline) -> list[Sentence]:
    """Return the sentences in reading order, with page furniture left out; what stands in cells is cut at their
    ends."""
    prose = _prose(text)
    found: list[Sentence] = []
    paragraph = 0
    for start, end in _cuts(prose):
        span = text.trimmed(start, end, strip=" \t\n|*_•-–—")
        if span is not None and (head := _HEAD.match(text.content, span.start, span.end)) is not None:
            span = Span(head.end(), span.end)
        if span is None:
            continue
        line = text.line_at(span.start)
        if line.number in outline.furniture:
            continue
        if found and "\n" in prose[found[-1].span.end : span.start]:
            paragraph += 1
        found.append(Sentence(span, with_i(text[span]), paragraph))
    return found


def with_i(words: str) -> str:
    """Return words of the same length in which a stroke before a small letter is the "I" that a reader took it for."""
    return _BAR_FOR_I.sub("I", words)


def _cuts(prose: str) -> Iterator[tuple[int, int]]:
    """Where each sentence begins and ends, its full stop within it."""
    start = 0
    for end in _END.finditer(prose):
        if end.group() == "." and _SHORTENED.search(prose, max(start, end.start() - 8), end.start()):
            continue
        if prose[end.end() : end.end() + 2].strip()[:1].isdigit() and _BEFORE_A_NUMBER.search(
            prose, max(start, end.start() - 8), end.start()
        ):
            continue
        if end.end() > start:
            yield start, end.end()
        start = end.end()
    if start < len(prose):
        yield start, len(prose)


def _prose(text: Text) -> str:
    """The flowing text, in which also a short line runs on into one that begins in lower case under it, or that its own
    last word leads to, and the rows of a table do not run on. Offsets stay.
    """
    prose = list(text.flowing)
    for line, following in pairwise(text.lines):
        if CELL in line.text and CELL in following.text:
            prose[line.end] = "\n"
        if following.page != line.page or following.number in text.paragraph_starts or CELL in line.text:
            continue
        unfinished = (
            following.text[:1].islower() or line.text.rstrip().endswith(",") or _LEADS_ON.search(line.text)
        )
        carries_on = unfinished and not BULLET.match(following.text)
        if carries_on and len(line.text.split()) >= _FEWEST_WORDS_THAT_WRAP and CELL not in following.text:
            prose[line.end] = " "
    return "".join(prose)
