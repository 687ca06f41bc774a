"""Where a letter says who it is for: the address above its salutation, wherever on the page that stands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.assistant.page.correspondence import SUBJECT, introduced, is_dated, salutations, tells
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.assistant.values.phones import EMAIL, find_phones
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.text import Cell, Line, Span, Text

_ADDRESSEE = re.compile(
    rf"^\W*(?:the )?(?:(?!drs\b)(?:{DOCTORS_TITLE})|mr|mrs|ms|miss|consultant|department|dept|clinic|outpatients?|"
    r"(?:herrn?|frau)(?= .*\b(?:dr|prof|koll))|al(?:la)? (?=dott|prof|dr)|"
    r"(?:monsieur|madame) l[ea] )\b"
    r"|\b(?:department|dept|outpatients?|clinic|klinik|praxis|ambulanz|service|M\.?D|D\.?O|consultant [a-z]+)\.?$",
    re.IGNORECASE,
)
COURTESY = r"(?:spett(?:\.? ?(?:le|li)\b|abil[ei]|(?=\.))\.?|egr(?:\.|egi[oa]\b))"
"""The Italian words of courtesy before an addressee: "Spett.le", "Egr."."""
TO_THE = r"(?:to|an|aan|para)\s+(?:the|die|den|das|de|het|la|el)"
"""The words before an addressee that begin an address in most languages."""
_SURELY_ADDRESSED = re.compile(
    rf"^\W*(?:{TO_THE}\b|to[:,]|t\.? ?a\.? ?v\b|attn\b|attention\b|"
    r"f\.?a\.?o\b|[àa] l['\u2019]attention\b|(?:a la )?atenci[óo]n\b|ao serviço\b|z\. ?hd\b|"
    r"(?:the )?consultants?(?: in charge| on call| [a-z]+(?:ist|ian|on|er)\b)|the (?:referral|triage)\b|"
    rf"(?:service|servicio|servizio) d(?:e\b|i\b|['\u2019])|{COURTESY}|alla (?:c\.|cortese))"
    r"|\b(?:outpatients?(?: department| clinic)?|team|ambulanz)$",
    re.IGNORECASE,
)
"""A line that addresses a letter wherever it stands, even as the first of the page."""

_CAPITAL = r"[A-ZÀ-Þ][\w'\u2019.-]*"
_TO_WHOM = re.compile(
    rf"(?:To the|An die|An das|An den|[ÀA] l['\u2019]attention \w+)(?:\s+{_CAPITAL}(?:[ ,]+\S+){{0,6}})?$"
)
_REFERENCE = re.compile(
    r"(?:our |your )?ref(?:erence)?\b[.: ]*(?:no\.? ?)?(?=\S*[\d/])\S+\s*$", re.IGNORECASE
)
DOCTOR = re.compile(rf"(?!drs\b)(?:{DOCTORS_TITLE})\b", re.IGNORECASE)
_SAME_EDGE = 0.03
_LINES_OF_A_LETTERHEAD = 2
_LONGEST_ADDRESS = 9
_LINES_ABOVE = 26
_LINES_OF_A_HEAD = 20


def addressed_cells(text: Text, labelled: Sequence[Span], identity: Sequence[Span]) -> tuple[Cell, ...]:
    """Return the cells that address a letter: those between its date and its salutation, else the last paragraph
    before the salutation that begins like an addressee; and a line of the head that says "To the".

    `labelled` are the labels of other matters, which no address holds, `identity` those of them that tell who the
    patient is.
    """
    found: dict[Span, Cell] = {}
    greeting = text.once(salutations)
    closed: int | None = None
    for line in text.lines:
        closed = line.page if _closes(line) else closed
        if line.number in greeting and line.page != closed:
            above = _address_above(text, line, labelled, identity) or _whom_it_greets(text, line, labelled)
            found.update((cell.span, cell) for cell in above)
        elif line.number < _LINES_OF_A_HEAD and _TO_WHOM.match(line.text):
            for cell in text.cells[line.number]:
                if not _is_labelled(cell, labelled):
                    found[cell.span] = cell
    if not found:
        found.update((cell.span, cell) for cell in _paragraph_above_the_prose(text, labelled))
    return tuple(found.values())


def _closes(line: Line) -> bool:
    """Whether a line ends the letter: what is greeted below on its page is a letter that this one answers."""
    return CLOSING.match(line.text) is not None and len(line.text) < _LONGEST_CLOSING


_LONGEST_CLOSING = 60


def _whom_it_greets(text: Text, salutation: Line, labelled: Sequence[Span]) -> list[Cell]:
    """The stack above a salutation that begins with the person it names ("Dear Ida", "Dear Dr Ormsby"), even at the
    head of the page."""
    greeted = _GREETED.match(salutation.text)
    names = _names_in(greeted["whom"]) if greeted else set()
    for line in text.lines_by_page[salutation.page] if names else ():
        if line.number >= min(salutation.number, text.lines_by_page[line.page][0].number + _LINES_OF_A_HEAD):
            break
        for cell in text.cells[line.number]:
            person = re.split(r"[,(]| - ", cell.words)[0].strip()
            if names & _names_in(person) and looks_like_person(person) and not _is_labelled(cell, labelled):
                return _stack_from(text, cell, labelled)
    return []


_GREETED = re.compile(r"\s*\w+ (?P<whom>[^,:!\n]{2,50})")
_NAME_IN_A_GREETING = re.compile(
    r"\b(?!(?:Doctor|Colleagues?|Colega|Collega|Team|Consultant)\b)[A-ZÀ-Þ][\w'\u2019-]{2,}"
)


def _names_in(words: str) -> set[str]:
    return {
        word.casefold()
        for word in _NAME_IN_A_GREETING.findall(words)
        if not is_title_of_address(word.casefold())
    } - {"dott", "ssa"}


def _stack_from(text: Text, first: Cell, labelled: Sequence[Span]) -> list[Cell]:
    """A cell and those below it with its left edge, up to a gap, a date, a label or prose."""
    stack = [first]
    for line in text.lines[first.line + 1 : first.line + _LONGEST_ADDRESS]:
        below = next((c for c in text.cells[line.number] if abs(c.left - first.left) < _SAME_EDGE), None)
        if below is None or line.page != text.lines[first.line].page:
            break
        apart = below.top - stack[-1].bottom > below.bottom - below.top
        if apart or is_dated(below.words) or _is_labelled(below, labelled) or tells(below.words):
            break
        if SUBJECT.match(below.words) or introduced(below.words):
            break
        stack.append(below)
    return stack


def _paragraph_above_the_prose(text: Text, labelled: Sequence[Span]) -> list[Cell]:
    """Where nobody is greeted, the paragraph above the first prose that names a place or a post, below the sender's
    head."""
    lines = next(iter(text.lines_by_page.values()), [])[: _LINES_OF_A_HEAD + 1]
    told = next((index for index, line in enumerate(lines) if tells(line.text)), 0)
    begins = next((at for at in range(told - 1, 0, -1) if lines[at].number in text.paragraph_starts), 0)
    cells = [text.cells[line.number][0] for line in lines[begins:told]]
    while cells and is_dated(cells[0].words):
        cells = cells[1:]
    sender = any(
        looks_like_organization(cell.words) for line in lines[:begins] for cell in text.cells[line.number]
    )
    if not (begins and sender and 1 < len(cells) <= _LONGEST_ADDRESS):
        return []
    if any(_is_no_address(text, cell, labelled) for cell in cells):
        return []
    names = [
        looks_like_organization(cell.words) or _ADDRESSEE.search(cell.words.rstrip(" ,.")) for cell in cells
    ]
    return cells if sum(map(bool, names)) > 1 else []


def _is_no_address(text: Text, cell: Cell, labelled: Sequence[Span]) -> bool:
    """Whether a cell is what no address of a letter holds: a label, a number to call, who the letter is about."""
    return (
        _is_labelled(cell, labelled)
        or any(find_phones(cell.words, start=0, end=len(cell.words)))
        or is_title(cell.words)
        or is_dated(cell.words)
        or ":" in cell.words
        or len(text.cells[cell.line]) > 1
        or SUBJECT.match(cell.words) is not None
        or introduced(cell.words) is not None
    )


def _address_above(
    text: Text, salutation: Line, labelled: Sequence[Span], identity: Sequence[Span]
) -> list[Cell]:
    """The cells above a salutation with its left edge, from where the address begins."""
    column: list[Cell] = []
    below_identity: Cell | None = None
    for cell in _column_above(text, salutation):
        if is_dated(cell.words):
            if 0 < len(column) <= _LONGEST_ADDRESS:
                return _below_the_senders_number(column[::-1])
            continue
        if column and _REFERENCE.match(cell.words) and len(column) <= _LONGEST_ADDRESS:
            return column[::-1]
        if SUBJECT.match(cell.words) or introduced(cell.words):
            column = []
            continue
        if _is_labelled(cell, identity):
            if (
                0 < len(column) <= _LONGEST_ADDRESS
                and column[-1].line in text.paragraph_starts
                and looks_like_organization(column[-1].words)
            ):
                return column[::-1]
            column, below_identity = [], cell
            continue
        if below_identity is not None and _names_whom(cell, below_identity):
            below_identity = None
            continue
        if _is_labelled(cell, labelled) or tells(cell.words):
            if addressee := _addressee_paragraph(text, column[::-1]):
                return addressee
            column = []
            continue
        column.append(cell)
    return _addressee_paragraph(text, column[::-1])


def _below_the_senders_number(column: list[Cell]) -> list[Cell]:
    """The cells of an address without those of the sender's head above it, which ends in a number to call."""
    numbers = [
        index
        for index, cell in enumerate(column)
        if any(find_phones(cell.words, start=0, end=len(cell.words)))
    ]
    below = column[numbers[-1] + 1 :] if numbers else column
    headed = bool(numbers) and any(looks_like_organization(cell.words) for cell in column[: numbers[-1] + 1])
    addressed = any(_SURELY_ADDRESSED.search(cell.words) or _ADDRESSEE.search(cell.words) for cell in below)
    return below if headed and addressed else column


