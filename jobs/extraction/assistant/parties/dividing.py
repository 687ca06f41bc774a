"""Divides a value such as "Nancy Nightingale RN, Community Health" into the people and the organizations it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.parties.asked_at_once import asks_to_take_in
from jobs.extraction.assistant.parties.nobody import end_of_person
from jobs.extraction.assistant.values.credentials import credentials_after, end_of_name
from jobs.extraction.assistant.values.doctors_titles import DOCTORS_CALLING, DOCTORS_TITLE
from jobs.extraction.assistant.values.names import (
    HOLDS_A_BOX,
    PERSON,
    looks_like_organization,
    looks_like_person,
    reads_as_prose,
)
from jobs.extraction.assistant.values.places import looks_like_address
from jobs.extraction.assistant.values.registers import REGISTER, REGISTER_ABROAD
from jobs.extraction.assistant.values.titles import begins_a_title
from jobs.extraction.found import Found
from jobs.extraction.text import Span

PeopleAndPlaces = tuple[list[Found], list[Found]]
"""People, and organizations."""

FOR_THE_ATTENTION = re.compile(
    r",?\s+(?:(?i:attention|attn|fao|c/o|z\.? ?h\.?(?: ?d\.?)?(?: von)?|zu h[äa]nden(?: von)?|t\. ?a\. ?v|"
    r"[àa] l['\u2019]att(?:ention)?\.? (?:de|du)|alla c\. ?a)[:.]?\s+)(?=[A-ZÀ-Þ])"
)
"""Words between the place that a paper goes to and who is to read it there: "Brustzentrum Schöckl, z. Hd. Dr. Moss"."""
_BETWEEN = re.compile(
    rf"\s+[-\u2013—|/\u00b7\u2022]+\s+|\s*[|\t]\s*|{FOR_THE_ATTENTION.pattern}|"
    rf"\s*\((?:(?:{REGISTER}|[Pp]rov(?:ider)?)\b[^()\n]{{0,24}}\d\w?|GP|PCP)\)[,;]?\s*|\s*\((?=[A-Za-z])|\n|;\s|"
    r"\s+v/\s*(?=[A-ZÀ-Þ]|l[æa]ge )|(?<=[a-zà-ÿ])\s+(?=[Mm]inor [Ii]njur(?:y|ies) )|"
    r"(?<=[a-z])\s+(?=(?:Consultant|Professor of|Head of)\s+[A-Z]|(?:FY?|ST|CT|IMT|PGY|BST|HST|GPST)[ -]?\d{1,2}\b)"
)


_NUMBER_LIKE = re.compile(
    r"\+?\(?\d[\d\s().-]{5,}|\S{1,80}@\S+|https?:\S+|\bP\.?\d+/\d+|#\d+.*|"
    rf"\.?\s*\b{REGISTER_ABROAD}.*|\.?\s*\b(?:n[úu]m(?:ero|\.)?|n[º°])\.?(?: de)?\s*$|\b(?:bleep|bip|pager|ext|"
    rf"extension)\b[.: #]*\d{{2,}}.*|"
    rf"\b(?:{REGISTER}|HPI|MSP|Prov(?:ider)?\.? ?(?:no|number|#|(?=\d))|Reg\.? ?no|Permit|"
    r"Cypher|lic)\b.*|(?-i:(?<=[a-z]) (?:Collected|Received|Reported|Specimen|Printed)\b).*|"
    r"(?:(?<=\s)[^\W\d_]{2,6}\.\s?){1,2}(?:n[ºo°]\.? ?)?\d{4,}.*",
    re.IGNORECASE,
)


_POST = re.compile(
    r"\W*(?:(?:salaried |senior |locum )?GP(?: partner| principal)?|general practitioner|family (?:physician|doctor)|"
    r"partner|consultant(?=,)|(?:[^\W\d_]+ ){0,3}(?:surgeon|physician|p(?:a)?ediatrician|podiatrist|physiotherapist|"
    r"dieti[ct]ian|psychologist|psychiatrist|optometrist|orthoptist|pharmacist|dentist|midwife|osteopath|chiropractor|"
    r"(?:occupational|speech|language) therapist|[^\W\d_]{4,}ologist)(?=,)|"
    r"(?:intake|referrals?|triage|appointments|scheduling|admissions)(?: (?:coordinator|desk|team|office|nurse))?|"
    r"practice nurse|nurse practitioner|h(?:ausarzt|uisarts)|m[ée]decin g[ée]n[ée]raliste)"
    r"(?:,|\s+(?:at|of|in))\s+(?:the\s+)?(?=\S)",
    re.IGNORECASE,
)
"""A post before the place it is held at: "GP, Millbrook Surgery", "Consultant General Surgeon, Castle Hospital"."""
_HELD_UNDER = re.compile(
    r"\W*(?:[^\W\d]+ ){0,2}(?:registrar|resident|fellow|intern|house officer|SHO) to (?:dr|mr|mrs|ms|prof)\b"
    r"[^,;\n]{3,40}, *",
    re.IGNORECASE,
)
"""A post under somebody, behind a person and before the place: "Registrar to Dr Rhona Grant, Elm Hospital"."""

_THEN_A_DOCTOR = re.compile(
    rf",\s+(?:LL\s+)?(?=(?:(?i:{DOCTORS_TITLE}|{DOCTORS_CALLING})|Mr|Mrs|Ms|(?:Frau|Herr) Dr)\b\.?\s+"
    r"[A-ZÀ-Þ]|(?<=LL )[A-ZÀ-Þ]|"
    r"[A-ZÀ-Þ][\w'\u2019-]+(?: [A-ZÀ-Þ][\w'\u2019.-]*){1,3},? "
    r"(?:M\.?D|D\.?O|NP|FNP(?:-\w+)?|PA-C|PA|RN|APRN|ARNP|CNM|DPM|OD)"
    r"\b)"
)
"""Where behind a place the name of a doctor begins, with a title as any language writes it, or with letters; the Finns'
degree before a name ("LL") is none of it."""


def people_and_organizations(document: Document, value: Span, weight: float) -> PeopleAndPlaces:
    """A value such as "Nancy Nightingale RN, Community Health" in people and organizations."""
    people: list[Found] = []
    organizations: list[Found] = []
    if HOLDS_A_BOX.match(document.text[value]) or begins_a_title(document.text[value]):
        return [], []
    for piece in _pieces(document, value):
        words = document.text[piece]
        if reads_as_prose(words) and (name := _CAPITALIZED.match(words)):
            begins = name.group().strip(" ,.;")
            if looks_like_organization(begins) and len(begins.split()) > 1:
                end = document.text.content.find(begins[-1], piece.start + len(begins) - 1) + 1
                organizations.append(
                    Found(begins, (Span(piece.start, max(end, piece.start + 1)),), weight - 0.04)
                )
        if reads_as_prose(words) or not any(c.isupper() for c in words):
            continue
        if asks_to_take_in(words):
            continue
        if _NOBODY_IN_PARTICULAR.fullmatch(words) or (
            _OF_SOMEBODY.fullmatch(words) and piece.end < value.end
        ):
            continue
        if ":" not in words and looks_like_organization(words):
            organizations.append(Found(words, (piece,), weight - 0.02))
        elif any(
            (
                looks_like_person(words),
                _AS_IN_REGISTERS.fullmatch(words),
                _FAMILY_FIRST.fullmatch(words),
                piece == value and _is_in_spanish_order(document, words),
            )
        ):
            end = end_of_person(words)
            named = piece if end == len(words) else Span(piece.start, piece.start + end)
            people.append(Found(words[:end], (named,), weight))
        elif (
            not people
            and not organizations
            and "@" not in words
            and 2 < len(words) < 50
            and not any(c.isdigit() for c in words)
        ):
            people.append(Found(words, (piece,), weight - 0.25))
    titled = [found for found in people if found.confidence > weight - 0.2]
    return (titled or people), organizations


_NOBODY_IN_PARTICULAR = re.compile(
    r"(?:first|next|any|earliest)(?: (?:available|provider|doctor|physician|specialist|consultant|clinician|opening))+",
    re.IGNORECASE,
)
"""What forms hold where it does not matter who sees the patient: "FIRST AVAILABLE"."""
_OF_SOMEBODY = re.compile(r"[A-ZÀ-Þ]\w+['\u2019]s [A-ZÀ-Þ]\w+")
"""A region before the house that is in it, and nobody's name: "Hawke's Bay - Eye Department"."""
_LETTERS = r"(?:MD|DO|PA(?:-C)?|RN|APRN|[A-Z]{0,4}NP(?:-[A-Z]{1,2})?|CNM|CNS|DPM|OD|DDS|DMD)"
_AS_IN_REGISTERS = re.compile(
    rf"[A-ZÀ-Þ][\w'\u2019-]+, [A-ZÀ-Þ][\w'\u2019-]+(?: [A-Z]\.?)?,? {_LETTERS}(?=$|[\s(;])|"
    rf"[A-ZÀ-Þ][\w'\u2019-]+ {_LETTERS}, [A-ZÀ-Þ][\w'\u2019-]+(?: [A-Z]\.?)?(?=$| ?[\n\t(;])|"
    rf"[A-ZÀ-Þ][A-ZÀ-Þ'\u2019-]+, ?[A-ZÀ-Þ][\w'\u2019-]+(?: [A-Z]\.?)?(?: \((?:Dr|Mr|Mrs|Ms|Miss|"
    rf"Prof)\))?(?:,? {_LETTERS})?"
    r"(?=$|[\n\t(;]| NPI| \()|"
    r"[A-ZÀ-Þ][\w'\u2019-]+, (?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? [A-ZÀ-Þ][\w'\u2019-]+(?: [A-Z]\.?)?(?=$|[\n\t(;])"
)
"""A person as registers write them: "WINGATE,LORETTA MD", "Wingate MD, Loretta", "Wingate, Dr. Loretta"."""
_FAMILY_FIRST_EMPLOYED = re.compile(
    r"(?P<name>[A-ZÀ-Þ][\w'\u2019-]+, [A-ZÀ-Þ][\w'\u2019-]+) \((?P<place>[^()\d]{5,60})\)"
)
"""A person as address books of offices write them: "Orme, Ida (CASTLE HOSPITAL)"."""
_FAMILY_FIRST = re.compile(
    r"[A-ZÀ-Þ][\w'\u2019-]+, (?!(?i:ward|suite|floor|unit|room|block|bay|building|"
    r"level)\b)[A-ZÀ-Þ][\w'\u2019-]+(?: [A-Z]\.?)?"
)
"""A person with the family's name first, and the initial of another: "Raman, Priya S."."""
_SURNAMES_FIRST = re.compile(
    rf"(?!(?i:{DOCTORS_TITLE}|mr|mrs|ms)\b)[A-ZÀ-Þ][\w'\u2019-]+(?: (?:de |del |de la )?[A-ZÀ-Þ][\w'\u2019-]+), "
    r"(?:M\.?[ªa]\.? )?[A-ZÀ-Þ][^\W\d_]{2,}(?: [A-ZÀ-Þ][^\W\d_]{2,})?"
)
"""Two surnames and what somebody is called, as programs of Spain print them: "Carrasco Tortosa, Ginés"."""
_OF_SPAIN = frozenset({"ES", "MX", "AR"})


