"""What an urgency that stands by itself means: a word, a category of a country, or a time within which to be seen."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.assistant.request.urgency.words import LEVEL_WORDS
from jobs.extraction.assistant.request.urgency.words_further_off import LEVELS_FURTHER_OFF
from jobs.extraction.patterns.needed_words import LETTERS_LIKE_OTHERS

LEVELS_OF_SOON = ("asap", "urgent")
"""Two that words hardly tell apart."""
_LEVEL = re.compile(
    r"(?:(?P<routine_>programad[oa]|eletiv[oa]|electiv[oa]|rotina|de rotina|normale|planmäßig)|"
    r"(?P<urgent_>(?:muito )?priorit[áa]ri[oa]|urg[êe]ncia|urgenza|preferencial|rapide|dringlich|hög|høj|hoch|hoog|"
    r"élevée?|haute|elevata)|"
    r"(?P<stat_>emerg[êe]ncia|acuut|akutt?|acute|(?:a ?& ?e|e\.?[rd]\.?|casualty|emergency (?:room|department)) "
    r"(?:now|today|direct\w*|immediately)))"
    rf"(?!-?\w)|{LEVEL_WORDS}",
    re.IGNORECASE,
)
"""The words of forms among them that say no urgency anywhere else."""
_NUMBERS = {
    **dict(zip("one two three four five six seven eight nine ten".split(), range(1, 11), strict=True)),
    **dict(zip("un deux trois quatre cinq six sept huit neuf dix".split(), range(1, 11), strict=True)),
    **dict(
        zip(
            "a an une una uno dos tres due tre cinque uma duas dois três quatro oito twelve fourteen quinze "
            "dieci "
            "few couple".split(),
            (1, 1, 1, 1, 1, 2, 3, 2, 3, 5, 1, 2, 2, 3, 4, 8, 12, 14, 15, 10, 3, 2),
            strict=True,
        )
    ),
    **dict(
        zip("ein eine einer zwei drei vier een twee drie".split(), (1, 1, 1, 2, 3, 4, 1, 2, 3), strict=True)
    ),
}
_UNITS = (
    (1, r"h|hrs?|hours?|stunden?|std|heures?|horas?|uur|or[ae]"),
    (
        24,
        r"d|days?|/7|tage?n?|jours?|d[ií]as?|dagen|dag|giorn[io]|gg|dagar|dager?|dage|päivän?|päivää|vrk|pv|päeva|dien[auās]+|"
        r"dienų|dni|dn[ůíy]|nap(?:on)?|zile|dana|gün|hari|ngày|dies",
    ),
    (
        168,
        r"w|wks?|weeks?|/52|wochen?|semaines?|semanas?|weken|week|settiman[ae]|veckor|vecka|uker|uger|uke|uge|viikon|"
        r"viikkoa|nädala\w*|nedēļ\w+|savai\w+|tygodni\w*|tyg|týdn\w+|týždň\w+|hét|héten|săptămâni|tjedan\w?|tednov|"
        r"tedn\w+|hafta|minggu|tuần|setmanes|vikn?a|vikur",
    ),
    (
        720,
        r"mo|mths?|months?|/12|monate?n?|mois|mes(?:es|[ei])?|mês|maanden|maand|månader|måneder|kuukau\w+|kk|"
        r"miesi[ąę]c\w*|měsíc\w*|mesiac\w*|hónap\w*|luni|mjesec\w*|mesec\w*|ay|bulan|tháng|mesos",
    ),
)
_NUMBER = r"(?:\d{1,3}|" + "|".join(sorted(_NUMBERS, key=len, reverse=True)) + r")"
_WORDS_OF_A_TIME = (
    r"(?:(?:with)?in|inside(?: of)?|under|less than|(?:(?:no|not) )?(?:more|later|longer) than|before|up to|at most|"
    r"max(?:im(?:um|al))?\.?|next|approx\.?|about|[<≤~]|innerhalb(?: von)?|binnen|weniger als|minder dan|in "
    r"den (?:nächsten|kommenden)|moins d[e']|avant|sous|dans(?: les)?|d['’]ici|en(?: menos de)?|menos de|"
    r"inom|innen|inden for|w ciągu|do|během|în|u roku od|v roku|dalam(?: waktu)?|trong(?: vòng)?|"
    r"antes de|dentro (?:de|di)|entro(?: i| le)?|em menos de|n[oa]s pr[óo]xim[oa]s|no prazo (?:m[áa]ximo "
    r")?de|en los próximos)?\s*(?:the |a )?(?:next |coming |prochaine?s |couple of )?"
    rf"(?:{_NUMBER}\s*(?:-|–|/|to|or|and|à|a|o|bis|tot)\s*)?(?P<number>{_NUMBER})(?:(?<=\d)[ -]?|(?<=couple) "
    rf"of |[ -])"
    r"(?:prochaine?s |nächsten |kommenden |pr[óo]xim[oa]s |prossim[ie] |komende )?"
    r"(?:working |business |calendar )?(?:"
    + "|".join(f"(?P<u{hours}>{unit})" for hours, unit in _UNITS)
    + r")(?!\w)|(?P<soon>(?:(?:with)?in )?(?:later )?this (?:w(?:ee)?k|month)|"
    r"(?:(?:early )?next|within (?:a|the)) w(?:ee)?k|(?:(?:with)?in the next|dans les prochains|in den nächsten|"
    r"nei prossimi|en los pr[óo]ximos|in de komende) (?:few )?(?:days|jours|tagen|giorni|d[íi]as|dagen)|"
    r"(?:(?:with)?in )?(?:the )?(?:next |coming |a )?fortnight|(?:with)?in the (?:next|coming) (?:week|"
    r"month)|diese woche|cette semaine|"
    r"dans la semaine(?! (?:du|de|des|qui|suiv|pr[ée]c|derni|pass))|esta semana|questa settimana|deze week)(?!\w)"
)
_TIME = re.compile(_WORDS_OF_A_TIME, re.IGNORECASE)
_CATEGORY = r"(?i:p|c|cat(?:egory)?\.?|priorit[yé]|level|class|triage)?[ -]?"
_CODE = re.compile(
    rf"(?:(?P<urgent>{_CATEGORY}[12ABUab]|I{{1,2}})|(?P<routine>{_CATEGORY}[3-5C-EPc-e]|III|IV))(?!\w)"
)
"""Italy's U, B, D and P among them."""
_LEAD = re.compile(
    r"[\s_*!:.,=\u2013\u2014-]*(?:(?:yes|no|oui|non|ja|nein|nee|s[ií]|ok)(?:\s*[,;.:\u2013\u2014]| -(?= "
    r"))\s*)?(?:(?:please|pls|to|be|must|should|can|could|needs?|wants?|wanted|requests?|requested|required|"
    r"call(?: \w+){0,2} for an?|visit|see|seen|start|begin|book|appointment|appt\.?|review|schedule|treat as|"
    r"consider|patient|pt|he|she|they|"
    r"him|her|them|by|wait|ideally|preferably)\s+)*",
    re.IGNORECASE,
)
_REST = re.compile(
    r"(?: (?:or|and|ou|et|oder|und|o|y|e|of|en) (?:less|under|sooner|moins|weniger|menos|meno|minder|"
    r"eerder))?(?: or (?:the )?next(?: week)?)?(?: (?:of|after|from|following) (?:the |your |this )?(?:discharge|"
    r"receipt|"
    r"referral|request|today))?[\s_*!.,:;]*(?:(?:[(\[{/|\u2013\u2014=>-]|(?<=: )\w).*|(?:appointment|appt|"
    r"referral|priority|"
    r"request|care|consult\w*|visit|review|only|please|slot|basis|opinion|assessment|evaluation|attention|in "
    r"clinic|wait|opd|op|out-?patients?)?\s*(?:[(\[\u2013\u2014-].*)?)[\s_*!.,:;]*",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r"(?=[\s,;.])(?!\W*(?:or|and|to|of)\b)(?![^\n]*\b(?:ago|since|worse\w*|getting|after|prior|previous\w*|"
    r"post|later|duration|not|history|pain|old|before|admi\w+|hospital|stay|course|treatment|"
    r"supply)\b).{0,70}",
    re.IGNORECASE,
)
"""What may follow where a head has asked how soon: anything but what makes of a time one that has passed."""
_BETWEEN = re.compile(r"\s*[,:;\u2013\u2014-]?\s*(?:or |= ?)?")
_BETWEEN_CODE = re.compile(r"\s*[/,:;\u2013\u2014-]?\s*(?:or |= ?)?")
_ITALIAN_ROUTINE_HOURS = 24 * 28
"""Italy's class D, visits that can be put off, is to be seen within thirty days."""
_ASAP_FROM_HOURS, _ASAP_HOURS, _URGENT_HOURS = 24, 24 * 3, 24 * 42


