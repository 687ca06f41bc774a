"""Whether words of danger are told of the past: years ago, as a child, in an earlier year, resolved."""

from __future__ import annotations

import re
from functools import cached_property

from jobs.extraction.assistant.values.months import ENGLISH_MONTH
from jobs.extraction.text import CELL, Span, Text
from jobs.extraction.wordings.words_of_past import EARLY_IN_LIFE, HAD_BEFORE, YEARS_AGO

_NO_TIME_BEFORE = (
    r"(?<!days )(?<!wk )(?<!wks )(?<!week )(?<!weeks )(?<!month )(?<!months )(?<!mth )(?<!mths )(?<!/\d )(?<!/\d\d )"
    r"(?<!short )(?<!long )(?<!hr )(?<!hrs )(?<!hour )"
)
"""Before a history that is none of so many weeks: "2 month hx husky voice" is of now."""
_BEFORE = re.compile(
    rf"(?:\b(?:{HAD_BEFORE}|(?<!no )prior|(?<!the )(?<!over )(?<!for )past(?! \d| (?:few|two|three|four|six|"
    r"week|month|day|hour|couple))|(?<=\ban )old|historical|known (?:old|previous)|"
    rf"{_NO_TIME_BEFORE}hx|pmhx?|pmh:?|"
    r"s/p(?! (?:\w+ )?(?:fall|mvc|mva|mvas?|assault|collision|injury|trip)\b)|recovered from|resolved|"
    r"(?<!being )treated for|survived|free of|(?:care|rehab\w*|follow-?up|recover(?:y|ing)|debility|"
    r"debilitated|deconditioned) (?:after|following|from)|"
    rf"rather than|instead of|(?:{EARLY_IN_LIFE})[, ]+(?:he|she|they)? ?had|"
    rf"(?:{EARLY_IN_LIFE}|\bat (?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen))[, ]+(?:he|she|they)"
    r"(?: (?:had|took|made|attempted|tried|suffered|developed))?|\bI69(?:\.\w+)?|"
    r"(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|some) (?:months?|years?) (?:after|post|since|following)|"
    r"(?:hemi(?:plegi|pares)\w+|aphasia|dysphagia|sequela\w*|deficits?) (?:following|after|from|due to))\s+"
    r"(?:an? |the |his |her )?(?:\w+[ -]){0,3}|"
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
    rf"[^.;\n]{{0,40}}?\b(?:{YEARS_AGO}|{EARLY_IN_LIFE}|"
    r"in (?:his|her|their) (?:teens|twenties|thirties|forties|youth)|"
    r"at 1\d(?= (?:after|and|when|but|while|following)\b|[,.;]|$)|"
    r"at (?:the )?(?:age (?:of )?\d+|diagnosis aged)|"
    r"at (?:1[0-7]|\d)(?: ?(?:yrs?|years?)\b(?! old girl| old boy))|"
    r"at (?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b|aged? \d+,? (?:and|which|but|"
    r"now(?= (?:aged )?\d)|"
    r"with (?:full|residual)|leaving|left)|years ago|since (?:birth|childhood|infancy|puberty|adolescence|"
    r"(?:his|her|their|my) teens)\b|all (?:his|her|their|my) life|"
    r"in (?:(?:my|his|her|the|a) )?(?:first|last|previous|prior|earlier|1st) pregnancy|"
    r"(?<=eclampsia )(?:(?:with|in) )?(?:her |my )?(?:first|last|previous|prior|earlier|1st) (?:pregnancy|child|baby)|"
    r"(?:back )?then(?=[;.]?\s*$))",
    re.IGNORECASE,
)
_FIRST = re.compile(r"\b(?:(?:first|1st|new)(?: ever)? $|(?:sudden\w*|onset|today|this)\b)", re.IGNORECASE)
"""Before what is new at whatever age or hour: "first fit at age 44", "sudden droop at 10"."""
_OF_ANOTHER_EVENT = re.compile(
    r",[^,]*\b(?:menopaus\w+|lmp|periods?|retired|stopped|quit|gave up|smok\w+|widow\w*|\w+ectomy|replace\w+|surgery|"
    r"operation|pacemaker|stents?|diagnosed)\b",
    re.IGNORECASE,
)
"""After a comma, what the time behind it belongs to: "spotting, menopause nine years ago"."""
_PASSED = re.compile(
    r"(?:\s*\([^)\n]*\))?[^.;\n]{0,40}?\b(?:(?:has |have |had |now |since |all )*(?:completely |fully )?"
    r"(?=re[sc]o)(?<!not )(?<!not yet )(?<!not completely )(?<!not fully )(?<!n['\u2019]t )(?<!never )"
    r"(?:resolved|recovered)\b"
    r"(?! within)|none since|"
    r"no (?:recurrence|reaction|further \w+|problems?|episodes?|attacks?) since|(?:full|good|"
    r"complete) recovery|in remission|(?:voice|stools?|bowels?|urine|periods?|bowel habit|appetite) (?:is|are) "
    r"(?:now normal|normal (?:now|again))|"
    r"(?<!not )(?<!n['\u2019]t )(?:now )?healed|well since|coiled|decompressed|successfully treated|"
    r"(?:fixed|repaired|pinned|operated on) (?:last|in|\d))",
    re.IGNORECASE,
)
_IN_A_LIST_OF_THE_PAST = re.compile(
    r"(?:[^.;\n]|\.(?=\d)){0,60}?\b(?:entered[- ]in[- ]error|refuted|inactive\b|abated \d|"
    r"(?<=[\d\t] )resolved(?=\s*(?:[\t\n|]|$))|(?<=\t)resolved(?=\s*(?:[\t\n|]|$)|\s+(?:[A-Z]|(?:in |on )?\(?\d)))",
    re.IGNORECASE,
)
"""The status of an entry in a list of conditions."""
_HAD_AT_AN_AGE = re.compile(r"\b(?:had|diagnosed with)\b[^.;\n]*$", re.IGNORECASE)
_AGED = re.compile(r"[^.;\n]{0,25}?\b(?:aged|at age|at the age of|when (?:he|she) was) \d", re.IGNORECASE)
_AT_DIAGNOSIS = re.compile(
    r"\b(?:at (?:the )?(?:time of )?(?:his |her |their |first |initial )?diagnosis|"
    r"when (?:first )?diagnosed)\b[^.;\n]*$",
    re.IGNORECASE,
)
"""Before what was found when an illness began that is long known: "at diagnosis she had lost 6 kg"."""
_AT_BIRTH = re.compile(r"\bbirth (?:history|hx)\b[^.;\n]*$", re.IGNORECASE)
"""Before how somebody was born: "Birth history: 38 weeks, forceps delivery"."""
_NOW = re.compile(r"\b(?:now|today|tonight|currently|still|this (?:morning|week))\b", re.IGNORECASE)
_EVENT = re.compile(
    r"\b(?:attacks?|infarct\w*|mi|nstemi|stemi|strokes?|cva|tia|dvt|pe|clots?|seizures?|fits?|overdose|sepsis|"
    r"meningitis|pancreatitis|h(?:a)?emorrhage|ectopic|torsion)$",
    re.IGNORECASE,
)
_KNOWN_FOR = re.compile(
    r"\b(?:male|female|man|woman|gentleman|lady|boy|girl|patient|has|had)(?: with)? an? "
    r"(?:known |remote |past |prior )?(?:medical )?history (?:of|significant for|notable for) "
    r"(?:(?!\b(?:who|which|has|had|presents?|presented|presenting|with|now|but|developed|came|recent\w*)\b)"
    r"[^.;\n]){0,60}$",
    re.IGNORECASE,
)
"""Before what somebody is known for: "a 55-year-old woman with a history of hypertension, gout and"."""
_RIGHT_NOW = re.compile(
    r"\s*(?:\w+ ){0,2}?(?:today|yesterday|tonight|overnight|this|last (?:night|week)|now|for|since|x ?\d|\d)\b",
    re.IGNORECASE,
)
_AT_AN_AGE = re.compile(r"\s*at (?:[1-9]\d)(?=\s*(?:[.,;)]|$)|\s+(?:and|but)\b)", re.IGNORECASE)
"""Behind the name of what one has had: "a small heart attack at 50"."""
_AGED_THEN = re.compile(
    r"\s*(?:when )?aged? (?:\d|1[0-7])(?=\s*(?:[.,;)]|$)|\s+(?:and|but|left|with)\b)", re.IGNORECASE
)
_IS_FEARED = re.compile(
    r"(?:\?|\b(?:query|suspect\w*|possible|probable|likely|presumed|acute|first|new))\s*$", re.IGNORECASE
)
"""Around what one had as a child, told by the age: "Meningitis aged 4, deaf since", not "?meningitis, aged 4"."""
_YEAR = re.compile(r"(?<![\d/.-])(?:19|20)\d\d(?![\d/.-]\d)")
_ANY_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_IN_A_YEAR = re.compile(
    r"(?:\b(?:in|since|of|from|until)\s+(?P<year>(?:19|20)\d\d)\b"
    r"(?:(?! and (?:for|now|since|this|over the|today|yesterday|lately|is|has)\b)[^.;:,\n]){0,45}|"
    r"(?<![\d/.-])(?P<row>(?:19|20)\d\d)(?:[^\d.;,\n/-]{0,8}| (?:w/ ?|with |c/ ?|leaving )(?:[LR]|left|right|"
    r"residual|some|mild|dense)?(?:[ -]sided)? ?))$",
    re.IGNORECASE,
)
_NEW_SINCE = re.compile(
    r"\b(?:new|changed|grown|larger|increased|compared|not (?:there|seen|present)|absent) "
    r"(?:since|in|on|with|to|from)\b",
    re.IGNORECASE,
)
"""Before the year of what the finding is compared with: "nodule, new since 2022"."""
_IN_A_DATE = re.compile(rf"\b{ENGLISH_MONTH}\.?,? $", re.IGNORECASE)
_YEAR_OF_ROW = re.compile(r"(?:\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/. ])?((?:19|20)\d\d)(?=\t)")
_YEAR_AFTER = 45
_ENDS_BEFORE_A_YEAR = re.compile(r"[.;]|\n(?!(?:in |of |since )?\(?(?:19|20)\d\d\b)")
"""What ends the words behind an event in which its year may stand: the end of a full line does not, where the year
begins the next one."""
_LEFT_BEHIND = re.compile(
    r"[^.;\n]{0,60}?\b(?:sequel(?:a|ae|s)?|sequelar|residual (?:left |right |mild |moderate |dense )?"
    r"(?:hemi\w+|weakness|deficit\w*|aphasia|paresis))\b",
    re.IGNORECASE,
)
"""Behind the name of an event whose consequences are all that is told: "stroke in August, hemiparesis as sequela"."""
_AN_ONSET = re.compile(
    r"\b(?:acute|new|today|yesterday|sudden\w*|onset|worse\w*|again|since)\b", re.IGNORECASE
)
_PAST_ELSEWHERE = re.compile(
    r"\b(?:zustand nach|z\. ?n\.|[eé]tat apr[eè]s|ant[eé]c[eé]dents?|antecedentes?|anamnesi (?:remota|patologica)|"
    r"pregress[oa]|voorgeschiedenis)\b[^.;\n]*$",
    re.IGNORECASE,
)
"""Past events in German, French, Spanish, Italian and Dutch, up to the words of danger."""


