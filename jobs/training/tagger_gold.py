"""From what a document is known to say to the tags of its tokens."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from rapidfuzz import fuzz

from jobs.evaluation.cases import Case
from jobs.evaluation.comparing import same
from jobs.evaluation.folding import fold
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.tagger.tags import (
    OUTSIDE,
    TAG_OF_PATH,
    WHOLE_NAME,
    first_tag,
)
from jobs.extraction.assistant.tagger.tokens import Token
from jobs.extraction.assistant.values.credentials import IS_CREDENTIAL
from jobs.extraction.assistant.values.forms_of_address import is_title_of_address
from jobs.extraction.assistant.values.name_particles import PARTICLES
from jobs.extraction.text import Span
from jobs.training.tagger_values import parts_of, values_of, words_of
from referrals.data.referral import Referral

_DAYS = ("patient.birth_date", "request.date")
_NUMBERS = ("patient.phone", "referrer.phone", "referrer.fax", "referrer.npi")
_PEOPLE = ("referrer.name", "recipient.name")
_NAMES = ("patient.given_name", "patient.family_name")
_IN_PIECES = ("patient.address", "referrer.address", "referrer.organization", "recipient.organization")
_BETWEEN_FIGURES = frozenset("()-.+/\u2013 ")
_MOST_FIGURES = 18
_MOST_FIGURES_BEFORE = 3
_SHORTEST_NUMBER = 6
_ALIKE = 88.0
_SHORTEST_ALIKE = 8
_SHORTEST_PIECE = 5
_TOKENS_BETWEEN_NAMES = 3
_LABEL_BEFORE = 28
_TELLS_OF_A_FAMILY_NAME = ("name", "last", "family", "surname", "nom", "apellido", "cognome")
_TELLS_OF_A_GIVEN_NAME = ("name", "first", "given", "forename", "vorname", "prénom", "nombre")


def tags_of(case: Case, document: Document, tokens: Sequence[Token], referral: Referral) -> list[str]:
    """Return the tag of each token: every place where a value of the gold stands, longer values first."""
    page = _Tagging(document, tokens)
    known = [
        (path, option)
        for path in TAG_OF_PATH
        if path not in (*_NAMES, WHOLE_NAME)
        for options in values_of(case, path, referral)
        for option in options
    ]
    for path, value in sorted(known, key=lambda each: -len(fold(each[1]))):
        page.put_all(path, value)
    page.put_names(
        *(
            [words_of(value) for options in values_of(case, path, referral) for value in options]
            for path in _NAMES
        )
    )
    return page.tags


def places_of_words(folded: Sequence[str], value: str) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of the folded tokens where the letters and figures of a value stand, however they
    are divided into words."""
    wanted = fold(value)
    worded = [place for place, each in enumerate(folded) if each] if wanted else []
    for number, first in enumerate(worded):
        if not wanted.startswith(folded[first]):
            continue
        so_far = ""
        for last in worded[number:]:
            so_far += folded[last]
            if so_far == wanted:
                yield first, last
            if len(so_far) >= len(wanted) or not wanted.startswith(so_far):
                break


