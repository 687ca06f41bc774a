"""How a dictated note begins an entry of a list with a sentence: "The patient admits allergies to", "Positive for".
What follows is the entry."""

from __future__ import annotations

import re

WHO = r"(?:(?:the )?(?:patient|pt\.?)|s?he|they)"
_HAS = (
    r"(?:is|are|was|were|has(?: had)?|have(?: had)?|had|admits?(?: to)?|reports?|states?|endorses?|notes?|describes?|"
    r"gives?|acknowledges?|lists?|mentions?)"
)
THAT_THERE_IS = (
    r"(?:(?:is |was |are |were )?(?:significant|positive|notable|remarkable|pertinent|relevant) for|"
    r"(?:currently |which )?includ(?:es?|ed|ing)(?: the following:?| only| an?)?|consists? of|as follows:?|"
    rf"{WHO} (?:also )?{_HAS}(?: (?:an?|also|the|only|known))*(?: (?:past|prior|previous|personal))?"
    r"(?: (?:medical|surgical) )?(?:history of)?)"
)
"""Words in front of what a list names."""
SAYS_NONE = re.compile(
    rf"(?:{WHO} {_HAS} )?(?:negative|denie[sd]|denying|none|no|not|nil|never|non-?\s?contributory|unremarkable|"
    r"unknown|reviewed|as (?:above|noted|mentioned|stated|per|in)|same as|"
    r"(?:significant|remarkable) for (?:no|none)|see )\b",
    re.IGNORECASE,
)
"""The beginning of an entry that says that there is nothing, or refers to what stands elsewhere."""
CLAUSE_ENDS = re.compile(r"[.;!?](?=\s|$)|\n")
"""Where what is told of one thing in running text ends."""
SENTENCE_ENDS = re.compile(
    r"(?<!\bSt)(?<!\bDr)(?<!\bvs)(?<!\bV\.a)(?<!\bV)(?<!\b[Zz]\.n)(?<!\b[Zz]\. n)(?<!\b[Ss]t\. n)(?<!\b[Zz])"
    r"(?<!\b[Aa]rt)(?<!\b[Aa]rter)(?<!\b[Cc]hron)(?<!\b[Rr]ez)(?<!\b[Rr]ezid)(?<!\b[Bb]ek)(?<!\b[Dd]iab)"
    r"(?<!\b[Dd]eg)(?<!\b[Ii]nsuff)(?<!\b[Hh]yp)(?<!\bMr)(?<!\bMrs)(?<!\bMs)(?<!\bH)(?<!\bE)[.!?](?:\s|$)"
)
"""Where a sentence of an entry ends, and no short form of a word."""