@dataclass(frozen=True, slots=True)
class Stated:
    """A level and where its words stand; `plain` words mean an urgency wherever they stand, others only beside others
    or behind a head that asks for one ("low", "2 weeks", "B").
    """

    level: str
    start: int
    end: int
    plain: bool
    coded: bool = False
    """A letter or number that stands for a category."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A level that a sentence asks for; `start` and `end` are places in its words."""

    level: str
    start: int
    end: int
    sureness: float


_PLAIN = re.compile(
    "|".join(LEVELS_FURTHER_OFF.values()) + r"|"
    r"(?:(?:very|muito|muy|très|molto|sehr|zeer) |semi[- ])?urgent\w*|(?:no|without) (?:\w+ )?(?:urgency|"
    r"rush|hurry)|nothing urgent|routine\w*(?: priority)?|high priority|stat|non[- ]urgent\w*|emergen\w+|2 "
    r"?ww|two[- ]week.*|fast[- ]track|"
    r"eletiv[oa]|asap|urgent suspected cancer|usc|same[- ]day|[ée]lecti(?:ve(?:ly)?|f)|elektiv|"
    r"notfall|urgence|emerg[êe]ncia|urg[êe]ncia|urgenza|dringend\w*|spoed\w*|regulier|expedited?|as soon as "
    r"(?:possible|you can|practicable)|(?:a ?& ?e|e\.?[rd]\.?|casualty|emergency (?:room|department)) (?:now|"
    r"today|direct\w*|immediately)",
    re.IGNORECASE,
)


