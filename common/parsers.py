"""JSON bodies read strictly: UTF-8, no NaN, no doubled members, no NUL characters, not too deep, not too long."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import IO, Any, NoReturn

from django.conf import settings
from rest_framework.parsers import JSONParser

from common.errors import InvalidRequest

MAX_DEPTH = 32


class StrictJSONParser(JSONParser):
    """Parses `application/json`; raises InvalidRequest with a sentence that says what is wrong."""

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        limit = settings.JSON_MAX_BYTES
        raw = stream.read(limit + 1)
        if len(raw) > limit:
            raise InvalidRequest(f"The request body is larger than {limit} bytes. Send less.")
        try:
            data = json.loads(
                raw.decode("utf-8"),
                object_pairs_hook=_members,
                parse_constant=_refuse_constant,
                parse_float=_finite,
            )
        except UnicodeDecodeError:
            raise InvalidRequest("The request body is not UTF-8 text. Encode the JSON as UTF-8.") from None
        except json.JSONDecodeError as error:
            raise InvalidRequest(
                f"The request body is not valid JSON (line {error.lineno}, column {error.colno})."
            ) from None
        except ValueError:
            raise InvalidRequest("The request body holds a number with too many digits.") from None
        except RecursionError:
            raise InvalidRequest("The request body is nested too deeply.") from None
        _check(data, depth=0)
        return data


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise InvalidRequest("The request body names a member twice. Send each member once.")
    return members


def _refuse_constant(name: str) -> NoReturn:
    raise InvalidRequest(f"The request body holds {name}, which JSON does not allow.")


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise InvalidRequest("The request body holds a number that is too large.")
    return number


def _check(value: Any, *, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise InvalidRequest(f"The request body is nested deeper than {MAX_DEPTH} levels.")
    if isinstance(value, str) and (
        "\x00" in value or any("\ud800" <= character <= "\udfff" for character in value)
    ):
        raise InvalidRequest(
            "The request body holds a character that is not text (NUL or half a surrogate pair)."
        )
    if isinstance(value, dict):
        for name, member in value.items():
            _check(name, depth=depth + 1)
            _check(member, depth=depth + 1)
    elif isinstance(value, list):
        for item in value:
            _check(item, depth=depth + 1)
