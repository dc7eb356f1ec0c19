"""Write the browser's types of the protocol from the Python types: `python scripts/generate_types.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from yearline.server.wire.typescript import declarations

TARGET = Path(__file__).parents[1] / "src" / "yearline" / "server" / "static" / "app" / "protocol.d.ts"

if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(declarations(), encoding="utf-8")
