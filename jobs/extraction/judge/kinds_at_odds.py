"""Whether the pages are what a document is called. A kind turns papers away, so that a letterhead quoted for
"marketing" must not pass: all the words of the pages have to make them such a document as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.kinds import kind_of_parts, parts_in, section_of
from jobs.extraction.judge.contradictions import Contradiction
from jobs.extraction.packets.kinds_in_words import says_kind
from jobs.extraction.text import Text
from jobs.extraction.texts_at_hand import text_of
from referrals.data.pages import Page
from referrals.data.referral import Field, Referral

KIND = "document.kind"
UNSAID = "The quoted words do not say that it is such a document, and nothing else on the pages does."


def find_kind_at_odds(referral: Referral, pages: Sequence[Page]) -> Iterator[Contradiction]:
    """Yield what the pages are where the referral calls them something else; certain unless its own quote says so."""
    called, sorted_as = referral.document.kind, _sorted_as(referral, pages)
    if called.value is None or sorted_as.value in (None, called.value):
        return
    yield Contradiction(
        KIND,
        f"All their words make the pages another kind of document: {sorted_as.value}.",
        certain=not _is_said(called),
        places=sorted_as.evidence[:1],
    )


def is_unsaid_kind(referral: Referral, pages: Sequence[Page]) -> bool:
    """Return whether neither the quote nor anything else on the pages says the kind. That they are a referral may also
    follow from what is asked; what turns a paper away has to stand there.
    """
    called = referral.document.kind
    if called.value in (None, "referral") or _is_said(called):
        return False
    return _sorted_as(referral, pages).value is None


def _is_said(called: Field) -> bool:
    return any(says_kind(str(called.value), place.quote) for place in called.evidence)


def _sorted_as(referral: Referral, pages: Sequence[Page]) -> Field:
    """The kind of the pages by all their words: as the proposal itself has them sorted, or sorted here where it comes
    from somebody who does not sort.
    """
    parts = referral.document.parts
    return kind_of_parts(parts) if parts else text_of(pages).once(_kind_of_text)


def _kind_of_text(text: Text) -> Field:
    return kind_of_parts(section_of(parts_in(text.pages, None)).parts)
