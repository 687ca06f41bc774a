"""Labels of who sends and who receives that are put together in ways no list of wordings holds: "Referrer's name and
role", "Name of receiving clinic", "Sending practice phone no".

A label names a party's field when it says which party, by a noun or with one for a name, a place or a way to reach it,
and holds nothing else: "Prescribing information" heads what a paper says of a drug.
"""

from __future__ import annotations

import re

_SENDERS = frozenset(
    "referrer referrer's referrers requester requestor sender sender's source originator".split()
)
_RECEIVERS = frozenset("receiver recipient recipient's performer addressee".split())
_SENDING = _SENDERS | frozenset(
    "referring requesting ordering sending prescribing originating initiating submitting remitente solicitante "
    "derivante "
    "inviante richiedente demandeur référent requérant adresseur einweisende einweisender überweisende überweisender "
    "zuweisende zuweisender verwijzende aanvragende".split()
)
_RECEIVING = _RECEIVERS | frozenset(
    "receiving accepting servicing rendering performing destino destination destinazione destinataria receptor "
    "receptora "
    "ricevente empfangende aufnehmende ontvangende".split()
)
_PEOPLE = frozenset(
    "name names person provider physician doctor dr clinician practitioner gp dentist optometrist nurse midwife "
    "consultant specialist surgeon professional officer therapist role md contact user agent médico medico "
    "médica médecin profesional arzt ärztin huisarts arts".split()
)
_PLACES = frozenset(
    "organisation organization organisation's practice clinic surgery hospital facility institution site office "
    "department dept service centre center company agency unit team trust group location institution ward school "
    "centro unidad unidade institución instituição clínica clinica servicio serviço servizio établissement struttura "
    "einrichtung praxis klinik ziekenhuis praktijk instelling abteilung afdeling".split()
)
_WAYS = {
    **dict.fromkeys("phone telephone tel ph mobile cell".split(), "phone"),
    **dict.fromkeys("fax facsimile telefax fx".split(), "fax"),
    **dict.fromkeys("address addr".split(), "address"),
    "npi": "npi",
}
_BESIDE = frozenset(
    "of the and or a full printed print usual main direct please if known health medical care primary details "
    "information info job title title's designation position s de di da do del della du des la le el van der".split()
)
_NUMBER = frozenset("no number num id code licence license registration reg".split())
_FIELDS = frozenset(
    "specialty speciality specialism discipline especialidad especialidade specialità spécialité specialisme "
    "fachrichtung fachgebiet".split()
)
_ASKED_FOR = frozenset(
    "requested required needed wanted desired target destination destino solicitada requerida pedida pretendida "
    "demandada demandée souhaitée requise destinataire richiesta gewünschte angeforderte gewenst gewenste "
    "aangevraagde".split()
)
_MOST_WORDS = 7
_DIRECTION = re.compile(
    r"\b(?:(?:refer(?:red|ral|ring)?|sent|send|forward(?:ed)?|(?:consult(?:ation)? )?request(?:ed)?|"
    r"consult(?:ation)?) ?-?"
    r"(?:in)?to|(?:to be )?(?:perform(?:ed)?|seen) (?:at|by)|a (?:la|el|quien|donde) que se (?:refiere|remite|"
    r"deriva|envía)|"
    r"al que se (?:refiere|remite|deriva|envía))\b",
    re.IGNORECASE,
)
_ORIGIN = re.compile(
    r"\b(?:(?:ref(?:erred|erral)?|requested|ordered|sent|prescribed|completed)[ -](?:by|from)|"
    r"que (?:refiere|remite|deriva|solicita|envía)|(?:de|d['\u2019])\s?(?:origen|origem|origine|procedencia))\b|"
    r"^from (?=\w)",
    re.IGNORECASE,
)


_WORD = re.compile(r"[^\W\d_]+(?:'s)?")
_NOT_OF_A_LABEL = re.compile(r"[^\w\s/&(),.'#-]|\d")
_KNOWN = _SENDING | _RECEIVING | _PEOPLE | _PLACES | _WAYS.keys() | _BESIDE | _NUMBER


def composed_label(words: str) -> tuple[str, str] | None:
    """Return key and role of the label that words are put together to, None when they hold anything else too."""
    sides = {
        side for side, pattern in (("recipient", _DIRECTION), ("referrer", _ORIGIN)) if pattern.search(words)
    }
    rest = _ORIGIN.sub(" ", _DIRECTION.sub(" ", words.casefold().replace("\u2019", "'")))
    tokens = _WORD.findall(rest)
    if len(tokens) > _MOST_WORDS or _NOT_OF_A_LABEL.search(rest):
        return None
    if _asks_for_a_field(tokens, sides):
        return ("specialty", "")
    sides |= {"referrer" for token in tokens if token in _SENDING}
    sides |= {"recipient" for token in tokens if token in _RECEIVING}
    if len(sides) != 1 or not _KNOWN.issuperset(tokens):
        return None
    side = next(iter(sides))
    for token in tokens:
        if token in _WAYS:
            return (_WAYS[token], side)
    if any(token in _NUMBER for token in tokens):
        return ("ignore", "")
    if not any(token in _SENDERS | _RECEIVERS | _PEOPLE | _PLACES for token in tokens):
        return None
    places = [token in _PLACES for token in tokens if token in _PLACES | _PEOPLE - {"name", "names"}]
    if places and places[-1] and (all(places) or not re.search(r"[/&]|\band\b|\bor\b", words)):
        return ("recipient_organization" if side == "recipient" else "organization", side)
    return ("recipient" if side == "recipient" else "provider", side)


def _asks_for_a_field(tokens: list[str], sides: set[str]) -> bool:
    """Whether a label asks which specialty somebody is sent to: "Especialidad a la que se remite", "Specialty being
    requested"."""
    asks = "recipient" in sides or any(token in _ASKED_FOR for token in tokens)
    named = any(token in _FIELDS for token in tokens)
    return (
        asks
        and named
        and "referrer" not in sides
        and all(token in _FIELDS | _ASKED_FOR | _BESIDE | {"being", "is"} for token in tokens)
    )
