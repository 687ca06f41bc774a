"""Where on the lines of a text another block begins: what a line looks like, what heads it, and what its labels
are."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass

from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.no_values import says_nothing
from jobs.extraction.assistant.page.blocks_of_labels import (
    begins_beside,
    block_begun_by,
    names_a_subject,
    tells_identity,
)
from jobs.extraction.assistant.page.correspondence import (
    introduced,
    is_dated,
    is_only_a_date,
    salutations,
    tells,
)
from jobs.extraction.assistant.page.line_marks import CLOSING, SIGNS_IN_ONE_LINE
from jobs.extraction.assistant.page.sections import BLOCKS, CLINICAL, Heading
from jobs.extraction.assistant.parties.addressed_stacks import addressed_stack
from jobs.extraction.assistant.parties.addressees import DOCTOR, addressed_cells
from jobs.extraction.assistant.parties.beside import OF_THE_PATIENT
from jobs.extraction.assistant.parties.headings import party_headed
from jobs.extraction.assistant.parties.signing import signing_lines
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.assistant.values.places import tells_where_to_reach
from jobs.extraction.text import CELL, Cell, Line, Text

_LONGEST_SALUTATION = 60
_BEFORE_A_SIGNATURE = ("body", "patient", "subject", "relative")
_BEFORE_THE_PATIENT = ("letterhead", "recipient", "subject", "referrer")


@dataclass(frozen=True, slots=True)
class Signs:
    """What of a text tells where its blocks begin: the labels of each line, the first of those that begin it, what
    heads it, and the lines that address, greet and sign."""

    text: Text
    labels: dict[int, list[Label]]
    begun: dict[int, Label]
    headed: dict[int, str]
    address: tuple[Cell, ...]
    addressed: frozenset[int]
    greeting: frozenset[int]
    signing: frozenset[int]

    @classmethod
    def of(cls, text: Text, labels: list[Label], headings: list[Heading]) -> Signs:
        """Return the signs of a text."""
        of_line: dict[int, list[Label]] = defaultdict(list)
        for label in labels:
            of_line[label.line].append(label)
        headed = {text.line_at(heading.span.start).number: heading.key for heading in reversed(headings)}
        others = [label.span for label in labels if label.key not in ("recipient", "recipient_organization")]
        identity = [
            label.span for label in labels if label.key in OF_THE_PATIENT and label.role != "relative"
        ]
        clinical = frozenset(number for number, key in headed.items() if key in CLINICAL)
        address = addressed_cells(text, others, identity) or addressed_stack(text, labels, clinical)
        return cls(
            text,
            of_line,
            {label.line: label for label in reversed(labels) if label.starts_line},
            headed,
            address,
            frozenset(cell.line for cell in address),
            text.once(salutations),
            signing_lines(text),
        )

    @property
    def first_line(self) -> int:
        """The number of the first line that is not a program's about who printed the pages."""
        return 1 if len(self.text.lines) > 1 and _PRINTED_BY.match(self.text.lines[0].text) else 0


_PRINTED_BY = re.compile(r"\W*(?:printed|generated|exported) (?:by|on|at|from)\b", re.IGNORECASE)
"""What begins a line above a print that tells of the print alone: "Printed by A. Quill at 3/12/2026 4:41 PM"."""


def block_below_the_first_line(signs: Signs, line: Line, first: str, block: str) -> str:
    """Return the block of the line below the first one: a letterhead may begin below one that a program or an office
    printed."""
    if first == "patient" and _heads_a_letter(signs, line):
        return "letterhead"
    routed = first == "recipient" and signs.addressed and min(signs.addressed) > line.number
    return "letterhead" if routed and _heads_a_routed_letter(signs, line) else block


def block_at(signs: Signs, line: Line, block: str) -> str:
    """Return the block of a line below one of this block: what the line looks like, and then its labels, tell where
    another begins."""
    return _block_by_labels(signs, line, _block_by_looks(signs, line, block))


def _block_by_looks(signs: Signs, line: Line, block: str) -> str:
    text = signs.text
    if (
        (CLOSING.match(line.text) and len(line.text) < 60)
        or SIGNS_IN_ONE_LINE.match(line.text)
        or (line.number in signs.signing and block in _BEFORE_A_SIGNATURE)
    ):
        block = "signature"
    elif line.number in signs.headed and signs.headed[line.number] != "other":
        block = _block_headed(signs.headed[line.number], block, line)
    elif block == "insurance" and signs.headed.get(line.number) == "other" and line.text.isupper():
        block = "body"
    elif party := _party_above_fields(signs, line):
        block = party
    elif block == "recipient" and _FROM_WHOM.match(line.text) and not tells(line.text):
        block = "referrer"
    elif _is_of_the_address(signs, line, block):
        block = "recipient"
    elif line.number in signs.greeting and len(line.text) < _LONGEST_SALUTATION:
        block = "subject"
    elif _goes_on_in_prose(block, line):
        block = "body"
    may_introduce = block in _BEFORE_THE_PATIENT or (block == "body" and is_only_a_date_below(text, line))
    introduces = may_introduce and (introduced(line.text) or _names_whom_the_next_line_tells(signs, line))
    return "patient" if introduces else block


