"""Pictures for tests, harmless and hostile."""

import io
import struct
import zlib
from typing import Any

from PIL import Image


def jpeg(wide: int = 640, high: int = 480, color: tuple[int, int, int] = (180, 60, 40), **more: Any) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (wide, high), color).save(out, "JPEG", **more)
    return out.getvalue()


def png(wide: int = 640, high: int = 480, mode: str = "RGB") -> bytes:
    out = io.BytesIO()
    Image.new(mode, (wide, high)).save(out, "PNG")
    return out.getvalue()


def animated() -> bytes:
    out = io.BytesIO()
    frames = [Image.new("RGB", (200, 200), color) for color in ((250, 0, 0), (0, 0, 250))]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:])
    return out.getvalue()


def bomb(wide: int = 30_000, high: int = 30_000) -> bytes:
    """A PNG of a few kilobytes that says it has very many dots."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(10_000))) + chunk(b"IEND", b"")
    )


def colors(content: bytes) -> tuple[int, int, int]:
    """The colour in the middle of a picture."""
    picture = Image.open(io.BytesIO(content)).convert("RGB")
    found = picture.getpixel((picture.width // 2, picture.height // 2))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]
