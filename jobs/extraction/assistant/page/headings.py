"""Headings: which lines, or beginnings of lines, name what follows."""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.assistant.page.correspondence import salutations
from jobs.extraction.assistant.page.heading_columns import columns_under, joined, lists_beside
from jobs.extraction.assistant.page.heading_composition import composed_key
from jobs.extraction.assistant.page.heading_over_boxes import title_over_boxes
from jobs.extraction.assistant.page.heading_prints import alike
from jobs.extraction.assistant.page.heading_sequence import begins_a_list, follows_in_number, is_question
from jobs.extraction.assistant.page.heading_words import HEADINGS
from jobs.extraction.assistant.page.heading_words_abroad import HEADINGS_ABROAD
from jobs.extraction.assistant.page.headings_further_off import further_heading_key
from jobs.extraction.assistant.page.headings_within import headings_within
from jobs.extraction.assistant.page.line_marks import AROUND, BULLET, RULE
from jobs.extraction.assistant.page.names_of_columns import FIRST_COLUMNS, FURTHER_COLUMN
from jobs.extraction.assistant.page.parts_of_notes import counts_on, parts_of_a_note
from jobs.extraction.assistant.page.plans_of_insurers import is_a_cover
from jobs.extraction.assistant.page.prescription_pads import MEDICINE_OF_A_PAD, is_of_a_pad
from jobs.extraction.assistant.page.referrals_headed import heads_a_referral
from jobs.extraction.assistant.page.rows_of_kinds import tables_of_kinds
from jobs.extraction.assistant.page.sections import BLOCKS, CLINICAL, LISTS, Heading
from jobs.extraction.assistant.wordings_by_letter import WordingsByLetter
from jobs.extraction.text import CELL, Line, Span, Text

_HEADINGS = (*HEADINGS, *HEADINGS_ABROAD)
_HEADING = WordingsByLetter([wording for _, wording in _HEADINGS])
_NUMBERED = re.compile(r"^(?:\(?(?:(?i:section|part|abschnitt|teil) )?(?:\d{1,2}|[A-H]|[ivx]{1,4})[.)]\s+)?")
_FURTHER_HEADING = re.compile(
    r"\b(?:history|section|status|plan|information|results|signs|exam\w*|details?|notes?|instructions?|care|needs?|"
    r"requirements?|summary|requested|notice|request|authori[sz]ation|consent|"
    r"declaration|use only|diagnos[ie]s|course|findings?)\b",
    re.IGNORECASE,
)
_REMARK = re.compile(
    r"\s*\(\d{1,3}\)$|[\s,(]*(?:\b(?:on|vom|[Ss]tand|am|du|del|de|van|em) )?\d{1,4}[\s/.-].*$|"
    r"\s+\(?\b(?:ICD|CIE|CIM|CID|BNO|MKN|MKB|MKF|KSH|ICPC)(?:[- ]?(?:10|11|X|2))?\)?$|"
    r"\s*\((?:from|per|source|bron|fonte|fuente|quelle|källa|kilde|reviewed|updated|imported|via|tick|attach|please|if|circle|check|"
    r"select|include|list|as|see|e\.g|optional|required)[^)]*\)$"
)
_SOURCE_AT_END = re.compile(r"[^:()]{3,40} \([^:()\d]{3,12}: [^:()]{2,40}\)\s*")
"""A heading that tells behind it where its list is from: "Medicatie (bron: HIS, 18-04-2026)"."""
_LONGEST_REMARK = 20
_LEADERS = re.compile(r"\s*[._\u2026]{3,}$")


@lru_cache(maxsize=4096)
def heading_key(words: str) -> str:
    """Return the key of the section that words head, "" when they are no known heading."""
    number = _HEADING.number_of(words)
    return further_heading_key(words) if number is None else _HEADINGS[number][0]


@lru_cache(maxsize=4096)
def _key_of(words: str) -> str:
    """As `heading_key`, also for headings of clinical lists that are put together in a way of their own, or
    stand in two languages ("Alergedd / Allergies")."""
    key = heading_key(words) or composed_key(words)
    if key or "|" in words:
        return key
    if "/" not in words:
        return _first_of_two(words)
    sides = [heading_key(side.strip()) or composed_key(side.strip()) for side in words.split("/")]
    return next((side for side in sides if side in LISTS), "") if len(sides) == 2 else ""


def _first_of_two(words: str) -> str:
    """The key of the first of two headings that a word joins, neither of which heads a list: "Anamnese und
    Aufnahmebefund", "Esame obiettivo e decorso"."""
    sides = _JOINED_HEADINGS.split(words)
    keys = [heading_key(side) for side in sides] if len(sides) == 2 else []
    return keys[0] if keys and all(key in CLINICAL - LISTS for key in keys) else ""


_JOINED_HEADINGS = re.compile(r" (?:und|et|y|e|ed|en|och|og) ")


