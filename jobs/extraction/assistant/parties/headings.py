"""Headings that say whose the fields under them are: "5 Referring doctor", "D. REFERRED TO", "The client"."""

from __future__ import annotations

import re
from functools import lru_cache

_NUMBERED = re.compile(
    r"(?:(?i:section|part|step|box|field|block)\s+)?(?:(?:[A-H]|\d{1,2}|[ivxIVX]{1,4})[.):\s\u2013-]+|\d{1,2}(?=[A-Z]{4}))?(?=[A-Za-z]{2})"
)
_REMARK = re.compile(r"\s*\([^)]*\)|[\s:*.\u2013\u2014_=\u2610-\u2612\u25a0-\u25a3-]+$")
_PROFESSION = (
    r"(?:provider|physician|doctor|clinician|practitioner|gp|general practitioner|dentist|optometrist|nurse|"
    r"agency|person|"
    r"practice|clinic|surgery|facility|hospital|organi[sz]ation|office|professional|consultant|specialist|service|"
    r"party|department|source|practitioner ?role|entity|site|school|midwife|therapist|pharmacist|md|prescriber|"
    r"veterinarian)"
)
_ABOUT = (
    r"(?:['\u2019]?s)?(?: (?:details?|information|info|data|section|contact(?: details| info(?:rmation)?)?|"
    r"particulars|demographics))*"
)
_OF = (
    r"(?:(?:details?|information|particulars|name) (?:of|about|for) (?:the |your )?)?(?:about (?:the |your )?)?"
    r"(?:(?:datos|dati|dados|gegevens|identifica(?:tion|ción|zione|ção)|coordonnées|renseignements|angaben) "
    r"(?:de(?:l(?:la|l['\u2019])?| la| l['\u2019])?|d[oau]|van(?: de| het)?|sur l[ea]|zu[mr]?) ?)?"
)
_PARTIES = {
    "referrer": (
        rf"(?:referr(?:er|ing {_PROFESSION}(?: ?(?:/|and|or|&) ?{_PROFESSION})?|al source)|"
        rf"(?:primary or )?"
        rf"(?:request(?:ing|or|er)|order(?:ing|er)|sending|source|submitting|prescribing)(?:[ :]+{_PROFESSION})?|"
        rf"{_PROFESSION} (?:making (?:the |this )?(?:referral|request)|referring|requesting)|"
        rf"referr(?:ed|al) (?:by|from)|request(?:ed)? (?:by|from)|ordered by|sender|sent by|from|our details|"
        rf"from (?:the )?(?:referring|sending|requesting) {_PROFESSION}|dentist|optometrist|audiologist|"
        rf"your details|completed by|form completed by|primary care {_PROFESSION}|pcp|gp practice|"
        rf"(?:registered |usual )?gp|doctor|physician|provider|clinician|practitioner|signature|authori[sz]ation|"
        rf"(?:überweis|zuweis|einweis)(?:er(?:in)?|ende\w*(?: \w+)?)|"
        rf"(?:médecin|professionnel|medico|médico|profesional|facultativo|centro|centre|servicio|servizio|service) "
        rf"(?:référent|demandeur|requérant|traitant|adresseur|inviante|richiedente|curante|prescrittore|remitente|"
        rf"derivante|solicitante|peticionario|que (?:deriva|remite|refiere))|solicitante|remitente|richiedente|"
        rf"profes(?:ional|sional|sionista)|demandeur|requérant|référente?|verwijzer|huisarts|henvisende(?: læge|"
        rf" lege| enhed| enhet)?|"
        rf"henviser|afsender|avsender|"
        rf"avsändare|remittent|inremitterande(?: enhet| läkare)?|lähettäjä|lähettävä (?:yksikkö|lääkäri)|"
        rf"jednostka kierująca|lekarz kierujący|odesílající lékař|beküldő(?: orvos| intézmény)?|beutaló orvos|"
        rf"medic trimițător|sevk eden(?: kurum| hekim)?|perujuk|pengirim)"
    ),
    "recipient": (
        rf"(?:refer(?:red|ral|ring)?[ -]to(?: {_PROFESSION})?|refer patient to|recipient|"
        rf"(?:(?:for|to) (?:the )?)?receiving {_PROFESSION}|addressee|"
        rf"(?:consult(?:ing|ed)|accepting|servicing|rendering|requested|specialist|target) {_PROFESSION}|specialist|"
        rf"consultant(?: ?/ ?| or )facility(?: {_PROFESSION})?|"
        rf"performer(?:[ :]+{_PROFESSION})?|send(?:ing)? to|destination|to|consult(?:ation)? with|"
        rf"referral destination|provider requested|empfänger|destinataire|destinatario|destino|"
        rf"destina[zt]ione?|verwezen naar|verwijzing naar|bestemming|ontvanger|modtager|mottaker|mottagare|"
        rf"vastaanottaja|címzett|"
        rf"sevk edilen(?: kurum)?|tujuan rujukan|penerima rujukan)"
    ),
    "patient": (
        r"(?:(?:subject[ :]+)?patient|client|child|baby|infant|woman|mother[- ]to[- ]be|member|beneficiary|"
        r"veteran|resident|"
        r"service user|young person|pupil|student|subject|person (?:being )?referred|demographics|tamaiti|"
        r"paciente|patiënt|patientin)"
    ),
    "insurance": (
        r"(?:(?:primary |secondary |health |medical )?insurance(?:[ :]+coverage)?|coverage|payer|payers|payor|"
        r"health plan|health fund|billing|funding)"
    ),
    "relative": (
        r"(?:(?:parents?|mother|father)?(?: ?(?:/|and|or|&) ?)?(?:guardians?|carers?|parents?)(?:\(s\))?|next of kin|"
        r"emergency contacts?|family contact|responsible party|guarantor|nominated contact|caregivers?)"
    ),
}
_HEADS = tuple(
    (party, re.compile(rf"{_OF}(?:the )?{words}{_ABOUT}", re.IGNORECASE)) for party, words in _PARTIES.items()
)
_LONGEST = 60
_RULES = " \t*-\u2013\u2014=#_|~<>"
"""What programs that print letters only draw lines of: "----- REQUESTED BY -----"."""


