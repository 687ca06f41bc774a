"""The patient's insurance: who pays, under which number and group."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.insurance_words import (
    GROUP_MARK,
    GROUP_NAME,
    INSURER,
    MEMBER_MARK,
    MEMBER_NAME,
    NO_INSURER,
    PAYER_NAME,
    TOLD,
)
from jobs.extraction.assistant.labels import Label, says_nothing
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import CELL, Line, Span
from referrals.data.referral import Insurance

_NUMBER = re.compile(r"(?=[\w/.\- ]*\d)[A-Za-z0-9][\w/.\-]*(?: (?=[A-Z]*\d)[A-Z\d][\w-]*)*")
_BARE_ID = re.compile(r"(?:id|id ?(?:#|no\.?|number)|number|no\.?|#|policy|plan)", re.IGNORECASE)
_CLAIM = re.compile(
    r"[,;(]?\s*\b(?:claim|authori[sz]ation|auth|approval|pre-?cert\w*|referral|case)\b.*\d", re.IGNORECASE
)
"""The number of a claim or an approval, which is not the member's."""
_GENERIC = frozenset(
    "health care medical medicare medicaid council card insurance plan patient patients patient's "
    "number no services service "
    "centre center clinic hospital system the of and fund scheme life benefit benefits advantage "
    "blue cross practice".split()
)
_NAMES = ((GROUP_NAME, "group"), (MEMBER_NAME, "member"), (PAYER_NAME, "payer"))
_NEAR = 3
"""Lines around a payer in which a number without a word for whose it is counts as the member's."""
_LONGEST_PAYER = 60


@dataclass(frozen=True, slots=True)
class _Cover:
    """What one place tells of an insurance."""

    payer: Found | None = None
    member: Found | None = None
    group: Found | None = None


def insurance_of(document: Document) -> Insurance:
    """Return payer, member id and group of the first insurance that the document names."""
    text = document.text
    covers = [*_labelled(document), *_beside_labels(document), *_in_tables(document)]
    covers += [*_told(document), *_with_numbers(document)]
    payer = best([cover.payer for cover in covers if cover.payer is not None])
    near = text.line_at(payer.start).number if payer is not None else None
    member = best([cover.member for cover in covers if cover.member is not None])
    member = member or _bare(document, near)
    group = best([cover.group for cover in covers if cover.group is not None])
    return Insurance(
        payer=field_of(text, payer), member_id=field_of(text, member), group=field_of(text, group)
    )


def _labelled(document: Document) -> Iterator[_Cover]:
    """What stands behind the labels of payer, member and group."""
    for label, value in document.labelled("payer"):
        if label.wording.casefold() == "primary" and not INSURER.search(document.text[value]):
            continue
        if _is_about_something_else(document, label):
            continue
        yield _cover_in(document, value, 0.9)
    for label, value in document.labelled("member_id"):
        if not _BARE_ID.fullmatch(label.wording):
            yield _Cover(member=_number(document, value, 0.93))
    for _, value in document.labelled("group"):
        yield _Cover(group=_number(document, value, 0.93, digits=1))


def _is_about_something_else(document: Document, label: Label) -> bool:
    """Whether a label such as "Plan" heads what the doctor plans, or stands within a sentence."""
    section = document.outline.section_at(label.span.start)
    planned = section is not None and section.key in ("plan", "assessment", "problems")
    if planned and label.wording.casefold() == "plan" and not _has_number_behind(document, label):
        return True
    return not label.starts_line and document.text.content[label.span.start - 1] not in f"{CELL} |"


def _has_number_behind(document: Document, label: Label) -> bool:
    line = document.text.line_at(label.span.start)
    return re.search(r"\b(?:member|id|policy|group|subscriber)\b", line.text, re.IGNORECASE) is not None


