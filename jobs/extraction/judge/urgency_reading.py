"""The judge's own reading of how urgent words are: stems with what negates them, and times reckoned in hours. It shares
neither words nor patterns with the assistant, so that a slip there is not repeated here."""

from __future__ import annotations

import re

from jobs.extraction.judge import urgency_further_off as further_off
from jobs.extraction.judge.urgency_turns import turn_read
from jobs.extraction.patterns.accents import without_accents

_HOURS = {"h": 1, "d": 24, "w": 168, "f": 336, "m": 720}
_UNIT_OF = (
    ("h", ("hour", "hr", "stund", "std", "heure", "hora", "uur", "ora", "ore")),
    ("d", ("day", "tag", "jour", "dia", "dag", "giorn")),
    ("f", ("fortnight", "quinzaine", "quincena")),
    ("w", ("week", "wk", "woch", "weke", "semain", "seman", "settiman")),
    ("m", ("month", "mth", "monat", "mois", "mes", "maand")),
    *further_off.UNITS,
)
_COUNT = {
    **{
        word: number
        for number, word in enumerate("zero one two three four five six seven eight nine ten".split())
    },
    "a": 1,
    "an": 1,
    "this": 1,
    "next": 1,
    "few": 3,
    "couple": 2,
    "fourteen": 14,
    "diese": 1,
    "cette": 1,
    "esta": 1,
    "deze": 1,
    "un": 1,
    "une": 1,
    "una": 1,
    "ein": 1,
    "eine": 1,
    "einer": 1,
    "zwei": 2,
    "drei": 3,
    "deux": 2,
    "trois": 3,
    "dos": 2,
    "tres": 3,
    "due": 2,
    "tre": 3,
    "sous": 1,
    "quinze": 15,
    "quindici": 15,
    "twee": 2,
    "drie": 3,
    "the": 1,
    "la": 1,
    "coming": 1,
    "een": 1,
    "de": 1,
}
_NOT = (
    "no",
    "non",
    "not",
    "nicht",
    "niet",
    "geen",
    "kein",
    "keine",
    "pas",
    "sin",
    "sans",
    "never",
    "without",
    "nulla",
    "rien",
    "nada",
    "nil",
    "nao",
    "sem",
    "senza",
    *further_off.DENIALS,
)
_CALM = (
    "routin", "elektiv", "electiv", "standard", "normal", "low", "planb", "programm", "ordinar", "rutin", "regul",
    "available", "open", "course", "leisure", "differibil", "slot",
    *further_off.CALM,
)  # fmt: skip
_DAYS = (
    "asap",
    "2ww",
    "tww",
    "2wr",
    "usc",
    "cancer",
    "flag",
    "fast",
    "faster",
    "schnellst",
    "earliest",
    "brevedad",
)
_NOW = (
    "stat", "immediat", "inmediat", "emerg", "notfall", "today", "tonight", "prealert", "alert", "critical",
    "threatening",
    "sofort", "spoedeis", "vitale", "absolue", "now", "away", "morning", "afternoon", "evening", "heute", "oggi", "hoy",
    *further_off.NOW,
)  # fmt: skip
_NEXT_DAY = frozenset(("tomorrow", "tmrw", "tomoz", "morgen"))
_HASTE = (
    "urg", "soon", "expedit", "priorit", "high", "early", "dring", "eilig", "spoed", "cito", "prefer", "rush", "hurry",
    "priorid", "rasch", "zugig", "kurzfr", "korte",
    "rapid", "prompt", "quick", "zeitnah", "eilt", "bald", "prest", "pront", "baldmog", "delai", "dels", "antes",
    "possible", "sooner", "swift", "speed", "shortly", "forward", "press", "deadline",
    *further_off.HASTE,
)  # fmt: skip
_HIGH = frozenset({"hoch", "hog", "hoj", "haute", "elevee", "hoog", "elevata", "alta"})
"""What a high priority is called where the words stand whole: "hoch" begins others that say nothing of it."""
_FURTHEST_NOT = 6
"""Words between a denial and what it denies: "not think this needs to be urgent"."""
_TWO_WEEK_WAIT = re.compile(
    r"\b(?:two|2)[- ]?w(?:ee)?k\w*[- ](?:wait|rule)|\bcancer|\b2ww\b|vardforlopp|\bsvf\b|pakkeforl"
)
_SPAN = re.compile(r"\d+ ?(?:-|\u2013|to) ?\d+ ?\w+")
_CODE = re.compile(r"(?:p|c|cat(?:egory)?|priorit[ye]|level|class|triage)?[ .-]?([1-5a-eupsr]|i{1,3}|iv)")


