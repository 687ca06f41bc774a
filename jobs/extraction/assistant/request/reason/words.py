"""Words by which sentences tell why somebody is sent, what lies behind, and what is said in passing."""

from __future__ import annotations

import re

from jobs.extraction.wordings.words_of_asking import STANDINGS

SINGLES_OUT = re.compile(
    r"\W*(?:but |however,? |now |and )?"
    r"(?:what (?:i|we) (?:really |rather )?(?:do|did)(?: not|n['\u2019]t) (?:much )?like|"
    r"what (?:really |most |also )?(?:worries|bothers|concerns|troubles|bugs|alarms|puzzles|frightens) "
    r"(?:me|us)(?: most| more| now)?|(?:my|our|the) (?:main |real |chief |bigger |only )?(?:worry|concern|reason for "
    r"writing|reason for sending \w+|point of this letter)|the (?:real |main )?(?:trouble|issue) now) (?:is|are|was)\b",
    re.IGNORECASE,
)
"""How a letter says which of several matters it is written for: "What I do not like is ..."."""
_RELATIVES = r"(?:mother|father|mum|mom|dad|parents?|daughter|son|wife|husband|partner|carer|aunt|uncle)"
BACKGROUND = re.compile(
    r"^\W*(?:(?:[a-z][a-z0-9-]{1,11}:? [<>]?\d+(?:[.,]\d+)?[*%]?(?:[,;] |\W*$)){3,}|g\d ?p\d\b|"
    r"(?:first|second|third|last|previous) (?:birth|pregnancy|delivery|labour|labor|baby)\b|"
    r"seen by (?!me\b|us\b|our\b)[\w ]{3,30} (?:in|last|during) |"
    r"[^.]{3,60} (?:w normie|i normalomr\u00e5det|viitealueella|a norm\u00e1l tartom\u00e1nyban)\W*$|"
    rf"(?:his|her|their) {_RELATIVES}(?:, [^,.]+,)? brought (?:him|her|them) in\b(?! (?:with|because|for|after|as))|"
    rf"(?:s?he|they) (?:came|comes|attended|attends)(?: in| along| today)* with (?:his|her|their) {_RELATIVES}\b|"
    r"no\b|(?:otherwise |generally |currently |feels? )?(?:well|asymptomatic|fine)[,:;]? (?:no|nil|denies)\b|"
    r"i (?:can(?:no|['\u2019])t|could(?: not|n['\u2019]t)|do(?: not|n['\u2019]t)|did(?: not|n['\u2019]t)) "
    r"(?:see|feel|find|hear|palpate|detect)\b|nil\b|denies|k/c/o\b|"
    r"known (?!to\b)|(?:s?he|they) (?:has|have|had|reports?) no\b|"
    r"(?:s?he|they) (?:is|are|was) (?:(?:an? )?(?:well |also )?known\b|not\b)|"
    r"(?:s?he|they) (?:does|do|did|has|had) not (?:have|had|report|complain)\b|there (?:is|was|are|were|"
    r"has been) no\b|"
    r"(?:s?he|they) (?:came|attended|presented|visited|was seen|comes) for (?:an? |his |her |"
    r"their )?(?:[\w-]+ ){0,2}?"
    r"(?:check(?:[- ]?up)?|screening|medical|physical|review|follow-?up|refill)\b|"
    r"(?:(?:his|her|their|the|an?|repeat|recent|last) )?(?:x-?rays?|mri|ct|ultrasound|uss|ecg|ekg|echo\w*|scans?|"
    r"mammogram|spirometry|audiogram|biopsy|histology|fbc|cbc|urinalysis)\b|(?:il|elle) (?:n['\u2019]|ne\b)|"
    r"aucune?\b|"
    r"(?:his|her|their|the) (?:\w+ )?history is\b|past (?:medical|surgical)|p\.?m\.?h|background|previous(?:ly)?|"
    r"family|(?:his|her|their) "
    r"(?:past|background|regular|current|medic\w+|usual|repeat)|(?:his|her|their) (?:father|mother|brother|sister|"
    r"uncle|aunt|parents) (?:has|had|died|was|is|have|were|also)\b|medic\w+|allerg\w+|current "
    r"medic\w+|on examination|o/e|examination|bp\b|blood pressure|bloods?\b|weight\b|dear\b[^,:]{0,40}[,:]?\s*$|"
    r"re:|(?:s?he|they) (?:is|was|are) "
    rf"(?:an? )?(?:\w+ )?(?:{'|'.join(STANDINGS)}|divorced|non-?smoker|smoker|"
    r"otherwise "
    r"(?:well|healthy|fit)|allergic)|(?:s?he|they) (?:lives?|takes?|works?|smokes?|drinks?|denie[sd])|i have "
    r"(?:started|"
    r"given|arranged|commenced|prescribed|advised|enclosed|attached)|i attach|i enclose|please|thank|known (?:allerg|"
    r"nkda)|"
    r"you (?:were|are|have)\b|should you\b|if you\b|i have been \w+ing\b|(?:sa|son|ses) (?:mère|père|frère|soeur|"
    r"sœur)|(?:su|la|el) (?:madre|padre|hermano|hermana)|(?:mutter|"
    r"vater|bruder|schwester)\b|keine?\b|pas de\b|niega\b|nega\b|n[ãa]o\b|sem\b|non (?:riferisce|ha|presenta)\b|"
    r"senza\b)",
    re.IGNORECASE,
)
LONG_KNOWN = re.compile(
    r"\b(?:for|x) (?:\w+ ){0,2}?(?:\w+) (?:years|yrs)\b|\bsince (?:childhood|(?:19|20)\d\d)\b|"
    r"\d ?(?:mg|mcg|units|iu)\b",
    re.IGNORECASE,
)
"""What is said of a disease that somebody has had for years or takes something for."""
NO_LONGER_CALM = re.compile(
    r"\b(?:worse\w*|worsen\w*|flar\w+|despite|uncontrolled|poorly|refractory|not (?:respond\w+|controll\w+|settl\w+)|"
    r"now|progress\w*|increasing\w*|recent\w*|deteriorat\w+)\b",
    re.IGNORECASE,
)
COMPLAINS = re.compile(
    r"\b(?:complain\w*|c/o|presents?|presented|presenting|reports?|reported|suffer\w*|describes?|has had|"
    r"found)\b(?: (?:of|with|from|that)\b)?",
    re.IGNORECASE,
)
"""What makes of a sentence that begins with the background one that tells: "He works as a chef and complains of"."""
LOGISTICS = re.compile(
    r"\b(?:answers? the (?:tele)?phone|(?:can|may) be (?:reached|contacted|called)|"
    r"best (?:contact|number|reached|time to)|voice ?mail|will (?:bring|drive|accompany|come with)|"
    r"is (?:driving|bringing)|call (?:you )?with (?:the|an) appointment|text (?:him|her|them)|"
    r"prefers? (?:mornings?|afternoons?|calls?|texts?)|speaks? (?:only|no)|interpreter)\b",
    re.IGNORECASE,
)
"""How somebody is reached or brought: no reason, whatever words stand beside it."""
DENIES_A_NEED = re.compile(
    r"\b(?:I|we) (?:do not|don['\u2019]t|did not|didn['\u2019]t) (?:think|believe|feel|see)\b[^.]{0,40}"
    r"\b(?:needs?|needed|requires?|warrants?|necessary)\b|"
    r"\bneeds? nothing\b|\b(?:no|not|n['\u2019]t|without) need(?:ed)?\b(?! to wait)",
    re.IGNORECASE,
)
"""What is said not to be wanted: "I do not think she needs blood tests", "no need for neurology now"."""
TELLS = re.compile(
    r"^\W*(?:[Cc]/[Oo]\b|(?:S?[Hh]e|They|This (?:\w+ )?(?:lady|man|woman|gentleman|boy|girl|patient|child))\b (?:\w+ "
    r"){0,2}?(?:has|have|had|gives?|"
    r"presents?|presented|complain\w*|reports?|describes?|noticed|developed|came|attended|feels?|finds?|gets?|"
    r"fell|fail(?:s|ed)|struggle[sd]|wakes?|woke|cannot|can no longer|can['\u2019]t|keeps?|lost)\b|"
    r"Over the|For (?:the|\w+ (?:days|weeks|months|years))|"
    r"In the last|Since\b|(?:His|Her|Their) (?:mother|father|wife|husband|parents?|daughter|son|partner|"
    r"symptoms?|main|presenting)|(?:S?He|They) (?:is|was) .{0,60} (?:with|who|after|because)\b|(?:Mr|Mrs|Ms|Miss|"
    r"Dr)\.? [^.]{3,40} (?:is|has|was|had|presents?|presented|came)\b|Seit|Es besteh|(?:Sie|Er|(?:Der|"
    r"Die) Patient\w*) (?:klagt|leidet|berichtet|hat)|Trata-se de|Si tratta di|Il s['\u2019]agit d|Depuis|(?:Il|"
    r"Elle) (?:présente|se plaint|souffre)|Desde|Presenta|Refiere|Da "
    r"(?:circa|alcuni|due|tre)|Presenta|Lamenta|Sinds|\d+[ -]?(?:year|month|week|day)s? (?:history|of))"
)
CLINIC = re.compile(
    r"(?:[\w'-]+ ){1,4}(?:surgeons?|specialists?|consultants?|clinics?|services?|teams?|units?|departments?|centres?|"
    r"centers?|hospital|ambulatory|pathway|form)\b",
    re.IGNORECASE,
)
COMPLAINT = re.compile(
    r"\b(?:pains?|aches?|aching|painful|sore|injur\w+|fractur\w+|sprain\w*|swell\w*|swollen|shadow(?:s|ing)?|lumps?|mass(?:es)?|"
    r"bleed\w*|bled|"
    r"infections?|deformit\w+|discharge(?!d)|ulcers?|ulcerat\w+|lesions?|moles?|nodules?|attacks|episodes?|tears?|"
    r"torn|ruptur\w+|"
    r"cysts?|tumou?rs?|cancers?|malignan\w+|abnormal\w*|elevated|raised|positive|dysfunction|impairment|disorders?|"
    r"syndrome|itch\w*|rash\w*|blisters?|cough\w*|difficult\w+|troubl\w+|stiff\w*|weak\w*|numb(?:ness)?|tingl\w+|"
    r"spasms?|giv(?:es|ing) way|gave way|unstable|instability|worsening|persistent|recurr\w+|intermittent|"
    r"progressive|intractable|refractory|uncontrolled|poorly[- "
    r"]controlled|"
    r"unexplained|insufficiency|failure|loss of|lost (?:\w+ )?(?:weight|vision|hearing|feeling)|falls|fell|"
    r"collaps\w+|blackouts?|"
    r"r[ée]actions?|faint\w*|dizz\w+|breathless\w*|wheez\w+|snor\w+|tired\w*|sweats|fevers?|vomit\w*|nausea|reflux|"
    r"hernias?|"
    r"stones?|bruis\w*|nodul\w+|plaques?|placas|convuls\w+|seizures?|crises?|p[âa]nico|fratura|frattura|perda de|"
    r"perte de|pérdida|perdita|verlust|atemnot|ekzem\w*|\w*eczeem|jeuk|erupção|éruption|febbre|fièvre|fieber|febre|"
    r"dor(?:es)?|"
    r"ansiedade|depress\w+|d[ée]pression|h[ée]maturie|leaking|prolapse|psychosis|anaphylaxis|bacter[ae]+mia|"
    r"\w*schmerz\w*|\w*beschwerden|\w*blutung\w*|\w*knoten|schwindel|\w*dyspnoe|\w*husten|\w*schwellung\w*|verdacht|"
    r"douleurs?|dyspn[ée]e|saignements?|toux|l[ée]sions?|suspicion|dolor(?:es)?|disnea|sangrado|tos|mareos?|"
    r"lesi[óo]n(?:es)?|"
    r"sospecha|dolor[ei]|dispnea|tosse|sanguinamento|sospett[oa]|pijn\w*|klachten|benauwd\w*|verdenking|"
    r"(?-i:SCC|BCC(?!:)|SqCC|IEC)|"
    r"[^\W\d]{4,}(?:ose|ites?|opathies?|émie|ämie|aemia|emia|algie|algia|pathie|pat[íi]a|urie|uria|rrhoea|rrhea|"
    r"rragie[s]?|"
    r"rragia|algia|dynia|phagia|pnoea|pnea|phasia))\b",
    re.IGNORECASE,
)
"""Words of complaints beside the named ones, in several languages."""
