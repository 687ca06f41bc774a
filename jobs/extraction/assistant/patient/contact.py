"""How the patient is reached: telephone and e-mail. A relative's number is not the patient's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.labels.labelled import Label
from jobs.extraction.assistant.labels.owners import is_of_another
from jobs.extraction.assistant.page.correspondence import tells
from jobs.extraction.assistant.page.furniture import FAX_STRIP
from jobs.extraction.assistant.page.line_marks import CLOSING
from jobs.extraction.assistant.parties.chats import is_of_who_writes
from jobs.extraction.assistant.patient.beside_patient import (
    email_in_the_row_of_a_phone,
    email_under_the_patients,
    emails_beside,
    is_bare_number,
    is_below_a_relatives,
    is_said_to_have_none,
    phones_beside,
)
from jobs.extraction.assistant.patient.free_parts import free_parts
from jobs.extraction.assistant.patient.numbers_of_cards import calls_nobody, is_of_a_card
from jobs.extraction.assistant.patient.numbers_of_other_matters import is_of_another_matter
from jobs.extraction.assistant.patient.numbers_out_of_use import is_given_up
from jobs.extraction.assistant.patient.party_rows import TELLS_WHO, stands_behind_a_party
from jobs.extraction.assistant.patient.passages import Passage, stands_under_another
from jobs.extraction.assistant.patient.phones import (
    numbers_known,
    phone_found,
    phones_behind_birth_dates,
    phones_called_theirs,
)
from jobs.extraction.assistant.patient.phones_behind_addresses import (
    BEHIND_WHERE_THEY_LIVE,
    FEWEST_FIGURES,
    phones_behind_addresses,
)
from jobs.extraction.assistant.patient.reached_otherwise import (
    is_called_the_practices_behind,
    is_label_of_the_practice,
    reaches_a_relative,
    reaches_another,
)
from jobs.extraction.assistant.patient.relatives import RELATIVE, is_of_a_relative, is_told_of_another
from jobs.extraction.assistant.patient.takers_of_calls import takes_calls_for_them
from jobs.extraction.assistant.patient.words_of_others import names_nobody_else
from jobs.extraction.assistant.patient.words_of_reaching_abroad import REACHED_ABROAD, WAYS_ABROAD
from jobs.extraction.assistant.values.phones import EMAIL, find_phones
from jobs.extraction.found import Found, best
from jobs.extraction.text import Span

_OWN = re.compile(r"\b(?:own|patient|herself|himself)\b", re.IGNORECASE)
_OF_OTHERS = frozenset({"relative", "provider", "recipient", "organization"})
_OTHER_NUMBERS = frozenset({"relative", "phone", "fax"})
_OTHER_NUMBER = re.compile(
    r"(?:\b[A-Z]{3,}|#|\b[Nn]o\.?|\b[Nn]r\.?|\b[Nn]\.? ?[º°]|\bref\.?|\bnumber|\bclaim|\b[Ii][Dd]|"
    r"\b(?:[IiEe]nquiry|[Cc]ase|[Tt]icket|[Tt]racking|[Cc]onfirmation|[Ii]nvoice|[Rr]eference|[Aa]pplication|[Rr]equest|[Oo]rder|"
    r"[Aa]uthori[sz]ation|[Aa]pproval))\s*:?\s*$"
)
_THROUGH_OTHERS = re.compile(
    r"\b(?:through|via|c/o|message|no (?:tele)?phone|care of|reception|secretar(?:y|ies)|clinic|ward|"
    r"neighbou?r|friend|school)\b",
    re.IGNORECASE,
)
"""Words before a number that say that somebody else takes the call."""
_OF_WHOEVER = re.compile(
    r"(?:cell(?:ular)?|mob(?:ile)?|home|work|[hcmw]|handy|portable|m[oó]vil)\b.*", re.IGNORECASE
)
"""Labels of numbers that only people have, doctors too."""
_AT_WORK = re.compile(r"(?:work|employer|business|day)\b", re.IGNORECASE)
"""Labels of numbers that are taken where there is no other."""
_IN_THE_HEAD = ("letterhead", "signature")
_REACHED = re.compile(
    r"\b(?:(?:(?:can|may) be |is |are )?(?:best )?(?:reached|reachable|contacted|contactable|called|"
    r"telephoned|phoned|texted|rung)|best (?:on|at)|"
    r"(?:reach|contact|call|ring|phone|text|get hold of) (?:him|her|them)(?: at (?:home|work))?|"
    r"(?:a|by) text|joignable|"
    r"(?:\b(?:la|le) |\bl['\u2019])(?:joindre|contacter|appeler)|localizable|raggiungibile|erreichbar|bereikbaar|"
    rf"{REACHED_ABROAD}|"
    r"(?:his|her|their) (?:own )?(?:mobile|cell|home|work|phone|telephone|tel|number|contact|line)(?: (?:number|phone|"
    r"line))?)"
    r"(?:\s+(?:(?:in|during) the (?:early |late )?(?:mornings?|afternoons?|evenings?|day(?:time)?|week)|"
    r"(?:before|after|from|until) (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|lunch|dark|tea|supper|dinner|"
    r"breakfast|hours|work|school)|any ?time|most days|"
    r"on (?:week|mon|tues|wednes|thurs|fri|satur|sun)days?|"
    r"is|at|on|to|by|via|au|al|unter|op|his|her|their|own|phone|mobile|cell|telephone|tel\.?|number|"
    rf"e-?mail|{WAYS_ABROAD}))*\s*[:,]?\s+",
    re.IGNORECASE,
)


_OF_A_HOME = re.compile(
    r"\b(?:care|nursing|rest|residential) home(?:['\u2019]s)? (?:[\w-]+ ?){0,2}:? ?$", re.IGNORECASE
)
"""The label of the home in which the patient lives: "Care home email:"."""


def phone_of_patient(document: Document, passages: Sequence[Passage]) -> Found | None:
    """Return the patient's number: a labelled one, else one that stands among what tells who the patient is."""
    labelled = list(_phones_with_labels(document, passages))
    if labelled:
        return best(labelled)
    if is_said_to_have_none(document, "phone"):
        return None
    identifiers = numbers_known(document)

    def theirs(found: Found) -> bool:
        return (
            document.text[found.spans[0]] not in identifiers
            and not is_of_who_writes(document, found.start)
            and not (reaches_another(document, found.start) or takes_calls_for_them(document, found.start))
        )

    sources = (
        phones_called_theirs(document),
        (found for found in phones_beside(document, passages) if not is_of_a_card(document, found.start)),
        phones_behind_addresses(document),
        _free_phones(document),
        phones_behind_birth_dates(document),
        _phones_in_prose(document),
    )
    return next((best(kept) for source in sources if (kept := list(filter(theirs, source)))), None)