def _is_of_the_address(signs: Signs, line: Line, block: str) -> bool:
    """Whether a line is of the receiver's address, or the date or the place above it."""
    dated = block == "letterhead" and _dates_the_letter(signs.text, line)
    heads = line.number == signs.first_line and _stands_above_attention(signs, line)
    return line.number in signs.addressed or dated or heads


def _stands_above_attention(signs: Signs, line: Line) -> bool:
    """Whether the first line is a place at which the line right below asks for somebody's attention: "Quill Heart
    Associates", "Attn: Dr. Ida Moss"."""
    below = line.number + 1
    asks = signs.begun.get(below)
    if asks is None or below in signs.text.paragraph_starts or not looks_like_organization(line.text):
        return False
    return _ATTENTION.fullmatch(asks.wording) is not None


_ATTENTION = re.compile(
    r"attn\.?|attention|f\.?a\.?o\.?|for (?:the )?attention(?: of)?|z\. ?hd\.?", re.IGNORECASE
)


def _block_by_labels(signs: Signs, line: Line, block: str) -> str:
    labels, first = signs.labels[line.number], signs.begun.get(line.number)
    theirs = first and first.key in _NAMES_IN_BOXES and _tells_who_it_is(signs, line)
    if theirs and not (block == "relative" and _is_identified_above(signs, line)):
        return "patient"
    if first and signs.headed.get(line.number) not in CLINICAL and not names_a_subject(signs.text, first):
        return block_begun_by(first, block)
    told = (
        block in _BEFORE_THE_PATIENT
        and line.number not in signs.addressed
        and any(map(tells_identity, labels))
        and not begins_beside(labels)
    )
    return "patient" if told else block


def _is_identified_above(signs: Signs, line: Line) -> bool:
    """Whether the lines above have told when the patient was born: a second name with a birth date is a relative's."""
    return any(label.key == "birth_date" for above in range(line.number) for label in signs.labels[above])


def _goes_on_in_prose(block: str, line: Line) -> bool:
    """Whether the story begins: with prose below an address or a subject, or, below the rows of who sends, with a full
    line that asks, or with what was found in short."""
    if block != "referrer":
        return block in ("subject", "recipient") and tells(line.text)
    if _TOLD_IN_SHORT.match(line.text):
        return True
    full = CELL not in line.text and len(line.text) > _LONGEST_SALUTATION
    return full and _ASKS.match(line.text) is not None


_TOLD_IN_SHORT = re.compile(r"\s*(?:Dx|DX|Hx|HX|PMHx?|HPI|Imp)\b[.:]? *(?=\S)")
"""How a line begins below who refers that tells why in clinicians' short forms: "Dx chronic low back pain"."""
_ASKS = re.compile(
    r"\s*(?:(?:please|kindly|grateful if you|(?:could|would|can) you)\b|thank(?: you|s) for (?:see|review)ing\b)",
    re.IGNORECASE,
)


def _heads_a_letter(signs: Signs, line: Line) -> bool:
    """Whether a letterhead begins below the line that a program prints above its pages, with who the patient is."""
    text = signs.text
    head = text.cells[line.number][0].words
    below = text.lines[line.number + 1] if line.number + 1 < len(text.lines) else None
    apart = line.number in text.paragraph_starts or (
        below is not None and below.page == line.page and tells_where_to_reach(below.text)
    )
    return apart and not signs.labels[line.number] and looks_like_organization(head)


def _heads_a_routed_letter(signs: Signs, line: Line) -> bool:
    """Whether a letter's head stands on one line, with where its sender is reached, below the line that says where the
    paper goes: "SEND TO: EYES / CAT 3", "Elm Eyecare | 40 Main St, Leeds | 0113 496 0018"."""
    head = _PART_OF_A_HEAD.split(line.text)[0]
    above = signs.text.lines[line.number - 1].text.casefold()
    named = looks_like_organization(head) and head.casefold() not in above
    keys = {label.key for label in signs.labels[line.number]}
    return named and keys <= {"phone", "fax", "email"} and tells_where_to_reach(line.text)


_PART_OF_A_HEAD = re.compile(rf"\s+(?:[|\u2013\u2014\u2022\u00b7-]|//)\s+|{CELL}|, (?=\d)")


