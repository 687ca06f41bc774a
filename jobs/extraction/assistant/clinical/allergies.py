"""Allergies and what they do; that there are none known is no allergy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from jobs.extraction.assistant.clinical.abroad.allergies import allergies_told_abroad
from jobs.extraction.assistant.clinical.allergens import is_allergen, is_reaction, is_severity, tells_reaction
from jobs.extraction.assistant.clinical.allergies_denied import is_denied_behind
from jobs.extraction.assistant.clinical.allergy_parts import LEADS_TO_ALLERGIES, reaction_to, substance_in
from jobs.extraction.assistant.clinical.answered import not_denied
from jobs.extraction.assistant.clinical.answered_allergies import beside_answers
from jobs.extraction.assistant.clinical.bulleted_allergies import bulleted_allergies
from jobs.extraction.assistant.clinical.entries import entries_of
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.heard.allergies import allergies_weighed
from jobs.extraction.assistant.clinical.told_allergies import told_allergies, told_within
from jobs.extraction.assistant.clinical.unknown_substances import doubted_if_unknown, is_of_a_sentence
from jobs.extraction.assistant.clinical.words_of_forms import is_of_the_form
from jobs.extraction.assistant.clinical.words_of_telling import WHO
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.answers import answer_at, answers_in
from jobs.extraction.assistant.page.boxes import BOX
from jobs.extraction.assistant.page.items import items_of
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.found import Found, field_of
from jobs.extraction.text import CELL, Span
from jobs.extraction.wordings.words_for_none import is_for_none
from referrals.data.referral import Allergy

_NONE = re.compile(
    r"^\W*(?:no\b|not\b|non (?:not[aeio]?|riferi\w+|conosciut\w+|segnalat\w+|connue?s?|précisée?s?|"
    r"allergi\w+|ne (?:riferisce|conosce))\b|kein\w*|geen|aucune?|"
    r"ningun\w*|nessun\w*|nenhum\w*|ni?ega(?:[mn]|ndo|d[oa]s?)?\b|nej\b|nei\b|"
    r"não (?:relata|refere|tem|há|apresenta|possui|sabe|conhec\w+|referid\w+|constam?)\b|"
    r"(?:sem|sin|sans|senza|ohne|zonder|utan|uten|uden)\b|(?:pas|absence) d(?:e\b|['\u2019])|"
    r"nicht bekannt\b|unbekannt\b|niet bekend|onbekend|ok[äa]nd\b|ukendt|ukjent|"
    r"desconocid[oa]s\b|desconhecid[oa]s\b|inconnues\b|néant|"
    r"(?:nil|none|nkda?|nka|n/?a|nad|n\.k\.(?:d\.)?a)\b|not known|"
    r"(?:inga?|ingen|ikke|ei|brak|nie|neguje|negat\w*|nejsou|žiadne|žádné|nincs\w*|nu|fără|nema|ne|brez|yok\w*|không|tidak|"
    r"hakuna|cap|pole|nėra|nav)\b|"
    r"denie[sd]|unknown|no known|nothing known|not? (?:documented|recorded))|\b(?:no known|nkda|nil known|"
    r"no (?:drug |known |food )?allerg)",
    re.IGNORECASE,
)
_ONLY_NONE = re.compile(
    r"\W*(?:nil|none|nkda|nka|no(?:ne)? known|not known|no (?:known )?(?:drug )?allerg(?:y|ies))(?: known| recorded| "
    r"reported| to (?:drugs|medic\w+))?(?: ?\([^()]{2,40}\))?\W*$",
    re.IGNORECASE,
)


def allergies_of(document: Document) -> tuple[Allergy, ...]:
    """Return the allergies that the document lists or tells of, each substance once."""
    pairs = [
        pair
        for section in document.outline.of("allergies")
        if not _begins_with_none(document, section)
        for entry in _until_none(document, entries_of(document, section))
        for pair in allergies_in(document, entry)
    ]
    for _, value in document.labelled("allergies"):
        section = document.outline.section_at(value.start)
        if section is not None and section.key in ("allergies", "medications"):
            continue
        pairs += allergies_in(document, Entry(value, bulleted=False))
    listed = [substance.spans[0] for substance, _ in pairs]
    for span in (*beside_answers(document), *document.once(bulleted_allergies)):
        if not any(map(span.meets, listed)):
            pairs += allergies_in(document, Entry(span, bulleted=False))
    listed = [substance.spans[0] for substance, _ in pairs]
    pairs += [(one, None) for one in _answered_yes(document) if not any(map(one.spans[0].meets, listed))]
    told = [*told_allergies(document), *allergies_told_abroad(document)]
    pairs += [pair for pair in told if not (pairs and _is_in_a_row_of_problems(document, pair[0].start))]
    unique: dict[str, tuple[Found, Found | None]] = {}
    for substance, reaction in allergies_weighed(document, pairs):
        named = str(substance.value)
        if is_of_the_form(named) or is_for_none(named) or _is_denied(document, substance.spans[-1]):
            continue
        if is_of_a_sentence(substance) or not any(not_denied(document, [substance])):
            continue
        key = str(substance.value).casefold()
        same = next((known for known in unique if known in key or key in known), key)
        if same not in unique or (unique[same][1] is None and reaction is not None):
            unique[same] = (unique[same][0] if same in unique else substance, reaction)
    return tuple(
        Allergy(
            substance=field_of(document.text, doubted_if_unknown(substance)),
            reaction=field_of(document.text, reaction),
        )
        for substance, reaction in unique.values()
    )


def _is_denied(document: Document, substance: Span) -> bool:
    """Whether a denial stands behind a substance that is not the answer of the next question."""
    answer = answer_at(document.text, substance.start)
    return (answer is None or answer.standing != "yes") and is_denied_behind(document, substance)


def _answered_yes(document: Document) -> Iterator[Found]:
    """The allergens that a form asks for by name among its allergies, or as an allergy wherever it asks, and that are
    ticked or answered by yes."""
    for answer in answers_in(document.text):
        words = document.text[answer.span]
        if answer.standing != "yes" or len(words.split()) > _MOST_WORDS_ASKED or not is_allergen(words):
            continue
        section = document.outline.section_at(answer.span.start)
        line = document.text.line_at(answer.span.start)
        called = _CALLED_AN_ALLERGY.search(words)
        among_allergies = section is not None and section.key == "allergies"
        if not (among_allergies or called or _ASKS_FOR_ALLERGIES.match(line.text)):
            continue
        end = answer.span.start + called.start() if called else answer.span.end
        if (substance := substance_in(document, Span(answer.span.start, end))) is not None:
            yield Found(document.text[substance], (substance,), 0.86)


_MOST_WORDS_ASKED = 3
_CALLED_AN_ALLERGY = re.compile(r"(?<=\w) allerg(?:y|ies)$", re.IGNORECASE)
_ASKS_FOR_ALLERGIES = re.compile(r"\W*(?:known |drug )*allerg(?:y|ies|ic)\b[^:\t]{0,20}:", re.IGNORECASE)


def _is_in_a_row_of_problems(document: Document, offset: int) -> bool:
    """Whether words stand in a table of problems, where an allergy that the list of allergies has with its substance is
    called by its kind: "Allergy to tree nuts"."""
    section = document.outline.section_at(offset)
    line = document.text.line_at(offset).text
    return section is not None and section.key in ("problems", "past") and (CELL in line or "|" in line)


def _begins_with_none(document: Document, section: Section) -> bool:
    """Whether the first line of a section says that there are none, and what stands below is something else."""
    first = next(iter(items_of(document.outline, section)), None)
    return first is not None and _ONLY_NONE.match(document.text[first.span]) is not None


def _until_none(document: Document, entries: Iterator[Entry]) -> Iterator[Entry]:
    """The entries up to the one that says that there are none, or no others, which ends the list; as does, below an
    allergen, a line of several words that name none.
    """
    named = False
    for entry in entries:
        words = document.text[entry.cells.get("name", entry.span)]
        plain = not entry.bulleted and not entry.cells
        if named and plain and len(words.split()) > 1 and not (is_allergen(words) or tells_reaction(words)):
            return
        named = named or is_allergen(words)
        first = re.split(r"[.;](?= [A-Z])", words, maxsplit=1)[0]
        if (rest := _behind_one_denied(document, entry)) is not None:
            yield rest
            continue
        if _says_none(first) and not _BUT_ALLERGIC.search(first):
            return
        yield entry
        if _says_none(words):
            return


def _behind_one_denied(document: Document, entry: Entry) -> Entry | None:
    """What an entry names behind the denial of one substance: "Denies penicillin allergy; sulfa causes hives"."""
    denied, divided, behind = document.text[entry.span].partition("; ")
    if entry.cells or not divided or not is_allergen(denied) or not _says_none(denied) or _says_none(behind):
        return None
    return replace(entry, span=Span(entry.span.end - len(behind), entry.span.end))


def _says_none(words: str) -> bool:
    """Whether words say that there are none, and not of one that they name first how little is known of it."""
    none = _NONE.search(words)
    return none is not None and not is_allergen(words[: none.start()])


def allergies_in(document: Document, entry: Entry) -> Iterator[tuple[Found, Found | None]]:
    """Yield the substances that an entry of a list names, each with its reaction."""
    name = entry.cells.get("name", entry.span)
    if entry.ended or BOX.search(document.text[name]):
        return
    words = document.text[name]
    if not entry.bulleted and not entry.cells and _IS_NO_ALLERGY.search(words) and not is_allergen(words):
        return
    weight = 0.92 if entry.bulleted or entry.cells else 0.86
    parts = [name] if entry.cells else []
    for sentence in [] if entry.cells else _sentences(document, name):
        words = document.text[sentence]
        if _ASKS.match(words):
            break
        telling = _TELLS_OF_SOMEBODY.match(words) is not None
        if telling and (not LEADS_TO_ALLERGIES.match(words) or _REACTS.search(words)):
            yield from told_within(document, sentence)
        elif len(words.split()) <= _MOST_WORDS or re.search(r"[;:(,]|\s[-\u2013]\s", words):
            parts += _listed(document, sentence)
    for part in parts:
        substance = substance_in(document, part)
        if substance is not None:
            yield (
                Found(document.text[substance], (substance,), weight),
                reaction_to(document, entry, substance, part),
            )


_TELLS_OF_SOMEBODY = re.compile(rf"{WHO} [a-z]+", re.IGNORECASE)
"""A sentence, which is read as one: "She breaks out with sulfa drugs"."""
_MOST_WORDS = 9
"""What is longer and has no mark that divides a list is prose."""
_REACTS = re.compile(r"\breact(?:s|ed) ", re.IGNORECASE)
_BUT_ALLERGIC = re.compile(r"(?:,|\bbut)\s*(?:s?he )?(?:is )?(?:allergic|reacts)\b", re.IGNORECASE)
_REQUEST = (
    r"(?:Henvis\w+|Remitter\w+|Tacksam|Bedes|Ber om|Chied\w+|Si (?:ri)?chiede|Solicit\w+|Se solicita|Ruego|Pe[çc]o|"
    r"Encaminh\w+|Merci d|Je (?:vous|te|l)|Bitte|Ich|Graag|Verzoek|Prosz[ęe]|Pros[íi]m|Please|Grateful)"
)
_ASKS = re.compile(rf"{_REQUEST}\b")
"""How the request begins that goes on behind what somebody is allergic to: "CAVE: morfin. Henvises mhp. vurdering"."""
_SENTENCE_ENDS = re.compile(rf"\.\s+(?=(?:She|He|They|The|Patient|Pt|{_REQUEST})\b)")


def _sentences(document: Document, span: Span) -> list[Span]:
    """The part of an entry that lists, and each sentence behind it that tells of somebody."""
    stops = list(_SENTENCE_ENDS.finditer(document.text.content, span.start, span.end))
    starts = [span.start, *(stop.end() for stop in stops)]
    return [
        Span(start, end) for start, end in zip(starts, [*(s.start() for s in stops), span.end], strict=True)
    ]


_IS_NO_ALLERGY = re.compile(
    r"\?\s*$|\d|^\W*(?:dr|prof|mrs?|ms|miss|sr)\b\.? [A-Z]|"
    r"\b(?:mother|father|brothers?|sisters?|aunt|uncle|family|gp|md|rn)\b",
    re.IGNORECASE,
)
"""What a line holds that is no allergy, where it names no allergen: numbers, people, a question."""


def _listed(document: Document, span: Span) -> Iterator[Span]:
    """The substances of one line, each with what is said of it: "Penicillin (rash), sulfa, latex", "Egg, hives"; a
    comma within brackets divides nothing, nor one before a reaction.
    """
    content = document.text.content
    start, depth = span.start, 0
    begun: Span | None = None
    for offset in range(span.start, span.end + 1):
        char = content[offset] if offset < span.end else ","
        depth += (char == "(") - (char == ")")
        ends_sentence = char == "." and content[offset + 1 : offset + 2] in (" ", "\n", "")
        divides = (
            char in ",;\n\t"
            or ends_sentence
            or content[offset : offset + 5] in (" and ", " und ")
            or content[offset : offset + 3] == " / "
        )
        if (divides and depth <= 0) or offset == span.end:
            part = document.text.trimmed(start, offset, strip=" \t\n,;.-*")
            start = offset + (1 if char != " " else 2 if content[offset + 1] == "/" else 4)
            if part is None:
                continue
            words = document.text[part]
            if _says_none(words):
                continue
            said = begun is not None and (is_reaction(words) or is_severity(words))
            if begun is not None and said:
                begun = Span(begun.start, part.end)
                continue
            if begun is not None:
                yield begun
            begun = None if is_reaction(words) and not re.search(r"[(:]|\s[-\u2013]\s", words) else part
    if begun is not None:
        yield begun
