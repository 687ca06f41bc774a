"""Papers that reach a clinic's inbox and are of no kind that is asked for: that somebody has died, or did not come,
orders that an agency wants signed, what a kitchen or an office has to know. Their titles say so; what else they say
would make a request of them ("Referred for", "To:")."""

from __future__ import annotations

import re
from collections.abc import Sequence

from jobs.extraction.packets.about_a_person import is_about_a_person
from jobs.extraction.packets.labels_like_titles import labels_a_value
from jobs.extraction.packets.letters import asks_a_specialist
from jobs.extraction.packets.titles import BEFORE_A_SUBTITLE, titled
from jobs.extraction.packets.titles_of_notices import TITLES_OF_NOTICES
from jobs.extraction.text import CELL, Line, Span, Text
from jobs.extraction.wordings.withdrawn import withdrawals

_LINES_OF_A_HEAD, _LONGEST = 12, 10
_NOTICE = r"(?: (?:notice|notification|letter|alert|form|memo|report|update|slip|sheet))?"
_ORDERS = r"orders?(?: (?:form|sheet))?(?:(?: (?:for|needing|awaiting|requiring))? (?:physician )?signature)?"
_OF_THE_DEAD = (
    r"(?:(?:notice|notification|report|record|pronouncement|certificate) of (?:(?:patient|resident|expected) )?"
    r"(?:death|demise|decease|passing)|"
    rf"(?:patient |resident |hospice )?death (?:notice|notification|report|summary|certificate)(?: request)?|"
    rf"deceased (?:patient|resident){_NOTICE}|medical certificate of (?:the )?cause of death|"
    r"todesanzeige|todesmitteilung|avis de d[ée]c[èe]s|aviso de (?:defunci[óo]n|fallecimiento)|"
    r"overlijdensbericht|comunicazione di decesso)"
)
_OF_VISITS = (
    rf"(?:(?:(?:notice|notification) of )?(?:missed|failed|broken|cancel{{1,2}}ed|rescheduled) "
    rf"(?:appointments?|visits?){_NOTICE}|(?:patient )?(?:no[- ]show|did not attend|dna|was not brought){_NOTICE}|"
    rf"appointment (?:reschedul\w+|no[- ]show){_NOTICE}|"
    r"(?:notice of )?(?:non-?attendance|cancel{1,2}ation)(?: notice| of appointment)?|"
    r"unable to (?:contact|reach|schedule)(?: (?:the |your )?patient)?|"
    r"referral (?:closure|receipt|cancel{1,2}ed|declined|rejected|"
    r"returned) (?:notice|notification|letter)|acknowledge?ment of (?:your )?referral)"
)
_TO_SIGN = (
    rf"(?:(?:physician['\u2019]?s? |md |home health )?(?:interim|verbal|telephone|supplement(?:al|ary)|recertification|"
    rf"change of|hospice|facility) {_ORDERS}|physician['\u2019]?s? orders? (?:for|needing|awaiting|requiring) "
    rf"signature|(?:home health |hospice )?(?:re-?)?certification and plan of (?:care|treatment)|"
    r"home health (?:re-?)?certification(?: .{3,30})?|face[- ]to[- ]face encounter(?: (?:form|documentation))?|"
    r"(?:unsigned orders?|signature) (?:reminder|request(?:ed)?|needed))"
)
_OF_THE_HOUSE = (
    rf"(?:(?:diet(?:ary)?|meals?|menu|kitchen|room|bed)(?: order)? (?:change|communication|order|requisition)s?"
    rf"{_NOTICE}|"
    r"(?:staff|shift|nurs\w+|on[- ]call) (?:schedule|roster|rota)|time ?sheet|purchase order|packing slip|"
    r"delivery (?:note|confirmation)|remittance advice|meeting (?:minutes|agenda)|"
    r"(?:product|device|drug|medication) recall(?: notice)?|notice of privacy practices)"
)
_OF_PERSONS = (
    r"(?:(?:work|school|gym|sports?) (?:excuse|absence|release)(?: (?:note|form|slip))?|"
    r"return[- ]to[- ](?:work|school|play)(?: (?:note|form|release|certificate))?|(?:statement of )?fit(?:ness)? note|"
    r"sick (?:note|leave certificate)|(?:pre-?participation|sports|school) physical(?: (?:form|examination))?|"
    r"(?:immuni[sz]ation|vaccination|vaccine) (?:record|history|certificate|administration record)|"
    r"(?:incident|accident|fall|adverse event|occurrence) report(?: form)?|"
    r"(?:informed )?consent (?:form|for (?:treatment|surgery|procedure|anesthesia))|"
    r"(?:birth|newborn) (?:notification|certificate))"
)
_OF_LAST_WISHES = (
    r"(?:\w+ ){0,2}advance (?:\w+ )?(?:directive|decision)s?(?: (?:form|document|\(\w+\)?))?|living will(?: form)?|"
    r"(?:\w+ ){0,2}power of attorney(?: for health ?care)?|"
    r"(?:designation|appointment) of (?:an? )?(?:\w+ )?health ?care (?:agent|proxy|surrogate|representative)s?|"
    r"health ?care proxy(?: form)?|(?:physician|medical|provider)s? orders for (?:life[- ]sustaining|scope of) "
    r"treatment(?: \(\w+\)?)?|(?:do[- ]not[- ](?:attempt )?resuscitat\w+|dnr|dnacpr)(?: (?:order|form|decision))?"
)
_OF_NEWS = (
    r"(?:(?:client|customer|provider|physician|prescriber|network|laborator(?:y|ies)|lab|pharmacy|formulary|clinical|"
    r"test menu|service|services|practice|gp|staff|safety|supply|courier|product|technical|holiday|recall) ?)+"
    r"(?:(?:and|&|/) (?:\w+ ))?(?:bulletin|advisory|circular|news ?letter|news|update|alert|announcement|memo"
    r"(?:randum)?|schedule|hours|notice)s?(?: (?:no\.?|number|#)? ?\d[\w/-]*)?|"
    r"(?:broadcast|blast) (?:fax|message|e-?mail)\b.*|memo(?:randum)? to all\b.*|important (?:notice|"
    r"announcement|update)"
    r"(?: (?:to|for) all\b.*)?"
)
_NEWS = re.compile(_OF_NEWS, re.IGNORECASE)
_TITLE = re.compile(
    "|".join(
        (_OF_THE_DEAD, _OF_VISITS, _TO_SIGN, _OF_THE_HOUSE, _OF_PERSONS, _OF_LAST_WISHES, TITLES_OF_NOTICES)
    ),
    re.IGNORECASE,
)
_MANY = re.compile(
    r"\W{0,4}(?:to|attn|attention|dear|for the attention of|distribution)\b\s*[:\t]?\s*"
    r"(?:all (?!saints|souls|hallows|about)(?=[a-z])|(?:our |valued |the )*(?:office|practice|clinic|nurse|"
    r"lab(?:oratory)?|referral) "
    r"(?:managers|contacts|coordinators|staff)|(?:our |valued |participating |network |contracted |ordering |referring "
    r"|local |community )*(?:offices|providers|clients|customers|prescribers|physicians|practices|members|"
    r"subscribers|gps|"
    r"general practitioners|general practices)\b(?! of\b))",
    re.IGNORECASE,
)
"""Whom a paper that goes to many is for: "TO: ALL CLIENTS", "Dear network providers"."""
_LABEL = re.compile(r"\W*[\w ]{3,30}:\s*\S")
"""What reads like a title and is a label below one: "Referral to: Pediatric Neurology"."""
_AROUND = " \t*#=_|\u2013\u2014-.:()[]"