def _column_above(text: Text, salutation: Line) -> list[Cell]:
    """The cells above a line with the same left edge, the nearest first."""
    edge = text.cells[salutation.number][0]
    lines = text.lines[max(0, salutation.number - _LINES_ABOVE) : salutation.number]
    cells = [cell for line in lines if line.page == salutation.page for cell in text.cells[line.number]]
    above = [cell for cell in cells if cell.top < edge.top and abs(cell.left - edge.left) < _SAME_EDGE]
    return sorted(above, key=lambda cell: -cell.top)


def _names_whom(cell: Cell, below: Cell) -> bool:
    """Whether a cell is the patient's name that stands right above what tells who the patient is."""
    near = below.top - cell.bottom < cell.bottom - cell.top
    return near and looks_like_person(cell.words) and not DOCTOR.match(cell.words)


def _is_labelled(cell: Cell, labelled: Sequence[Span]) -> bool:
    return any(cell.span.start <= label.start < cell.span.end for label in labelled)


def _addressee_paragraph(text: Text, column: list[Cell]) -> list[Cell]:
    """Without a date above, the address is the last part that begins a paragraph like an addressee."""
    for index in range(len(column) - 1, -1, -1):
        cell = column[index]
        if _OWN_NUMBER.search(cell.words):
            continue
        if _SURELY_ADDRESSED.search(cell.words):
            while index and (
                _is_above_in_its_paragraph(text, column[index - 1], column[index])
                or _is_read_there(column[index - 1], column[index])
            ):
                index -= 1
            return column[index:]
        other = index == 0 or any(map(_is_of_a_head, column[:index]))
        if _begins(text, cell, column[index - 1] if index else None) and (
            _ADDRESSEE.search(cell.words.rstrip(" ,"))
            or (other and looks_like_organization(cell.words) and not is_title(cell.words))
        ):
            return column[index:]
    return []


