"""How soon a sentence that asks to see somebody wants it: a time or a word of haste that belongs to the seeing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.request.urgency_levels import level_of_time, time_pattern
from jobs.extraction.words_of_asking import ASKING

_SEE = re.compile(
    r"(?<![\w-])(?:see(?:n|ing)?|(?<=if you )saw|opening|cancel\w+|tak(?:e|ing)(?: \w+){0,2} (?:over|on)|"
    r"re-?view(?:ed|ing)?|assess(?:ed|ing|ment)?|"
    r"appointments?|appt|app(?:oin)?t\.?|slot|visit|"
    r"consult(?:ation|ed)?|evaluat(?:e|ed|ing|ion)|opinion|admi(?:t|tted|ssion)|investigat(?:e|ed|ion)|"
    r"refer(?:ral|red|"
    r"ring)?|accept(?:ed|ing)?|schedul(?:e|ed|ing)|book(?:ed|ing)?|offer(?:ed)?|arrang(?:e|ed|ing)|(?:fit(?:ting)?|"
    r"squeez(?:e|ed|ing)|slot|get(?:ting)?|work(?:ing)?)(?=[^.]{0,40}\bin\b)|start|do (?:it|this)|needful|date|"
    r"treat(?:ed|ment)?|scan(?:ned)?|"
    r"endoscopy|colonoscopy|gastroscopy|cystoscopy|biops(?:y|ied)|surgery|operat(?:e|ion)|imag(?:ed|ing)|mri|"
    r"list(?:ed)?|clinic|opd|wait|attention|assistance|help|input|care|take over|look (?:at|into)|"
    r"termin|vorstellung|abklärung|untersuchung|beurteilung|vorzustellen|gesehen|sehen|"
    r"vue?s?|voir|recevoir|rendez-vous|rdv|consultation|avis|prise en charge|reçue?|"
    r"valor\w*|ver(?:l[oae]s?)?|vist[oa]s?|cita|consulta|atend\w+|"
    r"visita\w*|valutazione|appuntamento|vedere|"
    r"zien|afspraak|beoordel\w+|gezien|consult)(?![\w-])",
    re.IGNORECASE,
)
_WISH = re.compile(
    r"(?<![\w-])(?:ask(?:ing)? that|suggest|recommend|please|pls|plz|kindly|needs?(?: to be| an?)?|(?:must|"
    r"should|ought to|has to|have to)(?: be)?|ideally|"
    r"preferably|needed|wanted|(?:could|can|would|will|may|might) (?:you|we|i|he|she|they|somebody|someone|"
    r"anyone|one of|your|it|this|the|m)|(?:goal|aim|target) is|is it possible|rather|any chance|"
    r"would be (?:good|nice|best|helpful|keen|ideal|glad|happy)|"
    r"if possible|(?:want|wish|like|love|need) (?:you|her|him|them|this|the|to|an?)|required?s?|requests?|"
    r"grateful|obliged|appreciate\w*|hop(?:e|ing)|possible de|svp|s['’]il vous pla[îi]t|erbeten|gewünscht|"
    r"thank(?:s| you)|for (?:review|assessment|opd)|to be (?:seen|"
    r"reviewed|assessed)|bitte|möchte|würde|"
    r"wäre|merci|souhait\w*|pourriez|ruego|rog\w+|agradec\w+|solicit\w+|prego|chied\w+|grat[oi]|graag|gaarne|verzoek)"
    r"(?![\w-])",
    re.IGNORECASE,
)
_SEE_NOW = re.compile(
    r"(?<![\w-])(?:see(?:n|ing)?|reviewed|review|assess(?:ed)?|for (?:\w+ )?assessment|admit(?:ted)?|admission|"
    r"appointment|appt|slot|visit|(?:fit|"
    r"squeez|slot|get)\w*|accept(?:ed|ing)?|tak(?:e|ing)(?: \w+){0,2} (?:over|on)|vu[es]*|recevoir|voir|gesehen|"
    r"vorzustellen|vist[oa]|zien|"
    r"vorstellung|cita|valorad[oa])(?![\w-])",
    re.IGNORECASE,
)
"""What is wanted on the very day: nearer to its word than what is wanted soon, for much else happens "today"."""
_DAY_NAMES = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_WITHIN = re.compile(time_pattern(), re.IGNORECASE)
_LEADS_A_TIME = re.compile(
    r"\b(?:with)?in\b|\binside\b|\bless than\b|\bunder\b|\bno (?:more|later|longer)\b|\bnot \w+ than\b|"
    r"\bbefore\b|\bnext\b|\bcoming\b|\blonger than\b|this week|next week|fortnight|binnen|innerhalb|"
    r"in den|dans|d['’]ici|sous|avant|en (?:los|menos)|dentro|entro|semana|settimana|semaine|woche",
    re.IGNORECASE,
)
_WEEKS_ABBREVIATED = re.compile(r"\d\s?(?:-\s?\d\s?)?/(?:7|52)\b")
_NOT_TO_WAIT = (
    r"(?:not|n['\u2019]t) (?:(?:want|like|wish) (?:him|her|them|this|it) (?:to )?|have to |be made to |be |to )?"
    r"(?:wait(?:ing)?|left|put off)(?: (?:un)?till?| for(?= (?:an? |the |your )?(?:routine|normal|usual|next)))"
)
"""A wish that somebody be not left until some day."""
_SLOT = (
    r"(?:slot|appointments?|appt|app(?:oin)?t\.?|date|clinic|visit|opening|opportunity|availab\w+|space|time|"
    r"consult\w*|list|session)\b"
)
_HASTE = re.compile(
    r"(?<![\w-])(?:"
    rf"(?P<stat>today|tonight|tomorrow(?! (?:night )?(?:he|she|they|i)\b)|this (?:morning|afternoon|evening)|"
    rf"right (?:now|"
    rf"away)|straight ?away|immediately|at once|as an emergency|on the (?:same )?day(?! of)|heute|morgen|sofort|"
    rf"oggi|hoy|"
    rf"aujourd['’]hui|vandaag)|(?P<asap>as soon as (?:it|one|an? \w+|s?he|they|this) can be \w+|"
    rf"(?:at )?(?:(?:your|the) )?(?:very )?(?:soonest|earliest)(?= (?:\w+ )?{_SLOT})|without (?:any |further |"
    rf"undue )?delay|"
    rf"at (?:the|your) (?:very )?earliest(?! convenien\w+)(?: possible)?(?: "
    rf"(?:opportunity|date|appointment|slot))?|as (?:early|quickly|promptly|soon) as (?:you can|possible|is possible|"
    rf"practicable)|asap|so bald wie möglich|schnellstmöglich|baldmöglichst|le plus (?:rapidement|vite|tôt) possible|"
    rf"dès que possible|(?:a|con) la (?:mayor |m[áa]xima )?brevedad|lo antes posible|cuanto antes|il prima possibile|"
    rf"zo (?:snel|spoedig) mogelijk|fast[- ]track(?:ed|ing)?(?! surgery)|under the (?:two|"
    rf"2)[- ]week(?:[- ]wait)? (?:rule|pathway)|(?:two|2)[- ]week[- ]"
    rf"(?:wait|rule)|2ww)|"
    rf"(?P<urgent>{_NOT_TO_WAIT}|not (?:think|feel|believe) (?:that )?(?:this|he|she|they|it) (?:can|should|could|"
    rf"ought "
    rf"to) (?:be left to )?wait|(?:bump|mov|push|jump)\w* (?:(?:him|her|them) )?(?:up|to the top of) (?:the|your) "
    rf"(?:waiting )?(?:list|queue)|(?:with)?in (?:a matter of )?days(?:,? (?:rather than|not) weeks)?|"
    rf"on (?:a |the )?(?:high |top )?priority(?: basis)?|(?:should not|shouldn['’]t|cannot|can['’]t|"
    rf"can not|must not|ought not to|unable to) (?:be "
    rf"(?:left|made) "
    rf"to )?wait(?! (?:longer|more) than)|urgently|as a (?:matter of )?(?:urgency|priority)|(?:with|as) (?:a "
    rf")?(?:some |high |great "
    rf")?(?:urgency|priority)|on an urgent basis|on (?:your|the) urgent list|at (?:your|"
    rf"the) (?:very )?earliest (?:availab\w+|opportunity|slot|opening)|(?:very |quite |fairly |pretty |reasonably "
    rf")?(?:promptly|"
    rf"speedily|swiftly|expeditiously|quickly|rapidly|soon(?!er)|sooner than (?:the |our |your )?(?:usual|"
    rf"routine|normal))|"
    rf"(?:an? |your |some )?(?:very |quite |fairly )?(?:urgent|prompt|early|expedited?|speedy|swift|rapid)(?= (?:\w+ "
    rf"){{0,2}}?(?:appointment|appt|review|"
    rf"assessment|opinion|consult\w*|slot|date|visit|evaluation|input|advice|admission|attention|referral|"
    rf"investigation))|"
    rf"(?:an?|any|your (?:next|first)|the (?:next|first)) cancel\w+|(?:by|before|(?:this|next)|by the end of|"
    rf"before the end of) (?:the )?(?:end of )?(?:this |next |the "
    rf")?(?:coming "
    rf")?(?:week(?:end)?|{_DAY_NAMES}|month|christmas)|this week|next week|zeitnah\w*|kurzfristig\w*|bald|"
    rf"en priorit[ée]|con prioridad|mit Priorität|met voorrang|rapidement|prochainement|"
    rf"pront[oa]|presto|spoedig|op korte termijn|met spoed|con urgenza|en urgence|con urgencia|dringend\w*|eilig\w*)"
    r")(?![\w-])",
    re.IGNORECASE,
)
_LEISURE = re.compile(
    r"(?<!not )(?:can|could|happy to|able to|may) (?:safely |certainly |easily |quite happily )?wait\b(?: for "
    r"(?:an? |the |your )?"
    r"(?:routine|next)[^.]{0,20})?|not (?:think|feel|believe|consider) (?:that )?(?:this|it|he|she|they|the \w+) "
    r"(?:needs? (?:to be )?|is |to be |needs? be )?(?:(?:seen|done|treated|an?|as) )?(?:urgent\w*|an? emergency|"
    r"rushed|"
    r"quickly)|(?:not |no(?:thing|body|t)\b[^.]{0,30} )in (?:a|any) (?:rush|hurry)|next (?:\w+ ){0,2}months?,? "
    r"(?:would|will|is) (?:be )?(?:fine|ok|okay|acceptable|soon enough)|routine (?:slot|appointment|list|"
    r"waiting list)|routine (?:is |would be |will be )?(?:fine|ok|okay|enough|will do|suffices?)|"
    r"(?:at|to) your (?:own )?convenience|when(?:ever)? (?:you (?:next )?(?:have|can)|there is|convenient|it suits|"
    r"(?:your )?(?:list|clinic) (?:allows|permits))(?: (?:an?|your|next|free|open) )*(?:slot|space|appointment|"
    r"opening|time)?|(?:seen|see (?:him|her|them)) in turn|next available(?: \w+)? (?:is|would be|will be|will) "
    r"(?:fine|ok|okay|do|good)",
    re.IGNORECASE,
)
_ANOTHER_CLAUSE = re.compile(
    r"\b(?:who|whose|which|because|since|after|and (?:has|had|is|was|he|she|they)|where|while|although|but|as "
    r"(?:he|she|"
    r"they|it|this)|that (?:has|have|had|is|was)|symptoms?|pain|bleeding)\b|[;:]|,\s(?:he|she|they|it|his|her)\b",
    re.IGNORECASE,
)
"""Words behind which a time is said of what the patient has or does, not of when to be seen."""
_CONDITION = re.compile(
    r"\W{0,3}(?:if|should|unless|when|once)\b (?:s?he|they|it|there|any|the|his|her|symptoms?|pain|this)\b(?! (?:is |"
    r"are )?(?:can|could|possible|at all|would|agrees?))",
    re.IGNORECASE,
)
_SENT_BACK = re.compile(
    r"(?<!the )(?<!by )(?<!on )(?<!my )(?<!our )(?<!a )\b(?:send|fax|return|sign|forward|reply|respond|complete|"
    r"submit|contact|call|phone|ring|email|e-mail|pay|provide|"
    r"notify|acknowledge|confirm|repeat|re-?check|bring|take(?! (?:\w+ ){0,3}(?:over|on)\b)|stop|increase|continue|"
    r"restart|wean|reduce)\b[^,;]*$",
    re.IGNORECASE,
)
"""What else than a patient's being seen is wanted within a time."""
_OURSELVES = re.compile(
    r"\b(?:i|we)(?:['’](?:ll|ve|m|re)| (?:will|shall|am|are|have|had|plan|intend|saw|did|started|gave|arranged|"
    r"asked|booked|hope to|am going to))\b(?! (?:be )?(?:very |most |so )?(?:grateful|obliged|hoping|asking|writing|"
    r"referring|hopeful|like|appreciate|worried|concerned|wondering|keen|anxious|pleased|glad|requesting|"
    r"delighted))[^,;]*$",
    re.IGNORECASE,
)
"""What the writer does, rather than asks for."""
_OWN_WISH = re.compile(
    r"\b(?:s?he|they|patient|pt|mother|father|wife|husband|daughter|son|family|parents)\b[^.;:]{0,80}?"
    r"(?<!\bi)(?<!\bwe) (?:would (?:like|prefer|love)|prefers?|want(?:s|ed)|wishe[sd]|hop(?:es|ed)|asked|is (?:keen|"
    r"eager))\b[^.;]*$",
    re.IGNORECASE,
)
"""What the patient wishes, which is no urgency of the document: "he would like an early slot"."""
_DONE = re.compile(
    r"\b(?:was|were|had|has been|have been|been|attended|came|presented|discharged|underwent|due|booked|listed|"
    r"scheduled "
    r"for|already|last)\b(?:[^,;.]{0,40})$",
    re.IGNORECASE,
)
_PROMPT = re.compile(r"prompt|early|urgent", re.IGNORECASE)
_TO_A_MATTER = re.compile(
    r"\W*(?:attention|assistance|help|response|reply)(?: (?:to|in|with) (?:this|the) \w+)?\W*$", re.IGNORECASE
)
_YOURS = re.compile(r"\b(?:your|for(?: the| an?)?|thank\w*)\W*$", re.IGNORECASE)
_DATE = (
    r"(?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?! (?:days?|weeks?|months?|hours?|years?|am|pm)\b)|"
    r"(?:the )?(?:end|middle|beginning|start) of (?:the )?[^\W\d_]+|"
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|"
    r"(?:christmas|xmas|easter|ramadan|eid|diwali|passover|thanksgiving|new year|half[- ]term|the holidays)\b"
)
_DEADLINE = re.compile(
    rf"\b(?:(?:before|by|ahead of|prior to|in time for|this side of) (?i:{_DATE})|"
    r"(?:before|ahead of|prior to|in time for|this side of) (?:he|she|they|his|her|their|the|school|term)\b"
    r"(?! (?:(?:is|are|be) )?(?:seen|reviewed|appointment|visit|clinic|consultation)\b)"
    r"(?:\W+[\w'\u2019]+){1,2})"
)
"""A day, a feast or something that is to come, before which somebody wants to be seen."""
_SEE_BY_THEN = re.compile(
    rf"{_SEE_NOW.pattern}|(?<![\w-])(?:answer|opinion|advice|input|assessment)(?![\w-])", re.I
)
_ENDS_A_SIGHT = re.compile(rf",|{_ANOTHER_CLAUSE.pattern}|\b(?:with|for|about|regarding|had|was)\b", re.I)
_WISH_ALONE = re.compile(r"\W*(?:and )?(?:ideally|preferably|if possible|please|pls),?\s*", re.IGNORECASE)
_WAITS = re.compile(r"wait(?:ing)?\b|(?:list|queue)$|\bleft\b|\bput off\b", re.IGNORECASE)
_FURTHEST, _FURTHEST_NOW = 130, 45
_LOOKED_AT = 400
"""How many characters before and behind words of haste are looked at: what a machine made has no full stops."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A level that a sentence asks for; `start` and `end` are places in its words."""

    level: str
    start: int
    end: int
    sureness: float


