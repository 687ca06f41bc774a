"""The lines of a page as they are read: those that a copy has lost, none with the marks of a mail that quotes them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise

from jobs.extraction.layout.pieces_of_words import pieces_of
from jobs.extraction.layout.quoted_mail import without_marks_of_quoting
from jobs.extraction.layout.transcribed_commas import lines_regained
from referrals.data.pages import Page, Word


def lines_of(page: Page, *, regained: bool) -> Iterator[list[Word]]:
    """The lines of a page as they are printed, long words in pieces; those that the writer ended where the print does
    not, if they are to be regained."""
    lines = [list(group) for _, group in groupby(page.words, key=lambda word: (word.block, word.line))]
    if regained:
        lines = [
            part
            for line, following in pairwise([*lines, []])
            for part in lines_regained(line, following[0].text if following else "")
        ]
    for line in without_marks_of_quoting(lines):
        if words := [piece for word in line if word.text.strip() for piece in pieces_of(word)]:
            yield words
