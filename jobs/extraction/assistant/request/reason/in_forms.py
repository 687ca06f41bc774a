"""Why somebody is referred, as a form says it beside or under a head that asks for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.cells import below, beside, cells_of
from jobs.extraction.assistant.page.checkboxes import BOX
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.request.reason.heads import COMPLAINT_WEIGHT, HEADS, SUBJECT_WEIGHT, WHY_WEIGHT
from jobs.extraction.assistant.request.reason.in_prose import is_clinical
from jobs.extraction.assistant.request.reason.subjects import asks_about
from jobs.extraction.assistant.request.reason.values import is_a_label, names_a_label, says_a_reason
from jobs.extraction.assistant.request.service.words import A_SERVICE
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span, Text

_OWN_WORDS = re.compile(
    r"(?:date|name|physician|doctor|provider|(?<!reason)(?<!reason )code|number|phone|fax|email)s?$",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"(?:[OAP]|A/P|O/E)\s?:|\W{0,3}[^\W\d_][\w/&#'()\u2019. -]{1,38}?\s?[:\u2026]|\W{0,3}[\w ]+\.{4,}"
)
_ENTRY = re.compile(
    r"\W*(?:[A-Z][\w/-]*:\s?\S+$|\+?[\d() -]{7,}$|\S+@\S+$|(?:\w{3,9},? )?\d{1,4}[/. -](?:\d{1,2}|"
    r"[A-Za-z]{3,9})[/. -]\d{2,4}"
    r"(?:,? \d{1,2}[:.]\d\d)?$|(?:ICD|DX|CPT|SNOMED|READ|HCPCS)\b.{0,24}$|(?:[A-Z]\d\d(?:\.\w+)?,?\s?)+$)"
)
_ASKS_WHY = re.compile(r"(?:reasons?|motif|motivo|grund|reden) \w+", re.IGNORECASE)
"""A head of words enough to be told from a sentence though only a full stop ends it: "Motif de la référence. Avis"."""
_STATE = re.compile(
    r"\W*(?:active|inactive|resolved|past|current|confirmed|chronic|acute|yes|no|y|n|other|new|none|true|false)\W*",
    re.IGNORECASE,
)
_CODED = re.compile(r"\b[A-TV-Z]\d\d(?:\.\w{1,4})?\b")
_A_CODE_SAYS_LESS = 0.03
_A_CHOICE_SAYS_LESS = 0.02
_OF_ANOTHER_TABLE = re.compile(
    r"(?:medi[kc]\w*|drug|dos\w+|wirkstoff|posolog\w+|allerg\w+|result\w*)\b", re.IGNORECASE
)
"""What heads a column beside that of the reasons for medicines: "Medikation | Dosierung | Grund"."""
_PARTICULARS = re.compile(
    r"\b(?:mr|mrs|ms|miss|dob|d\.o\.b|born|nhs|mrn|aged?|years?|patient|pt|insurance|records?|results?|report)\b|"
    r"\d{1,2}[/.-]\d{1,2}[/.-]\d|\d{6}",
    re.IGNORECASE,
)
_CAME_BY = re.compile(
    r"(?:routine |annual |yearly |new patient |medication )?(?:follow[- ]?up|check(?:[- ]?up)?|physical|results?|"
    r"refills?|"
    r"visit)\b(?! (?:for|with|after|because)\b)[^.;]{0,30}\.?$",
    re.IGNORECASE,
)
_NUMBERS = re.compile(r"\d{3}[ -]?\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d")
_FEWEST_WORDS = 3
_NAMES_A_PLACE, _NAMES_A_SETTING = 0.5, 0.78
_SETTING = re.compile(
    r"(?:in-?patient|out-?patient|ambulatory|community|day ?(?:case|care|hospital|surgery)|home|primary|tertiary|"
    r"residential|emergency|rehabilitation)(?: (?:care|admission|treatment|management|transfer|follow[- ]?up))?",
    re.IGNORECASE,
)
"""The care that is ticked where a form asks for the reason by boxes: more than a complaint that stands elsewhere."""
_SAME_EDGE = 0.02
_MOST_LINES = 14
_LONGEST_TITLE, _LONGEST_SERVICE = 4, 6
_FEWEST_HEADS = 2


def reasons_in_forms(document: Document) -> Iterator[Found]:
    """Yield what stands at heads that ask for the reason, the complaint or the clinical details."""
    cells = cells_of(document.text)
    for place, cell in enumerate(cells):
        for head, weight in HEADS:
            match = head.match(cell.words)
            if match is None or not _heads(cells, place, match):
                continue
            if match.end() == len(cell.words) and _is_a_column_of_another_table(document.text, cell):
                break
            spans = _value(document, cells, place, cell.span.start + match.end())
            words = " ".join(document.text[span] for span in spans)
            short = weight < WHY_WEIGHT and match.groupdict().get("short")
            if not spans or _STATE.fullmatch(words) or (short and not is_clinical(words)):
                break
            if weight < WHY_WEIGHT and ("|" in words or not _can_tell(words, weight)):
                break
            asked = weight >= WHY_WEIGHT
            chosen = any(_boxes(document.text, span) for span in _lines_of(document.text, spans))
            weight -= _A_CHOICE_SAYS_LESS if chosen else 0.0
            coded = weight < WHY_WEIGHT and _CODED.search(words) is not None
            if _says_no_complaint(words):
                weight = min(
                    weight,
                    _NAMES_A_SETTING if asked and chosen and _SETTING.fullmatch(words) else _NAMES_A_PLACE,
                )
            yield Found(words, spans, weight - (_A_CODE_SAYS_LESS if coded else 0.0))
            break


def _can_tell(words: str, weight: float) -> bool:
    """Whether words at a head that does not ask for a reason outright can be one: at a letter's subject no particulars
    of the patient, at a complaint's any few words."""
    if weight == SUBJECT_WEIGHT:
        return (is_clinical(words) or asks_about(words)) and not _PARTICULARS.search(words)
    some = weight == COMPLAINT_WEIGHT and len(words.split()) >= _FEWEST_WORDS and not _NUMBERS.search(words)
    return is_clinical(words) or _runs(words) or some


