"""Words that fill a list and say that there is nothing in it, in the languages that referrals are written in: "keine
bekannt", "sin alergias conocidas", "néant", "patient unsure". They name no medicine and no allergen."""

from __future__ import annotations

import re
from functools import lru_cache

_ALONE = (
    r"n[ée]ant|rien|r\.?a\.?s\.?|nihil|n\.?v\.?t\.?|n\.? ?b\.?|entfällt|verneint|nein|nulla|niente|nada|nic|nej|nei|"
    r"negad[ao]s?|negat[aeio]|neg\.|niega|nega|n\.?r\.?a\.?m\.?c\.?|n\.?a\.?m\.?c\.?|"
    r"desconhece|sans objet|nil|none|unknown|"
    r"(?:(?:pt|patient|family|parents?|mother|mum|s?he|they)(?: is| are)? )?(?:unsure|not sure|unaware)|"
    r"(?:unable to|cannot|can['\u2019]t|does not|doesn['\u2019]t) (?:recall|remember|say|know)"
)
_UNKNOWN = (
    r"unbekannt|onbekend|inconnue?s?|desconocid[ao]s?|desconhecid[ao]s?|sconosciut[aeio]|okän[dt]a?|ukendte?|ukjente?|"
    r"(?:nicht|non|no|não|nao|niet|inte|ikke|not) (?:bekannt|connue?s?|conocid[ao]s?|conhecid[ao]s?|not[aeio]|bekend|"
    r"kända|kendte?|kjente?|known|refier[ae]n?|refere|relata|riferit[aeio]|consta[n]?|presenta)"
)
_NO = (
    r"no|kein\w{0,2}|ohne|aucun\w{0,2}|pas d(?:e|['\u2019])|sans|ning[uú]n[ao]?s?|sin|niega|nessun[ao]?|senza|non|nega|"
    r"nenhum[as]{0,2}|sem|não|nao|geen|zonder|inga?|inget|ingen|ikke|ei|brak|nie|neguje"
)
_OF_WHAT = (
    r"all?erg[\w\u00eb]*|intol[ée]ran\w*|bekannt\w*|bekend\w*|connue?s?|signal\w+|conocid[ao]s?|conhecid[ao]s?|known|"
    r"not[aeio]|riferit\w*|refier[ae]n?|refere|relata\w*|reportad\w+|tiene|tem|tiedossa|znan\w+|känd[at]?|kendt?e?|"
    r"kjente?|m[ée]di[ck]\w+|läkemedel|f[áa]rmac\w*|drogas?|traitements?|tratamientos?|tratamentos?|terapi[ae]s?|"
    r"dauer\w+|dauerhaft\w*|regel\w+|habitu\w+|abitual\w*|chroni\w+|cr[óo]nic\w*|croni\w+|fast[ae]?|toma|usa|usando|"
    r"assume|assunt\w|prend|nimmt|en curso|em uso|in atto|domiciliar\w|actual\w*|aktuell\w*|attual\w*|atual\w*|lek\w*|"
    r"stosuje|podaje|ole|hasta el momento|al momento|a|à|de|d['\u2019]|al|alla|ad|di|aan|mot|gegen|auf|previ[ao]s?"
)
FOR_NONE = (
    rf"(?:{_ALONE}|(?:all?erg\w* )?(?:{_UNKNOWN})|(?:{_NO})(?: ?(?:{_OF_WHAT})(?![^\W\d_])){{0,5}})"
    rf"(?: (?:{_UNKNOWN}))?"
)
"""A pattern: to be matched without regard to capitals, against everything that stands in the list."""
_WHOLE = re.compile(rf"\W*{FOR_NONE}\W*", re.IGNORECASE)


@lru_cache(maxsize=2048)
def is_for_none(words: str) -> bool:
    """Tell whether words are all that fills a list of which nothing is known."""
    return _WHOLE.fullmatch(words) is not None
