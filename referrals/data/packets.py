"""What a pile of uploaded pages consists of: the kind of each page, the parts, and pages of another patient."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, TypeVar

from referrals.data.pages import Page
from referrals.data.referral import Evidence, Frozen

PageKey = tuple[str, int]
"""A document's id and the number of one of its pages."""

QuarantineReason = Literal[
    "other_name",
    "other_birth_date",
    "other_identifier",
    "part_of_another_patient",
    "several_patients",
    "list_of_patients",
]

WHY_QUARANTINED: dict[QuarantineReason, str] = {
    "other_name": "The page names another patient.",
    "other_birth_date": "The page gives another patient's birth date.",
    "other_identifier": "The page carries another patient's number.",
    "part_of_another_patient": "The page belongs to a part about another patient.",
    "several_patients": "The pages are about several patients, and none of them is clearly the one referred.",
    "list_of_patients": "The page lists several patients, such as those of a clinic or a ward.",
}
"""The sentence for people behind each reason; none holds a value of the page."""


class SortedPage(Frozen):
    """One page with its kind; `evidence` is the words that say so, empty for a page that only continues its part."""

    document_id: str
    page: int
    kind: str
    confidence: float
    evidence: tuple[Evidence, ...] = ()

    @property
    def key(self) -> PageKey:
        return self.document_id, self.page


class PrintedPatient(Frozen):
    """A patient as pages print them: names as written, birth dates as ISO dates, numbers as `type:digits`. PHI."""

    names: tuple[str, ...] = ()
    birth_dates: tuple[str, ...] = ()
    identifiers: tuple[str, ...] = ()


class Part(Frozen):
    """Consecutive pages of one document that belong together; `sender` is the organization in its head."""

    document_id: str
    pages: tuple[int, ...]
    kind: str
    confidence: float
    evidence: tuple[Evidence, ...] = ()
    patient: PrintedPatient | None = None
    sender: str | None = None

    @property
    def keys(self) -> tuple[PageKey, ...]:
        return tuple((self.document_id, number) for number in self.pages)


class DoubtedPage(Frozen):
    """A page whose patient is not, or perhaps not, the packet's; `evidence` is where it says so."""

    document_id: str
    page: int
    reasons: tuple[QuarantineReason, ...]
    evidence: tuple[Evidence, ...] = ()

    @property
    def key(self) -> PageKey:
        return self.document_id, self.page


class Packet(Frozen):
    """The pages of a job, sorted.

    `quarantined` pages are another patient's: nothing is extracted from them. `doubtful` pages are kept, and a
    person should look. `several_patients` is set when no patient is clearly the one referred; then no page that
    names one is used. `misdirected` is where the packet says that it is for another clinic.
    """

    pages: tuple[SortedPage, ...] = ()
    parts: tuple[Part, ...] = ()
    quarantined: tuple[DoubtedPage, ...] = ()
    doubtful: tuple[DoubtedPage, ...] = ()
    several_patients: bool = False
    misdirected: tuple[Evidence, ...] = ()

    @property
    def kinds_by_page(self) -> tuple[str, ...]:
        """The kind of each page, in the order of the pages."""
        return tuple(page.kind for page in self.pages)

    @property
    def excluded(self) -> frozenset[PageKey]:
        """The quarantined pages."""
        return frozenset(page.key for page in self.quarantined)

    @property
    def doubted(self) -> frozenset[PageKey]:
        """The pages that are kept, and may be another patient's."""
        return frozenset(page.key for page in self.doubtful)

    def without_words(self) -> Packet:
        """Return the packet without anything that pages say: kinds, numbers, reasons and boxes stay."""
        return self.model_copy(
            update={
                "pages": tuple(_mute(page) for page in self.pages),
                "parts": tuple(
                    _mute(part).model_copy(update={"patient": None, "sender": None}) for part in self.parts
                ),
                "quarantined": tuple(_mute(page) for page in self.quarantined),
                "doubtful": tuple(_mute(page) for page in self.doubtful),
                "misdirected": _without_quotes(self.misdirected),
            }
        )

    def usable(self, pages: Sequence[Page]) -> tuple[Page, ...]:
        """Return the pages that may be read for this packet's patient: all but the quarantined."""
        return tuple(page for page in pages if (page.document_id, page.number) not in self.excluded)


class PageMark(Frozen):
    """How a page was sorted last; `status` is kept, quarantined or released."""

    document_id: str
    page: int
    kind: str
    confidence: float
    status: str
    reasons: tuple[QuarantineReason, ...]
    changed_at: datetime
    changed_by: str


_Sorted = TypeVar("_Sorted", SortedPage, Part, DoubtedPage)


def _mute(sorted_: _Sorted) -> _Sorted:
    return sorted_.model_copy(update={"evidence": _without_quotes(sorted_.evidence)})


def _without_quotes(places: tuple[Evidence, ...]) -> tuple[Evidence, ...]:
    return tuple(place.model_copy(update={"quote": ""}) for place in places)
