"""The wheel is all there is to install:
client, pictures, fonts and decks are inside, and it needs neither npm nor the repository.
"""

import json
import re
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.operations.conftest import ROOT
from tests.operations.wheel import build, environment, install, served
from yearline.server.pages.documents import FILES

REFERENCE = re.compile(r"""(?:href|src)="(/[^"#]+)"|["'](/static/[^"']+)["']|url\(["']?(/[^"')]+)""")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(wheel, tmp_path_factory.mktemp("environment"))


@pytest.fixture(scope="module")
def address(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(programs, tmp_path_factory.mktemp("home"), YEARLINE_REQUESTS_PER_SECOND="10000") as address:
        yield address


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return bytes(answer.read())


def test_every_file_of_the_package_is_in_the_wheel_and_nothing_else(wheel: Path) -> None:
    source = ROOT / "src"
    files = {str(path.relative_to(source)) for path in source.rglob("*") if path.is_file()}
    wanted = {name for name in files if "__pycache__" not in name}
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    documents = {f"yearline/server/documents/{file}" for file in FILES.values()}
    assert packed == wanted | documents


@pytest.mark.parametrize(
    "needed",
    [
        "yearline/art/assets/icons.json.gz",
        "yearline/printing/assets/fonts/",
        "yearline/server/static/assets/modules/libraries.mjs",
        "yearline/server/static/assets/fonts/",
        "yearline/decks/library/world-history/",
        "yearline/i18n/uk/",
    ],
)
def test_what_cannot_be_seen_in_the_repository_is_there_too(wheel: Path, needed: str) -> None:
    assert [name for name in ZipFile(wheel).namelist() if name.startswith(needed)]


def test_the_environment_sees_the_wheel_and_not_the_repository(programs: Path, tmp_path: Path) -> None:
    asked = "import json, sys, yearline; print(json.dumps([yearline.__file__, sys.path]))"
    done = subprocess.run(
        [str(programs / "python"), "-c", asked],
        env=environment(programs, tmp_path / "home"),
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    file, path = json.loads(done.stdout)
    assert Path(file).is_relative_to(programs.parent)
    assert str(ROOT / "src") not in path


@pytest.mark.parametrize(
    "start", ["/", "/decks/world-history", "/rules/coop", "/workshop", "/docs", "/docs/operations"]
)
def test_everything_that_a_page_refers_to_is_served(address: str, start: str) -> None:
    """Scripts, styles, fonts, icons and pictures, and what the styles refer to in turn."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        path = waiting.pop()
        text = get(address + path).decode("utf-8", "replace")
        if path == start or path.endswith((".css", ".js", ".mjs")):
            found = {part for match in REFERENCE.findall(text) for part in match if part}
            waiting += sorted(found - seen)
            seen |= found
    assert len([path for path in seen if path.startswith("/static/")]) > 3


def test_it_knows_its_decks_and_draws_their_cards(address: str) -> None:
    decks = json.loads(get(address + "/api/decks"))
    assert {deck["id"] for deck in decks} == {"chronology", "inventions", "popular-culture", "world-history"}
    pictures = re.findall(r'"(/[^"]*\.svg[^"]*)"', get(address + "/decks/inventions").decode())
    assert get(address + pictures[0]).startswith(b"<svg")


def test_it_prints_a_deck_with_its_own_fonts(programs: Path, tmp_path: Path) -> None:
    command = [str(programs / "yearline"), "print", "inventions", "--cards", "1-9", "--output", "cards.pdf"]
    given = environment(programs, tmp_path / "home")
    subprocess.run(command, env=given, cwd=tmp_path, capture_output=True, check=True, timeout=120)
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
