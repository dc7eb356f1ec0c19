"""Whatever people have becomes rows under our columns."""

import io
import json
import re
import sqlite3
import tracemalloc
import zipfile
from collections.abc import Mapping
from pathlib import Path

import openpyxl
import pytest
import zstandard
from openpyxl.drawing.image import Image as Drawing

from tests.photos.pictures import jpeg
from yearline.decks import DeckError, limits
from yearline.workshop.bringing import inspect_any
from yearline.workshop.reading import Found, dated, markup, read_any
from yearline.workshop.reading.found import Column


def zipped(files: Mapping[str, bytes | str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, body in files.items():
            archive.writestr(name, body)
    return out.getvalue()


def read(raw: bytes | str, language: str = "fr") -> Found:
    return read_any(raw if isinstance(raw, bytes) else raw.encode(), "deck", language)


@pytest.mark.parametrize(
    ("line", "language", "row"),
    [
        ("14 juillet 1789 : Prise de la Bastille", "fr", ["14 juillet 1789", "Prise de la Bastille", ""]),
        ("env. 1450 - Gutenberg imprime. Une Bible", "fr", ["env. 1450", "Gutenberg imprime", "Une Bible"]),
        ("44 av. J.-C. Mort de César", "fr", ["44 av. J.-C.", "Mort de César", ""]),
        ("• Deep Blue beats Kasparov (1997)", "en", ["1997", "Deep Blue beats Kasparov", ""]),
        ("July 20, 1969 — People walk on the Moon", "en", ["July 20, 1969", "People walk on the Moon", ""]),
        ("17 marzo 1861: Regno d’Italia", "it", ["17 marzo 1861", "Regno d’Italia", ""]),
        ("12 апреля 1961 г. — полёт Гагарина", "ru", ["12 апреля 1961 г.", "полёт Гагарина", ""]),
        ("24 серпня 1991 року — Незалежність", "uk", ["24 серпня 1991 року", "Незалежність", ""]),
        ("XVIIe siècle : Le puits", "fr", ["XVIIe siècle", "Le puits", ""]),
        ("The temple burns (5th century BC)", "en", ["5th century BC", "The temple burns", ""]),
        ("IV в. до н. э. — Храм", "ru", ["IV в. до н. э.", "Храм", ""]),
        ("1. 1969 Moon landing", "en", ["1969", "Moon landing", ""]),
        ("Moon landing, July 20, 1969", "en", ["July 20, 1969", "Moon landing", ""]),
        ("La Bastille tombe en 1789", "fr", ["1789", "La Bastille tombe", ""]),
        ("Il regno d’Italia nasce nel 1861", "it", ["1861", "Il regno d’Italia nasce", ""]),
        ("Лайка летит в космос в 1957 году", "ru", ["1957 году", "Лайка летит в космос", ""]),
        ("World War II ends 1945", "en", ["1945", "World War II ends", ""]),
        ("1914–1918: The Great War", "en", ["1914–1918", "The Great War", ""]),
    ],
)
def test_a_list_pasted_from_anywhere(line: str, language: str, row: list[str]) -> None:
    found = read(f"{line}\n{line}", language)
    assert found.cells[0] == row
    assert found.draft().columns == ["year", f"title_{language}", f"fact_{language}"]


def test_a_line_without_a_date_is_told() -> None:
    found = read("1789 Bastille\n1793 Louis XVI\n3 million years ago: tools\n1804 Empire")
    assert [note.code for note in found.notes] == ["lines_left_out"]
    assert len(found.cells) == 3


LINKED = "Année\tQuoi\tPlus\tOù\n1969\tLune\tArmstrong y marche\thttps://example.org/lune"
NUMBERED = (
    "Nr\tWann\tWas\tDazu\n1\t1969\tLune\tArmstrong y marche\n2\t1789\tBastille\tUne prison tombe\n3\t1804\tSacre\t"
)


@pytest.mark.parametrize(
    ("text", "columns", "row"),
    [
        ("Prise de la Bastille\t1789\nLouis XVI\t1793", ["title_fr", "year"], ["Prise de la Bastille", "1789"]),
        ("Gutenberg\tvers 1450 à Mayence\nLune\t1969 : A.", ["year", "title_fr", "fact_fr"],
         ["vers 1450", "Gutenberg", "à Mayence"]),
        ("#separator:tab\n#html:true\n<b>Lune</b>[sound:a.mp3]\t1969<br>", ["title_fr", "year"], ["Lune", "1969"]),
        ("Bastille,1789;Louis XVI,1793;Lune,1969", ["year", "title_fr", "fact_fr"], ["1789", "Bastille", ""]),
        ("Bastille\t1789\n<br>\t<br>\nLune\t1969 : A.", ["year", "title_fr", "fact_fr"], ["1789", "Bastille", ""]),
        ("Front\tBack\nLune\t20 juillet 1969\nBastille\t1789", ["title_fr", "year"], ["Lune", "20 juillet 1969"]),
        ("Jahr\tTitel\tBild\n1969\tLune\t\n1789\tBastille\t", ["year", "title_fr"], ["1969", "Lune"]),
        (NUMBERED, ["year", "title_fr", "fact_fr"], ["1969", "Lune", "Armstrong y marche"]),
        (LINKED, ["year", "title_fr", "fact_fr"], ["1969", "Lune", "Armstrong y marche"]),
        ("N\tQuoi\n1\tLune\n2\tBastille\n3\tSacre", ["title_fr"], ["Lune"]),
        ("Annee;Titre anglais;Explication;Couleur\n1969;A;why;red", ["year", "title_en", "fact_en", "color"],
         ["1969", "A", "why", "red"]),
        ("Année;Titre;Couleur\n1969;A;Rouge\n1970;B;bleu", ["year", "title_fr", "color"], ["1969", "A", "red"]),
    ],
)  # fmt: skip
def test_flash_cards_and_headings(text: str, columns: list[str], row: list[str]) -> None:
    draft = read(text).draft()
    assert (draft.columns, draft.rows[0]) == (columns, row)


def test_an_unknown_heading_waits_for_a_click_and_keeps_its_cells() -> None:
    found = read("Année;Titre;Salle\n1789;Bastille;B12")
    assert [(one.heading, one.column) for one in found.columns] == [
        ("Année", "year"),
        ("Titre", "title_fr"),
        ("Salle", ""),
    ]
    assert found.cells == [["1789", "Bastille", "B12"]]


def test_a_workbook_with_a_picture_over_a_cell_and_a_second_sheet(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["Année", "Titre"], [1789, "Bastille"], [1900, "Métro"]):
        sheet.append(row)
    sheet.add_image(Drawing(io.BytesIO(jpeg())), "C3")
    for name, rows in (
        ("Autres", (["Année", "Titre"], [1, "autre"])),
        ("Notes", (["à faire"], ["relire"])),
        ("Vide", ()),
    ):
        other = book.create_sheet(name)
        for row in rows:
            other.append(row)
    out = io.BytesIO()
    book.save(out)
    found = read(out.getvalue())
    assert found.draft().rows == [["1789", "Bastille", ""], ["1900", "Métro", "003-image1.jpeg"]]
    assert found.photos["003-image1.jpeg"] == jpeg()
    (note,) = found.notes
    assert (note.code, note.variables) == ("sheets_left_out", {"names": "Autres, Notes"})
    (tmp_path / "metro.xlsx").write_bytes(out.getvalue())
    deck = inspect_any(tmp_path / "metro.xlsx", language="fr").checked()
    assert [card.photo is not None for card in deck.cards] == [False, True]


def test_flash_cards_without_headings_are_read_on_the_command_line_too(tmp_path: Path) -> None:
    (tmp_path / "cards.txt").write_text("Prise de la Bastille\t1789\nLune\t1969")
    deck = inspect_any(tmp_path / "cards.txt", language="fr").checked()
    assert [card.text("fr").title for card in deck.cards] == ["Prise de la Bastille", "Lune"]


def test_a_workbook_with_a_picture_placed_in_a_cell() -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["year", "title"], [1789, "Bastille"]):
        sheet.append(row)
    sheet["C2"] = "#VALUE!"
    out = io.BytesIO()
    book.save(out)
    files: dict[str, bytes | str] = {}
    with zipfile.ZipFile(out) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    xml = bytes(files["xl/worksheets/sheet1.xml"]).decode()  # type: ignore[arg-type]
    assert '<c r="C2"' in xml
    files["xl/worksheets/sheet1.xml"] = xml.replace('<c r="C2"', '<c r="C2" vm="1"')
    future = '<futureMetadata name="XLRICHVALUE"><bk><extLst><ext><rvb i="0"/></ext></extLst></bk></futureMetadata>'
    of_cells = '<valueMetadata count="1"><bk><rc t="1" v="0"/></bk></valueMetadata>'
    files["xl/metadata.xml"] = f"<metadata>{future}{of_cells}</metadata>"
    files["xl/richData/rdrichvalue.xml"] = '<rvData><rv s="0"><v>0</v><v>5</v></rv></rvData>'
    files["xl/richData/richValueRel.xml"] = '<richValueRels><rel id="rId1"/></richValueRels>'
    files["xl/richData/_rels/richValueRel.xml.rels"] = (
        '<Relationships><Relationship Id="rId1" Type="x/image" Target="../media/image1.jpg"/></Relationships>'
    )
    files["xl/media/image1.jpg"] = jpeg()
    found = read(zipped(files), "en")
    assert list(found.photos.values()) == [jpeg()]


ODS = (
    '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:draw="d" '
    'xmlns:xlink="l"><office:body>'
    '<office:spreadsheet><table:table table:name="S"><table:table-row>'
    "<table:table-cell><text:p>Anno</text:p></table:table-cell>"
    "<table:table-cell><text:p>Titolo</text:p></table:table-cell></table:table-row><table:table-row>"
    '<table:table-cell office:value-type="float" office:value="1861"><text:p>1.861</text:p></table:table-cell>'
    "<table:table-cell><text:p>Unità</text:p></table:table-cell><table:table-cell><draw:frame>"
    '<draw:image xlink:href="Pictures/a.jpg"/></draw:frame></table:table-cell></table:table-row>'
    '<table:table-row table:number-rows-repeated="1048000">'
    '<table:table-cell table:number-columns-repeated="16000"/></table:table-row>'
    "</table:table></office:spreadsheet></office:body></office:document-content>"
)


def test_a_spreadsheet_of_libreoffice_with_a_picture() -> None:
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    found = read(zipped({"mimetype": kind, "content.xml": ODS, "Pictures/a.jpg": jpeg()}), "it")
    assert found.draft().rows == [["1861", "Unità", "002-a.jpg"]]
    assert len(found.photos) == 1


def collection(path: Path, names: tuple[str, str] = ("Event", "Year"), answer: str = "1969") -> bytes:
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE notes(id INTEGER, mid INTEGER, flds TEXT); CREATE TABLE col(models TEXT);")
    models = {"7": {"flds": [{"name": name} for name in names]}}
    connection.execute("INSERT INTO col VALUES (?)", (json.dumps(models),))
    connection.execute("INSERT INTO notes VALUES (1, 7, ?)", (f'<b>Moon</b> <img src="a b.jpg">\x1f{answer}',))
    connection.commit()
    connection.close()
    return path.read_bytes()


@pytest.mark.parametrize("name", ["collection.anki2", "collection.anki21", "collection.anki21b"])
def test_an_anki_package_of_every_age(tmp_path: Path, name: str) -> None:
    raw, media, picture = collection(tmp_path / "c"), b'{"0": "a b.jpg"}', jpeg()
    files: dict[str, bytes | str] = {name: raw, "media": media, "0": picture}
    if name.endswith("b"):
        pack = zstandard.ZstdCompressor().compress
        entry = b"\x0a\x07a b.jpg"
        files = {name: pack(raw), "media": pack(b"\x0a" + bytes([len(entry)]) + entry), "0": pack(picture)}
        files["collection.anki2"] = b"needs a newer Anki"
    found = read(zipped(files), "en")
    assert found.draft().rows == [["Moon", "1969", "001-a b.jpg"]]
    assert list(found.photos.values()) == [picture]


@pytest.mark.parametrize("answer", ["1969<br>Apollo 11", "{{c1::1969}}: Apollo 11"])
def test_notes_of_anki_that_hold_the_date_among_other_words(tmp_path: Path, answer: str) -> None:
    raw = collection(tmp_path / "c", ("Question", "Answer"), answer)
    found = read(zipped({"collection.anki2": raw, "media": b'{"0": "a b.jpg"}', "0": jpeg()}), "en")
    assert found.draft().rows == [["1969", "Moon", "Apollo 11", "001-a b.jpg"]]


def test_pictures_stand_under_the_heading_that_has_nothing_else() -> None:
    """The field that Anki's notes keep their pictures in was an empty column of emblems, with another one beside it."""
    found = Found([Column("Event", "title_en"), Column("Image", "emblem"), Column("Room", "")], [["Moon", "", "B12"]])
    found.put_photos({0: ("moon.jpg", jpeg)})
    assert [one.column for one in found.columns] == ["title_en", "picture", ""]
    assert found.draft().rows == [["Moon", "moon.jpg"]]


def test_what_a_camera_calls_its_pictures_says_nothing() -> None:
    names = ("1936.jpg", "20190714_153000.jpg", "DSC00012.jpg", "IMG-20190714-WA0003.jpg", "IMG_2034.jpg")
    found = read(zipped({name: jpeg() for name in names}), "en")
    assert [row[:2] for row in found.cells] == [["1936", ""], *[["", ""]] * 4]


def test_photos_named_like_their_titles() -> None:
    alone = read(
        zipped({"trip/1969 Moon landing.jpg": jpeg(), "trip/Wall_falls.jpg": jpeg(), "trip/.x.jpg": b"?"}), "en"
    )
    assert [row[:2] for row in alone.cells] == [["1969", "Moon landing"], ["", "Wall falls"]]
    odd = read(zipped({"1969 Moon.jpg": jpeg(), "1970 Sun.jpg": b"no photo", "1971 Star.svg": "<svg/>"}), "en")
    assert [row[1] for row in odd.cells] == ["Moon"]
    assert [(note.column, note.code) for note in odd.notes] == [
        ("1970 Sun.jpg", "photo_unknown"),
        ("1971 Star.svg", "photo_svg"),
    ]
    table = "year,title\n1969,Moon landing\n1989,Wall falls\n"
    beside = read(zipped({"list.csv": table, "moon-landing.jpg": jpeg(), "other.jpg": jpeg()}), "en")
    assert [row[2] for row in beside.cells] == ["moon-landing.jpg", ""]
    assert [note.code for note in beside.notes] == ["photos_unplaced"]


def link() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        info = zipfile.ZipInfo("a.jpg")
        info.external_attr = 0o120777 << 16
        archive.writestr(info, "/etc/passwd")
    return out.getvalue()


def huge() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("a.csv", bytes(210_000_000))
    return out.getvalue()


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"%PDF-1.7 table", "pdf"),
        (zipped({"../a.csv": "year,title"}), "bad_archive"),
        (zipped({"/etc/a.csv": "year,title"}), "bad_archive"),
        (link(), "bad_archive"),
        (zipped({f"{i}.jpg": b"" for i in range(1001)}), "archive_too_big"),
        (huge(), "archive_too_big"),
        (zipped({"word/document.xml": "<a/>", "[Content_Types].xml": "<a/>"}), "text_document"),
        (zipped({"collection.anki21b": b"no zstd"}), "bad_anki"),
        (zipped({"collection.anki2": b"no database"}), "bad_anki"),
        (b"\xd0\xcf\x11\xe0 old", "other_workbook"),
        (b" \n ", "empty_file"),
        (zipped({"a.svg": "<svg/>"}), "photo_svg"),
        (b"1900 Thing\n" * 200_000, "file_too_big"),
        (b"[" * 2_200_000, "file_too_big"),
        (b"1900 Thing\n" * 5_001, "too_many_rows"),
        (b"PK\x03\x04" + b"PK\x01\x02" * 5_001, "archive_too_big"),
        (zipped({"cards.csv": b"a,b\n" * 600_000}), "file_too_big"),
        (zipped({"cards.csv": "year,title\n1,a", "deck.toml": "a=1\n" * 30_000}), "bad_toml"),
        (zipped({"cards.csv": "year,title\n1,a", "deck.toml": f" [{'a.' * 5_000}a]\nb=1"}), "bad_toml"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_nobody_can_read_is_told(raw: bytes, code: str) -> None:
    with pytest.raises(DeckError) as error:
        read(raw)
    assert [problem.code for problem in error.value.problems] == [code]


def test_a_few_bytes_do_not_become_very_many(tmp_path: Path) -> None:
    """All photos of an archive were unpacked at once, and those of an Anki package to a hundred megabytes each."""
    bomb = b"\xff\xd8\xff" + bytes(3 * limits.PHOTO_BYTES)
    pack, entry = zstandard.ZstdCompressor().compress, b"\x0a\x07a b.jpg"
    media = pack(b"\x0a" + bytes([len(entry)]) + entry)
    files = {"collection.anki21b": pack(collection(tmp_path / "c")), "media": media, "0": pack(bomb)}
    tracemalloc.start()
    anki, folder = read(zipped(files), "en"), read(zipped({f"{year}.jpg": bomb for year in (1901, 1902)}))
    kept, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (len(anki.photos), len(folder.photos)) == (1, 2)
    assert kept < 2 * len(bomb) + 5_000_000, "the archive itself, and none of what is in it"
    assert most < 5 * len(bomb)
    for found in (anki, folder):
        assert {len(photo) for photo in found.photos.values()} == {limits.PHOTO_BYTES + 1}, "enough to be refused"


def test_a_long_line_is_not_looked_at_from_every_place_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    is_date = dated.is_date

    def noted(text: str) -> bool:
        asked.append(text)
        return is_date(text)

    monkeypatch.setattr(dated, "is_date", noted)
    assert dated.split_line("a; " * 660) is None
    assert dated.split_line("a; " * 6_600 + "1900") is None
    assert len(asked) < 100


def test_a_long_gap_in_a_line_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two thousand blanks took a fifth of a second, in which nothing else in the process went on."""
    seen: list[str] = []
    at_the_end = dated._at_the_end

    def noted(text: str) -> tuple[str, str] | None:
        seen.append(text)
        return at_the_end(text)

    monkeypatch.setattr(dated, "_at_the_end", noted)
    assert dated.split_line("1900" + " " * 1_900 + "Thing") == ("1900", "Thing", "")
    assert dated.split_line("1900 \t " + " " * 1_900 + "Thing | fact") == ("1900", "Thing", "fact")
    assert max(map(len, seen)) < 20


class Counting:
    """A pattern that knows how often it was looked for."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self.pattern, self.asked = pattern, 0

    def search(self, text: str, at: int) -> re.Match[str] | None:
        self.asked += 1
        return self.pattern.search(text, at)


@pytest.mark.parametrize("kind", ["script", "style"])
def test_what_is_hidden_goes_and_its_end_is_looked_for_once(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of thousands that nobody had closed was followed as far as it went."""
    assert markup.without_markup(f"a<{kind} x>b</{kind} >c<{kind.upper()}>d\n</{kind}>e") == "a c e"
    assert markup.without_markup(f"a<{kind}>b</script></style>c").replace(" ", "") in ("ac", "abc")
    patterns = [(Counting(opening), Counting(closing)) for opening, closing in markup._HIDDEN]
    monkeypatch.setattr(markup, "_HIDDEN", patterns)
    markup.without_markup(f"<{kind} " * 2_500)
    assert sum(one.asked for pair in patterns for one in pair) < 5
