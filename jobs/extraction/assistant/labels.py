"""Labels of forms and letters, in many wordings, and the values that stand beside or below them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from jobs.extraction.assistant.furniture import FAX_STRIP
from jobs.extraction.assistant.headings import BLOCKS, heading_key
from jobs.extraction.assistant.label_likeness import wording_like
from jobs.extraction.assistant.label_synonyms import label_before, label_named, without_remark
from jobs.extraction.assistant.label_words import PROFESSION, WITHOUT_COLON, WORDINGS
from jobs.extraction.assistant.phones import find_phones
from jobs.extraction.assistant.places import looks_like_address
from jobs.extraction.text import CELL, Line, Span, Text

_ONE_LABEL = "|".join(f"(?P<l{i}>{wording})" for i, (_, _, wording) in enumerate(WORDINGS))
_WITH_COLON = re.compile(rf"(?<![\w@./-])(?:{_ONE_LABEL}) {{0,2}}[:\uff1a](?!//)", re.IGNORECASE)
_WHOLE_CELL = re.compile(rf"(?:{_ONE_LABEL})", re.IGNORECASE)
_COLON = re.compile(r" {0,2}[:\uff1a](?!//)|(?<=\w)['\u2019.)]? ?(?:[._\u2026]{3,}|(?:\. ){3,}) ?(?=\w)")
"""A colon, or the dots or the rule that lead to a value."""
_ONLY_FIRST = frozenset({"to", "an", "para", "aan"})
"""Labels that are words as well: behind others they are these words ("Allergic to:")."""
_LETTER_BEFORE = re.compile(r"(?:^|[\t|;:])\W*[^\W\d]+(?: [^\W\d]+)?[ /]+$")
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_BEGINS = re.compile(r"[\t|;]|, |(?<=\w{5})\. ")
"""What parts the words before a label from it."""

_COLONLESS = re.compile(
    "(?<![\\w@./-])(?:"
    + "|".join(f"(?P<s{i}>{wording})" for i, (_, _, wording) in enumerate(WITHOUT_COLON))
    + ")",
    re.IGNORECASE,
)

_FURTHER_LABEL = re.compile(r"\s(?=[A-Z][A-Za-z/-]{2,20}\s?:(?:\s|$))")
"""A word with a colon that is no label we know still ends the value before it."""

_REACHES_TOO = re.compile(r"\b(?:cell|mobile|phone|tel)\b", re.IGNORECASE)
_BOTH_BEFORE = re.compile(r"\b(?:ph(?:one)?|tel\w*|[tp])\b\.? ?[/&] ?$", re.IGNORECASE)
_OTHER_OF_TWO = ("phone", "fax")
_NAMES_BOTH = re.compile(
    r"\b(?:ph(?:one)?|tel\w*|t|p|call)\b\.?.*\bf(?:a?x|acs\w*)?\b|\bf(?:a?x|acs\w*)?\b\.?.*\b(?:ph(?:one)?|tel\w*|"
    r"t|p)\b",
    re.IGNORECASE,
)
_GENERIC = re.compile(rf"{PROFESSION}(?:['\u2019]?s)?(?: name)?|name", re.IGNORECASE)
_KEY = re.compile(r"_|(?<=[a-z])(?=[A-Z])")
_TWO_LANGUAGES = re.compile(r"(?P<first>[^/]{3,30}) / (?P<second>[^/]{2,30})")
"""A label in two languages: "Cyfenw / Surname"."""

_LEADERS = re.compile(r"\s*[._\u2026]{2,}$")
_LED = re.compile(r"\s*[._\u2026]{2,}\s*")
"""Dots or a rule that lead from a label to its value."""
_OF_PATIENT = re.compile(r"(?:patient|pt|client|child|member)(?:['\u2019]?s)?[\s_]", re.IGNORECASE)
_A_NUMBER = re.compile(r"[+(]?\d[\d ().-]{6,}")
"""What makes "Office: (208) 555-0142" a telephone number."""
_OF_A_RELATIVE = frozenset({"phone", "email", "address", "name", "full_name", "birth_date"})
_OF_ANY_WORDS = frozenset({"specialty", "service", "payer", "urgency", "ignore", "organization"})
"""Labels whose values may be words that are labels elsewhere ("Surgery", "Medicare", "Hospital")."""
_CELLS_ONLY = frozenset({"reason", "medications", "allergies"})
"""With a colon these are headings, and `headings` finds them."""

_NOTHING = re.compile(
    r"[\s_.\-\u2013—:/|☐□]*(?:(?:n/?a|none|nil|not (?:recorded|known|stated|given|"
    r"indicated|provided|available|applicable)|unknown|"
    r"no \w+ indicated\b.*|insert \w+.*|tbc|tba|pending)\W*)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Label:
    """A label and the value beside or below it. `role` is whose it is as far as the label itself says."""

    key: str
    role: str
    wording: str
    span: Span
    value: Span | None
    line: int
    starts_line: bool


_Hit = tuple[str, str, int, int]
"""key, role, start, end"""


def find_labels(text: Text) -> list[Label]:
    """Return all labels of the text in reading order, with their values."""
    found: list[Label] = []
    for line in text.lines:
        if FAX_STRIP.match(line.text):
            continue
        hits = _hits(text, line)
        relative = False
        grid = CELL in line.text and _heads_a_grid(
            text, line, [_named_or_misread(text, line, words) is not None for _, words in _cells(line)]
        )
        for index, (key, role, start, end) in enumerate(hits):
            stop = hits[index + 1][2] if index + 1 < len(hits) else line.end
            below = _below(text, line, start, end, hits, index)
            value = below if grid and _ends_a_cell(text, end) else _beside(text, end, stop) or below
            if value is not None and (_is_a_label(text, key, value) or _is_row_of_labels(text, line, value)):
                value = None
            if (
                text.content[end - 1] not in ":\uff1a"
                and value is not None
                and _stands_beside(text, key, start, end, value)
            ):
                value = text.column_below(Span(start, end), right=_next_cell(text, line, end)) or value
            if key == "organization" and value is not None and _A_NUMBER.match(text[value]):
                key = "phone"
            if key == "phone" and value is not None and not any(c.isdigit() for c in text[value][:4]):
                key = "address" if looks_like_address(text[value]) else key
            elif key == "phone" and value is not None and looks_like_address(text[value]):
                key = "address"
            relative = relative or key == "relative"
            if relative and key in _OF_A_RELATIVE:
                role = "relative"
            wording = text.content[start:end].strip(" :\uff1a")
            if (
                not role
                and key in _OF_A_RELATIVE | {"first_name", "last_name"}
                and _OF_PATIENT.match(wording)
            ):
                role = "patient"
            starts = not text.content[line.start : start].strip(" \t*-•·")
            found.append(Label(key, role, wording, Span(start, end), value, line.number, starts))
            if key == "email" and value is not None and _REACHES_TOO.search(wording):
                found.append(replace(found[-1], key="phone", role="patient" if role == "patient" else ""))
            if key in _OTHER_OF_TWO and value is not None and _NAMES_BOTH.search(wording):
                found[-1:] = _divided(found[-1], text)
    return found


def _divided(label: Label, text: Text) -> list[Label]:
    """The label of two numbers ("Phone / Fax") as two labels, each with its own."""
    places = (
        list(find_phones(text.content, start=label.value.start, end=label.value.end)) if label.value else []
    )
    if len(places) != len(_OTHER_OF_TWO):
        return [label]
    fax_first = (
        re.match(r".*\bf(?:a?x|acs\w*)?\b.*\b(?:ph|tel|t|p)", label.wording, re.IGNORECASE) is not None
    )
    keys = ("fax", "phone") if fax_first else ("phone", "fax")
    return [replace(label, key=key, value=place) for key, place in zip(keys, places, strict=True)]


def _ends_a_cell(text: Text, end: int) -> bool:
    return text.content[end - 1] not in ":\uff1a" and text.content[end] in (CELL, "\n")


def _is_a_label(text: Text, key: str, value: Span) -> bool:
    """Whether what stands where a value is expected is the next label ("DEMOGRAPHICS", "ID NUMBER", "City / State")."""
    words = text[value]
    if (
        key in _OF_ANY_WORDS
        or _named_or_misread(text, text.line_at(value.start), words.rstrip(" :*")) is None
    ):
        return False
    return words.isupper() or " " in words or words.endswith(":")


def _is_row_of_labels(text: Text, line: Line, value: Span) -> bool:
    """Whether what stands below a label that fills its line is a row that begins with a label: it is a heading."""
    below = text.line_at(value.start)
    if below.number == line.number or CELL in line.text or below.start != value.start:
        return False
    first, _, rest = below.text.partition(CELL)
    if not rest:
        return _WITH_COLON.match(below.text) is not None
    return _named_or_misread(text, below, first.strip(" *:")) is not None


def _stands_beside(text: Text, key: str, start: int, end: int, value: Span) -> bool:
    """Whether the cell beside a label without a colon cannot be its value and the one below it can."""
    pattern = _PLAUSIBLE.get(key)
    if pattern is None or re.match(pattern, text[value], re.IGNORECASE) or text.content[end] != CELL:
        return False
    return _plausible_below(text, key, start, end)


def _next_cell(text: Text, line: Line, end: int) -> float:
    """The left edge of the next cell of a line, 1.0 when there is none."""
    following = text.content.find(CELL, end, line.end) + 1
    return next(text.words_in(following, following + 1)).word.box[0] if following else 1.0


def says_nothing(value: str) -> bool:
    """Tell whether a value is a placeholder such as "-", "N/A" or an empty rule."""
    return _NOTHING.fullmatch(value) is not None


def _hits(text: Text, line: Line) -> list[_Hit]:
    """(key, role, start, end) of the labels of a line, not overlapping, in order."""
    hits: list[_Hit] = []
    if _COLON.search(line.text):
        hits = [hit for hit in _before_colons(text, line) if hit[0] not in _CELLS_ONLY]
    whole = [
        (line.start + offset, line.start + offset + len(words))
        for offset, words in _cells(line)
        if CELL in line.text and len(words) > 2 and _named_by_cell(words) is not None
    ]
    for match in _COLONLESS.finditer(line.text):
        start, end = line.start + match.start(), line.start + match.end()
        if any(first < start and end <= last for first, last in whole):
            continue
        if both := _BOTH_BEFORE.search(line.text, 0, match.start()):
            start = line.start + both.start()
        said = any(taken[3] <= start and not text.content[taken[3] : start].strip() for taken in hits)
        if not said and all(end <= taken[2] or start >= taken[3] for taken in hits):
            key, role, _ = WITHOUT_COLON[int((match.lastgroup or "s0")[1:])]
            hits.append((key, role, start, end))
    hits += _cell_hits(text, line, hits)
    return sorted(hits, key=lambda hit: hit[2])


def _before_colons(text: Text, line: Line) -> list[_Hit]:
    """The labels that stand before a colon: of two that end at the same one the longer."""
    found: dict[int, _Hit] = {}
    for match in _WITH_COLON.finditer(line.text):
        if match.group().casefold().rstrip(" :") in _ONLY_FIRST and _LETTER_BEFORE.search(
            line.text, 0, match.start()
        ):
            continue
        found[match.end()] = (*_named(match), line.start + match.start(), line.start + match.end())
    before = 0
    bare = _IN_BRACKETS.sub(lambda match: "_" * len(match.group()), line.text)
    for colon in _COLON.finditer(line.text):
        known = found.get(colon.end())
        parts = [part.end() for part in _BEGINS.finditer(bare, before, colon.start())]
        begins = parts[-1] if parts else before
        words = line.text[begins : colon.start()]
        further = label_before(words)
        led = ":" not in colon.group() and "\uff1a" not in colon.group()
        if led and (named := _named_by_cell(words.strip(" *"))):
            further = (*named, len(words) - len(words.lstrip()))
        if (
            known is None
            and further is None
            and not led
            and (misread := _named_or_misread(text, line, words.strip()))
        ):
            further = (*misread, len(words) - len(words.lstrip()))
        before = colon.end()
        if further is None:
            continue
        key, role, offset = further
        start = line.start + begins + offset
        if known is None or start < known[2]:
            found[colon.end()] = (key, role, start, line.start + colon.end())
    return list(found.values())


@lru_cache(maxsize=4096)
def _named_by_cell(words: str) -> tuple[str, str] | None:
    """Key and role of the label that the words of a cell are, None when they are no label."""
    if not 1 < len(words) <= 60:
        return None
    plain = without_remark(_plain_key(words))
    match = _WHOLE_CELL.fullmatch(plain)
    named = _named(match) if match else label_named(plain)
    if named is None and (halves := _TWO_LANGUAGES.fullmatch(words)):
        return _named_by_cell(halves["second"]) or _named_by_cell(halves["first"])
    return named


def _plain_key(words: str) -> str:
    """A field's name as words: "patient_first_name", "birthDate"."""
    return _KEY.sub(" ", words) if " " not in words and _KEY.search(words) else words


