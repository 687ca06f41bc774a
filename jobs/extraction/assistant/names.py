"""Names of people and of organizations: which is which, and given and family name in either order."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.assistant.name_particles import IS_CHILD_OF, PARTICLE, PARTICLES, ends_in_particle
from jobs.extraction.assistant.names_of_parents import end_before_parent
from jobs.extraction.text import Span, Text

TITLES = (
    r"(?:mr|mrs|ms|miss|mx|master|a/prof|drs?|med|prof(?:essor)?|sir|dame|lady|lord|rev|fr|"
    r"sr|sr\.?a|sig(?:nora|\.?ra)?|dott(?:\.?ssa|oressa|ore)?|d[ªa]?(?=\.)|doña|don|doctor|docteur|mme|mlle|"
    r"madame|monsieur|mademoiselle|herrn?|frau|se[ñn]ora?|sra?|dr[ae]?|dhr|"
    r"mevr(?:ouw)?|mw|hr|mdm|madam|smt|shri|sri|kum|encik|puan|cik)"
)
TITLES_OF_PATIENTS = (
    r"(?:Mr|Mrs|Ms|Miss|Mx|Master|Mdm|Madame?|Mme|Mlle|Monsieur|Herrn?|Frau|Sra?|Señora?|D(?:on|oña)|"
    r"Sig(?:nora|\.?ra)?|Dhr|Hr|Mw|Mevr(?:ouw)?|Smt|Shri|Sri|Kum|Encik|Puan|Cik)"
)
"""As they begin a name, large."""
_TITLE = re.compile(rf"{TITLES}\.?", re.IGNORECASE)
_TITLE_BEFORE = re.compile(rf"{TITLES}\.?\s+", re.IGNORECASE)
_CREDENTIAL = (
    r"(?:M\.? ?D\.?|D\.?O\.|DO|R\.?N\.?|N\.?P\.?|P\.?A\.?(?:-C)?|Ph\.? ?D\.?|Psy\.?D\.?|Pharm\.?D\.?|Ed\.?D\.?|"
    r"M[CR]SP|MCOptom|FCOptom|MRPharmS|FCP|FC[A-Z]{2,3}\(SA\)|DNB|D\.N\.B\.|M\.B\.B\.S\.|MICGP|FICGP|FRNZCUC|FACRRM|"
    r"DipObs|DipPaeds|LRCP|LRCSI|MFDS|MJDF|C\.M\.|FRCPC|"
    r"MBBS|MB ?BS|M\.B\.,? ?B\.S\.|MB ?ChB|MB,? ?BCh(?:,? ?BAO)?|BM ?BS|BM ?BCh|BMed|MBBCh|"
    r"FRACGP|FRACP|FRACS|FRANZCOG|FRNZCGP|CCFP|FCFP|FRC(?:P|S|GP|OG|A|R|Psych|Path|Ophth|PCH|EM|SC|"
    r"PC)(?:\([A-Za-z]+\))?|"
    r"MRC(?:P|S|GP|OG|Psych|PCH|EM)(?:\([A-Za-z]+\))?|DRCOG|DCH|DFFP|DFSRH|"
    r"FACP|FACC|FACS|FACOG|FAAP|FAAFP|FASN|FCCP|FAAD|FAAN|FACR|FACE|FSCAI|"
    r"DDS|DMD|BDS|OD|DPM|DVM|DC|DPT|PT|OT|OTR|SLP|CCC-SLP|BOptom|MCOptom|"
    r"(?!FAMILY)(?:FR|MR|LR|FF|MF|FA|DR|DF)[A-Z]{3,6}|[A-Z]{2,4}/[A-Z]{2,4}|"
    r"APRN|ARNP|DNP|CRNA|CRNP|CNM|CNP|CNS|LPN|LVN|RGN|RMN|RD|RPh|"
    r"(?:F|A|AG|PMH|WH|ACN|PN|AGAC|AGPC|GN)NP(?:-(?:BC|C))?|LCSW|LICSW|LMSW|MSW|LMFT|LMHC|LPC|"
    r"PHN|MSN|BSN|MBA|MPH|MHS|MPAS|MMS|MSc|M\.?S\.?|BSc(?: ?\(Hons\))?|BS|BA|MA|BM|BCh|ChB|MB|ChM|"
    r"Jr\.?|Sr\.?|II|III|IV|Esq)"
)
_CREDENTIALS = re.compile(rf"(?:[\s,]+{_CREDENTIAL}(?![\w-]))+\.?")
_IS_CREDENTIAL = re.compile(_CREDENTIAL)
_SUFFIX = re.compile(r"(?:jr|sr|snr|jnr|ii|iii|iv)\.?", re.IGNORECASE)
_NICKNAME = re.compile(r"[(\"\u201c\u2018'].+[)\"\u201d\u2019']+")
"""What somebody is called, between the parts of the name: Alexandra ("Lexie") Hill."""
_NAME_TOKEN = re.compile(r"[^\s,]+")
PERSON = re.compile(
    rf"(?:(?i:{TITLES})\.?\s+){{0,2}}(?:(?:[A-ZÀ-Þ]\.){{2,4}}|[A-ZÀ-Þ](?:[\w'\u2019\-]*\.?)|{PARTICLE})"
    rf"(?:\s+(?:[A-ZÀ-Þ][\w'\u2019\-]*\.?|{PARTICLE})){{0,4}}"
)
_ORGANIZATION = re.compile(
    r"\b(?:clinics?|hospitals?|cent(?:re|er)|practice|surgery|medical|health(?:care)?|"
    r"medicine|associates|group|partners(?:hip)?|institute|university|trust|"
    r"nhs|department|dept|unit|ward|pharmacy|laborator(?:y|ies)|labs?|imaging|services?|"
    r"specialists|physicians|infirmary|college|inc|llc|ltd|plc|pc|pllc|corp|"
    r"company|"
    r"foundation|network|system|agency|ministry|board|polyclinic|hie|care|pediatrics|"
    r"paediatrics|cardiology|orthop(?:a)?edics|dermatology|neurology|oncology|"
    r"radiology|gastroenterology|urology|physiotherapy|therapy|podiatry|optometry|psychology|team|office|"
    r"program(?:me)?|solutions|"
    r"\w+olog(?:y|ie|ia)|\w*physio(?:therapy|therapie)?|works|consultorio|cabinet|huisartsen\w*|"
    r"hospice|home|maternity|endoscopy|outpatients?|emergency|rehabilitation|"
    r"dental|eye|eye ?care|vision|rehab|doctors|docs|rooms|wellness|urgent care|walk-in|internists|surgeons|"
    r"arthritis|behaviou?ral|counsel(?:l)?ing|medics?|psychiatry|obstetrics|women['\u2019]?s|children['\u2019]?s|"
    r"hematology|collaborative|practitioners|primary care|huisartsen|[ée]quipe|servi[cz]io|servicio|ambulatorio|"
    r"disorders|\w+surgery|retina|maternal-fetal|(?:heart|foot|hand|skin|spine|hip|eye|ear|bone|joint|sports?|"
    r"pain|vein|sleep|"
    r"allergy|asthma|laser|brain|kidney|lung|nose|balance)(?:,| &| and) \w+|referrals? (?:desk|office|team)|"
    r"intake|scheduling|"
    r"ospedale|studio|medicina di gruppo|nursing home|"
    r"poliambulatorio|ziekenhuis|gemeinschaftspraxis|zentrum|\w+zentrum|mvz|"
    r"diagnostics|laboratory|consultants|opticians?|opticals?|chemists?|dentists?|plans?|insurance|records|"
    r"\w*klinik(?:um)?|"
    r"drs\.? .*(?:&|and|und|et|y|e) .*|\w*ambulanz|maison de sant[ée]|gmf|clsc|chu|policlinico|polyclinique|"
    r"clinique|m[ée]dicale?|cl[ií]nico|dental|krankenhaus|\w*praxis|h[oô]pital|centro|cl[ií]nica)\b",
    re.IGNORECASE,
)
_SURNAMES_TOO = re.compile(
    r"(?:ward|home|care|college|eye|group|partners|board|hall|house|park|office|trust|church|practice)",
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
    r"(?:the )?(?:medicine|surgery|clinic|hospital|practice|department|office|service|care|medical|patient|team|"
    r"ward|unit|intake|scheduling|records|insurance|home|system|board|company|agency|plan|program(?:me)?|labs?)",
    re.IGNORECASE,
)
"""Words that name no organization when they stand alone."""
HOLDS_A_BOX = re.compile(r"[\u2610-\u2612\u2713\u2714]")
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
    r"part|section|chapter|appendix|consultant|practitioner ?role|organi[sz]ation|"
    r"specialist|the|and|for|with|your|this|of|in|on|re|history|section|confidential|"
    r"number|please|see|attached|enclosed)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class PersonName:
    """The parts of a person's name as they stand; `title` is "" when none is written."""

    given: tuple[Span, ...]
    family: tuple[Span, ...]
    title: str = ""


