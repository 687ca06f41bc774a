"""How far the tagger believes a value that the rules found, and what that makes of its confidence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.second.marks import Believes
from jobs.extraction.assistant.second.values import Proposal
from jobs.extraction.found import field_of
from jobs.extraction.text import Span, Text
from referrals.data.referral import Evidence, Field

NOT_AT_ALL = 0.02
"""What the tagger gives no more than this is wrong more often than not."""
_NO_SURER = ((NOT_AT_ALL, 0.35), (0.1, 0.65))
"""Up to which belief a value is no surer than what: of documents that neither the rules nor the tagger had seen, 44 and
81 in a hundred of such values were right, of all others 98."""
_DOUBT = "A second reading of the page does not take it for this."
_FOUND_BY_PLACE = "No wording says so: it stands as such values stand."


@dataclass(frozen=True, slots=True)
class Belief:
    """What the tagger believes of a field's words in a document."""

    document: Document
    believes: Believes

    def in_value(self, path: str, field: Field) -> float | None:
        """The belief in a value as a whole, at the likeliest of its places; None where it stands on other pages."""
        return max((self.believes(path, span) for span in self.places(field)), default=None)

    def in_least_word(self, paths: Sequence[str], field: Field) -> float | None:
        """The belief that the least likely word of a value is part of one of the paths; None as above."""
        words = [
            Span(word.start, word.end)
            for span in self.places(field)
            for word in self.document.text.words_in(span.start, span.end)
        ]
        return min((sum(self.believes(path, word) for path in paths) for word in words), default=None)

    def places(self, field: Field) -> list[Span]:
        """Where the words of a value stand in the text of the document."""
        return list(places_of(self.document.text, field.evidence))

    def filled(self, best: Proposal) -> Field:
        """What was marked as a field, as sure as marks of that probability are."""
        found = best.found.because(_FOUND_BY_PLACE, confidence=sureness_of(best.probability))
        return field_of(self.document.text, found)


def sureness_of(probability: float) -> float:
    """Return how sure a value is, before it is judged, that was marked with a probability."""
    return 0.5 + 0.4 * probability


def meet(ours: Iterable[Span], theirs: Iterable[Span]) -> bool:
    """Tell whether any of our places shares characters with any of theirs."""
    others = tuple(theirs)
    return any(one.meets(other) for one in ours for other in others)


def doubted(field: Field, believed: float) -> Field:
    """Return a field no surer than values are in which the tagger believes so much."""
    most = next((sure for up_to, sure in _NO_SURER if believed <= up_to), None)
    if most is None or field.confidence <= most:
        return field
    return field.model_copy(
        update={"confidence": most, "confidence_raw": most, "reasons": (*field.reasons, _DOUBT)}
    )


def places_of(text: Text, evidence: Sequence[Evidence]) -> Iterator[Span]:
    """Yield where in the text the words stand that evidence points at; nothing for what stands on other pages."""
    pages = {(page.document_id, page.number): index for index, page in enumerate(text.pages)}
    for each in evidence:
        lines = text.lines_by_page.get(pages.get((each.document_id, each.page), -1), [])
        for box in each.boxes:
            words = [
                placed
                for line in lines
                for placed in text.words[line.first_word : line.last_word]
                if _stands_within(text.printed(placed).box, box)
            ]
            if words:
                yield Span(words[0].start, words[-1].end)


def _stands_within(word: tuple[float, float, float, float], box: tuple[float, float, float, float]) -> bool:
    middle = (word[1] + word[3]) / 2
    return word[0] < box[2] and box[0] < word[2] and box[1] <= middle <= box[3]
