"""Which urgency is marked among those that a form prints beside boxes, and which stands behind or under its head."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.page.checkboxes import BOX, around_boxes, boxes_in
from jobs.extraction.assistant.request.urgency_keys import KNOWN_LETTERS, meanings_in
from jobs.extraction.assistant.request.urgency_levels import Stated, stated_level
from jobs.extraction.assistant.request.urgency_words import LEVEL
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span, Text

_HEAD = (
    r"(?:(?:referral|clinical|request|appointment|triage|booking|case|patient|level of|degree of|suggested|gp|"
    r"requested|nivel de|grado de|degré d['’]|niveau d['’])\s*)*"
    r"(?:priority|urgency|triage|triage categor(?:y|isation)|categor(?:y|isation)|acuity|urgent|time ?frame|timing|"
    r"timeline|see within|to be seen|be seen|seen (?:with)?in|appointment (?:needed|required|wanted|priority)|"
    r"when needed|needed (?:by|within)|how (?:soon|quickly|urgent)|dringlichkeit|priorität|urgentie|urgence|priorité|"
    r"délai(?: souhaité)?|prioridad|urgencia|plazo|prioriteit|termijn|prioritate|priorità|"
    r"classe(?: di priorità)?|urgenza|importance|requested within|please see|kindly see|turn-?around)"
    r"(?: ?(?:level|status|rating|code|category|class|requested|of referral|request|scale|time))?"
    r"(?:\s*\([^)]{0,40}\)|\s*\?)?"
)
_ANOTHER_TIME = (
    r"(?![^:?\t]*\b(?:follow|return|re-?check|review|duration|since|onset|last|previous|symptoms?|frequency|therapy|"
    r"supply|refill|valid|expir\w+|best|contact|call|arriv\w+|leave|time of|pain|date of birth|did|was|were|start\w*|"
    r"began|begin|first|noticed|urin\w+|bowel|bladder|stool|void\w*|why|seen by|surgery|injury))"
)
_ASKS_HOW_SOON = (
    rf"{_ANOTHER_TIME}(?:[^\W\d_][\w'’/-]*[ /.]+){{0,5}}?(?:urgen\w+|priori\w+|triage|acuity|time ?frame|time ?scale|"
    r"timeline|timing|how (?:soon|quickly|fast)|when|wait|(?:be|is|to) seen|seen within|(?:appointment|appt|visit|"
    r"date) (?:needed|required|wanted|requested|desired|by|within)|target(?: date)?|car[áa]cter|"
    r"(?:request|referral|review|order|authori[sz]ation|appointment|booking) type|type of (?:request|referral|review|"
    r"order|appointment|booking)|"
    r"(?:needed|required|requested|wanted|desired) (?:by|within|date|appointment)|d[ée]lai|toegangs?tijd|"
    r"frist|tempi|dringlich\w*|termi(?:j)?n\w*|plazo|spoed|quando|quand|wann|cuándo|wanneer)"
    r"(?:[ /]+[^\W\d_][\w'’/-]*){0,5}(?:\s*\([^)]{0,40}\))?"
)
"""Any words before a colon or a question mark that ask within what time, other than that of a check-up or a
symptom."""
_HEADED = re.compile(rf"\W{{0,4}}(?P<head>{_HEAD})(?!\w)\s*[:=.\u2013\u2014-]?\s*", re.IGNORECASE)
_LED = re.compile(rf"\W{{0,4}}{_ASKS_HOW_SOON}\s*(?:[:?=]+|[.\u2026_]{{3,40}}:?)\s*", re.IGNORECASE)
_HEAD_ONLY = re.compile(
    rf"\W{{0,4}}(?:\d+\.?\s*)?(?:(?:{_HEAD})\W*|{_ASKS_HOW_SOON}\s*[:?]+\W*)", re.IGNORECASE
)
_OWN_CELL = re.compile(rf"\W{{0,4}}{_ASKS_HOW_SOON}\W*", re.IGNORECASE)
"""Such words in a cell of their own, which need no colon."""
_RUNS_ON = re.compile(
    rf"{_ANOTHER_TIME}(?:[^\W\d_][\w'\u2019-]* ){{1,4}}(?:priority|urgency) ", re.IGNORECASE
)
"""A head and its value that are told apart by their type only: "Referrer priority Semi-urgent"."""
_RATES_URGENCY = re.compile(
    r"priorit|urgen|triage|acuity|dringlich|\bclass|(?:suggested|clinical|referral|requested) categ",
    re.IGNORECASE,
)
"""What a head says behind which a lone letter is a category of urgency."""
_NEXT_LABEL = re.compile(r"(?<=\w) +(?=[A-Z][a-z]+(?: [a-z]+){0,3}:)")
_LONGEST_HEAD = 60
_NEAR_LINES = 4
_LONGEST_VALUE = 80
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
        counted = [choice for choice in counted if _is_headed(text.lines[choice.line])]
    if not counted or len({choice.level for choice in counted}) > 1:
        return None
    first = counted[0]
    return Found(first.level, (Span(first.start, first.end),), 0.92)


def headed_urgency(text: Text) -> Found | None:
    """Return the urgency behind a head on its line ("TRIAGE: Elective"), or in the cell under it."""
    above: list[str] = []
    for line in text.lines:
        cells = list(line.cells())
        if rates_others(line):
            above = []
            continue
        for place, (start, cell) in enumerate(cells):
            over = above[place] if len(above) == len(cells) else ""
            led = [head for head in _leads(cell) if head.end() < len(cell)]
            if led:
                behind = (_alone(cell[head.end() :], start + head.end(), head) for head in led)
                found = next((one for one in behind if one is not None), None)
            elif (place and (beside := _heads_alone(cells[place - 1][1]))) or (
                over and (beside := _heads_alone(over))
            ):
                found = _alone(cell, start, beside)
            else:
                found = None
            if found is not None and not _are_options(cells):
                return found
        above = [cell for _, cell in cells]
    return None


def _leads(cell: str) -> Iterator[re.Match[str]]:
    """The ways to take the first words of a cell for the head of an urgency."""
    for kind in (_HEADED, _LED, _RUNS_ON):
        head = kind.match(cell)
        if head is not None:
            yield head


def _heads_alone(cell: str) -> re.Match[str] | None:
    """A cell that is the head of an urgency and nothing else."""
    if len(cell) > _LONGEST_HEAD:
        return None
    return _HEAD_ONLY.fullmatch(cell) or _OWN_CELL.fullmatch(cell)


def rates_others(line: Line) -> bool:
    """Whether a line is a row of columns that rate the entries of a list, and not this request: one head of an urgency
    twice ("Patient priority", "Provider priority"), or one among the columns of such a list."""
    cells = [cell.strip(" *:").casefold() for _, cell in line.cells()]
    heads = sum(_RATES.fullmatch(cell) is not None for cell in cells)
    return heads > 1 or (heads == 1 and sum(_OF_A_LIST.fullmatch(cell) is not None for cell in cells) > 1)


_RATES = re.compile(
    r"(?:(?:patient|provider|practitioner|clinician)(?:['\u2019]s)? )?(?:priority|priority rating)"
)
_OF_A_LIST = re.compile(
    r"(?:active |health )?(?:problems?|conditions?|concerns?|goals?|diagnos[ie]s)(?: name)?|planned (?:care|activity|"
    r"procedure)|care goal|(?:care )?providers?|care team(?: member)?|onset(?: date)?|start date|end date|"
    r"(?:problem )?status|medications?|interventions?|tasks?"
)


def _are_options(cells: Sequence[tuple[int, str]]) -> bool:
    """Whether a line prints several urgencies, none of which is said by standing there."""
    levels = [stated_level(cell.split(":")[-1]) for _, cell in cells if not _HEAD_ONLY.fullmatch(cell)]
    return len({stated.level for stated in levels if stated is not None and not stated.coded}) > 1


def _alone(words: str, start: int, head: re.Match[str]) -> Found | None:
    """The urgency that words behind a head say; behind one of which only a part is known no word that means other
    things too, and no letter where the head rates nothing."""
    stated = stated_level(words, led=True) if not meanings_in(words) else None
    if stated is None or len(words) > _LONGEST_VALUE or BOX.search(words) or _offers_another(words, stated):
        return None
    if head.re is _RUNS_ON and not stated.plain:
        return None
    if stated.coded and words.strip(" .")[:1].isalpha() and not _RATES_URGENCY.search(head.group()):
        return None
    return Found(stated.level, (Span(start + stated.start, start + stated.end),), 0.9)


def _offers_another(words: str, stated: Stated) -> bool:
    """Whether a further urgency stands behind a slash or a blank: a form's own list, from which nothing is chosen."""
    rest = words[stated.end :].lstrip()
    if rest[:1] not in ("/", "|", ","):
        return False
    other = stated_level(rest[1:])
    return rest[0] != "," if other is None else other.level != stated.level


