"""A danger that is named and nothing else, in a sentence of its own or behind what asks for a reason: "Appendicitis.",
"Reason for referral: acute leukaemia".

A rule's picture needs more than such a name, which in a line among others may be one of somebody's old illnesses. A
sentence of nothing but the name tells what the letter is about, unless short ones stand beside it as in a list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.page.outline import Outline
from jobs.extraction.assistant.page.sections import LISTS
from jobs.extraction.text import Span, Text

_NAMES = {
    "pulmonary_embolism": r"pulmonary embol(?:ism|i|us)|PEs?|deep (?:vein|venous) thrombosis|DVT",
    "acute_abdomen": r"appendicitis|cholangitis|peritonitis|pancreatitis|intussusception|(?:sigmoid |caecal )?volvulus",
    "skin_cancer_signs": r"(?:malignant )?melanoma(?: in situ)?|(?:cutaneous )?squamous cell carcinoma|SCC",
    "acute_neurology": r"status epilepticus|(?:viral |herpes )?encephalitis|raised intracranial pressure",
    "stroke_tia": r"stroke|CVA|TIAs?|transient isch[a]?emic attacks?|(?:cerebral|brain) infarct(?:ion)?",
    "meningitis": r"(?:bacterial )?meningitis",
    "acute_coronary": r"myocardial infarction|heart attack|MI|ACS|N?STEMI",
    "aortic_emergency": r"(?:aortic|type [AB]) dissection",
    "airway": r"angio-?o?edema|quinsy|peritonsillar abscess|anaphylaxis|epiglottitis",
    "sepsis": r"sepsis|septic (?:shock|arthritis)|neutropenic (?:fever|sepsis)",
    "blood_cancer_signs": r"(?:(?:my|lymph)\w+ )?leuk[a]?emia|lymphoma|(?:multiple )?myeloma|hodgkin\S*(?: lymphoma)?",
    "head_and_neck_cancer_signs": r"neck (?:lump|mass)|lump in (?:the )?neck",
    "suicidality": r"overdose|suicide attempt|attempted suicide",
    "spinal_cord_compression": r"(?:spinal )?epidural abscess|(?:spinal )?cord compression",
    "testicular_torsion": r"(?:testicular |testis )?torsion",
    "ectopic_pregnancy": r"ectopic(?: pregnancy)?",
    "obstetric_emergency": r"(?:placental )?abruption|pre-?eclampsia|eclampsia",
    "diabetic_emergency": r"DKA|(?:diabetic )?keto-?acidosis",
}
_LEAD = (
    r"(?:(?:an?|acute|new|left|right|bilateral|multiple|large|massive|severe|extensive|metastatic|advanced|ischa?emic|"
    r"h[a]?emorrhagic|inferior|anterior|lateral|[LR]|[LR]t)\s+){0,3}"
)
_PLACE = (
    r"(?:,? (?:(?:of|in|on) (?:the )?)?(?:(?:left|right|[LR]t?|bilateral|upper|lower|both)\s)?"
    r"(?:leg|calf|thigh|back|arm|forearm|shoulder|scalp|face|ear|lip|cheek|chest|temple|lungs?|side|left|right))?"
)
_ASKED = (
    r"(?:reasons? for (?:referral|consult(?:ation)?|visit|admission|exam(?:ination)?|request|review)|indications?|"
    r"(?:clinical|referral) (?:indication|question|reason)|presenting (?:complaint|problem)|chief complaint|PC|CC|"
    r"re|referral for|presents with|admitted with|attended with)"
)
_ALONE = re.compile(
    rf"(?:(?:^|\n[ \t]*\n|(?<=[.!?])[ \t\n]+)[ \t]*|(?P<asked>(?:^|(?<=[\n.]))[ \t]*{_ASKED} ?:[ \t]*\n?))"
    rf"(?P<name>{_LEAD}(?:{'|'.join(f'(?P<{code}>{names})' for code, names in _NAMES.items())}){_PLACE})"
    r"[ \t]*(?:[.!](?=\s|$)|(?=\n[ \t]*\n|\s*$)|(?(asked)(?=\n|;)|(?!)))",
    re.IGNORECASE,
)
_WORDS_OF_A_LIST = 3
_ENDS = re.compile(r"[.!?;](?=\s)|\n")
_ASKS = re.compile(
    r"\b(?:please|pls|thanks?|urgent\w*|see|asap|today|review|advice|ref\w*|\d+ ?(?:yo|y|M|F)\b|admit\w*|dear|now)",
    re.IGNORECASE,
)
"""What stands as shortly beside a name and is no entry of a list."""


def names_alone_in(text: Text, outline: Outline) -> Iterator[tuple[str, Span]]:
    """Yield the dangers that are named alone, each with its code, but none that is an entry of a list."""
    flowing = text.flowing
    for found in text.phrases(_ALONE):
        code = next(code for code in _NAMES if found[code])
        name = Span(*found.span("name"))
        section = outline.section_at(name.start)
        if section is not None and section.key in LISTS:
            continue
        if found["asked"] or not (
            _is_an_entry(_ENDS.split(flowing[: found.start("name")].rstrip(" \t\n.!?;"))[-1])
            or _is_an_entry(_ENDS.split(flowing[found.end() :].lstrip(" \t\n.!"))[0])
        ):
            yield code, name


def _is_an_entry(beside: str) -> bool:
    """Whether what stands beside a name is as short as it and asks for nothing."""
    words = beside.split()
    return 0 < len(words) <= _WORDS_OF_A_LIST and _ASKS.search(beside) is None
