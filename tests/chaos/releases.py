"""Versions of the program to roll from and to:
copies of the source tree, each with its own number, the last with its own schema.
"""

import shutil
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REFUSED = "update the program"
"""What a version says that meets a database of a later one."""

NEW_SCHEMA = """
SQLITE = (*SQLITE, "CREATE TABLE novelty(number int NOT NULL)")
POSTGRES = (*POSTGRES, "CREATE TABLE novelty(number int NOT NULL)")
"""


@dataclass(frozen=True)
class Release:
    """An installed version."""

    version: str
    folder: Path


def make_releases(folder: Path) -> list[Release]:
    """This version; the same under a new number; and one that changes the schema as well."""
    now = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    made = [_copy(folder, version) for version in (now, f"{now}+next", f"{now}+schema")]
    with (made[-1].folder / "yearline" / "store" / "migrations.py").open("a", encoding="utf-8") as migrations:
        migrations.write(NEW_SCHEMA)
    return made


def _copy(folder: Path, version: str) -> Release:
    release = Release(version, folder / version)
    source = ROOT / "src" / "yearline"
    shutil.copytree(source, release.folder / "yearline", ignore=shutil.ignore_patterns("__pycache__"))
    described = release.folder / f"yearline-{version}.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: yearline\nVersion: {version}\n")
    return release