def is_particle(word: str) -> bool:
    """Tell whether a word in lower case can begin a family name ("de", "van")."""
    return word.casefold() in PARTICLES or word.startswith(("d'", "d\u2019"))


def is_title_of_address(word: str) -> bool:
    """Tell whether a word is how somebody is addressed ("mevrouw", "Mr.")."""
    return _TITLE.fullmatch(word) is not None


def reads_as_prose(words: str) -> bool:
    """Tell whether words are a piece of a sentence: most of them begin small, or a sentence ends in them."""
    bare = [word for word in words.split() if word[:1].isalpha() and word.casefold() not in _SMALL_WORDS]
    small = sum(word[0].islower() for word in bare)
    return small * 3 > len(bare) + 1 or _SENTENCE_WITHIN.search(words) is not None


_ROMANCE = re.compile(
    r"(?:Maison|Centre|Centro|Cabinet|H[oô]pital|Clinique|P[oô]le|Studio|Ospedale|Hospital|Servicio|Service|Servizio|"
    r"Unidad|Unità|Groupe) (?:d(?:e|u|es|i|el|ella|['\u2019][a-zà-ÿ]+)|m[ée]dic\w+|pluri\w+)\b(?!.*[.;]\s)"
)
"""How the Romance languages write a name: only its first word and the names in it are large."""
_LONGEST_ROMANCE = 8


