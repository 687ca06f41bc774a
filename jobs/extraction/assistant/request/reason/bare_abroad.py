"""A reason in French, Spanish or German without the words of asking that stand around what it is: "voir cette patiente
pour des vertiges" is "des vertiges"."""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_LEAD = re.compile(
    r"(?:(?:re)?voir|recevoir|convoquer|examiner|accueillir|prendre en charge)\b[^,;.:]{0,60}?\b"
    r"(?:pour|en raison d[e'\u2019]|à cause d[e'\u2019]) ?(?!avis\b)|"
    r"(?:(?:re)?voir |recevoir )?(?:en consultation )?(?:M\.|Mr|Mme|Mlle|Madame|Monsieur|"
    r"cette (?:jeune )?(?:patiente|dame|enfant)|"
    r"ce (?:patient|monsieur)|cet (?:homme|enfant))(?=[\s,])[^;:]{0,80}?,? qui "
    r"(?:présente|a présenté|se plaint d[e'\u2019]|souffre d[e'\u2019]) ?"
    r"(?:depuis (?:[^\s,]+ ){1,4}?(?=(?:une?|des|du|d[e'\u2019]) ?))?|"
    r"consulta de [A-ZÀ-Þ]\w+(?: [A-ZÀ-Þ]\w+)? para [oa] (?:utente|doente|paciente)[^,;.:]{0,40}? por |"
    r"(?:una )?(?:visita|valutazione|consulenza)(?: [\w-]+)? per (?:il|la|lo) (?:[Ss]ig|pazient|mi[oa]\b|"
    r"nostr)[^;:]{0,80}?, per |"
    r"presentar (?=\w)|"
    r"(?:valoración (?:por|para) )?si (?:procede|precisa|corresponde) (?:de |la )?(?=\w)|"
    r"parte (?:de|del servicio de|de la unidad de) [A-ZÁÉÍÓÚ]\w+(?: [A-ZÁÉÍÓÚ]\w+)? por ",
)
"""What leads to the matter."""
_PRESENTED = re.compile(r"\b(?:stellen?|vorstellen)\b[^.;:!?\n]*$", re.IGNORECASE)
_VERB_LEFT = re.compile(r" vor$")
"""The end of "stellen ... vor", which no matter ends with."""
_LETTERS = re.compile(r"[^\W\d_]{4,}")


def bare_of_asking_abroad(document: Document, found: Found) -> Found:
    """Return the reason without what leads to it and without the second half of the verb that asks."""
    if len(found.spans) > 1:
        return found
    content, span = document.text.flowing, found.spans[0]
    lead = _LEAD.match(content, span.start, span.end)
    start = lead.end() if lead else span.start
    left = _VERB_LEFT.search(content, start, span.end)
    before = content[max(0, span.start - 120) : span.start]
    end = left.start() if left and _PRESENTED.search(before) else span.end
    bare = Span(start, end)
    if bare == span or not _LETTERS.search(content, bare.start, bare.end):
        return found
    return replace(found, value=document.text[bare], spans=(bare,))
