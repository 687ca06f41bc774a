"""A condition without the test that found it: "ECG in our office showed atrial fibrillation" is atrial fibrillation."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_TEST = (
    r"(?:ecg|ekg|echo(?:cardiogra(?:m|phy))?|ultrasound(?: scan)?|uss|mri|mra|cta?|x-?rays?|radiographs?|films|"
    r"imaging|scans?|biops(?:y|ies)|histology|pathology|cytology|colonoscopy|egd|ogd|gastroscopy|endoscopy|"
    r"cystoscopy|colposcopy|laparoscopy|dexa|bone density|mammogra(?:m|phy)|angiogra(?:m|phy)|spirometry|pfts?|"
    r"sleep (?:study|test)|polysomnogra(?:m|phy)|emg|eeg|nerve conduction(?: studies)?|holter|doppler|duplex|"
    r"stress test|labs|bloods?(?: tests?)?|lab work|blood work|urinalysis|culture|swab)"
)
_FOUND = (
    r"(?:show(?:s|ed|ing)|reveal(?:s|ed|ing)|demonstrat(?:es|ed|ing)|confirm(?:s|ed|ing)|f(?:inds|ound)|"
    r"diagnosed|(?:is|was|were)? ?(?:consistent with|positive for)|c/w)"
)
_FOUND_BY = re.compile(
    rf"\W*(?:(?:an?|the|his|her|recent|outside|repeat|latest|last|prior|in-office|office|chest|lumbar|knee|brain) )*"
    rf"{_TEST}\b(?: [\w/'\u2019-]+){{0,7}}? {_FOUND}"
    r"(?: (?:to have|evidence of|an?|the|that (?:s?he|they) ha(?:s|d|ve)))*"
    r" (?!no\b|not\b|nothing\b|none\b|normal\b|negative\b|neither\b|unremarkable\b|only\b)(?=\w)",
    re.IGNORECASE,
)


def behind_the_test(document: Document, span: Span) -> Span:
    """Return what a test found, without the test; the span itself where it names none, or one that found nothing."""
    lead = _FOUND_BY.match(document.text.content, span.start, span.end)
    return Span(lead.end(), span.end) if lead else span