_SCALE = r"(?i:priority|category|cat\.?|class|level|grade|triage)"
_EXPLAINED = re.compile(
    rf"[\s_*]*(?:(?:{_SCALE} )?[A-Z]\d?\s*[-\u2013:=/(]\s*|{_SCALE} "
    rf"\d\s*[:=/(]\s*)(?P<words>[^()]+?)\)?[\s.!]*"
)
"""A code and what it means: "R (Routine)", "P2 / non urgent", "B : 10 days"."""


_DOSES = re.compile(r"[0-9\u00bd] ?[-\u2013+] ?[0-9\u00bd] ?[-\u2013+] ?[0-9\u00bd]\b")
"""How many are taken in the morning, at noon and at night ("1-0-1"): no category, whatever heads the column."""


def stated_level(words: str, *, led: bool = False) -> Stated | None:
    """Return the urgency that words say when they say nothing else, explanations in brackets or behind a dash aside; of
    several ways to say it ("P1 Urgent, within 2 weeks") the word before the time, and the time before a code. `led`: a
    head has asked for it, and words may follow."""
    if (explained := explained_level(words)) is not None:
        return explained
    start = _lead_end(words)
    match = _LEVEL.match(words, start) or _TIME.match(words, start) or _CODE.match(words, start)
    if match is None or _DOSES.match(words, start):
        return None
    said, end = [match], match.end()
    while (further := _further(words, end, coded=match.re is _CODE)) is not None:
        said.append(further)
        end = further.end()
    plain = any(_PLAIN.fullmatch(one.group()) for one in said)
    goes_on = led and (plain or _TIME.match(words, start)) and _GOES_ON.fullmatch(words[end:]) is not None
    if not goes_on and not _REST.fullmatch(words[end:]):
        return None
    telling = next((one for kind in (_LEVEL, _TIME, _CODE) for one in said if one.re is kind), match)
    if telling.re is _TIME and (calm := _calm_in_brackets(words, end)) is not None:
        return Stated("routine", *calm, plain=True)
    level = level_of_time(telling) if telling.re is _TIME else (telling.lastgroup or "urgent").rstrip("_")
    ends = telling.end()
    if telling.re is _CODE and (time := _TIME.search(words, end)):
        level, ends = level_of_time(time), time.end()
    return Stated(level, match.start(), ends, plain, match.re is _CODE)


