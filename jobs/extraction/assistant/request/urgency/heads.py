"""The heads under which forms ask how soon somebody is to be seen, and the urgency that stands behind, beside or under
one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.request.urgency.keys import KNOWN_LETTERS, meanings_in
from jobs.extraction.assistant.request.urgency.levels import Stated, stated_level
from jobs.extraction.assistant.request.urgency.own_triage import triaged_on_arrival
from jobs.extraction.found import Found
from jobs.extraction.text import Line, Span, Text

_HEAD = (
    r"(?:(?:referral|clinical|request|appointment|triage|booking|case|patient|level of|degree of|suggested|"
    r"gp|"
    r"requested|transport|transfer|evacuation|nivel de|grado de|degré d['’]|niveau d['’])\s*)*"
    r"(?:priority|prio?|urgency|triage|triage colou?r|risk classification|classifica[çc][ãa]o de risco|"
    r"clasificaci[óo]n de riesgo|codice (?:di )?(?:colore|priorità)|triage categor(?:y|isation)|categor(?:y|"
    r"isation)|acuity|urgent|time ?frame|timing|"
    r"timeline|see within|requested(?=\s*:\s*(?:with)?in\b)|to be seen|be seen|seen (?:with)?in|"
    r"appointment (?:needed|required|wanted|"
    r"priority)|"
    r"when needed|needed (?:by|within)|how (?:soon|quickly|urgent)|dringlichkeit|priorität|urgentie|urgence|"
    r"priorité|"
    r"délai(?: souhaité)?|prioridade?|urgencia|plazo|prioriteit|termijn|prioritate|priorità|"
    r"classe(?: di priorità)?|urgenza|importance|requested within|please see|kindly see|turn-?around)"
    r"(?: ?(?:level|status|rating|code|category|class|requested|of referral|request|scale|time|given|assigned|"
    r"allocated|chosen))?"
    r"(?:\s*\([^)]{0,40}\)|\s*\?)?"
)
_ANOTHER_TIME = (
    r"(?![^:?\t]*\b(?:follow|return|re-?check|review|duration|since|onset|last|previous|symptoms?|frequency|"
    r"therapy|"
    r"supply|refill|valid|expir\w+|best|contact|call|arriv\w+|leave|time of|pain|date of birth|did|was|were|"
    r"start\w*|"
    r"began|begin|first|noticed|urin\w+|bowel|bladder|stool|void\w*|why|seen by|surgery|injury))"
)
_ASKS_HOW_SOON = (
    rf"{_ANOTHER_TIME}(?:[^\W\d_][\w'’/-]*[ /.]+){{0,5}}?(?:urgen\w+|priori\w+|triage|acuity|time ?frame|"
    rf"time ?scale|"
    r"timeline|timing|how (?:soon|quickly|fast)|when|wait|clinically ind(?:icated|\.)?|(?:be|is|to) seen|"
    r"seen within|time to (?:appointment|appt|be seen|review|consult\w*)|(?:appointment|appt|visit|"
    r"date) (?:needed|required|wanted|requested|desired|by|within)|target(?: date)?|car[áa]cter|"
    r"(?:request|referral|review|order|authori[sz]ation|appointment|booking) type|type of (?:request|"
    r"referral|review|"
    r"order|appointment|booking)|"
    r"(?:needed|required|requested|wanted|desired) (?:by|within|date|appointment)|d[ée]lai|toegangs?tijd(?!\W*\d)|"
    r"frist|tempi|dringlich\w*|termi(?:j)?n\w*|plazo|spoed|quando|quand|wann|cuándo|wanneer)"
    r"(?:[ /]+[^\W\d_][\w'’/-]*){0,5}(?:\s*\([^)]{0,40}\))?"
)
"""Any words before a colon or a question mark that ask within what time, other than that of a check-up or a
symptom."""
HEADED = re.compile(rf"\W{{0,4}}(?P<head>{_HEAD})(?!\w)\s*[:=.\u2013\u2014-]?\s*", re.IGNORECASE)
_LED = re.compile(rf"\W{{0,4}}{_ASKS_HOW_SOON}\s*(?:[:?=]+|[.\u2026_]{{3,40}}:?)\s*", re.IGNORECASE)
_HEAD_ONLY = re.compile(
    rf"\W{{0,4}}(?:\d+\.?\s*)?(?:(?:{_HEAD}|appointment)\W*|{_ASKS_HOW_SOON}\s*[:?]+\W*)", re.IGNORECASE
)
_OWN_CELL = re.compile(rf"\W{{0,4}}{_ASKS_HOW_SOON}\W*", re.IGNORECASE)
"""Such words in a cell of their own, which need no colon."""
_RUNS_ON = re.compile(
    rf"{_ANOTHER_TIME}(?:(?:[^\W\d_][\w'\u2019-]*|\d[\d/.:T+Z-]*) ){{1,6}}(?:priority|urgency) ",
    re.IGNORECASE,
)
"""A head and its value that are told apart by their type only: "Referrer priority Semi-urgent", "Authored 11/11/2025
Status active Priority routine"."""
_RATES_URGENCY = re.compile(
    r"prio?\b|priorit|urgen|triage|acuity|dringlich|\bclass|risco|riesgo|codice|(?:suggested|clinical|"
    r"referral|requested|transport|transfer|evacuation) categ|categor\w+ (?:given|assigned|allocated|chosen)",
    re.IGNORECASE,
)
"""What a head says behind which a lone letter is a category of urgency."""
_LONGEST_HEAD = 60
_LONGEST_VALUE = 80


