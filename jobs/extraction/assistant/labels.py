"""Labels of forms and letters, in many wordings, and the values that stand beside or below them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from jobs.extraction.assistant.headings import BLOCKS, heading_key
from jobs.extraction.text import CELL, Line, Span, Text

_WHO = r"(?:patient|pt|client|member|subscriber|insured|child|resident)(?:['\u2019]?s)?[ /]+"
_NO = r"(?: ?(?:number|no\.?|num|nr|#|id|code))?"
_PHONE_KIND = (
    r"(?:home|mobile|cell(?:ular)?|work|day ?time|daytime|evening|contact|preferred|"
    r"primary|main|land ?line|best)"
)
_OFFICE = (
    r"(?:author|office|practice|clinic|surgery|referr(?:er|ing)(?: provider|"
    r" physician)?|provider|physician|doctor|gp|requester)(?:['\u2019]?s)?"
)
_PRO = (
    r"(?:provider|physician|doctor|clinician|practitioner|gp|dr\.?|md|consultant|"
    r"dentist|optometrist|nurse|person)"
)

# key, role ("" = by the block it stands in), wording. Earlier wins among those that match at one place.
_WORDINGS: tuple[tuple[str, str, str], ...] = (
    (
        "ignore",
        "",
        r"emergency contact(?: name| phone| number)?|next of kin|nok(?: name)?|carer(?: name)?|"
        r"guardian(?: name)?|"
        r"(?:wife|husband|mother|father|parent)(?:['\u2019]?s)? name|job title(?: role)?|"
        r"file name|contact person|"
        r"(?:named|allocated) clinician|interpreter(?: required)?|marital status|occupation|race|ethnicity|"
        r"(?:preferred )?language|religion|number of pages[^:\t\n]{0,30}|pages|page|"
        r"signature|signed|position|title|"
        r"comments?|status|file number|account ?(?:number|no\.?|#)?|auth(?:orization)? ?(?:number|no\.?|#)|"
        r"(?:placer|filler|order) ?(?:number|no\.?|#)|clia ?#?|registered office|website|www|web|"
        r"pharmacy(?: name| phone)?|medical director|reviewed by|reviewed (?:&|and) released by|verified by|"
        r"accompanied by[^:\t\n]{0,30}|country(?:, event, year)?|focal point|contact name|"
        r"cc|copies? to|provider (?:number|no\.?)",
    ),
    (
        "other_date",
        "",
        r"(?:report|collection|collected|appointment|admission|admitted|discharge|"
        r"service|start|end|onset|visit|completed|"
        r"expiry|expiration|received|printed|operation|procedure|surgery|effective|"
        r"resulted|reported|scheduled|injury|"
        r"accident|incident|scan|exam(?:ination)?|specimen|test|last (?:visit|seen|"
        r"updated)|updated|submitted|stop|due|"
        r"clinic|review|next|print|fax|dictated|typed|transcribed|determination) (?:date|"
        r"time|on)(?:[/ ]+time)?|"
        r"onset|collected|reported|resulted|updated|submitted|last seen|dictated|typed|"
        r"date of (?:admission|discharge|service|injury|onset|visit|surgery|accident|"
        r"clinic|last [a-z]+|determination|exam"
        r"(?:ination)?|procedure|operation|collection|report|appointment|death)|"
        r"lmp|edd|date[ /]time|valid until",
    ),
    (
        "birth_date",
        "patient",
        rf"(?:{_WHO})?(?:date of birth|birth ?date|d\.? ?o\.? ?b\.?|born(?: on)?)(?: ?\([^)\n]{{2,20}}\)|"
        rf" ?/ ?(?:sex|gender|age))?",
    ),
    ("age", "patient", rf"(?:{_WHO})?age(?: \(?(?:years|yrs)\)?)?(?: at referral)?"),
    (
        "sex",
        "patient",
        rf"(?:{_WHO})?(?:(?:birth|legal|administrative) )?(?:sex|gender)(?: at birth|"
        rf" identity)?(?: ?\([^)\n]{{1,12}}\))?",
    ),
    ("nhs_number", "patient", rf"(?:{_WHO})?nhs(?: number| no\.?| #)?"),
    ("ssn", "patient", rf"(?:{_WHO})?(?:ssn|social security|s\.s\.n\.?){_NO}"),
    (
        "health_card",
        "patient",
        rf"(?:{_WHO})?(?:health ?card|nhi|medicare|ohip|phn|personal health|chi|health insurance card|"
        rf"care ?card|mcp|ihi|hcn|"
        rf"health (?:care )?number|medicaid|dva){_NO}",
    ),
    (
        "mrn",
        "patient",
        rf"(?:{_WHO})?(?:mrn|m\.r\.n\.?|mr ?#|medical record|medical|med rec|chart|"
        rf"hospital|unit|ur|urn|record|emr|ehr){_NO}"
        rf"(?<!medical)(?<!hospital)(?<!unit)(?<!record)(?<!chart)|(?:patient|pt|"
        rf"client|nhi|emis|hosp)(?: ?(?:id|identifier|number|no\.?|#|ref(?:erence)?))",
    ),
    (
        "other_id",
        "patient",
        r"ubrn|e-?rs (?:number|ref(?:erence)?)|driver'?s? licen[cs]e(?: number| no\.?)?|"
        r"passport(?: number| no\.?)?",
    ),
    (
        "member_id",
        "insurance",
        r"(?:member|subscriber|policy|insurance|insured|beneficiary|plan)(?:['\u2019]?s)?(?: holder)? "
        r"?(?:id|i\.d\.|identification|number|no\.?|#)(?: number| no\.?)?",
    ),
    ("group", "insurance", r"(?:insurance |plan )?(?:group|grp)(?: ?(?:number|no\.?|#|id|name))*"),
    (
        "payer",
        "insurance",
        r"(?:primary |health |medical )?(?:insurance|insurer|payer|payor|health ?plan|"
        r"health fund|carrier)(?: ?(?:company|co\.?|provider|carrier|plan|name|name and plan))*|"
        r"plan(?: name)?",
    ),
    (
        "first_name",
        "referrer",
        r"referr(?:er|ing (?:provider|physician|doctor))(?:['\u2019]?s)? (?:first|given|fore)[ -]?names?",
    ),
    (
        "last_name",
        "referrer",
        r"referr(?:er|ing (?:provider|physician|doctor))(?:['\u2019]?s)? (?:last|family|sur)[ -]?names?",
    ),
    ("first_name", "", rf"(?:{_WHO})?(?:first|given|fore)[ -]?names?"),
    ("middle_name", "", rf"(?:{_WHO})?middle (?:names?|initial)"),
    ("last_name", "", rf"(?:{_WHO})?(?:last|family)[ -]?names?|(?:{_WHO})?surname"),
    (
        "name",
        "patient",
        rf"(?:name of patient|{_WHO}(?:full )?name(?: ?\([^)\n]{{3,30}}\))?|re|regarding|patient|pt|client)",
    ),
    ("full_name", "", r"(?:full )?name(?: ?\([^)\n]{3,30}\))?"),
    ("email", "patient", rf"{_WHO}(?:e-?mail(?: address)?)"),
    ("email", "", r"e-?mail(?: address)?"),
    ("fax", "referrer", rf"(?:{_OFFICE} )(?:fax|facsimile){_NO}|(?:fax|facsimile) ?back(?: to)?"),
    ("fax", "recipient", rf"recipient (?:fax|facsimile){_NO}"),
    ("fax", "", rf"(?:fax|facsimile|f){_NO}"),
    ("phone", "referrer", rf"(?:{_OFFICE} )(?:telephone|phone|tel\.?|ph\.?|contact){_NO}"),
    (
        "phone",
        "patient",
        rf"(?:{_WHO})(?:{_PHONE_KIND} )?(?:telephone|phone|tel\.?|mobile|cell|contact){_NO}|"
        rf"(?:home|mobile|cell(?:ular)?|work)(?: (?:telephone|phone|tel\.?))?{_NO}",
    ),
    (
        "phone",
        "",
        rf"(?:{_PHONE_KIND} )?(?:telephone|phone|tel\.?|ph\.?|mob\.?|t){_NO}(?: \((?:[hmwc]|"
        rf"home|mobile|work|cell|day(?:time)?|evening)\))?",
    ),
    ("street", "", rf"(?:{_WHO})?street(?: address)?|address(?: line)? ?1"),
    ("city", "", rf"(?:{_WHO})?(?:city|town|suburb)"),
    ("state", "", r"state|province|county"),
    ("zip", "", r"zip(?: ?code)?|post(?:al)? ?code"),
    ("address", "patient", rf"(?:{_WHO}|home |residential )(?:home |postal |mailing )?address"),
    ("address", "referrer", rf"(?:{_OFFICE}|organi[sz]ation) address"),
    (
        "address",
        "",
        r"(?:mailing |postal |street |home |full )?address(?: of [a-z ]{3,30}| (?:and|"
        r"&|with|including) (?:post|zip) ?code)?|addr\.?",
    ),
    ("npi", "referrer", rf"(?:(?:referring |individual |provider |{_PRO} )*npi){_NO}"),
    (
        "provider",
        "referrer",
        rf"(?:referring|referral|requesting|ordering|attending|primary care|sending|"
        rf"treating|usual|registered) {_PRO}(?: \(?(?:print(?:ed)? )?name\)?)?|"
        rf"refer(?:red|ral) (?:by|from)|referrer(?:['\u2019]?s)?(?: \(?(?:print(?:ed)? )?name\)?)?|"
        rf"requested by|requester|request(?:ing|ed) {_PRO}|author|"
        rf"from|sender|sent by|staff|compiled by|completed by|prepared by|signed by|"
        rf"{_PRO}(?:['\u2019]?s)?(?: name)?|pcp|referring from",
    ),
    (
        "organization",
        "referrer",
        r"referring (?:organi[sz]ation|practice|facility|clinic|hospital|site|institution)(?: name)?|"
        r"(?:registered|gp|referrer) (?:practice|surgery)(?: name)?|"
        r"sending (?:facility|organi[sz]ation)",
    ),
    (
        "organization",
        "",
        r"organi[sz]ation(?: name)?|(?:clinic|facility|hospital|company|practice|"
        r"surgery)(?: name)?|location(?! of)|institution",
    ),
    (
        "recipient",
        "recipient",
        rf"to|attn\.?|attention|refer(?:red|ral|ring)?[ -]to(?: \(?(?:provider|physician|"
        rf"specialist|name)\)?)?|refer to|"
        rf"(?:recipient|consultant|specialist|receiving {_PRO}|consulting {_PRO})(?: name)?|"
        rf"(?:to/)?recipient(?: ?\([^)]*\))?|(?:service provider|addressed to)",
    ),
    (
        "recipient_organization",
        "recipient",
        r"referred[ -]to (?:service|organi[sz]ation|facility|clinic|hospital)(?: name)?|"
        r"receiving (?:facility|organi[sz]ation|hospital|clinic)|location of service(?: ?\([^)]*\))?",
    ),
    (
        "date",
        "",
        r"(?:(?:document|letter|referral|request|order|authored|written)(?: created)? )?date(?: "
        r"(?:of|for) (?:letter|referral|request|this [a-z]+|order))?"
        r"(?: (?:sent|written|authored|created|requested|ordered|referred))?(?: ?\([^)\n]{2,20}\))?|"
        r"date of decision to refer|authored(?: on)?|dated",
    ),
    (
        "specialty",
        "",
        r"(?:(?:requested|referral|referred|medical|clinical|consultant|target) )?(?:special(?:i?ty|"
        r"ism))(?: (?:requested|required|type))?|clinical context|"
        r"(?:referral|refer(?:red)?|consult(?:ation)?) ?(?:for|type|requested)|type of (?:referral|"
        r"consult(?:ation)?)|department|clinic type",
    ),
    (
        "service",
        "",
        r"(?:requested |referral )?service(?:s)?(?: requested| required)?|procedure(?: requested)?|"
        r"(?:test|exam|study|investigation)s? requested|consult requested",
    ),
    (
        "reason",
        "",
        r"reasons?(?: for (?:the )?(?:referral|consult(?:ation)?|request))?|referral reason|"
        r"clinical question|indication",
    ),
    ("medications", "", r"(?:current |regular |repeat )*(?:medications?|medicines|drugs)"),
    ("allergies", "", r"(?:known |drug )*allerg(?:y|ies)"),
    (
        "urgency",
        "",
        r"(?:referral |clinical |request )?(?:urgency|priority)(?: ?\((?:tick|please|"
        r"check|circle|select)[^)]*\))?(?: level| of referral|"
        r" status)?|triage (?:category|priority)|determination",
    ),
)

_ONE_LABEL = "|".join(f"(?P<l{i}>{wording})" for i, (_, _, wording) in enumerate(_WORDINGS))
_WITH_COLON = re.compile(rf"(?<![\w@./-])(?:{_ONE_LABEL}) {{0,2}}[:\uff1a](?!//)", re.IGNORECASE)
_WHOLE_CELL = re.compile(rf"(?:{_ONE_LABEL})", re.IGNORECASE)

_DATE_LIKE = (
    r"(?=\s*(?:\d{1,4}[-/.]|\d{1,2}(?:st|nd|rd|th)? ?[A-Za-z]{3}|(?:Jan|Feb|"
    r"Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))"
)
_PHONE_LIKE = r"(?=\s*[+(]?\d[\d ().-]{5,})"
_STRONG: tuple[tuple[str, str, str], ...] = (
    (
        "birth_date",
        "patient",
        rf"(?:(?:date of birth|birth ?date|d\.?o\.?b\.?)\b\.?(?: ?/ ?(?:sex|gender|"
        rf"age))?|born(?: on)?\b){_DATE_LIKE}",
    ),
    ("sex", "patient", r"(?:gender|sex)\b(?=\s+(?:male|female|other|m|f)\b)"),
    ("npi", "referrer", r"npi\b(?:\s*(?:#|no\.?|number))?(?=\s*\d)"),
    (
        "mrn",
        "patient",
        r"(?:mrn|medical record (?:number|no\.?)|hospital (?:number|no\.?)|chart no\.?)(?=\s+(?:[A-Z0-9-]*\d|"
        r"[A-Z0-9]+-[A-Z0-9]))",
    ),
    ("nhs_number", "patient", r"nhs(?:\s+(?:number|no\.?))?(?=\s+\d{3}[ -]?\d{3}[ -]?\d{4})"),
    ("ssn", "patient", r"ssn(?=\s+\d)"),
    ("member_id", "insurance", r"member (?:number|id|no\.?)(?=\s+(?:[A-Z]{2,5}\s+)?[A-Z0-9-]*\d)"),
    ("phone", "patient", rf"(?:home|mobile|cell|work) (?:phone|tel(?:ephone)?\.?){_PHONE_LIKE}"),
    ("phone", "", rf"(?:tel(?:ephone)?|phone|ph|mobile|mob)\b\.?{_PHONE_LIKE}"),
    ("fax", "", rf"fax\b{_PHONE_LIKE}"),
    ("date", "", rf"(?:authored|dated){_DATE_LIKE}"),
)
_COLONLESS = re.compile(
    "(?<![\\w@./-])(?:" + "|".join(f"(?P<s{i}>{wording})" for i, (_, _, wording) in enumerate(_STRONG)) + ")",
    re.IGNORECASE,
)

_FURTHER_LABEL = re.compile(r"\s(?=[A-Z][A-Za-z/-]{2,20}\s?:(?:\s|$))")
"""A word with a colon that is no label we know still ends the value before it."""

_GENERIC = re.compile(rf"{_PRO}(?:['\u2019]?s)?(?: name)?|name", re.IGNORECASE)
_CELLS_ONLY = frozenset({"reason", "medications", "allergies"})
"""With a colon these are headings, and `headings` finds them."""

_NOTHING = re.compile(
    r"[\s_.\-\u2013—:/|☐□]*(?:(?:n/?a|none|nil|not (?:recorded|known|stated|given|"
    r"indicated|provided|available|applicable)|unknown|"
    r"no \w+ indicated\b.*|insert \w+.*|tbc|tba|pending)\W*)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Label:
    """A label and the value beside or below it. `role` is whose it is as far as the label itself says."""

    key: str
    role: str
    wording: str
    span: Span
    value: Span | None
    line: int
    starts_line: bool


_Hit = tuple[str, str, int, int]
"""key, role, start, end"""


def find_labels(text: Text) -> list[Label]:
    """Return all labels of the text in reading order, with their values."""
    found: list[Label] = []
    for line in text.lines:
        hits = _hits(text, line)
        for index, (key, role, start, end) in enumerate(hits):
            stop = hits[index + 1][2] if index + 1 < len(hits) else line.end
            value = _beside(text, end, stop) or _below(text, line, start, end, hits, index)
            wording = text.content[start:end].strip(" :\uff1a")
            starts = not text.content[line.start : start].strip(" \t*-•·")
            found.append(Label(key, role, wording, Span(start, end), value, line.number, starts))
    return found


def says_nothing(value: str) -> bool:
    """Tell whether a value is a placeholder such as "-", "N/A" or an empty rule."""
    return _NOTHING.fullmatch(value) is not None


def _hits(text: Text, line: Line) -> list[_Hit]:
    """(key, role, start, end) of the labels of a line, not overlapping, in order."""
    hits: list[_Hit] = []
    if ":" in line.text or "\uff1a" in line.text:
        for match in _WITH_COLON.finditer(line.text):
            key, role = _named(match)
            if key not in _CELLS_ONLY:
                hits.append((key, role, line.start + match.start(), line.start + match.end()))
    for match in _COLONLESS.finditer(line.text):
        start, end = line.start + match.start(), line.start + match.end()
        if all(end <= taken[2] or start >= taken[3] for taken in hits):
            key, role, _ = _STRONG[int((match.lastgroup or "s0")[1:])]
            hits.append((key, role, start, end))
    hits += _cell_hits(text, line, hits)
    return sorted(hits, key=lambda hit: hit[2])


def _cell_hits(text: Text, line: Line, taken: list[_Hit]) -> list[_Hit]:
    """Cells that are a label and nothing else, without a colon: beside their value, or above it."""
    found: list[_Hit] = []
    position = line.start
    cells = line.text.split(CELL)
    for number, cell in enumerate(cells):
        stripped = cell.strip(" *\u2022")
        start = position + (cell.index(stripped) if stripped else 0)
        end = start + len(stripped)
        position += len(cell) + 1
        if not 2 < len(stripped) <= 45 or any(start < hit[3] and hit[2] < end for hit in taken):
            continue
        whole = _WHOLE_CELL.fullmatch(stripped)
        heads_a_block = heading_key(stripped) in BLOCKS and any(
            heading_key(other.strip(" *:")) in BLOCKS for other in cells if other is not cell
        )
        if whole is None or not stripped[0].isupper() or heads_a_block:
            continue
        key, role = _named(whole)
        after_label = number > 0 and bool(found) and found[-1][3] == start - 1
        if (
            number + 1 < len(cells)
            or (len(cells) > 1 and after_label)
            or _plausible_below(text, key, start, end)
        ):
            found.append((key, role, start, end))
    if len(cells) == 2 and len(found) == 2 and not _plausible_below(text, *_key_and_place(found[1])):
        found.pop()
    return found


def _key_and_place(hit: _Hit) -> tuple[str, int, int]:
    return hit[0], hit[2], hit[3]


_PLAUSIBLE = {
    "birth_date": r"\d{1,4}[-/. ]|\d{1,2} ?[A-Z]",
    "date": r"\d{1,4}[-/. ]|\d{1,2} ?[A-Z]|[A-Z][a-z]+ \d",
    "nhs_number": r"\d{3} ?\d",
    "mrn": r"[A-Z0-9-]*\d",
    "sex": r"(?:male|female|m|f|other)\b|[☐☒☑✓✔]",
    "first_name": r"[A-Z][\w'\u2019 -]+$",
    "last_name": r"[A-Z][\w'\u2019 -]+$",
    "name": r"[A-Z][\w'\u2019-]+,? [A-Z]",
    "full_name": r"[A-Z][\w'\u2019.-]+,? [A-Z]",
    "phone": r"[+(]?\d[\d ()-]{5,}",
    "fax": r"[+(]?\d[\d ()-]{5,}",
    "email": r"\S+@\S+",
    "address": r".*\d",
    "organization": r"[A-Z].*[a-z]",
    "urgency": r".*[☐☒☑✓✔]|.*\[[ xX]\]|(?:urgent|routine|stat|asap|emergency)\b",
    "medications": r"[A-Z][\w-]+",
    "allergies": r"[A-Z][\w-]+|nil|nkda",
}


def _plausible_below(text: Text, key: str, start: int, end: int) -> bool:
    """Whether the words under a label without a colon look like what it asks for."""
    pattern = _PLAUSIBLE.get(key)
    below = text.column_below(Span(start, end)) if pattern else None
    return below is not None and re.match(pattern or "", text[below], re.IGNORECASE) is not None


def _named(match: re.Match[str]) -> tuple[str, str]:
    index = int((match.lastgroup or "l0")[1:])
    return _WORDINGS[index][0], _WORDINGS[index][1]


def _beside(text: Text, start: int, stop: int) -> Span | None:
    """The value on the label's own line: to the end of its cell."""
    span = text.trimmed(start, stop, strip=" \t\n:;,|*")
    if span is None:
        return None
    cell_end = text.content.find(CELL, span.start, span.end)
    end = cell_end if cell_end != -1 else span.end
    if further := _FURTHER_LABEL.search(text.content, span.start, end):
        end = further.start()
    return text.trimmed(span.start, end, strip=" \t\n:;,|*")


def _with_colon(line: Line) -> bool:
    return _WITH_COLON.search(line.text) is not None


def _below(text: Text, line: Line, start: int, end: int, hits: list[_Hit], index: int) -> Span | None:
    """The value under a label that has nothing beside it: the words of the next line that begin under it."""
    if line.number + 1 >= len(text.lines):
        return None
    following = text.lines[line.number + 1]
    if following.page != line.page or _with_colon(following):
        return None
    label_box = text.evidence(Span(start, end))[0].boxes[0]
    right = 1.0
    if index + 1 < len(hits):
        right = text.evidence(Span(hits[index + 1][2], hits[index + 1][3]))[0].boxes[0][0]
    height = label_box[3] - label_box[1]
    under = [
        placed
        for placed in text.words[following.first_word : following.last_word]
        if label_box[0] - 0.02 <= placed.word.box[0] < right - 0.005
        and placed.word.box[1] - label_box[3] < 1.5 * height
    ]
    if not under or under[0].word.box[0] > label_box[2]:
        return None
    return text.trimmed(under[0].start, under[-1].end)


def is_generic(label: Label) -> bool:
    """Tell whether a label names a profession without saying whose side ("Provider", "Doctor")."""
    return _GENERIC.fullmatch(label.wording) is not None
