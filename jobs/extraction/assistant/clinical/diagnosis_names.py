"""The name of a condition, and its code, within an entry: without numbers, other codes, dates and remarks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.abroad.vocabularies import is_condition_abroad
from jobs.extraction.assistant.clinical.body_parts import names_only_a_part
from jobs.extraction.assistant.clinical.conditions import names_complaint, names_condition
from jobs.extraction.assistant.clinical.words_of_telling import THAT_THERE_IS
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.months import STEM
from jobs.extraction.found import Found
from jobs.extraction.text import Span

ICD10CM = re.compile(
    r"(?<![A-Za-z0-9.])(?!T3[4-9]\.\dC)[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?(?![.-][A-Za-z0-9]|[A-Za-z0-9]|\.\.)"
)
"""A code as it is written, and no temperature of a hurried note ("RR 20. T36.8C")."""
_OTHER_CODE = (
    r"(?:snomed(?:[ -]?ct)?(?: ?(?:code|id|concept))?|sct|sctid|read(?: ?(?:code|v[23]))?|ctv3|"
    r"icpc(?:-2)?|icd(?:-?(?:9|10|11))?"
    r"(?:-?(?:cm|am|gm|ca))?(?: ?codes?)?|codes?)\s*[:#=]?\s*"
)
_NOT_THE_NAME = (
    rf"(?:{_OTHER_CODE})?[\[(]?\s*(?:\d{{6,18}}|[A-Z][A-Za-z0-9]{{1,3}}\.{{1,3}}|"
    rf"(?=[A-Za-z0-9]{{5}}\W)[A-Z][A-Za-z]?\w*\d\w*)\s*"
    r"(?:\|[^|\n]*\|)?\s*[\])]"
    rf"|{_OTHER_CODE}[\[(]?[\dA-Z][\w.]*[\])]?|\d{{6,18}}\b(?:\s*\|[^|\n]*\|)?"
    r"|[A-Z](?=[A-Za-z0-9]*\d)[A-Za-z0-9]{0,3}\.{1,3}(?=\s|$)"
)
_WHEN = (
    r"[(\[]?(?:(?:since|from|in|dx|diagnosed|onset|c\.|circa|approx\.?)\s*)?"
    rf"(?:\d{{1,2}}[./ -](?:\d{{1,2}}|{STEM})[./ -](?:\d\d){{1,2}}|(?:{STEM}\.?,? |"
    r"\d{1,2}[/.-])?(?:19|20)\d\d"
    r"(?:-\d\d){0,2})[)\]]?(?:\s*[:\u2013\u2014-])?"
)
_BEFORE_NAME = re.compile(
    rf"\s*(?:{_NOT_THE_NAME}|\(ICD[^()\n]{{0,12}}\)(?=\s*[-:\u2013])|(?-i:D[A-TV-Z]\d{{2,4}}[A-Z]?|[A-TV-Z]\d\d[\dX])(?=\s+[^\W\d_])|{_WHEN}(?=\s)|#?\d{{1,2}}[.)](?=\s)|"
    rf"#\d{{1,2}}\s*:?|[?]\s*|(?:[^\W\d_][\w /]{{2,40}}:\s*)?\([+-](?:ve)?\)|"
    rf"[GVAZ](?=\s+[A-Z\u00c4\u00d6\u00dc][a-z])|"
    r"(?:problem|diagnosis|dx|others?|impression|primary|secondary|principal|differential|working|main)(?: "
    r"diagnosis)?\s*(?:#?\d+)?\s*[:.)]|"
    r"(?:known(?: case of| to have)?|previous(?:ly)?|past|old|longstanding|long[ -]standing|history "
    r"of|hx(?: of)?|h/o|k/c/o|sustained|about|"
    r"been(?: (?:diagnosed|treated|found|noted)(?: \w+ly)? (?:with|for|to have))?|"
    rf"{THAT_THERE_IS}|"
    r"(?:is|are) (?:being )?(?:treated|managed) for|(?-i:[Hh]as)|have|had|also|with|background of|both|and|"
    r"(?:final|confirmed|provisional|suspected|query|likely|probable|possible):?|(?:well|poorly|diet|"
    r"tablet)[ -]controlled|"
    r"posible|probable|possibile|sospecha de|suspeita de|historial de|historia de|antecedentes? de|hist[óo]rico de|"
    r"verdenking(?: op)?|verdacht auf|v\.a\.|t/c|r/o|rule out|"
    r"\d+(?:\.\d)?(?: degrees?)?(?= fever\b)|"
    r"an?|the|his|her|their|some|eine?[nmr]?|une?|una|uno|een|mild to moderate)(?=\s)|[-\u2013\u2014*\u2022:,;.|"
    r"\])])\s*",
    re.IGNORECASE,
)
_DETAIL = re.compile(
    r"\s+[\u2014\u2013]\s+|\s+-\s+(?=(?:on|currently|diagnosed|since|onset|controlled|treated|managed|"
    r"well|last|stable|poorly|"
    r"under|see|due|with|for|started|seen|now|no|not|active|resolved|awaiting|\d)\b)|"
    r"\s*[\[(](?=(?:diagnosed|onset|since|on |disorder|finding|confirmed|situation|icd|snomed|read|dx|"
    r"ceased|bmi|resolved|"
    r"'?\d{2,}|[A-TV-Z]\d\d|active|chronic problem|authored|provisional|suspected\)|diet|under|"
    r"treated|last|stent|see|well|"
    r"poorly|stable|not|no |hba1c|ef|egfr|stopped|awaiting|surgery|operated))|"
    r"\s*[\[(](?=(?:entered|recorded|noted|added|updated|reported|documented|identified|authored|reviewed|first|"
    r"date|status|closed|last|by|per)\b[^\[\]()]*(?:\d|:))|"
    r"\s+(?:diagnosed|dx|onset|since|noted|first noted|confirmed)\b|"
    r"\s*[,;:]\s*(?:diagnosed|onset|since|icd|noted|status|on (?=[A-Za-z])|treated|managed|under|last|"
    r"stable|seen|followed|"
    r"diet|well|takes|which|who|for which|now|currently|awaiting|followed|no|not|without|with no)\b|"
    r"\s+(?:once|twice|(?:\w+|\d+) times)\b|"
    r"\s+(?:19|20)\d\d(?=\s+(?:w/|with)\s|\s*\()|\s+(?:SNOMED|ICD|READ|Read)\b|\s*[;:]\s*(?:status|onset)\b|"
    r",?\s+(?:19|20)\d\d$|,?\s+(?:in|since|"
    r"from|c\.|en|em|im|nel|anno|depuis|desde|seit|sinds|dal) (?:[A-Z][a-z]+ )?(?:19|20)\d\d\b|"
    r"\s*[x\u00d7,(]?\s*\d+\s?(?:yrs?|years?|months?|weeks?|mths?)\b|"
    r"\s+(?:h[áa](?: cerca de)?|hace|desde(?: hace)?|depuis|seit|sinds|da(?: circa)?|dal) "
    r"(?:\d|(?:os?|as?|la|el|l)\b|alg|v[áa]ri|mehrer|einig|plusieurs|quelques|jaren|molti)|"
    r"\s+(?:for|over) (?:\d+|many|several|the (?:last|past)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|"
    r"fifteen|twenty) (?=(?:day|week|month|year)s\b)) ?|\s+(?:at|from) (?:age|the age)\b|\s+aged \d|"
    r"\s+(?:for which|on (?=(?:[a-z]+ing|medic|treatm|insulin|diet|inhal|CPAP|warfarin|tablets)\b)|"
    r"managed|treated|controlled|"
    r"done|repaired|fixed|operated|followed by|under (?:the )?(?:care|follow|review)|"
    r"(?:is|are|was|were|has|have|had|who|which|that|she|he|they|but|causing|until|after|requiring)\b)|"
    r"\s+(?:Status|Onset|Dates?(?: of (?:surgery|procedure|operation))?|(?:Surgery|Procedure) date):",
    re.IGNORECASE,
)
_JOINT_BEHIND = re.compile(
    r"(?:,?\s+(?:and|or|with|of|to|for|the|about|approximately|as well(?: as)?|utili[sz]ing))+$"
)
_AROUND = " \t\n,;:.-*\u2013\u2014/"


_NO_NAME = re.compile(rf"\s*[\[(]?\s*(?:{_NOT_THE_NAME})", re.IGNORECASE)


def cleaned(document: Document, span: Span) -> Span | None:
    """Return the name of the condition within a span; None when nothing but codes and remarks stands there."""
    content = document.text.content
    start, end = span.start, span.end
    if (code := ICD10CM.search(content, start, end)) is not None and is_code(content, code, start, end):
        before = document.text.trimmed(start, code.start(), strip=_AROUND + "([_")
        after = document.text.trimmed(code.end(), end, strip=_AROUND + ")]_")
        bare = _bare(document.text[before]) if before else ""
        chosen = before if bare else after
        if chosen is None:
            return None
        start, end = chosen.start, chosen.end
    while lead := _BEFORE_NAME.match(content, start, end):
        if lead.end() in (start, end):
            break
        start = lead.end()
    other = _NO_NAME.search(content[start:end])
    if other is not None and other.start() > 2:
        end = start + other.start()
    if detail := _DETAIL.search(content, start + 1, end):
        end = detail.start()
    trimmed = document.text.trimmed(start, end, strip=_AROUND + "_")
    if trimmed is None:
        return None
    words = document.text[trimmed]
    if words.count("(") < words.count(")"):
        trimmed = document.text.trimmed(trimmed.start, trimmed.end, strip=_AROUND + "_)")
    elif words.count("(") > words.count(")"):
        trimmed = document.text.trimmed(
            trimmed.start, content.rfind("(", trimmed.start, trimmed.end), strip=_AROUND
        )
    if trimmed is not None and (bracket := _BRACKET_BEHIND.search(content, trimmed.start + 2, trimmed.end)):
        shorter = document.text.trimmed(trimmed.start, bracket.start(), strip=_AROUND)
        if shorter is not None and names_condition(document.text[shorter]):
            trimmed = shorter
    if trimmed is not None and (joint := _JOINT_BEHIND.search(content, trimmed.start, trimmed.end)):
        trimmed = Span(trimmed.start, joint.start())
    if trimmed is None or sum(c.isalpha() for c in document.text[trimmed]) < 2:
        return None
    return trimmed


def _bare(words: str) -> str:
    """What is left of words once names of code systems, numbers and signs are taken away."""
    return re.sub(r"\b(?:ICD|CI[DEM]|CM|codes?|dx|diagnos[ie]s)\b|[\W\d_]", "", words, flags=re.IGNORECASE)


def code_in(document: Document, span: Span, *, context: bool = False) -> Found | None:
    """Return the first ICD-10-CM code of a span; `context`: the words around say that there are codes."""
    content = document.text.content
    for match in ICD10CM.finditer(content, span.start, span.end):
        if context or is_code(content, match, span.start, span.end):
            return Found(match.group(), (Span(match.start(), match.end()),), 0.94)
    return None


def is_code(content: str, match: re.Match[str], start: int, end: int) -> bool:
    """Tell whether something shaped like a code is one: with a dot, beside the word ICD, in brackets, or at an end of
    its entry beside the name of a condition.
    """
    before, after = content[start : match.start()], content[match.end() : end]
    line = content.rfind("\n", 0, start) + 1
    if not before.strip() and after[:2].strip() and _OF_A_CLASSIFICATION.search(content, line, start):
        return True
    if "." in match.group() or re.search(r"\b(?:ICD|codes?|dx)\b", before, re.IGNORECASE):
        return True
    if before.rstrip().endswith(("(", "[", ":", "-", "\u2014", "\u2013")) or (
        not before.strip() and after.lstrip().startswith(("-", "\u2014", "\u2013", ":"))
    ):
        return True
    alone = not before.strip(_AROUND + "#0123456789") or not after.strip(_AROUND)
    return (
        alone
        and match.group()[1:].isdigit()
        and (names_condition(before + " " + after) or is_condition_abroad(after.strip(_AROUND)))
        and "vit" not in before.casefold()
    )


_OF_A_CLASSIFICATION = re.compile(r"\b(?:ICD|CIE|CIM|CID|BNO|MKN|MKB)(?:[- ]?(?:10|X))?\b")
"""What the heading of a list calls its codes in one country or another: "Rozpoznanie (ICD-10)"."""
_BRACKET_BEHIND = re.compile(r"\s*\([^()]*\)\W*$")


def parts_of(document: Document, span: Span, *, listed: bool) -> Iterator[Span]:
    """Yield the conditions of one entry: divided at semicolons and before numbers; at commas and "and"
    where what stands on both sides names one. `listed`: the entry is a bullet or a cell, which is divided
    only if all its parts do.
    """
    content = document.text.content
    if below := _NEXT_NUMBER.search(content, span.start, span.end):
        span = Span(span.start, below.start())
    codes = len(ICD10CM.findall(content[span.start : span.end]))
    pieces = list(_divided(content, span, r"\s*;\s*(?!\s*(?:status|onset))|\s+(?=\d{1,2}[.)]\s+[A-Z])"))
    for piece in pieces:
        if codes > 1 and ICD10CM.match(content, piece.start, piece.end):
            yield from _divided(content, piece, r"[\s,;]+(?=[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}\s)")
        elif codes > 1:
            yield from _divided(content, piece, r"(?<=[)\]])\s*,\s*|(?<=\d),\s+(?=[A-Za-z])")
        else:
            yield from _divided_at_commas(content, piece, listed=listed)


_NEXT_NUMBER = re.compile(r"(?<=[.;])\s+\d{1,2}[.)]\s*$")
"""The number of the entry that follows."""


def _divided(content: str, span: Span, divider: str) -> Iterator[Span]:
    start = span.start
    for match in (*re.finditer(divider, content[span.start : span.end]), None):
        stop = span.start + match.start() if match else span.end
        if stop > start:
            yield Span(start, stop)
        start = span.start + match.end() if match else stop


_ATTACHED = re.compile(
    r"(?:status[- ]post|s/p|post\b|due to|secondary to|with|w/|on|complicated by|associated with|no|"
    r"not|without|requiring|"
    r"treated|under|in|at|following|after|causing)\b",
    re.IGNORECASE,
)
"""What tells more of the condition before it."""
_COMMA = re.compile(
    r"\s*,\s*(?:and\s+|&\s+)?|\s+(?:and|&|as well as|plus|und|et|y|e)\s+|\s+\+\s+|(?<=\w)\s*/\s*(?=[A-Z]{2})"
)


def _divided_at_commas(content: str, span: Span, *, listed: bool) -> Iterator[Span]:
    pieces: list[Span] = []
    start = span.start
    for match in _COMMA.finditer(content, span.start, span.end):
        if content.count("(", start, match.start()) == content.count(")", start, match.start()):
            pieces.append(Span(start, match.start()))
            start = match.end()
    pieces.append(Span(start, span.end))
    words = [content[piece.start : piece.end] for piece in pieces]
    named = [_names_one(piece) and not _ATTACHED.match(piece) for piece in words]
    if listed and not (all(named) and all(len(piece.split()) <= 5 for piece in words)):
        yield span
        return
    coded = ICD10CM.search(content, span.start, span.end) is not None
    short = not coded and all(0 < len(_without_remark(piece).split()) <= _MOST_WORDS for piece in words)
    loose = not listed and len(pieces) >= _FEWEST_OF_A_LIST and short
    begun: Span | None = None
    for number, piece in enumerate(pieces):
        whole = named[number] or (
            loose and "," in content[pieces[number - 1].end : piece.start] if number else loose
        )
        if begun is not None and _shares_its_head(content, begun, piece):
            begun = Span(begun.start, piece.end)
        elif begun is not None and whole and _names_one(content[begun.start : begun.end]):
            yield begun
            begun = piece
        elif begun is None:
            begun = piece
        elif whole and loose:
            yield begun
            begun = piece
        else:
            begun = Span(begun.start, piece.end)
    if begun is not None:
        yield begun


_FEWEST_OF_A_LIST, _MOST_WORDS = 3, 5
"""How many pieces between commas are surely a list, and how many words each has at the most."""
_REMARK_BEHIND = re.compile(r"\s*(?:\([^()]*\)|(?:\b(?:en|em|in|im|nel) )?(?:19|20)\d\d)\s*$")


def _without_remark(piece: str) -> str:
    """A piece of a list without its year, or what stands in brackets behind it."""
    return _REMARK_BEHIND.sub("", _REMARK_BEHIND.sub("", piece)).strip()


def _names_one(piece: str) -> bool:
    """Whether a piece of a list names a condition, be it in another language than that of the page."""
    return names_complaint(piece) or is_condition_abroad(_without_remark(piece))


def _shares_its_head(content: str, part: Span, next_part: Span) -> bool:
    """Whether "and" joins a part of the body to what ails it and the next: "foot and ankle pain"."""
    return (
        names_only_a_part(content[part.start : part.end]) and "," not in content[part.end : next_part.start]
    )
