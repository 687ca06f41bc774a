"""The shape of a letter: cover pages, its salutation and date, where its prose begins, and its copies."""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.dates import DATE
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_CALLING, DOCTORS_TITLE
from jobs.extraction.assistant.values.name_particles import CHILD_OF, PARTICLE
from jobs.extraction.assistant.values.names import looks_like_organization
from jobs.extraction.assistant.values.phones import find_phones
from jobs.extraction.text import CELL, Line, Text

COPIES = re.compile(
    r"^\W*(?:(?:c\.?c\.?(?:'?d)?|cop(?:y|ies)(?: sent)? to|copied to|bcc|enc(?:l|losures?|s)?)(?:\s*[:.]|\s+(?=[A-Z]))|"
    r"(?:copy|copies|copied|kopien?|copie|copia|distribution|nachrichtlich)(?: (?:to|an|à|a|aan|for))?(?:\s*:|"
    rf"\s+(?=(?:{DOCTORS_TITLE}|mr|mrs|ms|mme)\b\.? [A-Z])))",
    re.IGNORECASE,
)
SALUTATION = re.compile(
    r"^\s*(?:dear|to whom it may concern|sehr geehrte[rns]?|(?:mon |ma )?(?:cher|chère|chers)|estimad[oa]s?|"
    r"geachte|hola|buenos días|"
    r"bonjour|hallo|guten tag|liebe[rs]?|monsieur le|madame la|beste|egregi[oa]|gentil[ei]|gentilissim[oaie]|car[oai]|"
    r"(?:hej|hei|kære|kjære|bästa|ärade|hyvä|arvoisa|szanown\w+|v[áa]žen\w+|tisztelt|stimat[ăe]?|say[ıi]n|de[ğg]erli|poštovan\w+|"
    r"spoštovan\w+|kính (?:gửi|thưa)|kepada yth|yth|dengan hormat|"
    r"salam sejawat|assalam\w+|ndugu|lugupeetud|godbiamie?|gerb|benvolgu\w+)|"
    r"a chara|a chairde|tena koe|kia ora|prezad[oa]s?|(?:ex\.?mo|exm[oa]s?|ilustr[ií]ssim[oa]|respected|esteemed|"
    r"(?:ch[eè]res?|chers) \w+)|(?:hello|hi|good (?:morning|afternoon|evening|day)|greetings)(?=[\s,:-]))\b"
    r"|^\s*(?:docteure?|doctora?|doutora?|dottore|dottoressa|dokter|doktor)(?: [\w'\u2019-]+){0,2} ?[,!]\s*$"
    r"|^\s*(?:morning|afternoon|evening)(?: [\w.]+){0,3} ?[,!]\s*$"
    r"|^\s*to (?:the )?[\w ]{3,40}(?:team|physician|doctor|colleagues?|clinic|service|intake|"
    r"staff)[\w ]{0,12}[,:]\s*$"
    r"|^\s*(?:dr|prof(?:essor)?|mr|mrs|ms)\.? [\w'\u2019.-]+(?: [\w'\u2019-]+)? ?[,:\u2013-]\s*$",
    re.IGNORECASE,
)
"""How a letter begins to speak to its reader."""

