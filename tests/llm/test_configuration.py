"""What an operator can get wrong about models, and what he is told."""

from __future__ import annotations

import socket
import sys
from typing import Any

import environ
import pytest
from django.core.exceptions import ImproperlyConfigured

from config.model_settings import Breaker, assistant_models, breaker, judge_model
from jobs.checks import check_models
from jobs.extraction.models import ModelConfig, ModelFailed
from jobs.extraction.models.asking import Question, ask_all
from jobs.extraction.models.judge import Opinions
from jobs.extraction.models.needs import lacking
from jobs.services.chosen_models import Choice


@pytest.fixture
def env(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that sets variables and returns the environment as the settings read it."""

    def of(**variables: str) -> environ.Env:
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        return environ.Env()

    return of


def test_without_variables_there_is_no_model(env: Any) -> None:
    assert assistant_models(env()) == {}
    assert judge_model(env()) is None


def test_assistants_side_by_side_each_have_their_variables(env: Any) -> None:
    configured = assistant_models(
        env(
            ASSISTANT_MODEL="openai:a",
            ASSISTANT_MODEL_KEY="secret",
            ASSISTANT_MODELS="next-one",
            ASSISTANT_MODEL_NEXT_ONE="openai:b",
            ASSISTANT_MODEL_NEXT_ONE_BASE_URL="http://10.0.0.7:8000/v1",
            ASSISTANT_MODEL_NEXT_ONE_ON_PREMISES="true",
            ASSISTANT_MODEL_NEXT_ONE_TIMEOUT_SECONDS="7.5",
        )
    )
    assert list(configured) == ["model", "next-one"]
    assert configured["model"].api_key.get_secret_value() == "secret"
    assert "secret" not in repr(configured)
    assert (configured["next-one"].on_premises, configured["next-one"].timeout_seconds) == (True, 7.5)


@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"ASSISTANT_MODEL": "gpt-5"}, "Write the model as provider:model"),
        ({"ASSISTANT_MODEL": "acme:x"}, "with a provider of openai, azure"),
        ({"ASSISTANT_MODEL": "openai:x", "ASSISTANT_MODEL_ASKS_AGAIN": "99"}, "ASSISTANT_MODEL_ASKS_AGAIN"),
        ({"ASSISTANT_MODEL": "openai:x", "ASSISTANT_MODEL_NAME": "No Spaces"}, "ASSISTANT_MODEL_NAME"),
        ({"ASSISTANT_MODELS": "house"}, "set ASSISTANT_MODEL_HOUSE"),
        *(
            (
                {"ASSISTANT_MODEL": "openai:x", f"ASSISTANT_MODEL_{ending}": value},
                f"ASSISTANT_MODEL_{ending}: ",
            )
            for ending, value in (
                ("TIMEOUT_SECONDS", "abc"),
                ("TIMEOUT_SECONDS", "nan"),
                ("TIMEOUT_SECONDS", "inf"),
                ("MAX_CALLS", "1.5"),
                ("ON_PREMISES", "ja"),
            )
        ),
        (
            {"ASSISTANT_MODEL": "openai:x", "ASSISTANT_MODELS": "model", "ASSISTANT_MODEL_MODEL": "openai:y"},
            "Two assistants are called model",
        ),
        (
            {"ASSISTANT_MODELS": "twice,twice", "ASSISTANT_MODEL_TWICE": "openai:y"},
            "Two assistants are called twice",
        ),
        (
            {"ASSISTANT_MODELS": "key", "ASSISTANT_MODEL_KEY": "openai:y"},
            "ASSISTANT_MODEL_KEY is a variable of ASSISTANT_MODEL",
        ),
        ({"ASSISTANT_MODEL": "openai:x", "ASSISTANT_MODEL_ON_PREMISES": "true"}, "on premises"),
        (
            {
                "ASSISTANT_MODEL": "openai:x",
                "ASSISTANT_MODEL_ON_PREMISES": "true",
                "ASSISTANT_MODEL_BASE_URL": "https://8.8.8.8/v1",
            },
            "in a private network",
        ),
    ],
)
def test_a_mistake_is_named_with_its_variable(env: Any, variables: dict[str, str], told: str) -> None:
    with pytest.raises(ImproperlyConfigured, match=told):
        assistant_models(env(**variables))


@pytest.mark.parametrize(
    ("variable", "value"),
    [("SECONDS", "nan"), ("SECONDS", "inf"), ("SECONDS", "0"), ("FAILURES", "0"), ("FAILURES", "often")],
)
def test_a_breaker_that_cannot_be_is_named_with_its_variable(env: Any, variable: str, value: str) -> None:
    with pytest.raises(ImproperlyConfigured, match=f"MODEL_BREAKER_{variable}: "):
        breaker(env(**{f"MODEL_BREAKER_{variable}": value}))


def test_the_breaker_as_it_is_set(env: Any) -> None:
    assert breaker(env()) == Breaker(failures=5, seconds=60.0)
    assert breaker(env(MODEL_BREAKER_FAILURES="2", MODEL_BREAKER_SECONDS="7.5")) == Breaker(
        failures=2, seconds=7.5
    )


@pytest.mark.parametrize(
    ("members", "lacks"),
    [
        ({"model": "ollama:qwen3"}, ["an address (..._BASE_URL or OLLAMA_BASE_URL)"]),
        ({"model": "openai:gpt-5"}, ["a key (..._KEY or OPENAI_API_KEY)"]),
        ({"model": "google:any"}, ["a key (..._KEY or GOOGLE_API_KEY or GEMINI_API_KEY)"]),
        (
            {"model": "azure:ours"},
            ["a key (..._KEY or AZURE_OPENAI_API_KEY)", "an address (..._BASE_URL or AZURE_OPENAI_ENDPOINT)"],
        ),
        (
            {"model": "azure:ours", "api_key": "k", "base_url": "https://ours.example"},
            ["the version of Azure's interface (OPENAI_API_VERSION)"],
        ),
        ({"model": "azure:ours", "api_key": "k", "base_url": "https://ours.example/openai/v1/"}, []),
        ({"model": "openai:house", "base_url": "http://10.0.3.7/v1"}, []),
        ({"model": "bedrock:any"}, []),
    ],
)
def test_what_a_provider_needs_is_told(
    settings: Any, monkeypatch: pytest.MonkeyPatch, members: dict[str, str], lacks: list[str]
) -> None:
    config = ModelConfig.model_validate({"name": "house", **members})
    assert list(lacking(config, {})) == lacks
    everything = (
        "OPENAI_API_KEY",
        "OLLAMA_BASE_URL",
        "GEMINI_API_KEY",
        "AZURE_OPENAI_API_KEY",
        "OPENAI_API_VERSION",
    )
    assert list(lacking(config, dict.fromkeys((*everything, "AZURE_OPENAI_ENDPOINT"), "set"))) == []
    for variable in (*everything, "GOOGLE_API_KEY", "AZURE_OPENAI_ENDPOINT"):
        monkeypatch.delenv(variable, raising=False)
    settings.ASSISTANT_MODELS, settings.JUDGE_MODEL = {"house": config}, None
    assert [found.id for found in check_models()] == ["jobs.W002"] * len(lacks)


@pytest.mark.parametrize(
    ("base_url", "on_premises", "warned"),
    [
        ("http://example.com/v1", False, True),
        ("HTTP://8.8.8.8/v1", False, True),
        ("http://gpu.clinic.example/v1", True, False),
        ("https://example.com/v1", False, False),
        ("http://gpu/v1", False, False),
        ("http://gpu.internal/v1", False, False),
        ("http://10.0.3.7/v1", False, False),
    ],
)
def test_plain_http_to_a_host_that_may_be_outside_is_told(
    settings: Any, base_url: str, on_premises: bool, warned: bool
) -> None:
    house = ModelConfig(name="house", model="openai:a", base_url=base_url, on_premises=on_premises)
    settings.ASSISTANT_MODELS, settings.JUDGE_MODEL = {"house": house}, None
    assert [found.id for found in check_models()] == ["jobs.W001"] * warned


def test_the_checks_refuse_what_would_fail_later(settings: Any) -> None:
    assistant = ModelConfig(name="house", model="openai:a", base_url="http://127.0.0.1:1/v1")
    settings.ASSISTANT_MODELS = {"house": assistant}
    settings.JUDGE_MODEL = assistant.model_copy(update={"name": "second-judge"})
    assert [found.id for found in check_models()] == ["jobs.E001"]
    settings.JUDGE_MODEL = ModelConfig(name="second-judge", model="openai:b", base_url="http://8.8.8.8/v1")
    assert [found.id for found in check_models()] == ["jobs.W001"]
    settings.JUDGE_MODEL = None
    assert check_models() == []


@pytest.mark.parametrize(
    ("assistant", "judge"),
    [
        (("openai:m1", "http://127.0.0.1:8911/v1"), ("openai:m1", "http://localhost:8911/v1/")),
        (("openai:m1", "http://127.0.0.1:8911/v1"), ("openai:m1", "http://127.0.0.1:8912/v1")),
        (("openai:m1", "http://127.0.0.1:8911/v1"), ("openai:m1", "http://[::1]:8911/v1")),
        (("openai:m1", "http://127.0.0.1:8911/v1"), ("ollama:m1:latest", "http://[::ffff:127.0.0.1]:8911")),
        (("openai:m1", "http://10.0.3.7/v1"), ("openai:M1", "https://10.0.3.7:443/v1")),
        (("openai:m1", "https://gpu.clinic.example/v1"), ("openai:m1", "https://GPU.clinic.example./v1/")),
        (("openai:gpt-5", ""), ("openai:gpt-5", "https://api.openai.com/v1")),
    ],
)
def test_another_spelling_of_the_assistants_model_is_no_other_judge(
    settings: Any, assistant: tuple[str, str], judge: tuple[str, str]
) -> None:
    settings.ASSISTANT_MODELS = {
        "house": ModelConfig(name="house", model=assistant[0], base_url=assistant[1])
    }
    settings.JUDGE_MODEL = ModelConfig(name="second-judge", model=judge[0], base_url=judge[1])
    assert "jobs.E001" in [found.id for found in check_models()]


@pytest.mark.parametrize(
    ("model", "base_url"),
    [("openai:m2", "http://127.0.0.1:8911/v1"), ("openai:m1", "http://10.0.3.7:8911/v1"), ("openai:m1", "")],
)
def test_another_model_or_another_host_may_judge(settings: Any, model: str, base_url: str) -> None:
    settings.ASSISTANT_MODELS = {
        "house": ModelConfig(name="house", model="openai:m1", base_url="http://127.0.0.1:8911/v1")
    }
    settings.JUDGE_MODEL = ModelConfig(name="second-judge", model=model, base_url=base_url)
    assert "jobs.E001" not in [found.id for found in check_models()]


@pytest.mark.parametrize(
    ("provider", "library"), [("anthropic", "anthropic"), ("bedrock", "boto3"), ("google", "google.genai")]
)
def test_a_missing_library_is_told_with_the_command_that_installs_it(
    settings: Any, monkeypatch: pytest.MonkeyPatch, provider: str, library: str
) -> None:
    """As on a machine without it: here all of them are installed, to be tried."""
    monkeypatch.setitem(sys.modules, library, None)  # type: ignore[arg-type, unused-ignore]
    config = ModelConfig(name="made", model=f"{provider}:model")
    settings.ASSISTANT_MODELS = {"made": config}
    (found,) = check_models()
    assert found.id == "jobs.E003"
    assert f'pip install "pydantic-ai-slim[{provider}]"' in str(found.hint)
    with pytest.raises(ModelFailed, match="not_installed"):
        ask_all([Question("x", "y", Opinions)], config)


def test_a_name_that_leads_outside_is_not_on_the_premises(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {"inside.example": "10.1.2.3", "outside.example": "8.8.8.8"}
    real = socket.getaddrinfo

    def answers(host: str, *rest: Any, **options: Any) -> list[Any]:
        return [(2, 1, 6, "", (names[host], 0))] if host in names else real(host, *rest, **options)

    monkeypatch.setattr(socket, "getaddrinfo", answers)
    for host, refused in (("inside.example", ""), ("outside.example", "egress_off")):
        config = ModelConfig(name="m", model="openai:a", base_url=f"https://{host}/v1", on_premises=True)
        assert Choice(config=config).refused_now() == refused
    assert Choice(config=config, egress=True).refused_now() == "", "the organization allows it"
