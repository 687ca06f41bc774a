"""Every maker's own library, over a socket, against a server that speaks as that maker does.

Only the servers are ours: what is sent, retried, followed and logged is what the installed libraries do.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]
import pytest

from jobs.extraction.models import ModelConfig, ModelFailed
from jobs.extraction.models.assistant import run_model_assistant
from referrals.data.referral import Referral
from tests.llm import makers
from tests.llm.answers import answering, quoted
from tests.llm.bedrock import Bedrock, BedrockKey
from tests.llm.certificates import make_certificate, served_with
from tests.llm.makers import ANOTHER_KEY, KEY, Maker
from tests.llm.misbehaving import MisbehavingServer, Reply, raw
from tests.unit.extraction.paper import paper

PATIENT = "Quillon Featherstonehaugh"
PAGES = paper(f"Dear Dr Lee,\nRe: {PATIENT}, born 4 May 1961")
GOOD = answering(
    patient={
        "family_name": quoted("Featherstonehaugh", PATIENT),
        "birth_date": quoted("4 May 1961", "born 4 May 1961"),
    }
)
MAKERS: tuple[Maker, ...] = (
    makers.Maker(),
    makers.Compatible(),
    makers.Azure(),
    makers.AzureV1(),
    makers.Ollama(),
    makers.Anthropic(),
    makers.AnthropicSchema(),
    makers.Google(),
    Bedrock(),
    BedrockKey(),
)
VARIABLES = ("OPENAI_", "AZURE_", "OLLAMA_", "ANTHROPIC_", "GOOGLE_", "GEMINI_", "AWS_")
SECONDS = 0.8
"""What a server that does not answer is given; `SOON` is what may pass until it is given up on a busy machine."""
SOON = 10.0


@pytest.fixture(params=MAKERS, ids=lambda maker: maker.name)
def maker(request: pytest.FixtureRequest) -> Maker:
    made: Maker = request.param
    return made


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def server(maker: Maker, certificate: Path) -> Iterator[MisbehavingServer]:
    server = MisbehavingServer(served_with(certificate) if maker.encrypted else None)
    server.replies = [maker.answers(GOOD)]
    yield server
    server.close()


@pytest.fixture
def config(
    maker: Maker,
    server: MisbehavingServer,
    certificate: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> ModelConfig:
    """The maker as an operator configures it, and none of the variables that this machine may have of its own."""
    for name in [name for name in os.environ if name.startswith(VARIABLES)]:
        monkeypatch.delenv(name)
    for name in ("AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE"):
        monkeypatch.setenv(name, str(tmp_path / "none"))
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv("AWS_CA_BUNDLE", str(certificate))
    for name, value in maker.variables(server.address).items():
        monkeypatch.setenv(name, value)
    return ModelConfig(
        name="made",
        model=maker.model,
        base_url="" if maker.base is None else server.address + maker.base,
        api_key=KEY if maker.key == KEY else "",
        timeout_seconds=30.0,
        asks_again=1,
    )


def proposed(config: ModelConfig) -> Referral:
    return run_model_assistant(config=config, pages=PAGES, today=date(2026, 11, 1))


def failure(config: ModelConfig) -> ModelFailed:
    with pytest.raises(ModelFailed) as raised:
        proposed(config)
    assert PATIENT not in str(raised.value)
    return raised.value


def test_a_good_answer_becomes_the_proposal(
    maker: Maker, server: MisbehavingServer, config: ModelConfig
) -> None:
    patient = proposed(config).patient
    assert (patient.family_name.value, patient.birth_date.value) == ("Featherstonehaugh", "1961-05-04")
    assert [place.quote for place in patient.family_name.evidence] == ["Featherstonehaugh,"]
    (asked,) = server.asked
    assert PATIENT in str(asked)
    schema = maker.schema_in(asked)
    jsonschema.validate(GOOD, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**GOOD, "patient": "Quillon"}, schema)


def test_the_key_stands_where_the_maker_looks_for_it_and_nowhere_else(
    maker: Maker, server: MisbehavingServer, config: ModelConfig
) -> None:
    proposed(config)
    (headers,) = server.headers
    assert server.paths == [maker.path]
    assert maker.key_in(headers) == maker.key
    assert str(headers).count(maker.key) == 1
    sent = f"{server.paths} {server.asked}"
    for secret in (maker.key, ANOTHER_KEY, Bedrock.secret):
        assert secret not in sent
    for secret in (ANOTHER_KEY, Bedrock.secret):
        assert secret not in str(headers)


@pytest.mark.parametrize(
    ("status", "code"),
    [(401, "refused_key"), (429, "rate_limited"), (500, "server_error"), (503, "server_error")],
)
def test_a_refusal_has_our_code_and_is_asked_once(
    maker: Maker, server: MisbehavingServer, config: ModelConfig, status: int, code: str
) -> None:
    server.replies = [maker.refuses(status, f"No, said of {PATIENT}."), maker.answers(GOOD)]
    assert failure(config).code == code
    assert len(server.asked) == 1, "trying again is durable work, and not the library's"


@pytest.mark.parametrize("status", [500, 429])
def test_a_gateway_that_refuses_in_no_words_of_the_makers_is_asked_once_too(
    maker: Maker, server: MisbehavingServer, config: ModelConfig, status: int
) -> None:
    server.replies = [raw(status, b"<html>busy</html>", content_type="text/html", retry_after="17")]
    refused = failure(config)
    assert refused.code == ("rate_limited" if status == 429 else "server_error")
    assert refused.retry_after == 17
    assert len(server.asked) == 1


def test_a_redirect_is_not_followed(
    maker: Maker, server: MisbehavingServer, config: ModelConfig, certificate: Path
) -> None:
    elsewhere = MisbehavingServer(served_with(certificate) if maker.encrypted else None)
    elsewhere.replies = [maker.answers(GOOD)]
    try:
        server.replies = [raw(307, b"", location=f"{elsewhere.address}{maker.path}")]
        assert failure(config).code == "model_error"
        assert (len(server.asked), elsewhere.asked) == (1, [])
    finally:
        elsewhere.close()


@pytest.mark.parametrize("way", ["silence", "drip"])
def test_a_server_that_does_not_answer_ends_by_the_clock(
    server: MisbehavingServer, config: ModelConfig, way: str
) -> None:
    server.replies = [getattr(server, way)]
    began = time.monotonic()
    assert failure(config.model_copy(update={"timeout_seconds": SECONDS, "asks_again": 0})).code == "timeout"
    assert time.monotonic() - began < SOON
    assert len(server.asked) <= 1


def test_words_in_place_of_the_form_are_asked_about_once_more(
    maker: Maker, server: MisbehavingServer, config: ModelConfig
) -> None:
    server.replies = [maker.chats("I would rather not."), maker.answers(GOOD)]
    assert proposed(config).patient.family_name.value == "Featherstonehaugh"
    assert len(server.asked) == 2
    server.replies = [maker.chats("I would rather not.")]
    assert failure(config).code == "invalid_answer"
    assert len(server.asked) == 4


def test_garbage_in_place_of_an_answer_is_a_failure(server: MisbehavingServer, config: ModelConfig) -> None:
    for body in (b"<html>welcome</html>", b"", b"[]", b"{}", b"null"):
        server.replies = [raw(200, body)]
        assert failure(config).code in ("invalid_answer", "model_error")


def test_no_line_holds_the_document_the_answer_or_the_key(
    maker: Maker,
    server: MisbehavingServer,
    config: ModelConfig,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    recwarn: pytest.WarningsRecorder,
) -> None:
    """With everything told that can be: the operator who sets LOG_LEVEL=DEBUG does not ask for documents."""
    caplog.handler.setLevel(logging.DEBUG)
    root = logging.getLogger()
    before = root.level
    root.setLevel(logging.DEBUG)
    replies: list[Reply] = [
        maker.answers(GOOD),
        maker.chats(f"The patient is {PATIENT}."),
        maker.refuses(400, f"The patient is {PATIENT}."),
        maker.refuses(500, f"The patient is {PATIENT}."),
        raw(307, b"", location=f"{server.address}/{PATIENT.split()[1]}"),
        server.silence,
    ]
    try:
        for reply in replies:
            server.replies = [reply]
            quick = config.model_copy(
                update={"timeout_seconds": SECONDS if reply == server.silence else 30.0}
            )
            if reply is replies[0]:
                proposed(quick)
            else:
                failure(quick)
    finally:
        root.setLevel(before)
    out, err = capfd.readouterr()
    told = f"{caplog.text}{out}{err}{[str(warning.message) for warning in recwarn]}"
    for word in (PATIENT.split()[1], "copy facts", maker.key, Bedrock.secret, server.address):
        assert word not in told


INVALID = "ValidationException"
"""What Bedrock calls most of what it does not like."""


@pytest.mark.parametrize(
    ("maker", "status", "code", "message", "ours"),
    [
        (makers.Maker(), 429, "insufficient_quota", "You exceeded your current quota.", "quota_used_up"),
        (makers.Maker(), 400, "context_length_exceeded", "Please reduce the length.", "too_long"),
        (makers.Azure(), 404, "DeploymentNotFound", "The deployment does not exist.", "model_unknown"),
        (makers.Ollama(), 404, "", 'model "qwen3:8b" not found, try pulling it first', "model_unknown"),
        (makers.Anthropic(), 529, "", "Overloaded", "server_error"),
        (makers.Anthropic(), 400, "billing_error", "Your credit balance is too low.", "quota_used_up"),
        (makers.Anthropic(), 400, "", "prompt is too long: 210000 tokens > 200000 maximum", "too_long"),
        (makers.Google(), 400, "API_KEY_INVALID", "API key not valid.", "refused_key"),
        (makers.Google(), 404, "", "models/gemini-2.5-flash is not found.", "model_unknown"),
        (makers.Google(), 400, "", "The input token count exceeds the maximum.", "too_long"),
        (Bedrock(), 403, "AccessDeniedException", "You don't have access to the model.", "refused_key"),
        (Bedrock(), 400, INVALID, "The provided model identifier is invalid.", "model_unknown"),
        (Bedrock(), 400, INVALID, "Input is too long for requested model.", "too_long"),
        (BedrockKey(), 403, "AccessDeniedException", "Please make sure your key is valid.", "refused_key"),
    ],
    ids=lambda value: value.name if isinstance(value, Maker) else None,
)
def test_what_is_wrong_is_understood_in_the_makers_own_words(
    maker: Maker,
    server: MisbehavingServer,
    config: ModelConfig,
    status: int,
    code: str,
    message: str,
    ours: str,
) -> None:
    server.replies = [maker.refuses(status, message, code)]
    assert failure(config).code == ours
    assert len(server.asked) == 1


@pytest.mark.parametrize("maker", [BedrockKey()], ids=["bedrock-key"])
def test_bedrocks_key_goes_over_https_only_and_to_nobody_without_a_certificate(
    maker: Maker, server: MisbehavingServer, config: ModelConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = config.model_copy(update={"base_url": server.address.replace("https://", "http://")})
    assert failure(plain).code == "model_error"
    monkeypatch.delenv("AWS_CA_BUNDLE")
    assert failure(config).code == "unreachable"
    assert server.asked == []


@pytest.mark.parametrize("maker", [BedrockKey()], ids=["bedrock-key"])
def test_bedrocks_key_may_stand_in_awss_own_variable(
    maker: Maker, server: MisbehavingServer, config: ModelConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AWS_BEARER_TOKEN_BEDROCK", KEY)
    keyless = config.model_copy(update={"api_key": type(config.api_key)("")})
    assert proposed(keyless).patient.family_name.value == "Featherstonehaugh"
