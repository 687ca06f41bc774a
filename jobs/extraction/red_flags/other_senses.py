"""Words that sound like a danger and stand for something else where they are: a person's or a place's name, a number
sign, the name of an instrument, a germ looked for in every pregnancy, "back" that is a direction.

They are left out of what rules and likeness hear. `other_names.py` does the same for names of measurements.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.labels.labelled import find_labels
from jobs.extraction.red_flags.directions import directions_in
from jobs.extraction.text import Span, Text

_PARTY = frozenset(
    {"name", "first_name", "last_name", "provider", "recipient", "address", "phone", "fax", "email"}
)
_LONGEST_VALUE = 70
_OF_A_NAME = re.compile(r"[A-Z\d#(+][\w'\u2019.@#/()+-]*,?|de|da|van|von|der|del|la|of")
_TITLED = re.compile(
    r"\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sister)\.? "
    r"(?P<name>[A-Z][a-z'\u2019-]+(?: [A-Z][a-z'\u2019-]+(?=[,.\n)]))?)"
)
_STATES = (
    "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|"
    "UT|V[AT]|W[AIVY]"
)
_POST_TOWN = re.compile(rf"(?P<name>\b(?:[A-Z][\w.'-]+ ){{0,3}}[A-Z][\w.'-]+, (?:{_STATES}) \d{{5}})(?!\d)")
"""The end of an American address: "New Haven, CT 06510", but not "Rhabdomyolysis, CK 42000"."""
_NUMBER_SIGN = re.compile(
    r"(?<![\w#])(?P<name>#)(?=\d+(?:-0)?(?![\w-])(?! ?(?:ribs?|metac|metat|toes?|finger)))"
)
"""A size or count ("a #10 blade", "specimen #2"), where a bone before or behind it would be a fracture."""
_DIRECTION = re.compile(
    r"\b(?:dat(?:es|ing|ed|e)|trac(?:ed|es?)|sent|called|rang|referred|returned|reported|wrote|looked|wheeled|folded|"
    r"reflected) (?:(?:him|her|them|me|it|right|all the way) )?(?P<name>back)\b(?! "
    r"(?:pain|ache|aches|aching|spasms?|stiff\w*|injur\w*|muscles?|problems?|strain|passage)\b)|"
    r"\b(?:went|goes|go|gone|going) (?P<again>back)(?= (?:in)?to (?:urinary|(?:19|20)\d\d|the early|work|school))|"
    r"\b(?:not|cannot|never|to) go (?P<inside>back)(?=[.,;]| in\b)|"
    r"(?<!low )(?<!lower )(?<!upper )(?<!mid )(?<!his )(?<!her )(?<!my )(?<!the )\b(?P<home>back)"
    r"(?= from (?:(?:an?|the|his|her|their) )?(?:[\w-]+['\u2019]s )?(?:house|home|holiday|vacation|trip|visit|work)\b)",
    re.IGNORECASE,
)
_GERM = re.compile(
    r"\b(?P<name>GBS)(?=[ :=-]*(?:(?:status|screen|swab|culture|colou?ni\w+|was|is|test)\b[ :-]*)*(?:positive|pos|"
    r"negative|neg|unknown|carrier|status|swab|bacteriuria|prophylaxis|\+|-(?:ve)?\b))|(?P<other>group B strep\w*)"
)
_INSTRUMENT = re.compile(
    r"\b(?P<name>de ?bakey)(?=,? (?:forceps|pick-?ups?|clamps?|needle|retractors?|atraumatic))|"
    r"\b(?P<place>stanford)(?= (?!type|class|[ab]\b)\w)|\b(?P<ear>PE)(?= tubes?\b)|"
    r"(?P<block>subarachnoid)(?= (?:block|an[ae]{1,2}sth|space))|"
    r"(?P<course>transverse)(?= (?:\w+ ){0,2}(?:incision|cut|process|section|colon|diameter|plane|scan|image|view|"
    r"abdominis))|\b(?P<paint>paint(?:s|ed)?)\b|(?P<bag>leg)(?= bags?\b)|"
    r"#?\s?\d+(?:-\w+)?[ -](?P<blade>blade)|(?P<knife>blade)(?=,? (?:scalpel|skin|incision|knife))|"
    r"\b(?:blunt|sharp|digital|further|submucosal|axillary|neck|node|nodal|flap) (?P<cut>dissection)|"
    r"(?P<capsule>extra-?capsular)(?= (?:\w+ ){0,2}(?:cataract|lens|extension|extraction|spread))|"
    r"(?:at|in|by|toward|to) (?:the )?(?P<last>end)(?=, )|"
    r"(?P<figure>swallow(?:ing|ed)?)(?= (?:the (?:fact|news|truth|insult)|(?:his|her|their|my) pride|"
    r"that (?:s?he|they)))|"
    r"(?P<exam>swallow)(?= (?:tests?|stud(?:y|ies)|x-?rays?|exam\w*|turned|was normal))|"
    r"(?P<bones>skeletal)(?= (?:pain|system|muscles?|survey|tenderness|metasta\w+|matur\w+|traction|age|dysplasia))|"
    r"(?:axial|appendicular|entire|whole|the) (?P<frame>skeleton)(?= (?:was|were|is|shows?|and)\b)|"
    r"\b(?:ha|hanno|ho|aver|avendo) (?P<undergone>subit[oa])\b",
    re.IGNORECASE,
)
_OF_OPERATIONS = re.compile(
    r"(?P<curls>double)(?=[- ]J\b)|"
    r"\b(?:estimated|operative) (?P<lost>blood loss)"
    r"(?=\W{1,3}(?:minimal|nil|none|less than|under|<|\d{1,2}0? ?(?:cc|mls?)\b))|"
    r"\b(?:general|spinal|epidural|endotracheal|regional|laryngeal mask|local) (?P<sleep>an[ae]{1,2}sthe\w+)|"
    r"(?m:^)(?P<asleep>an[ae]{1,2}sthesia)(?= ?: *(?:general|spinal|local|epidural|mac|none|lma|regional)\b)|"
    r"\ban[ae]{1,2}sthe\w+: *(?P<block>spinal)\b|\b(?:tight|snug|secure|press) (?P<tight>fit)\b",
    re.IGNORECASE,
)
"""What every report of an operation says: how little was lost, how somebody slept, how tightly something sits."""
_HARMLESS_KIND = re.compile(
    r"\b(?:fibro-?muscular|broncho-?pulmonary|skeletal|hip|ectodermal|acetabular) (?P<grown>dysplasia)|"
    r"\b(?:chronic|quiescent|inactive) (?:[a-z]+ ){0,2}(?P<still>uveitis)\b|"
    r"\b(?P<alike>flu)(?=-like (?:illness|symptoms) (?:\w+[- ]){1,4}(?:weeks?|months?))",
    re.IGNORECASE,
)
"""Words of a danger in the name of something that is none, or that is over: "fibromuscular dysplasia"."""
_PURPOSE = re.compile(
    r"(?:as needed|prn|p\.r\.n\.?),? (?:for )?(?P<name>(?:(?:severe|moderate|mild|breakthrough|the) )?pain)\b|"
    r"\b(?:one|two|1|2|tablets?|tabs?|caps?|q\.?\d\S*|every \d\S* hours?) (?:\S+ ){0,5}for "
    r"(?P<kind>(?:severe|moderate|mild|breakthrough) pain)\b|"
    r"\b(?P<ice>ice)(?=(?: packs?| bags?| it\b| them\b)|,? (?:and |& )?elevat)|"
    r"\b(?P<stairs>flights?)(?= (?:of )?(?:stairs|steps)\b)|\b(?P<screened>newborn)(?= (?:hearing |metabolic )?screen)",
    re.IGNORECASE,
)
"""What a medicine is given home for, ice on a wound, stairs that are climbed and the tests of every newborn."""
_OF_A_SCHEME = re.compile(
    r"\b(?P<name>PMBs?)(?= (?:motivation|condition|form|application|code|level|DTP|list|chronic|CDL|benefits?|cover|"
    r"status|approv\w+|auth\w*|diagnos\w+|claim|request|qualif\w+|entitle\w+|treatment|registration|funding|rates?))|"
    r"(?:as an?|under|qualif\w+ as|regist\w+ (?:as|for)) (?P<kind>PMBs?)\b"
)
"""South Africa's prescribed minimum benefits, which share their letters with a bleeding after the menopause."""
_OF_A_PERSON = re.compile(
    r"\b[A-Z][a-z'\u2019-]+ (?P<surname>Ludwig)\b(?!['\u2019]?s?\s+angina|['\u2019]s)|"
    r"\bc/ ?(?P<visitor>ACS)\b|"
    r"(?P<area>\bACS)(?= (?:da (?:[\u00e1a]rea|fam[i\u00ed]lia)|respons[\u00e1a]vel|de refer))|"
    r"(?P<visits>\bACS)(?=: [A-Z\u00c0-\u00da][a-z\u00e0-\u00fa]+ *$)",
    re.MULTILINE,
)
"""A surname that a danger is called after, and Brazil's community health workers ("recado c/ ACS Lindalva")."""
_OF_THE_HEARTBEAT = re.compile(
    r"\b(?P<name>ectopics)\b|\b(?P<beat>ectopic)(?= (?:beats?|atrial|ventricular|activity|burden))|"
    r"(?:ventricular|atrial|supraventricular) (?P<kind>ectopic)\b",
    re.IGNORECASE,
)
_PLACE_OF_A_MURMUR = re.compile(
    r"\b(?P<name>sternal)(?= (?:edge|border|notch|margin|angle|wires?|wound|scar|incision))", re.IGNORECASE
)
_WISH_FOR_THE_END = re.compile(
    r"\b(?P<name>die)(?= (?:peacefully |comfortably )?(?:at (?:home|the hospice)|"
    r"in (?:peace|comfort|hospital|(?:an?|the|his|her|their) (?:\w+ )?(?:hospice|home|bed)|hospice)|with dignity)\b)",
    re.IGNORECASE,
)
"""Where somebody whose life is ending wishes to be then: "wants to die at home"."""
_OF_A_TEST = re.compile(
    r"\b(?:monofilament|microfilament|10[ -]?g|vibration(?: sense| perception)?|tuning fork|"
    r"two[- ]point discrimination)"
    r"(?: (?:sensation|sense|test))?(?: (?:is|was))? (?P<name>absent|lost|reduced)\b|"
    r"\b(?P<colour>yellow)(?=\s*=)|"
    r"\b(?:iron|ferrous \w+),? (?P<iron>(?:dark|black)(?:er)? (?:stools?|motions?|poos?))"
    r"(?=[^.\n]{0,20}\b(?:hb|ha?emoglobin) (?:is |has )?(?:up|rising|risen|stable|steady|normal)\b)",
    re.IGNORECASE,
)
"""What a foot check finds of nerves, not of vessels, the key of a form's colours, and what iron tablets do."""
_TABLETS = re.compile(
    r"(?<![\w.,/])(?:[\u00bd1-4]|1/2|1[.,]5|0[.,]5) ?(?P<name>cpr?)\b(?=\.?(?: ?[x\u00d7] ?\d ?/? ?|/ ?| )"
    r"(?:j(?:our)?\b|die\b|d[iì]\b|g(?:iorno)?\b|par jour|le (?:matin|midi|soir)|(?:matin|midi|soir|mattin[ao]|sera|"
    r"pranzo|cena)\b|al (?:mattino|giorno|d[iì]|bisogno)|alla sera|a (?:colazione|pranzo|cena)|la (?:mattina|sera)|"
    r"ogni\b|prima\b|dopo\b|si besoin|au (?:coucher|lever|besoin)|avant\b|apr[eè]s\b|toutes les|ore \d))",
    re.IGNORECASE,
)
"""A tablet in French and Italian directions: "1 cp le matin", "1 cp/die". In English "cp" is a pain in the chest."""
_OF_A_WELL_NEWBORN = re.compile(
    r"\b(?P<grade>grade (?:[1-6]|I{1,3}|IV|VI?)(?:(?: ?/ ?| out of )(?:6|VI))?)"
    r"(?=,? (?:[\w-]+ ){0,4}murmur)|"
    r"\bmurmur\b,? (?:of |is |was )?(?P<graded>grade (?:[1-6]|I{1,3}|IV|VI?))|"
    r"\b(?:pre[ -]?(?:ductal)?(?: ?(?:and|&|/|,|or) ?)post|pre|post)[ -]?(?P<duct>ductal)\b|"
    r"\b(?P<check>newborn)(?= (?:and infant |infant )?(?:physical |baby )?(?:check|examination|exam|nipe)\b)|"
    r"\bborn (?:on )?(?:[\d/.-]+,? )?(?:at )?(?:term,? )?(?:at )?(?P<term>(?:3[7-9]|4[01])\s?\+\s?\d(?:/7)? "
    r"(?:weeks?|wks?|/40)(?: gestation)?)|"
    r"\b(?P<pulses>femorals?)(?=(?: pulses?)? (?:are |were )?(?:both |well |easily )?(?:palpable|palpated|felt|normal|"
    r"present|good)\b)",
    re.IGNORECASE,
)
"""What every letter on a murmur of a well newborn has: how loud it is, where oxygen was measured, at how many weeks it
was born. Alone these are the words of a tumour, a labour and a sick child."""
_OUT_OF_PLACE = (
    r"(?:canines?|teeth|tooth|incisors?|premolars?|molars?|eruptions?|dentition|kidneys?|renal|ureters?|thyroid\w*|"
    r"parathyroid\w*|testis|testes|testicles?|pancrea\w*|spleens?|splen\w+|gastric|mucosa|anus|acth|cushing\w*|bones?|"
    r"ossificat\w+|calcificat\w+|breast|lens|lentis|pupils?|eyelash\w*|cilia|sebaceous|fat|thymus|"
    r"[UL][RL]? ?[1-8]s?|[1-4][1-8])\b"
)
_GROWN_ELSEWHERE = re.compile(
    rf"\b(?P<name>ectopic(?:ally)?)(?= (?:[\w-]+,? (?:and )?){{0,4}}{_OUT_OF_PLACE})|"
    rf"\b{_OUT_OF_PLACE}(?: [\w-]+){{0,2}},? (?:(?:is|are|was|were|which|appears?|lies?|looks?|both|very|also) )*"
    r"\(?(?P<told>ectopic(?:ally)?)\b(?! pregnan)",
    re.IGNORECASE,
)
"""A tooth or a gland that lies where it should not: "ectopic upper left canine", "both canines are ectopic"."""
_OF_A_HEALTH_CARD = re.compile(
    r"\b(?:\d{4}-\d{3}-\d{3}|\d{4} \d{3} \d{3})[ -]{0,3}(?P<version>[A-Z]{2})\b(?! [a-z])|"
    r"\b(?:HC|HCN|HIN|OHIP|PHN|(?i:health (?:card|insurance)(?: (?:number|no|num))?|card (?:number|no)))\b[ \t.#:|]*"
    r"\d{4}[ -]?\d{3}[ -]?\d{3}[ \t|/(-]{0,3}(?:(?i:ver(?:sion)?|vc)(?: (?i:code))?[ .:]*)?(?P<beside>[A-Z]{2})\b|"
    r"\b(?i:version(?: code)?|ver\.?|VC)[ \t.:|]+(?P<code>[A-Z]{2})\b(?=\s*(?:[,;|\t\n)]|$| {2}))"
)
"""The two letters behind the number of a health card of Ontario: "HC#: 2345-678-901-VH"."""
_OF_A_TYMPANOGRAM = re.compile(
    r"\btympano\w+[^.\n]{0,40}?\b(?P<name>type A)[sd]?\b|"
    r"\b(?P<told>type A)[sd]? (?:\w+ ){0,3}tympano\w+",
    re.IGNORECASE,
)
"""The shape of the curve of a healthy ear drum, which shares its name with a torn aorta."""
_SENSES = (
    _TITLED, _POST_TOWN, _NUMBER_SIGN, _DIRECTION, _GERM, _INSTRUMENT, _OF_OPERATIONS, _HARMLESS_KIND, _PURPOSE,
    _OF_A_SCHEME, _OF_A_PERSON, _OF_THE_HEARTBEAT, _PLACE_OF_A_MURMUR, _WISH_FOR_THE_END, _OF_A_TEST,
    _TABLETS, _OF_A_WELL_NEWBORN, _GROWN_ELSEWHERE, _OF_A_HEALTH_CARD, _OF_A_TYMPANOGRAM,
)  # fmt: skip


def other_senses_in(text: Text) -> Iterator[Span]:
    """Yield the words of a text that stand for something else than a danger."""
    for pattern in _SENSES:
        for found in text.phrases(pattern):
            if found.lastgroup:
                yield Span(*found.span(found.lastgroup))
    yield from directions_in(text)
    yield from _parties(text)


def _parties(text: Text) -> Iterator[Span]:
    """The names, addresses and numbers that stand behind labels of their own."""
    for label in text.once(find_labels):
        if label.value is None or label.key not in _PARTY or not label.starts_line:
            continue
        words = text[label.value]
        if len(words) <= _LONGEST_VALUE and all(_OF_A_NAME.fullmatch(word) for word in words.split()):
            yield label.value


def is_a_code_of_a_message(content: str, span: Span) -> bool:
    """Tell whether words are a short code between the separators of a machine's message: "^PRN^CP~"."""
    if span.end - span.start > _LONGEST_CODE or not content[span.start : span.end].isupper():
        return False
    before, behind = content[max(0, span.start - 1) : span.start], content[span.end : span.end + 1]
    return before in _SEPARATORS and (behind in _SEPARATORS or (before != "|" and not behind.strip()))


_LONGEST_CODE = 3
_SEPARATORS = ("|", "^", "~", "&")
