"""Pages typed in capitals alone, as dictation systems, telegraphs and old records print them, in the letters that other
papers have: "SHE DENIES CHEST PAIN" as "she denies chest pain", "MR JOHN YOUNG" as "Mr John Young".

Capitals tell names, headings and abbreviations from running words everywhere else; where all letters are capitals they
tell nothing, and running words look like names. Which words are running words, and which abbreviations, was counted in
papers in both cases (`python -m jobs.training.capitals`). Lengths stay; what is quoted is as it stands on the page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from referrals.data.pages import Page

HERE = Path(__file__).parent
_FEWEST_LETTERS, _MOST_SMALL, _TELEGRAPHED = 200, 0.06, 3
_PIECE = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_OF_A_NAME = re.compile(r"^([A-Z]['\u2019])(\w)(?=\w)")
"""How names like "O'Brien" begin."""
_TITLE = re.compile(r"^\W*(?:MR|MRS|MS|MISS|MX|DR|DRS|PROF|PROFESSOR|SR|SRA|HERR|FRAU|MME|M)\b\.?,?$")
_AFTER_A_TITLE = 2
_NO_SURNAMES = frozenset(
    "will would has had have is was are were and or for to in on at of the who whom saw sees with from by that this as "
    "may can could should said says asked wants today again please about regarding".split()
)
"""Words that go on behind a title and one name: "DR SMITH WILL SEE HER"."""
_RUNNING, _A_NAME, _MOSTLY = 7, 2, 0.7
"""A cell of fewer words is a name, a heading, a stamp, an address or a value, in capitals on other pages too, unless it
is more than a first and a last name and most of its words are running ones."""
_MARKS = ".,;:!?()"
_ENDS = (".", "?", "!", ":")


def is_in_capitals(page: Page) -> bool:
    """Tell whether nearly all letters of a page are capitals, and it is no telegram, whose STOP is read as such."""
    letters = small = 0
    for word in page.words:
        letters += sum(map(str.isalpha, word.text))
        small += sum(map(str.islower, word.text))
        if small > _FEWEST_LETTERS:
            return False
    if sum(word.text.strip(_MARKS) == "STOP" for word in page.words) >= _TELEGRAPHED:
        return False
    return letters >= _FEWEST_LETTERS and small <= _MOST_SMALL * letters


def line_recased(line: str, *, above: str) -> str:
    """Return a line, its cells apart by tabs, as other papers would print it, below the line `above`."""
    before = above.split("\t")[-1]
    begins = before.rstrip().endswith(_ENDS) or not is_running(before.split())
    return "\t".join(
        " ".join(_words_recased(cell.split(" "), begins=begins or place > 0))
        for place, cell in enumerate(line.split("\t"))
    )


def is_running(cell: Sequence[str]) -> bool:
    """Tell whether words are a stretch of running text."""
    words = [word for word in cell if any(map(str.isalpha, word))]
    if len(words) >= _RUNNING:
        return True
    known = sum(word.strip(_MARKS).casefold() in _prose() for word in words)
    return len(words) > _A_NAME and known >= _MOSTLY * len(words) and "-" not in cell


def reads_like_a_word(word: str) -> bool:
    """Tell whether a word is one of running text, or an abbreviation, rather than a name, as far as letters tell."""
    plain = word.casefold()
    return plain in _prose() or plain.removesuffix("s") in _prose() or plain in _abbreviations()


def _words_recased(cell: Sequence[str], *, begins: bool) -> list[str]:
    if not is_running(cell):
        return list(cell)
    written: list[str] = []
    named = 0
    for word in cell:
        is_name = named == _AFTER_A_TITLE or (named and word.strip(_MARKS).casefold() not in _NO_SURNAMES)
        written.append(_recased(word, small=not is_name, begins=begins))
        named = _AFTER_A_TITLE if _TITLE.search(word) else max(0, named - 1)
        begins = word.endswith(_ENDS) and not _TITLE.search(word)
    return written


def _recased(word: str, *, small: bool, begins: bool) -> str:
    def piece(match: re.Match[str]) -> str:
        letters = match.group()
        plain = letters.lower().replace("\u2019", "'")
        if len(letters.lower()) != len(letters) or not letters.isupper():
            return letters
        if plain in _abbreviations() or (len(letters) == 1 and plain != "a"):
            return letters
        if small and not (begins and match.start() == 0) and plain in _prose():
            return letters.lower()
        return _OF_A_NAME.sub(lambda name: name[1] + name[2].upper(), letters[0] + letters[1:].lower())

    return _PIECE.sub(piece, word) if not any(map(str.isdigit, word)) else word


@cache
def _prose() -> frozenset[str]:
    return frozenset((HERE / "words_of_prose.txt").read_text(encoding="utf-8").split())


@cache
def _abbreviations() -> frozenset[str]:
    return frozenset((HERE / "abbreviations.txt").read_text(encoding="utf-8").split())
