"""Values that stand under the heading of something else: a medicine in the list of allergies, an allergy in a row of
the medicines, the number of whoever refers among the patient's own particulars.

Only what is plain on the page counts: a heading with nothing behind it, right above the list, and a value that stands
nowhere else as what it is taken for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.judge.aligner import Aligner, PageIndex, fold
from jobs.extraction.judge.contradictions import Contradiction
from referrals.data.referral import Evidence, Field, Referral, walk

_MEDICINE = re.compile(r"^clinical\.medications\[\d+\]\.name$")
_ALLERGY = re.compile(r"^clinical\.allergies\[\d+\]\.substance$")
_OF_SENDER = re.compile(r"^referrer\.(?:phone|fax)$")
_ALLERGIES = re.compile(
    r"\W*(?:(?:known|drug|medication|food|all)\s)*"
    r"(?:allerg(?:y|ies)|intolerances?|sensitivities|adverse (?:drug )?reactions?)"
    r"(?:\s*(?:and|&|/|,)\s*(?:drug )?(?:allergies|intolerances|sensitivities|(?:adverse )?reactions))?\W*",
    re.IGNORECASE,
)
_MEDICINES = re.compile(
    r"\W*(?:(?:current|regular|repeat|present|active|home|his|her|prescribed|acute)\s)*"
    r"(?:medications?|medicines|drugs|meds|prescriptions|drug (?:history|list|chart))(?: (?:list|on admission))?\W*",
    re.IGNORECASE,
)
_LABEL = re.compile(r"\W*[A-Za-z][\w /.'\u2019()-]{1,30}:\s*\S")
_OF_THE_PATIENT = re.compile(
    r"\W*(?:patient(?:['\u2019]s)?(?: name| details)?|date of birth|d\.?o\.?b\.?|nhs (?:no|number)|mrn)\b\W*",
    re.IGNORECASE,
)
_OF_SOMEBODY_ELSE = re.compile(
    r"\b(?:referr\w*|from|sender|practice|surgery|clinic|hospital|office|provider|physician|gp|doctors?|drs?|fax|"
    r"department|contact|next of kin|staff|npi|requester|ordering|author|organi[sz]ation|by|our|my|us)\b",
    re.IGNORECASE,
)
_OF_NOBODY_NAMED = re.compile(
    r"\W*(?:(?:home|mobile|cell|daytime|evening|preferred)\W+)?(?:tel\w*|phone|mobile|mob|cell|ph)"
    r"(?:\W+(?:no|number|nr|home|mobile|cell))?\W*",
    re.IGNORECASE,
)
"""A label that says how somebody is reached and not who: among the patient's particulars it is the patient."""
_AMOUNT = re.compile(
    r"\d\s?(?:mg|mcg|micrograms?|\u00b5g|g|ml|units?|iu|%|puffs?|tablets?|tabs?|caps?)\b", re.IGNORECASE
)
_REACTION = re.compile(
    r"allerg|intoleran|reaction|react(?:s|ed)\b|rash|hives|urticaria|anaphyl|angioed|swelling|cannot take|avoid",
    re.IGNORECASE,
)
_NONE = re.compile(r"\b(?:none|nil|nkda|nka|no known|not known|unknown|denies)\b", re.IGNORECASE)
_SENTENCE = re.compile(r"[.!?]\s*$")
_LONGEST_HEADING, _LONGEST_LIST, _LONGEST_BLOCK = 5, 12, 8
_MOST_PLACES = 20
_FURTHER = 12
"""Words behind a line in which its sentence may go on."""


def find_under_other_headings(referral: Referral, aligner: Aligner) -> Iterator[Contradiction]:
    """Yield what stands only where the page lists something else, with the heading that says so."""
    for path, field in walk(referral):
        find = next((find for paths, find in _WAYS if paths.match(path)), None)
        if field.value is None or field.source == "human" or find is None:
            continue
        found = [(place, find(*place)) for place in _places(field, aligner)]
        headings = [heading for _, heading in found if heading is not None]
        elsewhere = [place for place, heading in found if heading is None]
        if _ALLERGY.match(path):
            elsewhere = [place for place in elsewhere if _may_tell_of_a_reaction(*place)]
        if headings and not elsewhere:
            reason = f'It stands under "{headings[0].quote}".'
            yield Contradiction(path, reason, certain=False, places=(headings[0],))


