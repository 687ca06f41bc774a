"""What a letter puts to its reader in so many words, wherever it stands: "The question is whether this is thyroiditis",
"Would you take out her gallbladder?". Told in English; the history around it says less of why it was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.in_prose import NEVER_A_REASON
from jobs.extraction.assistant.request.reason.words import LOGISTICS
from jobs.extraction.assistant.request.service.words import A_SERVICE
from jobs.extraction.found import Found
from jobs.extraction.text import CELL
from jobs.extraction.wordings.words_of_asking import ANOTHER_MATTER, says_what_for

_THEM = r"(?:he|she|they|it|this|that|these|there|you|we|I|(?:his|her|their|the|an?|any|Mr|Mrs|Ms|Miss|Master) ?\w+)"
_QUESTION = (
    r"\b(?:(?:my|our|the|his|her|their|one|a|your) )(?:[\w'\u2019-]+ ){0,3}?(?:questions?|query|queries)"
    r"(?: (?:for|to) (?:you|your \w+))?(?: (?:then|today|now|here))? "
    r"(?:is|are|was|would be|remains|becomes)(?: (?:simply|really|just|then|now|mainly|chiefly|therefore|this|"
    r"quite simply))?"
    r"[:,]? "
)
_THOUGHTS = (
    r"\b(?:your|some|any|an?|expert) (?:[\w-]+ ){0,3}?(?:thoughts?|views?|opinion|advice|guidance|input|take|"
    r"steer|ideas?|"
    r"judge?ment|help)(?: (?:on|as to|about|in|with|regarding|over))?"
    r"(?: (?:deciding|knowing|working out|sorting out|understanding))? "
    r"(?=(?:whether|if(?! (?:you|possible)\b)|what|which|how|when|who|why)\b)"
)
_WONDERS = (
    r"\b(?:(?:I|we)(?:['\u2019]m| am|['\u2019]re| are| was| do| would| also| just| have)*(?: \w+ly)? "
    r"(?:wonder(?:ed|ing)?|ask(?:ing)?|(?:need|want|wish|like|love|keen|glad|grateful|happy|pleased) to (?:know|"
    r"ask|hear|learn)"
    r"(?: from you)?)|(?:please |kindly |could you |would you |can you )(?:let (?:me|us) know|advise(?: (?:me|"
    r"us))?|say|tell (?:me|us)|"
    r"comment(?: on)?|clarify|determine|decide|see|find out)) "
    rf"(?=(?:whether|if(?= {_THEM}\b)(?! you(?:['\u2019]d|r \w+)? (?:would|could|can|might|will)\b)|what|which|"
    rf"how)\b)"
)
_ASKED_TO = (
    r"\b(?:(?:would|could|can|will|might) you(?: (?:please|kindly|possibly|perhaps|also|be (?:able|willing|"
    r"kind enough|so kind as)"
    r" to|consider))*|(?:I|we)(?:['\u2019]d| would)?(?: (?:like|ask|want|need))(?: that)? you(?: to| could| would)?"
    r"(?: (?:kindly|please|consider))*|"
    r"(?:and|but|so) (?:would|should) (?:ask|like|want) you to(?: (?:kindly|please|consider))*|"
    r"(?:(?:he|she|they) (?:really |now |probably )?(?:needs?|wants?) you to)|(?:please|pls|plz|"
    r"kindly)(?: (?:also|can you|could you|consider))*|"
    r"(?:I|we) (?:am |are |was |were |['\u2019]m |['\u2019]re )?(?:hoping|hope|wonder(?:ing|ed)?|asking|ask|"
    r"grateful|obliged|glad)"
    r"(?: that| if| whether)? you (?:could|can|would|will|might|may|['\u2019]d)(?: (?:please|kindly|consider|"
    r"be able to))*) "
)
_DOES = (
    r"(?=(?:tak(?:e|ing) (?:out|off|down|a biopsy|them out|it out|this out|it off|this off)|remov(?:e|ing)|"
    r"excis(?:e|ing)|"
    r"scop(?:e|ing)|test(?:ing)?|check(?:ing)?|inject(?:ing)?|fix(?:ing)?|repair(?:ing)?|replac(?:e|ing)|"
    r"biops(?:y|ying)|"
    r"drain(?:ing)?|aspirat(?:e|ing)|operat(?:e|ing)|ablat(?:e|ing)|cardiovert(?:ing)?|stent(?:ing)?|scan(?:ning)?|"
    r"screen(?:ing)?(?: (?:him|her|them))? for|rul(?:e|ing) out|exclud(?:e|ing)|confirm(?:ing)?|start(?:ing)?|"
    r"titrat(?:e|ing)|wean(?:ing)?|do(?:ing)?(?! not\b| the needful)|perform(?:ing)?|carry(?:ing)? out|"
    r"put(?:ting)? (?:in|him|her|them) |"
    r"list(?:ing)? (?:him|her|them) for|fit(?:ting)? (?:an?|the|his|her) |insert(?:ing)?|trim(?:ming)?|"
    r"cauteri[sz](?:e|ing)|releas(?:e|ing)|straighten(?:ing)?|(?:see|look|say|tell|decide) (?:whether|if)|"
    r"help (?:with|us with|me with|sort|work out|decide)|sort(?:ing)? out|look(?:ing)? (?:at|into|for)|"
    r"assess(?:ing)? (?:whether|if|for)|evaluat(?:e|ing) for|advis(?:e|ing) (?:on|about|whether|regarding)|"
    r"cholecystectomy|surgery|[\w-]{4,}(?:ectomy|oscopy|plasty|otomy|ostomy)|(?:an?|the|joint|total|hip|knee|further|"
    r"bariatric|spinal) (?:[\w-]+ ){0,3}?(?:replacement|surgery|repair|excision|biopsy|injections?|"
    r"[\w-]{4,}(?:ectomy|oscopy|plasty|otomy|ostomy)))\b)"
)
_NEEDS_DOING = (
    r"\b(?:I|we) (?:\w+ )?(?:think|feel|believe|suspect|reckon) (?:that )?(?:he|she|they|it|this) (?:\w+ )?"
    r"(?:needs?|requires?|merits?|warrants?|would benefit from|should have|ought to have|will need)"
    r"(?= (?:(?:an?|the|to have|you to|your) )?\w)(?: (?:you|your \w+) to)? "
)
_CHIEFLY = (
    r"\b(?:I|we)(?:['\u2019]m| am|['\u2019]re| are) (?:chiefly|mainly|really|principally|particularly|simply|"
    r"specifically|"
    r"primarily|mostly|basically) (?:asking|looking|hoping|writing|after|seeking)(?: (?:for|to ask(?: for)?))? "
)
_POINT = (
    r"\bwhat (?:I|we) (?:(?:really|chiefly|mainly|most|would|am|are) )*(?:want|need|like|asking|"
    r"hoping)(?: (?:for|to know|you to do|from you))*"
    r" (?:is|are)[:,]? (?:for you to )?"
)
_IDEA = (
    r"(?:^|(?<=[.;:!?] ))(?:the|my|our|his|her|their) (?:current |main |first )?(?:thought|thinking|idea|hope|"
    r"suggestion|wish) "
    r"(?:here |now |at present )?(?:is|was|would be)[:,]? (?:for |that (?:he|she|they) (?:might|may|could) "
    r"(?:have|be) )?"
    r"(?!to (?:send|write|ring|call|keep|wait|let|see (?:if|how|what))\b|(?:he|she|they) (?:will|is|are)\b|not\b|no\b)"
)
THE_QUESTION = 0.9
"""How sure what is called the question is; other requests say less than what the patient has."""
_LEADS = (
    (re.compile(_QUESTION, re.IGNORECASE), THE_QUESTION, False),
    (re.compile(_CHIEFLY, re.IGNORECASE), THE_QUESTION, False),
    (re.compile(_POINT, re.IGNORECASE), THE_QUESTION, False),
    (re.compile(_IDEA, re.IGNORECASE), THE_QUESTION, True),
    (re.compile(_THOUGHTS, re.IGNORECASE), 0.88, False),
    (re.compile(_ASKED_TO + _DOES, re.IGNORECASE), 0.88, False),
    (re.compile(_WONDERS, re.IGNORECASE), 0.87, True),
    (re.compile(_NEEDS_DOING, re.IGNORECASE), 0.86, True),
)
"""What leads to what is asked, how sure it is, and whether it must name the patient's health or something done."""
_ASKED = re.compile(
    r"\W*(?:(?:so|and|but|also|then|or|now|in short|basically|my question|question|query)[,:]? )*"
    r"(?P<what>(?:is|are|was|could|can|might|may|should|shall|would|do|does|has|have|will|am I|what|which|how|"
    r"why|any)\b[^?]{8,160}\?)",
    re.IGNORECASE,
)
_OF_THE_OFFICE = re.compile(
    r"\b(?:results?|reports?|letters?|cop(?:y|ies)|e-?mail|fax|phone|telephone|ring|call|text|bill|invoice|"
    r"parking|transport|escort|form|receipt|receive[d]?|number|address|voicemail|acknowledge|interpreter|"
    r"appointments? (?:is|are|was|letter)|hesitate|insurance|authori[sz]ation|earlier|sooner|weeks?|cancellation)\b",
    re.IGNORECASE,
)
"""What is asked of an office, and is not what a patient is sent for."""
_ENDS = re.compile(
    r",? (?:and|but) (?:I|we|he|she|they|please|if|also|would|should|could)\b|,? (?:as|because|since|although|"
    r"though) (?:I|we|he|she|they|it|there)\b|"
    r"[;]|,? (?:inside|within|in the next|before|by the end|if (?:at all )?possible|when you|if you)\b|\?",
    re.IGNORECASE,
)
"""Where what is asked ends, and another wish or its ground begins."""
_FEWEST_WORDS = 2
_QUESTION_MARKED = 0.86


