"""How the OpenAPI description names the three kinds of credential."""

from __future__ import annotations

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension


class PlatformKeyScheme(OpenApiAuthenticationExtension):
    target_class = "tenants.authentication.PlatformKeyAuthentication"
    name = ["OrganizationId", "PlatformApiKey"]  # both headers are needed

    def get_security_definition(self, auto_schema: Any) -> Any:
        return [
            {"type": "apiKey", "in": "header", "name": "org_id"},
            {"type": "apiKey", "in": "header", "name": "platform_api_key"},
        ]


class AssistantKeyScheme(OpenApiAuthenticationExtension):
    target_class = "tenants.authentication.AssistantKeyAuthentication"
    name = "AssistantApiKey"

    def get_security_definition(self, auto_schema: Any) -> Any:
        return {"type": "apiKey", "in": "header", "name": "assistant-api-key"}


class AccessTokenScheme(OpenApiAuthenticationExtension):
    target_class = "tenants.authentication.AccessTokenAuthentication"
    name = "AccessToken"

    def get_security_definition(self, auto_schema: Any) -> Any:
        return {"type": "http", "scheme": "bearer", "description": "An access token (ras_at_...)."}
