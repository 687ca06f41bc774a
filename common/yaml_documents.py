"""Documents that people edit as text: YAML that JSON can hold, read strictly, with the line of what is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterator
from typing import Any

import yaml

LONGEST = 256 * 1024
"""Characters; far beyond any document a person writes."""


class TextUnreadable(ValueError):
    """The text is no document. `line` counts from 1, None where no line is to blame."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        self.message = message
        self.line = line
        super().__init__(message)


def read_yaml(text: str) -> dict[str, Any]:
    """Read a document of names and values. Raises TextUnreadable, saying what to change.

    It takes what JSON can hold: dates stay text, as do yes and no; no anchors (a short text could stand for
    gigabytes); names are texts and given once.
    """
    if len(text) > LONGEST:
        raise TextUnreadable(f"The text is longer than {LONGEST} characters. Shorten it.")
    try:
        document = yaml.load(text, Loader=_Strict)  # noqa: S506 - a SafeLoader, made stricter below
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise TextUnreadable(
            f"This is not YAML: {error.problem or error.context}.", line=mark.line + 1 if mark else None
        ) from None
    except yaml.YAMLError:
        raise TextUnreadable("This is not YAML: it holds a character that cannot be kept.") from None
    except RecursionError:
        raise TextUnreadable("The text is nested too deeply.") from None
    except ValueError:
        raise TextUnreadable("The text holds a number that cannot be read. Put it in quotes.") from None
    if not isinstance(document, dict):
        raise TextUnreadable(
            "Begin with a name and a colon at the left margin, such as `name: value`.", line=1
        )
    _refuse_what_json_cannot_hold(document)
    return document


def write_yaml(document: Any) -> str:
    """Write a document as YAML for people: members in their order, long texts as blocks."""
    return yaml.dump(document, Dumper=_Readable, sort_keys=False, allow_unicode=True, width=100)


def _refuse_what_json_cannot_hold(document: dict[str, Any]) -> None:
    try:
        json.dumps(document, allow_nan=False)
    except ValueError:
        raise TextUnreadable("Numbers must be finite: .inf and .nan are not.") from None
    except TypeError:
        raise TextUnreadable("Leave tags such as !!set and !!binary out.") from None
    except RecursionError:
        raise TextUnreadable("The text is nested too deeply.") from None
    if holds_unkeepable_text(document):
        raise TextUnreadable(UNKEEPABLE_TEXT)


UNKEEPABLE_TEXT = "A text holds a character that cannot be kept. Write it again."


def holds_unkeepable_text(document: object) -> bool:
    """Return whether a text in a document has a character that Postgres refuses: NUL, or half of a pair."""
    return any("\0" in text or any("\ud800" <= c <= "\udfff" for c in text) for text in _texts(document))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from _texts(item)


class _Strict(yaml.SafeLoader):
    """Reads what JSON can hold."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            event = self.peek_event()  # type: ignore[no-untyped-call]
            raise yaml.constructor.ConstructorError(
                None, None, "anchors and aliases (& and *) are not taken here; write it out", event.start_mark
            )
        node: yaml.Node | None = super().compose_node(parent, index)
        return node

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, str):
                raise yaml.constructor.ConstructorError(
                    None, None, f"the name {key!r} must be text; put it in quotes", key_node.start_mark
                )
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the name {key} is given twice", key_node.start_mark
                )
            seen.add(key)
        found: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)
        return found


_PLAIN_WORDS = (
    ("null", r"(?:~|null|)", ["~", "n", ""]),
    ("bool", r"(?:true|false)", ["t", "f"]),
    ("int", r"[-+]?(?:0|[1-9][0-9]*)", list("-+0123456789")),
    (
        "float",
        r"[-+]?(?:[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|[0-9]+[eE][-+]?[0-9]+|\.[0-9]+|\.inf)|\.nan",
        list("-+.0123456789"),
    ),
)
"""What stands for something else than text when it is not in quotes: tag, form, first characters."""

_Strict.yaml_implicit_resolvers = {}
for _tag, _form, _first in _PLAIN_WORDS:
    _Strict.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_form})$"), _first)


class OneLine(dict[str, Any]):
    """Names and values that are written on one line, as `{from: a, to: b}`."""


class _Readable(yaml.SafeDumper):
    """Writes texts of several lines as blocks, and nothing as an anchor."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    """Write a text of several lines as a block, and what cannot be seen escaped."""
    style = "|" if "\n" in text else None
    if not text.replace("\n", "").isprintable():
        style = '"'
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


def _one_line(dumper: yaml.SafeDumper, members: OneLine) -> yaml.MappingNode:
    return dumper.represent_mapping("tag:yaml.org,2002:map", members.items(), flow_style=True)


_Readable.add_representer(str, _text)
_Readable.add_representer(OneLine, _one_line)
for _tag, _form, _first in _PLAIN_WORDS:
    # Beside its own: text that either way of reading would take for something else is put in quotes.
    _Readable.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_form})$"), _first)
