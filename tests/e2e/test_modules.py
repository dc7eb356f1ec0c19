"""Our browser modules without a browser: their types, their size, and the words they ask for."""

import re
import subprocess
from pathlib import Path

import pytest

from yearline.i18n import catalogue, messages

ROOT = Path(__file__).parents[2]
APP = ROOT / "src" / "yearline" / "server" / "static" / "app"
TEMPLATES = ROOT / "src" / "yearline" / "server" / "templates"
MODULES = sorted(APP.glob("*.js"))


def test_types_agree_with_the_protocol() -> None:
    """The native compiler comes with the npm package; no Node is needed to run it."""
    (compiler,) = (ROOT / "node_modules" / "@typescript").glob("typescript-*/lib/tsc")
    found = subprocess.run(
        [compiler, "-p", "jsconfig.json", "--pretty", "false", "--preserveSymlinks"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == ""
    assert found.returncode == 0


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_a_module_is_short_and_says_what_it_is_for(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    assert text.startswith("// ")
    assert text.count("\n") <= 400


def asked_for() -> set[str]:
    """Every id that a module or template names in full."""
    texts = [path.read_text(encoding="utf-8") for path in (*MODULES, *TEMPLATES.glob("*.html"))]
    return {
        id for text in texts for id in re.findall(r"""["'`]((?:client|pages|rules)-[a-z0-9_-]*[a-z0-9])["'`]""", text)
    }


def test_every_message_that_is_asked_for_exists() -> None:
    say = messages("en")
    assert len(asked_for()) > 200
    assert {id for id in asked_for() if id not in say} == set()


def test_every_message_of_the_client_is_asked_for() -> None:
    """Ids made from parts are asked for by their beginning."""
    texts = "".join(
        path.read_text(encoding="utf-8")
        for path in (*MODULES, *TEMPLATES.glob("*.html"), *APP.parent.parent.glob("pages*.py"))
    )
    begun = tuple(re.findall(r"((?:client|pages)-[a-z-]*-)(?:\$\{|' ~)", texts))
    ids = re.findall(r"^((?:client|pages)-[\w-]+) =", _english(), re.MULTILINE)
    assert [id for id in ids if id not in texts and not id.startswith(begun)] == []


def _english() -> str:
    return "".join(catalogue("en").values())
