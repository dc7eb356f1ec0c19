"""The browser's types are those of the Python messages."""

from pathlib import Path

from yearline.server.wire.typescript import declarations

WRITTEN = Path(__file__).parents[2] / "src" / "yearline" / "server" / "static" / "app" / "protocol.d.ts"


def test_the_written_types_are_fresh() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == declarations(), "run python scripts/generate_types.py"


def test_optional_fields_and_unions() -> None:
    text = declarations()
    assert 'export interface ActMessage {\n  t: "act";\n  id: string;\n  a: string;\n  base?: number | null;' in text
    assert "  y?: number;" in text
    assert '  e: "power_used";' in text
    assert "  events: GameEvent[];" in text
