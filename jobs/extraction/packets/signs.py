"""What the pages of a part say of its kind: the weights of signs, and what is heard in all the words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt

from jobs.extraction.packets.heard import kind_model
from jobs.extraction.text import Span

OTHER = "other"
"""The kind of a page that no sign speaks for, and of one whose title says that it is none of the others."""

_SUREST = 0.96
_UNKNOWN = 0.3
_NONE_OF_THEM, _UNSIGNED = 0.6, 0.45
"""How likely a page must be none of the other kinds, or of one of them, to be called so where no sign says it."""


@dataclass(frozen=True)
class Signs:
    """How much speaks for each kind on some pages, where it stands, and the kind that a title in the head names.

    `of_a_stay` is the share of the weight of a discharge summary that only headings of sections have; `asks`: a heading
    announces the reason for a referral; `discharges`: a title says that this is a discharge summary. `words` are how
    much the words of the first page speak for each kind, as `KindModel.words_on` gives them. `settled` is the kind that
    a page says itself to be, whatever else it says.
    """

    weights: dict[str, float] = field(default_factory=dict)
    spans: dict[str, tuple[Span, ...]] = field(default_factory=dict)
    title: str = ""
    of_a_stay: float = 0.0
    asks: bool = False
    discharges: bool = False
    words: npt.NDArray[np.float32] | None = None
    settled: str = ""

    @property
    def kind(self) -> str:
        """The likeliest kind, by signs and words together."""
        return self._heard[0]

    @property
    def sureness(self) -> float:
        """How often the kind is right, 0-1."""
        return min(_SUREST, self._heard[1])

    @property
    def by_signs(self) -> str:
        """The kind that most signs speak for."""
        return max(self.weights, key=lambda kind: self.weights[kind], default=OTHER)

    @property
    def weight(self) -> float:
        return self.weights.get(self.by_signs, 0.0)

    @property
    def lead(self) -> float:
        """How far the first kind is ahead of the second, by signs."""
        ranked = sorted(self.weights.values(), reverse=True)
        return ranked[0] - (ranked[1] if len(ranked) > 1 else 0.0) if ranked else 0.0

    @property
    def places(self) -> tuple[Span, ...]:
        """Where the pages say their kind; nothing where it is unknown."""
        return self.spans.get(self.kind, ()) if self.sureness >= _UNKNOWN else ()

    @property
    def _sure_by_signs(self) -> float:
        if not self.weights:
            return _UNKNOWN
        ahead = 0.3 * min(1.0, self.lead / 6.0) - (0.15 if self.lead < 1.5 else 0.0)
        return 0.5 + 0.06 * min(self.weight, 6.0) + ahead

    @cached_property
    def _heard(self) -> tuple[str, float]:
        if self.settled:
            return self.settled, _SUREST
        if self.words is None:
            return self.by_signs, self._sure_by_signs
        chances = kind_model().chances(self.words, self.weights, self.title)
        kind = max(chances, key=lambda kind: chances[kind])
        least = _UNKNOWN
        if self.weights.get(kind, 0.0) <= 0.0:
            least = _NONE_OF_THEM if kind == OTHER else _UNSIGNED
        if chances[kind] < least:
            return OTHER, min(chances[kind], _UNKNOWN / 2)
        return kind, chances[kind]


def together(pages: Sequence[Signs]) -> Signs:
    """Return the signs of a part: its first page counts whole, those that carry it on by less and less.

    Where a heading on any page announces the reason for a referral and no title names a discharge summary, a hospital
    refers: the headings of its stay's sections speak for the referral that they are sent with.
    """
    weights: dict[str, float] = defaultdict(float)
    spans: dict[str, tuple[Span, ...]] = {}
    for number, signs in enumerate(pages):
        for kind, weight in signs.weights.items():
            weights[kind] += weight / (1 + number) ** 1.5
        for kind, places in signs.spans.items():
            spans[kind] = (*spans.get(kind, ()), *places)
    if any(signs.asks for signs in pages) and not any(signs.discharges for signs in pages):
        of_a_stay = sum(signs.of_a_stay / (1 + number) ** 1.5 for number, signs in enumerate(pages))
        if of_a_stay > 0.0:
            weights["discharge_summary"] -= of_a_stay
            weights["referral"] += of_a_stay
    first = pages[0] if pages else Signs()
    return Signs(dict(weights), spans, first.title, words=first.words, settled=first.settled)
