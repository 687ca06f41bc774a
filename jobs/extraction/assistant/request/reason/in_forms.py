"""Why somebody is referred, as a form says it beside or under a head that asks for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.cells import beside, cells_of
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heads import COMPLAINT_WEIGHT, HEADS, SUBJECT_WEIGHT, WHY_WEIGHT
from jobs.extraction.assistant.request.reason.subjects import asks_about, matter_before_a_request
from jobs.extraction.assistant.request.reason.values_at_heads import LONGEST_TITLE, boxes_in, value_at_a_head
from jobs.extraction.assistant.request.service.words import A_SERVICE
from jobs.extraction.assistant.request.specialty.names import without_specialties
from jobs.extraction.found import Found
from jobs.extraction.text import Cell, Span, Text

_OWN_WORDS = re.compile(
    r"(?:date|name|physician|doctor|provider|(?<!reason)(?<!reason )code|number|phone|fax|email)s?$",
    re.IGNORECASE,
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
_LONGEST_SERVICE = 6
_NAMES_A_PLACE, _NAMES_A_SETTING = 0.5, 0.78
_SETTING = re.compile(
    r"(?:in-?patient|out-?patient|ambulatory|community|day ?(?:case|care|hospital|surgery)|home|primary|tertiary|"
    r"residential|emergency|rehabilitation)(?: (?:care|admission|treatment|management|transfer|follow[- ]?up))?",
    re.IGNORECASE,
)
"""The care that is ticked where a form asks for the reason by boxes: more than a complaint that stands elsewhere."""


def reasons_in_forms(document: Document) -> Iterator[Found]:
    """Yield what stands at heads that ask for the reason, the complaint or the clinical details."""
    cells = cells_of(document.text)
    for place, cell in enumerate(cells):
        behind = _FOR.match(cell.words) if _follows_to_whom(cells, place) else None
        if behind is not None:
            spans = value_at_a_head(document, cells, place, cell.span.start + behind.end())
            words = " ".join(document.text[span] for span in spans)
            if is_clinical(words):
                yield Found(words, spans, WHY_WEIGHT)
            continue
        for head, weight in HEADS:
            match = head.match(cell.words)
            if match is None or not _heads(cells, place, match):
                continue
            if match.end() == len(cell.words) and _is_a_column_of_another_table(document.text, cell):
                break
            spans = value_at_a_head(document, cells, place, cell.span.start + match.end())
            words = " ".join(document.text[span] for span in spans)
            short = weight < WHY_WEIGHT and match.groupdict().get("short")
            if not spans or _STATE.fullmatch(words) or (short and not is_clinical(words)):
                break
            if weight == SUBJECT_WEIGHT and spans and (matter := matter_before_a_request(words)):
                start = spans[0].start
                yield Found(matter, (Span(start, start + len(matter)),), _NAMED_BEFORE_A_REQUEST)
                break
            if weight < WHY_WEIGHT and ("|" in words or not _can_tell(words, weight)):
                break
            asked = weight >= WHY_WEIGHT
            chosen = any(boxes_in(document.text, span) for span in _lines_of(document.text, spans))
            weight -= _A_CHOICE_SAYS_LESS if chosen else 0.0
            coded = weight < WHY_WEIGHT and _CODED.search(words) is not None
            if _says_no_complaint(words):
                weight = min(
                    weight,
                    _NAMES_A_SETTING if asked and chosen and _SETTING.fullmatch(words) else _NAMES_A_PLACE,
                )
            yield Found(words, spans, weight - (_A_CODE_SAYS_LESS if coded else 0.0))
            break


def _follows_to_whom(cells: Sequence[Cell], place: int) -> bool:
    """Whether one of the cells right before says to whom the paper goes."""
    return any(_TO.match(cell.words) for cell in cells[max(0, place - _CELLS_OF_A_BOX) : place])


_TO = re.compile(r"\W*(?:referred )?to ?:", re.IGNORECASE)
_FOR = re.compile(r"\W*for ?: *", re.IGNORECASE)
"""What for, where it stands below to whom: "To: Falls Clinic", and then "For: two falls in a month"."""
_CELLS_OF_A_BOX = 3


_NAMED_BEFORE_A_REQUEST = 0.9


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
    return len(small) > LONGEST_TITLE and 2 * len(small) > len(words.split())


def _heads(cells: Sequence[Cell], place: int, match: re.Match[str]) -> bool:
    """Whether the words are a head and no sentence: a colon behind them, or nothing, and then a capital at their
    begin."""
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
