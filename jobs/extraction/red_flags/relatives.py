"""Whether words of danger are told of a relative ("mother had a stroke") or only by one ("mother found her weak")."""

from __future__ import annotations

import re

_RELATIVE = (
    r"(?:(?:grand|god|step)?-?(?:mother|father|mum|dad|mom|parents?|son|daughter)s?|sisters?|brothers?|"
    r"siblings?|twin|aunts?|aunt(?:ie|y)|uncles?|cousins?|niece|nephew|"
    r"husband|wife|partner|neighbou?r|(?:flat|work|class|team|room|house)[- ]?mate|"
    r"(?<!dear )(?:colleague|friend)|boss|"
    r"(?:brother|sister|mother|father)-in-law|family members?|relatives?|"
    r"nan|gran|granny|grandma|grandad|grandpa|"
    r"half-?(?:brother|sister)|maternal|paternal|first[- ]degree)\b"
)
_NOT_BY = r"(?<!\bfrom )(?<!\bper )(?<!\bby )(?<!\bby his )(?<!\bby her )(?<!\bby the )"
_NOT_YET_THE_PATIENT = r"(?:(?!\b(?:and|when|while) (?:she|he|they|the patient)\b)[^.,;\n])"
_ILL_RELATIVE = re.compile(
    rf"{_NOT_BY}\b{_RELATIVE}(?: and (?:an? |his |her |the )?{_RELATIVE})?(?: each| both)?"
    rf"(?:['\u2019]s)?(?: (?-i:[A-Z][a-z]+)){{0,2}}(?:,| who| also| recently| sadly| both| then| has| have| had|"
    r" \w+ing)?"
    rf"(?: who| also| recently| sadly| just)? ?"
    rf"(?:had|has|have|having|died|(?:was|is|were|been) (?:diagnosed|being treated|told|coughing|"
    rf"bleeding|losing)|diagnosed|"
    rf"suffer\w*|passed (?:away|(?:black |tarry |bloody )?(?:stools?|motions?|blood|clots?))|"
    rf"with|being treated|underwent|lost|killed|took (?:his|her) own|"
    rf"developed|who|[:\u2013(-]|'s|\u2019s|aged? \d|at \d|\d|in (?:his|her) \d)[^.;\n]*$|"
    rf"{_NOT_BY}\b{_RELATIVE}(?: who)? (?:was|is|were|been) (?:admitted|treated|in hospital){_NOT_YET_THE_PATIENT}*$|"
    rf"\b(?:another|the other|both) (?:died|had|has|was diagnosed|were diagnosed|passed)\b[^.;\n]*$|"
    rf"\b(?<!no )(?<!without )(?<!nil )(?:family history|fhx?|fam hx|f/h|runs in (?:the|his|her) family)\b[^.;\n]*$|"
    rf"{_NOT_BY}\b{_RELATIVE} (?:is )?(?:on|takes|taking|uses|using) [^.,;\n]{{0,40}}"
    r"\b(?:since|after) (?:an? |her |his )?$|"
    rf"{_NOT_BY}\b{_RELATIVE}s?\s+(?:[\w?]+\s+){{0,2}}$",
    re.IGNORECASE,
)
_RELATIVE_TELLS = re.compile(
    r"\b(?:notic\w+|report\w*|sa(?:ys?|id)|stat\w+|found|saw|seen|sees|hear(?:s|d|ing)?\b|witness\w*|describ\w+|"
    r"worr\w+|"
    r"concern\w*|brought|call\w*|tells?|told|"
    r"thinks?|thought|feels?|felt|rang|phon\w+|attend\w*|present\b|has (?:been )?(?:notic|found|seen|been|"
    r"told|brought|called|come|rung|asked)\w*|ha[sd] to|have (?:noticed|found|seen|been|brought)|"
    r"had (?:to|noticed|found|seen|called)|confirm\w*|giv\w+|gave|mention\w*|slipp\w*|fell|tripp\w*|"
    r"(?:hits?|beat\w*|punch\w*|kick\w*|strangl\w*|threat\w*|abus\w*|touch\w*|control\w*|chok\w*|throttl\w*|"
    r"shak\w*|restrain\w*|tie[sd]?|steal\w*|tak(?:es|ing)|shout\w*|"
    r"lock\w*|done|did|checked|tried|tested|press\w*|measured|counted|took (?:his|her|the) (?:temp\w*|pulse|sugar)|"
    r"ha[sd] (?:her|his|their|all|taken|control|a fall|a tumble|a funny)\b|"
    r"puts?|putting|hold\w*|held|drag\w*|burn\w*|thr[eo]w\w*|spits?|follow\w*|watch\w*|withh\w*|"
    r"(?:won['\u2019]?t|will not|doesn['\u2019]?t|does not|never|not) (?:let|allow|give|feed)\w*|"
    r"(?:comes|came|gets|got|climb\w*|creeps|crept) in(?:to)? |"
    r"hurt\w*|assault\w*|forc\w*|push\w*|slapp?\w*|rap(?:ed|es)) |"
    r"['\u2019]s (?:words|account|story|video|description|own words|face|mouth|arm|leg|speech|breathing|tummy|"
    r"belly|chest|skin|hip|eyes?|talking|gone|not)\b|"
    r"(?:(?:could|can|did|was) ?not|cannot|(?:could|can|did)n['\u2019]?t|unable to) (?:wake|rouse|get)|"
    r"aware|anxious|upset|show\w*|recall\w*|suspect\w*|asked|asks|wants|requests?|denies|scared|who (?:lives|"
    r"cares)|carer|lives|living|"
    r"woke|video|filmed|timed|translat\w*|interpret\w*|accompan\w*|came|is with|on the phone)",
    re.IGNORECASE,
)
_RELATIVE_AFTER = re.compile(
    rf"\s*(?:\w+ ){{0,3}}?in (?:(?:his|her|their|the|a|my) )?(?:\w+ )?{_RELATIVE}\b|\s*\((?:{_RELATIVE}|"
    rf"fh)\b|[^.;,\n]{{0,20}}\bruns in the family",
    re.IGNORECASE,
)
_TOLD_TO = re.compile(
    r"\b(?:rang|phoned|called|told|informed|contacted|emailed|spoke (?:to|with)|message (?:to|from)) "
    r"(?:the |his |her )?$",
    re.IGNORECASE,
)
"""Before a relative who is told of the patient: "teacher rang mother: boy of seven feverish"."""