class Past:
    """Answers for the places of one text whether what is written there is past."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def is_past(self, span: Span, before: str, after: str, *, passing: bool) -> bool:
        """Tell whether the words at a span, between `before` and `after` of one statement, tell of the past; `passing`:
        what has passed off again counts as present.
        """
        beside = after.split(CELL)[0]
        afterwards = _AFTERWARDS.match(beside)
        if (
            afterwards is not None
            and _FIRST.search(before) is None
            and _OF_ANOTHER_EVENT.search(afterwards.group()) is None
        ):
            return True
        if _IN_A_LIST_OF_THE_PAST.match(after) or (not passing and _PASSED.match(beside)):
            return True
        if _AT_AN_AGE.match(beside) and _EVENT.search(self.text.flowing[span.start : span.end]):
            return _FIRST.search(before) is None
        if _AGED_THEN.match(beside) and _EVENT.search(self.text.flowing[span.start : span.end]):
            return _IS_FEARED.search(before) is None
        if _AT_DIAGNOSIS.search(before):
            return True
        birth = _AT_BIRTH.search(before)
        if birth is not None and not _NOW.search(birth.group() + beside):
            return True
        if _AGED.match(beside) and _HAD_AT_AN_AGE.search(before):
            return True
        if self._years_ago(span, before, after) or self._of_an_earlier_year(span):
            return True
        if _PAST_ELSEWHERE.search(before):
            return True
        left = _LEFT_BEHIND.match(beside)
        if left is not None and _EVENT.search(self.text.flowing[span.start : span.end]):
            return _AN_ONSET.search(f"{before[-_NEAR_BEFORE:]} | {left.group()}") is None
        if self._is_a_known_event(span, before, beside):
            return True
        near = before[-70:]
        told = _BEFORE.search(near) is not None
        history = _HISTORY_OF.search(near)
        if history is not None and not _PRESENT_HISTORY.search(
            before[: len(before) - len(near) + history.start()]
        ):
            told = True
        return told and _RECENTLY.search(before[-50:] + " | " + _same_clause(beside)) is None

    def _is_a_known_event(self, span: Span, before: str, beside: str) -> bool:
        """Whether the words name what somebody is known to have had: "a woman with a history of stroke"."""
        return (
            _KNOWN_FOR.search(before) is not None
            and _EVENT.search(self.text.flowing[span.start : span.end]) is not None
            and _RIGHT_NOW.match(beside) is None
        )

    def _years_ago(self, span: Span, before: str, after: str) -> bool:
        """Whether the year printed beside is before that of the document, or the only year of one that is not dated."""
        near = _ENDS_BEFORE_A_YEAR.split(after[:_YEAR_AFTER])[0]
        years = list(_YEAR.finditer(near))
        if _OF_ANOTHER_EVENT.search(near[: years[-1].end()] if years else near) or _NEW_SINCE.search(near):
            return False
        places = [span.end + found.start() for found in years]
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
        return year is not None and int(year.group(1)) < max((other for _, other in self._years), default=0)

    @cached_property
    def _years(self) -> list[tuple[int, int]]:
        return [(found.start(), int(found.group())) for found in _ANY_YEAR.finditer(self.text.content)]


def _same_clause(beside: str) -> str:
    """The words right behind, without what is told of now: "previous pre-eclampsia, now 12/40"."""
    return re.split(r",\s*(?=(?:now|currently|this)\b)", beside[:_RECENTLY_WITHIN])[0]


_RECENTLY_WITHIN = 50
_NEAR_BEFORE = 30