def _named_or_misread(text: Text, line: Line, words: str) -> tuple[str, str] | None:
    """As `_named_by_cell`; of a picture's words also the label that they nearly are."""
    named = _named_by_cell(words)
    if named is not None or text.pages[line.page].source != "ocr":
        return named
    bare = words.strip(" []{}()|_.:;")
    if named := _named_by_cell(bare):
        return named
    like = wording_like(bare)
    return _named_by_cell(like) if like else None


def _cell_hits(text: Text, line: Line, taken: list[_Hit]) -> list[_Hit]:
    """Cells that are a label and nothing else, without a colon: beside their value, or above it."""
    cells = list(_cells(line))
    whole = [_named_or_misread(text, line, words) for _, words in cells]
    grid = _heads_a_grid(text, line, [named is not None for named in whole])
    found: list[_Hit] = []
    for number, ((offset, words), named) in enumerate(zip(cells, whole, strict=True)):
        start = line.start + offset
        end = start + len(words)
        if (
            named is None
            or not _begins_as_label(words, number)
            or any(start < hit[3] and hit[2] < end for hit in taken)
        ):
            continue
        key, role = named
        if grid:
            found.append((key, role, start, end))
            continue
        heads_a_block = heading_key(words) in BLOCKS and any(
            heading_key(other.strip(" *:")) in BLOCKS for _, other in cells if other is not words
        )
        to_whom = (
            words.casefold() == "to"
            and number == 0
            and len(cells) > 1
            and cells[1][1].lstrip(": ")[:1].isupper()
        )
        if (len(words) == 2 and not to_whom) or heads_a_block:
            continue
        after_label = number > 0 and bool(found) and found[-1][3] == start - 1
        if (
            number + 1 < len(cells)
            or (len(cells) > 1 and after_label)
            or _plausible_below(text, key, start, end)
        ):
            found.append((key, role, start, end))
    both = not grid and len(cells) == 2 and len(found) == 2
    if both and not _plausible_below(text, *_key_and_place(found[1])):
        found.pop()
    return found