def headed_urgency(text: Text) -> Found | None:
    """Return the urgency behind a head on its line ("TRIAGE: Elective"), or in the cell under it."""
    above: list[str] = []
    for line in text.lines:
        cells = list(line.cells())
        if rates_others(line) or _ranks_a_payer(text, line) or triaged_on_arrival(text, line):
            above = []
            continue
        for place, (start, cell) in enumerate(cells):
            over = above[place] if len(above) == len(cells) else ""
            led = [head for head in _leads(cell) if head.end() < len(cell)]
            found = _within_brackets(cells, place) or _by_a_date(cells, place)
            if found is None and led:
                behind = (_alone(cell[head.end() :], start + head.end(), head) for head in led)
                found = next((one for one in behind if one is not None), None)
            elif found is None and (
                (place and (beside := _heads_alone(cells[place - 1][1]) or _seen_within(cells, place)))
                or (over and not _begins_its_row(cells, place) and (beside := _heads_alone(over)))
            ):
                found = _alone(cell, start, beside)
            if found is not None and not _are_options(cells):
                return found
        above = [cell for _, cell in cells]
    return None


def _within_brackets(cells: Sequence[tuple[int, str]], place: int) -> Found | None:
    """The time in brackets behind the day by which somebody is wanted: "Clinically Ind. Date: 18 May (within 2
    weeks)", in one cell or in three."""
    start, cell = cells[place]
    dated = _DAY_AND_TIME.fullmatch(cell) if len(cell) <= _LONGEST_CELL else None
    if dated is None:
        return None
    row = " ".join(words for _, words in cells[max(0, place - 2) : place]) + " "
    head = _LED.match(row + cell)
    if head is None or head.end() > len(row) + dated.start("time"):
        return None
    stated = stated_level(dated["time"])
    if stated is None:
        return None
    begin = start + dated.start("time")
    return Found(stated.level, (Span(begin + stated.start, begin + stated.end),), 0.9)


def _by_a_date(cells: Sequence[tuple[int, str]], place: int) -> Found | None:
    """The date behind a head that asks by when somebody is needed: "Needed by: 05/20/2026", in one cell or two."""
    start, cell = cells[place]
    before = cells[place - 1][1] + " " if place and _NEEDED_BY.fullmatch(cells[place - 1][1] + " ") else ""
    head = _NEEDED_BY.match(before + cell)
    if head is None or (not before and head.end() == len(cell)):
        return None
    day = _DAY.match(before + cell, head.end())
    return (
        Found("urgent", (Span(start + day.start() - len(before), start + day.end() - len(before)),), 0.8)
        if day
        else None
    )


_NEEDED_BY = re.compile(
    r"\W{0,4}(?:(?:date|day|appointment|appt|visit|review|answer|reply|response|opinion|patient|pt|please) "
    r")?(?:is )?"
    r"(?:to be |must be |be )?(?:needed|need|required|wanted|requested|seen|see|answer(?:ed)?|completed?) "
    r"(?:(?:no|not) "
    r"later than|by|before|latest by)(?: date| \(date\))?\s*[:=.\u2013\u2014_-]{1,3}\s*",
    re.IGNORECASE,
)
_DAY = re.compile(
    r"\d{1,4}[ /.-](?:\d{1,2}|[^\W\d_]{3,9})\b(?:[ /.,-]+\d{2,4})?|[^\W\d_]{3,9} \d{1,2}\b(?:,? \d{4})?|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:next|this) week",
    re.IGNORECASE,
)
_LONGEST_CELL = 120
_DAY_AND_TIME = re.compile(r"(?:[^()]*\d[^()]*)?\((?P<time>within [^()]{3,30})\)", re.IGNORECASE)


def _leads(cell: str) -> Iterator[re.Match[str]]:
    """The ways to take the first words of a cell for the head of an urgency."""
    for kind in (HEADED, _LED, _RUNS_ON):
        head = kind.match(cell)
        if head is not None:
            yield head


def _begins_its_row(cells: Sequence[tuple[int, str]], place: int) -> bool:
    """Whether a cell is a head itself, with its value beside it, and no value of the cell above: "category" over
    "priority | asap"."""
    return place + 1 < len(cells) and _HEAD_ONLY.fullmatch(cells[place][1]) is not None


def _heads_alone(cell: str) -> re.Match[str] | None:
    """A cell that is the head of an urgency and nothing else."""
    if len(cell) > _LONGEST_HEAD:
        return None
    return _HEAD_ONLY.fullmatch(cell) or _OWN_CELL.fullmatch(cell)


