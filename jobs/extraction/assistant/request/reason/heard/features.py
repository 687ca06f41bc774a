"""What is looked at to tell whether a sentence says why the patient is sent."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from jobs.extraction.assistant.clinical.heard import Heard
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.notes import people_in
from jobs.extraction.assistant.page.sentences import Sentence
from jobs.extraction.assistant.request.specialty.heard.places import places_in
from jobs.extraction.assistant.request.words_of_notes import stems_of, words_of
from jobs.extraction.wordings.words_of_asking import ASKING

_MOST_COUNTED = 3
_LENGTHS = (3, 6, 12, 24)
_FIRST_WORDS = 3


def features_of(document: Document, sentences: Sequence[Sentence]) -> list[list[str]]:
    """Return the features of each sentence: its words, what is heard in it, where it stands."""
    heard, people = Heard.of(document), document.once(people_in)
    found: list[list[str]] = []
    complained = False
    for place, sentence in enumerate(sentences):
        words = list(words_of(sentence.words))
        kinds = Counter(mention.kind for mention in heard.mentions if mention.span.meets(sentence.span))
        mine = [f"w={word}" for word in dict.fromkeys([*words, *stems_of(words)])]
        mine += [f"{n}={word}" for n, word in enumerate(words[:_FIRST_WORDS])]
        mine += [f"last={word}" for word in words[-1:]]
        mine += [f"b={a}_{b}" for a, b in pairwise(words)]
        mine += [f"h={kind}{min(count, _MOST_COUNTED)}" for kind, count in kinds.items()]
        mine += [f"h={kind}" for kind in kinds]
        mine.append(f"long={sum(len(words) > length for length in _LENGTHS)}")
        mine.append(f"place={min(place, 5)}")
        mine.append(f"left={min(len(sentences) - 1 - place, 4)}")
        mine.append(f"of={min(len(sentences), 10)}")
        if place == 0 or sentence.paragraph != sentences[place - 1].paragraph:
            mine.append("paragraph")
        if sentence.words.rstrip().endswith("?"):
            mine.append("question")
        if sentence.words.rstrip().endswith(":") or re.match(r"[A-Z][\w ]{1,20}:", sentence.words):
            mine.append("label")
        if not sentence.words.rstrip().endswith((".", "?", "!")):
            mine.append("unended")
        if ASKING.search(sentence.words):
            mine.append("asks")
        if people.meet(sentence.span):
            mine.append("people")
        if any(True for _ in places_in(sentence.words, sentence.words.casefold())):
            mine.append("names")
        section = document.outline.section_at(sentence.span.start)
        mine.append(f"in={section.key if section else ''}")
        if "sx" in kinds and not complained:
            mine.append("first complaint")
            complained = True
        found.append(mine)
    return found