def _phones_with_labels(document: Document, passages: Sequence[Passage]) -> Iterator[Found]:
    """The numbers that labels give the patient, each as sure as its label."""
    for label, value in document.labelled("phone"):
        if document.role_of(label) != "patient" or _is_anothers(document, label, value):
            continue
        weight = 0.95 if label.role == "patient" else 0.92
        if _AT_WORK.match(label.wording):
            weight = 0.9
        if any(stands_under_another(document, passage, label.span) for passage in passages):
            weight -= _LESS_SURE
        for found in _labelled_phones(document, value, weight):
            before = document.text.content[value.start : found.start].strip()
            another = is_of_another(before) or is_called_the_practices_behind(document, found.spans[-1].end)
            if not another and not is_given_up(document, found):
                yield found


def _is_anothers(document: Document, label: Label, value: Span) -> bool:
    """Whether the number of a label is a relative's, a party's, of who writes or closes the letter, or no telephone."""
    return (
        is_told_of_another(document.text, label.span.start)
        or (not label.starts_line and _somebody_elses(document, label.span.start, reach=60, within=_A_PART))
        or (not (label.role or label.starts_line) and reaches_a_relative(document, label.span.start))
        or _THROUGH_OTHERS.search(_A_PART.split(document.text[value])[0]) is not None
        or _is_of_the_head(document, label)
        or stands_behind_a_party(document, label.span.start)
        or is_of_who_writes(document, value.start)
        or (not label.wording and calls_nobody(document, value))
        or takes_calls_for_them(document, value.start)
        or _ends_a_letter(document, label.span.start)
        or _is_beside_a_fax(document, label)
        or label.wording.casefold() == "office"
        or is_label_of_the_practice(document, label.span.start)
    )


