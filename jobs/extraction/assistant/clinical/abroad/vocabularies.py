"""The conditions and complaints of the languages that a text is written in, where they stand in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.abroad.spelling import typed
from jobs.extraction.assistant.clinical.abroad import (
    dutch,
    finnish_and_hungarian,
    french,
    german,
    indonesian,
    italian,
    northern,
    portuguese,
    romanian,
    slavic,
    south_slavic,
    spanish,
    turkish,
)
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.extraction.text import Span, Text

_BY_LANGUAGE = {
    "de": german, "fr": french, "es": spanish, "it": italian, "nl": dutch, "pt": portuguese, "sv": northern,
    "da": northern, "no": northern, "cs": slavic, "pl": slavic, "fi": finnish_and_hungarian,
    "hu": finnish_and_hungarian, "ro": romanian, "hr": south_slavic, "tr": turkish, "id": indonesian,
}  # fmt: skip
_WHOLE_WORDS = frozenset(
    "asma gota zona acne acné akne toux tos tosse dor dores febre kramper gikt jeuk staar azia ödem jicht krebs "
    "rash sopor ahogo ardor ansia russa beven braken hoest koorts dorst oro uro feber fetma fedme klåda kløe kul "
    "myom gicht zaćma ból bóle lęk kašel dna frossa "
    "stroke crohn husten tics inme gout ateş febră tuse avc asma mual tb".split()
)
_LONGEST_SHORT_FORM = 4


def conditions_abroad(text: Text) -> list[Span]:
    """Return where a text names conditions in its languages."""
    return text.once(_conditions)


def complaints_abroad(text: Text) -> list[Span]:
    """Return where a text tells of complaints in its languages."""
    return text.once(_complaints)


@lru_cache(maxsize=4096)
def is_condition_abroad(words: str) -> bool:
    """Tell whether words are the name of a condition in any of these languages, and nothing else: a form holds too few
    words to tell its language by."""
    if not _is_written_so(words):
        return False
    plain = words.lower()
    vocabularies = (
        _vocabulary(names) for names in dict.fromkeys(each.CONDITIONS for each in _BY_LANGUAGE.values())
    )
    return any(
        match.end() - match.start() == len(plain)
        for vocabulary in vocabularies
        for match in vocabulary.each(plain)
    )


def _conditions(text: Text) -> list[Span]:
    return list(_places(text, "CONDITIONS"))


def _complaints(text: Text) -> list[Span]:
    return list(_places(text, "COMPLAINTS"))


def _places(text: Text, kind: str) -> Iterator[Span]:
    found: list[Span] = []
    for words in dict.fromkeys(getattr(_BY_LANGUAGE[language], kind) for language in languages_of(text)):
        for match in _vocabulary(words).each(text.folded):
            span = Span(match.start(), match.end())
            if _is_written_so(text.content[span.start : span.end]):
                found.append(span)
    behind = 0
    for span in sorted(found, key=lambda each: (each.start, -each.end)):
        if span.start >= behind:
            yield span
            behind = span.end


def _is_written_so(words: str) -> bool:
    """Whether a short form is written as one: "HTA" and "pAVK", and no small word that has its letters."""
    return len(words) > _LONGEST_SHORT_FORM or words.lower() in _WHOLE_WORDS or not words[1:].islower()


@cache
def _vocabulary(words: str) -> Vocabulary:
    return Vocabulary([("", typed(words))])
