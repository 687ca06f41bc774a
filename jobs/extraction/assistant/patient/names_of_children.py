"""The child whom a letter to its parents tells of: "Your daughter Ada, born 3 May 2021" has a given name alone, and the
family's is that of those to whom the letter speaks; and the one whom a letter sends as somebody's: "Mrs Quill's son
Tom" has the family's name of the parent."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.patient.children_sent import children_sent
from jobs.extraction.assistant.patient.names_cut_out import Named, name_in
from jobs.extraction.assistant.values.name_parts import PersonName, parts_of_name
from jobs.extraction.text import Span

_CAP = r"[A-ZÀ-Þ][\w'\u2019-]+"
_FAMILY = rf"(?:(?:[Dd]e|[Dd]el|[Dd]i|[Dd]a|[Vv]an|[Vv]on|[Tt]e|[Ll]a|[Ee]l|[Dd]en|[Dd]er) ){{0,2}}{_CAP}"
_CHILD = re.compile(
    r"\b[Yy]our (?:(?:dear|lovely|little|young|new|eldest|youngest|older|younger|baby|twin) ){0,2}"
    r"(?:daughter|son|child|baby|boy|girl|little (?:one|boy|girl)),? "
    rf"(?P<name>{_CAP}(?: {_FAMILY}){{0,3}})(?![\w'\u2019-])"
)
_TITLED = r"(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof(?:essor)?|Rev)\b\.?"
_PARENTS = re.compile(
    rf"^\W*Dear (?:{_TITLED} ?(?:and|&|/) ?)?{_TITLED} (?:{_CAP} )?(?P<family>{_FAMILY})\W*$", re.MULTILINE
)
_PARENTS_OF = re.compile(
    r"(?i:\b(?:to )?(?:the )?(?:parents?|guardians?|carers?|mother|father|mum|dad)"
    r"(?:(?: ?/ ?| or | and )(?:parents?|guardians?|carers?))?(?:\(s\))? of:?) "
    rf"(?P<name>{_CAP}(?: {_FAMILY}){{1,3}})(?=\s*(?:[,(]|$))",
    re.MULTILINE,
)


def child_of_the_addressees(document: Document) -> tuple[PersonName, Span] | None:
    """Return the name of the child of those whom a letter speaks to, and where it stands; None in other letters."""
    text = document.text
    child = _CHILD.search(text.flowing)
    named = _PARENTS_OF.search(text.content)
    if named is not None and (child is None or _begins_alike(child["name"], named["name"])):
        span = Span(*named.span("name"))
        parts = parts_of_name(text, span)
        return None if parts is None else (parts, span)
    parents = _PARENTS.search(text.content)
    if child is None or parents is None:
        return None
    span, family = Span(*child.span("name")), Span(*parents.span("family"))
    if child["name"].endswith(f" {parents['family']}"):
        return PersonName(
            (Span(span.start, span.end - len(parents["family"]) - 1),), (_end_of(span, family),)
        ), span
    if " " not in child["name"]:
        return PersonName((span,), (family,)), span
    parts = parts_of_name(text, span)
    return None if parts is None else (parts, span)


def _begins_alike(child: str, whole: str) -> bool:
    return child.split()[0] == whole.split()[0]


def _end_of(span: Span, family: Span) -> Span:
    return Span(span.end - (family.end - family.start), span.end)


def names_of_children_sent(document: Document) -> Iterator[Named]:
    """Yield the names of children whom a letter sends by whose they are; one that has only a given name is called by
    the parent's family name, if that is told."""
    for match in children_sent(document.text):
        span = Span(*match.span("name"))
        if " " in match["name"] or "parent" not in match.re.groupindex:
            named = name_in(document, span, _AS_SURE)
            yield from [named] if named is not None else []
            continue
        yield PersonName((span,), _family_of(match)), span, _AS_SURE


def _family_of(child: re.Match[str]) -> tuple[Span, ...]:
    """The last word of the parent's name, where that is told."""
    if not child["parent"]:
        return ()
    family = child["parent"].rpartition(" ")[2]
    return (Span(child.end("parent") - len(family), child.end("parent")),)


_AS_SURE = 0.9
