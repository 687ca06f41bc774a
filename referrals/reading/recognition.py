"""The words on a page's picture: which way is up, what the first reader sees, and the second where that is doubtful."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from referrals.reading import cleaning
from referrals.reading.accents import with_accents
from referrals.reading.boxes_among_words import put_among, sure_letters, sure_words
from referrals.reading.cell_borders import without_borders
from referrals.reading.check_box import CheckBox, not_upon
from referrals.reading.check_boxes import find_check_boxes
from referrals.reading.doubted import with_doubted
from referrals.reading.first_reader import FirstReader
from referrals.reading.handwriting import mark_handwriting, mark_unread_lines
from referrals.reading.language import reads_like_english
from referrals.reading.layout import RawWord
from referrals.reading.lookalikes import told_apart
from referrals.reading.overlooked import with_overlooked
from referrals.reading.pictures import Picture
from referrals.reading.reconciling import reconcile
from referrals.reading.rings import without_rings
from referrals.reading.second_reader import SecondReader
from referrals.reading.straightening import MOST_SKEW, MOST_SLANT, Straight, lies_on_its_side, straighten
from referrals.reading.typed_boxes import with_typed_boxes

Lines = list[list[RawWord]]

GARBAGE = 0.6
"""A page read the wrong way up comes back with a mean confidence of 0.2 to 0.4, the worst fax with 0.75."""
DOUBTFUL_MEAN = 0.92
DOUBTFUL_WORD = 0.8
DOUBTFUL_SHARE = 0.06
"""Measured on fax pages: what Tesseract reads well has a mean above and a share of doubtful words below these."""
FEW_WORDS = 5


@dataclass(frozen=True, slots=True)
class Recognition:
    """Lines of words in pixels of `seen`, the clockwise turn that brought the page upright, and the marks for the rings
    that were taken off it."""

    lines: Lines
    seen: Straight
    turn: int
    rings: tuple[CheckBox, ...] = ()


@functools.cache
def first_reader() -> FirstReader:
    """Return the process's first reader, loading it once."""
    return FirstReader()


@functools.cache
def second_reader() -> SecondReader:
    """Return the process's second reader, loading it once."""
    return SecondReader()


def recognise(picture: Picture) -> Iterator[Recognition]:
    """Yield the first reader's reading of a page and, where that is doubtful, the reconciled one of both readers; else
    one with the accents of names, and with the few doubtful numbers read once more. The caller can keep the first
    should no second come."""
    first = _read_upright(picture)
    if not first.lines:
        yield first
        return
    gray = first.seen.picture.gray
    english = reads_like_english(word for line in first.lines for word in line)
    boxes = find_check_boxes(
        first.seen.picture, letters=sure_letters(first.lines), words=sure_words(first.lines)
    )
    lines = without_borders(with_typed_boxes(mark_unread_lines(first.lines), gray))
    lines = told_apart(lines, gray, english=english)
    seen = dataclasses.replace(first, lines=put_among(lines, [*boxes, *first.rings]))
    yield seen
    if not english or is_doubtful(seen.lines):
        second = second_reader().read(first.seen.picture)
        print_seen = with_overlooked(first.lines, second, first.seen.picture, first_reader())
        lines = mark_handwriting(reconcile(print_seen, second), first=print_seen, second=second)
        lines = without_borders(with_typed_boxes(lines, gray))
        lines = with_accents(lines, gray, second_reader())
        lines = told_apart(lines, gray, english=english)
        marks = [*not_upon(boxes, sure_letters(lines)), *first.rings]
        yield dataclasses.replace(first, lines=put_among(lines, marks))
        return
    again = told_apart(with_doubted(lines, gray, second_reader()), gray, english=english)
    again = with_accents(again, gray, second_reader())
    if again != lines:
        yield dataclasses.replace(first, lines=put_among(again, [*boxes, *first.rings]))


def is_doubtful(lines: Sequence[Sequence[RawWord]]) -> bool:
    """Tell whether Tesseract's reading of a page calls for a second one."""
    confidences = [word.confidence for line in lines for word in line]
    if len(confidences) < FEW_WORDS:
        return True
    doubtful = sum(confidence < DOUBTFUL_WORD for confidence in confidences)
    return mean_confidence(lines) < DOUBTFUL_MEAN or doubtful > DOUBTFUL_SHARE * len(confidences)


def mean_confidence(lines: Sequence[Sequence[RawWord]]) -> float:
    """Return the mean confidence of the words, 0.0 without words."""
    confidences = [word.confidence for line in lines for word in line]
    return sum(confidences) / len(confidences) if confidences else 0.0


def _read_upright(picture: Picture) -> Recognition:
    """Read the page as it is stored, unless its lines seem to run up or down, and turned where that made no sense; and
    level where it lies askew."""
    turn = first_reader().turn_to_upright(picture) or 0 if lies_on_its_side(picture.gray) else 0
    reading = _levelled(_read(picture, turn), picture)
    if _makes_sense(reading) or cleaning.is_blank(reading.seen.picture.gray):
        return reading
    found = first_reader().turn_to_upright(picture)
    if found is None or found == turn:
        return reading
    other = _levelled(_read(picture, found), picture)
    return other if _is_sideways(reading.lines) or _weight(other) > _weight(reading) else reading


def _levelled(reading: Recognition, picture: Picture) -> Recognition:
    """Read a page once more of which the first reader is unsure, or saw nothing, where its lines fall steeply. To
    measure so widely takes longer, and finds steep lines in drawings."""
    if cleaning.is_blank(reading.seen.picture.gray) or not is_doubtful(reading.lines):
        return reading
    seen = straighten(picture, turn=reading.turn, most_skew=MOST_SLANT)
    if abs(seen.skew) <= MOST_SKEW:
        return reading
    other = _as_seen(seen, reading.turn)
    return other if _weight(other) > _weight(reading) else reading


def _read(picture: Picture, turn: int) -> Recognition:
    return _as_seen(straighten(picture, turn=turn), turn)


def _as_seen(seen: Straight, turn: int) -> Recognition:
    if cleaning.is_blank(seen.picture.gray):
        return Recognition(lines=[], seen=seen, turn=turn)
    ringed = without_rings(seen.picture)
    seen = dataclasses.replace(seen, picture=ringed.picture)
    softened = Picture(gray=cleaning.softened(seen.picture.gray), dpi=seen.picture.dpi)
    return Recognition(lines=first_reader().read(softened), seen=seen, turn=turn, rings=ringed.marks)


def _makes_sense(reading: Recognition) -> bool:
    return mean_confidence(reading.lines) >= GARBAGE and not _is_sideways(reading.lines)


def _weight(reading: Recognition) -> float:
    """Return how much was read with confidence: many sure words count for more than a few."""
    return sum(len(word.text) * max(0.0, word.confidence - 0.5) for line in reading.lines for word in line)


def _is_sideways(lines: Lines) -> bool:
    """Tell whether most longer words stand higher than wide: Tesseract reads lines that run up or down as well."""
    long = [word.edges for line in lines for word in line if len(word.text) >= 4]
    standing = sum(y1 - y0 > 1.3 * (x1 - x0) for x0, y0, x1, y1 in long)
    return standing > len(long) / 2
