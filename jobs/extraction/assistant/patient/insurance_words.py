"""How documents name the insurer, the member's number and the group, as labels and in sentences."""

from __future__ import annotations

import re


def _name(wordings: str) -> re.Pattern[str]:
    """A label at the beginning of a cell, its colon optional."""
    return re.compile(
        rf"\W{{0,3}}(?i:{wordings})(?i: ?\((?:if any|optional|primary|"
        rf"name)\))?(?!\w)(?P<colon>\s*[:\uff1a=])?(?P<loose>\s+(?=[A-Z0-9]))?"
    )


PAYER_NAME = _name(
    r"(?:primary |principal |1st |first )?(?:health |medical |private |dental |vision )?(?:insurance|"
    r"insurer|insured (?:by|with)|ins\b\.?|"
    r"payer|payor|health ?plan|health ?fund|medical (?:aid|scheme|fund)|health (?:scheme|cover)|"
    r"carrier|coverage|funder|funding|benefit plan|dental plan|"
    r"mediclaim|verzekerd(?: bij)?|versichert bei|private(?: (?:health )?cover)?(?=\s*:)|"
    r"krankenkasse|kostentr[äa]ger|kasse|(?:sozial|kranken)?versicherungstr[äa]ger|"
    r"versicherung|mutuelle|assurance|organisme|aseguradora|seguro|"
    r"entidad|mutua|assicurazione|mutualiteit|ziekenfonds|no[- ]fault|(?:auto|motor) insurer|scheme(?=\s*(?::|\t|$))|"
    r"extended (?:health|medical|benefits)(?=\s*(?::|\t|$))|med\.? aid|"
    r"zorgverzekeraar|verzekering|verz\.?(?=\s*:))"
    r"(?: (?:and|&|/) (?:(?:member |policy |id |card )?(?:id|number|no\.?)|policy|member)\b(?: on (?:the|your) card)?|"
    r"(?: ?[,/&] ?| )(?:bzw\. kostentr[äa]ger|option|scheme|company|co\.?|provider|carrier|plan|name|organi[sz]ation|"
    r"fund|details))*|primary(?=\s*:)"
)
MEMBER_NAME = _name(
    r"(?:(?:member(?:ship)?|mem\.|subscriber|policy ?holder|policy|insured(?:'s)?|insurance|beneficiary|"
    r"enrollee|cardholder|card|certificate|health fund|medical aid|"
    r"coverage|recipient)(?: ?/ ?(?:member|policy|subscriber))?)[ -]?(?:ids?|i\.d\.?|identification|"
    r"identifier|numbers?|no\.?|nr\.?|#|num)?(?: ?(?:no\.?|number|#))?|"
    r"subscriberid|memberid|medi-?cal id|medicaid (?:id|no\.?|number|#)|"
    r"vers(?:icher(?:ten|ungs))?\.?-? ?n(?:umme)?r\.?|mitgliedsn(?:umme)?r\.?|n[°ºo]\.? "
    r"(?:d['\u2019]adh[ée]rent|de p[óo]liza|afiliado)|p[óo]liza|polis(?:nummer)?"
)
GROUP_NAME = _name(
    r"insurance group|(?:insurance |plan |policy )?(?:group|grp)(?: ?(?:numbers?|no\.?|#|id|policy))+|"
    r"grp|group(?=\s*:?\s*[A-Z]*-?\d)"
)
NAMES = ((GROUP_NAME, "group"), (MEMBER_NAME, "member"), (PAYER_NAME, "payer"))


def kind_of_column(words: str) -> str:
    """Return what a column or cell that words head holds: "payer", "member" or "group", "" when none of them."""
    bare = words.strip(" :*#")
    if bare.casefold() in ("plan", "plan name"):
        return "payer"
    for name, kind in NAMES[::-1]:
        if (match := name.match(bare)) and not bare[match.end() :].strip():
            return kind
    return ""


