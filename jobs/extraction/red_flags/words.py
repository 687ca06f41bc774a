"""The words of a text as the search for red flags compares them: one spelling, without accents, typing errors of hard
words mended, each with its place in the text and the number of its sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from jobs.extraction.red_flags.spelling import mended, spelled
from jobs.extraction.red_flags.synonyms import SHORT_FOR, meanings

_TOKEN = re.compile(
    r"(?:2ww|2wr|sp[o0]2|sao2|o2|fio2|news2|abcd2|ca125|q9|phq-?9|[tlcs]1?\d(?!\d|\.\d))(?![^\W_])|"
    r"(?:4[4-9]|[5-9]\d|[12]\d\d) ?/ ?40(?!\d)|"  # a pressure, as no pregnancy lasts so long
    r"(?<!\d/\d)(?<!\d/\d\d)/\s?(?:52|12|24|7|40)(?!\d|/\d\d)|"  # no part of a date
    r"\d{2,3} ?/ ?(?!(?:52|12|24|40)(?!\d))\d{2,3}(?![\d/])|\d{1,2}\+\d(?!\d)|"
    r"(?:\d*[02-9])?1st\b|\d+(?:nd|rd|th)\b|\d{1,3}(?:,\d{3})+(?![\d,])|\d+(?:[.,]\d+)?|"
    r"[^\W\d_]+(?:['\u2019\u02bc][^\W\d_]+)*|[#?+%<>=°\u2191\u2193]|->|\u2192",
    re.IGNORECASE,
)
_SENTENCE_END = re.compile(r"[.!?;](?=[\s)\"']|$)|\n|\t|[\u2022\u25aa\u25cf]|(?<=\s)[-\u2013*](?=\s+[A-Z])")
_NOT_AN_END = re.compile(
    r"(?:\b(?:dr|mr|mrs|ms|prof|st|approx|e\.?g|i\.?e|vs|no|resp|hx|pt)|\b[A-Za-z])\.$",
    re.IGNORECASE,
)
_DENIALS_OF_VERBS = frozenset(
    "not cannot cant dont doesnt didnt isnt wasnt wont couldnt hasnt havent hadnt arent werent never unable "
    "unsuccessful wouldnt shouldnt hardly barely scarcely".split()
)
NUMBER_WORDS = {
    word: float(number)
    for number, word in enumerate(
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen twenty".split(),
        start=1,
    )
} | {
    word: 10.0 * tens
    for tens, word in enumerate("thirty forty fifty sixty seventy eighty ninety hundred".split(), start=3)
}
_UNITS_OF_TEN = frozenset("one two three four five six seven eight nine".split())
_TENS = frozenset("twenty thirty forty fifty sixty seventy eighty ninety".split())
_ORDINALS = {"1st": "first", "2nd": "second", "3rd": "third"}
_PER = {"24": "hours", "7": "days", "52": "weeks", "12": "months", "40": "gestation"}
"""What stands behind the stroke in a note: "3/52" is three weeks, "12/40" the twelfth of a pregnancy. In "05/12/1955"
it is part of a date."""


class Token(NamedTuple):
    """A word, number or sign: as compared, as written, where it stands, in which sentence, and what else it says."""

    plain: str
    written: str
    start: int
    end: int
    sentence: int
    also: frozenset[str] = frozenset()


def tokens_of(content: str, *, breaks: Sequence[int] = ()) -> list[Token]:
    """Return the words, numbers and signs of a text in order. A sentence ends at its stop, at the end of a line and at
    the places of `breaks`.
    """
    tokens: list[Token] = []
    ends = sorted(
        {*(end.end() for end in _SENTENCE_END.finditer(content) if not _goes_on(content, end)), *breaks}
    )
    ends.append(len(content) + 1)
    sentence = 0
    for found in _TOKEN.finditer(content):
        while found.start() >= ends[sentence]:
            sentence += 1
        written, start = found.group(), found.start()
        plain = plain_word(written)
        if plain == "longer" and tokens and tokens[-1].plain == "no":
            tokens[-1] = tokens[-1]._replace(plain="not", end=found.end())
            continue
        tokens.append(Token(plain, written, start, found.end(), sentence))
    return list(_with_counts(_with_meanings(_with_ages(_with_whole_numbers(tokens)), content), content))


def _with_meanings(tokens: list[Token], content: str) -> list[Token]:
    """The tokens with what else they say; a power of less than five of five is weakness: "hip flexion 3/5"."""
    said = [
        also | _WEAKNESS if _POOR_POWER.match(content, token.start) else also
        for token, also in zip(tokens, meanings([token.plain for token in tokens]), strict=True)
    ]
    return [token._replace(also=also) if also else token for token, also in zip(tokens, said, strict=True)]


_POOR_POWER = re.compile(r"[0-4][+-]? ?/ ?5(?!\d|/|\.\d)")
_WEAKNESS = frozenset({"weak", "weakness"})


def _with_whole_numbers(tokens: list[Token]) -> list[Token]:
    """The tokens, tens and units that stand for one number as one: "twenty-four tablets"."""
    whole: list[Token] = []
    for token in tokens:
        if whole and token.plain in _UNITS_OF_TEN and whole[-1].plain in _TENS and _touch(whole[-1], token):
            number = NUMBER_WORDS[whole[-1].plain] + NUMBER_WORDS[token.plain]
            whole[-1] = whole[-1]._replace(plain=f"{number:.0f}", end=token.end)
        else:
            whole.append(token)
    return whole


def _touch(token: Token, behind: Token) -> bool:
    return token.sentence == behind.sentence and behind.start == token.end + 1


def is_number(token: Token) -> bool:
    """Tell whether a token is a number that can be reckoned with; "50th" and "m\u00b2" are none."""
    return _NUMBER.fullmatch(token.plain) is not None


_NUMBER = re.compile(r"\d+(?:\.\d+)?")


def _with_ages(tokens: list[Token]) -> list[Token]:
    """The tokens with "yo" for the years of an age ("aged 82 years", "a 4-year-old"), to tell it from a long time."""
    for place, token in enumerate(tokens):
        if token.plain not in _YEARS or not place or not _says_a_number(tokens[place - 1]):
            continue
        behind = tokens[place + 1].plain if place + 1 < len(tokens) else ""
        before = tokens[place - 2].plain if place > 1 else ""
        if behind in ("old", "of") or before in ("aged", "age"):
            tokens[place] = token._replace(plain="yo")
    return tokens


def _says_a_number(token: Token) -> bool:
    return is_number(token) or token.plain in NUMBER_WORDS


_YEARS = frozenset({"year", "years", "yr", "yrs"})


def _with_counts(tokens: list[Token], content: str) -> Iterator[Token]:
    """The tokens, and behind a number whose form alone says what it counts the word for it: "31+4" is a gestation;
    a number alone between commas ("fell, hip painful, 84"), or written as one with the sex ("F/34"), an age; one
    with a decimal ("day 9 of chemo, 38.4, shivering") a temperature.
    """
    for place, token in enumerate(tokens):
        yield token
        counted = ""
        if place and token.plain in _INFANT_UP_TO and _is_age_of_infant(tokens, place - 1, content):
            counted = "younginfant"
        elif _GESTATION.fullmatch(token.written):
            counted = "gestation"
        elif _AGE.fullmatch(token.written) and _is_alone(tokens, place, content):
            counted = "yo"
        elif _TEMPERATURE.fullmatch(token.written) and _stands_alone(token, content):
            counted = "febrile"
        if counted:
            yield Token(counted, counted, token.end, token.end, token.sentence)


def _is_age_of_infant(tokens: Sequence[Token], place: int, content: str) -> bool:
    """Whether a number is the age of an infant of up to four months: "aged 5 weeks", "3/12" alone in its cell."""
    if not is_number(tokens[place]) or float(tokens[place].plain) > _INFANT_UP_TO[tokens[place + 1].plain]:
        return False
    before = {token.plain for token in tokens[max(0, place - 2) : place]}
    start, end = tokens[place].start, tokens[place + 1].end
    alone = (
        _BEGINS_A_SENTENCE.search(content[max(0, start - 12) : start]) is not None
        and _ENDS_A_SENTENCE.match(content, end) is not None
    )
    return alone or not before.isdisjoint({"age", "aged"})


def _is_of_somebody(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number stands behind somebody: "a welder of 62", by the end of the word for who somebody is."""
    if place and tokens[place - 1].written.lower().replace("\u2019", "'") in _SOMEBODY_IS:
        behind = tokens[place + 1 : place + 2]
        return not behind or behind[0].sentence != tokens[place].sentence or behind[0].plain in _GOES_ON
    if place < 2 or tokens[place - 1].plain != "of":
        return False
    somebody = tokens[place - 2].plain
    if place + 1 < len(tokens) and tokens[place + 1].plain in _MEASURED:
        return False
    return somebody.endswith(_SOMEBODY) and somebody not in _NOBODY


