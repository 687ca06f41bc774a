"""Two readings of one picture made one, word by word, by where the words stand."""

from __future__ import annotations

import dataclasses
import difflib
from collections import defaultdict
from collections.abc import Iterable, Sequence

from referrals.reading.language import reads_like_english, without_accents
from referrals.reading.layout import RawWord

Lines = Sequence[Sequence[RawWord]]

SAME_PLACE = 0.5
"""Two words stand in one place when they share this much of the narrower one's width, and of the lower one's height."""
SURE = 0.9
UNSURE = 0.6
ONLY_FIRST_KEPT = 0.6
"""What only Tesseract saw on a bad page is kept from this confidence on: below, it is mostly dirt."""
KNOWN_LETTERS = 4
DICTIONARY_CONFIDENCE = 0.3
RULE, STROKES = "|", "|[]!1lIi"
"""What is typed between the fields of a row, and what Tesseract takes it for; the second reader leaves some out, and
sees none in the borders of cells."""
PLAIN_QUOTES = str.maketrans("\u2018\u2019\u201c\u201d", "''\"\"")
ALONE = 0.8
"""Factor for the confidence of a word that only one of the readers saw."""
DISAGREED = 0.5
"""Factor at full disagreement; readings that differ in one letter of ten lose a tenth of that."""
ACCENTS_OF_ONE = 0.95
"""Factor where the readers agree but for accents."""
PLAIN_NAME = 0.9
"""On a page of English a name of the dictionary is believed to have no accents when Tesseract is this sure of it."""


def reconcile(first: Lines, second: Lines) -> list[list[RawWord]]:
    """Merge Tesseract's and the second reader's lines of one picture.

    Where they agree a word is surer than with either. Where they differ the second reader is believed, unless it is
    unsure, writes what no Latin text has, or Tesseract's word stands in its dictionary or was agreed on elsewhere on
    the page; the word's confidence drops with the difference. The dictionary is English: on a page in another language
    it proves nothing, and where the readings differ in accents only, the accented one is believed.
    """
    ours = [word for line in first for word in line]
    theirs = [(number, word) for number, line in enumerate(second) for word in line]
    lines: dict[int, list[RawWord]] = defaultdict(list)
    met: set[int] = set()
    places: list[tuple[int, list[RawWord], list[RawWord]]] = []
    for here, there in meetings(ours, [word for _, word in theirs]):
        met.update(here)
        places.append((theirs[there[0]][0], [ours[i] for i in here], [theirs[i][1] for i in there]))
    known = {_key(_joined(one)) for _, one, other in places if _joined(one) == _joined(other)} - {""}
    english = reads_like_english(
        word for _, one, other in places if _plain(_joined(one)) == _plain(_joined(other)) for word in one
    )
    for number, one, other in places:
        lines[number] += _agreed(one, other, known, english=english)
    merged = [line for _, line in sorted(lines.items())]
    alone = [
        word for index, word in enumerate(ours) if index not in met and word.confidence >= ONLY_FIRST_KEPT
    ]
    typed = any(word.text == RULE for _, word in theirs)
    return merged + [
        [_with_confidence(word, word.confidence * ALONE)]
        for word in alone
        if _has_letter(word.text) or (typed and word.text == RULE and word.confidence > SURE)
    ]


def meetings(ours: Sequence[RawWord], theirs: Sequence[RawWord]) -> Iterable[tuple[list[int], list[int]]]:
    """Yield which of our words stand where which of theirs do, by number.

    Readers part words differently, so many meet many."""
    meets: dict[int, list[int]] = {
        index: [i for i, our in enumerate(ours) if _same_place(our, their)]
        for index, their in enumerate(theirs)
    }
    back: dict[int, list[int]] = defaultdict(list)
    for index, partners in meets.items():
        for partner in partners:
            back[partner].append(index)
    done: set[int] = set()
    for start in range(len(theirs)):
        if start in done:
            continue
        group_theirs, group_ours, waiting = {start}, set[int](), [start]
        while waiting:
            for partner in meets[waiting.pop()]:
                group_ours.add(partner)
                new = set(back[partner]) - group_theirs
                group_theirs |= new
                waiting += new
        done |= group_theirs
        yield sorted(group_ours), sorted(group_theirs)


def _same_place(one: RawWord, other: RawWord) -> bool:
    ax0, ay0, ax1, ay1 = one.edges
    bx0, by0, bx1, by1 = other.edges
    across = min(ax1, bx1) - max(ax0, bx0)
    down = min(ay1, by1) - max(ay0, by0)
    return across > SAME_PLACE * min(ax1 - ax0, bx1 - bx0) and down > SAME_PLACE * min(ay1 - ay0, by1 - by0)


