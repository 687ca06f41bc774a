"""People who are called like a medicine: no pill of their name is taken by "Dr Yasmin Ali" and "Practice nurse: Yasmin
Khan"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_TITLE
from jobs.extraction.text import Span

_BEFORE, _BEHIND = 60, 40
_TITLED = re.compile(
    rf"\b(?:(?i:{DOCTORS_TITLE})|Mrs?|Ms|Miss|Mx|Nurse|Sister|Sr|Sra|Mme|Mlle|Frau|Herr|Mevr|Mw|Dhr)"
    r"\.?,? (?:[A-Z][\w'\u2019-]* |[A-Z]\.? ?){0,2}$"
)
_IN_A_ROLE = re.compile(
    r"\b(?:nurse|carer|caregiver|daughter|son|wife|husband|partner|mother|father|mum|sister|brother|friend|niece|nephew|"
    r"gp|doctor|physician|midwife|therapist|consultant|contact|nok|next of kin|guardian|interpreter|secretary|manager|"
    r"coordinator|worker|patient|pt|name|given names?|first names?|surname|re|dear|attn|from|to|cc|signed|by|"
    r"seen|seeing|see|refer(?:ring|red)?|with)(?: name)?\s?[:,-]?\s*$",
    re.IGNORECASE,
)
_ALSO_A_GIVEN_NAME = re.compile(
    r"yasmin|yasminelle|katya|lucette|eloine|diane|camila|heather|errin|angeliq|jolivette|lyza|nora|zelda|aviane|"
    r"elinest|larissia|marlissa|sharobel|deblitane|apri|emoquette|estarylla|kariva|kelnor|leena|lessina|loryna|"
    r"lutera|mila|nikki|ocella|reclipsen|sronyx|syeda|vestura|viorele|zenchent|alesse|ella|mia|juliet|"
    r"melodene|femodene|mercilon|valette|liberelle|cerazette|daylette",
    re.IGNORECASE,
)
_GIVEN = re.compile(
    r"\b(?:on|takes?|taking|using|uses?|pill|ocp|cocp|pop|contracept\w+|started|commenced|prescribed|restarted|"
    r"continues?|given|switched to|changed to|tried|stopped|meds?|medic\w+|drugs?|rx|tablets?)\s?[:,-]?\s*(?:the )?$",
    re.IGNORECASE,
)
_LETTERS_BEHIND = re.compile(
    r", ?(?:M\.?D|D\.?O|[FC]?NP|PA|RN|ARNP|APRN|MBBS|FRCS|MRCGP)\b(?:-C|-BC)?(?! ?\d)"
)
"""What somebody may write behind their name."""
_A_SURNAME_BEHIND = re.compile(r"[ \t](?:[A-Z]\. ?)?(?P<name>[A-Z][a-z'\u2019-]+|[A-Z]{3,})\b")
_DOES_WHAT_PEOPLE_DO = re.compile(
    r" (?:is an? |was (?:born|seen|referred|admitted)|presents?|attended|lives|works|denies|reports|"
    r"describes|complains|"
    r"has (?:had|been|a|an)\b|and (?:her|his)|\(?(?:aged?|dob)\b|\d{1,3}[- ]?(?:year|yo|y/o))"
)


def is_a_person(document: Document, place: Span) -> bool:
    """Tell whether what is a medicine's name as well is that of somebody here."""
    words, name = document.text.flowing, document.text[place]
    if not name[:1].isupper():
        return False
    before = words[max(0, place.start - _BEFORE) : place.start]
    if _TITLED.search(before) or _LETTERS_BEHIND.match(words, place.end):
        return True
    if _ALSO_A_GIVEN_NAME.match(name) is None or _GIVEN.search(before):
        return False
    if _DOES_WHAT_PEOPLE_DO.match(words, place.end):
        return True
    behind = _A_SURNAME_BEHIND.match(words, place.end, place.end + _BEHIND)
    surname = behind is not None and not DRUG.found_in(behind["name"])
    return surname or _IN_A_ROLE.search(before) is not None
