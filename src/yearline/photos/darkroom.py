"""Where photos are developed: a process of its own, started when it is needed, ended when a picture takes too long."""

import atexit
import contextlib
import json
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from yearline.core.errors import YearlineError
from yearline.core.value import value

MOST_BYTES: Final = 20_000_000
SECONDS: Final = 12.0
"""A photo of 50 megapixels takes two on a slow machine."""
JOBS: Final = 500
"""After so many the process makes way for a fresh one, whatever its decoders have left behind."""
CARD_SIDE: Final = 720
"""The picture on a printed card is 57 mm wide, which is 673 dots at 300 an inch."""

Tones = tuple[str, str, str] | tuple[()]
"""Dark, middle and light of one ink; nothing where a photo is shown as it is."""

_WORKER: Final = Path(__file__).with_name("worker.py")
_LENGTHS: Final = struct.Struct(">II")
HEAD: Final = 16
"""So many bytes say what a file may be."""
_BEGINNINGS: Final = (b"\xff\xd8\xff", b"\x89PNG", b"GIF8")
_BRANDS: Final = (b"heic", b"heix", b"hevc", b"mif1", b"msf1", b"heim", b"heis", b"avif", b"avis")


class BadPhoto(YearlineError):
    """A file cannot be a photo on a card. `code` and `variables` name the sentence that says why."""

    def __init__(self, code: str, **variables: int) -> None:
        super().__init__(code)
        self.code = code
        self.variables = variables


@value
class Developed:
    """A photo as we keep it: JPEG, with nothing in it but its pixels."""

    content: bytes
    width: int
    height: int
    animated: bool
    """Whether the file held more frames than the one that was kept."""


def is_photo(raw: bytes) -> bool:
    """Whether a file begins as photos do; whether it is one, the darkroom says."""
    if raw.startswith(b"RIFF"):
        return raw[8:12] == b"WEBP"
    return raw.startswith(_BEGINNINGS) or (raw[4:8] == b"ftyp" and raw[8:12] in _BRANDS)


def form_of(kept: bytes) -> Literal["webp", "jpeg"]:
    """What a kept photo is: older ones are WebP."""
    return "webp" if kept.startswith(b"RIFF") else "jpeg"


class Darkroom:
    """One process at a time; callers of several threads wait for each other."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._left = 0

    def develop(self, raw: bytes) -> Developed:
        """A photo of a stranger as one of ours. Raises BadPhoto."""
        if len(raw) > MOST_BYTES:
            raise BadPhoto("photo_too_big", limit=MOST_BYTES // 10**6)
        said, made = self._do({"do": "develop"}, raw)
        return Developed(made, said["width"], said["height"], said["animated"])

    def square(
        self,
        kept: bytes,
        crop: tuple[float, float, float],
        form: Literal["WEBP", "JPEG"] = "WEBP",
        side: int = CARD_SIDE,
        tones: Tones = (),
    ) -> bytes:
        """The part of a kept photo that a card shows; with tones, in shades of one ink. Raises BadPhoto."""
        x, y, zoom = crop
        shown = {"x": x, "y": y, "zoom": zoom, "side": side, "tones": tones}
        return self._do({"do": "square", "form": form, **shown}, kept)[1]

    def close(self) -> None:
        """End the process, if there is one."""
        with self._turn:
            self._end()

    def _do(self, job: dict[str, Any], raw: bytes) -> tuple[dict[str, Any], bytes]:
        with self._turn:
            try:
                said, made = self._ask(job, raw)
            except (OSError, EOFError, ValueError, struct.error):
                self._end()
                raise BadPhoto("photo_too_heavy") from None
        if "code" in said:
            raise BadPhoto(str(said["code"]), **said["variables"])
        return said, made

    def _ask(self, job: dict[str, Any], raw: bytes) -> tuple[dict[str, Any], bytes]:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        head = json.dumps(job).encode()
        with _ending_after(self._seconds, process.kill):
            process.stdin.write(_LENGTHS.pack(len(head), len(raw)) + head)
            process.stdin.write(raw)
            process.stdin.flush()
            lengths = _LENGTHS.unpack(_read(process.stdout, _LENGTHS.size))
            said = json.loads(_read(process.stdout, lengths[0]))
            made = _read(process.stdout, lengths[1])
        return said, made

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._process is None or self._process.poll() is not None or not self._left:
            self._end()
            self._process = subprocess.Popen(  # noqa: S603  # our own program, and nothing that anybody sent
                [sys.executable, "-I", str(_WORKER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={},
            )
            self._left = JOBS
        self._left -= 1
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        process.wait()


def _read(stream: Any, count: int) -> bytes:
    found: bytes = stream.read(count)
    if len(found) < count:
        raise EOFError
    return found


@contextlib.contextmanager
def _ending_after(seconds: float, end: Callable[[], None]) -> Any:
    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@cache
def darkroom(number: int = 0) -> Darkroom:
    """A darkroom of this process: the first for whoever brings a photo, the others for whoever needs many at once."""
    made = Darkroom()
    atexit.register(made.close)
    return made
