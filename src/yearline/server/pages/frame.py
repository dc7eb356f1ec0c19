"""What all pages share: the reader's language and light,
the templates, the import map and the policy that allows it.
"""

import json
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from babel import Locale
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from litestar import MediaType, Request, Response
from markupsafe import Markup, escape

from yearline.art.lettering import together
from yearline.art.symbols import MARK_PATHS, SYMBOL_PATHS
from yearline.core.options import in_words
from yearline.decks import usual_deck
from yearline.games import GAMES, rules_for
from yearline.i18n import LANGUAGES, Messages, messages
from yearline.i18n.dates import date_said, date_text
from yearline.server.pages.modules import ADDRESSES
from yearline.server.services.policy import POLICY
from yearline.server.services.refusals import cookie_of, language_of

HERE: Final = Path(__file__).parent.parent
THEMES: Final = ("auto", "light", "dark")
NAMES: Final = {code: (Locale.parse(code).language_name or code).capitalize() for code in LANGUAGES}
"""Each language by the name that its own readers give it."""
PLAIN_INK: Final = "#5a4632"
LIBRARIES: Final = "/static/assets/modules/libraries.mjs"
_NAMES: Final = {
    **dict.fromkeys(("preact", "preact/hooks", "htm", "@preact/signals", "@fluent/bundle"), LIBRARIES),
    "ts-fsrs": "/static/assets/modules/fsrs.mjs",
}
IMPORT_MAP: Final = json.dumps({"imports": _NAMES})
TABLE_MAP: Final = json.dumps({"imports": {**_NAMES, **ADDRESSES}})
"""The only inline scripts of the client, of most pages and of a table; the policy names them by their hashes
(docs/adr/0014-browser-modules.md)."""

_HASHES: Final = " ".join(
    [f"'sha256-{b64encode(sha256(one.encode()).digest()).decode()}'" for one in (IMPORT_MAP, TABLE_MAP)]
)
PAGE_POLICY: Final = f"{POLICY}; script-src 'self' {_HASHES}"


def theme_of(request: Request[Any, Any, Any]) -> str:
    """The light the reader chose; otherwise their device decides."""
    chosen = cookie_of(request, "theme")
    return chosen if chosen in THEMES else "auto"


@cache
def templates() -> Environment:
    """The templates, which escape everything that is put into them."""
    environment = Environment(
        loader=FileSystemLoader(HERE / "pages" / "templates"),
        autoescape=select_autoescape(default=True, default_for_string=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # each look at a file would give the loop's turn to other threads
    )
    environment.globals |= {
        "languages": NAMES,
        "signs": {name: game.signs for name, game in GAMES.items()},
        "agreed": {name: in_words(rules_for(name).options) for name in GAMES},
        "usual_deck": usual_deck,
        "import_map": Markup(IMPORT_MAP),  # noqa: S704
        "table_map": Markup(TABLE_MAP),  # noqa: S704
        "sheet": icon_sheet(),
        "table_sheet": table_sheet(),
        "date_said": date_said,
        "date_text": date_text,
        "sizes_of": sizes_of,
        "together": together,
        "bold": bold,
        "forms": forms,
    }
    return environment


def compile_all() -> None:
    """Have every template at hand: a page that is asked for the
    first time would take the loop's turn for a tenth of a second.
    """
    for name in templates().list_templates(extensions=["html"]):
        templates().get_template(name)


def bold(sentence: str, *parts: str) -> Markup:
    """A sentence in which some words, dates for instance, stand out."""
    wanted = "|".join(map(re.escape, sorted(parts, key=len, reverse=True)))  # the longest first: 15 is also in 1564
    pieces = re.split(f"({wanted})", sentence)
    return Markup("").join([Markup("<b>{}</b>").format(one) if one in parts else escape(one) for one in pieces])


def sizes_of(title: str) -> str:
    """Classes for the letters of a title, as in the client:
    a long one is set smaller, and so is one with a long word.
    """
    word = max(map(len, re.findall(r"[\w’«»“”]+", title)), default=0)
    length = " longest" if len(title) > 46 else " long" if len(title) > 30 else ""
    return length + (" broader" if word > 15 else " broad" if word > 13 else "")


def forms(say: Messages, id: str) -> Markup:
    """A counted sentence in all forms of the language, as attributes:
    for a script that knows the number only on the device.
    """
    samples = {"one": 1, "few": 2, "many": 5, "other": 10}
    said = {name: say(id, count=number).replace(str(number), "#") for name, number in samples.items()}
    return Markup(" ").join([Markup('data-{}="{}"').format(name, text) for name, text in said.items()])


@cache
def icon_sheet() -> Markup:
    """Every small drawing of the interface, as symbols to be used by name: ours, and the signs on the cards."""
    own = (HERE / "pages" / "templates" / "icons.svg").read_text(encoding="utf-8")
    signs = [
        f'<symbol id="symbol-{name}" viewBox="0 0 24 24"><path d="{path}"/></symbol>'
        for name, path in SYMBOL_PATHS.items()
    ]
    marks = [
        f'<symbol id="mark-{name}" viewBox="0 0 24 24"><path d="{path}"/></symbol>' for name, path in MARK_PATHS.items()
    ]
    return Markup(own.replace("</svg>", f"{''.join(signs)}{''.join(marks)}</svg>"))  # noqa: S704


@cache
def table_sheet() -> Markup:
    """What a table needs of it: the signs of the games are shown only on the pages."""
    return Markup(re.sub(r'<symbol id="game-.*?</symbol>\n', "", icon_sheet()))  # noqa: S704


def render(request: Request[Any, Any, Any], template: str, status: int = 200, **content: Any) -> Response[str]:
    """A page in the reader's language and light."""
    language = language_of(request)
    html = (
        templates()
        .get_template(template)
        .render(lang=language, theme=theme_of(request), t=messages(language), path=request.scope["path"], **content)
    )
    headers = {"Content-Security-Policy": PAGE_POLICY, "Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=headers)
