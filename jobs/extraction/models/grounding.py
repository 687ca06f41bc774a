"""Finds the words that a model quotes on the page, so that evidence is made of the page and never of the answer."""

from __future__ import annotations

from collections.abc import Sequence

from jobs.extraction.judge.aligner import Aligned, Aligner, fold
from jobs.extraction.text import Span, Text
from referrals.data.pages import Page
from referrals.data.referral import Alignment, Asserted, Field

CONFIDENCE: dict[Alignment, float] = {"exact": 0.8, "normalized": 0.78, "fuzzy": 0.6}
"""Of a value whose quote stands on the page, before the judge has looked."""
INVENTED = 0.25
NOWHERE = "The words that the model quotes for it stand on no page."


class Grounding:
    """The pages that a model was shown, by the numbers it was shown them with."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self.pages = tuple(pages)
        self.text = Text(self.pages)
        self._aligner = Aligner(self.pages)
        self._spans = {id(placed.word): Span(placed.start, placed.end) for placed in self.text.words}

    def field(self, value: str | int, *, quote: str, page: int, asserted: Asserted | None = None) -> Field:
        """Return the Field of a value, with its place; without one, and low, when its quote stands nowhere."""
        found = self._find(quote, page)
        if found is None:
            return Field(
                value=value,
                confidence=INVENTED,
                confidence_raw=INVENTED,
                verdict="unsupported",
                reasons=(NOWHERE,),
                asserted=asserted,
            )
        shown, aligned = found
        span = self._span_of_value(shown, aligned, str(value)) or self._span(
            shown, aligned.first, aligned.last
        )
        raw = CONFIDENCE[aligned.alignment]
        return Field(
            value=value,
            confidence=raw,
            confidence_raw=raw,
            evidence=self.text.evidence(span, alignment=aligned.alignment) if span else (),
            asserted=asserted,
        )

    def _find(self, quote: str, number: int) -> tuple[Page, Aligned] | None:
        """Where a quote stands: on the page that the model names, else on the first other one."""
        named = [page for index, page in enumerate(self.pages, start=1) if index == number]
        for page in (*named, *(page for page in self.pages if page not in named)):
            aligned = self._aligner.find(
                document_id=page.document_id, page=page.number, quote=quote, boxes=()
            )
            if aligned is not None:
                return self._aligner.indexes[(page.document_id, page.number)].page, aligned
        return None

    def _span_of_value(self, page: Page, aligned: Aligned, value: str) -> Span | None:
        """The words of the quote that are the value itself, so that its place is shown and no whole sentence."""
        wanted = fold(value)
        for first in range(aligned.first, aligned.last + 1):
            read = ""
            for last in range(first, aligned.last + 1):
                read += fold(page.words[last].text)
                if wanted and read == wanted:
                    return self._span(page, first, last)
                if len(read) >= len(wanted):
                    break
        return None

    def _span(self, page: Page, first: int, last: int) -> Span | None:
        spans = [
            span for word in page.words[first : last + 1] if (span := self._spans.get(id(word))) is not None
        ]
        return Span(min(span.start for span in spans), max(span.end for span in spans)) if spans else None