def _is_in_spanish_order(document: Document, words: str) -> bool:
    """Tell whether words of a paper in Spanish are two surnames, a comma and a given name."""
    named = document.region in _OF_SPAIN and _SURNAMES_FIRST.fullmatch(words) is not None
    return named and not looks_like_organization(words)


_LETTERS_THEN_NAME = re.compile(
    r"(?P<person>(?:[A-ZÀ-Þ][\w'\u2019.-]*\s+){1,3}[A-ZÀ-Þ][\w'\u2019-]+,? (?:M\.?D\.?|D\.?O\.?|NP|PA(?:-C)?|RN|"
    r"DDS|OD|DPM))"
    r"[\s,]+(?=[A-ZÀ-Þ])"
)
"""A person with letters and right behind it another name: "Hannah Cole MD Riverside Family Medicine"."""
_CAPITALIZED = re.compile(
    r"(?:[A-ZÀ-Þ][\w'\u2019&-]*|&)(?:\s+(?:[A-ZÀ-Þ][\w'\u2019&-]*|&|and|of|for|the|de|la))*"
)
_LEAD = re.compile(
    r"\W*(?:to|aan|from|attn|attention|fao|for|about|c/o|the|office of|seen by|care of|"
    r"practitioner ?role)\b[\s.:]+(?=(?:the )?(?-i:[A-ZÀ-Þ]))",
    re.IGNORECASE,
)
"""Words before a name that are none of it: "To Dr. Whitlock"."""
QUOTED = re.compile(r"(?:> ?)+")
"""What programs set before each line of a message that is answered."""


