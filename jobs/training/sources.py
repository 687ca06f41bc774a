"""The texts that the specialty model learns from, each with its specialty and how much it counts.

- rows of MTSamples (CC0): those filed under a specialty of ours by that; those filed under "Surgery", "Radiology" and
  other places that are no specialty, by the words that `request/specialty/words.py` lists, where these are clear;
- descriptions of ICD-10-CM (public domain), by the block of the code;
- reasons for referral written for this project (`reasons.txt`);
- notes written for this project by several hands (tests/evaluation/specialty/notes).
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import simple_icd_10_cm as icd

from jobs.extraction.assistant.request.specialty.seen import SEEN
from jobs.extraction.assistant.vocabulary import Vocabulary
from jobs.training.notes import Note

REASONS = Path(__file__).with_name("reasons.txt")
_SEEN = Vocabulary((f"{slug} {weight}", words) for slug, groups in SEEN.items() for weight, words in groups)

_FILED_UNDER: dict[str, tuple[str, ...]] = {
    "Urology": ("urology",),
    "Cardiovascular / Pulmonary": ("cardiology", "pulmonology", "cardiothoracic_surgery"),
    "Orthopedic": ("orthopedics",),
    "Gastroenterology": ("gastroenterology",),
    "Obstetrics / Gynecology": ("obstetrics_gynecology",),
    "Speech - Language": ("speech_therapy",),
    "Pediatrics - Neonatal": ("pediatrics",),
    "Neurology": ("neurology",),
    "Hematology - Oncology": ("hematology", "oncology"),
    "Sleep Medicine": ("sleep_medicine",),
    "Ophthalmology": ("ophthalmology",),
    "Bariatrics": ("bariatric_surgery",),
    "Psychiatry / Psychology": ("psychiatry", "psychology"),
    "Dentistry": ("dentistry_oral_surgery",),
    "Rheumatology": ("rheumatology",),
    "Physical Medicine - Rehab": ("rehabilitation_medicine",),
    "Cosmetic / Plastic Surgery": ("plastic_surgery",),
    "Podiatry": ("podiatry",),
    "Nephrology": ("nephrology",),
    "ENT - Otolaryngology": ("ent",),
    "Pain Management": ("pain_medicine",),
}
"""A specialty of MTSamples and ours; where it is several of ours, the words tell which."""

_CLEAR, _CLEAR_LEAD = 4.0, 2.0
_BLOCKS: dict[str, str] = {
    "infectious_diseases": "A00-A09 A15-A19 A20-A28 A30-A49 A50-A64 A65-A69 A70-A74 A75-A79 A80-A89 A90-A99 B00-B09 "
    "B20 B25-B34 B35-B49 B50-B64 B65-B83",
    "hepatology": "B15-B19 K70-K77",
    "oncology": "C15-C26 C30-C39 C43-C44 C45-C49 C50 C51-C58 C64-C68 C69-C72 C76-C80",
    "hematology": "C81-C96 D45 D46 D47 D50-D53 D55-D59 D60-D64 D65-D69 D70-D77",
    "allergy_immunology": "D80-D89 T78 Z91.0",
    "endocrinology": "E00-E07 E08-E13 E15-E16 E20-E35 E36",
    "nutrition_dietetics": "E40-E46 E50-E64",
    "bariatric_surgery": "E66.01 E66.813 Z68.41 Z68.42",
    "psychiatry": "F10-F19 F20-F29 F30-F39 F40-F48 F60-F69 F50",
    "pediatrics": "F80-F89 P05-P08 P22 P36 P59 P92 R62 Q90",
    "neurology": "G00-G09 G10-G14 G20-G26 G30-G32 G35-G37 G40-G47 G50-G59 G60-G65 G70-G73 G80-G83",
    "sleep_medicine": "G47",
    "pain_medicine": "G89 M79.7 G90.5",
    "ophthalmology": "H00-H05 H10-H11 H15-H22 H25-H28 H30-H36 H40-H42 H43-H44 H46-H47 H49-H52 H53-H54",
    "ent": "H60-H62 H65-H75 H80-H83 J30-J39 J01 J02 J03",
    "audiology": "H90 H91",
    "cardiology": "I05-I09 I10-I1A I20-I25 I30-I5A",
    "stroke_medicine": "I60-I69 G45",
    "vascular_surgery": "I70-I79 I80-I89",
    "pulmonology": "I26-I28 J40-J4A J60-J70 J80-J84 J85-J86 J90-J94 J96-J99",
    "dentistry_oral_surgery": "K00-K14 M26 M27",
    "gastroenterology": "K20-K31 K50-K52 K55-K64 K80-K87 K90-K95",
    "general_surgery": "K35-K38 K40-K46 K65-K68 K80 K81",
    "colorectal_surgery": "K60 K61 K62 K64",
    "dermatology": "L10-L14 L20-L30 L40-L45 L49-L54 L55-L59 L60-L75 L80-L99 D22",
    "wound_care": "L89 L97",
    "rheumatology": "M05-M14 M30-M36 M45-M49",
    "orthopedics": "M15-M19 M20-M25 M65-M67 M70-M79 M80-M85 S42 S52 S62 S72 S82 S83",
    "neurosurgery": "M50 M51 G95 G91 D32 D33 S06",
    "nephrology": "N00-N08 N10-N16 N17-N19 N25-N29",
    "urology": "N20-N23 N30-N39 N40-N53",
    "breast_surgery": "N60-N65 D24",
    "obstetrics_gynecology": "N70-N77 N80-N98 O00-O08 O10-O16 O20-O29 O30-O48 O60-O77 O85-O92",
    "plastic_surgery": "T20-T25 Q35-Q37 L91",
    "genetics": "Z15 Q90-Q99 Z14",
    "palliative_care": "Z51.5 R64",
    "geriatrics": "R41 R54 R29.6 F03",
    "podiatry": "M20.1 M20.4 L60 L84 M72.2 M21.4",
    "speech_therapy": "R47 R49 R13 F80",
    "emergency_medicine": "T36 T39 T58 R40.2 S06.0",
}
_LONGEST_CODE = 6
_MOST_OF_A_BLOCK = 140
_WORTH = {"filed": 1.0, "by words": 0.5, "icd": 0.35, "reason": 1.5, "note": 2.0}


@dataclass(frozen=True, slots=True)
class Example:
    words: str
    specialty: str
    source: str
    group: str
    """Examples of a group (all copies of one sample) stay together when folds are made."""

    @property
    def weight(self) -> float:
        return _WORTH[self.source]


def examples_of_mtsamples(file: Path) -> Iterator[Example]:
    """Yield the rows of `file` (columns specialty, sample_name, description, keywords, transcription) that are of
    a specialty of ours.
    """
    with file.open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            heading = row["specialty"].strip()
            filed = _FILED_UNDER.get(heading, ())
            brief = ". ".join((row["sample_name"].rsplit(" - ", 1)[0], row["description"], row["keywords"]))
            brief = brief.replace(f"{heading.lower()},", "")
            specialty = filed[0] if len(filed) == 1 else _by_words(brief, among=filed)
            if specialty is None:
                continue
            source = "filed" if filed else "by words"
            group = row["sample_name"].rsplit(" - ", 1)[0].strip().casefold()
            yield Example(brief, specialty, source, group)
            if row["transcription"] and filed:
                yield Example(row["transcription"][:3000], specialty, "by words", group)


def _by_words(words: str, *, among: tuple[str, ...]) -> str | None:
    """The specialty that the listed words speak for; None where they are not clear."""
    scores: dict[str, float] = defaultdict(float)
    seen: set[tuple[str, str]] = set()
    for key, match in _SEEN.matches(words.lower()):
        slug, weight = key.split()
        if (slug, match.group()) not in seen and (not among or slug in among):
            seen.add((slug, match.group()))
            scores[slug] += float(weight)
    ranked = sorted(scores.items(), key=lambda entry: -entry[1])
    if not ranked or (not among and ranked[0][1] < _CLEAR):
        return None
    second = ranked[1][1] if len(ranked) > 1 else 0.0
    lead = 1.0 if among else _CLEAR_LEAD
    return ranked[0][0] if ranked[0][1] > lead * second else None


def examples_of_icd() -> Iterator[Example]:
    """Yield descriptions and further wordings of codes, at most some of each block, spread evenly over it."""
    for specialty, blocks in _BLOCKS.items():
        for block in blocks.split():
            if not icd.is_valid_item(block):
                continue
            codes = [code for code in (block, *icd.get_descendants(block)) if len(code) <= _LONGEST_CODE]
            step = max(1, len(codes) // _MOST_OF_A_BLOCK)
            for code in codes[::step]:
                wordings = (icd.get_description(code).partition(" (")[0], *icd.get_inclusion_term(code))
                yield Example(". ".join(wordings), specialty, "icd", code[:3])


def examples_of_reasons(file: Path = REASONS) -> Iterator[Example]:
    """Yield the reasons that were written for this project."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        specialty, _, reasons = line.partition(":")
        for reason in reasons.split(";"):
            yield Example(reason.strip(), specialty, "reason", reason.strip())


def examples_of_notes(notes: Iterable[Note]) -> Iterator[Example]:
    """Yield those notes that ask for something; all of one hand stay together."""
    for note in notes:
        if note.specialty is not None:
            yield Example(note.story, note.specialty, "note", note.hand)


def learnt_from_others(csv_file: Path) -> Iterator[Example]:
    """Yield all that is learnt from beside notes; `csv_file` holds the rows of MTSamples."""
    yield from examples_of_mtsamples(csv_file)
    yield from examples_of_icd()
    yield from examples_of_reasons()
