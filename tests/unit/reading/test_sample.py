"""The page that fork servers read to warm up is a page like those that are sent."""

from __future__ import annotations

from referrals.reading import Limits, inspect_document, read_document
from referrals.reading.sample import DOCUMENT


def test_it_is_read_like_a_page_that_is_sent() -> None:
    assert inspect_document(data=DOCUMENT, limits=Limits()).page_count == 1
    (page,) = read_document(
        data=DOCUMENT, media_type="application/pdf", document_id="a", limits=Limits(), processes=1
    )
    words = " ".join(word.text for word in page.words)
    assert page.source == "text_layer"
    assert "Name: Jane Smith" in words
    assert "Please see her knee." in words
