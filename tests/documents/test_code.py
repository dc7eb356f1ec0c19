"""What CONTRIBUTING says of the size of code: modules of at most 400 lines, functions of at most 30."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "yearline"


def modules() -> list[tuple[str, str]]:
    found = [(path.relative_to(SOURCE).as_posix(), path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    assert len(found) > 300
    return found


def test_modules_are_short() -> None:
    assert [name for name, text in modules() if text.count("\n") > 400] == []


def test_functions_are_short() -> None:
    long = {
        f"{name} {node.name}"
        for name, text in modules()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.end_lineno or 0) - node.lineno >= 30
    }
    assert long == set()
