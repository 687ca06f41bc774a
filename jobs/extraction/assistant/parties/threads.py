"""Who asks and who is asked in a printed thread of mails, the newest first: who wrote the oldest began it and asks, and
whoever answered them is asked, though "From:" stands before both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.parties.dividing import people_and_organizations
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_HEAD_OF_A_MAIL = re.compile(
    r"^\W{0,2}From:[ \t]*(?P<sender>[^\n]{3,120})\n(?:"
    r"(?:[^\n]*\n){0,2}?\W{0,2}(?:Sent|Date):[^\n]*\n(?:[^\n]*\n){0,1}?\W{0,2}To:[ \t]*(?P<to>[^\n]{3,160})|"
    r"\W{0,2}To:[ \t]*(?P<to_first>[^\n]{3,160})\n(?:[^\n]*\n){0,1}?\W{0,2}(?:Sent|Date):[^\n]*)$",
    re.MULTILINE | re.IGNORECASE,
)
_ANSWERS = re.compile(r"^\W{0,2}Subject:[ \t]*(?:RE|AW|SV|Antw?)\b", re.MULTILINE | re.IGNORECASE)
_LINES_ABOVE_A_THREAD = 4
_NOBODY = "nobody"
_SURENESS = 0.8


@dataclass(frozen=True, slots=True)
class _Mail:
    head: Span
    sender: str
    written_by: str
    to: str


def role_in_thread(document: Document, label: Label) -> str:
    """Return whose the value of a label at the head of an answer is: "recipient" of who wrote to whom that began the
    thread, "nobody" of whom they wrote to; "" outside of a thread and where its mails do not say."""
    mails = document.once(_thread)
    began = mails[-1].sender.casefold() if mails else ""
    for mail in mails[:-1]:
        if mail.head.start <= label.span.start < mail.head.end and began in mail.to.casefold():
            return "recipient" if label.key == "provider" else _NOBODY
    if mails and label.key == "provider" and mails[-1].head.start <= label.span.start < mails[-1].head.end:
        return _NOBODY if _hands_on(document, mails[-1]) else ""
    return _NOBODY if stands_beside_the_matter(document, label.span.start) else ""


def stands_beside_the_matter(document: Document, offset: int) -> bool:
    """Tell whether words stand in another mail than the one that sends a patient, or name whom that is to, in a thread
    whose oldest mails tell of none."""
    mails, older = document.once(_thread), document.once(_before_the_matter)
    if not mails or not older:
        return False
    names_the_reader = _TO.match(document.text.line_at(offset).text) is not None
    return names_the_reader or not mails[-1].head.start <= offset < older[0].head.start


_TO = re.compile(r"\W{0,2}(?:to|cc):", re.IGNORECASE)


def _hands_on(document: Document, mail: _Mail) -> bool:
    """Whether a mail hands on what another has written, who gives their number in the register of prescribers beside
    their name: the assistant at the desk sends what the physician asks."""
    older = document.once(_before_the_matter)
    names = set(_WORD_OF_A_NAME.findall(mail.sender.casefold()))
    for label in document.labels if older else ():
        if label.key == "npi" and mail.head.end < label.span.start < older[0].head.start:
            line = document.text.lines[label.line].text.casefold()
            return not names.intersection(_WORD_OF_A_NAME.findall(line))
    return False


def places_of_who_answers(document: Document) -> Iterator[Found]:
    """Yield the places of work in the lines under an answer to who began a thread: "Kim | front desk | Elm Street
    Psychiatry | 541-555-0140"."""
    for line in document.text.lines:
        told = tells(line.text) and "|" not in line.text
        if not told and stands_in_an_answer(document, line.start):
            yield from people_and_organizations(document, Span(line.start, line.end), _SURENESS)[1]


def stands_in_an_answer(document: Document, offset: int) -> bool:
    """Tell whether words stand below the head of an answer to who began a thread."""
    mails = document.once(_thread)
    began = mails[-1].sender.casefold() if mails else ""
    return any(
        mail.head.end < offset < older.head.start
        and mail.sender.casefold() != began
        and began in mail.to.casefold()
        for mail, older in pairwise(mails)
    )


def stands_in_the_first_mail(document: Document, offset: int) -> bool:
    """Tell whether words stand below the head of the mail that began a thread, which somebody else answers."""
    mails = document.once(_thread)
    answered = any(stands_in_an_answer(document, mail.head.end + 1) for mail in mails[:-1])
    return answered and offset > mails[-1].head.end


def _thread(document: Document) -> tuple[_Mail, ...]:
    """The mails of a thread of answers, back to the first that tells of the patient; none where the page prints one
    mail, or one that is sent on."""
    text = document.text
    older = document.once(_before_the_matter)
    mails = document.once(_mails)
    mails = mails[: len(mails) - len(older)]
    if len(mails) < 2 or text.line_at(mails[0].head.start).number > _LINES_ABOVE_A_THREAD:
        return ()
    if not older and not _are_of_one_house(mails[0], mails[-1]):
        return ()
    return tuple(mails) if _ANSWERS.search(text.content, mails[0].head.start, mails[1].head.start) else ()


def _before_the_matter(document: Document) -> tuple[_Mail, ...]:
    """The oldest mails of a page that tell of no patient, below one that does: a notice to all, whose subject somebody
    kept who sent a patient in answer to it."""
    mails = document.once(_mails)
    if not mails:
        return ()
    ends = [*(mail.head.start for mail in mails[1:]), len(document.text.content)]
    tells_of_a_patient = [
        any(
            label.key in _IDENTITY and label.role == "patient" and mail.head.end <= label.span.start < end
            for label in document.labels
        )
        for mail, end in zip(mails, ends, strict=True)
    ]
    last = max((at for at, tells_of in enumerate(tells_of_a_patient) if tells_of), default=len(mails))
    return mails[last + 1 :]


_IDENTITY = frozenset({"birth_date", "nhs_number", "health_card", "mrn"})


def _mails(document: Document) -> tuple[_Mail, ...]:
    """The mails whose heads a page prints, the newest first."""
    return tuple(
        _Mail(Span(*match.span()), _bare(match["sender"]), match["sender"], match["to"] or match["to_first"])
        for match in _HEAD_OF_A_MAIL.finditer(document.text.content)
    )


def _are_of_one_house(newest: _Mail, oldest: _Mail) -> bool:
    """Whether two mails are by the same person or house, by a word of their senders: who is asked for a letter and
    sends one is not whom the thread's first mail is by."""
    names = [set(_WORD_OF_A_NAME.findall(text.casefold())) for text in (newest.written_by, oldest.written_by)]
    return bool(names[0] & names[1])


_WORD_OF_A_NAME = re.compile(r"[^\W\d_]{3,}")


def _bare(sender: str) -> str:
    """A sender's name without the address or the place behind it."""
    return re.split(r"\s*[<(\[,;]", sender, maxsplit=1)[0].strip()