_NO_HASTE = re.compile(r"pronto (?=soccorso)|(?<=servico )de urgencia|\bdelai (?=habituel|normal)")
"""Words of haste that are parts of other names: of a department, of the usual wait."""
_SOONEST = (
    "as soon as",
    "earliest possible",
    "antes posible",
    "cuanto antes",
    "quanto antes",
    *further_off.SOONEST_IN_WORDS,
)


def level_read(quote: str) -> str | None:
    """Return the urgency that words state on FHIR's scale, None where they state none that the judge knows."""
    words = re.findall(r"[^\W_]+", _NO_HASTE.sub("", _plain(quote)))
    if _TWO_WEEK_WAIT.search(_plain(quote)):
        return "asap"
    level = _by_stems(words, _plain(quote))
    level = level or turn_read(words, _plain(quote))
    hours = _hours(words, _plain(quote))
    if hours is not None and (level is None or level in ("urgent", "asap")):
        return _level_of(hours, a_span=_SPAN.fullmatch(_plain(quote).strip()) is not None)
    return level or _by_code(_plain(quote))


def _plain(words: str) -> str:
    spelled_out = words.casefold().replace("\u2019", "'").replace("n't", " not")
    bare = without_accents(spelled_out).translate(_OF_NO_PARTS)
    return further_off.DENIED_BY_WHAT_FOLLOWS.sub("not ", bare)


_OF_NO_PARTS = str.maketrans("\u0131\u0142\u00f8\u0111", "ilod")
"""Letters whose marks do not come off when they are decomposed."""


def _by_stems(words: list[str], whole: str) -> str | None:
    """What the first telling word says, turned into its opposite by a denial before it, or "no" at the end."""
    if (
        len(words) > 1
        and words[-1] in _NOT
        and any(word.startswith((*_NOW, *_HASTE, *_DAYS)) for word in words)
    ):
        return "routine"
    if any(said in whole for said in _SOONEST) or ("delay" in words and set(words) & set(_NOT)):
        return "asap"
    if set(words) & _NEXT_DAY or words[-3:] == ["in", "the", "morning"]:
        return "asap"
    if "wait" in words and (set(words) & set(_NOT) or "cannot" in words):
        return "urgent"
    if "same" in words and "day" in words:
        return "stat"
    for place, word in enumerate(words):
        denied = any(before in _NOT for before in words[max(0, place - _FURTHEST_NOT) : place])
        if word.startswith(_CALM):
            return "routine"
        if word.startswith((*_NOW, *_HASTE)) and denied:
            return "routine"
        if word in _DAYS or word.startswith(
            ("cancer", "schnellst", "earliest", "soonest", *further_off.SOONEST)
        ):
            return "asap"
        if word.startswith(_NOW):
            return "stat"
        if word.startswith(_HASTE) or word in _HIGH:
            return "urgent"
    return None


def _hours(words: list[str], whole: str) -> int | None:
    """The longest time that is named, in hours."""
    found: list[int] = []
    for place, word in enumerate(words):
        unit = next((key for key, stems in _UNIT_OF if word.startswith(stems)), None)
        if unit is None:
            continue
        for before in reversed(words[max(0, place - 3) : place + 1]):
            number = int(before) if before.isdigit() else _COUNT.get(before)
            if number:
                found.append(number * _HOURS[unit])
                break
    for number, unit in re.findall(r"(\d+) ?(h|d|w)(?:(?:ou)?rs?|ays?|(?:ee)?ks?)?\b", whole):
        found.append(int(number) * _HOURS[unit])
    for number, unit in re.findall(
        r"(?<!before )(?<!by )(?<!to )(?<!until )(?<!\d)(\d+) ?/ ?(7|52|12)\b", whole
    ):
        found.append(int(number) * {"7": 24, "52": 168, "12": 720}[unit])
    return max(found, default=None)


def _level_of(hours: int, *, a_span: bool) -> str:
    """Hours are `stat`, one to three days `asap`, six weeks `urgent`; a bare span up to them is the wait of any
    appointment."""
    if hours < 24:
        return "stat"
    if hours <= 72:
        return "asap"
    return "urgent" if hours < 24 * 42 + (not a_span) else "routine"


def _by_code(whole: str) -> str | None:
    match = _CODE.fullmatch(whole.strip(" .:()[]"))
    if match is None:
        return None
    return "urgent" if match[1] in ("1", "2", "a", "b", "s", "u", "i", "ii") else "routine"
