"""What kind of document each run of pages is."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass

from jobs.extraction.assistant.document import Document
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import DocumentPart, DocumentSection, Field, missing

_SIGNS: tuple[tuple[str, float, str], ...] = (
    (
        "referral",
        4,
        r"referral (?:note|letter|form|request|summary|coversheet)|(?:specialist|"
        r"patient|urgent|routine|new|clinical) referral|referral ?/ ?summary of care|"
        r"e-?referral|(?:consultation|consult) request|request for (?:consultation|"
        r"referral|an? opinion)|reason for (?:referral|"
        r"consultation|the referral)|referred to\b(?! (?:us|our|me|my|this)\b)|referral to\b|"
        r"refer(?:ring|ral) (?:provider|"
        r"physician|gp|practice|from|organi[sz]ation)|referred by|referral created|"
        r"ubrn",
    ),
    (
        "referral",
        3,
        r"(?:would|I['\u2019]d) (?:be (?:very |most )?grateful|appreciate)|thank(?:s| you) for (?:seeing|"
        r"reviewing|accepting|assessing|kindly)|(?:I|we|\||l) (?:am |are |would like to |"
        r"write to )?(?:writing to )?refer(?:ring)?\b|would value your|"
        r"please (?:see|assess|evaluate|review) (?:this|my|the|and)|is being referred|"
        r"(?:patient|was|been) referred (?:to|for)(?! (?:us|our|me|my)\b)|kindly (?:see|assess|review)",
    ),
    (
        "referral",
        4,
        r"(?m:^[^\n.:]{0,40}\breferral(?: (?:form|letter|request|note))?\W*$)|referral (?:for|"
        r"source|date)\b|date of referral|"
        r"(?:referring|requesting) (?:md|dr|doctor|clinician)|reason for consult\b|subject: referral",
    ),
    (
        "referral",
        2,
        r"(?:urgent|immediate|emergency|routine)\s+(?:\w+\s+){0,2}(?:referral|assessment|"
        r"review|evaluation|follow-up|opinion)|requires? (?:urgent|immediate|emergency|"
        r"specialist|further|assessment)|requests? (?:\w+ ){0,3}(?:advice|review|"
        r"assessment|screening|evaluation)|requesting|for (?:your )?(?:opinion|assessment|"
        r"evaluation and (?:treatment|management))|transition of care|summary of care|"
        r"continuity of care|annual (?:review|monitoring)|(?:routine|screening) (?:\w+ ){0,3}(?:screening|"
        r"check|follow-up|review)",
    ),
    (
        "lab_result",
        6,
        r"laborator(?:y|ies) (?:report|results)|lab(?:oratory)? report|pathology report|"
        r"specimen|collection date|collected:?|reference range|\bclia\b|accession (?:number|"
        r"no)|(?:final|preliminary) report|microbiology report|h(?:a)?ematology report|"
        r"result flag",
    ),
    (
        "imaging_report",
        6,
        r"(?:radiology|imaging|ultrasound|mri|ct|x-?ray|mammogra\w+|echocardiogra\w+) (?:report|"
        r"examination report)|technique:|findings:.{0,400}impression:|comparison:|"
        r"exam(?:ination)?: ?(?:ct|mri|x-?ray|us|ultrasound)",
    ),
    (
        "discharge_summary",
        5,
        r"discharge summary|hospital course|discharge (?:diagnos[ie]s|date|medications?|"
        r"condition)|date of discharge|admission (?:date|diagnos[ie]s)|discharged? (?:to|"
        r"home)",
    ),
    (
        "insurance",
        6,
        r"prior authori[sz]ation|determination notice|authori[sz]ation (?:number|"
        r"request|valid)|utili[sz]ation (?:management|review)|explanation of benefits|"
        r"claim (?:number|form|denied)|coverage determination|eligibility|pre-?certification|"
        r"appeal (?:requests?|rights)",
    ),
    (
        "prescription",
        6,
        r"prescription(?: request| form)?:|\brx:|dispense|refills?:|sig:|repeat prescription|"
        r"pharmacy (?:refill|request)|refill request",
    ),
    (
        "records_request",
        7,
        r"request for (?:medical )?records|records? request(?:ed)?|medical records? request|"
        r"authori[sz]ation (?:for|to) (?:the )?release|release of (?:information|"
        r"medical records)|please (?:fax|send|forward) (?:the )?(?:records|copies)|"
        r"copies of (?:medical )?records",
    ),
    (
        "cover_page",
        7,
        r"fax cover(?:[ -]?sheet| page)?|facsimile (?:cover|transmittal)|fax transmittal|"
        r"cover (?:sheet|page)|pages? \(?including (?:this )?cover|number of pages.{0,20}cover",
    ),
    (
        "marketing",
        7,
        r"limited time|call now|special offer|exclusive (?:\w+ )?offer|save (?:up to )?\$?\\?,?\d+|"
        r"% off|free (?:trial|demo|on-?site|data|quote|shipping)|sign up|advertisement|"
        r"unsolicited|removed from our (?:fax|mailing) list|unsubscribe|webinar|"
        r"discount|order today|switch to|newsletter|visit (?:us at )?www",
    ),
    (
        "consult_note",
        4,
        r"(?:dear (?:dr|doctor)[^.\n]{0,40}.{0,80}thank you for (?:referring|asking me|"
        r"allowing|the opportunity))|consultation (?:report|note)|(?:progress|clinic|"
        r"visit|office|follow-?up|soap|consult) note|history of present illness|"
        r"physical exam(?:ination)?|assessment and plan|review of systems|subjective:|"
        r"objective:|thank you (?:very much )?for the opportunity|i (?:saw|reviewed) (?:this|"
        r"your|him|her)|pre-?operative diagnosis|operative (?:note|report)|procedure in detail|"
        r"chief complaint|past medical history|indications? for (?:procedure|operation)",
    ),
)
_COMPILED = tuple(
    (kind, weight, re.compile(rf"(?<!\w)(?:{words})", re.IGNORECASE | re.DOTALL))
    for kind, weight, words in _SIGNS
)
_TITLE_REACH = 420
_LEAST = 2.0
_MOST_PER_SIGN = 3
_NEW_PART = re.compile(
    r"page 1 of|\bp\.? ?0?1 ?/|dear (?:dr|doctor|sir|colleague)|cover (?:sheet|"
    r"page)|(?:report|form|letter|summary|notice)\s*$",
    re.IGNORECASE | re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class _Score:
    kind: str
    weight: float
    lead: float
    spans: tuple[Span, ...]


def kinds_of(document: Document) -> DocumentSection:
    """Return the parts of the documents with their kinds, and the kind of the part the referral was taken
    from.
    """
    parts = _parts(document)
    kinds = [_kind_of_pages(document, pages) for pages in parts]
    built = tuple(
        DocumentPart(
            document_id=document.text.pages[pages[0]].document_id,
            pages=tuple(document.text.pages[index].number for index in pages),
            kind=kind,
        )
        for pages, kind in zip(parts, kinds, strict=True)
    )
    main = next((kind for kind in kinds if kind.value == "referral"), None)
    if main is None:
        main = max(
            (kind for kind in kinds if kind.value not in (None, "cover_page")),
            key=lambda kind: kind.confidence,
            default=None,
        )
    return DocumentSection(kind=main or next((kind for kind in kinds if kind.value), missing()), parts=built)


def _parts(document: Document) -> list[list[int]]:
    """Runs of pages: a new one with each uploaded document, and where a page begins something of another
    kind.
    """
    parts: list[list[int]] = []
    running = ""
    for index, page in enumerate(document.text.pages):
        score = _score(document, [index])
        same_document = bool(parts) and document.text.pages[parts[-1][-1]].document_id == page.document_id
        begins = (
            score is not None
            and score.weight >= 6
            and score.kind != running
            and _NEW_PART.search(_page_text(document, index)[:_TITLE_REACH])
        )
        after_cover = running == "cover_page" and score is not None and score.kind != "cover_page"
        if same_document and not begins and not after_cover:
            parts[-1].append(index)
        else:
            parts.append([index])
            running = score.kind if score is not None else ""
    return parts


def _page_text(document: Document, index: int) -> str:
    lines = [line.text for line in document.text.lines if line.page == index]
    return "\n".join(lines)


def _kind_of_pages(document: Document, pages: list[int]) -> Field:
    score = _score(document, pages)
    if score is None or score.weight < _LEAST:
        return missing(
            "illegible" if not any(document.text.pages[index].words for index in pages) else "not_in_document"
        )
    sureness = min(
        0.96,
        0.5
        + 0.06 * min(score.weight, 6.0)
        + 0.3 * min(1.0, score.lead / 6.0)
        - (0.15 if score.lead < 1.5 else 0.0),
    )
    return field_of(document.text, Found(score.kind, score.spans[:3], sureness))


def _score(document: Document, pages: list[int]) -> _Score | None:
    """The kind that most speaks for; what stands in the head of the pages counts double."""
    lines = [line for line in document.text.lines if line.page in pages]
    if not lines:
        return None
    start, end = lines[0].start, lines[-1].end
    weights: dict[str, float] = defaultdict(float)
    spans: dict[str, list[Span]] = defaultdict(list)
    for kind, weight, pattern in _COMPILED:
        seen: set[str] = set()
        for match in pattern.finditer(document.text.content, start, end):
            words = match.group().casefold()[:60]
            if words in seen or len(seen) >= _MOST_PER_SIGN:
                continue
            seen.add(words)
            weights[kind] += (
                weight * (2.0 if match.start() - start < _TITLE_REACH else 1.0) / (1 + len(seen) * 0.5)
            )
            spans[kind].append(Span(match.start(), min(match.end(), match.start() + 60)))
    if not weights:
        return None
    ranked = sorted(weights, key=lambda kind: weights[kind], reverse=True)
    lead = weights[ranked[0]] - (weights[ranked[1]] if len(ranked) > 1 else 0.0)
    return _Score(ranked[0], weights[ranked[0]], lead, tuple(spans[ranked[0]]))
