"""Names of people and of organizations: which is which, and what is neither."""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.assistant.values.credentials import SUFFIX, without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLE, TITLES
from jobs.extraction.assistant.values.name_particles import CHILD_OF, PARTICLE

PERSON = re.compile(
    rf"(?:(?i:{TITLES})\.?\s+){{0,2}}(?:(?:[A-ZÀ-Þ]\.){{2,4}}|[A-ZÀ-Þ](?:[\w'\u2019\-]*\.?)|{PARTICLE})"
    rf"(?:\s+(?:[A-ZÀ-Þ][\w'\u2019\-]*\.?|{PARTICLE})){{0,4}}"
)
ORGANIZATION = re.compile(
    r"\b(?:clinics?|hospitals?|cent(?:re|er)|practice|surgery|medical|health(?:care)?|"
    r"medicine|associates|group|partners(?:hip)?|institute|university|trust|"
    r"nhs|department|dept|unit|ward|pharmacy|apothee?ke?|pharmacie|farm[aá]cia|laborator(?:y|ies)|labs?|imaging|"
    r"services?|"
    r"hubs?|(?<=[a-z] )hosp(?!\.? ?(?:no|nr|num|id|#|[a-z]?\d))|prac|ctr|pcc|"
    r"specialists|physicians|infirmary|college|inc|llc|ltd|plc|pc|pllc|corp|company|"
    r"foundation|network|system|agency|ministry|board|polyclinic|hie|care|pediatrics|"
    r"paediatrics|cardiology|orthop(?:a)?edics|dermatology|neurology|oncology|"
    r"radiology|gastroenterology|urology|physiotherapy|therapy|podiatry|optometry|psychology|team|office|"
    r"program(?:me)?|solutions|"
    r"\w+olog(?:y|ie|ia)|\w*physio(?:therapy|therapie)?|works|consultorio|cabinet|huisartsen\w*|"
    r"(?-i:EMT) (?:type )?\d|emergency medical team|"
    r"hospice|home|visiting nurses?(?: association)?|maternity|endoscopy|outpatients?|emergency|rehabilitation|"
    r"dental|eye|eye ?care|vision|rehab|doctors|docs|rooms|wellness|urgent care|walk-in|internists|surgeons|"
    r"arthritis|behaviou?ral|counsel(?:l)?ing|medics?|psychiatry|obstetrics|women['\u2019]?s|children['\u2019]?s|"
    r"hematology|collaborative|practitioners|primary care|huisartsen|[ée]quipe|unidade (?:b[áa]sica|mista|de sa[úu]de)|"
    r"(?<=[a-z] )(?-i:MC|HC)(?=\W*$)|(?:family|internal|urgent|primary) med(?![\w'\u2019])|"
    r"(?:posto|puesto) (?:m[ée]dico|de sa[úu]de|de salud)|servi[cz]io|servicio|ambulatorio|"
    r"disorders|\w+surgery|retina|maternal-fetal|(?:heart|foot|hand|skin|spine|hip|eye|ear|bone|joint|sports?|"
    r"pain|vein|sleep|"
    r"allergy|asthma|laser|brain|kidney|lung|nose|balance)(?:,| &| and) \w+|referrals? (?:desk|office|team)|"
    r"intake|scheduling|ospedale|studio|medicina di gruppo|nursing home|"
    r"poliambulatorio|\w*ziekenhuis|gemeinschaftspraxis|zentrum|\w+zentrum|mvz|"
    r"diagnostics|laboratory|consultants|[óo]ptica|optiek|ottica|mkg-chirurgie|[^\W\d]{3,}chirurgie|"
    r"(?:augen)?optik(?:er)?|opticiens?|opticians?|opticals?|specsavers|vision express|fielmann|lenscrafters|"
    r"chemists?|dentists?|plans?|insurance|records|"
    r"\w*klinik(?:um|en)?|"
    r"drs\.? .*(?:&|and|und|et|y|e) .*|\w*ambulanz|maison de sant[ée]|gmf|clsc|"
    r"(?-i:CHU|Chu(?= [Dd](?:e |u |['\u2019])))|policlinico|polyclinique|"
    r"ysbyty|meddygfa|hauora|(?:gael)?scoil|col[áa]iste|(?:district|community|school) nurses|"
    r"(?:district|community) nursing|"
    r"(?:primary |secondary |high |elementary |junior )school|midwi(?:ves|fery)|"
    r"dispensary|assoc|"
    r"fysiotherapie|polikliniek|clinique|m[ée]dicale?|cl[ií]nico|dental|krankenhaus|\w*praxis|\w*praktijk|h[oô]pital|"
    r"centro|"
    r"cl[ií]nica|(?-i:UBS|USF|CESFAM|CAPS|UPA|EAP|CAP)|vårdcentral(?!remiss)\w*|sjukhus(?!remiss)\w*|"
    r"\w+mottagning(?:en)?|lægehus\w*|sygehus(?!henvisning)\w*|legesenter|legekontor|sykehus(?!henvisning)\w*|"
    r"l[æa]gerne(?= [A-ZÆØÅ])|ordinacija|ambulanta|zdravstvena (?:stanica|ambulanta)|(?-i:KBC|DZ)(?= [A-Z])|"
    r"sa[ğg]l[ıi][kğg][ıi]? oca[ğg][ıi]|muayenehanesi|poliklini[ğg]i|ambulatoriu\w*|"
    r"terveys(?:asema|keskus)|sairaala|\w+sairaala|przychodnia|poradnia|szpital\w*|nemocnice|nemocnica|poliklinika|"
    r"ordinace|k[óo]rház\w*|rendel[őo]\w*|szakrendel[őo]\w*|spital(?:ul)?|policlinica|bolnica|dom zdravlja|"
    r"zdravstveni dom|(?-i:NZOZ|SPZOZ|SP ZOZ)|(?-i:RSU|RSIA)(?= [A-Z])|"
    r"(?<!\w )(?<!\. )(?-i:RS)(?= (?-i:[A-Z][a-z]+ [A-Z]))|\w*klinikken|\w*poliklinikka|háziorvosi (?:körzet|"
    r"szolgálat)|"
    r"szakrendelés|speciallægeklinik\w*|legekontoret|helsestasjon|"
    r"hastanesi|merkezi|bệnh viện|phòng khám|trạm y tế|trung tâm y tế|rumah sakit|puskesmas|rsud|"
    r"rsup|zahanati|hospitali|(?:haus|frauen|kinder|augen|haut|lungen|nerven|fach|zahn)[äa]rzte|"
    r"\w*ordination|h[äa]lsocentral\w*|\w*sjukhus(?!remiss)\w*|\w*sygehus(?!henvisning)\w*|\w*mottagning(?:en)?|"
    r"consultorios|policl[ií]nica|ambulance|postes? de sant[ée]|centres? de sant[ée]|case de sant[ée]|"
    r"dispensaire|ärztehaus|gemeinschaftsordination|(?-i:C\. ?S)(?=\. [A-Z])|(?-i:GMF|CRDS|CLSC|CHR|CSSP)(?= [A-Z]))\b",
    re.IGNORECASE,
)
_SURNAMES_TOO = re.compile(
    r"(?:ward|home|care|college|eye|group|partners|board|hall|house|park|office|trust|church|practice|company)",
    re.IGNORECASE,
)
"""Words of organizations that are surnames as well."""

