"""The text of pages that were looked at a moment ago: what sorts a packet, extracts, judges and triages asks for the
same pages one after the other, and none of them has to lay them out anew.

They stay in the memory of the worker that asked, as the words of any page it reads do, until others take their place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate

from jobs.extraction.text import Text
from referrals.data.pages import Page

_MOST_WORDS = 5_000
"""A text of more words is not kept: it would hold memory for long after its job."""
_MOST_IN_ALL = 2 * _MOST_WORDS
"""A packet's pages, all together and each by itself."""

_kept: tuple[Text, ...] = ()


def text_of(pages: Sequence[Page]) -> Text:
    """Return the text of pages, labels above what they name, and the same one for pages that were asked for a moment
    ago. Safe to call from any thread: what two of them do at a time is at worst done twice."""
    global _kept
    wanted = tuple(pages)
    for text in _kept:
        if text.pages == wanted:
            return text
    made = _with_labels_above()(Text(wanted))
    if len(made.words) <= _MOST_WORDS:
        texts = (made, *_kept)
        words = accumulate(len(text.words) for text in texts)
        _kept = tuple(text for text, so_far in zip(texts, words, strict=True) if so_far <= _MOST_IN_ALL)
    return made


@cache
def _with_labels_above() -> Callable[[Text], Text]:
    """What sets labels above what they name. Imported when it is first asked for: the assistant, whose labels these
    are, asks for texts itself, and whoever needs texts must be able to be imported before it."""
    from jobs.extraction.assistant.labels.labels_below import with_labels_above

    return with_labels_above
