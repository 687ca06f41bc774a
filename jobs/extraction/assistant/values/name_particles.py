"""The small words within names: "de la Cruz", "bin Osman", and those that say whose child or spouse."""

from __future__ import annotations

import re

PARTICLES = frozenset(
    "af al av ben bin bint binte binti bte da dal dalla das de degli del della den der di do dos du e el ibn la las le "
    "los mac mc nic ní o' ó san st st. 't te ten ter uí ui van van't von y zu".split()
)
"""In lower case, as they stand before a family name."""
PARTICLE = "(?:" + "|".join(re.escape(word) for word in sorted(PARTICLES, key=len, reverse=True)) + ")"
CHILD_OF = r"(?:[SDWHCsdwhc]/[Oo]|[Aa]/[LlPp])\.?"
"""As names of South and South East Asia say it: "Asha d/o Mohan", "Raj a/l Kumar"."""

IS_CHILD_OF = re.compile(CHILD_OF)


def is_particle(word: str) -> bool:
    """Tell whether a word in lower case can begin a family name ("de", "van")."""
    return word.casefold() in PARTICLES or word.startswith(("d'", "d\u2019"))


def ends_in_particle(word: str) -> bool:
    """Tell whether the last part of a word in two is a particle: "Hoekstra-van", before "den Broek"."""
    return "-" in word and word.rpartition("-")[2] in PARTICLES
