"""What kind of document pages are, by the titles they carry and the things that such documents say."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from jobs.extraction.assistant.page.handed_on import signed_as_handed_on
from jobs.extraction.packets.advertising import weigh_advertising
from jobs.extraction.packets.consultations import answers_by_its_sections
from jobs.extraction.packets.heard import kind_model
from jobs.extraction.packets.kind_signs import COVER_LABELS, SIGNS
from jobs.extraction.packets.labels_like_titles import labels_a_value
from jobs.extraction.packets.letters import asks_a_specialist, replies, tells_of_a_stay
from jobs.extraction.packets.machine_prints import request_printed
from jobs.extraction.packets.notices import asks_no_more, goes_to_many, notice_titled
from jobs.extraction.packets.notices_in_words import tells_of_bookings
from jobs.extraction.packets.sections import asks_under_a_heading, clinical_headings, heads_part_of_a_stay
from jobs.extraction.packets.signs import OTHER, Signs
from jobs.extraction.packets.structure import heads_within_a_letter, signs_of_structure
from jobs.extraction.packets.titles import SUBJECT_LINE, asks_by_form, is_mere_mark, titled
from jobs.extraction.text import CELL, Line, Span, Text
from jobs.extraction.wordings.operations import told_of_operations

_SIGNS = tuple(
    (kind, weight, re.compile(rf"(?<!\w)(?:{words})", re.IGNORECASE)) for kind, weight, words in SIGNS
)
_OF_DEPARTMENTS, _NEAR_BY = ("imaging_report", "lab_result"), 2
_FIRST_TITLE, _FURTHER_TITLE, _LATE_TITLE = 11.0, 5.0, 2.0
_HEAD_LINES, _TITLE_LINES = 8, 18
_CELLS_BESIDE_A_TITLE = 2
_HEAD = 420
_MOST_PER_SIGN = 4
_ASKED_IN_A_REPLY, _TELLS_BACK = 1.0, 4.0
"""The weight of a request in a letter that reports to who asked for it, and what speaks for such a letter: more than
a heading of history or findings."""
_ADDRESSED, _ANSWERS = 4.0, 3.0
"""The weights of a letter that is written to a specialist and asks, and of one that thanks for being asked."""
_TELLS_OF_A_STAY = 7.0
_PRINTED, _NAMES_A_PART = 8.0, 0.3
_MOSTLY, _OF_AN_OPERATION, _OF_A_CONSULTANT = 0.4, 8.0, 8.0
_NAMED_IN_A_NOTICE = 0.5
_LONG_FOR_A_COVER = 190
_SHORT_FOR_A_DOCUMENT = 60
_FEW_WORDS = 40
"""A note of fewer words is not called a notice by its words alone: hurried people ask in few."""
_LIKELY = 0.5
_SEVERAL_PAGES = re.compile(
    r"\b(?:pages?|pgs?|seiten|pagina['\u2019]?s|p[aá]ginas)\b[^\n\d]{0,30}(?:[2-9]|\d\d+)\b", re.IGNORECASE
)
"""How a cover says that other pages come with it."""
_OF_A_RECORD = 3
"""Sections of illnesses, medicines and the like that no cover sheet and no report of a picture has as many of."""


def signs_on(text: Text, page: int) -> Signs:
    """Return what one page (its place among the pages) says of its kind, by signs and in all its words."""
    lines = text.lines_by_page.get(page, [])
    signs = weighed_on(text, page)
    words = kind_model().words_on(lines)
    if words is None:
        return signs
    heard = replace(signs, words=words)
    few = sum(len(line.text.split()) for line in lines) < _FEW_WORDS
    if few and not signs.weights.get(OTHER) and (heard.kind == OTHER or _is_a_guess(signs, heard)):
        return signs
    if few and heard.kind == "prescription" and _only_asks(signs):
        return signs
    spans = {kind: found for kind, found in signs.spans.items() if found}
    if heard.kind not in spans:
        spans[heard.kind] = kind_model().telling(heard.kind, lines)
    return replace(heard, spans=spans)


def _only_asks(signs: Signs) -> bool:
    """Whether a page says that it asks to see somebody and nothing that prescriptions say: in a short letter the names
    of medicines are most of the words."""
    return signs.by_signs == "referral" and not signs.weights.get("prescription")


def _is_a_guess(signs: Signs, heard: Signs) -> bool:
    """Whether only words speak for a kind, and none much more than others."""
    return not signs.weights and heard.sureness < _LIKELY


def weighed_on(text: Text, page: int) -> Signs:
    """Return the signs on one page alone: titles, and the things that documents of a kind say."""
    lines = text.lines_by_page.get(page, [])
    if not lines:
        return Signs()
    weights: dict[str, float] = defaultdict(float)
    spans: dict[str, list[Span]] = defaultdict(list)
    title, titles = _add_titles(text, lines, weights, spans)
    discharges = "discharge_summary" in weights
    start, end = lines[0].start, lines[-1].end
    sections = [line for line in lines if heads_part_of_a_stay(line)]
    of_a_stay = 0.0
    for kind, weight, pattern in _SIGNS:
        seen: set[str] = set()
        for match in text.phrases(pattern, start, end):
            words = match.group().casefold().strip()[:40]
            if words in seen:
                continue
            seen.add(words)
            head = 1.5 if match.start() - start < _HEAD else 1.0
            worth = weight * head / (0.5 + 0.5 * len(seen))
            weights[kind] += worth
            if kind == "discharge_summary" and any(
                line.start <= match.start() < line.end for line in sections
            ):
                of_a_stay += worth
            spans[kind].append(Span(match.start(), min(match.end(), match.start() + 60)))
            if len(seen) >= _MOST_PER_SIGN:
                break
    _weigh_letter(text, lines, weights, spans, titled=bool(titles))
    for kind, weight, span in signs_of_structure(text, lines):
        told_back = kind == "referral" and weights.get("consult_note", 0.0) >= _TELLS_BACK
        weights[kind] += min(weight, _ASKED_IN_A_REPLY) if told_back else weight
        spans[kind].append(span)
    weigh_advertising(text, lines, weights, spans)
    printed = _weigh_print(text, lines, weights, spans)
    _weigh_consultation(text, lines, weights, spans, titles)
    _weigh_operation(text, Span(start, end), weights, spans)
    asks_nothing = _weigh_notice(text, lines, weights, spans, titled=bool(titles - {"cover_page"}))
    _weigh_whole_page(text.content[start:end], weights, titles=titles, clinical=clinical_headings(lines))
    signs = Signs(
        dict(weights),
        {kind: tuple(found) for kind, found in spans.items()},
        title,
        of_a_stay=of_a_stay,
        asks=asks_under_a_heading(lines),
        discharges=discharges,
    )
    says = {OTHER} if asks_nothing else {"referral"} if printed or _is_a_form(text, signs) else set()
    if _covers_more(text, lines[0].page, Span(start, end)):
        says.add("cover_page")
    return replace(signs, settled=signs.by_signs) if signs.by_signs in says else signs


def _covers_more(text: Text, page: int, whole: Span) -> bool:
    """Whether other pages of the same document follow a page, or it says that they do."""
    following = text.pages[page + 1 : page + 2]
    if any(each.document_id == text.pages[page].document_id for each in following):
        return True
    return _SEVERAL_PAGES.search(text.content, whole.start, whole.end) is not None


def _is_a_form(text: Text, signs: Signs) -> bool:
    """Whether a title in the head is that of a form by which a specialist is asked."""
    titles = signs.spans.get("referral", ())[:1] if signs.title == "referral" else ()
    return any(asks_by_form("referral", text[title]) for title in titles)


def _add_titles(
    text: Text, lines: list[Line], weights: dict[str, float], spans: dict[str, list[Span]]
) -> tuple[str, set[str]]:
    """Weigh the lines that are a title and nothing else; return the kind of the first one in the head, and the kinds
    of all that are no line of a subject.
    """
    first, first_at, first_worth = "", 0, 0.0
    titles: set[str] = set()
    letter = heads_within_a_letter(text, lines)
    for number, line in enumerate(lines):
        position = line.start
        cells = line.text.split(CELL)
        listed = is_mere_mark(cells[0]) or labels_a_value(text, line)
        for cell in cells:
            kind = titled(cell) if len(cells) <= _CELLS_BESIDE_A_TITLE and not listed else ""
            if kind:
                single = len(cell.split()) == 1 and len(cell.strip()) < _SHORTEST_COMPOUND
                late = number >= _TITLE_LINES or (number >= _HEAD_LINES - 2 and single)
                late = late or (kind in _OF_DEPARTMENTS and number >= letter)
                worth = _LATE_TITLE if late else _FURTHER_TITLE if first else _FIRST_TITLE
                if number >= _HEAD_LINES and worth == _FIRST_TITLE:
                    worth *= 0.7
                if not first and not late:
                    first, first_at, first_worth = kind, number, worth
                elif first in _OF_DEPARTMENTS and number - first_at <= _NEAR_BY and asks_by_form(kind, cell):
                    weights[first] -= first_worth
                    first, worth = kind, first_worth
                if not late and not SUBJECT_LINE.match(cell):
                    titles.add(kind)
                weights[kind] += worth
                if span := text.trimmed(position, position + len(cell)):
                    spans[kind].append(span)
            position += len(cell) + 1
    return first, titles


_SHORTEST_COMPOUND = 15
"""Characters of a word that is a whole title in German: "Entlassungsbrief"."""


def _weigh_letter(
    text: Text,
    lines: Sequence[Line],
    weights: dict[str, float],
    spans: dict[str, list[Span]],
    *,
    titled: bool,
) -> None:
    """What a letter without a title tells of a visit speaks for a referral where it asks a specialist to see somebody,
    and for a consultation's note where it answers such a letter. So does what it tells of a stay; one about a stay that
    asks no specialist is the summary of it.
    """
    if titled:
        return
    if (stay := tells_of_a_stay(text, lines)) is not None:
        asked = asks_a_specialist(text, lines)
        weights["discharge_summary"] += _TELLS_OF_A_STAY
        spans["discharge_summary"].insert(0, stay)
        if asked is not None:
            weights["referral"] += _ADDRESSED + weights.pop("discharge_summary")
            spans["referral"].insert(0, asked)
    elif (answer := replies(text, lines)) is not None:
        weights["consult_note"] += _ANSWERS
        spans["consult_note"].append(answer)
    elif (asked := asks_a_specialist(text, lines)) is not None:
        weights["referral"] += _ADDRESSED + weights.pop("consult_note", 0.0) / 2
        spans["referral"] += [asked, *spans.pop("consult_note", ())]


def _weigh_print(
    text: Text, lines: Sequence[Line], weights: dict[str, float], spans: dict[str, list[Span]]
) -> bool:
    """In a machine's print of a request, the words of other kinds are names of its parts; in a note that hands somebody
    on, they tell what has been. Tell whether the page is one of them."""
    request = request_printed(text, lines) or signed_as_handed_on(lines)
    if request is not None:
        for kind in weights.keys() - {"referral"}:
            weights[kind] *= _NAMES_A_PART
        weights["referral"] = weights.get("referral", 0.0) + _PRINTED
        spans["referral"].insert(0, request)
    return request is not None


def _weigh_consultation(
    text: Text,
    lines: Sequence[Line],
    weights: dict[str, float],
    spans: dict[str, list[Span]],
    titles: set[str],
) -> None:
    """A consultant's dictated answer names who asked for it in the words of one who asks."""
    answer = None if "referral" in titles else answers_by_its_sections(text, lines)
    if answer is not None:
        weights["consult_note"] += _OF_A_CONSULTANT
        spans["consult_note"].insert(0, answer)


