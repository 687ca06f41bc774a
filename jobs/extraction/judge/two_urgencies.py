"""Where a paper says twice how soon, and not the same: "Urgency: Routine" and "Urgency: Urgent", a routine request of
which a sentence says that it cannot wait, or one for "stat" below the title "ROUTINE REFERRAL".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jobs.extraction.judge.aligner import PageIndex, covers
from jobs.extraction.judge.contradictions import Contradiction
from jobs.extraction.judge.urgency_reading import level_read
from referrals.data.pages import Box
from referrals.data.referral import URGENCIES, Evidence, Referral

_PATH = "request.urgency"
_LABEL = re.compile(
    r"\b(?:(?:referral|request|clinical|case) )?(?:urgency|priority)(?: (?:level|of (?:the )?referral|requested))?"
    r"\s*[:=]\s*"
    r"(?P<level>[A-Za-z\d][\w -]{0,30})",
    re.IGNORECASE,
)
_OF_ANOTHER_ORDER = re.compile(
    r"\b(?:specimen|sample|lab\w*|test|collect\w*|transport|message|fax|e-?mail|bed|medication|prescri\w*|order)\b[^.]*$",
    re.IGNORECASE,
)
_A_CHOICE = re.compile(
    r"[\u2610-\u2612\u2713\u2714\u25a0\u25a1\u25cb\u25c9\u25cf\[\]|/_]|\bor\b|\bcircle\b|\btick\b"
)
_A_CHOICE_LATER = 60
"""Characters behind a label in which a form may go on with its other choices."""
_MOST_WORDS, _MOST_WORDS_OF_A_TITLE = 4, 8
_CANNOT_WAIT = re.compile(
    r"\b(?:needs?|must|has|have|requires?|should|ought)\s+(?:(?:urgently|really|therefore|to|be)\s+){0,3}"
    r"(?:be(?:ing)? )?(?:seen|reviewed|assessed|review|assessment|evaluated|evaluation|admission|admitted)\s+"
    r"(?P<time>(?:with)?in (?:the next )?(?:\d{1,2}|one|two|three|twenty-four|forty-eight) (?:hours?|hrs?|days?)|"
    r"today|tonight|immediately|this (?:morning|afternoon|evening)|tomorrow)\b|"
    r"\b(?P<unfit>routine (?:appointments?|referrals?|waits?|slots?|waiting times?) (?:will|would|is|are) (?:be )?"
    r"(?:not|too|un)\w*(?: (?:do|appropriate|acceptable|suitable|suffice|enough|long|late))?)",
    re.IGNORECASE,
)
_OF_TITLES = (
    r"(?:non[- ]?urgent|(?:very |most )?urgent|routine|elective|stat|dringend\w*|eilig\w*|elektiv\w*|urgentes?|"
    r"rutina(?:rio|ria)?|ordinari[oa]|spoed|routinem[aä]ssig\w*)"
)
_ASKED_FOR = (
    r"(?:(?:specialist |patient |outpatient |clinic |gp )?(?:referral|consult(?:ation)?|request|appointment|review)s?"
    r"(?: (?:form|letter|request|note))?|[uü]berweisung\w*|zuweisung|anforderung|demande(?: de consultation)?|"
    r"lettre d['\u2019]adressage|interconsulta|derivaci[oó]n|solicitud|richiesta(?: di visita)?|impegnativa|"
    r"pedido(?: de consulta)?|encaminhamento|verwijzing|verwijsbrief|aanvraag|remiss|henvisning)"
)
_TITLE = re.compile(
    rf"(?=\W{{0,3}}(?-i:[A-ZÀ-Þ]))\W{{0,3}}(?:(?P<first>{_OF_TITLES})[\s:-]{{1,3}}{_ASKED_FOR}|{_ASKED_FOR}[\s:(\u2013-]{{1,4}}(?P<last>{_OF_TITLES}))"
    r"[^\w.]{0,3}",
    re.IGNORECASE,
)
"""A line that is the title of a request and says how soon: "ROUTINE REFERRAL", "Demande de consultation - urgente"."""
_IN_SO_MANY_WORDS = re.compile(
    r"\b(?:this is|(?:I am|we are|I'm) (?:making|sending)(?: you)?|please (?:treat|accept|regard) this as) an? "
    r"(?P<level>(?:non[- ]?urgent|routine|elective|urgent|stat)) (?:referral|request)\b",
    re.IGNORECASE,
)
_NOT_SO = re.compile(
    r"\b(?:not|no|never|if|unless|until|should (?:s?he|they|symptoms|things)|in case|when|were to|was|told|advised|"
    r"return)\b[^.!?]*$",
    re.IGNORECASE,
)
_A_SENTENCE = 90
_SOON = ("asap", "stat")


def find_two_urgencies(referral: Referral, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """Yield what a page of the request says of its urgency that is not what the referral has."""
    stated = referral.request.urgency.value
    if stated not in URGENCIES:
        return
    for page in said:
        if not may_ask(referral, page):
            continue
        others = [
            place
            for level, place in (
                *_labelled(page, referral),
                *_titled(page, referral),
                *_in_so_many_words(page, referral),
                *_in_sentences(page),
            )
            if (level != stated if level in URGENCIES else stated == "routine")
        ]
        if others:
            soonest = max(others, key=_how_soon)
            yield Contradiction(
                _PATH,
                f'Page {page.page.number} says otherwise how soon: "{soonest.quote}".',
                certain=False,
                places=(soonest,),
            )


def _how_soon(place: Evidence) -> int:
    """The rank of the level that the words of a place tell."""
    level = level_read(place.quote)
    return URGENCIES.index(level) if level in URGENCIES else 0


def may_ask(referral: Referral, page: PageIndex) -> bool:
    """Return whether a page may say how soon this request is wanted: not one of a report, or of a laboratory."""
    kinds = [
        part.kind.value
        for part in referral.document.parts
        if part.document_id == page.page.document_id and page.page.number in part.pages
    ]
    return not kinds or "referral" in kinds or "cover_page" in kinds


def _labelled(page: PageIndex, referral: Referral) -> Iterator[tuple[str, Evidence]]:
    """The levels behind labels on other lines than the one that was read; several on a line are the choices of a form,
    of which another reading sees the marks.
    """
    for first, last in _other_lines(page, referral):
        line = page.words(first, last)
        for label in _LABEL.finditer(line):
            words = " ".join(re.split(r"\s{2,}|[.,;(]", label["level"])[0].split()[:_MOST_WORDS])
            told = re.split(r"[.;]", line[label.start("level") :])[0][:_A_CHOICE_LATER]
            if _A_CHOICE.search(told) or _OF_ANOTHER_ORDER.search(line[: label.start()]):
                continue
            level = level_read(words)
            if level is not None and _says_one(words):
                start = page.plain.starts[first] + label.start("level")
                yield level, page.evidence(start, start + len(words))


def _titled(page: PageIndex, referral: Referral) -> Iterator[tuple[str, Evidence]]:
    """The levels in titles of requests, on other lines than the one that was read."""
    for first, last in _other_lines(page, referral):
        if last - first >= _MOST_WORDS_OF_A_TITLE:
            continue
        title = _TITLE.fullmatch(page.words(first, last))
        if title and (level := level_read(title["first"] or title["last"])) is not None:
            yield level, page.evidence(page.plain.starts[first], page.plain.starts[first] + len(title[0]))


def _in_so_many_words(page: PageIndex, referral: Referral) -> Iterator[tuple[str, Evidence]]:
    """The levels that sentences give the request outright, where nothing else of it was read."""
    own = _own_boxes(page, referral)
    for told in _IN_SO_MANY_WORDS.finditer(page.plain.content):
        place = page.evidence(*told.span("level"))
        level = level_read(told["level"])
        if level is not None and not any(covers(own, box) for box in place.boxes):
            yield level, place


def _other_lines(page: PageIndex, referral: Referral) -> Iterator[tuple[int, int]]:
    """The first and last words of the lines on which the urgency was not read."""
    own = _own_boxes(page, referral)
    for first, last in page.lines():
        if not any(covers(own, word.box) for word in page.page.words[first : last + 1]):
            yield first, last


def _own_boxes(page: PageIndex, referral: Referral) -> tuple[Box, ...]:
    places = referral.request.urgency.evidence
    return tuple(box for place in places if _is_on(place, page) for box in place.boxes)


def _is_on(place: Evidence, page: PageIndex) -> bool:
    return (place.document_id, place.page) == (page.page.document_id, page.page.number)


def _says_one(words: str) -> bool:
    """Whether all the words that say a level say the same: "Routine Urgent" is a form's choice."""
    return len({level for word in words.split() if (level := level_read(word)) is not None}) <= 1


def _in_sentences(page: PageIndex) -> Iterator[tuple[str, Evidence]]:
    """What sentences say of a time within days, or that a routine appointment would be too late."""
    content = page.plain.content
    for told in _CANNOT_WAIT.finditer(content):
        before = content[max(0, told.start() - _A_SENTENCE) : told.start()]
        if _NOT_SO.search(re.split(r"[.!?]\s", before)[-1]):
            continue
        if told["unfit"]:
            if re.search(r"\b(?:not|too|un)", told["unfit"], re.IGNORECASE):
                yield "sooner", page.evidence(*told.span("unfit"))
        elif level_read(told["time"]) in _SOON:
            yield "sooner", page.evidence(*told.span("time"))
