"""A copy of the package made of links,
into which a test can put a file as somebody does who follows CONTRIBUTING.md.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[2] / "src" / "yearline"


class House:
    """The package under a roof of its own. Folders are real as far down as something was added; all else is linked."""

    def __init__(self, roof: Path) -> None:
        self.roof = roof
        _open(roof / "yearline", PACKAGE)

    def add(self, path: str, text: str) -> None:
        """A new file, or a line at the end of one that is there."""
        target, source = self.roof / "yearline", PACKAGE
        for name in Path(path).parts[:-1]:
            target, source = target / name, source / name
            if target.is_symlink():
                target.unlink()
            if not target.is_dir():
                _open(target, source)
        target = target / Path(path).name
        kept = target.read_text(encoding="utf-8") if target.exists() else ""
        target.unlink(missing_ok=True)
        target.write_text(kept + text, encoding="utf-8")

    def ask(self, question: str) -> Any:
        """What a new interpreter that lives in this house answers: the value of an expression, by way of JSON."""
        code = f"import json, sys; sys.stdout.write(json.dumps({question}))"
        return json.loads(self.run("-c", code))

    def run(self, *arguments: str) -> str:
        """What `python` writes in this house."""
        environment = {**os.environ, "PYTHONPATH": str(self.roof), "PYTHONPYCACHEPREFIX": str(self.roof / "compiled")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.roof, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr or done.stdout[-3000:]
        return done.stdout


def _open(target: Path, source: Path) -> None:
    """A folder whose entries are links to those of another."""
    target.mkdir()
    if source.is_dir():
        for entry in source.iterdir():
            (target / entry.name).symlink_to(entry)
