"""The makers of models in their own words: where each is asked, where its key stands, and how it answers and refuses.

Nobody of them is asked: these are the wire formats that they document, so that their libraries have whom to talk to.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from tests.llm.misbehaving import Handler, Reply, body_of_completion, raw

KEY = "key-of-nobody-0123456789"
ANOTHER_KEY = "key-of-somebody-else"
"""Lies in variables that the configured key comes before."""


class Maker:
    """A maker as OpenAI is one; the others say what is different with them.

    `base` is what the operator writes after the server's address, None when he writes no base URL at all.
    """

    name: ClassVar[str] = "openai"
    model: ClassVar[str] = "openai:gpt-4.1"
    base: ClassVar[str | None] = None
    key: ClassVar[str] = KEY
    path: ClassVar[str] = "/v1/chat/completions"
    encrypted: ClassVar[bool] = False
    codes: ClassVar[dict[int, str]] = {
        401: "invalid_api_key",
        429: "rate_limit_exceeded",
        500: "server_error",
    }

    def variables(self, address: str) -> dict[str, str]:
        """What the operator sets in the maker's own variables."""
        return {"OPENAI_BASE_URL": f"{address}/v1"}

    def key_in(self, headers: Mapping[str, str]) -> str:
        return headers.get("authorization", "").removeprefix("Bearer ")

    def schema_in(self, asked: Any) -> Any:
        """The schema that the request holds the model to."""
        assert asked["response_format"]["type"] == "json_schema"
        return asked["response_format"]["json_schema"]["schema"]

    def answers(self, answer: Any) -> Reply:
        """Answer as the schema wants it."""
        return self.chats(json.dumps(answer))

    def chats(self, text: str) -> Reply:
        """Answer in words."""
        return self._welcome(body_of_completion(text, model=self.model.partition(":")[2]))

    def refuses(self, status: int, message: str, code: str = "") -> Reply:
        """Refuse with a status and the maker's own code for it."""
        error = {"message": message, "type": "error", "param": None, "code": code or self.codes.get(status)}
        return self._body(status, {"error": error})

    def _welcome(self, body: Any) -> Reply:
        """Give the answer to whoever asks at the right place with the right key, and nobody else."""

        def reply(handler: Handler) -> None:
            headers = {name.lower(): value for name, value in handler.headers.items()}
            if handler.path != self.path:
                self.refuses(404, f"There is nothing at {handler.path}.")(handler)
            elif self.key_in(headers) != self.key:
                self.refuses(401, "Who are you?")(handler)
            else:
                self._body(200, body)(handler)

        return reply

    def _body(self, status: int, body: Any, **headers: str) -> Reply:
        return raw(status, json.dumps(body).encode(), **headers)


class Compatible(Maker):
    """A server of the operator's own that speaks OpenAI's protocol."""

    name = "compatible"
    model = "openai:qwen3-32b"
    base = "/v1"

    def variables(self, address: str) -> dict[str, str]:
        return {}


class Azure(Maker):
    """Azure OpenAI at the address of a deployment, with the version of its interface."""

    name = "azure"
    model = "azure:letters"
    base = ""
    path = "/openai/deployments/letters/chat/completions?api-version=2024-10-21"
    codes = {401: "401", 404: "DeploymentNotFound", 429: "429", 500: "InternalServerError"}

    def variables(self, address: str) -> dict[str, str]:
        return {"OPENAI_API_VERSION": "2024-10-21"}

    def key_in(self, headers: Mapping[str, str]) -> str:
        return headers.get("api-key", "")


class AzureV1(Compatible):
    """Azure OpenAI at its address without versions."""

    name = "azure-v1"
    model = "azure:letters"
    base = "/openai/v1"
    path = "/openai/v1/chat/completions"
    codes = Azure.codes


class Ollama(Compatible):
    """Ollama on a machine of one's own: it wants no key, and its names of models hold colons."""

    name = "ollama"
    model = "ollama:qwen3:8b"
    codes = {}


class Anthropic(Maker):
    """Anthropic's messages: the answer is the call of a tool, and its library (2.12) sends the key as a bearer's."""

    name = "anthropic"
    model = "anthropic:claude-opus-4-8"
    base = ""
    path = "/v1/messages"
    codes = {
        400: "invalid_request_error",
        401: "authentication_error",
        404: "not_found_error",
        429: "rate_limit_error",
        529: "overloaded_error",
    }

    def variables(self, address: str) -> dict[str, str]:
        return {}

    def schema_in(self, asked: Any) -> Any:
        assert asked["tool_choice"]["type"] in ("any", "tool")
        (tool,) = asked["tools"]
        return tool["input_schema"]

    def answers(self, answer: Any) -> Reply:
        called = {"type": "tool_use", "id": "toolu_1", "name": "final_result", "input": answer}
        return self._message([called], "tool_use")

    def chats(self, text: str) -> Reply:
        return self._message([{"type": "text", "text": text}], "end_turn")

    def refuses(self, status: int, message: str, code: str = "") -> Reply:
        kind = code or self.codes.get(status, "api_error")
        error = {"type": "error", "error": {"type": kind, "message": message}, "request_id": "req_1"}
        return self._body(status, error)

    def _message(self, content: list[Any], reason: str) -> Reply:
        message = {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": self.model.partition(":")[2],
        }
        usage = {"input_tokens": 500, "output_tokens": 100}
        ending = {"stop_reason": reason, "stop_sequence": None, "usage": usage}
        return self._welcome({**message, "content": content, **ending})


class AnthropicSchema(Anthropic):
    """Anthropic's newer models, which think and so cannot be made to call a tool: the schema holds their words."""

    name = "anthropic-schema"
    model = "anthropic:claude-sonnet-5"

    def schema_in(self, asked: Any) -> Any:
        assert asked["output_config"]["format"]["type"] == "json_schema"
        return asked["output_config"]["format"]["schema"]

    def answers(self, answer: Any) -> Reply:
        return self.chats(json.dumps(answer))


class Google(Maker):
    """Gemini's generateContent."""

    name = "google"
    model = "google:gemini-2.5-flash"
    base = ""
    path = "/v1beta/models/gemini-2.5-flash:generateContent"
    codes = {
        400: "INVALID_ARGUMENT",
        401: "UNAUTHENTICATED",
        404: "NOT_FOUND",
        429: "RESOURCE_EXHAUSTED",
        500: "INTERNAL",
        503: "UNAVAILABLE",
    }

    def variables(self, address: str) -> dict[str, str]:
        return {"GOOGLE_API_KEY": ANOTHER_KEY}

    def key_in(self, headers: Mapping[str, str]) -> str:
        return headers.get("x-goog-api-key", "")

    def schema_in(self, asked: Any) -> Any:
        assert asked["generationConfig"]["responseMimeType"] == "application/json"
        return asked["generationConfig"]["responseJsonSchema"]

    def chats(self, text: str) -> Reply:
        content = {"role": "model", "parts": [{"text": text}]}
        usage = {"promptTokenCount": 500, "candidatesTokenCount": 100, "totalTokenCount": 600}
        candidates = [{"content": content, "finishReason": "STOP", "index": 0}]
        return self._welcome(
            {"candidates": candidates, "usageMetadata": usage, "modelVersion": self.model.partition(":")[2]}
        )

    def refuses(self, status: int, message: str, code: str = "") -> Reply:
        """A code that is no status of Google's is the reason among the details."""
        error = {"code": status, "message": message, "status": self.codes.get(status)}
        info = {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": code}
        return self._body(status, {"error": {**error, "details": [info] if code else []}})