MEMBER_MARK = re.compile(
    r"[,;.(]?\s*(?:(?<!\w)n(?:[°º]|ro)\.? ?(?:de )?(?:afil(?:iad[oa])?|soci[oa])\b|\bafil(?:iad[oa]|\.)? ?n(?:[°º]|ro)|"
    r"\b(?:member(?:ship)?|subscriber|policy|polis|p[óo]liza|insured|contract|certificate|versichertenn(?:umme)?r|"
    r"polisn(?:ummer|r)|(?:his|her|their)(?: own)? card)\s*(?:id|no\.?|number|#|"
    r"nr\.?)?|\b(?<!group )(?:id|no|nr|vers\.?-?nr)\b\.?\s*(?:no\.?|number|#)?|(?<=\s)#|,\s*#)"
    r"[.:#]?\s*[:#]?\s*(?=[A-Z]{0,6}[-/ ]?\d)",
    re.IGNORECASE,
)
GROUP_MARK = re.compile(
    r"(?:[,;(]| -)?\s*\b(?:employer )?(?:group|grp)\b\s*(?:id|no\.?|number|#)?\s*[:#]?\s*"
    r"(?=[A-Z]{0,5}-?\d|(?-i:[A-Z]{4,12}-?\d))",
    re.IGNORECASE,
)
NO_INSURER = re.compile(
    r"(?:none|no\b|nil|n/?a|self[- ]?pay|uninsured|unknown|yes|not |see |attached|same|pending|"
    r"commercial$|private$|public$|"
    r"medical$|dental$|type|id\b|member|policy|group|phone|auth|number|name|plan$|company|card|copy|"
    r"information|coverage|"
    r"verified|eligib|status|active|effective|primary$|secondary|is\b|for\b|of\b|and\b|the\b|a\b|"
    r"details|required|insurance$|to\b|"
    r"holder|approval|claim|cover$|section|(?:providers?|carriers?|payers?|payors?|coverages?|plans|data)\W*$|\W*$)",
    re.IGNORECASE,
)
"""What stands where an insurer is asked for and is none."""
BY_LETTERS = r"bcbs|nhis|nhif|shif|sha"
"""Insurances that a paper calls by their letters, as it calls a number: "NHIS 4411 208"."""
GERMAN = r"\w*kasse|aok|bkk|ikk|barmer|dak|techniker|ögk|oegk|bvaeb|[a-zöäü]{1,3}gkk"
IS_AN_INSURER = re.compile(
    rf"(?i:{BY_LETTERS}|{GERMAN}|svs|kfa)(?: [A-ZÄÖÜ]{{1,3}})?|"
    r"(?:AOK|BKK|IKK|DAK|BARMER|ÖGK|BVAEB|SVS|KFA)(?:[ -][A-ZÄÖÜ][\w-]+){0,2}"
)
"""The whole of an insurer's name that is its letters, alone or with a province: "BVAEB", "ÖGK NÖ", "AOK Bayern"."""
INSURER = re.compile(
    r"\b(?:health(?: ?(?:plan|net|first|trust|choice|care|partners|insurance|mutual))?|mutual|"
    r"insurance|assurance|medicaid|medicare|ppo|hmo|epo|plan|blue|"
    r"cross|shield|aetna|cigna|humana|kaiser|bupa|vhi|laya|axa|aviva|medibank|nib|hcf|ahm|allianz|"
    r"workcover|work ?safe|acc|dva|tricare|"
    r"advantage|medi-?cal|scheme|fund|benefits?|life|mutuelle|mgen|sanitas|"
    r"nfz|bpjs(?: kesehatan)?|jkn|vzp|adse|hapvida|amil|(?:plano|conv[êe]nio|seguros?) [a-zà-ÿ]+|"
    r"(?<!de )(?<!da )(?<!em )(?<!da\. )(?<!\w)sa[úu]de|"
    rf"adeslas|mapfre|unimed|care plus|delta dental|philhealth|{BY_LETTERS}|{GERMAN})\b",
    re.IGNORECASE,
)
_GENERIC = frozenset(
    "health care healthcare medical medicare medicaid council card insurance plan patient patients patient's "
    "number no services service "
    "centre center clinic hospital system the of and fund scheme life benefit benefits advantage "
    "blue cross practice male female".split()
)


