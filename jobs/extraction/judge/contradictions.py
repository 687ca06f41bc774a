"""Where a document says two things that cannot both be so: each is told with the other's places."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime

from jobs.extraction.judge.aligner import PageIndex
from jobs.extraction.judge.sides_of_before import is_of_an_earlier_operation
from referrals.data.referral import Evidence, Field, Referral, walk

_BIRTH = re.compile(
    r"(?:\bd\.?\s?o\.?\s?b\b\.?|\bdate of birth\b|\bbirth ?date\b|\bborn(?: on)?\b|"
    r"\b(?:registered|recorded|listed|known)(?: \w+){0,2} as(?: born(?: on)?)?\b)\W{0,12}(?P<date>\d{1,4}[-/. "
    r"](?:\d{1,2}|[A-Za-z]{3,9})[-/., ]+\d{1,4}|[A-Za-z]{3,9}\.? \d{1,2},? \d{4}|"
    r"\d{1,2}(?:st|nd|rd|th)? [A-Za-z]{3,9},? \d{4})",
    re.IGNORECASE,
)
_OF_ANOTHER = re.compile(
    r"\b(?:subscriber|policy ?holder|insured|guarantor|(?:main|principal|primary) member|responsible party|cardholder|"
    r"spouse|husband|wife|partner|fianc[ée]e?|mother|father|m[uoa]m|dad|parents?|(?-i:son)|son(?=:)|daughter|brother|"
    r"sister|sib(?:ling)?s?|twin|f\.?o\.?b|baby #? ?\d|child #? ?\d|children(?!['\u2019]s)|"
    r"grand(?:mother|father|parent|ma|pa|son|daughter|child)\w*|uncle|aunt|"
    r"cousin|niece|nephew|older child|surrogate|policy owner|insurance holder|"
    r"(?:birth|delivery|death) of|(?:his|her|their|the) (?:new |newborn |little )?(?:baby|newborn|infant|child)|"
    r"guardian|carer|caregiver|next of kin|n\.?o\.?k|emergency contact|donor|conjoint|époux|épouse|"
    r"ehemann|ehefrau|mutter|vater|titular|cónyuge|madre|padre|coniuge)\b(?:(?!\b(?:patients?|pt|re)\b|[a-z]{3}[.;]\s).)*$",
    re.IGNORECASE,
)
"""Somebody else than the patient, before a birth date, and no sentence ends between."""
_INSURED = re.compile(
    r"\W*(?:subscriber|policy ?holder|insured|guarantor|(?:main|principal|primary) member|card ?holder)\b",
    re.IGNORECASE,
)
_ENDS_WITH_THE_INSURED = re.compile(
    r"\b(?:subscriber|policy ?holder|insured|guarantor|card ?holder)(?:['\u2019]?s)?(?: name)?\s?:\s*"
    r"[^\W\d][^\d:;]{2,40}$",
    re.IGNORECASE,
)
"""A line that has no room left for the birth date of who is insured: "Group: 0712345  Subscriber: Ida Quill"."""
_HEADS_ANOTHER = re.compile(
    r"\W*(?:mother|father|parents?|guardian|carer|next of kin|emergency contact|subscriber|insured|guarantor|"
    r"policy ?holder|responsible party)\b(?!.*(?:\bpatient\b|:\s*\S))",
    re.IGNORECASE,
)
_LONGEST_HEADING = 5
_A_NAME = re.compile(r"\W*(?:full |legal )?name\b", re.IGNORECASE)
"""How the first line of such a block may begin, before the one with the birth date."""
_MARKS = " \t*(-\u2022"
_BEFORE = 90
_SIDED = re.compile(
    r"\b(?P<side>left|right)(?:[- ]sided)?\s+(?P<part>knee|hip|shoulder|ankle|"
    r"foot|hand|wrist|elbow|eye|ear|breast|kidney|leg|arm|thigh|testicle|testis|"
    r"ovary|groin|lung|neck|flank)\b",
    re.IGNORECASE,
)
_OTHER_SIDE = {"left": "right", "right": "left"}
_ASKED = re.compile(r"\b(?:please|kindly|grateful if you)\b[^.?!]{0,90}", re.IGNORECASE)
_PRONOUN = re.compile(r"\b(?:(?P<male>he|his|him|mr)|(?P<female>she|her|hers|mrs|ms|miss))\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A path whose value the document contradicts, a sentence saying how, and the places that say otherwise."""

    path: str
    reason: str
    certain: bool
    places: tuple[Evidence, ...]