class _Tagging:
    """The tags of a document while they are given."""

    def __init__(self, document: Document, tokens: Sequence[Token]) -> None:
        self.tags = [OUTSIDE] * len(tokens)
        self._content = document.text.content
        self._tokens = tokens
        self._folded = [fold(token.words) for token in tokens]
        self._worded = [place for place, folded in enumerate(self._folded) if folded]
        end = tokens[-1].end if tokens else 0
        self._days = list(document.dates_in(Span(0, end)))
        self._starts = [token.start for token in tokens]

    def put_all(self, path: str, value: str) -> None:
        tag = TAG_OF_PATH[path]
        if path in _DAYS:
            spans = self._days_of(value)
        elif path in _NUMBERS:
            spans = self._numbers_of(path, value)
        elif path in _PEOPLE:
            spans = self._people_of(value)
        else:
            spans = list(self._texts_of(value)) or list(self._like(value))
            if not spans and path in _IN_PIECES:
                spans = [span for piece in value.split(",") for span in self._pieces_of(piece)]
        for first, last in spans:
            self._put(first, last, tag)

    def _put(self, first: int, last: int, tag: str) -> None:
        if all(self.tags[place] == OUTSIDE for place in range(first, last + 1)):
            for place in range(first, last + 1):
                self.tags[place] = first_tag(tag) if place == first else tag

    def _texts_of(self, value: str) -> Iterator[tuple[int, int]]:
        """Where a value stands, with the full stop of an initial at its end."""
        for first, last in places_of_words(self._folded, value):
            yield first, self._with_stop(last) if self._folded[last].isalpha() else last

    def _like(self, value: str) -> Iterator[tuple[int, int]]:
        """Where nearly these words stand, as many of them: a reader of pictures misreads some."""
        wanted = fold(value)
        count = len(value.split())
        if len(wanted) < _SHORTEST_ALIKE:
            return
        best, where = _ALIKE, None
        for number, first in enumerate(self._worded):
            for more in (0, 1, 2):
                places = self._worded[number : number + count + more]
                score = fuzz.ratio(
                    "".join(self._folded[place] for place in places), wanted, score_cutoff=best
                )
                if score > best:
                    best, where = score, (first, places[-1])
        if where is not None:
            yield where

    def _pieces_of(self, piece: str) -> Iterator[tuple[int, int]]:
        if len(fold(piece)) >= _SHORTEST_PIECE:
            yield from self._texts_of(piece)

    def _days_of(self, value: str) -> list[tuple[int, int]]:
        return [
            (bisect_left(self._starts, day.start), bisect_left(self._starts, day.end) - 1)
            for day in self._days
            if day.value.isoformat() == value[:10]
        ]

    def _numbers_of(self, path: str, value: str) -> list[tuple[int, int]]:
        """Where a number stands, with the mark of its country and brackets, also when the gold has it without these."""
        spans: list[tuple[int, int]] = []
        place = 0
        while place < len(self._tokens):
            last = self._number_from(path, place, value) if self._tokens[place].words.isdigit() else None
            if last is None:
                place += 1
                continue
            first = place
            while first and self._tokens[first - 1].words in ("(", "+") and self._touches(first - 1):
                first -= 1
            spans.append((first, last))
            place = last + 1
        return spans

    def _number_from(self, path: str, first: int, value: str) -> int | None:
        wanted = "".join(c for c in value if c.isdigit())
        figures, found = "", None
        for place in range(first, len(self._tokens)):
            token = self._tokens[place]
            if token.line != self._tokens[first].line or len(figures) > _MOST_FIGURES:
                break
            if not token.words.isdigit():
                if set(token.words) <= _BETWEEN_FIGURES:
                    continue
                break
            figures += token.words
            if len(figures) >= _SHORTEST_NUMBER and self._is_number(path, value, wanted, figures, first):
                found = place
        return found

    def _is_number(self, path: str, value: str, wanted: str, figures: str, first: int) -> bool:
        if figures == wanted:
            return True
        if path == "referrer.npi" or not same(path, value, figures):
            return False
        before = figures.removesuffix(wanted) if figures.endswith(wanted) else ""
        plus = first > 0 and self._tokens[first - 1].words == "+"
        return len(before) <= (_MOST_FIGURES_BEFORE if plus or before.startswith("00") else 1) and (
            not before or plus or before in "01" or before.startswith("00")
        )

    def _touches(self, place: int) -> bool:
        return self._tokens[place].end == self._tokens[place + 1].start

    def _people_of(self, name: str) -> list[tuple[int, int]]:
        """Where a person is named, in whatever order, with the titles before the name and without what is behind it."""
        words = [fold(word) for word in parts_of(name)]
        titles = {fold(word) for word in parts_of(name) if is_title_of_address(word.lower())}
        letters = {fold(word) for word in parts_of(name)[1:] if IS_CREDENTIAL.fullmatch(word)}
        own = [word for word in words if word not in titles | letters] or words
        spans: list[tuple[int, int]] = []
        number = 0
        while number < len(self._worded):
            run = self._run(number, set(own))
            if run and sorted(own) == sorted(
                self._folded[place] for place in run if self._folded[place] in own
            ):
                spans.append((self._with_titles(run[0]), self._with_stop(run[-1])))
                number += len(run)
            else:
                number += 1
        return spans or list(self._texts_of(name)) or list(self._like(name))

    def _run(self, number: int, own: set[str]) -> list[int]:
        """The places from a word on that hold words of a name, on one line; initials may stand between them."""
        run: list[int] = []
        kept = 0
        for place in self._worded[number : number + len(own) + 3]:
            near = not run or (
                self._tokens[place].line == self._tokens[run[-1]].line
                and place - run[-1] <= _TOKENS_BETWEEN_NAMES
            )
            if not near or (self._folded[place] not in own and not (run and len(self._folded[place]) == 1)):
                break
            run.append(place)
            if self._folded[place] in own:
                kept = len(run)
        return run[:kept]

    def _with_titles(self, first: int) -> int:
        place = first
        while place and self._tokens[place - 1].line == self._tokens[first].line:
            if is_title_of_address(self._tokens[place - 1].words.lower()):
                first = place = place - 1
            elif self._tokens[place - 1].words == "." and place - 1:
                place -= 1
            else:
                break
        return first

    def _with_stop(self, last: int) -> int:
        """With the full stop of an initial at the end."""
        behind = last + 1
        initial = len(self._tokens[last].words) == 1 and self._tokens[last].words.isupper()
        if (
            initial
            and behind < len(self._tokens)
            and self._tokens[behind].words == "."
            and self._touches(last)
        ):
            return behind
        return last

    def put_names(self, given: Sequence[set[str]], family: Sequence[set[str]]) -> None:
        """Tag the patient's names where both stand together, and one alone behind a title or its label. Each may be
        written in several ways."""
        any_given, any_family = set[str]().union(*given), set[str]().union(*family)
        number = 0
        while number < len(self._worded):
            run = self._run_of_names(number, any_given | any_family)
            if not run:
                number += 1
                continue
            number += len(run)
            words = {self._folded[place] for place in run}
            start = self._tokens[run[0]].start
            before = self._content[max(0, start - _LABEL_BEFORE) : start].lower()
            titled = run[0] > 0 and any(
                is_title_of_address(self._tokens[place].words.lower())
                for place in range(max(0, run[0] - 2), run[0])
            )
            whole_family = any(words >= way for way in family)
            if whole_family and words & any_given and len(run) > min(len(way) for way in family):
                self._put(run[0], self._with_stop(run[-1]), TAG_OF_PATH[WHOLE_NAME])
            elif whole_family and (titled or any(word in before for word in _TELLS_OF_A_FAMILY_NAME)):
                self._put(run[0], self._with_stop(run[-1]), TAG_OF_PATH["patient.family_name"])
            elif words & any_given and any(word in before for word in _TELLS_OF_A_GIVEN_NAME):
                self._put(run[0], self._with_stop(run[-1]), TAG_OF_PATH["patient.given_name"])

    def _run_of_names(self, number: int, names: set[str]) -> list[int]:
        run: list[int] = []
        for place in self._worded[number:]:
            near = not run or (
                self._tokens[place].line == self._tokens[run[-1]].line
                and place - run[-1] <= _TOKENS_BETWEEN_NAMES
            )
            large = run or self._tokens[place].words[0].isupper() or self._folded[place] in PARTICLES
            if not near or not large or self._folded[place] not in names or self.tags[place] != OUTSIDE:
                break
            run.append(place)
        return run
