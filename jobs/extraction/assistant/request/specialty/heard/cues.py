"""Words around a specialty's name in a short note between clinicians: those that ask for it, those that tell of it, and
those that make it something else ("renal function")."""

from __future__ import annotations

import re

CLAUSE_END = re.compile(r"[,:(\u2013\u2014]| - |\bbut\b|\bso\b|\bthen\b|\bnow\b|\bhence\b", re.IGNORECASE)

HOUSE = (
    r"(?:clinics?|opd|op|outpt|outpatients?|teams?|services?|svc|depts?|department|units?|on[- ]call|"
    r"registrar|reg|sho|"
    r"consultants?|physicians?|specialists?|surgeons?|doctors?|docs?|nurses?|visit|appt|appointment|slot|"
    r"bleep|hub|hosp|"
    r"ref|referral|request|pathway|new pt|service|hospital|public|outreach|list)"
)
ASKED_NOUN = (
    r"(?:opinion|home (?:assessment|visit)|eval(?:uation)?|reviews?|r/?v|input|assess(?:ment)?|advice|"
    r"consult(?:ation)?|a ?& ?g|advice (?:&|and) guidance|"
    r"referral|ref|self[- ]ref\w*|bleep|slot|appt|appointment|f/?u|follow[- ]?up|wi?thin|2ww|"
    r"two week (?:wait|rule)|usc|"
    r"suspected cancer|new (?:pt|patient) visit|op|opd|outpatients?)"
)
PLEASE = (
    r"(?:please|pls|plz|kindly|asap|urgently|urgent|stat|today|tonight|"
    r"this (?:week|evening|afternoon|morning|month))"
)
SOON = (
    r"(?:(?:in|within|inside|over|by|before|for) (?:the )?(?:next|coming)\b|within\b|inside\b|in \d|next \w+)"
)

