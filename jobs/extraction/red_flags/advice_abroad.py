"""Advice what to look out for in other languages than English: "bei Luftnot sofort melden", "acudir si sangra"."""

from __future__ import annotations

import re

_SOME = r"\b[^.\n]{0,30}\b"
_MUCH = r"\b[^.\n]{0,110}\b"
_GERMAN = (
    rf"\b(?:bei|falls|wenn|sollten?){_MUCH}(?:sofort|umgehend|unverzüglich|jederzeit|gleich|wieder|rasch){_SOME}"
    r"(?:melden|vorstellen|wiederkommen|rufen|anrufen|notaufnahme aufsuchen|in die notaufnahme)\b|"
    rf"\b(?:bei|falls|wenn|sollten?){_MUCH}(?:112|notruf)\b|"
    rf"\baufgeklärt{_SOME}:? ?(?:bei|falls|wenn)\b|"
    r"\b(?:merkblatt|warnzeichen|alarmsymptome)\b[^.\n]{0,60}\b(?:bei|falls|wenn|über)\b"
)
_FRENCH = (
    r"\b(?:re-?consulter|(?:r['\u2019])?appeler|revenir) "
    r"(?:(?:rapidement|en urgence|immédiatement|aussitôt|(?:le|au) 15|les urgences|tout de suite) )?"
    r"(?:si|s['\u2019]il|en cas|devant)\b|"
    rf"\b(?:si|en cas d(?:e|['\u2019])){_MUCH}(?:re-?consulte[rz]?|(?:r['\u2019])?appele[rz]?|revenir|15)\b|"
    r"\bconsignes? de (?:surveillance|sortie|retour)\b"
)
_SPANISH = (
    rf"\b(?:acudir|acuda|consultar|consulte|volver|vuelva|reconsultar|regres[ae]r?|llam[ae]r? al){_SOME}"
    r"(?:si|en caso)\b|"
    rf"\b(?:si|en caso de){_MUCH}(?:acudir|acuda|consultar|consulte|volver|vuelva|reconsultar|"
    r"(?:llame|llamar) al 112)\b"
)
_PORTUGUESE = (
    rf"\b(?:recorrer|procurar|voltar|regressar|dirigir-se){_SOME}(?:se|em caso|caso)\b|"
    rf"\b(?:se|caso){_MUCH}(?:(?:recorrer|procurar|voltar|regressar) (?:à|ao|o|a)|(?:ligue|ligar|chame|chamar) (?:o )?"
    r"(?:112|192))\b"
)
_ITALIAN = (
    rf"\b(?:torn(?:are|i)|rivolger?si|si rivolga|recarsi|si rechi|portarl[oa]){_SOME}(?:se|in caso|qualora)\b|"
    rf"\b(?:se|qualora|in caso){_MUCH}(?:(?:tornare|torni|rivolgersi|recarsi) (?:in|al|a|presso)|"
    r"(?:chiamare|chiami) (?:il )?(?:112|118))\b"
)
_DUTCH = (
    r"\b(?:contact (?:op ?(?:te )?nemen|opnemen)|bellen|terugkomen) (?:\w+ )?(?:bij|als|indien)\b|"
    rf"\b(?:bij|als|indien|mocht){_MUCH}(?:direct|meteen|eerder|opnieuw|terug){_SOME}"
    r"(?:contact opnemen|bellen|melden)\b"
)
_SCANDINAVIAN = (
    r"\b(?:sök (?:akut\w*|vård)|återkom(?:mer)?|ringe? (?:112|113|1177|os|oss|lege|læge|legevakt)|kontakta \w+|"
    r"kontakt (?:lege|læge|vagtlæge\w*|os|oss|112|legevakt\w*)|søg læge|oppsøk lege|henvend dig)"
    rf"{_SOME}(?:vid|om|ved|hvis|dersom)\b|"
    rf"\b(?:vid|om|ved|hvis|dersom){_MUCH}"
    r"(?:sök akut\w*|ringe? 11[23]|kontakte? (?:lege\w*|læge\w*|oss?))\b"
)
_ADVICE = re.compile(
    "|".join((_GERMAN, _FRENCH, _SPANISH, _PORTUGUESE, _ITALIAN, _DUTCH, _SCANDINAVIAN)), re.IGNORECASE
)


def is_advice_abroad(statement: str) -> bool:
    """Tell whether a statement is advice to somebody who is none the worse yet."""
    return _ADVICE.search(statement) is not None
