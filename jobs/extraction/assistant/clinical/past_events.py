"""What is over: operations, illnesses that pass, and what an entry or a sentence says to be past.

Such things are history and no diagnosis of today: "appendicectomy as a child", "Pneumonia 2020", "Asthma (resolved)".
"""

from __future__ import annotations

import re
from functools import lru_cache

from jobs.extraction.assistant.clinical.conditions import names_condition
from jobs.extraction.wordings.words_of_past import EARLY_IN_LIFE, HAD_BEFORE, YEARS_AGO

OPERATION = re.compile(
    r"\b\w*(?:ectom(?:y|ies|ie|[íi]a)|ektomie|ostom(?:y|ies|ie|[íi]a)|plast(?:y|ies|ie|[íi]a)|otom(?:y|ies|ie|[íi]a)|"
    r"ekt[oó]mi[ea])\b|\barthroscop(?:y|ies)\b|"
    r"\b(?:(?:coronary |gastric |heart )?bypass|(?:hip|knee|shoulder|valve|joint|disc|lens)s? (?:replacements?|"
    r"surgery)|"
    r"(?:hernia|valve|cuff|tendon|acl|ligament|bladder|prolapse|aneurysm|cleft|flap) (?:repairs?|surgery)|"
    r"(?:coronary |cardiac |ureteric |biliary )?stent(?:s|ing)?|(?:cataract|back|spinal|heart|cardiac|bariatric|"
    r"sinus|eye|"
    r"laser|refractive) (?:surgery|operations?|extraction)|"
    r"caesarean(?: sections?)?|cesarean(?: sections?)?|c-?sections?|lscs|lumpectom\w+|transplant(?:ation|s)?|"
    r"skin graft|"
    r"grommets?|(?:ear|tympanostomy) tubes|spinal fusion|l\d/?[ls]?\d fusion|discectomy|laminectomy|ablation|"
    r"cardioversion|"
    r"pacemaker(?: (?:insertion|implant\w*))?|amputations?|cabg|pci|turp|tkr|thr|tka|tha|orif|(?:appendix|"
    r"gall ?bladder|"
    r"tonsils|spleen|uterus|womb|ovar(?:y|ies)|kidney|thyroid|wisdom teeth) (?:was |were )?(?:out|removed|removal)|"
    r"sterili[sz]ation|tubal ligation|vasectomy|circumcision|d ?& ?c|termination|angioplasty|"
    r"prothèse (?:totale )?d[eu] \w+(?: (?:droite?|gauche))?|pr[óo]tesis de \w+(?: (?:derecha|izquierda))?|"
    r"protesi (?:d['’]|di |all['’])?\w+|liesbreuk\w*|\w*correctie|\w+operation)\b",
    re.IGNORECASE,
)
LOOKED_INTO = re.compile(
    r"\b(?:colono|gastro|endo|cysto|broncho|laryngo|sigmoido|oesophagogastroduodeno|hystero|colpo|"
    r"nasendo)scop(?:y|ies)\b|"
    r"\bogd\b",
    re.IGNORECASE,
)
"""What is done to look and leaves nothing behind."""
PASSING = re.compile(
    r"\b(?:pneumoni[ae]|pneumonie|appendicitis|blinddarmentz\w+|fractur(?:e[ds]?|a)|frattura|broken (?:\w+ )?\w+|"
    r"jaundice|"
    r"dvt|(?-i:PE)(?! ?:| tubes?)|deep (?:vein|venous) thrombos[ie]s|trombosi venosa profonda|"
    r"pulmonary embol(?:ism|us)|"
    r"(?:\w+ )?(?:mi|nstemi|stemi)(?=\W|$)|myocardial infarction|"
    r"heart attack|(?:hart|herz|myo[ck]ard)infar[ck]t|infarct(?:us|o)?|stroke|cva|tia|"
    r"transient isch(?:a)?emic attack|shingles|cellulitis|"
    r"meningitis|(?:uro)?sepsis|"
    r"(?:acute )?pancreatitis|(?:pulmonary )?(?:tb|tuberculosis|tuberkulose|tuberculose)|ptb|malaria|dengue|typhoid|"
    r"hepatitis a|rheumatic fever|scarlet fever|measles|chicken ?pox|mumps|whooping cough|glandular fever|quinsy|"
    r"abscess|"
    r"(?:kidney|renal|ureteric|bladder) (?:stones?|calcul(?:us|i)|colic)|(?:duodenal|gastric|peptic|stomach) ulcer|"
    r"concussion|head injury|whiplash|miscarriages?|ectopic pregnancy|pre-?eclampsia|gestational diabetes|"
    r"hyperemesis(?: gravidarum)?|postnatal depression|post-?partum \w+|\w+ post?parto|prematurity|"
    r"(?:acute )?(?:sinusitis|tonsillitis|bronchitis|otitis media|cholecystitis|diverticulitis|pyelonephritis)|"
    r"pneumothorax|"
    r"febrile (?:convulsions?|seizures?)|covid(?:-19)?(?: infection)?|basal cell carcinoma|bcc|burns?|"
    r"dislocat(?:ion|ed)"
    r"(?: \w+)?|sprain|overdose|bell['’]s palsy|guillain[- ]barr[ée](?: syndrome)?|cyst infection|phlebitis|"
    r"(?:breast|bowel|colon|prostate|cervical|testicular|bladder|kidney|skin|lung|ovarian|colorectal) "
    r"(?:cancer|ca(?![\w-]))|"
    r"(?:mamma|prostaat|colon)-?(?:carcinoom|ca)|(?:borst|darm|prostaat|long)kanker|(?:brust|darm|prostata|lungen)krebs|"
    r"(?:mamma|prostata|kolon)karzinom|cancer d[ue] \w+(?: \w+)?|"
    r"melanoma)\b",
    re.IGNORECASE,
)
"""Illnesses that come and go; what is dated of them is past."""
_YEAR = r"(?:(?:19|20)\d\d|['\u2019]\d\d)"
_DATED = (
    rf"(?:\W{{0,3}}(?:(?:in|on|since|about|around|circa|c\.|aged?|an?no|im|en|nel|from|"
    rf"of)\s+)?(?:[A-Z][a-z]{{2,8}}\.?,? )?"
    rf"(?:\d{{1,2}}[/.-]){{0,2}}{_YEAR}\b)"
)
_WHEN = re.compile(
    rf"[^.;\n]{{0,40}}?(?:{_DATED}|\b(?:{EARLY_IN_LIFE}|as an? (?:young )?(?:student|youth)|{YEARS_AGO}|"
    r"in (?:youth|(?:his|her|the) (?:early |mid |late )?(?:teens|twenties|thirties|forties|fifties|sixties|"
    r"seventies|\d0s))|months? (?:ago|back)|at (?:the )?age(?: of)? \d|aged? \d|last (?:year|summer|autumn|winter|"
    r"spring)|"
    r"als kind|dans l['’]enfance|de niñ[oa]|da bambin[oa]))",
    re.IGNORECASE,
)
_BEGUN = re.compile(r"\b(?:onset|since|noted|dx|diagnosed|recorded)\b", re.IGNORECASE)
"""Dates that say when something began."""
RESOLVED = re.compile(
    r"\b(?:resolved|svr ?(?:12|24)?(?= |$|[,.;)])|sustained virologic(?:al)? response|resuelt[oa]|risolt[oa]|"
    r"résolue?|en r[ée]mission|healed|recovered|cured|outgrown|grew out of|"
    r"in (?:full )?remission|treated and cured|excised|"
    r"(?:(?:completed|finished)(?: the)?(?: full| whole)?|took (?:the )?(?:full|whole)) (?:treatment|akt|att)|"
    r"ausgeheilt|guérie?|curad[oa]|guarit[oa]|genezen|inactive|"
    r"no (?:residue|sequelae|recurrence)|abated|"
    r"(?-i:closed|ended)(?= (?:on |in )?(?:[A-Z][a-z]{2,8}\.? )?\d))\b",
    re.IGNORECASE,
)
_HAD = re.compile(
    r"\b(?:had|has had|having had|suffered|sustained|underwent|undergone|after|following|since (?:his|her|an?|the)|"
    rf"{HAD_BEFORE}|prior|past|old|history of|hx|s/p|treated for|recovered from|"
    r"survived|outlasted|known for|hatte|z\.? ?n\.?|zustand nach|antécédents? d[e'’]|a eu|opérée? d|operad[oa] de|"
    r"intervenid[oa] de|tuvo|pregress[aoi]|operat[oa] di|status na)\b(?![^.;]{0,40}\bno\b)[^.;:\n]{0,45}$",
    re.IGNORECASE,
)
_TO_COME = re.compile(
    r"\b(?:for|consider\w*|discuss\w*|requir\w*|needs?|needing|await\w*|plan\w*|list(?:ed|ing)? for|request\w*|"
    r"would|wish\w*|"
    r"prefer\w*|possible|offer\w*|declin\w*|refus\w*|please|perform|prior to|before|suitable|candidate|if|"
    r"want\w*|hop\w+|"
    r"evaluat\w+|assess\w*|recommend\w*|opinion|whether|refer\w*|due)\b[^.;:\n]{0,40}$",
    re.IGNORECASE,
)

