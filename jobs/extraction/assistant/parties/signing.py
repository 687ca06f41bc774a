"""Where a page is signed without a closing: a person with title, letters or profession below its prose."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.page.correspondence import COPIES, tells
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.assistant.values.registers import REGISTER
from jobs.extraction.text import CELL, Line, Text

_LINES_OF_A_SIGNATURE = 8
_LINES_OF_A_PLACE = 3
_WORDS_OF_A_PLACE = 7
_WORDS_OF_A_GREETING = 6
_LEAST_ABOVE = 8
"""Lines that stand above a signature on a page without prose."""

_LEAD = re.compile(
    r"\W*(?:p\.?p\.?|per pro|for and on behalf of|(?:electronically |digitally |"
    r"e-?)?signed(?: electronically)?(?: by)?)[:\s]+",
    re.IGNORECASE,
)
_ENDS_A_NAME = re.compile(rf"[{CELL}|(]|\s[-\u2013]\s|\s(?:{REGISTER}|HPI|Reg|Prov|Permit|#)\b.*")
DOCTOR = re.compile(rf"(?:(?:{DOCTORS_TITLE}|uzm|hekim|sister|sr)\b|dr\.ª)", re.IGNORECASE)
PROFESSION = re.compile(
    r"^\W*(?:\w+ ){0,4}(?:GP|general practitioner|physician|doctor|registrar|consultant|nurse|practitioner|midwife|"
    r"physiotherapist|optometrist|optician|dentist|paramedic|pharmacist|psychologist|audiologist|orthoptist|surgeon|partner|"
    r"therapist|"
    r"podiatrist|dieti[ct]ian|health visitor|social prescriber|clinical officer|teacher|senco|\w*therapeut\w*|"
    r"(?:ward|clinic|theatre|night|senior) sister|matron|"
    r"fach(?:arzt|ärztin)|hausarzt|huisarts|m[ée]decin|m[ée]dic[oa]|manager|coordinator|social worker)\b"
    rf"|\b(?:{REGISTER}|provider no|licen[cs]e no|reg(?:istration)?\.? no)\b"
    r"|^\W*(?:infirmi[eè]re?|sage-femme|enfermer[ao]|ostetrica|verpleegkundige|verloskundige|hebamme|m[ée]dic[oa]|"
    r"reg(?:\.|istered)|lic(?:\.|ensed)|permis|lekarz|spec(?:\.|jalist\w*)|(?:nr )?(?:pwz|npwz|prawa wykonywania)|"
    r"(?:házi|szak|gyermek)orvos|pecsétszám|\w*l[äæ]kare?|\w*læge|\w*lege|\w*lääkäri|praktick\w+ l[eé]kař|lékař|"
    r"dokter|SIP\b|medic (?:de|primar|specialist)|liječnik|specijalist\w*|aile hekimi|uzman\w*|dip\. ?no|"
    r"(?:c[ée]d\.|c[ée]dula) prof\w*|crm[ -])(?!\w)",
    re.IGNORECASE,
)


def signing_lines(text: Text) -> frozenset[int]:
    """Return the numbers of the lines that name who signs a page."""
    found: set[int] = set()
    for lines in text.lines_by_page.values():
        told = max((index for index, line in enumerate(lines) if tells(line.text)), default=-1)
        told = told if told != -1 else _last_sentence(lines)
        for index in range(max(told + 1, len(lines) - _LINES_OF_A_SIGNATURE), len(lines)):
            below = lines[index + 1].text if index + 1 < len(lines) else ""
            closed = index > told + 1 and _closes(text, lines[index - 1], lines[index])
            if signs(lines[index].text, below) or closed:
                found.add(_place_above(lines, index, told).number)
                break
        else:
            found.update(_above_further_prose(text, lines))
    return frozenset(found)


def _last_sentence(lines: list[Line]) -> int:
    """The number, on a page without long prose, of the line on which a short sentence ends right above a doctor who
    signs: "Thank you for seeing her.", below it "Dr Ada Moss"; else as many as at least stand above a signature."""
    for index in range(len(lines) - 1, max(0, len(lines) - _LINES_OF_A_SIGNATURE), -1):
        above = lines[index - 1].text
        ended = (
            above.endswith(".") and CELL not in above and len(_SMALL_WORD.findall(above)) >= _OF_A_SENTENCE
        )
        if ended and DOCTOR.match(lines[index].text) and looks_like_person(_name_on(lines[index].text)):
            return index - 1
    return _LEAST_ABOVE - 1


_SMALL_WORD, _OF_A_SENTENCE = re.compile(r"\b[a-zà-ÿ]{3,}\b"), 3


def _name_on(words: str) -> str:
    return without_credentials(_ENDS_A_NAME.split(words, maxsplit=1)[0].strip(" ,."))


def _above_further_prose(text: Text, lines: list[Line]) -> Iterator[int]:
    """The line that signs a page although some prose follows: what clinics say of themselves, of the law, of their
    telephones."""
    told = [index for index, line in enumerate(lines) if tells(line.text)]
    for index in range(len(lines) - 1, len(lines) // 3, -1):
        above = [at for at in told if at < index]
        apart = lines[index].number in text.paragraph_starts or index - 1 not in told
        below = lines[index + 1].text if index + 1 < len(lines) else ""
        if not above or len(told) - len(above) > _PROSE_BELOW:
            return
        if (
            apart
            and DOCTOR.match(lines[index].text)
            and PROFESSION.search(below)
            and signs(lines[index].text, below)
        ):
            yield lines[index].number
            return


_PROSE_BELOW = 4


def _closes(text: Text, line: Line, below: Line) -> bool:
    """Whether a line is, in whatever language, the greeting above the name of who signs: a few words without a figure
    that end in a comma or stand for themselves, and below them a person."""
    words = line.text.split()
    greeting = (
        1 <= len(words) <= _WORDS_OF_A_GREETING
        and line.text[0].isupper()
        and not any(c.isdigit() or c in f":{CELL}" for c in line.text)
        and (line.text.endswith(",") or line.number in text.paragraph_starts)
        and line.text[-1] not in ".;"
        and not looks_like_organization(line.text.rstrip(","))
        and not looks_like_person(line.text.rstrip(","))
        | (line.text.istitle() and not line.text.endswith(","))
    )
    name = _ENDS_A_NAME.split(below.text, maxsplit=1)[0].strip(" ,.")
    return greeting and len(name.split()) > 1 and looks_like_person(name)


def _place_above(lines: list[Line], index: int, told: int) -> Line:
    """The line where a signature begins: with the place of work, where that stands right above the name."""
    for above in range(max(told + 1, index - _LINES_OF_A_PLACE), index):
        words = lines[above].text.partition(CELL)[0]
        if looks_like_organization(words) and ":" not in words and len(words.split()) <= _WORDS_OF_A_PLACE:
            return lines[above]
    return lines[index]


def signs(line: str, below: str) -> bool:
    """Tell whether a line names who signs, by itself or by the line below it."""
    if COPIES.match(line):
        return False
    lead = _LEAD.match(line)
    words = line[lead.end() if lead else 0 :]
    name = _ENDS_A_NAME.split(words, maxsplit=1)[0].strip(" ,.")
    first, _, rest = name.partition(",")
    behind = words[len(name) :].strip(f" {CELL},")
    lettered = without_credentials(name) != name or (
        bool(behind) and without_credentials(f"A {behind.split(CELL)[0]}") == "A"
    )
    if not (looks_like_person(name) or looks_like_person(first)):
        return False
    return (
        lettered
        or DOCTOR.match(name) is not None
        or any(map(PROFESSION.search, (rest, words[len(name) :], below)))
    )