def asked_haste(words: str) -> Asked | None:
    """Return how soon a sentence wants somebody to be seen; None when it asks for nothing, or says no time of it."""
    if ASKING.search(words) is None and _WISH.search(words) is None:
        return None
    for level, start, end, bound in _said(words):
        before, following = words[max(0, start - _LOOKED_AT) : start], words[end : end + _LOOKED_AT]
        sight = next((s for s in reversed(list(_SEE.finditer(before)))), None)
        behind = _SEE.match(words, end + 1) or _SEE.search(following[:30])
        waits = _WAITS.search(words[start:end]) is not None
        if sight is None and behind is None and not waits:
            continue
        between = before[sight.end() :] if sight else ""
        if level == "stat" and not _is_wanted_now(before):
            continue
        if len(between) > _FURTHEST and behind is None:
            continue
        if not bound and behind is None and _ANOTHER_CLAUSE.search(between):
            continue
        if (
            _OURSELVES.search(before)
            or _DONE.search(before)
            or says_otherwise(before, words[start:end], following)
        ):
            continue
        return Asked(level, start, end, 0.82 if bound else 0.8)
    return _asked_by_a_day(words)


def _is_wanted_now(before: str) -> bool:
    """Whether somebody is to be seen right before these words end, and nothing else is told in between."""
    sight = next(reversed(list(_SEE_NOW.finditer(before))), None)
    if sight is None:
        return False
    between = before[sight.end() :]
    return len(between) <= _FURTHEST_NOW and "," not in between and _ANOTHER_CLAUSE.search(between) is None