_STILL_TO_UNDERGO = re.compile(
    r"\b(?:will|shall|to|going to|would|should|may|might|can|could)\s+(?:\w+ ){0,2}"
    r"(?:undergo|proceed\w*|perform\w*|schedul\w+)\b[^.;:\n]{0,80}$",
    re.IGNORECASE,
)
_CALLED_OFF = re.compile(
    r"[^.;\n]{0,40}?\b(?:(?:was|were|is|are|has been|have been|be)\s+(?:then |therefore |subsequently |\w+ly )?"
    r"(?:cancell?ed|called off|postponed|deferred|abandoned|aborted|declined|refused|scheduled|planned|"
    r"going to be|recommended|offered)|will be|"
    r"not (?:yet )?(?:been )?(?:done|performed))\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def is_operation(words: str) -> bool:
    """Tell whether words name an operation, or what it left in the body."""
    return OPERATION.search(words) is not None and _BY_INJURY.search(words) is None


_BY_INJURY = re.compile(r"\btraumatic\b[^.;\n]{0,30}\bamputations?\b", re.IGNORECASE)


def passes(words: str) -> bool:
    """Tell whether words name an illness that comes and goes."""
    return PASSING.search(words) is not None


def is_dated(behind: str, *, but: int | None = None) -> bool:
    """Tell whether the words behind a name say when it was ("in 2003", "(2017)", "as a child", "ten years ago"), and
    that was in no year `but`."""
    when = _WHEN.match(behind)
    if when is None or _BEGUN.search(when.group()):
        return False
    return but is None or str(but) not in behind


def was_had(before: str) -> bool:
    """Tell whether the words before a name say that somebody had it ("had a", "s/p", "previous")."""
    return _HAD.search(before) is not None


def is_to_come(before: str) -> bool:
    """Tell whether the words before the name of an operation ask for it, or speak of it as still to be done."""
    return _TO_COME.search(before) is not None or is_still_to_undergo(before)


def is_still_to_undergo(before: str) -> bool:
    """Tell whether the words before the name of an operation say that somebody will undergo it."""
    return _STILL_TO_UNDERGO.search(before) is not None


def is_called_off(behind: str) -> bool:
    """Tell whether the words behind the name of an operation say that it was not done, or is only planned."""
    return _CALLED_OFF.match(behind) is not None


def is_over(name: str, behind: str, *, listed_as_past: bool, this_year: int | None = None) -> bool:
    """Tell whether an entry of a list is over: an operation, an illness that passes with a date or in a list of the
    past, or anything that is said to be resolved. `behind` is what stands behind its name. One that a list of what
    somebody has dates in `this_year` is not: "Diagnosis: DVT right leg (August 2026)".
    """
    if RESOLVED.search(behind) or RESOLVED.search(name):
        return True
    if _LEFT_IN_PLACE.match(name):
        return False
    if is_operation(name):
        return not names_condition(OPERATION.sub(" ", name))
    return passes(name) and (listed_as_past or is_dated(behind, but=this_year))


_LEFT_IN_PLACE = re.compile(r"(?:presence|(?:acquired )?absence) of\b", re.IGNORECASE)
"""How a code names what an operation left, which is so today: "Presence of aortocoronary bypass graft"."""