SUBJECT = re.compile(
    r"^\W*(?:re|ref|regarding|patient|subject|betr(?:eff|ifft)?|concerne|überweisung|oggetto|objet|asunto|assunto|"
    r"onderwerp)\b",
    re.IGNORECASE,
)
_ENDS_A_SALUTATION = re.compile(r"[^\W\d_]\)?(?: ?[,:]|\.? ?[!,])\s*$")
_WORDS_OF_A_SALUTATION = 6
_BEFORE_A_DATE = re.compile(r"\W*(?:[^\W\d][^\d]{0,45})?")
_BEHIND_A_DATE = re.compile(
    r"[\s,.]*(?:(?:at )?\d{1,2}[:.h]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)?\W*", re.IGNORECASE
)
_OTHER_DATE = re.compile(
    r"\b(?:born|birth|d\.?o\.?b|geb\w*|n[ée]e?|nac\w*|nat[oa]|seen|clinic|admi\w+|disch\w+|printed|appointment|visit|"
    r"berlaku|sampai|hingga|s/d|ważn\w+|platn\w+|gültig\w*|válid[oa]|valable|geldig|gyldig|giltig|érvényes\w*|"
    r"valabil\w*|vrijedi|geçerli\w*|voimassa|valid\w*|"
    r"surgery|operation|procedure|injur\w+|accident|incident|next|lmp|edd|onset|due|until|expir\w+|review\w*|collected|"
    r"reported|received|page|response|reply|respond|needed)\b",
    re.IGNORECASE,
)
_WORDS_BEFORE_A_DATE = 6
_CAPITAL = r"[A-ZÀ-Þ][\w'\u2019.-]*"
_PARTICLE = rf"(?:d['\u2019]|{PARTICLE}\s+|{CHILD_OF}\s+)"
_NICKNAME = r"[(\"\u201c\u2018'][A-ZÀ-Þ][\w'\u2019 -]{1,15}[)\"\u201d\u2019']{1,2}|\(\"[A-Z][\w' -]{1,15}\"\)"
_FAXED = re.compile(r"\b(?:fax|facsimile|telefax|t[ée]l[ée]copie|faxbericht)\b", re.IGNORECASE)
_PAGE_COUNT = re.compile(
    r"\b(?:pages?|pgs?|sheets?|seiten(?:zahl)?|p[áa]ginas?|pagine|pagina['\u2019]s|bladzijden|feuilles)\b|"
    r"^\W*(?:fax|facsimile|telefax)\W*(?=(?:to|from|an|von|para|de|à|da|aan|van)\b)|"
    r"\bcover (?:sheet|page|letter)\b|\btransmi(?:ssion|ttal)\b",
    re.IGNORECASE,
)
"""What a fax says of itself: of how many pages it is, or in its title."""
_FROM = re.compile(
    r"\b(?:from|sender|absender|exp[ée]diteur|remitente|mittente|afzender)\b|\b(?:von|de|da|van) ?:",
    re.IGNORECASE,
)
_IDENTITY = re.compile(
    r"\bd\.?o\.?b\b|\bdate of birth\b|\bbirth ?date\b|\bgeb(?:\.|oren|urtsdatum)|\bn[ée]e? le\b|"
    r"\bdate de naissance\b|\bnacimiento\b|\bnascita\b|\bnato il\b|\bnascimento\b",
    re.IGNORECASE,
)
_BEGINS_SENTENCE = re.compile(
    r"^\s*(?:I|We|Thank|Thanks|Many|Please|Kindly|This|The|He|She|They|There|His|Her|Their|My|Your|You|It|"
    r"Je|J['\u2019]ai|Nous|Merci|Ich|Wir|Bitte|Vielen|Remito|Solicito|Ruego|Hierbij|Graag|Ringrazio|Vi|Invio|"
    r"Would|Could|Can|As|On|At|In|Since|Further|Following|Grateful|Just|Having|A(?!/)|An|Today|Over)\b"
)
_INTRODUCED = re.compile(
    rf"\W*(?:(?P<called>re|regarding|patient|pt|subject|about|introducing|concerning|concerne|objet|betr\w*|asunto|oggetto|"
    rf"client|child|name)\b\W*)?(?P<name>(?:(?:mr|mrs|ms|miss|mx|master|herrn?|frau|mme|madame|"
    rf"monsieur|sra?|sig(?:nora|\.?ra)?|dhr|mevr(?:ouw)?|se[ñn]ora?)\.?\s+)?"
    rf"(?-i:{_PARTICLE}{{0,2}}{_CAPITAL}(?:,?\s+(?![MF]\b[\s,]*\(?\d)(?:{_PARTICLE}{{0,2}}{_CAPITAL}|"
    rf"{_NICKNAME})){{1,4}}))(?:\s*[,;(\u2013-]\s*|[ \n]+|"
    rf"(?(called)\t(?=\d{{1,2}}[-/.]\d{{1,2}}[-/.](?:19\d\d|200\d|201\d)(?!\d))|(?!))|"
    rf"\t(?=[\w/.-]+\s+\(?(?:\d{{1,3}} ?y|(?-i:[MF])\b|male|female)))"
    rf"(?:\(?(?:\d{{1,3}}\s?(?:y/?o|yrs?)?\s?)?(?-i:[MF])\)?[,;]?\s+)?(?P<told>(?:born|dob|d\.o\.b\.?):?\s+)?"
    rf"(?P<date>(?:\d{{1,2}}(?: ?[-/.] ?| )(?:\d{{1,2}}|[a-z]{{3,9}})\.?(?: ?[-/.] ?| )\d{{2,4}}|"
    rf"\d{{4}}[-/]\d\d[-/]\d\d))(?!\d)",
    re.IGNORECASE,
)

