"""The course of play knows no option by name: no string in a comparison of the flow is the id of one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import jantaku.table
from jantaku.rules import catalogue

TABLE = Path(jantaku.table.__file__).parent
OPTIONS = frozenset(catalogue().options)
STEPS = sorted(path.relative_to(TABLE).as_posix() for path in (TABLE / "steps").glob("*.py"))
FLOW = ("course.py", "flow.py", "parts/turns.py", "parts/openings.py", *STEPS)


def compared_strings(source: str) -> Iterator[tuple[int, str]]:
    """Strings that decide something: compared, looked for in, matched, or taken from a mapping, with their lines."""
    for node in ast.walk(ast.parse(source)):
        deciding: list[ast.AST] = []
        match node:
            case ast.Compare():
                deciding = [node.left, *node.comparators]
            case ast.MatchValue():
                deciding = [node.value]
            case ast.Subscript():
                deciding = [node.slice]
            case ast.Call(func=ast.Attribute(attr="get")) if node.args:
                deciding = [node.args[0]]
        for part in deciding:
            for inner in ast.walk(part):
                if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                    yield inner.lineno, inner.value


@pytest.mark.parametrize("name", FLOW)
def test_no_step_asks_for_an_option(name: str) -> None:
    named = [(line, text) for line, text in compared_strings((TABLE / name).read_text()) if text in OPTIONS]
    assert not named


@pytest.mark.parametrize("name", FLOW)
def test_no_step_looks_into_the_plan(name: str) -> None:
    tree = ast.parse((TABLE / name).read_text())
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "plan"] == []


@pytest.mark.parametrize(
    "source",
    [
        'if rules["kuikae"] == value: ...',
        'if name == "kuikae": ...',
        'if "kuikae" in names: ...',
        'match name:\n    case "tobi" | "kuikae": ...',
        'if rules.get("kuikae"): ...',
    ],
)
def test_such_a_step_would_be_found(source: str) -> None:
    assert "kuikae" in OPTIONS
    assert any(text == "kuikae" for _, text in compared_strings(source))
