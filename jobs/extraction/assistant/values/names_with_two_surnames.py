"""Names of people who carry their father's and their mother's surname: "Ana Lopes de Sousa", "Luis Pérez Romero"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.marks_of_letters import without_marks
from jobs.extraction.assistant.values.name_particles import is_particle
from jobs.extraction.assistant.values.name_parts import PersonName
from jobs.extraction.text import Span, Text

_SPANISH = re.compile(
    r"\b(?:nacid[oa]|nascid[oa]|fecha de|paciente|utente|encaminho|exm[oa]|estimad[oa]s?|atentamente|"
    r"un cordial saludo|años|compañer[oa]|valoración|derivación|centro de salud|nombres?|apellidos?|edad|"
    r"interconsulta|encaminhamento|nascimento|morada|idade|antecedentes|al[ée]rgic[ao] a|alergias|tratamiento|"
    r"medicaci[óo]n|medica[çc][ãa]o|pcte|remisi[óo]n|derivad[oa] a|traumatología|cirugía|consulta de|urgencias|cefalea|"
    r"dolor|nega|quiste|ins[óo]nia)\b",
    re.IGNORECASE,
)
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


def _devoted(text: Text, parts: PersonName) -> PersonName | None:
    """A name whose given part ends with what its bearer was named in honour of: "Maria das Dores", all behind it is the
    family's; None of any other name."""
    if len(parts.given) != 1 or len(parts.family) != 1 or parts.family[0].start < parts.given[0].end:
        return None
    whole = Span(parts.given[0].start, parts.family[0].end)
    given = _IN_HONOUR.match(text.content, whole.start, whole.end)
    if given is None or given.end() >= whole.end:
        return None
    return PersonName((Span(whole.start, given.end()),), (Span(given.end() + 1, whole.end),), parts.title)


_AGNOMEN = re.compile(r" (?:Filho|Filha|Neto|Neta|J[úu]nior|Sobrinho|Segundo)$", re.IGNORECASE)
"""What tells a Brazilian from the father or grandfather of the same name, and belongs to the surname before it."""


def _with_agnomen(text: Text, parts: PersonName) -> PersonName:
    """A name whose last word is no surname by itself ("João Pedro Souza Filho"): the one before it is part of it."""
    if len(parts.given) != 1 or len(parts.family) != 1 or parts.family[0].start < parts.given[0].end:
        return parts
    given, family = parts.given[0], parts.family[0]
    cut = text.content.rfind(" ", given.start, given.end)
    if cut == -1 or not _AGNOMEN.fullmatch(f" {text[family]}"):
        return parts
    return PersonName((Span(given.start, cut),), (Span(cut + 1, family.end),), parts.title)


_IN_HONOUR = re.compile(
    r"[^\W\d_]+ (?:d[aeo]s?|del|de (?:la|los|las)|de l['\u2019]) ?"
    r"(?:dores|gra[çc]as|neves|anjos|lourdes|f[áa]tima|carmo|socorro|concei[çc][ãa]o|perp[ée]tuo socorro|penha|"
    r"merc[êe]s|ros[áa]rio|nazar[ée]|guia|luz|gl[óo]ria|pilar|carmen|rosario|mercedes|dolores|[áa]ngeles|nieves|"
    r"milagros|remedios|guadalupe|jes[úu]s|s[ãa]o jos[ée]|chagas|concepci[óo]n|mar|pazes|montserrat)(?= )",
    re.IGNORECASE,
)


def with_two_surnames(text: Text, parts: PersonName) -> PersonName:
    """Return the name of somebody from a country where people carry their father's and their mother's surname, if the
    text is from one."""
    if (devoted := _devoted(text, parts)) is not None:
        return devoted
    if not _SPANISH.search(text.content):
        return parts
    parts = _with_agnomen(text, parts)
    if len(parts.given) != 1 or len(parts.family) != 1 or len(text[parts.given[0]].split()) < 2:
        return parts
    given, family = parts.given[0], parts.family[0]
    words = text[given].split()
    if len(words) == _GIVEN_AND_A_SURNAME - 1 and without_marks(words[-1].casefold()) in _SECOND_GIVEN_NAMES:
        return parts
    led = is_particle(text[family].split()[0]) and len(words) >= _GIVEN_AND_A_SURNAME
    if (
        (len(text[family].split()) > 1 and not led and not _AGNOMEN.search(text[family]))
        or family.start < given.end
        or is_particle(words[-1])
    ):
        return parts
    surname = text.content.rindex(words[-1], given.start, given.end)
    first = text.trimmed(given.start, surname) or given
    return PersonName((first,), (Span(surname, family.end),), parts.title)
