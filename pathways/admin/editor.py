"""What the editor of a pathway is told: after each change the document, what is wrong with it, and how it looks.

The browser shows and asks; everything is thought out here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from common.errors import InvalidRequest
from common.wording import sentence_case
from common.yaml_documents import LONGEST, UNKEEPABLE_TEXT, holds_unkeepable_text
from pathways.admin.draft import Draft, check_document, check_text, document_of, fingerprint
from pathways.admin.drafting import DraftChanged, find_draft, keep_draft
from pathways.editing import change, echoes_of, fields_for, forms
from pathways.editing.fields import ways_of
from pathways.editing.forms import kind_forms
from pathways.editing.wording import KINDS, option_of
from pathways.models import Pathway
from pathways.nodes.actions import ACTIONS
from pathways.services.defaults import find_published_version
from pathways.values import RECORD_TEAM, ROLES
from referrals.fields import CATALOGUE
from tenants.selectors import list_teams, list_usernames


class Unreadable(InvalidRequest):
    """What the editor has sent is no document."""


def read_request(body: bytes) -> dict[str, Any]:
    """Read what the editor has sent. Raises Unreadable."""
    if len(body) > 4 * LONGEST:
        raise Unreadable("The pathway is too large to be kept. Make texts shorter, or split it.")
    try:
        sent = json.loads(body)
        json.dumps(sent, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise Unreadable("The change could not be read. Reload the page.") from None
    if not isinstance(sent, dict):
        raise Unreadable("The change could not be read. Reload the page.")
    if holds_unkeepable_text(sent):
        raise Unreadable(UNKEEPABLE_TEXT)
    return sent


def edit(pathway: Pathway, sent: Mapping[str, Any]) -> dict[str, Any]:
    """Make a change, keep the result as the draft, and return what the editor shows then.

    `sent` has either `text` (YAML) or `document`, the latter with the `change` to make, if any; `token` is the draft
    that the person has seen. A draft that somebody else has changed is not written over: `conflict` says so, with
    theirs beside it. Raises Refused for a change that makes no sense, Unreadable.
    """
    node = ""
    if isinstance(sent.get("text"), str):
        draft = check_text(sent["text"], pathway=pathway)
    else:
        document = sent.get("document")
        if not isinstance(document, dict):
            raise Unreadable("The change could not be read. Reload the page.")
        if isinstance(sent.get("change"), Mapping):
            made = change(document, sent["change"])
            document, node = made.document, made.node
        draft = check_document(document, pathway=pathway)
    answer = shown(draft) | {"node": node, "conflict": None}
    if draft.document is None:
        return answer | {"kept": False, "token": sent.get("token", "")}
    try:
        keep_draft(pathway, draft.document, token=str(sent.get("token", "")), note=None)
    except DraftChanged:
        return answer | {"kept": False, "token": sent.get("token", ""), "conflict": _theirs(pathway)}
    return answer | {"kept": True, "token": fingerprint(find_draft(pathway))}


def shown(draft: Draft) -> dict[str, Any]:
    """Return what the editor shows of a document: graph, problems, outcomes, plain words, fields."""
    document = draft.document
    return {
        **draft.as_answer(),
        "document": document,
        "text": draft.text,
        "echoes": echoes_of(document, CATALOGUE) if document is not None else {},
        "ways": ways_of(document) if document is not None else {},
        "fields": fields_for(document, CATALOGUE) if document is not None else [],
    }


def furniture(pathway: Pathway) -> dict[str, Any]:
    """Return what the editor needs once: the forms, the kinds of nodes, who there is."""
    teams = [team.name for team in list_teams(organization_id=pathway.organization_id)]
    kinds = [kind for kind in KINDS if kind != "wait" or pathway.type != Pathway.Type.AUTO]
    return {
        "forms": {name: asdict(form) for name, form in forms().items()},
        "kindForms": kind_forms(),
        "kinds": [[kind, KINDS[kind]] for kind in kinds],
        "actions": [[action, sentence_case(option_of(action))] for action in ACTIONS],
        "listed": {
            "team": [[RECORD_TEAM, option_of(RECORD_TEAM)], *([name, name] for name in teams)],
            "user": [[name, name] for name in list_usernames(organization_id=pathway.organization_id)],
            "role": [[role, option_of(role)] for role in ROLES],
        },
    }


def _theirs(pathway: Pathway) -> dict[str, Any]:
    """Return the draft that somebody else has kept, or what they have made of it: the published version."""
    draft = find_draft(pathway)
    theirs = draft or find_published_version(organization_id=pathway.organization_id, pathway_id=pathway.id)
    return {"token": fingerprint(draft), "document": document_of(theirs)}
