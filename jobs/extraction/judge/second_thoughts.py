"""Where a document is of two minds, or of another: two boxes ticked of one question, an empty box before a value, and
words that take back what was written before them
("Routine - please disregard, now URGENT", "12/09/1960 (corrected: 12/19/1960)").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from jobs.extraction.judge.aligner import Aligned, Aligner, PageIndex
from jobs.extraction.judge.contradictions import Contradiction
from jobs.extraction.judge.specialty_reading import specialties_named
from jobs.extraction.judge.two_urgencies import may_ask
from jobs.extraction.judge.urgency_reading import level_read
from jobs.extraction.judge.values import names_specialty
from referrals.data.referral import Field, Referral, walk

_URGENCY, _SPECIALTY = "request.urgency", "request.specialty"
_CHOSEN = frozenset({_URGENCY, _SPECIALTY, "request.service", "patient.sex"})
_LOOKED_AT = ("request.", "patient.", "clinical.medications", "clinical.allergies")
_TICKED = frozenset("\u2611\u2612\u2713\u2714\u25a0\u25c9\u25cf")
_UNTICKED = frozenset("\u2610\u25a1\u25cb")
_LONGEST_OPTION = 5
_FEWEST_TICKS = 2
_BEHIND = 6
_TAKEN_BACK = re.compile(
    r"^[\W_]*(?:please |pls )?(?:disregard|ignore|(?:now |has been )?corrected\b|correction\b|in error\b|"
    r"(?:this is |is |was )?(?:wrong|incorrect|an error)\b|amended to\b|should (?:be|read)\b)",
    re.IGNORECASE,
)
_HASTE = (
    r"(?:urgent(?:ly)?|emergency|emergent|stat|asap|immediate|same[- ]day|priority|2ww)(?![\w-])"
    r"(?! (?:release|contact|department|room|care|laparotomy|open|housing)\b)"
)
_RAISED = re.compile(
    r"\b(?:please |pls |now )?(?:up-?grad|re-?grad|expedit|escalat|chang|mov(?:e|ed|ing) up|rais|re-?triag|"
    r"re-?prioriti[sz]|"
    rf"treat|regard|mark|convert|amend|switch)\w*\b[^.;\n]{{0,40}}?\b(?:to|as|into)\s+(?:an? )?(?P<level>{_HASTE})\b|"
    rf"\bnow (?:an? |very |marked |considered |to be |requesting )*{_HASTE}\b|"
    rf"\b{_HASTE},? (?:now|instead|rather than routine|not routine|no longer routine)\b|"
    rf"\b(?:no longer|not) routine\b\W{{1,3}}(?:\w+ ){{0,3}}{_HASTE}\b|\bplease[^.;\n]{{0,25}} expedite\b",
    re.IGNORECASE,
)
_CALM = re.compile(
    r"(?:\b(?:priority|urgency|triage)\b(?: \w+)?\W{1,12}(?=standard|normal|low)|"
    r"\b(?:priority|urgency|category|triage|status|type|level|timing|class)\b(?: \w+)?\W{1,12}"
    r"(?=routine|non-?urgent|elective))(?P<calm>routine|non-?urgent|elective|standard|normal|low)\b(?!\s*(?:[/|\u2610\u25a1\u25cb]|or\b|\[))|"
    r"(?:[\u2611\u2612\u2713\u2714\u25a0\u25c9\u25cf]|[\[(]\s?x\s?[\])])\s?(?P<ticked>routine|non-?urgent|elective|standard|normal)\b",
    re.IGNORECASE,
)
"""How a form marks what can wait."""
_NOT_SO = re.compile(
    r"\b(?:not(?! routine)|no need to|if|unless|until|cannot|can't|don['\u2019]?t|should|mri|ct|scan|"
    r"ultrasound|echo|bloods|biopsy|repair|refill|prescription)\b",
    re.IGNORECASE,
)
_ONLY_IF = re.compile(r"\W{0,2}(?:if|should|unless|in case|when)\b", re.IGNORECASE)
_BEFORE_IT, _BEHIND_IT = 40, 20


def find_second_thoughts(referral: Referral, aligner: Aligner) -> Iterator[Contradiction]:
    """Yield the values of a referral beside which a second tick, or a correction, stands."""
    for path, judged in walk(referral):
        if judged.value is None or judged.source == "human" or not path.startswith(_LOOKED_AT):
            continue
        for evidence in judged.evidence[:1]:
            found = aligner.find(
                document_id=evidence.document_id,
                page=evidence.page,
                quote=evidence.quote,
                boxes=evidence.boxes,
            )
            if found is not None:
                page = aligner.indexes[(evidence.document_id, evidence.page)]
                yield from _ticked_beside(path, judged, found, page)
                yield from _not_ticked(path, found, page)
                yield from _taken_back(path, found, page)
    asking = [page for page in aligner.indexes.values() if may_ask(referral, page)]
    yield from _raised(referral.request.urgency, asking)


def _ticked_beside(path: str, judged: Field, found: Aligned, page: PageIndex) -> Iterator[Contradiction]:
    """Another tick on the line of a ticked value, beside words that name another value of the same question."""
    if path not in (_URGENCY, _SPECIALTY):
        return
    words = page.page.words
    line = [place for place, word in enumerate(words) if word.line == words[found.first].line]
    ticks = [place for place in line if words[place].text in _TICKED]
    if len(ticks) < _FEWEST_TICKS:
        return
    for first, last in _options(page, line):
        if words[first - 1].text in _UNTICKED or (first <= found.last and found.first <= last):
            continue
        if _is_another(path, str(judged.value), page.words(first, last)):
            yield Contradiction(
                path, "Another box of this question is ticked too.", True, (page.place(first, last),)
            )
            return


def _not_ticked(path: str, found: Aligned, page: PageIndex) -> Iterator[Contradiction]:
    """A value that is an option which nobody chose: its box is empty. On a line that ends with a box they stand behind
    their options."""
    words = page.page.words
    line = [place for place, word in enumerate(words) if word.line == words[found.first].line]
    behind = words[line[-1]].text in _TICKED | _UNTICKED
    box = found.last + 1 if behind else found.first - 1
    if path in _CHOSEN and box in line and words[box].text in _UNTICKED:
        yield Contradiction(path, "Its box is not ticked.", True, (page.place(box, box),))


def _options(page: PageIndex, line: list[int]) -> Iterator[tuple[int, int]]:
    """The first and the last word behind each box of a line, up to the next."""
    boxes = [place for place in line if page.page.words[place].text in _TICKED | _UNTICKED]
    for box, end in zip(boxes, [*boxes[1:], line[-1] + 1], strict=True):
        if 0 < end - box - 1 <= _LONGEST_OPTION:
            yield box + 1, end - 1


def _is_another(path: str, value: str, words: str) -> bool:
    if path == _URGENCY:
        return level_read(words) not in (None, value)
    if names_specialty(value, words):
        return False
    return any(slug != value for slug in specialties_named(words))


def _taken_back(path: str, found: Aligned, page: PageIndex) -> Iterator[Contradiction]:
    words, last = page.page.words, found.last
    behind = [
        place
        for place in range(last + 1, min(last + 1 + _BEHIND, len(words)))
        if words[place].line == words[last].line
    ]
    if behind and _TAKEN_BACK.match(page.words(behind[0], behind[-1])):
        yield Contradiction(
            path, "The words behind it take it back.", True, (page.place(behind[0], behind[-1]),)
        )


def _raised(urgency: Field, said: Iterable[PageIndex]) -> Iterator[Contradiction]:
    """A calm urgency in a document that elsewhere asks for it to be raised, and a raised one in a document that was
    marked as one that can wait: of the pair a person sees both places."""
    if urgency.value is None or urgency.source == "human":
        return
    pages = list(said)
    raising = next(_raisings(pages), None)
    if raising is None:
        return
    if urgency.value == "routine":
        page, span = raising
        yield Contradiction(_URGENCY, "The document asks for it to be raised.", True, (page.evidence(*span),))
        return
    for page in pages:
        marked = _CALM.search(page.plain.content)
        if marked is not None:
            span = marked.span("calm" if marked["calm"] else "ticked")
            yield Contradiction(
                _URGENCY, "The document was marked as less urgent before.", True, (page.evidence(*span),)
            )
            return


def _raisings(said: Iterable[PageIndex]) -> Iterator[tuple[PageIndex, tuple[int, int]]]:
    for page in said:
        for match in _RAISED.finditer(page.plain.content):
            before = page.plain.content[max(0, match.start() - _BEFORE_IT) : match.start()]
            behind = page.plain.content[match.end() : match.end() + _BEHIND_IT]
            if not (_NOT_SO.search(before) or _NOT_SO.search(match.group()) or _ONLY_IF.match(behind)):
                yield page, match.span()
