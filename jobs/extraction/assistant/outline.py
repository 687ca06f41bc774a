"""The parts of a document: sections under headings, and whose block each line stands in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from jobs.extraction.assistant.labels import Label
from jobs.extraction.text import CELL, Line, Span, Text

_HEADINGS: tuple[tuple[str, str], ...] = (
    (
        "reason",
        r"(?:chief complaint ?(?:/|and|&) ?)?(?:reason|indication|purpose)s?(?: for)?(?: the|"
        r" this)? (?:referral|consult(?:ation)?|request|review)"
        r"(?: ?/ ?[\w ]+)?|referral reason|referral (?:question|request)|(?:clinical )?question|"
        r"specific question|reason for (?:referral|appointment)|"
        r"presenting (?:complaint|problem|symptoms?)(?: ?/ ?reason for referral)?|reason|"
        r"details of referral|referral details|request details",
    ),
    (
        "complaint",
        r"chief complaints?(?:\(s\))?(?: (?:and|/|&) reason for visit)?|c/?c|pc|"
        r"reason for visit|complaints?|main complaint",
    ),
    ("course", r"hospital course|discharge diagnos[ie]s|discharge summary|admission diagnos[ie]s"),
    (
        "problems",
        r"(?:active |current |significant |medical )?problems?(?: list)?(?: section)?|"
        r"(?:active |current )?(?:medical )?conditions|"
        r"(?:primary |secondary |other |working |provisional |differential |current |"
        r"relevant |referral |main )*(?:diagnos[ie]s)(?:\(es\)|\(s\))?(?: ?/ ?problems?|"
        r" list| ?\(.*\))?|"
        r"(?:clinical )?impression|diagnos[ie]s and icd.{0,20}|icd-?10.{0,30}|medical problems|"
        r"comorbidit(?:y|ies)|co-morbidities|active problems?|problem list and diagnos[ie]s",
    ),
    (
        "assessment",
        r"assessments?(?: (?:and|&|/) plan)?|impression (?:and|/|&) plan|a/p|conclusions?|opinion|formulation",
    ),
    (
        "past",
        r"(?:relevant |significant )?past (?:medical |surgical |medical and surgical |"
        r"psychiatric |ocular )?histor(?:y|ies)|p\.?m\.?h(?:x|istory)?\.?|(?:relevant |"
        r"significant )?medical history|"
        r"(?:relevant |previous )(?:medical )?history|background(?: history)?|pmhx|"
        r"previous (?:medical )?(?:history|problems|conditions)|past history|resolved problems",
    ),
    (
        "procedures",
        r"(?:past |previous )?surgical history|(?:history of )?procedures?|operations|"
        r"previous surgery|psh(?:x)?|past procedures",
    ),
    (
        "medications",
        r"(?:current |active |regular |repeat |home |present |discharge |outpatient |"
        r"prescribed |acute |list of )*(?:medications?|medicines|drugs|meds|drug therapy|"
        r"prescriptions?)"
        r"(?: list| history| section| (?:and|&) doses?| at (?:referral|discharge)|"
        r" reconciliation| \(.*\))?|rx|drug history|dhx?",
    ),
    (
        "allergies",
        r"(?:known |drug |medication |medicine )*(?:allerg(?:y|ies))(?:[ ,/&]+(?:and |"
        r"& )?(?:adverse|sensitivit|intoleranc|reaction|alert|drug)[\w ,/]*)?(?: list|"
        r" section)?|adverse (?:drug )?reactions|drug sensitivities|nkda",
    ),
    ("family", r"(?:relevant )?family (?:medical )?history|fhx?|fh"),
    (
        "social",
        r"social (?:history|circumstances|hx)|shx?|lifestyle|psychosocial(?: history)?|"
        r"occupational history|substance use|habits",
    ),
    ("vitals", r"vital ?signs?(?: section)?|vitals(?: reviewed)?|observations|obs|measurements|biometrics"),
    (
        "results",
        r"(?:diagnostic |lab(?:oratory)? |test |recent |relevant |pathology |imaging |"
        r"blood )*(?:results?|investigations?|studies|data|findings|labs|bloods)(?: summary|"
        r" section| \(.*\))?|"
        r"imaging|radiology|laboratory|diagnostics|tests?(?: done)?|ecg|x-?rays?",
    ),
    (
        "examination",
        r"(?:physical |clinical |general )*exam(?:ination)?(?: findings)?|on examination|"
        r"o/e|objective|pe|physical findings?|skin, physical finding",
    ),
    (
        "history",
        r"(?:clinical |present(?:ing)? |referral )?history(?: of (?:present(?:ing)? (?:illness|"
        r"complaint|problem)))?|hpi|hx|subjective|clinical (?:details|information|"
        r"summary|notes?|presentation|background)|relevant (?:clinical )?(?:information|"
        r"details)|summary|case history|narrative|hopc|hpc",
    ),
    (
        "plan",
        r"(?:treatment |care |management )?plans?(?: of (?:care|treatment))?|management|"
        r"recommendations?|follow[- ]?up(?: requirements| plan)?|instructions?|next steps|"
        r"actions?|disposition|advice|orders|goals?(?: section)?|planned care",
    ),
    ("immunizations", r"(?:history of )?immuni[sz]ations?|vaccin(?:ation|e)s?(?: history)?"),
    ("encounters", r"encounters?(?: diagnos[ie]s)?"),
    ("devices", r"medical equipment|implants?|devices?|assistive devices.{0,20}"),
    (
        "function",
        r"(?:functional|mental|cognitive|nutrition)(?: and cognitive)? (?:status|"
        r"section)(?: assessment)?|functional|cognitive|advance directives?",
    ),
    ("systems", r"review of systems|ros|systems review"),
    (
        "treatments",
        r"treatments?(?: initiated| given| to date| provided| tried)?|previous treatment|management to date",
    ),
    ("concerns", r"health concerns(?: section)?|precautions|risks?|safeguarding|alerts?"),
    ("attachments", r"attachments?|enclosures?|enc|records requested|documents? (?:attached|enclosed)"),
    (
        "patient",
        r"(?:about the |1\. ?|a\. ?|section \w+:? ?)?(?:patient|client|member|child)(?:['\u2019]?s)? "
        r"?(?:information|details?|demographics?|data|identification|particulars|"
        r"info|section)?|demographics",
    ),
    (
        "referrer",
        r"(?:referring|referral|requesting|ordering|sending|primary care) (?:provider|"
        r"physician|doctor|clinician|practitioner|gp|practice|organi[sz]ation|facility|"
        r"source)(?: information| details?| data| section)?|"
        r"referr(?:er|al source)(?:['\u2019]?s)?(?: information| details?| section)?|"
        r"(?:gp|practice|sender|provider|physician|requester) (?:information|details?|"
        r"section)|referred by|from|referring from|registered gp(?: details)?",
    ),
    (
        "recipient",
        r"refer(?:red|ral)? to|(?:receiving|recipient|consultant|specialist|service)(?: provider|"
        r" physician| facility)? (?:information|details?)|(?:recipient|specialist|"
        r"to)(?: details)?",
    ),
    (
        "insurance",
        r"(?:primary |secondary )?(?:insurance|coverage|billing|payer|payor|health plan|"
        r"benefits?)(?: information| details?| data| coverage)?",
    ),
)
_HEADING = re.compile(
    "|".join(f"(?P<h{i}>{wording})" for i, (_, wording) in enumerate(_HEADINGS)), re.IGNORECASE
)
_NUMBERED = re.compile(r"^(?:\(?(?:\d{1,2}|[A-H]|[ivx]{1,4})[.)]\s+)?")
_BULLET = re.compile(r"^\s*(?:[-\u2013—*•●▪◦‣·?>□☐✓]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+")
_RULE = re.compile(r"^[\s_\-=\u2013—*.#~|]{4,}$")
_FURTHER_HEADING = re.compile(
    r"\b(?:history|section|status|plan|information|results|signs|exam\w*|details?|notes?|instructions?|care|needs?|"
    r"requirements?|summary|requested|notice|request|authori[sz]ation|consent|"
    r"declaration|use only|diagnos[ie]s|course|findings?)\b",
    re.IGNORECASE,
)
_GENERIC_LABEL = re.compile(r"^\W{0,3}[A-Z][A-Za-z /&#'-]{1,30}:(?:\s|$)|^[A-Z][A-Z ]{4,40}$")
_RUN_ON = re.compile(r"(?<=[.,;:\s])(?P<head>[A-Z][A-Z][A-Z ,/&()\n-]{1,45}):")
"""Headings in capitals within a paragraph, as dictated notes have them: "... stone. MEDICATIONS: None. ALLERGIES: None."."""

_WAYS_TO_CLOSE = re.compile(
    r"^\W*(?:yours? (?:sincerely|faithfully|truly)|(?:many |with )?(?:thanks|"
    r"thank you)(?: (?:and|&) )?(?:kind |best |warm )?(?:regards|wishes)?(?: for .*)?|"
    r"(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many)? ?(?:regards|wishes)|"
    r"sincerely(?: yours)?|respectfully(?: yours| submitted)?|cordially|"
    r"signed(?: electronically)?(?: by)?|electronically signed(?: by)?|yours)\b[^a-z]{0,3}",
    re.IGNORECASE,
)
_CLINICAL = frozenset(
    [
        "reason",
        "complaint",
        "course",
        "problems",
        "assessment",
        "past",
        "procedures",
        "medications",
        "allergies",
        "family",
        "social",
        "vitals",
        "results",
        "examination",
        "history",
        "plan",
        "immunizations",
        "encounters",
        "devices",
        "function",
        "systems",
        "treatments",
        "concerns",
        "attachments",
    ]
)
LISTS = frozenset(
    {"problems", "medications", "allergies", "past", "procedures", "family", "devices", "immunizations"}
)
_BLOCKS = frozenset({"patient", "referrer", "recipient", "insurance"})


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it (and beside it, after a colon), up to the next heading."""

    key: str
    heading: Span
    body: Span


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a section: a bullet with its further lines, a paragraph's line, or a row."""

    span: Span
    bulleted: bool


