"""How far a denial reaches: "no fever, rash or stiff neck" denies all three, "no trauma, severe pain since Monday"
only the first.
"""

from __future__ import annotations

import re

_DENIAL = re.compile(
    r"\b(?:denie[sd]|denying|deny|negative for|free (?:of|from)|absence of|nil\b(?! (?:by mouth|regular|"
    r"else))|neither\b|nor\b|(?<!['\u2019\w])ve for\b|"
    r"no changes? (?:in|of) (?:his |her |their )?(?:vision|hearing|sight|bowel habits?|bladder|appetite|speech|voice|"
    r"gait|balance|sensation|mood|skin)(?=,? (?:\w+ ){0,3}n?or\b)|"
    r"without(?! (?:knowing|noticing|reali[sz]ing|me|him|her|us|them|food|heating|"
    r"trying|dieting|improv|relief|benefit|warning|success|effect|meaning|change|help|response|"
    r"much|a doubt|delay|obvious|any (?:obvious|improv|relief|change|response)|explan|cause|reason))|"
    r"never (?:had|has|have|experienced|noticed)|"
    r"no\b(?! (?:bra[\u00e7c]o|antebra[\u00e7c]o|ombro|peito|pesco[\u00e7c]o|rosto|nariz|dorso|joelho|tornozelo|"
    r"l[\u00e1a]bio|olho|ouvido|seio|tronco|dedo|lado|couro|cotovelo|punho|p[\u00e9e]|"  # Portuguese: "in the"
    r"longer|doubt|improv\w*|relief|better|response|change|idea|explanation|reason|one|cause|w)\b|\.)|"
    r"(?:not|n['\u2019]t|never)(?: \w+ly)? (?:had|have|having|noticed?|noticing|report\w*|describ\w*|"
    r"experienc\w*|complain\w*(?: of)?|"
    r"show\w*|demonstrat\w*|seen?|mention\w*|suggest\w*(?: of)?|consistent with|in keeping with|"
    r"indicat\w*(?: of)?|due to|caused by|"
    r"associated with|aware of|thought to be|felt to be|an?\b|any\b)|"
    r"rule[sd]? out(?! (?:\w+ ){0,3}(?:please|urgently|needed))|exclude[sd]?(?= (?:a |any |the )?(?:\w|$))|"
    r"none (?=(?:[\w-]+ ){0,3}$)|nothing (?:to suggest|suggest\w*|suspicious|sinister|in keeping)|"
    r"unlikely to (?:be|have|represent)|unlikely|no (?:evidence|history|signs?|symptoms?|features|suggestion|"
    r"indication|complaints?|concerns?|thoughts?|plans?) "
    r"(?:of|about|for|or)?)",
    re.IGNORECASE,
)
_OPEN_QUESTION = re.compile(
    r"\b(?:to|please|r/o|cannot|can['\u2019]t|could not|couldn['\u2019]t|not|yet|nothing|must|need\w*|unable|help|"
    r"you|urgently|for)(?: be| been)?\s*$",
    re.IGNORECASE,
)
_DENIED_VERB = re.compile(
    r"\b(?:not|never|cannot|n['\u2019]t|isnt|doesnt|dont|didnt|wasnt|hasnt)\s+(?:[\w-]+\s+){0,2}$",
    re.IGNORECASE,
)
_NON = re.compile(r"\bnon[- ]$", re.IGNORECASE)
_NOT_ITSELF = re.compile(
    r"(?:not|n['\u2019]t|never|cannot|isnt|doesnt|dont|didnt|wasnt|hasnt)\s+(?:only|just|sure|certain|"
    r"settl\w*|improv\w*|resolv\w*|respond\w*|better|heal\w*|eat\w*|sleep\w*|cop\w*|"
    r"manag\w*|go\w*|been|able|drink\w*|feed\w*|pass\w*|open\w*|walk\w*|stand\w*|weight\w*|help\w*|tolerat\w*|"
    r"well|feel\w*|know\w*|"
    r"long|move|moving|take|taking|get\w*|come|coming|relieved|controlled|yet|before|happy|right|keen|working|"
    r"stop\w*|exclu\w*|rule\w*|"
    r"want\w*|wish\w*|see|responsive|due|attend\w*|himself|herself|done|fully|completely|quite|entirely|"
    r"gone|much|normally|usually|as|unlike|unreasonable|blanch\w*|fad\w*)\b",
    re.IGNORECASE,
)
_DENIED_EITHER = re.compile(
    r"\b(?:not|n['\u2019]t|never)\s+(?:[\w-]+\s+){1,6}(?:or|nor)\s+(?:[\w-]+\s+){0,4}$|"
    r"\bneither\b(?:(?!\b(?:but|and (?:is|has|was|now|he|she))\b)[^,.;\n])*$",
    re.IGNORECASE,
)
_AFFIRMS_AGAIN = re.compile(
    r"\b(?:but|however|although|though|except|apart from|other than|has (?!no\b|not\b|never\b)|have (?!no\b|not\b)|"
    r"had (?!no\b|not\b|a )|reports?|reported|complain\w* of|c/o|describes?|presents?|presenting|presented|"
    r"now|developed|develops|admits|noticed|positive|"
    r"(?<!difficulty )(?<!trouble )(?<!problems )(?<!problem )(?<!issues )with (?!no\b)|"
    r"(?<!that )is (?!no\b|not\b)|(?<!that )are (?!no\b|not\b)|was (?!no\b|not\b)|which|who|until|since|because|"
    r"due to|despite|yet|instead|only|then|found|shows?|revealed|"
    r"(?:he|she|they|pt|patient|it) (?:\w+ly )?(?!denie|has no|had no|is not|does not|"
    r"did not)\w+s?)\b(?! (?:no|not|any)\b)",
    re.IGNORECASE,
)
_ITS_COMPLAINT = re.compile(r"^\s*(?:c/o|complain\w* of|symptoms? of)\b", re.IGNORECASE)
"""Right behind a denial what it denies: "no c/o chest pain" complains of nothing."""
_UNTIL_NOW = re.compile(r"\s*(?:\w+ ){0,3}(?:before|previously|until now)\s*[:,;-]", re.IGNORECASE)
"""Behind a denial what it is only of the time before: "never had one before: shook all over"."""
_NEW_STATEMENT = re.compile(
    r"\s*(?:he|she|they|pt|patient|but|now|has|is|was|had|sudden\w*|new|severe|acute\w*|worsening|worse|since|"
    r"this|today|yesterday|bp|hr|temp|t\b|rr|sats|o/e|"
    r"on exam\w*|\?|query|possible|probable|likely|suspect\w*|hard|firm|fixed|large|big|left|right|[lr]\b|lt|"
    r"rt|marked|persistent|progressive|positive|painless|"
    r"increasing|ongoing|constant|still|also|developed|collaps\w*|woke|found|feels?|felt|looks?|unable|cannot|"
    r"can['\u2019]?t|not|\+|\d|raised|low\b|high|drows\w*|"
    r"confus\w*|very|unwell|visible|frank|heavy|passing|vomiting (?:blood|x)|bilateral|tender|swollen|"
    r"reduced|absent|loss|lost|numb|weak|palpable|irregular|bleeding)",
    re.IGNORECASE,
)
_NO_SYMPTOM = re.compile(
    r"^\s*(?:known |previous |prior |past |significant |relevant |other |recent |regular |obvious |clear |"
    r"family |history of (?:trauma|injury|epilepsy|seizures?|this)|"
    r"head |dental |further |drug |other )*(?:pmhx?|pmh|allerg\w*|trauma|injur\w*|fhx?|fh|family history|"
    r"medica\w*|meds|travel|contacts?|cause|precipitants?|history|"
    r"investigations?|tests?|imaging|scans?|interpreter|nok|carers?|transport|results?|bloods|x-?ray|"
    r"treatment|antibiotics|analgesia|explanation|triggers?|warning|"
    r"risk factors|problems|issues|smoking|smoker|alcohol|drugs|epilepsy|seizures?|intercourse|contraception|"
    r"helmet|seat ?belt|periods?|previous \w+|past \w+|dental cause|infection|"
    r"fall|falls|concerns|change in (?:diet|meds|medication)|medical history|surgery|operations?|appetite|"
    r"energy|sleep|support|answer|contact|driving|work|improvement|"
    r"wind|flatus|gas|stools?|motions?|urine|wee|pee|water|pulses?|radial|femoral|feeling|sensation|"
    r"(?:f[o]?etal )?movements?|heating|food|"
    r"(?:pain|ache) (?:as such|exactly|really))\b(?! (?:symptoms?|problems?|changes?|loss|disturbance|frequency))",
    re.IGNORECASE,
)
_CLOSES_LIST = re.compile(r"[^.;\n]*?\b(?:or|nor)\b", re.IGNORECASE)
_FEW_WORDS = 6


