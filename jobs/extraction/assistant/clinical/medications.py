"""Medications: from lists, tables and sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.assistant.clinical.abroad.allergies import allergies_told_abroad
from jobs.extraction.assistant.clinical.answered import not_denied
from jobs.extraction.assistant.clinical.doses import DOSE
from jobs.extraction.assistant.clinical.drug_names import DRUG
from jobs.extraction.assistant.clinical.drugs_not_taken import is_under_given_up
from jobs.extraction.assistant.clinical.entries import entries_of
from jobs.extraction.assistant.clinical.entry import Entry
from jobs.extraction.assistant.clinical.heard.medicines import is_heard_as_not_taken, medicines_weighed
from jobs.extraction.assistant.clinical.measures import NAMES as MEASURES
from jobs.extraction.assistant.clinical.measures import NUMBER
from jobs.extraction.assistant.clinical.medication_lines import (
    ENDED,
    MedicationLine,
    lines_of_cells,
    lines_of_words,
)
from jobs.extraction.assistant.clinical.medicines_done_with import is_done_with
from jobs.extraction.assistant.clinical.medicines_over import is_said_to_be_over
from jobs.extraction.assistant.clinical.medicines_repeated import each_once
from jobs.extraction.assistant.clinical.people_called_like_medicines import is_a_person
from jobs.extraction.assistant.clinical.told_allergies import told_allergies
from jobs.extraction.assistant.clinical.told_medications import begun_in_plan, in_sentences, in_told_lists
from jobs.extraction.assistant.clinical.unknown_substances import doubted_if_no_medicine
from jobs.extraction.assistant.clinical.words_of_forms import is_of_the_form
from jobs.extraction.assistant.clinical.written_prescriptions import in_prescriptions
from jobs.extraction.assistant.document import Document
from jobs.extraction.assistant.page.outline import Section
from jobs.extraction.found import field_of
from jobs.extraction.wordings.words_for_none import is_for_none
from referrals.data.referral import Medication


def medications_of(document: Document) -> tuple[Medication, ...]:
    """Return the medications that the document lists, and those that only its sentences tell of."""
    entries = [
        entry
        for section in document.outline.of("medications")
        if not _is_of_glasses(document, section)
        for entry in entries_of(document, section)
    ]
    in_rows = any(entry.cells for entry in entries)
    of_entries = [(entry, list(_from_entry(document, entry, in_rows=in_rows))) for entry in entries]
    lines = [line for _, own in of_entries for line in own]
    given_up = [
        _first_word(_TO_BE_STOPPED.sub("", _said_first(document, entry)))
        for entry, own in of_entries
        if not own and _is_over(document, entry)
    ]
    lines = _tell_what_they_take(document, lines)
    begun = {line.name.start for line in lines}
    for _, value in document.labelled("medications"):
        section = document.outline.section_at(value.start)
        if value.start in begun or (section is not None and section.key == "medications"):
            continue
        if is_under_given_up(document, value.start):
            continue
        lines += [
            line
            for line in lines_of_words(document, value, weight=0.87)
            if line.dose or DRUG.found_in(str(line.name.value))
        ]
    told = [line for line in in_told_lists(document) if line.name.start not in begun]
    strewn = (*in_sentences(document, need_dose=bool(lines)), *in_prescriptions(document))
    for line in (*begun_in_plan(document), *told, *strewn):
        if len(lines) >= _ENOUGH:
            break
        if not is_heard_as_not_taken(document, line):
            _add_unless(given_up, line, lines)
    unborne = {substance.start for substance, did in allergies_told_abroad(document) if did is not None}
    lines = [
        line
        for line in lines
        if line.name.start not in unborne
        and _is_medicine(document, line)
        and not is_a_person(document, line.name.spans[-1])
        and not is_said_to_be_over(document, line.name.spans[-1])
    ]
    text = document.text
    lines, heard = medicines_weighed(document, lines)
    over = [entry.span for entry in entries if entry.ended]
    lines = [line for line in lines if not is_done_with(document, line)]
    for line in heard:
        if (
            not _is_medicine(document, line)
            or is_done_with(document, line)
            or is_a_person(document, line.name.spans[-1])
        ):
            continue
        if not any(span.meets(line.name.spans[0]) for span in over):
            _add_unless(given_up, line, lines)
    lines = [line for line in lines if any(not_denied(document, [line.name]))]
    lines = [line for at, line in enumerate(lines) if not _is_within_another(at, lines)]
    return tuple(
        Medication(
            name=field_of(text, line.name if line.dose else doubted_if_no_medicine(line.name)),
            dose=field_of(text, line.dose),
            frequency=field_of(text, line.frequency),
        )
        for line in each_once(lines)
    )


_ENOUGH = 200


def _is_within_another(at: int, lines: list[MedicationLine]) -> bool:
    """Whether a line is only the end of a name that another gives in full, as where a sentence breaks within it, or one
    of those before it once more."""
    start = lines[at].name.start
    return any(
        other.name.start < start < other.name.spans[0].end or (other.name.start == start and place < at)
        for place, other in enumerate(lines)
    )


def _is_medicine(document: Document, line: MedicationLine) -> bool:
    """Whether a line is more than what the form printed itself among its medicines, and no result beside them."""
    name = str(line.name.value)
    if _A_SIGN.fullmatch(name) or _NOT_BORNE.match(name) or is_for_none(name) or _is_a_result(document, line):
        return False
    return line.dose is not None or not is_of_the_form(name)


_NOT_BORNE = re.compile(
    r"all?[eé]rg|al[eé]rg|intol[eé]r|unverträglich|überempfindlich|overgevoelig", re.IGNORECASE
)
"""How words begin that tell what somebody does not bear, among what they take: "Alérgica a dipirona"."""
_A_SIGN = re.compile(
    r"(?:pulse(?: ?ox(?:imetry)?)?|sp?o2|(?:o2 )?sats?|temp(?:erature)?|bp|hr|rr|bmi|weight|height|peak flow|"
    r"alcohol|etoh|beer|wine|tobacco|cigarettes?|cannabis|(?:by )?\w+ route)",
    re.IGNORECASE,
)
"""What is measured, drunk or smoked and never prescribed, whatever the amount behind it looks like: "Pulse ox 99 %",
"alcohol 30 units"."""


def _is_a_result(document: Document, line: MedicationLine) -> bool:
    """Whether a line below a head that findings share with medicines is what a laboratory found."""
    section = document.outline.section_at(line.name.start)
    if section is None or not _SHARED_HEAD.search(document.text[section.heading]):
        return False
    name = str(line.name.value)
    if DRUG.found_in(name):
        return False
    amount = str(line.dose.value) if line.dose is not None else ""
    measured = not any(map(str.isalpha, amount)) or _PER_VOLUME.search(amount) is not None
    scheduled = line.frequency is not None and any(map(str.isdigit, str(line.frequency.value)))
    return measured and (not scheduled or _A_RESULT.fullmatch(name) is not None)


_SHARED_HEAD = re.compile(r"\b(?:befunde?|labor\w*|findings?|results?|investigations?|lab)\b", re.IGNORECASE)
_PER_VOLUME = re.compile(r"/ ?(?:d|m|µ|n)?l\b|/ ?mmol\b", re.IGNORECASE)
"""How much a laboratory found in so much blood: "18 mg/l"."""
_A_RESULT = re.compile(
    rf"(?:{MEASURES})\W*(?:{NUMBER})?\W*(?:steht (?:noch )?aus|ausst\w+|pending|awaited|normal\w*|neg\w*|pos\w*)?",
    re.IGNORECASE,
)
"""What a laboratory found: "CRP 22", "Anti-CCP steht aus"."""


def _is_over(document: Document, entry: Entry) -> bool:
    """Whether a list says on a medicine's own line that it is taken no more, so that sentences tell of it as of the
    past."""
    own_line = min(entry.span.end, document.text.line_at(entry.span.start).end)
    said = document.text.content[entry.span.start : own_line]
    return entry.ended or ENDED.search(said) is not None or _TO_BE_STOPPED.match(said) is not None


_TO_BE_STOPPED = re.compile(
    r"\W*(?:please )?(?:stop|discontinue|cease)\b[\s:\u2013-]+(?=[^\W\d_]{4})", re.IGNORECASE
)
"""At the beginning of a line that says which medicine is to be taken no more: "STOP ibuprofen"."""


def _said_first(document: Document, entry: Entry) -> str:
    return document.text[entry.cells.get("name", entry.span)]


def _add_unless(given_up: list[str], line: MedicationLine, lines: list[MedicationLine]) -> None:
    """Add a medication that sentences tell of, unless a list says that it was given up."""
    word = _first_word(str(line.name.value))
    if not any(_is_same(word, name) for name in given_up):
        _add(line, lines)


def _add(line: MedicationLine, lines: list[MedicationLine]) -> None:
    """Add a medication that sentences tell of to those that are known, unless it is one of them; one whose amount
    stands on the next line is told in full there."""
    for at, known in enumerate(lines):
        if known.name.start <= line.name.start < known.name.spans[0].end:
            if known.name.start == line.name.start and _tells_more(line, known):
                lines[at] = line
            return
    word = _first_word(str(line.name.value))
    same = next(
        (at for at, known in enumerate(lines) if _is_same(_first_word(str(known.name.value)), word)), None
    )
    if same is None:
        lines.append(line)
    elif _tells_more(line, lines[same]):
        lines[same] = line


def _is_of_glasses(document: Document, section: Section) -> bool:
    """Whether what an optician calls a prescription stands here: how strong the lenses are, and what was measured of
    the eyes, and no drug.
    """
    content = document.text.content
    if not _PRESCRIBED.search(content, section.heading.start, section.heading.end):
        return False
    if DRUG.found_in(content[section.body.start : section.body.end]):
        return False
    line = document.text.line_at(section.heading.start)
    return _OF_GLASSES.search(content, line.start, section.body.end) is not None


_PRESCRIBED = re.compile(
    r"\b(?:rx|prescriptions?|refraction|ordonnance|prescripci[óo]n|prescri[çc][ãa]o|receta|receita|"
    r"verordnung|"
    r"prescrizione|recept|voorschrift)\b",
    re.IGNORECASE,
)
_OF_GLASSES = re.compile(
    r"\b(?:VAs?|IOPs?|Sph|Cyl|Near add|BVD)\b|\b(?:[Ss]ph(?:ere|ère)|SPH(?:ERE)?|[Cc]yl(?:inder|indre)|CYL(?:INDER)?|"
    r"[Aa]xis|AXIS|[Pp]rism|PRISM|[Ee]sfera|[Cc]ilindro|[Ss]fero)\b|"
    r"(?<![\w.])[+-] ?\d{1,2}[.,](?:00|25|50|75)(?!\d)"
)


def _tells_more(line: MedicationLine, known: MedicationLine) -> bool:
    """Whether a drug that was named without how much is told of again with it, and with how often where that was told
    already: "takes it most mornings", and in the plan "100 mcg daily"."""
    told = line.frequency is not None or known.frequency is None
    return known.dose is None and line.dose is not None and told


def _is_same(word: str, other: str) -> bool:
    """Whether two names are one, or one of them the other's short form ("pred", "prednisone")."""
    shorter, longer = sorted((word, other), key=len)
    return word == other or (len(shorter) >= _SHORTEST_FORM and longer.startswith(shorter))


