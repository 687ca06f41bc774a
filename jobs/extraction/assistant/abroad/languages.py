"""Which languages a text is written in, told by the small words of their sentences."""

from __future__ import annotations

import re
from collections import Counter

from jobs.extraction.text import Text

_SMALL_WORDS = {
    "en": "the of and with for is was are has have had she he his her this that from not to at on by who",
    "de": "und der das ist nicht mit wir ich bei seit eine einen einer einem zur zum auf wegen sehr geehrte hat wurde "
    "von keine kein bitte im dem des sich auch wird nimmt noch er sie es nach vom zu",
    "nl": "het een van met niet voor bij graag zij hij heeft geen sinds uw ook naar wordt wel zijn aan en de op mijn "
    "gebruikt dat deze ze",
    "fr": "le la les des une du est pas avec pour dans depuis elle il vous je et au aux qui chez sous ce cette "
    "par sa mais en de un",
    "es": "el la los las una con por para del que y su desde paciente se le lo en de un al hace pero",
    "it": "il la di che per una del della gli nel dal si non con alla ha lo da un ma al dei delle anche sono",
    "pt": "os uma com por para da em não que de um ao há seu sua dos das desde foi nos pela pelo e",
    "sv": "och att som för inte är har ett av på sedan till hon han den det vid med om en",
    "da": "og at som ikke er har et af på siden til hun han den det ved med om en jeg efter",
    "no": "og at som ikke er har et av på siden til hun han den det ved med om en jeg etter",
    "cs": "je se od pro pri při ve jsem bez dle pacientka pacient prosim prosím dekuji děkuji asi jako podle jsou byla",
    "fi": "ja on ei että sekä kanssa oli ovat myös potilas potilaan mutta hän hänellä joka vuoden pyydän ilman",
    "hu": "és egy hogy volt már még kérem miatt óta nincs betegem ismert csak nélkül reggel jelenleg nem az",
    "ro": "și este din fara fără pentru prin sunt avut rog dupa după pacienta pacientul cu pe dar doamna domnul ani",
    "hr": "je nije su kod zbog vam molim pacijenta pacijentica bolesnik bolesnica nakon što uz radi ili ranije "
    "trenutno nema uzima",
    "tr": "ve bir ile için icin olan olarak hastanın hastanin var yok rica ederim sonra alıyor aliyor bey hanım hanim "
    "halen yıldır yildir",
    "id": "dan yang dengan tidak pasien sejak untuk pada dari telah sudah belum ini mohon atas riwayat keluhan",
    "pl": "jest nie od do się oraz dla przy pacjentka pacjent proszę bez pod ze przez jako był była",
}
_KNOWN_BY = {language: frozenset(words.split()) for language, words in _SMALL_WORDS.items()}
_WORD = re.compile(r"[^\W\d_]+")
_FEWEST, _PART = 3, 0.6
"""How many small words tell a language, and which part of those of the leading language another one must have."""


def small_words(language: str) -> frozenset[str]:
    """Return the small words by which a language is told."""
    return _KNOWN_BY[language]


def languages_of(text: Text) -> tuple[str, ...]:
    """Return the languages other than English that a text is written in; none where English leads."""
    return text.once(_languages_of)


def _languages_of(text: Text) -> tuple[str, ...]:
    words = Counter(_WORD.findall(text.folded))
    counts = {
        language: sum(number for word, number in words.items() if word in known)
        for language, known in _KNOWN_BY.items()
    }
    most = max(counts.values())
    if most < _FEWEST or counts["en"] == most:
        return ()
    return tuple(language for language, count in counts.items() if language != "en" and count >= _PART * most)
