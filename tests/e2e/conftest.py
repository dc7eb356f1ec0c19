"""One server for all browser tests, the system's Chromium, and pages that report every error they make."""

import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, ConsoleMessage, Page, Request, expect

from tests.e2e.house import running_house

ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
Visit = Callable[..., Page]
expect.set_options(timeout=15_000)  # two cores are shared with twenty phones of another test


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The engine without a window where there is one: it costs a third less than the whole browser."""
    engine = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return {**browser_type_launch_args, "executable_path": engine, "args": ARGS}


@pytest.fixture(scope="session")
def whole_browser(browser_type: BrowserType) -> Iterator[Browser]:
    """For tests of what the engine alone lacks: it hyphenates no words."""
    browser = browser_type.launch(executable_path=shutil.which("chromium"), args=ARGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house() -> Iterator[str]:
    with running_house() as address:
        yield address


@pytest.fixture
def troubles() -> Iterator[list[str]]:
    """What went wrong in any page of a test: there must be nothing."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def visit(request: pytest.FixtureRequest, house: str, troubles: list[str]) -> Iterator[Visit]:
    """A new person with a browser of their own."""
    whole = request.node.get_closest_marker("whole_browser")
    browser: Browser = request.getfixturevalue("whole_browser" if whole else "browser")
    contexts = []

    def arrive(width: int = 1280, height: int = 820, locale: str = "en-GB", **more: Any) -> Page:
        window: Any = {"width": width, "height": height}
        wishes = {"reduced_motion": "reduce", "service_workers": "block", **more}
        context = browser.new_context(viewport=window, locale=locale, base_url=house, **wishes)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        listen(page, troubles)
        return page

    yield arrive
    for context in contexts:
        context.close()


def listen(page: Page, troubles: list[str]) -> None:
    page.on("console", lambda said: troubles.append(said.text) if _is_trouble(said) else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("requestfailed", lambda request: troubles.append(_failed(request)) if _matters(request) else None)


NO_TROUBLE = re.compile(r"Service Worker registration blocked|/fonts/\S+ was preloaded using link preload")
"""The driver refuses service workers, since one costs as much as a page, and says so; and on a busy machine the browser
says of a font that is in use that it was not used in time. A font that cannot be had is still a trouble.
"""


def _is_trouble(said: ConsoleMessage) -> bool:
    return said.type in ("error", "warning") and not NO_TROUBLE.search(said.text)


def _matters(request: Request) -> bool:
    """A picture that was no longer wanted when the page was left is no failure."""
    return request.failure != "net::ERR_ABORTED"


def _failed(request: Request) -> str:
    return f"{request.url}: {request.failure}"
