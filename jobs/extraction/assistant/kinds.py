"""What kind of document each run of pages is, and which pages tell who is referred, by whom and for what."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from jobs.extraction.packets.kinds import signs_on
from jobs.extraction.packets.parts import parts_of, sheet_of
from jobs.extraction.packets.signs import OTHER
from jobs.extraction.texts_at_hand import text_of
from referrals.data.packets import Packet, Part
from referrals.data.pages import Page
from referrals.data.referral import DocumentPart, DocumentSection, Field, Referral, missing

_OF_THE_REQUEST = ("referral", "cover_page")
_TOLD = 0.7
_OF_THE_PATIENT = (*_OF_THE_REQUEST, "insurance", OTHER)


def parts_in(pages: Sequence[Page], packet: Packet | None) -> tuple[Part, ...]:
    """Return the parts that pages make up: as the packet was sorted, else by what they say of themselves."""
    if packet is not None:
        there = {(page.document_id, page.number) for page in pages}
        return tuple(part for part in packet.parts if there.issuperset(part.keys))
    text = text_of(pages)
    sheets = [sheet_of(text, place, signs_on(text, place)) for place in range(len(text.pages))]
    return tuple(
        Part(
            document_id=text.pages[part.places[0]].document_id,
            pages=tuple(text.pages[place].number for place in part.places),
            kind=part.signs.kind,
            confidence=round(part.signs.sureness, 4),
            evidence=text.evidence(*part.signs.places[:3]),
        )
        for part in parts_of(sheets)
    )


def section_of(parts: Sequence[Part]) -> DocumentSection:
    """Return the parts with their kinds, and the kind of the part that the referral is taken from."""
    shown = tuple(
        DocumentPart(document_id=part.document_id, pages=part.pages, kind=_kind_field(part)) for part in parts
    )
    return DocumentSection(kind=kind_of_parts(shown), parts=shown)


def kind_of_parts(parts: Sequence[DocumentPart]) -> Field:
    """Return the kind of the part that the referral is taken from."""
    kinds = [part.kind for part in parts]
    main = next((kind for kind in kinds if kind.value == "referral"), None) or max(
        (kind for kind in kinds if kind.value not in (None, "cover_page")),
        key=lambda kind: kind.confidence,
        default=None,
    )
    return main or next((kind for kind in kinds if kind.value), missing())


def with_kind_of_what_is_told(referral: Referral) -> Referral:
    """Return the referral with a kind where no words of the pages say one: what tells why somebody is sent, and
    where to, is a referral in whatever style."""
    request, recipient = referral.request, referral.recipient
    where_to = next(
        (field for field in (recipient.organization, recipient.name, request.specialty) if field.value), None
    )
    if referral.document.kind.value or where_to is None or not request.reason.value:
        return referral
    kind = Field(
        value="referral",
        confidence=_TOLD,
        confidence_raw=_TOLD,
        evidence=(*where_to.evidence[:1], *request.reason.evidence[:1]),
    )
    return referral.model_copy(update={"document": referral.document.model_copy(update={"kind": kind})})


def is_advertisement(parts: Sequence[Part]) -> bool:
    """Tell whether the pages are advertising and nothing else."""
    kinds = {part.kind for part in parts} - {"cover_page"}
    return kinds == {"marketing"}


def asks_for_something(parts: Sequence[Part]) -> bool:
    """Tell whether some part may ask for a specialty: a letter, a consultation's note, a request for an insurer's
    consent, a page of no known kind. A notice asks for none, nor does an insurer's decision."""
    return not parts or any(
        part.kind in (*_OF_THE_PATIENT, "consult_note") and not is_notice(part) and not _is_a_decision(part)
        for part in parts
    )


class Haste(Enum):
    """Whose the urgencies are that a paper prints in stamps, heads and boxes."""

    OF_THE_PATIENT = "of the patient"
    OF_A_SAMPLE = "of a sample"
    OF_A_REPLY = "of a reply"
    OF_NOBODY = "of nobody"


def haste_of(parts: Sequence[Part]) -> Haste:
    """Tell whose the urgencies of a paper are: a laboratory's "STAT" is of the sample, a solicitor's "URGENT" and a
    pharmacy's are of the answer that they want, an insurer's of the request that it decides, and a notice says to
    others how soon what it names is due. In a packet with anything else they are the patient's."""
    if _is_but_a_notice(parts):
        return Haste.OF_NOBODY
    if parts and all(part.kind in _WANT_A_REPLY or _is_a_decision(part) for part in parts):
        return Haste.OF_A_REPLY
    if parts and all(part.kind in _WANT_A_REPLY | _REPORTS or is_notice(part) for part in parts):
        return Haste.OF_A_SAMPLE
    return Haste.OF_THE_PATIENT


_WANT_A_REPLY = frozenset({"records_request", "prescription"})
_REPORTS = frozenset({"lab_result", "imaging_report"})


def _is_a_decision(part: Part) -> bool:
    """Whether a part is what an insurer has decided, which asks nothing of the specialist to whom it is sent."""
    return part.kind == "insurance" and any(_DECIDED.search(each.quote) for each in part.evidence)


_DECIDED = re.compile(
    r"\bnotice of [\w -]{0,30}(?:denial|determination|decision|non-?coverage)|\bexplanation of benefits\b",
    re.IGNORECASE,
)


def is_notice(part: Part) -> bool:
    """Tell whether words say that a part is of none of the kinds: those are silent on one of no known kind."""
    return part.kind == OTHER and bool(part.evidence)


def _is_but_a_notice(parts: Sequence[Part]) -> bool:
    """Whether the pages are a notice and nothing else, but for a cover."""
    others = [part for part in parts if part.kind != "cover_page"]
    return bool(others) and all(is_notice(part) for part in others)


def pages_of_the_request(pages: Sequence[Page], parts: Sequence[Part]) -> tuple[Page, ...]:
    """Return the pages that tell who asks whom for what: those of the referral and its cover page; all
    where there is none.
    """
    return _pages_of(pages, parts, _OF_THE_REQUEST)


def pages_of_the_patient(pages: Sequence[Page], parts: Sequence[Part]) -> tuple[Page, ...]:
    """Return the pages that tell how to reach the patient: those of the request and of the insurance."""
    return _pages_of(pages, parts, _OF_THE_PATIENT)


def _pages_of(pages: Sequence[Page], parts: Sequence[Part], kinds: Sequence[str]) -> tuple[Page, ...]:
    if all(part.kind != "referral" for part in parts):
        return tuple(pages)
    wanted = {key for part in parts if part.kind in kinds for key in part.keys}
    return tuple(page for page in pages if (page.document_id, page.number) in wanted)


def _kind_field(part: Part) -> Field:
    """The kind as a field; a part that no words speak for has none."""
    if not part.evidence:
        return missing()
    return Field(
        value=part.kind, confidence=part.confidence, confidence_raw=part.confidence, evidence=part.evidence
    )
