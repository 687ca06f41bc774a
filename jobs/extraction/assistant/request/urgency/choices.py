"""Which urgency is marked among those that a form prints beside boxes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.page.boxes import BOX, boxes_in
from jobs.extraction.assistant.page.checkboxes import around_boxes
from jobs.extraction.assistant.request.urgency.heads import HEADED, is_headed, level_of_colour
from jobs.extraction.assistant.request.urgency.keys import KNOWN_LETTERS
from jobs.extraction.assistant.request.urgency.levels import Stated, stated_level
from jobs.extraction.assistant.request.urgency.ringed_numbers import steps_of
from jobs.extraction.assistant.request.urgency.scales import scaled
from jobs.extraction.assistant.request.urgency.words import LEVEL
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span, Text

_NEXT_LABEL = re.compile(r"(?<=\w) +(?=[A-Z][a-z]+(?: [a-z]+){0,3}:)")
_WITHIN = re.compile(
    r"(?:with)?in (?:the next )?\d|innerhalb|binnen|entro|dentro de|sous \d|dans les \d", re.IGNORECASE
)
_A_TURN = re.compile(
    rf"(?:{BOX.pattern})\s*(?:(?:see |seen |call |phone )?(?:today|same day|now\b|at once)|"
    r"(?:next|first) (?:round|available|free|clinic|slot|visit|list)|in turn|any ?time)",
    re.IGNORECASE,
)
_THIS_WEEK = re.compile(r"(?:this|next) w(?:ee)?k\b", re.IGNORECASE)
_WHEN_FREE = re.compile(
    r"\b(?:next|first) (?:available|free|routine|clinic|slot)\b|\bin turn\b", re.IGNORECASE
)
"""Beside which "this wk or next" is when to be seen, and not when something began."""
_NEAR_LINES, _FEWEST_COLOURS = 4, 2
_TICKS = ("✓", "✔", "✗", "✘", "x", "X")


@dataclass(frozen=True, slots=True)
class Choice:
    """An urgency beside a box; `start` and `end` are places in the text."""

    line: int
    level: str
    start: int
    end: int
    marked: bool
    plain: bool


def chosen_urgency(text: Text, lines: Sequence[Line], *, headed: bool = False) -> Found | None:
    """Return the one urgency that is marked among lines; None when none is, or two of different levels.

    Words that mean an urgency only among others ("low", "2 weeks") count beside another one or, `headed`, under a
    label that asks for one.
    """
    choices = [choice for line in lines for choice in _choices_on(line)]
    marked = [choice for choice in choices if choice.marked]
    counted = [choice for choice in marked if headed or choice.plain or _among_others(text, choice, choices)]
    if len({choice.level for choice in counted}) > 1:
        counted = [choice for choice in counted if is_headed(text.lines[choice.line])]
    if not counted or len({choice.level for choice in counted}) > 1:
        return None
    first = counted[0]
    return Found(first.level, (Span(first.start, first.end),), 0.92)


def _choices_on(line: Line) -> Iterator[Choice]:
    boxes = boxes_in(line.text)
    if not boxes:
        for step in steps_of(line.text):
            yield Choice(
                line.number,
                step.level,
                line.start + step.start,
                line.start + step.end,
                step.ringed,
                plain=True,
            )
        return
    between = around_boxes(line.text, boxes)
    behind = [_behind(start, words) for start, words in between[1:]]
    before = [_before(start, words) for start, words in between[:-1]]
    boxes_first = _stand_behind(boxes, between, behind, before)
    options = behind if boxes_first else before
    beside = between[1:] if boxes_first else between[:-1]
    lettered = (
        _lettered(beside) or (_coloured(beside) if is_headed(line) else None) or scaled(beside, between)
    )
    for box, option in zip(boxes, lettered or options, strict=True):
        if option is not None:
            start, stated = option
            yield Choice(
                line.number,
                stated.level,
                line.start + start + stated.start,
                line.start + start + stated.end,
                box["marked"] is not None,
                stated.plain,
            )


_Option = tuple[int, Stated] | None
_Words = tuple[int, str]


def _stand_behind(
    boxes: Sequence[re.Match[str]],
    between: Sequence[_Words],
    behind: Sequence[_Option],
    before: Sequence[_Option],
) -> bool:
    """Whether the options of a row stand behind their boxes. A lone tick that touches one on either side belongs to
    that before it: "Routine ✓ Urgent"; any other lone mark that begins a cell, to what stands in that."""
    first, last = between[0][1].rstrip(" "), between[-1][1].strip()
    named = before[0] is not None and before[0][1].plain
    if len(boxes) == 1 and named and behind[0] is not None and boxes[0].group() in _TICKS:
        return False
    if len(boxes) == 1 and first.endswith(CELL) and last and not between[-1][1].startswith(CELL):
        return True
    begins = not first or first.endswith((CELL, ":"))
    if not named and bool(last) == begins:
        return begins
    if _count(behind) != _count(before):
        return _count(behind) > _count(before)
    return not (named and (begins or not last))


def _lettered(words: Sequence[_Words]) -> list[_Option] | None:
    """The urgencies of a form that prints their letters only ("R [ ] U [x]"); None where the letters are of another
    matter."""
    letters = [(start, text, text.strip().split(":")[-1].strip(" .")) for start, text in words]
    known = {letter.casefold() for _, _, letter in letters}
    if not {"r", "u"} <= known <= set(KNOWN_LETTERS):
        return None
    return [
        (start, Stated(KNOWN_LETTERS[letter.casefold()], place, place + 1, plain=True, coded=True))
        for start, text, letter in letters
        for place in [text.rindex(letter)]
    ]


_MEANING = re.compile(r" ?\([^()]*\)")
"""What a form says of a colour: "Amarelo (prioritário)"."""


def _coloured(words: Sequence[_Words]) -> list[_Option] | None:
    """The urgencies of a form that prints the colours of triage only ("[ ] Vermelho [x] Amarelo"), under a head that
    asks for them; None where something else stands among them."""
    bare = [
        (start + len(text) - len(text.lstrip()), _MEANING.sub("", text.split(CELL)[0]).strip(" .|"))
        for start, text in words
    ]
    colours = [(start, text, level_of_colour(text)) for start, text in bare]
    named = [colour for colour in colours if colour[1]]
    if len(named) < _FEWEST_COLOURS or any(level is None for _, _, level in named):
        return None
    # A row that is full prints its last box at its end, and the colour on the next line.
    return [
        (start, Stated(level, 0, len(text), plain=True, coded=True)) if level else None
        for start, text, level in colours
    ]


def _behind(start: int, words: str) -> _Option:
    """The urgency in the first cell behind a box."""
    bare = words.lstrip()
    cell = _NEXT_LABEL.split(bare.split(CELL)[0])[0]
    stated = stated_level(cell) or _first_of_codes(cell)
    return (start + len(words) - len(bare), stated) if stated else None


def _first_of_codes(cell: str) -> Stated | None:
    """The first of several categories, around which a ring is drawn: "1 2 (3) 4"."""
    codes = [stated_level(word) for word in cell.split()]
    return codes[0] if len(codes) > 1 and all(code is not None and code.coded for code in codes) else None


def _before(start: int, words: str) -> _Option:
    """The urgency in the last cell before a box, without the label that heads the row."""
    bare = words.rstrip()
    if (ended := stated_level(bare.rstrip(":"))) is not None and ended.plain:
        bare = bare.rstrip(":")
    cut = max(bare.rfind(CELL), bare.rfind(":")) + 1
    head = HEADED.match(bare, cut)
    if head is not None and head.end() < len(bare) and not stated_level(bare[cut:]):
        cut = head.end()
    *others, last = [match.start() for match in LEVEL.finditer(bare, cut)] or [cut]
    cut = last if others and stated_level(bare[last:]) else cut
    stated = stated_level(bare[cut:])
    return (start + cut, stated) if stated else None


def _count(options: Sequence[_Option]) -> int:
    return sum(option is not None and not option[1].coded for option in options) or sum(map(bool, options))


def _among_times_to_be_seen(text: Text, choice: Choice, near: Sequence[Choice]) -> bool:
    """Whether a time is offered on a line with another one and a day or turn to be seen ("today, call us", "next
    round"), without which such times may be how long something has lasted."""
    beside = [other for other in near if other.line == choice.line]
    line = text.lines[choice.line].text
    if _THIS_WEEK.match(text.content, choice.start) and _WHEN_FREE.search(line):
        return True
    times = [other for other in beside if _WITHIN.match(text.content, other.start)]
    return choice in times and len(times) > 1 and _A_TURN.search(line) is not None


def _among_others(text: Text, choice: Choice, choices: Sequence[Choice]) -> bool:
    """Whether another urgency is offered near by, or other times to be seen within, or a head that asks for one stands
    on the line or above it."""
    near = [other for other in choices if abs(other.line - choice.line) <= _NEAR_LINES]
    if _among_times_to_be_seen(text, choice, near):
        return True
    if any(other.plain for other in near if other is not choice):
        return True
    return any(map(is_headed, text.lines[max(0, choice.line - _NEAR_LINES) : choice.line + 1]))