ASKS_BEFORE = re.compile(
    r"(?:(?:->|=>|>>|\u2192|>)\s*"
    r"|\b(?:attn|attention|fao|f\.a\.o|dear|hi|hello|hey|a&g|advice (?:and|&) guidance|advice|for|"
    r"via ers to)\b:?\s*"
    r"|\b(?:please|pls|plz|could|can|would|may|might|should)(?: we (?:have|get))?(?: i (?:have|get))?\s+"
    r"|\b(?:needs?|needing|wants?|wanting|requires?|requesting|requests?|requested|seeks?|seeking|asking|"
    r"ask|asks|asked|"
    r"would (?:like|value|appreciate)|grateful for|think|thinking|thought|suggest(?:s|ed|ing)?|"
    r"recommend(?:s|ed|ing)?|"
    r"advis(?:e|es|ed)|prefers?|keen (?:for|on)|(?:would|['\u2019]d) like from|(?:reassurance|help|guidance|"
    r"answers?|steer|word) from|due|merits?|warrants?|hoping for|hope for|after|appropriate for|is this|query|"
    r"try|start|book(?:ed)? (?:in|into)|over to|back to|on to|passing (?:\w+ )?to|handing (?:\w+ )?to|"
    r"go(?:es|ing)? to|route to|forward(?:ing)? to|cc'?ing|direct to)\s+(?:(?:for|by|to|see|via)\s+){0,2}"
    r"|\b(?:(?:re-?)?refer(?:ring|ral|s)?|(?:re-?)?refs?|(?:re-?)?referred|consult|sending|send|"
    r"transfer(?:ring)?|conveying|"
    r"put(?:ting)?(?: \w+)? through|get(?:ting)?|booking)(?: (?:him|her|them|pt|patient|this \w+|you|mum|"
    r"dad|kid))?"
    r"(?: (?:out|over|on|in|back))?(?: (?:to|for|into|onto|via|with|w/))?:?\s+"
    r"|\b(?:appt|appointment|exam|eval(?:uation)?|visit|consult|follow[- ]?up|f/?u|review|assessment|opinion|"
    r"slot|input|seeing|advice|request|(?:be|get|getting|needs?|have been) (?:seen|reviewed|assessed|"
    r"managed|followed up|triaged))\s+(?:w/|with|by|from|in|at|to|on|for)\s*)"
    r"(?:(?:a|an|the|your|our local|local|some|any|another|you|early|fresh|new|urgent|routine|repeat|adult|"
    r"community|"
    r"public|nearest|kind|dear|duty|general|2ww|fast[- ]track|same[- ]day|non[- ]urgent|soonest|one|opinion|"
    r"review|"
    r"assessment|eval(?:uation)?|input|advice|help|consult|referral|from|by|with|w/|to|of|in|at|on[- ]call|"
    r"hosp(?:ital)?|"
    r"specialist|dr|hand|paed|paeds|peds|pediatric|paediatric|children'?s|msk|local|tertiary|regional)\W+)*$",
    re.IGNORECASE,
)
FROM_A_ROLE = re.compile(
    r"^\W*(?:[\w'.&/-]+\s){1,4}to (?:the )?(?:(?:on[- ]call|duty|community|local)\s)?$", re.IGNORECASE
)
"""Who writes and to whom, at the beginning: "DN to TVN:", "Ward 12 F1 to gastro bleep"."""
TOLD_BEFORE = re.compile(
    r"(?:\b(?:known (?:to|by|w/|with)|under(?: care of)?|open to|sees|saw|seeing|(?<!be )(?<!been )(?:seen|"
    r"reviewed|assessed|"
    r"managed|treated|followed|scoped|told|rejected|declined|bounced|discharged|cleared|turned (?:down|"
    r"away)|refused|"
    r"dismissed|supported|investigated|started|advised|operated|looked after|referred|triaged|diagnosed|"
    r"dx(?:ed|d)?|met|done|"
    r"prescribed|stopped|ok'?d|given|f/?u'?d)"
    r"(?: (?:up|on|off|back))? (?:by|from|in|at|w/|with|via|to)|been (?:seen|under|to|through|referred|"
    r"reviewed|assessed|managed|"
    r"treated|followed)\b(?: (?:by|to|in|at|under))?|met (?:with)?|dx (?:\w+ ){0,3}by|attend(?:s|ed|ing)?|"
    r"discharged|d/c'?d?"
    r"(?: from| by)?|went to|been to|turned up (?:at|in)|"
    r"presented to|had|has had|prev(?:ious(?:ly)?)?|past|last|already|awaiting|waiting (?:for|on)|as per|"
    r"per|following|"
    r"declined|refused|failed|tried|told|spoke (?:to|with)|discussed (?:with|w/)|d/w|asked|rang|called|"
    r"informed|emailed|"
    r"chased|copied? to|copy to|cc|allergic to|allergy to|isn'?t|wasn'?t|not(?: for| (?:a|an))?|nor|never|"
    r"no(?: need for)?|"
    r"without|rather than|instead of|other than|than|unlike|ex|retired|from|between|since|while|pending|on|"
    r"hx|history|pmh|letter from|results? from|lives|works?(?: as| in| for)?|is an?|husband|wife|mum|dad|who)\b"
    r"|\b(?:his|her|their|my|gp'?s)\b|['\u2019]s\b|\bw/|\bby\b)"
    r"(?:[^\w'&/.-]+[\w'&/.-]+){0,4}?\W*$",
    re.IGNORECASE,
)
TOLD_BEHIND = re.compile(
    rf"[ )'\u2019]{{0,3}}(?:(?!{PLEASE}\b)(?!(?:as|because|and|if|so|but|who)\b)(?:{HOUSE}|{ASKED_NOUN}|"
    rf"[a-z]+)[ /&)]+){{0,3}}?"
    r"(?:has|have|had|saw|sees|seen|says?|said|told|thinks?|thought|feels?|felt|gave|gives|did|done|didn'?t|"
    r"don'?t|doesn'?t|"
    r"won'?t|wouldn'?t|discharged|dismissed|declined?|bounced|passed|reject\w*|refus\w+|suggest(?:s|ed)|"
    r"advis(?:ed|es)|"
    r"recommend(?:s|ed)|agrees?|aware|unaware|ruled|treat(?:s|ed)?|met|could(?: not|n'?t)|cannot|can'?t|"
    r"[a-z]{3,}ed (?:it|him|her|them|that|this)|scoped|look(?:s|ed|ing)? after|follow(?:s|ed|ing)|manage[sd]|"
    r"wants?(?! (?:to see|seeing))|calls|called it|not (?:wanted|sought|needed|required|asked|who|for|"
    r"involved|keen|an option)|"
    r"will wait|waiting|letters?|discharge|pt since|patient since|since|separate(?:ly)?|involved|last|ago|"
    r"enclosed|"
    r"notes?|report|stopped|started|retired|already|cleared|plateaued|tried|failed|normal|nad|clear|neg|"
    r"full|closed|"
    r"scope|scoped|echo|wrote|put (?:him|her)|hx|history|signed (?:him|her)? ?off|reviewed|reckons?|found|"
    r"nothing|unhelpful|"
    r"(?:in |of )?(?:19|20)\d\d|"
    r"in ['\u2019]?\d\d(?!\d| ?(?:d|w|m|/))|have list|was|were|is|are|did not|couldn'?t|does|looked|"
    r"in place|on board|booked|arranged|scheduled|pending|ongoing|following)\b",
    re.IGNORECASE,
)
NOT_A_HOUSE = re.compile(
    r"[ )]{0,2}(?:hx|history|exams?|sx|symptoms?|function|failure|impairment|insufficiency|diseases?|rate|"
    r"risks?|obs|deficits?|signs?|"
    r"stones?|colic|cysts?|tract|causes?|issues?|problems?|meds|bloods?|screen|profile|transplant|tx|ca|"
    r"cancer|mets|"
    r"murmurs?|dementia|distress|infections?|sounds?|effort|arrest|output|bypass|rehab|"
    r"scan|us|ct|mri|wait|stable|rr|\d|nerve|pain|reg rate|floor|workup|bleed|ulcers?)\b(?! (?:clinic|team|"
    r"nurses?|service))",
    re.IGNORECASE,
)
SAFETY_NET = re.compile(
    r"[^.;]{0,30}\bif\b|[^.;]{0,12}\b(?:advice|advised|precautions|warning)\b", re.IGNORECASE
)