def _agreed(ours: list[RawWord], theirs: list[RawWord], known: set[str], *, english: bool) -> list[RawWord]:
    """Return the words that one place holds, from both readings of it. `known` words stand elsewhere on the page."""
    if not ours:
        return [_with_confidence(word, word.confidence * ALONE) for word in theirs]
    our_text, their_text = _joined(ours), _joined(theirs)
    our_confidence, their_confidence = _mean(ours), _mean(theirs)
    if our_text == their_text or (their_text == RULE and our_text in STROKES):
        chosen, confidence = (
            (theirs, their_confidence)
            if our_text in STROKES
            else (
                _better_parted(ours, theirs),
                1.0 - (1.0 - our_confidence) * (1.0 - their_confidence),
            )
        )
    elif _plain(our_text) == _plain(their_text):
        chosen = _rightly_accented(ours, theirs, english=english)
        confidence = _mean(chosen) * ACCENTS_OF_ONE
    else:
        doubtful = (
            not _is_latin(their_text)
            or (their_confidence < UNSURE and our_confidence > SURE)
            or (_key(our_text) in known and _key(their_text) not in known)
            or (english and all(_is_word(word) for word in ours))
        )
        chosen = ours if doubtful else _without_invented_accents(theirs, ours) if english else theirs
        likeness = difflib.SequenceMatcher(None, our_text, their_text, autojunk=False).ratio()
        confidence = (our_confidence if doubtful else their_confidence) * (1 - DISAGREED * (1 - likeness) * 2)
    if len(ours) == len(chosen):
        return [
            RawWord(
                text=word.text,
                edges=our.edges,
                confidence=max(0.0, confidence),
                in_dictionary=our.in_dictionary and word.text == our.text,
            )
            for word, our in zip(chosen, ours, strict=True)
        ]
    # Where both have read a word, Tesseract tells better how far it reaches.
    measured = {our.text: our.edges for our in ours if len(our.text) >= KNOWN_LETTERS}
    return [
        RawWord(word.text, measured.get(word.text, word.edges), confidence=max(0.0, confidence))
        for word in chosen
    ]


def _better_parted(ours: list[RawWord], theirs: list[RawWord]) -> list[RawWord]:
    """Return which of two readings of the same letters has the spaces where they are. The second reader loses some,
    and parts widely set words into letters; on a bad page Tesseract parts words in the middle."""
    if _lone(theirs) > _lone(ours):
        return ours
    whole = all(len(word.text) > 1 and (word.in_dictionary or word.text.isdigit()) for word in ours)
    return ours if len(ours) > len(theirs) and whole else theirs


def _lone(words: Sequence[RawWord]) -> int:
    return sum(len(word.text) == 1 and word.text.isalpha() for word in words)


def _rightly_accented(ours: list[RawWord], theirs: list[RawWord], *, english: bool) -> list[RawWord]:
    """Return which of two readings that differ in accents only is right.

    Tesseract knows hardly any accents. In English the second reader sees some where there is dirt, so that only names
    are believed to have them: what the dictionary does not hold, or Tesseract is less sure of.
    """
    if not _is_latin(_joined(theirs)):
        return ours
    if not english:
        return max(theirs, ours, key=lambda words: _accents(_joined(words)))
    plain = _is_plain(ours) or _mean(ours) > _mean(theirs)
    return ours if plain else theirs


def _without_invented_accents(theirs: list[RawWord], ours: list[RawWord]) -> list[RawWord]:
    """Take the accents off those of the second reader's words that Tesseract, beside others, read surely without."""
    sure = {word.text for word in ours if _is_plain([word])}
    return [
        dataclasses.replace(word, text=_plain(word.text)) if _plain(word.text) in sure else word
        for word in theirs
    ]


def _is_plain(words: Sequence[RawWord]) -> bool:
    """Tell whether Tesseract is sure of English words."""
    return all(
        word.in_dictionary
        and word.confidence >= (PLAIN_NAME if word.text[:1].isupper() else DICTIONARY_CONFIDENCE)
        for word in words
    )


def _accents(text: str) -> bool:
    return _plain(text) != text


def _plain(text: str) -> str:
    """Return a reading without accents and with plain quotation marks."""
    return without_accents(text).translate(PLAIN_QUOTES)


def _joined(words: Sequence[RawWord]) -> str:
    return "".join(word.text for word in words)


def _key(text: str) -> str:
    """Return a word as it is looked up: short ones are too often right by chance, so they are never known."""
    letters = "".join(filter(str.isalpha, text)).casefold()
    return letters if len(letters) >= KNOWN_LETTERS else ""


def _is_word(word: RawWord) -> bool:
    """Tell whether Tesseract found a longer word in its dictionary: on the worst fax 99 in 100 of these are right."""
    return word.in_dictionary and word.confidence >= DICTIONARY_CONFIDENCE and bool(_key(word.text))


def _mean(words: Sequence[RawWord]) -> float:
    return sum(word.confidence for word in words) / len(words)


def _with_confidence(word: RawWord, confidence: float) -> RawWord:
    return RawWord(text=word.text, edges=word.edges, confidence=confidence)


def _has_letter(text: str) -> bool:
    return any(map(str.isalnum, text))


def _is_latin(text: str) -> bool:
    """Tell whether a text stays within Latin letters and the punctuation of letters and forms."""
    return all(
        character < "\u0250" or "\u2010" <= character <= "\u2044" or character in "€™≤≥☐☑☒✓✔•"
        for character in text
    )