_SAYS_ITSELF_NO = re.compile(r"(?:no|not|never|cannot|unable|nothing|\w+n['\u2019]t)\b", re.IGNORECASE)
_NEXT_IN_A_LIST = re.compile(r"[,;&+]\s*$|\b(?:and|but)\s+$", re.IGNORECASE)
"""Words that deny something themselves are one more complaint of a list: "no wet nappy, won't wake for feeds"."""


def is_denied(before: str, words: str, after: str) -> bool:
    """Tell whether the words between `before` and `after`, both of one sentence, are denied."""
    if _SAYS_ITSELF_NO.match(words) and _NEXT_IN_A_LIST.search(before):
        return False
    verb = _DENIED_VERB.search(before)
    if verb is not None and _NOT_ITSELF.match(verb.group()) is None and "," not in verb.group():
        return True
    if _DENIED_EITHER.search(before) or _NON.search(before):
        return True
    denials = [found for found in _DENIAL.finditer(before) if not _asks(before, found)]
    return bool(denials) and _reaches(before, denials, after)


def _asks(before: str, denial: re.Match[str]) -> bool:
    """Whether it is not said but asked that something is excluded."""
    words = denial.group().lower()
    if not words.startswith(("rule", "exclude")):
        return False
    return words in ("rule out", "exclude") or _OPEN_QUESTION.search(before[: denial.start()]) is not None


