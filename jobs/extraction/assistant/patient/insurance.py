"""The patient's insurance: who pays, under which number and group."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.lookup import WITHIN_A_KEY
from jobs.extraction.assistant.page.cells import below, cells_of
from jobs.extraction.assistant.patient.insurance_abroad import covers_abroad
from jobs.extraction.assistant.patient.insurance_cards import (
    is_plan_of_the_issuer,
    issuers,
    medicare,
    numbers_of_cards,
)
from jobs.extraction.assistant.patient.insurance_charged import covers_charged
from jobs.extraction.assistant.patient.insurance_cover import Cover, cover_in, number_in, payer_in
from jobs.extraction.assistant.patient.insurance_in_tables import covers_in_tables
from jobs.extraction.assistant.patient.insurance_named import (
    held_through_a_relative,
    labelled_behind,
    named_as_labels,
    named_below_members,
    named_with_numbers,
    names_an_insurer,
)
from jobs.extraction.assistant.patient.insurance_plans_told import plans_told
from jobs.extraction.assistant.patient.insurance_policies import cards_beside_policies, group_behind
from jobs.extraction.assistant.patient.insurance_words import (
    CLAIMED,
    INSURER,
    MEMBER_MARK,
    NAMES,
    TOLD,
    kind_of_column,
)
from jobs.extraction.found import Found, best, field_of
from jobs.extraction.text import CELL, Cell, Span
from referrals.data.referral import Insurance

_BARE_ID = re.compile(r"(?:id|id ?(?:#|no\.?|number)|number|no\.?|#|policy|plan)", re.IGNORECASE)
_NEAR = 3
"""Lines around a payer in which a number without a word for whose it is is the member's."""


def insurance_of(document: Document) -> Insurance:
    """Return payer, member id and group of the first insurance that the document names."""
    text = document.text
    covers = [*_labelled(document), *_beside_labels(document), *covers_in_tables(document), *_told(document)]
    covers += [*_under_labels(document), *labelled_behind(document), *named_with_numbers(document)]
    covers += [*named_as_labels(document), *named_below_members(document), *medicare(document)]
    covers += [*held_through_a_relative(document), *covers_abroad(document)]
    covers += [*covers_charged(document), *plans_told(document)]
    named = [cover.payer for cover in covers if cover.payer is not None]
    named = [payer for payer in named if not is_plan_of_the_issuer(document, payer.spans[0])]
    payer = best(named or list(issuers(document)))
    near = text.line_at(payer.start).number if payer is not None else None
    member = (
        best([cover.member for cover in covers if cover.member is not None])
        or _bare(document, near)
        or best(list(numbers_of_cards(document)))
    )
    group = best([cover.group for cover in covers if cover.group is not None])
    group = group or group_behind(document, member)
    return Insurance(
        payer=field_of(text, payer), member_id=field_of(text, member), group=field_of(text, group)
    )


def _labelled(document: Document) -> Iterator[Cover]:
    """What stands behind the labels of payer, member and group."""
    for label, value in document.labelled("payer"):
        if label.wording.casefold() == "primary" and not INSURER.search(document.text[value]):
            continue
        if _is_about_something_else(document, label):
            continue
        cover = cover_in(document, value, _OF_A_PLAN.get(label.wording.casefold(), 0.9))
        if (
            cover.payer is not None
            and cover.member is None
            and (rest := _rest_of_cell(document, label, value))
        ):
            cover = replace(cover, member=rest)
        yield cover
    for label, value in document.labelled("member_id"):
        if not _BARE_ID.fullmatch(label.wording):
            member = number_in(document, value, 0.93)
            yield Cover(_in_brackets(document, value) if member else None, member)
    for card, _ in cards_beside_policies(document):
        yield Cover(member=number_in(document, card, 0.94, digits=4))
    for _, value in document.labelled("group"):
        yield Cover(group=number_in(document, value, 0.93, digits=1))


def _in_brackets(document: Document, value: Span) -> Found | None:
    """The payer in brackets behind the member's number: "ZGP551200934 (Buckeye Blue PPO)"."""
    bracket = re.search(r"\(([^()]{4,50})\)", document.text[value])
    if bracket is None or not INSURER.search(bracket[1]):
        return None
    return payer_in(document, Span(value.start + bracket.start(1), value.start + bracket.end(1)), 0.85)