_Said = Iterable[PageIndex]

_MOST_PRONOUNS = 3
"""So many places are shown of a sex that is told all over the letter."""


def find_contradictions(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    """Yield what the document contradicts among the values of a referral; `said` are its pages."""
    yield from _birth_dates(referral, said)
    yield from _age(referral)
    yield from _sex(referral, said)
    yield from _sides(referral, said)


def _birth_dates(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    field = referral.patient.birth_date
    if field.value is None:
        return
    quoted = _numbers(field.evidence[0].quote) if field.evidence else frozenset()
    for page in said:
        for match in _BIRTH.finditer(page.plain.content):
            if is_of_another(page, match.start()):
                continue
            other = _numbers(match["date"])
            if field.evidence and _turned_round(field.evidence[0].quote, match["date"]):
                yield Contradiction(
                    "patient.birth_date",
                    f"Page {page.page.number} gives its day and month the other way round.",
                    certain=False,
                    places=(page.evidence(*match.span("date")),),
                )
                return
            if other and quoted and other != quoted and not _same_date(str(field.value), match["date"]):
                yield Contradiction(
                    "patient.birth_date",
                    f"Page {page.page.number} gives another birth date.",
                    certain=True,
                    places=(page.evidence(*match.span("date")),),
                )
                return


def is_of_another(page: PageIndex, start: int) -> bool:
    """Return whether a birth date or another detail is led in, on its line, by somebody else: "Subscriber: Ida Quill,
    DOB 12/19/1969", stands below the heading of somebody else's block, or begins the line below one that begins with
    who is insured. At the end of the line above such words may be of another matter.
    """
    first = page.first_of_line(page.plain.word_at(start))
    from_line = page.plain.starts[first]
    if _OF_ANOTHER.search(page.plain.content, max(from_line, start - _BEFORE), start) is not None:
        return True
    if first == 0:
        return False
    above = _line_above(page, first)
    if _heads_another(above) or (
        _A_NAME.match(above) and _heads_another(_line_above(page, page.first_of_line(first - 1)))
    ):
        return True
    begins = not page.plain.content[from_line:start].strip(_MARKS)
    return begins and (_INSURED.match(above) is not None or _ENDS_WITH_THE_INSURED.search(above) is not None)


def _line_above(page: PageIndex, first: int) -> str:
    """The line above the one that begins with the word `first`; "" above the first one."""
    return page.words(page.first_of_line(first - 1), first - 1) if first else ""


def _heads_another(line: str) -> bool:
    return len(line.split()) <= _LONGEST_HEADING and _HEADS_ANOTHER.match(line) is not None


def _numbers(written: str) -> frozenset[int]:
    return frozenset(int(digits) for digits in re.findall(r"\d+", written))


_IN_FIGURES = re.compile(r"\s*(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{2,4})\W*")


def _turned_round(quote: str, written: str) -> bool:
    """Whether two dates have the same figures with the first two exchanged, and either could be the month."""
    one, other = _IN_FIGURES.fullmatch(quote), _IN_FIGURES.fullmatch(written)
    if one is None or other is None:
        return False
    first, second = int(one[1]), int(one[2])
    return (
        first != second
        and max(first, second) <= _MONTHS
        and (int(other[1]), int(other[2])) == (second, first)
        and one[3][-2:] == other[3][-2:]
    )


_MONTHS = 12


def _same_date(value: str, written: str) -> bool:
    wanted = date.fromisoformat(value)
    numbers = _numbers(written)
    year = wanted.year in numbers or wanted.year % 100 in numbers
    named = re.search(r"[A-Za-z]{3}", written.replace("th", "").replace("st", ""))
    month = wanted.strftime("%b").casefold() in written.casefold() if named else wanted.month in numbers
    return year and wanted.day in numbers and month


def _age(referral: Referral) -> Iterator[Contradiction]:
    """The age must fit the birth date on the day of the letter, give or take a year; of a letter without a date it may
    be less than it were today, not more.
    """
    born, age, written = referral.patient.birth_date, referral.patient.age, referral.request.date
    if not isinstance(born.value, str) or not isinstance(age.value, int):
        return
    birth, dated = date.fromisoformat(born.value), isinstance(written.value, str)
    on = date.fromisoformat(str(written.value)) if dated else datetime.now(UTC).date()
    expected = on.year - birth.year - ((on.month, on.day) < (birth.month, birth.day))
    if age.value - expected > 1 or (dated and expected - age.value > 1):
        for path, reason, other in (
            ("patient.age", "The age does not fit the birth date.", born),
            ("patient.birth_date", "The birth date does not fit the age.", age),
        ):
            yield Contradiction(path, reason, certain=False, places=(*other.evidence, *written.evidence))


def _sex(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    sex = referral.patient.sex.value
    if sex not in ("male", "female"):
        return
    told: dict[str, list[tuple[PageIndex, tuple[int, int]]]] = defaultdict(list)
    for page in said:
        for match in _PRONOUN.finditer(page.plain.content):
            told[match.lastgroup or ""].append((page, match.span()))
    other = "female" if sex == "male" else "male"
    if len(told[other]) >= 3 and not told[str(sex)]:
        yield Contradiction(
            "patient.sex",
            f"The letter speaks of the patient as {other}.",
            certain=False,
            places=tuple(page.evidence(*span) for page, span in told[other][:_MOST_PRONOUNS]),
        )


def _sides(referral: Referral, said: _Said) -> Iterator[Contradiction]:
    """Left and right of the same part in what is asked for; both may be true, so it is only uncertain."""
    sides: dict[str, dict[str, Evidence]] = defaultdict(dict)
    for page in said:
        for match in _SIDED.finditer(page.plain.content):
            if is_of_an_earlier_operation(page.plain.content, *match.span()):
                continue
            place = page.evidence(*match.span())
            sides[match["part"].casefold()].setdefault(match["side"].casefold(), place)
    wanted = _sides_wanted(referral, said)
    for part, found in sides.items():
        if len(found) < 2:
            continue
        for path, field in walk(referral):
            told = _SIDED.search(str(field.value or ""))
            if told and told["part"].casefold() == part and _bears_a_side(path, told, wanted):
                pages = f"left on page {found['left'].page}, right on page {found['right'].page}"
                yield Contradiction(
                    path,
                    f"The document tells of both sides of the {part} ({pages}).",
                    certain=False,
                    places=(found[_OTHER_SIDE[told["side"].casefold()]],),
                )


def _bears_a_side(path: str, told: re.Match[str], wanted: frozenset[tuple[str, str]]) -> bool:
    """Whether the side in a value matters. In a complaint it does only where the request is for the other one alone:
    both knees may hurt.
    """
    side, part = told["side"].casefold(), told["part"].casefold()
    if path.startswith("clinical.symptoms"):
        return (_OTHER_SIDE[side], part) in wanted and (side, part) not in wanted
    return path in ("request.reason", "request.service") or path.startswith("clinical.diagnoses")


def _sides_wanted(referral: Referral, said: _Said) -> frozenset[tuple[str, str]]:
    """The sides of parts that the request is for, by its values and by what the letter asks the reader to do."""
    asked = [words_of(referral.request.reason), words_of(referral.request.service)]
    asked += [match[0] for page in said for match in _ASKED.finditer(page.plain.content)]
    return frozenset(
        (told["side"].casefold(), told["part"].casefold()) for text in asked for told in _SIDED.finditer(text)
    )


def words_of(field: Field) -> str:
    """Return what a field says, as text in lower case; "" where it says nothing."""
    return str(field.value or "").casefold()
