"""What a home screen shows of us:
every icon that a page or the manifest names is there, of the size and the type it claims.
"""

import re
import struct
import zlib
from xml.etree import ElementTree

import pytest

from tests.server.conftest import Running, quiet, running
from yearline.server.live.hall import Hall

pytestmark = pytest.mark.asyncio
SIGNATURE = b"\x89PNG\r\n\x1a\n"
OPAQUE = 255


def size_of(png: bytes) -> str:
    assert png.startswith(SIGNATURE)
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def corner_of(png: bytes) -> int:
    """How opaque the first pixel is: whatever the filter of its row, it has no neighbours and stands as it is."""
    depth, colour = png[24:26]
    assert (depth, colour) == (8, 6), "eight bits each of red, green, blue and opacity"
    length, kind = struct.unpack(">I4s", png[33:41])
    start = 33
    while kind != b"IDAT":
        start += length + 12
        length, kind = struct.unpack(">I4s", png[start : start + 8])
    return zlib.decompressobj().decompress(png[start + 8 : start + 8 + length])[4]


async def get(server: Running, path: str, media_type: str) -> bytes:
    answer = await server.http.get(path)
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, media_type), path
    return answer.content


async def test_the_icons_of_the_manifest_are_what_it_says() -> None:
    async with running(Hall(quiet())) as server:
        icons = (await server.http.get("/manifest.webmanifest")).json()["icons"]
        assert {(icon["sizes"], icon["purpose"]) for icon in icons if icon["type"] == "image/png"} == {
            ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"),
        }  # fmt: skip
        for icon in icons:
            content = await get(server, icon["src"], icon["type"])
            if icon["type"] == "image/png":
                assert size_of(content) == icon["sizes"]
                assert (corner_of(content) == OPAQUE) == (icon["purpose"] == "maskable"), icon
            else:
                assert ElementTree.fromstring(content).attrib["viewBox"] == "0 0 48 48"


async def test_a_telephone_that_takes_no_svg_gets_a_painted_icon_without_holes() -> None:
    async with running(Hall(quiet())) as server:
        page = (await server.http.get("/")).text
        (found,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]+)" sizes="([^"]+)" />', page)
        content = await get(server, found[0], "image/png")
        assert (size_of(content), found[1]) == ("180x180", "180x180")
        assert corner_of(content) == OPAQUE
