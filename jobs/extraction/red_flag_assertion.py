"""Whether words of danger are said of the patient now: not denied in a list, not years ago, not an advice what to look
out for, not an unmarked box, not the name of a service.

It adds to `assistant.modifiers` what matters where a false alarm costs a clinician's attention, and a miss more.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.checkboxes import BOX
from jobs.extraction.text import CELL, Span, Text

_SENTENCE_END = re.compile(r"[.!?;](?=\s|$)|\n\s*(?:[-•*]|\d+[.)])|\n(?=[A-Z][\w /]{2,30}:)|\n\n")
_ADVICE = re.compile(
    r"\b(?:safety[- ]?net\w*|red flag(?:s|(?= (?:symptom|sign|advice|feature)))|return precautions?|"
    r"(?:worsening|safety) advice|leaflet|information sheet|"
    r"(?:advised?|warned|counsell?ed|instructed|educated|cautioned)\b[^.\n]{0,30}\b(?:to|about|of|regarding|"
    r"on|if|re)|"
    r"(?:told|asked|knows?|aware) (?:\w+ ){0,2}to (?:return|attend|call|seek|come|go|look|watch|report|ring|"
    r"contact|re-?present)|"
    r"(?:return|call|attend|ring|dial|come back|seek (?:\w+ ){0,3}(?:help|advice|attention|care)|go to|re-?present)\b"
    r"[^.\n]{0,60}\b(?:if|should|with (?:any|new)|in case|for any|in the event)|"
    r"(?:watch(?:ing)?|look(?:ing)?) (?:out )?for|signs? (?:and symptoms )?of\b[^.\n]{0,30}\b(?:explained|discussed)|"
    r"if (?:you|he|she|they|there|any|symptoms|this|the|it|pain|your)\b|should (?:he|she|they|you|symptoms|"
    r"it|this|any)\b|"
    r"in (?:case|the event) of|(?:risks?|complications?|side[- ]effects?) (?:of|include|including|such as|"
    r"discussed|were)|"
    r"to (?:prevent|avoid|reduce|lower|monitor for)|prophyla\w+|(?:vaccinat|immuni[sz])\w+ (?:against|for)|"
    r"screen(?:ed|ing)? for|fear of|(?<!I am )(?<!I['\u2019]m )(?<!we are )worried "
    r"(?:that )?(?:it|this) "
    r"(?:may|might|could) be)\b",
    re.IGNORECASE,
)
_DENIES = re.compile(
    r"(?:^|,|:|\band|\bbut|\bwhich|\bhe|\bshe|\bthey|\bpatient|\bpt)\s*(?:currently |also |again )?"
    r"(?P<word>denie[sd]|denying|no\b|nil\b|negative for|without|not had|has(?:n't| not) had|(?:has|have|had) no\b|"
    r"(?:there (?:is|are|was|were|has been) )(?:no|not)\b|with no\b|never had|does(?:n't| not) (?:have|"
    r"report|describe)|"
    r"did not (?:have|report)|absence of|screen(?:ed)? negative)",
    re.IGNORECASE,
)
_AFFIRMS_AGAIN = re.compile(
    r"\b(?:but|however|although|though|except|apart from|other than|has (?!no\b|not\b|never\b)|have (?!no\b|not\b)|"
    r"had (?!no\b|not\b)|reports?|complain\w*|describes?|presents?|presenting|now|developed|admits|noticed|positive|"
    r"with (?!no\b)|is (?!no\b|not\b)|which|who|longer|doubt|improvement|better|relief|response|change in|"
    r"since|until)\b",
    re.IGNORECASE,
)
_DENIED_AFTER = re.compile(
    r"\s*(?:[:=?]|\t|\s-|\u2013)\s*(?:low|minimal|no|nil|none|neg\w*|denie[sd]|absent|n/?a|n|nad|false|-ve)\b(?![ "
    r"-](?:improv|better|change))|"
    r"\s*\((?:no|nil|none|neg\w*|denied|absent|-)\)|"
    r"[^.;,\n]{0,40}\b(?:(?:was|were|is|are|has been|have been|been|now) (?:\w+ )?(?:excluded|ruled out|not "
    r"(?:present|felt|seen|"
    r"found|suspected|reported|identified|evident|likely|thought)|absent|negative|denied|unlikely|"
    r"discounted)|unlikely\b|"
    r"(?:was |were )?(?:ruled out|excluded)\b|not (?:seen|found|identified|demonstrated|detected|suspected)\b)",
    re.IGNORECASE,
)
_NAME_OF_SOMETHING = re.compile(
    r"\s+(?:prevention|prophylaxis|clinics?\b|units?\b|services?\b|association|society|helpline|awareness|"
    r"survivor|nurses?\b|"
    r"teams?\b|guidelines?|charity|support group|lead\b|consultant|specialist|screening|vaccin\w+|trust|"
    r"foundation|centre|"
    r"risk (?:score|assessment|factors?)|risk (?:is |was )?(?:low|minimal|nil)|\(?resolved|\(?recovered|\(?repaired|"
    r"\(?treated|\(?excised|\(?cured)",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?:\b(?:previous(?:ly)?|prior|past|"
    r"(?<!year[ -])(?<!years[ -])(?<!yr[ -])(?<!month[ -])(?<!months[ -])(?<!week[ -])(?<!weeks[ -])"
    r"(?<!day[ -])(?<!days[ -])old|remote|childhood|historical|known (?:old|previous)|(?<!day "
    r")(?<!week )(?<!month )"
    r"(?<!days )(?<!weeks )(?<!months )(?<!['\u2019] )history of|h/o|hx|pmhx?|s/p|status post|recovered from|"
    r"treated for|survived|free of|(?:care|rehab\w*|follow-?up|recover(?:y|ing)) (?:after|following|from)|"
    r"rather than|instead of|post[- ]|as a (?:child|teenager|baby)[, ]+(?:he|"
    r"she|they)? ?had)\s+"
    r"(?:an? |the |his |her )?(?:\w+ ){0,3})$",
    re.IGNORECASE,
)
_AFTERWARDS = re.compile(
    r"[^.;\n]{0,40}?\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some|few) years? "
    r"(?:ago|previously|"
    r"back|earlier)|as a (?:child|teenager|baby)|in (?:childhood|(?:his|her|their) (?:teens|twenties|"
    r"thirties|youth))|"
    r"aged? \d+ (?:and|which|but|with full)|years ago)",
    re.IGNORECASE,
)
_PASSED = re.compile(
    r"[^.;\n]{0,40}?\b(?:has |have |had |now )?(?:completely |fully )?(?:resolved|recovered)\b", re.IGNORECASE
)
_OF_A_RELATIVE = re.compile(
    r"\b(?:mother|father|sister|brother|aunt|uncle|grand(?:mother|father)|parents?|"
    r"family(?: history)?|fhx?)\s*[:\u2013-]",
    re.IGNORECASE,
)
_RISKS_LISTED = re.compile(
    r"\b(?:risks|complications|side[- ]effects|not (?:be )?limited to|consented)\b[^.]*$", re.IGNORECASE
)
_YEAR = re.compile(r"(?<![\d/.-])(?:19|20)\d\d(?![\d/.-]\d)")
_YEAR_OF_ROW = re.compile(r"(?:19|20)\d\d(?=\t)")
_YES = re.compile(r"\s*(?:Y|yes|ja|oui|s[íi])\b", re.IGNORECASE)
_NO = re.compile(r"\s*(?:N|no|nein|non|nee)\b", re.IGNORECASE)
_YEAR_AFTER = 45
_LONGEST_LIST = 260
_EMPTY_BOX_BEFORE = 90


_DENIED_ELSEWHERE = re.compile(
    r"\b(?:(?:niega|verneint|d[eé]nie|nie|ontkent|se descart\w+|descarta\w*)\b[^.;\n]*|"
    r"(?:kein(?:e[nrs]?)?|ohne|nicht|pas (?:de|d['\u2019])|sans|aucune?|absence (?:de|d['\u2019])|ni|sin|"
    r"no (?:refiere|presenta|hay|tiene)|ausencia de|geen|zonder|niet)(?:\b|(?<=['\u2019]))[^,.;\n]*)$",
    re.IGNORECASE,
)
_OF_ANOTHER_OR_PAST_ELSEWHERE = re.compile(
    r"\b(?:mutter|vater|bruder|schwester|familien(?:anamnese|vorgeschichte)|p[eè]re|m[eè]re|fr[eè]re|s[oœ]+ur|"
    r"familieanamnese|padre|madre|hermano|"
    r"hermana|moeder|vader|broer|zus|zustand nach|z\. ?n\.|[eé]tat apr[eè]s|ant[eé]c[eé]dents?|antecedentes?|"
    r"voorgeschiedenis)\b[^.;\n]*$",
    re.IGNORECASE,
)
"""Denials, relatives and past events in German, French, Spanish and Dutch, up to the words of danger."""


def is_said_now(text: Text, span: Span, *, passing: bool = False) -> bool:
    """Tell whether the words at a span are said of the patient as they are now; `passing`: also what has passed off."""
    content = text.flowing
    sentence = content[_sentence_start(content, span.start) : span.start]
    after = content[span.end : span.end + 90]
    if (
        _ADVICE.search(sentence)
        or _OF_A_RELATIVE.search(sentence)
        or _is_denied(sentence)
        or _DENIED_ELSEWHERE.search(sentence)
        or _OF_ANOTHER_OR_PAST_ELSEWHERE.search(sentence)
        or _BEFORE.search(sentence[-60:])
        or _RISKS_LISTED.search(content[max(0, span.start - _LONGEST_LIST) : span.start])
    ):
        return False
    if (
        _DENIED_AFTER.match(after)
        or _NAME_OF_SOMETHING.match(after)
        or _AFTERWARDS.match(after.split(CELL)[0])
        or (not passing and _PASSED.match(after.split(CELL)[0]))
    ):
        return False
    return not (
        _years_ago(text, sentence, after)
        or _of_an_earlier_year(text, span)
        or _is_unmarked(text, span)
        or _is_answered_no(text, span)
    )


def _sentence_start(content: str, position: int) -> int:
    start = max(0, position - 400)
    ends = [match.end() for match in _SENTENCE_END.finditer(content, start, position)]
    return ends[-1] if ends else start


def _is_denied(sentence: str) -> bool:
    """Whether the words before belong to a list that begins with a denial and does not turn into a statement."""
    denials = list(_DENIES.finditer(sentence))
    return bool(denials) and _AFFIRMS_AGAIN.search(sentence, denials[-1].end("word")) is None


def _years_ago(text: Text, sentence: str, after: str) -> bool:
    """Whether the year printed beside is before that of the document."""
    near = re.split(r"[.;\n]", after[:_YEAR_AFTER])[0]
    beside = [int(found) for found in _YEAR.findall(near)] or [
        int(found) for found in _YEAR.findall(sentence[-12:])
    ]
    if not beside:
        return False
    return max(beside) < _latest_year(text)


def _of_an_earlier_year(text: Text, span: Span) -> bool:
    """Whether the words stand in the row of a table that begins with an earlier year."""
    row = text.line_at(span.start).text
    year = _YEAR_OF_ROW.match(row)
    return year is not None and int(year.group()) < _latest_year(text)


def _latest_year(text: Text) -> int:
    return max((int(found) for found in re.findall(r"(?<!\d)(?:19|20)\d\d(?!\d)", text.content)), default=0)


def _is_answered_no(text: Text, span: Span) -> bool:
    """Whether the boxes behind a question are an empty one for yes and a marked one for no."""
    line = text.line_at(span.start)
    behind = text.content[span.end : line.end]
    boxes = list(BOX.finditer(behind))
    if len(boxes) != 2 or CELL not in behind[: boxes[0].start() + 1]:
        return False
    first, second = boxes
    words = (behind[first.end() : second.start()], behind[second.end() :])
    if not (_YES.match(words[0]) and _NO.match(words[1])):
        words = (behind[: first.start()].rpartition(CELL)[2], behind[first.end() : second.start()])
    if not (_YES.match(words[0]) and _NO.match(words[1])):
        return False
    return first["marked"] is None and second["marked"] is not None


def _is_unmarked(text: Text, span: Span) -> bool:
    """Whether an empty box stands before the words: a criterion of a form that is not ticked."""
    line = text.line_at(span.start)
    before = text.content[line.start : span.start]
    boxes = list(BOX.finditer(before))
    if not boxes or boxes[-1]["empty"] is None or len(before) - boxes[-1].end() > _EMPTY_BOX_BEFORE:
        return False
    lead = before[: boxes[-1].start()]
    return not lead.strip() or lead.rstrip(" ").endswith(CELL) or any(box.end() for box in boxes[:-1])
