"""Which words of an Italian's name are the family's, by the letters of the codice fiscale that stands on the paper."""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.marks_of_letters import without_marks

_TAX_NUMBER = re.compile(
    r"(?<!\w)(?P<family>[A-Z]{3})(?P<given>[A-Z]{3})\d\d[A-EHLMPR-T]\d\d[A-Z]\w{3}[A-Z](?!\w)"
)
_CONSONANTS_THAT_ARE_CHOSEN = 4
"""A given name of as many consonants gives its first, third and fourth."""


def family_words_by_tax_number(content: str, words: list[str]) -> int:
    """Return how many words at the beginning of a name are the family's, if a codice fiscale on the paper was made from
    the name in this order; 0 where none was."""
    for number in _TAX_NUMBER.finditer(content):
        for count in range(1, len(words)):
            family, given = "".join(words[:count]), "".join(words[count:])
            if _letters_of(family) == number["family"] and _letters_of_given(given) == number["given"]:
                return count
    return 0


def _letters_of_given(name: str) -> str:
    consonants = _divided(name)[0]
    if len(consonants) >= _CONSONANTS_THAT_ARE_CHOSEN:
        return consonants[0] + consonants[2:4]
    return _letters_of(name)


def _letters_of(name: str) -> str:
    return ("".join(_divided(name)) + "XXX")[:3]


def _divided(name: str) -> tuple[str, str]:
    """The consonants and the vowels of a name."""
    letters = [letter for letter in without_marks(name).upper() if "A" <= letter <= "Z"]
    return (
        "".join(letter for letter in letters if letter not in "AEIOU"),
        "".join(letter for letter in letters if letter in "AEIOU"),
    )