@lru_cache(maxsize=4096)
def party_headed(words: str) -> str:
    """Return whose fields a line heads (referrer, recipient, patient, insurance, relative), "" when nobody's."""
    if len(words.strip(_RULES)) > _LONGEST:
        return ""
    bare = _REMARK.sub("", words.strip(_RULES))
    bare = bare[match.end() :] if (match := _NUMBERED.match(bare)) else bare
    if not bare[:1].isalpha():
        return ""
    whole = _headed_by(bare)
    if whole or not (_BETWEEN.search(bare) or _ASKED.search(bare)):
        return whole or _put_together(bare)
    halves = {
        party for half in _BETWEEN.split(_ASKED.sub("", bare)) if (party := _headed_by(half.strip(" ?")))
    }
    return next(iter(halves)) if len(halves) == 1 else _put_together(bare)


def _headed_by(words: str) -> str:
    return next((party for party, pattern in _HEADS if pattern.fullmatch(words)), "")


def _put_together(words: str) -> str:
    """Whose fields words head that say it at their end or ask for it: "Practitioner the patient is referred to", "Who
    is sending the patient?"."""
    return next((party for party, pattern in _SAYS if pattern.search(words)), "")


_BETWEEN = re.compile(r"\s*/\s*")
_ASKED = re.compile(r"^(?:tell us )?about |^your (?=patient)", re.IGNORECASE)
_SAYS = (
    (
        "recipient",
        re.compile(
            r"\b(?:(?:is|being|to be) |be )?referred to$|"
            r"\bwho (?:is|are) (?:you|we) (?:referring|sending) (?:\w+ )?to\b|"
            r"\bwhere (?:is|are) \w+ (?:\w+ )?(?:going|referred)\b",
            re.IGNORECASE,
        ),
    ),
    (
        "referrer",
        re.compile(
            r"\bwho (?:is|are|was) (?:making|sending|referring|requesting|completing)\b|\b(?:making|completing) "
            r"(?:the |this )?(?:referral|request|form)$|^about (?:you|yourself|the sender)$|"
            r"\bperson (?:completing|filling)\b",
            re.IGNORECASE,
        ),
    ),
)
