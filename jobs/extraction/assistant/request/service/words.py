"""Words for the services that are asked for: examinations, procedures, therapies, visits."""

from __future__ import annotations

import re

_PROCEDURES = (
    r"\w{3,}(?:scop(?:y|ies|ie|ia|ía)|ectom(?:y|ies|ie|ia|ía)|plast(?:y|ik|ie|ia)|otom(?:y|ies|ie|ia|ía)|"
    r"ostom(?:y|ies|ie|ia|ía)|centesis|desis|pexy|tripsy|skopie|ektomie)|"
    r"echo(?:cardiogra\w+)?|[oe]gd|ercp|eeg|emg|ncs|mr[it]|ctpa|pet[- ]?ct|tte|abp?i|pfts?|dexa|holter|"
    r"spirometry|polysomno\w+|pol[yi]gra(?:ph|f)i[ea]\w*|(?:physical|occupational|speech) therapy|physiotherapy|"
    r"mammogra\w+|duplex|doppler|angiogra(?:m|phy)|ultrasound|usg|x-?rays?|dialysis|"
    r"kin[ée]sith[ée]rapie|(?:re-?|wide (?:local )?)?excision|biops(?:y|ies|ie|ia)"
)
A_SERVICE = re.compile(
    rf"(?<![\w-])(?:{_PROCEDURES}|consult\w*|konsil\w*|eval\w*|assess\w*|treat\w*|opinion|second opinion|\w+graf[íi]a|"
    r"extractions?(?:\(s\))?|removal|mrcp|ct|(?-i:US)|sonogra\w+|scan|echo\w*|e[ck]g|\w*graphy|\w*gram(?:ma|me)?|"
    r"stress test|"
    r"(?:sleep |exercise )?(?:study|studies|tests?|testing)|therapy|physio\w*|rehab\w*|counsel\w*|psychotherapy|"
    r"injections?|nerve block|surgery|repair|replacement|implants?|splint\w*|orthotics?|infusion|hospice|"
    r"home (?:health|care|nursing|visit)|nursing|(?:wound )?dressings?|education|group class|examen|bilan|"
    r"untersuchung|behandlung|prueba|estudio|visita|onderzoek|behandeling|wheelchair|imaging|hearing aids?|"
    r"a?abr|bser|assr|oae|tympanom\w+|audiomet\w+|vfss|urodynamics?|vep|abpm|cpet|mslt|psg|hsat|eus|fibroscan|"
    r"manometr\w+|"
    r"restorat\w+|root canal)(?![\w-])",
    re.IGNORECASE,
)
_COMPOSED = (
    r"(?:(?:hearing|swallow(?:ing)?|balance|gait|cognitive|memory|driving|continence|wheelchair|seating|allergy|"
    r"genetics?|device|oxygen|visual fields?|neuropsychological|urodynamic|developmental|autism|fertility|semen|"
    r"falls|nutrition\w*|capacity) "
    r"(?:assessments?|evaluations?|tests?|testing|stud(?:y|ies)|screening|counsel+ing|analysis)|"
    r"(?:cataract|hernia|bariatric|bypass|carpal tunnel|gallbladder|hallux|bunion|sinus|valve|ligament|tendon) "
    r"(?:surgery|repair|extraction|release|operation|removal|replacement)|"
    r"(?:total |partial )?(?:hip|knee|shoulder|joint|valve)(?: joint)? replacement|"
    r"(?:pulmonary|cardiac|vestibular|stroke|neurological|vocational|inpatient) rehab(?:ilitation)?|"
    r"(?:cognitive[- ]behaviou?ral|talking|talk|hand|iron|compression|light|nutrition|radiation|family) therapy|"
    r"psychotherapy|radiotherapy|phototherapy|iron infusion|(?:home|domiciliary) visits?|second opinion|"
    r"(?-i:(?!Ct\b(?! ?(?:scan|angio|chest|head|abd|brain|thorax|kub|colon|tap|"
    r"sinus|lumbar|spine|neck|pelvi|uro|coronary))))"
    r"(?:low[- ]dose )?(?<!snomed )(?<!snomed-)ct(?: (?:scan|angiogra\w+|urogra\w+|"
    r"colonogra\w+|head|chest|abdomen|thorax|brain|kub))?|"
    r"(?:ambulatory |blood pressure |ecg |event |glucose |oximetry |\d\d[- ]hour )+(?:monitor(?:ing)?|tape|recording))"
)
"""Services that two words name together, neither of which does by itself; a "Ct" is rather the end of a street's name
("300 Arsenal Ct")."""
PROCEDURE = re.compile(
    rf"(?<![\w-])(?:{_PROCEDURES}|{_COMPOSED}|(?:growth|bone|thyroid|renal|pelvic|dating|anomaly|cardiac|stress|sleep|"
    r"(?:exercise )?tolerance|hearing|skin prick|patch|nerve conduction|plexus|nerve|facet|steroid|epidural|"
    r"joint|lung function|pulmonary function) (?:scans?|blocks?|injections?|study|studies|tests?)|"
    r"(?:home )?sleep apn(?:o)?ea test(?:ing|s)?|lumbar epidural|extractions? of)(?![\w-])",
    re.IGNORECASE,
)
"""What is asked for in sentences without being mistaken for anything else."""
DONE_OR_ELSE = re.compile(
    r"\b(?:previous\w*|prior|past|history|tried|failed|done|had|completed|attach\w*|enclosed|sent|available|results?|"
    r"records|transport|interpreter|coverage|insurance|plan type|since|"
    r"allerg\w+|medications?|symptoms?|conditions?|status|office use|copy|copies|phone|reply|initials?(?! \w)|"
    r"extension)\b",
    re.IGNORECASE,
)
"""What tells that a service was had, or is no service."""
HAD_OR_NEEDED_ON_THE_DAY = re.compile(
    r"\b(?:(?:wheelchair|disabled|step[- ]free|mobility|level|ramp) (?:access\w*|user|bound|transport|required|needed)|"
    r"(?:(?:mri|mr|ct|scan)[- ])?compatib\w*|(?:mri|mr|ct|scan)[- ](?:safe|conditional)|pacemakers?|in situ|"
    r"(?:wears?|uses?|has|with) (?:\w+ )?(?:wheelchair|hearing aids?|splints?|orthotics?|implants?)|"
    r"hearing aids? (?:user|wearer)|parking|escort|hoist)\b(?! (?:check|clinic|interrogation|insertion|implant\w*))",
    re.IGNORECASE,
)
"""What the patient has, or needs to come to an appointment: no service that is asked for."""
_MATTERS = frozenset(
    "service services procedure procedures test tests exam exams examination examinations investigation investigations "
    "study studies order orders rx adv imaging scan modality intervention prescription prescrizione prestazione "
    "prestation prestations examen examens untersuchung auftrag estudio estudios prueba pruebas procedimiento "
    "procedimientos exame exames onderzoek aanvraag".split()
)
"""What is asked for, by the words that form part of a label."""
_MATTERS_WHEN_ASKED = frozenset(
    "treatment treatments therapy therapies visit care evaluation assessment consult consultation".split()
)
"""The same, of labels that say also that it is asked for; alone they head what was done."""
_ASKED = frozenset(
    "ask sought seek seeking "
    "request requests requested requesting required needed need wanted want ordered ordering asked asking req reqd "
    "demandé demandée demandés solicitado solicitada solicitados richiesta richiesto gevraagd gewünscht gewünschte "
    "erbeten".split()
)
_BESIDE = frozenset("type of the for s being to be what i we is are name clinical please authorized".split())
_REFERRED_FOR = re.compile(r"(?:re-?)?(?:refer(?:ral|red)?|sent|requisition) for", re.IGNORECASE)
"""A label at which a complaint may stand as well as a service."""
_MOST_WORDS = 6


_KNOWN = _MATTERS | _MATTERS_WHEN_ASKED | _ASKED | _BESIDE
_WORD = re.compile(r"[^\W\d_]+")
_FIGURE = re.compile(r"\d")


def heads_a_service(words: str) -> bool:
    """Tell whether a label, by the words that it is composed of, asks for a service: "Test", "WHAT I NEED",
    "Procedure / service requested".
    """
    tokens = _WORD.findall(words.casefold())
    if not 0 < len(tokens) <= _MOST_WORDS or _FIGURE.search(words):
        return False
    if _REFERRED_FOR.fullmatch(words.strip()):
        return True
    named, asked = not _MATTERS.isdisjoint(tokens), says_it_is_asked(words)
    return (named or asked) and _KNOWN.issuperset(tokens)


def says_it_is_asked(words: str) -> bool:
    """Tell whether words of a label say that something is asked for."""
    return not _ASKED.isdisjoint(_WORD.findall(words.casefold()))


def may_head_a_complaint(words: str) -> bool:
    """Tell whether a label is one at which a complaint may stand as well as a service: "Refer for"."""
    return _REFERRED_FOR.fullmatch(words.strip(" :?*")) is not None
