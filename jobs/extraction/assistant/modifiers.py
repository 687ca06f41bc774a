"""Whether what is written of the patient is so: present, negated, historical, of the family or another who is close,
hypothetical or uncertain.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.abroad.languages import languages_of
from jobs.extraction.assistant.abroad.modifiers import asserted_abroad, is_told_by_a_relative
from jobs.extraction.assistant.denials import (
    AFTER,
    BEFORE,
    NEGATED_AFTER,
    VERB,
    denial_of,
    is_of_a_denied_list,
    since_the_last_stop,
)
from jobs.extraction.assistant.negative_tests import is_not_tested_yet, is_tested_negative
from jobs.extraction.assistant.others_health import (
    goes_on_about_another,
    is_line_of_another,
    tells_of_another,
)
from jobs.extraction.assistant.page.answers import answer_at, behind_the_last_answer
from jobs.extraction.assistant.page.answers_of_rows import Answered
from jobs.extraction.assistant.page.outline import Outline
from jobs.extraction.assistant.page.yes_no_columns import answer_in_column
from jobs.extraction.assistant.put_into_the_past import is_put_into_the_past
from jobs.extraction.text import Span, Text
from jobs.extraction.wordings.advice_given import is_a_danger_advised_on, is_told_what_to_watch
from jobs.extraction.wordings.words_of_past import EARLY_IN_LIFE
from referrals.data.referral import Asserted

_NEAR = 45
_FAMILY = re.compile(
    r"\b(?:family history|fhx?|(?:(?<=\bher )|(?<=\bhis )|(?<=\bmy )|(?<=\btheir ))"
    r"(?:mother|father|mum|mom|dad|parent)|"
    r"(?:mother|father|mum|mom|dad|parent)(?! of (?:\d|one|two|three|four|five|six|twins|triplets)\b)|"
    r"brother|sister|sibling|maternal|"
    r"paternal|grandmother|grandfather|aunt|uncle|parents|son|daughter|cousin|"
    r"family members?|runs in the family|half-?(?:brother|sister)|twin|niece|nephew|grandparents?|"
    r"(?:gro(?:ss|ß))?(?:mutter|vater)|bruder|schwester|tante|onkel|familienanamnese|"
    r"(?:grand-)?m[èe]re|(?:grand-)?p[èe]re|"
    r"fr[èe]re|s[oœ]e?ur|antécédents familiaux|madre|padre|abuel[oa]s?(?: (?:matern|patern)[oa])?|"
    r"herman[oa]|(?!(?-i:TIA))t[ií][oa]|"
    r"antecedentes familiares|nonn[oa]|fratello|sorella|zi[oa]|familiarit[àa]|moeder|vader|broer|"
    r"zus)(?:['\u2019]s)?\b",
    re.IGNORECASE,
)
_RELATIVE_BEFORE_COLON = re.compile(
    rf"(?:^|[\n.;\u2022*-])\s*(?:(?:his|her|the) "
    rf")?(?:{_FAMILY.pattern})[^.;:\n]{{0,30}}[:\u2013-]\s(?:[^.;\n]|(?<=\d)\.(?=\d))*$",
    re.IGNORECASE,
)
"""A line about a relative: "Maternal aunt: breast cancer at 41"."""
_HISTORICAL_AFTER = re.compile(
    rf"\s*\(?(?:resolved|in (?:19|20)\d\d|\d+ years ago|previously|aged \d|{EARLY_IN_LIFE})", re.IGNORECASE
)
_RULE_OUT = re.compile(r"\b(?:to )?rule out\b|\br/o\b|\bto exclude\b", re.IGNORECASE)
_HYPOTHETICAL = re.compile(
    r"\b(?:if (?:(?:he|she|they|you(?! would| could| can| might)|the patient|"
    r"there|any)\b|symptoms)|should (?:he|"
    r"she|they|you|symptoms)|return if|in case of|to prevent|prophylaxis|risk of|at risk for|"
    r"for (?:the )?(?:prevention|prophylaxis)|(?:vaccinated|immuni[sz]ed|vaccination|immuni[sz]ation) against|"
    r"screening for|screen for|call if|"
    r"(?:come back|see (?:us|me|you|the gp)(?: again)?|seek (?:help|advice)|ring|phone|re-?attend|attend|"
    r"go to \w+|999|911|ER|ED|A&E)\b[^.;:,\n]{0,25}\b"
    r"if(?! (?:possible|you|appropriate|needed|required|necessary|not)\b)|"
    r"unless|until|watch for|monitor for|advised (?:about|of|to))\b",
    re.IGNORECASE,
)
_UNCERTAIN = re.compile(
    r"(?<!\w)\?|\b(?:possible|possibly|probable|probably|likely|suspected|suspicion of|"
    r"suspicious (?:of|for)|suspect|query|\?|may (?:have|be|represent)|might|could (?:be|represent)|"
    r"consistent with|suggestive of|suggests?|concern(?:s|ed|ing)? (?:for|about|"
    r"of|that)|differential|r/o|rule out|to exclude|versus|vs\.?|cannot exclude|"
    r"presumed|provisional|worried about|treated as if|(?:is|"
    r"was) afraid (?:that|of|s?he)|consider(?:ing)?)",
    re.IGNORECASE,
)

_WONDERED = re.compile(
    r"\bwonder(?:s|ed|ing)? (?:(?:whether|if) (?:this|it|that|these|s?he|they|there)"
    r"(?: (?:is|are|was|were|has|have|had|could|might|may|be|represents?|really|also|some|an?|the|element|of)){1,6}|"
    r"about(?: an?)?) $",
    re.IGNORECASE,
)
"""Right before what somebody wonders about: "I wonder whether this is", but not "I wonder if you would see"."""
_LOOKED_FOR = re.compile(
    r"\b(?:eval(?:uat\w+)?\.?|assess(?:ment)?|work-?up|screen(?:ed|ing)?) for (?:an? |any |the )?$",
    re.IGNORECASE,
)
"""Right before what somebody is to look for: "Eval for disc herniation"."""
_UNCERTAIN_AFTER = re.compile(
    r"\s*\(?\?|\s+(?:suspected|likely|possible)\b|"
    r"\s+(?:was|were|has been|is)(?: \w+ly)? (?:queried|suspected|questioned)\b",
    re.IGNORECASE,
)


def asserted_at(text: Text, outline: Outline, span: Span) -> Asserted:
    """Return how the words at a span are asserted, from the clause before and behind them and from their
    section; in another language than English by its own words: "no" is "in the" in Portuguese.
    """
    answered = answer_at(text, span.start)
    if answered is not None:
        return _asserted_by_answer(text, outline, span, answered)
    asserted = asserted_in_english(text, outline, span)
    answer = answer_in_column(text, span) if asserted in ("present", "negated") else None
    if answer is not None:
        return "negated" if answer == "no" else "present"
    if asserted == "negated" and is_tested_negative(text.flowing, span):
        return asserted
    languages = languages_of(text)
    if (
        asserted == "family"
        and _SON_IS_NO_RELATIVE & set(languages)
        and _is_of_a_son_alone(text.flowing, span)
    ):
        return asserted_abroad(text.flowing, span, languages)
    if not languages or (asserted == "family" and not is_told_by_a_relative(text.flowing, span)):
        return asserted
    abroad = asserted_abroad(text.flowing, span, languages)
    return asserted if abroad == "present" and asserted not in ("negated", "family") else abroad


_SON_IS_NO_RELATIVE = frozenset({"fr", "es"})
"""Where "son" means his or her, or are."""


def _is_of_a_son_alone(content: str, span: Span) -> bool:
    """Whether nothing but the word "son" names a relative before words."""
    before = since_the_last_stop(content[max(0, span.start - BEFORE) : span.start])
    return {relative.group().casefold() for relative in _FAMILY.finditer(before)} == {"son"}


def asserted_in_english(text: Text, outline: Outline, span: Span) -> Asserted:
    """Return the same by English words alone, whatever the text is written in. The answer to a question says nothing of
    what stands behind it."""
    section = outline.section_at(span.start)
    key = section.key if section else ""
    cut = behind_the_last_answer(text, span.start)
    if cut is None:
        return asserted_in(text.flowing, span, section=key)
    words = text.flowing[cut : span.end + AFTER]
    return asserted_in(words, Span(span.start - cut, span.end - cut), section=key)


def _asserted_by_answer(text: Text, outline: Outline, span: Span, answered: Answered) -> Asserted:
    """How words of a question or an option of a form are asserted: by their answer, and by the question itself and what
    stands before its options, as a relative's or as what has been before."""
    section = outline.section_at(span.start)
    begins = answered.span.start
    asked = text.flowing[begins : answered.span.end]
    own = Span(span.start - begins, min(span.end, answered.span.end) - begins)
    asserted = asserted_in(asked, own, section=section.key if section else "")
    if asserted == "present" and (languages := languages_of(text)):
        asserted = asserted_abroad(asked, own, languages)
    if asserted == "family" or _FAMILY.search(answered.head) or _ASKS_FOR_FAMILY.match(asked):
        return "family"
    if answered.standing in ("no", "left"):
        return "negated"
    if answered.standing == "yes" and _DENIED_AT_THE_HEAD.search(answered.head):
        return "negated"
    return asserted