def find_headings(text: Text) -> list[Heading]:
    """Return the headings of a text in reading order; a salutation heads the letter that follows it."""
    inside = ""
    found: list[Heading] = []
    greeting = text.once(salutations)
    parts = parts_of_a_note(text)
    kinds = text.once(tables_of_kinds)
    pad = False
    for line in text.lines:
        if line.number in kinds.lines:
            if (row := kinds.heading(line)) is not None:
                inside = row.key
                found.append(row)
            continue
        if line.number in greeting:
            heading: Heading | None = Heading("letter", Span(line.start, line.end))
        elif line.number in parts:
            heading = parts[line.number]
        elif found and (
            (found[-1] in parts.values() and counts_on(text, found[-1], line))
            or _is_a_row_of_columns(found[-1], line)
        ):
            continue
        else:
            heading = _of_a_laboratory(line, inside) or _heading(line, inside) or _begun_without_colon(line)
        if heading is not None and is_of_a_pad(text, line):
            heading, pad = None, True
        if pad and heading is None and MEDICINE_OF_A_PAD.match(line.text):
            heading, pad = Heading("medications", Span(line.start, line.start)), False
        if heading is None and inside in LISTS and is_question(line.text):
            heading = Heading("other", Span(line.start, line.end))
        if heading is None and found and follows_in_number(text, found[-1].span.start, line):
            heading = Heading("other", Span(line.start, line.end))
        if heading is None and found and (ends := title_over_boxes(text, found[-1], line)) is not None:
            heading = Heading("other", Span(line.start, ends))
        if heading is not None:
            inside = heading.key
            found.append(heading)
    found += alike(text, found)
    found = _with_columns(text, found)
    found += headings_within(text, found, lambda words: _key_of(_undated(words)))
    return sorted(found, key=lambda heading: heading.span.start)


def _is_a_row_of_columns(last: Heading, line: Line) -> bool:
    """Whether a line right below a list's heading names its columns."""
    return last.span.end + 1 == line.start and last.key in LISTS and names_columns(line.text)


def _of_a_laboratory(line: Line, inside: str) -> Heading | None:
    """The heading of one laboratory's results among all of them: "CHEMISTRY". Elsewhere it may be a clinic's name."""
    if inside != "results" or not _LABORATORY.fullmatch(line.text.strip(AROUND + ":")):
        return None
    return Heading("results", Span(line.start, line.end))


_LABORATORY = re.compile(
    r"(?:general |clinical |blood |routine )?(?:chemistry|biochemistry|ha?ematology|laboratory|coagulation|"
    r"microbiology|serology|immunology|endocrinology|urinalysis|toxicology|virology|hormones|"
    r"tumou?r markers|blood count|cbc|fbc)"
    r"(?: (?:results|tests|panel))?",
    re.IGNORECASE,
)


def _begun_without_colon(line: Line) -> Heading | None:
    """The heading that a line begins with, its list right behind: "Background Hypertension, gout"."""
    lead = len(line.text) - len(line.text.lstrip("!\u26a0\ufe0f* "))
    for words in (2, 1):
        head = " ".join(line.text[lead:].split(" ")[:words])
        if lead + len(head) == len(line.text) or CELL in head or not head[:1].isupper():
            continue
        key = heading_key(head)
        if key in LISTS and begins_a_list(key, line.text[lead + len(head) :].strip(_LEADS_TO_A_LIST)):
            return Heading(key, Span(line.start, line.start + lead + len(head)))
    return None


_LEADS_TO_A_LIST = " -\u2013\u2014=>"


def _with_columns(text: Text, found: list[Heading]) -> list[Heading]:
    """The headings, and for rows of headings one for each cell under them."""
    headed = frozenset(text.line_at(heading.span.start).number for heading in found)
    rows = set()
    cells: list[Heading] = []
    kinds = text.once(tables_of_kinds).lines
    for line in text.lines:
        if CELL not in line.text or line.number in kinds or _heads_a_table(line.text):
            continue
        under = joined(text, list(columns_under(text, line, _key_of, LISTS, headed - {line.number})))
        if under:
            rows.add(line.number)
            cells += [Heading(key, Span(cell.start, cell.start), stop=cell.end) for key, cell in under]
    for line in text.lines:
        if line.number in rows or line.number in kinds:
            continue
        for cell in text.cells[line.number]:
            below = joined(text, list(lists_beside(text, line, cell, heading_key, LISTS)))
            if below:
                rows.add(line.number)
                headed -= {text.line_at(place.start).number for _, place in below}
                cells += [
                    Heading(key, Span(place.start, place.start), stop=place.end, beside=True)
                    for key, place in below
                ]
    kept = [heading for heading in found if text.line_at(heading.span.start).number not in rows]
    return kept + [cell for cell in cells if text.line_at(cell.span.start).number not in headed - rows]


