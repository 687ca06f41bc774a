"""Whether words of a page tell of somebody who belongs to the patient: their date, age or sex is not the patient's."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from jobs.extraction.assistant.page.columns_of_relatives import is_of_the_relative
from jobs.extraction.assistant.patient.children_sent import children_sent
from jobs.extraction.assistant.patient.relatives_abroad import introduced_abroad
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.name_patterns import A_PERSON, DATE_BEHIND
from jobs.extraction.text import CELL, Text

if TYPE_CHECKING:
    from jobs.extraction.assistant.labels.labelled import Label

_A_RELATIVE = (
    r"(?:(?:grand|step|foster)[- ]?)?(?:mother|father|parents?|son|daughter|brother|sister)|mum|mom|dad|wife|husband|"
    r"spouse|sibling|carer|caregiver|guardian|next of kin|nok|(?<!gp )(?<!senior )partner|(?<=his )twin|(?<=her )twin|"
    r"nephew|niece|(?<=(?:his|her|the) )lol[ao]"
)
ACQUAINTANCE = r"attend(?:er|ant)|watcher|escort|proxy|neighbou?r|friend|warden"
RELATIVE = re.compile(
    rf"(?<![\w-])(?<!your )(?<!our )(?<!my )(?<!this )(?:{_A_RELATIVE})(?:\(s\))?(?![\w-])"
    r"(?<!son(?= of ))(?<!daughter(?= of ))(?<!wife(?= of ))(?! (?:of|to) (?:\w+ )?(?:one|two|three|four|five|six|\d))",
    re.IGNORECASE,
)
"""Somebody beside the patient; "your son", "daughter of Ada Quill" and "a mother of two" are the patient."""
_AGAIN_THE_PATIENT = re.compile(
    r"\b(?:own|(?<!\bto )(?<!\bto the )(?:patient|pt|client)|this|(?:and|but|as|that|because) (?:s?he) (?:is|was))\b",
    re.IGNORECASE,
)
_STATEMENT_ENDS = re.compile(r"\n|;\s|(?<![^\w][A-Z])(?<!\b[MD][rsx])(?<!\bMrs)[.!?]\s+(?=[A-ZÀ-Þ]|$)")
_REMARK = re.compile(r"\([^()]*\s[^()]*\)")
_REACH = 80
_TOLD_OF = 200
_THEIRS = r"(?:his|her|their|whose|(?:patient|pt)(?:['\u2019]s))"
_INTRODUCED = re.compile(
    rf"\b(?i:{_THEIRS}\s+(?:[\w-]+\s+){{0,2}}?(?:{_A_RELATIVE}|{ACQUAINTANCE})(?:\s+(?:is|called|named))?,?)\s+"
    rf"(?P<told>{A_PERSON})|"
    r"\b(?i:brought|accompanied|escorted)(?: (?:in|along|here|today|up))*\s+(?:by|with)\s+"
    rf"(?:[a-zà-ÿ'\u2019-]{{1,20}},?\s+){{0,4}}(?P<came>{A_PERSON})|"
    r"\b(?i:s?he|who) (?:is|was) (?:the )?(?:[a-z-]+ ){0,3}(?:child|son|daughter|baby|"
    r"grand(?:son|daughter|child)) of\s+"
    rf"(?P<born_to>{A_PERSON})"
)
"""Somebody whom a sentence names beside the patient: "brought by his neighbour Mrs Lena Stone"."""
_IS_ABOUT = (
    r"(?:(?:this|letter|referral|time it)(?: is| concerns| regards)?(?: (?:about|for|regarding|concerning))?|"
    r"(?:write|writing)(?: to you)?(?: now| today| again)? (?:about|regarding|concerning)|"
    r"(?:refer|referring|send|sending)(?: you)?(?: now| on| today)?|(?:now|today) (?:about|for|comes?)|"
    r"(?:please|kindly|could you|can you|would you)(?: please| also| now)? (?:see|review|assess))"
)
_IS_THE_SUBJECT = re.compile(
    rf"\b(?i:{_IS_ABOUT}) (?i:{_THEIRS}\s+(?:[\w-]+\s+){{0,2}}?(?:{_A_RELATIVE}),?)\s+"
    rf"(?={A_PERSON}\s*[,;(]\s*\(?(?:{DATE_BEHIND}|\d{{1,3}} ?y|(?:born|aged?|d\.?o\.?b|DOB)\b))"
)
"""A relative of somebody treated before whom a letter is about, which the date or age behind the name tells: "You will
remember Tom. This is about his sister, Ada Quill (9/10/2019)"."""
_LABELLED = re.compile(
    r"^[^\w\n]{0,4}(?:[a-z]+ ){0,2}?"
    r"(?:policy ?holder|subscriber|guarantor|donor|spouse|next of kin|nok|emergency contact|"
    r"(?:linked|related|other) (?:patient|person)|family member|(?:source|index) patient|household member)"
    r"(?:['\u2019]s)?(?: name)?(?: ?\([^()\n]{2,24}\))? ?:[ \t]*"
    r"(?!(?:self|same|(?:the )?(?:patient|pt)|none|nil|not?|yes|n/?a|unknown|as|see)\b)"
    r"(?P<named>(?-i:[A-ZÀ-Þ])[\w'\u2019-]*(?:,? (?-i:[A-ZÀ-Þ])[\w'\u2019-]*\.?)?)",
    re.IGNORECASE | re.MULTILINE,
)
"""Somebody whom a line names behind a label of another person: "Policy holder: Mark Gold DOB"."""
_WORD = re.compile(r"[\w'\u2019-]+")
_REACHED_FOR = re.compile(
    r"\b(?i:mobile|cell|phone|tel|telephone|number|contact)(?: number)? for (?P<given>[\w'\u2019-]+)"
)


