"""Letters and figures that look alike told apart by the word that they stand in: I, l, 1 and |, O and 0.

Readers choose between them by what is usual in English, and are sure of it: "110.90" for I10.90, "HbAlc", "lbrahim",
"1-0ct-2007". Only what cannot be right as it was read is changed, so that a drug's or a person's name is left alone.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Sequence

import cv2
import numpy as np

from referrals.reading.layout import Edges, RawWord
from referrals.reading.pictures import Gray

RULE = "|"
INK = 128
BAR = 0.22
"""How wide a letter is at most, in shares of its height, that is a mere stroke: an I without serifs. A 1 is wider."""
LEAST_BAR = 0.6
"""The share of its word's height that such a stroke has at least."""
NEAR = 1.0
"""White space between words of a sentence at most, in shares of their height."""
NEXT_CELL = 10.0
"""How far the next cell of a table begins at most, in shares of a word's height."""
MENDED = 0.95
"""Factor for the confidence of a word that was changed."""

_CODE = re.compile(r"[(\[]?1\d\d(?:\.[\dA-Z]{1,4})?[)\],.;:]*")
"""What an ICD-10 code of chapter I looks like with its letter taken for a figure."""
_CODED = re.compile(r"\(?ICD-?10(?:-?CM)?[:.)]*", re.IGNORECASE)
"""What stands before a code of a system in which none begins with a figure."""
_MICROGRAMS = re.compile(r"(\d*)pg([.,;)]*)")
_PICOGRAMS = re.compile(r"MCHC?\b|h[a\u00e4]?emoglobin", re.IGNORECASE)
"""What is measured in picograms by itself; all else is so by volume ("pg/mL")."""
UNSURE = 0.6
_NUMERAL = re.compile(r"\(?[IVXl1|]*[Il|][IVXl1|]*(?:[-/\u2013][IVXl1|]+)?[).,;:]*")
_STAGED = re.compile(
    r"(?:stage|grade|class|type|phase|nyha|figo|asa|ccs|gold|degree|mallampati|fitzpatrick|stadium|grad|stade|tipo|"
    r"klasse|classe|child-pugh|killip|ckd)",
    re.IGNORECASE,
)
_SPELLINGS: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"\bHbA[lI|]([cC])\b"), r"HbA1\1"),
    (re.compile(r"\b(Sp|Sa|Pa|P|C|VO|PC)0(2|\u2082)\b"), r"\1O\2"),
    (re.compile(r"^([(\[]?)[1l|]D([#:.,)]*)$"), r"\1ID\2"),
    (re.compile(r"^(\d*)Ibs?([.,;)]*)$"), lambda match: match.group(0).replace("Ib", "lb")),
    (re.compile(r"(?<![^\W_])0(?=[a-z]{2})"), "O"),
    (re.compile(r"(?<=[a-z])0(?=[a-z])"), "o"),
    (re.compile(r"(?<=[a-z])[1|](?=[a-z]{2})"), "l"),
    (re.compile(r"(?<![\w'\u2019])l(?=[bcdfghjkmnpqrstvwxz][a-z]{2})(?!bs\b|td\b|tr\b)"), "I"),
    (re.compile(r"(?<!\w)lo(?=di[ndsz]|hex|pam|prom)"), "Io"),
    (re.compile(r"(?<!\w)l(?=ye[nr])"), "I"),
    (re.compile(r"(?<!\w)(Ma?c)l(?=l?[bcdfghjkmnpqrstvwxz])"), r"\1I"),
    (re.compile(r"^(0\d{2,4})[\]|lI]$"), r"\g<1>1"),
)
_ONE = re.compile(r"lm?g")
_TAKEN = re.compile(r"(?:[oqb]d|[bt]ds?|[bqt]i?d|daily|nocte|mane|po|iv|once|twice)[,.;)]*", re.IGNORECASE)
"""How a dose is taken, behind one of 1 g: in "lg hernia" it is large."""
_MILLIGRAMS = re.compile(r"\d[\d.]*m[aq9]")
_NUMBER = re.compile(r"[Il|]\d{1,3}(?:\.\d+)?")
_UNIT = re.compile(r"(?:%|[\w\u00b5]{1,5}/[\w.]{1,6}|mmol|mc?g|kg|g|m[lL]|[cm]m|mmHg|bpm|lbs?)[.,;:)]*")
"""What stands behind a number, and never behind a code."""
_GLYCATED = re.compile(r"A[lI|][cC][:,.;)]*")
_SHARE = re.compile(r"\d{1,2}(?:\.\d\d?%?|%)[,.;)]*")
_HAEMOGLOBIN = re.compile(r"ha?emoglobin|glyc", re.IGNORECASE)
"""A1c, told from alcohol by the share that follows it or the word before it."""
_ENGLISH_ONLY = "Il"
"""A word in French and Italian."""


def told_apart(lines: Sequence[Sequence[RawWord]], gray: Gray, *, english: bool) -> list[list[RawWord]]:
    """Return lines of words with the letters and figures in them that look alike set right; `gray` is the picture
    whose pixels the words' edges count."""
    ruled = any(sum(word.text == RULE for word in line) > 1 for line in lines)
    units = [word.edges for line in lines for word in line if _UNIT.fullmatch(word.text)]
    return [
        [_told_apart(line, place, gray, units, english=english, ruled=ruled) for place in range(len(line))]
        for line in map(_with_whole_addresses, lines)
    ]


