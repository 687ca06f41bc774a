"""A reason without the headings of a note that was dictated in one paragraph: neither the one that it begins with
("PREOPERATIVE DIAGNOSIS: ...", "S -, An ...") nor what the next one begins ("... retention. HISTORY OF PRESENT
ILLNESS: This is ...").
"""

from __future__ import annotations

import re
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.headings import heading_key
from jobs.extraction.assistant.request.reason.heads import HEADS
from jobs.extraction.found import Found
from jobs.extraction.text import Span

_NEXT = re.compile(
    r"(?<=[.;,?!)])\s*(?P<head>[A-Z]{3,}(?:[ \n/&'-]+[A-Z]{2,}){0,6})\s?(?::|,(?=\d{1,2}\.))|"
    r"(?<=[.;,?!)])\s*[OAP] ?- ?,?(?=\s)|(?<=[.?!])\s+[OAP](?=\s*$)"
)
"""A heading in capitals behind the end of a sentence, or the letter of a note's next part."""
_OWN = re.compile(
    r"(?P<head>[A-Z]{3,}[A-Z]*(?:[ \n/&'-]+[A-Z]{2,}){0,6})\s?[:,]\s*,?(?=\S)|(?:S ?[-:] ?)?,\s*(?=[A-Z])|"
    r"S ?- ?,?\s*(?=[A-Z])"
)
_LONGEST, _LETTERS_OF_A_HEADING = 400, 7


def without_headings(document: Document, found: Found) -> Found:
    """Return a reason without its own heading and without what another one begins; itself where there is none."""
    content = document.text.content
    start, end = found.start, found.spans[-1].end
    own = _OWN.match(content, start, end)
    if own is not None and (own["head"] is None or _is_heading(own["head"])):
        start = own.end()
    following = next(
        (
            one
            for one in _NEXT.finditer(content[: min(end + 1, start + _LONGEST)], start)
            if one["head"] is None or sum(map(str.isalpha, one["head"])) >= _LETTERS_OF_A_HEADING
        ),
        None,
    )
    end = following.start() if following else end
    if (start, end) == (found.start, found.spans[-1].end):
        return found
    kept = tuple(
        span
        for each in found.spans
        if (span := document.text.trimmed(max(each.start, start), min(each.end, end), strip=" \t\n,;:"))
        is not None
    )
    if not kept:
        return found
    last = document.text[kept[-1]]
    if following is not None and last.endswith(".") and ". " not in last:
        kept = (*kept[:-1], Span(kept[-1].start, kept[-1].end - 1))
    return replace(found, value=" ".join(document.text[span] for span in kept), spans=kept)


def _is_heading(words: str) -> bool:
    """Whether words in capitals are a heading that is known."""
    bare = " ".join(words.split())
    return (
        bool(heading_key(bare)) or any(head.fullmatch(f"{bare}:") for head, _ in HEADS) or bare in _OF_NOTES
    )


_OF_NOTES = frozenset(
    {
        "DELIVERY NOTE",
        "SUBJECTIVE",
        "OBJECTIVE",
        "ASSESSMENT",
        "PREOPERATIVE DIAGNOSIS",
        "POSTOPERATIVE DIAGNOSIS",
    }
)
