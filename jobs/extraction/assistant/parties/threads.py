"""Who asks and who is asked in a printed thread of mails, the newest first: who wrote the oldest began it and asks, and
whoever answered them is asked, though "From:" stands before both."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.text import Span

_HEAD_OF_A_MAIL = re.compile(
    r"^\W{0,2}From:[ \t]*(?P<sender>[^\n]{3,120})\n(?:[^\n]*\n){0,2}?\W{0,2}(?:Sent|Date):[^\n]*\n"
    r"(?:[^\n]*\n){0,1}?\W{0,2}To:[ \t]*(?P<to>[^\n]{3,160})$",
    re.MULTILINE | re.IGNORECASE,
)
_ANSWERS = re.compile(r"^\W{0,2}Subject:[ \t]*(?:RE|AW|SV|Antw?)\b", re.MULTILINE | re.IGNORECASE)
_LINES_ABOVE_A_THREAD = 4
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class _Mail:
    head: Span
    sender: str
    to: str


def role_in_thread(document: Document, label: Label) -> str:
    """Return whose the value of a label at the head of an answer is: "recipient" of who wrote to whom that began the
    thread, "nobody" of whom they wrote to; "" outside of a thread and where its mails do not say."""
    mails = document.once(_thread)
    began = mails[-1].sender.casefold() if mails else ""
    for mail in mails[:-1]:
        if mail.head.start <= label.span.start < mail.head.end and began in mail.to.casefold():
            return "recipient" if label.key == "provider" else NOBODY
    return ""


def _thread(document: Document) -> tuple[_Mail, ...]:
    """The mails of a thread of answers; none where the page prints one mail, or one that is sent on."""
    text = document.text
    mails = [
        _Mail(Span(*match.span()), _bare(match["sender"]), match["to"])
        for match in _HEAD_OF_A_MAIL.finditer(text.content)
    ]
    if len(mails) < 2 or text.line_at(mails[0].head.start).number > _LINES_ABOVE_A_THREAD:
        return ()
    return tuple(mails) if _ANSWERS.search(text.content, mails[0].head.start, mails[1].head.start) else ()


def _bare(sender: str) -> str:
    """A sender's name without the address or the place behind it."""
    return re.split(r"\s*[<(\[,;]", sender, maxsplit=1)[0].strip()
