"""Where labels stand in a line: before a colon, without one, or alone in a cell."""

from __future__ import annotations

import re
from bisect import bisect_right
from operator import itemgetter

from jobs.extraction.assistant.labels.cells import bare_cells, begins_as_label, heads_a_grid
from jobs.extraction.assistant.labels.composed_for_identity import identity_label
from jobs.extraction.assistant.labels.composed_for_parties import composed_label
from jobs.extraction.assistant.labels.composed_for_patients import put_together
from jobs.extraction.assistant.labels.leads import ending_hits, hits_behind_numbers, leading_hits
from jobs.extraction.assistant.labels.lookup import ends_a_place, label_before
from jobs.extraction.assistant.labels.values import plausible_below
from jobs.extraction.assistant.labels.wordings import (
    Hit,
    labels_with_colon,
    named_by_cell,
    named_by_match,
    named_or_misread,
)
from jobs.extraction.assistant.labels.words_without_colon import WITHOUT_COLON
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.page.sections import BLOCKS
from jobs.extraction.text import CELL, Line, Text

_COLON = re.compile(
    r" {0,2}[:\uff1a](?!//)|(?<=[\w\]])['\u2019.)]? ?(?:[.\u2026]{3,}|_{2,}|(?:\. ){3,}) ?(?=\w)|"
    r"(?<=[\w.]) (?=_[^\W_])|(?<=\w{3})[ \t]{0,16}=(?=[ \t]{0,4}\w)"
)
"""A colon, the dots or the rule that lead to a value, the rule it is written on ("Phone _213-555-0182_"), or the sign
by which programs assign it ("pt.last = Day")."""
_FIELD_OF_A_ROW = re.compile(r"(?:.*[\t|])?[ \t]*[\w.]+(?: [\w.]+){0,3}")
"""What stands before a sign of assignment: the name of a field and nothing else. Within running text it is no
label's: words that talk to machines assign as well."""
_ONLY_FIRST = frozenset({"to", "an", "para", "aan"})
"""Labels that are words as well: behind others they are these words ("Allergic to:")."""
_LETTER_BEFORE = re.compile(r"(?:^|[\t|;:])\W*[^\W\d]+(?: [^\W\d]+)?[ /]+$")
_OTHER_BEFORE = re.compile(r"(?P<label>[^\W\d]{2,12}) ?/ ?$")
"""Another label that shares the colon with one: "Cell / email: "."""
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_BEGINS = re.compile(r"[\t|;]|, |(?<=\w{5})\. |(?<=[^\s_])_ ")
"""What parts the words before a label from it."""
_COLONLESS = re.compile(
    "(?<![\\w@./-])(?:"
    + "|".join(f"(?P<s{i}>{wording})" for i, (_, _, wording) in enumerate(WITHOUT_COLON))
    + ")",
    re.IGNORECASE,
)
_BOTH_BEFORE = re.compile(r"\b(?:ph(?:one)?|tel\w*|[tp])\b\.? ?[/&] ?$", re.IGNORECASE)
_LONGEST_BEFORE = 16
"""Letters before a label in which "Phone / " may stand."""
_CELLS_ONLY = frozenset({"reason", "medications", "allergies"})
"""With a colon these are headings, and `headings` finds them."""


def hits_of(text: Text, line: Line) -> list[Hit]:
    """(key, role, start, end) of the labels of a line, not overlapping, in order."""
    hits: list[Hit] = []
    if _COLON.search(line.text):
        found = (hit for hit in _before_colons(text, line) if hit[0] not in _CELLS_ONLY)
        hits = sorted(found, key=itemgetter(2))
    whole = [
        (line.start + offset, line.start + offset + len(words))
        for offset, words in bare_cells(line)
        if CELL in line.text and len(words) > 2 and named_by_cell(words) is not None
    ]
    for match in _COLONLESS.finditer(line.text):
        start, end = line.start + match.start(), line.start + match.end()
        if any(first <= start and end <= last and (first, last) != (start, end) for first, last in whole):
            continue
        if both := _BOTH_BEFORE.search(line.text, max(0, match.start() - _LONGEST_BEFORE), match.start()):
            start = line.start + both.start()
        at = bisect_right(hits, start, key=itemgetter(2))
        before, behind = hits[max(0, at - 1) : at], hits[at : at + 1]
        said = any(taken[3] > start or not text.content[taken[3] : start].strip() for taken in before)
        if not said and all(end <= taken[2] for taken in behind):
            key, role, _ = WITHOUT_COLON[int((match.lastgroup or "s0")[1:])]
            hits.insert(at, (key, role, start, end))
    hits += _cell_hits(text, line, hits)
    hits += leading_hits(text, line, hits)
    hits += ending_hits(text, line, hits)
    hits += hits_behind_numbers(text, line, hits)
    return sorted(hits, key=lambda hit: hit[2])


