"""Which consecutive pages belong together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from jobs.extraction.packets.conflict import judge
from jobs.extraction.packets.identity import Printed
from jobs.extraction.packets.sections import heads_a_section
from jobs.extraction.packets.signs import Signs, together
from jobs.extraction.text import Line, Text

_NUMBERED = re.compile(
    r"(?:\b(?:page|pg|p|seite|pagina|p[aá]gina)\b\.?\s*:?\s*(?P<page>\d{1,3})(?:\s*(?:of|/|von|de|"
    r"sur|van)\s*(?P<of>\d{1,3}))?|"
    r"^\W*(?P<bare>\d{1,3})\s*(?:of|/)\s*(?P<all>\d{1,3})\W*$)",
    re.IGNORECASE,
)
_SENT_BY_FAX = re.compile(
    r"\bfax\b|\b\d{1,2}[:.]\d\d\b|\bfrom\b|\bto:|\+?\(?\d{3}\)?[- .]\d{3}[- .]?\d{3,4}", re.IGNORECASE
)
_GENERIC = re.compile(r"confidential|page|fax|printed|www|@|^\W*$", re.IGNORECASE)
_OPENS = re.compile(
    r"^\W*(?:dear\b|to whom it may concern|sehr geehrte|liebe[rs]? (?:kolleg|herr|frau)|ch(?:er|"
    r"[eè]re) (?:confr|coll|docteur|monsieur|madame)|"
    r"estimad[oa]|geachte|beste collega)",
    re.IGNORECASE,
)
_CONTINUED = re.compile(
    r"\bcont(?:inued|['’]?d|\.)?\b|\bfortsetzung\b|\bsuite\b|\bcontinuaci[oó]n\b|\bvervolg\b", re.IGNORECASE
)
_NOTHING_PRINTED = Printed()
_CERTAIN, _WITHIN_A_RECORD, _SAME_PATIENT_AND_COUNT = 5.0, 2.0, 3.0
_STANDS_BY_ITSELF = ("marketing", "insurance")
"""Kinds of pages that carry no title, greet nobody and name no patient: an advertisement, a copy of a card."""
_EDGE, _FOOT, _HEAD_LINES = 0.11, 0.92, 12


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page as the grouping looks at it."""

    document_id: str
    signs: Signs
    printed: Printed
    edges: frozenset[str]
    number: int | None
    of: int | None
    opens: bool
    continued: bool
    above_a_section: frozenset[str] | None
    first_words: str
    last_words: str


@dataclass(frozen=True, slots=True)
class SheetsOfPart:
    """The pages of a part, by their places in the packet."""

    places: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    signs: Signs


def sheet_of(text: Text, page: int, signs: Signs, printed: Printed = _NOTHING_PRINTED) -> Sheet:
    """Return a page with its head, foot and page number."""
    lines = text.lines_by_page.get(page, [])
    edge_lines = [line for line in lines if _at_edge(text, line)]
    number, of = _page_number(edge_lines, page + 1, len(text.pages))
    at_edge = {line.number for line in edge_lines}
    body = [line for line in lines if line.number not in at_edge]
    return Sheet(
        document_id=text.pages[page].document_id,
        signs=signs,
        printed=printed,
        edges=_keys_of(edge_lines),
        number=number,
        of=of,
        opens=any(_OPENS.match(line.text) for line in lines[: 2 * _HEAD_LINES]),
        continued=any(_CONTINUED.search(line.text) and len(line.text.split()) <= 8 for line in lines[:4]),
        above_a_section=_above_a_section(lines, edge_lines),
        first_words=body[0].text.strip() if body else "",
        last_words=body[-1].text.strip() if body else "",
    )


def _above_a_section(lines: list[Line], edge_lines: list[Line]) -> frozenset[str] | None:
    """What stands above the heading of a section that a page begins with; None where it begins otherwise."""
    above: list[Line] = []
    for line in lines:
        if heads_a_section(line.text):
            return _keys_of(above)
        if line not in edge_lines:
            return None
        above.append(line)
    return None


