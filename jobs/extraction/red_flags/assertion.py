"""Whether words of danger are said of the patient now: not denied, not years ago, not of a relative, no advice what
to look out for, not an unmarked box, not the name of a service.

A false alarm costs a clinician's glance, a miss more: what a writer leaves open counts as said.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

from jobs.extraction.assistant.denials import is_of_a_denied_list
from jobs.extraction.assistant.page.outline import Outline, Section
from jobs.extraction.layout.spans import Spans
from jobs.extraction.red_flags.advice import is_advice
from jobs.extraction.red_flags.answered_reports import is_answered_by_a_report
from jobs.extraction.red_flags.asked import is_asked_and_denied
from jobs.extraction.red_flags.boxes import is_answered_no, is_unmarked
from jobs.extraction.red_flags.consent import is_a_risk_told
from jobs.extraction.red_flags.denial import is_denied
from jobs.extraction.red_flags.earlier_care import EarlierCare
from jobs.extraction.red_flags.other_senses import is_a_code_of_a_message
from jobs.extraction.red_flags.past import Past
from jobs.extraction.red_flags.relatives import is_of_another
from jobs.extraction.text import Span, Text
from jobs.extraction.wordings.advice_given import names_advice
from jobs.extraction.wordings.notices_of_forms import is_of_those_not_meant
from jobs.extraction.wordings.operations import told_of_operations

_STATEMENT_END = re.compile(
    r"(?<!\bDr)(?<!\bMr)(?<!\bMrs)[.!](?=\s|$)|\?(?=\s+[A-Z])|;|\n\s*(?:[-•*]|\d{1,3}[.)])|\n(?=[A-Z][\w /]{2,30}:)|"
    r"\n\n|\n(?=[A-Z\u2022])"
)
_LABELLED_LINE = re.compile(r"(?:[A-Z][\w/]*(?: [\w/()]+){0,4}|[A-Z /]{2,30}) ?:(?:\s|$)")
_ASKS_THE_READER = re.compile(
    r"\?\s+(?:please )?(?:ring|call|phone|dial|contact|speak to|talk to|tell|see|e-?mail|visit|text)\b(?! (?:me|"
    r"back))",
    re.IGNORECASE,
)
"""Behind a question what its reader shall do, as a notice has it: "Worried about abuse of a child? Ring ..."."""
_HEADS_ADVICE = re.compile(
    r"\W*(?:please )?(?:return|come back|call|ring|phone|attend|go to|seek|contact|dial|re-?present|when to)\b"
    r"[^.\n]{0,60}\b(?:if|for|help|return|following|with)\b[^.\n]{0,30}$",
    re.IGNORECASE,
)
_ANY_OF_THESE = re.compile(
    r"\b(?:any|one)\b[^.\n]{0,30}\b(?:following|these|below)\b[^.\n]{0,60}\b(?:call|contact|return|attend|ring|seek|go)\b"
    r"[^.\n]{0,90}:\s*$",
    re.IGNORECASE,
)
"""Above a list what to do at one of its signs: "If you have any of the following, call your doctor:"."""
_ENDS_OPEN = re.compile(r"\bif\s*:?\s*$", re.IGNORECASE)
_IF = re.compile(r"\b(?:if|should|unless)\s+(?:\w+\s+){0,4}$", re.IGNORECASE)
_SHOULD_COME = re.compile(
    r"\s*(?:\w+\s+){0,2}(?:recurs?|develops?|appears?|occurs?|returns?|worsens?|persists?|comes? (?:back|on)|"
    r"(?:is|was|proves|turns out) (?:to be )?(?:positive|raised|elevated|abnormal))\b",
    re.IGNORECASE,
)
"""Around what may still come: "if chest pain recurs", "unless the troponin comes back positive"."""
_LIST_ITEM = re.compile(r"\s*(?:[-\u2013\u2022*]|\d+[.)])\s")
_LONGEST_ADVICE = 12
_NOT_BY_THIS_FORM = re.compile(r"\b(?:do not|don['\u2019]t) use this form\b[^.\n]{0,40}\.$", re.IGNORECASE)
_WHERE_INSTEAD = re.compile(r" +[^.:\n]{3,90}:\s*(?:send|phone)\b", re.IGNORECASE)
"""What a form says of whom to send elsewhere: "Do not use this form. Suspected cauda equina syndrome: send to ..."."""
_DENIED_AFTER = re.compile(
    r"[\"'\u201d]\s*[:,;=]\s*[\"'\u201c]?(?:false|none?|n|nil|neg(?:ative)?|0)(?=[\"'\u201d,;}\s])|"
    r">\s*(?:false|none?|n|nil|neg(?:ative)?|0)\s*</|"  # as machines answer: "chest_pain": false
    r"\s*(?:[:=]|\t|\s-|\u2013)\s*(?:low|minimal|nil|none|neg\w*|denie[sd]|absent|n/?a|nad|false|-ve)\b(?![ "
    r"-](?:improv|better|change))|\s*(?:[:=]|\t|\s-|\u2013)\s*(?:no|n)\s*(?:[,;.\n\t(|]|$)|"
    r"[^.;,:\n\t]{0,40}:\s*(?:nil|none|negative|n/?a\b|no(?=\s*(?:[,;.\n\t(|]|$)))\b|"
    r"[^.?\n]{0,90}\?\s*(?:[-:]\s*)?(?:no|nil|none|never|denied|n|(?:not |un)likely(?=\s*[,;:.\n\t(|]))\b"
    r"(?! (?:improv|better|change))|[^.\n]{0,40}\b(?:answered|answers|said|says|ticked|replied)[ :]*['\"]?no\b|"
    r"\s+(?:\w+\s+)?(?:nil|none)(?=\s*(?:[,;]|\.(?:\s|$)))|"
    r"\s+(?:(?:is|are|was|were|looks?|appears?) )?(?:normal|unremarkable)(?=\s*(?:[;\n]|\.(?:\s|$)|$))|"
    r"\s*[(\[](?:no|nil|none|neg\w*|denied|absent|-)[)\]]|"
    r"\s+(?-i:N|NEG|No|Nil|nil|neg|negative|absent|none)(?=\s*(?:[|;,/\t\n]|\.(?:\s|$)|$))|"
    r":\s*(?:\w+ Y\w*,? )?self (?:N|no|nil|-)\b|"
    r"[^.;,\n]{0,40}\b(?:(?:was|were|is|are|has been|have been|been|now) (?:\w+ )?(?:excluded|ruled out|not "
    r"(?:present|felt|seen|"
    r"found|suspected|reported|identified|evident|likely|thought)|absent|negative|denied|unlikely|"
    r"discounted|undetectable)|unlikely\b|"
    r"(?:was |were )?(?:ruled out|excluded)\b|not (?:palpable|enlarged|raised|swollen|felt|seen|found|"
    r"identified|demonstrated|detected|suspected|reported|present)\b)|"
    r"[^.;\n]{0,40}\b(?:and|but) (?:he|she|they|patient|pt) (?:has|have|had|"
    r"reports?|admits?) (?:to )?(?:neither|none)\b|"
    r",? (?:but )?(?:none|nil|nothing) (?:disclosed|reported|found|seen|noted|identified|detected)\b|"
    r"[^.;,:\n]{0,30}\bdenies(?=\s*(?:[.;,|\t\n]|$))|(?:(?!\band\b)[^.;,\n]){0,22}\b(?:absent|denied|"
    r"negative)\b(?! (?:for|cremast|pressure|thoughts))|"
    r"\s+(?:screen|test|swab|scan|score|risk)\s+(?:neg|low|nil|-ve)\b|"
    r"[^.;:,\n]{0,40}['\"\u201d]\s*[:=]\s*['\"]?0 ?[-=(\u2013] ?(?:not at all|never|none)\b|"
    r"['\"\u201d]?\s*[,:=]\s*['\"]?(?:false\b|0 ?[-=(\u2013]? ?\(?(?:not at all|never|none|no)\b|not at all\b)|"
    r"(?:(?!\b(?:and|but)\b)[^.;,\n]){0,30}\s(?-i:N|NEG)(?=\s*[,;|]|\.\s)|"
    r"[^.;,\n]{0,40}\b(?:verneint|niegad[oa]s?|negad[oa]s?|ni[ée]{1,2}e?s?|negat[oaie]|ontkend|ausgeschlossen|"
    r"exclue?s?|"
    r"descartad[oa]s?|esclus[oaie])\b",
    re.IGNORECASE,
)
_LIST_DENIED_AFTER = re.compile(
    r"(?:(?!\b(?:but|however|yes|positive|present|has|had)\b)[^.:;?\n]){0,120}(?::|\s[-\u2013\u2014]+|,|\u2014)\s*"
    r"(?:(?:he|she|they|pt|patient) )?(?:(?:denies|denied|denying) (?:all|any of|them all|each)\b|"
    r"(?:all|each|both) (?:were |are )?(?:denied|absent)\b|(?:answer(?:s|ed)? )?no to (?:all|each|any|both)\b|"
    r"none of (?:these|those|them|the above|which)(?=\s*(?:[.,;\n]|$| (?:present|reported|now|at present))))",
    re.IGNORECASE,
)
"""Behind a list of signs the answer to all: "weight loss, night sweats: denies all"."""
_STILL_OPEN = re.compile(
    r"^[^.;,\n]{0,40}\b(?:cannot|can['\u2019]?t|could not|couldn['\u2019]t|not(?: yet)? been|not|to be|"
    r"needs? to be|until|unable to|"
    r"must be|has to be|want\w*|please) (?:be )?(?:\w+ )?(?:excluded?|ruled? out)",
    re.IGNORECASE,
)
_NAME_OF_SOMETHING = re.compile(
    r"-(?:prevention|prophylaxis)\b|\s+(?:prevention|prophylaxis|clinics?\b|units?\b|services?\b|association|society|helpline|awareness|"
    r"survivor|nurses?\b|(?:alert |warning |advice |information )?cards?\b(?! (?:test |was |came back )?pos)|"
    r"teams?\b|training\b|(?:advice|information|warning|fact) (?:sheets?|leaflets?|booklets?|handouts?)\b|"
    r"action plan|guidelines?|charity|support group|lead\b|consultant|specialist|screening|vaccin\w+|trust|"
    r"foundation|centre|policy|leaflet|ACWY|"
    r"risk (?:score|assessment|factors?)|risk(?: is| was|:| -)? ?(?:low|minimal|nil|none)|\(?resolved|"
    r"\(?recovered|\(?repaired|"
    r"repair\b(?=[^.;\n]{0,25}\b(?:ago|(?:19|20)\d\d)\b)|\(?treated|\(?excised|\(?cured)",
    re.IGNORECASE,
)
_RISKS_LISTED = re.compile(
    r"\b(?:risks|complications|side[- ]effects|not (?:be )?limited to|consented)\b"
    r"(?:[^.]|(?<=\d)\.|\.(?=,?\s+\d{1,2}\.))*$",
    re.IGNORECASE,
)
"""Before a risk that is named after others, in a sentence or a numbered list."""
_LONGEST_LIST = 260
_ANSWERED_WITHIN = 200
_LONGEST_STATEMENT = 400
_SHORT_ENTRY = 3
_SHORT_SENTENCE = 90
_FOLLOW_UP_ADVICE = frozenset({"family", "immunizations", "allergies", "attachments"})
_OF_THE_PAST = ("past", "procedures")


class Assertions:
    """Answers for the places of one text whether what is written there is said of the patient now."""

    def __init__(self, text: Text, outline: Outline) -> None:
        self.text = text
        self.outline = outline
        self._past = Past(text)
        self._earlier_care = EarlierCare(text)
        self.operations = Spans(text.once(told_of_operations))
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

    def _bounds_of_statement(self, span: Span) -> tuple[int, int]:
        content, ends = self.text.flowing, self._statement_ends
        place = bisect_right(ends, span.start)
        start = ends[place - 1] if place else 0
        behind = bisect_right(ends, max(span.start, span.end - 1))
        end = ends[behind] if behind < len(ends) else len(content)
        return max(start, span.start - _LONGEST_STATEMENT), min(end, span.end + _LONGEST_STATEMENT)

    def statement(self, span: Span) -> str:
        """Return the whole statement that the words at a span stand in."""
        start, end = self._bounds_of_statement(span)
        return self.text.flowing[start:end]

    def _is_said_now(self, span: Span, passing: bool) -> bool:
        content = self.text.flowing
        start, end = self._bounds_of_statement(span)
        before, after = content[start : span.start], content[span.end : min(end, span.end + 130)]
        return not (
            self._stands_elsewhere(span)
            or self.operations.hold(span.start)
            or is_advice(before, content[start:end])
            or names_advice(before, after)
            or (_IF.search(before) and _SHOULD_COME.match(after))
            or is_a_code_of_a_message(content, span)
            or _ASKS_THE_READER.match(content, end - 1)
            or self._is_listed_as_advice(span)
            or is_of_another(before, content[span.start : span.end], after)
            or is_denied(before, content[span.start : span.end], after)
            or (len(before) == _LONGEST_STATEMENT and is_of_a_denied_list(content, span))
            or is_asked_and_denied(before, content[span.end : span.end + _ANSWERED_WITHIN])
            or (
                _WHERE_INSTEAD.match(content[start:end])
                and _NOT_BY_THIS_FORM.search(content[max(0, start - _SHORT_SENTENCE) : start])
            )
            or is_of_those_not_meant(content, span.start, span.end)
            or is_a_risk_told(content[start:end])
            or _RISKS_LISTED.search(content[max(0, span.start - _LONGEST_LIST) : span.start])
            or (
                _DENIED_AFTER.match(content[span.end : min(end + 12, span.end + 100)])
                and not _STILL_OPEN.match(after)
            )
            or _LIST_DENIED_AFTER.match(content, span.end, end)
            or _NAME_OF_SOMETHING.match(after)
            or self._past.is_past(span, before, after, passing=passing)
            or self._earlier_care.is_told(before + content[span.start : span.end], after)
            or is_answered_by_a_report(self.text, span)
            or is_unmarked(self.text, span)
            or is_answered_no(self.text, span)
        )

    def _is_listed_as_advice(self, span: Span) -> bool:
        """Whether the words are an item of a list below "Return at once if", or stand in the sentence below it."""
        number = self.text.line_at(span.start).number
        above = number
        while above and number - above < _LONGEST_ADVICE and _LIST_ITEM.match(self.text.lines[above].text):
            above -= 1
            if _ANY_OF_THESE.search(self.text.lines[above].text):
                return True
        if above < number and _HEADS_ADVICE.match(self.text.lines[above].text):
            return True
        start, _ = self._bounds_of_statement(span)
        if not start:
            return False
        lead = self.text.line_at(start - 1).text
        return _ENDS_OPEN.search(lead) is not None and _HEADS_ADVICE.match(lead) is not None

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
        start, end = self._bounds_of_statement(span)
        return start > section.heading.end and len(content[start:end].split()) > _SHORT_ENTRY