def _begins_as_label(words: str, number: int) -> bool:
    """Whether a cell begins like a label: large, or as the first of its line like a program's name of a field."""
    return _begins_large(words) or (
        number == 0 and re.fullmatch(r"[a-z]+(?:_[a-z\d]+|[A-Z][a-z]+)*", words) is not None
    )


def _begins_large(words: str) -> bool:
    first = words.lstrip("[{(|")[:1]
    return first.isupper() or first.isdigit()


def _cells(line: Line) -> Iterator[tuple[int, str]]:
    """(offset in the line, words) of the cells of a line."""
    position = 0
    for cell in line.text.split(CELL):
        stripped = _LEADERS.sub("", cell.strip(" *\u2022"))
        yield position + (cell.index(stripped) if stripped else 0), stripped
        position += len(cell) + 1


def _heads_a_grid(text: Text, line: Line, labelled: list[bool]) -> bool:
    """Whether a line is a row of labels with a row of values under it: most of its cells are labels, two of them
    side by side, and the next line is no row of labels."""
    if sum(labelled) * 3 < len(labelled) * 2:
        return False
    if line.number + 1 >= len(text.lines) or text.lines[line.number + 1].page != line.page:
        return False
    next_line = text.lines[line.number + 1]
    below = [words for _, words in _cells(next_line)]
    side_by_side = any(a and b for a, b in pairwise(labelled))
    if not side_by_side and (len(labelled) < 3 or len(below) != len(labelled)):
        return False
    named = sum(_named_or_misread(text, next_line, words) is not None for words in below)
    return named * 2 < len(below) and not any(words.endswith(":") for words in below)