_SHORTEST_FORM = 4


def _first_word(name: str) -> str:
    """The word by which a medication is known again; of a kind of which there are several, with the one behind it."""
    words = re.findall(r"[a-z][\w-]*", name.casefold())
    if not words:
        return name.casefold()
    return " ".join(words[: 2 if words[0] in _KINDS else 1])


_KINDS = frozenset(
    {"insulin", "insulina", "vitamin", "vitamina", "potassium", "sodium", "isosorbide", "ferrous"}
)


def _from_entry(document: Document, entry: Entry, *, in_rows: bool) -> Iterator[MedicationLine]:
    """The medicines of an entry. `in_rows`: others of the list are rows of a table, so that a line without cells is
    rather what stands below it."""
    words = document.text[entry.span]
    if _is_a_label_of_the_patient(document, entry):
        return
    if entry.ended or _MUCH_OF_IT.match(words) or _ALL_GIVEN_UP.fullmatch(words):
        return
    if entry.cells:
        yield from lines_of_cells(document, entry.cells, entry.below)
        return
    if (entry.ticked or (in_rows and not entry.bulleted)) and not _names_a_drug(document.text[entry.span]):
        return
    yield from lines_of_words(document, entry.span, weight=0.92 if entry.bulleted else 0.87)


def _is_a_label_of_the_patient(document: Document, entry: Entry) -> bool:
    """Whether an entry is no medicine but says whose list it is: "Medication list  Quill, Ada  DOB 4/8/63"."""
    return any(
        label.key in _WHOSE and label.role == "patient" and entry.span.start == label.span.start
        for label in document.labels
    )


