"""What every extractor looks at: the text with its labels, sections, blocks, order of dates and country."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from jobs.extraction.assistant.labels.asked_and_asking import with_asked_and_asking
from jobs.extraction.assistant.labels.columns_of_relatives import with_columns_of_relatives
from jobs.extraction.assistant.labels.labelled import Label, asks_anybodys_name, find_labels, is_generic
from jobs.extraction.assistant.labels.names_of_columns import heads_a_column
from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.labels.numbers_by_kind import of_its_kind
from jobs.extraction.assistant.labels.performers import with_performers_of_notes
from jobs.extraction.assistant.labels.places_of_appointments import with_places_of_appointments
from jobs.extraction.assistant.labels.rows_of_numbers import heads_a_row_of_numbers
from jobs.extraction.assistant.labels.rows_of_relatives import with_rows_of_relatives
from jobs.extraction.assistant.labels.whence import with_whence
from jobs.extraction.assistant.page.outline import Outline, outline_of
from jobs.extraction.assistant.page.sentences import Sentence, sentences_of
from jobs.extraction.assistant.parties.numbers_of_places import with_numbers_of_places
from jobs.extraction.assistant.patient.numbers import with_numbers
from jobs.extraction.assistant.patient.particulars import with_particulars
from jobs.extraction.assistant.patient.relatives import RELATIVE
from jobs.extraction.assistant.values.dates import OrderEvidence, ShownBy, WrittenDate, find_dates, order_in
from jobs.extraction.assistant.values.regions import region_of
from jobs.extraction.found import Found
from jobs.extraction.text import Made, Span, Text
from jobs.extraction.texts_at_hand import text_of
from referrals.data.pages import Page

_IDENTITY = frozenset({"birth_date", "nhs_number", "health_card", "ssn"})
_NEAR = 90
_ANOTHER_SENTENCE = re.compile(
    r"[a-z]{3}[.;!?]\s+[A-Z][a-z]+ [a-z]|\n\s*\n|\b(?:dr|doctor|surgery|practice|clinic)\b", re.IGNORECASE
)
"""What parts a number from whom the words before tell of: another sentence, a doctor, a place of work."""
_MISREAD = {"O": "0", "o": "0", "I": "1", "l": "1", "|": "1", "S": "5", "B": "8"}


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """One text with what is found once and asked for often. It equals only itself: what is made of it is kept by it."""

    text: Text
    labels: tuple[Label, ...]
    outline: Outline
    order: OrderEvidence
    region: str | None
    today: date

    @classmethod
    def of(cls, pages: Sequence[Page], today: date) -> Document:
        return text_of(pages).once(cls._of_text, today)

    @classmethod
    def _of_text(cls, text: Text, today: date) -> Document:
        order = order_in(text.searched)
        labels = with_numbers(text, with_particulars(text, text.once(_labels_of), today, order.order))
        outline = outline_of(text, labels)
        labels = with_numbers_of_places(text, labels, outline)
        return cls(
            text=text,
            labels=tuple(_of_its_block(label, outline) for label in labels),
            outline=outline,
            order=order,
            region=region_of(text.searched),
            today=today,
        )

    def once(self, make: Callable[[Document], Made]) -> Made:
        """Return what a function makes of this document, made when it is first asked for."""
        made: Made = self.text.once(_made_of, self, make)
        return made

    @property
    def sentences(self) -> Sequence[Sentence]:
        """The sentences in reading order, with page furniture left out; what stands in cells is cut at their ends."""
        return self.once(_sentences_of)

    def labelled(self, *keys: str) -> Iterator[tuple[Label, Span]]:
        """Yield the labels with one of these keys that have a value which says something."""
        for label in self.labels:
            if label.key in keys and label.value is not None and not says_nothing(self.text[label.value]):
                yield label, label.value

    def role_of(self, label: Label) -> str:
        """Return whose the label's value is: what the label says, else the block it stands in."""
        block = self.outline.block_at(label.span.start)
        if label.key == "provider" and block == "recipient" and is_generic(label):
            return block
        if block == "body" and not label.role and self.is_told_of_patient(label.span):
            return "patient"
        return label.role or block

    def is_told_of_patient(self, span: Span) -> bool:
        """Tell whether words stand in a sentence beside a label of the patient's: "(DOB 22/07/99, ph 0412 555 019)"."""
        for other in self.labels:
            if other.role != "patient" or other.key not in _IDENTITY or other.value is None:
                continue
            first, second = sorted((span, other.span), key=lambda each: each.start)
            if second.start - first.end >= _NEAR:
                continue
            between = self.text.flowing[first.end : second.start]
            if not _ANOTHER_SENTENCE.search(between) and not RELATIVE.search(between):
                return True
        return False

    def dates_in(self, span: Span) -> Iterator[WrittenDate]:
        return find_dates(
            self.text.content, order=self.order.order, today=self.today, start=span.start, end=span.end
        )

    def misread_date_in(self, span: Span) -> WrittenDate | None:
        """Return the date at the start of a labelled value once letters that a reader takes for digits are
        digits again
        ("O1/O6/197O"); None when it is none then either."""
        written = self.text.content[span.start : span.end]
        repaired = re.sub(r"(?<![A-Za-z]{2})[OoIlSB|](?![A-Za-z]{2})", lambda m: _MISREAD[m.group()], written)
        found = next(find_dates(repaired, order=self.order.order, today=self.today), None)
        if found is None or found.start > 2:
            return None
        return WrittenDate(
            span.start + found.start, span.start + found.end, found.value, ambiguous=found.ambiguous
        )

    def date_found(self, written: WrittenDate, confidence: float) -> Found:
        """Return a date as a value; one that could be read both ways is as sure as the evidence for the
        order.
        """
        found = Found(written.value.isoformat(), (Span(written.start, written.end),), confidence)
        if not written.ambiguous:
            return found
        order = "day first" if self.order.order == "DMY" else "month first"
        if self.order.sureness < 0.6:
            return found.because(f"Read as {order}; the document does not show which.", confidence=0.5)
        return found.because(f"Read as {order}, {_SHOWN_BY[self.order.by]}.", confidence=self.order.sureness)

    def phrase(self, pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
        """Yield the matches of a pattern in the flowing text: a full line's end counts as a space."""
        return self.text.phrases(pattern)

    def cut(self, span: Span, pattern: re.Pattern[str]) -> Span | None:
        """Return the part of a span that stands before the first match of a pattern."""
        match = pattern.search(self.text.content, span.start, span.end)
        return self.text.trimmed(span.start, match.start() if match else span.end)


_SHOWN_BY: dict[ShownBy, str] = {
    "format": "as the document states",
    "dates": "as elsewhere in the document",
    "number": "as a number of the patient's shows",
    "country": "as is usual where its places and words are from; no other date in figures shows it",
}


def _labels_of(text: Text) -> list[Label]:
    """The labels of a text, without the names of columns that only look like a person's, each as that of the number
    which its value says it is."""
    named = (
        label
        for label in text.once(find_labels)
        if not heads_a_column(text, label) and not heads_a_row_of_numbers(text, label)
    )
    kinds = (of_its_kind(text, label) for label in named)
    labels = with_columns_of_relatives(text, [label for label in kinds if label is not None])
    labels = with_places_of_appointments(text, with_rows_of_relatives(text, labels))
    return with_whence(text, with_asked_and_asking(text, with_performers_of_notes(labels)))


def _of_its_block(label: Label, outline: Outline) -> Label:
    """A label that asks for a name and not whose ("Nom et prénom", "Focal point"), as that of the party in whose block
    it stands."""
    if label.key == "focal_point":
        party = outline.block_at(label.span.start)
        if party not in ("referrer", "recipient"):
            return replace(label, key="ignore")
        return replace(label, key="provider" if party == "referrer" else "recipient", role=party)
    if label.key != "name" or not asks_anybodys_name(label):
        return label
    theirs = outline.block_at(label.span.start) in ("referrer", "recipient")
    return replace(label, key="full_name", role="") if theirs else label


def _sentences_of(document: Document) -> tuple[Sentence, ...]:
    return tuple(sentences_of(document.text, document.outline))


def _made_of(_: Text, document: Document, make: Callable[[Document], Made]) -> Made:
    return make(document)
