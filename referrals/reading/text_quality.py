"""Whether a PDF's text layer says what a person sees on the page, or the page has to be read by its picture."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as pdfium

from referrals.reading.text_layer import TextLayer

FEW_CHARACTERS = 25
STAMP_CHARACTERS = 250
"""A scan may carry a small text layer: the line that a fax machine or a filing system stamped on it."""
SCAN_COVERAGE = 0.5
SMALL_PICTURE = 0.02
DRAWN_TEXT_PATHS = 60
BAD_CHARACTERS = 0.1
MIN_WORDS_TO_JUDGE = 25
PLAUSIBLE_WORDS = 0.5
OBJECTS_LOOKED_AT = 2000
FORM_DEPTH = 4
LEAST_FRAME, MOST_FRAME = 5.0, 24.0
MOST_OBLONG, LINE_WIDTH = 1.4, 2.0
"""Points: what is drawn as a check box."""

_word = re.compile(r"[^\W\d_]{3,}")
_vowel = re.compile(r"[aeiouyàáâäæèéêëìíîïòóôöøœùúûü]", re.IGNORECASE)
_run_of_consonants = re.compile(r"[bcdfghjklmnpqrstvwxz]{6}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a page shows beside its text: the share of it that images cover, at most 1, how many shapes it has, and how
    many of them could be check boxes or their sides."""

    covered: float
    paths: int
    small_frames: int = 0

    @property
    def is_scan(self) -> bool:
        """Tell whether the page is mostly a picture."""
        return self.covered > SCAN_COVERAGE


def is_trustworthy(layer: TextLayer, drawn: Drawn) -> bool:
    """This function will tell whether a page's text layer is to be used as it is."""
    text = " ".join(word.text for fragment in layer.fragments for word in fragment)
    if len(text) < FEW_CHARACTERS:
        return drawn.covered < SMALL_PICTURE and drawn.paths < DRAWN_TEXT_PATHS
    if drawn.is_scan and len(text) < STAMP_CHARACTERS:
        return False
    return layer.bad_characters <= BAD_CHARACTERS and _reads_like_language(text)


def _reads_like_language(text: str) -> bool:
    """Tell whether most words could be words: an encoding gone wrong leaves letters without vowels, or none at all."""
    words = _word.findall(text)
    if len(words) < MIN_WORDS_TO_JUDGE:
        return True
    plausible = sum(bool(_vowel.search(word)) and not _run_of_consonants.search(word) for word in words)
    return plausible >= PLAUSIBLE_WORDS * len(words)


def what_is_drawn(page: pypdfium2.PdfPage) -> Drawn:
    """This function will measure what a page shows beside its text."""
    width, height = page.get_size()
    covered = 0.0
    paths = small_frames = 0
    kinds = (pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_PATH)
    objects = page.get_objects(filter=kinds, max_depth=FORM_DEPTH)
    for item in itertools.islice(objects, OBJECTS_LOOKED_AT):
        if item.type == pdfium.FPDF_PAGEOBJ_PATH:
            paths += 1
            small_frames += _may_be_check_box(*item.get_bounds())
            continue
        left, bottom, right, top = item.get_bounds()
        covered += max(right - left, 0.0) * max(top - bottom, 0.0) / (width * height)
    return Drawn(covered=min(covered, 1.0), paths=paths, small_frames=small_frames)


def _may_be_check_box(left: float, bottom: float, right: float, top: float) -> bool:
    """Tell whether a shape is a small square, or a line as long as the side of one."""
    longer, shorter = max(right - left, top - bottom), min(right - left, top - bottom)
    is_square_or_line = longer <= MOST_OBLONG * shorter or shorter <= LINE_WIDTH
    return LEAST_FRAME <= longer <= MOST_FRAME and is_square_or_line