MODAL = re.compile(
    r"(?:\b(?:please|pls|plz|could|can|would)(?: (?:the|we have|i have|we get|your|an?))?\W+|>>\s*|->\s*|"
    r"\u2192\s*)$",
    re.IGNORECASE,
)
WANTED_BEHIND = re.compile(
    rf"\W{{0,3}}(?:(?:{HOUSE}|{ASKED_NOUN}|adult|msk|public|study|first|too|also|then|"
    rf"instead)\W+){{0,3}}?(?:{PLEASE}|in \w+ would be|needs? to|should|(?:could|can|would|might)(?! not)|"
    r"is (?:what|the (?:place|right|one))|to be|to (?:kindly )?(?:see|"
    r"review|assess|advise|consider|eval\w*|take|bring|discuss|resume|scope|treat|help|have seen|do|re-?see|"
    r"call|attend|"
    r"come)|of (?:her|his|their|your) choice|if you (?:can|could|would)|are you able|"
    r"would be (?:good|ideal|great|kind|welcome|appreciated|helpful)|any chance)\b",
    re.IGNORECASE,
)
ASKED_NOUN_BEHIND = re.compile(rf"(?:['\u2019]s)?\W{{0,3}}{ASKED_NOUN}(?!\w)", re.IGNORECASE)
HOUSE_OR_PLEASE = re.compile(rf"\W{{0,2}}(?:{HOUSE}|{PLEASE})(?!\w)", re.IGNORECASE)
SENT_TO = re.compile(
    r"(?:->|=>|>>|\u2192|\b(?:attn|fao|refer\w*|refs?|sending|send|transfer\w*|convey\w*|blue[- ]?light\w*|"
    r"consult|over|out|"
    r"route|him|her|pt|go|direct)(?: \w+)? (?:to|into|in to|for)(?: the| your)?|dear)\s*:?\s*$",
    re.IGNORECASE,
)
TOLD_OF_ASKING = re.compile(
    r"(?:\b(?:was|were|been|already|previous(?:ly)?|prev|not|no|isn't|didn't|don't|never|declin\w+|await\w*|"
    r"waiting|had|has|"
    r"have|last|missed|attended|under|since|refused|failed|cancelled|combined|dna|dna'd|seen)\s+(?:\w+\s+)?"
    r"|\b(?:told|by|which|who)\s+)$",
    re.IGNORECASE,
)
A_VISIT = re.compile(
    r"(?:ref|appt|appointment|consult|exam|eval|visit|follow|f/?u|review|assessment|opinion|slot|advice)",
    re.IGNORECASE,
)
SOMEBODYS = re.compile(r"\b(?:his|her|their|my|next|first|the)(?: \w+)?\s+$", re.IGNORECASE)
OWN_HOUSE = re.compile(rf"(?<=\w) (?:{HOUSE}|{ASKED_NOUN})$", re.IGNORECASE)
ALONE = re.compile(rf"\W*(?:{HOUSE}\W*){{0,3}}", re.IGNORECASE)
ACCEPTED = re.compile(
    r"[^.,;]{0,40}\b(?:accept(?:ed|ing|s)?|agreed to (?:take|see|accept|review)|ok'?d|okayed|"
    r"expecting (?:him|her|them|pt)?|"
    r"happy to (?:see|take|accept)|will (?:see|take|accept|meet)|activated|notified|alerted|pre-?alerted|"
    r"standing by|"
    r"paged|bleeped)\b",
    re.IGNORECASE,
)
GOES_ON = re.compile(
    rf"\W{{0,3}}(?:(?:{HOUSE})\b\W*){{0,2}}(?:(?:for|re|q|query|{SOON}|within|asap|if|as|with a|w/)\b|\?|$)",
    re.IGNORECASE,
)
HOUSE_BEHIND = re.compile(rf"\W{{0,2}}(?:\w+ )?{HOUSE}\b", re.IGNORECASE)
HEADS = re.compile(
    rf"(?:[ (/]+(?:{HOUSE}|{ASKED_NOUN}|\w+ clinic|\w+\)|adult|urgent|routine|plan|q|query)\)?){{0,3}}?"
    r"(?:\s?:|[-\u2013\u2014]{1,2}\s|\s[-\u2013\u2014])(?!\s*(?:clear|nil|nad|normal|intact|ok|neg|soft|no|"
    r"unremarkable|deferred)\b)",
    re.IGNORECASE,
)
WITH_HOW_SOON = re.compile(
    rf",?\s*(?:{HOUSE}\W+)?,?\s*(?:elective|routine(?:ly)?|urgent(?:ly)?|non-?urgent|soon|semi-?urgent|"
    rf"emergency|priority|low|"
    r"amber|red|green|2ww|asap|today|fast|whenever|no rush|any(?:time)?|next|the usual|ordinary|standard)\b",
    re.IGNORECASE,
)
OF_ANOTHER_REQUEST = re.compile(
    r"^\W*if\b|\balready (?:asked|referred|booked|requested|sent|written)\b|\bgp to\b|"
    r"\b(?:i will|i'll|will) write to\b|\bseparately\b|\bwe would (?:then )?refer\b",
    re.IGNORECASE,
)
"""A sentence about what may come, or what somebody else was asked for."""
OF_THE_ASKED = re.compile(
    r"to|ask(?:ed|ing)|special(?:i?ty|ist)|"
    r"refer(?:red|ral)?(?: to)?|attn|attention|fao|for the attention of|consult(?:ed|ing|ant)?(?: dept| service)?|"
    r"(?:consult |service )?requested|receiving (?:dept|department|service|team|clinic)|destination"
)
OF_THE_SENDER = re.compile(
    r"from|sender|author|written by|dictated by|seen (?:in|by|at)|cc|copy(?: to)?|copied to|"
    r"(?:referring|requesting|sending|origin(?:ating)?)(?: dept| department| service| clinic| team| ward| doctor)?"
)
"""What begins a line, before a colon, and tells whom it names."""
BEGINS = re.compile(
    r"^\W*(?:(?:hi|hello|dear|re|to|for|urgent|routine|elective|public|private|adult|community|local|hand|"
    r"msk|acute|early|"
    r"paeds?|peds|the|an?|and|or|then|also|\d+|plan|ref|fast[- ]track|non-urgent|one[- ]stop|2ww|"
    r"soon)\W+)*$",
    re.IGNORECASE,
)
SO = re.compile(r"\b(?:so|hence|therefore|now|thus|think)(?: (?:for|to))?\W*$", re.IGNORECASE)
