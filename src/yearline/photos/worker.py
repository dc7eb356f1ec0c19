"""A process that reads pictures of strangers and writes its own.
It is started by its path and knows nothing of the rest.

Jobs come on the standard input and answers go to the standard output, each as two
lengths, a head in JSON and a body. Limits on memory, processor time and files are set
before the first byte is read; whoever started it sets the limit on time and ends it.
"""

import io
import json
import os
import select
import struct
import sys
from typing import Any, BinaryIO

LENGTHS = struct.Struct(">II")
MEMORY = 1_500_000_000
"""Of addresses, most of which are never touched: libraries and their threads."""
SECONDS = 10
PATIENCE = 10
"""How nice it is to other processes."""
IDLE_SECONDS = 60
SIDE = 1600
"""The longer side of what is kept: twice what a card shows at 300 dots an inch, so that a half of it can be shown too.
"""
CARD = 720
MOST_PIXELS = 50_000_000
LONGEST = 20_000
SMALLEST = 64
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "HEIF", "AVIF")
PAPER = (253, 246, 227)
"""What shows through where a picture is transparent."""


class Unfit(Exception):
    """Why not: a code, and what belongs into its sentence."""

    def __init__(self, code: str, **variables: int) -> None:
        super().__init__(code)
        self.code, self.variables = code, variables


def confine() -> None:
    """Take away what a decoder does not need, and let others go first: people wait for their moves
    with more impatience than for a photo. A system without such limits has only the one on time.
    """
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16))