@dataclass(frozen=True, slots=True)
class Outline:
    """`block_of[n]` is whose line n is: letterhead, patient, referrer, recipient, insurance, body or signature."""

    sections: tuple[Section, ...]
    block_of: tuple[str, ...]

    def of(self, *keys: str) -> list[Section]:
        """Return the sections with one of these keys, in reading order."""
        return [section for section in self.sections if section.key in keys]

    def section_at(self, offset: int) -> Section | None:
        """Return the section whose heading or body holds the character at `offset`."""
        for section in self.sections:
            if section.heading.start <= offset < max(section.body.end, section.heading.end):
                return section
        return None


def outline_of(text: Text, labels: list[Label]) -> Outline:
    """Return the sections of a text and the block of each of its lines."""
    headings = list(_headings(text))
    sections = [
        Section(
            key,
            span,
            Span(body, headings[index + 1][1].start if index + 1 < len(headings) else len(text.content)),
        )
        for index, (key, span, body) in enumerate(headings)
    ]
    return Outline(tuple(_ended_by_signature(text, sections)), tuple(_blocks(text, labels, headings)))


def _ended_by_signature(text: Text, sections: list[Section]) -> Iterator[Section]:
    for section in sections:
        end = section.body.end
        for line in lines_of(text, section.body):
            if line.start > section.heading.start and _WAYS_TO_CLOSE.match(line.text):
                end = line.start
                break
        else:
            end = _end_of_inline(text, section)
        yield Section(section.key, section.heading, Span(section.body.start, end))