def _is_beside_a_fax(document: Document, label: Label) -> bool:
    """Whether a number stands before a fax, which patients have not: "Telefon 0431/5550100 Telefax 0431/5550101"."""
    return not label.role and any(
        other.key == "fax"
        and not other.role
        and other.line == label.line
        and other.span.start > label.span.start
        for other in document.labels
    )


def _free_phones(document: Document) -> Iterator[Found]:
    """The numbers without labels in the patient's block."""
    for line in document.text.lines:
        if document.outline.block_at(line.start) != "patient" or FAX_STRIP.match(line.text):
            continue
        labels = [label for label in document.labels if label.line == line.number]
        if (tells(line.text) and not labels) or any(label.key in _OTHER_NUMBERS for label in labels):
            continue
        for part in free_parts(document, line, numbers=True):
            for found in _phones_in(document, part, 0.86):
                if _is_free(document, part, found):
                    yield found


def _is_free(document: Document, part: Span, found: Found) -> bool:
    """Whether a number of a part of a line is a telephone's, and nothing before it makes it somebody else's."""
    content = document.text.content
    start = 0 if _goes_on_from_above(document, part.start) else part.start
    return (
        not _somebody_elses(document, found.start)
        and not _is_taken_by_another(content[part.start : found.start])
        and not is_bare_number(document.text[found.spans[0]])
        and not is_numbered(document, found.start)
        and not is_of_another_matter(document, found.start)
        and not stands_behind_a_party(document, found.start)
        and names_nobody_else(document.text.flowing[max(start, found.start - _REACH) : found.start])
        and document.outline.block_at(found.start) == "patient"
    )


def _goes_on_from_above(document: Document, offset: int) -> bool:
    """Whether a line goes on the full one above it: "... Adjuster: I. Moss", below it "800-555-0101"."""
    text = document.text
    return text.line_at(offset).start == offset > 0 and text.flowing[offset - 1] == " "


_REST_OF_A_NUMBER, _LESS_SURE, _REACH = 14, 0.2, 90
"""In letters, of the words before a number that say whose it is."""


def _is_taken_by_another(before: str) -> bool:
    """Whether the words right before a number say who takes the call; "via Roma 5" is an address before them."""
    return _THROUGH_OTHERS.search(_CLAUSE.split(before)[-1]) is not None


_CLAUSE = re.compile(r"[,.;]\s")


def _is_of_the_head(document: Document, label: Label) -> bool:
    """Whether a number that any person may have stands in the head or under the signature, before the patient is named
    or behind all that is told: "Clinic hours: Mon-Sat  Cell: 0928 555 0175"."""
    block = document.outline.block_at(label.span.start)
    if block not in _IN_THE_HEAD or not _OF_WHOEVER.fullmatch(label.wording):
        return False
    return not any(
        other.role == "patient" and other.key in TELLS_WHO and abs(other.line - label.line) <= _NEAR
        for other in document.labels
    )


_NEAR = 3


def _phones_in_prose(document: Document) -> Iterator[Found]:
    """The number of a sentence such as "she can be reached at 802-555-0156"."""
    for match in chain(document.phrase(_REACHED), document.phrase(BEHIND_WHERE_THEY_LIVE)):
        stop = min(match.end() + 26, len(document.text.content))
        places = find_phones(document.text.flowing, start=match.end(), end=stop)
        for found in [phone_found(document, place, 0.82) for place in places]:
            theirs = not _somebody_elses(document, found.start) and not reaches_another(document, found.start)
            if found.start <= match.end() + 2 and theirs:
                yield found


_A_PART = re.compile(r"[.\t;:]\s")


