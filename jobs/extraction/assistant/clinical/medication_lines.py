"""One medication of a list or sentence: its name, dose and frequency, each with its own place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from jobs.extraction.assistant.clinical.combined_tablets import end_of_the_second
from jobs.extraction.assistant.clinical.doses import DOSE, STRENGTH, UNITLESS
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.entry import WRITTEN_WHEN
from jobs.extraction.assistant.clinical.frequencies import FREQUENCY, frequency_below, times_behind_an_amount
from jobs.extraction.assistant.clinical.frequencies_over_lines import frequency_over_lines
from jobs.extraction.assistant.clinical.medication_names import edges_of_the_name, is_a_name
from jobs.extraction.assistant.clinical.medication_parts import TELLS, parts_in, sentences_in
from jobs.extraction.assistant.clinical.medicines_over_abroad import says_that_it_is_given_up
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.checkboxes import unmarked_at
from jobs.extraction.found import Found
from jobs.extraction.text import Span

ENDED = re.compile(
    r"\b(?:stopped|ended|stop (?:taking|date)|discontinued|ceased|no longer (?:taking|on|takes)|"
    r"completed|finished|withdrawn|d/c(?:'?d)?|came off|not tolerated|(?:(?<=[,;\u2013-] )|(?<=\())off (?:it )?since|"
    r"not (?:taken|used|needed) since|no longer (?:used|needed|required)|not (?:taking|using)|weaned off|"
    r"refused|declined|abgesetzt|arr[êe]t[ée]e?s?|interrott[oa]|suspendid[oa]|suspens[oa]|sospes[oa]|cess[ée]e?s?|gestaakt|seponer\w+|"
    r"utsatt|vysazen\w*|odstawion\w*|on hold|expired)\b",
    re.IGNORECASE,
)
_ENDED_LIST = re.compile(
    r"(?:recently )?(?:allerg\w*|reacts? to|intoleran\w*|adverse reactions?|gestopt|abgesetzt|"
    r"arr[êe]t[ée]\w*|suspendid\w*|sospes\w*|gestaakt|ended|stop(?:ped)?|"
    r"discontinued|ceased|previous(?:ly)?|past|former(?:ly)?|prior|ex-|tried|failed|not "
    r"tolerated)\b[^:\n]{0,40}:",
    re.IGNORECASE,
)
_AROUND = " \t\n,;:.-*\u2013\u2014|(\u2022_"


@dataclass(frozen=True, slots=True)
class MedicationLine:
    name: Found
    dose: Found | None
    frequency: Found | None


def lines_of_cells(
    document: Document, cells: dict[str, Span], below: dict[str, Span]
) -> Iterator[MedicationLine]:
    """Yield the medication of a table's row, its dose and frequency looked for under their columns first; how often
    may go on in the same column `below`."""
    name = cells["name"]
    further = [cells[key] for key in ("dose", "directions", "frequency", "flag") if key in cells]
    line = line_of(document, name, further, 0.92)
    if line is None:
        return
    for key in ("name", "directions", "frequency"):
        if key in cells and key in below:
            often = frequency_over_lines(document, cells[key], below[key], line.frequency)
            line = replace(line, frequency=often)
    written, dose = cells.get("frequency"), cells.get("dose")
    if line.frequency is None and written is not None and len(document.text[written].split()) <= 5:
        line = MedicationLine(line.name, line.dose, Found(document.text[written], (written,), 0.8))
    if line.dose is None and dose is not None and any(c.isdigit() for c in document.text[dose]):
        line = MedicationLine(line.name, Found(document.text[dose], (dose,), 0.8), line.frequency)
    yield line


def lines_of_words(
    document: Document, span: Span, *, weight: float, listed: bool = True
) -> Iterator[MedicationLine]:
    """Yield the medications of a line or of the list that a sentence holds. `listed`: the words stand in a list of
    medications, so that what is no remark on a medication is one, known or not.
    """
    for sentence in sentences_in(document, span):
        if listed and _ENDED_LIST.match(document.text.content, sentence.start, sentence.end):
            continue
        lines = [
            line
            for part in parts_in(document, sentence, listed=listed)
            if (line := line_of(document, part, [], weight, listed=listed))
        ]
        if any(_is_certain(line) for line in lines) or _is_short(document, span, sentence):
            yield from lines


def _is_certain(line: MedicationLine) -> bool:
    return line.dose is not None or line.frequency is not None or DRUG.found_in(str(line.name.value))


def _is_short(document: Document, line: Span, sentence: Span) -> bool:
    """Whether words that hold no drug we know are a line of their own and short enough for names."""
    return sentence == line and len(document.text[sentence].split()) <= _MOST_WORDS_OF_NAMES


_MOST_WORDS_OF_NAMES = 4


_QUANTITY_FACTOR = re.compile(r"(?:\d+(?:\.\d+)? )?(?:ACTUAT|HR|ML) (?=[A-Za-z]{3})")
"""How much a package holds or how long a tablet lasts, with which RxNorm's names begin: "24 HR Nifedipine 30 MG"."""