def _says_no_complaint(words: str) -> bool:
    """Whether words are a single one, a specialty, a service or why somebody came by, and no complaint: "Knee",
    "Psychiatry", the head "Answer", "Office consult first", "Follow up of CT"."""
    if _CAME_BY.match(words):
        return True
    named = len(without_specialties(words).split()) > 1 and not (
        A_SERVICE.search(words) and len(words.split()) <= _LONGEST_SERVICE
    )
    return not named and not is_clinical(words)


def _lines_of(text: Text, spans: Sequence[Span]) -> Iterator[Span]:
    for span in spans:
        line = text.line_at(span.start)
        yield Span(line.start, line.end)


def _is_a_column_of_another_table(text: Text, head: Cell) -> bool:
    return any(
        _OF_ANOTHER_TABLE.match(cell.words.strip()) for cell in text.cells[head.line] if cell is not head
    )


def _runs(words: str) -> bool:
    """Whether words are more than names and entries: most of them in small letters."""
    small = [word for word in words.split() if word[:1].islower()]
    return len(small) > _LONGEST_TITLE and 2 * len(small) > len(words.split())


def _heads(cells: Sequence[Cell], place: int, match: re.Match[str]) -> bool:
    """Whether the words are a head and no sentence: a colon behind them, or nothing, and then a capital at their "
    "begin."""
    words = match["head"].strip()
    if not words or _OWN_WORDS.search(words):
        return False
    whole = match.end() == len(cells[place].words) and beside(cells, place) is not None
    begins = words[0].isupper() or words[0] in "?" or not words[0].isalpha() or whole
    led = ":" in match["lead"] or "?" in match["lead"] or len(match["lead"]) > 3
    if match.end() < len(cells[place].words):
        ends = match["lead"].strip() == "." and _ASKS_WHY.match(words) is not None
        return begins and (led or ends or match["lead"].strip() in ("-", "\u2013", "\u2014", "="))
    return begins and (led or not match["lead"])


def _value(document: Document, cells: Sequence[Cell], place: int, behind: int) -> tuple[Span, ...]:
    """What stands behind a head, in the cell beside it, or under it, with the lines that carry it on."""
    head = cells[place]
    text = document.text
    taken: list[Span] = []
    first: int | None
    if text.content[behind : head.span.end].strip():
        first, edge = place, next(text.words_in(behind, behind + 1)).word.box[0]
        taken.append(Span(behind, head.span.end))
    else:
        first = beside(cells, place)
        if first is not None and (
            _begins_another(document, cells[first]) or _heads_a_row(document, cells, place)
        ):
            first = None
        if first is None:
            first = below(cells, place, head=True)
            if first is None or _begins_another(document, cells[first]):
                return ()
        edge = cells[first].left
        if first != place and _is_answered_by_boxes(cells, first):
            return ()
        taken += [cells[first].span, *_further_boxes(cells, first)]
    current = first
    while len(taken) < _MOST_LINES:
        following = below(cells, current, left=edge)
        if following is None and edge != head.left and current == first:
            following = _wrapped(cells, current, head)
        if following is None or _begins_another(document, cells[following]):
            break
        if edge != head.left and _is_beside_another_head(cells, following, head):
            break
        if _is_title(cells[current], cells[following]) or _ends_the_boxes(
            text, cells[current], cells[following]
        ):
            break
        taken.append(cells[following].span)
        current, edge = following, cells[following].left
    return _chosen(text, taken)


def _further_boxes(cells: Sequence[Cell], place: int) -> Iterator[Span]:
    """The cells right of one that begins with a box and begin with boxes too: the other options of its line."""
    if BOX.match(cells[place].words) is None:
        return
    for cell in cells[place + 1 :]:
        if cell.line != cells[place].line or BOX.match(cell.words) is None:
            return
        yield cell.span