def _dates_the_letter(text: Text, line: Line) -> bool:
    """Whether a line is the date above an address: not one beside the head, which goes on below it with where the
    sender is reached."""
    if line.number < _LEAST_ABOVE_A_DATE or not is_dated(line.text.partition(CELL)[0]):
        return False
    if line.number + 1 >= len(text.lines):
        return False
    below = text.lines[line.number + 1]
    beside = text.cells[line.number][0].left - text.cells[below.number][0].left > _RIGHT_OF_THE_HEAD
    goes_on = beside and below.page == line.page and below.number not in text.paragraph_starts
    return not (goes_on and tells_where_to_reach(below.text.partition(CELL)[0]))


_RIGHT_OF_THE_HEAD = 0.15
_LEAST_ABOVE_A_DATE = 2
_FROM_WHOM = re.compile(
    r"\W*(?i:from|sent (?:by|from)) (?:the )?(?:(?:office|desk|clinic|practice) of )?[A-ZÀ-Þ]"
)
"""How the sender begins below the address of who receives a paper: "From the office of Ada Hill, MD"."""


def _names_whom_the_next_line_tells(signs: Signs, line: Line) -> bool:
    """Whether a line is a person's name and the next one begins with the date of birth or a number of the patient."""
    lines, labels = signs.text.lines, signs.labels
    begins = any(label.starts_line for label in labels[line.number])
    if line.number in signs.addressed or line.number + 1 >= len(lines) or begins:
        return False
    below = lines[line.number + 1]
    told = any(label.starts_line and tells_identity(label) for label in labels[below.number])
    name = line.text.partition(CELL)[0].partition("(")[0].strip(" ,")
    return (
        below.page == line.page
        and (told or is_only_a_date(below.text))
        and looks_like_person(name)
        and without_credentials(name) == name
        and not DOCTOR.match(name)
    )


def is_only_a_date_below(text: Text, line: Line) -> bool:
    """Tell whether the next line of the page is a date and nothing else."""
    following = text.lines[line.number + 1] if line.number + 1 < len(text.lines) else None
    return following is not None and following.page == line.page and is_only_a_date(following.text)


def _party_above_fields(signs: Signs, line: Line) -> str:
    """Whose fields a line heads that holds nothing else, and has fields or cells below."""
    party = party_headed(line.text) if CELL not in line.text else ""
    if not party or _says_that_there_is_none(line) or line.number + 1 >= len(signs.text.lines):
        return ""
    below = signs.text.lines[line.number + 1]
    fields = signs.labels[below.number] or not tells(below.text)
    return party if below.page == line.page and fields else ""


_NAMES_IN_BOXES = frozenset({"full_name", "first_name", "last_name"})
_OF_PATIENTS_ONLY = frozenset({"birth_date", "age", "sex", "nhs_number"})
_NUMBER_OF_A_CITIZEN = re.compile(
    r"(?:cpr|personn|fødselsn|bsn|hetu|henkilötunnus|pesel|rodné č)", re.IGNORECASE
)
"""What the papers of the North, the Netherlands, Poland and Czechia number patients by, and no doctor."""
_BEGINS_ANOTHER = frozenset(
    {"provider", "recipient", "recipient_organization", "organization", "npi", "full_name"}
)
_LINES_OF_IDENTITY = 4


def _tells_who_it_is(signs: Signs, line: Line) -> bool:
    """Whether beside a name or on the next lines stands what only a patient has, before anybody else is named."""
    for near in signs.text.lines[line.number : line.number + _LINES_OF_IDENTITY]:
        if near.page != line.page:
            return False
        for label in signs.labels[near.number]:
            of_a_citizen = (
                label.key == "health_card" and _NUMBER_OF_A_CITIZEN.match(label.wording) is not None
            )
            if (label.key in _OF_PATIENTS_ONLY or of_a_citizen) and label.role == "patient":
                return True
            if near is not line and label.key in _BEGINS_ANOTHER:
                return False
    return False


def names_the_patient_below_parties(signs: Signs, line: Line, current: tuple[tuple[float, str], ...]) -> bool:
    """Tell whether a row at the left edge below the columns of who sends and who receives names one person more, of
    whom this row or the next ones tell what only a patient has."""
    names = [label for label in signs.labels[line.number] if label.key in _NAMES_IN_BOXES]
    if len(names) != 1 or not names[0].starts_line or any(whose == "patient" for _, whose in current):
        return False
    return _tells_who_it_is(signs, line)


def _block_headed(key: str, block: str, line: Line) -> str:
    """The block that a heading begins; one word alone below a signature may be who signs ("Practice"), but "Patient
    details" heads what mails append."""
    if key == "relative" and _says_that_there_is_none(line):
        return block
    if key in BLOCKS:
        below = key == "patient" and len(re.findall(r"[^\W\d_]+", line.text)) > 1
        return block if block == "signature" and ":" not in line.text and not below else key
    if key == "letter":
        return "subject"
    return "body" if key in CLINICAL else block


def _says_that_there_is_none(line: Line) -> bool:
    """Whether a label answers itself that there is nobody: "Parent/Guardian: n/a"."""
    answer = line.text.partition(":")[2].strip()
    return bool(answer) and says_nothing(answer)