def is_label_of_a_relative(text: Text, label: Label) -> bool:
    """Whether a label stands behind words that speak of a relative; one that begins its line is told by its block."""
    if is_told_of_another(text, label.span.start):
        return True
    return not label.starts_line and is_of_a_relative(text, label.span.start)


def is_label_of_somebody_linked(text: Text, label: Label) -> bool:
    """Whether a label names another patient whose record is linked to this one: "Linked patient: Tom Ford (child)"."""
    return _LINKED.search(text.content, text.line_at(label.span.start).start, label.span.end) is not None


_LINKED = re.compile(
    r"\b(?:linked|related|source|index|other) (?:patient|person|record)s?(?: name)?\W*$", re.IGNORECASE
)


def is_told_of_another(text: Text, offset: int) -> bool:
    """Whether an offset stands in the name of somebody whom the text introduces beside the patient, or behind it in
    the same sentence, bracket or line, or in a column of a table that is a relative's."""
    told = text.once(_told_of_others)
    return (offset < len(told) and bool(told[offset])) or is_of_the_relative(text, offset)


def _told_of_others(text: Text) -> bytearray:
    """For each character 1 where it is told of somebody beside the patient, else 0."""
    flowing, content = text.flowing, text.content
    words = Counter(_WORD.findall(content))
    subjects = text.once(_subjects)
    introduced = [
        match
        for match in _INTRODUCED.finditer(flowing)
        if not any(start <= match.start() < end for start, end in subjects)
    ]
    labelled = [
        match for match in _LABELLED.finditer(content) if not _is_named_elsewhere(words, match["named"])
    ]
    named = [(match, match.lastgroup or "") for match in [*introduced, *labelled]]
    spans = [
        (
            match.start(),
            _end_of_cell(content, match.start(), _end_of_telling(match.string, match.start(group))),
        )
        for match, group in named
    ]
    spans += [
        (match.start("told"), _end_of_telling(flowing, match.end("told")))
        for match in introduced_abroad(text)
    ]
    spans += [sent.span("whose") for sent in children_sent(text)]
    called = {_given_name(match[group]) for match, group in named}
    for reached in _REACHED_FOR.finditer(flowing) if called else ():
        if reached["given"] in called:
            spans.append((reached.start(), _end_of_telling(flowing, reached.end())))
    told = bytearray(len(flowing))
    for start, end in spans:
        told[start:end] = b"\1" * (end - start)
    return told


