"""`yearline deck`, as somebody at a terminal meets it."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from yearline.cli.deck import deck
from yearline.decks import library, load_deck, shelf

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_deck"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str | Path, **environment: str) -> Result:
    return CliRunner().invoke(deck, [str(argument) for argument in arguments], env=environment)


def test_list_shows_the_library_and_own_decks(home: Path) -> None:
    assert run("import", EXAMPLE).exit_code == 0
    lines = run("list").stdout.splitlines()
    assert [line.split()[0] for line in lines] == [*library(), "own-deck"]
    assert "210 cards" in next(line for line in lines if line.startswith("chronology "))
    assert load_deck("own-deck").name("it") == "La nostra città e il mare"


def test_a_broken_own_deck_does_not_hide_the_others(home: Path) -> None:
    broken = shelf.own_decks() / "broken"
    broken.mkdir(parents=True)
    (broken / "deck.toml").write_text("id = ")
    result = run("list")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].split() == ["broken", "one", "problem"]
    assert len(result.stdout.splitlines()) == len(library()) + 1


def test_show_lists_cards_by_date() -> None:
    shown = run("show", EXAMPLE, "--language", "it").stdout
    assert shown.index("828 circa") < shown.index("Battaglia di Lepanto") < shown.index("1966")


def test_show_one_card() -> None:
    shown = run("show", "world-history", "--card", "assassination-of-caesar", "--language", "fr").stdout
    assert "44 av.\u00a0J.\u2011C." in shown
    assert "Assassination of Julius Caesar" in shown
    assert run("show", "world-history", "--card", "nope").exit_code == 1


@pytest.mark.parametrize("command", [("check",), ("import",)])
def test_a_table_without_an_encoding_is_read_and_that_is_told(home: Path, command: tuple[str, ...]) -> None:
    (home / "lyon.csv").write_bytes("year;title\n1804;Sacre de Napoléon\n".encode("cp1252"))
    result = run(*command, "lyon.csv", "--language", "fr")
    assert result.exit_code == 0
    assert "remarque\u00a0: le fichier n’est pas en UTF-8" in result.stderr
    assert "Windows-1252" in result.stderr


def test_check_prints_every_problem_and_fails(home: Path) -> None:
    (home / "bad.csv").write_text("year,title_en,color\n0,Zero,blue\nsoon,Later,green\n")
    result = run("check", "bad.csv")
    assert result.exit_code == 1
    assert [line for line in result.stderr.splitlines() if line.startswith("error")] == [
        "error: row 2, year: there is no year 0: 1 BC (-1) is followed by 1",
        "error: row 3, year: we cannot read “soon” as a date; write the year alone: 1969, -44, 44 BC or c. 1450",
        "error: row 3, color: “green” is not one of beige, blue, red",
    ]
    assert result.stderr.splitlines()[-1].startswith("3 ")


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        ((), {"LANG": "fr_FR.UTF-8"}, "ligne 2, year"),
        ((), {"LANG": "fr_FR.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "рядок 2, year"),
        (("--language", "it"), {"LANG": "fr_FR.UTF-8"}, "riga 2, year"), ((), {"LANG": "C"}, "row 2, year"),
    ],
)  # fmt: skip
def test_check_speaks_the_readers_language(
    home: Path, arguments: tuple[str, ...], environment: dict[str, str], words: str
) -> None:
    (home / "bad.csv").write_text("year,title_en\n0,Zero\n")
    assert words in run("check", "bad.csv", *arguments, **environment).stderr


def test_a_good_deck_passes_and_strict_asks_for_more() -> None:
    assert run("check", EXAMPLE).exit_code == 0
    strict = run("check", EXAMPLE, "--strict")
    assert strict.exit_code == 1
    assert "row 2, title_uk: this language is missing" in strict.stderr
    assert run("check", "chronology", "--strict").exit_code == 0


def test_a_deck_nobody_knows_is_told_in_words() -> None:
    result = run("check", "nope")
    assert result.exit_code == 1
    assert "the library has chronology" in result.stderr
    assert "Traceback" not in result.output


def test_new_makes_a_deck_that_checks(home: Path) -> None:
    assert run("new", "Été 1900", "--name", "L’été", "--language", "fr").exit_code == 0
    assert load_deck(str(home / "Été 1900")).name("fr") == "L’été"
    again = run("new", "Été 1900")
    assert again.exit_code == 1
    assert "exists already" in again.stderr


def test_import_brings_a_file_in_whole_or_not_at_all(home: Path) -> None:
    (home / "good.csv").write_text("year,title,title_en\n1969,Луна,Moon\n1989,Стена,\n")
    (home / "bad.csv").write_text("year,title\n1969,Moon\n1969,Moon\n")
    result = run("import", "good.csv", "decks/good", "--text-language", "ru", "--name", "Моя")
    assert result.exit_code == 0
    assert load_deck("decks/good").cards[0].texts["ru"].title == "Луна"
    assert "title_en: one card has no title in this language" in result.stderr
    assert run("import", "bad.csv", "decks/bad").exit_code == 1
    assert [path.name for path in (home / "decks").iterdir()] == ["good"]


def test_without_a_folder_the_deck_goes_to_own_decks(home: Path) -> None:
    (home / "Moon days.csv").write_text("year,title\n1969,Moon\n")
    assert run("import", "Moon days.csv").exit_code == 0
    assert (shelf.own_decks() / "moon-days" / "cards.csv").is_file()
    assert shelf.own_decks().is_relative_to(home)


def test_export_writes_and_does_not_overwrite(home: Path) -> None:
    for name in ("out.csv", "out.json", "out.xlsx"):
        assert run("export", EXAMPLE, "-o", name).exit_code == 0
        assert len(load_deck(name).cards) == 12
    assert run("export", EXAMPLE, "-o", "out.csv").exit_code == 1
    assert run("export", EXAMPLE, "-o", "out.csv", "--force").exit_code == 0


def test_stats_plots_here_and_as_svg(home: Path) -> None:
    result = run("stats", "chronology", "--svg", "spread.svg", "--language", "ru")
    assert result.exit_code == 0
    assert "210 карт" in result.stdout
    assert "█" in result.stdout
    assert (home / "spread.svg").read_text().startswith("<svg")


def test_a_folder_that_cannot_be_written_is_told(home: Path) -> None:
    (home / "file").write_text("")
    result = run("import", EXAMPLE, "file/deck")
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr
