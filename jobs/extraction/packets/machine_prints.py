"""What kind of document a machine's print is: by the request that it tells, whatever the names of its other parts.

A print of a referral has its coverage and its prescriptions as parts, whose names are the words of other documents.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from jobs.extraction.assistant.exports.finding import exports_in
from jobs.extraction.assistant.exports.told import Export
from jobs.extraction.text import Line, Span, Text

_MOST_OF_A_PAGE = 0.6
_OF_ITSELF = re.compile(
    r"ServiceRequest|ReferralRequest|REF\^I1\d|"
    r"(?i:(?<![a-z])(?:e-?)?(?:referrals?|refer(?:red)?[ _]?to|referring|verwijz\w+|verwijsbrief|[üu]e?berweis\w+|"
    r"zuweis\w+|derivaci[oó]n|interconsulta|remisi[oó]n|encaminhamento|adressage|consult[ _]?(?:request|order))"
    r"(?![a-z]))|(?<=[a-z_])Referral|referral(?=[A-Z])|refer(?=To)"
)
_OF_ANOTHER_KIND = re.compile(
    r"ExplanationOfBenefit|ClaimResponse|CoverageEligibilityResponse|DocumentReference|OR[UR]\^|"
    r"(?i:discharge[ _]?summary|(?:document|message|record|form)[ _]?(?:type|kind)\W{1,6}(?!e?-?referral)"
    r"(?:lab|imaging|radiology|discharge|prescription|refill|claim|insurance|authori[sz]ation|consult\w* "
    r"?(?:note|report)))"
)
_WHERE_TO = ("recipient.", "request.specialty", "request.service")


def request_printed(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where a page that is mostly a machine's print tells of a referral: what is wanted or why, and where to or
    that it is one; None for any other page."""
    start, end = lines[0].start, lines[-1].end
    exports = [export for export in text.once(exports_in) if export.span.meets(Span(start, end))]
    covered = sum(min(end, each.span.end) - max(start, each.span.start) for each in exports)
    if covered < _MOST_OF_A_PAGE * (end - start) or _OF_ANOTHER_KIND.search(text.content, start, end):
        return None
    named = _OF_ITSELF.search(text.content, start, end)
    why = next(_told(exports, ("request.reason",)), None)
    where_to = next(_told(exports, _WHERE_TO), None)
    if named is not None and (why or where_to):
        return Span(*named.span())
    return where_to if why is not None else None


def _told(exports: Sequence[Export], paths: tuple[str, ...]) -> Iterator[Span]:
    return (each.spans[0] for export in exports for each in export.told if each.path.startswith(paths))
