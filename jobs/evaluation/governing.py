"""Words that make something else of the word they stand at: no asthma, a mini stroke, pulmonary hypertension."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

_CLAUSE = re.compile(
    r"[.,;:()\[\]\n]+(?:\s|$)|\s[-\u2013]\s|[()\[\]]|\b(?:but|with|since|for|after|despite|because|and)\b"
)
_WITHOUT = re.compile(r"\bw/o\b")
_NEGATORS = frozenset(
    "no not nil never without denies deny denied neither nor kein keine keinen keiner nicht ohne nie "
    "pas sans aucun aucune jamais sin ning\u00fan ninguna nunca senza nessun nessuna mai sem nenhum nenhuma geen "
    "niet zonder ingen inget ikke inte utan uten uden bez".split()
)
_DENIED_BEHIND = frozenset("denied absent excluded negative".split())
_ANSWERS_NO = frozenset("no none nil denied n nein non nee nej".split())
_FILLERS = frozenset(
    "of any known history evidence signs sign symptoms symptom the a an further new previous prior current to del de "
    "d la le les des un une any obvious reported documented clear".split()
)
_ANOTHER_MATTER = frozenset("pre pseudo mini ex former risk fear family screening screen exposure".split())
_ANOTHER_MATTER_BEHIND = frozenset(
    "trait carrier vaccine vaccination immunisation immunization prophylaxis phobia".split()
)
_KINDS: Mapping[str, frozenset[str]] = {
    head: frozenset(kinds.split())
    for head, kinds in {
        "hypertension": "pulmonary portal intracranial intraocular ocular gestational coat induced venous",
        "stroke": "heat",
        "diabetes": "gestational",
        "asthma": "cardiac",
        "arthritis": "rheumatoid psoriatic septic reactive gouty",
        "angina": "ludwig ludwigs vincent vincents",
        "depression": "respiratory st marrow",
        "fever": "hay scarlet rheumatic dengue yellow typhoid glandular",
        "cough": "whooping",
        "sclerosis": "multiple lateral tuberous systemic",
    }.items()
}
"""Words that make another illness of the one whose name they stand before, not a kind or a place of it."""
_KINDS_BEHIND: Mapping[str, frozenset[str]] = {"diabetes": frozenset({"insipidus"})}
_REACH = 3
"""How many words behind `no` are denied, unless the clause ends before."""
_LONGEST_QUESTION = 3
"""Words of a line that is answered with a bare `no`."""

Governed = Mapping[str, set[frozenset[str]]]
"""What governs each word of a text, at each place where it stands."""


def governed_differently(expected: str, got: str, *, findings: bool) -> bool:
    """Whether a word that both have is denied, or made something else, everywhere in one of them and nowhere so in the
    other. Of `findings`, a risk, a family's illness and a screening count as something else as well; in sentences a
    denial is only sure of the word right behind it, since the point that ends it is easily lost.
    """
    one, other = _governed(expected, findings=findings), _governed(got, findings=findings)
    return any(not one[word] & other[word] for word in one.keys() & other.keys())


def _governed(text: str, *, findings: bool) -> Governed:
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    for words, denied in _clauses(text):
        for at, word in enumerate(words):
            by = {*_before(words, at, findings=findings), *_behind(words, at, findings=findings)}
            found[word].add(frozenset({*by, "no"} if denied else by))
            if not findings and "no" in by and words[at - 1] not in _NEGATORS:
                found[word].add(frozenset(by - {"no"}))
    return found


def _clauses(text: str) -> Iterator[tuple[list[str], bool]]:
    """Yield the words of each clause, and whether the next one says no to it (`Asthma: no`)."""
    parts = [re.findall(r"[^\W_]+", part) for part in _CLAUSE.split(_WITHOUT.sub("without", text.casefold()))]
    clauses = [words for words in parts if words]
    for words, behind in zip(clauses, [*clauses[1:], []], strict=True):
        is_answer = len(behind) == 1 and behind[0] in _ANSWERS_NO and len(words) <= _LONGEST_QUESTION
        yield words, is_answer


def _before(words: list[str], at: int, *, findings: bool) -> Iterator[str]:
    """What stands before a word and governs it: a denial some words before, what makes something else right before."""
    content = [word for word in words[:at] if word not in _FILLERS][-_REACH:]
    if _NEGATORS & set(content) or content[-1:] == ["non"]:
        yield "no"
    if findings:
        yield from _ANOTHER_MATTER & set(content[-2:])
    yield from _KINDS.get(words[at], frozenset()) & set(content[-2:])


def _behind(words: list[str], at: int, *, findings: bool) -> Iterator[str]:
    behind = words[at + 1 : at + 3]
    if behind and behind[0] in _DENIED_BEHIND:
        yield "no"
    if findings:
        yield from _ANOTHER_MATTER_BEHIND & set(behind)
    yield from _KINDS_BEHIND.get(words[at], frozenset()) & set(behind)