def reasons_put_to_the_reader(document: Document) -> tuple[Found, ...]:
    """Return what sentences ask of the reader beside seeing the patient, surest where it is called the question."""
    return document.once(_all_put)


def _all_put(document: Document) -> tuple[Found, ...]:
    return tuple(_each_put(document))


def _each_put(document: Document) -> Iterator[Found]:
    text = document.text
    for sentence in document.sentences:
        if not _may_ask(document, sentence):
            continue
        words = text.flowing[sentence.span.start : sentence.span.end]
        found = _led(words)
        if found is None:
            continue
        start, end, sureness = found
        span = text.trimmed(sentence.span.start + start, sentence.span.start + end, strip=" \t\n.,;:")
        if span is None or asserted_at(text, document.outline, span) == "family":
            continue
        yield Found(text[span], (span,), sureness)


def _may_ask(document: Document, sentence: Sentence) -> bool:
    section = document.outline.section_at(sentence.span.start)
    if CELL in sentence.words or (section is not None and section.key in NEVER_A_REASON):
        return False
    return not (ANOTHER_MATTER.search(sentence.words) or LOGISTICS.search(sentence.words))


def _led(words: str) -> tuple[int, int, float] | None:
    """Where what a sentence asks begins and ends, with how sure it is."""
    for lead, sureness, must_name in _LEADS:
        for match in lead.finditer(words):
            ends = _ENDS.search(words, match.end() + 12)
            end = ends.start() if ends else len(words)
            what = words[match.end() : end]
            if _is_a_matter(what, must_name=must_name):
                return match.end(), end, sureness
    asked = _ASKED.fullmatch(words.strip())
    if asked is not None and _is_a_matter(asked["what"], must_name=True):
        offset = len(words) - len(words.lstrip())
        return offset + asked.start("what"), offset + asked.end("what"), _QUESTION_MARKED
    return None


def _is_a_matter(what: str, *, must_name: bool) -> bool:
    if (
        (len(what.split()) < _FEWEST_WORDS and not A_SERVICE.search(what))
        or _OF_THE_OFFICE.search(what)
        or not says_what_for(what)
    ):
        return False
    return not must_name or is_clinical(what) or A_SERVICE.search(what) is not None
