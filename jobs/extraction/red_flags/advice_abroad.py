"""Advice what to look out for in other languages than English: "bei Luftnot sofort melden", "acudir si sangra"."""

from __future__ import annotations

import re

_SOME = r"\b[^.\n]{0,30}\b"
_MUCH = r"\b[^.\n]{0,110}\b"
_GERMAN = (
    rf"\b(?:bei|falls|wenn|sollten?){_MUCH}(?:sofort|umgehend|unverzüglich|jederzeit|gleich|wieder|rasch){_SOME}"
    r"(?:melden|vorstellen|wiederkommen|rufen|anrufen|notaufnahme aufsuchen|in die notaufnahme)\b|"
    r"\b(?:merkblatt|warnzeichen|alarmsymptome)\b[^.\n]{0,60}\b(?:bei|falls|wenn|über)\b"
)
_FRENCH = (
    r"\b(?:re-?consulter|(?:r['\u2019])?appeler|revenir) "
    r"(?:(?:rapidement|en urgence|immédiatement|aussitôt|(?:le|au) 15|les urgences|tout de suite) )?"
    r"(?:si|s['\u2019]il|en cas|devant)\b|"
    rf"\bsi{_MUCH}(?:re-?consulter|rappeler|appeler le 15|revenir (?:aux urgences|en consultation))\b"
)
_SPANISH = (
    rf"\b(?:acudir|consultar|volver|reconsultar|regresar){_SOME}(?:si|en caso)\b|"
    rf"\bsi{_MUCH}(?:acudir|consultar|volver|reconsultar)\b"
)
_PORTUGUESE = (
    rf"\b(?:recorrer|procurar|voltar|regressar|dirigir-se){_SOME}(?:se|em caso|caso)\b|"
    rf"\b(?:se|caso){_MUCH}(?:recorrer|procurar|voltar|regressar) (?:à|ao|o|a)\b"
)
_ITALIAN = (
    rf"\b(?:tornare|rivolgersi|recarsi|portarl[oa]){_SOME}(?:se|in caso|qualora)\b|"
    rf"\b(?:se|qualora|in caso){_MUCH}(?:tornare|rivolgersi|recarsi) (?:in|al|a|presso)\b"
)
_DUTCH = (
    r"\b(?:contact (?:op ?(?:te )?nemen|opnemen)|bellen|terugkomen) (?:\w+ )?(?:bij|als|indien)\b|"
    rf"\b(?:bij|als|indien|mocht){_MUCH}(?:direct|meteen|eerder|opnieuw|terug){_SOME}"
    r"(?:contact opnemen|bellen|melden)\b"
)
_SCANDINAVIAN = (
    r"\b(?:sök (?:akut\w*|vård)|återkom(?:mer)?|ring (?:112|1177|os|oss|lege|læge|legevakt)|kontakta \w+|"
    r"kontakt (?:lege|læge|os|oss|112|legevakt)|søg læge|oppsøk lege|henvend dig)"
    rf"{_SOME}(?:vid|om|ved|hvis|dersom)\b|"
    rf"\b(?:vid|om|ved|hvis|dersom){_MUCH}"
    r"(?:sök akut\w*|ring 112|kontakte? (?:lege\w*|læge\w*|oss?))\b"
)
_ADVICE = re.compile(
    "|".join((_GERMAN, _FRENCH, _SPANISH, _PORTUGUESE, _ITALIAN, _DUTCH, _SCANDINAVIAN)), re.IGNORECASE
)


def is_advice_abroad(statement: str) -> bool:
    """Tell whether a statement is advice to somebody who is none the worse yet."""
    return _ADVICE.search(statement) is not None
