"""Turns of phrase that say how soon somebody is to be seen without any word of urgency, and words by which a letter
changes what an earlier one asked for."""

from __future__ import annotations

import re

from jobs.extraction.assistant.request.urgency.phrases import Phrases

_FLAGS = re.IGNORECASE
_NOT = (
    r"(?:(?:would|do|does|should|must|can|could|ought) ?not|(?:would|do|does|should|must|ca|could)n['’]t|"
    r"cannot|(?<!did )not|rather not|reluctant|never)"
)
_THEM = r"(?:him|her|them|this|it|things|matters|this \w+|the \w+)"
_USUAL = r"(?:routine|usual|normal|ordinary|standard|current|regular|general)"
_LEFT = (
    r"(?:(?<=want )(?:him|her|them|this|it|things) (?:to be )?left (?:for )?(?:weeks|months|"
    r"(?:too |so )?long\w*|until|till)\b|"
    r"leave (?:him|her|them|this|it|things) (?:\w+ )?(?:past|beyond|after|over|much longer)\b|"
    r"leave (?:him|her|them|this|it|things) (?:\w+ )?(?:long(?:er)?|for|until|till|to|waiting)|let (?:him|"
    r"her|them|this|it) (?:sit|wait|lie|drift|linger|slide|slip|go)|be (?:left (?:(?:too |so |any "
    r")?long(?:er)?|for|until|till|waiting|to wait)|delayed|put off|deferred|postponed|held up)\b|put "
    r"(?:this|it) off|sit (?:on|in|until|till)|linger|languish|drift|hang around|go to the (?:bottom|back|"
    r"end) of|(?:get|be) lost in|delay\b|wait\b(?! (?:for (?:them|it|that|those)\b|on (?:them|it)\b))"
    r"(?! (?:(?:longer|more) than (?:she|he)|to|in|at|with|outside|"
    r"standing|for (?:meals|food|long))\b))"
)
_ONE = (
    r"(?:look|slot|date|appointment|appt|one|visit|opening|time|review|consult\w*|space|place|opinion|"
    r"assessment|clinic|procedure|scan|test)\b"
)
_PROMPTLY = (
    r"(?:(?:some|all|due|great|all due|all possible|the utmost|utmost|appropriate|reasonable) )?(?:haste|"
    r"dispatch|expedition|alacrity|celerity)\b"
)
_FINE = (
    r"(?:is |would be |will be |are |should be )?(?:absolutely |quite |perfectly )?(?:fine|ok|okay|"
    r"acceptable|enough|good|sufficient|adequate)\b"
)

