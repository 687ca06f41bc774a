"""How sentences and lines write a patient's name, and how sure each way is."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.forms_of_address import TITLES_OF_PATIENTS
from jobs.extraction.assistant.values.name_particles import CHILD_OF, PARTICLE
from jobs.extraction.assistant.values.words_of_sending import BORN, NUMBER_OF_A_PERSON, SENDS

_CAP = r"(?<!\w)(?<!(?<!\w)[Bb]/)[A-ZÀ-Þ](?:[\w'\u2019\-]{0,40}(?!\.)|[\w'\u2019\-]{0,3}\.?)(?![\w'\u2019\-])"
_PARTICLES = rf"(?:{PARTICLE}[ \t]+){{0,2}}(?:{CHILD_OF}[ \t]+)?"
_SMALL_TITLE = (
    r"(?:sig(?:nora|\.?ra)?|sra?|señora?|don|doña|D\.ª?|dña|mw|mevr(?:ouw)?|dhr|heer|monsieur|madame|mme)"
)
_OF_A_PARENT = (
    rf"(?:,?[ \t]+{CHILD_OF}[ \t]+(?:{TITLES_OF_PATIENTS}\.?[ \t]+)?{_CAP}(?:[ \t]+{_CAP}){{0,2}})?"
)
_CALLED = (
    r"(?:[ \t]+[(\"\u201c][A-ZÀ-Þ][a-zà-ÿ]{1,14}[)\"\u201d](?=[ \t]+(?:"
    rf"{PARTICLE} ){{0,2}}[A-ZÀ-Þ]))?"
)
_NAMED_WITH_TITLE = (
    rf"(?<!\w)(?:{TITLES_OF_PATIENTS}|{_SMALL_TITLE})\.?[ \t]+{_CAP}{_CALLED}"
    rf"(?:[ \t]+{_PARTICLES}{_CAP}){{0,3}}{_OF_A_PARENT}"
)
_NAMED = rf"{_CAP}{_CALLED}(?:[ \t]+{_PARTICLES}{_CAP}){{1,3}}{_OF_A_PARENT}"
_AT_THE_END = (
    rf"(?:{TITLES_OF_PATIENTS}\.?[ \t]+)?{_CAP}(?:[ \t]+{_CAP}){{0,2}}"
    r"[ \t]+[A-ZÀ-Þ][\w'\u2019\-]{3,}(?=\.\s+[A-Z])"
)
"""A name whose last word ends the sentence."""
_SENT = (
    r"(?:Encaminho|Envio|Refiro|Reencaminho|Referencio|Apresento|Remito|Refiero|Derivo|Env[ií]o|Presento|Invio|"
    r"Adresso|Adresse)"
)
"""How letters in the languages of Iberia and Italy begin to say whom they send."""
_NAMED_AT_LENGTH = rf"(?!{_SENT}\b){_CAP}(?:[ \t]+{_PARTICLES}{_CAP}){{1,6}}"
"""A name of as many words as Brazilians and Portuguese may have."""
_CALLED_A_PATIENT = (
    r"(?<!\w)(?i:(?:l[ao]s?|el|al|del|il|dell?a?|le|une?|notre|nuestr[oa]|nostr[oa]|o|a|ao|à|d[ae]r|die|den|de|"
    r"vår|min) (?:paciente|utente|doente|usu[áa]ri[oa]|paziente|assistit[oa]|patiente?|patientin|patienten|"
    r"patiënte?|señora?|sra?\.|sig(?:nora|\.ra)?))"
)
_FAMILY_FIRST = rf"{_CAP}(?:[ -]{_PARTICLES}{_CAP}){{0,2}}, ?{_CAP}(?: {_CAP}){{0,2}}"
_PROVES_WHO = r"(?:DNI|D\.N\.I\.|NIE|CI|C\.I\.|C[Cc]|RUT|RUN|CURP|CPF|RG|CUIL|C\.?F\.?|AHV|AVS|NISS|HC)\b"
"""What the number of a citizen, or of a chart, is called behind a name."""
A_PERSON = rf"(?:{_NAMED_WITH_TITLE}|{_NAMED})"
DATE_BEHIND = (
    r"(?:\d{1,2}(?:st|nd|rd|th|er)?(?:\. |[-/. ])(?:\d{1,2}|[^\W\d_]{3,10})[-/., ]{1,2}\d{2,4}|"
    r"\d{1,2}(?:º)? de [^\W\d_]{4,10} del? \d{4}|"
    r"[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}|\d{4}-\d\d-\d\d)(?!\d)"
)
WHERE_THEY_STAY = (
    r"(?:room|rm|ward|bed|bay|class|classroom|year|yr|grade|form|dorm|wing|unit|pod|cabin|house)\.? ?(?:no\.? ?)?"
    r"[A-Z]?\d{1,3}[A-Z]?(?![\w/-])"
)
"""Where in a home, a hospital or a school somebody is found, which many write right behind the name: "Room 9"."""
CALLED_BEHIND = (
    r"(?:[ \t]+(?:[(\"\u201c\u2018'][A-ZÀ-Þ][\w -]{1,14}[)\"\u201d\u2019']|"
    r"\((?i:she|he|they)/(?i:hers?|him|his|them|they)(?:/\w+)?\)))?"
)
"""What somebody is called, behind the whole name: "Ada Quill (Bunny)", "Ada Quill (she/her)"."""
NUMBER_OF_A_HOSPITAL = (
    r"(?i:(?:mrn|urn?|umrn|nhi|chi|hrn|iln|hosp(?:ital)?|unit|chart|file|record|patient|pt|id)\.?[ ]?"
    r"(?:no|num|number|id|#)?"
    r"[.: #]{0,3}(?=[A-Z]*\d)[A-Z]{0,3}\d{3}[\d-]{1,9})"
)
"""A number that stands before the name of whom it is given: "MRN 604418 Ada QUILL 1/9/50"."""
_SAID_BETWEEN = (
    r"(?:,\s+(?:who(?:m| |se)|(?:also |better |otherwise )?(?:known|called|nicknamed)|goes by|aka|a/k/a|here|"
    r"accompanied|joined|seen|brought|established|new to)[^.,;:\n]{2,60},|\s+\([^().;:\n]{2,40}\),?)"
)
"""What a sentence says of somebody before it tells the age: "Ada Quill, who goes by Bunny, is a 51-year-old"."""
IN_PROSE: tuple[tuple[re.Pattern[str], float], ...] = (
    (
        re.compile(
            rf"(?<!\w)(?:^|(?<=[.\t] ))(?P<name>(?:{_NAMED_WITH_TITLE}|{_NAMED}))\s+is\s+an?\s+"
            rf"(?:[a-z-]+\s+){{0,3}}\d{{1,3}}[- "
            rf"]",
            re.MULTILINE,
        ),
        0.9,
    ),
    (
        re.compile(
            rf"\b(?:(?:[Tt]his|[Mm]y|[Tt]he above|[Oo]ur|[Yy]our)\s+(?:\w+\s+){{0,3}}"
            rf"(?:patient(?: of (?:mine|ours))?|gentleman|lady|man|woman|boy|girl),?|"
            rf"[Aa] patient of (?:mine|ours),?|"
            rf"(?:[Tt]hank you for (?:seeing|reviewing|assessing|accepting)|[Rr]eferring|"
            rf"[Rr]eferral (?:of|for)|[Ss]ee(?:ing)?|[Rr]eview(?:ing)?|regarding|refer|"
            rf"(?:[Rr]efiero|[Rr]emito|[Dd]erivo|[Ee]nv[ií]o|[Ii]nvio|[Ee]ncaminho) an?|[Ii]nvio))"
            rf"\s+(?:(?:this|my|our)\s+)?(?:[a-zà-ÿ]\w*\s+)?(?P<name>{_AT_THE_END}|{_NAMED_WITH_TITLE}|{_NAMED})(?=[,\s.])"
        ),
        0.82,
    ),
    (
        re.compile(
            rf"\b(?:[Gg]et|[Ff]it|[Ss]queeze|[Ss]lot|[Bb]ook|[Ww]ork|[Bb]ring|[Hh]ave)\s+"
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})\s+(?:in|seen)(?![\w-])"
        ),
        0.82,
    ),
    (
        re.compile(
            rf"\b[Oo]ne of (?:my|our) (?:[a-z-]+ ){{0,2}}(?:patients|clients|residents|women|men|"
            rf"ladies|gentlemen|mums|moms|"
            rf"mothers|boys|girls|kids|children|babies|regulars|pupils|students),?\s+"
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})(?=[,\s.(])"
        ),
        0.84,
    ),
    (
        re.compile(
            rf"\b(?i:(?:o|a|ao|à|do|da|nosso|nossa|[ea]l|la|del|nuestr[oa]|il|dell?a?|nostr[oa]|le|votre|notre|"
            rf"de[rnsm]?|d[ei]e|uw|onze?)\s+"
            rf"(?:paciente|utente|doente|usu[áa]ri[oa]|paziente|assistit[oa]|patiente?|patientin|patienten|patiënte?)),?\s+"
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})(?=[,\s.(])"
        ),
        0.84,
    ),
    (
        re.compile(
            rf"\b{_SENT}\s+(?:(?:an?|o|ao?|à|al|il|la|el)\s+)?(?:(?:Sra?|Sig(?:\.?ra)?|D)\.?ª?\s+)?"
            rf"(?P<name>{_NAMED_AT_LENGTH})(?=,|\s\(|\s\d|\s+(?:de|com|con|para|por|que|di|per|nascid[oa]|nacid[oa]|nat[oa])\b)"
        ),
        0.87,
    ),
    (
        re.compile(
            rf"(?:{SENDS}|{_SENT}\s+(?:(?:an?|o|ao?|à|al|il|la|el)\s+)?|{_CALLED_A_PATIENT}\s+)"
            rf"(?:(?:{TITLES_OF_PATIENTS}|{_SMALL_TITLE})\.?ª?\s+)?(?P<name>{_FAMILY_FIRST})"
            rf"(?=,?\s*\(|,\s+(?:{_PROVES_WHO}|{BORN}(?!\w)|{DATE_BEHIND}|{NUMBER_OF_A_PERSON}|\d{{1,3}} "
            rf"(?:a[ñn]os|anni|anos|ans|Jahre|jaar|år)))"
        ),
        0.87,
    ),
    (
        re.compile(rf"(?P<name>{_NAMED_AT_LENGTH}),?\s+\(?(?:nacid[oa]|nascid[oa]|n\.|nat[oa])\s"),
        0.865,
    ),
    (
        re.compile(
            rf"{SENDS}(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})(?=,?\s+\(?(?:{BORN}(?!\w)|{DATE_BEHIND}|{NUMBER_OF_A_PERSON}))"
        ),
        0.87,
    ),
    (
        re.compile(rf"{SENDS}(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})(?=,\s|\s\(|\s\d|\.\s|\s+[a-zà-ÿ])"),
        0.83,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})[,;]?\s+\(?(?:[A-Za-z][\w./]{{0,10}}[.:]? )?{NUMBER_OF_A_PERSON}"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?<![\w/-]){NUMBER_OF_A_PERSON}[ \t,;]+(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})(?=[,;.(\n]|\s+\d|\s*$)"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),?\s+\(?{BORN}(?!\w)[^\n,;()]{{0,24}}?{DATE_BEHIND}"
        ),
        0.855,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),?\s+\(?(?:born|BORN|DOB|dob|d\.o\.b|D\.O\.B|[Bb]-?day|[Bb]irthday|[Bb]date|nacid[oa]|nascid[oa]|nat[oa]|geb|"
            rf"n[ée]\(?e?\)? (?:[A-ZÀ-Þ]\S+ )?le)\b"
        ),
        0.86,
    ),
    (
        re.compile(rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),?\s+(?:was|is|were)\s+born\s+(?:on|in)?"),
        0.84,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}){CALLED_BEHIND}(?:,? (?i:{WHERE_THEY_STAY}))?"
            rf"\s*[,;(]\s*\(?{DATE_BEHIND}"
        ),
        0.83,
    ),
    (
        re.compile(rf"(?P<name>{_NAMED_WITH_TITLE})[ \t]+(?={DATE_BEHIND}(?<=19\d\d|200\d|201\d))"),
        0.83,
    ),
    (
        re.compile(
            rf"(?m:^)\W*(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}), [^\n();:]{{8,90}} "
            rf"\((?:(?i:dob|born|d\.o\.b\.?):? )?{DATE_BEHIND}\)"
        ),
        0.835,
    ),
    (
        re.compile(
            rf"\b(?i:subject|re|betreff|betreft|objet|asunto|oggetto)\b:?[^\n]{{0,50}}?[:\s-]\s*"
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})[\s,;(-]+{DATE_BEHIND}"
        ),
        0.84,
    ),
    (
        re.compile(rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})\s*\((?:NHI|NHS|MRN|CHI|DOB|URN|UR|HCN|PHN)\b"),
        0.83,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),\s+(?:de\s+)?\d{{1,3}},?\s+(?:born|DOB|dob|years|yrs|of|ans|a[ñn]os|"
            rf"anni|Jahre|jaar)\b"
        ),
        0.84,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})(?:,\s+|\s+\()"
            rf"(?:male|female|man|woman|boy|girl|[MFmf]),?\s+(?:born |"
            rf"DOB:? ?)?"
            rf"{DATE_BEHIND}"
        ),
        0.84,
    ),
    (
        re.compile(
            rf"\b(?i:see|seeing|take|accept|evaluate|assess|refer(?:ring)?|regarding|patient|pt)\b:?\s+"
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),?\s+\(?(?i:male|female|m|f)\b[ ,/]{{0,2}}\d{{1,3}}\b"
        ),
        0.86,
    ),
    (
        re.compile(
            rf"\b(?i:sending|transferring|referring) (?i:fe)?(?i:male) (?P<name>{_NAMED}) (?i:aged?) \d{{1,3}}\b"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}),?\s+\(?\d{{1,3}}\s?(?i:y/?o|yrs?|years?|y)?\.?\s?/?\s?[MF]\b"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED}),?\s+(?:an?\s+|is\s+an?\s+|aged\s+)?\d{{1,3}}[- ]?(?:year|yr|y\.?o|y/o)"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?P<name>{_NAMED_WITH_TITLE}|{_NAMED}){_SAID_BETWEEN}\s+(?:is|was)\s+(?:now\s+)?an?\s+(?:[a-z-]+\s+){{0,3}}"
            rf"\d{{1,3}}[- ]?(?:year|yr|y\.?o|y/o|month|week|day)"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?m:^)\W*{NUMBER_OF_A_HOSPITAL}[ \t,;|]+(?P<name>{_NAMED_WITH_TITLE}|{_NAMED})[ \t,;|(]+{DATE_BEHIND}"
        ),
        0.85,
    ),
    (
        re.compile(
            rf"(?<!\S)(?P<name>{_NAMED_WITH_TITLE})(?=\s+(?:is|was|has|presents?|"
            rf"presented|reports?|complains?|attended|came)\b)"
        ),
        0.75,
    ),
    (
        re.compile(
            rf"(?<!\S)(?P<name>(?<!\w)(?:{TITLES_OF_PATIENTS}|{_SMALL_TITLE})\.?[ \t]+{_CAP}"
            rf"(?:[ \t]+{_PARTICLES}{_CAP}){{1,3}})(?=[\s,.])"
        ),
        0.6,
    ),
)
OF_CITIZENS = tuple(pattern for pattern, _ in IN_PROSE if NUMBER_OF_A_PERSON in pattern.pattern)
"""Those that know a patient by the number of a citizen behind the name; doctors have such numbers too."""
FAMILY_FIRST = re.compile(rf"{_CAP}(?:[ -]{_CAP}){{0,2}}, ?{_CAP}(?: {_CAP}){{0,2}}(?: \([A-Za-z]+\.?\))?")
"""A name as lists and forms write it: "Quill, Ada (Mrs)"."""
TITLE_WITHIN = re.compile(rf"(?<=\s)(?:{TITLES_OF_PATIENTS}|{_SMALL_TITLE})\b\.?\s+(?=[A-ZÀ-Þ])")
"""Where a name begins behind words that are none of it: "Referring Mr. Anil Joshi"."""
