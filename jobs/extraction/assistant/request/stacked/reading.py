"""What is known of a paper before whom it asks, how soon and why are weighed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.kinds import Haste, haste_of
from jobs.extraction.assistant.page.handed_on import is_handed_on
from jobs.extraction.assistant.request.specialty.heard_in_notes import is_note
from jobs.extraction.assistant.request.specialty.letters_back import thanks_who_referred, writes_back
from jobs.extraction.assistant.request.specialty.nobody_asked import asks_nobody
from jobs.extraction.assistant.request.specialty.referred_in_plans import passed_on_by_a_consultant
from jobs.extraction.assistant.request.stacked.taken import WAYS, Taken
from jobs.extraction.assistant.request.taken_back import as_it_stands
from jobs.extraction.assistant.second.believing import places_of
from referrals.data.packets import Part
from referrals.data.referral import Referral

_FEWEST_WORDS, _FEW_WORDS = 15, 45
"""Of fewer there is nothing to weigh; and of so few, one wording tells how soon, which the rules know better."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The pages of a request, the parts that all pages make up, whether such parts ask for anything, and what was found
    on them by the rules alone, and once the tagger had read them too."""

    document: Document
    parts: Sequence[Part]
    asks: bool
    by_rules: Referral
    by_tagger: Referral

    @property
    def standing(self) -> Document:
        """The pages without what they take back."""
        return as_it_stands(self.document)

    def taken(self, name: Literal["specialty", "urgency", "reason"]) -> dict[str, Taken]:
        """Return what each way took for this field of the request; a way that took nothing is left out."""
        fields = (getattr(found.request, name) for found in (self.by_rules, self.by_tagger))
        return {
            way: Taken(field, tuple(places_of(self.standing.text, field.evidence)))
            for way, field in zip(WAYS, fields, strict=True)
            if field.value is not None
        }

    @property
    def may_ask(self) -> bool:
        """Whether it is of a kind that asks somebody to see a patient, or tells of a stay and may ask on the way, and
        of more than a line or two."""
        return (
            (self.asks or self.is_a_summary_of_a_stay)
            and haste_of(self.parts) is not Haste.OF_NOBODY
            and len(self.document.text.words) >= _FEWEST_WORDS
        )

    @property
    def is_a_summary_of_a_stay(self) -> bool:
        """Whether it is the summary of a stay and nothing else, but for a cover."""
        return {part.kind for part in self.parts} - {"cover_page"} == {"discharge_summary"}

    @property
    def is_weighed(self) -> bool:
        """Whether it is a paper such as the models of specialty and urgency have learnt from: one that asks somebody,
        no note between clinicians, which other models hear, and no consultant's answer whose plan passes the patient
        on."""
        return (
            self.may_ask
            and not self.document.once(is_note)
            and not self.document.text.once(is_handed_on)
            and self.document.once(passed_on_by_a_consultant) is None
        )

    @property
    def is_short(self) -> bool:
        """Whether it has so few words that what was found is kept where weighing them tells nothing."""
        return len(self.document.text.words) < _FEW_WORDS

    def signs(self) -> Iterator[str]:
        """Yield the signs of what a paper that is weighed is as a whole."""
        yield "asks"
        yield f"haste:{haste_of(self.parts).name}"
        for kind in {part.kind for part in self.parts}:
            yield f"kind:{kind}"
        for name, tells in _TELLING.items():
            if self.document.once(tells):
                yield name


_TELLING = {
    "nobody": asks_nobody,
    "back": writes_back,
    "thanks": thanks_who_referred,
}