_OF_A_PAPER = re.compile(
    r"\b(?:referral|summary|letter|report|created|printed|request|form)\b", re.IGNORECASE
)
_MOST_WORDS_OF_A_COVER = 220
_FEWEST_WORDS_OF_PROSE = 5


def cover_pages(text: Text) -> frozenset[int]:
    """Return the numbers of the pages, from 0, that are fax cover sheets: what follows begins anew."""
    found: set[int] = set()
    for number, page in enumerate(text.pages):
        if len(page.words) > _MOST_WORDS_OF_A_COVER:
            continue
        words = " ".join(word.text for word in page.words)
        if (
            _FAXED.search(words)
            and _PAGE_COUNT.search(words)
            and _FROM.search(words)
            and (not _IDENTITY.search(words) or _is_titled_as_a_cover(text, number, words))
        ):
            found.add(number)
    return frozenset(found)


def _is_titled_as_a_cover(text: Text, number: int, words: str) -> bool:
    """Whether a page says that it is the cover of what follows, and names whom that is about."""
    return number + 1 < len(text.pages) and _COVER.search(words[:_HEAD_OF_A_COVER]) is not None


_COVER = re.compile(r"\bcover (?:sheet|page)\b|\b(?:fax|facsimile) (?:transmittal|cover)\b", re.IGNORECASE)
_HEAD_OF_A_COVER = 220
"""In letters."""


def salutations(text: Text) -> frozenset[int]:
    """Return the numbers of the lines that greet the reader: by their words, or in whatever language by their place, a
    few words that end in a comma, a paragraph of their own right above the first prose of a page."""
    found: set[int] = set()
    told: set[int] = set()
    for line in text.lines:
        if SALUTATION.match(line.text):
            found.add(line.number)
            told.add(line.page)
        elif line.page not in told and _TO_A_COLLEAGUE.match(line.text):
            found.add(line.number)
        elif line.page not in told and tells(line.text):
            told.add(line.page)
            above = text.lines[line.number - 1] if line.number else None
            if (
                above
                and above.page == line.page
                and _greets(text, above)
                and line.number in text.paragraph_starts
            ):
                found.add(above.number)
    heads = {at for at in found if _HEADS_AN_ADDRESS.match(text.lines[at].text)}
    heads = {at for at in heads if any(at < other <= at + _LINES_OF_AN_ADDRESS for other in found - heads)}
    return frozenset(found - heads)


_HEADS_AN_ADDRESS = re.compile(r"\s*(?:kepada|yth|kính gửi|say[ıi]n)\b", re.IGNORECASE)
"""What Indonesian, Vietnamese and Turkish letters set above the address, and then greet the reader below it."""
_LINES_OF_AN_ADDRESS = 9


_TO_A_COLLEAGUE = re.compile(
    r"\s*(?!for\b|from\b|to\b|by\b)(?:[^\W\d_]+\.? ){0,3}(?:coll[eè]g\w*|coleg\w*|kolleg\w*|"
    r"conf?r[eè]re\w*|cons(?:œ|oe)ur\w*|"
    r"sirs?|madam|sir ?/ ?madam)(?: [^\W\d_]+){0,2}(?: \([^()\d]{2,25}\))?\s?[,:!]\s*$",
    re.IGNORECASE,
)
"""A few words that name a colleague and end as a greeting does, in whatever language."""


