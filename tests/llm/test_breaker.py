"""The breaker: a server that fails is left alone for a while, then tried by one."""

from __future__ import annotations

from typing import Any

import pytest

from jobs.extraction.models import ModelConfig
from jobs.services import breaker
from tests.llm.answers import NOTHING
from tests.llm.misbehaving import MisbehavingServer, raw, says
from tests.llm.scene import Scene, stage

pytestmark = pytest.mark.usefixtures("no_breaker_of_others")


def test_the_breaker_opens_is_said_and_closes_again(
    scene: Scene, server: MisbehavingServer, config: ModelConfig
) -> None:
    scene.settings.MODEL_BREAKER_FAILURES = 1
    scene.settings.MODEL_BREAKER_SECONDS = 600.0
    scene.choose(config, egress=True)
    server.replies = [raw(500, b"{}")]
    scene.run_job()
    assert len(server.asked) == 1, "an open breaker makes trying again useless"
    body = scene.run_job()
    assert len(server.asked) == 1, "nobody asks while it rests"
    assert "rests for a while (resting)" in stage(body, "assistant")["detail"]
    assert sorted(event["code"] for event in scene.told()) == ["resting", "server_error"]

    breaker._redis().delete(f"model-breaker:{config.server}:open")  # its rest is over
    server.replies = [says(NOTHING)]
    body = scene.run_job()
    assert body["provenance"]["assistant"] == "scripted (openai:scripted)"
    assert len(server.asked) == 2
    assert breaker.is_closed(config.server)


def test_a_failed_trial_opens_the_breaker_again_and_only_one_may_try(settings: Any) -> None:
    settings.MODEL_BREAKER_FAILURES = 2
    settings.MODEL_BREAKER_SECONDS = 600.0
    assert breaker.may_call("s")
    breaker.note_failure("s")
    assert breaker.may_call("s"), "one failure is none"
    breaker.note_failure("s")
    assert not breaker.may_call("s")
    breaker._redis().delete("model-breaker:s:open")
    assert [breaker.may_call("s"), breaker.may_call("s")] == [True, False]
    breaker.note_failure("s")
    assert not breaker.may_call("s")
    breaker.note_success("s")
    assert breaker.may_call("s")


def test_without_redis_calls_go(settings: Any) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:9/0"
    breaker._redis.cache_clear()
    try:
        breaker.note_failure("s")
        assert breaker.may_call("s")
    finally:
        breaker._redis.cache_clear()
