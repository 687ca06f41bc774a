"""XML as it is printed or pasted: the texts of elements and the values of attributes, with their places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from jobs.extraction.assistant.exports.told import Entry
from jobs.extraction.text import Span, Text

_TAG = re.compile(
    r"<(?P<close>/)?(?P<name>[A-Za-z_][\w.:-]{0,60})(?P<rest>(?:\s[^<>]{0,400})?)(?P<empty>/)?>", re.DOTALL
)
_ATTRIBUTE = re.compile(
    r"(?P<name>[\w:.-]+)\s*=\s*[\"\u201c\u201d'](?P<value>[^\"\u201c\u201d']*)[\"\u201c\u201d']"
)
_DECLARED = re.compile(
    r"xmlns|xsi|schema|codeSystem|classCode|moodCode|typeCode|templateId|version|encoding", re.IGNORECASE
)
_OWN = ("value", "extension", "code", "displayName")
"""Attributes that hold what an element says."""
_MARKUP = frozenset(
    "p br b i u em strong span div td tr th table tbody thead hr a ul ol li html body font".split()
)
"""Elements of a page that a browser shows, which nobody prints for their own sake."""
_FEWEST_ELEMENTS = 4
_DEEPEST = 16
"""Elements within elements below which nothing is told apart."""


def xml_in(text: Text) -> Iterator[tuple[Span, list[Entry]]]:
    """Yield the run of XML on the pages, from its first tag to its last, with the texts of its elements."""
    tags = [tag for tag in _TAG.finditer(text.content) if tag["name"].casefold() not in _MARKUP]
    entries = list(_entries(text, tags))
    if len(entries) >= _FEWEST_ELEMENTS:
        yield Span(tags[0].start(), tags[-1].end()), entries


def _entries(text: Text, tags: list[re.Match[str]]) -> Iterator[Entry]:
    open_: list[tuple[str, ...]] = []
    seen: Counter[tuple[str, ...]] = Counter()
    for number, tag in enumerate(tags):
        name = tag["name"].split(":")[-1]
        if tag["close"]:
            place = next((at for at in range(len(open_) - 1, -1, -1) if _name(open_[at]) == name), None)
            if place is not None:
                del open_[place:]
            continue
        path = (*(open_[-1] if open_ else ()), name)
        earlier = seen[path]
        seen[path] += 1
        if earlier:  # the second medication's dose is not the first's
            path = (*path, f"#{earlier}")
        numbered = path if any(part.startswith("#") for part in path) else (*path, "#0")
        for attribute in _ATTRIBUTE.finditer(text.content, tag.start("rest"), tag.end("rest")):
            if attribute["value"].strip() and not _DECLARED.search(attribute["name"]):
                names = numbered if attribute["name"] in _OWN else (*numbered, attribute["name"])
                yield Entry(names, Span(*attribute.span("value")), Span(*tag.span("name")))
        if tag["empty"]:
            continue
        if len(open_) < _DEEPEST:
            open_.append(path)
        following = tags[number + 1].start() if number + 1 < len(tags) else tag.end()
        value = text.trimmed(tag.end(), following, strip=" \t\n")
        if value is not None:
            yield Entry(numbered, value, Span(*tag.span("name")))


def _name(path: tuple[str, ...]) -> str:
    """The name of the element that a path leads to."""
    return next(part for part in reversed(path) if not part.startswith("#"))
