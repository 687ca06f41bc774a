"""Questions that are answered in words on their own line: "Chest pain: No", "Syncope - yes", "Asthma N  Epilepsy Y"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.answers_of_rows import Answered, Row, Standing
from jobs.extraction.assistant.page.what_is_asked import NO, YES, what_is_said
from jobs.extraction.text import CELL, Span

_YES = rf"(?:{YES}|yeah|true)"
_NO = rf"(?:{NO}|nope|nil|none|never|negative|neg|absent|denied|denies|false|-ve)"
_CHOICE = r"\s*[(\[]?(?<!\w)(?:Y|Yes|YES)\s?[/|]\s?(?:N|No|NO)(?!\w)[)\]]?"
"""What a form prints to choose from, which is no answer: "(Y/N)"."""
_NEXT = rf"\s+(?-i:[A-Z])[^:?\t\n;.|]{{1,80}}?(?::|\?|\s[-\u2013\u2014])\s*(?:{_YES}|{_NO})(?!\w)"
_END = (
    rf"(?=\s*(?:$|[\t\n,;.)|(\]]|\s[-\u2013\u2014]\s)|{_NEXT}|"
    r"(?<=(?-i:[\s:][YN]))\s+(?-i:[A-Z])|(?<=(?-i:\?[ \t][YN]))\s+\w)"
)
_ASKED = r"(?P<asked>(?:(?!\.\s|\s[-\u2013\u2014]\s)[^:?\t;|\ue000-\uf8ff]){2,120}?)"
_ANSWERED = re.compile(
    rf"(?:^|(?<=[\s:?;|,.(]))(?!\s){_ASKED}"
    rf"(?:(?P<choice>{_CHOICE})\s*[:?=\u2013-]?|\s*(?P<mark>\?\s*:?|:)|\s(?P<dash>[-\u2013\u2014])(?=\s))\s*"
    rf"(?P<answer>(?P<yes>{_YES})|{_NO})(?!\w){_END}",
    re.IGNORECASE,
)
_UNANSWERED = re.compile(rf"(?:^|(?<=[\t:?;|,.(]))\s*(?P<asked>[^:?\t;|\n]{{2,80}}?){_CHOICE}\s*(?=$|\t)")
_SAYS = re.compile(
    r"\b(?:has|have|had|is|was|were|with|reports?|complains?|presents?|presented|denies|today|includ\w+|who|s?he|they)\b",
    re.IGNORECASE,
)
"""What a sentence holds and no question of a form, so that its answer is of what stands right before it."""
_BARE_ANSWER = r"(?:Y|N|Yes|No|YES|NO)"
_BARE_ASKED = rf"(?!{_BARE_ANSWER}\b)[A-Z](?:(?!\s{_BARE_ANSWER}(?!\w))[^:?\t\n.;|]){{1,50}}(?<!\s)"
_BARE_END = r"(?=\s*[,;]?\s+[A-Z(]|\s*$|[,;\t])"
_BARE_PAIR = rf"{_BARE_ASKED}[ \t]+{_BARE_ANSWER}{_BARE_END}"
_BARE_ROW = re.compile(
    rf"(?:\d{{1,2}}[.)]\s*|[-\u2022*]\s*)?(?:[^:\t\n]{{2,40}}:\s*)?(?P<pairs>(?>{_BARE_PAIR}(?:[,;]?\s+{_BARE_PAIR}){{0,60}}))\s*"
)
_PAIR = re.compile(rf"(?P<asked>{_BARE_ASKED})(?P<gap>[ \t]+)(?P<answer>{_BARE_ANSWER}){_BARE_END}")
_BEFORE_ROW = re.compile(
    rf"(?P<answer>{_BARE_ANSWER})(?:(?:\t|\s*[:).\u2013-]?\s+)(?=[A-Z])|:\s+)(?P<asked>[^\W\d_][^:?\n;|]{{2,80}})"
)
_BEFORE_DETAILS = re.compile(
    rf"(?P<asked>(?!{_BARE_ANSWER}\b)[A-Z][^:?\t\n;|\d]{{1,50}}?)\t(?P<answer>{_BARE_ANSWER})\t[^\t\n]{{2,120}}(?:\n[^\t]*)?"
)
"""A row of a table whose question is followed by its answer and what is told of it: "Diabetes  Y  since 2014"."""
_MOST_WORDS = 7


def answers_in_words(rows: Sequence[Row]) -> Iterator[Answered]:
    """Yield the questions of rows that a word behind them answers."""
    for row in rows:
        for match in _ANSWERED.finditer(row.words):
            start, end = match.span("asked")
            if match["dash"] or _SAYS.search(match["asked"]):
                start += match["asked"].rfind(",") + 1
            standing = what_is_said(row.words[start:end], yes=match["yes"] is not None)
            yield _answered(row, start, end, start, match.end("answer"), standing)
        for match in _UNANSWERED.finditer(row.words):
            yield _answered(row, *match.span("asked"), match.start("asked"), match.end(), "left")


def answers_in_bare_rows(rows: Sequence[Row]) -> Iterator[Answered]:
    """Yield the questions of rows that hold nothing but these and an answer to each, of which there are several near
    together: "Heart disease N   Asthma Y"."""
    behind = {row.first: match for row in rows if (match := _BARE_ROW.fullmatch(row.words))}
    before = {row.first: match for row in rows if (match := _BEFORE_ROW.fullmatch(row.words))}
    detailed = {row.first: match for row in rows if (match := _BEFORE_DETAILS.fullmatch(row.words))}
    for row in rows:
        near = (row.first - 1, row.last + 1)
        if (match := behind.get(row.first)) is not None:
            pairs = list(_PAIR.finditer(row.words, match.start("pairs")))
            several = (
                len(pairs) > 1
                or CELL in pairs[0]["gap"]
                or any(line in behind or line in detailed for line in near)
            )
            if several and all(len(pair["asked"].split()) <= _MOST_WORDS for pair in pairs):
                for pair in pairs:
                    yield _bare(row, pair)
        elif (match := detailed.get(row.first)) is not None:
            if any(line in behind or line in detailed for line in near):
                yield _bare(row, match)
        elif (match := before.get(row.first)) is not None:
            beside = [other for line in near if (other := before.get(line)) is not None]
            if beside and any(each["answer"] not in ("No", "NO") for each in (match, *beside)):
                yield _bare(row, match)


def _bare(row: Row, match: re.Match[str]) -> Answered:
    standing = what_is_said(match["asked"], yes=match["answer"][0] == "Y")
    return _answered(row, *match.span("asked"), match.start(), match.end(), standing)


def _answered(row: Row, start: int, end: int, first: int, last: int, standing: Standing) -> Answered:
    begins = row.span.start
    return Answered(Span(begins + start, begins + end), standing, Span(begins + first, begins + last))
