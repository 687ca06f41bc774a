"""What reading can refuse, and the sentence for clinic staff that goes with each stable code."""

from __future__ import annotations


class DocumentRefused(Exception):
    """An upload that cannot be accepted. `code` is stable, `message` says what to do next, without patient data."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class ReadingFailed(Exception):
    """A document that was accepted and cannot be read as a whole. `code` is stable, `message` is for clinic staff.

    Codes: `unreadable_document` (damaged, or it crashes its reader), `document_too_complex` (it hit a limit of time or
    memory), `page_not_found` (rendering only), `reader_unavailable` (our fault: worth a retry).
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


UNREADABLE = (
    "The document is damaged and cannot be opened. Ask the sender for a new copy, or print and scan it."
)
TOO_COMPLEX = (
    "The document is too complex to be read in reasonable time. Print and scan it, then upload the scan."
)
UNAVAILABLE = "The document reader is not available at the moment. Try again in a minute."
PAGE_UNREADABLE = "This page is damaged and could not be read. Ask the sender for a new copy of it."
PAGE_TOO_COMPLEX = (
    "This page is too complex to be read in reasonable time. Print and scan it, then upload the scan."
)
PAGE_OUT_OF_TIME = (
    "Reading this document took too long, so this page was not read. Upload it as a smaller document."
)
PAGE_ILLEGIBLE = (
    "There is ink on this page, but no words that could be read. "
    "Look at it, or ask the sender for a clearer copy."
)
PAGE_CUT_OFF = (
    "The end of a picture on this page has not arrived, so part of the page is missing. "
    "Ask the sender for a new copy of it."
)
FORM_NOT_SHOWN = (
    "This page is a form that only Adobe Reader shows. "
    "Open it there, print it as a PDF or on paper, and upload that."
)