_SOMEBODY_IS = frozenset({"he's", "she's"})
_GOES_ON = frozenset({"and", "with", "who", "but", "now"})
_SOMEBODY = (
    "er",
    "or",
    "ist",
    "ian",
    "man",
    "lady",
    "ent",
    "ess",
    "boy",
    "girl",
    "host",
    "clerk",
    "nurse",
    "widow",
)
_NOBODY = frozenset(
    """
    number order power center after over other percent diameter tumor ulcer per fever titer transfer liver bladder
    liter meter monitor filter factor cluster shoulder finger content extent segment fragment movement increment
    treatment measurement mother father brother sister daughter grandmother grandfather parent grandparent
    """.split()
)
"""What ends as a word for somebody does and is nobody, or somebody else: "titer of 60", "sister of 55"."""
UNITS = frozenset("g l dl mmol mg ml ng u iu % cm mm kg".split())
"""Behind a number: what is measured, and nobody's age."""
_MEASURED = UNITS | frozenset("mmhg mcg units percent per".split())
_INFANT_UP_TO = {
    "months": 4,
    "month": 4,
    "weeks": 17,
    "wks": 17,
    "week": 17,
    "days": 120,
    "day": 1,
}
_GESTATION = re.compile(r"(?:[4-9]|[1-3]\d|4[0-3])\+[0-6]")
_AGE = re.compile(r"[1-9]\d?|10[0-5]")
_TEMPERATURE = re.compile(r"(?:3[89]|4[01])\.\d")
_ALONE_BEHIND = re.compile(r"\s*(?:,|[.;](?=\s|$)|\n|$)")
_ALONE_BEFORE = re.compile(r"(?:^|[,\n]|[.;]\s)\s*$")
_BEGINS_A_SENTENCE = re.compile(r"(?:^|[\t\n]|[.;!?]\s)\s*$")
_ENDS_A_SENTENCE = re.compile(r"\s*(?:[.;](?=\s|$)|[\t\n]|$)")
_COMMA_BEHIND = re.compile(r"\s*,\s*[^\W\d]")
_SEX_BEFORE = re.compile(r"(?<![^\W_])[MF]/?$")


