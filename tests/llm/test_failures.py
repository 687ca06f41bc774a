"""A model's server that fails in every way: the failure has a code, is counted, and nothing of the document is told."""

from __future__ import annotations

import logging
import zlib
from datetime import date
from typing import Any

import pytest

from jobs.extraction.models import ModelConfig, ModelFailed, bounded_client
from jobs.extraction.models.assistant import run_model_assistant
from tests.llm.answers import answering, quoted
from tests.llm.misbehaving import Handler, MisbehavingServer, completion, raw, says
from tests.unit.extraction.paper import paper

PATIENT = "Quillon Featherstonehaugh"
PAGES = paper(f"Dear Dr Lee,\nRe: {PATIENT}, born 4 May 1961")


def failure(config: ModelConfig) -> ModelFailed:
    with pytest.raises(ModelFailed) as raised:
        run_model_assistant(config=config, pages=PAGES, today=date(2026, 11, 1))
    assert PATIENT not in str(raised.value)
    return raised.value


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (500, "server_error"),
        (503, "server_error"),
        (429, "rate_limited"),
        (401, "refused_key"),
        (404, "model_unknown"),
        (400, "refused_request"),
    ],
)
def test_an_error_of_the_server_has_a_code(
    server: MisbehavingServer, config: ModelConfig, status: int, code: str
) -> None:
    server.replies = [raw(status, b'{"error": {"message": "Re: Quillon Featherstonehaugh"}}')]
    assert failure(config).code == code
    assert len(server.asked) == 1, "trying again is durable work, not a loop in here"


def test_the_server_says_when_to_come_back(server: MisbehavingServer, config: ModelConfig) -> None:
    server.replies = [raw(429, b"{}", retry_after="17")]
    assert failure(config).retry_after == 17


@pytest.mark.parametrize("body", [b"<html>welcome</html>", b"", b"[]", b'{"choices": []}', b"null"])
def test_garbage_in_place_of_an_answer_is_a_failure(
    server: MisbehavingServer, config: ModelConfig, body: bytes
) -> None:
    server.replies = [raw(200, body)]
    assert failure(config).code in ("invalid_answer", "model_error")


@pytest.mark.parametrize(
    "said", [f"The patient is {PATIENT}.", "{}", '{"patient": 1', '{"patient": {"family_name": "Berg"}}']
)
def test_an_answer_that_does_not_fit_is_asked_for_once_more_and_then_given_up(
    server: MisbehavingServer, config: ModelConfig, said: str
) -> None:
    server.replies = [completion(said)]
    assert failure(config).code == "invalid_answer"
    assert len(server.asked) == 2


@pytest.mark.parametrize("written", ["Featherstone\x00haugh", "\x1b[2J", "Feather\x7fstone"])
def test_an_answer_with_control_characters_is_asked_for_once_more(
    server: MisbehavingServer, config: ModelConfig, written: str
) -> None:
    server.replies = [says(answering(patient={"family_name": quoted(written, PATIENT)}))]
    assert failure(config).code == "invalid_answer"
    assert len(server.asked) == 2
    server.replies = [says(answering(patient={"family_name": quoted("Featherstonehaugh", written)}))]
    assert failure(config).code == "invalid_answer"


@pytest.mark.parametrize("packed", [False, True])
def test_an_answer_that_never_ends_is_not_read_to_its_end(
    server: MisbehavingServer, config: ModelConfig, monkeypatch: pytest.MonkeyPatch, *, packed: bool
) -> None:
    monkeypatch.setattr(bounded_client, "MOST_BYTES", 50_000)
    monkeypatch.setattr(bounded_client, "MOST_PACKED_BYTES", 50_000)
    sent: list[int] = []

    def endless(handler: Handler) -> None:
        handler.close_connection = True
        handler.send_response(200)
        handler.send_header("content-type", "application/json")
        handler.send_header("content-length", "1000000000")
        if packed:
            handler.send_header("content-encoding", "gzip")
        handler.end_headers()
        pieces = zlib.compressobj(0, wbits=31)
        try:
            for _ in range(1000):
                piece = b" " * 100_000
                sent.append(handler.wfile.write(pieces.compress(piece) if packed else piece))
        except OSError:
            return  # the caller has had enough

    server.replies = [endless]
    assert failure(config).code == "answer_too_long"
    assert len(server.asked) == 1
    assert sum(sent) < 50_000_000


def test_an_answer_that_fits_at_the_second_time_is_taken(
    server: MisbehavingServer, config: ModelConfig
) -> None:
    good = answering(patient={"family_name": quoted("Featherstonehaugh", PATIENT)})
    server.replies = [completion("{}"), says(good)]
    referral = run_model_assistant(config=config, pages=PAGES, today=date(2026, 11, 1))
    assert referral.patient.family_name.value == "Featherstonehaugh"


def test_silence_and_drips_end_by_the_clock(server: MisbehavingServer, config: ModelConfig) -> None:
    for reply in (server.silence, server.drip):
        server.replies = [reply]
        assert failure(config.model_copy(update={"timeout_seconds": 0.6})).code == "timeout"


def test_a_server_that_is_not_there_is_unreachable(server: MisbehavingServer, config: ModelConfig) -> None:
    nobody = config.model_copy(update={"base_url": "http://127.0.0.1:9/v1"})
    assert failure(nobody).code == "unreachable"


def test_no_log_line_holds_the_document_or_the_answer(
    server: MisbehavingServer, config: ModelConfig, caplog: pytest.LogCaptureFixture, settings: Any
) -> None:
    for name, chosen in settings.LOGGING["loggers"].items():
        assert logging.getLogger(name).level == logging.getLevelName(chosen["level"])
    caplog.handler.setLevel(logging.DEBUG)
    logging.getLogger().setLevel(logging.DEBUG)
    try:
        server.replies = [completion(f"The patient is {PATIENT}.")]
        failure(config)
        server.replies = [raw(500, PATIENT.encode())]
        failure(config)
    finally:
        logging.getLogger().setLevel(logging.WARNING)
    assert PATIENT.split()[1] not in caplog.text
    assert server.url not in caplog.text