def _choices_on(line: Line) -> Iterator[Choice]:
    boxes = boxes_in(line.text)
    if not boxes:
        return
    between = around_boxes(line.text, boxes)
    behind = [_behind(start, words) for start, words in between[1:]]
    before = [_before(start, words) for start, words in between[:-1]]
    boxes_first = _stand_behind(boxes, between, behind, before)
    options = behind if boxes_first else before
    lettered = _lettered(between[1:] if boxes_first else between[:-1])
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
    that before it: "Routine ✓ Urgent"."""
    first, last = between[0][1].rstrip(" "), between[-1][1].strip()
    named = before[0] is not None and before[0][1].plain
    if len(boxes) == 1 and named and behind[0] is not None and boxes[0].group() in _TICKS:
        return False
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
    head = _HEADED.match(bare, cut)
    if head is not None and head.end() < len(bare) and not stated_level(bare[cut:]):
        cut = head.end()
    *others, last = [match.start() for match in LEVEL.finditer(bare, cut)] or [cut]
    cut = last if others and stated_level(bare[last:]) else cut
    stated = stated_level(bare[cut:])
    return (start + cut, stated) if stated else None


def _count(options: Sequence[_Option]) -> int:
    return sum(option is not None and not option[1].coded for option in options) or sum(map(bool, options))


def _among_others(text: Text, choice: Choice, choices: Sequence[Choice]) -> bool:
    """Whether another urgency is offered near by, or a head that asks for one stands on the line or above it."""
    near = [other for other in choices if abs(other.line - choice.line) <= _NEAR_LINES]
    if any(other.plain for other in near if other is not choice):
        return True
    return any(map(_is_headed, text.lines[max(0, choice.line - _NEAR_LINES) : choice.line + 1]))


def _is_headed(line: Line) -> bool:
    """Whether a line holds a head that asks for an urgency."""
    return any(
        _HEAD_ONLY.fullmatch(cell) or _HEADED.match(cell) or _LED.match(cell) for _, cell in line.cells()
    )
