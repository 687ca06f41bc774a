"""How soon a sentence that asks to see somebody wants it: a time or a word of haste that belongs to the seeing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.request.urgency.by_day import SEE_NOW, asked_by_a_day
from jobs.extraction.assistant.request.urgency.levels import Asked, hours_of_time, level_of_time, time_pattern
from jobs.extraction.assistant.request.urgency.otherwise import (
    ANOTHER_CLAUSE,
    says_otherwise,
    tells_of_us_or_the_past,
)
from jobs.extraction.wordings.words_of_asking import ASKING

_SEE = re.compile(
    r"(?<![\w-])(?:see(?:n|ing)?|(?<=if you )saw|opening|answer|clear(?:ed|ance)|verdict|anything|"
    r"availability|(?:be|get|this|it) (?:all )?(?:done|sorted|settled|resolved|dealt with)|cancel\w+|tak(?:e|"
    r"ing)(?: \w+){0,2} (?:over|on)|re-?view(?:ed|ing)?|assess(?:ed|ing|ment)?|appointments?|appt|"
    r"app(?:oin)?t\.?|slot|visit|consult(?:ation|ed)?|evaluat(?:e|ed|ing|ion)|opinion|admi(?:t|tted|ssion)|"
    r"investigat(?:e|ed|ion)|refer(?:ral|red|ring)?|accept(?:ed|ing)?|schedul(?:e|ed|ing)|book(?:ed|ing)?|"
    r"offer(?:ed)?|arrang(?:e|ed|ing)|(?:fit(?:ting|ted)?|squeez(?:e|ed|ing)|slot(?:ted)?|get(?:ting)?|"
    r"work(?:ed|ing)?)(?=[^.]{0,40}\bin\b)|start|do (?:it|this)|needful|date|treat(?:ed|ment)?|scan(?:ned)?|"
    r"endoscopy|colonoscopy|gastroscopy|cystoscopy|biops(?:y|ied)|surgery|operat(?:e|ion)|imag(?:ed|ing)|mri|"
    r"list(?:ed)?|clinic|"
    r"in your (?:office|rooms|hands|chair|clinic)|opd|wait|attention|assistance|help|input|care|take over|"
    r"look (?:at|into)|(?:have|take) a (?:quick |proper |close )?look|"
    r"(?<=\bbe )(?!(?:re)?(?:check|test|start|increas|reduc|stop|wean|titrat|"
    r"post|sent|fax|inform|contact|notifi|discharg|not|giv|tak|chang|return|complet|sign|report|continu|us|repeat|remov|"
    r"charg|bill|provid|supplie|monitor|record|advis|call|phon|collect|forward|confirm|expect|need|requir|driv|resum|submitt|process|settl|approv|renew|lodg|fil)(?:ed|"
    r"en)\b)[a-z]{3,}(?:ed|en)|(?<=\bhad )room|(?<=\bhave )room|(?<=\bbe )had|termin|(?<=be )with you|"
    r"vorstellung|abklärung|untersuchung|beurteilung|vorzustellen|gesehen|sehen|vue?s?|voir|recevoir|"
    r"rendez-vous|rdv|consultation|avis|prise en charge|reçue?|valor\w*|ver(?:l[oae]s?)?|vist[oa]s?|cita|"
    r"consulta|atend\w+|visita\w*|valutazione|appuntamento|vedere|zien|afspraak|beoordel\w+|gezien|"
    r"consult)(?![\w-])",
    re.IGNORECASE,
)
_WISH = re.compile(
    r"(?<![\w-])(?:ask(?:ing)? that|asking (?:you|them|him|her|for)|"
    r"suggest|recommend|please|pls|plz|kindly|needs?(?: to be| an?)?|(?:must|"
    r"should|ought to|has to|have to)(?: be)?|ideally|preferably|needed|wanted|(?:could|can|would|will|may|"
    r"might) (?:you|we|i|he|she|they|somebody|someone|anyone|one of|your|it|this|the|m)|(?:goal|aim|target) "
    r"is|is it possible|could be (?:had|done|arranged)|if you (?:can|could|would|might)|would help|"
    r"rather|any chance|(?:so much |much )?(?:happier|relieved) if|"
    r"would be (?:good|nice|best|lovely|great|wonderful|perfect|"
    r"helpful|keen|ideal|glad|happy)|if "
    r"possible|(?:wants?|needs?) (?:seeing|reviewing)|"
    r"(?:want|wish|like|love|need) (?:you|her|him|them|this|it|the|to|an?)|required?s?|requests?|"
    r"grateful|obliged|appreciate\w*|hop(?:e|ing)|possible de|svp|s['’]il vous pla[îi]t|erbeten|gewünscht|"
    r"thank(?:s| you)|for (?:review|assessment|opd)|to be (?:seen|reviewed|assessed)|bitte|möchte|würde|wäre|"
    r"merci|souhait\w*|pourriez|ruego|rog\w+|agradec\w+|solicit\w+|prego|chied\w+|grat[oi]|graag|gaarne|"
    r"verzoek)(?![\w-])",
    re.IGNORECASE,
)
_DAY_NAMES = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_WITHIN = re.compile(time_pattern(), re.IGNORECASE)
_LEADS_A_TIME = re.compile(
    r"\b(?:with)?in\b|\binside\b|\bless than\b|\bunder\b|\bno (?:more|later|longer)\b|\bnot \w+ than\b|"
    r"\bbefore\b|\bnext\b|\bcoming\b|\blonger than\b|this week|next week|fortnight|binnen|innerhalb|"
    r"in den|dans|d['’]ici|sous|avant|\ben (?:los|menos|\d)|dentro|entro|semana|settimana|semaine|woche",
    re.IGNORECASE,
)
_WEEKS_ABBREVIATED = re.compile(r"\d\s?(?:-\s?\d\s?)?/(?:7|52)\b")
_A_DAY_OF_DECEMBER = re.compile(r"\b(?:before|by|ahead of|prior to|until)\b.*\d/12\b", re.IGNORECASE)
"""No number of months: "before 4/12"."""
_DUE = re.compile(r"in (?!the\b|under\b|less\b)", re.IGNORECASE)
_HOURS_OF_A_CHECK_UP = 24 * 28
_NOT_TO_WAIT = (
    r"(?:not|\w+n['\u2019]t) (?:(?:want|like|wish) (?:him|her|them|this|it) (?:to )?|have to |be made to |be |"
    r"to )?(?:wait(?:ing)?|left|put off)(?: (?:un)?till?| for(?= (?:an? |the |your )?(?:routine|normal|usual|"
    r"next)))|(?:don['\u2019]t|not) (?:think|feel|believe|consider|see how) (?:that )?"
    r"(?:this|he|she|they|it|(?:mr|mrs|ms|miss)\.? \w+) "
    r"(?:can|should|could|ought to|will be able to) (?:(?:be left|be made) to )?wait\b"
)
"""A wish that somebody be not left until some day."""
_CANNOT_WAIT = re.compile(_NOT_TO_WAIT, re.IGNORECASE)
_SLOT = (
    r"(?:slot|appointments?|appt|app(?:oin)?t\.?|date|clinic|visit|opening|opportunity|availab\w+|space|time|"
    r"consult\w*|list|session)\b"
)
_NOT_BEFORE = (
    "".join(
        rf"(?<!\b{day} )(?<!\b{day}, )"
        for day in (
            *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
            *("October", "November", "December", "spring", "summer", "autumn", "winter", "month", "year"),
        )
    )
    + r"(?<!\d\d )(?<!\d\d, )(?<!\dth )(?<!\dst )"
)
"""No time stands before what is the earliest: "August at the earliest" is when somebody can come at all."""
_HASTE = re.compile(
    r"(?<![\w-])(?:"
    rf"(?P<stat>(?:today|tonight)(?!(?: or (?:first thing )?| ?/ ?)tomorrow)|this (?:morning|afternoon|evening)|right "
    rf"(?:now|away)|straight ?away|immediately|at once|as an emergency|on the (?:same )?day(?! of)|"
    rf"heute|sofort|oggi|hoy|aujourd['’]hui|vandaag)|(?P<asap>"
    rf"(?:(?:today|tonight)(?: or (?:first thing )?| ?/ ?))?tomorrow(?! (?:night )?(?:he|she|they|i)\b)|morgen|"
    rf"(?:(?:with)?in|over) the (?:next |coming )day or (?:two|so)|as soon as (?:it|one|an? \w+|s?he|they|"
    rf"this) can be \w+|(?:at )?(?:(?:your|the) )?(?:very )?(?:soonest|earliest)(?= (?:\w+ )?{_SLOT})|"
    rf"without (?:any |further |undue )?delay|{_NOT_BEFORE}at (?:the|your) (?:very )?earliest(?! convenien\w+)(?: "
    rf"possible)?(?: (?:opportunity|date|appointment|slot))?|as (?:early|quickly|promptly|soon) as (?:you "
    rf"can|possible|is possible|practicable)|asap|so bald wie möglich|schnellstmöglich|baldmöglichst|le plus "
    rf"(?:rapidement|vite|tôt) possible|dès que possible|(?:a|con) la (?:mayor |m[áa]xima )?brevedad|lo "
    rf"antes posible|cuanto antes|il prima possibile|zo (?:snel|spoedig) mogelijk|"
    rf"fast[- ]track(?:ed|ing)?(?! surgery)|under the (?:two|2)[- ]week(?:[- ]wait)? (?:rule|pathway)|(?:two|"
    rf"2)[- ]week[- ](?:wait|rule)|2ww)|(?P<urgent>{_NOT_TO_WAIT}|"
    rf"(?:bump|mov|push|"
    rf"jump)\w* (?:(?:him|her|them) )?(?:up|to the top of) (?:the|your) (?:waiting )?(?:list|queue)|"
    rf"(?:with)?in (?:a matter of )?days(?:,? (?:rather than|not) weeks)?|"
    rf"(?:(?:with)?in |on )?the same week(?! (?:as )?(?:he|she|they|the|his|her|their|last|that|we|i)\b)|"
    rf"on (?:a |the )?(?:high |top "
    rf")?priority(?: basis)?|(?:should not|shouldn['’]t|cannot|can['’]t|can not|must not|ought not to|unable "
    rf"to) (?:be (?:left|made) to )?wait(?! (?:longer|more) than)|urgently|as a (?:matter of )?(?:some |"
    rf"great |real |high |top )?(?:urgency|priority)|(?:with|as) (?:a )?(?:some |high |great )?(?:urgency|priority)|"
    rf"on an (?:urgent|expedited|accelerated) basis|on "
    rf"(?:your|the) urgent list|at (?:your|the) (?:very )?earliest (?:availab\w+|opportunity|slot|opening)|"
    rf"(?:very |quite |fairly |pretty |reasonably )?(?:fast(?=\s*(?:[.,;]|$))|"
    rf"promptly|speedily|swiftly|expeditiously|quickly|"
    rf"rapidly|soon(?!er)|sooner than (?:the |our |your )?(?:usual|routine|normal))|(?:an? |your |some "
    rf")?(?:very |quite |fairly |semi-?)?(?:urgent|prompt|early(?! (?:inflammatory )?(?:arthritis|psychosis|pregnancy|"
    rf"intervention|onset|memory|years|breast|life|stage))|expedited?|speedy|swift|rapid)(?= (?:\w+ "
    rf"){{0,2}}?(?:appointment|appt|review|assessment|opinion|consult\w*|slot|date|visit|evaluation|input|"
    rf"advice|admission|attention|referral|investigation|list))|(?:an?|any|your (?:next|first)|the (?:next|"
    rf"first)) cancel\w+|(?:by|before|(?:no|not) later than|(?:this|next)|by the end of|before the end of) "
    rf"(?:the )?(?:end of )?(?:this |next |the )?(?:coming )?(?:w(?:ee)?k(?:end)?|{_DAY_NAMES}|month|"
    rf"christmas)|this w(?:ee)?k|next w(?:ee)?k|zeitnah\w*|kurzfristig\w*|bald|en priorit[ée]|con prioridad|"
    rf"mit Priorität|met voorrang|rapidement|prochainement|pront[oa]|presto|spoedig|op korte termijn|met "
    rf"spoed|con urgenza|en urgence|con urgencia|dringend\w*|eilig\w*)"
    r")(?![\w-])",
    re.IGNORECASE,
)
_LEISURE = re.compile(
    r"(?<!not )(?:can|could|happy to|able to|may) (?:safely |certainly |easily |quite happily )?wait\b"
    r"(?! for (?:you|us|me|that|this)\b)(?! "
    r"for (?:your|the|his|her) (?:reply|answer|report|letter|results?|opinion|verdict|decision|view|word)s?\b)(?: "
    r"for (?:an? |the |your )?(?:routine|next)[^.]{0,20})?|not (?:think|feel|believe|consider) (?:that "
    r")?(?:this|it|he|she|they|the \w+) (?:needs? (?:to be )?|is |to be |needs? be )?(?:(?:seen|done|treated|"
    r"an?|as) )?(?:urgent\w*|an? emergency|rushed|quickly)|(?:not |no(?:thing|body|t)\b[^.]{0,30} )in (?:a|"
    r"any) (?:rush|hurry)|next (?:\w+ ){0,2}months?,? (?:would|will|is) (?:be )?(?:fine|ok|okay|acceptable|"
    r"soon enough)|routine (?:slot|appointment|list|waiting list)|routine (?:is |would be |will be )?(?:fine|"
    r"ok|okay|enough|will do|suffices?)|(?:at|to) your (?:own )?convenience|when(?:ever)? (?:you (?:next "
    r")?(?:have|can)|there is|convenient|it suits|(?:your )?(?:list|clinic) (?:allows|permits))(?: (?:an?|"
    r"your|next|free|open) )*(?:slot|space|appointment|opening|time)?|(?:seen|see (?:him|her|them)|appointment|"
    r"appt|slot|date) in turn|(?:in|take (?:his|her|their)) turn (?:is|"
    r"would be|will be|on (?:the|your) list)|"
    r"next available(?: \w+)? (?:is|would be|will be|will) (?:fine|ok|okay|do|good)",
    re.IGNORECASE,
)
_TOMORROW = re.compile(r"tomorrow|morgen", re.IGNORECASE)
"""A day on which, as on this one, much else happens than that somebody is seen."""
_BY_US = re.compile(r"\s+(?:in|at|by|with) (?:my|our|me|us)\b", re.IGNORECASE)
"""What follows a time at which the writer sees somebody himself: "seen today in my general clinic", "in two weeks by
me"."""
_WAITS = re.compile(r"wait(?:ing)?\b|(?:list|queue)$|\bleft\b|\bput off\b", re.IGNORECASE)
_WANTED = re.compile(
    r"(?:\b(?:i|we)(?:['\u2019]d| would| do|['\u2019]ll)? |(?:^|[.;,] ?)\W*(?:would |do |will |please |ideally )?)"
    r"(?:really |much |rather )?(?:want|need|like|prefer|have) (?:it|this|that|him|her|them)"
    r"(?: (?:to be )?(?:out|off|done|seen|sorted|looked at|dealt with|fixed|removed|repaired|answered))?\s*$",
    re.IGNORECASE,
)
"""What the writer wants by a time, which stands right behind: "Would want it off within three weeks"."""
_FURTHEST, _FURTHEST_NOW = 130, 45
_LOOKED_AT = 400
"""How many characters before and behind words of haste are looked at: what a machine made has no full stops."""


def asked_haste(words: str) -> Asked | None:
    """Return how soon a sentence wants somebody to be seen; None when it asks for nothing, or says no time of it."""
    if not any(wish.search(words) for wish in (ASKING, _WISH, _CANNOT_WAIT)):
        return None
    for level, start, end, bound in _said(words):
        before, following = words[max(0, start - _LOOKED_AT) : start], words[end : end + _LOOKED_AT]
        sight = next((s for s in reversed(list(_SEE.finditer(before)))), None)
        behind = _SEE.match(words, end + 1) or _SEE.search(following[:30])
        waits = _WAITS.search(words[start:end]) is not None or _WANTED.search(before) is not None
        if sight is None and behind is None and not waits:
            continue
        between = before[sight.end() :] if sight else ""
        if _BY_US.match(following):
            continue
        if (level == "stat" or _TOMORROW.search(words[start:end])) and not _is_wanted_now(before):
            continue
        if len(between) > _FURTHEST and behind is None:
            continue
        if not bound and behind is None and ANOTHER_CLAUSE.search(between):
            continue
        if tells_of_us_or_the_past(before) or says_otherwise(before, words[start:end], following):
            continue
        return Asked(level, start, end, 0.82 if bound else 0.8)
    return asked_by_a_day(words)


def _is_wanted_now(before: str) -> bool:
    """Whether somebody is to be seen right before these words end, and nothing else is told in between."""
    sight = next(reversed(list(SEE_NOW.finditer(before))), None)
    if sight is None:
        return False
    between = before[sight.end() :]
    return len(between) <= _FURTHEST_NOW and "," not in between and ANOTHER_CLAUSE.search(between) is None


