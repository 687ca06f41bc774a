"""What is known of a paper before whom it asks and how soon are weighed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.kinds import Haste, haste_of
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.specialty.heard_in_notes import is_note
from jobs.extraction.assistant.request.specialty.letters_back import thanks_who_referred, writes_back
from jobs.extraction.assistant.request.specialty.nobody_asked import answers_a_request, asks_nobody
from jobs.extraction.assistant.request.stacked.candidates import WAYS
from referrals.data.packets import Part
from referrals.data.referral import Referral, Request

_FEWEST_WORDS = 45
"""Of fewer the models know nothing: what they weigh is mostly what stands around."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The pages of a request, the parts that all pages make up, whether such parts ask for anything, and what was found
    on them by the rules alone, and once the tagger had read them too."""

    document: Document
    parts: Sequence[Part]
    asks: bool
    by_rules: Referral
    by_tagger: Referral

    def requests(self) -> dict[str, Request]:
        """Return what each way of reading found to be requested."""
        return dict(zip(WAYS, (self.by_rules.request, self.by_tagger.request), strict=True))

    @property
    def is_weighed(self) -> bool:
        """Whether it is a paper such as the models have learnt from: more than a line or two, of a kind that asks
        somebody to see a patient, and no note between clinicians, which other models hear."""
        return (
            self.asks
            and haste_of(self.parts) is not Haste.OF_NOBODY
            and len(self.document.text.words) >= _FEWEST_WORDS
            and not self.document.once(is_note)
            and not self.document.text.once(is_handed_on)
        )

    def signs(self) -> Iterator[str]:
        """Yield the signs of what a paper is as a whole."""
        yield "asks" if self.asks else "asks nothing"
        yield f"haste:{haste_of(self.parts).name}"
        for kind in {part.kind for part in self.parts}:
            yield f"kind:{kind}"
        for name, tells in _TELLING.items():
            if self.document.once(tells):
                yield name


_TELLING = {
    "note": is_note,
    "nobody": asks_nobody,
    "back": writes_back,
    "thanks": thanks_who_referred,
    "answers": answers_a_request,
}
