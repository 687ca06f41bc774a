"""The entries of a section: bullets with the lines that carry them on, rows, wrapped paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.clinical.words_of_status import OVER_BELOW
from jobs.extraction.assistant.page.line_marks import BULLET, NUMBER_AT_END, RULE
from jobs.extraction.assistant.page.outline import Outline, Section, lines_of
from jobs.extraction.text import CELL, Line, Span, Text


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a section: a bullet with its further lines, a paragraph's line, or a row."""

    span: Span
    bulleted: bool


def items_of(outline: Outline, section: Section) -> list[Item]:
    """Return the entries of a section: bullets with the lines that carry them on, else lines or wrapped
    lines.
    """
    text = outline.text
    lines = [
        line
        for line in lines_of(text, section.body)
        if line.number not in outline.furniture and not RULE.match(line.text) and line.text.strip(" \t:*|-")
    ]
    bulleted = any(BULLET.match(line.text) for line in lines)
    widest = max((line.end - line.start for line in text.lines), default=0)
    items: list[Item] = []
    before: Line | None = None
    for line in lines:
        bullet = BULLET.match(line.text)
        numbered = before is not None and NUMBER_AT_END.fullmatch(before.text) is not None
        if NUMBER_AT_END.fullmatch(line.text):
            bulleted = True
        elif (
            before is not None
            and items
            and not bullet
            and not numbered
            and _carries_on(before, line, items[-1], bulleted, widest, printed=_printed(text, before))
        ):
            items[-1] = Item(Span(items[-1].span.start, line.end), items[-1].bulleted)
        elif (span := text.trimmed(line.start + (bullet.end() if bullet else 0), line.end)) is not None:
            items.append(Item(span, bullet is not None or numbered))
        before = line
    return [part for item in items for part in _numbered_on(text, item)]


def _numbered_on(text: Text, item: Item) -> Iterator[Item]:
    """The entries of a numbered one that runs on: "1. Gout. 2. Asthma. 3. Psoriasis"."""
    start, number = item.span.start, 0
    bare = item.bulleted and _FIRST_NUMBER.search(text.content, max(0, start - _OF_A_NUMBER), start)
    divider = _BARE_NUMBER if bare else _FURTHER_NUMBER
    for further in divider.finditer(text.content, item.span.start, item.span.end) if item.bulleted else ():
        expected = number + 1 if number else 2 if bare else int(further["number"])
        if int(further["number"]) != expected:
            continue
        number = int(further["number"])
        if (span := text.trimmed(start, further.start())) is not None:
            yield Item(span, bulleted=True)
        start = further.end()
    if (span := text.trimmed(start, item.span.end)) is not None:
        yield Item(span, item.bulleted)


_OF_A_NUMBER = 6
_FIRST_NUMBER = re.compile(r"(?<![\w.])\(?1[.)]\s+\Z")
"""Before an entry that is the first of a numbered list, whose further ones may follow it on its line."""
_BARE_NUMBER = re.compile(
    r"(?<!\bstage)(?<!\btype)(?<!\bgrade)(?<!\bclass)(?<!\bgroup)(?<!\blevel)(?<!\bphase)(?<!\bfactor)(?<!\bgravida)"
    r"(?<!\bpara)(?<!\bto)(?<!\bof)(?<!\bx)\s+(?P<number>\d{1,2})[.)]\s+(?=(?-i:[A-Z(?]))",
    re.IGNORECASE,
)
_FURTHER_NUMBER = re.compile(r"(?<=[.;,)])\s+(?P<number>\d{1,2})[.)]\s+(?=[A-Z(])")


def _printed(text: Text, line: Line) -> int:
    """How many characters the page prints on one line up to the end of this, which may be only the last part of it."""
    word = text.words[line.first_word].word
    first = text.lines[line.number]
    while first.number:
        above = text.lines[first.number - 1]
        last = text.words[above.last_word - 1].word
        if above.page != line.page or (last.block, last.line) != (word.block, word.line):
            break
        first = above
    return line.end - first.start


def _carries_on(before: Line, line: Line, item: Item, bulleted: bool, widest: int, *, printed: int) -> bool:
    """Whether a line without a bullet belongs to the entry above it, a line of which so much is `printed`."""
    if bulleted:
        return item.bulleted and printed > widest * 0.7 and not _STATUS.fullmatch(line.text)
    if OVER_BELOW.match(line.text) and CELL not in before.text + line.text:
        return before.number + 1 == line.number
    if "|" in line.text or "|" in before.text or _CODE.match(line.text) or _STATUS.fullmatch(before.text):
        return False
    if line.text.lstrip().startswith("(") and before.number + 1 == line.number:
        return CELL not in line.text
    unfinished = not before.text.rstrip().endswith((".", ";", ":"))
    if unfinished and _AMOUNT.match(line.text) and CELL not in line.text:
        return before.number + 1 == line.number
    if unfinished and printed > widest * 0.85 and "," in before.text and CELL not in line.text:
        return before.number + 1 == line.number
    if CELL in before.text and _NAME_AND_AMOUNT.match(line.text):
        return False
    return line.text.strip()[0].islower() and unfinished and CELL not in line.text


_CODE = re.compile(r"\s*[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}\s+[A-Za-z]")
"""An ICD-10-CM code with an illness behind it, which begins the next of a list."""
_NAME_AND_AMOUNT = re.compile(
    r"\s*[a-z][\w-]{3,}(?: [A-Za-z]+){0,2} \d[\d.,/]* ?(?:mg|mcg|micrograms?|g|ml|units?)\b"
)
"""A medicine in small letters, below the row of another."""
_STATUS = re.compile(
    r"\s*(?:active|current|ongoing|inactive|past|expired|discontinued|stopped|resolved)\s*", re.IGNORECASE
)
"""What heads a part of a list, on a line of its own."""
_AMOUNT = re.compile(r"\s*\d[\d.,/]* ?(?:mg|mcg|micrograms?|µg|g|ml|units?|iu|%)\b", re.IGNORECASE)
"""How much of what the line above names."""
