"""The shape of a letter: cover pages, the lines that address it, where its prose begins, and its copies."""

from __future__ import annotations

import re

from jobs.extraction.text import CELL, Line, Text

COPIES = re.compile(
    r"^\W*(?:c\.?c\.?|cop(?:y|ies)(?: sent)? to|copied to|bcc|enc(?:l|losures?|s)?)(?:\s*[:.]|\s+(?=[A-Z]))",
    re.IGNORECASE,
)
_SALUTATION = re.compile(
    r"^\s*(?:dear|to whom it may concern|sehr geehrte|lieber?|cher|chère|estimad[oa]s?|geachte|hola|buenos días|"
    r"bonjour|hallo|guten tag|liebe[rs]?|monsieur le|madame la|beste)\b",
    re.IGNORECASE,
)
_SUBJECT = re.compile(
    r"^\W*(?:re|ref|regarding|patient|subject|betr(?:eff|ifft)?|concerne|überweisung)\b", re.IGNORECASE
)
_DATED = re.compile(
    r"^\W*(?:(?:date[a-z ]{0,20}|dated|datum|fecha)\s*:?\s*)?(?:\w+day,? )?(?:[^\W\d]+, (?:den|le|am|a) )?"
    r"(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]+(?:(?:of|de) )?(?:\d{1,2}|[^\W\d]{3,10})(?: de)?[\s,./-]+\d{2,4}"
    r"|[A-Za-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d\d-\d\d)\W*$",
    re.IGNORECASE,
)
_ADDRESSEE = re.compile(
    r"^\W*(?:the )?(?:dr|prof(?:essor)?|mr|mrs|ms|miss|consultant|department|dept|clinic|outpatients?)\b"
    r"|\b(?:department|dept|outpatients?|clinic|klinik|praxis|ambulanz|service|M\.?D|D\.?O|consultant [a-z]+)\.?$",
    re.IGNORECASE,
)
_FAXED = re.compile(r"\b(?:fax|facsimile|telefax)\b", re.IGNORECASE)
_PAGE_COUNT = re.compile(r"\bpages?\b", re.IGNORECASE)
_FROM = re.compile(r"\bfrom\b|\bsender\b", re.IGNORECASE)
_IDENTITY = re.compile(r"\bd\.?o\.?b\b|\bdate of birth\b|\bbirth ?date\b", re.IGNORECASE)
_BEGINS_SENTENCE = re.compile(
    r"^\s*(?:I|We|Thank|Thanks|Many|Please|Kindly|This|The|He|She|They|There|His|Her|Their|My|Your|You|It|"
    r"Would|Could|Can|As|On|At|In|Since|Further|Following|Grateful|Just|Having|A|An|Today|Over)\b"
)
_CAPITAL = r"[A-ZÀ-Þ][\w'\u2019.-]*"
INTRODUCED = re.compile(
    rf"\W*(?:(?:re|regarding|patient|pt)\b\W*)?(?P<name>(?:(?:mr|mrs|ms|miss|mx|master|herrn?|frau|mme|madame|"
    rf"monsieur|sra?|dhr|mevr)\.?\s+)?(?-i:{_CAPITAL}(?:,?\s+{_CAPITAL}){{1,3}}))(?:\s*[,;(\u2013-]\s*|\s+)"
    rf"(?:\(?(?:\d{{1,3}}\s?)?(?-i:[MF])\)?[,;]?\s+)?(?:born\s+)?"
    rf"(?P<date>(?:\d{{1,2}}[-/. ](?:\d{{1,2}}|[a-z]{{3,9}})[-/. ]\d{{2,4}}|\d{{4}}[-/]\d\d[-/]\d\d))(?!\d)",
    re.IGNORECASE,
)
"""A line that introduces the patient by name and birth date and says neither: "Ms Ada Quill, 27-05-1994"."""

_MOST_WORDS_OF_A_COVER = 220
_LONGEST_ADDRESS = 14


def cover_pages(text: Text) -> frozenset[int]:
    """Return the numbers of the pages, from 0, that are fax cover sheets: what follows begins anew."""
    found: set[int] = set()
    for number, page in enumerate(text.pages):
        if len(page.words) > _MOST_WORDS_OF_A_COVER:
            continue
        words = " ".join(word.text for word in page.words)
        if (
            _FAXED.search(words)
            and _PAGE_COUNT.search(words)
            and _FROM.search(words)
            and not _IDENTITY.search(words)
        ):
            found.add(number)
    return frozenset(found)


def addressed_lines(text: Text, labelled: set[int]) -> frozenset[int]:
    """Return the numbers of the lines that address a letter: those between its date and its salutation, else
    the last paragraph before the salutation that begins like an addressee."""
    found: set[int] = set()
    for line in text.lines:
        if _SALUTATION.match(line.text):
            found.update(_address_above(text, line, labelled))
    return frozenset(found)


def _address_above(text: Text, salutation: Line, labelled: set[int]) -> list[int]:
    first = max(0, salutation.number - _LONGEST_ADDRESS)
    above = [line for line in text.lines[first : salutation.number] if line.page == salutation.page]
    block: list[int] = []
    for line in reversed(above):
        if _DATED.match(line.text):
            if block:
                return block
            continue
        if _SUBJECT.match(line.text):
            block = []
            continue
        if line.number in labelled or CELL in line.text or tells(line.text):
            break
        block.append(line.number)
    return _addressee_paragraph(text, sorted(block))


def _addressee_paragraph(text: Text, numbers: list[int]) -> list[int]:
    """Without a date above, the block is that of the last line that begins a paragraph like an addressee."""
    for number in reversed(numbers):
        if number in text.paragraph_starts and _ADDRESSEE.search(text.lines[number].text):
            return [other for other in numbers if other >= number]
    return []


def tells(words: str) -> bool:
    """Tell whether a line is prose: it begins like a sentence, or is long and holds no figure."""
    count = len(words.split())
    if CELL in words or count < 5:
        return False
    figures = sum(any(c.isdigit() for c in word) for word in words.split())
    return _BEGINS_SENTENCE.match(words) is not None or (count > 9 and figures * 6 <= count)