def _somebody_elses(
    document: Document, offset: int, *, reach: int = 90, within: re.Pattern[str] | None = None
) -> bool:
    """Whether the words before a number speak of a relative and not again of the patient; `within` what parts them only
    those of the last part: "Her mother (tel 020 7946 0000)"."""
    if is_told_of_another(document.text, offset):
        return True
    before = document.text.flowing[max(0, offset - reach) : offset]
    before = within.split(before)[-1] if within else before
    relatives = list(RELATIVE.finditer(before))
    return bool(relatives) and not _OWN.search(before, relatives[-1].end())


def is_numbered(document: Document, offset: int) -> bool:
    """Tell whether the word before a number says that it is some other number ("ACCN 26-118-00417")."""
    return _OTHER_NUMBER.search(document.text.content, max(0, offset - 16), offset) is not None


def _ends_a_letter(document: Document, offset: int) -> bool:
    """Whether the sentence before a number closes the letter: "Regards, Dr Ada Quill, tel"."""
    before = document.text.flowing[max(0, offset - 90) : offset]
    return CLOSING.match(re.split(r"\n|[.!?]\s", before)[-1]) is not None


def _labelled_phones(document: Document, value: Span, weight: float) -> list[Found]:
    """The numbers of a label's value; one too short that ends its line with its rest below."""
    whole = list(_phones_in(document, value, weight))
    if all(_is_cut_short(document, found, value) for found in whole):
        return _phone_broken_off(document, value, weight) or whole
    return whole


def _is_cut_short(document: Document, found: Found, value: Span) -> bool:
    """Whether a number has, as it is written, too few figures and ends its value: "telephone 0131 496"."""
    written = sum(map(str.isdigit, document.text[found.spans[0]]))
    return written < FEWEST_FIGURES and found.spans[0].end == value.end


def _phone_broken_off(document: Document, value: Span, weight: float) -> list[Found]:
    """A number that ends on the next line ("M: 07700" and below it "900733")."""
    line = document.text.line_at(value.start)
    if document.text[value] != document.text[Span(value.start, line.end)] or not any(
        c.isdigit() for c in document.text[value]
    ):
        return []
    stop = min(line.end + _REST_OF_A_NUMBER, len(document.text.content))
    rejoined = document.text.content[: line.end] + " " + document.text.content[line.end + 1 : stop]
    places = find_phones(rejoined, start=value.start, end=stop)
    return [phone_found(document, place, weight) for place in places if place.start < line.end][:1]


def _phones_in(document: Document, span: Span, weight: float) -> Iterator[Found]:
    for place in find_phones(document.text.content, start=span.start, end=span.end):
        yield phone_found(document, place, weight)


def email_of_patient(document: Document, passages: Sequence[Passage]) -> Found | None:
    for reached in document.phrase(_REACHED):
        stop = document.text.flowing.find(". ", reached.end())
        told = EMAIL.search(
            document.text.flowing,
            reached.end(),
            min(stop if stop != -1 else reached.end() + 80, reached.end() + 80),
        )
        if told is not None and not _somebody_elses(document, reached.start()):
            return Found(
                told.group().rstrip("."),
                (Span(told.start(), told.start() + len(told.group().rstrip("."))),),
                0.84,
            )
    if beside := email_in_the_row_of_a_phone(document) or email_under_the_patients(document):
        return Found(document.text[beside], (beside,), 0.92)
    for match in document.phrase(EMAIL):
        number = document.text.line_at(match.start()).number
        theirs = any(
            label.line == number
            and (label.key in _OF_OTHERS or (label.key == "ignore" and label.starts_line))
            for label in document.labels
        )
        block = document.outline.block_at(match.start())
        in_a_sentence = block == "body" and document.is_told_of_patient(Span(*match.span()))
        of_a_home = _OF_A_HOME.search(document.text.flowing, max(0, match.start() - 40), match.start())
        theirs = theirs or of_a_home is not None or is_of_a_relative(document.text, match.start())
        theirs = theirs or is_below_a_relatives(document, match.start())
        if (in_a_sentence or block == "patient") and not theirs:
            return Found(match.group().rstrip("."), (Span(match.start(), match.end()),), 0.93)
    emails = emails_beside(document, passages)
    beside = next((span for span in emails if not is_below_a_relatives(document, span.start)), None)
    return Found(document.text[beside], (beside,), 0.82) if beside else None
