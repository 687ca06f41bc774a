"""Insurers and numbers of members that notes abroad name in one breath: "verz. Salland (UZOVI 3321) polis 4417",
"O.S.: OSDE 210  N° afil. 61-2345", "Kk. Concordia, Vers.-Nr. 80756"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.insurance_cover import Cover
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_INSURER = (
    r"(?:verz(?:ekeraar|ekering)?\.?|verzekerd(?: bij)?|zorgverz(?:ekeraar|\.)|Kk\.|versichert bei(?: der)?|"
    r"O\. ?S\.|O\. ?Social|[Pp]oj\.|(?:Krankenkasse|Versicherer|[Oo]bra [Ss]ocial|[Pp]repaga|[Cc]onv[êe]nio|"
    r"[Pp]lano(?: de sa[úu]de)?|[Mm]utuelle|caisse(?: maladie)?|cassa malati|[Pp]ojišťovna|ZP)(?=\s?:))"
)
"""Of the longer ones many begin the insurer's own name: "Obra Social Ferroviaria"."""
_NUMBER = (
    r"(?:polis(?:nr|nummer)?|relatienr|lidnr|lidnummer|verzekerdennr|"
    r"Vers(?:icherten)?\.?-?[ -]?[Nn](?:umme)?r|Karten-?[Nn]r|"
    r"Mitgl(?:ieds|\.)-?[Nn]r|[Nn](?:°|º|ro\.?)\.? ?(?:de )?(?:[Aa]fil(?:iad[oa]|\.)?|[Ss]oci[oa]|adh[ée]rent|"
    r"contrat)|[Aa]fil(?:iad[oa]|\.)? ?(?:[Nn][°º]|[Nn]ro\.?)|"
    r"[Cc]arteirinha|[Nn][°º]\.? d[ao] (?:carteira|cart[ãa]o))"
)
_COVER = re.compile(
    rf"(?<![\w.]){_INSURER}\s?:?\s+(?P<payer>[A-ZÀ-Þ][\w&'\u2019.-]*(?: (?!(?:N|Afil|afil|nr|"
    rf"Vers)\b)[A-ZÀ-Þ\d][\w&'\u2019-]*){{0,3}})"
    rf"(?:\s?\((?:UZOVI|Uzovi|IK|"
    rf"plan)[^()\n]{{0,16}}\))?[ ,;\t]*(?:{_NUMBER}\.?\s?:?\s?(?P<number>[A-Z]{{0,3}}[-\d][\d ./-]{{4,24}}\d))?"
)
_SURENESS = 0.89


def covers_abroad(document: Document) -> Iterator[Cover]:
    """Yield what such words tell, where a number or another line tells that it is the patient's cover."""
    for match in _COVER.finditer(document.text.content):
        if document.outline.block_at(match.start()) in ("letterhead", "recipient") and not match["number"]:
            continue
        if "\n" in match.group().strip():
            continue
        payer = Span(*match.span("payer"))
        member = Span(*match.span("number")) if match["number"] else None
        yield Cover(
            payer=Found(
                match["payer"].rstrip("."),
                (Span(payer.start, payer.start + len(match["payer"].rstrip("."))),),
                _SURENESS,
            ),
            member=Found(match["number"].strip(), (member,), _SURENESS) if member else None,
        )
    yield from _of_mutualities(document)


_OF_A_MUTUALITY = re.compile(
    r"(?:mutual|ziekenfonds|vignette|kleefbriefje|onafhankelijke ziekenfondsen)[^;]{0,120}?"
    r"(?<![\d/])(?P<number>[1-9]\d{2}/\d{7})(?![\d/])",
    re.IGNORECASE,
)
"""The number of a member as the stickers of Belgian mutualities print it, below the name: "319/4471826 110/110"."""


def _of_mutualities(document: Document) -> Iterator[Cover]:
    for match in _OF_A_MUTUALITY.finditer(document.text.content):
        yield Cover(member=Found(match["number"], (Span(*match.span("number")),), _SURENESS))
