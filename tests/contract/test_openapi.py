"""The OpenAPI description: valid, and of what is really there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.wiring import UPLOAD
from tests.live import PUB, Service

pytestmark = pytest.mark.contract


def openapi(service: Service) -> Any:
    answer = service.ask("GET", "/api/schema/?format=json", headers={})
    assert answer.status == 200
    return answer.json()


def test_the_openapi_description_is_valid_and_of_version_3_1(service: Service) -> None:
    from openapi_spec_validator import validate

    described = openapi(service)
    assert described["openapi"].startswith("3.1")
    validate(described)


def test_the_openapi_description_names_every_route_and_no_other(service: Service) -> None:
    described = openapi(service)
    operations = {
        (method.upper(), path)
        for path, item in described["paths"].items()
        for method in item
        if method in ("get", "post", "put", "patch", "delete")
    }
    promised = {
        ("POST", UPLOAD),
        ("POST", "/v1/extract"),
        ("GET", "/v1/jobs/{job_id}"),
        ("POST", f"{PUB}/records/automation"),
        ("GET", f"{PUB}/health"),
        ("GET", f"{PUB}/records"),
        ("GET", f"{PUB}/records/{{record_id}}"),
        ("GET", f"{PUB}/records/{{record_id}}/referral"),
        ("PATCH", f"{PUB}/records/{{record_id}}/referral"),
        ("GET", f"{PUB}/records/{{record_id}}/documents/{{document_id}}"),
        ("POST", f"{PUB}/records/{{record_id}}/archive"),
        ("GET", f"{PUB}/runs"),
        ("GET", f"{PUB}/runs/{{run_id}}"),
        *(
            ("POST", f"{PUB}/runs/{{run_id}}/{v}")
            for v in ("approve", "override", "resume", "retry", "cancel")
        ),
        ("GET", f"{PUB}/reviews"),
        ("GET", f"{PUB}/events"),
        ("GET", f"{PUB}/webhook-endpoints"),
        ("POST", f"{PUB}/webhook-endpoints"),
    }
    assert promised <= operations
    for method, path in sorted(operations):
        concrete = path.replace("{", "x").replace("}", "x")
        assert service.ask(method, concrete, headers={}).status not in (405, 500), (method, path)


def test_the_page_of_the_description_loads_from_here_alone(service: Service) -> None:
    page = service.ask("GET", "/api/docs/", headers={})
    assert page.status == 200
    text = page.raw.decode()
    assert "https://" not in text.replace("https://github.com", "")
    for asset in ("swagger-ui-bundle.js", "swagger-ui.css"):
        (path,) = {part for part in text.split('"') if part.endswith(asset)}
        assert service.ask("GET", path, headers={}).status == 200
