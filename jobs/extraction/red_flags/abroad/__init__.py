"""Letters in other languages retold in English, word by word, so that dangers are looked for in them as in English
ones: by the same rules, with what they know of denials, of the past and of relatives, and by the same likeness.

What is retold reads badly ("since yesterday strong pain in the calf, sudden shortness of breath") and says what
matters. It is never shown: what is found in it is pointed at in the words of the letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from jobs.extraction.layout.placed import PlacedWord
from jobs.extraction.red_flags.abroad.languages import stretches_of
from jobs.extraction.red_flags.abroad.passages import Passage, passages_of
from jobs.extraction.text import Span, Text
from referrals.data.pages import Page, Word, around

_LONGEST_WORD = 200
"""Letters of a word that a `Text` does not cut."""


@dataclass(frozen=True, slots=True)
class Retold:
    """A text in English, and for each of its words, by the identity of the `Word`, those that it was made of."""

    text: Text
    made_of: Mapping[int, Sequence[PlacedWord]]

    def origins(self, spans: Iterable[Span]) -> Iterator[Span]:
        """Yield where what stands at each span of the retold text is written in the text itself."""
        for span in spans:
            words = [
                word
                for placed in self.text.words_in(span.start, span.end)
                for word in self.made_of.get(id(placed.word), ())
            ]
            if words:
                yield Span(min(word.start for word in words), max(word.end for word in words))


def retold_in_english(text: Text) -> Retold | None:
    """Return a text retold in English where it is in another language; None of one that is in English, or in a language
    without a lexicon. For `Text.once`."""
    stretches = [(words, known) for words, known in stretches_of(text) if known]
    if not stretches:
        return None
    made_of: dict[int, Sequence[PlacedWord]] = {id(word.word): (word,) for word in text.words}
    told: dict[int, list[Word]] = {id(word.word): [word.word] for word in text.words}
    for passage in (passage for words, known in stretches for passage in passages_of(words, known)):
        told.update((id(word.word), []) for word in passage.words)
        for word in _words_of(passage):
            told[id(passage.words[0].word)].append(word)
            made_of[id(word)] = passage.words
    return Retold(
        Text([_page_of(page, number, text, told) for number, page in enumerate(text.pages)]), made_of
    )


def _page_of(page: Page, number: int, text: Text, told: Mapping[int, Sequence[Word]]) -> Page:
    """A page with what its words are told by, in its own order; words that were too long are told in their pieces."""
    whole = {id(word) for word in page.words}
    pieces = [placed.word for placed in text.words if placed.page == number and id(placed.word) not in whole]
    words = (*(word for word in page.words if id(word) in told), *pieces)
    return replace(page, words=tuple(word for one in words for word in told[id(one)]))


def _words_of(passage: Passage) -> list[Word]:
    """The words of what is retold, all where the first of those that they were made of stands, as wide as those of them
    on its line."""
    first = passage.words[0]
    box = around(word.word.box for word in passage.words if word.line == first.line)
    return [replace(first.word, text=part[:_LONGEST_WORD], box=box) for part in passage.told.split()]
