"""How tests look at what was read."""

from __future__ import annotations

import io
import itertools

import numpy as np
from PIL import Image

from referrals.data.pages import Page
from referrals.reading import Limits, inspect_document, read_document, render_page

LIMITS = Limits()


def read(data: bytes, *, limits: Limits = LIMITS, processes: int = 2) -> tuple[Page, ...]:
    """Return the pages of a document, inspected first as an upload is."""
    found = inspect_document(data=data, limits=limits)
    pages = read_document(
        data=data, media_type=found.media_type, document_id="doc_1", limits=limits, processes=processes
    )
    assert [page.number for page in pages] == list(range(1, found.page_count + 1))
    assert {page.document_id for page in pages} == {"doc_1"}
    return pages


def lines(page: Page) -> list[str]:
    """Return the page's text, line by line."""
    grouped = itertools.groupby(page.words, key=lambda word: word.line)
    return [" ".join(word.text for word in words) for _, words in grouped]


def ink_in_boxes(data: bytes, page: Page, *, media_type: str) -> float:
    """Return the share of words in whose box the rendered page has ink: a box beside its word finds paper."""
    shown = render_page(
        data=data, media_type=media_type, page_number=page.number, max_width=1000, rotation=page.rotation
    )
    gray = np.asarray(Image.open(io.BytesIO(shown)).convert("L"))
    height, width = gray.shape
    inked = 0
    for word in page.words:
        x0, y0, x1, y1 = word.box
        cut = gray[int(y0 * height) : int(y1 * height) + 1, int(x0 * width) : int(x1 * width) + 1]
        inked += bool(cut.min() < 128)
    return inked / len(page.words)


def ink_covered(data: bytes, page: Page, *, media_type: str) -> float:
    """Return the share of the rendered page's ink that lies in the words' boxes."""
    shown = render_page(
        data=data, media_type=media_type, page_number=page.number, max_width=1000, rotation=page.rotation
    )
    ink = np.asarray(Image.open(io.BytesIO(shown)).convert("L")) < 128
    covered = np.zeros_like(ink)
    height, width = ink.shape
    for word in page.words:
        x0, y0, x1, y1 = word.box
        covered[int(y0 * height) : int(y1 * height) + 2, int(x0 * width) : int(x1 * width) + 2] = True
    return float((ink & covered).sum() / ink.sum())