def _subjects(text: Text) -> list[tuple[int, int]]:
    """Where words introduce a relative of somebody treated before, or somebody's child, as the one whom the letter is
    about."""
    sent = [(match.start(), match.start("name")) for match in children_sent(text)]
    return [*(match.span() for match in _IS_THE_SUBJECT.finditer(text.flowing)), *sent]


def _given_name(name: str) -> str:
    words = [word for word in name.split() if not is_title_of_address(word)]
    return words[0] if words else name


def _is_named_elsewhere(words: Counter[str], name: str) -> bool:
    """Whether all words of a name stand in the text outside it too: the patient may be the policy holder."""
    return all(words[word] > count for word, count in Counter(_WORD.findall(name)).items())


def _end_of_cell(content: str, start: int, end: int) -> int:
    """Where what is told of somebody ends at the latest: with a cell that holds how they are reached, where the next
    one tells who the patient is."""
    cell = content.find(CELL, start, end)
    whole = cell != -1 and _A_PHONE_AT_THE_END.search(content[start:cell]) is not None
    return cell if whole and _TELLS_WHO.match(content, cell + 1) else end


def _end_of_telling(words: str, start: int) -> int:
    """Where what is told of somebody ends: with the sentence, its bracket, or words that are again of the patient."""
    stop = min(start + _TOLD_OF, len(words))
    for pattern in (_STATEMENT_ENDS, _AGAIN_THE_PATIENT):
        if ends := pattern.search(words, start, stop):
            stop = ends.start()
    depth = 0
    for place in range(start, stop):
        depth += (words[place] == "(") - (words[place] == ")")
        if depth < 0:
            return place
    return stop


def is_of_a_relative(text: Text, offset: int) -> bool:
    """Whether the words before an offset speak of a relative last, in the same statement ("her husband Tom (DOB") or,
    where the line has cells, in the same one or in the first ("Guardian: Tom Ford | DOB").
    """
    if is_told_of_another(text, offset):
        return True
    line = text.line_at(offset)
    reach = max([0, offset - _REACH, *(end for _, end in text.once(_subjects) if end <= offset)])
    before = _STATEMENT_ENDS.split(text.flowing[reach:offset])[-1]
    before = before.rpartition(CELL)[2]
    head = text.content[line.start : offset].partition(CELL)
    if head[1] and not RELATIVE.search(before):
        told = RELATIVE.match(head[0]) is not None and not _is_told_to_its_end(text, head[0], offset)
        before = head[0] if told else ""
    # A remark about a relative behind the patient's name is over: "Lily Ford (mother Anna Ford) DOB".
    before = _REMARK.sub(lambda match: " " * len(match.group()), before)
    relatives = list(RELATIVE.finditer(before))
    return bool(relatives) and not _AGAIN_THE_PATIENT.search(before, relatives[-1].end())


def _is_told_to_its_end(text: Text, first: str, offset: int) -> bool:
    """Whether the first cell of a line ends with the relative's number and the cell at `offset` is of another column,
    which begins with what tells who the patient is: "NOK: Ada Quill 01632 960112 | Hospital no"."""
    cell = text.cell_at(offset)
    if cell is None or _A_PHONE_AT_THE_END.search(first) is None:
        return False
    return _TELLS_WHO.match(cell.words) is not None


_A_PHONE_AT_THE_END = re.compile(r"\d[\d ().-]{5,}\d\W*$")
_TELLS_WHO = re.compile(
    r"(?:hosp(?:ital)?|unit|patient|pt|chart|record|case|file|folder|nhs|chi|nhi|ihi|mrn|urn?|date of birth|d\.?o\.?b|"
    r"born|sex|gender)\b",
    re.IGNORECASE,
)
