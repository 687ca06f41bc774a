from __future__ import annotations

import re
from typing import Any

from django.urls import URLPattern, URLResolver, get_resolver

from tenants.data import DEFAULT_SCOPES, SCOPES, Principal
from tenants.views import CredentialView


def credential_views() -> list[type[CredentialView]]:
    def walk(patterns: list[Any]) -> list[Any]:
        found: list[Any] = []
        for pattern in patterns:
            if isinstance(pattern, URLResolver):
                found += walk(pattern.url_patterns)
            elif isinstance(pattern, URLPattern):
                found.append(getattr(pattern.callback, "view_class", None))
        return found

    views = walk(get_resolver().url_patterns)
    return [view for view in views if isinstance(view, type) and issubclass(view, CredentialView)]


def test_every_method_of_every_authenticated_view_names_a_scope_that_exists() -> None:
    views = credential_views()
    assert len(views) >= 20
    for view in views:
        for method in ("get", "post", "put", "patch", "delete"):
            if hasattr(view, method):
                assert view.scopes.get(method.upper()) in SCOPES, f"{view.__name__}.{method}"
        if hasattr(view, "get"):
            assert view.scopes.get("HEAD") == view.scopes["GET"], f"{view.__name__}.head"


def test_every_scope_belongs_to_one_kind_of_credential_by_default() -> None:
    given = [scope for scopes in DEFAULT_SCOPES.values() for scope in scopes]
    assert sorted(given) == sorted(SCOPES)


def test_an_actor_is_the_person_if_there_is_one_else_the_credential() -> None:
    of = {"organization_id": "org_a", "credential_id": "cred_b"}
    assert Principal(**of).actor == "credential:cred_b"
    assert Principal(**of, user_id="usr_c").actor == "user:usr_c"


def test_scopes_are_written_as_noun_and_right() -> None:
    assert all(re.fullmatch(r"[a-z]+:(read|write|run)", scope) for scope in SCOPES)
