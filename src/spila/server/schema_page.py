"""`/schema`: what can be asked over HTTP, as a plain page of our own. Nothing on it comes from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "delete")


class PlainPage(OpenAPIRenderPlugin):
    """The schema as headings and lists; programs read `openapi.json` beside it."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """The whole page."""
        title = escape(openapi_schema["info"]["title"])
        body = [
            "<!doctype html>",
            f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head><body>',
            f"<h1>{title} {escape(openapi_schema['info']['version'])}</h1>",
            f'<p>For programs: <a href="{escape(self.get_openapi_json_route(request))}">openapi.json</a></p>',
        ]
        for path, methods in sorted(openapi_schema["paths"].items()):
            body += [_operation(path, name, methods[name]) for name in METHODS if name in methods]
        return "\n".join([*body, "</body></html>"]).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [
        f"<h2>{method.upper()} {escape(path)}</h2>",
        f"<p>{escape(operation.get('summary', ''))}. {escape(operation.get('description', ''))}</p>",
        "<ul>",
    ]
    lines += [
        f"<li>{escape(each['in'])}: <code>{escape(each['name'])}</code></li>"
        for each in operation.get("parameters") or ()
    ]
    if (asked := _shape(operation.get("requestBody"))) is not None:
        lines.append(f"<li>body: <code>{escape(asked)}</code></li>")
    for status, answer in sorted(operation.get("responses", {}).items()):
        if (given := _shape(answer)) is not None:
            lines.append(f"<li>{escape(status)}: <code>{escape(given)}</code></li>")
    return "\n".join([*lines, "</ul>"])


def _shape(part: dict[str, Any] | None) -> str | None:
    """The name of what is sent, as openapi.json knows it."""
    for content in ((part or {}).get("content") or {}).values():
        schema = content.get("schema", {})
        inner = schema.get("items", schema)
        name = str(inner.get("$ref", "")).rpartition("/")[2] or str(inner.get("type", ""))
        return f"list of {name}" if schema is not inner else name
    return None
