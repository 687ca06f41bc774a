"""What records tell of an operation that was done: its steps, and the lines around them that say what was given,
counted, sent off and closed.

None of it is asked for now, and none of its words is a danger, a party or an insurer: the wound that was "covered
with" a dressing, the "clear yellow urine" in the bag, the unit that the patient was "transferred to". The diagnoses
before and after it, what it was done for and the history stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from jobs.extraction.text import Span, Text
from jobs.extraction.texts_at_hand import text_of
from referrals.data.pages import Page

_STEP = re.compile(
    r"\b(?:"
    r"prepped|(?:and|were|was|sterilely) draped|in (?:the|a) (?:\w+ ){0,2}(?:supine|prone|lithotomy|decubitus|"
    r"beach[- ]chair)"
    r"(?: \w+)? position|placed (?:\w+ ){0,3}(?:supine|prone)|"
    r"(?:taken|brought|wheeled|transported|transferred|moved|returned) (?:back )?(?:in)?to (?:the |our )?(?:\w+ ){0,2}"
    r"(?:operating (?:room|theatre|suite|table)|operative (?:suite|room)|(?:endoscopy|procedure|surgical|cath\w*) "
    r"(?:suite|room|lab\w*)|theatre|recovery|pacu|post-?\s?an\w*sthesia)|"
    r"informed consent (?:was|had been|being)|after (?:\w+ ){0,3}informed consent|"
    r"(?:skin |elliptical |curvilinear |transverse |midline |longitudinal |stab |\w+ )?incisions? (?:was|were) "
    r"(?:then )?(?:made|carried|closed|extended|deepened|infiltrated|irrigated|marked|created)|"
    r"(?:blunt|sharp)(?:ly)?(?: and (?:blunt|sharp))?(?:ly)? dissect\w+|dissect\w+ (?:was|were|bluntly|sharply)|"
    r"electrocaut\w+|bovie|trocars?|veress|hasson|pneumoperitoneum|insufflat\w+|metzenbaum|allis|babcock|"
    r"(?:vicryl|monocryl|prolene|ethibond|nylon|chromic|catgut|silk|pds) (?:sutures?|stitch\w*|in)|"
    r"(?:\d-0|#\d) (?:vicryl|monocryl|prolene|ethibond|nylon|chromic|silk|pds)|steri-?strips?|"
    r"(?:was|were) (?:then |also |subsequently |carefully |again |now |next )*(?:intubated|extubated|cannulated|"
    r"ligated|"
    r"cauteri[sz]ed|"
    r"incised|excised|resected|transected|sutured|reapproximated|approximated|anastomosed|irrigated|retracted|clamped|"
    r"grasped|"
    r"reamed|trialed|cemented|evacuated|suctioned|aspirated|mobili[sz]ed|undermined|ana?esthetized|exsanguinated|"
    r"deflated|inflated|"
    r"tented|morcellated|phacoemulsified|hydrodissected)|"
    r"(?:introduced|inserted|advanced|passed) (?:\w+ ){0,4}(?:under direct|without difficulty|over the (?:wire|"
    r"guidewire)|"
    r"through the (?:scope|port|trocar))|(?:scope|endoscope|colonoscope|cystoscope|bronchoscope|laparoscope|"
    r"resectoscope|catheter) "
    r"was (?:then )?(?:\w+ )?(?:introduced|inserted|advanced|passed|withdrawn|removed|placed)|"
    r"h(?:a)?emostasis was|tolerated (?:the )?(?:procedure|operation|surgery|this)|"
    r"(?:sponge|needle|instrument|lap)s?(?:,| and|/)[\w ,/]{0,40}counts?|counts? (?:was|were) correct|"
    r"(?:general|spinal|local|regional|epidural|endotracheal|lma|mac|monitored)(?:,? (?:and )?(?:endotracheal|"
    r"laryngeal mask|care|"
    r"topical|iv|sedation))* ana?esth\w+ (?:was|were|being|having)|under (?:adequate |satisfactory |general |local |"
    r"spinal )+"
    r"(?:endotracheal )?ana?esth\w+|induction of|adequate (?:general )?ana?esthe\w+|"
    r"(?:usual|standard|normal) sterile (?:fashion|manner)|sterile (?:dressings?|drapes?)|tourniquet (?:was|time)|"
    r"(?:wound|skin|fascia|subcutaneous \w+|peritoneum) (?:was|were) (?:then )?(?:closed|reapproximated|approximated|"
    r"entered|opened|irrigated)|closed (?:with|using|in layers)|estimated blood loss|blood loss (?:was )?(?:minimal|"
    r"estimated)|"
    r"lidocaine (?:with|was)|marcaine|(?:foley|urinary) catheter was (?:placed|inserted)|"
    r"(?:sent|submitted) (?:to|for) (?:pathology|permanent|frozen|cytology)|procedure was (?:then )?(?:terminated|"
    r"completed|concluded)"
    r")\b",
    re.IGNORECASE,
)
_HEAD_OF_WHAT_WAS_DONE = re.compile(
    r"(?:title of )?(?:procedures?|operations?|surger(?:y|ies)|operative procedures?)"
    r"(?: \(?s\)?)?(?: (?:performed|done|note|details?|technique|in detail|report))?|"
    r"(?:name of|details? of|description of|technique of) (?:the )?(?:procedures?|operations?|surgery)|"
    r"(?:operative |procedural |surgical )?(?:technique|findings|description|details?|narrative|course)|"
    r"findings at \w+|"
    r"ana?esthe\w+(?: (?:type|used))?|(?:estimated )?blood loss|ebl|specimens?(?: \w+)?|drains?|complications?|"
    r"(?:iv )?fluids?(?: \w+)?|"
    r"urine(?: output)?|tourniquet(?: time)?|implants?(?: used)?|hardware|counts?|dispositions?|condition|surgeons?|"
    r"assistants?|antibiotics?|"
    r"closure|dressings?|packing|cultures?",
    re.IGNORECASE,
)
_HEAD_OF_A_RECORD = re.compile(r"\b(?:pre|post)-?\s?(?:operative|procedure|op) diagnos[ie]s\b", re.IGNORECASE)
_HEAD = re.compile(
    r"(?:^|(?<=[.,;\n\t])) {0,2},? ?(?P<head>[A-Z][A-Za-z/&()' -]{2,45}?) ?(?::|,(?= ?[A-Z\d]))", re.MULTILINE
)
_HEAD_WITHOUT_COLON = re.compile(r"[A-Z][A-Z /&-]+")
_SENTENCE_ENDS = re.compile(r"[.;!?]+(?=[\s,]|$)|\n")
_FEWEST_STEPS = 3
_STEPS_OF_A_RECORD = 1
"""What suffices on a page that names the diagnosis before or after an operation."""
_SENTENCES_BETWEEN = 3


def without_operations(pages: Sequence[Page]) -> tuple[Page, ...]:
    """Return pages without the words that tell of an operation done; the very pages where none does."""
    text = text_of(pages)
    told = text.once(told_of_operations)
    if not told:
        return tuple(pages)
    # The text may have been made of equal pages that came before: its own words are the ones to compare with.
    gone = {id(placed.word) for span in told for placed in text.words_in(span.start, span.end)}
    return tuple(
        replace(page, words=tuple(word for word in page.words if id(word) not in gone)) for page in text.pages
    )


def told_of_operations(text: Text) -> tuple[Span, ...]:
    """Return the words that tell of an operation done, page by page; several of them may overlap."""
    return tuple(
        span
        for lines in text.lines_by_page.values()
        for span in _told_on_a_page(text, Span(lines[0].start, lines[-1].end))
    )


def _told_on_a_page(text: Text, page: Span) -> Iterator[Span]:
    steps = {match.group().casefold() for match in _STEP.finditer(text.flowing, page.start, page.end)}
    recorded = _HEAD_OF_A_RECORD.search(text.flowing, page.start, page.end) is not None
    if len(steps) < (_STEPS_OF_A_RECORD if recorded else _FEWEST_STEPS):
        return
    yield from _sections_of_what_was_done(text, page)
    yield from _steps_in_a_row(text, page)


def _sections_of_what_was_done(text: Text, page: Span) -> Iterator[Span]:
    heads = [
        match
        for match in _HEAD.finditer(text.flowing, page.start, page.end)
        if match.group().rstrip().endswith(":") or _HEAD_WITHOUT_COLON.fullmatch(match["head"])
    ]
    ends = [head.start("head") for head in heads[1:]] + [page.end]
    for head, end in zip(heads, ends, strict=False):
        if _HEAD_OF_WHAT_WAS_DONE.fullmatch(head["head"].strip()):
            yield Span(head.start("head"), end)


def _steps_in_a_row(text: Text, page: Span) -> Iterator[Span]:
    """Sentences from one step to the next, where no more than three lie between."""
    begun: int | None = None
    ended = since = 0
    for sentence in _sentences(text, page):
        if begun is not None and _heads_something_else(text, sentence):
            yield Span(begun, ended)
            begun = None
        if _STEP.search(text.flowing, sentence.start, sentence.end):
            if begun is not None and since > _SENTENCES_BETWEEN:
                yield Span(begun, ended)
                begun = None
            begun = sentence.start if begun is None else begun
            ended, since = sentence.end, 0
        else:
            since += 1
    if begun is not None:
        yield Span(begun, ended)


def _heads_something_else(text: Text, sentence: Span) -> bool:
    """Whether a sentence begins under a heading of its own that is not of what was done."""
    head = _HEAD.match(text.flowing, sentence.start, sentence.end)
    return (
        head is not None
        and head.group().rstrip().endswith(":")
        and _HEAD_OF_WHAT_WAS_DONE.fullmatch(head["head"].strip()) is None
    )


def _sentences(text: Text, page: Span) -> Iterator[Span]:
    start = page.start
    for end in _SENTENCE_ENDS.finditer(text.flowing, page.start, page.end):
        if end.end() > start:
            yield Span(start, end.end())
        start = end.end()
    if start < page.end:
        yield Span(start, page.end)