def says_otherwise(before: str, words: str, behind: str) -> bool:
    """Tell whether words of haste are of something to be sent, of what follows on a condition, or thanks."""
    return (
        _SENT_BACK.search(before) is not None
        or _OWN_WISH.search(before) is not None
        or _CONDITION.match(behind) is not None
        or (
            _PROMPT.search(words) is not None
            and _TO_A_MATTER.match(behind) is not None
            and _YOURS.search(before) is not None
        )
    )


def _asked_by_a_day(words: str) -> Asked | None:
    """The day or event before which somebody is to be seen: "before he flies on the 3rd"."""
    for match in _DEADLINE.finditer(words):
        before = words[max(0, match.start() - _LOOKED_AT) : match.start()]
        sight = next(reversed(list(_SEE_BY_THEN.finditer(before))), None)
        led = _WISH_ALONE.fullmatch(before) is not None
        between = before[sight.end() :] if sight else ""
        near = sight is not None and len(between) <= _FURTHEST_NOW and _ENDS_A_SIGHT.search(between) is None
        if not (led or near) or _OURSELVES.search(before) or _DONE.search(before):
            continue
        if not says_otherwise(before, match.group(), words[match.end() : match.end() + _LOOKED_AT]):
            return Asked("urgent", match.start(), match.end(), 0.78)
    return None


def asked_leisure(words: str) -> Asked | None:
    """Return where a sentence says that somebody can wait."""
    match = _LEISURE.search(words)
    if match is not None and re.search(_NOT_TO_WAIT, words[: match.end()], re.IGNORECASE):
        return None
    return Asked("routine", match.start(), match.end(), 0.78) if match else None


def _said(words: str) -> Iterator[tuple[str, int, int, bool]]:
    """Each time or word of haste: its level, where it stands, and whether it is a time that is led in ("within")."""
    found: list[tuple[str, int, int, bool]] = []
    for match in _WITHIN.finditer(words):
        led = _LEADS_A_TIME.search(match.group()) or _WEEKS_ABBREVIATED.search(match.group())
        if led is not None:
            start = match.start() + len(match.group()) - len(match.group().lstrip())
            found.append((level_of_time(match), start, match.end(), match["soon"] is None))
    for match in _HASTE.finditer(words):
        found.append((match.lastgroup or "urgent", match.start(), match.end(), False))
    yield from sorted(found, key=lambda one: one[1])