def _rest_of_cell(document: Document, label: Label, value: Span) -> Found | None:
    """The member's number on the line below the payer, where the payer's cell was too narrow for both."""
    text = document.text
    under = text.column_below(value)
    if under is None:
        return None
    left = text.evidence(label.span)[0].boxes[0][0]
    cell = text.cell_at(under.start)
    if cell is None or any(
        abs(other.left - left) < _SAME_EDGE for other in text.cells[cell.line] if other != cell
    ):
        return None
    number = number_in(document, cell.span, 0.84, digits=4)
    marked = MEMBER_MARK.match(cell.words)
    whole = len(cell.words) - (marked.end() if marked else 0)
    return number if number is not None and len(str(number.value)) > whole - 2 else None


_SAME_EDGE = 0.02
_OF_A_PLAN = {"plan": 0.82, "coverage": 0.8, "cover": 0.8, "insurance type": 0.8, "private": 0.8}
"""Labels of what an insurance pays for, where another may name the insurer."""


def _is_about_something_else(document: Document, label: Label) -> bool:
    """Whether a label such as "Plan" heads what the doctor plans, or stands within a sentence."""
    section = document.outline.section_at(label.span.start)
    planned = section is not None and section.key in ("plan", "assessment", "problems")
    numbered = re.search(_NUMBERS, document.text.line_at(label.span.start).text, re.IGNORECASE)
    if planned and label.wording.casefold() == "plan" and not numbered:
        return True
    return not label.starts_line and document.text.content[label.span.start - 1] not in f"{CELL} |"


_NUMBERS = r"\b(?:member|id|policy|group|subscriber)\b"


def _beside_labels(document: Document) -> Iterator[Cover]:
    """What stands behind words for insurer, number or group that no list of labels holds, with a colon or in the next
    cell, or in the same cell where the value is plain ("Insurer Meridian Health", "Membership MH-7741").
    """
    for of_line in document.text.cells:
        cells = [cell.span for cell in of_line]
        for number, cell in enumerate(cells):
            yield from _beside_label(document, cell, cells[number + 1 :])


def _beside_label(document: Document, cell: Span, behind: Sequence[Span]) -> Iterator[Cover]:
    content = document.text.content
    beside = behind[0] if behind else None
    words = WITHIN_A_KEY.sub(" ", content[cell.start : cell.end])
    for name, kind in NAMES:
        match = name.match(words)
        if match is None:
            continue
        value = Span(cell.start + match.end(), cell.end)
        if not content[value.start : value.end].strip(" :*#_"):
            if beside is None or (
                match["colon"] is None and kind_of_column(content[beside.start : beside.end])
            ):
                continue
            value = _insurer_under(document, cell, beside) or beside if kind == "payer" else beside
        elif match["colon"] is None and not match["loose"]:
            continue
        if kind == "payer":
            only_primary = words.strip(" *-").casefold().startswith("primary:")
            if only_primary and not INSURER.search(content[value.start : value.end]):
                continue
            named = words[: match.end()].strip(" :*-").casefold()
            yield cover_in(document, value, min(0.88, _OF_A_PLAN.get(named, 0.88)))
            yield _further(document, behind if value.end == cell.end else behind[1:])
            return
        found = number_in(document, value, 0.9, digits=1 if kind == "group" else 2)
        if found is not None and not _is_of_a_hospitals_card(document, cell):
            yield Cover(member=found) if kind == "member" else Cover(group=found)
            return


def _is_of_a_hospitals_card(document: Document, cell: Span) -> bool:
    """Whether a cell names the number of nothing but a card and no line near it speaks of an insurance: hospitals of
    many countries give their patients one."""
    text = document.text
    if not _ONLY_A_CARD.match(text[cell]):
        return False
    at = text.line_at(cell.start).number
    near = text.lines[max(0, at - _NEAR) : at + _NEAR + 1]
    if any(label.key in ("payer", "member_id", "group") for label in document.labels):
        return False
    return not any(INSURER.search(line.text) or CLAIMED.search(line.text) for line in near)


_ONLY_A_CARD = re.compile(r"\W{0,3}card (?:no\b|nr\b|num|#)", re.IGNORECASE)


