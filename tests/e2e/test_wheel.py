"""The installed wheel in a real browser:
somebody without the repository, without npm and without a network plays a game.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.table import against_bot, play_out
from tests.operations.wheel import build, install, served

pytestmark = pytest.mark.browser
BROKEN = "[...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)"
FONTS = "document.fonts.ready.then(fonts => [...fonts].filter(font => font.status === 'loaded').length)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """In the place of the server that other browser tests share: one from the wheel."""
    programs = install(build(tmp_path_factory.mktemp("dist")), tmp_path_factory.mktemp("environment"))
    home = tmp_path_factory.mktemp("home")
    with served(programs, home, YEARLINE_BOT_PACE="0", YEARLINE_REQUESTS_PER_SECOND="10000") as address:
        yield address


def test_a_game_is_played_from_the_wheel_alone(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race")
    expect(page.locator(".line .card img, .line .card svg").first).to_be_visible()
    assert page.evaluate(FONTS) > 0
    assert play_out(page, "mouse") >= 1
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.evaluate(BROKEN) == []
