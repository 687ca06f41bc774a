"""Who is calling, from the headers that docs/reference/openapi.yaml names as security schemes.

Whatever is wrong with a credential, the answer is one and the same 401; which it was stands in the log.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from typing import ClassVar

from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from common.clock import now
from common.errors import Forbidden, Unauthorized
from common.ids import is_id
from tenants import client_address, rate_limits
from tenants.data import Principal
from tenants.keys import matches, parse_key
from tenants.selectors import find_credential, is_active_person
from tenants.services import note_use

logger = logging.getLogger(__name__)


class CredentialAuthentication(BaseAuthentication, ABC):
    """Authenticates one kind of credential; subclasses say where it stands."""

    kind: ClassVar[str]
    challenge: ClassVar[str]

    def authenticate(self, request: Request) -> tuple[Principal, None]:
        try:
            return self._principal(request, self.read_key(request)), None
        except Unauthorized as error:
            rate_limits.count_failed_authentication(address=client_address.of(request))
            error.auth_header = self.challenge  # type: ignore[attr-defined]
            raise

    @abstractmethod
    def read_key(self, request: Request) -> str:
        """Return the key as sent. Raises Unauthorized when there is none."""

    def check_organization(self, request: Request, principal: Principal) -> None:
        """Raise Unauthorized when the request names another organization than the credential's."""

    def authenticate_header(self, request: Request) -> str:
        return self.challenge

    def _principal(self, request: Request, key: str) -> Principal:
        refused = Unauthorized(
            "The credential is missing, invalid or expired. Ask the service operator for a valid one."
        )
        parsed = parse_key(key)
        if parsed is None or parsed.kind != self.kind:
            raise self._refuse(refused, reason="malformed")
        found = find_credential(key=parsed)
        if found is None or not matches(parsed.secret, kept=found[0].secret_sha256):
            raise self._refuse(refused, reason="unknown", public_id=parsed.public_id)
        credential, organization_is_active = found
        moment = now()
        if credential.kind != self.kind:
            raise self._refuse(refused, reason="kind", public_id=parsed.public_id)
        if credential.revoked_at is not None:
            raise self._refuse(refused, reason="revoked", public_id=parsed.public_id)
        if credential.expires_at is not None and credential.expires_at <= moment:
            raise self._refuse(refused, reason="expired", public_id=parsed.public_id)
        if not organization_is_active:
            raise self._refuse(refused, reason="organization suspended", public_id=parsed.public_id)
        if credential.user_id is not None and not is_active_person(user_id=credential.user_id):
            raise self._refuse(refused, reason="person left", public_id=parsed.public_id)
        principal = Principal(
            organization_id=credential.organization_id,
            team_id=credential.team_id,
            user_id=credential.user_id,
            credential_id=credential.id,
            scopes=frozenset(credential.scopes),
        )
        self.check_organization(request, principal)
        note_use(credential=credential, now=moment)
        return principal

    @staticmethod
    def _refuse(error: Unauthorized, *, reason: str, public_id: str = "") -> Unauthorized:
        logger.info("credential refused", extra={"reason": reason, "public_id": public_id})
        return error


class PlatformKeyAuthentication(CredentialAuthentication):
    """Headers `org_id` and `platform_api_key` (`org-id` and `platform-api-key` are read as well)."""

    kind = "pk"
    challenge = "PlatformKey"

    def read_key(self, request: Request) -> str:
        return header(request, "HTTP_PLATFORM_API_KEY", name="platform_api_key")

    def check_organization(self, request: Request, principal: Principal) -> None:
        organization_id = header(request, "HTTP_ORG_ID", name="org_id")
        if not is_id(organization_id, prefix="org") or organization_id != principal.organization_id:
            raise self._refuse(
                Unauthorized(
                    "The credential is missing, invalid or expired. Ask the service operator for a valid one."
                ),
                reason="organization",
            )


class AssistantKeyAuthentication(CredentialAuthentication):
    """Header `assistant-api-key`."""

    kind = "ak"
    challenge = "AssistantKey"

    def read_key(self, request: Request) -> str:
        return header(request, "HTTP_ASSISTANT_API_KEY", name="assistant-api-key")


class AccessTokenAuthentication(CredentialAuthentication):
    """Header `Authorization: Bearer <ACCESS_TOKEN>`."""

    kind = "at"
    challenge = "Bearer"

    def read_key(self, request: Request) -> str:
        value = header(request, "HTTP_AUTHORIZATION", name="Authorization")
        scheme, _, token = value.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise Unauthorized("Send the header `Authorization: Bearer <ACCESS_TOKEN>`.")
        return token.strip()


def header(request: Request, meta_name: str, *, name: str) -> str:
    """Return a header's value. Raises Unauthorized when it is missing, or two spellings were merged into one value."""
    value = str(request.META.get(meta_name, ""))
    if not value:
        raise Unauthorized(f"Send the header `{name}`.")
    if "," in value:
        raise Unauthorized(f"Send the header `{name}` once.")
    return value


def require_scope(principal: Principal, scope: str) -> None:
    """Raise Forbidden unless the credential carries the scope."""
    if scope not in principal.scopes:
        raise Forbidden(
            f"This credential lacks the scope {scope}. Ask the service operator for one that has it."
        )
