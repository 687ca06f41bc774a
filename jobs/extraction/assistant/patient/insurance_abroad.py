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
    yield from _insured_by(document)
    yield from _of_mutualities(document)


_INSURED_BY = re.compile(
    r"\b(?:asegurad[oa]|afiliad[oa]|segurad[oa]|assegurad[oa]|assicurat[oa]|assurée?|affiliée?|versichert|"
    r"verzekerd) (?:de (?:la |el )?|del |a (?:la )?|en (?:la )?|con |com |na |no |da |do |presso |à (?:la )?|chez |"
    r"auprès de (?:la )?|bei (?:der )?|bij )(?P<payer>(?-i:[A-ZÀ-Þ])[\w&'\u2019-]+(?: (?:(?:de|del|della|di|da|do|du|y|"
    r"e|et) )?"
    r"(?-i:[A-ZÀ-Þ])[\w&'\u2019-]+){0,4}),? ?\(?(?:con )?(?:tarjeta|p[ó]liza|carné|carteira|cart[ã]o|polizza|tessera|"
    r"carte|contrat|adhérent|vers(?:icherten)?\.?-?(?:nr|nummer)|polis(?:nr|nummer)?|nr|n)\b[ .:nº°o]{0,5}"
    r"(?P<number>[A-Z]{0,3}\d[\d /-]{4,22}\d)(?!\w)",
    re.IGNORECASE,
)
"""A sentence that tells who insures the patient: "asegurado de Mutua del Norte (tarjeta 99-4471-208)"."""


def _insured_by(document: Document) -> Iterator[Cover]:
    for match in document.phrase(_INSURED_BY):
        payer, member = Span(*match.span("payer")), Span(*match.span("number"))
        yield Cover(
            payer=Found(match["payer"], (payer,), _TOLD), member=Found(match["number"], (member,), _TOLD)
        )


_TOLD = 0.8


_OF_A_MUTUALITY = re.compile(
    r"(?:mutual|ziekenfonds|vignette|kleefbriefje|onafhankelijke ziekenfondsen)[^;]{0,120}?"
    r"(?<![\d/])(?P<number>[1-9]\d{2}/\d{7})(?![\d/])",
    re.IGNORECASE,
)
"""The number of a member as the stickers of Belgian mutualities print it, below the name: "319/4471826 110/110"."""


def _of_mutualities(document: Document) -> Iterator[Cover]:
    for match in _OF_A_MUTUALITY.finditer(document.text.content):
        yield Cover(member=Found(match["number"], (Span(*match.span("number")),), _SURENESS))
