"""The words and phrases of a line, each with the English that is read in its place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from jobs.extraction.assistant.abroad.languages import small_words
from jobs.extraction.layout.placed import PlacedWord
from jobs.extraction.red_flags.abroad.lexicon import LONGEST_PHRASE, Lexicon
from jobs.extraction.red_flags.abroad.word_parts import folded, parts_of

_JOINTS = re.compile(r"([/+-])")
_THOUSANDS = re.compile(r"\d{1,3}(?:\.\d{3})+")
"""A number as those who write decimals with a comma divide it: "8.000/mm3"."""
_SENTENCE_ENDS = frozenset(".?!:;")
_ABBREVIATED = 4
"""Letters of a word whose full stop ends no sentence where the next word goes on in small letters: "li. axillär"."""
_WRITTEN_OUT = 5
"""Letters from which on a word in capitals is no abbreviation, and is read in capitals."""
_SHORT_NAME = 2
"""Letters of an abbreviation in capitals that is no small word: "CA", "AO", and of a unit: "U/l"."""
_SMALL = small_words("en") | frozenset(
    "a about ago and as be if in it me my no of or out so up where".split()
)
_WEEKS = frozenset(("ssw", "schwangerschaftswoche", "lebenswoche", "lebenstag", "lebensmonat"))
"""What stands behind a German ordinal number, whose stop ends no sentence: "34. SSW"."""
_AGO, _NOT = "ago", frozenset(("not", "no longer"))
_AT_A_LEVEL = frozenset(("bei", "à", "a"))
"""What stands before a measured number: "Kalium bei 7,1", "potassium à 7,1"."""
_UNITS = re.compile(r"(?:minute|hour|day|night|week|month|year|decade)s?$")
_FURTHEST_UNIT = 4
_UNITS_OF_AGES = frozenset(("years", "months", "weeks", "days"))
_CHILDREN = frozenset(("child", "infant", "newborn", "baby", "boy", "girl", "son", "daughter"))
Parts = tuple[str, str, str]
"""What stands before a word, the word, and what stands behind."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Words of a text, the English for them (None: they are read as they are), and what is printed around them."""

    words: Sequence[PlacedWord]
    english: str | None
    printed: str
    before: str
    behind: str
    begins: bool

    @property
    def told(self) -> str:
        """What is read in place of the words: with a capital where a sentence or line begins, and in capitals where
        they are."""
        if self.english is None:
            return f"{self.before}{self.printed}{self.behind}"
        english = self.english
        if self.printed.isupper() and len(self.printed) >= _WRITTEN_OUT:
            english = english.upper()
        elif self.begins and self.printed[:1].isupper():
            english = english[:1].upper() + english[1:]
        return f"{self.before}{english}{self.behind}"


def passages_of(words: Sequence[PlacedWord], known: Sequence[Lexicon]) -> list[Passage]:
    """Return the passages of a text in order, its words as English orders them where that tells a denial, a time or an
    age."""
    in_order = _with_answers_and_levels(list(_in_their_order(words, known)))
    return _with_ages(_with_times_ago(_with_denials_first(in_order)))


def _in_their_order(words: Sequence[PlacedWord], known: Sequence[Lexicon]) -> Iterator[Passage]:
    parts = [parts_of(word.word.text) for word in words]
    place, begins = 0, True
    while place < len(words):
        before, core, _ = parts[place]
        length, english = _read_at(parts[place : place + LONGEST_PHRASE + 1], known)
        following = parts[place + length : place + length + 1]
        behind = _without_its_own_stop(parts[place + length - 1], following, english, known)
        yield Passage(words[place : place + length], english, core, before, behind, begins)
        place += length
        begins = bool(_SENTENCE_ENDS.intersection(behind)) or (
            place < len(words) and words[place].line != words[place - 1].line
        )


def _read_at(parts: Sequence[Parts], known: Sequence[Lexicon]) -> tuple[int, str | None]:
    """How many of these words are read together, the most that a lexicon knows, and the English for them."""
    _, core, behind = parts[0]
    found = _said([f"{folded(core)}."], known) if behind.startswith(".") else None
    found = found or _said(_within_a_sentence(parts), known)
    if found is not None and not (core.isupper() and len(core) <= _SHORT_NAME and found[1] in _SMALL):
        return found
    return 1, _piece_by_piece(core, known)


def _within_a_sentence(parts: Sequence[Parts]) -> list[str]:
    """The folded words to the next stop between words, which no phrase reaches across."""
    within = []
    for number, (_, core, behind) in enumerate(parts[:LONGEST_PHRASE]):
        within.append(folded(core))
        if behind and not _goes_on(core, behind, parts[number + 1 : number + 2]):
            break
    return within


def _goes_on(core: str, behind: str, following: Sequence[Parts]) -> bool:
    """Whether the full stop behind a short word is its own, since what follows begins with a small letter or a
    number."""
    if behind != "." or len(core) > _ABBREVIATED or not following:
        return False
    before, word, _ = following[0]
    return not before and not word[:1].isupper()