_OCCUPATION = re.compile(
    r"\b(?:nurse|midwife|radiographer|optometrist|paramedic|physiotherapist|"
    r"pharmacist|practitioner|health visitor|"
    r"consultant|registrar|sister|matron|coordinator|therapist|dietitian|surgeon|"
    r"physician|doctor|manager|officer|secretary|administrator)\b",
    re.IGNORECASE,
)
_SMALL_WORDS = frozenset(
    "of and the for at in on de la le les des du der die das den und für im am di del della e y el los las von "
    "van to "
    "et à au aux zu zur zum fax tel phone".split()
)
_GENERIC = re.compile(
    r"(?:the )?(?:medicine|health|surgery|clinic|hospital|practice|department|office|service|care|medical|patient|team|"
    r"ward|unit|intake|scheduling|records|insurance|home|system|board|company|agency|plan|program(?:me)?|labs?|"
    r"network|group|clinics|rooms|group name)",
    re.IGNORECASE,
)
"""Words that name no organization when they stand alone."""
HOLDS_A_BOX = re.compile(r"[\u2610-\u2612\u2713\u2714]|\[[ xX]?\]|(?<![^\s(])_{1,3}[xX]?_{1,3}(?=\s)")
"""What marks a choice, which names nobody."""
_SENTENCE_WITHIN = re.compile(
    r"[a-zà-ÿ]{3,}[.!?]\s+(?:[A-Z][a-z]*\s+[a-z]{2,}|[A-Z]?[a-z]+ [a-z]+ )|\b(?:is|was|has|had|were|are)\s+[a-z]"
)
_PLACE_OF_WORK = re.compile(
    r"\b(?:hospital|clinic|cent(?:re|er)|surgery|trust|unit|ward|department|"
    r"infirmary|office|associates|group|institute|"
    r"university|services?|records)\b",
    re.IGNORECASE,
)
_NOT_A_NAME = re.compile(
    r"\b(?:referral|referred|date|dob|phone|tel|fax|address|page|report|letter|"
    r"form|summary|note|patient|information|details?|urgent|routine|regards|"
    r"sincerely|copy|sent|page|active|problems?|about|introducing|subject|office|street|road|avenue|lane|"
    r"part|section|chapter|appendix|consultant|practitioner ?role|organi[sz]ation|keine?r?|bitte|"
    r"specialist|the|and|for|with|your|this|of|in|on|re|history|section|confidential|"
    r"number|please|see|attached|enclosed|radio|msg|message|telegram|precedence|nr)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def reads_as_prose(words: str) -> bool:
    """Tell whether words are a piece of a sentence: most of them begin small, or a sentence ends in them."""
    bare = [
        word
        for word in words.split()
        if word[:1].isalpha() and word.casefold() not in _SMALL_WORDS and not _SMALL_TITLE.fullmatch(word)
    ]
    small = sum(word[0].islower() for word in bare)
    return small * 3 > len(bare) + 1 or _SENTENCE_WITHIN.search(words) is not None


_SMALL_TITLE = re.compile(rf"(?=[a-z]){TITLE.pattern}(?<=\.)")
"""A title that is written small and short before a name: "lek. med. Danuta Ozog", "dr. Tomislav Barac"."""
_IN_SMALL_LETTERS = re.compile(
    r"(?:Maison|Centre|Centro|Cabinet|H[oô]pital|Clinique|P[oô]le|Studio|Ospedale|Hospital|Servicio|Service|Servizio|"
    r"Unidade?|Unità|Groupe|Posto|Puesto) "
    r"(?:[Bb][áa]sica |[Mm]ista )?(?:d(?:e|u|es|i|el|ella|['\u2019][a-zà-ÿ]+)|m[ée]dic\w+|pluri\w+)\b(?!.*[.;]\s)|"
    r"(?:Ordinacija|Ambulanta|Poliklinika|Dom|Zdravstveni|Ordinace|Poradnia|Przychodnia|Gabinet|Praktyka) "
    r"(?:obiteljsk|op[ćc]e|porodi[čc]n|zdravlja|dru[žz]insk|splo[šs]n|praktick|lekarz|lekarsk|rodzinn|medycyn|dentaln|"
    r"specijalist|dom)\w*\b(?!.*[.;]\s)"
)
"""How the Romance and the Slavic languages write a name: only its first word and the names in it are large."""
_LONGEST_IN_SMALL_LETTERS = 8


@lru_cache(maxsize=4096)
def looks_like_organization(words: str) -> bool:
    """Tell whether words name a practice, hospital, department or company rather than a person."""
    if _GENERIC.fullmatch(words.strip(" .,")) or _NO_PARTY.match(words) or names_what_is_enclosed(words):
        return False
    if reads_as_prose(words) and not (
        _IN_SMALL_LETTERS.match(words) and len(words.split()) <= _LONGEST_IN_SMALL_LETTERS
    ):
        return False
    if _OCCUPATION.search(words) and not _PLACE_OF_WORK.search(words):
        return False
    if HOLDS_A_BOX.search(words):
        return False
    telling = [match.group() for match in ORGANIZATION.finditer(words) if not _is_half_a_surname(match)]
    if len(telling) == 1 and _ADJECTIVE_BEHIND.search(words):
        return False
    return bool(telling) and not (
        len(telling) == 1 and _SURNAMES_TOO.fullmatch(telling[0]) and _is_surname(words, telling[0])
    )


_NO_PARTY = re.compile(
    r"(?:resident (?:of|at)|resid(?:es|ing) (?:at|in)|liv(?:es|ing) (?:at|in)|"
    r"bitte(?: um)?|keine?|ohne)\s",
    re.IGNORECASE,
)
"""Before a home, which is no party to a referral ("Resident of Rosewood Care Home"), and before what is asked for or
denied: "Bitte um Mitbeurteilung Kardiologie"."""


def names_what_is_enclosed(words: str) -> bool:
    """Tell whether words name a paper that comes with the letter: "Mental Health Treatment Plan attached"."""
    return _ENCLOSED.search(words) is not None


_ENCLOSED = re.compile(
    r"\s(?:attached|enclosed|to follow|beiliegend|anbei|ci-joint)(?: \([^()]{1,30}\))?\W*$", re.IGNORECASE
)


def _is_half_a_surname(match: re.Match[str]) -> bool:
    """Whether a word of organizations that is a surname too stands in a double-barrelled one: "Ida Ward-Quill"."""
    if not _SURNAMES_TOO.fullmatch(match.group()):
        return False
    return _HYPHEN_BEHIND.match(match.string, match.end()) is not None or (
        _HYPHEN_BEFORE.search(match.string[: match.start()]) is not None
    )


_HYPHEN_BEHIND = re.compile(r"-[A-ZÀ-Þ][a-zà-ÿA-ZÀ-Þ'\u2019]{2,}")
_HYPHEN_BEFORE = re.compile(r"\b[A-ZÀ-Þ][a-zà-ÿA-ZÀ-Þ'\u2019]{2,}-$")
_ADJECTIVE_BEHIND = re.compile(
    r"^(?:inform|hist|situa|evolu|explora|avalia|valora|quest|dat[io]|resum|apprecia|nota|note|"
    r"sintesi|storia|motiv|renseign)\S* (?:\w+ )?(?:cl[ií]nic[ao]s?|clinique|m[ée]dic[ao]s?|m[ée]dicales?)$",
    re.IGNORECASE,
)
"""Headings of what is told of an illness, with the Romance word for "clinical": "Informação clínica"."""


def _is_surname(words: str, last: str) -> bool:
    """Whether a word ends the name of somebody with a title or letters: "Dr Anna Ward", "A. Ward, MD"."""
    bare = without_credentials(words).strip(" .,")
    titled = TITLE.match(bare) is not None or bare != words.strip(" .,")
    return titled and bare.endswith(last) and len(bare.split()) <= 5 and "&" not in bare


def could_name_patient(words: str) -> bool:
    """Tell whether words where a patient's name is expected hold one: no word of an organization but those that
    are surnames too, and not only words such as "Referral"."""
    if any(not _SURNAMES_TOO.fullmatch(match.group()) for match in ORGANIZATION.finditer(words)):
        return False
    if _OF_A_DEPARTMENT.match(words):
        return False
    return any(
        _NOT_A_NAME.fullmatch(bare) is None and sum(c.isalpha() for c in bare) > 1 and "." not in bare
        for bare in (word.strip(".,:;-()") for word in words.split())
    )


def says_more_than_a_name(words: str) -> bool:
    """Tell whether words hold one that no name has ("new patient referral")."""
    return _NOT_A_NAME.search(words) is not None


@lru_cache(maxsize=4096)
def looks_like_person(words: str) -> bool:
    """Tell whether words could be a person's name, with or without title and letters behind it."""
    bare = _CHILD_OF.sub(" ", without_credentials(words))
    match = PERSON.fullmatch(bare.strip(" ,."))
    if _OF_AN_AUTHORITY.search(words) or _OF_A_DEPARTMENT.match(words):
        return False
    if match is None or looks_like_organization(words) or any(c.isdigit() for c in bare):
        return False
    tokens = [token for token in bare.split() if not TITLE.fullmatch(token)]
    if tokens and _OCCUPATION.fullmatch(tokens[-1]):
        return False
    behind = words[len(bare) :].strip(" ,.")
    lettered = bare != words and SUFFIX.fullmatch(behind) is None
    has_title = len(tokens) < len(bare.split()) or lettered
    if _SECOND_TITLE.search(bare):
        return False
    called = " ".join(tokens[:-1]) if has_title and tokens and tokens[-1] in _PLACES_TOO else bare
    return bool(tokens) and (len(tokens) >= 2 or has_title) and _NOT_A_NAME.search(called) is None


_PLACES_TOO = frozenset({"Lane", "Page", "Street"})
"""Surnames, behind a title or before a degree: "Dr Ada Lane", "Ada Page, MD"."""
_CHILD_OF = re.compile(rf"(?<=[^\W\d_]) {CHILD_OF} (?=[A-ZÀ-Þ])")
"""Between a name and the father's: "Asha d/o Mohan"."""
_OF_AN_AUTHORITY = re.compile(
    r"\b(?:distrit[oe]|district(?! (?:nurse|midwife)\b)|r[ée]p[úu]bli(?:ca|que)|minist[èe]re|ministerio|"
    r"minist[ée]rio|secretar[íi]a|prefeitura|"
    r"regi[óo]n|r[ée]gion|[áa]rea (?:de salud|sanitaria)|direcci[óo]n|direction|departamento|"
    r"comune|junta|"
    r"ayuntamiento|azienda|landkreis|kommun|kraj)(?: [^\W\d_]|$)",
    re.IGNORECASE,
)
"""What heads the papers of a state's health service, and is nobody's name."""
_OF_A_DEPARTMENT = re.compile(
    r"\W*(?:raadpleging|spreekuur|poli|dienst|afdeling|secretariaat|campus|consultations?|consultas?|"
    r"secr[ée]tariat|p[ôo]le|urgences|h[ôo]pital de jour|sprechstunde|abteilung|sekretariat|notaufnahme|reparto|"
    r"ambulatori|segreteria|unit[àa] operativa|pronto soccorso|struttura|dipartimento|servi[çc]o|unidade?|"
    r"departamento|secretar[íi]a|urg[êe]ncias?|hospital de d[íi]a|(?:akut)?mottagning\w*|avdelning\w*|avdeling\w*|"
    r"oddzia[łl]|izba przyj[ęe][ćc]|rejestracja|odd[ěe]len[íi])(?![\w-])",
    re.IGNORECASE,
)
"""What the head of a hospital calls a part of it by, before the specialty: "Raadpleging Orthopedie"."""
_SECOND_TITLE = re.compile(r"\b(Drs?|Mrs?|Ms|Prof)\b.+ \1\b\.? [A-ZÀ-Þ]")
"""Where the name of another person begins: "Dr Ida Ormsby Dr Ada Penrose"."""
