"""The numbers of one analyte as a report or a sentence states them: behind its name, in whatever order of value, unit,
range and date ("Potassium 7.1 (3.5-5.1) mmol/L", "K+ (3.5-5.1): 7.3", "Na was 139 on 2/11/26, now 117").
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from jobs.extraction.assistant.values.months import ENGLISH_STEM
from jobs.extraction.red_flags.levels.analytes import Analyte, Limits, Scale
from jobs.extraction.text import Span

Day = tuple[int, int, int]
"""Year, month and day, to be compared."""

_NUMBER = r"\d{1,3}(?:,\d{2,3})+(?!\d)|\d+(?:[.,]\d+)?"
_DATE = (
    r"(?P<iso_year>20\d\d)-(?P<iso_month>\d\d)-(?P<iso_day>\d\d)\b|"
    r"(?P<day>\d{1,2})(?:[/.-](?P<month>\d{1,2})[/.-](?P<year>(?:20)?\d\d)\b|"
    rf"[ -](?P<name>{ENGLISH_STEM})[a-z]*(?:[ -](?P<its_year>(?:20)?\d\d)(?![.\d]))?\b)"
)
_TIME = r"(?:[01]?\d|2[0-3]):[0-5]\d\b(?: ?(?:h|hrs|[ap]m)\b)?"
_PART = re.compile(
    rf"[(\[]?\s*(?P<date>{_DATE})(?:,? (?:at )?{_TIME})?|"
    rf"(?P<time>{_TIME})|"
    r"[(\[]\s*(?:target|aim|goal)[^)\]\n]{0,30}[)\]]|"
    r"[(\[]?\s*(?P<reference>(?:ref(?:erence)?|normal)(?:\s+(?:range|interval))?[:.]?\s*)?"
    rf"(?P<low>{_NUMBER})\s*(?:(?P<dash>[-\u2013](?!>))|\bto\b)\s*(?P<high>{_NUMBER})(?P<closed>\s*[)\]])?|"
    rf"[(\[]\s*(?:ref\w*\s*)?(?P<below>[<\u2264])\s*=?\s*(?P<limit>{_NUMBER})|"
    rf"(?:[<>\u2264\u2265]\s?)?(?P<number>{_NUMBER})|"
    r"(?P<earlier>\b(?:previous(?:ly)?|prev|prior|was|from|baseline|last(?: (?:week|month|year|time))?|before)\b)|"
    r"(?P<later>(?:\b(?:this (?:morning|afternoon|evening|am|pm)|now|today|repeat(?:ed)?|current(?:ly)?|latest|then|"
    r"to)\b|->|\u2192))|"
    r"(?:\b(?:levels?|counts?|results?|is|are|were|of|on|at|only|still|came|back|reading|serum|plasma|blood|total|high|"
    r"that|the|which|by|reported|telephoned?|rang|through|returned|sent|taken|drawn|measured|finger ?stick|sample|"
    r"low|critical|phoned|random|fasting|capillary|venous|lab|t|i|hs|sensitivity|hh?|ll?|abn|crit|adjusted|corrected|"
    rf"in (?:{ENGLISH_STEM})[a-z]*|come|gone|went|climbed|jumped|dropped|fallen|slid|"
    r"corr|adj|as|a|and|ratio|absolute|up|down|rose|fell|rising|risen|has|have|been)\b|[\s|,:;=~/()\[\]*!\u2191\u2193+-])",
    re.IGNORECASE,
)
_NO_LEVEL = re.compile(
    r"\s?(?:mgs?|mcg|\u00b5g|ug|g|grams?|mls?|tabs?|tablets?|units?|iu|%|weeks?|wks?|days?|months?|kg|years?|yrs?|yo|"
    r"am|pm|hours?|hrs?|x|times|la[ck]h?s?|million|mm|cm|min(?:ute)?s?|bags?|mmol ?/ ?(?:kg|day|h)|mg ?/ ?(?:kg|day)|"
    r"st|nd|rd|th)(?![\w/])|[/:\u00b0]\s?\d|\+|\.\d| of \d",
    re.IGNORECASE,
)
"""Behind a number that is a dose, an age, an hour, a pressure, a page ("1 of 2"): no level of anything."""
_UNIT_AHEAD = re.compile(
    r"\s*[(\[]?\s*(?:x ?10\S{0,4}/\w+|[a-z\u00b5\u03bc]{1,6} ?/ ?[a-z\u00b5]{1,4})(?:\s*[)\]])?",
    re.IGNORECASE,
)
DATE = re.compile(_DATE, re.IGNORECASE)
_STOP_OF_A_SHORT_NAME = re.compile(r"\.(?=\s?\d)")
_LONGEST = 110


@dataclass(frozen=True, slots=True)
class Value:
    """A number with the scale that its unit, or its size, says, the day it is of, and whether it is told as one of
    before (True), as the newest (False), or neither."""

    number: float
    scale: Scale
    span: Span
    day: Day | None = None
    is_earlier: bool | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """All that is stated of an analyte in one place. `is_headed`: a heading says which of its values is the newest, so
    that no word of time in it belongs to the row below."""

    analyte: Analyte
    start: int
    name_end: int
    values: tuple[Value, ...]
    normal: Limits | None
    is_headed: bool = False

    @property
    def latest(self) -> Value:
        """The newest of the values: by its day, else by what is said of it, else the first, as reports have it."""
        dated = [value for value in self.values if value.day is not None]
        if len(dated) == len(self.values):
            return max(dated, key=lambda value: value.day or (0, 0, 0))
        newest = [value for value in self.values if value.is_earlier is False]
        if newest:
            return newest[-1]
        return next((value for value in self.values if not value.is_earlier), self.values[-1])

    def is_a_danger(self, value: Value) -> bool:
        """Tell whether a value lies where laboratories telephone it, and not in the range of normal beside it."""
        if self.normal is not None and self.normal[0] <= value.number <= self.normal[1]:
            return False
        return any(low <= value.number <= high for low, high in value.scale.dangers)


@dataclass
class _Heard:
    """What was read so far of one reading."""

    values: list[Value] = field(default_factory=list)
    normal: Limits | None = None
    day: Day | None = None
    is_earlier: bool | None = None
    unit: str = ""


def read(analyte: Analyte, content: str, start: int, end: int, *, line_start: int) -> Reading | None:
    """Return what is stated behind the name of an analyte, which stands at `start` to `end`, in its line; of the day
    that the line begins with, if any.
    """
    short = _STOP_OF_A_SHORT_NAME.match(content, end)
    heard, place = _Heard(), short.end() if short else end
    line_end = content.find("\n", end)
    stop = min(line_end if line_end >= 0 else len(content), end + _LONGEST)
    while place < stop and (part := _PART.match(content, place, stop)) is not None:
        behind = _take(part, heard, analyte, content)
        if behind is None:
            break
        place = behind
    if not heard.values:
        return None
    leading = DATE.match(content, line_start)
    if leading is not None:
        heard.values = [replace(value, day=value.day or _day(leading)) for value in heard.values]
    return Reading(analyte, start, end, tuple(heard.values), heard.normal)


def _take(part: re.Match[str], heard: _Heard, analyte: Analyte, content: str) -> int | None:
    """Take a part into what was heard and return where the next begins; None where the reading ends before it."""
    if part["date"]:
        _take_day(_day(part), heard)
    elif part["time"]:
        _take_day(_minute_of(part["time"]), heard)
    elif part["low"] and _is_a_range(part, heard):
        heard.normal = heard.normal or (_number(part["low"]), _number(part["high"]))
        return _behind_unit(content, part.end(), heard)
    elif part["low"]:
        return _take_value(part["low"], part.start("low"), heard, analyte, content)
    elif part["below"]:
        heard.normal = heard.normal or (0.0, _number(part["limit"]))
        return _behind_unit(content, part.end(), heard)
    elif part["number"]:
        return _take_value(part["number"], part.start("number"), heard, analyte, content)
    elif part["earlier"]:
        heard.is_earlier = True
    elif part["later"]:
        heard.is_earlier = False
    elif not heard.values:
        unit = _UNIT_AHEAD.match(content, part.start())
        if unit is not None and any(mark in unit.group() for mark in "(["):
            heard.unit = unit.group().strip(" ()[]\t")
            return unit.end()
    return part.end()


def _is_a_range(part: re.Match[str], heard: _Heard) -> bool:
    """Whether two numbers are limits, not a rise: "from 4.4 to 6.9"."""
    return bool(part["dash"] or part["reference"] or part["closed"]) or heard.is_earlier is None


def _take_day(day: Day, heard: _Heard) -> None:
    """Give a day to the value before it, if that has none, else to the next."""
    if heard.values and heard.values[-1].day is None:
        heard.values[-1] = replace(heard.values[-1], day=day)
    else:
        heard.day = day


def _take_value(written: str, start: int, heard: _Heard, analyte: Analyte, content: str) -> int | None:
    number, end = _number(written), start + len(written)
    for scale in analyte.scales:
        unit = scale.unit.match(content, end) or scale.unit.fullmatch(heard.unit)
        if unit is not None:
            behind = max(end, unit.end()) if unit.string is content else end
            return _add(number, scale, Span(start, behind), heard)
    if _NO_LEVEL.match(content, end):
        return None
    for scale in analyte.scales:
        if _may_be(number, written, scale):
            return _add(number, scale, Span(start, end), heard)
    return None


def _add(number: float, scale: Scale, span: Span, heard: _Heard) -> int:
    heard.values.append(Value(number, scale, span, heard.day, heard.is_earlier))
    heard.day = heard.is_earlier = None
    return span.end


def _may_be(number: float, written: str, scale: Scale) -> bool:
    return (
        scale.bare is not None
        and scale.bare[0] <= number <= scale.bare[1]
        and not (scale.whole and "." in written)
    )


def _behind_unit(content: str, place: int, heard: _Heard) -> int:
    """Where the unit of a range ends, which is the value's too."""
    unit = _UNIT_AHEAD.match(content, place)
    if unit is None:
        return place
    heard.unit = heard.unit or unit.group().strip(" ()[]\t")
    return unit.end()


def _number(written: str) -> float:
    if re.fullmatch(r"\d{1,3}(?:,\d{2,3})+", written) and not re.fullmatch(r"\d{1,2},\d\d", written):
        return float(written.replace(",", ""))
    return float(written.replace(",", "."))


_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


def _day(found: re.Match[str]) -> Day:
    if found["iso_year"]:
        return int(found["iso_year"]) % 100, int(found["iso_month"]), int(found["iso_day"])
    year = int(found["year"] or found["its_year"] or 0) % 100
    if found["name"]:
        return year, _MONTHS.index(found["name"][:3].lower()) + 1, int(found["day"])
    day, month = int(found["day"]), int(found["month"])
    return (year, day, month) if month > len(_MONTHS) else (year, month, day)


def _minute_of(time: str) -> Day:
    """The minute of an hour of the day, to be compared with others of a day that is not said."""
    hour, minute = time[:5].split(":")
    later = 12 if "pm" in time.lower() and int(hour) < 12 else 0
    return 0, 0, 60 * (int(hour) + later) + int(minute[:2])


def days_in(words: str) -> list[Day]:
    """Return the days that some words name, in order."""
    return [_day(found) for found in DATE.finditer(words)]
