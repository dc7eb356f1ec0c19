"""What a first visit to a table weighs: the page, what it names, and what follows while somebody looks for a place."""

import gzip
import re

from tests.server.conftest import quiet, running
from yearline.i18n import LANGUAGES
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.pages.frame import HERE

FOLLOWING = ("move_whole", "score", "lanes")
LATIN = ("alegreya-latin-700", "alegreya-figures-700", "yeseva-one-figures-400") + tuple(
    f"golos-text-{part}" for part in ("latin-400", "latin-600", "figures-400", "figures-600")
)
CYRILLIC = tuple(part for part in LATIN if part != "golos-text-latin-400") + tuple(
    f"{font}-cyrillic-{weight}"
    for font, weight in (("alegreya", 700), ("yeseva-one", 400), ("golos-text", 400), ("golos-text", 600))
)
"""The fonts for which a browser asks there (`benchmarks/client.py` sees it):
some titles have Latin words in any language.
"""
MOST = 147_000
"""Bytes, packed. The limit of the project is 150 kB;
the rest is for letters of other alphabets, and for what we add.
"""


async def test_no_table_weighs_more_than_a_first_visit_may() -> None:
    fonts = {font: (HERE / "static/assets/fonts" / f"{font}.woff2").stat().st_size for font in {*LATIN, *CYRILLIC}}
    async with running(Hall(quiet())) as server:

        async def packed(address: str, language: str = "en") -> int:
            answer = await server.http.get(address, headers={"Accept-Language": language})
            assert answer.status_code == 200, address
            return len(gzip.compress(answer.content, 6))

        found = {}
        for game in ("coop", "race", "chronology", "lives"):
            code = await server.table(new_secret(), game=game)
            page = (await server.http.get(f"/t/{code}")).text
            named = {*re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js|mjs))"', page)}
            assert len(named) == 4, named
            shared = sum([await packed(one) for one in (*named, *(f"/static/app/{one}.js" for one in FOLLOWING))])
            for language in LANGUAGES:
                said = await packed(f"/t/{code}", language)
                faces = await packed(f"/t/{code}/faces?lang={language}")
                letters = sum(fonts[font] for font in (CYRILLIC if language in ("ru", "uk") else LATIN))
                found[game, language] = shared + said + faces + letters
    assert {key: size for key, size in found.items() if size > MOST} == {}
    assert min(found.values()) > 100_000
