"""Expressions that are read as a whole, wherever the end of a line may part them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.layout.lines_that_flow_on import is_running

_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)\.?"
)
_DAY = r"\d{1,2}(?:st|nd|rd|th)?"
_DATE = rf"\b{_DAY},? (?:of )?{_MONTH},?(?: \d{{4}})?\b|\b{_MONTH} {_DAY},? \d{{4}}\b"

_UNIT = r"(?:mg|mcg|micrograms?|milligrams?|grams?|g|mls?|units?|iu|µg|μg|mmol|puffs?|tablets?|tabs?|caps(?:ules?)?)"
_AMOUNT = rf"\d+(?:[.,]\d+)?(?:[-/]\d+(?:[.,]\d+)?)? ?{_UNIT}\b(?:/\w+)?"
_TIMES = r"(?:once|twice|(?:one|two|three|four|\d) times)"
_HOW_OFTEN = (
    rf"(?:{_TIMES}(?: (?:an?|per|every) (?:day|week|night|month)| daily| weekly)?|daily|nightly|weekly|"
    r"monthly|(?:each|every) (?:morning|night|evening|day|week|other day|"
    r"(?:\d+|four|six|eight|twelve) (?:hours|hrs|days|weeks))|"
    r"at (?:night|bedtime)|in the (?:morning|evening)|[obtq]\.?d\.?s?|[btq]\.?i\.?d|tds|qds|prn|nocte|mane|qhs|hs|"
    r"as (?:needed|required)|when needed|\dx\d|cada \d+ horas|(?:una|dos|tres) vez(?:es)? al d[ií]a|de manhã|à noite|"
    r"\dx ao dia|(?:le|au) (?:matin|soir|coucher)|(?:une|deux|trois) fois par jour|"
    r"(?:zur|am|pro) (?:nacht|abend|morgen|tag))"
)
_MEDICINE = (
    rf"\b[^\W\d_][\w-]{{3,}} (?:{_AMOUNT}(?:,? {_HOW_OFTEN})?|(?-i:OD|BD|TDS|QDS|BID|TID|QID|PRN))(?!\w)|"
    rf"\b{_AMOUNT},? {_HOW_OFTEN}(?!\w)|\b{_AMOUNT}|"
    rf"\b{_HOW_OFTEN}(?!\w)"
)

_FINDING = (
    r"\b(?:blood pressure|heart rate|respiratory rate|BP|HR|RR|BMI|Hb|HbA1c|SpO2|sats|pulse|weight|height|wt|ht|eGFR|"
    r"CRP|ESR|PSA|TSH|INR|ferritin|creatinine|potassium|sodium|temp(?:erature)?|(?-i:T))"
    r"(?: (?:is|was|of|at))? \d[\d./]*(?: ?(?:%|kg|cm|mm\w*|g/\w+))?"
)
_REACTION = (
    r"\b(?:gave|gives?|caus(?:es?|ed|ing)|makes?|made)(?: (?:her|him|them))?(?: an?)?(?: [a-z]+){0,2}? "
    r"(?:rash(?:es)?|hives|swelling|wheez\w+|vomit\w*|nausea|itch\w*(?: all over)?|diarrho?ea|cough\w*|sick|"
    r"angioedema|anaphylaxis)\b|"
    r"\ballerg(?:y|ic|ies)(?: is)? to [\w-]+|\breacts? to [\w-]+|\b(?:rash|hives) (?:with|to|from|after) [\w-]+|"
    r"\b(?:oe|œ)d[eè]me de quincke\b"
)

_CODE = r"(?-i:\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|, [A-Z]{2} \d{5}(?:-\d{4})?\b(?! ?\d))"
"""Of a post office: of Britain, of Canada, of the United States."""

_NUMBER_NAMED = re.compile(
    r"\b(?:NHS|NHI|MRN|UR|CHI|telephone|mobile|phone|tel|cell|fax)[.:]?(?: (?:number|no\.?|is|on))?:? "
    r"(?:\(\d{2,5}\) )?\+?(?=[\w-]*\d)[\w-]+(?: \d[\d-]*){0,3}(?!\w)",
    re.IGNORECASE,
)
_FIGURES = re.compile(r"(?<![\w/.,-])\+?\(?\d{2,5}\)?(?: \d{2,5}){1,6}(?![\w/-]|\.\d)")
_FIGURES_OF_A_NUMBER = range(9, 16)
"""Of telephones, and of the numbers by which health services know people."""
_SUBJECT = re.compile(r"\W*(?:re|ref|regarding|patient)\b", re.IGNORECASE)

_TITLE = (
    r"(?:mr|mrs|ms|miss|master|mx|dr|prof|professor|sister|sig(?:\.ra|\.na)?|frau|herr|mme|mevr|dhr|sra?|herrn|fru|hr|pt|"
    r"patient|patientin|paziente|paciente)"
)
_PARTICLE = r"(?:van|von|de|der|den|da|do|dos|di|del|della|la|el|al|bin|ibn|ter|ten|zu)"
_PART = r"[A-ZÀ-Þ](?:[\w'\u2019-]+|\.)"
_NAME = rf"{_PART}(?: (?:{_PARTICLE} ){{0,2}}{_PART}){{0,3}}"
_NAMED = (
    rf"\b{_TITLE}\.? (?-i:{_NAME})|"
    rf"(?-i:\b{_NAME})(?=,? \(?(?:DOB|D\.O\.B|born|geb|nat[oa]|nacid|nascid|née?|NH[IS]|aged|"
    r"\d{1,3}[ -]?(?:y|yrs?|year)))"
)
_NO_NAME = re.compile(
    r"(?:I|We|He|She|They|This|The|It|Thank\w*|Please|Many|Kind|Her|His|Their|My|Our|On|In|At|For|With|As|Re|Dear|Dr|Mr|"
    r"Mrs|Ms|Miss|Prof|General|Consultant|Specialist|Clinical|Medical|Senior|Yours|If|A|An|DOB|NHS|Tel|Date|Born|Also|No)\b"
)

_WHOLES = tuple(
    re.compile(pattern, re.IGNORECASE) for pattern in (_DATE, _MEDICINE, _FINDING, _REACTION, _CODE)
)
_WHO = re.compile(_NAMED, re.IGNORECASE)


def ends_of_expressions(above: str, below: str, line: str) -> Iterator[int]:
    """Yield how far into the words `below` expressions go on that begin in the words `above`, in characters. `line` is
    the whole line that the words above end; names and numbers are only looked for in running text and in subjects."""
    words, border = f"{above} {below}", len(above)
    parted = [*_over(border, words, _WHOLES)]
    running = is_running(line)
    if running or _SUBJECT.match(line):
        numbers = _over(border, words, (_NUMBER_NAMED, _FIGURES))
        parted += [number for number in numbers if _is_a_parted_number(number, border)]
    if running and not _NO_NAME.match(words, border + 1):
        parted += _over(border, words, (_WHO,))
    yield from (match.end() - border - 1 for match in parted)


def _over(border: int, words: str, patterns: Sequence[re.Pattern[str]]) -> Iterator[re.Match[str]]:
    """The matches that begin before a border and end behind it."""
    for pattern in patterns:
        yield from (match for match in pattern.finditer(words) if match.start() < border < match.end())


def _is_a_parted_number(match: re.Match[str], border: int) -> bool:
    """Whether a number is not whole above the end of the line, and has as many figures as such numbers have."""
    above = sum(map(str.isdigit, match.string[match.start() : border]))
    whole = sum(map(str.isdigit, match.group()))
    named = match.re is _NUMBER_NAMED
    if above >= _FIGURES_OF_A_NUMBER.start:
        return False
    return whole in _FIGURES_OF_A_NUMBER or (named and above == 0)