def _without_its_own_stop(
    last: Parts, following: Sequence[Parts], english: str | None, known: Sequence[Lexicon]
) -> str:
    """What stands behind a passage, without the full stop of an abbreviation or an ordinal number."""
    _, core, behind = last
    if core.isdigit() and behind == "." and following and folded(following[0][1]) in _WEEKS:
        return ""
    abbreviates = _goes_on(core, behind, following) or (
        bool(following) and any((f"{folded(core)}.",) in lexicon.phrases for lexicon in known)
    )
    return behind[1:] if english is not None and behind.startswith(".") and abbreviates else behind


def _said(words: Sequence[str], known: Sequence[Lexicon]) -> tuple[int, str] | None:
    return max(
        (found for lexicon in known if (found := lexicon.at(words)) is not None),
        key=lambda found: found[0],
        default=None,
    )


def _piece_by_piece(core: str, known: Sequence[Lexicon]) -> str | None:
    """A word that is joined of others by strokes, each in English if it is known, or a number; None where none is."""
    pieces = _JOINTS.split(core)
    said = [_said_by_a_piece(piece, known) if len(pieces) > 1 else _undivided(piece) for piece in pieces]
    if not any(said):
        return None
    return "".join(found or piece for piece, found in zip(pieces, said, strict=True))


def _said_by_a_piece(piece: str, known: Sequence[Lexicon]) -> str | None:
    found = _said([folded(piece)], known) if _is_a_word(piece) else None
    return found[1] if found is not None else _undivided(piece)


def _undivided(number: str) -> str | None:
    """A number without the stops between its thousands; None of one that has none."""
    return number.replace(".", "") if _THOUSANDS.fullmatch(number) else None


def _is_a_word(piece: str) -> bool:
    return len(piece) > _SHORT_NAME or (len(piece) > 1 and piece.islower())


def _with_answers_and_levels(passages: Sequence[Passage]) -> list[Passage]:
    """ "Fever: not" as "fever: no", and "potassium with 7.1" as "potassium at 7.1"."""
    told = list(passages)
    for place, passage in enumerate(passages):
        before, following = passages[max(0, place - 1) : place], passages[place + 1 : place + 2]
        if passage.english == "not" and before and before[0].behind.endswith(":"):
            told[place] = replace(passage, english="no")
        elif passage.printed in _AT_A_LEVEL and following and following[0].printed[:1].isdigit():
            told[place] = replace(passage, english="at")
    return told


def _with_denials_first(passages: Sequence[Passage]) -> list[Passage]:
    """ "Drinks not." as "not drinks.": a denial behind which its clause ends is of what stands before it."""
    told: list[Passage] = []
    for place, denial in enumerate(passages):
        ends = bool(denial.behind) or place + 1 == len(passages)
        verb = told[-1] if told and denial.english in _NOT and ends and not denial.before else None
        if verb is not None and verb.english and not verb.behind:
            told[-1] = replace(
                verb,
                english=f"{denial.english} {verb.english}",
                behind=denial.behind,
                words=[*verb.words, *denial.words],
            )
        else:
            told.append(denial)
    return told


def _with_times_ago(passages: Sequence[Passage]) -> list[Passage]:
    """ "Ago three years" as "three years ago"; where no time follows it stays."""
    told = list(passages)
    for place in range(len(passages) - 1):
        if told[place].english != _AGO or told[place].behind:
            continue
        for unit in range(place + 1, min(place + 1 + _FURTHEST_UNIT, len(told))):
            if (english := told[unit].english) is not None and _UNITS.search(english):
                told[unit] = replace(told[unit], english=f"{english} {_AGO}")
                following, words = told[place + 1], told[place].words
                told[place + 1] = replace(
                    following, words=[*words, *following.words], begins=told[place].begins
                )
                told[place] = replace(told[place], words=())
                break
            if told[unit].behind:
                break
    return [passage for passage in told if passage.words]


def _with_ages(passages: Sequence[Passage]) -> list[Passage]:
    """ "A child of 20 days", "83 years" alone between commas, as what is aged so."""
    told = list(passages)
    for place, unit in enumerate(told):
        number = told[place - 1] if place and unit.english in _UNITS_OF_AGES else None
        if number is None or number.english is not None or not number.printed.isdigit():
            continue
        leads = told[place - 2] if place > 1 else None
        if leads is not None and leads.english == "of" and not leads.behind:
            whose = (told[place - 3].english or "") if place > 2 else ""
            if unit.english == "years" or _CHILDREN.intersection(whose.split()):
                told[place - 2] = replace(leads, english="aged")
        elif (
            unit.english == "years"
            and unit.behind
            and (number.begins or (leads is not None and leads.behind))
        ):
            told[place - 1] = replace(number, english=f"aged {number.printed}")
    return told
