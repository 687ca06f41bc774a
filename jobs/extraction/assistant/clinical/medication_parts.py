"""Where on a line one medication ends and the next begins."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.combined_tablets import is_the_second
from jobs.extraction.assistant.clinical.doses import DOSE, HOW, TELLS_HOW
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.entry import WRITTEN_WHEN
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.months import STEM
from jobs.extraction.text import Span

NOT_A_DRUG = re.compile(
    r"^(?:emollients?|moisturi[sz]ers?)$|"
    r"^(?:[\w-]+ )?(?:splints?|slings?|(?:plaster )?casts?|back ?slabs?|crutches|braces?|f[ée]rulas?|attelles?|"
    r"schienen?)\b|"
    r"^(?:total |high |raised )?cholesterol\b|^(?:prescriber|pharmacy|physician) (?:response|signature|note)\b|"
    r"^(?:not?|nil|never|denies|currently not|none|and|or|but|the|a|an|he|she|they|his|her|their|this|"
    r"that|it|I|we|please|see|pt|tabs?|caps?|another|approximately|about|taken|given|currently|inj|syp|syr|syrup|susp|oint|"
    r"patient|also|only|other|same|stop|yes|tablets?|capsules?|inhalers?|medic\w+|drugs?|rx|"
    r"directions?|dose|dosage|strength|active|"
    r"frequency|route|name|status|date|page|plan|impression|assessment|advice|pharmacy|current|regular|repeats?|acutes?|"
    r"prescri\w+|issued|(?:last )?(?:(?:re-?)?fill(?:ed|s)?|dispensed)|"
    r"last|how(?: to .{0,20})?|needed|required|necessary|directed|specify|start\w*|max\w*|mgs?|mcgs?|"
    r"micrograms?|grams?|mls?|units?|puffs?|drops?|eats?|drinks?|smokes?|scope|m[lg] of|cc of|"
    r"one|two|three|four|five|six|seven|eight|nine|ten|then(?: by)?|"
    r"neu|nouveau|nuevo|nuovo|novo|nieuw|nytt?|new)\b[\s.:]*$|"
    r"^(?:(?:in(?:to)?|to|on) )?(?:both|left|right|each|either|the|affected) (?:\w+ )?(?:eyes?|ears?|nostrils?|feet|"
    r"foot|"
    r"hands?|legs?|arms?|knees?|side)\b|"
    r"^(?:(?:en|em|in|dans|an|op|nos|los|les|agli) )?(?:ambos|cada|chaque|deux|beiden?|beide|entrambi|dos) \w+$|"
    r"^reacts?\b|^reactions?\b|"
    r"^(?:no|not|nil|never|denies|none|see|please|stop(?:ped)?|avoid|reviewed|he|she|they|I|we|her|his)\b|"
    r"\b(?:fluids|rest|exercise|diet|therapy|counsell?ing|physiotherapy|education|wound care|"
    r"check-?up|treatment [a-z]\b|"
    r"nil|none|no (?:known |regular |current )?(?:medications?|information)|not? (?:on|taking)|denies|unknown|"
    r"see (?:list|attached)|follow-?up|review|\w*allerg\w+|intoleran\w+|monitor\w*|generic substitution|started \d|"
    r"information|reconciliation|"
    r"history|smok\w+|alcohol|tobacco|phone|fax|tel|signed|pharmacy|declined|compliance|dosette|"
    r"blister pack|over the counter|cpap|stockings?)\b",
    re.IGNORECASE,
)
TELLS = re.compile(
    r"\b(?:is|was|are|were|has|have|had|she|he|her|his|they|their|we|our|would|will|should|which|who|"
    r"that|because|but|about|"
    r"est|sont|wurde|ist|fue|wegen|keine?|als|please|thank|could|been|does|did|not|works?|lives?|"
    r"valorar[áa]?|considerar[áa]?|helped?|made|gave|tried|knows?|says?|told)\b",
    re.IGNORECASE,
)
_DIVIDER = re.compile(
    r"\s*[,;:\u2022]\s*(?:and\s+|&\s+)?|\s+(?:and|und|sowie|et|y|e|en|plus|with)\s+|\s+[&+]\s+|"
    r"(?<!\b[Tt]ab)(?<!\b[Cc]ap)(?<!\b[Ii]nj)(?<!\b[Ss]yr)(?<!\b[Oo]int)\.\s+(?=[A-Za-z])|\n|\t|\s+/\s+"
)
_BEGINS_ANEW = re.compile(r"(?<=[\w.)]) (?=[A-Za-z][a-z]{4})")


def sentences_in(document: Document, span: Span) -> Iterator[Span]:
    """Yield the sentences of a span; a stop behind the abbreviation of a form ("tab.") ends none."""
    start = span.start
    for stop in (*_SENTENCE.finditer(document.text.content, span.start, span.end), None):
        end = stop.start() if stop else span.end
        if end > start:
            yield Span(start, end)
        start = stop.end() if stop else end


_SENTENCE = re.compile(
    r"(?<!\b[Tt]ab)(?<!\b[Cc]ap)(?<!\b[Ii]nj)(?<!\b[Ss]yr)(?<!\b[Oo]int)(?<!\b[Ss]usp)\.\s+(?=[A-Z(])"
)


def parts_in(document: Document, span: Span, *, listed: bool) -> Iterator[Span]:
    """Yield the medications of a line, which may list several: "aspirin 75 mg, ramipril 5 mg and metformin"."""
    content = document.text.content
    starts = [span.start]
    ends: list[int] = []
    for divider in _DIVIDER.finditer(content, span.start, span.end):
        if _in_brackets(content, span.start, divider.start()):
            continue
        if divider.group().strip() in "+/&" and _is_combined(content, max(starts), divider):
            continue
        if _begins_a_medication(document, divider.end(), span.end, listed=listed, divider=divider.group()):
            ends.append(divider.start())
            starts.append(divider.end())
    for gap in _BEGINS_ANEW.finditer(content, span.start, span.end):
        inside = max(start for start in starts if start <= gap.start())
        if gap.end() in starts or _in_brackets(content, inside, gap.start()):
            continue
        told = FREQUENCY.search(content, inside, gap.start())
        if told is not None and told.end() >= gap.start() - 1 and _knows(document, gap.end(), span.end):
            ends.append(gap.start())
            starts.append(gap.end())
    for start, end in zip(sorted(starts), [*sorted(ends), span.end], strict=True):
        if (part := document.text.trimmed(start, end)) is not None:
            yield part


def _is_combined(content: str, start: int, divider: re.Match[str]) -> bool:
    """Whether what stands on both sides of a sign is one tablet of two."""
    first = content[start : divider.start()]
    return not any(map(str.isdigit, first)) and is_the_second(content, divider.end())


def _in_brackets(content: str, start: int, end: int) -> bool:
    return content.count("(", start, end) > content.count(")", start, end)


def _knows(document: Document, start: int, end: int) -> bool:
    """Whether a drug that is known by its name or ending begins at `start`."""
    return next(
        (True for m in DRUG.each(document.text.folded, start=start, end=end) if m.start() == start), False
    )


def _begins_a_medication(document: Document, start: int, end: int, *, listed: bool, divider: str) -> bool:
    content = document.text.content
    lead = _GIVEN_UP_LEADS.match(content, start, end) or _TAKEN_LEADS.match(content, start, end)
    if _knows(document, lead.end() if lead else start, end):
        return True
    if divider.startswith(".") and content[start : start + 1].islower():
        return False
    if divider.strip() == "with" or (divider == "\n" and _UNIT_FIRST.match(content, start, end)):
        return False
    if TELLS_HOW.match(content, start, end) or start >= end or not content[start].isalpha():
        return False
    if (when := WRITTEN_WHEN.match(content, start, end)) and not _AMOUNT.match(content, when.start(), end):
        return False
    if form := _FORM_FIRST.match(content, start, end):
        start = form.end()
    piece = re.split(r"[,;\n\t]| and |\. ", content[start:end], maxsplit=1)[0]
    if _NAME_AND_DOSE.match(piece):
        return True
    if not listed or divider.strip() in (":", "/") or TELLS.search(piece) or NOT_A_DRUG.search(piece):
        return False
    words = piece.split()
    return len(words) <= 5 and (piece[0].isupper() or FREQUENCY.search(piece) is not None)


_GIVEN_UP_LEADS = re.compile(
    r"(?:(?:has|have|recently|now|since|but|then) )*(?:stopped|ceased|discontinued|withdrawn|held|declined|refused|"
    r"no longer (?:takes|taking|on)|not taking|weaned off|d/c['\u2019]?d)(?: (?:taking|the|his|her|their))* ",
    re.IGNORECASE,
)
"""Before a medicine of a list that is no part of what is told of the one before it: "; stopped atorvastatin"."""
_TAKEN_LEADS = re.compile(
    r"(?:(?:also|now|s?he|they) )*(?:takes?|taking|uses?|using|is on|on)(?: (?:an?|the|his|her|their|also))* ",
    re.IGNORECASE,
)
"""The same where it is taken: "Systane drops, and takes perindopril 5 mg"."""
_AMOUNT = re.compile(rf"(?!(?i:{STEM})\b)[A-ZÀ-Þ][a-zà-ÿ]{{2,8}} (?i:{DOSE.pattern})")
"""A word that is no month and how much of it: "Primaspan 100 mg" begins as "October 10" does."""
_UNIT_FIRST = re.compile(r"(?:m[cg]?g|micrograms?|grams?|g|ml|units?|iu|%|puffs?|drops?)\b", re.IGNORECASE)
"""What a full line leaves of an amount for the next one: "0.5" and "mg weekly"."""
_FORM_FIRST = re.compile(r"(?:tab|cap|inj|syp|syr|susp)s?\.? (?=[A-Z])", re.IGNORECASE)
_NAME_AND_DOSE = re.compile(
    rf"[A-Za-z][\w'-]+(?: (?!{HOW}\b)[A-Za-z\d][\w/-]*){{0,3}} {DOSE.pattern}", re.IGNORECASE
)
