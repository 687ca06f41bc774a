"""Titles of papers, which are not the names of places of work."""

from __future__ import annotations

import re

_ENDS_A_TITLE = re.compile(
    r"\b(?:notes?|letters?|forms?|reports?|summary|records?|requests?|requisitions?|referrals?|slip|list|memos?|"
    r"(?:ehr|emr|chart|record) print(?:-?out)?|(?:transitions?|transfer|handover|continuity) of care|"
    r"timings?|hours|times|transfer|reference|visits?|use(?: only)?)\W*$",
    re.IGNORECASE,
)
_SAYS_WHAT_IS_SENT = re.compile(
    r"\b(?:referrals?|notifications?|prescriptions?) (?:to|for|from|order|pathway)\b", re.IGNORECASE
)
_BEGINS_A_TITLE = re.compile(
    r"\W*(?:(?:hoja|boleta|nota|orden|formato|formulario|guia|ficha|folha|carta|modulo|fiche|lettre|bon|demande) "
    r"(?:de |d['\u2019]|di |of )?)?(?:courriers? m[ée]dica(?:l|ux)|arztbrief|doktersbrief|informe (?:m[ée]dico|"
    r"cl[íi]nico)|"
    r"relazione (?:medica|clinica)|relat[óo]rio (?:m[ée]dico|cl[íi]nico)|spoed(?:verwijzing|verwijsbrief)|"
    r"remisi[oó]n|derivaci[oó]n|interconsulta|encaminhamento|referenciaç[ãa]o|"
    r"impegnativa|überweisung|zuweisung|einweisung|verwijzing|verwijsbrief|adressage|contrarreferencia|"
    r"remiss|henvisning|lähete|skierowanie|žádanka|odporúčanie|beutaló|bilet de trimitere|uputnica|napotnica|"
    r"verordnung(?= z)|rezept|fiche de r[ée]f[ée]rence|guia de refer[êe]ncia|solicitud|(?:hasta )?sevk formu|"
    r"giấy (?:chuyển|giới thiệu)|surat (?:rujukan|pengantar)|fomu ya rufaa|saatekiri)\b",
    re.IGNORECASE,
)
"""How papers are called that send somebody on, where the kind stands first: "Remisión a consulta externa"."""


_REMARK = re.compile(r"(?<=[a-zA-Z]) ?\([^()]*\)\s*$")


def begins_a_title(words: str) -> bool:
    """Tell whether words begin as the title of a paper that sends somebody on ("SKIEROWANIE DO PORADNI")."""
    return _BEGINS_A_TITLE.match(words) is not None


def is_title(words: str) -> bool:
    """Tell whether words are the title of a paper ("Outpatient referral form") rather than the name of a place.

    Words that end in a kind of paper always are; with such a word elsewhere they are unless they name a clinic, a
    hospital or the like. A remark in brackets behind them says nothing of that ("Cardiology referral form (Heart
    Clinic)").
    """
    words = _REMARK.sub("", words)
    if _ENDS_A_TITLE.search(words) or _SAYS_WHAT_IS_SENT.search(words) or _BEGINS_A_TITLE.match(words):
        return True
    return re.search(
        r"\b(?:e?-?referral|letter|form|report|summary|request|fax|cover|confidential|"
        r"transmission|note|consultation|annex|page|certificate|record|order|submission|export|requested|referred|"
        r"notification|"
        r"evaluation|category|printed|generated|"
        r"rx|slip|status)\b",
        words,
        re.IGNORECASE,
    ) is not None and not re.search(
        r"\b(?:clinic|hospital|practice|surgery|cent(?:re|er)|laborator(?:y|ies))\b", words, re.IGNORECASE
    )
