"""Whether what stands before and behind words denies them, and where a denial ends."""

from __future__ import annotations

import re

from jobs.extraction.text import Span

BEFORE = 90
_LONGEST_LIST, _MOST_WORDS_OF_AN_ITEM = 1500, 6
"""How far before words a list of what is denied may begin, in characters, and how many words each of its items has."""
AFTER = 40
VERB = 25
_STOP = re.compile(
    r"(?:[.;!]|(?<!denies)(?<!denied)(?<!negative for):|(?<=\w)\?)(?=\s|$)|\n\s*[-•*]|"
    r"\b(?:but|however|although|though|except|apart from|"
    r"presents? with|presenting with|which|complains of|positive for|reports|admits to|has developed|"
    r"now (?:has|uses|takes|taking|on))\b|\||(?-i:\bSTOP\b)|\(\+(?:ve)?\)",
    re.IGNORECASE,
)
"""Where what was said before says nothing of what follows; a telex ends its sentences with "STOP"."""
_NEGATED_BEFORE = re.compile(
    r"\b(?:no(?!\.|t\b| longer\b| doubt)|not(?! (?:only|just|merely)\b)|denie[sd]|denying|without|never(?: had)?|"
    r"negative for|free of|absence of|nil|neither|nor|rules? out|ruled out|"
    r"no (?:evidence|history|signs?|sign|symptoms?|features|suggestion|indication|"
    r"complaints?) of|excludes?|excluded|(?:doesn|didn|don|hasn|haven)['\u2019]?t(?! (?:only|just)\b)|"
    r"nothing (?:here |clinically |to )?suggest\w*|unlikely)\b|\(-(?:ve)?\)",
    re.IGNORECASE,
)
_SAID_TO_BE = (
    r"(?:[,(]|\s[-\u2013\u2014]|\band|\bso(?! on\b))\s*"
    r"(?:(?:and|also|now|currently|still|otherwise|then|pt|patient|s?he|they|who) )*"
    r"(?:takes?|uses?|has|had|is|was|remains?|continues?|start(?:ed|s)|commenced|prescribed|given|known|allergic|"
    r"reacts?|positive|taking|using|having|currently|still|occasional(?:ly)?|some|lives|works|smokes|drinks|"
    r"on(?! (?:\w+ing|exertion|exercise|effort|exam\w*|palpation|inspiration|expiration|movement|auscultation|"
    r"percussion|rest|stairs|touch|direct|deep|light|either|both|the|left|right|an?|any|her|his|their|systemic|"
    r"admission|arrival|presentation|review|history|imaging|ct|mri|x-?rays?|ultrasound)\b))\b"
)
"""A verb of having or taking behind what is denied: "no lumps, takes ramipril", "nil else, on ramipril"."""
_FOUND_TO_BE = (
    r",\s*(?:s?he|they|we|I|pt|the patient)\b|,\s*\?|"
    r",\s*(?:\w+ ){1,3}(?:normal|unremarkable|clear|stable|intact|nad)\b|"
    r",\s*(?:bp|hr|pulse|temp\w*|sats?|spo2|bmi|rr|weight)\b\W{0,2}\d"
)
_DENIED_OF_IT = (
    r"\b(?:despite|since|"
    r"(?:better|relie\w+|help\w*|improve\w*|benefit|settl\w+|heal\w*|control\w*|held|joy|luck|success|coming down|"
    r"dropping|falling|sleeping|coping|managing|getting anywhere) (?:with|by|on|from|after)|respond\w* to|"
    r"(?:treatment|therapy|medication|tablets|drugs) for)\b"
)
"""What is denied is that it helped, or is treated: "not settling on omeprazole", "no tablets for her asthma"."""
_IS_THE_CAUSE = (
    r"\b(?:because|owing to|as a result of|on account of|"
    r"(?:improvement|relief|benefit|difference|let-?up|respite|progress|worsening|deterioration) "
    r"(?:in|of|from|to|with)|"
    r"(?:physio\w*|exercises?|injections?|surgery|painkillers|analgesi[ac]s?|antibiotics|creams?|inhalers?) for|"
    r"(?:tolerat\w+|bear|stand|cope with|ignore|explain\w*) (?:the|his|her|their|this|these)\b)"
)
"""What stands between a denial and what is there all the same: "cannot work because of", "no improvement in"."""
_CAUSED_BY = re.compile(r"\b(?:due to|secondary to|caused by)\b", re.IGNORECASE)
"""The same behind what somebody does not do: "not sleeping due to knee pain", but not "no chest pain due to"."""
_OF_DOING = re.compile(
    r"not|(?:does|did|do|has|have)n['\u2019]?t|no(?= (?:sleep|work|appetite|exercise|sports?|school)\b)",
    re.IGNORECASE,
)
_DENIED_TWICE = re.compile(
    r"\b(?:unable|cannot|can['\u2019]?t|not|never|hardly|barely|n['\u2019]t|difficult)\b[^,.;:]{0,40}$",
    re.IGNORECASE,
)
"""Before "without" or "free of", that it is not so: "cannot walk far without hip pain", "never free of headaches"."""
_NOTHING_FURTHER = (
    r"\b(?:else|of note|other problems|benefit|joy|luck|success|relief|effect|incident|improvement|avail|help|response|"
    r"good|(?<=\bno )use|(?<=\bmuch )use)\s*,|"
    r"\w[^\S\n]*\n\s*(?-i:[A-Z])"
)
"""The end of a denial that no list goes on with, and of a line."""
_DENIAL_ENDS = re.compile(
    f"{_SAID_TO_BE}|{_FOUND_TO_BE}|{_DENIED_OF_IT}|{_IS_THE_CAUSE}|{_NOTHING_FURTHER}", re.IGNORECASE
)
_DOING = re.compile(r"\b(?:taking|using|having)\b", re.IGNORECASE)
"""What may itself stand in a list of what is denied: "denies taking aspirin, using cannabis"."""
NEGATED_AFTER = re.compile(
    r"^[^.;\n]{0,25}?\b(?:was ruled out|were ruled out|ruled out|excluded|is absent|"
    r"are absent|absent|denied|unlikely|not (?:present|seen|found|detected|confirmed))\b|"
    r"^(?:[^.;,\n]|\.(?=\d)){0,25}?\bnegative"
    r"(?! (?:for|of|pressure|predictive|nodes?|margins?|symptoms?|biops\w+)\b)\b|"
    r"^\s*(?::\s*(?:no|nil|none|negative|denied|absent)\b|"
    r"-\s*(?:nil|none|negative|denied|absent|no(?! (?-i:(?!known|history|evidence|record|sign)[a-z])))\b)",
    re.IGNORECASE,
)


