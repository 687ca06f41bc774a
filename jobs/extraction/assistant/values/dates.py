"""Dates as people write them, in the order of day and month that the document itself gives evidence for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Literal

from jobs.extraction.assistant.values.months import (
    DAY_IN_WORDS,
    DAYS_IN_WORDS,
    MONTH,
    MONTH_BEHIND_A_DAY,
    MONTHS,
    ROMAN_MONTH,
    ROMAN_MONTHS,
)
from jobs.extraction.patterns.needed_words import LETTERS_LIKE_OTHERS
from jobs.extraction.patterns.searched import Searched

Order = Literal["DMY", "MDY"]
ShownBy = Literal["format", "dates", "number", "country", "nothing"]

_MONTH = rf"{MONTH}\.?"
_BEHIND_A_DAY = rf"{MONTH_BEHIND_A_DAY}\.?"
DATE = re.compile(
    rf"""(?<![\d./-])(?:
      (?P<y1>(?:19|20)\d\d)(?:[-/]|\.\s?)(?P<m1>\d{{1,2}}|{_BEHIND_A_DAY})(?:[-/]|\.\s?|(?<=[^\W\d])\s)
      (?P<d1>\d{{1,2}})(?![\d/]|-\d)
    | (?P<a>\d{{1,2}})\s?(?P<sep>[-/.])\s?(?P<b>\d{{1,2}})(?:\s?(?P=sep)\s?|-(?=(?:19|20)\d\d))
      (?P<y2>(?:19|20)\d\d|\d\d)(?!\d|[-/]\d)
    | (?P<d3>\d{{1,2}})(?:st|nd|rd|th|er|º)?[\s./-]*(?:(?:of|de)\s+)?(?P<m3>{_BEHIND_A_DAY})(?:/{MONTH}\b)?
      (?:\s+de)?[\s,./-]*
      ['\u2019]?(?P<y3>(?:19|20)\d\d|\d\d(?!\d|:))
    | (?P<m4>{_MONTH})[\s-]*(?P<d4>\d{{1,2}})(?:st|nd|rd|th)?(?:\s*[,.]\s*|\sof\s|[\s-]+)(?P<y4>(?:19|20)\d\d)
    | (?P<m6>{_MONTH})\s*(?P<d6>\d{{1,2}})/(?P<y6>(?:19|20)?\d\d)(?!\d|/)
    | (?P<d7>\d{{1,2}})\s?(?P<sep7>[-./])\s?(?P<m7>{ROMAN_MONTH})\s?(?P=sep7)\s?(?P<y7>(?:19|20)\d\d|\d\d)(?!\d|[-/]\d)
    | (?<!\w)(?P<d8>{DAY_IN_WORDS})\s+(?:day\s+)?(?:of\s+)?(?P<m8>{MONTH}),?\s+(?P<y8>(?:19|20)\d\d)(?!\d)
    | (?P<d9>\d{{1,2}})\stháng\s(?P<m9>\d{{1,2}}),?\snăm\s(?P<y9>(?:19|20)\d\d)(?!\d)
    | (?P<d5>\d\d)\s(?P<m5>\d\d)\s(?P<y5>(?:19|20)\d\d)(?!\d)
    )""",
    re.IGNORECASE | re.VERBOSE,
)
_FIGURE = re.compile(r"\d")

_STATED_ORDER: tuple[tuple[re.Pattern[str], Order], ...] = (
    (
        re.compile(
            r"\b(?:d[do0]?|jj?|tt|gg)\s?[-/.]\s?mm?\s?[-/.]\s?(?:y{2,4}|a{1,4}|j{2,4})\b|"
            r"\bday\s?[-/.,]\s?month\s?[-/.,]\s?year\b",
            re.IGNORECASE,
        ),
        "DMY",
    ),
    (
        re.compile(
            r"\bmm?\s?[-/.]\s?d[do0]?\s?[-/.]\s?y{2,4}|\bmonth\s?[-/.,]\s?day\s?[-/.,]\s?year\b",
            re.IGNORECASE,
        ),
        "MDY",
    ),
)
"""The order that a label prints, also where a reader takes the round back of a D for an O."""
_DAY_FIRST_COUNTRY = re.compile(
    r"(?<![\w.])\d{1,2}\.(?: ?\d{1,2}\. |\d{1,2}\.)(?:19|20)\d\d(?!\d)|"
    r"\+(?!1\b|1[\s(-])\d{2}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bNHS\b|\b(?:NSW|"
    r"VIC|QLD|TAS)\b|\b(?:SA|WA|ACT|NT) \d{4}\b(?!-)|\bMedicare (?:No|Number|card)|"
    r"\b(?i:bleep|theatre|casualty|SpR|IMT\d|StR|SHO)\b|\b(?:GP|(?i:surgery))\b|"
    r"\b(?:Singapore|Malaysia|India|Ireland|Australia|New Zealand|South Africa|Kenya|Nigeria|Ghana|Pakistan|Egypt|"
    r"Sri Lanka|Bangladesh|Nepal|Ethiopia|Uganda|Tanzania|Zambia|Zimbabwe|Botswana|Malawi|Sudan|Jordan|Lebanon|Iraq|"
    r"Kuwait|Qatar|Oman|Bahrain|Saudi Arabia|UAE|Dubai|Abu Dhabi|Turkey|Türkiye|Cyprus|Malta|Jamaica|Trinidad|Fiji)\b|"
    r"(?<![\w+-])0\d[ -]\d{4}[ -]\d{4}(?!\d)|"
    r"\bCo\. [A-Z][a-z]+|\b(?:MRCGP|MICGP|FRACGP|FRCP|FRCS|MBBS|MBChB|GMC|HCPC)\b|"
    r"(?<![\w+-])0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}\b|"
    r"\b(?i:[sdw]/o|smt|shri|uhid|lakhs?|aadhaar|abha|nric|mykad|hkid|emirates id|iqama|dva|ihi|ppsn?|bsn|"
    r"nhi|curp|cpf|medical aid)\b|"
    r"\b(?:Telefono?|Teléfono|Téléphone|geb|Tél|Datum|Fecha|Data|Straße|né|née|nat[oa]|nacid[oa]|Cognome|"
    r"Apellidos|Nombre|Prénom|Vorname|Anschrift|Codice|Domicilio|Naissance|Frau|Herrn?|Mme|Sra?\.|Sig\.?ra)\b|"
    r"\b(?i:tarihi?|doğum|sevk|urodz\w+|skierowani\w+|poradni\w*|naroz?en\w*|rodné|pojišťovn\w+|poisťovň\w+|"
    r"beteg|szül\w*|beutal\w*|na[sșş]terii|n[ăa]scut\w*|trimitere|rođen\w*|uputnic\w*|f[øö]d\w*|henvis\w+|remiss\w*|"
    r"pasient\w*|syntym\w+|syntynyt|lähete|potilas|họ tên|ngày|bệnh|tanggal|lahir|rujukan|kuzaliwa|mgonjwa|"
    r"nar\.(?= ?\d)|naixement|pesel|cnp|personnummer|t\.?c\.? kimlik|mudr|ordinace|nemocnice|"
    r"vysetreni|l[eé]ka[rř]|hälsocentral\w*|vårdcentral\w*)\b|"
    r"\b(?:vous|cette|chez|depuis|avec|desde|und|mit|seit|nicht|della|dalla|het|een|voor|uma|não|(?i:estimad[oa]s?|geachte|prezad[oa]s?|collega|confr[eè]re|huisarts\w*|naissance|nacimiento|nascita|nascimento|geburts\w+|geboorte\w+))\b"
)
"""Of the registers only those of countries where the day comes first; dates with full stops ("2. 3. 2026") are written
there."""
_AN_OPERATION_ELSEWHERE = "surgery"
"""A practice in one country and an operation in all: alone it shows little."""
_BRITISH_SPELLING = re.compile(
    r"(?:aemia|oedema|oesoph|haem|paed|gynaec|diarrhoea|dyspnoea|orthopaed|apyrexi|centre|organis|favour|tumour)\w*",
    re.IGNORECASE,
)
_DAY_BEFORE_MONTH = re.compile(
    rf"(?<![\w./-])\d{{1,2}}(?:st|nd|rd|th)? (?:of |de )?(?:{_MONTH})(?: de)?,? (?:19|20)\d\d|"
    r"(?<![\w./-])\d{1,2}\. \d{1,2}\. (?:19|20)\d\d(?!\d)",
    re.IGNORECASE,
)
_MONTH_BEFORE_DAY = re.compile(rf"\b(?:{_MONTH}) \d{{1,2}}(?:st|nd|rd|th)?,? (?:19|20)\d\d", re.IGNORECASE)
"""A date with the month's name shows the writer's order, too."""
_MONTH_FIRST_COUNTRY = re.compile(
    r"\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|"
    r"O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]),? \d{5}\b|"
    r"\b(?:DO|FNP|PA-C|APRN|FACP|FACC)\b|, M\.?D\b|"
    r"(?<![\w-])[2-9]\d\d[-.]\d{3}[-.]\d{4}\b|"
    r"\b(?i:philhealth|brgy|barangay|purok|rhu)\b|\bNPI\b|\bSSN\b|\bHIPAA\b|\bZip\b|\(\d{3}\) ?\d{3}-\d{4}|"
    r"\+1[\s(-]"
)
_AMERICAN_SPELLING = re.compile(
    r"(?:\bedema|\banemia|gyneco|pediat|orthoped|hematol|center)(?!\w*(?:ía|[rgd]ia\b))\w*", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class WrittenDate:
    """A date in a text; `ambiguous` when day and month could be the other way round."""

    start: int
    end: int
    value: date
    ambiguous: bool


@dataclass(frozen=True, slots=True)
class OrderEvidence:
    """The order of day and month, how surely the document shows it (0.5 = it does not), and by what."""

    order: Order
    sureness: float
    by: ShownBy


def find_dates(
    content: str, *, order: Order, today: date, start: int = 0, end: int | None = None
) -> Iterator[WrittenDate]:
    """Yield the dates in a part of a text, in reading order; impossible ones (31 June) are left out."""
    end = len(content) if end is None else end
    if _FIGURE.search(content, start, end) is None:
        return
    for match in DATE.finditer(content, start, end):
        written = _read(match, order, today)
        if written is not None:
            yield written


_WITHOUT_MARKS = re.compile(
    r"(?P<y>(?:19|20)\d\d)(?P<gap> ?)(?P<m>0[1-9]|1[0-2])(?P=gap)(?P<d>[0-2]\d|3[01])"
    r"(?:\d{2,6}(?:\.\d+)?(?:[+-]\d{4})?)?(?!\d)"
)


def date_without_marks(content: str, *, start: int, end: int) -> WrittenDate | None:
    """Return the date that a value begins with as messages of machines write it ("19761005", "20260713094100-0500"),
    or as the boxes of a form part it ("1976 10 05")."""
    written = _WITHOUT_MARKS.match(content, start, end)
    if written is None:
        return None
    try:
        day = date(int(written["y"]), int(written["m"]), int(written["d"]))
    except ValueError:
        return None
    return WrittenDate(start, written.end("d"), day, ambiguous=False)


def stated_order(words: str) -> Order | None:
    """Return the order of day and month that words such as a label print: "(DD/MM/YYYY)"; None where they do not."""
    return next((order for pattern, order in _STATED_ORDER if pattern.search(words)), None)


def order_in(searched: Searched) -> OrderEvidence:
    """Return the order of day and month that the document shows: by a format it states, by dates that can be
    read in
    one way only, by a number of a person that repeats one of them, else by signs of the country."""
    content = searched.content
    if stated := stated_order(content):
        return OrderEvidence(stated, 0.99, "format")
    day_first = month_first = 0
    for match in DATE.finditer(content):
        if match["a"] and int(match["a"]) > 12 >= int(match["b"]):
            day_first += 1
        elif match["a"] and int(match["b"]) > 12 >= int(match["a"]):
            month_first += 1
    if day_first != month_first and min(day_first, month_first) == 0:
        return OrderEvidence("DMY" if day_first else "MDY", 0.97, "dates")
    if proven := _order_in_numbers(content):
        return OrderEvidence(proven, 0.95, "number")
    signs = _signs(searched, _DAY_FIRST_COUNTRY, _BRITISH_SPELLING)
    days = len(signs) + 2 * len(_signs(searched, _DAY_BEFORE_MONTH))
    months = len(_signs(searched, _MONTH_FIRST_COUNTRY, _AMERICAN_SPELLING))
    months += 2 * len(_signs(searched, _MONTH_BEFORE_DAY))
    if days == months:
        return OrderEvidence("MDY" if month_first >= day_first else "DMY", 0.5, "nothing")
    if days == len(signs) and not months and {sign.casefold() for sign in signs} == {_AN_OPERATION_ELSEWHERE}:
        return OrderEvidence("DMY", 0.55, "nothing")
    return OrderEvidence(
        "DMY" if days > months else "MDY", 0.85 if min(days, months) == 0 else 0.7, "country"
    )


def _signs(searched: Searched, *patterns: re.Pattern[str]) -> list[str]:
    return [match.group() for pattern in patterns for match in searched.phrases(pattern)]


_NUMBER_OF_A_PERSON = re.compile(
    r"(?<![\w./+-])(?:\d{9,18}|\d{6}[ -]\d{3,7}|\d{6}[ -]\d\d[ -]\d{4}|\d{4} \d{6}|\d{3}[ -]\d{6}[ -]\d{4,6}|"
    r"[A-Z]{4}\d{6}[A-Z]{6}[A-Z\d]\d)(?![\w/]|-\d)"
)
"""The forms of numbers that hold their bearer's day of birth: of Egypt, China, South Africa, Malaysia, Austria ..."""


def _order_in_numbers(content: str) -> Order | None:
    """The order in which a number of a person repeats a date that could be read both ways: "12/9/1963" beside
    "26309121201479", which has the year, the month and the day. None where no number does, or two disagree; one that
    repeats the figures as they are printed may be a chart's, and says nothing."""
    numbers = [re.sub(r"\D", "", match.group()) for match in _NUMBER_OF_A_PERSON.finditer(content)]
    held = {number[at : at + 6] for number in numbers for at in (0, *_BEGINS_AT.get(len(number), ()))}
    shown: set[Order] = set()
    for match in DATE.finditer(content) if numbers else ():
        if not match["a"] or max(int(match["a"]), int(match["b"])) > _MONTHS or match["a"] == match["b"]:
            continue
        first, second, year = match["a"].zfill(2), match["b"].zfill(2), match["y2"][-2:]
        if year + second + first in held:
            shown.add("DMY")
        if year + first + second in held:
            shown.add("MDY")
    return shown.pop() if len(shown) == 1 else None


_MONTHS = 12
_BEGINS_AT = {8: (2,), 10: (4,), 12: (2,), 13: (1,), 14: (1, 2), 18: (8,)}
"""Where in a number of so many figures the day may stand, if not at its beginning."""


def _read(match: re.Match[str], order: Order, today: date) -> WrittenDate | None:
    ambiguous = False
    if match["y1"]:
        year, month, day = match["y1"], _month(match["m1"]), int(match["d1"])
    elif match["a"]:
        first, second, year = int(match["a"]), int(match["b"]), match["y2"]
        ambiguous = first <= 12 and second <= 12 and first != second
        day, month = (first, second) if order == "DMY" else (second, first)
        if month > 12 >= day:
            day, month = month, day
    elif match["d3"]:
        year, month, day = match["y3"], _month(match["m3"]), int(match["d3"])
    elif match["m4"]:
        year, month, day = match["y4"], _month(match["m4"]), int(match["d4"])
    elif match["m6"]:
        year, month, day = match["y6"], _month(match["m6"]), int(match["d6"])
    elif match["d7"]:
        year, month, day = match["y7"], ROMAN_MONTHS[match["m7"].casefold()], int(match["d7"])
    elif match["d8"]:
        day = DAYS_IN_WORDS[" ".join(match["d8"].casefold().replace("-", " ").split())]
        year, month = match["y8"], _month(match["m8"])
    elif match["d9"]:
        year, month, day = match["y9"], int(match["m9"]), int(match["d9"])
    else:
        first, second, year = int(match["d5"]), int(match["m5"]), match["y5"]
        ambiguous = first <= 12 and second <= 12 and first != second
        day, month = (first, second) if order == "DMY" else (second, first)
    try:
        value = date(_year(year, today), month, day)
    except ValueError:
        return None
    return WrittenDate(match.start(), match.end(), value, ambiguous)


def _month(name: str) -> int:
    return int(name) if name.isdigit() else MONTHS[name.translate(LETTERS_LIKE_OTHERS).casefold().rstrip(".")]


def _year(digits: str, today: date) -> int:
    """Two digits mean the latest such year that is not in the future."""
    if len(digits) == 4:
        return int(digits)
    year = today.year - today.year % 100 + int(digits)
    return year - 100 if year > today.year else year