def looks_like_organization(words: str) -> bool:
    """Tell whether words name a practice, hospital, department or company rather than a person."""
    if _GENERIC.fullmatch(words.strip(" .,")):
        return False
    if reads_as_prose(words) and not (_ROMANCE.match(words) and len(words.split()) <= _LONGEST_ROMANCE):
        return False
    if _OCCUPATION.search(words) and not _PLACE_OF_WORK.search(words):
        return False
    if HOLDS_A_BOX.search(words):
        return False
    telling = [match.group() for match in _ORGANIZATION.finditer(words)]
    return bool(telling) and not (
        len(telling) == 1 and _SURNAMES_TOO.fullmatch(telling[0]) and _is_surname(words, telling[0])
    )


def _is_surname(words: str, last: str) -> bool:
    """Whether a word ends the name of somebody with a title or letters: "Dr Anna Ward", "A. Ward, MD"."""
    bare = without_credentials(words).strip(" .,")
    titled = _TITLE.match(bare) is not None or bare != words.strip(" .,")
    return titled and bare.endswith(last) and len(bare.split()) <= 5 and "&" not in bare


def could_name_patient(words: str) -> bool:
    """Tell whether words where a patient's name is expected hold one: no word of an organization but those that
    are surnames too, and not only words such as "Referral"."""
    if any(not _SURNAMES_TOO.fullmatch(match.group()) for match in _ORGANIZATION.finditer(words)):
        return False
    return any(
        _NOT_A_NAME.fullmatch(bare) is None and sum(c.isalpha() for c in bare) > 1 and "." not in bare
        for bare in (word.strip(".,:;-()") for word in words.split())
    )


def says_more_than_a_name(words: str) -> bool:
    """Tell whether words hold one that no name has ("new patient referral")."""
    return _NOT_A_NAME.search(words) is not None


def looks_like_person(words: str) -> bool:
    """Tell whether words could be a person's name, with or without title and letters behind it."""
    bare = without_credentials(words)
    match = PERSON.fullmatch(bare.strip(" ,."))
    if match is None or looks_like_organization(words) or any(c.isdigit() for c in bare):
        return False
    tokens = [token for token in bare.split() if not _TITLE.fullmatch(token)]
    if tokens and _OCCUPATION.fullmatch(tokens[-1]):
        return False
    has_title = len(tokens) < len(bare.split()) or bare != words
    if _SECOND_TITLE.search(bare):
        return False
    return bool(tokens) and (len(tokens) >= 2 or has_title) and _NOT_A_NAME.search(bare) is None


_SECOND_TITLE = re.compile(r"\b(Drs?|Mrs?|Ms|Prof)\b.+ \1\b\.? [A-ZÀ-Þ]")
"""Where the name of another person begins: "Dr Ida Ormsby Dr Ada Penrose"."""


def without_credentials(words: str) -> str:
    """Return a name without the letters behind it ("MD", "RN")."""
    return _CREDENTIALS.sub("", words).strip(" ,")


def end_of_name(words: str) -> int:
    """Return where a name ends before the degrees and memberships behind it ("Dr Ada Hill MBChB FRNZCGP"); letters that
    say the profession ("MD", "RN", "PA-C") stay, those behind them go ("MD, FAAP")."""
    match = _CREDENTIALS.search(words)
    if match is None:
        return len(words)
    end = match.start()
    for letters in re.finditer(r"[\s,]+[^\s,]+", match.group()):
        if not _PROFESSIONAL.fullmatch(letters.group().strip(" ,.")):
            break
        end = match.start() + letters.end()
    return end


