"""What a ruleset would make of a record that is there already. Nothing is written."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from common.expressions import Outcome
from jobs.data import Rule, Ruleset
from jobs.extraction.triage.rule_answers import RuleAnswer, answers_of, in_words
from jobs.services.triage_ground import TriageGround
from referrals.data.referral import Completeness, Referral, RuleOperand, Triage
from referrals.fields import operands_from


@dataclass(frozen=True, slots=True)
class Tried:
    """What one ruleset gives: the triage, what is missing, and each rule's answer."""

    triage: Triage
    completeness: Completeness
    answers: tuple[RuleAnswer, ...]


@dataclass(frozen=True, slots=True)
class TriedRule:
    """A rule of the draft beside the rule of the same name in the version that is used (None: it has none)."""

    name: str
    text: str
    outcome: Outcome | None
    outcome_now: Outcome | None
    operands: tuple[RuleOperand, ...]
    undecided: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """A draft beside the version that is used, on one record."""

    record_id: str
    draft: Tried
    current: Tried

    @property
    def sides(self) -> tuple[tuple[str, str, str], ...]:
        """Return (what, draft, now) of the decision, in words."""
        return tuple(
            (what, _shown(draft), _shown(now))
            for (what, draft), (_, now) in zip(_decision(self.draft), _decision(self.current), strict=True)
        )

    @property
    def rules(self) -> tuple[TriedRule, ...]:
        """Return the rules of the draft, then those that only the version in use has."""
        now = {answer.rule.name: answer for answer in self.current.answers}
        drafted = [_tried(answer, now.pop(answer.rule.name, None)) for answer in self.draft.answers]
        return (*drafted, *(_tried(None, answer) for answer in now.values()))


def try_rulesets(
    *,
    record_id: str,
    referral: Referral,
    ground: TriageGround,
    draft: Ruleset,
    current: Ruleset,
    today: date,
) -> Trial:
    """Triage a record by a draft and by the version in use."""
    return Trial(
        record_id=record_id,
        draft=_try(referral, ground, draft, today),
        current=_try(referral, ground, current, today),
    )


def _try(referral: Referral, ground: TriageGround, ruleset: Ruleset, today: date) -> Tried:
    triage, completeness = ground.triage(referral=referral, ruleset=ruleset, today=today)
    operands = operands_from(referral, thresholds=ruleset.thresholds, today=today)
    return Tried(triage, completeness, answers_of(ruleset=ruleset, operands=operands))


def _decision(tried: Tried) -> tuple[tuple[str, object], ...]:
    triage = tried.triage
    return (
        ("urgency", triage.urgency),
        ("specialty", triage.specialty),
        ("disposition", triage.disposition.replace("_", " ")),
        ("score", f"{triage.score:g}"),
        ("red flags", ", ".join(flag.code for flag in triage.red_flags)),
        ("missing", ", ".join(item.path for item in tried.completeness.missing)),
        ("why", " ".join(reason.text for reason in triage.reasons)),
    )


def _shown(value: object) -> str:
    return str(value) if value else "none"


def _tried(draft: RuleAnswer | None, now: RuleAnswer | None) -> TriedRule:
    shown = draft or now
    assert shown is not None  # noqa: S101 - one of the two is always there
    rule: Rule = shown.rule
    return TriedRule(
        name=rule.name,
        text=in_words(rule),
        outcome=draft.outcome if draft else None,
        outcome_now=now.outcome if now else None,
        operands=shown.operands,
        undecided=shown.undecided,
    )
