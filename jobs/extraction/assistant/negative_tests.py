"""What a test says that is not there, or has not answered yet: "HIV neg.", "Hepatitis B sAg -ve", "HIV, hepatitis C and
syphilis negative", "HIV, HCV e HBsAg negativi", "HIV test pending".
"""

from __future__ import annotations

import re

from jobs.extraction.text import Span

_TESTED = (
    r"(?:(?:anti-?)?(?:hiv|vih)(?:[ -]?[12](?:/2)?)?|anti-?hcv|hbs-?ag|s[íi]filis|lues|tpha|vdrl|tbc|"
    r"h[ée]patite(?: [abc])?|epatite(?: [abc])?|hep(?:atitis|\.)?(?: ?[abcde])?(?: and [abc])?|h[bc]v|"
    r"syphilis|malaria|tb|"
    r"tuberculosis|covid(?:-?19)?|sars-cov-2|influenza(?: ?[ab])?|flu|rsv|chlamydia|gonorrho?ea|trichomonas|"
    r"h\.? ?pylori|helicobacter|c\.? ?diff(?:icile)?|clostridi\w+(?: difficile)?|strep(?:tococcus)?(?: a)?|mrsa|vzv|"
    r"cmv|ebv|hsv|herpes(?: simplex)?|hpv|htlv|dengue|typhoid|brucell\w+|leptospir\w+|lyme(?: disease)?|toxoplasm\w+|"
    r"rubella|measles|mumps|parvovirus|glandular fever|mononucleosis|co?eliac(?: disease)?|giardia\w*|schistosom\w+|"
    r"cryptosporid\w+|crypto(?:coccus)?|bilharzia|pregnancy|lupus|vasculitis|ana|anca|rf|rheumatoid factor|anti-ccp|"
    r"hla-?b27|brca\d?|dvt|pe)"
)
_IS_TESTED = re.compile(rf"\W*(?:the |a |chronic |acute )?{_TESTED}\W*", re.IGNORECASE)
_OF_TESTS = (
    r"(?:(?:tests?|testing|serology|serolog[íi]as?|serologie|s[ée]rologies?|sierologia|sorologias?|antic[uo]rp[oi]s?|"
    r"antik(?:ö|oe)rper|ak|screening|screen(?:ing|ed)?|swabs?|pcr|antigens?|antibod(?:y|ies)|abs?|ags?|s-?ag|hbs-?ag|"
    r"igg|igm|iga|ttg|titres?|titers?|films?|smears?|cultures?|status|results?|rapid|rdt|naat|virus|surface|core|stool|blood|urine|"
    r"anticoagulant|factor|repeat(?:ed)?|done|last|recent|today|on|in|(?:19|20)\d\d|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)\s*)"
)
_SAID = (
    r"(?:(?:is|was|were|are|è|sono|es|son|est|sont|ist|sind|war|waren|foi|são|risultat[oaie]|resultaron|"
    r"todos|tutti|tous|alle|came back|come back|returned|has been|have been|all|both|tested|now)\s+)*"
)
_NONE = (
    r"(?:negativ(?:[oai]|[oa]s|e[nrs]|t)?|n[ée]gati(?:fs?|ves?)(?! (?:for|of|pressure|predictive|nodes?|margins?|"
    r"symptoms?)\b)|negatief|ujemn[yae]|nicht\snachweisbar|n[ãa]o\sreagentes?|no\sreactiv[oa]s?|non\sreattiv[oi]|"
    r"neg|-ve|non[- ]?reactive|"
    r"not (?:detected|reactive|isolated|found)|seronegative|(?-i:NR))(?![\w-])"
)
_AND = r"(?:,|/|&|\+|\b(?:and|or|e|ed|y|o|et|ou|und|en|och|og)\b|, and)"
_FURTHER = rf"(?:\s*{_AND}\s*{_TESTED}(?:\s+{_OF_TESTS})*)"
_NEGATIVE_BEHIND = re.compile(
    rf"{_FURTHER}{{0,7}}\s*{_OF_TESTS}{{0,4}}[\s:=(\u2013-]*{_SAID}\(?{_NONE}", re.IGNORECASE
)
_SHORTLY_NEGATIVE = re.compile(
    rf"\s*{_OF_TESTS}{{0,4}}[:=(\u2013]?\s*{_SAID}\(?{_NONE}(?=\s*(?:$|[.,;)\n]))", re.IGNORECASE
)
_SPECIMEN = re.compile(r"\b(?:stool|blood|urine|cultures?|films?|smears?|swabs?)\b", re.IGNORECASE)
"""What is looked at because of a complaint: that nothing is found there does not take the complaint away."""
_NAMES_A_NEGATIVE = re.compile(
    rf"{_TESTED}\s*{_OF_TESTS}{{0,4}}[\s:=(\u2013-]*{_SAID}\(?{_NONE}\W*", re.IGNORECASE
)
_NEGATIVE_BEFORE = re.compile(
    r"(?:[.,;:(\n]\s*|\b(?:an?|had|has|have|with|recent|previous|repeat|and|is|was)\s+)"
    r"(?:negative|neg|non-?reactive)[ \t]+$",
    re.IGNORECASE,
)
_NOT_KNOWN = re.compile(
    rf"\s*{_OF_TESTS}{{0,4}}[\s:=(\u2013-]*{_SAID}\(?"
    r"(?:pending|awaited|awaiting|requested|not (?:yet )?(?:done|tested|known|checked|back)|unknown|declined|offered|"
    r"to follow)\b",
    re.IGNORECASE,
)
_REACH, _BEFORE = 120, 25


def is_tested_negative(content: str, span: Span) -> bool:
    """Tell whether a test around the words at a span says that what they name is not there."""
    own = content[span.start : span.end]
    behind = content[span.end : span.end + _REACH]
    tested = _IS_TESTED.fullmatch(own) is not None
    shortly = _SHORTLY_NEGATIVE.match(behind)
    if shortly is not None and (tested or _SPECIMEN.search(shortly.group()) is None):
        return True
    if not tested:
        return False
    before = content[max(0, span.start - _BEFORE) : span.start]
    return _NEGATIVE_BEHIND.match(behind) is not None or _NEGATIVE_BEFORE.search(before) is not None


def is_not_tested_yet(content: str, span: Span) -> bool:
    """Tell whether a test has not answered yet whether what the words at a span name is there."""
    own = content[span.start : span.end]
    behind = content[span.end : span.end + _REACH]
    return _IS_TESTED.fullmatch(own) is not None and _NOT_KNOWN.match(behind) is not None


def names_a_negative(words: str) -> bool:
    """Tell whether words name a test and that it was negative, and no illness: "HIV neg"."""
    return _NAMES_A_NEGATIVE.fullmatch(words.strip()) is not None
