"""Whether words of danger are said of the patient now: not denied, not years ago, not of a relative, no advice what
to look out for, not an unmarked box, not the name of a service.

A false alarm costs a clinician's glance, a miss more: what a writer leaves open counts as said.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from jobs.extraction.assistant.outline import Outline, Section
from jobs.extraction.red_flag_boxes import is_answered_no, is_unmarked
from jobs.extraction.red_flag_denial import is_denied
from jobs.extraction.red_flag_relatives import is_of_another
from jobs.extraction.text import CELL, Span, Text

_STATEMENT_END = re.compile(
    r"(?<!\bDr)(?<!\bMr)(?<!\bMrs)[.!](?=\s|$)|\?(?=\s+[A-Z])|;|\n\s*(?:[-•*]|\d+[.)])|\n(?=[A-Z][\w /]{2,30}:)|\n\n|"
    r"\n(?=[A-Z\u2022])"
)
_LABELLED_LINE = re.compile(r"(?:[A-Z][\w/]*(?: [\w/()]+){0,4}|[A-Z /]{2,30}) ?:(?:\s|$)")
_ADVICE = re.compile(
    r"\b(?:safety[- ]?net\w*|red flag(?:s|(?= (?:symptom|sign|advice|feature)))|return precautions?|"
    r"(?:worsening|safety|travel) advice|leaflet|information sheet|(?:warning|alert) card|"
    r"(?:advised?|warned|counsell?ed|instructed|educated|cautioned)\b[^.\n]{0,30}\b(?:to|about|of|regarding|"
    r"on|if|re)|"
    r"(?:told|asked|knows?|aware) (?:\w+ ){0,2}to (?:return|attend|call|seek|come|go|look|watch|report|ring|"
    r"contact|re-?present)|"
    r"(?:return|call|attend|ring|dial|come back|seek (?:\w+ ){0,3}(?:help|advice|attention|care)|go to|re-?present)\b"
    r"[^.\n]{0,60}\b(?:if|should|with (?:any|new)|in case|for any|in the event)|"
    r"(?:watch(?:ing)?|look(?:ing)?) (?:out )?for|signs? (?:and symptoms )?of\b[^.\n]{0,30}\b(?:explained|discussed)|"
    r"if (?:you|he|she|they|there|any|symptoms|this|the|it|pain|your|fingers|toes)\b|should (?:he|she|they|"
    r"you|symptoms|"
    r"it|this|any)\b|"
    r"in (?:case|the event) of|(?:risks?|complications?|side[- ]effects?) (?:include|including|such as|"
    r"discussed|were)|(?<!high )(?<!significant )(?<!acute )(?<!increased )(?<!real )(?<!imminent )(?<!immediate )"
    r"(?:risks?|complications?|side[- ]effects?) of|at risk for|return if|call if|"
    r"to (?:prevent|avoid|reduce|lower|monitor for)|for (?:the )?prevention|prophyla\w+|(?:vaccinat|immuni[sz])\w+ "
    r"(?:against|for)|"
    r"screen(?:ed|ing)? for|monitor(?:ed|ing)? for|fear of|phobia of|(?<!I am )(?<!I['\u2019]m )(?<!we are )worried "
    r"(?:that )?(?:it|this) "
    r"(?:may|might|could) be)\b",
    re.IGNORECASE,
)
_ADVICE_AROUND = re.compile(
    r"\b(?:should|must|needs?|ought to|to) (?:be reported|report|(?:seek )?(?:immediate |"
    r"urgent )?medical (?:help|attention|advice|"
    r"care)|prompt|be (?:seen|told) (?:at once|immediately) if|attend at once)\b|\bleaflet\b|\bwarning card\b|"
    r":\s*(?:contact|ring|call|attend|dial|seek|return|go to)\b|\b(?:please )?(?:contact|ring|call|dial) "
    r"(?:us|your|111|999|911|the|eye)\b[^.\n]{0,40}\b(?:if|should|immediately)\b|^\s*(?:any|patients (?:with|"
    r"who)|people (?:with|who)) "
    r"[^.\n]{0,90}\b(?:should|must|contact|needs?)\b",
    re.IGNORECASE,
)
_DENIED_AFTER = re.compile(
    r"\s*(?:[:=]|\t|\s-|\u2013)\s*(?:low|minimal|nil|none|neg\w*|denie[sd]|absent|n/?a|nad|false|-ve)\b(?![ "
    r"-](?:improv|better|change))|\s*(?:[:=]|\t|\s-|\u2013)\s*(?:no|n)\s*(?:[,;.\n\t(|]|$)|"
    r"[^.;,:\n\t]{0,40}:\s*(?:nil|none|negative)\b|"
    r"[^.?\n]{0,90}\?\s*(?:[-:]\s*)?(?:no|nil|none|never|denied|n)\b(?! (?:improv|better|change))|"
    r"[^.\n]{0,40}\b(?:answered|answers|said|says|ticked|replied)[ :]*['\"]?no\b|"
    r"\s*\((?:no|nil|none|neg\w*|denied|absent|-)\)|"
    r"[^.;,\n]{0,40}\b(?:(?:was|were|is|are|has been|have been|been|now) (?:\w+ )?(?:excluded|ruled out|not "
    r"(?:present|felt|seen|"
    r"found|suspected|reported|identified|evident|likely|thought)|absent|negative|denied|unlikely|"
    r"discounted)|unlikely\b|"
    r"(?:was |were )?(?:ruled out|excluded)\b|not (?:palpable|enlarged|raised|swollen|seen|found|"
    r"identified|demonstrated|detected|suspected|"
    r"reported|present)\b)|"
    r"(?:(?!\band\b)[^.;,\n]){0,22}\b(?:absent|denied|negative)\b(?! (?:for|cremast|pressure|thoughts))",
    re.IGNORECASE,
)
_STILL_OPEN = re.compile(
    r"^[^.;,\n]{0,40}\b(?:cannot|can['\u2019]?t|could not|couldn['\u2019]t|not(?: yet)? been|not|to be|"
    r"needs? to be|until|unable to|"
    r"must be|has to be|want\w*|please) (?:be )?(?:\w+ )?(?:excluded?|ruled? out)",
    re.IGNORECASE,
)
_NAME_OF_SOMETHING = re.compile(
    r"\s+(?:prevention|prophylaxis|clinics?\b|units?\b|services?\b|association|society|helpline|awareness|"
    r"survivor|nurses?\b|"
    r"teams?\b|guidelines?|charity|support group|lead\b|consultant|specialist|screening|vaccin\w+|trust|"
    r"foundation|centre|policy|leaflet|ACWY|"
    r"risk (?:score|assessment|factors?)|risk(?: is| was|:| -)? ?(?:low|minimal|nil|none)|\(?resolved|"
    r"\(?recovered|\(?repaired|"
    r"\(?treated|\(?excised|\(?cured)",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?:\b(?:previous(?:ly)?|(?<!no )prior|(?<!the )(?<!over )(?<!for )past(?! \d| (?:few|two|three|four|six|"
    r"week|month|day|hour|couple))|"
    r"former(?:ly)?|(?<=\ban )old|remote|childhood|historical|known (?:old|previous)|"
    r"h/o|hx(?: of)?|pmhx?|pmh:?|s/p|status post|recovered from|resolved|"
    r"(?<!being )treated for|survived|free of|(?:care|rehab\w*|follow-?up|recover(?:y|ing)) (?:after|following|from)|"
    r"rather than|instead of|as a (?:child|teenager|baby)[, ]+(?:he|"
    r"she|they)? ?had)\s+"
    r"(?:an? |the |his |her )?(?:\w+ ){0,3}|"
    r"\bin (?:19|20)\d\d,? (?:he|she|they)? ?(?:\w+ ){0,3})$",
    re.IGNORECASE,
)
_HISTORY_OF = re.compile(r"\bhistory of\s+(?:an? |the |his |her )?(?:[\w-]+ ){0,3}$", re.IGNORECASE)
_PRESENT_HISTORY = re.compile(
    r"(?:\d|hours?|days?|weeks?|months?|years?|hr|hrs|/7|/52|/12|short|recent|brief|giv(?:es?|ing)|gave|"
    r"present\w*(?: with)?|clear|long|"
    r"current|acute|sudden|progressive|with (?:an?|the)|good|convincing|classic\w*|typical|worrying|"
    r"new)['\u2019]?s?,? (?:\w+ ){0,2}$",
    re.IGNORECASE,
)
_RECENTLY = re.compile(
    r"\b(?:today|yesterday|tonight|this (?:morning|afternoon|evening|week|month)|last (?:night|week|month)|"
    r"since (?!then|birth|childhood|(?:19|20)\d\d)|"
    r"now|currently|ongoing|again|still|(?:\d+|few|two|three|several) ?(?:days?|hours?|hrs?|/7|weeks?|/52|d|"
    r"h)\b|new(?:ly)?|recent(?:ly)?|x ?\d+ ?(?:/|days?)|"
    r"(?:in|over|for|x|since|last|past) ?(?:the |last |past )*(?:\d+|few|two|three) ?(?:days?|weeks?|wks?|"
    r"months?|mths?|/\d+))",
    re.IGNORECASE,
)
_AFTERWARDS = re.compile(
    r"[^.;\n]{0,40}?\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some|few|"
    r"\d+\+) (?:years?|yrs?) "
    r"(?:ago|previously|"
    r"back|earlier)|as a (?:child|teenager|baby|boy|girl)|in (?:childhood|infancy|(?:his|her|their) (?:teens|"
    r"twenties|"
    r"thirties|forties|youth))|at (?:the )?(?:age (?:of )?\d+|diagnosis aged)|"
    r"at (?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b|aged? \d+ (?:and|which|but|"
    r"with full)|years ago|in (?:my|his|her) (?:first|last|previous) pregnancy)",
    re.IGNORECASE,
)
_PASSED = re.compile(
    r"(?:\s*\([^)\n]*\))?[^.;\n]{0,40}?\b(?:(?:has |have |had |now |since |all )*(?:completely |fully )?(?:resolved|"
    r"recovered)\b(?! within)|none since|"
    r"no (?:recurrence|reaction|further \w+|problems?|episodes?|attacks?) since|(?:full|good|"
    r"complete) recovery|in remission|"
    r"(?<!not )(?<!n['\u2019]t )(?:now )?healed|well since|coiled|decompressed|successfully treated)",
    re.IGNORECASE,
)
_HAD_AT_AN_AGE = re.compile(r"\b(?:had|diagnosed with)\b[^.;\n]*$", re.IGNORECASE)
_AGED = re.compile(r"[^.;\n]{0,25}?\b(?:aged|at age|at the age of|when (?:he|she) was) \d", re.IGNORECASE)
_RISKS_LISTED = re.compile(
    r"\b(?:risks|complications|side[- ]effects|not (?:be )?limited to|consented)\b[^.]*$", re.IGNORECASE
)
_YEAR = re.compile(r"(?<![\d/.-])(?:19|20)\d\d(?![\d/.-]\d)")
_ANY_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_IN_A_YEAR = re.compile(
    r"(?:\b(?:in|since|of|from|until)\s+(?P<year>(?:19|20)\d\d)\b[^.;:,\n]{0,45}|"
    r"(?<![\d/.-])(?P<row>(?:19|20)\d\d)[^\d.;,\n/-]{0,8})$",
    re.IGNORECASE,
)
_IN_A_DATE = re.compile(r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?,? $", re.IGNORECASE)
_YEAR_OF_ROW = re.compile(r"(?:19|20)\d\d(?=\t)")
_YEAR_AFTER = 45
_LONGEST_LIST = 260
_LONGEST_STATEMENT = 400
_SHORT_ENTRY = 3
_FOLLOW_UP_ADVICE = frozenset({"family", "immunizations", "allergies", "attachments"})
_OF_THE_PAST = ("past", "procedures")

_OF_ANOTHER_OR_PAST_ELSEWHERE = re.compile(
    r"\b(?:mutter|vater|bruder|schwester|familien(?:anamnese|vorgeschichte)|p[eè]re|m[eè]re|fr[eè]re|s[oœ]+ur|"
    r"familieanamnese|padre|madre|hermano|nonn[oa]|fratello|sorella|familiarit[àa]|zi[oa]|abuel[oa]|tante|onkel|"
    r"hermana|moeder|vader|broer|zus|zustand nach|z\. ?n\.|[eé]tat apr[eè]s|ant[eé]c[eé]dents?|antecedentes?|"
    r"anamnesi (?:remota|patologica)|pregress[oa]|"
    r"voorgeschiedenis)\b[^.;\n]*$",
    re.IGNORECASE,
)
"""Relatives and past events in German, French, Spanish, Italian and Dutch, up to the words of danger."""


class Assertions:
    """Answers for the places of one text whether what is written there is said of the patient now."""

    def __init__(self, text: Text, outline: Outline) -> None:
        self.text = text
        self.outline = outline
        self._answers: dict[tuple[int, int, bool], bool] = {}

    def said_now(self, span: Span, *, passing: bool = False) -> bool:
        """Tell whether the words at a span are said of the patient now; `passing`: also what has passed off."""
        key = (span.start, span.end, passing)
        if key not in self._answers:
            self._answers[key] = self._is_said_now(span, passing)
        return self._answers[key]

    @cached_property
    def breaks(self) -> list[int]:
        """Where lines begin with a label of their own ("Allergies: none"): what is said before ends there."""
        return [line.start for line in self.text.lines if _LABELLED_LINE.match(line.text)]

    @cached_property
    def _statement_ends(self) -> list[int]:
        ends = (end.end() for end in _STATEMENT_END.finditer(self.text.flowing))
        return sorted({*ends, *self.breaks})

    @cached_property
    def _years(self) -> list[tuple[int, int]]:
        return [(found.start(), int(found.group())) for found in _ANY_YEAR.finditer(self.text.content)]

    def _statement(self, span: Span) -> tuple[int, int]:
        content, ends = self.text.flowing, self._statement_ends
        place = bisect_right(ends, span.start)
        start = ends[place - 1] if place else 0
        behind = bisect_right(ends, max(span.start, span.end - 1))
        end = ends[behind] if behind < len(ends) else len(content)
        return max(start, span.start - _LONGEST_STATEMENT), min(end, span.end + _LONGEST_STATEMENT)

    def _is_said_now(self, span: Span, passing: bool) -> bool:
        content = self.text.flowing
        start, end = self._statement(span)
        before, after = content[start : span.start], content[span.end : min(end, span.end + 130)]
        return not (
            self._stands_elsewhere(span)
            or _is_advice(before, content[start:end])
            or is_of_another(before, content[span.start : span.end], after)
            or is_denied(before, after)
            or _RISKS_LISTED.search(content[max(0, span.start - _LONGEST_LIST) : span.start])
            or (
                _DENIED_AFTER.match(content[span.end : min(end + 12, span.end + 100)])
                and not _STILL_OPEN.match(after)
            )
            or _NAME_OF_SOMETHING.match(after)
            or self._is_past(span, before, after, passing)
            or is_unmarked(self.text, span)
            or is_answered_no(self.text, span)
        )

    def _stands_elsewhere(self, span: Span) -> bool:
        """Whether the section is about something else: relatives, allergies, what was long ago."""
        section = self.outline.section_at(span.start)
        if section is None or section.key not in (*_FOLLOW_UP_ADVICE, *_OF_THE_PAST):
            return False
        return not self._is_behind_an_inline_entry(section, span)

    def _is_behind_an_inline_entry(self, section: Section, span: Span) -> bool:
        """Whether a sentence ended between a heading that shares its line with its entry ("PMH: eczema. Now has ...")
        and the span, and what follows is no short further entry.
        """
        content = self.text.flowing
        if (
            span.start < section.heading.end
            or "\n" in self.text.content[section.heading.start : section.heading.end]
        ):
            return False
        lead = content[section.heading.end : span.start]
        if (
            not lead.strip(" \t:")
            or content[section.heading.end : section.heading.end + 2].strip(" :\t") == "\n"
        ):
            return False
        line = self.text.line_at(section.heading.end)
        if not self.text.content[section.heading.end : line.end].strip(" \t:-"):
            return False
        start, end = self._statement(span)
        return start > section.heading.end and len(content[start:end].split()) > _SHORT_ENTRY

    def _is_past(self, span: Span, before: str, after: str, passing: bool) -> bool:
        beside = after.split(CELL)[0]
        if _AFTERWARDS.match(beside) or (not passing and _PASSED.match(beside)):
            return True
        if _AGED.match(beside) and _HAD_AT_AN_AGE.search(before):
            return True
        if self._years_ago(span, before, after) or self._of_an_earlier_year(span):
            return True
        if _OF_ANOTHER_OR_PAST_ELSEWHERE.search(before):
            return True
        near = before[-70:]
        told = _BEFORE.search(near) is not None
        history = _HISTORY_OF.search(near)
        if history is not None and not _PRESENT_HISTORY.search(
            before[: len(before) - len(near) + history.start()]
        ):
            told = True
        return told and _RECENTLY.search(before[-50:] + " | " + beside[:50]) is None

    def _years_ago(self, span: Span, before: str, after: str) -> bool:
        """Whether the year printed beside is before that of the document, or the only year of one that is not dated."""
        near = re.split(r"[.;\n]", after[:_YEAR_AFTER])[0]
        places = [span.end + found.start() for found in _YEAR.finditer(near)]
        if not places:
            lead = span.start - len(before)
            told = _IN_A_YEAR.search(before)
            places = [lead + (told.start("year") if told["year"] else told.start("row"))] if told else []
        if not places:
            return False
        year = max(int(self.text.content[place : place + 4]) for place in places)
        others = [other for place, other in self._years if place not in places]
        if not others:
            return not any(
                _IN_A_DATE.search(self.text.flowing[max(0, place - 12) : place]) for place in places
            )
        return year < max(others)

    def _of_an_earlier_year(self, span: Span) -> bool:
        """Whether the words stand in the row of a table that begins with an earlier year."""
        year = _YEAR_OF_ROW.match(self.text.line_at(span.start).text)
        return year is not None and int(year.group()) < max((other for _, other in self._years), default=0)


def _is_advice(before: str, statement: str) -> bool:
    return _ADVICE.search(before) is not None or _ADVICE_AROUND.search(statement) is not None
