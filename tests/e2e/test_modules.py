"""Our browser modules without a browser: their types, their size, and the words they ask for."""

import re
import subprocess
from pathlib import Path

import pytest

from yearline.i18n import LANGUAGES, catalogue, messages
from yearline.server.pages.modules import IMPORT, WHOLE, bare, together
from yearline.server.pages.words import PLAYING, words_of

ROOT = Path(__file__).parents[2]
APP = ROOT / "src" / "yearline" / "server" / "static" / "app"
TEMPLATES = ROOT / "src" / "yearline" / "server" / "pages" / "templates"
MODULES = sorted(APP.glob("*.js"))
FIRST = WHOLE["table_whole.js"]
GIVEN = r"^export (?:async function|function|const|let|class) (\w+)"


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
    assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_a_module_knows_what_it_handles(module: Path) -> None:
    """The protocol's types are generated: `any` would only hide where something does not fit them."""
    assert (
        re.findall(r"/\*\*(?:(?!\*/).)*[^\w`\s]\s*any\b\s*[^\w\s]", module.read_text(encoding="utf-8"), re.DOTALL) == []
    )


@pytest.mark.parametrize("whole", WHOLE)
def test_modules_that_are_sent_as_one_follow_those_they_need_and_share_no_name(whole: str) -> None:
    sources = {name: _source(name) for name in WHOLE[whole]}
    before: set[str] = set()
    for name, source in sources.items():
        assert set(IMPORT.findall(source)) & set(sources) <= before, name
        assert " as " not in "".join(re.findall(r"^import [^;]*", source, re.MULTILINE)), name
        before.add(name)
    written = "\n".join(sources.values())
    names = re.findall(r"^(?:export )?(?:async function|function|const|let|class) (\w+)", written, re.MULTILINE)
    assert len(names) == len(set(names)) > 30
    sent = together(WHOLE[whole], sources.values())
    taken = [name.strip() for found in re.findall(r"^import \{(.*)\}", sent, re.MULTILINE) for name in found.split(",")]
    assert len(taken) == len(set(taken))
    assert not set(taken) & set(names)


@pytest.mark.parametrize("whole", WHOLE)
def test_modules_that_are_sent_as_one_give_what_each_of_them_gives(whole: str, tmp_path: Path) -> None:
    """The compiler reads what is sent, and says what is there twice."""
    sent = tmp_path / whole
    sent.write_text(together(WHOLE[whole], map(_source, WHOLE[whole])), encoding="utf-8")
    options = ["--format=esm", "--bundle", "--packages=external", "--external:./*", f"--outfile={tmp_path}/out.js"]
    subprocess.run([esbuild(), sent, *options, "--log-level=error"], check=True)
    given = {name for one in WHOLE[whole] for name in re.findall(GIVEN, _source(one), re.MULTILINE)}
    (exports,) = re.findall(r"^export \{(.*?)\};", (tmp_path / "out.js").read_text(), re.MULTILINE | re.DOTALL)
    assert given <= set(re.findall(r"\w+", exports))


def test_no_challenge_asks_a_device_what_day_it_is() -> None:
    """A clock that is wrong or was set back must not begin a day,
    end one, or count one twice: the server says which day it is.
    """
    for name in ("daily", "weekly", "results"):
        source = bare((APP / f"{name}.js").read_text(encoding="utf-8"))
        assert re.findall(r"Date\.now|new Date\(\)|getTimezoneOffset", source) == [], name


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
        for path in (*MODULES, *TEMPLATES.glob("*.html"), *APP.parent.parent.rglob("*.py"))
    )
    begun = tuple(re.findall(r"((?:client|pages)-[a-z-]*-)(?:\$?\{|' ~)", texts))
    ids = re.findall(r"^((?:client|pages)-[\w-]+) =", _english(), re.MULTILINE)
    assert [id for id in ids if id not in texts and not id.startswith(begun)] == []


def test_a_table_gets_exactly_what_its_first_picture_needs_as_one() -> None:
    """A module that is missing from the list is found only when another has come: a round trip more for each step."""
    assert sorted(FIRST) == sorted(needed_by("table"))


def test_the_words_of_a_game_are_those_of_the_modules_it_fetches() -> None:
    """A module that is missing from the list would show ids instead of words."""
    table = (APP / "table.js").read_text(encoding="utf-8")
    (always,) = re.findall(r"always: \[(.*?)\]", table, re.DOTALL)
    drawn = re.findall(r"""import\("\./(\w+)\.js"\)""", "".join(bare(_source(one)) for one in FIRST if one != "table"))
    fetched = {name for one in (*re.findall(r'"(\w+)"', always), *drawn) for name in needed_by(one)}
    assert len(drawn) > 3
    assert sorted(PLAYING) == sorted(fetched - set(FIRST))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_and_what_is_fetched_later_bring_every_word_once(language: str) -> None:
    ids = [re.findall(r"^([\w-]+) =", words_of(language, part), re.MULTILINE) for part in ("game", "rest", "all")]
    assert sorted(ids[0] + ids[1]) == sorted(ids[2])
    assert "client-told-over" in ids[0]
    assert "client-option-edition" in ids[1]
    assert len(words_of(language, "game")) < len(words_of(language)) * 0.6


def test_a_module_is_sent_without_its_comments_and_indents_and_otherwise_as_it_is(tmp_path: Path) -> None:
    """For the compiler it is the same program, line by line,
    but for the indents within templates, which do not count there.
    """
    for folder, made in (("written", str), ("sent", bare)):
        (tmp_path / folder).mkdir()
        for module in MODULES:
            (tmp_path / folder / module.name).write_text(made(module.read_text(encoding="utf-8")), encoding="utf-8")
        entries = [str(tmp_path / folder / module.name) for module in MODULES]
        options = ["--minify", "--format=esm", "--log-level=error", f"--outdir={tmp_path}/of-{folder}"]
        subprocess.run([esbuild(), *entries, *options], check=True)
    for module in MODULES:
        written, sent = ((tmp_path / folder / module.name).read_text() for folder in ("of-written", "of-sent"))
        assert sent == re.sub(r"\n[ \t]+", "\n", written), module.name
        text = (tmp_path / "sent" / module.name).read_text(encoding="utf-8")
        assert text.count("\n") == module.read_text(encoding="utf-8").count("\n")
        assert "/**" not in text


def esbuild() -> Path:
    return next(path for path in (ROOT / "node_modules" / "@esbuild").rglob("esbuild") if path.is_file())


def needed_by(module: str) -> set[str]:
    """A module and all that it imports before it runs."""
    needed, open = set[str](), {module}
    while open:
        needed.add(one := open.pop())
        open |= set(re.findall(r"""^(?:im|ex)port [^;]*?"\./(\w+)\.js";""", _source(one), re.MULTILINE)) - needed
    return needed


def _source(module: str) -> str:
    return (APP / f"{module}.js").read_text(encoding="utf-8")


def _english() -> str:
    return "".join(catalogue("en").values())
