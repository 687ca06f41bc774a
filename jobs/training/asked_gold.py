"""From what a document is known to ask to the tags of its tokens."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from pathlib import Path

import yaml

from jobs.evaluation.cases import Case
from jobs.evaluation.comparing import options_of, same
from jobs.evaluation.folding import fold
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.assistant.request.specialty.names import ALL_NAMES
from jobs.extraction.assistant.second.believing import places_of
from jobs.extraction.assistant.tagger.asked import REASON, SOON, SPECIALTY, URGENCY
from jobs.extraction.assistant.tagger.tags import OUTSIDE
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.training.tagger_gold import places_of_words
from referrals.data.referral import Field, Referral, walk

Places = tuple[int, int]
"""The first and the last token of a phrase."""
Printed = Mapping[tuple[str, str], str]
"""By document and path, the words on the page that tell the value."""
_LONGEST_PHRASE = 10
_MARKUP = re.compile(r"</?[biu]>|\[[xX]\]")
_IN_TWO_PLACES = 2
_NAMED_WORDS = 8


def printed_in(directory: Path) -> Printed:
    """Read the words that tell urgency, specialty and reason from the heads of documents' sources: "value = words"."""
    printed: dict[tuple[str, str], str] = {}
    for source in sorted(directory.glob("*.txt")):
        head = yaml.safe_load(source.read_text(encoding="utf-8").split("\n---\n", 1)[0])
        for path in (URGENCY, SPECIALTY, REASON):
            value = head["gold"].get("request", {}).get(path.partition(".")[2])
            stated, _, words = str(value).partition(" = ")
            words = words.strip() or stated.split(" || ")[0]
            if value is not None and words not in ("*", "null"):
                printed[(source.stem, path)] = words
    return printed


def asked_tags_of(
    case: Case, document: Document, tokens: Sequence[Token], referral: Referral, printed: Printed
) -> list[str]:
    """Return the tag of each token: what tells the urgency and the specialty, and the reason around them."""
    page = _Page(case, document, tokens, referral, printed)
    tags = [OUTSIDE] * len(tokens)
    for path, places in (
        (URGENCY, page.of_urgency()),
        (SPECIALTY, page.of_specialty()),
        (REASON, page.of_reason()),
    ):
        for first, last in places:
            for place in range(first, last + 1):
                if tags[place] == OUTSIDE:
                    tags[place] = page.tag_of(path)
    return tags


class _Page:
    """One document while its phrases are looked for."""

    def __init__(
        self, case: Case, document: Document, tokens: Sequence[Token], referral: Referral, printed: Printed
    ) -> None:
        self._case, self._document, self._tokens, self._printed = case, document, tokens, printed
        self._starts = [token.start for token in tokens]
        self._folded = [fold(token.words) for token in tokens]
        self._fields: dict[str, Field] = dict(walk(referral))

    def tag_of(self, path: str) -> str:
        if path != URGENCY:
            return path.partition(".")[2]
        level = self._values(path)[0]
        return level if level in ("stat", "routine") else SOON

    def of_urgency(self) -> list[Places]:
        if not self._values(URGENCY):
            return []
        pieces = self._words(URGENCY).split(" + ")
        found = [each for piece in pieces for each in self._chosen(URGENCY, piece)]
        rules = [(first, min(last, first + _LONGEST_PHRASE - 1)) for first, last in self._rules(URGENCY)]
        return found or rules[:1]

    def of_specialty(self) -> list[Places]:
        """The printed words, widened to the name of the specialty that they are part of."""
        values = self._values(SPECIALTY)
        if not values:
            return []
        named = [
            (bisect_left(self._starts, match.start()), bisect_left(self._starts, match.end()) - 1)
            for slug, match in ALL_NAMES.matches(self._document.text.folded)
            if slug in values and match.start() <= self._starts[-1]
        ]
        found = [
            next(((min(one[0], name[0]), max(one[1], name[1])) for name in named if _meet(one, name)), one)
            for one in self._chosen(SPECIALTY, self._words(SPECIALTY))
            if not self._is_unmarked(one)
        ]
        rules = [
            one
            for one in self._rules(SPECIALTY)
            if one[1] - one[0] < _NAMED_WORDS and any(_meet(one, name) for name in named)
        ]
        return found or rules[:1]

    def of_reason(self) -> list[Places]:
        """The printed words, else the shortest right answer that stands on the page, else what rules found right."""
        for words in (self._words(REASON), *sorted(self._values(REASON), key=len)):
            if found := self._chosen(REASON, words):
                return found[:_IN_TWO_PLACES]
        return self._rules(REASON)[:1]

    def _values(self, path: str) -> list[str]:
        """The right answers; the rules' where the gold does not speak of the path."""
        if path in self._case.gold:
            return [str(option) for option in options_of(self._case.gold[path]) if option is not None]
        value = self._fields[path].value
        return [] if value is None else [str(value)]

    def _words(self, path: str) -> str:
        return _MARKUP.sub("", self._printed.get((self._case.id.partition("__")[0], path), ""))

    def _rules(self, path: str) -> list[Places]:
        """Where the rules' value stands, if it is right."""
        field = self._fields[path]
        if field.value is None or not any(same(path, value, field.value) for value in self._values(path)):
            return []
        spans = places_of(self._document.text, field.evidence)
        places = [
            (bisect_left(self._starts, span.start), bisect_left(self._starts, span.end) - 1) for span in spans
        ]
        return [(first, last) for first, last in places if first <= last]

    def _chosen(self, path: str, words: str) -> list[Places]:
        """Where words stand: of several places those that the rules rightly took, else those with no empty box."""
        found = list(places_of_words(self._folded, words))
        rules = self._rules(path)
        taken = [one for one in found if any(_meet(one, other) for other in rules)]
        return taken or [one for one in found if not self._is_unmarked(one)] or found

    def _is_unmarked(self, places: Places) -> bool:
        return unmarked_at(self._document.text, self._tokens[places[0]].start)


def _meet(one: Places, other: Places) -> bool:
    return one[0] <= other[1] and other[0] <= one[1]