def _end_of_inline(text: Text, section: Section) -> int:
    """Where a section ends whose content begins beside its heading ("Diagnosis: gout"): at the next line with a label."""
    heading_line = text.line_at(section.heading.start)
    if not text.content[section.heading.end : heading_line.end].strip(" \t*-_"):
        return section.body.end
    for line in lines_of(text, section.body):
        if line.start > heading_line.end and _GENERIC_LABEL.match(line.text):
            return line.start
    return section.body.end


def _headings(text: Text) -> Iterator[tuple[str, Span, int]]:
    """(key, heading span, where the body begins) of each heading."""
    inside = ""
    found: list[tuple[str, Span, int]] = []
    for line in text.lines:
        heading = _heading(text, line, inside)
        if heading is not None:
            inside = heading[0]
            found.append(heading)
    starts = {heading[1].start for heading in found}
    for match in _RUN_ON.finditer(text.content):
        words = " ".join(match["head"].split())
        known = _HEADING.fullmatch(words)
        if known is not None and match.start() not in starts and text.content[match.start() - 1] != "\n":
            key = _HEADINGS[int((known.lastgroup or "h0")[1:])][0]
            if key not in _BLOCKS:
                found.append((key, Span(match.start(), match.end()), match.end()))
    yield from sorted(found, key=lambda heading: heading[1].start)


def _heading(text: Text, line: Line, inside: str) -> tuple[str, Span, int] | None:
    raw = line.text
    if _RULE.match(raw) or (_BULLET.match(raw) and not re.match(r"^\s*\d{1,2}[.)]\s+[A-Z]", raw)):
        return None
    lead = _NUMBERED.match(raw).end() if _NUMBERED.match(raw) else 0  # type: ignore[union-attr]
    colon = raw.find(":", lead)
    head = raw[lead : colon if colon != -1 else len(raw)].strip(" \t*-\u2013—=#_|")
    if not head or len(head) > 60 or CELL in head:
        return None
    whole = colon == -1 or not raw[colon + 1 :].strip(" \t*-\u2013—=#_|")
    span = Span(line.start, line.start + (colon + 1 if colon != -1 else len(raw)))
    match = _HEADING.fullmatch(head)
    if match is not None and (whole or not head[0].islower()) and (colon != -1 or _looks_like_heading(head)):
        key = _HEADINGS[int((match.lastgroup or "h0")[1:])][0]
        if key in _BLOCKS and not whole:
            return None
        if _BULLET.match(raw) and not whole:
            return None
        return key, span, span.end
    if whole and _is_other_heading(head, colon != -1, inside):
        return "other", span, span.end
    return None


