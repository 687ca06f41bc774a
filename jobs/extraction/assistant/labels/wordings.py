"""Which label some words are: by their wording, in two languages, or by what the words of a picture nearly say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from jobs.extraction.assistant.labels.composed_for_identity import identity_label
from jobs.extraction.assistant.labels.composed_for_parties import composed_label
from jobs.extraction.assistant.labels.composed_for_patients import put_together
from jobs.extraction.assistant.labels.likeness import wording_like
from jobs.extraction.assistant.labels.lookup import JOINT_OF_A_KEY, label_named, without_remark
from jobs.extraction.assistant.labels.several_matters import matters_of
from jobs.extraction.assistant.labels.words import WORDINGS
from jobs.extraction.assistant.wordings_by_letter import WordingsByLetter
from jobs.extraction.text import Line, Text

_ONE_LABEL = "|".join(f"(?P<l{i}>{wording})" for i, (_, _, wording) in enumerate(WORDINGS))
WITH_COLON = re.compile(rf"(?<![\w@./-])(?:{_ONE_LABEL})[ ._\u2026]{{0,24}}[:\uff1a](?!//)", re.IGNORECASE)
"""A label before a colon, to which dots or a rule may lead ("NAME.......: ")."""
_WHOLE_CELL = WordingsByLetter([wording for _, _, wording in WORDINGS])
_FIELD_NUMBER = re.compile(r"^\d{1,2}[a-z]?[.)]\s+(?=[A-Z])")
"""The number of a field in a form whose fields are counted ("8. Date of birth")."""
_TWO_LANGUAGES = re.compile(r"(?P<first>[^/]{2,30}) / (?P<second>[^/]{2,30})")
"""A label in two languages: "Cyfenw / Surname"."""
_TWO_WORDS = re.compile(r"(?P<first>[A-ZÀ-Þ][a-zà-ÿ]{2,14}\.?)/(?P<second>[A-ZÀ-Þ][a-zà-ÿ]{2,14}\.?)")
"""The same without spaces, a word of each: "Adres/Address", "Geb./Born"."""
_WORDS_ABROAD = frozenset(
    "geb gebore adres sel tel naam van voornaam posadres enw nom prénom prenom adresse né nombre apellidos dirección "
    "direccion nome cognome indirizzo cyfenw cyfeiriad".split()
)
"""Words that begin such labels; of others the known half may be somebody else's: "School/Tel"."""
_STROKE = re.compile(r"\s*/\s*")
"""A stroke between two words, beside which readers of pictures lose the spaces."""
_PAIR = re.compile(r"([^/&,]{2,24}?)(?: ?[/&] ?|, ?| and | or )([^/&,]{2,24})", re.IGNORECASE)
"""Two matters that share a label: "DOB and sex", "PHN/ULI"."""
_OF_PATIENTS = frozenset({"birth_date", "sex", "age", "nhs_number", "health_card", "mrn", "ssn"})
_REMARK = re.compile(r" ?\([^()\d]{1,24}\)$")
"""What a form adds to any of its labels: "Tel (mob)", "identifier (MR)"."""
_TYPED = re.compile(r"(?P<label>[a-zA-Z]{3,24})\[(?P<kind>[a-zA-Z ]{2,24})\]")
"""How programs print one of several fields of a kind: "telecom[phone]", "name[official]"."""
_PARTIES = frozenset({"provider", "recipient", "organization"})
_OF_SOMEBODY_ELSE = re.compile(
    r"\b(?:mother|father|parents?|guardian|wife|husband|spouse|partner|son|daughter|relative|next of kin|nok|carer|"
    r"emergency|contact|fax|gp|doctor|clinic|office|practice)\b",
    re.IGNORECASE,
)
"""Whose a remark makes a label. Not the list of relatives: "Contact (Mum, Ada)" is where a child is reached."""
_WORDS_TOO = frozenset({"to", "an", "para", "aan", "von"})
"""Labels that are other words as well: "Gravida / para"."""
Hit = tuple[str, str, int, int]
"""key, role, start, end: a label, and where it stands in the text."""


def labels_with_colon(words: str) -> Iterator[re.Match[str]]:
    """Yield the labels of a line that end in a colon."""
    return WITH_COLON.finditer(words) if ":" in words or "\uff1a" in words else iter(())


@lru_cache(maxsize=4096)
def named_by_cell(words: str) -> tuple[str, str] | None:
    """Key and role of the label that the words of a cell are, None when they are no label."""
    if not 1 < len(words) <= 60:
        return None
    plain = without_remark(_plain_key(_FIELD_NUMBER.sub("", words)))
    number = _WHOLE_CELL.number_of(plain)
    named = label_named(plain) if number is None else WORDINGS[number][:2]
    named = named or composed_label(plain) or put_together(plain) or identity_label(plain)
    if named is None and (halves := _TWO_LANGUAGES.fullmatch(words)):
        second = None if halves["second"].casefold() in _WORDS_TOO else named_by_cell(halves["second"])
        first = named_by_cell(halves["first"])
        # Of "TEO MEI LAN NRIC / FIN" only the end is a label.
        value_before, _, last = halves["first"].rpartition(" ")
        if first is None and value_before and last.isupper() and named_by_cell(last):
            return None
        return first if first and (second is None or second[0] == "ignore") else second
    if named is None and (halves := _TWO_WORDS.fullmatch(words)):
        first, second = named_by_cell(halves["first"]), named_by_cell(halves["second"])
        if first == second or halves["first"].casefold().strip(".") in _WORDS_ABROAD:
            return first or second
    if named is None:
        pair = _PAIR.fullmatch(plain)
        for matters in (pair.groups() if pair else (), matters_of(plain)):
            shared = [
                key for key in map(named_by_cell, matters) if key is not None and key[0] in _OF_PATIENTS
            ]
            if shared and len(shared) == len(matters):
                return shared[0]
    if named is None and (typed := _TYPED.fullmatch(plain)):
        bare, kind = named_by_cell(typed["label"]), named_by_cell(typed["kind"])
        return kind or bare if bare is None or bare[0] == "mrn" else bare
    if named is None and (remark := _REMARK.search(plain)) and not _OF_SOMEBODY_ELSE.search(remark.group()):
        bare = named_by_cell(plain[: remark.start()])
        return None if bare and bare[0] in _PARTIES else bare
    return named


def _plain_key(words: str) -> str:
    """A field's name as words: "patient_first_name", "birthDate"."""
    return JOINT_OF_A_KEY.sub(" ", words) if " " not in words and JOINT_OF_A_KEY.search(words) else words


def named_or_misread(text: Text, line: Line, words: str) -> tuple[str, str] | None:
    """As `named_by_cell`; of a picture's words also the label that they nearly are."""
    named = named_by_cell(words)
    if named is not None or text.pages[line.page].source != "ocr":
        return named
    bare = words.strip(" []{}()|_.:;")
    for respelled in (bare, _STROKE.sub(" / ", bare), bare.replace(",", ".")):
        if named := named_by_cell(respelled):
            return named
    like = wording_like(bare)
    return named_by_cell(like) if like else None


def named_by_match(match: re.Match[str]) -> tuple[str, str]:
    """Key and role of the wording that matched in `WITH_COLON`."""
    index = int((match.lastgroup or "l0")[1:])
    return WORDINGS[index][0], WORDINGS[index][1]
