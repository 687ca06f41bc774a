"""Who sends, where neither label nor signature names them: a line or cell that begins with a calling ("Sage-femme :
Lena Roux, Montreuil", "GP Dr F Moss, Elm Surgery", "ENP: Ada Hill"), a title that says from whom it is ("Courrier du
Dr Roux", "Henvisning fra Lægerne Elm v/ læge Ida Moss"), a sentence ("Je soussignée Dr Ida Roux"), and a doctor in
brackets or behind a dash at the very end ("— Dr. Ida Moss, Halifax")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.dividing import PeopleAndPlaces, people_and_organizations
from jobs.extraction.assistant.parties.nobody import names_nobody
from jobs.extraction.assistant.parties.usual_doctors import calls_the_usual_doctor
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_CALLING, DOCTORS_TITLE
from jobs.extraction.assistant.values.forms_of_address import TITLES
from jobs.extraction.assistant.values.names import looks_like_person
from jobs.extraction.text import CELL, Span

_SURENESS, _OF_THE_USUAL_DOCTOR = 0.78, 0.74
_TITLED = rf"(?i:{DOCTORS_TITLE}|{DOCTORS_CALLING})"
_CAPITAL = r"(?-i:[A-ZÀ-Þ])[\w'\u2019.-]*"
_NAME = (
    rf"(?=(?:(?i:{TITLES})\.?\s+)*{_CAPITAL}\s(?:[a-z]{{1,4}} ){{0,2}}{_CAPITAL}|{_TITLED}\b\.? {_CAPITAL})"
)
_SHORT = r"(?-i:ENP|ANP|ACP|FCP|GDP|GP|LMC|HV|CNS|ESP|MMG|PLS|PCP|NP)"
_CALLING = re.compile(
    rf"\W{{0,3}}(?:{_SHORT}|optom(?:etrist[ea]?)?|(?:[^\W\d_]+ ){{0,2}}(?:nurse(?: (?:adviser|practitioner|"
    rf"specialist))?|midwife)|"
    r"health visitor|dentist|podiatrist|physio(?:therapist)?|paramedic|audiologist|dieti[ct]ian|"
    r"verloskundige|huisarts|tandarts|kinesist|fysiotherapeut|sage-femme|m[ée]decin(?: (?:traitant|g[ée]n[ée]raliste|"
    r"référent))?|"
    r"infirmi[eè]re?|dentiste|orthophoniste|p[ée]diatre|hebamme|haus[aä]rzt(?:in)?|kinder[aä]rzt(?:in)?|"
    r"zahn[aä]rzt(?:in)?|frauen[aä]rzt(?:in)?|pediatra(?: di libera scelta)?|medico (?:curante|di (?:base|famiglia|"
    r"medicina generale))|ostetrica|m[ée]dic[oa] de (?:familia|fam[íi]lia|cabecera)|enfermeir[oa]|enfermer[oa]|matrona|"
    r"(?:fast)?lege|l[æa]ge|(?:distrikts|hus)?läkare|jordmor|jordemoder|barnmorska|sjukgymnast|(?:yleis|"
    r"hammas)?lääkäri|"
    r"terveydenhoitaja)\s?(?P<mark>[:.\u2013-]|(?=\s))\s*"
    rf"{_NAME}",
    re.IGNORECASE,
)
_SENDER = re.compile(
    r"\W{0,3}(?:avs(?:ändare)?|avsender|afsender|lähettäjä)\.?\s?:\s*(?=[^\W\d])", re.IGNORECASE
)
_PRACTICE = re.compile(
    r"\W{0,3}(?P<who>(?:haus|kinder|zahn|frauen|haut|augen|gemeinschafts)?arztpraxis (?:(?:Frau |Herr )?Dr\b[^,\n"
    r"\t]{3,40}))",
    re.IGNORECASE,
)
"""A practice that is called by who works there: "Hausarztpraxis Dr. Klein"."""
_TITLE_FROM = re.compile(
    r"\W{0,3}(?:courrier|lettre|brief|verwijzing|verwijsbrief|überweisung|henvisning|remiss|carta|lettera|"
    r"derivaci[óo]n|"
    r"l[äa]hete) (?:du|de(?: la)?|d['\u2019]|del(?:la)?|van|von|fra|från|af|dal?|door)\s+"
    rf"(?=(?:{_TITLED})\b\.? |(?-i:L[æa]gerne|Legene|[A-ZÀ-Þ][\w'\u2019-]+ [A-ZÀ-Þ]))",
    re.IGNORECASE,
)
_UNDERSIGNED = re.compile(
    r"\b(?:je soussigné(?:e|\(e\))?|(?:io )?sottoscritt[oa]|(?:el|la) que suscribe|l['\u2019]abajo firmante|"
    r"ondergetekende|(?:eu,? )?abaixo assinad[oa]|der unterzeichnende|the undersigned),?\s+"
    rf"(?P<who>{_TITLED}\b\.? {_CAPITAL}(?: {_CAPITAL}){{0,3}})",
    re.IGNORECASE,
)
_BY = re.compile(
    rf"\W{{0,3}}(?:par|door|von|por|dal?|av|af|by|ref(?:erred by)?)\s?:\s*(?={_TITLED}\b\.? {_CAPITAL})",
    re.IGNORECASE,
)
_AT_THE_END = re.compile(
    rf"(?:^\s*[\u2014\u2013-]{{1,2}}\s*|\()(?={_TITLED}\b\.? [A-ZÀ-Þ])(?P<who>[^()\n\t\d]{{5,60}}?)(?=\)|,? \d|"
    rf"\s[\u2014\u2013-]\s|$)"
)
_LINES_OF_AN_END = 3
_NOT_THEIRS = ("copies", "insurance", "relative")


def who_is_named_by_calling(document: Document) -> PeopleAndPlaces:
    """Return the people who may send by their calling, the surest first, and where they work."""
    people, places = [], []
    for span, sureness in _named(document):
        named, at = people_and_organizations(document, span, 0.9)
        named = [
            found
            for found in named
            if looks_like_person(str(found.value))
            and not names_nobody(str(found.value))
            and found.confidence > 0.8
        ]
        people += [replace(found, confidence=sureness) for found in named[:1]]
        places += [replace(found, confidence=sureness) for found in at[:1] if named or sureness >= _SURENESS]
    return people, places


def is_said_to_send(document: Document, span: Span) -> bool:
    """Tell whether a title or a word for who sends names what stands here: it receives nothing."""
    cell = document.text.cell_at(span.start)
    lead = _lead_of_who_sends(cell.words) if cell is not None else None
    return cell is not None and lead is not None and span.start >= cell.span.start + lead.end()


def _lead_of_who_sends(words: str) -> re.Match[str] | None:
    return next(filter(None, (each.match(words) for each in (_BY, _TITLE_FROM, _SENDER))), None)


def _named(document: Document) -> Iterator[tuple[Span, float]]:
    """Where people are named so, and how surely."""
    text = document.text
    for match in document.phrase(_UNDERSIGNED):
        yield Span(*match.span("who")), _SURENESS
    for line in text.lines:
        block = document.outline.block_at(line.start)
        if block in _NOT_THEIRS:
            continue
        for cell in text.cells[line.number]:
            lead = _lead_of_who_sends(cell.words)
            if lead is None and block != "recipient":
                lead = _PRACTICE.match(cell.words) or _CALLING.match(cell.words)
            if lead is not None:
                usual = calls_the_usual_doctor(lead.group().strip(" :.-"))
                start = lead.start("who") if "who" in lead.groupdict() else lead.end()
                yield (
                    Span(cell.span.start + start, cell.span.end),
                    _OF_THE_USUAL_DOCTOR if usual else _SURENESS,
                )
    for line in text.lines[-_LINES_OF_AN_END:]:
        for match in _AT_THE_END.finditer(line.text.replace(CELL, " ")):
            yield Span(line.start + match.start("who"), line.start + match.end("who")), _SURENESS