def _places(field: Field, aligner: Aligner) -> Iterator[tuple[PageIndex, int]]:
    """Where the words of a value stand on the pages, by the word that each place begins with."""
    wanted = [fold(word) for place in field.evidence[:1] for word in place.quote.split()]
    wanted = [word for word in wanted if word]
    found = 0
    for index in aligner.indexes.values():
        words = [fold(word.text) for word in index.page.words]
        for first in range(len(words) - len(wanted) + 1):
            if wanted and words[first] == wanted[0] and words[first : first + len(wanted)] == wanted:
                yield index, first
                found += 1
                if found == _MOST_PLACES:
                    return


def _among_allergies(index: PageIndex, first: int) -> Evidence | None:
    """The heading of allergies above a name without an amount behind it: "Allergies / Ramipril: cough (2015)"."""
    line = _line(index, first)
    if _AMOUNT.search(index.words(first, line[1])):
        return None
    for above in _lines_above(index, line[0], _LONGEST_LIST):
        words = index.words(*above)
        if _ALLERGIES.fullmatch(words):
            return index.place(*above)
        if _NONE.search(words) or _AMOUNT.search(words) or _is_a_heading(words):
            return None
    return None


def _among_medicines(index: PageIndex, first: int) -> Evidence | None:
    """The heading of medicines above a row with an amount, which tells of no reaction."""
    line = _line(index, first)
    row = index.words(*line)
    if _REACTION.search(row) or not _AMOUNT.search(row):
        return None
    for above in _lines_above(index, line[0], _LONGEST_LIST):
        words = index.words(*above)
        if _MEDICINES.fullmatch(words):
            return index.place(*above)
        if _REACTION.search(words):
            return None
    return None


def _may_tell_of_a_reaction(index: PageIndex, first: int) -> bool:
    """Whether the line of a place, one beside it or a heading of allergies above tells of a reaction: what is taken is
    named in many other sentences.
    """
    start, end = _line(index, first)
    above = index.first_of_line(start - 1) if start else start
    near = index.words(above, min(end + _FURTHER, len(index.page.words) - 1))
    return _REACTION.search(near) is not None or _among_allergies(index, first) is not None


def _among_particulars(index: PageIndex, first: int) -> Evidence | None:
    """The label of the patient above a number, where every line between is another of the patient's particulars."""
    line = _line(index, first)
    own = index.words(line[0], first - 1) if first > line[0] else ""
    if not _OF_NOBODY_NAMED.fullmatch(own):
        return None
    for above in _lines_above(index, line[0], _LONGEST_BLOCK):
        words = index.words(*above)
        if _OF_SOMEBODY_ELSE.search(words) or not _LABEL.match(words):
            return None
        if label := _OF_THE_PATIENT.match(words):
            return index.place(above[0], above[0] + len(label[0].split()) - 1)
    return None


_WAYS = (
    (_MEDICINE, _among_allergies),
    (_ALLERGY, _among_medicines),
    (_OF_SENDER, _among_particulars),
)


def _line(index: PageIndex, place: int) -> tuple[int, int]:
    first = index.first_of_line(place)
    return next((one, last) for one, last in index.lines() if one == first)


def _lines_above(index: PageIndex, first: int, most: int) -> Iterator[tuple[int, int]]:
    """Yield the lines above the one that begins with a word, the nearest first."""
    for _ in range(most):
        if first == 0:
            return
        last = first - 1
        first = index.first_of_line(last)
        yield first, last


def _is_a_heading(words: str) -> bool:
    """Whether a line may head something else: few words, no sentence."""
    return len(words.split()) <= _LONGEST_HEADING and _SENTENCE.search(words) is None
