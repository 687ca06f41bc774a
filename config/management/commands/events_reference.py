"""manage.py events_reference [--check]: every type of event and what it tells, in docs/reference/events.md."""

from __future__ import annotations

from collections.abc import Iterable

from config.generated_page import GeneratedPage
from events import event_types
from events.event_members import MEANINGS, TOLD, Told

HEAD = """# Events

Generated from `events/event_types.py` and `events/event_members.py` by `manage.py events_reference`; `make check`
fails when they differ.

An event is a fact that happened: numbered without gaps for each organization, never changed, without patient data.
It is told in three places:

| where | which | form |
|---|---|---|
| a [webhook](../guides/receiving-webhooks.md) | the first table | `type`, `timestamp`, `data`; id: `webhook-id` |
| the feed, `GET /api/v1/pub/events` | all | `sequence`, `id`, `type`, `timestamp`, `data` |
| *Events* in `/admin/` | all | the same, with who did it |

In a webhook `data` has `links` too, to what the ids name: `record`, `job`, `run`, `endpoint`. The feed leaves `job_id`
out for a token without `records:read`. A receiver or a token of a team gets what is about the team's records and what
is about no team's. A member with `?` behind it is not always there. New types and members may come: pass over those
that you do not know.
"""
SENT = "Sent to webhooks"
KEPT = "In the feed and the pages only"
_NOT_SENT = "Endpoints cannot subscribe to these."


def document() -> str:
    """Return the page: a table of what is sent, one of what is only kept, and what the members are."""
    return "\n".join(
        [
            HEAD,
            f"## {SENT}\n",
            *_table(told for told in TOLD.items() if told[0] in event_types.PUBLIC),
            f"\n## {KEPT}\n\n{_NOT_SENT}\n",
            *_table(told for told in TOLD.items() if told[0] in event_types.AUDIT_ONLY),
            "\n## Members of `data`\n",
            "| member | is |",
            "|---|---|",
            *(f"| `{member}` | {meaning} |" for member, meaning in MEANINGS.items()),
            "",
        ]
    )


def _table(told: Iterable[tuple[str, Told]]) -> list[str]:
    return [
        "| type | when | members of `data` |",
        "|---|---|---|",
        *(f"| `{type_}` | {what.when} | {_members(what)} |" for type_, what in told),
    ]


def _members(told: Told) -> str:
    always = [f"`{name}`" for name in told.always]
    return ", ".join([*always, *(f"`{name}`?" for name in told.sometimes)]) or "none"


class Command(GeneratedPage):
    help = "Write the types of events to docs/reference/events.md, or check that they are as the code says."
    page = "events.md"
    command = "events_reference"

    def document(self) -> str:
        return document()
