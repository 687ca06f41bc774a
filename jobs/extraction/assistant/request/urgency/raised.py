"""What a letter says further on to raise the urgency that it was marked with: "Priority: Routine ... PLEASE UPGRADE TO
URGENT", "now urgent please", "please expedite as urgent". The later word is what the sender wants. It only ever raises:
nothing here makes of haste a matter that can wait.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.request.urgency.otherwise import tells_of_us_or_the_past
from jobs.extraction.assistant.request.urgency.something_else import is_about_something_else
from jobs.extraction.found import Found
from jobs.extraction.text import Span
from referrals.data.referral import URGENCIES

_LEVEL = (
    r"(?P<words>(?:(?:very |highly )?urgent(?:ly)?|emergen(?:cy|t)|stat|asap|immediate(?:ly)?|same[- ]day|2ww|"
    r"two[- ]week[- ]wait|"
    r"(?:high(?:er)? )?priority|cat(?:egory)?\.? ?[12]|p[12]))(?![\w-])(?! (?:care|department|room|contact|"
    r"treatment|release|housing|accommodation|laparotomy|open|c-?section|ca?esarean)\b)"
)
_RAISE = (
    r"(?:up-?grad(?:e|ed|ing)|re-?grad(?:e|ed|ing)|expedit(?:e|ed|ing)|escalat(?:e|ed|ing)|re-?triag(?:e|ed|ing)|"
    r"re-?prioriti[sz](?:e|ed|ing)|re-?classif(?:y|ied)|re-?categori[sz](?:e|ed)|rais(?:e|ed|ing)|bump(?:ed)?|"
    r"(?:now )?(?:chang(?:e|ed|ing)|mov(?:e|ed|ing)|convert(?:ed)?|amend(?:ed)?|switch(?:ed)?|mark(?:ed)?|"
    r"treat(?:ed)?|regard(?:ed)?))"
)
_IT = (
    r"(?:(?:this|it|him|her|them|the|his|her|their|my|our|referral|request|case|appointment|priority|urgency|"
    r"patient|status|level) ?)*"
)
_WAYS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b{_RAISE} {_IT}(?:up )?(?:from \w+ )?(?:to|as|into)(?: an?| be)? {_LEVEL}",
        rf"\b(?:is|are|has|have|to be|be|being|becomes?|become)? ?now (?!p[12]\b)(?:be |an? |marked |considered |"
        rf"being |become |much more |more |to be |"
        rf"treated as |requesting |asking for )*{_LEVEL}(?=\s*(?:[.,;:!)\u2013-]|please|pls|thanks|rather|instead|"
        rf"because|as|since|given|in view|due|owing|referral|review|appointment|and|not|$))",
        rf"\b(?:please|pls|kindly)\W{{1,3}}(?:see|book|treat|consider|make|mark)? ?{_IT}(?:as )?{_LEVEL} (?:now|"
        rf"instead|rather than|not) ?(?:routine)?",
        rf"\b{_LEVEL},? (?:now|instead of routine|rather than routine|not routine|and not routine|no longer routine)\b",
        rf"\b(?:no longer|not) routine\W{{1,3}}(?:but |now |please |make (?:it |this )?|this is |it is )*{_LEVEL}",
    )
)
_EXPEDITE = re.compile(
    r"\b(?:please|pls|kindly|must be|to be|could you|can you|would you|request (?:that "
    r")?you)\b[^.;:\n]{0,25}?\b(?P<words>expedited?)\b",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:not|no|never|nor|without|if|unless|until|should|would only|in case|when|cannot|can['\u2019]?t|"
    r"(?:do|does|did)n['\u2019]?t|need not|no need|may|might|could(?! you)|previously|last (?:year|month)|was|"
    r"were|had)\b[^.;:!?\n]{0,40}$",
    re.IGNORECASE,
)
"""What leaves it at a condition, a refusal, or what has been."""
_CONDITION_BEHIND = re.compile(
    r"\W{0,2}(?:if|should|unless|in case|when|only if|once|in (?:19|20)\d\d)\b", re.IGNORECASE
)
_ANOTHER_MATTER = re.compile(
    r"\b(?:mri|ct|pet|scans?|ultrasound|echo\w*|bloods?|labs?|samples?|biops\w+|\w+oscopy|x-?rays?|films?|wheelchair|repairs?|"
    r"port|prescription|refills?|records?|delivery|invoice|transport|housing|claim|authori[sz]ation)\b[^.,;:!?\n]*$",
    re.IGNORECASE,
)
"""What else is made urgent than that the patient is seen: "the MRI has been upgraded to urgent"."""
_CLAUSE = re.compile(r"[.;:!?\n]")
_LEVELS = (
    ("stat", re.compile(r"emerg|stat|immediate|same", re.IGNORECASE)),
    ("asap", re.compile(r"asap|2ww|two", re.IGNORECASE)),
)
_BEFORE, _BEHIND = 60, 20
_SURELY = 0.85


def raised(document: Document, found: Found | None) -> Found | None:
    """Return the urgency to which a letter raises itself behind words that say it can wait; what was found, where it
    raises nothing."""
    if found is None or found.value != "routine":
        return found
    behind = found.spans[-1].end
    higher = [one for one in _raisings(document) if one.start >= behind or _is_above(document, one)]
    return max(higher, key=lambda one: (URGENCIES.index(str(one.value)), -one.start), default=found)


def raises_itself(document: Document, places: Sequence[Span]) -> bool:
    """Tell whether words that tell the urgency are those by which a letter raises it, over which no word before them
    has anything to say."""
    return any(one.spans[0].meets(place) for place in places for one in _raisings(document))


def _is_above(document: Document, one: Found) -> bool:
    """Whether a stamp is put over the form: a line in capitals that says more than the level."""
    words = document.text.line_at(one.start).text
    return words.isupper() and len(words) > len(document.text[one.spans[0]])


def _raisings(document: Document) -> Iterator[Found]:
    flowing = document.text.flowing
    for pattern in (*_WAYS, _EXPEDITE):
        for match in document.phrase(pattern):
            span = Span(*match.span("words"))
            line = document.text.line_at(match.start()).text
            before = flowing[max(0, match.start() - _BEFORE) : match.start()]
            if (
                _DENIED.search(before)
                or _CONDITION_BEHIND.match(flowing, match.end(), match.end() + _BEHIND)
                or BOX.search(line)
                or is_about_something_else(line)
                or _ANOTHER_MATTER.search(before)
                or (pattern is _EXPEDITE and tells_of_us_or_the_past(_CLAUSE.split(before)[-1]))
            ):
                continue
            words = flowing[span.start : span.end]
            level = next((level for level, told in _LEVELS if told.match(words)), "urgent")
            yield Found(level, (span,), _SURELY)
