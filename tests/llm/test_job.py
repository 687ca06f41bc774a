"""A job with the real small model: asked only where the organization allows it, and what was done is said."""

from __future__ import annotations

from common.models import Work
from jobs.extraction.confidence import shipped_map
from jobs.extraction.judge.aligner import fold
from jobs.extraction.models import ModelConfig
from tests.llm.answers import NOTHING, answering, quoted
from tests.llm.misbehaving import MisbehavingServer, raw, says
from tests.llm.scene import LINES, Scene, leaves, stage, standing


def test_without_the_organizations_leave_nothing_is_sent_and_that_is_said(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    scene.choose(config, egress=False)
    body = scene.run_job()
    assert server.asked == []
    assert body["provenance"]["assistant"].startswith("built-in")
    assert (
        "does not allow its documents to leave the premises (egress_off)"
        in stage(body, "assistant")["detail"]
    )
    (event,) = scene.told()
    assert (event["code"], event["used"]) == ("egress_off", body["provenance"]["assistant"])
    assert event["wanted"] == "scripted (openai:scripted)"


def test_the_real_model_proposes_and_what_it_invents_is_not_believed(
    scene: Scene, small_model: ModelConfig
) -> None:
    scene.choose(small_model, egress=True)
    body = scene.run_job()
    assert body["provenance"]["assistant"] == "small (openai:gemma-3-270m)"
    assert stage(body, "assistant")["actor"] == "assistant:small (openai:gemma-3-270m)"
    assert scene.told() == []
    on_the_page = fold(" ".join(LINES))
    named = [(path, field) for path, field in leaves(body["referral"]) if field["value"] is not None]
    assert len(named) > 5, "it was asked for a whole referral"
    ours = ("_date", ".date", ".sex", ".urgency", ".kind", ".type", ".specialty", ".phone", ".fax")
    invented = [
        (path, field)
        for path, field in named
        if not path.endswith(ours) and fold(str(field["value"])) not in on_the_page
    ]
    assert invented, "a model of this size invents; one that does not needs another letter here"
    for path, field in invented:
        assert field["verdict"] in ("unsupported", "contradicted"), path
        assert field["confidence"] <= 0.3, path
    for path, field in named:
        if field["verdict"] == "supported":
            assert field["evidence"], path
            assert all(fold(place["quote"]) in on_the_page for place in field["evidence"]), path


def test_on_premises_needs_no_leave(scene: Scene, server: MisbehavingServer, config: ModelConfig) -> None:
    server.replies = [says(answering(patient={"family_name": quoted("Berg", "Anna Berg")}))]
    scene.choose(config.model_copy(update={"on_premises": True}), egress=False)
    body = scene.run_job()
    assert body["provenance"]["assistant"] == "scripted (openai:scripted)"
    assert body["referral"]["patient"]["family_name"]["value"] == "Berg"
    assert body["referral"]["patient"]["birth_date"]["absent"] == "not_in_document", (
        "the built-in one fills nothing in"
    )


def test_a_models_values_are_shown_as_they_were_judged_and_those_of_its_replacement_by_the_shipped_map(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    server.replies = [says(answering(patient={"family_name": quoted("Berg", "Anna Berg")}))]
    scene.choose(config, egress=True)
    by_model = scene.run_job()
    assert by_model["provenance"]["confidence_map"] == "unfitted"
    named = [field for _, field in leaves(by_model["referral"]) if field["value"] is not None]
    assert named
    assert all(field["confidence"] <= field["confidence_raw"] for field in named)

    scene.choose(config, egress=False)
    replaced = scene.run_job()
    assert replaced["provenance"]["confidence_map"] == shipped_map().name


def test_a_failing_model_is_tried_again_and_then_replaced(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    scene.choose(config, egress=True)
    server.replies = [raw(503, b"{}")]
    job_id = scene.start()
    scene.drain()
    (waiting,) = Work.objects.filter(organization_id=scene.tenant.organization_id)
    assert (waiting.name, waiting.queue, waiting.attempt) == ("jobs.assistant", "io", 1)
    scene.drain_to_the_end()
    body = scene.body_of(job_id)
    assert body["status"] == "completed"
    assert len(server.asked) == 3
    assert body["provenance"]["assistant"].startswith("built-in")
    assert body["referral"]["patient"]["family_name"]["value"] == "Berg"
    assert "its server failed (server_error)" in stage(body, "assistant")["detail"]
    assert [event["code"] for event in scene.told()] == ["server_error"]


def test_a_server_that_fails_for_a_moment_costs_an_attempt_only(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    scene.choose(config, egress=True)
    server.replies = [raw(503, b"{}"), says(NOTHING)]
    job_id = scene.start()
    scene.drain_to_the_end()
    body = scene.body_of(job_id)
    assert body["provenance"]["assistant"] == "scripted (openai:scripted)"
    assert "(attempt 2)" in stage(body, "assistant")["detail"]
    assert scene.told() == []


def test_the_second_judge_looks_and_its_silence_is_said(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    scene.settings.JUDGE_MODEL = config.model_copy(update={"name": "second-judge", "on_premises": True})
    server.replies = [says({"opinions": [{"number": 1, "said": "no", "why": "a relative"}]})]
    body = scene.run_job()
    assert body["provenance"]["judge"] == "built-in judge 1.0 and second-judge"
    doubted = [field for _, field in leaves(body["referral"]) if "a relative" in str(field["reasons"])]
    assert [field["verdict"] for field in doubted] == ["uncertain"]
    server.replies = [raw(401, b"{}")]
    body = scene.run_job()
    assert body["provenance"]["judge"] == "built-in judge 1.0"
    assert "gave no second opinion: it refused our key (refused_key)" in stage(body, "judge")["detail"]
    assert {field["verdict"] for field in standing(body)} == {"uncertain"}


def test_while_the_second_judge_rests_nothing_is_supported(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    scene.settings.MODEL_BREAKER_FAILURES = 1
    scene.settings.JUDGE_MODEL = config.model_copy(update={"name": "second-judge", "on_premises": True})
    server.replies = [raw(401, b"{}")]
    scene.run_job()
    body = scene.run_job()
    assert len(server.asked) == 1
    assert {field["verdict"] for field in standing(body)} == {"uncertain"}
    assert "rests for a while" in str(standing(body)[0]["reasons"])


def test_documents_that_may_not_go_to_the_second_judge_are_judged_without_it(
    scene: Scene, config: ModelConfig
) -> None:
    scene.settings.JUDGE_MODEL = config.model_copy(update={"name": "second-judge", "on_premises": False})
    body = scene.run_job()
    assert "egress_off" in stage(body, "judge")["detail"]
    assert "supported" in {field["verdict"] for field in standing(body)}


def test_the_assistants_own_model_is_refused_as_its_judge(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    server.replies = [says(answering(patient={"family_name": quoted("Berg", "Anna Berg")}))]
    scene.choose(config, egress=True)
    scene.settings.JUDGE_MODEL = config.model_copy(
        update={"name": "second-judge", "base_url": f"{config.base_url}/"}
    )
    body = scene.run_job()
    assert len(server.asked) == 1, "the assistant only"
    assert body["provenance"]["judge"] == "built-in judge 1.0"
    assert "nobody judges himself (same_model)" in stage(body, "judge")["detail"]