def _weigh_operation(text: Text, page: Span, weights: dict[str, float], spans: dict[str, list[Span]]) -> None:
    """A page that mostly tells how somebody was operated on is a note of it, whatever it found and sent off."""
    told = [span for span in text.once(told_of_operations) if span.meets(page)]
    covered = sum(span.end - span.start for span in told)
    if covered > _MOSTLY * (page.end - page.start):
        weights["consult_note"] += _OF_AN_OPERATION
        spans["consult_note"].insert(0, told[0])


def _weigh_notice(
    text: Text,
    lines: Sequence[Line],
    weights: dict[str, float],
    spans: dict[str, list[Span]],
    *,
    titled: bool,
) -> bool:
    """What a notice, or a letter that asks for nothing, says of other papers ("Your referral dated") is no sign that
    it is one. Tell whether the page says that nothing is asked for."""
    plain = notice_titled(text, lines) or (None if titled else tells_of_bookings(text, lines))
    no_more = asks_no_more(text, lines)
    notice = plain or no_more or goes_to_many(text, lines)
    if notice is not None:
        for kind in weights:
            weights[kind] *= _NAMED_IN_A_NOTICE
        weights[OTHER] += max(_FIRST_TITLE, 1.0 + max(weights.values(), default=0.0) if plain else 0.0)
        spans[OTHER].append(notice)
    return no_more is not None


def _weigh_whole_page(content: str, weights: dict[str, float], *, titles: set[str], clinical: int) -> None:
    """What the page is as a whole: cover sheets are short, no other document, and no patient's record, nor
    are the reports of a department."""
    if clinical >= _OF_A_RECORD and not titles & set(_OF_DEPARTMENTS) and "imaging_report" in weights:
        # An examination and an impression among medicines and illnesses are those of a visit.
        weights["imaging_report"] *= _NAMES_A_PART
    labels = weights.pop(COVER_LABELS, 0.0)
    if "cover_page" in weights:
        weights["cover_page"] += labels
        length = len(content.split())
        if length > _LONG_FOR_A_COVER:
            weights["cover_page"] *= max(0.3, _LONG_FOR_A_COVER / length)
        if titles - {"cover_page"} and length > _SHORT_FOR_A_DOCUMENT:
            weights["cover_page"] *= 0.4
        if clinical >= _OF_A_RECORD:
            weights["cover_page"] *= 0.3
