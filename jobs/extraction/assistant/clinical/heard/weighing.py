"""What is heard in running text beside what rules find there: in a note what is heard leads, in a letter it adds what
is very likely, and takes away a medicine that no list names and that is very likely not taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.clinical.body_parts import names_only_a_part
from jobs.extraction.assistant.clinical.heard import Heard
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.scope import has_cells, hears_in_part, of_the_patient
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.notes import is_note
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from referrals.data.referral import Asserted

_IN_NOTES, _IN_LETTERS, _BESIDE_CELLS = (0.5, 0.08), (0.8, 0.0), (0.9, 0.0)
_FINDINGS = ("dx", "ndx", "sx", "nsx")
_WORTH = 0.8
"""What a probability is worth: passages that were never seen wander more than those that were learnt from."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """`least` is how likely something must be to be taken, `doubtful` below what nothing that rules find is kept."""

    document: Document
    heard: Heard
    note: bool
    least: float
    doubtful: float
    beside_cells: bool

    @classmethod
    def of(cls, document: Document) -> Weighed | None:
        """Return what is heard in a document; None of one that is no running text of a language that was learnt."""
        if not hears_in_part(document):
            return None
        note, cells = document.once(is_note), has_cells(document)
        limits = _IN_NOTES if note else _BESIDE_CELLS if cells else _IN_LETTERS
        return cls(document, Heard.of(document), note, *limits, beside_cells=cells)

    def keeps(self, span: Span, *kinds: str) -> bool:
        """Tell whether words that a rule took may be of one of these kinds."""
        return self.heard.chance(span, *kinds) >= self.doubtful

    def told(self, *kinds: str) -> list[Mention]:
        """Return what is told of the patient, of these kinds, in reading order."""
        return [
            mention
            for mention in self.heard.of_kind(*kinds)
            if mention.probability >= self.least
            and of_the_patient(self.document, mention)
            and not unmarked_at(self.document.text, mention.span.start)
            and not (mention.kind in _FINDINGS and names_only_a_part(self.document.text[mention.span]))
        ]

    def found(self, mention: Mention, asserted: Asserted | None = None) -> Found:
        words = self.document.text[mention.span]
        return Found(words, (mention.span,), round(_WORTH * mention.probability, 4), asserted=asserted)


def meets_any(found: Found, others: Sequence[Found]) -> bool:
    """Tell whether words stand where others stand."""
    return any(span.meets(other) for span in found.spans for each in others for other in each.spans)
