"""Diagnoses: from lists and tables of problems, from the past history, and from sentences that state one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.entries import Entry, entries_of
from jobs.extraction.assistant.clinical.words import CONDITION
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.modifiers import asserted_at, asserted_in
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import Span
from referrals.data.referral import Diagnosis

ICD10CM = re.compile(r"(?<![\w.])[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?(?![\w.]\w|\w)")
_DETAIL = re.compile(
    r"\s+[\u2014\u2013]\s+|\s+-\s+(?=(?:on|currently|diagnosed|since|onset|controlled|"
    r"treated|managed|well|last|stable|poorly|under|see|due|with|for|started|"
    r"\d)\b)|"
    r"\s*[\[(](?=(?:diagnosed|onset|since|on |disorder|finding|confirmed|situation|"
    r"icd|snomed|dx|ceased|bmi|resolved|\d{4}|[A-TV-Z]\d\d|active|chronic problem|"
    r"authored|provisional|suspected\)))|"
    r"\s*\[authored|\s+(?:diagnosed|onset|since)\b|\s*[,;:]\s*(?:diagnosed|onset|"
    r"since|icd|on (?=[A-Z]))|\s+SNOMED\b|\s+ICD\b|\s*[;:]\s*(?:status|onset)\b|\s+(?:19|20)\d\d$|"
    r",?\s+(?:in|since) (?:19|20)\d\d\b|\s+(?:Status|Onset|Dates?):",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"^(?:(?:problem|diagnosis|dx|impression|primary|secondary)\s*(?:#?\d+)?\s*[:.)]\s*|"
    r"\d{1,2}[.)]\s*|(?:known|previous|past)\s+|[?]\s*|(?:history of|h/o|hx of)\s+|"
    r"(?:final|confirmed|provisional):\s*)+",
    re.IGNORECASE,
)
_PROCEDURE = re.compile(
    r"\w*(?:ectomy|ostomy|plasty|otomy|oscopy|bypass|replacement|repair|stent(?:ing)?|"
    r"surgery|caesarean|c-section|section|transplantation|removal|graft|fixation|"
    r"biopsy|vaccin\w+)\b",
    re.IGNORECASE,
)
_ADVICE = re.compile(
    r"\b(?:recommend\w*|advis\w+|suggest\w*|follow-?up|please|consider|correlat\w+|"
    r"refer(?:red|ral)?|continue|repeat|await\w*|plan|will|should|review)\b",
    re.IGNORECASE,
)
_NEGATIVE_ENTRY = re.compile(
    r"^(?:no|nil|none|denies|negative|not?\s|nkda|unremarkable|non-?contributory|"
    r"nad|n/a)\b",
    re.IGNORECASE,
)
_STATED = re.compile(
    r"\b(?:diagnos(?:is|ed|es)(?: (?:of|with|is|was))?|known|history of|suffers from|"
    r"suffering from|suspected|suspicion of|likely|probable|possible|background of|"
    r"impression(?: is| of)?|consistent with|"
    r"assessment|concern(?:ed)? (?:about|for)|?with|has|for|query|\?|stable|severe|recurrent|"
    r"regarding)\b".replace("?with", "with"),
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[.!?](?:\s|$)")
_LONGEST = 110
_BRACKETED_CODE = re.compile(
    r"(?P<name>[A-Za-z][^\n.;:|"
    r"\t()]{3,80}?)\s*[(\[](?:ICD-?10(?:-?CM)?:?\s*)?(?P<code>[A-TV-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?)[)\]]"
)
_NO_DIAGNOSES = frozenset(
    {"family", "social", "medications", "past_medications", "allergies", "problems", "past"}
)


def diagnoses_of(document: Document, reason: Found | None) -> tuple[Diagnosis, ...]:
    """Return the diagnoses with their ICD-10-CM codes where the document prints one beside them."""
    found: list[tuple[Found, Found | None]] = []
    for section in document.outline.of("problems"):
        for entry in entries_of(document, section):
            for sentence in _sentences(document, entry):
                found += _from_entry(document, sentence, 0.9)
    for section in document.outline.of("past", "course"):
        if section.key == "past":
            for entry in entries_of(document, section):
                for sentence in _sentences(document, entry):
                    found += [
                        pair
                        for pair in _from_entry(document, sentence, 0.82)
                        if not _PROCEDURE.search(str(pair[0].value))
                    ]
    if not found:
        found = [(condition, None) for condition in _in_sentences(document, reason)]
    elif reason is not None:
        listed = [str(text.value).casefold() for text, _ in found]
        for condition in _in_sentences(document, reason, only_reason=True):
            if not any(_tells_same(str(condition.value).casefold(), known) for known in listed):
                found.append((condition, None))
    found += list(_coded_in_text(document, {str(code.value) for _, code in found if code is not None}))
    unique: dict[str, tuple[Found, Found | None]] = {}
    for text, code in found:
        key = " ".join(re.findall(r"\w+", str(text.value).casefold()))
        if key not in unique or (code is not None and unique[key][1] is None):
            unique[key] = (text, code)
    return tuple(
        Diagnosis(text=field_of(document.text, text), icd10cm=field_of(document.text, code))
        for text, code in unique.values()
    )


def _coded_in_text(document: Document, known: set[str]) -> Iterator[tuple[Found, Found | None]]:
    """Conditions of running text with their code in brackets: "Failed back surgery syndrome (M96.1), fusion 2018"."""
    content = document.text.content
    for match in _BRACKETED_CODE.finditer(content):
        section = document.outline.section_at(match.start())
        if match["code"] in known or (section is not None and section.key in _NO_DIAGNOSES):
            continue
        start = max(content.rfind(mark, 0, match.start("name")) for mark in ".;:,\n\t|") + 1
        span = document.text.trimmed(max(start, match.start("name")), match.end("name"))
        if span is None or len(document.text[span].split()) > 9 or (text := _cleaned(document, span)) is None:
            continue
        asserted = asserted_at(document.text, document.outline, text)
        code = Found(match["code"], (Span(match.start("code"), match.end("code")),), 0.9)
        yield Found(document.text[text], (text,), 0.82, asserted=asserted), code


def _sentences(document: Document, entry: Entry) -> Iterator[Entry]:
    """An unbulleted line that holds several sentences, one by one: "Asthma in childhood. No operations."."""
    if entry.bulleted or entry.cells:
        yield entry
        return
    start = entry.span.start
    for stop in (*_SENTENCE.finditer(document.text.content, entry.span.start, entry.span.end), None):
        end = stop.start() if stop else entry.span.end
        if (span := document.text.trimmed(start, end)) is not None:
            yield Entry(span, bulleted=False, past=entry.past)
        start = stop.end() if stop else end


def _tells_same(words: str, known: str) -> bool:
    """Whether one wording is part of the other ("diabetes" of "type 2 diabetes mellitus")."""
    shorter, longer = sorted((set(words.split()), set(known.split())), key=len)
    return shorter <= longer or words in known or known in words


def _from_entry(document: Document, entry: Entry, weight: float) -> Iterator[tuple[Found, Found | None]]:
    name = entry.cells.get("name", entry.span)
    words = document.text[name]
    if (_NEGATIVE_ENTRY.match(words) and "|" not in words) or (
        not entry.bulleted and not entry.cells and _ADVICE.search(words)
    ):
        if not _NEGATIVE_ENTRY.match(words):
            yield from ((condition, None) for condition in _conditions(document, name, weight - 0.1))
        return
    if not entry.cells and (len(words) > _LONGEST or _is_prose(words, bulleted=entry.bulleted)):
        yield from ((condition, None) for condition in _conditions(document, name, weight - 0.1))
        return
    code_cell = entry.cells.get("code")
    for part in _parts(document, name, bulleted=entry.bulleted or bool(entry.cells)):
        code = _code(document, part) or (_code_in_cell(document, code_cell) if code_cell else None)
        text = _cleaned(document, part)
        if text is None:
            continue
        words = document.text.content[part.start : part.end]
        asserted = asserted_in(words, Span(text.start - part.start, text.end - part.start))
        if asserted in ("negated", "family"):
            yield Found(document.text[text], (text,), weight - 0.1, asserted=asserted), None
            continue
        past = entry.past or asserted == "historical"
        uncertain = asserted == "uncertain"
        yield (
            Found(
                document.text[text],
                (text,),
                weight,
                asserted="historical" if past else "uncertain" if uncertain else "present",
            ),
            code,
        )


def _is_prose(words: str, *, bulleted: bool) -> bool:
    """A sentence rather than the name of a condition."""
    if ICD10CM.search(words):
        return False
    if not bulleted and (len(words.split()) > 8 or (words.endswith(".") and len(words.split()) > 4)):
        return True
    return (
        len(words.split()) > 9
        and re.search(r"\b(?:is|was|are|were|has|have|would|should|given|will|reports?|denies)\b", words)
        is not None
    )


def _parts(document: Document, span: Span, *, bulleted: bool) -> Iterator[Span]:
    """The conditions of one entry: divided at semicolons, at commas only where a plain line lists several."""
    content = document.text.content
    divider = r"\s*;\s*(?!\s*(?:status|onset))|\s+(?=\d{1,2}[.)]\s+[A-Z])"
    pieces = re.split(",", content[span.start : span.end])
    if (
        not bulleted
        and len(pieces) >= 2
        and all(len(piece.split()) <= 5 and piece.strip() for piece in pieces)
        and _lists_conditions(pieces)
    ):
        divider = r"\s*[;,]\s*(?:and\s+)?"
    if len(ICD10CM.findall(content[span.start : span.end])) > 1:
        divider += r"|(?<=[)\]])\s*,\s*"
    start = span.start
    for match in (*re.finditer(divider, content[span.start : span.end]), None):
        stop = span.start + match.start() if match else span.end
        if (part := document.text.trimmed(start, stop, strip=" \t\n,;:.-*\u2013\u2014")) is not None:
            yield part
        start = span.start + match.end() if match else stop


def _lists_conditions(pieces: list[str]) -> bool:
    known = sum(CONDITION.found_in(piece) for piece in pieces)
    return len(pieces) >= 3 or known >= 2


def _cleaned(document: Document, span: Span) -> Span | None:
    """The name of the condition, without code, dates and remarks."""
    content = document.text.content
    start, end = span.start, span.end
    if (code := ICD10CM.search(content, start, end)) is not None and _is_code(content, code, start, end):
        before = document.text.trimmed(start, code.start(), strip=" \t\n,;:.-*(\u2013\u2014[")
        after = document.text.trimmed(code.end(), end, strip=" \t\n,;:.-*)\u2013\u2014]")
        bare = (
            re.sub(r"\bICD(?:-?10)?(?:-?CM)?\b|\W", "", document.text[before], flags=re.IGNORECASE)
            if before
            else ""
        )
        chosen = before if bare else after
        if chosen is None:
            return None
        start, end = chosen.start, chosen.end
    if lead := _LEAD.match(content[start:end]):
        start += lead.end()
    if detail := _DETAIL.search(content, start + 1, end):
        end = detail.start()
    trimmed = document.text.trimmed(start, end, strip=" \t\n,;:.-*\u2013\u2014")
    if (
        trimmed is None
        or not any(c.isalpha() for c in document.text[trimmed])
        or len(document.text[trimmed]) < 3
    ):
        return None
    return trimmed


def _code(document: Document, span: Span) -> Found | None:
    content = document.text.content
    match = ICD10CM.search(content, span.start, span.end)
    if match is None or not _is_code(content, match, span.start, span.end):
        return None
    return Found(match.group(), (Span(match.start(), match.end()),), 0.94)


def _code_in_cell(document: Document, cell: Span) -> Found | None:
    match = ICD10CM.search(document.text.content, cell.start, cell.end)
    return Found(match.group(), (Span(match.start(), match.end()),), 0.94) if match else None


def _is_code(content: str, match: re.Match[str], start: int, end: int) -> bool:
    """Something shaped like a code is one beside the word ICD, with a dot, in brackets, or at the entry's
    end or start.
    """
    before, after = content[start : match.start()], content[match.end() : end]
    return (
        "." in match.group()
        or re.search(r"\bICD", before, re.IGNORECASE) is not None
        or before.rstrip().endswith(("(", "[", ":", "-", "\u2014", "\u2013"))
        or (not before.strip() and after.lstrip().startswith(("-", "\u2014", "\u2013", ":")))
    )


def _conditions(document: Document, span: Span, weight: float) -> Iterator[Found]:
    """Known conditions within a sentence, each with how it is asserted."""
    for match in CONDITION.each(document.text.folded, start=span.start, end=span.end):
        place = Span(match.start(), match.end())
        asserted = asserted_at(document.text, document.outline, place)
        yield Found(document.text[place], (place,), weight, asserted=asserted)


def _in_sentences(document: Document, reason: Found | None, *, only_reason: bool = False) -> Iterator[Found]:
    content = document.text.content
    if only_reason:
        for span in reason.spans if reason else ():
            yield from (
                found
                for found in _conditions(document, span, 0.78)
                if found.asserted in ("present", "uncertain")
            )
        return
    for match in CONDITION.each(document.text.folded):
        place = Span(match.start(), match.end())
        section = document.outline.section_at(place.start)
        if section is not None and section.key in (
            "social",
            "systems",
            "immunizations",
            "plan",
            "medications",
            "allergies",
            "attachments",
            "other",
            "concerns",
        ):
            continue
        if document.outline.block_at(place.start) in (
            "letterhead",
            "referrer",
            "recipient",
            "signature",
        ):
            continue
        asserted = asserted_at(document.text, document.outline, place)
        before = content[max(0, place.start - 45) : place.start]
        if asserted in ("negated", "family", "hypothetical"):
            continue
        yield Found(
            document.text[place], (place,), 0.72 if _STATED.search(before) else 0.62, asserted=asserted
        )
