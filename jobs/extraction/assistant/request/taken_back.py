"""What a document itself takes back of what it asks: a specialty that is refused ("Please do NOT refer on to
orthopaedics"), was asked by mistake ("I referred him to Urology in error"), and an urgency that is to be disregarded.

What is asked is looked for on the pages without these words, so that whatever stands beside them is found by the same
ways as ever. Each letter is replaced by a dot: places stay what they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.text import Span
from referrals.data.pages import Page, Word

_MAY_TAKE_BACK = re.compile(
    r"\bnot\b|n['\u2019]t\b|\berror\b|\bmistake|\bmistaken|\bwrong|\bdisregard|\bignore\b", re.IGNORECASE
)
_REFUSED = re.compile(
    r"\b(?:(?:please |pls )?(?:do|does|did|need|should|would|will|must)(?: not|n['\u2019]?t)"
    r"(?: (?:need|require|want|wish|think|feel|it is|he|she|they|this|him|her|them|a|an|any|to|be|see|seen|"
    r"referr?(?:al|ed)?|send|sent|go|for|by|the|on|further|back)){0,6}|"
    r"not (?:suitable|appropriate|one|a case|a matter|a patient|meant|intended) for(?: the)?|"
    r"no (?:need|wish|indication) (?:for|to (?:see|refer to|involve|trouble))(?: the)?)"
    r"[\s:]+(?:(?P<first>[\w&-]+(?: [\w&-]+)?)(?:,| or| nor|/) (?:to )?)?$",
    re.IGNORECASE,
)
"""What stands right before a name that is not asked; another name may stand between."""
_ASKED_BY_MISTAKE = re.compile(
    r"^(?: (?:clinic|department|team|service|colleagues))?,? (?:in error|by (?:mistake|accident)|mistakenly|wrongly)\b",
    re.IGNORECASE,
)
_SENT_WRONGLY = re.compile(
    r"\b(?:mistakenly|wrongly|erroneously)(?: been)? (?:sent|referred|addressed|directed|booked)"
    r"(?: \w+)? to(?: the)? $",
    re.IGNORECASE,
)
_URGENCY = re.compile(
    r"\b(?:routine|urgent|elective|asap|stat|emergency)\b(?=\W{1,4}(?:please |pls )?(?:disregard|ignore)\b)",
    re.IGNORECASE,
)
_REACH = 90
_END = re.compile(r"[.;!?]\s|\n\s*\n|\bbut\b|\binstead\b|\brather\b|\bonly\b", re.IGNORECASE)


def as_it_stands(document: Document) -> Document:
    """Return the document without what it takes back; the same one where that is nothing."""
    return document.once(_without_what_is_taken_back)


def _without_what_is_taken_back(document: Document) -> Document:
    if _MAY_TAKE_BACK.search(document.text.flowing) is None:
        return document
    spans = [*_names_taken_back(document), *_urgencies_taken_back(document)]
    if not spans:
        return document
    masked = {
        (placed.page, id(placed.word))
        for span in spans
        for placed in document.text.words_in(span.start, span.end)
    }
    pages = tuple(_masked(page, number, masked) for number, page in enumerate(document.text.pages))
    return Document.of(pages, document.today)


def is_taken_back(document: Document, spans: tuple[Span, ...]) -> bool:
    """Tell whether words that tell what is asked are among those that the document takes back."""
    standing = as_it_stands(document)
    return standing is not document and any(
        standing.text.content[span.start : span.end] != document.text.content[span.start : span.end]
        for span in spans
    )


def _names_taken_back(document: Document) -> Iterator[Span]:
    words = document.text.flowing
    for _, name in ALL_NAMES.matches(document.text.folded):
        before = _END.split(words[max(0, name.start() - _REACH) : name.start()])[-1]
        behind = words[name.end() : name.end() + _REACH]
        refused = _REFUSED.search(before)
        if (
            (refused is not None and (refused["first"] is None or ALL_NAMES.found_in(refused["first"])))
            or _ASKED_BY_MISTAKE.match(behind)
            or _SENT_WRONGLY.search(before)
        ):
            yield Span(name.start(), name.end())


def _urgencies_taken_back(document: Document) -> Iterator[Span]:
    for match in document.phrase(_URGENCY):
        yield Span(match.start(), match.end())


def _masked(page: Page, number: int, masked: set[tuple[int, int]]) -> Page:
    if all(at != number for at, _ in masked):
        return page
    return replace(
        page, words=tuple(_dotted(word) if (number, id(word)) in masked else word for word in page.words)
    )


def _dotted(word: Word) -> Word:
    return replace(word, text=re.sub(r"\w", "\u00b7", word.text))