def _insurer_under(document: Document, cell: Span, beside: Span) -> Span | None:
    """The insurer under its label, where what stands beside it is none (a form's title)."""
    text = document.text
    under = text.column_below(cell)
    if under is None or INSURER.search(text[beside]):
        return None
    named = text.cell_at(under.start)
    return named.span if named is not None and INSURER.search(named.words) else None


def _further(document: Document, cells: Sequence[Span]) -> Cover:
    """The member's number in the cells behind the payer's: "ID EL4471-88-0", or "ID" and the number."""
    if not cells:
        return Cover()
    first, content = cells[0], document.text.content
    if len(cells) > 1 and _BARE_ID.fullmatch(content[first.start : first.end].strip(" :*")):
        return Cover(member=number_in(document, cells[1], 0.86))
    mark = MEMBER_MARK.match(content, first.start, first.end)
    return Cover(member=number_in(document, Span(mark.end(), first.end), 0.86) if mark else None)


def _under_labels(document: Document) -> Iterator[Cover]:
    """What stands under a word for the insurer or the member's number that is alone in its cell, as forms have it with
    labels above.
    """
    cells = cells_of(document.text)
    for number, cell in enumerate(cells):
        kind = kind_of_column(cell.words.rstrip("?"))
        if (
            kind not in ("payer", "member")
            or len(cell.words) <= _SHORTEST_LABEL
            or _has_value_beside(cells, number, numbered=kind == "member")
        ):
            continue
        under = below(cells, number, head=True)
        if under is None or kind_of_column(cells[under].words) or cells[under].words.rstrip().endswith(":"):
            continue
        if kind == "member":
            yield Cover(member=number_in(document, cells[under].span, 0.84, digits=4))
            continue
        cover = cover_in(document, cells[under].span, 0.8)
        if cover.payer is not None and (cover.member is not None or INSURER.search(str(cover.payer.value))):
            yield cover


def _has_value_beside(cells: Sequence[Cell], number: int, *, numbered: bool) -> bool:
    """Whether the cell beside a label can be its value; one that is `numbered` has figures."""
    beside = cells[number + 1] if number + 1 < len(cells) else None
    return (
        beside is not None
        and beside.line == cells[number].line
        and not kind_of_column(beside.words)
        and ":" not in beside.words
        and (not numbered or any(map(str.isdigit, beside.words)))
    )


_SHORTEST_LABEL = 4


def _told(document: Document) -> Iterator[Cover]:
    """What sentences tell: "The insurer is Goldfields WorkCover, claim 26-41", "She is insured with Bupa"."""
    for match in document.phrase(TOLD):
        if document.outline.block_at(match.start()) in ("letterhead", "signature"):
            continue
        if _heads_a_column(document, match):
            continue
        if match["fund"]:
            fund = payer_in(document, Span(match.start("fund"), match.end("fund")), 0.8)
            yield Cover(fund, number_in(document, Span(match.start("number"), match.end("number")), 0.8))
            continue
        yield cover_in(document, Span(match.start("payer"), match.end("payer")), 0.8)
    for match in document.phrase(CLAIMED):
        payer = Span(match.start("payer"), match.end("payer"))
        if names_an_insurer(document.text[payer]) and document.outline.block_at(payer.start) != "letterhead":
            line = document.text.line_at(payer.end)
            claimed = document.text.flowing[payer.end : payer.end + 8].strip(" ,").startswith("claim")
            yield cover_in(document, payer if claimed else Span(payer.start, line.end), 0.72)


def _heads_a_column(document: Document, match: re.Match[str]) -> bool:
    """Whether words that could begin what a sentence tells are the name of a column and fill its cell: what the next
    line begins with stands in another column ("Address | Tel | Insured with")."""
    cell = document.text.cell_at(match.start())
    named = match.start("fund") if match["fund"] else match.start("payer")
    return (
        cell is not None and cell.number > 0 and cell.span.start == match.start() and cell.span.end <= named
    )


def _bare(document: Document, near: int | None) -> Found | None:
    """The number behind a label that only says "ID", close to the payer."""
    for label, value in document.labelled("member_id"):
        if near is not None and abs(label.line - near) <= _NEAR:
            return number_in(document, value, 0.85)
    return None
