"""Photos are encoded anew in a process of their own: nothing but pixels comes through, and nothing hurts the server."""

import io
import os
from collections.abc import Iterator

import pytest
from PIL import Image

from tests.photos.pictures import animated, bomb, colors, jpeg, png
from yearline.i18n import COMPLETE, messages
from yearline.photos import BadPhoto, Darkroom, is_photo

CANARY = b"canary-1789-07-14"


@pytest.fixture(scope="module")
def room() -> Iterator[Darkroom]:
    room = Darkroom(seconds=60)
    yield room
    room.close()


def test_nothing_but_pixels_comes_through(room: Darkroom) -> None:
    exif = Image.Exif()
    exif[0x010E] = CANARY.decode()
    exif[0x0112] = 6
    out = io.BytesIO()
    Image.new("RGB", (300, 200), (10, 200, 10)).save(out, "JPEG", exif=exif, comment=CANARY)
    raw = out.getvalue() + b"PK\x03\x04" + CANARY + b"<script>alert(1)</script>"
    assert CANARY in raw
    kept = room.develop(raw)
    assert CANARY not in kept.content
    assert b"script" not in kept.content
    assert (kept.width, kept.height) == (200, 300), "a photo stands as it was taken"
    found = Image.open(io.BytesIO(kept.content))
    assert (found.format, dict(found.getexif()), found.info.get("icc_profile")) == ("JPEG", {}, None)


def test_the_same_photo_is_the_same_bytes(room: Darkroom) -> None:
    assert room.develop(jpeg()).content == room.develop(jpeg(comment=b"another file")).content


def test_a_large_photo_becomes_small(room: Darkroom) -> None:
    kept = room.develop(jpeg(4000, 3000))
    assert (kept.width, kept.height) == (1600, 1200)


def test_what_is_transparent_shows_paper(room: Darkroom) -> None:
    assert min(colors(room.develop(png(mode="RGBA")).content)) > 200


def test_of_an_animation_the_first_frame_is_kept_and_told(room: Darkroom) -> None:
    kept = room.develop(animated())
    assert kept.animated
    assert colors(kept.content)[0] > 200


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (bomb(9_000, 9_000), "photo_too_many_pixels"),
        (bomb(), "photo_too_many_pixels"),
        (bomb(30_000, 10), "photo_too_long"),
        (b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "photo_svg"),
        (b"\xef\xbb\xbf  <?xml version='1.0'?><svg/>", "photo_svg"),
        (jpeg()[:2000], "photo_broken"),
        (bomb(600, 600), "photo_broken"),
        (b"%PDF-1.4 " + jpeg(), "photo_unknown"),
        (b"hello", "photo_unknown"),
        (jpeg(20, 20), "photo_too_small"),
        (bytes(20_000_001), "photo_too_big"),
    ],
)
def test_what_cannot_be_a_photo_is_told_in_five_languages(room: Darkroom, raw: bytes, code: str) -> None:
    with pytest.raises(BadPhoto) as refused:
        room.develop(raw)
    assert refused.value.code == code
    said = {messages(one)(f"deck-problem-{code.replace('_', '-')}", **refused.value.variables) for one in COMPLETE}
    assert len(said) == len(COMPLETE)


def test_a_photo_that_takes_too_long_is_given_up_and_the_next_one_works() -> None:
    room = Darkroom(seconds=0.0)
    try:
        with pytest.raises(BadPhoto, match="photo_too_heavy"):
            room.develop(jpeg(4000, 3000))
        room._seconds = 60
        assert room.develop(jpeg()).width == 640
    finally:
        room.close()


def test_a_process_that_dies_is_replaced(room: Darkroom) -> None:
    room.develop(jpeg())
    assert room._process is not None
    os.kill(room._process.pid, 9)
    room._process.wait()
    assert room.develop(jpeg()).width == 640


@pytest.mark.parametrize(("crop", "red"), [((0.25, 0.5, 1.0), True), ((0.75, 0.5, 1.0), False)])
def test_a_crop_is_where_it_says(room: Darkroom, crop: tuple[float, float, float], red: bool) -> None:
    halves = Image.new("RGB", (800, 400), (230, 20, 20))
    halves.paste((20, 20, 230), (400, 0, 800, 400))
    out = io.BytesIO()
    halves.save(out, "PNG")
    shown = room.square(room.develop(out.getvalue()).content, crop)
    assert (colors(shown)[0] > 150) == red
    assert Image.open(io.BytesIO(shown)).size == (720, 720)


def test_a_photo_in_one_ink_goes_from_its_dark_to_its_light(room: Darkroom) -> None:
    halves = Image.new("RGB", (400, 400), (240, 240, 20))
    halves.paste((10, 60, 10), (200, 0, 400, 400))
    out = io.BytesIO()
    halves.save(out, "PNG")
    kept = room.develop(out.getvalue()).content
    shown = Image.open(io.BytesIO(room.square(kept, (0.5, 0.5, 1.0), "JPEG", tones=("#57300c", "#e0a545", "#fdf6e3"))))
    light, dark = shown.getpixel((100, 360)), shown.getpixel((620, 360))
    assert isinstance(light, tuple)
    assert isinstance(dark, tuple)
    assert max(abs(one - two) for one, two in zip(light, (0xFD, 0xF6, 0xE3), strict=True)) < 12
    assert max(abs(one - two) for one, two in zip(dark, (0x57, 0x30, 0x0C), strict=True)) < 12


def test_who_knows_a_photo_by_its_beginning() -> None:
    assert is_photo(jpeg())
    assert is_photo(png())
    assert is_photo(b"\0\0\0\x18ftypheic")
    assert not is_photo(b"RIFF....WAVE")
    assert not is_photo(b"<svg/>")