def allow_seconds() -> None:
    """So much processor time more for the next job."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + SECONDS, resource.RLIM_INFINITY))


def opened(raw: bytes) -> Any:
    """The picture in a file, weighed before any of it is unpacked."""
    from PIL import Image, UnidentifiedImageError

    Image.MAX_IMAGE_PIXELS = MOST_PIXELS * 2
    start = raw[:400].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if start.startswith((b"<svg", b"<?xml", b"<!doctype svg")):
        raise Unfit("photo_svg")
    try:
        picture = Image.open(io.BytesIO(raw), formats=[one for one in FORMATS if one in Image.OPEN])
    except UnidentifiedImageError:
        raise Unfit("photo_unknown") from None
    except Image.DecompressionBombError:
        raise Unfit("photo_too_many_pixels", most=MOST_PIXELS // 1_000_000) from None
    wide, high = picture.size
    if max(wide, high) > LONGEST:
        raise Unfit("photo_too_long", most=LONGEST)
    if wide * high > MOST_PIXELS:
        raise Unfit("photo_too_many_pixels", most=MOST_PIXELS // 1_000_000)
    if min(wide, high) < SMALLEST:
        raise Unfit("photo_too_small", least=SMALLEST)
    return picture


def plain(picture: Any, most: int) -> Any:
    """The first frame, upright, in common colours, on paper, and not larger than it has to be."""
    from PIL import Image, ImageOps

    profile = picture.info.get("icc_profile")
    if picture.format in ("JPEG", "MPO"):
        picture.draft("RGB", (most, most))
    picture.load()
    picture = ImageOps.exif_transpose(picture)
    if picture.mode in ("RGBA", "LA", "PA", "P") or "transparency" in picture.info:
        clear = picture.convert("RGBA")
        paper = Image.new("RGBA", clear.size, (*PAPER, 255))
        picture = Image.alpha_composite(paper, clear)
    if picture.mode.startswith("I"):
        picture = picture.point(lambda light: light / 256).convert("L")
    picture.thumbnail((most, most), Image.Resampling.LANCZOS, reducing_gap=2.0)
    return in_common_colours(picture, profile).convert("RGB")


def in_common_colours(picture: Any, profile: Any) -> Any:
    """Phones take pictures in wider colours and say so in a profile, which is not kept."""
    if not isinstance(profile, bytes) or picture.mode != "RGB" or len(profile) > 1_000_000:
        return picture
    from PIL import ImageCms

    try:
        wide = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        return ImageCms.profileToProfile(picture, wide, ImageCms.createProfile("sRGB"), outputMode="RGB") or picture
    except (ImageCms.PyCMSError, OSError, ValueError):
        return picture


def bare(picture: Any) -> Any:
    """The pixels alone: whatever a file said besides stays behind."""
    from PIL import Image

    clean = Image.new("RGB", picture.size)
    clean.paste(picture)
    return clean


def develop(raw: bytes) -> tuple[dict[str, Any], bytes]:
    """A picture of a stranger as one of ours."""
    picture = opened(raw)
    animated = bool(getattr(picture, "is_animated", False)) and picture.format not in ("MPO", "HEIF", "AVIF")
    clean = bare(plain(picture, SIDE))
    out = io.BytesIO()
    clean.save(out, "JPEG", quality=84, optimize=True)  # read again in a third of the time that WebP takes
    return {"width": clean.width, "height": clean.height, "animated": animated}, out.getvalue()


def square(
    raw: bytes, x: float, y: float, zoom: float, side: int, form: str, tones: list[str]
) -> tuple[dict[str, Any], bytes]:
    """The part of one of our pictures that a card shows; with tones, in shades from the first of them to the last."""
    from PIL import Image

    picture = opened(raw)
    picture.load()
    wide, high = picture.size
    part = min(wide, high) / zoom
    left = min(max(x * wide - part / 2, 0), wide - part)
    top = min(max(y * high - part / 2, 0), high - part)
    side = min(side, CARD * 2)
    box = (left, top, left + part, top + part)
    plain = picture if picture.mode == "RGB" else picture.convert("RGB")
    way = Image.Resampling.HAMMING if part >= side else Image.Resampling.BICUBIC  # as sharp, and twice as fast
    shown = plain.resize((side, side), way, box=box, reducing_gap=2.0)
    if tones:
        shown = inked(shown, *tones)
    out = io.BytesIO()
    if form == "JPEG":
        shown.save(out, "JPEG", quality=86)
    else:
        shown.save(out, "WEBP", quality=80, method=2)
    return {"width": side, "height": side, "animated": False}, out.getvalue()


def inked(picture: Any, dark: str, middle: str, light: str) -> Any:
    """A picture as if it were printed with one ink: its darkest and lightest parts are those of the scene."""
    from PIL import ImageOps

    return ImageOps.colorize(ImageOps.autocontrast(picture.convert("L"), cutoff=1), dark, light, middle)


def work(job: dict[str, Any], raw: bytes) -> tuple[dict[str, Any], bytes]:
    """Do one job; what goes wrong with a picture is an answer too."""
    from PIL import Image

    try:
        if job["do"] == "develop":
            return develop(raw)
        return square(raw, job["x"], job["y"], job["zoom"], job["side"], job["form"], job["tones"])
    except Unfit as unfit:
        return {"code": unfit.code, "variables": unfit.variables}, b""
    except (MemoryError, Image.DecompressionBombError, RecursionError):
        return {"code": "photo_too_heavy", "variables": {}}, b""
    except Exception:
        return {"code": "photo_broken", "variables": {}}, b""


def read(stream: BinaryIO, count: int) -> bytes:
    """So many bytes, or the end of this process."""
    found = stream.read(count)
    if len(found) < count:
        sys.exit(0)
    return found


def main() -> None:
    """Work until nobody asks any more."""
    confine()
    from PIL import AvifImagePlugin, GifImagePlugin, JpegImagePlugin, PngImagePlugin, WebPImagePlugin  # noqa: F401

    try:
        import pillow_heif
    except ImportError:
        pass
    else:
        pillow_heif.register_heif_opener()
    come, go = sys.stdin.buffer, sys.stdout.buffer
    while select.select([come], [], [], IDLE_SECONDS)[0]:
        head, body = LENGTHS.unpack(read(come, LENGTHS.size))
        job = json.loads(read(come, head))
        raw = read(come, body)
        allow_seconds()
        said, made = work(job, raw)
        text = json.dumps(said).encode()
        go.write(LENGTHS.pack(len(text), len(made)) + text + made)
        go.flush()


if __name__ == "__main__":
    main()
