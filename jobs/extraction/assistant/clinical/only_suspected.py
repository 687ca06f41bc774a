"""Conditions that are only suspected, by what the label, the heading or the item that they stand in says of them:
"Suspected diagnosis: SCC", "Differential: migraine vs TIA", "V.a. Morbus Crohn", "gout (query)".

A provisional, working or clinical diagnosis is what somebody has until more is known.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.said_before import (
    heading_over,
    item_before,
    line_before,
    sentence_before,
)
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_DOUBT = (
    r"(?:suspect(?:ed)?|suspicions?(?: of)?|possible|probable|presumed|presumptive|likely|quer(?:y|ied)|tentative|"
    r"\?+|differential|ddx?|d/dx?|rule[- ]?outs?|r/o|to (?:be )?(?:exclude|rule)d?(?: out)?)"
)
_WHAT = (
    r"(?:diagnos[ei]s|dx|conditions?|diseases?|cancers?|malignanc(?:y|ies)|tumou?rs?|infections?|causes?|"
    r"a?etiolog(?:y|ies)|problems?|syndromes?|patholog(?:y|ies)|impressions?|types?|sites?)"
)
_ABROAD = (
    r"(?:verdachtsdiagnosen?|differentialdiagnosen?|differenzialdiagnosen?|verdacht(?: auf)?|v\. ?d\.|"
    r"hypoth[èe]ses?(?: diagnostiques?)?|suspicions?(?: cliniques?| diagnostiques?)?|diagnostics? "
    r"(?:différentiels?|suspectée?s?|probables?|possibles?)|"
    r"sospecha(?: cl[íi]nica| diagn[óo]stica)?|diagn[óo]sticos? (?:diferencial(?:es)?|presuntivos?|probables?|"
    r"de sospecha)|impresi[óo]n de sospecha|"
    r"sospett[oi](?: clinic[oi]| diagnostic[oi])?|ipotesi(?: diagnostic(?:a|he))?|quesito diagnostico di esclusione|"
    r"suspeita(?: cl[íi]nica| diagn[óo]stica)?|hip[óo]teses?(?: diagn[óo]sticas?)?|"
    r"differentiaal ?diagnoses?|verdenking|waarschijnlijkheidsdiagnose)"
)
_LABEL = (
    rf"(?:{_DOUBT}(?: (?:\w+ ){{0,2}}{_WHAT})?|(?:[\w/-]+ ){{0,2}}{_WHAT} (?:is )?\(?(?:suspected|queried|to exclude|"
    rf"\?)\)?|(?:query|queries|suspect(?:ed|s|ing)?)|{_ABROAD})"
)
_BEHIND_A_LABEL = re.compile(
    rf"(?:^|[;,\t]\s*|\s{{2,}})\W*{_LABEL}\s*\??\s*(?:[:=\u2013\u2014]|\s-(?=\s)|\t)[^:]*$", re.IGNORECASE
)
_IN_A_LIST_OF_WHAT_IT_MAY_BE = re.compile(
    r"\b(?:differentials?(?: diagnos[ei]s)?|ddx?)(?: list)?(?: (?:would|could|still|also|here|now))*"
    r" (?:includ(?:es?|ing)|is|are|remains?|of|between|lies)\b[^:]*$",
    re.IGNORECASE,
)
_HEADING = re.compile(
    rf"\W*{_LABEL}(?:(?:,| and| or|/|&)+ ?(?:{_LABEL}|(?:differential|ddx?|suspicion)\w*))?\W*", re.IGNORECASE
)
_SURE_AS_WELL = re.compile(
    r"\b(?:diagnos[ei]s?n?|confirmed|definite|dx)\s*(?:/|\bor\b|\n)?\s*$", re.IGNORECASE
)
"""What the words of a form before a label of doubt ask for as well: "Diagnose / Verdachtsdiagnose"."""
_BEHIND = re.compile(
    r"\s?\(?\?|\s*[(\[,\u2013\u2014-]\s*(?:suspected|query|queried|presumed|possible|probable|likely|unconfirmed|"
    r"not (?:yet )?(?:confirmed|proven)|to be (?:confirmed|excluded|ruled out)|tbc|(?:being |under )?investigat\w+|"
    r"verdacht|fraglich|suspecté?e?s?|probable|sospecha|da confermare|in accertamento)\??\s*(?=[)\],;.\n]|$)|"
    r"[,;]? (?:vs\.?|versus)(?=\s)",
    re.IGNORECASE,
)
_DOUBTED_ALREADY = re.compile(
    r"(?:ausschluss(?: eine[rs])?|(?-i:DD|D\.D\.)|v\. ?a\.|verdacht auf|susp\.|suspicion d(?:e |['\u2019])|sospecha de|"
    r"sospett[oa] (?:di )?|query|exclude|r/o|rule out|\?) ?:?\s*",
    re.IGNORECASE,
)
"""How a name begins that holds a word of doubt."""
_A_DOUBTED_ITEM = re.compile(
    r"(?:^|[\s(:])(?:\?|(?:query|suspected|possible|probable|presumed|likely|r/o|rule out|exclude|"
    r"v\. ?a\.|verdacht auf|ausschluss|(?-i:DD|D\.D\.)|suspicion d(?:e|['\u2019])|suspectée?|"
    r"sospecha de|posible|sospett[oa](?: di)?|possibile|suspeita de|poss[íi]vel|provável|verdenking(?: op)?|"
    r"verdacht op|mogelijke?|misstanke om|mistanke om|podejrzenie|susp\.)(?=\W))\W*(?:[\w-]+ ){0,2}$",
    re.IGNORECASE,
)


def is_only_suspected(document: Document, place: Span) -> bool:
    """Tell whether the words around the name of a condition say that it only may be there."""
    flowing = document.text.flowing
    if _BEHIND.match(flowing, place.end):
        return True
    before = sentence_before(document, place.start)
    for told in (before, line_before(document, place.start)):
        label = _BEHIND_A_LABEL.search(told)
        if label is not None and not _asks_for_both(flowing, place.start - len(told) + label.start()):
            return True
    if _IN_A_LIST_OF_WHAT_IT_MAY_BE.search(before) or _is_headed_so(document, place):
        return True
    return _A_DOUBTED_ITEM.search(item_before(document, place.start)) is not None


def doubt_within(words: str) -> int:
    """Return how many characters of words a word of doubt takes up at their beginning: "DD Reizdarm"."""
    doubt = _DOUBTED_ALREADY.match(words)
    return doubt.end() if doubt is not None and doubt.end() < len(words) else 0


def _asks_for_both(flowing: str, label: int) -> bool:
    return _SURE_AS_WELL.search(flowing[max(0, label - 40) : label]) is not None


def _is_headed_so(document: Document, place: Span) -> bool:
    """Whether the section that a condition stands in is headed as what is suspected."""
    heading = heading_over(document, place.start)
    if heading is None or _HEADING.fullmatch(document.text.content[heading.start : heading.end]) is None:
        return False
    return not _asks_for_both(document.text.flowing, heading.start)
