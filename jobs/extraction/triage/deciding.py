"""Triage: urgency, specialty and what to do next, from the judged referral, the red flags and the clinic's rules.

Nothing is decided automatically by a value that has no place on a page, that the judge did not support, or that is
less sure than the clinic asks: then a person decides (`review`), or the sender is asked (`request_information`).
A patient, a medicine or an allergy of which the document says two things is always for a person; so is what is
stat and lacks something.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from common.expressions import Operand
from jobs.data import Ruleset
from jobs.extraction.red_flags.search import find_red_flags, urgency_of_flags
from jobs.extraction.triage.completeness import completeness_of, is_there
from jobs.extraction.triage.contradicted import contradicted_values
from jobs.extraction.triage.pages_to_see import pages_to_see
from jobs.extraction.triage.rule_answers import RuleAnswer, answers_of, in_words
from jobs.extraction.triage.told_to_machines import told_to_machines
from jobs.extraction.triage.unread_pages import flags_of_unread
from jobs.extraction.triage.urgency_on_the_pages import urgencies_against, urgency_on_the_pages
from jobs.extraction.wordings.lists_told_to_be_none import lists_told_to_be_none
from jobs.extraction.wordings.withdrawn import withdrawn
from referrals.data.pages import Page
from referrals.data.referral import (
    URGENCIES,
    Completeness,
    Disposition,
    Field,
    RedFlag,
    Referral,
    RuleOperand,
    Triage,
    TriageReason,
    UndeterminedRule,
    Urgency,
)
from referrals.fields import operands_from

_SCORE_OF: dict[Urgency, float] = {"routine": 10.0, "urgent": 40.0, "asap": 70.0, "stat": 90.0}
_MOST = 100.0
_FOUND_WRONG = ("unsupported", "contradicted")


def run_triage(
    *,
    referral: Referral,
    pages: Sequence[Page],
    ruleset: Ruleset,
    today: date,
    red_flags: Sequence[RedFlag] | None = None,
) -> tuple[Triage, Completeness]:
    """Return the triage of a judged referral by a clinic's rules, and whether it is
    complete.

    Every rule that fired is in `reasons` with the paths it rested on. `score` is 0-100, the higher the
    sooner. `red_flags` are those of the pages where they are known already; None: they are searched for.
    """
    operands = operands_from(referral, thresholds=ruleset.thresholds, today=today)
    if red_flags is None:
        red_flags = (*find_red_flags(pages=pages), *flags_of_unread(pages))
    flags = tuple(flag for flag in red_flags if flag.code not in ruleset.red_flags_off)
    draft = _Draft(ruleset, operands)
    draft.from_document(pages, today)
    draft.from_what_contradicts(referral.request.urgency)
    draft.from_rules()
    draft.from_flags(flags)
    draft.doubts += pages_to_see(pages)
    completeness = completeness_of(
        operands=operands,
        ruleset=ruleset,
        specialty=draft.specialty,
        told_to_be_none=lists_told_to_be_none(pages),
    )
    disposition = draft.decide(
        completeness,
        flags,
        against=(*told_to_machines(pages), *contradicted_values(referral)),
        withdrawn=() if referral.document.kind.source == "human" else tuple(withdrawn(pages)),
        pages=pages,
    )
    return (
        Triage(
            urgency=draft.urgency,
            specialty=draft.specialty,
            disposition=disposition,
            red_flags=flags,
            score=round(min(_MOST, max(0.0, _SCORE_OF[draft.urgency] + draft.score)), 1),
            confidence=round(draft.confidence(), 4),
            reasons=tuple(draft.reasons),
            undetermined=tuple(draft.undetermined),
            thresholds=ruleset.thresholds,
            ruleset=ruleset.name,
            ruleset_version=ruleset.version,
        ),
        completeness,
    )


def _is_shown(operand: Operand) -> bool:
    """Whether a value stands somewhere on a page, or was entered by a person."""
    return operand.usable or bool(operand.places)


@dataclass
class _Draft:
    """The decision as it forms; every step leaves its reason."""

    ruleset: Ruleset
    operands: Mapping[str, Operand]
    urgency: Urgency = "routine"
    specialty: str | None = None
    score: float = 0.0
    asked_for: Disposition | None = None
    reasons: list[TriageReason] = field(default_factory=list)
    doubts: list[TriageReason] = field(default_factory=list)
    undetermined: list[UndeterminedRule] = field(default_factory=list)
    rested_on: dict[str, None] = field(default_factory=dict)

    def from_document(self, pages: Sequence[Page], today: date) -> None:
        """Take over what the document states of urgency and specialty; what stands nowhere in it, or what its own words
        contradict, decides nothing."""
        stated = self.operands["referral.request.urgency"]
        if stated.value in URGENCIES:
            if _is_shown(stated) and stated.verdict not in _FOUND_WRONG:
                self.raise_to(stated.value)
                who = "A person" if stated.source == "human" else "The document"
                self.because("stated_urgency", f"{who} asks for {stated.value}.", "request.urgency")
            else:
                self.rested_on.setdefault("request.urgency")
                self.read_urgency_on(pages, today)
            self.doubt_unless_usable("request.urgency", stated)
        asked = self.operands["referral.request.specialty"]
        if asked.value is not None:
            if _is_shown(asked) and asked.verdict not in _FOUND_WRONG:
                self.specialty = str(asked.value)
                self.because("stated_specialty", f"The referral is to {asked.value}.", "request.specialty")
            else:
                self.rested_on.setdefault("request.specialty")
            self.doubt_unless_usable("request.specialty", asked)

    def from_what_contradicts(self, stated: Field) -> None:
        """Of two urgencies that a document states, what waits for a person waits as the sooner one."""
        for level, page in urgencies_against(stated):
            if URGENCIES.index(level) > URGENCIES.index(self.urgency):
                self.raise_to(level)
                self.because("stated_urgency", f"Page {page} asks for {level} as well.", "request.urgency")

    def read_urgency_on(self, pages: Sequence[Page], today: date) -> None:
        """Take what the pages say of urgency, which a proposed one that stands nowhere must not hide."""
        found = urgency_on_the_pages(pages=pages, today=today)
        if found.value in URGENCIES:
            self.raise_to(found.value)
            text = f"Page {found.evidence[0].page} asks for {found.value}."
            self.because("stated_urgency", text, "request.urgency")

    def from_rules(self) -> None:
        """Apply the clinic's rules in their order; one that cannot be answered for lack of a sure value asks for
        review only when it could have changed what happens.
        """
        for answer in answers_of(ruleset=self.ruleset, operands=self.operands):
            if answer.outcome == "true":
                self.apply(answer)
            elif answer.outcome == "undetermined":
                self.leave_open(answer)

    def apply(self, answer: RuleAnswer) -> None:
        then = answer.rule.then
        if then.urgency is not None:
            self.raise_to(then.urgency)
        if then.specialty is not None:
            self.specialty = then.specialty
        if then.disposition is not None:
            self.asked_for = then.disposition
        self.score += then.score
        self.because(answer.rule.name, in_words(answer.rule), *answer.fields, operands=answer.operands)

    def leave_open(self, answer: RuleAnswer) -> None:
        self.undetermined.append(
            UndeterminedRule(
                rule=answer.rule.name,
                text=in_words(answer.rule),
                undecided=answer.undecided,
                asks_for_review=answer.asks_for_review,
                operands=answer.operands,
            )
        )
        if answer.asks_for_review:
            text = f"It cannot be answered surely: {', '.join(answer.unsure)} needs a look."
            self.doubts.append(
                TriageReason(rule=answer.rule.name, text=text, fields=answer.unsure, operands=answer.operands)
            )

    def from_flags(self, flags: tuple[RedFlag, ...]) -> None:
        """Red flags raise the urgency and never lower it."""
        stated = self.operands["referral.request.urgency"]
        level = urgency_of_flags(flags, stated=stated.value if stated.usable else None)
        if level is not None:
            self.raise_to(level)
        self.score += 2.0 * len(flags)
        for flag in flags:
            self.because(f"red_flag.{flag.code}", flag.text)

    def raise_to(self, urgency: Urgency) -> None:
        self.urgency = max(self.urgency, urgency, key=URGENCIES.index)

    def because(self, rule: str, text: str, *paths: str, operands: tuple[RuleOperand, ...] = ()) -> None:
        corrected = [path for path in paths if self.is_of_a_person(path)]
        if corrected:
            text = f"{text} Corrected by a person: {', '.join(corrected)}."
        self.reasons.append(TriageReason(rule=rule, text=text, fields=paths, operands=operands))
        self.rested_on.update(dict.fromkeys(paths))

    def is_of_a_person(self, path: str) -> bool:
        operand = self.operands.get(f"referral.{path}")
        return operand is not None and operand.source == "human"

    def doubt_unless_usable(self, path: str, operand: Operand) -> None:
        if not operand.usable:
            text = f"A person should confirm {path}: {operand.why_not}."
            self.doubts.append(TriageReason(rule="not_sure_enough", text=text, fields=(path,)))

    def decide(
        self,
        completeness: Completeness,
        flags: tuple[RedFlag, ...],
        *,
        against: tuple[TriageReason, ...],
        withdrawn: tuple[TriageReason, ...],
        pages: Sequence[Page],
    ) -> Disposition:
        """Return what happens next, leaving the reason for it. What speaks `against` deciding without a person comes
        before the kind, by which a document would be turned away unseen.
        """
        kind = self.operands["referral.document.kind"]
        if kind.value not in (None, "referral") and kind.usable and not flags:
            by_kind = self.ruleset.dispositions.not_a_referral
            self.because("not_a_referral", f"The document is no referral but {kind.value}.", "document.kind")
            self.reasons += (*against, *withdrawn)
            if against and kind.source != "human":
                return "review"
            return by_kind.get(str(kind.value), by_kind.get("*", "review"))
        if kind.value != "referral" or kind.verdict in _FOUND_WRONG:
            kind_text = f"The document may be no referral ({kind.value or 'its kind is not clear'})."
            self.doubts.append(
                TriageReason(rule="kind_of_document", text=kind_text, fields=("document.kind",))
            )
        self.doubts += (*against, *withdrawn)
        self.doubt_what_is_required()
        self.reasons += self.doubts
        if not completeness.complete and not flags:
            names = ", ".join(item.path for item in completeness.missing)
            self.because("incomplete", f"Required information is missing: {names}.")
            if self.urgency == "stat":
                self.because(
                    "stat_is_not_held_back", "It is stat: a person sees it before the sender is asked."
                )
                return "review"
            for_a_person = against or withdrawn or any(page.struck for page in pages)
            return "review" if for_a_person else "request_information"
        if self.doubts or not completeness.complete:
            return "review"
        if self.ruleset.specialties and self.specialty not in self.ruleset.specialties:
            self.because(
                "specialty_not_offered", f"{self.specialty} is not offered here.", "request.specialty"
            )
            return "review" if flags else "redirect"
        if self.asked_for is not None and not (flags and self.asked_for in ("reject", "redirect")):
            return self.asked_for
        if self.asked_for is not None:
            self.because("red_flag_keeps_it", "With a red flag nothing is turned away without a person.")
            return "review"
        return "accept"

    def doubt_what_is_required(self) -> None:
        """A required value that is there but not sure enough is for a person to confirm."""
        for requirement in self.ruleset.requirements_for(self.specialty):
            paths = (requirement.path, *requirement.or_else)
            there = [path for path in paths if is_there(self.operands, path)]
            if not there:
                continue
            usable = [path for path in there if self.operands[f"referral.{path}"].usable]
            if usable:
                self.rested_on.setdefault(usable[0])
            elif requirement.path != "request.specialty":
                self.doubt_unless_usable(there[0], self.operands[f"referral.{there[0]}"])

    def confidence(self) -> float:
        """The least confidence among the values that the decision rested on; 0 when it rested on none."""
        known = [
            self.operands[f"referral.{path}"].confidence
            for path in self.rested_on
            if f"referral.{path}" in self.operands
        ]
        return min((value for value in known if value is not None), default=0.0)