def _key_and_place(hit: _Hit) -> tuple[str, int, int]:
    return hit[0], hit[2], hit[3]


_PLAUSIBLE = {
    "birth_date": r"\d{1,4}[-/. ]|\d{1,2} ?[A-Z]",
    "date": r"\d{1,4}[-/. ]|\d{1,2} ?[A-Z]|[A-Z][a-z]+ \d",
    "nhs_number": r"\d{3} ?\d",
    "mrn": r"[A-Z0-9-]*\d",
    "health_card": r"[A-Z0-9 ]*\d",
    "provider": r"(?:dr\.? )?[A-Z][\w'\u2019-]+ [A-Z]",
    "sex": r"(?:male|female|m|f|other)\b|[☐☒☑✓✔]",
    "first_name": r"[A-Z][\w'\u2019 -]+$",
    "last_name": r"[A-Z][\w'\u2019 -]+$",
    "name": r"[A-Z][\w'\u2019-]+(?:, ?| )[A-Z]",
    "full_name": r"[A-Z][\w'\u2019.-]+(?:, ?| )[A-Z]",
    "phone": r"[+(]?\d[\d ()-]{5,}",
    "fax": r"[+(]?\d[\d ()-]{5,}",
    "email": r"\S+@\S+",
    "address": r".*\d",
    "organization": r"[A-Z].*[a-z]",
    "urgency": r".*[☐☒☑✓✔]|.*\[[ xX]\]|(?:urgent|routine|stat|asap|emergency)\b",
    "medications": r"[A-Z][\w-]+",
    "allergies": r"[A-Z][\w-]+|nil|nkda",
}


