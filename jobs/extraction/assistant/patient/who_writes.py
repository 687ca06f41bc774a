"""A patient who writes about themselves: whoever signs such a letter is the patient, and nobody refers them."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.signatures import signed_by
from jobs.extraction.assistant.parties.signing import DOCTOR, PROFESSION
from jobs.extraction.assistant.patient.names_cut_out import Named, name_in
from jobs.extraction.assistant.values.credentials import without_credentials
from jobs.extraction.assistant.values.forms_of_address import TITLES_OF_PATIENTS
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_SURELY_OF_ONESELF = re.compile(
    r"\bmy (?:own )?(?:date of birth|d\.?o\.?b\b|birth ?(?:day|date)|"
    r"(?:NHS|hospital|clinic|patient|health card|medicare|insurance|member) (?:number|no|id|card)\b|insurance is\b)|"
    r"\bI (?:am|was|have been|['\u2019]m|['\u2019]ve been) (?:already )?(?:an? (?:\w+ )?patient\b|your patient|"
    r"one of your patients|under (?:your|the) care|on your (?:waiting )?list|born\b|"
    r"(?:seen|treated|operated on|referred) by (?:you|Drs?|Mr|Mrs|Miss|Ms|Prof)\b)|"
    r"\byou (?:last |very kindly |kindly )?(?:saw|treated|examined|diagnosed|discharged|operated on|started|put|"
    r"prescribed) me\b|"
    r"\bmein(?:e|en)? (?:Geburtsdatum|Hausarzt|Hausärztin|Versichertennummer|Krankenkasse)\b|"
    r"\bich bin (?:seit [^.\n]{2,25} )?(?:bei Ihnen in Behandlung|Ihre? Patient(?:in)?\b)|"
    r"\bSie (?:haben|hatten) mich (?:[^.\n]{0,40} )?(?:operiert|behandelt|untersucht|gesehen)\b|"
    r"\bma date de naissance\b|\bmon (?:médecin traitant|numéro de sécurité sociale)\b|\bje suis née? le\b|"
    r"\bje suis (?:une? de vos |votre |suivie? (?:par vous|chez vous|dans votre))|"
    r"\bvous m['\u2019]avez (?:vue?|opérée?|reçue?|examinée?|suivie?|prescrit)\b|"
    r"\bmi (?:fecha de nacimiento|médic[oa] de (?:cabecera|familia))\b|\bnací el\b|\bsoy (?:su )?paciente\b|"
    r"\busted me (?:vio|operó|atendió|trató)\b|"
    r"\bla mia data di nascita\b|\bil mio medico (?:curante|di base|di famiglia)\b|\bsono nat[oa] (?:il|a)\b|"
    r"\bmijn (?:geboortedatum|huisarts)\b|\bik ben geboren\b|"
    r"\bminha data de nascimento\b|\bo meu médico de família\b",
    re.IGNORECASE,
)
"""What only a patient writes."""
_OF_ONESELF = re.compile(
    r"\bmy (?:own )?(?P<whose>GP|doctor|surgery|(?:primary care|family) (?:doctor|physician|provider)|PCP|symptoms|"
    r"tablets|medication|medicines|pills|pain|chest|back|knees?|hips?|skin|eyes?|stomach|periods|migraines?|headaches?|"
    r"blood pressure|husband|wife|work|job|appointment|operation)\b|"
    r"\bI(?:['\u2019]m| am| have| had|['\u2019]ve)? (?P<how>take|taking|allergic|suffer\w*|feel\w*|"
    r"been (?:getting|having)|getting|worried|in (?:a lot of )?pain|cannot sleep)\b|"
    r"\b(?:could|may|can) I (?P<asks>have|be seen|come|see)\b|\bI (?P<wishes>would like|need) (?:an appointment|"
    r"to be seen|to come)\b|\b(?:when|if) I (?P<seen>could|can) (?:be seen|come|see)\b",
    re.IGNORECASE,
)
"""What patients write of themselves, and now and then somebody else does."""
_FEWEST = 3
_OF_A_PATIENT = re.compile(
    r"\b(?:this|my|our|the above|mutual) (?:\w+ ){0,2}(?:patient|gentleman|lady|man|woman|boy|girl|child|baby|client|"
    r"resident)\b|\bpatient of (?:mine|ours)\b|\bthank(?:s| you) for (?:seeing|reviewing|accepting|asking me to)\b|"
    r"\b(?:about|for|of|regarding) my (?:\w+ )?(?:son|daughter|mother|father|mum|dad|husband|wife|partner|grand\w+|"
    r"brother|sister|baby)\b|\bon behalf of my\b|"
    r"\b(?:die|den|unseren?|o\.g\.|genannten?) Patient(?:in|en)?\b|\b(?:ce|cette|mon|votre) patiente?\b|"
    r"\bmia paziente\b|\bmi paciente\b|\bmijn patiënte?\b|\b(?:mein|unser)e?[nr]? (?:Sohn|Tochter|Mutter|Vater)\b|"
    r"\bm(?:on|a) (?:fils|fille|mère|père)\b|\bmi (?:hij[oa]|madre|padre)\b",
    re.IGNORECASE,
)
"""What tells of somebody else as the patient."""
_TITLE_BEHIND = re.compile(rf",? ?\((?P<title>{TITLES_OF_PATIENTS})\.?\)")
_WEIGHT = 0.84


def who_writes_of_themselves(document: Document) -> Named | None:
    """Return who signs a letter about themselves; None where it is about somebody else, or a professional signs it."""
    return document.once(_who_writes)


def _who_writes(document: Document) -> Named | None:
    if not _is_about_the_writer(document.text.flowing):
        return None
    signed = signed_by(document)[0]
    if signed is None or not _is_no_professional(document, signed):
        return None
    named = name_in(document, _with_title(document, signed), _WEIGHT)
    if named is None:
        return None
    parts, span, weight = named
    behind = _TITLE_BEHIND.match(document.text.content, span.end)
    if behind is None or parts.title:
        return named
    return replace(parts, title=behind["title"]), Span(span.start, behind.end()), weight


def _with_title(document: Document, signed: Found) -> Span:
    """Where who signs is named with a title, such as at the head of the letter; where they sign, if nowhere."""
    titled = re.search(
        rf"(?<!\w){TITLES_OF_PATIENTS}\.? {re.escape(str(signed.value))}(?!\w)", document.text.content
    )
    return Span(*titled.span()) if titled else signed.spans[0]


def _is_about_the_writer(words: str) -> bool:
    """Whether a letter tells of who writes it, and of nobody else as a patient."""
    if _OF_A_PATIENT.search(words):
        return False
    if _SURELY_OF_ONESELF.search(words):
        return True
    said = {match[match.lastgroup or 0].casefold() for match in _OF_ONESELF.finditer(words)}
    return len(said) >= _FEWEST


def _is_no_professional(document: Document, signed: Found) -> bool:
    """Whether neither a title nor letters nor a profession beside or below a name say that it is a clinician's."""
    text, words = document.text, str(signed.value)
    line = text.line_at(signed.start)
    below = text.lines[line.number + 1].text if line.number + 1 < len(text.lines) else ""
    behind = text.content[signed.spans[-1].end : line.end].strip(" ,")
    return (
        DOCTOR.match(words) is None
        and without_credentials(words) == words
        and without_credentials(f"{words} {behind}".strip()) == f"{words} {behind}".strip()
        and PROFESSION.search(behind) is None
        and PROFESSION.search(below) is None
    )


def writes_of_themselves(document: Document, name: Named | None) -> bool:
    """Tell whether the patient, who has this name, is who wrote the letter."""
    writer = who_writes_of_themselves(document)
    return writer is not None and name is not None and writer[1] == name[1]
