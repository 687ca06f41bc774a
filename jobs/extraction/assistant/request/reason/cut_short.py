"""A reason cut to what says it: the request alone where the sentence around it says only that, or tells no more than
that there is trouble; and the first words of a box into which the whole history was written.
"""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.reason.complaints import is_clinical
from jobs.extraction.assistant.request.reason.put_to_the_reader import reasons_put_to_the_reader
from jobs.extraction.assistant.request.reason.words import BACKGROUND
from jobs.extraction.found import Found, best
from jobs.extraction.text import Span

_TROUBLE = re.compile(
    r"\b(?:troubl\w+|problems?|issues?|bother\w*|unwell|difficult(?:y|ies))\b", re.IGNORECASE
)
"""Words of a complaint that do not say which one."""
_SENTENCE_ENDS = re.compile(
    r"(?<!\b[A-Z])(?<!\bDr)(?<!\bMr)(?<!\bMs)(?<!\bMrs)(?<!\bvs)[.?!](?=\s+[A-Z?~(\"])"
)
_IS_A_STORY = re.compile(
    r"\W*(?:I|we|you|s?he|they|it|mr|mrs|ms|miss|dr|this|the|these|thank\w*|please|kindly|patient|pt|an?|my|our|his|her|"
    r"their|seen|see|\d+)\b",
    re.IGNORECASE,
)
"""How a sentence begins that tells of somebody rather than names the matter."""
_A_WHOLE_HISTORY, _FEWEST_WORDS, _A_NAME_OF_IT = 40, 3, 16
"""How many words make an answer a history; how many its first sentence has that says by itself what is the matter."""


def cut_to_what_is_asked(document: Document, found: Found) -> Found:
    """Return the request in place of the one sentence that makes it, or of one that names no trouble."""
    if len(found.spans) > 1:
        return found
    words, span = str(found.value), found.spans[0]
    vague = (
        is_clinical(words)
        and not is_clinical(_TROUBLE.sub(" ", words))
        and _SENTENCE_ENDS.search(words) is None
    )
    put = reasons_put_to_the_reader(document) if vague or _asks(words) else ()
    within = [one for one in put if span.start < one.start and one.spans[-1].end <= span.end]
    if within and not is_clinical(document.text[Span(span.start, within[0].start)]):
        return replace(within[0], confidence=found.confidence)
    return best(put) or found if vague else found


def _asks(words: str) -> bool:
    """Whether words are one sentence that the writer or a question begins."""
    return _BEGINS_A_REQUEST.match(words) is not None and _SENTENCE_ENDS.search(words) is None


_BEGINS_A_REQUEST = re.compile(
    r"\W*(?:I|we|my|our|what|would|could|can|please|kindly|the question)\b", re.IGNORECASE
)


def cut_to_the_matter(document: Document, found: Found) -> Found:
    """Return the first sentence of an answer of a form that goes on with the whole history, where that names the
    matter shortly; else the request that it makes."""
    words = str(found.value)
    if len(words.split()) <= _A_WHOLE_HISTORY:
        return found
    end = _SENTENCE_ENDS.search(document.text.flowing, found.start, found.spans[-1].end)
    first = _up_to(document, found, end.start()) if end is not None else None
    if first is not None:
        said = str(first.value)
        named = _FEWEST_WORDS <= len(said.split()) <= _A_NAME_OF_IT and (
            is_clinical(said) or _IS_A_STORY.match(said) is None
        )
        if named and BACKGROUND.match(said) is None and not said.casefold().startswith("follow"):
            return first
    put = best(
        [
            one
            for one in reasons_put_to_the_reader(document)
            if found.start < one.start and one.spans[-1].end <= found.spans[-1].end
        ]
    )
    return replace(put, confidence=found.confidence) if put is not None else found


def cut_to_the_first_sentence(document: Document, found: Found) -> Found:
    """Return the first sentence of a history that tells of a complaint, in place of the whole."""
    end = _SENTENCE_ENDS.search(document.text.flowing, found.start, found.spans[-1].end)
    first = _up_to(document, found, end.start()) if end is not None else None
    return first if first is not None and is_clinical(str(first.value)) else found


def without_what_follows(document: Document, found: Found) -> Found:
    """Return a clause without who does what is asked, and what he says next: "possible malignancy by Dr. X. She is
    accompanied by her daughter"; and without what may go wrong."""
    words = str(found.value)
    follows = _FOLLOWS.search(words) if words[:1].islower() else None
    if follows is None or len(found.spans) > 1:
        return found
    end = _FOLLOWS.search(document.text.flowing, found.start, found.spans[0].end)
    return (_up_to(document, found, end.start()) if end is not None else None) or found


_FOLLOWS = re.compile(
    r",? by (?:Dr|Doctor|Prof)\b\.? [A-Z][\w-]*(?: [A-Z][\w-]+)?(?=\.? [A-Z][a-z]+ [a-z]|\.?$)|"
    r",? including (?:but not limited to )?(?:bleeding|infection|death)\b"
)


def _up_to(document: Document, found: Found, end: int) -> Found | None:
    spans = tuple(Span(span.start, min(span.end, end)) for span in found.spans if span.start < end)
    if not spans:
        return None
    return Found(" ".join(document.text[span] for span in spans), spans, found.confidence, found.reasons)
