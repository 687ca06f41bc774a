"""Medicines as they are heard, weighed against those that rules find."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.clinical.drugs_not_taken import is_not_taken
from jobs.extraction.assistant.clinical.heard.allergies import says_there_are_none
from jobs.extraction.assistant.clinical.heard.mention import Mention
from jobs.extraction.assistant.clinical.heard.scope import is_running
from jobs.extraction.assistant.clinical.heard.weighing import Weighed, meets_any
from jobs.extraction.assistant.clinical.medication_lines import MedicationLine
from jobs.extraction.assistant.clinical.words_of_taking import BEGUN_BEHIND, GIVEN, STILL_TRIED, TAKEN_NOW
from jobs.extraction.assistant.clinical.words_of_telling import CLAUSE_ENDS
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.values.months import STEM
from jobs.extraction.text import Span

_NEAR = 30
"""Characters from one part of a prescription to the next."""
_BEFORE = 60
_NAME = re.compile(
    r"(?!(?:the|an?|her|his|their|this|that|max(?:imum)?|eat\w*|drink\w*|smok\w+)\b)(?=.*[^\W\d_]{2})\w",
    re.IGNORECASE,
)
_MEASURED = re.compile(r"\s+levels?\b", re.IGNORECASE)
"""Behind a medicine that was looked for in the blood."""
_ASKED = re.compile(r"[^.;:!?\n]*\w\?(?!\w)")
"""Behind a medicine that a form or a letter only asks about: "Oxygen at home?"."""
_OTHER_HALF = re.compile(r"/[^\W\d_]{4,}")
_SECOND_OF_TWO = re.compile(r"\w/$")
"""Before the other half of a product: "paracetamol/codeine"."""
_OVER_BEHIND = re.compile(
    rf"[^.;\n(]{{0,50}}\b(?:finished|completed|stopped|until|ago|last \w+|in (?:{STEM}|(?:19|20)\d\d)|without|"
    r"no (?:help|benefit|effect|good|use|response|improvement)|did (?:not|nothing|little)|didn['\u2019]t)",
    re.IGNORECASE,
)
"""Behind how often a medicine was taken, that it is over or did nothing."""
_NOT_TAKEN, _LIKELY, _LIKELY_BESIDE_CELLS = ("xmed", "all", "reac", "dx", "ndx", "sx"), 0.7, 0.9
"""What words may be heard to be that no medicine is which is taken, and how likely that must be."""
_OF_ALLERGIES = frozenset({"all", "reac"})
_LISTED = 0.87
"""How sure the rules are of a medicine at the least that stands in a list."""


def medicines_weighed(
    document: Document, lines: Sequence[MedicationLine]
) -> tuple[list[MedicationLine], list[MedicationLine]]:
    """Return the medicines that rules find, without those that no list names and that are heard to be something else or
    not taken; and those that are only heard. In a note the words that are heard are the name."""
    weighed = Weighed.of(document)
    if weighed is None:
        return list(lines), []
    heard = _lines_heard(weighed)
    kept = [
        line for line in lines if line.name.confidence >= _LISTED or not _is_heard_as_not_taken(weighed, line)
    ]
    if weighed.note:
        kept = [_as_heard(line, heard) for line in kept]
    names = [line.name for line in kept]
    return kept, [line for line in heard if not meets_any(line.name, names)]


def is_heard_as_not_taken(document: Document, line: MedicationLine) -> bool:
    """Tell whether a medicine that no list names is heard where it stands to be not taken; it may be told of again."""
    weighed = Weighed.of(document)
    if weighed is None or line.name.confidence >= _LISTED:
        return False
    return _is_heard_as_not_taken(weighed, line)


def _is_heard_as_not_taken(weighed: Weighed, line: MedicationLine) -> bool:
    """Whether a medicine is heard to be something else or not taken. What stands beside cells with an amount is rather
    a list than a sentence."""
    name = line.name.spans[0]
    if _is_plainly_taken(weighed.document, line):
        return False
    none = says_there_are_none(weighed.document)
    kinds = [kind for kind in _NOT_TAKEN if not (none and kind in _OF_ALLERGIES)]
    chance = weighed.heard.chance(name, *kinds)
    if not weighed.beside_cells:
        return chance >= _LIKELY
    told = line.dose is None and is_running(weighed.document, name.start)
    return told and chance >= _LIKELY_BESIDE_CELLS


def _is_plainly_taken(document: Document, line: MedicationLine) -> bool:
    """Whether the words themselves say of a medicine that it is taken: how much of it and how often, or "she takes"
    right before it."""
    flowing, start = document.text.flowing, line.name.start
    if line.dose is not None and line.frequency is not None:
        end = line.frequency.spans[-1].end
        return str(line.frequency.value).casefold() != "stat" and _OVER_BEHIND.match(flowing, end) is None
    behind = line.name.spans[0].end
    if BEGUN_BEHIND.match(flowing, behind) is not None or STILL_TRIED.match(flowing, behind) is not None:
        return True
    return TAKEN_NOW.search(flowing, max(0, start - _BEFORE), start) is not None


def _lines_heard(weighed: Weighed) -> list[MedicationLine]:
    lines: list[MedicationLine] = []
    parts = weighed.told("med", "xmed", "dose", "freq", "all")
    content = weighed.document.text.flowing
    for place, mention in enumerate(parts):
        if mention.kind != "med":
            continue
        mention = _without_what_is_done(weighed.document, mention)
        if not _is_taken(weighed.document, mention):
            continue
        mention = _whole_product(weighed.document, mention)
        told: dict[str, Mention] = {}
        end = mention.span.end
        for part in parts[place + 1 :]:
            if part.kind not in ("dose", "freq") or part.kind in told:
                break
            if part.span.start < end:
                continue
            if part.span.start - end > _NEAR or CLAUSE_ENDS.search(content, end, part.span.start):
                break
            told[part.kind], end = part, part.span.end
        dose, often = (told.get(kind) for kind in ("dose", "freq"))
        if _is_given_once(weighed.document, mention, dose, often):
            continue
        lines.append(
            MedicationLine(
                weighed.found(mention),
                weighed.found(dose) if dose else None,
                weighed.found(often) if often else None,
            )
        )
    return lines


def _without_what_is_done(document: Document, mention: Mention) -> Mention:
    """A medicine without the word before it for what is to be done with it: "increase spironolactone"."""
    done = _TO_BE_DONE.match(document.text.flowing, mention.span.start, mention.span.end)
    return mention if done is None else replace(mention, span=Span(done.end(), mention.span.end))


_TO_BE_DONE = re.compile(
    r"(?:(?:re-?)?start|begin|commence|add|increase|reduce|decrease|continue|stop|cease|discontinue)\s+(?=[^\W\d_]{3})",
    re.IGNORECASE,
)


def _whole_product(document: Document, mention: Mention) -> Mention:
    """A medicine with the other half of its name: "paracetamol/codeine"."""
    half = _OTHER_HALF.match(document.text.flowing, mention.span.end)
    return mention if half is None else replace(mention, span=Span(mention.span.start, half.end()))


def _is_taken(document: Document, mention: Mention) -> bool:
    """Whether words are the name of a medicine, not the second of two halves, and nothing around them says that it is
    not taken."""
    name, words = document.text[mention.span], document.text.flowing
    return (
        not is_not_taken(document, mention.span)
        and _NAME.match(name) is not None
        and _MEASURED.match(words, mention.span.end) is None
        and _ASKED.match(words, mention.span.end) is None
        and _SECOND_OF_TWO.search(words, max(0, mention.span.start - 2), mention.span.start) is None
    )


def _is_given_once(document: Document, mention: Mention, dose: Mention | None, often: Mention | None) -> bool:
    """Whether a medicine was given on the spot: "aspirin 300 stat", "given clopidogrel 600"."""
    text = document.text
    if often is not None:
        return text[often.span].casefold() == "stat"
    bare = dose is None or text[dose.span].replace(".", "").isdigit()
    return (
        bare
        and GIVEN.search(text.flowing, max(0, mention.span.start - _BEFORE), mention.span.start) is not None
    )


def _as_heard(line: MedicationLine, heard: Sequence[MedicationLine]) -> MedicationLine:
    """The medicine of a rule with what else is heard of it, and its name as it is heard where no list names it."""
    same = next((each for each in heard if meets_any(line.name, [each.name])), None)
    if same is None:
        return line
    if line.name.confidence >= _LISTED:
        dose = None if same.dose is not None and meets_any(same.dose, [line.name]) else same.dose
        return MedicationLine(line.name, line.dose or dose, line.frequency or same.frequency)
    name = replace(same.name, confidence=max(line.name.confidence, same.name.confidence))
    return MedicationLine(name, same.dose or line.dose, same.frequency or line.frequency)