def _looks_like_heading(head: str) -> bool:
    return (
        head.isupper()
        or head.istitle()
        or (head[0].isupper() and len(head.split()) <= 5 and not head.endswith("."))
    )


def _is_other_heading(head: str, has_colon: bool, inside: str) -> bool:
    words = head.split()
    if len(words) > 6 or not head[0].isupper() or any(c.isdigit() for c in head) or "|" in head:
        return False
    if has_colon:
        return inside not in LISTS or head.isupper() or _FURTHER_HEADING.search(head) is not None
    if not head.isupper() or len(head) < 5:
        return False
    return _FURTHER_HEADING.search(head) is not None or inside not in LISTS


def _blocks(text: Text, labels: list[Label], headings: list[tuple[str, Span, int]]) -> Iterator[str]:
    by_line = {text.line_at(span.start).number: key for key, span, _ in reversed(headings)}
    first_label = {label.line: label for label in reversed(labels) if label.starts_line}
    block = "letterhead"
    for line in text.lines:
        if _WAYS_TO_CLOSE.match(line.text) and len(line.text) < 60:
            block = "signature"
        elif line.text.strip().casefold().startswith("dear ") and len(line.text) < 60:
            block = "body"
        elif line.number in by_line:
            key = by_line[line.number]
            block = key if key in _BLOCKS else "body" if key in _CLINICAL else block
        if label := first_label.get(line.number):
            block = _block_begun_by(label, block)
        yield block


def _block_begun_by(label: Label, block: str) -> str:
    if label.key in (
        "name",
        "mrn",
        "birth_date",
        "first_name",
        "last_name",
        "nhs_number",
        "ssn",
        "health_card",
    ):
        return label.role or ("patient" if block in ("letterhead", "body") else block)
    if label.key == "full_name":
        return "patient" if block in ("letterhead", "body") else block
    if label.key in ("provider", "npi") or (label.key == "organization" and label.role):
        return "referrer"
    if label.key in ("recipient", "recipient_organization"):
        return "recipient"
    if label.key in ("member_id", "payer", "group"):
        return block if block == "patient" else "insurance"
    if label.role == "patient":
        return "patient"
    return block


def lines_of(text: Text, span: Span) -> Iterator[Line]:
    """Yield the lines that a span touches, the first and last cut to it."""
    if span.end <= span.start:
        return
    first = text.line_at(span.start).number
    for line in text.lines[first:]:
        if line.start >= span.end:
            return
        start, end = max(line.start, span.start), min(line.end, span.end)
        if start < end:
            yield Line(
                line.number, line.page, start, end, text.content[start:end], line.first_word, line.last_word
            )


def items_of(text: Text, section: Section) -> list[Item]:
    """Return the entries of a section: bullets with the lines that carry them on, else lines or wrapped lines."""
    items: list[Item] = []
    bulleted = sum(bool(_BULLET.match(line.text)) for line in lines_of(text, section.body)) >= 1
    right_edge = max((line.end - line.start for line in text.lines), default=0)
    before: Line | None = None
    for line in lines_of(text, section.body):
        if _RULE.match(line.text) or not line.text.strip(" \t:*|-"):
            continue
        bullet = _BULLET.match(line.text)
        start = line.start + (bullet.end() if bullet else 0)
        carries_on = (
            before is not None
            and items
            and not bullet
            and (
                (bulleted and items[-1].bulleted and _is_full(before, right_edge))
                or (
                    not bulleted
                    and line.text.strip()[0].islower()
                    and _is_full(before, right_edge, share=0.6)
                )
            )
        )
        if carries_on:
            items[-1] = Item(Span(items[-1].span.start, line.end), items[-1].bulleted)
        else:
            span = text.trimmed(start, line.end)
            if span is not None:
                items.append(Item(span, bullet is not None))
        before = line
    return items


def _is_full(line: Line, right_edge: int, *, share: float = 0.7) -> bool:
    return line.end - line.start > right_edge * share


def is_closing(text: str) -> bool:
    """Tell whether a line closes a letter ("Kind regards,")."""
    return _WAYS_TO_CLOSE.match(text) is not None