def _told_apart(
    line: Sequence[RawWord], place: int, gray: Gray, units: Sequence[Edges], *, english: bool, ruled: bool
) -> RawWord:
    word = line[place]
    if word.handwritten:
        return word
    if word.text == RULE:
        # On a page with typed tables it is the rule between two cells.
        return _reads(word, "I") if english and not ruled and _is_in_sentence(line, place) else word
    text = _spelled(word, line, place, english=english)
    if (
        text == word.text
        and _CODE.fullmatch(text)
        and not any(_is_right_of(unit, word.edges) for unit in units)
        and (_is_coded(line, place) or _begins_with_bar(word, gray))
    ):
        text = text.replace("1", "I", 1)
    return word if text == word.text else _reads(word, text)


def _spelled(word: RawWord, line: Sequence[RawWord], place: int, *, english: bool) -> str:
    before = line[place - 1] if place else None
    if _NUMERAL.fullmatch(word.text) and len(word.text.strip("().,;:")) > 1:
        staged = before is not None and _STAGED.fullmatch(before.text.strip("(:,")) is not None
        certain = english and word.text.strip("().,;:") == _ENGLISH_ONLY
        if staged or certain or (english and "-" in word.text):
            return re.sub("[l1|]", "I", word.text)
        return word.text
    if word.confidence < UNSURE and _MICROGRAMS.fullmatch(word.text) and _is_dose(line, place):
        return word.text.replace("p", "\u00b5", 1)
    if word.in_dictionary:
        return word.text
    after = _after(line, place)
    if _ONE.fullmatch(word.text) and _TAKEN.fullmatch(after):
        return "1" + word.text[1:]
    if _NUMBER.fullmatch(word.text) and _UNIT.fullmatch(after):
        return "1" + word.text[1:]
    if _MILLIGRAMS.fullmatch(word.text) and _TAKEN.fullmatch(after):
        return word.text[:-1] + "g"
    if _GLYCATED.fullmatch(word.text) and (
        _SHARE.fullmatch(after) or (before and _HAEMOGLOBIN.search(before.text))
    ):
        return word.text.replace(word.text[1], "1", 1)
    text = word.text
    for pattern, right in _SPELLINGS:
        text = pattern.sub(right, text)
    return text


def _is_right_of(unit: Edges, number: Edges) -> bool:
    """Tell whether a unit stands in one row with a number and behind it, in its own cell or the next."""
    middle, reach = (unit[1] + unit[3]) / 2, NEXT_CELL * (number[3] - number[1])
    return 0 <= unit[0] - number[2] <= reach and number[1] <= middle <= number[3]


def _after(line: Sequence[RawWord], place: int) -> str:
    return line[place + 1].text if place + 1 < len(line) else ""


def _is_dose(line: Sequence[RawWord], place: int) -> bool:
    """Tell whether "pg" stands behind a number that is no picograms of haemoglobin: the reader knows no \u00b5."""
    number = line[place].text[:1].isdigit() or (place > 0 and line[place - 1].text[-1:].isdigit())
    return number and not any(_PICOGRAMS.search(word.text) for word in line[:place])


def _is_coded(line: Sequence[RawWord], place: int) -> bool:
    return place > 0 and _CODED.fullmatch(line[place - 1].text) is not None


def _is_in_sentence(line: Sequence[RawWord], place: int) -> bool:
    """Tell whether a word is followed closely by one in small letters, as the word "I" is and a table's rule is not."""
    if place + 1 >= len(line):
        return False
    word, after = line[place], line[place + 1]
    height = after.edges[3] - after.edges[1]
    return after.text[:2].islower() and after.edges[0] - word.edges[2] <= NEAR * height


def _begins_with_bar(word: RawWord, gray: Gray) -> bool:
    """Tell whether the first figure of a word is a mere upright stroke."""
    x0, y0, x1, y1 = (round(edge) for edge in word.edges)
    part = gray[max(0, y0) : y1, max(0, x0) : x1]
    if not part.size:
        return False
    ink = np.asarray(cv2.threshold(part, INK, 1, cv2.THRESH_BINARY_INV)[1], np.uint8)
    _, _, shapes, _ = cv2.connectedComponentsWithStats(ink, connectivity=8)
    high = [shape for shape in shapes[1:].tolist() if shape[3] >= LEAST_BAR * (y1 - y0)]
    letters = sorted(high, key=lambda shape: int(shape[0]))[word.text[0] in "([" :]
    return bool(letters) and letters[0][2] <= BAR * letters[0][3]


def _with_whole_addresses(line: Sequence[RawWord]) -> list[RawWord]:
    """Put the parts of an e-mail address together that a reader parted before its sign."""
    whole: list[RawWord] = []
    for word in line:
        if whole and re.fullmatch(r"@[\w-]+(?:\.[\w-]+)+[.,;)]?", word.text) and _continues(whole[-1], word):
            first = whole.pop()
            x0, y0, _, y1 = first.edges
            edges = (x0, min(y0, word.edges[1]), word.edges[2], max(y1, word.edges[3]))
            confidence = min(first.confidence, word.confidence)
            whole.append(
                dataclasses.replace(word, text=first.text + word.text, edges=edges, confidence=confidence)
            )
        else:
            whole.append(word)
    return whole


def _continues(first: RawWord, word: RawWord) -> bool:
    apart = word.edges[0] - first.edges[2]
    return re.fullmatch(r"[\w.+-]+", first.text) is not None and apart <= NEAR * (
        word.edges[3] - word.edges[1]
    )


def _reads(word: RawWord, text: str) -> RawWord:
    return dataclasses.replace(word, text=text, confidence=word.confidence * MENDED)
