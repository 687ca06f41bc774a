"""Levels of blood that laboratories telephone, read as analyte, number, unit, range and day from a row of a table as
from a sentence: "Potassium | 7.1 | 3.5 - 5.1 | HH", "her sodium is 112".

A level is a danger now unless it is denied, past, a relative's or advised as any words of danger are, a target, of
another fluid than blood, in a spoilt sample, known as the patient's usual one, or older than another one that is none.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from jobs.extraction.layout.spans import Spans
from jobs.extraction.red_flags.levels.analytes import Analyte, names_of_analytes
from jobs.extraction.red_flags.levels.columns import by_columns
from jobs.extraction.red_flags.levels.readings import Reading, read
from jobs.extraction.red_flags.words import Token
from jobs.extraction.text import Span, Text

_NAMES: dict[str, list[tuple[tuple[str, ...], Analyte, str]]] = defaultdict(list)
for _name, _analyte, _written in sorted(names_of_analytes(), key=lambda named: -len(named[0])):
    _NAMES[_name[0]].append((_name, _analyte, _written))

_NOT_OF_BLOOD = re.compile(
    r"\b(?:urin\w*|csf|ascit\w*|pleural|fluid|stools?|faecal|fecal|sweat|dialysate|ioni[sz]ed|protein|albumin|"
    r"(?:aim|target|goal|threshold|trigger|if|when|until|unless|keep|maintain)\b[^.;\n]{0,24})\W{0,3}$",
    re.IGNORECASE,
)
"""Before a name: another fluid, a ratio, what is aimed at or waited for."""
_DRUG = re.compile(r"[a-z]{3,}(?:ate|arin|artan|ine|ac|oxen|one|in|nol|xole|zole|cid|am) $")
"""Before a salt what it is the salt of: "warfarin sodium 100"."""
_SPOILT = re.compile(
    r"(?<!\bnot )(?<!\bnon[- ])(?<!\bno )\b(?:ha?emoly[sz]\w*|contaminated|drip arm|clotted|clumped|spurious\w*)\b",
    re.IGNORECASE,
)
_USUAL = re.compile(
    r"\b(?:chronic(?:ally)?|usual(?:ly)?|(?:at |her |his )?baseline|stable|unchanged|long-?standing|as (?:before|ever)|"
    r"dialysis|ha?emodialysis|transplant\w*|es[rk][df]|nadir)\b",
    re.IGNORECASE,
)
_DIALYSED = re.compile(
    r"\b(?:(?:ha?emo|peritoneal )?dialysis|es[rk][df]|on (?:hd|pd)|ckd ?(?:stage )?5)\b", re.IGNORECASE
)
_AROUND = 70


class Levels:
    """The levels that a text states."""

    def __init__(self, text: Text, tokens: Sequence[Token]) -> None:
        self._content = text.flowing
        self._readings = [by_columns(reading, text) for reading in _readings(text, tokens)]
        self._harmless = Spans(
            Span(reading.start, reading.values[-1].span.end)
            for reading in self._readings
            if any(map(reading.is_a_danger, reading.values)) and not self._is_a_danger_now(reading)
        )

    def is_harmless(self, token: Token) -> bool:
        """Tell whether a word is part of a level that looks dangerous and is not: it was, or it is the usual one."""
        return self._harmless.hold(token.start)

    def dangers(self, is_said: Callable[[Span], bool]) -> dict[str, tuple[Span, ...]]:
        """Return by code the first level that is a danger now: where its name and its number stand."""
        found: dict[str, tuple[Span, ...]] = {}
        for reading in self._readings:
            value = reading.latest
            if (
                reading.analyte.code not in found
                and self._is_a_danger_now(reading)
                and (reading.is_headed or is_said(Span(reading.start, value.span.end)))
            ):
                found[reading.analyte.code] = (Span(reading.start, reading.name_end), value.span)
        return found

    def _is_a_danger_now(self, reading: Reading) -> bool:
        return (
            reading.is_a_danger(reading.latest)
            and not _is_excused(reading, self._content)
            and not _is_outdated(reading, self._readings)
        )


def _readings(text: Text, tokens: Sequence[Token]) -> Iterator[Reading]:
    content, behind = text.flowing, -1
    for place, token in enumerate(tokens):
        if token.plain not in _NAMES or token.start < behind:
            continue
        for name, analyte, written in _NAMES[token.plain]:
            last = tokens[min(place + len(name), len(tokens)) - 1]
            if (written and not _is_written(token, written, content)) or not _is_named(name, tokens, place):
                continue
            line = text.line_at(token.start)
            reading = read(analyte, content, token.start, last.end, line_start=line.start)
            if reading is not None:
                behind = last.end
                yield reading
            break


def _is_written(token: Token, written: str, content: str) -> bool:
    """Whether a short name is written as it must be, and not as one with a number: "K10" is a questionnaire, "K2K 1R8"
    a Canadian postcode."""
    around = content[max(0, token.start - 1) : token.start] + content[token.end : token.end + 1]
    return token.written == written and not any(mark.isdigit() for mark in around)


def _is_named(name: Sequence[str], tokens: Sequence[Token], place: int) -> bool:
    return tuple(token.plain for token in tokens[place : place + len(name)]) == tuple(name)


def _is_excused(reading: Reading, content: str) -> bool:
    """Whether what stands around a reading says that its number is no danger, or none of the patient's blood."""
    before = content[max(0, reading.start - _AROUND) : reading.start].rpartition("\n")[2]
    end = reading.values[-1].span.end
    behind = content[end : end + _AROUND].partition("\n")[0]
    around = f"{before} {behind}"
    return (
        _NOT_OF_BLOOD.search(before) is not None
        or _DRUG.search(before) is not None
        or _SPOILT.search(around) is not None
        or (
            reading.analyte.lasting
            and (_USUAL.search(around) is not None or _DIALYSED.search(content) is not None)
        )
    )


def _is_outdated(reading: Reading, readings: Sequence[Reading]) -> bool:
    """Whether another reading of the same analyte is of a later day, or newest by what is said of it, and no danger."""
    day = reading.latest.day
    return any(
        other is not reading
        and other.analyte is reading.analyte
        and not other.is_a_danger(other.latest)
        and (
            (day is not None and other.latest.day is not None and other.latest.day > day)
            or other.latest.is_earlier is False
        )
        for other in readings
    )
