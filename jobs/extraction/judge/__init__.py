"""The built-in judge: looks at the page again, mostly by other means than the assistant, and says of each value
what it is worth. What both share stands in docs/decisions/0011.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from jobs.extraction.assistant.request.specialty.implied import is_implied
from jobs.extraction.confidence import calibrated
from jobs.extraction.judge.aligner import Aligned, Aligner, PageIndex, covers
from jobs.extraction.judge.codes import doubtful_codes
from jobs.extraction.judge.contradictions import Contradiction, find_contradictions
from jobs.extraction.judge.crowding import REASON, crowded
from jobs.extraction.judge.days_of_birth import find_impossible_births
from jobs.extraction.judge.denied_elsewhere import find_denied_elsewhere
from jobs.extraction.judge.doubtful_pages import on_doubtful_pages
from jobs.extraction.judge.hearing import heard, stands_well_elsewhere
from jobs.extraction.judge.identities import find_mixed_identities
from jobs.extraction.judge.illegible import illegible_fields
from jobs.extraction.judge.kinds_at_odds import KIND, UNSAID, find_kind_at_odds, is_unsaid_kind
from jobs.extraction.judge.labels import mislabelled
from jobs.extraction.judge.letter_dates import dates_of_letters
from jobs.extraction.judge.medicines_and_allergies import find_medicines_at_odds
from jobs.extraction.judge.no_days import impossible_birth_dates
from jobs.extraction.judge.obeyed import perhaps_obeyed
from jobs.extraction.judge.orders_of_dates import unshown_orders
from jobs.extraction.judge.other_headings import find_under_other_headings
from jobs.extraction.judge.other_roles import told_in_another_role
from jobs.extraction.judge.phones_of_others import phones_of_others
from jobs.extraction.judge.roles import is_of_practice, is_of_sender, nearest_role, wanted_role
from jobs.extraction.judge.second_thoughts import find_second_thoughts
from jobs.extraction.judge.sexes_by_title import find_sexes_by_title
from jobs.extraction.judge.surroundings import surroundings
from jobs.extraction.judge.two_requests import find_two_requests
from jobs.extraction.judge.two_urgencies import find_two_urgencies
from jobs.extraction.judge.values import follows, malformed, names_specialty
from jobs.extraction.texts_at_hand import text_of
from referrals.data.packets import PageKey
from referrals.data.pages import Page
from referrals.data.referral import Evidence, Field, Referral, Verdict, replace_fields, walk

JUDGE_NAME = "built-in judge 1.0"

_RANK: tuple[Verdict, ...] = ("supported", "uncertain", "unsupported", "contradicted")
_READ_BADLY = 0.6
_ILLEGIBLE = 0.35
"""Handwriting of which the readers are less sure than this is not shown as a value at all."""
_WAYS_TO_THE_PATIENT = ("patient.phone", "patient.email", "patient.address")
_ALIGNMENT_FACTOR = {"exact": 1.0, "normalized": 0.99, "fuzzy": 0.88}


@dataclass
class _Opinion:
    """What the judge thinks of one field so far: the worst verdict counts, doubts multiply."""

    verdict: Verdict = "supported"
    raw: float = 0.0
    reasons: list[str] = field(default_factory=list)
    evidence: list[Evidence] = field(default_factory=list)
    contradicted_by: list[Evidence] = field(default_factory=list)
    illegible: bool = False

    def object(self, verdict: Verdict, reason: str, factor: float) -> None:
        if _RANK.index(verdict) > _RANK.index(self.verdict):
            self.verdict = verdict
        if reason not in self.reasons:
            self.reasons.append(reason)
        self.raw *= factor

    def contradict(self, contradiction: Contradiction) -> None:
        if contradiction.certain:
            self.object("contradicted", contradiction.reason, 0.3)
        else:
            self.object("uncertain", contradiction.reason, 0.75)
        self.contradicted_by += [p for p in contradiction.places if p not in self.contradicted_by]


def run_judge(
    *, referral: Referral, pages: Sequence[Page], doubtful: Collection[PageKey] = frozenset()
) -> Referral:
    """Return the referral with a verdict, reasons and a calibrated confidence on every value. `doubtful` are pages that
    may be another patient's.

    What a person has entered is left as it is.
    """
    aligner = Aligner(tuple(pages))
    opinions: dict[str, _Opinion] = {}
    fields = dict(walk(referral))
    for path, judged in fields.items():
        if judged.value is not None and judged.source != "human":
            opinions[path] = _opinion(path, judged, aligner, _kind_of_identifier(path, fields))
    said = aligner.indexes.values()
    for contradiction in (
        *find_contradictions(referral, said),
        *find_impossible_births(referral, said),
        *find_mixed_identities(referral, said),
        *find_sexes_by_title(referral, said),
        *find_medicines_at_odds(referral, said),
        *find_denied_elsewhere(referral, said),
        *find_two_urgencies(referral, said),
        *find_second_thoughts(referral, aligner),
        *find_two_requests(referral, said),
        *find_kind_at_odds(referral, pages),
        *find_under_other_headings(referral, aligner),
    ):
        if contradiction.path in opinions:
            opinions[contradiction.path].contradict(contradiction)
    for path in crowded(referral):
        if path in opinions:
            opinions[path].object("uncertain", REASON, 0.4)
    for path, doubt in (
        *doubtful_codes(referral),
        *phones_of_others(referral),
        *dates_of_letters(referral, aligner),
        *on_doubtful_pages(referral, doubtful),
        *unshown_orders(referral, text_of(pages)),
        *told_in_another_role(referral, aligner),
    ):
        if path in opinions:
            opinions[path].object("uncertain", doubt, 0.7)
    if KIND in opinions and is_unsaid_kind(referral, pages):
        opinions[KIND].object("unsupported", UNSAID, 0.3)
    for path, doubt, factor in perhaps_obeyed(referral, pages):
        if path in opinions:
            opinions[path].object("uncertain", doubt, factor)
    _doubt_kinds(opinions)
    changed = {path: _judged(path, fields[path], opinion) for path, opinion in opinions.items()}
    changed |= impossible_birth_dates(referral, said) | illegible_fields(referral, said)
    return replace_fields(referral, changed)  # type: ignore[no-any-return]


def _opinion(path: str, judged: Field, aligner: Aligner, kind: str) -> _Opinion:
    raw = judged.confidence_raw if judged.confidence_raw is not None else judged.confidence
    opinion = _Opinion(raw=raw, reasons=list(judged.reasons))
    if not judged.evidence:
        opinion.object("unsupported", "No place on a page is given for it.", 0.3)
        return opinion
    quotes: list[str] = []
    places: list[tuple[PageIndex, Aligned]] = []
    for evidence in judged.evidence:
        found = aligner.find(
            document_id=evidence.document_id, page=evidence.page, quote=evidence.quote, boxes=evidence.boxes
        )
        if found is None:
            opinion.object("unsupported", f"The quoted words are not on page {evidence.page}.", 0.3)
            opinion.evidence.append(evidence)
            continue
        opinion.evidence.append(evidence.model_copy(update={"alignment": found.alignment}))
        quotes.append(evidence.quote)
        places.append((aligner.indexes[(evidence.document_id, evidence.page)], found))
        _look_around(path, opinion, aligner, evidence, found)
    value = judged.value if judged.value is not None else ""
    if quotes and not _says(path, value, quotes):
        opinion.object("unsupported", "It cannot be read from the quoted words.", 0.3)
    if path == "request.specialty" and (
        is_implied(judged) or not any(names_specialty(str(value), quote) for quote in quotes)
    ):
        opinion.object(
            "uncertain", "The document does not name it; it is only likely from what it tells.", 0.95
        )
    if problem := malformed(path, value, kind=kind):
        opinion.object("uncertain", problem, 0.75)
    _listen_around(path, judged, opinion, places, kind, aligner)
    return opinion


def _says(path: str, value: str | int, quotes: list[str]) -> bool:
    """Whether the quotes together, or all of them one by one, say the value."""
    joined = " ".join(quotes)
    if path in ("request.specialty", "request.urgency", "document.kind"):
        return any(follows(path, value, quote) for quote in quotes)
    return follows(path, value, joined)


def _look_around(path: str, opinion: _Opinion, aligner: Aligner, evidence: Evidence, found: Aligned) -> None:
    """Weigh how the quote stands there: aligned how well, read how well, at the place that is shown, in
    whose block.
    """
    index = aligner.indexes[(evidence.document_id, evidence.page)]
    opinion.raw *= _ALIGNMENT_FACTOR[found.alignment]
    if found.alignment == "fuzzy":
        opinion.object("uncertain", "The page says it in slightly other words.", 1.0)
    if not covers(evidence.boxes, index.page.words[found.first].box):
        opinion.object("uncertain", "The words stand elsewhere on the page than is shown.", 0.8)
    if any(word.handwritten for word in index.page.words[found.first : found.last + 1]):
        opinion.object("uncertain", "It is handwritten.", max(0.4, found.confidence))
        opinion.illegible = opinion.illegible or found.confidence < _ILLEGIBLE
    elif found.confidence < _READ_BADLY:
        opinion.object("uncertain", "The page is hard to read here.", max(0.4, found.confidence))
    elif found.confidence < 0.9:
        opinion.raw *= 0.75 + 0.25 * found.confidence
    wanted = wanted_role(path)
    if wanted:
        nearest = nearest_role(index, found)
        if nearest and nearest != wanted and {nearest, wanted} != {"referrer", "recipient"}:
            opinion.object("supported", f"The words before it speak of the {nearest}.", 0.85)


def _listen_around(
    path: str,
    judged: Field,
    opinion: _Opinion,
    places: list[tuple[PageIndex, Aligned]],
    kind: str,
    aligner: Aligner,
) -> None:
    """Ask what the words around a value say of it: denied, a relative's, labelled as something else. What stands well
    at one of its places stands.
    """
    around = [surroundings(index, found, str(judged.value)) for index, found in places]
    told = [
        heard(path, judged.asserted, words, index.words(found.first, found.last))
        for words, (index, found) in zip(around, places, strict=True)
    ]
    pages = aligner.indexes.values()
    if (
        told
        and all(told)
        and not any(
            stands_well_elsewhere(path, words, index, pages)
            for words, (index, _) in zip(around, places, strict=True)
        )
    ):
        for otherwise, words, (index, _) in zip(told, around, places, strict=True):
            if otherwise is None:
                continue
            sure = otherwise.certain
            opinion.object("contradicted" if sure else "uncertain", otherwise.reason, 0.3 if sure else 0.75)
            if sure:
                first, last = words.first - otherwise.before, words.last + otherwise.behind
                opinion.contradicted_by.append(index.place(first, last))
    if path == "recipient.organization" and places and all(is_of_sender(*place, pages) for place in places):
        opinion.object("uncertain", "It stands in the letterhead, which is the sender's.", 0.5)
    if path in _WAYS_TO_THE_PATIENT and places and all(is_of_practice(*place, pages) for place in places):
        opinion.object("contradicted", "It stands in the letterhead, which is the sender's.", 0.3)
        opinion.contradicted_by += [index.place(found.first, found.last) for index, found in places]
    called = [mislabelled(path, words, kind=kind) for words in around]
    if called and all(called):
        opinion.object("uncertain", called[0], 0.5)


def _kind_of_identifier(path: str, fields: dict[str, Field]) -> str:
    if not path.startswith("patient.identifiers") or not path.endswith(".value"):
        return ""
    return str(fields[path.removesuffix(".value") + ".type"].value or "")


def _doubt_kinds(opinions: dict[str, _Opinion]) -> None:
    """The kind of a number is worth no more than the number."""
    for path, opinion in opinions.items():
        number = opinions.get(path.removesuffix(".type") + ".value")
        if not path.endswith(".type") or number is None or number.verdict == "supported":
            continue
        opinion.object(number.verdict, "The number that it is the kind of is in doubt.", 1.0)
        opinion.raw = min(opinion.raw, number.raw)
        opinion.contradicted_by += number.contradicted_by


def _judged(path: str, judged: Field, opinion: _Opinion) -> Field:
    raw = round(max(0.0, min(1.0, opinion.raw)), 4)
    if opinion.illegible:
        return Field(
            absent="illegible",
            reasons=("It is handwritten and cannot be read.",),
            evidence=tuple(opinion.evidence),
        )
    return judged.model_copy(
        update={
            "verdict": opinion.verdict,
            "reasons": tuple(opinion.reasons),
            "confidence_raw": raw,
            "confidence": calibrated(path=path, raw=raw, verdict=opinion.verdict),
            "evidence": tuple(opinion.evidence) or judged.evidence,
            "contradicted_by": tuple(opinion.contradicted_by),
        }
    )