def _cover_in(document: Document, span: Span, weight: float) -> _Cover:
    """Payer, number and group of words that may hold all three: "Pine Health, ID PH 4471, group 22"."""
    content = document.text.content
    if claim := _CLAIM.search(content, span.start, span.end):
        span = Span(span.start, claim.start())
    member_mark = MEMBER_MARK.search(content, span.start, span.end)
    group_mark = GROUP_MARK.search(content, span.start, span.end)
    bare = re.compile(r"[,#]?\s+#?(?=[A-Z]{0,5}[- ]?\d[\w -]{4})").search(content, span.start + 1, span.end)
    cuts = [mark.start() for mark in (member_mark, group_mark, bare) if mark is not None]
    end = min([*cuts, span.end])
    payer = _payer(document, Span(span.start, end), weight)
    member = group = None
    if member_mark is not None:
        stop = group_mark.start() if group_mark and group_mark.start() > member_mark.end() else span.end
        member = _number(document, Span(member_mark.end(), stop), weight)
    elif bare is not None and payer is not None:
        member = _number(
            document, Span(bare.end(), group_mark.start() if group_mark else span.end), weight - 0.08
        )
    if group_mark is not None:
        group = _number(document, Span(group_mark.end(), span.end), weight, digits=1)
    return _Cover(payer, member, group)


def _payer(document: Document, span: Span, weight: float) -> Found | None:
    place = document.text.trimmed(span.start, span.end, strip=" \t\n,;:.-#*_|(\u2013\u2014")
    if place is None:
        return None
    words = document.text[place]
    bracket = re.search(
        r"\s*\((?:primary|workers?.{0,8}comp\w*|if any|main|ppo|hmo)[^)]*\)?$", words, re.IGNORECASE
    )
    if bracket is not None:
        place = document.text.trimmed(place.start, place.start + bracket.start()) or place
        words = document.text[place]
    letters = sum(c.isalpha() for c in words)
    if not (words[0].isupper() or words[0].isdigit()) and not INSURER.search(words):
        return None
    if letters < 3 or len(words) > _LONGEST_PAYER or NO_INSURER.match(words) or says_nothing(words):
        return None
    if re.search(r"[\u2610\u2611\u2612\u2713\u2714]|\[[ xX_]?\]|@|\?$|:$", words) or len(words.split()) > 8:
        return None
    return Found(words, (place,), weight)


def _number(document: Document, span: Span, weight: float, *, digits: int = 2) -> Found | None:
    place = document.text.trimmed(span.start, span.end, strip=" \t\n,;:.#*_|")
    if place is None:
        return None
    match = _NUMBER.match(document.text.content, place.start, place.end)
    if match is None or sum(c.isdigit() for c in match.group()) < digits:
        return None
    number = match.group().strip(" .")
    if re.fullmatch(r"\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}", number):
        return None
    return Found(number, (Span(match.start(), match.start() + len(number)),), weight)


def _cells(line: Line) -> Iterator[Span]:
    position = line.start
    for words in line.text.split(CELL):
        yield Span(position, position + len(words))
        position += len(words) + 1


def _beside_labels(document: Document) -> Iterator[_Cover]:
    """What stands behind words for insurer, number or group that no list of labels holds, with a colon or in the next
    cell, or in the same cell where the value is plain ("Insurer Meridian Health", "Membership MH-7741").
    """
    content = document.text.content
    for line in document.text.lines:
        cells = [cell for cell in _cells(line) if content[cell.start : cell.end].strip()]
        for number, cell in enumerate(cells):
            beside = cells[number + 1] if number + 1 < len(cells) else None
            yield from _beside_label(document, cell, beside)


def _beside_label(document: Document, cell: Span, beside: Span | None) -> Iterator[_Cover]:
    content = document.text.content
    words = content[cell.start : cell.end].replace("_", " ")
    for name, kind in _NAMES:
        match = name.match(words)
        if match is None:
            continue
        value = Span(cell.start + match.end(), cell.end)
        if not content[value.start : value.end].strip(" :*#_"):
            if beside is None or (match["colon"] is None and _column(content[beside.start : beside.end])):
                continue
            value = beside
        elif match["colon"] is None and not match["loose"]:
            continue
        if kind == "payer":
            only_primary = words.strip(" *-").casefold().startswith("primary:")
            if only_primary and not INSURER.search(content[value.start : value.end]):
                continue
            yield _cover_in(document, value, 0.88)
            if beside is not None and value.end == cell.end:
                yield _further(document, beside)
            return
        found = _number(document, value, 0.9, digits=1 if kind == "group" else 2)
        if found is not None:
            yield _Cover(member=found) if kind == "member" else _Cover(group=found)
            return


