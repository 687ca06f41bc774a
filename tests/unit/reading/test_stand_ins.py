"""A page that says only that its form cannot be shown is no letter: it is kept without words and says what to do."""

from __future__ import annotations

import pytest

from referrals.data.pages import Page
from referrals.reading import Limits, read_document
from tests.unit.reading.making import letter, pdf


def read(*lines: str) -> Page:
    [page] = read_document(
        data=pdf([letter(lines)]), media_type="application/pdf", document_id="d", limits=Limits(), processes=1
    )
    return page


@pytest.mark.parametrize(
    "lines",
    [
        (
            "Please wait...",
            "If this message is not eventually replaced by the proper contents of the document, your PDF",
            "viewer may not be able to display this type of document.",
        ),
        (
            "The document you are trying to load requires Adobe Reader 8 or higher. You may not have the",
            "Adobe Reader installed or your viewing environment may not be properly configured.",
        ),
    ],
)
def test_what_stands_in_for_a_form_is_kept_without_words(lines: tuple[str, ...]) -> None:
    page = read(*lines)
    assert not page.words
    assert page.problem is not None
    assert "Adobe Reader" in page.problem


def test_a_letter_that_speaks_of_such_a_form_is_read() -> None:
    page = read(
        "Dear Dr Quill,",
        "Your form would not open: it asks us to install Adobe Reader.",
        "Please send it again.",
    )
    assert page.problem is None
    assert "Quill," in [word.text for word in page.words]
