"""Headings: which lines, or beginnings of lines, name what follows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.text import CELL, Line, Span, Text

_HEADINGS: tuple[tuple[str, str], ...] = (
    (
        "reason",
        r"(?:chief complaint ?(?:/|and|&) ?)?(?:reason|indication|purpose)s?(?: for)?(?: the|"
        r" this)? (?:referral|consult(?:ation)?|request|review)"
        r"(?: ?/ ?[\w ]+)?|referral reason|referral (?:question|request)|(?:clinical )?question|"
        r"specific question|reason for (?:referral|appointment)|"
        r"presenting (?:complaint|problem|symptoms?) ?/ ?reason for referral|reason|"
        r"details of referral|referral details|request details",
    ),
    (
        "complaint",
        r"(?:presenting|main) (?:complaints?|problems?|symptoms?)|chief complaints?(?:\(s\))?(?: "
        r"(?:and|/|&) reason for visit)?|c/?c|pc|"
        r"reason for visit|complaints?|main complaint",
    ),
    ("course", r"hospital course|discharge diagnos[ie]s|discharge summary|admission diagnos[ie]s"),
    (
        "problems",
        r"(?:active |current |significant |medical )?problems?(?: list)?(?: section)?|"
        r"(?:active |current )?(?:medical )?conditions|"
        r"(?:primary |secondary |other |working |provisional |differential |current |suspected |"
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
        r"other (?:medical )?(?:conditions|problems)|"
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
    (
        "family",
        r"(?:relevant )?family (?:(?:medical|and social|& social) )?history|social and family history|fhx?|fh",
    ),
    (
        "social",
        r"social (?:history|circumstances|hx)|shx?|lifestyle|psychosocial(?: history)?|"
        r"occupational history|substance use|habits",
    ),
    (
        "vitals",
        r"vital ?signs?(?: section)?|vitals(?: (?:reviewed|and labs|& labs))?|observations|"
        r"obs|measurements|biometrics",
    ),
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
    ("request", r"request|(?:what (?:I|we) (?:would like|ask)|ask)|requested action|action requested"),
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
BULLET = re.compile(r"^\s*(?:[-\u2013—*•●▪◦‣·?>□☐✓]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+")
RULE = re.compile(r"^[\s_\-=\u2013—*.#~|]{4,}$")
_FURTHER_HEADING = re.compile(
    r"\b(?:history|section|status|plan|information|results|signs|exam\w*|details?|"
    r"notes?|instructions?|care|needs?|"
    r"requirements?|summary|requested|notice|request|authori[sz]ation|consent|"
    r"declaration|use only|diagnos[ie]s|course|findings?)\b",
    re.IGNORECASE,
)
GENERIC_LABEL = re.compile(r"^\W{0,3}[A-Z][A-Za-z /&#'-]{1,30}:(?:\s|$)|^[A-Z][A-Z ]{4,40}$")
_RUN_ON = re.compile(r"(?<=[.,;:\s])(?P<head>[A-Z][A-Z][A-Z ,/&()\n-]{1,45}):")
"""Headings in capitals within a paragraph, as dictated notes have them: "... stone. MEDICATIONS: None.
ALLERGIES: None.".
"""

_SALUTATION = re.compile(r"^\s*(?:dear|to whom it may concern)\b.{0,60}$", re.IGNORECASE)
_REMARK = re.compile(
    r"[\s,(]*(?:\bon )?\d{1,4}[\s/.-].*$|\s*\((?:tick|please|if|circle|check|"
    r"select|include|list|as|see|e\.g|optional|required)[^)]*\)$"
)
_AROUND = " \t*-\u2013\u2014=#_|"

CLOSING = re.compile(
    r"^\W*(?:yours? (?:sincerely|faithfully|truly)|(?:many |with )?(?:thanks|"
    r"thank you)(?: (?:and|&) )?(?:kind |best |warm )?(?:regards|wishes)?(?: for .*)?|"
    r"(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many)? ?(?:regards|wishes)|"
    r"sincerely(?: yours)?|respectfully(?: yours| submitted)?|cordially|"
    r"signed(?: electronically)?(?: by)?|electronically signed(?: by)?|yours)\b[^a-z]{0,3}",
    re.IGNORECASE,
)
CLINICAL = frozenset(
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
BLOCKS = frozenset({"patient", "referrer", "recipient", "insurance"})


@dataclass(frozen=True, slots=True)
class Heading:
    """`key` names the section that follows; `span` is the heading with its colon, and the section begins at
    its end.
    """

    key: str
    span: Span


def heading_key(words: str) -> str:
    """Return the key of the section that words head, "" when they are no known heading."""
    match = _HEADING.fullmatch(words)
    return _HEADINGS[int((match.lastgroup or "h0")[1:])][0] if match else ""


def find_headings(text: Text) -> list[Heading]:
    """Return the headings of a text in reading order; a salutation heads the letter that follows it."""
    inside = ""
    found: list[Heading] = []
    for line in text.lines:
        heading = _heading(line, inside)
        if heading is not None:
            inside = heading.key
            found.append(heading)
    starts = {heading.span.start for heading in found}
    for match in _RUN_ON.finditer(text.content):
        key = heading_key(_undated(" ".join(match["head"].split())))
        if (
            key
            and key not in BLOCKS
            and match.start() not in starts
            and text.content[match.start() - 1] != "\n"
        ):
            found.append(Heading(key, Span(match.start(), match.end())))
    return sorted(found, key=lambda heading: heading.span.start)


def _heading(line: Line, inside: str) -> Heading | None:
    raw = line.text
    if _SALUTATION.match(raw):
        return Heading("letter", Span(line.start, line.end))
    numbered = _NUMBERED.match(raw)
    if RULE.match(raw) or (BULLET.match(raw) and not (numbered and numbered.end())):
        return None
    lead = numbered.end() if numbered else 0
    colon = raw.find(":", lead)
    head = raw[lead : colon if colon != -1 else len(raw)].strip(_AROUND)
    if not head or len(head) > 60 or CELL in head:
        return None
    whole = colon == -1 or not raw[colon + 1 :].strip(_AROUND)
    span = Span(line.start, line.start + (colon + 1 if colon != -1 else len(raw)))
    key = heading_key(_undated(head))
    if key and (whole or not head[0].islower()) and (colon != -1 or _looks_like_heading(head)):
        if (key in BLOCKS or BULLET.match(raw)) and not whole:
            return None
        return Heading(key, span)
    if whole and _is_other_heading(head, colon != -1, inside, numbered=lead > 0):
        return Heading("other", span)
    return None


def _undated(head: str) -> str:
    """A heading without the date or remark behind it: "Examination, 12 October 2026", "Priority (tick one)"."""
    return _REMARK.sub("", head).strip(_AROUND + ",")


def _looks_like_heading(head: str) -> bool:
    if head.endswith("."):
        return False
    return head.isupper() or head.istitle() or (head[0].isupper() and len(head.split()) <= 6)


def _is_other_heading(head: str, has_colon: bool, inside: str, *, numbered: bool) -> bool:
    words = head.split()
    if (
        len(words) > 6
        or not head[0].isupper()
        or any(c.isdigit() for c in head)
        or "|" in head
        or head.endswith(".")
    ):
        return False
    if numbered and not has_colon:
        return inside not in LISTS
    if has_colon:
        return inside not in LISTS or head.isupper() or _FURTHER_HEADING.search(head) is not None
    if not head.isupper() or len(head) < 5:
        return False
    return _FURTHER_HEADING.search(head) is not None or inside not in LISTS
