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
_SURELY_ADDRESSED = re.compile(
    r"^\W*(?:(?:to|an|aan|para|an) (?:the|die|den|das|de|het|la|el)\b|to:|attn\b|attention\b|f\.?a\.?o\b|"
    r"[àa] l['\u2019]attention\b|a la atenci[óo]n\b|z\. ?hd\b|"
    r"(?:the )?consultants?(?: in charge| on call| [a-z]+(?:ist|ian|on|er)\b)|the (?:referral|triage)\b|"
    r"(?:service|servicio) de\b)"
    r"|\b(?:outpatients?(?: department| clinic)?|team|ambulanz)$",
    re.IGNORECASE,
)
"""A line that addresses a letter wherever it stands, even as the first of the page."""

_CAPITAL = r"[A-ZÀ-Þ][\w'\u2019.-]*"
_TO_WHOM = re.compile(
    rf"(?:To the|An die|An das|An den|[ÀA] l['\u2019]attention \w+)(?:\s+{_CAPITAL}(?:[ ,]+\S+){{0,6}})?$"
)
_FAXED = re.compile(r"\b(?:fax|facsimile|telefax)\b", re.IGNORECASE)
_PAGE_COUNT = re.compile(r"\bpages?\b", re.IGNORECASE)
_FROM = re.compile(r"\bfrom\b|\bsender\b", re.IGNORECASE)
_IDENTITY = re.compile(r"\bd\.?o\.?b\b|\bdate of birth\b|\bbirth ?date\b", re.IGNORECASE)
_BEGINS_SENTENCE = re.compile(
    r"^\s*(?:I|We|Thank|Thanks|Many|Please|Kindly|This|The|He|She|They|There|His|Her|Their|My|Your|You|It|"
    r"Would|Could|Can|As|On|At|In|Since|Further|Following|Grateful|Just|Having|A|An|Today|Over)\b"
)
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
_LINES_OF_A_HEAD = 20


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
    the last paragraph before the salutation that begins like an addressee; and a line of the head that says "To the".
    """
    found: set[int] = set()
    for line in text.lines:
        if _SALUTATION.match(line.text):
            found.update(_address_above(text, line, labelled))
        elif line.number < _LINES_OF_A_HEAD and line.number not in labelled and _TO_WHOM.match(line.text):
            found.add(line.number)
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
        words = text.lines[number].text
        first = number == 0 or text.lines[number - 1].page != text.lines[number].page
        begins = not first and number in text.paragraph_starts
        if _SURELY_ADDRESSED.search(words) or (begins and _ADDRESSEE.search(words)):
            return [other for other in numbers if other >= number]
    return []


def tells(words: str) -> bool:
    """Tell whether a line is prose: it begins like a sentence, or is long and holds no figure."""
    count = len(words.split())
    if CELL in words or count < 5:
        return False
    figures = sum(any(c.isdigit() for c in word) for word in words.split())
    return _BEGINS_SENTENCE.match(words) is not None or (count > 9 and figures * 6 <= count)