def _further(document: Document, cell: Span) -> _Cover:
    """The member's number in the cell behind the payer's: "ID EL4471-88-0"."""
    mark = MEMBER_MARK.match(document.text.content, cell.start, cell.end)
    return _Cover(member=_number(document, Span(mark.end(), cell.end), 0.86) if mark else None)


def _in_tables(document: Document) -> Iterator[_Cover]:
    """The first row under a row of names of columns: "Payer", "Policy type", "Member"."""
    content = document.text.content
    lines = document.text.lines
    for line in lines[:-1]:
        heads = list(_cells(line))
        kinds = [_column(content[head.start : head.end]) for head in heads]
        below = lines[line.number + 1]
        if (
            "payer" not in kinds
            or len(heads) < 2
            or re.search(r"[:\d]", line.text)
            or below.page != line.page
        ):
            continue
        row = list(_cells(below))
        if len(row) != len(heads) or _column(content[row[0].start : row[0].end]):
            continue
        cells = {kind: cell for kind, cell in reversed(list(zip(kinds, row, strict=True))) if kind}
        yield _Cover(
            payer=_payer(document, cells["payer"], 0.91),
            member=_number(document, cells["member"], 0.91) if "member" in cells else None,
            group=_number(document, cells["group"], 0.91, digits=1) if "group" in cells else None,
        )


def _column(words: str) -> str:
    bare = words.strip(" :*#")
    for name, kind in _NAMES[::-1]:
        if (match := name.match(bare)) and not bare[match.end() :].strip():
            return kind
    return ""


def _told(document: Document) -> Iterator[_Cover]:
    """What sentences tell: "The insurer is Goldfields WorkCover, claim 26-41", "She is insured with Bupa"."""
    for match in document.phrase(TOLD):
        if document.outline.block_at(match.start()) in ("letterhead", "signature"):
            continue
        yield _cover_in(document, Span(match.start("payer"), match.end("payer")), 0.8)


def _with_numbers(document: Document) -> Iterator[_Cover]:
    """A name that only insurers have, with a number beside it: "Lone Oak Health, ID LOH 551 209 88"."""
    content = document.text.content
    for line in document.text.lines:
        for cell in _cells(line):
            if (colon := content.find(":", cell.start, cell.end)) != -1 and colon < cell.start + 25:
                cell = Span(colon + 1, cell.end)
            mark = MEMBER_MARK.search(content, cell.start, cell.end)
            words = content[cell.start : cell.end]
            number = re.search(r"(?<=[a-z] )\s*[A-Z]{2,4}[- ]?\d[\w-]{5,}$", words)
            if (
                mark is not None
                and content[cell.start : mark.start()].strip()
                and not re.search(r"\d", content[cell.start : mark.start()])
            ):
                cover = _cover_in(document, cell, 0.72)
            elif number is not None and INSURER.search(words):
                cover = _cover_in(document, cell, 0.7)
            else:
                continue
            if cover.payer is not None and cover.member is not None and _is_insurer(str(cover.payer.value)):
                yield cover


def _is_insurer(words: str) -> bool:
    """Whether a name is an insurer's by its words, and has one of its own beside them."""
    return INSURER.search(words) is not None and any(
        word.casefold().replace("\u2019", "'") not in _GENERIC
        for word in re.findall(r"[\w'\u2019]{2,}", words)
    )


def _bare(document: Document, near: int | None) -> Found | None:
    """The number behind a label that only says "ID", close to the payer."""
    for label, value in document.labelled("member_id"):
        if near is not None and abs(label.line - near) <= _NEAR:
            return _number(document, value, 0.85)
    return None
