"""Labels of who the patient is that are put together in ways no list of wordings holds: "Injured worker", "Title/Name",
"When was the patient born?", "Client's family name", "AGE_GENDER", "Name, Vorname des Versicherten".

Every word of such a label belongs to one of a few families; one word of none, and it is no such label.
"""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.assistant.values.forms_of_address import sex_of_title

_NAMED = frozenset("name names called nom nome nombre naam".split())
_FAMILY = frozenset(
    "surname surnames last lastname family nachname familienname zuname apellido apellidos cognome achternaam "
    "sobrenome apelido apelidos".split()
)
_GIVEN = frozenset("first given forename forenames christian firstname".split())
_GIVEN_BESIDE_A_NAME = frozenset(
    "vorname vornamen prénom prénoms prenom prenoms voornaam voornamen roepnaam".split()
)
"""Given names where "Name", "Nom" or "Naam" beside them is the family's."""
_NAME_BESIDE_THE_FAMILYS = frozenset("nome nombre nombres".split())
"""A name, and beside the family's the given one."""
_BORN = frozenset(
    "born birth birthdate birthday dob geburtsdatum geboren geboortedatum naissance nacimiento nascimento "
    "nascita".split()
)
_SEX = frozenset("sex gender geschlecht geslacht sexe sexo sesso".split())
_AGED = frozenset("age aged old âge edad età leeftijd idade".split())
_PATIENT = frozenset(
    "patient patients pt client clients resident student pupil prisoner inmate detainee veteran claimant child "
    "patienten patientin patiente paciente paziente patiënt patiënte versicherten versicherter assuré assurée "
    "assistito assistita utente usager usagère".split()
)
_MOSTLY_A_PATIENT = frozenset("worker employee person individual".split())
_SUFFERS = frozenset("injured referred".split())
_BESIDE = frozenset(
    "of the a and or what which who is are when was how s full legal official title print date on at your his her "
    "their being to be year day der des die und et y e en de du la le del della do da al fecha data datum".split()
)
_TITLES_OF_BOTH = frozenset("mx dr m".split())
"""Among the titles that a label offers to choose from: "Mr / Mrs / Mx / Dr"."""
_MOST_WORDS = 8
_FIGURES = re.compile(r"\d")


_KNOWN = (
    _GIVEN_BESIDE_A_NAME
    | _NAME_BESIDE_THE_FAMILYS
    | _NAMED
    | _FAMILY
    | _GIVEN
    | _BORN
    | _SEX
    | _AGED
    | _PATIENT
    | _MOSTLY_A_PATIENT
    | _SUFFERS
    | _BESIDE
)
_WORD = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=4096)
def identity_label(words: str) -> tuple[str, str] | None:
    """Return key and role of the label of a name, a birth date, an age or a sex that words are put together to."""
    tokens = _WORD.findall(words.casefold().replace("\u2019", "'"))
    found = set(tokens)
    if len(found) > 1 and all(sex_of_title(token) or token in _TITLES_OF_BOTH for token in tokens):
        return ("full_name", "")
    known = found <= _KNOWN and 1 < len(tokens) <= _MOST_WORDS
    if not known or _FIGURES.search(words) or "(" in words:
        return None
    if found & _BORN:
        return ("birth_date", "patient")
    if found & _SEX:
        return ("sex", "patient")
    if found & _AGED:
        return ("age", "patient")
    return _of_a_name(found)


def _of_a_name(found: set[str]) -> tuple[str, str] | None:
    """The label of a name, or of a part of one."""
    theirs = found & _PATIENT or (found & _MOSTLY_A_PATIENT and found & _SUFFERS)
    family, given = found & _FAMILY, found & (_GIVEN | _GIVEN_BESIDE_A_NAME)
    if (given & _GIVEN_BESIDE_A_NAME and found & _NAMED) or (family and found & _NAME_BESIDE_THE_FAMILYS):
        return ("name", "patient")
    if (family or given) and (found & _NAMED or theirs):
        if family and given:
            return ("name", "patient")
        return ("last_name" if family else "first_name", "patient" if theirs else "")
    if theirs and (found & (_NAMED | _SUFFERS) or "title" in found):
        return ("name", "patient")
    return ("full_name", "") if found & _NAMED and "title" in found else None