def _seen_within(cells: Sequence[tuple[int, str]], place: int) -> re.Match[str] | None:
    """A cell that says no more than "Seen", beside one that says within what time."""
    return _SEEN.fullmatch(cells[place - 1][1]) if _WITHIN.match(cells[place][1]) else None


_SEEN = re.compile(r"\W{0,4}(?:see|seen|when|book|needed|wanted)\W*", re.IGNORECASE)
_WITHIN = re.compile(r"\W*within\b", re.IGNORECASE)


def rates_others(line: Line) -> bool:
    """Whether a line is a row of columns that rate the entries of a list, and not this request: one head of an urgency
    twice ("Patient priority", "Provider priority"), or one among the columns of such a list."""
    cells = [cell.strip(" *:").casefold() for _, cell in line.cells()]
    heads = sum(_RATES.fullmatch(cell) is not None for cell in cells)
    if any(_OF_A_PAYER.match(cell) for cell in cells):
        return True
    return heads > 1 or (heads == 1 and sum(_OF_A_LIST.fullmatch(cell) is not None for cell in cells) > 1)


def _ranks_a_payer(text: Text, line: Line) -> bool:
    """Whether a line says which of several insurers pays first: "Priority: 1" beside "Payer" or "Member ID"."""
    if _RANK.fullmatch(line.text) is None:
        return False
    beside = text.lines[max(0, line.number - 1) : line.number + 2]
    return any(_PAYER.match(one.text) for one in beside)


_OF_A_PAYER = re.compile(
    r"\W*(?:payer|payor|insur\w+|coverage|policy|benefits?)(?:['\u2019]s)? (?:priority|rank|order|level)\b",
    re.IGNORECASE,
)
_RANK = re.compile(
    r"\W*priority(?: level| rank| order)?\s*[:#\t]\s*(?:[1-4]|p[1-4]|primary|secondary)\W*", re.IGNORECASE
)
_PAYER = re.compile(
    r"\W*(?:(?:primary|secondary) )?(?:payer|payor|insur\w+|member (?:id|no|number)|subscriber|policy|group "
    r"(?:id|no|"
    r"number)|health plan|plan name|coverage)\b",
    re.IGNORECASE,
)


_RATES = re.compile(
    r"(?:(?:patient|provider|practitioner|clinician)(?:['\u2019]s)? )?(?:priority|priority rating)"
)
_OF_A_LIST = re.compile(
    r"(?:active |health )?(?:problems?|conditions?|concerns?|goals?|diagnos[ie]s)(?: name)?|planned (?:care|"
    r"activity|"
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
    if stated is None and (code := _letter_or_colour(words, head)) is not None:
        return Found(
            code, (Span(start + len(words) - len(words.lstrip()), start + len(words.rstrip(" ."))),), 0.88
        )
    if stated is None or len(words) > _LONGEST_VALUE or BOX.search(words) or _offers_another(words, stated):
        return None
    if head.re is _RUNS_ON and not stated.plain:
        return None
    if stated.coded and words.strip(" .")[:1].isalpha() and not _RATES_URGENCY.search(head.group()):
        return None
    return Found(stated.level, (Span(start + stated.start, start + stated.end),), 0.9)


def _letter_or_colour(words: str, head: re.Match[str]) -> str | None:
    """What a letter or a colour of triage means that is all that stands behind a head that rates urgencies."""
    if _RATES_URGENCY.search(head.group()) is None:
        return None
    bare = words.strip(" .").casefold()
    return KNOWN_LETTERS.get(bare) or level_of_colour(bare)


def level_of_colour(word: str) -> str | None:
    """Return the urgency that a colour of triage means."""
    return next((level for level, colour in _COLOURS if colour.fullmatch(word.casefold())), None)


_COLOURS = (
    ("stat", re.compile(r"red|rouge|rot|rojo|rood|rosso|vermelho|orange|laranja|naranja|arancione|oranje")),
    ("urgent", re.compile(r"yellow|amber|jaune|gelb|amarillo|geel|giallo|amarelo")),
    (
        "routine",
        re.compile(
            r"green|blue|white|cold|vert|bleu|gr[üu]n|blau|verde|azul|groen|blauw|azzurro|bianco|branco"
        ),
    ),
)
"""The colours of triage, from that of Manchester on."""


def _offers_another(words: str, stated: Stated) -> bool:
    """Whether a further urgency stands behind a slash or a blank: a form's own list, from which nothing is chosen. A
    time behind a comma says how long the level before it may take."""
    rest = words[stated.end :].lstrip()
    if rest[:1] not in ("/", "|", ","):
        return False
    other = stated_level(rest[1:])
    if other is None or (rest[0] == "," and not other.plain):
        return rest[0] != ","
    return other.level != stated.level


def is_headed(line: Line) -> bool:
    """Whether a line holds a head that asks for an urgency."""
    return any(
        _HEAD_ONLY.fullmatch(cell) or HEADED.match(cell) or _LED.match(cell) for _, cell in line.cells()
    )