def since_the_last_stop(before: str) -> str:
    """The words since what was said before ended."""
    stops = list(_STOP.finditer(before))
    return before[stops[-1].end() :] if stops else before


def is_of_a_denied_list(content: str, span: Span) -> bool:
    """Tell whether the words at a span are an item of a list, however long, that begins with a denial further before
    them than a clause reaches: a review of systems.
    """
    before = since_the_last_stop(content[max(0, span.start - _LONGEST_LIST) : span.start])
    own = content[span.start : span.start + VERB]
    denial = denial_of(before, own) if len(before) > BEFORE else None
    if denial is None:
        return False
    items = _NEXT_ITEM.split(before[denial.end() :])
    return all(len(item.split()) <= _MOST_WORDS_OF_AN_ITEM for item in items)


_NEXT_ITEM = re.compile(r",|\b(?:or|and)\b")


def denial_of(before: str, own: str) -> re.Match[str] | None:
    """The last denial before words, if it goes on to them: nothing is said to be so between, nor by the verb that they
    themselves begin with.
    """
    denial = next(iter(list(_NEGATED_BEFORE.finditer(before))[-1:]), None)
    return None if denial is None or _is_undone(denial, before, own) else denial


def _is_undone(denial: re.Match[str], before: str, own: str) -> bool:
    """Whether a denial is over before the words that follow, or is denied itself."""
    if denial.group().casefold() in ("without", "free of") and _DENIED_TWICE.search(
        before, 0, denial.start()
    ):
        return True
    if _OF_DOING.match(before, denial.start()) and _CAUSED_BY.search(before, denial.end()):
        return True
    ends = (end for end in _DENIAL_ENDS.finditer(before + own, denial.end()) if end.start() < len(before))
    return any(
        not _DOING.search(end.group()) or not _DOING.search(before, denial.end(), end.start()) for end in ends
    )


def is_there_beside_a_denial(content: str, span: Span) -> bool:
    """Tell whether words are plainly not what a denial around them denies: it stands behind them and denies what
    follows it, or it is over before them: "hoarseness without dysphagia", "cannot work because of back pain"."""
    before = _SENTENCE_ENDS.split(content[max(0, span.start - 2 * BEFORE) : span.start])[-1]
    denials = list(_ANY_DENIAL.finditer(before))
    if _NOT_ONLY.search(before):
        return True
    if denials:
        return _is_undone(denials[-1], before, content[span.start : span.start + VERB])
    behind = _SENTENCE_ENDS.split(content[span.end : span.end + 2 * AFTER], maxsplit=1)[0]
    if NEGATED_AFTER.match(behind) is not None:
        return False
    return _NOT_WHAT_FOLLOWS.match(behind) is not None or _LASTS.match(behind) is not None


_LASTS = re.compile(
    r"[^.;:,\n]{0,20}\b(?:for|since|over|x) (?:(?:the|past|last|about|some|at least|over) ){0,3}(?:\d|an? \w+|one|two|"
    r"three|four|five|six|several|many|(?:19|20)\d\d)",
    re.IGNORECASE,
)
"""Behind a complaint how long it has lasted."""
_NOT_ONLY = re.compile(r"\bnot (?:only|just|merely)\b[^,]*$", re.IGNORECASE)
_SENTENCE_ENDS = re.compile(r"[.;!?](?=\s)|\n\s*\n")
_ANY_DENIAL = re.compile(
    rf"{_NEGATED_BEFORE.pattern}|\b(?:cannot|can['\u2019]t|unable|none?|w/o|neg(?:atives?)?|absen\w+|resolved|lack\w*|never|"
    r"\w+n['\u2019]t)\b",
    re.IGNORECASE,
)
_NOT_WHAT_FOLLOWS = re.compile(
    r"[^.;:\n]{0,50}?(?:\bwithout|\b(?:but|and|with|,) ?(?:s?he )?(?:is |was |has )?(?:no|not|denies|nor)) [a-z]",
    re.IGNORECASE,
)
