"""Instructions to a machine that are no sentences: a piece of the answer that is wanted of it, the marks between which
a document is shown to it, and words whose letters stand apart so that no search for words finds them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from jobs.extraction.text import Span, Text

_Q = r"[\"'\u2018-\u201f\u00ab\u00bb]"
_SECTION = "patient|referrer|recipient|request|clinical|insurance|document"
_LEAF = (
    "given_name|family_name|birth_date|age|sex|phone|email|address|identifiers|name|npi|organization|fax|date|specialty|"
    "service|reason|urgency|diagnoses|symptoms|history|medications|allergies|observations|payer|member_id|group|kind"
)
_FORGED = re.compile(
    rf"{_Q}quote{_Q}\s{{0,3}}:"
    rf"|{_Q}?\b(?:{_SECTION}){_Q}?\s{{0,3}}:\s{{0,3}}\{{\s{{0,3}}{_Q}?(?:{_LEAF}){_Q}?\s{{0,3}}:\s{{0,3}}(?:\{{|null|\[)"
    rf"|{_Q}?\b(?:urgency|disposition|verdict){_Q}?\s{{0,3}}:\s{{0,3}}(?:\{{|{_Q}(?:stat|asap|accept|reject|redirect|"
    rf"supported){_Q})"
    rf"|{_Q}said{_Q}\s{{0,3}}:\s{{0,3}}{_Q}"
    r"|</?document(?:\s[\da-f]{6,64})?\s{0,3}/?>"
    r"|\bthe form as JSON\b",
    re.IGNORECASE,
)
"""Keys and values of the answer that a model is asked for, and the words and marks around a document in its prompt.
Exports of other programs have keys of their own, a resource's "priority" among them."""
_APART = re.compile(
    r"(?<![^\W\d_])[^\W\d_](?:[ \t.\u00b7_*|\u2022-]{1,3}(?<![^\W\d_])[^\W\d_](?![^\W\d_])){3,}(?![^\W\d_])"
)
"""Single letters, at least four in a row: "u r g e n c y", "s.t.a.t"."""
_RUN_TOGETHER = re.compile(
    r"(?:ignore|disregard|forget|override)(?:all|any|the|these|those|your|every|previous|prior|above|earlier)\w*"
    r"(?:instruction|prompt|rule)|(?:set|mark|reply|respond|answer|output|return|report)\w{0,12}"
    r"(?:urgency|priority)\w{0,12}(?:stat|asap|urgent)|systemprompt|languagemodel",
    re.IGNORECASE,
)


def forged_answers(joined: str) -> Iterator[Span]:
    """Yield where a text without line breaks holds a piece of an answer, or a mark of ours."""
    for match in _FORGED.finditer(joined):
        yield Span(match.start(), match.end())


def instructions_spaced_out(text: Text, speaks: Callable[[str], bool]) -> Iterator[Span]:
    """Yield the lines whose letters stand apart and, put together again, speak to a machine. A heading in spaced
    letters says what headings say.
    """
    for apart in _APART.finditer(text.content):
        line = text.line_at(apart.start())
        together = _APART.sub(lambda match: re.sub(r"[\W_]", "", match[0]), line.text)
        if speaks(together) or _RUN_TOGETHER.search(re.sub(r"[\W_]", "", together)):
            yield Span(line.start, line.end)
