"""Why somebody is sent where the sender says in so many words what is wanted: a second opinion, that the care is taken
over, the question put to an adviser, the things to be done that a request leads to. The history around it tells less.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.line_marks import BULLET
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.heads import WHY_WEIGHT
from jobs.extraction.found import Found
from jobs.extraction.text import CELL, Line, Span
from jobs.extraction.wordings.words_of_asking import ASKING

_WANTED = re.compile(
    r"\b(?:(?:would|['\u2019]d) (?:very much |really |dearly )?(?:like|love|value|appreciate|welcome|be grateful for)|"
    r"wants?|wish(?:es)?|requests?|requesting|seeks?|seeking|ask(?:s|ed|ing)? (?:me |us )?for|keen (?:on|to have|for)|"
    r"grateful for|glad of|to (?:have|get|obtain)|refer\w* for)(?: (?:you|your|an?|some|independent|"
    r"further|formal|me)){0,3} second opinion\b",
    re.IGNORECASE,
)
_TAKEN_OVER = re.compile(
    r"\b(?:(?:to|for|request\w*|agree\w*(?: \w+){0,4} to|accept\w*) (?:the |a )?(?:transfer|handover|hand-over) of "
    r"(?:(?:his|her|their|this|the) )?(?:\w+ )?care|(?:to |please |kindly |for |by )?(?:tak(?:e|ing)|assum(?:e|ing)|"
    r"continu(?:e|ing)) (?:up |over |on )?(?:his|her|their|this \w+['\u2019]s) (?:[\w-]+ ){0,2}care\b|"
    r"transfer(?:ring)? (?:his|her|their) (?:\w+ )?care to (?:you|your))",
    re.IGNORECASE,
)
_IN_VIEW_OF = re.compile(
    r"^\W*(?:in (?:view|light) of|given|because of|considering|owing to)(?: the fact that)? (?P<why>[^,;]{8,160}?),? "
    r"(?:I|we) (?:would|should|['\u2019]d|wonder|(?:am|are) (?:writing|asking|referring)|feel|think|request|refer)\b",
    re.IGNORECASE,
)
"""What a request is made in view of: "Given how fast the creatinine rises I would be grateful ..."."""
_WHERE_TO = re.compile(
    r"\W*(?:\d{1,2}[.)] ?)?(?:(?:new|urgent|routine|outpatient) )?(?:referral|referred|refer|consult) to "
    r"(?P<to>[^:;?!]{3,90}): (?P<why>(?=.*[a-z]{3}).+)",
    re.IGNORECASE | re.DOTALL,
)
"""An entry that says where to and why: "Referral to dermatology, Elm Skin Clinic (fax ...): plaque psoriasis"."""
_CHANGES = re.compile(
    r"\b(?:ris(?:es?|ing)|fall(?:s|ing)|climb\w*|drop\w*|declin\w+|chang\w+)\b", re.IGNORECASE
)
_TO_TALK_THROUGH = re.compile(
    r"\b(?:s?he|they|patient|couple|parents) (?:now |also |both )?(?:wants?|would like|wish(?:es)?|(?:is|are) keen|"
    r"hopes?) to (?:talk (?:through|about|over)|discuss|explore) (?!it\b|this\b|that\b|these\b|them\b|with\b)",
    re.IGNORECASE,
)
"""What somebody wishes to talk about with who is asked: "She wants to talk through mode of birth"."""
_COMPLAINTS = re.compile(
    r"^\W*(?:(?:his|her|their|the) )?(?:chief|main|presenting) complaints?(?: (?:is|are|of|being|include))?[: ]+(?=\w)",
    re.IGNORECASE,
)
"""How a sentence of a letter begins that tells what somebody complains of: "Chief complaints dry cough x 14 months"."""
_OF_FORMER_TIMES = re.compile(
    r"\b(?:had|got|obtained|went for|was given|has been|previously|last (?:year|month)|in (?:19|20)\d\d|declined|"
    r"not|gave a|already)\b|n['\u2019]t\b",
    re.IGNORECASE,
)
_QUESTION_HEAD = re.compile(
    r"\W*(?:\d\.\s)?(?:(?:what is |your|the|my|our|clinical|specific|referral|consult|main|key|e-?consult) ?)*"
    r"(?:questions?|query|queries)(?:\(s\))?(?: (?:for|to|asked|posed|you)(?: [a-z]+){0,3})?"
    r"(?:\s*\([^()]*\))?\s*(?:[:?]\s*|$)",
    re.IGNORECASE,
)
_PUT = re.compile(
    r"\W*(?:and |but |so |also |then |or |in short,? |my question is:? )?(?:can|could|should|shall|would|will|do|does|"
    r"is|are|am|has|have|may|might|what|which|when|how|why|where|whether|if|any|anything|ok|okay|safe)\b",
    re.IGNORECASE,
)
_SAID_BY_ITSELF = re.compile(r"[^.?!;\n]+(?:[.?!;](?![\s])[^.?!;\n]*)*[.?!;\n]?")
"""A sentence as it is typed in haste, small letters behind full stops; a full stop within a number ends none."""
_LEADS_TO_A_LIST = re.compile(
    r"\b(?:do(?:ing)? the needful(?: for| as (?:below|under|follows))?|(?:please|kindly)(?: \w+){1,3} for|"
    r"(?:grateful|request\w*|ask(?:ing)?|refer\w*|need(?:s|ed)?)(?: \w+){0,3} (?:for|the "
    r"following))\s*[:.\u2013-]?\s*$",
    re.IGNORECASE,
)
_FEWEST_ITEMS, _MOST_ITEMS, _MOST_LINES = 2, 5, 20
_SENT, _SAID, _QUESTION, _LIST, _IN_VIEW, _WISHED_OR_COMPLAINED = (
    0.94,
    0.87,
    WHY_WEIGHT + 0.015,
    0.86,
    0.82,
    0.75,
)


def reasons_said_outright(document: Document) -> Iterator[Found]:
    """Yield the sentences that say what is wanted, the questions under a head that asks for one, and the items that a
    request leads to."""
    for sentence in document.sentences:
        if _says_what_is_wanted(document, sentence):
            yield Found(document.text[sentence.span], (sentence.span,), _SAID)
        elif _TO_TALK_THROUGH.search(sentence.words):
            yield Found(document.text[sentence.span], (sentence.span,), _WISHED_OR_COMPLAINED)
        elif (said := _COMPLAINTS.match(sentence.words)) and is_clinical(sentence.words[said.end() :]):
            told = Span(sentence.span.start + said.end(), sentence.span.end)
            yield Found(document.text[told], (told,), _WISHED_OR_COMPLAINED)
        elif why := _in_view_of(document, sentence):
            yield Found(document.text[why], (why,), _IN_VIEW)
        elif _LEADS_TO_A_LIST.search(sentence.words) and (items := _items_below(document, sentence.span.end)):
            yield Found(" ".join(document.text[item] for item in items), items, _LIST)
    sent = [why for sentence in document.sentences if (why := _behind_where_to(document, sentence))]
    yield from (Found(document.text[why], (why,), _SENT if len(sent) == 1 else _SAID) for why in sent)
    for body in _bodies_of_questions(document):
        if questions := _questions(document, body):
            yield Found(" ".join(document.text[span] for span in questions), questions, _QUESTION)


def _says_what_is_wanted(document: Document, sentence: Sentence) -> bool:
    """Whether a sentence asks for a second opinion, or to take the care over, and does not tell of a former one."""
    said = _WANTED.search(sentence.words) or _TAKEN_OVER.search(sentence.words)
    if said is None or _OF_FORMER_TIMES.search(sentence.words[: said.start()]):
        return False
    return asserted_at(document.text, document.outline, sentence.span) not in ("negated", "family")


def _in_view_of(document: Document, sentence: Sentence) -> Span | None:
    """What a sentence that asks says it is in view of, where that is the patient's health."""
    flowing = document.text.flowing
    said = _IN_VIEW_OF.match(flowing[sentence.span.start : sentence.span.end])
    if (
        said is None
        or not ASKING.search(sentence.words)
        or not (is_clinical(said["why"]) or _CHANGES.search(said["why"]))
    ):
        return None
    return Span(sentence.span.start + said.start("why"), sentence.span.start + said.end("why"))