def _keys_of(lines: list[Line]) -> frozenset[str]:
    """The words by which lines at the edge are known again on another page, without numbers."""
    return frozenset(
        key
        for line in lines
        if len(key := re.sub(r"[\W\d_]+", " ", line.text.casefold()).strip()) >= 6
        and not _GENERIC.search(key)
    )


def _at_edge(text: Text, line: Line) -> bool:
    boxes = [placed.word.box for placed in text.words[line.first_word : line.last_word]]
    return min(box[1] for box in boxes) < _EDGE or max(box[3] for box in boxes) > _FOOT


def _page_number(lines: list[Line], place: int, total: int) -> tuple[int | None, int | None]:
    """The page number that the document itself prints, not the fax machine's running count of all pages."""
    for line in lines:
        match = _NUMBERED.search(line.text)
        if match is None:
            continue
        number = int(match["page"] or match["bare"])
        of = match["of"] or match["all"]
        by_machine = number == place and _SENT_BY_FAX.search(line.text) and (of is None or int(of) == total)
        if not by_machine and number > 0:
            return number, int(of) if of else None
    return None, None


def parts_of(sheets: Sequence[Sheet]) -> list[SheetsOfPart]:
    """Return the parts that consecutive pages make up."""
    runs: list[list[int]] = []
    for place, sheet in enumerate(sheets):
        part = [sheets[earlier] for earlier in runs[-1]] if runs else []
        if part and not _begins_part(sheet, part[-1], part):
            runs[-1].append(place)
        else:
            runs.append([place])
    return [
        SheetsOfPart(
            tuple(run),
            tuple(sheets[place] for place in run),
            together([sheets[place].signs for place in run]),
        )
        for run in runs
    ]


def _begins_part(sheet: Sheet, before: Sheet, part: list[Sheet]) -> bool:
    """Tell whether a page begins something new after the page before it, the last of `part`."""
    if sheet.document_id != before.document_id:
        return True
    so_far = part[0].printed
    for other in part[1:]:
        so_far |= other.printed
    verdict = judge(sheet.printed, so_far)
    if verdict.foreign or (verdict.doubtful and not verdict.agrees):
        return True
    return _for_new(sheet, part[0]) > _for_continuation(sheet, before, agrees=verdict.agrees)


def _for_new(sheet: Sheet, first: Sheet) -> float:
    points = 0.0
    if sheet.number == 1:
        points += 5.0
    if sheet.signs.title and not sheet.continued:
        points += 4.0 if sheet.signs.title != first.signs.by_signs else 2.0
    if sheet.opens:
        points += 3.0
    if (
        first.signs.by_signs == "cover_page"
        and first.signs.weight >= _CERTAIN
        and sheet.signs.by_signs != "cover_page"
    ):
        points += 4.0
    introduced = (
        sheet.signs.title
        or sheet.opens
        or sheet.printed.says_who
        or sheet.signs.by_signs in _STANDS_BY_ITSELF
    )
    other = sheet.signs.by_signs not in (first.signs.by_signs, "other")
    if introduced and other and sheet.signs.weight >= _CERTAIN and sheet.signs.lead >= 2.0:
        points += 3.0 if sheet.signs.lead >= _CERTAIN else 2.0
    return points


def _for_continuation(sheet: Sheet, before: Sheet, *, agrees: bool) -> float:
    points = 1.0
    if sheet.number is not None and sheet.number > 1:
        follows = before.number == sheet.number - 1 and sheet.of == before.of
        points += 5.0 if follows else 2.0
        if follows and sheet.of is not None and agrees:
            points += _SAME_PATIENT_AND_COUNT
    if sheet.continued:
        points += 3.0
    if sheet.edges & before.edges:
        points += 2.5
    if agrees and not sheet.signs.title:
        points += 1.0
    if _runs_on(sheet, before) and (agrees or not sheet.printed.says_who):
        points += _WITHIN_A_RECORD
    if sheet.first_words[:1].islower() and not before.last_words.endswith((".", ":", "!", "?")):
        points += 3.0
    return points


def _runs_on(sheet: Sheet, before: Sheet) -> bool:
    """Tell whether a page begins with a section of the record before it, nothing above but the same running head."""
    above = sheet.above_a_section
    return above is not None and above <= before.edges and before.signs.by_signs != "cover_page"
