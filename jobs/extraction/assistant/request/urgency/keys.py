"""What a code of urgency means where the document explains its own codes: "P2 (P1 = now, P2 = within a month)"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.cells import below, beside, cells_of
from jobs.extraction.assistant.request.urgency.levels import stated_level, time_level
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Line, Span, Text

_SCALE = r"(?:p|prio(?:rity)?|cat(?:egory)?\.?|class|level|grade|code|triage)"
_CODE = (
    rf"(?:(?i:{_SCALE})(?: |(?=\d)))?(?:[A-Z]|\d)(?!\w)|"
    r"(?i:red|amber|orange|yellow|green|blue|white|black|rouge|jaune|vert|rot|gelb|gr[üu]n|rojo|amarillo|verde|rood|"
    r"geel|groen|rosso|giallo)(?!\w)"
)
_ENTRY = re.compile(
    rf"\s*(?:[^:=]{{3,30}}:\s+)?(?P<code>{_CODE})\s*(?:[=:\u2013\u2014-]|\b(?:is|means?)\b)?\s*(?P<words>\S.*?)\s*"
)
_BETWEEN_ENTRIES = re.compile(rf"[,;/|]|\s(?=(?:{_CODE})\s*=)")
_IN_BRACKETS = re.compile(r"\((?P<key>[^()\n]{5,200})\)")
_WITHOUT_BRACKETS = re.compile(
    rf"(?:(?<![^\s|/])(?:{_CODE})\s?=\s?[^=\n()]+(?=\s(?:{_CODE})\s?=|$)\s?){{2,}}", re.MULTILINE
)
_HEADED_CODE = re.compile(
    rf"(?i:\b(?:prio?|priority|urg|urgency|class|category|triage|code)) ?[/:=|.\t ]{{1,20}}(?P<code>{_CODE})"
)
KNOWN_LETTERS = {"r": "routine", "s": "urgent", "u": "urgent", "e": "stat"}
"""What letters stand for that a form prints without a word ("R, S, U"): routine, soon, urgent, emergency."""
_NOW = re.compile(r"(?:now|at once|straight away|right away)\b", re.IGNORECASE)
_TOKEN = re.compile(rf"(?<![\w/.-])(?:{_CODE})")
_BEHIND_A_BRACKET = re.compile(rf"\)[ :=.\t-]{{1,12}}(?P<code>{_CODE})")
_FURTHEST_BEFORE = 40


def keyed_urgency(text: Text) -> Found | None:
    """Return the urgency of the code that is chosen beside a bracket or a line that explains several; None without
    one."""
    for start, key in text.once(_keys):
        meanings = meanings_in(key)
        if not meanings:
            continue
        line = text.line_at(start)
        chosen = (
            _before(text, line, start)
            or _right_behind(text, start + len(key) + 1)
            or _in_its_own_cell(text, start)
            or _behind_a_head(text, start)
        )
        level = meanings.get(_bare(text[chosen])) if chosen is not None else None
        if chosen is not None and level:
            return Found(level, (chosen,), 0.93)
    return None


def meanings_in(words: str) -> Mapping[str, str]:
    """Return what each code means that words explain, "" for one that is no urgency: several codes, one at least with
    an urgency. A bare list of urgencies ("routine, soon, urgent") explains their first letters."""
    parts = [part for part in _BETWEEN_ENTRIES.split(words) if part.strip()]
    entries = [_ENTRY.fullmatch(part) for part in parts]
    if len(parts) > 1 and all(entries):
        meanings = {_bare(entry["code"]): _level(entry["words"]) for entry in entries if entry}
        if len(meanings) > 2 and all(entry and time_level(entry["words"]) for entry in entries):
            meanings[list(meanings)[-1]] = "routine"
        return meanings if len(meanings) > 1 and any(meanings.values()) else {}
    letters = [part.strip().casefold() for part in parts]
    if {"r", "u"} <= set(letters) <= set(KNOWN_LETTERS):
        return KNOWN_LETTERS
    if any(time_level(part) for part in parts):
        return {}
    levels = {part.strip()[:1].casefold(): _level(part) for part in parts}
    return levels if len(parts) == len(levels) > 1 and all(levels.values()) else {}


def _keys(text: Text) -> list[tuple[int, str]]:
    """Where words that may explain codes begin, and the words: in brackets, or codes with signs of equality."""
    brackets = [(match.start(), match["key"]) for match in _IN_BRACKETS.finditer(text.flowing)]
    return brackets + [(match.start(), match.group()) for match in _WITHOUT_BRACKETS.finditer(text.content)]


def _behind_a_head(text: Text, start: int) -> Span | None:
    """The code behind a head of its own anywhere before or after the key: "PRI/R"."""
    line = text.line_at(start)
    for match in _HEADED_CODE.finditer(text.content):
        if not line.start <= match.start() < line.end:
            return Span(*match.span("code"))
    return None


def _level(words: str) -> str:
    stated = stated_level(words, led=True)
    return stated.level if stated and not stated.coded else "stat" if _NOW.match(words) else ""


def _bare(code: str) -> str:
    """A code without the word of its scale: "P2", "Category 2" and "2" are one."""
    return re.sub(rf"^{_SCALE} ?(?=[a-z]$|\d$)", "", code.strip().casefold())


def _before(text: Text, line: Line, end: int) -> Span | None:
    """The code right before a bracket on its line: beside the marked box where there are boxes, else the nearest."""
    boxes = [box for box in BOX.finditer(text.content, line.start, end) if not box.group().startswith("__")]
    if boxes:
        marked = [box for box in boxes if box["marked"]]
        codes = [_TOKEN.match(text.content, box.end() + (text.content[box.end()] == " ")) for box in marked]
        return Span(*codes[0].span()) if len(codes) == 1 and codes[0] else None
    last = next(iter(reversed(list(_tokens(text, line, end)))), None)
    return Span(*last.span()) if last else None


def _right_behind(text: Text, end: int) -> Span | None:
    """The code behind a bracket: "Category (R / S / U): S"."""
    code = _BEHIND_A_BRACKET.match(text.content, end)
    return Span(*code.span("code")) if code else None


def _tokens(text: Text, line: Line, end: int) -> Iterator[re.Match[str]]:
    yield from _TOKEN.finditer(text.content, max(line.start, end - _FURTHEST_BEFORE), end)


def _in_its_own_cell(text: Text, offset: int) -> Span | None:
    """The code in the cell beside or under the head that holds the bracket."""
    cells = cells_of(text)
    place = next((at for at, cell in enumerate(cells) if cell.span.start <= offset < cell.span.end), None)
    if place is None:
        return None
    for at in (beside(cells, place), below(cells, place, head=True)):
        if at is not None and (span := _is_a_code(cells[at])) is not None:
            return span
    return None


def _is_a_code(cell: Cell) -> Span | None:
    return cell.span if _TOKEN.fullmatch(cell.words.strip()) else None