IDIOMS: Phrases = (
    (
        "urgent",
        0.82,
        re.compile(
            rf"(?P<words>\bthe sooner the better|\btime is of the essence|"
            rf"\b(?:{_NOT}|won['’]t|will not) (?:really )?(?:have|need|be made|be left) to wait "
            rf"(?:for )?(?:the|your|our) "
            rf"(?:\w+ )?{_USUAL}|\b(?:won['’]t|will not|cannot|can['’]t|does not|doesn['’]t) keep "
            rf"(?:until|till|for)\b|\b(?:jump|skip|bump)\w* (?:up )?(?:the|your) (?:queue|list|"
            rf"line)\b|\b{_NOT} (?:(?:want|wish|like|think|feel) )?(?:that )?(?:{_THEM} )?(?:to |should |can "
            rf"|ought to )?(?:be )?{_LEFT}|"
            r"\b(?:i|we)(?:['’](?:m|re|d be)| am| are| feel| would be) (?:\w+ )?(?:uneasy|uncomfortable|"
            r"unhappy|worried|anxious|reluctant|concerned)(?: about| with| to| at)? (?:leav|wait|let|delay|"
            r"the delay)\w*\b|"
            rf"\bsqueez\w+ (?:{_THEM}|mr\.?|mrs\.?|ms\.?) (?:[\w'-]+ )?in\b|\bwith {_PROMPTLY}|\bsooner than "
            rf"(?:the |your |our |an? |my )?(?:\w+ )?(?:{_USUAL}|waiting|published|next|expected)\b|"
            rf"\bearlier than (?:the |your |an? )?{_USUAL}|\btime[- ](?:sensitive|critical)\b|\b(?:an?|any|"
            rf"your) (?:\w+ )?(?:earlier|sooner|quicker|quick|early|prompt|speedy|rapid) {_ONE}(?! (?:was|"
            rf"were|had|letter|in (?:19|20)\d\d))|\b(?:grateful|obliged|appreciate\w*|kindly|please|possible|"
            rf"able|you|to)(?: it)?(?: if)?(?: you)?(?: could| would| can| to)? expedite\b|\bcancellation "
            rf"(?:would|list|slot|please|if|is|ok|welcome)\b|\b(?:short[- ]notice|cancellations?) list\b)",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.82,
        re.compile(
            rf"(?P<words>\b(?:the|your|a) (?:\w+ )?(?:{_USUAL} )?(?:wait(?:ing (?:time|list))?|delay)s? "
            rf"[^.;\n]{{0,40}}?"
            r"(?:too long|unacceptable|unsafe|inappropriate|unreasonable|not (?:\w+ )?(?:acceptable|safe|"
            r"appropriate|reasonable|suitable|advisable)|n['’]t (?:\w+ )?(?:acceptable|safe|appropriate|"
            r"reasonable|suitable))\b|"
            rf"\b(?:not|n['’]t) (?:think|feel|believe|consider) (?:that )?(?:the|your|a) (?:\w+ "
            rf")?(?:{_USUAL} )?"
            r"(?:wait(?:ing (?:time|list))?|delay)\b[^.;\n]{0,40}?(?:acceptable|safe|appropriate|reasonable|"
            r"suitable|advisable)\b)",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.93,
        re.compile(
            r"(?:^|[.,;:!?(] |\b(?:please|pls|plz|kindly|to|to be|be|should be|request(?:ing)?(?: an?)?|now|"
            r"an?|for|you) )(?P<words>upgrad(?:e|ed|ing))\b(?! (?:to|from)\b)(?! (?:of|his|her|the) (?:phone|"
            r"device|pacemaker))(?! (?:\w+ ){0,4}?(?:to|from) (?:routine|non))",
            _FLAGS | re.MULTILINE,
        ),
    ),
    (
        "",
        0.93,
        re.compile(
            r"\b(?:(?:was|were|marked|sent|booked|listed|triaged|graded|referred|requested)(?: \w+)?(?: as| "
            r"to)? (?:a )?(?:routine|urgent|non-urgent|standard|soon)[^.;\n]{0,60}?|(?:up|down)grad(?:e|ed|"
            r"ing) (?:\w+ ){0,4}?|from (?:routine|urgent|standard|soon) )(?:to(?: be)?|as|treat (?:\w+ )?as|"
            r"now)(?: an?)? (?P<words>(?:very |semi-?)?urgent|routine|non-urgent|emergency|asap|stat|"
            r"standard)\b",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.84,
        re.compile(
            r"(?P<words>\bbring (?:forward (?:his|her|the|their|this)|(?:his|her|the|their|this|"
            r"it)\b[^.;\n]{0,40}? forward)\b|\b(?:appointment|appt|review|visit|slot|date|scan|procedure|"
            r"surgery)\b[^.;\n]{0,40}?\b(?:be |is )?(?:brought|moved) (?:forward|up)\b|\bmov(?:e|ing) (?:it|"
            r"this|(?:his|her|the) (?:appointment|appt|slot|date)) (?:up|forward)\b)(?! (?:was|by (?:the "
            r")?hospital))",
            _FLAGS,
        ),
    ),
    (
        "stat",
        0.82,
        re.compile(
            r"\b(?:please|kindly|pls|plz) (?:see|assess|review|admit|accept) "
            r"(?:(?:him|her|them|this \w+|pt|patient) )?(?P<words>now)(?=\s*(?:[.;!\n]|$))",
            _FLAGS,
        ),
    ),
    (
        "urgent",
        0.8,
        re.compile(
            r"\b(?:treat|regard|consider|handle|process|triage|mark|grade|take)(?: this| it| (?:this|the) referral)? "
            r"(?P<words>as (?:an? "
            r")?(?:urgent|priority|emergency))\b",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.8,
        re.compile(
            rf"(?P<words>\b(?:when(?:ever)?|as and when|once|if and when) (?:an?|the|your|you|there|it) "
            rf"(?:[\w'-]+ ){{0,3}}?(?:slot|space|gap|vacancy|place|appointment|opening|availability|fit "
            rf"(?:him|her|them|this) in|comes? (?:up|free)|suits)\b|\b(?:join|go on(?:to)?|add(?:ed)? to|"
            rf"place(?:d)? on|put on) (?:the|your) (?:{_USUAL}) (?:waiting )?list\b|\b(?:next|first) "
            rf"(?:routine|free|open) (?:slot|appointment|opening|place|date) {_FINE}|\b(?:within|in|over) "
            rf"the next (?:few|couple of|two|three|four|six|\d)(?: ?(?:-|to) ?\w+)? months,? {_FINE}|"
            rf"\b(?:happy|content|willing|prepared|able) (?:for (?:him|her|them) )?to wait\b(?! (?:for "
            rf"(?:the|your|my) (?:call|reply)|and see))|\b(?:understands?|accepts?|aware|knows?|told|"
            rf"expects?|appreciates?|warned)\b[^.;\n]{{0,30}}?\b(?:wait|waiting (?:list|time))(?: is| may be|"
            rf" might be| can be| will be| could be| of)? (?:a )?(?:rather |quite |very |several )?(?:long|"
            rf"months|some time)\b|\bnothing (?:pressing|that (?:can(?:no|['’])t|can not) wait)|\bno (?:time "
            rf")?pressure\b(?! (?:sore|ulcer|area|injur|damage|pain|in|on|over|at))|\bno immediate (?:hurry|"
            rf"rush|concern)s?\b|\b{_USUAL} (?:wait(?:ing (?:time|list))?|queue|timescales?|time ?frames?) "
            rf"{_FINE}|\bcan (?:take|have) (?:his|her|their|its|your) turn\b)",
            _FLAGS,
        ),
    ),
    (
        "routine",
        0.78,
        re.compile(r"(?:^|[.!?] )(?P<words>in due course)(?=\W*(?:$|please|[.!\n]))", _FLAGS | re.MULTILINE),
    ),
)