_PROFESSIONAL = re.compile(
    r"(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A(?:-C)?|D\.?D\.?S|DMD|O\.?D|DPM|[A-Z]*NP(?:-[A-Z]+)?|CNM|CRNA|PHN|LCSW|"
    r"Ph\.?D|Psy\.?D|"
    r"II|III|IV|Jr|Sr|DPT|PT|OT|SLP|RD)\.?"
)


def credentials_after(content: str, position: int) -> int:
    """Return where the letters behind a name end that begin at `position`; `position` when there are none."""
    match = _CREDENTIALS.match(content, position)
    return match.end() if match else position


def parts_of_name(text: Text, span: Span) -> PersonName | None:
    """Return given and family name of the person named in a span: "Mr John Smith", "SMITH, John", "de la Cruz, Ana".

    Middle names belong to the given name. None when there is no name in it.
    """
    titled = _TITLE_BEFORE.match(text.content, span.start, span.end)
    named = titled.end() if titled else span.start
    span = Span(span.start, end_before_parent(text.content, named, span.end))
    pieces = [
        (Span(span.start + m.start(), span.start + m.end()), m.group())
        for m in _NAME_TOKEN.finditer(text.content[span.start : span.end])
    ]
    title = next((bare.rstrip(".") for _, word in pieces if _TITLE.fullmatch(bare := word.strip("()"))), "")
    comma = text.content.find(",", span.start, span.end)
    pieces = [
        (place, word)
        for index, (place, word) in enumerate(pieces)
        if not _TITLE.fullmatch(word.strip("()"))
        and not (index > 0 and _NICKNAME.fullmatch(word))
        and not (index > 0 and (_IS_CREDENTIAL.fullmatch(word) or _SUFFIX.fullmatch(word)))
        and any(c.isalpha() for c in word)
    ]
    if not pieces:
        return None
    child = next((index for index, (_, word) in enumerate(pieces) if IS_CHILD_OF.fullmatch(word)), 0)
    if 0 < child < len(pieces) - 1:
        places = [place for place, _ in pieces]
        return PersonName(_joined(places[:child]), _joined(places[child + 1 :]), title)
    before = [place for place, _ in pieces if comma != -1 and place.end <= comma]
    after = [place for place, _ in pieces if comma != -1 and place.start > comma]
    if before and after:
        return PersonName(given=_joined(after), family=_joined(before), title=title)
    if len(pieces) == 1:
        return PersonName(given=(), family=(pieces[0][0],), title=title)
    given, family = _divided([place for place, _ in pieces], [word for _, word in pieces])
    return PersonName(given=_joined(given), family=_joined(family), title=title)


def _divided(places: list[Span], words: list[str]) -> tuple[list[Span], list[Span]]:
    """Given and family name without a comma: capitals mark the family name wherever they stand, else it is the
    last word with its particles."""
    capitals = [_is_in_capitals(word) for word in words]
    if any(capitals) and not all(capitals):
        if capitals[-1]:
            split = len(words) - 1
            while split > 1 and (capitals[split - 1] or _leads(words[split - 1])):
                split -= 1
            return places[:split], places[split:]
        if capitals[0]:
            stop = capitals.index(False)
            return places[stop:], places[:stop]
    split = len(words) - 1
    while split > 1 and _leads(words[split - 1]):
        split -= 1
    return places[:split], places[split:]


def _leads(word: str) -> bool:
    """Whether a word belongs to the family name behind it: "de", "Hoekstra-van" before "den Broek"."""
    return word.casefold() in PARTICLES or ends_in_particle(word)


def _is_in_capitals(word: str) -> bool:
    """Whether a word is written in capitals and is no initials ("O'BRIEN", "McSORLEY", not "T.J.")."""
    plain = re.sub(r"^(?:Mc|Mac|de|van|von|d['\u2019]|O['\u2019])", "", word)
    return len(plain.strip(".")) > 1 and plain.isupper() and "." not in plain


def _joined(places: list[Span]) -> tuple[Span, ...]:
    return (Span(places[0].start, places[-1].end),) if places else ()


def sex_of_title(title: str) -> str:
    """Return the sex that a title tells ("male", "female"), "" when it tells none."""
    return _SEX_OF_TITLE.get(title.casefold(), "")


_SEX_OF_TITLE = {
    **dict.fromkeys(
        "mr master herr herrn monsieur sr señor senor dhr hr sig don encik shri sri".split(), "male"
    ),
    **dict.fromkeys(
        "mrs miss ms frau mme mlle madame mademoiselle sra señora senora mevr mevrouw lady mw mdm madam smt kum puan "
        "cik sig.ra sigra signora doña".split(),
        "female",
    ),
}
