"""Amazon Bedrock's Converse in its own words: with a pair of AWS keys, and with a bearer key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from tests.llm.makers import ANOTHER_KEY, KEY, Maker
from tests.llm.misbehaving import Reply

REGION = "eu-central-1"


class Bedrock(Maker):
    """Bedrock's Converse with a pair of AWS keys: only the public one is sent, the other signs."""

    name = "bedrock"
    model = "bedrock:eu.anthropic.claude-sonnet-4-5-20250929-v1:0"
    base = ""
    path = "/model/eu.anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse"
    key = "AKIDEXAMPLE"
    secret: ClassVar[str] = "secret-that-is-never-sent"
    codes = {
        400: "ValidationException",
        401: "UnrecognizedClientException",
        429: "ThrottlingException",
        500: "InternalServerException",
        503: "ServiceUnavailableException",
    }

    def variables(self, address: str) -> dict[str, str]:
        return {
            "AWS_DEFAULT_REGION": REGION,
            "AWS_ACCESS_KEY_ID": self.key,
            "AWS_SECRET_ACCESS_KEY": self.secret,
        }

    def key_in(self, headers: Mapping[str, str]) -> str:
        """The public key of a signature for this service in this region; "" for anything else."""
        kind, _, rest = headers.get("authorization", "").partition(" Credential=")
        key, _, scope = rest.partition("/")
        fits = kind == "AWS4-HMAC-SHA256" and f"/{REGION}/bedrock/aws4_request," in scope
        return key if fits and "Signature=" in scope else ""

    def schema_in(self, asked: Any) -> Any:
        assert asked["toolConfig"]["toolChoice"]
        (tool,) = asked["toolConfig"]["tools"]
        return tool["toolSpec"]["inputSchema"]["json"]

    def answers(self, answer: Any) -> Reply:
        called = {"toolUseId": "tooluse_1", "name": "final_result", "input": answer}
        return self._message([{"toolUse": called}], "tool_use")

    def chats(self, text: str) -> Reply:
        return self._message([{"text": text}], "end_turn")

    def refuses(self, status: int, message: str, code: str = "") -> Reply:
        kind = code or self.codes.get(status, "InternalServerException")
        return self._body(status, {"message": message}, **{"x-amzn-ErrorType": kind})

    def _message(self, content: list[Any], reason: str) -> Reply:
        usage = {"inputTokens": 500, "outputTokens": 100, "totalTokens": 600}
        output = {"message": {"role": "assistant", "content": content}}
        return self._welcome(
            {"output": output, "stopReason": reason, "usage": usage, "metrics": {"latencyMs": 1}}
        )


class BedrockKey(Bedrock):
    """Bedrock with a bearer key of its own, which it takes over https only, and a model that is held by the schema."""

    name = "bedrock-key"
    model = "bedrock:eu.anthropic.claude-sonnet-5-v1:0"
    path = "/model/eu.anthropic.claude-sonnet-5-v1%3A0/converse"
    key = KEY
    encrypted = True

    def variables(self, address: str) -> dict[str, str]:
        """Whatever else AWS would find: the configured key comes first."""
        others = {"AWS_ACCESS_KEY_ID": "AKIDOTHER", "AWS_SECRET_ACCESS_KEY": self.secret}
        return {"AWS_DEFAULT_REGION": REGION, "AWS_BEARER_TOKEN_BEDROCK": ANOTHER_KEY, **others}

    def key_in(self, headers: Mapping[str, str]) -> str:
        return Maker.key_in(self, headers)

    def schema_in(self, asked: Any) -> Any:
        assert asked["outputConfig"]["textFormat"]["type"] == "json_schema"
        return json.loads(asked["outputConfig"]["textFormat"]["structure"]["jsonSchema"]["schema"])

    def answers(self, answer: Any) -> Reply:
        return self.chats(json.dumps(answer))