def _pieces(document: Document, value: Span) -> Iterator[Span]:
    """The parts of a value between dashes, bars and commas; letters behind a name stay with it."""
    content = document.text.content
    start = value.start
    if _is_in_spanish_order(document, document.text[value]):
        yield value
        return
    if family_first := _AS_IN_REGISTERS.match(content, value.start, value.end):
        yield Span(value.start, family_first.end())
        start = family_first.end()
    elif (
        employed := _FAMILY_FIRST_EMPLOYED.match(content, value.start, value.end)
    ) and looks_like_organization(employed["place"]):
        yield Span(*employed.span("name"))
        start = employed.end("name")
    elif lead := QUOTED.match(content, value.start, value.end) or _LEAD.match(
        content, value.start, value.end
    ):
        start = lead.end()
    for part in (*_BETWEEN.finditer(content, start, value.end), None):
        stop = part.start() if part else value.end
        number = _NUMBER_LIKE.search(content, start, stop)
        yield from _between_commas(
            document, start, number.start() if number and number.start() > start else stop
        )
        if number and number.start() == start:
            yield from _between_commas(document, number.end(), stop)
        start = part.end() if part else stop


def _between_commas(document: Document, start: int, stop: int) -> Iterator[Span]:
    content = document.text.content
    post = _POST.match(content, start, stop)
    if post is not None and looks_like_organization(content[post.end() : stop]):
        start = post.end()
    doctor = _THEN_A_DOCTOR.search(content, start, stop)
    if (
        doctor is not None
        and looks_like_organization(content[start : doctor.start()])
        and not looks_like_organization(content[doctor.end() : stop])
    ):
        yield from _between_commas(document, start, doctor.start())
        yield from _between_commas(document, doctor.end(), stop)
        return
    lettered = _LETTERS_THEN_NAME.match(content, start, stop)
    if (
        lettered is not None
        and looks_like_organization(content[lettered.end() : stop])
        and looks_like_person(content[start : lettered.end()])
    ):
        yield Span(start, lettered.end("person"))
        start = lettered.end()
    person = PERSON.match(content, start, stop)
    if person is not None:
        end = min(credentials_after(content, person.end()), stop)
        words = content[start:end]
        rest = content[end:stop].strip(" .)(")
        if looks_like_person(words) and (not rest or rest.startswith(",") or end > person.end()):
            if (span := document.text.trimmed(start, end, strip=" ,;:()")) is not None:
                yield span
            start = end
        elif re.match(
            r"[\s,]+[A-Z][\w'\u2019-]+(?:\s|$)", content[person.end() : stop]
        ) and not looks_like_organization(content[start:stop]):
            if (span := document.text.trimmed(start, stop, strip=" ,;:()")) is not None:
                yield span
            return
    for held in (_HELD_UNDER.match(content, start, stop), _POST.match(content, start, stop)):
        if held is not None and looks_like_organization(content[held.end() : stop]):
            start = held.end()
    if looks_like_organization(content[start:stop]) and _holds_an_address(content[start:stop]):
        start += len(content[start:stop]) - len(content[start:stop].lstrip(" ,;"))
        stop = content.find(",", start, stop) if "," in content[start:stop] else stop
    if looks_like_organization(content[start:stop]):
        if (
            span := document.text.trimmed(start, stop, strip=" ,;:()")
        ) is not None and not looks_like_address(document.text[span]):
            yield Span(span.start, span.end - bool(_STOP.search(document.text[span])))
        return
    for part in re.finditer(r"[^,]+", content[start:stop]):
        if (
            span := document.text.trimmed(start + part.start(), start + part.end(), strip=" ,;:()")
        ) is not None:
            yield span


