"""The second judge can take trust away and can give none."""

from __future__ import annotations

from datetime import date

import pytest

from jobs.extraction import run_assistant, run_judge
from jobs.extraction.models import ModelConfig, ModelFailed
from jobs.extraction.models.failures import WORDS
from jobs.extraction.models.judge import MOST_WHEN_UNCERTAIN, second_opinion, without_opinion
from referrals.data.referral import Referral, walk
from tests.llm.misbehaving import MisbehavingServer, completion, says
from tests.unit.extraction.letters import US_FORM
from tests.unit.extraction.paper import paper

PAGES = paper(US_FORM)


@pytest.fixture
def judged() -> Referral:
    return run_judge(referral=run_assistant(pages=PAGES, today=date(2026, 11, 1)), pages=PAGES)


def opinions(said: str, *numbers: int, why: str | None = None) -> dict[str, object]:
    return {"opinions": [{"number": n, "said": said, "why": why} for n in numbers]}


def asked_paths(referral: Referral) -> list[str]:
    return [
        path
        for path, field in walk(referral)
        if field.value is not None
        and field.verdict in ("supported", "uncertain")
        and not path.endswith("].type")
    ]


def assert_nothing_rose(before: Referral, after: Referral) -> None:
    worse = ("supported", "uncertain", "unsupported", "contradicted")
    known = dict(walk(before))
    for path, field in walk(after):
        assert field.confidence <= known[path].confidence, path
        assert worse.index(field.verdict) >= worse.index(known[path].verdict), path
        assert (field.value, field.evidence) == (known[path].value, known[path].evidence), path


def test_a_doubt_lowers_and_a_yes_changes_nothing(
    server: MisbehavingServer, config: ModelConfig, judged: Referral
) -> None:
    paths = asked_paths(judged)
    first, second, third = paths[:3]
    server.replies = [
        says(
            {
                "opinions": [
                    {"number": 1, "said": "no", "why": "another  person"},
                    {"number": 2, "said": "unclear", "why": None},
                    {"number": 3, "said": "yes", "why": None},
                ]
            }
        )
    ]
    after = second_opinion(config=config, referral=judged, pages=PAGES)
    assert_nothing_rose(judged, after)
    before, now = dict(walk(judged)), dict(walk(after))
    assert (now[first].verdict, now[second].verdict) == ("uncertain", "uncertain")
    assert now[first].confidence < now[second].confidence < before[second].confidence
    assert now[first].reasons[-1] == "The second judge does not find it in the document: another person"
    assert now[third] == before[third]
    assert now[paths[4]].reasons[-1] == "The second judge gave no answer about it."
    assert now[paths[4]].verdict == "uncertain"
    assert now[paths[4]].confidence < before[paths[4]].confidence


@pytest.mark.parametrize("answers", [("yes", "no"), ("no", "yes"), ("yes", "unclear"), ("yes", "no", "yes")])
def test_a_yes_beside_another_answer_is_no_yes(
    server: MisbehavingServer, config: ModelConfig, judged: Referral, answers: tuple[str, ...]
) -> None:
    path = asked_paths(judged)[0]
    server.replies = [says({"opinions": [{"number": 1, "said": said, "why": None} for said in answers]})]
    field = dict(walk(second_opinion(config=config, referral=judged, pages=PAGES)))[path]
    assert field.verdict == "uncertain"
    assert field.reasons[-1] == "The second judge finds it unclear: it said yes and something else"


@pytest.mark.parametrize("answers", [("no", "unclear"), ("unclear", "no"), ("no", "no")])
def test_of_two_doubts_the_stronger_counts(
    server: MisbehavingServer, config: ModelConfig, judged: Referral, answers: tuple[str, ...]
) -> None:
    path = asked_paths(judged)[0]
    server.replies = [says({"opinions": [{"number": 1, "said": said, "why": None} for said in answers]})]
    field = dict(walk(second_opinion(config=config, referral=judged, pages=PAGES)))[path]
    assert field.reasons[-1] == "The second judge does not find it in the document"


def test_a_reason_with_control_characters_is_no_answer(
    server: MisbehavingServer, config: ModelConfig, judged: Referral
) -> None:
    server.replies = [says(opinions("no", 1, why="not\x00there"))]
    with pytest.raises(ModelFailed) as raised:
        second_opinion(config=config, referral=judged, pages=PAGES)
    assert raised.value.code == "invalid_answer"


def test_a_judge_that_approves_of_everything_raises_nothing(
    server: MisbehavingServer, config: ModelConfig, judged: Referral
) -> None:
    doubted = judged.model_copy(
        update={
            "patient": judged.patient.model_copy(
                update={
                    "family_name": judged.patient.family_name.model_copy(
                        update={"verdict": "unsupported", "confidence": 0.2}
                    )
                }
            )
        }
    )
    server.replies = [says(opinions("yes", *range(1, 31)))]
    after = second_opinion(config=config, referral=doubted, pages=PAGES)
    assert_nothing_rose(doubted, after)
    assert after.patient.family_name == doubted.patient.family_name
    assert "Delgado, Maria" in str(server.asked[0]["messages"])
    assert "patient, family name" not in str(server.asked), "what is judged down already is not asked"


def test_no_answer_leaves_everything_uncertain_and_is_said(
    server: MisbehavingServer, config: ModelConfig, judged: Referral
) -> None:
    server.replies = [completion("I would rather not say.")]
    with pytest.raises(ModelFailed) as raised:
        second_opinion(config=config, referral=judged, pages=PAGES)
    after = without_opinion(referral=judged, why=WORDS[raised.value.code])
    assert_nothing_rose(judged, after)
    for path in asked_paths(judged):
        field = dict(walk(after))[path]
        assert field.reasons[-1] == "The second judge gave no opinion: its answers did not fit the schema."
        assert field.verdict == "uncertain"
        assert field.confidence <= MOST_WHEN_UNCERTAIN