_ASKS_FOR_FAMILY = re.compile(r"\W*(?:family history|fhx?|f/h)\b", re.IGNORECASE)
_DENIED_AT_THE_HEAD = re.compile(
    r"\b(?:denie[sd]|denying|negative for|absent|excluded|none of)\b", re.IGNORECASE
)
"""Before options, that those which are ticked are denied: "Denies: [x] fever [x] cough"."""


def is_of_family(content: str, span: Span) -> bool:
    """Tell whether the words of a span name a relative or the family's history."""
    return _FAMILY.search(content, span.start, span.end) is not None


def asserted_in(content: str, span: Span, *, section: str = "") -> Asserted:
    """Return how the words at a span of a content are asserted; `section` is the key of the section they
    stand in.
    """
    near = content[max(0, span.start - BEFORE) : span.start]
    if _RELATIVE_BEFORE_COLON.search(near) or is_line_of_another(near):
        return "family"
    before = since_the_last_stop(near)
    after = content[span.end : span.end + AFTER].split(". ")[0]
    if section == "family" or _FAMILY.search(before) or tells_of_another(before):
        return "family"
    if goes_on_about_another(content, span.start):
        return "family"
    # "rule out X" asks whether X is there; "X was ruled out" says that it is not.
    if _RULE_OUT.search(before) and not re.search(r"\b(?:no|not)\b", before, re.IGNORECASE):
        return "uncertain"
    if _HYPOTHETICAL.search(before):
        return "hypothetical"
    own = content[span.start : span.start + VERB]
    if denial_of(before, own) is not None or NEGATED_AFTER.match(after):
        return "negated"
    if is_tested_negative(content, span) or (before == near and is_of_a_denied_list(content, span)):
        return "negated"
    if is_not_tested_yet(content, span) or is_told_what_to_watch(content, span.start):
        return "hypothetical"
    if is_a_danger_advised_on(before, content[span.start : span.end], content[span.end : span.end + AFTER]):
        return "hypothetical"
    if (
        _LOOKED_FOR.search(before)
        or _UNCERTAIN.search(before[-60:])
        or _WONDERED.search(before)
        or _UNCERTAIN_AFTER.match(after)
    ):
        return "uncertain"
    if is_put_into_the_past(before[-_NEAR:]) or _HISTORICAL_AFTER.match(after):
        return "historical"
    return "present"