def _is_beside_another_head(cells: Sequence[Cell], place: int, head: Cell) -> bool:
    """Whether another cell stands on a cell's line under its head: the next row of a table of heads and values."""
    return any(
        cell.line == cells[place].line
        and abs(cell.left - head.left) <= _SAME_EDGE
        and cell is not cells[place]
        for cell in cells[max(0, place - 4) : place]
    )


def _heads_a_row(document: Document, cells: Sequence[Cell], place: int) -> bool:
    """Whether the cells of a line are heads over their values: all in capitals and those under them not, or a few words
    each, without a number and with another cell right under it."""
    row = [cell for cell in cells[max(0, place - 8) : place + 8] if cell.line == cells[place].line]
    under = below(cells, place, head=True)
    if under is None:
        return False
    if all(cell.words.isupper() for cell in row) and not cells[under].words.isupper():
        return True
    if is_clinical(cells[place + 1].words) or _begins_another(document, cells[under]):
        return False
    first = next(at for at, cell in enumerate(cells) if cell is row[0])
    return len(row) > _FEWEST_HEADS and all(
        len(cell.words.split()) <= _LONGEST_TITLE
        and not any(letter.isdigit() for letter in cell.words)
        and below(cells, first + at, head=True) is not None
        for at, cell in enumerate(row)
    )


def _is_answered_by_boxes(cells: Sequence[Cell], place: int) -> bool:
    """Whether a cell is a question of a form: boxes in the cells beside it, and none in it."""
    following = beside(cells, place)
    return (
        following is not None
        and BOX.search(cells[following].words) is not None
        and not BOX.search(cells[place].words)
    )


def _wrapped(cells: Sequence[Cell], place: int, head: Cell) -> int | None:
    """The line under a head whose value began behind it and runs on at the head's own edge."""
    following = below(cells, place, left=head.left)
    return following if following is not None and cells[following].words[:1].islower() else None


def _begins_another(document: Document, cell: Cell) -> bool:
    """Whether a cell is a label, a heading, or an entry of another kind."""
    before = cell.words.split(":")[0]
    if _LABEL.match(cell.words) and len(before.split()) <= 4 and without_specialties(before).strip():
        return True
    if cell.words.rstrip(" _").endswith(":") and names_a_label(cell.words):
        return True
    if BULLET.match(cell.words) and heading_key(cell.words[1:].strip(" *:")):
        return True  # a table of contents
    if _ENTRY.match(cell.words) or any(head.fullmatch(cell.words) for head, _ in HEADS):
        return True
    if any(cell.span.start <= section.heading.start < cell.span.end for section in document.outline.sections):
        return True
    return any(
        label.line == cell.line and abs(label.span.start - cell.span.start) <= 3 and label.key != "ignore"
        for label in document.labels
    )


def _ends_the_boxes(text: Text, above: Cell, cell: Cell) -> bool:
    """Whether a cell without a box stands under one that begins with a box: another head, where it begins large."""
    boxed = BOX.match(text.content, above.span.start) is not None
    return boxed and not _boxes(text, cell.span) and cell.words[:1].isupper()


def _is_title(above: Cell, cell: Cell) -> bool:
    """Whether a line is a heading we do not know: few words with a capital under a line that is not full."""
    words = cell.words.split()
    return (
        len(words) <= _LONGEST_TITLE
        and cell.words[:1].isupper()
        and not cell.words.rstrip().endswith((".", ",", ";", ")"))
        and (above.right - above.left < 0.6 or above.words.rstrip().endswith("."))
        and not BULLET.match(cell.words)
        and len(above.words.split()) >= len(words)
        and not BULLET.match(above.words)
    )


def _chosen(text: Text, spans: Sequence[Span]) -> tuple[Span, ...]:
    """The spans without marks and blanks; of printed options only those that are ticked."""
    kept: list[Span] = []
    boxes = [box for span in spans for box in _boxes(text, span)]
    marked = any(box["marked"] for box in boxes)
    for span in spans:
        if not _boxes(text, span):
            kept.append(span)
            continue
        kept += _ticked(text, span) if marked else []
    trimmed = [text.trimmed(span.start, span.end, strip=" \t\n:|-*_=•.\u2013\u2014>") for span in kept]
    found = tuple(span for span in trimmed if span is not None and any(map(str.isalpha, text[span])))
    words = " ".join(text[span] for span in found)
    return found if says_a_reason(words) and not is_a_label(text, found) else ()


def _boxes(text: Text, span: Span) -> list[re.Match[str]]:
    return [
        box for box in BOX.finditer(text.content, span.start, span.end) if not box.group().startswith("__")
    ]


def _ticked(text: Text, span: Span) -> Iterator[Span]:
    """The options behind marked boxes, or before them where the line ends with a box."""
    boxes = _boxes(text, span)
    first = not text.content[span.start : boxes[0].start()].strip(" \t-•")
    edges = [span.start, *(edge for box in boxes for edge in box.span()), span.end]
    for number, box in enumerate(boxes):
        if box["marked"]:
            at = 2 * number + (2 if first else 0)
            yield Span(edges[at], edges[at + 1])