def _plausible_below(text: Text, key: str, start: int, end: int) -> bool:
    """Whether the words under a label without a colon look like what it asks for."""
    pattern = _PLAUSIBLE.get(key)
    below = text.column_below(Span(start, end)) if pattern else None
    if below is not None and _begins_with_a_label(text, below):
        return False
    return below is not None and re.match(pattern or "", text[below], re.IGNORECASE) is not None


def _begins_with_a_label(text: Text, span: Span) -> bool:
    """Whether the first cell of words below a label is itself a label ("DOB")."""
    first = text.content[span.start : span.end].partition(CELL)[0].strip(" *:")
    return CELL in text.content[span.start : span.end] and _named_by_cell(first) is not None


def _named(match: re.Match[str]) -> tuple[str, str]:
    index = int((match.lastgroup or "l0")[1:])
    return WORDINGS[index][0], WORDINGS[index][1]


def _beside(text: Text, start: int, stop: int) -> Span | None:
    """The value on the label's own line: to the end of its cell."""
    led = _LED.match(text.content, start, stop)
    span = text.trimmed(led.end() if led else start, stop, strip=" \t\n:;,|*_")
    if span is None:
        return None
    cell_end = text.content.find(CELL, span.start, span.end)
    end = cell_end if cell_end != -1 else span.end
    if further := _FURTHER_LABEL.search(text.content, span.start, end):
        end = further.start()
    return text.trimmed(span.start, end, strip=" \t\n:;,|*_")


def _with_colon(line: Line) -> bool:
    return _WITH_COLON.search(line.text) is not None


def _below(text: Text, line: Line, start: int, end: int, hits: list[_Hit], index: int) -> Span | None:
    """The value under a label that has nothing beside it: the words of the next line that begin under it."""
    if line.number + 1 >= len(text.lines):
        return None
    following = text.lines[line.number + 1]
    if following.page != line.page or _with_colon(following):
        return None
    label_box = text.evidence(Span(start, end))[0].boxes[0]
    right = _next_cell(text, line, end)
    if index + 1 < len(hits):
        right = min(right, text.evidence(Span(hits[index + 1][2], hits[index + 1][3]))[0].boxes[0][0])
    height = label_box[3] - label_box[1]
    under = [
        placed
        for placed in text.words[following.first_word : following.last_word]
        if label_box[0] - 0.02 <= placed.word.box[0] < right - 0.005
        and placed.word.box[1] - label_box[3] < 1.5 * height
    ]
    if not under or under[0].word.box[0] > label_box[2]:
        return None
    return text.trimmed(under[0].start, under[-1].end)


def is_generic(label: Label) -> bool:
    """Tell whether a label names a profession without saying whose side ("Provider", "Doctor")."""
    return _GENERIC.fullmatch(label.wording) is not None