def _is_of_a_head(cell: Cell) -> bool:
    """Whether a cell above an address is the sender's: names a place, or tells how it is reached."""
    return looks_like_organization(cell.words) or EMAIL.search(cell.words) is not None


def _is_above_in_its_paragraph(text: Text, above: Cell, cell: Cell) -> bool:
    """Whether an address begins a line higher, with the place where somebody works."""
    return (
        above.line + 1 == cell.line
        and cell.line not in text.paragraph_starts
        and above.line in text.paragraph_starts
        and not _heads_the_page(text, above)
    )


def _begins(text: Text, cell: Cell, above: Cell | None) -> bool:
    """Whether a cell is the first of a paragraph, or of a column that stands below the head of the page."""
    if cell.line == 0 or text.lines[cell.line - 1].page != text.lines[cell.line].page:
        return False
    apart = above is None or cell.top - above.bottom > cell.bottom - cell.top
    return cell.line in text.paragraph_starts or (apart and not _heads_the_page(text, cell))


def _is_read_there(above: Cell, cell: Cell) -> bool:
    """Whether a line names the place at which the one right below it says who is to read the letter, or begins its
    address: "MVZ am Markt", "z. Hd. Frau Dr. Moss"."""
    if above.line + 1 != cell.line:
        return False
    if _BEGINS_AN_ADDRESS.fullmatch(above.words):
        return True
    return _TO_HAND.match(cell.words) is not None and looks_like_organization(above.words)


_TO_HAND = re.compile(r"\W*(?:z\. ?Hd\b|zu H[äa]nden\b|t\. ?a\. ?v\b)", re.IGNORECASE)
_BEGINS_AN_ADDRESS = re.compile(r"(?:an|an die|an das|an den|to|à|aan) ?:?", re.IGNORECASE)
_OWN_NUMBER = re.compile(r"\bProv(?:ider)?\.? ?(?:no|number|#|\d)", re.IGNORECASE)
"""The number by which Australians are paid for who they refer: who writes prints their own."""


def _heads_the_page(text: Text, cell: Cell) -> bool:
    """Whether a cell stands among the first lines of its page, which are the sender's."""
    first = text.lines_by_page[text.lines[cell.line].page][0]
    return cell.line - first.number < _LINES_OF_A_LETTERHEAD
