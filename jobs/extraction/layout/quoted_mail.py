"""The marks that a mail sets before each line of another that it quotes: "> Ada Quill, born 1958"."""

from __future__ import annotations

import re

from referrals.data.pages import Word

_MARK = re.compile(r"(?:>|&gt;){1,6}")
_OF_A_MAIL = re.compile(r"\W*(?:from|sent|subject|on) ?:|on\b.*\bwrote ?:?$", re.IGNORECASE)
_FEWEST = 4
"""Lines that are quoted: fewer may be a list whose entries begin with such a mark."""


def without_marks_of_quoting(lines: list[list[Word]]) -> list[list[Word]]:
    """Return the lines of a page without the marks before those that a mail quotes; a page that prints no mail as it
    is."""
    quoted = [bool(line) and _MARK.fullmatch(line[0].text) is not None for line in lines]
    if sum(quoted) < _FEWEST or not any(
        _OF_A_MAIL.match(" ".join(word.text for word in line)) for line in lines
    ):
        return lines
    bare = [_unmarked(line) if marked else line for line, marked in zip(lines, quoted, strict=True)]
    return [line for line in bare if line]


def _unmarked(line: list[Word]) -> list[Word]:
    marks = next((at for at, word in enumerate(line) if not _MARK.fullmatch(word.text)), len(line))
    return line[marks:]