def line_of(
    document: Document, span: Span, further: Sequence[Span], weight: float, *, listed: bool = True
) -> MedicationLine | None:
    """Return the medication of a span, None when the words name none. `further` are the cells beside its name."""
    content = document.text.flowing
    span = _without_what_surrounds(document, span)
    places = (span, *further)
    if _is_not_given(document, span, places):
        return None
    drug = next(DRUG.each(document.text.folded, start=span.start, end=span.end), None)
    if drug is not None and _ARTICLE.fullmatch(content, span.start, drug.start()):
        span = Span(drug.start(), span.end)
        places = (span, *further)
    measured_in = _behind_a_number_of_the_name(span, drug)
    amounts = (measured_in, *further)
    dose = _strength(content, amounts) or _dose_without_strength(content, measured_in, amounts, drug)
    frequency = _first(FREQUENCY, content, (*further, span))
    if dose is not None and "dose" in dose.groupdict():
        frequency = times_behind_an_amount(content, dose.end("dose")) or frequency
    if frequency is None and (drug is not None or dose is not None):
        frequency = frequency_below(document.text.content, span.end)
    own = DOSE.search(content, measured_in.start, measured_in.end)
    if own is not None and own.start() <= span.start and drug is not None and drug.start() >= own.end():
        return _behind_its_amount(document, drug, own, frequency)
    start, end = edges_of_the_name(content, span, (own, dose), drug, frequency)
    if listed and drug is not None and TELLS.search(content, start, max(start, drug.start())):
        return None
    name = document.text.trimmed(start, end, strip=_AROUND)
    if name is None:
        return None
    if dose is None and drug is None and listed:
        dose = _NAME_AND_NUMBER.match(content, name.start, span.end)
    if dose is not None and "dose" in dose.groupdict() and name.start < dose.start("dose") < name.end:
        name = document.text.trimmed(name.start, dose.start("dose"), strip=_AROUND) or name
    words = document.text[name]
    known = drug is not None or dose is not None or frequency is not None
    measured = own is not None or frequency is not None
    if not is_a_name(words, known=known, listed=listed, drug=drug is not None, measured=measured):
        return None
    return MedicationLine(
        Found(words, (name,), weight if known else weight - 0.2),
        _amount(document, dose, weight - 0.02),
        found_at(document, frequency, weight - 0.02),
    )


def _behind_a_number_of_the_name(span: Span, drug: re.Match[str] | None) -> Span:
    """Where an amount may stand: behind a name that itself ends in a number, as "Microgynon 30" does."""
    numbered = drug is not None and drug.group()[-1:].isdigit()
    return Span(drug.end(), span.end) if drug is not None and numbered else span


def _without_what_surrounds(document: Document, span: Span) -> Span:
    """The span without a date or how much a package holds before the name, and without why it is taken behind it."""
    content = document.text.flowing
    span = _undated(document, span)
    if quantity := _QUANTITY_FACTOR.match(content, span.start, span.end):
        span = Span(quantity.end(), span.end)
    why = _WHY_BEHIND.search(content, span.start + 1, span.end)
    return Span(span.start, why.start()) if why else span


def _is_not_given(document: Document, span: Span, places: Sequence[Span]) -> bool:
    """Whether a medication is not ticked, held back or ended, or the words only say that one may be taken again."""
    return (
        unmarked_at(document.text, span.start)
        or _TAKEN_AGAIN.match(document.text[span]) is not None
        or _HELD_BACK.match(document.text[span]) is not None
        or says_that_it_is_given_up(document.text[span])
        or any(ENDED.search(document.text[place]) for place in places)
        or _COURSE_IS_OVER.match(document.text.flowing, span.end) is not None
        or _ends_on_next_line(document, span)
    )


_HELD_BACK = re.compile(
    r"(?:hold|held|withhold|omit|avoid|(?:please )?(?:stop|discontinue|cease))\b", re.IGNORECASE
)
_TAKEN_AGAIN = re.compile(r"(?:may|can) (?:be )?repeat\w*\b", re.IGNORECASE)
_ARTICLE = re.compile(
    r"(?:l[ae]s?|d[eu]s?|de l(?:a |['\u2019])|l['\u2019]|une?|el|los|una|il|lo|della|del|dell['\u2019]|do|da) *",
    re.IGNORECASE,
)
"""What sentences in French, Spanish, Italian and Portuguese set before a medicine, with a gap or none:
"du lansoprazole", "l'ibuprofène"."""


