"""The OpenAPI file, made from the endpoints and the types of their messages."""

import re
from typing import Any

from msgspec import json
from msgspec.structs import fields

from backroom.server.api import ENDPOINTS
from backroom.server.endpoint import COOKIE, Endpoint, pattern_of
from backroom.server.messages import PROTOCOL, Problem

REFERENCE = "#/components/schemas/{name}"
PLACEHOLDER = re.compile(r"\{(\w+)\}")


def openapi() -> dict[str, Any]:
    """The description of the HTTP API."""
    described = [endpoint for endpoint in ENDPOINTS if endpoint.answer is not str]
    types = [
        part
        for endpoint in described
        for part in (endpoint.answer, endpoint.body)
        if part is not None
    ]
    _, components = json.schema_components([*types, Problem], ref_template=REFERENCE)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Backroom",
            "version": str(PROTOCOL),
            "description": "Tables of four crime board games. What happens at a table travels over"
            " the socket /api/socket; its messages are in backroom/server/messages.py.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {
            "200": {
                "description": endpoint.summary,
                "content": {endpoint.content_type: {"schema": _schema(endpoint.answer)}},
            },
            **{
                str(status): {
                    "description": endpoint.summary,
                    "content": {endpoint.content_type: {"schema": _schema(answer)}},
                }
                for status, answer in endpoint.other_answers.items()
            },
            "default": {
                "description": "Not done, and why.",
                "content": {"application/json": {"schema": _schema(Problem)}},
            },
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": _schema(endpoint.body)}},
        }
    if endpoint.needs_session:
        operation["security"] = [{"session": []}, {"token": []}]
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": f"^{pattern_of(name)}$"},
        }
        for name in PLACEHOLDER.findall(endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": field.name, "in": "query", "required": False, "schema": json.schema(field.type)}
        for field in fields(endpoint.query)
    ]


def _schema(of_type: Any) -> dict[str, Any]:
    (schema,), _ = json.schema_components([of_type], ref_template=REFERENCE)
    return schema