def _is_when_it_is_due(match: re.Match[str]) -> bool:
    """Whether a time is told on which something is to be, as of a check-up: "in 6 weeks", and not within which."""
    said = match.group().strip()
    due = _DUE.match(said)
    return due is not None and level_of_time(match) != "stat" and hours_of_time(match) >= _HOURS_OF_A_CHECK_UP


def asked_leisure(words: str) -> Asked | None:
    """Return where a sentence says that somebody can wait."""
    match = _LEISURE.search(words)
    if match is not None and _CANNOT_WAIT.search(words[: match.end()]):
        return None
    return Asked("routine", match.start(), match.end(), 0.78) if match else None


def _said(words: str) -> Iterator[tuple[str, int, int, bool]]:
    """Each time or word of haste: its level, where it stands, and whether it is a time that is led in ("within")."""
    found: list[tuple[str, int, int, bool]] = []
    for match in _WITHIN.finditer(words):
        led = _LEADS_A_TIME.search(match.group()) or _WEEKS_ABBREVIATED.search(match.group())
        if led is not None and not _is_when_it_is_due(match) and not _A_DAY_OF_DECEMBER.search(match.group()):
            start = match.start() + len(match.group()) - len(match.group().lstrip())
            found.append((level_of_time(match), start, match.end(), match["soon"] is None))
    for match in _HASTE.finditer(words):
        found.append((match.lastgroup or "urgent", match.start(), match.end(), False))
    yield from sorted(found, key=lambda one: one[1])
