"""Whom the plan of a hospital's paper sends a patient on to, as papers of other countries say it: "Se deriva a
Consultas Externas de Neurología", "Adressée en consultation ORL sous 7 jours", "Vorstellung in der Neurologischen
Ambulanz", "si invia a visita ortopedica"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.request.specialty.first_named import first_named, the_one_asked
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_PLAN = re.compile(
    r"(?m:^\W*)(?:plan(?: (?:de (?:actuaci[óo]n|tratamiento)|terap[ée]utico))?|tratamiento(?: y plan)?|recomendaciones|"
    r"destino(?: al alta)?|actitud|conduite [àa] tenir|suites?|consignes?|au total|devenir|procedere|prozedere|"
    r"weiteres "
    r"(?:vorgehen|procedere)|empfehlung(?:en)?|indicazioni|prescrizioni|terapia e indicazioni|consigli|plano|conduta|"
    r"orienta[çc][ãa]o|destino|beleid|vervolg)\b",
    re.IGNORECASE,
)
_SENDS = re.compile(
    r"\b(?:(?:se (?:le |les )?)?(?:derivad[oa]|deriva(?:mos)?|derivo|remite|remitid[oa]|remitimos|remito|env[íi]a|"
    r"cita(?=\s)|"
    r"solicita(?:mos)?|solicito|gestiona|tramita)|interconsulta|pedir cita|consultas? (?:externas? )?(?:de|con)|"
    r"adress[ée]e?s?|orient[ée]e?s?|[àa] revoir|rendez-vous|"
    r"consultation(?! (?:was|with|by|for|to|in|note|report|from|at|and|is)\b)|avis|"
    r"(?:wieder)?vorstellung|anbindung|überweisung|termin|mitbehandlung|"
    r"si invia|si richiede|si consiglia|inviat[oa]|visita|consulenza|"
    r"encaminh\w+|referenciad[oa]|consulta (?:de|externa)|"
    r"verwijzing|verwezen|poli(?:kliniek)?|afspraak)\b(?P<whom>[^.\n;]{2,55})",
    re.IGNORECASE,
)
_ALREADY = re.compile(
    r"\b(?:ya|habitual|conocid[oa]|seguimiento (?:por|en)|en su|d[ée]j[àa]|suivi par|connue?|bekannt|bereits|bei "
    r"bedarf|"
    r"gi[àa]|seguit[oa]|j[áa]|seguid[oa]|si (?:no|persist\w+|empeora)|en caso|al bisogno|se necess[áa]rio|zo nodig|"
    r"am tag|realizad[oa]|faite?|erfolgt\w*|eseguit[oa])\b",
    re.IGNORECASE,
)
"""Of care that goes on or has been, and of what is to be done only if need be."""
_WEIGHT = 0.82


def sent_on_abroad(document: Document) -> Found | None:
    """Return the one specialty that such a plan sends somebody on to; None where it names several or none."""
    plan = _PLAN.search(document.text.content)
    return the_one_asked(_named(document, plan.start())) if plan else None


def _named(document: Document, start: int) -> Iterator[Found]:
    flowing = document.text.flowing
    for sends in _SENDS.finditer(flowing, start):
        sentence = max(flowing.rfind(mark, start, sends.start()) for mark in (". ", "\n")) + 1
        if _ALREADY.search(flowing, max(start, sentence), sends.end()):
            continue
        found = first_named(ALL_NAMES, document, Span(*sends.span("whom")), _WEIGHT)
        if found is not None and found.value not in ("general_practice", "emergency_medicine"):
            yield found
