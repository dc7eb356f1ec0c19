"""The Python client is small: it brings the packages of the wire along, and none of the server's."""

import subprocess
import sys

ASK = """
import sys, yearline.client
found = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(*sorted(name for name in found if not name.startswith("_") and name.isidentifier()))
print(*sorted(name for name in sys.modules if name.startswith(("yearline.server", "yearline.store", "yearline.decks"))))
"""


def test_the_client_needs_msgspec_and_websockets_alone() -> None:
    done = subprocess.run([sys.executable, "-I", "-c", ASK], capture_output=True, text=True, check=True)
    packages, rooms = done.stdout.split("\n")[:2]
    assert set(packages.split()) <= {"yearline", "msgspec", "websockets", "python_socks", "typing_extensions"}
    assert rooms == ""