def _heading(line: Line, inside: str) -> Heading | None:
    raw = line.text
    numbered = _NUMBERED.match(raw)
    if RULE.match(raw) or (BULLET.match(raw) and not (numbered and numbered.end())):
        return None
    lead = numbered.end() if numbered else 0
    colon = -1 if _SOURCE_AT_END.fullmatch(raw, lead) else raw.find(":", lead)
    head = raw[lead : colon if colon != -1 else len(raw)].strip(AROUND)
    if CELL in head:
        return _beside_its_list(line, raw[lead:].partition(CELL), inside)
    if not head or len(head) > 60:
        return None
    whole = colon == -1 or not raw[colon + 1 :].strip(AROUND)
    span = Span(line.start, line.start + (colon + 1 if colon != -1 else len(raw)))
    key = _key_of(_undated(head)) or _key_of(head) or _sends_on(head, inside, whole=whole)
    if key and (whole or not head[0].islower()) and (colon != -1 or _looks_like_heading(head)):
        if (
            key in BLOCKS or BULLET.match(raw) or (key == "plan" and is_a_cover(raw[colon + 1 :]))
        ) and not whole:
            return None
        return Heading(key, span)
    if whole and _is_other_heading(head, colon != -1, inside, numbered=lead > 0):
        return Heading("other", span)
    return None


def _sends_on(head: str, inside: str, *, whole: bool) -> str:
    """The section of a note that sends somebody on; at the head of a page the same words are its title."""
    return "request" if whole and inside in CLINICAL and heads_a_referral(head) else ""


def _beside_its_list(line: Line, cells: tuple[str, str, str], inside: str) -> Heading | None:
    """The heading in the first cell of a row whose further cells are the list, or the names of a table's columns."""
    first, _, rest = cells
    words = _LEADERS.sub("", first.strip(AROUND + ":"))
    bare = _undated(words)
    key = _key_of(bare) if len(words) - len(bare) <= _LONGEST_REMARK else ""
    beside = [cell.strip(AROUND + ":") for cell in rest.split(CELL)]
    if key == inside and len(beside) > 1 and not any(c.isdigit() for c in rest):
        return None
    if key in LISTS and not FURTHER_COLUMN.fullmatch(beside[0]) and key != heading_key(beside[0]):
        headed = any(heading_key(cell) in LISTS for cell in beside)
        end = line.start + line.text.index(first) + len(first)
        return None if headed else Heading(key, Span(line.start, end))
    key = _heads_a_table(line.text)
    return Heading(key, Span(line.start, line.start)) if key and inside != key else None


def names_columns(raw: str) -> bool:
    """Whether a row of cells names the columns of the list that its heading, right above, has begun: "Problem", "Noted
    Date"; it begins no list of its own, whatever its first cell would head elsewhere."""
    first, _, rest = raw.partition(CELL)
    cells = [cell.strip(AROUND + ":") for cell in rest.split(CELL)]
    named = _key_of(first.strip(AROUND + ":")) in LISTS or FURTHER_COLUMN.fullmatch(first.strip(AROUND + ":"))
    return bool(rest) and bool(named) and all(FURTHER_COLUMN.fullmatch(cell) for cell in cells)


def _heads_a_table(raw: str) -> str:
    """The list that a table without a title holds, by its row of column names: "Allergen", "Reaction"."""
    cells = [cell.strip(" :*") for cell in raw.split(CELL)]
    key = FIRST_COLUMNS.get(cells[0].casefold(), "") or heading_key(cells[0])
    others = [heading_key(cell) for cell in cells[1:]]
    if key not in LISTS or any(other in LISTS and other != key and other != "problems" for other in others):
        return ""
    return key if all(FURTHER_COLUMN.fullmatch(cell) for cell in cells[1:]) else ""


def _undated(head: str) -> str:
    """A heading without the date or remark behind it: "Examination, 12 October 2026", "Priority (tick one)"."""
    return _REMARK.sub("", head).strip(AROUND + ",")


def _looks_like_heading(head: str) -> bool:
    if head.endswith("."):
        return False
    return head.isupper() or head.istitle() or (head[0].isupper() and len(head.split()) <= 6)


_NAMES_FINDINGS = re.compile(
    r"\b(?:results|measurements|investigations|examination|information|details|limitations|"
    r"r[ée]sultats|resultados|risultati|examen|exploraci[óo]n|befunde|onderzoek)$",
    re.IGNORECASE,
)


def _is_other_heading(head: str, has_colon: bool, inside: str, *, numbered: bool) -> bool:
    words = head.split()
    if (
        len(words) > 6
        or not head[0].isupper()
        or any(c.isdigit() for c in head)
        or "|" in head
        or head.endswith(".")
    ):
        return False
    if numbered and not has_colon:
        return inside not in LISTS and inside != "assessment"  # which is often a list of what somebody has
    if has_colon:
        return inside not in LISTS or head.isupper() or _FURTHER_HEADING.search(head) is not None
    if inside in LISTS and 1 < len(words) <= 4 and _NAMES_FINDINGS.search(head):
        return True
    if not head.isupper() or len(head) < 5:
        return False
    return _FURTHER_HEADING.search(head) is not None or inside not in LISTS