def has_a_name_of_its_own(words: str) -> bool:
    """Tell whether words hold more than what every insurer and every clinic is called by."""
    return any(
        word.casefold().replace("\u2019", "'") not in _GENERIC
        for word in re.findall(r"[\w'\u2019]{2,}", words)
    )


_NAMED = (
    r"(?P<payer>[A-Z][\w&'\u2019.-]*(?: (?:of|and|&|the|for|[A-Z][\w&'\u2019-]*|\([A-Z][\w ]*\))){0,5}"
    r"(?:,? (?:(?:\w+ )?(?:id|no\.?|number|#|member\w*|policy|claim|[Pp]olis\w*|"
    r"p[óo]liza|[Vv]ersichertenn\w*)\.?[^.;\n]{0,60}|[A-Z]{0,5}[- "
    r"]?\d[\w -]{4,30}))?)"
)
TOLD = re.compile(
    r"\b(?:(?i:(?:the |his |her |their )?(?:health |medical |private )?(?:insurer|insurance|policy|payer|"
    r"health fund|medical aid|cover(?:age)?) (?:is|are|will be)(?: with| through| by)?)|"
    r"(?i:(?:insured|covered|privately insured|funded) (?:with|by|through|under))|"
    r"(?i:(?:private )?(?:health )?(?:insurance|cover(?:age)?) (?:with|through))|"
    r"(?i:versichert (?:bei|über)(?: de[rm])?|verzekerd(?: bij|:)|asegurad[oa] (?:en|con|por)|assicurat[oa] con|"
    r"assurée? (?:à|chez|par)(?: la)?|affiliée? à(?: la)?|mutuelle)|(?<=[.;,] )(?i:insurance|insurer)|"
    r"(?:has|have|holds|carries)(?= Medicare\b|"
    r" [A-Z][\w&' -]{2,40} (?:insurance|coverage|(?:hospital|health|private) cover|Medicare|Medicaid|PPO|HMO)\b))"
    rf"\s*{_NAMED}|\b(?:is|as) an? (?P<fund>[A-Z][\w&'\u2019-]*(?: [A-Z][\w&'\u2019-]*){{0,3}}) member,? "
    r"(?:number|no\.?|#)\s*(?P<number>[A-Z]*\d[\w-]{3,})"
)
ISSUER = re.compile(
    r"\b(?:ppo|hmo|epo|pos|(?:benefits?|health|medical|dental|vision|care) ?plans?|insurance|assurance|insurers?|"
    r"advantage|medicaid|medicare|chip|mutual|blue ?(?:cross|shield)|aetna|cigna|humana|kaiser|tricare|"
    r"health ?(?:net|fund|scheme|co-?operative)|rx benefits|benefit managers?|pharmacy benefits|medical (?:aid|scheme)|"
    rf"{GERMAN}|mutuelle|aseguradora|zorgverzekeraar|benefit (?:fund|society|plan))\b",
    re.IGNORECASE,
)
"""Words in the name of who issues cards, forms and decisions of an insurance."""
MEDICARE_NUMBER = re.compile(
    r"(?<![\w-])[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[- ]?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[- ]?"
    r"[AC-HJKMNP-RT-Y]{2}\d{2}(?![\w-])"
)
CLAIMED = re.compile(
    r"(?<!\w)(?P<payer>[A-Z][\w&'\u2019.-]{0,60}(?: (?:of|and|&|[A-Z][\w&'\u2019-]{0,60})){0,5}),? "
    r"(?=(?:claim|policy|member(?:ship)?|subscriber)(?: (?:id|no\.?|number|#))? [\w-]*\d)"
)
"""A name with the number of a claim or policy behind it."""