_COURSE_IS_OVER = re.compile(
    r",? (?:now |course |since )?(?:completed|finished)(?: (?:last|in|on|this|yesterday|"
    r"today)\b[^.,;\n]{0,20})?(?=\s*(?:[.;\n]|\Z))",
    re.IGNORECASE,
)
"""Behind a medicine and for how long it was, that it was taken to the end."""


def _behind_its_amount(
    document: Document, drug: re.Match[str], amount: re.Match[str], frequency: re.Match[str] | None
) -> MedicationLine:
    """A drug with its amount before it: "5 mg Tamsulosin mane"."""
    place = Span(drug.start(), drug.end())
    return MedicationLine(
        Found(document.text[place], (place,), 0.85),
        found_at(document, amount, 0.85),
        found_at(document, frequency, 0.85),
    )


_WHY_BEHIND = re.compile(
    r"\s(?:since|because of|following) (?:an?|the|his|her|their) (?=[\w.]+ ?(?:ml|l|cm|mm|kg)\b)"
)
"""What led to a medicine, with an amount that is not the medicine's: "Ferrograd daily since a 700 ml bleed"."""


def _ends_on_next_line(document: Document, span: Span) -> bool:
    """Whether the sentence that begins on a full line says on the next that the medicine was given up."""
    content, flowing = document.text.content, document.text.flowing
    if content[span.end : span.end + 1] != "\n" or flowing[span.end] == "\n":
        return False
    told = _TOLD_LAST.search(content, span.start, span.end)
    if told is None:
        return False
    return ENDED.search(flowing[span.end :].partition(".")[0][:60]) is not None


_TOLD_LAST = re.compile(
    r"\b(?:was|were|is|has been|had to be|wurde|wird|a été|fue|è stat[oa]|werd|is)\b[^.;\n]*$"
)


def _dose_without_strength(
    content: str, span: Span, places: Sequence[Span], drug: re.Match[str] | None
) -> re.Match[str] | None:
    """The bare number behind the name of a drug, which is its strength ("Seretide 250 2 puffs bd"), else a number of
    tablets or puffs.
    """
    counted = _first(DOSE, content, places)
    bare = None
    if drug is not None:
        end = end_of_the_second(content, drug.end(), span.end) or drug.end()
        bare = UNITLESS.match(content, end, span.end)
    if bare is not None and (counted is None or bare.end("dose") <= counted.start()):
        return bare
    return counted


_NAME_AND_NUMBER = re.compile(
    rf"[A-Za-z][A-Za-z-]{{2,}}(?: [A-Z][\w-]*)? "
    rf"(?P<dose>\d{{1,4}}(?:\.\d+)?(?:/\d{{1,4}}(?:\.\d+)?){{0,2}})(?=\s*$|\s+(?:{FREQUENCY.pattern}))",
    re.IGNORECASE,
)


def _undated(document: Document, span: Span) -> Span:
    """The span without a date or number that leads it."""
    content = document.text.content
    lead = re.compile(r"(?:\S+[\t ]+)").match(content, span.start, span.end)
    while lead and (
        WRITTEN_WHEN.fullmatch(lead.group().strip(" \t:")) or re.fullmatch(r"#?\d{1,2}[.)]\s+", lead.group())
    ):
        span = Span(lead.end(), span.end)
        lead = re.compile(r"(?:\S+[\t ]+)").match(content, span.start, span.end)
    return span


def _strength(content: str, places: Sequence[Span]) -> re.Match[str] | None:
    """The first amount by weight or units; where that is how much a millilitre of the liquid holds, what of it is given
    if that is told behind it: "Lantus 100 units/mL, 22 units at bedtime"."""
    held = _first(STRENGTH, content, places)
    if held is None or not _IN_A_MILLILITRE.search(held.group()):
        return held
    given = (dose for place in places for dose in DOSE.finditer(content, place.start, place.end))
    return next(
        (dose for dose in given if dose.start() > held.start() and not _IN_A_MILLILITRE.search(dose.group())),
        held,
    )


_IN_A_MILLILITRE = re.compile(r"/ ?ml", re.IGNORECASE)


def _first(pattern: re.Pattern[str], content: str, places: Sequence[Span]) -> re.Match[str] | None:
    return next((m for place in places if (m := pattern.search(content, place.start, place.end))), None)


def _amount(document: Document, match: re.Match[str] | None, weight: float) -> Found | None:
    if match is None:
        return None
    group = "dose" if "dose" in match.re.groupindex else 0
    span = Span(match.start(group), match.end(group))
    return Found(document.text[span], (span,), weight)


def found_at(document: Document, match: re.Match[str] | None, weight: float) -> Found | None:
    """Return a match as a value; None for none."""
    if match is None:
        return None
    span = Span(match.start(), match.end())
    return Found(document.text[span], (span,), weight)