_WHOSE = frozenset({"name", "birth_date", "sex", "age", "mrn", "nhs_number", "health_card"})


def _tell_what_they_take(document: Document, lines: list[MedicationLine]) -> list[MedicationLine]:
    """The lines without those that tell what a medicine did and no amount of it: "Chlorsig drops made her lids swell",
    "Sulfa: lips swelled"."""
    ill = {substance.start for substance, did in told_allergies(document) if did is not None}
    return [line for line in lines if line.dose or line.frequency or line.name.start not in ill]


_MUCH_OF_IT = re.compile(r"[A-Z][a-z]+(?: [a-z]+){0,2} ?\+{2,}")
"""A complaint of which there is much, and no medicine: "Itching ++"."""
_ALL_GIVEN_UP = re.compile(
    r"[^.;:\d]*\b(?:already|now|since|both|all|were|was|recently|then|been) "
    r"(?:discontinued|stopped|ceased|withdrawn)\W*",
    re.IGNORECASE,
)
"""A line below a list that tells what nobody takes any more: "Glipizide and ibuprofen already discontinued."."""


def _names_a_drug(words: str) -> bool:
    """Whether an option that is ticked, or a line below a table, is a medicine: not all that stands there is."""
    return DRUG.found_in(words) or DOSE.search(words) is not None