def notice_titled(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return the title in the head of a page that makes it a notice; None where another title stands there too."""
    found: Span | None = None
    for line in lines[:_LINES_OF_A_HEAD]:
        position = line.start
        for cell in line.text.split(CELL):
            if titled(cell) not in ("", "cover_page") and not labels_a_value(text, line):
                return found if _LABEL.match(cell) else None
            bare = BEFORE_A_SUBTITLE.split(cell.strip(_AROUND))[0].strip(_AROUND)
            short = 0 < len(bare.split()) <= _LONGEST and bare[0].isupper()
            if found is None and short and not cell.rstrip().endswith(":") and _TITLE.fullmatch(bare):
                found = text.trimmed(position, position + len(cell))
            position += len(cell) + 1
    return found


def goes_to_many(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where the head of a page that is about nobody says that it goes to many, or brings news: no referral is
    sent to all."""
    for line in lines[:_LINES_OF_A_HEAD]:
        for start, cell in line.cells():
            to = _MANY.match(text.content, start, line.end)
            if (to or _NEWS.fullmatch(cell.strip(_AROUND))) and not _concerns_somebody(text, lines):
                return text.trimmed(start, to.end() if to else start + len(cell))
    return None


def _concerns_somebody(text: Text, lines: Sequence[Line]) -> bool:
    return is_about_a_person(text, lines) or asks_a_specialist(text, lines) is not None


def asks_no_more(text: Text, lines: Sequence[Line]) -> Span | None:
    """Return where a page says that nothing is asked for, or nothing any more. One that cancels something and asks a
    specialist for something else is none."""
    page = Span(lines[0].start, lines[-1].end)
    for each in text.once(withdrawals):
        if each.span.meets(page) and (
            each.why != "cancelled" or asks_a_specialist(text, lines, beside=each.span) is None
        ):
            return each.span
    return None
