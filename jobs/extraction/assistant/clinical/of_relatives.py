"""Conditions behind a label for a relative: "Soeur: colite ulcéreuse", "Dad - bowel cancer", "MGM (80): stroke"."""

from __future__ import annotations

import re

from jobs.extraction.assistant.clinical.said_before import line_before, sentence_before
from jobs.extraction.assistant.document import Document
from jobs.extraction.text import Span

_KIN = (
    r"(?:(?:step|half|great|grand|maternal|paternal|older|younger|eldest|twin|mat|pat)[- .]*)*"
    r"(?:mothers?|fathers?|mum|mom|mummy|mam|dad|daddy|parents?|brothers?|sisters?|siblings?|sis|bro|aunt(?:ie|y)?s?|"
    r"uncles?|cousins?|nephews?|nieces?|sons?|daughters?|children|twin|gran(?:ny|ddad|dad|dpa|dma|nie)?s?|grandparents?|"
    r"nana?|grampa|[mp]g[mf]|[mp]at(?:ernal)? g[mfp]|fdr|family (?:history|hx)|fh|fhx)|"
    r"(?:(?:groß|gross|ur|schwieger)?(?:mutter|vater|eltern)|bruder|brüder|schwestern?|tanten?|onkel|cousine?|oma|opa|"
    r"sohn|tochter|kinder|"
    r"(?:grand[- ])?(?:m[èe]re|p[èe]re)|(?:demi-)?(?:fr[èe]res?|s(?:\u0153|oe)urs?)|oncles?|fils|filles?|maman|papa|"
    r"(?:bis)?abuel[oa]s?|madre|padre|mam[áa]|pap[áa]|herman[oa]s?|(?!(?-i:TIA))t[ií][oa]s?|prim[oa]s?|hij[oa]s?|"
    r"nonn[oaie]|fratell[oi]|sorell[ae]|zi[oaie]|cugin[oaie]|figli[oae]?|genitori|"
    r"m[ãa]e|pai|irm[ãa]os?|irm[ãa]s?|av[ôó]s?|filh[oa]s?|"
    r"moeder|vader|broers?|zus(?:sen|ter)?|(?:groot)(?:moeder|vader)|ooms?|zoon|dochter|ouders|"
    r"mor(?:mor|far)?|far(?:mor|far)?|bror|broder|syster|søster|"
    r"matka|ojciec|brat|siostra|otec|sestra|babka|dziadek|anya|[äa]iti|is[äa]|veli|sisko|"
    r"karde[şs]|ibu|ayah|kakak)"
)
_OF_WHOM = (
    r"(?:(?:his|her|the|my|their|one|two|1|2|le|la|sa|son|su|il|zijn|haar|ses)\s)?"
    rf"(?:{_KIN})(?:\s?(?:&|/|\+|and|et|und|y|e|en|,)\s?(?:{_KIN}))*"
    r"(?: (?:maternelle?|paternelle?|matern[oa]|patern[oa]|mütterlicherseits|väterlicherseits|side))?"
    r"(?:,? ?\(?(?:aged?|died|d\.|\u2020)?\s?\d{1,3}\s?(?:y(?:rs?|ears?|o)?)?\)?)?"
)
_BEHIND_A_RELATIVE = re.compile(
    rf"(?:^|[;\u2022*(]\s*|\d[.)]\s+|\s{{2,}}|,\s+)\W*{_OF_WHOM}\s*(?::|\s[-\u2013\u2014](?=\s)|[\u2013\u2014]|\t)\s*"
    r"(?P<told>[^:]*)$",
    re.IGNORECASE,
)
_HAD = (
    r"(?:died|dead|deceased|had|has|with|décédée?s?|morte?s?|avait|avec|a eu|fallecid[oa]s?|falleci[óo]|murió|con|"
    r"tenía|decedut[oa]|mort[oa]|aveva|falecid[oa]|com|overleden|met|verstorben|gestorben|mit|hatte)"
)
_BEGINS_SO = re.compile(
    rf"\W*{_OF_WHOM}(?:\s*(?::|\s[-\u2013\u2014](?=\s)|[\u2013\u2014])|\s{_HAD}\b)\s*", re.IGNORECASE
)
_TELLS_OF_THE_PATIENT = re.compile(
    r"\b(?:says?|reports?|stat(?:es|ed)|noti[cs]\w*|worr\w+|concern\w*|thinks?|describ\w+|feels?|tells?|told|saw|seen|"
    r"he|she|they|patient|pt|him|himself|carer|nok|next of kin|phone|tel|berichtet|rapporte|refiere|riferisce|"
    r"vertelt)\b|[\"\u201c]|\d{5}",
    re.IGNORECASE,
)
"""What stands between a relative and a condition where the relative tells of the patient, or is only named."""


def is_of_a_relative(document: Document, place: Span) -> bool:
    """Tell whether a condition stands behind a label for a relative, in the same sentence or line."""
    before = (sentence_before(document, place.start), line_before(document, place.start))
    labelled = (_BEHIND_A_RELATIVE.search(told) for told in before)
    return any(label and not _TELLS_OF_THE_PATIENT.search(label["told"]) for label in labelled)


def begins_with_a_relative(words: str) -> bool:
    """Tell whether an entry begins with a relative, as a label or as the one who had it: "Père: infarctus à 50 ans",
    "Father died of a stroke"."""
    label = _BEGINS_SO.match(words)
    return label is not None and _TELLS_OF_THE_PATIENT.search(words, label.end()) is None