_STOP = re.compile(r"(?:cent(?:re|er)|clinic|surgery|hospital|practice|medicine|\b[MH]C)\.$", re.IGNORECASE)
"""What ends a sentence behind the name of a place, and is none of it."""


def _holds_an_address(words: str) -> bool:
    """Whether words are an address, or one stands behind the place they begin with: "Castle Hospital, 100 Castle Dr,
    Dover DE"."""
    place, _, rest = words.strip(" ,;").partition(", ")
    return looks_like_address(words) or (looks_like_organization(place) and looks_like_address(rest))


_DOTTED = re.compile(r"\b(?:[A-Z]\.){2,3}\Z")
"""Letters that end in a stop: "M.D."."""


def without_degrees(document: Document, name: Found | None) -> Found | None:
    """Return a person without degrees and memberships behind the name, where all stands in one place."""
    if name is None or len(name.spans) > 1:
        return name
    span = name.spans[0]
    end = span.start + end_of_name(document.text.content[span.start : span.end])
    shorter = document.text.trimmed(span.start, end, strip=" ,.\u2610\u2612")
    if shorter and _DOTTED.search(document.text.content, shorter.start, shorter.end + 1):
        shorter = Span(shorter.start, shorter.end + 1)
    if shorter is None or shorter == span:
        return name
    return replace(name, value=document.text[shorter], spans=(shorter,))
