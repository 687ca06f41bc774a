"""Whether words read like English, and what a word is without its accents.

The first reader knows English only: it drops accents with confidence, so that a page in another language has to be
read by the second reader however sure the first one is, and the first one's dictionary proves nothing there.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from referrals.reading.layout import RawWord

ENGLISH = frozenset(
    """
    the and of to with for is was has have had been this that which she he her his you your are not on by from as at
    we be it or please dear any all were will would do no so me an if but our data
    """.split()
)
OTHERS = {
    "German": """und der die das den dem des ist nicht mit von fur auf bei eine einen einer ein sich seit wird wurde
        zur zum nach oder auch ich sie wir wegen sehr geehrte frau herr herrn geboren bitte""",
    "French": """le les une est dans pour que qui avec sur pas par aux du ce cette il elle nous vous je son
        sa ses ne et depuis monsieur madame cher merci etait""",
    "Spanish": """el los las del una con por para que es su se al lo como pero desde hace esta este muy sin
        fecha nacimiento paciente senor senora estimado""",
    "Dutch": """de het een en van zijn niet met voor op dat die er aan ook naar door heeft wordt werd geen
        sinds hij ik wij graag geachte mevrouw heer geboren""",
    "Portuguese": """os um uma da dos em na nos nas que para com por nao se ao sua seu ele ela foi esta
        prezado prezada doente desde senhor senhora nascido""",
    "Italian": """il lo gli della delle del dei di che una per con non si sono nel nella alla dal anche
        gentile egregio paziente signor signora nato nata""",
    "Polish": """nie sie jest za przez oraz ze na pacjent pacjentka prosze pan pani dla lub jako
        przy roku lat urodzony urodzona bez dnia""",
}
"""Small words that carry a language, without accents: the first reader drops those. English ones are left out."""
_small_words = {name: frozenset(words.split()) - ENGLISH for name, words in OTHERS.items()}

LEAST_SMALL_WORDS = 4
LONGER = 4
LEAST_LONGER_WORDS = 15
LEAST_KNOWN = 0.7
"""Letters of a longer word, how many of these a page needs to be judged by, and the least share of them in the first
reader's dictionary: on pages of English, good and bad faxes, 0.94 and more, in other languages 0.48 at most."""
AROUND = ".,;:!?()[]'\"\u2018\u2019\u201c\u201d"
PLAIN = str.maketrans(
    dict(zip("łŁøØđĐı", "lLoOdDi", strict=True)) | {"ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE"}
)


def reads_like_english(words: Iterable[RawWord]) -> bool:
    """Tell English from other languages by the first reader's words, and call what is too little to
    be judged English."""
    bare = [(word, without_accents(word.text.strip(AROUND)).casefold()) for word in words]
    small = [text for _, text in bare]
    english = sum(text in ENGLISH for text in small)
    other = max(sum(text in known for text in small) for known in _small_words.values())
    if other >= LEAST_SMALL_WORDS and other > english:
        return False
    longer = [
        word for word, text in bare if len(text) >= LONGER and _is_running_text(word.text.strip(AROUND))
    ]
    known = sum(word.in_dictionary for word in longer)
    return len(longer) < LEAST_LONGER_WORDS or known >= LEAST_KNOWN * len(longer)


def without_accents(text: str) -> str:
    """Return a text as it is written by who has plain Latin letters only."""
    if text.isascii():
        return text
    parts = unicodedata.normalize("NFD", text.translate(PLAIN))
    return "".join(character for character in parts if not unicodedata.combining(character))


def _is_running_text(text: str) -> bool:
    """Tell a word from an abbreviation, a number and a heading in capitals."""
    return text.isalpha() and text[1:].islower()
