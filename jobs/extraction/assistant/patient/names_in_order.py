"""Which words of a patient's name are the family's, where its label or the country's custom says so."""

from __future__ import annotations

import re

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.forms_of_address import TITLES_BEFORE_FAMILY_NAMES, TITLES_OF_PATIENTS
from jobs.extraction.assistant.values.marks_of_letters import without_marks
from jobs.extraction.assistant.values.name_particles import is_particle
from jobs.extraction.assistant.values.name_parts import PersonName
from jobs.extraction.text import Span

_FAMILY_BEFORE_GIVEN = re.compile(
    r"(?:cognome|apellidos?|nachname|familienname|surname|last(?: name)?|family name|nom|achternaam|sobrenome|name)\b"
    r"(?: ?[,/&] ?| (?:e|y|und|et|and|en) )(?:nome|nombres?|vorname|roepnaam|fore\w*|first|given|pr[ée]nom|voornaam)|"
    r"(?:nazwisko|p[rř][ií]jmen[ií]|priezvisko|nume(?:le)?|prezime|priimek|cognoms|uzv[aā]rds|pavard[eė])\b"
    r"(?: ?[,/&] ?| (?:i|a|[sșş]i|in|un|ir) )\w",
    re.IGNORECASE,
)
_SPANISH = re.compile(
    r"\b(?:nacid[oa]|nascid[oa]|fecha de|paciente|utente|encaminho|exm[oa]|estimad[oa]s?|atentamente|"
    r"un cordial saludo|años|compañer[oa]|valoración|derivación|centro de salud|nombres?|apellidos?|edad|"
    r"interconsulta|encaminhamento|nascimento|morada|idade|antecedentes|al[ée]rgic[ao] a|alergias|tratamiento|"
    r"medicaci[óo]n|medica[çc][ãa]o|pcte|remisi[óo]n|derivad[oa] a|traumatología|cirugía|consulta de|urgencias|cefalea|"
    r"dolor|nega|quiste|ins[óo]nia)\b",
    re.IGNORECASE,
)


def asks_for_family_first(wording: str) -> bool:
    """Tell whether a label asks for the family's name first ("Cognome e nome")."""
    return _FAMILY_BEFORE_GIVEN.match(wording) is not None


def in_order_of_label(document: Document, wording: str, span: Span, name: PersonName) -> PersonName:
    """Return a name in the order that its label gives: behind "Cognome e nome" the first word is the family's, unless
    capitals or a comma already showed which is which."""
    words = document.text[span]
    if not asks_for_family_first(wording) or "," in words or len(name.given) != 1:
        return name
    pieces = [match.span() for match in re.finditer(r"[^\s]+", document.text.content[span.start : span.end])]
    spans = [Span(span.start + a, span.start + b) for a, b in pieces]
    capitals = [document.text[piece].isupper() for piece in spans]
    if len(pieces) < 2 or (any(capitals) and not all(capitals)):
        return name
    of_family = 2 if wording.casefold().startswith("apellidos") and len(pieces) > 2 else 1
    while of_family < len(spans) - 1 and is_particle(document.text[spans[of_family - 1]]):
        of_family += 1
    family, given = spans[:of_family], spans[of_family:]
    return PersonName(
        (Span(given[0].start, given[-1].end),), (Span(family[0].start, family[-1].end),), name.title
    )


def as_the_text_calls_them(document: Document, parts: PersonName) -> PersonName:
    """Return a name whose last two words are its surname, if the text writes them so elsewhere: behind a title ("Mrs
    Lloyd Jones", or "Mrs Lloyd" alone), before a comma and a given name, or alone in capitals ("Ada LLOYD JONES")."""
    if len(parts.given) != 1 or len(parts.family) != 1:
        return parts
    given, family = parts.given[0], parts.family[0]
    *first, middle = document.text[given].split()
    if not first or len(middle.strip(".")) < _SHORTEST_SURNAME or " " in document.text[family]:
        return parts
    surname = rf"{re.escape(middle)} {re.escape(document.text[family])}"
    called = re.compile(
        rf"(?<!\w){TITLES_OF_PATIENTS}\.? {surname}(?![\w-])|"
        rf"(?<!\w){TITLES_BEFORE_FAMILY_NAMES}\.? {re.escape(middle)}(?![\w-]|\.?,? (?-i:[A-ZÀ-Þ]))|"
        rf"(?<![\w-])(?<![^\W\d_] ){surname}, ?{re.escape(first[0])}\b",
        re.IGNORECASE,
    )
    capitals = re.compile(rf"{re.escape(first[0].title())} {surname.upper()}(?!\w)")
    if not called.search(document.text.content) and not capitals.search(document.text.content):
        return parts
    cut = document.text.content.rindex(" ", given.start, given.end)
    return PersonName((Span(given.start, cut),), (Span(cut + 1, family.end),), parts.title)