_OUTSIDER_IS_TOLD = re.compile(
    r"\b(neighbou?r|mate|colleague|friend|boss)(?:['\u2019]s)? (?:\w+ ){0,3}?"
    r"(?:been|was|being|got) (?:told|seen|found)\b",
    re.IGNORECASE,
)
"""Somebody outside the family is told of an illness of their own."""


_THE_WRITERS_CHILD = re.compile(
    r"\bmy (?:[\w-]+ )?(?:son|daughter|boy|girl|baby|child|toddler)\b(?!['\u2019]s (?:friend|teacher|father|mother))",
    re.IGNORECASE,
)
_THE_WRITERS_PARENT = re.compile(
    r"^\W*(?:my (?:husband|wife|partner|mother|father)|(?:my )?(?:dad|daddy|mum|mom|mam|gran|granny|grandma|"
    r"grandad|grandpa|nan|nana))\b[^.;\n]*$",
    re.IGNORECASE,
)
_TODAY = re.compile(
    r"\b(?:today|tonight|this (?:morning|afternoon|evening)|last night|yesterday|an hour ago|just now|"
    r"all (?:night|day|morning)|"
    r"since (?:breakfast|lunch\w*|tea\w*|this|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|"
    r"last (?:week|month)))\b",
    re.IGNORECASE,
)
"""A family writes of the patient: "my son had a fit", "Dad couldn't find his words this morning"."""


_RELATIVE_SPEAKS = re.compile(
    rf"\b{_RELATIVE}\b[^.\"\u201c\u201d\n]{{0,30}}[\"\u201c](?P<words>[^\"\u201d\n]*)$", re.IGNORECASE
)
"""A relative is quoted, who tells of the patient: 'Mum: "he just went floppy ...'."""


def _is_written_by_the_family(before: str, after: str) -> bool:
    if _THE_WRITERS_CHILD.search(before):
        return True
    return _THE_WRITERS_PARENT.match(before) is not None and _TODAY.search(before + after) is not None


def is_of_another(before: str, words: str, after: str) -> bool:
    """Whether the words are about somebody else, who does not only tell what the patient has."""
    if (speaks := _RELATIVE_SPEAKS.search(before)) is not None:
        before = speaks["words"]
        if _THE_WRITERS_PARENT.match(before):
            return False
    if _is_written_by_the_family(before, after):
        return False
    relative = _ILL_RELATIVE.search(before)
    if relative is not None and _TOLD_TO.search(before[: relative.start()]):
        relative = None
    if relative is not None and _RELATIVE_TELLS.search(_told(relative.group(), words)) is None:
        return True
    return _RELATIVE_AFTER.match(after) is not None


_WRITER_THINKS = re.compile(
    r"\b(?:we|i) (?:think|thought|believe)\b|\b(?:thought|felt|said) to\b", re.IGNORECASE
)
"""What is thought of a relative's illness, by others: "uncle died at 49, we think from a heart attack"."""


def _told(relative: str, words: str) -> str:
    return _WRITER_THINKS.sub("", _OUTSIDER_IS_TOLD.sub(r"\1", f"{relative}{words} "))