def _calm_in_brackets(words: str, end: int) -> tuple[int, int] | None:
    """Where brackets right behind a time say that it can wait: "binnen 4 weken (geen spoed)"."""
    bracket = _BRACKET.match(words, end)
    stated = _LEVEL.match(bracket["words"]) if bracket else None
    if bracket is None or stated is None or stated.lastgroup not in ("routine", "routine_"):
        return None
    return bracket.start("words"), bracket.start("words") + stated.end()


_BRACKET = re.compile(r"\s*\((?P<words>[^()]{3,40})\)")


def _further(words: str, end: int, *, coded: bool) -> re.Match[str] | None:
    """Another way to say the same behind the first, of a code also behind a stroke ("P2 / non urgent")."""
    gap = (_BETWEEN_CODE if coded else _BETWEEN).match(words, end)
    behind = gap.end() if gap else end
    return (_LEVEL.match(words, behind) or _TIME.match(words, behind)) if behind > end else None


def explained_level(words: str) -> Stated | None:
    """Return the urgency of a code that words explain and say nothing else: "R (Routine)", "P2 / non urgent"."""
    explained = _EXPLAINED.fullmatch(words)
    meant = stated_level(explained["words"]) if explained else None
    if explained is None or meant is None or meant.coded:
        return None
    behind = explained.start("words")
    return Stated(meant.level, behind + meant.start, behind + meant.end, plain=True)


def time_level(words: str) -> str | None:
    """Return the level of the first time within which to be seen ("1-3 days"); None without one."""
    match = _TIME.search(words)
    return level_of_time(match) if match else None


def time_alone(words: str) -> Stated | None:
    """Return the urgency of words that are nothing but a time within which to be seen ("1-7 pv")."""
    match = _TIME.fullmatch(words.strip())
    return Stated(level_of_time(match), 0, len(words), plain=False) if match else None


def time_pattern() -> str:
    """Return the pattern of a time within which to be seen; `level_of_time` reads its matches."""
    return _WORDS_OF_A_TIME


def level_of_time(match: re.Match[str]) -> str:
    """Return how urgent it is to be seen within a time: hours are `stat`, what may be done tomorrow and up to three
    days `asap`, six weeks `urgent`; a span up to six weeks that nothing limits ("4-6 weeks") is how long a routine
    appointment takes."""
    if match["soon"]:
        return "urgent"
    hours = hours_of_time(match)
    if hours < _ASAP_FROM_HOURS:
        return "stat"
    if hours <= _ASAP_HOURS:
        return "asap"
    if (
        hours == _URGENT_HOURS
        and match.group().lstrip()[:1].isdigit()
        and not match.group().strip().startswith("6")
    ):
        return "routine"
    if hours >= _ITALIAN_ROUTINE_HOURS and match.group().lstrip().casefold().startswith("entro"):
        return "routine"
    return "urgent" if hours <= _URGENT_HOURS else "routine"


def hours_of_time(match: re.Match[str]) -> int:
    """Return how many hours a time has, the later of two; 0 for one without a number ("this week")."""
    if match["soon"]:
        return 0
    word = match["number"].translate(LETTERS_LIKE_OTHERS).casefold()
    number = int(word) if word.isdigit() else _NUMBERS[word]
    return number * next(hours for hours, _ in _UNITS if match[f"u{hours}"])


def _lead_end(words: str) -> int:
    lead = _LEAD.match(words)
    return lead.end() if lead else 0
