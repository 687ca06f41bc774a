"""Who asks and who is asked in a printed chat: each message begins with its time and who wrote it, and whoever writes
who the patient is sends; another one who writes is asked."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.names import surest_name
from jobs.extraction.assistant.patient.names_cut_out import Named
from jobs.extraction.assistant.values.names import looks_like_organization, looks_like_person
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_DAY = r"(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4},? )"
_TIME = r"\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?"
_MESSAGE = re.compile(
    rf"^\W{{0,2}}(?:\[{_DAY}?{_TIME}\] ?|{_DAY}{_TIME} ?[-\u2013\u2014] ?)"
    r"(?P<who>[A-ZÀ-Þ][\w.'\u2019 -]{2,40}?): (?=\S)",
    re.MULTILINE,
)
_FEWEST_MESSAGES = 3
_WRITES = 0.9


@dataclass(frozen=True, slots=True)
class Chat:
    """Where the messages of a chat begin, and who wrote each."""

    starts: tuple[int, ...]
    writers: tuple[Span, ...]

    def writer_at(self, offset: int) -> Span | None:
        """Return who wrote the message that stands at a place."""
        place = bisect_right(self.starts, offset)
        return self.writers[place - 1] if place else None


def chat_of(document: Document) -> Chat | None:
    """Return the chat that a document prints; None where it prints none."""
    return document.once(_chat_of)


def _chat_of(document: Document) -> Chat | None:
    messages = list(_MESSAGE.finditer(document.text.content))
    writers = {match["who"] for match in messages}
    if len(messages) < _FEWEST_MESSAGES or len(writers) < 2:
        return None
    return Chat(
        tuple(match.start() for match in messages), tuple(Span(*match.span("who")) for match in messages)
    )


def who_writes_of(document: Document, patient: Named | None) -> Found | None:
    """Return who wrote the message that names the patient; where none does, who began a chat whose head names the other
    one: it is kept by who asks."""
    chat = chat_of(document)
    if chat is None:
        return None
    if patient is not None:
        writer = chat.writer_at(patient[1].start)
        return _person(document, writer) if writer else None
    began, head = chat.writers[0], document.text.content[: chat.starts[0]]
    others = {document.text[writer] for writer in chat.writers} - {document.text[began]}
    kept = document.text[began] not in head and len(others) == 1 and next(iter(others)) in head
    return _person(document, began) if kept else None


def who_is_written_to(document: Document, patient: Named | None) -> Found | None:
    """Return the one other person who writes in a chat in which somebody names the patient."""
    chat, sender = chat_of(document), who_writes_of(document, patient)
    if chat is None or sender is None:
        return None
    others = {document.text[writer]: writer for writer in reversed(chat.writers)}
    others.pop(str(sender.value), None)
    return _person(document, next(iter(others.values()))) if len(others) == 1 else None


def is_another_writer(document: Document, span: Span) -> bool:
    """Tell whether words name somebody who writes in a chat in which another one names the patient."""
    chat = chat_of(document)
    sender = who_writes_of(document, document.once(surest_name)) if chat else None
    if chat is None or sender is None:
        return False
    writers = {document.text[writer] for writer in chat.writers} - {str(sender.value)}
    words = document.text[span]
    return words not in str(sender.value) and any(words in writer for writer in writers)


def is_a_number_of_the_story(document: Document, offset: int) -> bool:
    """Tell whether a number stands in a message of a chat and nothing before it says that whoever writes is reached
    by it ("My ward is 028 555 0145")."""
    return _before_in_a_message(document, offset) is not None and not reaches_who_writes(document, offset)


def reaches_who_writes(document: Document, offset: int) -> bool:
    """Tell whether a number stands in a message of a chat behind words for who writes or where they work: "Casualty
    here is 053 555 0200"."""
    before = _before_in_a_message(document, offset)
    return before is not None and _OF_WHO_WRITES.search(before) is not None


def is_of_who_writes(document: Document, offset: int) -> bool:
    """Tell whether a number stands in a message of a chat behind words that say that whoever writes is reached by it:
    "my cell 073 555 0690"."""
    before = _before_in_a_message(document, offset)
    return before is not None and _THEIR_OWN.search(before) is not None


def _before_in_a_message(document: Document, offset: int) -> str | None:
    """The words before a place in a message of a chat; None where it stands in none."""
    chat = chat_of(document)
    if chat is None or chat.writer_at(offset) is None:
        return None
    return document.text.flowing[max(0, offset - _REACH) : offset]


def where_who_writes_works(document: Document, writer: Found | None) -> Found | None:
    """Return the place of work that somebody in a chat says on their name: "Dr Ida Moss, comserve at Elm District
    Hospital"."""
    chat = chat_of(document)
    if chat is None or writer is None:
        return None
    names = "|".join(re.escape(name) for name in str(writer.value).split() if len(name) > _LETTERS_OF_A_TITLE)
    works = re.compile(rf"\b(?:{names})\b{_AT_A_PLACE}")
    for match in document.phrase(works):
        author = chat.writer_at(match.start())
        if author is None or document.text[author] != str(writer.value):
            continue
        place = Span(*match.span("place"))
        if looks_like_organization(words := " ".join(document.text[place].split())):
            return Found(words, (place,), _WORKS)
    return None


def where_the_head_says_they_work(document: Document, asked: Found) -> Found | None:
    """Return the place behind somebody's name in the head of a chat: "Chat: Dr Ida Moss - Elm Heart Hospital"."""
    chat = chat_of(document)
    if chat is None:
        return None
    behind = re.compile(rf"{re.escape(str(asked.value))} ?[-\u2013,|(] ?(?P<place>[A-ZÀ-Þ][^\n\t()]{{4,60}})")
    match = behind.search(document.text.content, 0, chat.starts[0])
    place = document.text.trimmed(*match.span("place")) if match else None
    if place is None or not looks_like_organization(document.text[place]):
        return None
    return Found(document.text[place], (place,), _WORKS)


_THEIR_OWN = re.compile(
    r"\b(?:my|our) (?:own |direct |work )?(?:cell|mobile|mob|phone|tel|number|no|line|ext|ward|rooms|desk)\b"
    r"(?: number| no| phone)?(?: is| here)?[\s:.]*$",
    re.IGNORECASE,
)
_AT_A_PLACE = (
    r"(?:,? [a-z][\w-]*){0,4},? (?:at|from|in|of|@) (?:the )?"
    r"(?P<place>[A-ZÀ-Þ][\w'\u2019&-]*(?:(?: |\n(?=[A-Z][a-z]))(?:of |the )?[A-ZÀ-Þ&][\w'\u2019&-]*){0,5})"
)
_WORKS = 0.86
_LETTERS_OF_A_TITLE = 2
_REACH = 40
_OF_WHO_WRITES = re.compile(
    r"\b(?:my|our|me|us|i['\u2019]m|we['\u2019]re|ward|clinic|rooms|practice|surgery|casualty|reception|switchboard)\b"
    r"(?:(?!\b(?:h(?:us)?b(?:and|by)|wife|m[uo]m|mother|dad|father|son|daughter|sister|brother|patient)\b)[^.;?!\n])*$",
    re.IGNORECASE,
)


def _person(document: Document, writer: Span) -> Found | None:
    words = document.text[writer]
    named = " " in words and looks_like_person(words) and not looks_like_organization(words)
    return Found(words, (writer,), _WRITES) if named else None