def _before_colons(text: Text, line: Line) -> list[Hit]:
    """The labels that stand before a colon: of two that end at the same one the longer."""
    found: dict[int, Hit] = {}
    for match in labels_with_colon(line.text):
        if match.group().casefold().rstrip(" :") in _ONLY_FIRST and _LETTER_BEFORE.search(
            line.text, 0, match.start()
        ):
            continue
        if ends_a_place(line.text, match.start()):
            date = line.text.casefold().rindex("date", 0, match.end())
            found[match.end()] = ("date", "", line.start + date, line.start + match.end())
            continue
        found[match.end()] = (*named_by_match(match), line.start + match.start(), line.start + match.end())
    before = 0
    bare = _IN_BRACKETS.sub(lambda match: "_" * len(match.group()), line.text)
    for colon in _COLON.finditer(line.text):
        if "=" in colon.group() and not _FIELD_OF_A_ROW.fullmatch(line.text, 0, colon.start()):
            continue
        known = found.get(colon.end())
        parts = [part.end() for part in _BEGINS.finditer(bare, before, colon.start())]
        begins = parts[-1] if parts else before
        words = line.text[begins : colon.start()]
        further = label_before(words)
        led = ":" not in colon.group() and "\uff1a" not in colon.group()
        bare_words = words.strip(" *")
        composed = composed_label(bare_words) or put_together(bare_words) or identity_label(bare_words)
        if (led or composed) and (named := named_by_cell(bare_words)):
            further = (*named, len(words) - len(words.lstrip()))
        whole = max(before, line.text.rfind(CELL, 0, colon.start()) + 1)
        if whole < begins and "," in line.text[whole:begins]:
            listed = named_by_cell(line.text[whole : colon.start()].strip(" *"))
            if listed is not None:
                begins, words = whole, line.text[whole : colon.start()]
                further = (*listed, len(words) - len(words.lstrip()))
        if (
            known is None
            and further is None
            and not led
            and (misread := named_or_misread(text, line, words.strip()))
        ):
            further = (*misread, len(words) - len(words.lstrip()))
        before = colon.end()
        if further is None and known is not None:
            further = (known[0], known[1], known[2] - line.start - begins)
        if (
            further is not None
            and further[0] == "ignore"
            and "/" in words
            and (shared := named_by_cell(words.strip(" *")))
        ):
            further = (*shared, len(words) - len(words.lstrip()))
        if further is None:
            continue
        key, role, offset = further
        if offset > 0 and (other := _OTHER_BEFORE.search(words, 0, offset)):
            offset = other.start() if named_by_cell(other["label"]) else offset
        start = line.start + begins + offset
        if known is None or start < known[2]:
            found[colon.end()] = (key, role, start, line.start + colon.end())
    return list(found.values())


def _cell_hits(text: Text, line: Line, taken: list[Hit]) -> list[Hit]:
    """Cells that are a label and nothing else, without a colon: beside their value, or above it."""
    cells = list(bare_cells(line))
    whole = [named_or_misread(text, line, words) for _, words in cells]
    grid = heads_a_grid(text, line, [named is not None for named in whole])
    found: list[Hit] = []
    for number, ((offset, words), named) in enumerate(zip(cells, whole, strict=True)):
        start = line.start + offset
        end = start + len(words)
        if (
            named is None
            or not (grid or begins_as_label(words, number))
            or any(start < hit[3] and hit[2] < end for hit in taken)
        ):
            continue
        key, role = named
        if grid:
            found.append((key, role, start, end))
            continue
        beside = cells[number + 1 : number + 2] or cells[:number][-1:]
        heads_a_block = heading_key(words) in BLOCKS and any(
            heading_key(other.strip(" *:")) in BLOCKS for _, other in beside
        )
        to_whom = (
            words.casefold() == "to"
            and number == 0
            and len(cells) > 1
            and cells[1][1].lstrip(": ")[:1].isupper()
        )
        of_a_number = words == "ID" and number + 1 < len(cells) and cells[number + 1][1][-3:].isdigit()
        if (len(words) == 2 and not to_whom and not of_a_number) or heads_a_block:
            continue
        after_label = number > 0 and bool(found) and found[-1][3] == start - 1
        if (
            number + 1 < len(cells)
            or (len(cells) > 1 and after_label)
            or plausible_below(text, key, start, end)
        ):
            found.append((key, role, start, end))
    both = not grid and len(cells) == 2 and len(found) == 2
    if both and not plausible_below(text, *_key_and_place(found[1])):
        found.pop()
    return found


def _key_and_place(hit: Hit) -> tuple[str, int, int]:
    return hit[0], hit[2], hit[3]