_SHORTEST_SURNAME = 2
_SECOND_GIVEN_NAMES = frozenset(
    "maria jose josefa luis luisa carlos antonio antonia manuel manuela miguel angel angeles jesus alberto enrique "
    "eduardo fernando francisco ignacio javier ramon pablo andres alejandro isabel carmen teresa elena cristina "
    "mercedes dolores pilar rosario concepcion guadalupe beatriz alejandra gabriela fernanda daniel rafael roberto "
    "arturo cesar felipe gabriel augusto henrique paulo pedro joao ana paula lucia sofia eugenia victoria alonso "
    "aparecida cristiane regina helena".split()
)
"""Given names that often stand second, as they are written without marks: somebody called so has given one surname."""
_GIVEN_AND_A_SURNAME = 3
"""Words before a surname with a particle, of which the last is the other surname ("Ana Rita Lopes de Sousa")."""


def _devoted(document: Document, parts: PersonName) -> PersonName | None:
    """A name whose given part ends with what its bearer was named in honour of: "Maria das Dores", all behind it is the
    family's; None of any other name."""
    if len(parts.given) != 1 or len(parts.family) != 1 or parts.family[0].start < parts.given[0].end:
        return None
    whole = Span(parts.given[0].start, parts.family[0].end)
    given = _IN_HONOUR.match(document.text.content, whole.start, whole.end)
    if given is None or given.end() >= whole.end:
        return None
    return PersonName((Span(whole.start, given.end()),), (Span(given.end() + 1, whole.end),), parts.title)


_AGNOMEN = re.compile(r" (?:Filho|Filha|Neto|Neta|J[úu]nior|Sobrinho|Segundo)$", re.IGNORECASE)
"""What tells a Brazilian from the father or grandfather of the same name, and belongs to the surname before it."""


def _with_agnomen(document: Document, parts: PersonName) -> PersonName:
    """A name whose last word is no surname by itself ("João Pedro Souza Filho"): the one before it is part of it."""
    if len(parts.given) != 1 or len(parts.family) != 1 or parts.family[0].start < parts.given[0].end:
        return parts
    given, family = parts.given[0], parts.family[0]
    cut = document.text.content.rfind(" ", given.start, given.end)
    if cut == -1 or not _AGNOMEN.fullmatch(f" {document.text[family]}"):
        return parts
    return PersonName((Span(given.start, cut),), (Span(cut + 1, family.end),), parts.title)


_IN_HONOUR = re.compile(
    r"[^\W\d_]+ (?:d[aeo]s?|del|de (?:la|los|las)|de l['\u2019]) ?"
    r"(?:dores|gra[çc]as|neves|anjos|lourdes|f[áa]tima|carmo|socorro|concei[çc][ãa]o|perp[ée]tuo socorro|penha|"
    r"merc[êe]s|ros[áa]rio|nazar[ée]|guia|luz|gl[óo]ria|pilar|carmen|rosario|mercedes|dolores|[áa]ngeles|nieves|"
    r"milagros|remedios|guadalupe|jes[úu]s|s[ãa]o jos[ée]|chagas|concepci[óo]n|mar|pazes|montserrat)(?= )",
    re.IGNORECASE,
)


def with_two_surnames(document: Document, parts: PersonName) -> PersonName:
    """Return the name of somebody from a country where people carry their father's and their mother's surname, if the
    document is from one."""
    if (devoted := _devoted(document, parts)) is not None:
        return devoted
    if not _SPANISH.search(document.text.content):
        return parts
    parts = _with_agnomen(document, parts)
    if len(parts.given) != 1 or len(parts.family) != 1 or len(document.text[parts.given[0]].split()) < 2:
        return parts
    given, family = parts.given[0], parts.family[0]
    words = document.text[given].split()
    if len(words) == _GIVEN_AND_A_SURNAME - 1 and without_marks(words[-1].casefold()) in _SECOND_GIVEN_NAMES:
        return parts
    led = is_particle(document.text[family].split()[0]) and len(words) >= _GIVEN_AND_A_SURNAME
    if (
        (len(document.text[family].split()) > 1 and not led and not _AGNOMEN.search(document.text[family]))
        or family.start < given.end
        or is_particle(words[-1])
    ):
        return parts
    cut = document.text.content.rindex(" ", given.start, given.end)
    return PersonName((Span(given.start, cut),), (Span(cut + 1, family.end),), parts.title)