def _is_alone(tokens: Sequence[Token], place: int, content: str) -> bool:
    """Whether a number stands alone between commas and ends of sentences, and is none of a row of numbers."""
    token = tokens[place]
    before = content[max(0, token.start - 12) : token.start]
    if _SEX_BEFORE.search(before) or _is_of_somebody(tokens, place):
        return True
    if not _stands_alone(token, content):
        return False
    if before.rstrip(" ").endswith(","):
        return place > 0 and not is_number(tokens[place - 1])
    return _COMMA_BEHIND.match(content, token.end) is not None


def _stands_alone(token: Token, content: str) -> bool:
    """Whether a token is all there is between two commas or ends of sentences."""
    before = content[max(0, token.start - 12) : token.start]
    return _ALONE_BEFORE.search(before) is not None and _ALONE_BEHIND.match(content, token.end) is not None


_NUMBER_BEHIND = re.compile(r" \d")


def _goes_on(content: str, end: re.Match[str]) -> bool:
    if end.group() == ";":
        return _NUMBER_BEHIND.match(content, end.end()) is not None
    if end.group() != ".":
        return (
            end.group() == "?"
            and content[end.end() : end.end() + 1] == " "
            and content[end.start() - 1 : end.start()] in " (\n\t"
        )
    return _NOT_AN_END.search(content, max(0, end.end() - 8), end.end()) is not None


_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+")


@lru_cache(maxsize=20_000)
def plain_word(written: str) -> str:
    """Return a word in lower case, American spelling, without accents and errors; "not" for what denies a verb."""
    word = written.lower().replace("\u2019", "'").replace("\u02bc", "'")
    if word[0] == "/" and len(word) > 1:
        return _PER[word[1:].strip()]
    if word[0].isdigit() and word[-1].isalpha():
        return _ORDINALS.get(word, word)
    if _THOUSANDS.fullmatch(word):
        return word.replace(",", "")
    if not word[0].isalpha():
        return (re.split(r"[+/ ]", word)[0] or word).replace(",", ".")
    if word.endswith("n't") or word in _DENIALS_OF_VERBS:
        return "not"
    word = spelled(word.removesuffix("'s"))
    return SHORT_FOR.get(word) or mended(word)