def _greets(text: Text, line: Line) -> bool:
    words = line.text.split()
    return (
        line.number in text.paragraph_starts
        and 1 < len(words) <= _WORDS_OF_A_SALUTATION
        and line.text[0].isupper()
        and CELL not in line.text
        and _ENDS_A_SALUTATION.search(line.text) is not None
        and not any(c.isdigit() for c in line.text)
        and not looks_like_organization(line.text.rstrip(" ,:!"))
        and SUBJECT.match(line.text) is None
    )


def is_dated(words: str) -> bool:
    """Tell whether words are the date of a letter, perhaps behind a place or a weekday, and nothing else."""
    written = DATE.search(words)
    if written is None or any(find_phones(words, start=0, end=len(words))):
        return False
    before = words[: written.start()]
    return (
        _BEFORE_A_DATE.fullmatch(before) is not None
        and len(before.split()) <= _WORDS_BEFORE_A_DATE
        and _OTHER_DATE.search(before) is None
        and _BEHIND_A_DATE.fullmatch(words[written.end() :]) is not None
    )


def introduced(content: str, start: int = 0, end: int | None = None) -> re.Match[str] | None:
    """Return the name and the date of a line that introduces the patient by both and says neither: "Ms Ada Quill,
    27-05-1994"; None when it does not."""
    match = _INTRODUCED.match(content, start, len(content) if end is None else end)
    if (
        match is None
        or DATE.match(match["date"]) is None
        or _is_a_place_and_a_date(match, content, end)
        or _is_signed(match)
        or looks_like_organization(match["name"])
        or without_credentials(match["name"]) != match["name"]
        or _OF_A_PAPER.search(match["name"])
    ):
        return None
    return match


def _is_a_place_and_a_date(match: re.Match[str], content: str, end: int | None) -> bool:
    """Whether what looks like a name and a date of birth is where and when a letter was written: "Monte Alto, 18 maggio
    2026", and nothing behind it."""
    stop = content.find("\n", match.end())
    behind = content[match.end() : min(each for each in (stop, end, len(content)) if each not in (None, -1))]
    return (
        _LATELY_IN_WORDS.fullmatch(match["date"]) is not None
        and not match["told"]
        and is_dated(match.group())
        and not behind.strip(" ,.;")
    )


def _is_signed(match: re.Match[str]) -> bool:
    """Whether what looks like a name and a date of birth is a doctor with the day on which the letter was written:
    "Dott.ssa Ida Moss 20/11/2026"."""
    return _DOCTOR.match(match["name"]) is not None and _LATELY.search(match["date"]) is not None


_DOCTOR = re.compile(
    rf"(?:{DOCTORS_TITLE}|{DOCTORS_CALLING}|doctora?|lek|doc|läge|fastlege|ll|"
    r"enf\w*|infirmi[eè]re?|infermier[ae]|nurse|sister|midwife)\b(?=[. ])",
    re.IGNORECASE,
)
_LATELY = re.compile(r"(?:(?<!\d)20|(?<=[-/. ]))2[0-9]$|^20[2-9]\d-")
"""Since 2020, with four figures of the year or two: no doctor was born then."""
_LATELY_IN_WORDS = re.compile(r"\d{1,2}\.? [^\W\d_]{3,9}\.? 20[2-9]\d")
"""Since 2020: of a letter rather than of a birth that is told by nothing but a date in words."""


_A_SMALL_WORD = re.compile(r"\b(?!and\b|the\b|for\b)[^\W\d_A-ZÀ-Þ][^\W\d_]+(?<!\bof)")
"""What sentences hold and names do not ("The Fitzalan Hospital, Consulting Rooms 4-9")."""


def is_only_a_date(words: str) -> bool:
    """Tell whether words are a date, perhaps in brackets, and nothing else."""
    return DATE.fullmatch(words.strip(" ().,;")) is not None


@lru_cache(maxsize=4096)
def tells(words: str) -> bool:
    """Tell whether a line is prose: it begins like a sentence, or is long and holds no figure."""
    if CELL in words:
        return False
    split = words.split()
    if len(split) < _FEWEST_WORDS_OF_PROSE:
        return False
    if _BEGINS_SENTENCE.match(words) is not None:
        return words.isupper() or _A_SMALL_WORD.search(words) is not None
    return len(split) > 9 and sum(any(map(str.isdigit, word)) for word in split) * 6 <= len(split)
