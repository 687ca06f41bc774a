"""The parts of a record of an operation, endoscopy, delivery or anaesthetic that tell how it was done.

What a surgeon cut, saw and closed is over: its words ("perforation", "no urine output", "the testis was pulled up")
sound like dangers, a dressing that a wound was "covered with" like an insurer, the unit that somebody was "transferred
to" like who gets the letter. Indications, diagnoses before and after, impressions, complications and the course
afterwards stay, and so does a letter that mentions an operation.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from jobs.extraction.text import Line, Span, Text
from jobs.extraction.texts_at_hand import text_of
from jobs.extraction.wordings.consents import told_in_consent
from referrals.data.pages import Page, Word

_HEADING = re.compile(
    r"\W*(?P<words>[A-Z][A-Z0-9 /&(),'.-]{2,60}|[A-Z][\w/&-]*(?: [\w/&()-]+){0,6})\s?(?P<end>:|\t|$)"
)
_DOING = (
    r"(?:procedures?|operati(?:on|ve)s?|surger(?:y|ies)|surgical|technique|technical|delivery|ana?esthe\w+)"
)
_NARRATIVE = re.compile(
    rf"(?:(?:brief |full )?(?:details?|description|narrative|summary|account|course|conduct|report)\b.*\b{_DOING}\b.*|"
    rf"{_DOING}\b.*\b(?:details?|description|narrative|technique))",
    re.IGNORECASE,
)
"""Headings that nothing but the story of an operation stands below."""
_NOTE = re.compile(
    rf"(?:detailed )?{_DOING} (?:notes?|reports?|records?|summary)|history of (?:the )?{_DOING}",
    re.IGNORECASE,
)
"""Headings of a story where handiwork is told below them; else of a note that may tell of today."""
_TOLD_IN_A_RECORD = re.compile(
    rf"(?:(?:(?:title|names?) of )?(?:the )?(?:reported |technical |operative |surgical )*{_DOING}"
    r"(?:\(s\))?(?: (?:performed|done|carried out|undertaken|codes?|in brief))?|"
    r"techniques?|description|narrative|cpt(?: codes?)?(?:\(s\))?|"
    r"(?:an[ae]{1,2}sthe\w+|sedation|premedications?|instruments?|scope|position(?:ing)?|prep(?:aration)?|"
    r"(?:tubes?(?: ?(?:and|/|&) ?)?)?(?:drains?)|tubes|specimens?(?: (?:removed|sent|to pathology))?|"
    r"(?:estimated |total )*blood loss|ebl|(?:iv |intravenous )?fluids?(?: (?:received|given))?|urine(?: output)?|"
    r"(?:total )?tourniquet(?: time)?|h[ae]{1,2}mostasis|implants?|hardware|components|devices|counts?|closure|"
    r"injectables|materials(?: used)?|times?|incision|contrast|equipment|"
    r"(?:skin )?preparation|intraoperative \w+))",
    re.IGNORECASE,
)
"""Headings that tell of an operation where those of a record stand around; elsewhere they may ask for one."""
_FINDINGS = re.compile(
    r"(?:(?:intra|peri)?[- ]?operative |gross |surgical |endoscopic |laparoscopic |angiographic |abnormal |"
    r"description of |details of )*findings?"
    r"(?: (?:and|&) procedures?| at (?:the )?(?:time of )?(?:the )?(?:operation|surgery|procedure|laparoscopy))?",
    re.IGNORECASE,
)
_OF_A_RECORD = re.compile(
    r"(?P<before>pre-? ?(?:op\w*|procedur\w*) (?:diagnos[ei]s|dx)\b.*)|"
    r"(?P<after>(?:post-? ?(?:op\w*|procedur\w*) (?:diagnos[ei]s|dx)|final diagnos[ei]s|"
    r"(?:endoscopic |final )?impression|conclusion)\b.*)|"
    rf"(?P<name>(?:(?:title|name)s? of )?(?:the )?(?:operative |surgical )?{_DOING}(?:\(s\))?"
    r" ?(?:performed|done|carried out|undertaken)?)|"
    r"(?P<found>(?:(?:intra|peri)?[- ]?operative|gross|surgical|endoscopic|laparoscopic|angiographic) findings?)|"
    r"(?P<sleep>an[ae]{1,2}sthe(?:sia|tics?|tist|siologist)|sedation|premedications?)|"
    r"(?P<blood>(?:estimated )?blood loss|ebl)|(?P<hands>(?:assistant )?surgeons?|assistants?)|"
    r"(?P<out>specimens?.*|.*\bdrains?|tourniquet.*|counts?|implants?|hardware)|"
    rf"(?P<why>indications? (?:for|of) (?:the |this )?{_DOING})|(?P<story>{_NARRATIVE.pattern})",
    re.IGNORECASE,
)
"""Headings by which a record of an operation is known, each kind counted once."""
_KINDS_OF_A_RECORD = 3
_LINES_AROUND = 70
_HANDIWORK = re.compile(
    r"\b(?:prepped|draped?|trocars?|pneumoperitoneum|insufflat\w+|electrocauter\w+|bovie|metzenbaum|"
    r"speculum was (?:placed|inserted)|incision was (?:made|carried|closed|extended|then)|(?:skin|fascia|wound) was "
    r"(?:\w+ )?(?:closed|incised|opened|reapproximated|approximated)|"
    r"(?:was|were) (?:then |carefully |sharply |bluntly )*"
    r"(?:ligated|cauterized|dissected|transected|sutured|incised|excised|anastomosed|irrigated|clamped|cannulated|"
    r"reapproximated|intubated|extubated|curetted|retracted)|(?:vicryl|prolene|monocryl|nylon|chromic|ethibond|silk) "
    r"(?:suture|stitch|tie)|h(?:a)?emostasis was|(?:sponge|needle|instrument|lap) (?:and \w+ )*counts?|"
    r"(?:under|general|spinal|local|regional|epidural|endotracheal|lma) an(?:a)?esthe(?:sia|tic) was|"
    r"placed (?:in|under) (?:the )?(?:\w+ )?(?:supine|prone|lithotomy|lateral decubitus|trendelenburg|general|spinal)|"
    r"dorsal lithotomy|sterile (?:prep|drapes|fashion|technique)|tolerated the (?:procedure|operation) well|"
    r"(?:scope|bronchoscope|colonoscope|endoscope|cystoscope|laparoscope|catheter|guidewire|needle) was (?:then |"
    r"carefully )*(?:advanced|inserted|introduced|passed|withdrawn|removed|placed)|"
    r"(?:brought|taken|wheeled|transferred) (?:back )?(?:in)?to the (?:operating (?:room|theat\w+|suite|table)|or\b|"
    r"operative suite|recovery|pacu|endoscopy suite|cath)|"
    r"placenta (?:was )?(?:then )?(?:delivered|expressed|removed|intact)|(?:infant|baby|head|shoulders?) (?:was|were) "
    r"(?:then )?delivered|cord (?:was )?(?:doubly )?(?:clamped|cut)|(?:three|3)[- ]vessel cord|nuchal cord|"
    r"bulb suction\w*|episiotomy|vaginal delivery (?:was|over)|stages? of labou?r (?:was|lasted)|"
    r"artificial rupture of membranes|pitocin)",
    re.IGNORECASE,
)
"""What no letter about an illness says: how hands, knives and stitches went to work."""
_SENTENCE = re.compile(r"(?<=[.;])(?=[\s,])|(?<=\n)")
_BETWEEN = 400
"""Characters between two sentences of handiwork that still belong to the same operation."""
_LEAST_HANDIWORK = 3
_NOW = re.compile(
    r"(?:^|(?<=[.!?,])\s*)(?:since (?:then|the (?:operation|surgery|procedure)|surgery|discharge)|today|now|currently|"
    r"at present|postoperatively|post-?op(?:erative)? (?:day|course)|"
    r"on (?:the )?(?:\w+ )?(?:post-?operative|ward|review)|"
    r"(?:he|she|they|the patient) (?:now|has since|is now|presents?|represented|returned|attended)|"
    r"dear\b|yours\b|kind regards|sincerely|(?:please|kindly) (?:see|review|assess)|thank you for|"
    r"i (?:would|should) be|(?:days?|weeks?|hours?) (?:later|after))",
    re.IGNORECASE | re.MULTILINE,
)
"""Where a story of an operation turns to the patient of today: it is heard again from there on."""


def without_operations(pages: Sequence[Page]) -> tuple[Page, ...]:
    """Return pages without the words that tell how an operation was done or what its risks are.

    They are the very pages given where no word does.
    """
    text = text_of(pages)
    told = (*text.once(told_of_operations), *text.once(told_in_consent))
    if not told:
        return tuple(pages)
    # The text may have been made of equal pages that came before: its own words are the ones to compare with.
    gone = {id(placed.word) for span in told for placed in text.words_in(span.start, span.end)}
    kept: dict[int, list[Word]] = {number: [] for number in range(len(text.pages))}
    for placed in text.words:
        if id(placed.word) not in gone:
            # The lines of the text, which are more than those of the page where a writer's own were regained.
            kept[placed.page].append(replace(placed.word, line=placed.line))
    return tuple(replace(page, words=tuple(kept[number])) for number, page in enumerate(text.pages))


def told_of_operations(text: Text) -> tuple[Span, ...]:
    """Return where a text tells how an operation was done, in order; no two of the spans meet."""
    return tuple(_merged([*_below_headings(text), *_handiwork(text)]))


@dataclass(frozen=True, slots=True)
class Part:
    """What stands below a heading up to the next or to where the patient of today is told of; of which kind the heading
    is, if it is one of a record of an operation, and which kinds stand around."""

    heading: str
    kind: str | None
    near: frozenset[str]
    span: Span

    @property
    def is_of_a_record(self) -> bool:
        return len(self.near) >= _KINDS_OF_A_RECORD


def parts_of(text: Text) -> tuple[Part, ...]:
    """Return what stands below the headings of a text, in order."""
    headed = [(line, words) for line in text.lines if (words := _heading_of(line))]
    kinds = [(line.number, kind) for line, words in headed if (kind := _kind(words))]
    parts = []
    for number, (line, words) in enumerate(headed):
        first = bisect_left(kinds, line.number - _LINES_AROUND, key=itemgetter(0))
        last = bisect_right(kinds, line.number + _LINES_AROUND, key=itemgetter(0))
        near = frozenset(kind for _, kind in kinds[first:last])
        end = headed[number + 1][0].start if number + 1 < len(headed) else len(text.content)
        parts.append(Part(words, _kind(words), near, _until_now(text, Span(line.start, end))))
    return tuple(parts)


def _below_headings(text: Text) -> Iterator[Span]:
    for part in text.once(parts_of):
        if _is_told(part.heading, part.near) or (
            _NOTE.fullmatch(part.heading) and _tells_of_handiwork(text, part.span.start, part.span.end)
        ):
            yield part.span


def _heading_of(line: Line) -> str:
    """The words of the heading that a line begins with, or nothing."""
    found = _HEADING.match(line.text)
    if found is None or (
        found["end"] != ":" and not (found["words"].isupper() or _NARRATIVE.fullmatch(found["words"]))
    ):
        return ""
    return found["words"].strip()


def _kind(words: str) -> str | None:
    found = _OF_A_RECORD.fullmatch(words)
    return found.lastgroup if found else None


def _is_told(words: str, near: frozenset[str]) -> bool:
    if _NARRATIVE.fullmatch(words):
        return True
    if len(near) < _KINDS_OF_A_RECORD:
        return False
    if _FINDINGS.fullmatch(words):
        return "after" in near  # else nothing else would tell what was found
    return _TOLD_IN_A_RECORD.fullmatch(words) is not None


def _tells_of_handiwork(text: Text, start: int, end: int) -> bool:
    return sum(1 for _ in _HANDIWORK.finditer(text.flowing, start, end)) >= _LEAST_HANDIWORK


def _handiwork(text: Text) -> Iterator[Span]:
    """Where several sentences of handiwork stand near each other, from the first to the last."""
    content = text.flowing
    ends = [0, *(found.start() for found in _SENTENCE.finditer(content)), len(content)]
    run: list[Span] = []
    for found in text.phrases(_HANDIWORK):
        place = bisect_right(ends, found.start())
        sentence = Span(ends[place - 1], ends[min(place, len(ends) - 1)])
        if run and (
            sentence.start - run[-1].end > _BETWEEN or _NOW.search(content, run[-1].end, sentence.start)
        ):
            yield from _of_a_run(run)
            run = []
        if not run or sentence != run[-1]:
            run.append(sentence)
    yield from _of_a_run(run)


def _of_a_run(run: list[Span]) -> Iterator[Span]:
    if len(run) >= _LEAST_HANDIWORK:
        yield Span(run[0].start, run[-1].end)


def _until_now(text: Text, span: Span) -> Span:
    now = _NOW.search(text.flowing, span.start + 1, span.end)
    return Span(span.start, now.start()) if now else span


def _merged(spans: list[Span]) -> list[Span]:
    merged: list[Span] = []
    for span in sorted(spans, key=lambda span: (span.start, span.end)):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged
