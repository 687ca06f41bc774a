"""Ideas that a danger is told by, and pictures: ideas that must come together, in whatever words and order.

An idea is a list of terms, between commas, each of words that follow each other:

    lump*            any word that begins so
    hard/firm lump   either word, then the next
    ?left breast     the first word may be there or not
    cough* .. blood  up to three other words between, `..6` up to six, all in one sentence
    not mov*         `not` is any denial of a verb ("isn't", "cannot", "unable", "never"), and so are these
    never            itself alone
    PE               with a capital letter: only as written

Words are read as `red_flags.words` reads those of a letter, so spelling and accents do not matter, and "u5" is two
words; `red_flags.terms` refuses a term that no letter can hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Words:
    """Terms in the language above. With `within`, a measurement: a number behind the term, or right before it if
    `number_first`, must lie in one of the ranges; with `change`, the numbers around it must, and the latest of them be
    so many times the earliest. `checked`: they must be said of the patient now (an age need not be).
    """

    terms: str
    within: tuple[Range, ...] = ()
    change: Range | None = None
    number_first: bool = False
    checked: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Idea:
    """Any of some words. `unwanted`: they must not stand in the sentences of the picture; with `afterwards`, nor in
    the next few. An idea equals only itself, and so is quickly found again.
    """

    words: tuple[Words, ...]
    unwanted: bool = False
    afterwards: bool = False

    def __or__(self, other: Idea | str) -> Idea:
        return Idea((*self.words, *idea(other).words), unwanted=self.unwanted)

    def __ror__(self, other: str) -> Idea:
        return idea(other) | self

    def __invert__(self) -> Idea:
        """The idea, whether it is said of the patient now or not."""
        return Idea(tuple(replace(words, checked=False) for words in self.words), unwanted=self.unwanted)

    def __neg__(self) -> Idea:
        """The idea as one that must not stand there."""
        return replace(self, unwanted=True)


def idea(words: Idea | str) -> Idea:
    """Return terms as an idea, an idea as it is."""
    return words if isinstance(words, Idea) else Idea((Words(words),))


def refuted_by(words: Idea | str) -> Idea:
    """Return the idea of what ends the matter, among the sentences of a picture or soon behind: "no clot on duplex"."""
    return replace(idea(words), unwanted=True, afterwards=True)


def bare_words(terms: str) -> Iterator[str]:
    """Yield the whole words of terms in lower case: without the beginnings of words, and without signs."""
    for place in terms.replace(",", " ").split():
        for word in place.removeprefix("?").split("/"):
            if word.isalpha():
                yield word.lower()


def measured(terms: str, *within: Range) -> Idea:
    """Return the idea that a number behind one of the terms lies in one of the ranges, ends included."""
    return Idea((Words(terms, within),))


def counted(terms: str, *within: Range) -> Idea:
    """Return the idea that a number right before one of the terms lies in one of the ranges, ends included."""
    return Idea((Words(terms, within, number_first=True),))


def changed(terms: str, *within: Range, times: Range) -> Idea:
    """Return the idea that of the numbers around one of the terms, all in one of the ranges, the latest is so many
    times the earliest: "88 -> 79 kg", "troponin 14, at three hours 96", "now 60 kg, was 71".
    """
    return Idea((Words(terms, within, change=times),))


@dataclass(frozen=True, slots=True)
class Picture:
    """Ideas that must stand within `reach` characters and `sentences` sentences; `wanted` are those of them that must
    stand there."""

    ideas: tuple[Idea, ...]
    reach: int
    sentences: int
    wanted: tuple[Idea, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        wanted = tuple(idea for idea in self.ideas if not idea.unwanted)
        object.__setattr__(self, "wanted", wanted)

    @property
    def is_a_name(self) -> bool:
        """Tell whether a single idea makes the picture, and no number: it names the danger, or a sign of it alone."""
        return len(self.wanted) == 1 and not any(
            words.within or words.change for words in self.wanted[0].words
        )


def near(*ideas: Idea | str) -> Picture:
    """Ideas of one episode: in three sentences that follow each other."""
    return Picture(tuple(idea(part) for part in ideas), reach=320, sentences=3)


def one(*ideas: Idea | str) -> Picture:
    """Ideas that must stand in one sentence, since their words are everyday ones."""
    return Picture(tuple(idea(part) for part in ideas), reach=220, sentences=1)


def wide(*ideas: Idea | str) -> Picture:
    """Ideas so telling that half a page may lie between them."""
    return Picture(tuple(idea(part) for part in ideas), reach=900, sentences=12)


Pictures = dict[str, tuple[Picture, ...]]
