"""Who a letter is for where it has an address without label and without a salutation of its own line below it: of the
parts that the head of a page is made of, each a stack of lines, the one that speaks of a receiver most."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.correspondence import is_dated, salutations, tells
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.page.stays import tells_of_a_stay
from jobs.extraction.assistant.parties.departments import is_mere_specialty, names_care
from jobs.extraction.assistant.parties.headings import party_headed
from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL, without_credentials
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.forms_of_address import TITLE, TITLE_BEFORE
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person, reads_as_prose
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.titles import is_title
from jobs.extraction.text import CELL, Cell, Line, Text

_LINES_OF_A_HEAD, _LINES_OF_A_FOOT = 16, 9
_LONGEST_LINE, _LONGEST_ADDRESS = 110, 7
_ENOUGH, _CLEARLY = 3.0, 1.0
_SAME_EDGE, _LARGEST_GAP = 0.012, 0.9
_PIECES = re.compile(
    r"\s*[|;\t]\s*|\s(?:[-\u2013\u2014/\u00b7\u2022]|//)+\s|\s\(|:\s|\)\s|\n|"
    rf",\s+(?!(?:{IS_CREDENTIAL.pattern})(?![\w-]))"
)
_TITLED = re.compile(
    rf"(?:a/prof|assoc\w* prof\w*|{DOCTORS_TITLE}|mr|mrs|ms|miss|mx|pd|herrn?|frau)\b",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"\W*(?:f\.?a\.?o|for(?: the)? attention|attn|attention|atenci[óo]n|t\.? ?a\.? ?v|alla c\.|z\. ?hd|ao|aos|à|"
    r">{1,3}|c/o|to|for|aan|an|to,)(?:\W|$)",
    re.IGNORECASE,
)
_POST = re.compile(
    r"\W*(?:the )?(?:consultants?|intake|triage|lead|head of|referrals?|registrar|duty|clinical (?:lead|director)|"
    r"director|appointments|scheduling|new patient|outpatients?|admissions)\b|"
    r"\b(?:surgeon|consultant|specialist|[a-z]+(?:ologist|iatrist|iatrician)|(?:outpatient|"
    r"consulting) (?:suites?|rooms))\b",
    re.IGNORECASE,
)
_HOSPITAL = re.compile(
    r"\b(?:hospitals?|infirmary|ysbyty|\w*klinikum|krankenhaus|h[oô]pital|ospedale|\w*ziekenhuis|medical cent(?:re|"
    r"er)|"
    r"institute|dept|department|outpatients?|opd|specialists?|surgeons|private)\b",
    re.IGNORECASE,
)
_PRIMARY = re.compile(
    r"\b(?:practice|surgery|family|gp|general practi\w+|walk-?in|primary care|polyclinic|health cent(?:re|er)|"
    r"medical group|usf|huisarts\w*|cabinet|studio|praxis|meddygfa|school|college|pharmacy|optom\w+|dental)\b",
    re.IGNORECASE,
)
_GREETED = re.compile(
    r"^\W*(?:dear|hello|hi|cher|chère|estimad[oa]|gentile|geachte|sehr geehrte[rn]?)\s+(?P<name>[^,:\n]{2,40})",
    re.IGNORECASE,
)
_MAY_BE_LABELLED = frozenset(
    {"phone", "fax", "date", "address", "email", "ignore", "npi", "provider", "organization"}
)
_ENDS_A_HEAD = frozenset({"name", "birth_date", "nhs_number", "first_name", "last_name", "sex", "age"})


@dataclass(frozen=True, slots=True)
class _Part:
    """A stack of lines of the head, or a piece of one, with what its lines name."""

    cells: tuple[Cell, ...]
    places: tuple[str, ...]
    people: tuple[str, ...]
    reached: bool
    first: bool

    @property
    def words(self) -> str:
        return "\n".join(cell.words for cell in self.cells)


def addressed_stack(text: Text, labels: Sequence[Label], clinical: frozenset[int]) -> tuple[Cell, ...]:
    """Return the cells of the part of the head that is most likely the receiver's, none when none stands out.

    `clinical` are the lines that head what is told of the patient's health.
    """
    labelled = any(label.key.startswith("recipient") or label.role == "recipient" for label in labels)
    if labelled or any(party_headed(cell.words) == "recipient" for cells in text.cells for cell in cells):
        return ()
    head = list(_head(text, labels, clinical))
    parts = list(_parts_of(text, head, labels))
    if tells_of_a_stay(text):
        parts = [part for part in parts if not _HOSPITAL.search(part.words)]
    if not parts:
        return ()
    foot = _foot(text, head)
    greeted = _greeted(text)
    letter = bool(text.once(salutations))
    scores = [_for_a_receiver(part, parts, foot, greeted, letter=letter) for part in parts]
    ranked = sorted(zip(scores, parts, strict=True), key=lambda each: -each[0])
    best, part = ranked[0]
    if best < _ENOUGH or (len(ranked) > 1 and best - ranked[1][0] < _CLEARLY):
        return ()
    return part.cells


def _head(text: Text, labels: Sequence[Label], clinical: frozenset[int]) -> Iterator[Line]:
    """The lines of the first page above its prose and above what tells who the patient is."""
    ends = clinical | {label.line for label in labels if label.key in _ENDS_A_HEAD}
    greeting = text.once(salutations)
    for line in text.lines[:_LINES_OF_A_HEAD]:
        if line.page or line.number in ends or line.number in greeting:
            return
        if any(map(_SENTENCE.search, line.text.split(CELL))) or (
            tells(line.text) and reads_as_prose(line.text)
        ):
            return
        if not FAX_STRIP.match(line.text):
            yield line


_SENTENCE = re.compile(r"(?:[^\W\d_]+ ){2}[a-z]{3,}(?: [a-z]+)+[.?]")


def _foot(text: Text, head: Sequence[Line]) -> str:
    """The last lines of the page, below its head."""
    own = {line.number for line in head}
    lines = [line for line in text.lines if line.page == 0 and line.number not in own]
    return "\n".join(line.text for line in lines[-_LINES_OF_A_FOOT:] if not tells(line.text))


def _greeted(text: Text) -> str:
    """The name that the salutation says, without title."""
    for number in sorted(text.once(salutations)):
        match = _GREETED.match(text.lines[number].text)
        name = TITLE_BEFORE.sub("", match["name"]).strip() if match else ""
        if name and name[0].isupper():
            return name
    return ""


def _parts_of(text: Text, head: Sequence[Line], labels: Sequence[Label]) -> Iterator[_Part]:
    """The runs of lines in the head that name somebody; one ends at a date, at a label, and where the way to reach its
    place has been told and another place follows."""
    foreign = [label.span.start for label in labels if label.key not in _MAY_BE_LABELLED]
    top = head[0].number if head else 0
    for run in _runs_of(text, head):
        part: list[Cell] = []
        for cell in run:
            held = any(cell.span.start <= start < cell.span.end for start in foreign)
            if held or is_dated(cell.words) or len(cell.words) > _LONGEST_LINE or _LABELLED.match(cell.words):
                told = [cell] if part and part[-1].line + 1 == cell.line and _is_reach(cell) else []
                yield from _part(text, part + told, top)
                part = []
                continue
            if part and _is_complete(part) and (_places_in(cell.words) or _people_in(cell.words)):
                yield from _part(text, part, top)
                part = []
            part.append(cell)
        yield from _part(text, part, top)


_LABELLED = re.compile(
    r"\W*(?!(?:f\.?a\.?o|attn|attention|tel|ph|phone|fax|mob|fon|gsm|email|e-mail|t|f|p)\b)"
    r"[^\W\d_][\w/'\u2019. ]{1,24}?(?:\s?:(?=\s|$)|#)",
    re.IGNORECASE,
)
"""What begins with a label nobody knows."""


def _runs_of(text: Text, head: Sequence[Line]) -> list[list[Cell]]:
    """The cells of a head under each other, with one left edge, one right edge or one middle."""
    runs: list[list[Cell]] = []
    for line in head:
        for cell in text.cells[line.number]:
            onto = next((run for run in reversed(runs) if _is_under(text, run[-1], cell)), None)
            if onto is None:
                runs.append([cell])
            else:
                onto.append(cell)
    return runs


def _is_under(text: Text, above: Cell, cell: Cell) -> bool:
    apart = cell.top - above.bottom > _LARGEST_GAP * (cell.bottom - cell.top)
    if (
        above.line >= cell.line
        or apart
        or (cell.line in text.paragraph_starts and above.line + 1 == cell.line)
    ):
        return False
    edges = (
        above.left - cell.left,
        above.right - cell.right,
        above.left + above.right - cell.left - cell.right,
    )
    return min(map(abs, edges)) < _SAME_EDGE


def _part(text: Text, cells: Sequence[Cell], top: int) -> Iterator[_Part]:
    places = tuple(place for cell in cells for place in _places_in(cell.words))
    people = tuple(person for cell in cells for person in _people_in(cell.words))
    if (places or people) and len(cells) <= _LONGEST_ADDRESS and not _are_fields(text, cells):
        reached = any(map(_is_reach, cells))
        yield _Part(tuple(cells), places, people, reached, cells[0].line == top and not cells[0].number)


def _are_fields(text: Text, cells: Sequence[Cell]) -> bool:
    """Whether cells are the labels or the values of a form: beside most of them stands what names nobody."""
    left = [before for cell in cells if (before := text.cell_before(cell)) is not None]
    if left:
        return 2 * sum(map(_is_told, left)) < len(left)
    beside = [cell for cell in cells if len(text.cells[cell.line]) > 1]
    return bool(beside) and 2 * sum(map(_is_told, beside)) < len(beside)


def _is_told(cell: Cell) -> bool:
    """Whether a cell says by itself who, where or when."""
    words = cell.words
    place = any(len(piece.split()) > 1 for piece in _places_in(words))
    return place or bool(_people_in(words)) or _is_reach(cell) or looks_like_address(words) or is_dated(words)


def _is_complete(cells: Sequence[Cell]) -> bool:
    return any(_places_in(cell.words) for cell in cells) and any(map(_is_reach, cells))


def _is_reach(cell: Cell) -> bool:
    return any(find_phones(cell.words, start=0, end=len(cell.words)))


def _places_in(words: str) -> list[str]:
    return [
        piece
        for piece in _PIECES.split(words)
        if (looks_like_organization(piece) or _is_called_by_its_care(piece))
        and not is_title(piece)
        and not looks_like_address(piece)
    ]


def _is_called_by_its_care(words: str) -> bool:
    """Whether capitalized words name a place by what is treated there: "Tidewater Interventional Pain"."""
    large = _CAPITALIZED.fullmatch(words) is not None and not _TITLED.match(words)
    return (
        large and without_credentials(words) == words and names_care(words) and not is_mere_specialty(words)
    )


_CAPITALIZED = re.compile(r"[A-ZÀ-Þ][\w'\u2019.-]+(?: (?:&|and|of|[A-ZÀ-Þ][\w'\u2019.-]*)){1,5}")


def _people_in(words: str) -> list[str]:
    """The people with a title or with letters behind the name."""
    found = []
    for piece in _PIECES.split(words):
        lead = _LEAD.match(piece)
        bare = piece[lead.end() :].strip() if lead and lead.end() < len(piece) else piece.strip()
        lettered = without_credentials(bare) != bare
        if (lettered or _TITLED.match(bare)) and looks_like_person(without_credentials(bare)):
            found.append(without_credentials(bare))
    return found


def _for_a_receiver(part: _Part, parts: Sequence[_Part], foot: str, greeted: str, *, letter: bool) -> float:
    """How much speaks for it that a part of the head says who the letter is for: nothing, where it is all there is and
    the letter's title ends it, as below the sender's name."""
    words = part.words
    score = 0.0 if part.reached else 1.0
    score -= 2.0 if part.first else -1.0
    if greeted and any(_is_called(name, greeted) for name in _PIECES.split(words) if looks_like_person(name)):
        score += 4.0
    score += 3.0 if _LEAD.match(words) else 0.0
    score += 1.5 if any(_POST.search(cell.words) for cell in part.cells) else 0.0
    score += 1.0 if names_care(words) else 0.0
    score += 1.0 if _HOSPITAL.search(words) else 0.0
    score -= 1.5 if _PRIMARY.search(words) else 0.0
    score -= 1.5 if part.reached else 0.0
    folded = foot.casefold()
    if any(person.split()[-1].casefold() in folded for person in part.people) and not greeted:
        score -= 3.0
    if any(place.casefold() in folded for place in part.places if not is_mere_specialty(place)):
        score -= 3.0
    others = [other for other in parts if other is not part]
    titled_below = len(part.cells) > 1 and is_title(part.cells[-1].words)
    if not others and titled_below and _LEAD.match(words) is None:
        return 0.0
    if any(other.reached or other.first for other in others):
        score += 1.5
    elif (
        letter
        and len(part.cells) > 1
        and (_places_in(foot) or any(find_phones(foot, start=0, end=len(foot))))
    ):
        score += 3.0
    return score


def _is_called(person: str, greeted: str) -> bool:
    """Whether a salutation names a person: by all names, by the surname or by a first name."""
    names = {word.strip(".,").casefold() for word in person.split() if TITLE.fullmatch(word) is None}
    said = [word.strip(".,").casefold() for word in greeted.split() if TITLE.fullmatch(word) is None]
    return bool(said) and all(word in names for word in said[:2])
