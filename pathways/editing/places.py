"""The texts inside a node, with the place and the kind that its form gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pathways.editing.forms import Form, Question, forms, questions_about

Text = tuple[str, str, str]
"""(place, kind of the question, text): ("config.rows[0].when", "expression", "triage.urgency == ...")."""

Rewrite = Callable[[str, str], str]
"""Takes (kind of the question, text) and returns the text to put there."""


def texts_in(node: Mapping[str, Any]) -> Iterator[Text]:
    """Yield every text of a node that its form has a question for."""
    found: list[Text] = []

    def note(place: str, kind: str, text: str) -> str:
        found.append((place, kind, text))
        return text

    _node(node, note)
    yield from found


def with_texts(node: Mapping[str, Any], rewrite: Rewrite) -> dict[str, Any]:
    """Return the node with every text of it written anew."""
    return _node(node, lambda _place, kind, text: rewrite(kind, text))


Visit = Callable[[str, str, str], str]


def _node(node: Mapping[str, Any], visit: Visit) -> dict[str, Any]:
    found = dict(node)
    for question in questions_about(str(node.get("kind"))):
        if isinstance(node.get(question.name), Mapping):
            found[question.name] = _answer(question, node[question.name], question.name, visit)
    return found


def _group(form: Form | None, value: Mapping[str, Any], place: str, visit: Visit) -> dict[str, Any]:
    questions = {question.name: question for question in form.questions} if form else {}
    return {
        name: _answer(questions[name], member, f"{place}.{name}", visit) if name in questions else member
        for name, member in value.items()
    }


def _answer(question: Question, value: Any, place: str, visit: Visit) -> Any:
    if isinstance(value, str):
        return visit(place, question.kind, value)
    if isinstance(value, Mapping):
        if question.kind == "pairs":
            return {
                name: visit(f"{place}.{name}", "pairs", text) if isinstance(text, str) else text
                for name, text in value.items()
            }
        name = question.form or dict(question.forms).get(str(value.get(question.tag)), "")
        return _group(forms().get(name), value, place, visit)
    if isinstance(value, (list, tuple)):
        return [_item(question, item, f"{place}[{index}]", visit) for index, item in enumerate(value)]
    return value


def _item(question: Question, item: Any, place: str, visit: Visit) -> Any:
    if question.items is not None:
        return _answer(question.items, item, place, visit)
    return _group(forms().get(question.form), item, place, visit) if isinstance(item, Mapping) else item