def _reaches(before: str, denials: list[re.Match[str]], after: str) -> bool:
    last = denials[-1]
    between = _ITS_COMPLAINT.sub("", before[last.end() :])
    if _AFFIRMS_AGAIN.search(between) is not None or _UNTIL_NOW.match(between):
        return False
    segments = re.split(r"[,\t:]| - | \u2013 |\s&\s|\s\+\s|\n", between)
    if len(segments) == 1:
        joined = re.split(r"\band\b", between)
        return len(joined) == 1 or not _NEW_STATEMENT.match(joined[-1])
    if last.group().lower().startswith(("deni", "deny", "negative", "free", "nil", "ve")):
        return True
    if _CLOSES_LIST.match(after) or re.match(r"\s*(?:or|nor)\b", segments[-1]):
        return True
    if any(re.search(r"\b(?:or|nor)\b", segment) for segment in segments[1:]):
        return True
    if _NO_SYMPTOM.match(segments[0]):
        return False
    if _each_has_its_own(before, denials):
        return False
    return (
        not any(
            _NEW_STATEMENT.match(segment) or len(segment.split()) > _FEW_WORDS or re.search(r"\d", segment)
            for segment in segments[1:]
        )
        and re.match(r"[^,.;\n]*\d", after) is None
    )


def _each_has_its_own(before: str, denials: list[re.Match[str]]) -> bool:
    """Whether the writer says "no" anew for each: "no fever, no cough, rash on the legs"."""
    if len(denials) < 2 or denials[-1].group().lower()[:2] != "no" or denials[-2].group().lower()[:2] != "no":
        return False
    return "," in before[denials[-2].end() : denials[-1].start()]