def _behind_where_to(document: Document, sentence: Sentence) -> Span | None:
    """What a sentence tells behind the place to which it refers, where that is the patient's health."""
    said = _WHERE_TO.match(sentence.words)
    if said is None or not is_clinical(said["why"]):
        return None
    return document.text.trimmed(sentence.span.start + said.start("why"), sentence.span.end)


def _bodies_of_questions(document: Document) -> Iterator[Span]:
    """What stands under heads that ask for a question ("Your question (max 2000 characters)"), up to the next head."""
    text = document.text
    for line in text.lines:
        head = _QUESTION_HEAD.match(line.text)
        if head is None:
            continue
        end = line.end
        for below in text.lines[line.number + 1 : line.number + 1 + _MOST_LINES]:
            if _begins_another_matter(document, below):
                break
            end = below.end
        yield Span(line.start + head.end(), end)


def _begins_another_matter(document: Document, line: Line) -> bool:
    section = document.outline.section_at(line.start)
    headed = section is not None and section.heading.start >= line.start
    return headed or CELL in line.text or document.outline.block_at(line.start) == "signature"


def _questions(document: Document, body: Span) -> tuple[Span, ...]:
    """The sentences that put a question behind others that tell the story; none where no story comes first."""
    sayings = _SAID_BY_ITSELF.finditer(document.text.flowing, body.start, body.end)
    within = [one for one in sayings if len(one.group().split()) > 1]
    put = [one for one in within if one.group().rstrip().endswith("?") and _PUT.match(one.group())]
    if put and put[0] is within[0]:
        return ()
    spans = [document.text.trimmed(one.start(), one.end()) for one in put]
    return tuple(span for span in spans if span is not None)


def _items_below(document: Document, end: int) -> tuple[Span, ...]:
    """The marked lines right below a request, up to one with a box; none where there is only one, or more than anybody
    asks for."""
    items = []
    for line in document.text.lines[document.text.line_at(max(0, end - 1)).number + 1 :]:
        mark = None if BOX.search(line.text) else BULLET.match(line.text)
        span = document.text.trimmed(line.start + mark.end(), line.end) if mark else None
        if span is None:
            break
        items.append(span)
    return tuple(items) if _FEWEST_ITEMS <= len(items) <= _MOST_ITEMS else ()
