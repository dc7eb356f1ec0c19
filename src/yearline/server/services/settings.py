"""How a server is set up: every setting with its default, from flags or the environment (`YEARLINE_…`)."""

import math
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

import platformdirs

from yearline.core.errors import YearlineError
from yearline.server.services.reachable import host_in_links


class BadSetting(YearlineError):
    """A setting cannot be read."""

    code = "bad_setting"


_TRUTH: Final = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}
_CHOICES: Final = {
    "YEARLINE_WS": ("auto", "picows", "asgi"),
    "YEARLINE_LOG_LEVEL": ("debug", "info", "warning", "error"),
}
_ADDRESS: Final = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")
_ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.\-]+(:[0-9]{1,5})?")
LEAST_SECRET: Final = 16
LEAST_DECK_DAYS: Final = 3
"""Servers note once a day that a deck is used."""

_HIGHEST: Final = {"YEARLINE_PORT": 65535, "YEARLINE_PROCESSES": 64}


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:{Path(platformdirs.user_data_dir('yearline', appauthor=False)) / 'tables.sqlite3'}"


@dataclass(frozen=True)
class ServerSettings:
    """A server's set-up."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "memory:"
    bus: str = "memory:"
    public_url: str = ""
    behind_proxy: bool = False
    processes: int = 1
    tls_certificate: str = ""
    tls_key: str = ""
    frame_origins: str = ""
    api_origins: str = ""
    admin_secret: str = ""
    messages_per_second: float = 30.0
    messages_per_address: float = 200.0
    requests_per_second: float = 100.0
    files_per_second: float = 2000.0
    sockets_per_address: int = 1200
    wrong_codes_per_second: float = 0.5
    reports_per_second: float = 0.2
    decks_per_second: float = 0.1
    saves_per_second: float = 2.0
    photos_per_second: float = 1.0
    kept_bytes_per_second: int = 200_000
    tables_per_second: float = 0.5
    starts_per_second: float = 0.5
    moves_per_second: float = 40.0
    commands_per_second: float = 5.0
    crowd_per_second: float = 400.0
    frame_bytes_per_second: int = 8_000_000
    bot_pace: float = 1.0
    measure_cards: bool = True
    silence_seconds: float = 45.0
    idle_seconds: float = 300.0
    sweep_seconds: float = 2.0
    keep_talk_days: float = 7.0
    keep_names_days: float = 30.0
    keep_lobbies_days: float = 7.0
    keep_finished_days: float = 90.0
    keep_games_days: float = 180.0
    keep_decks_days: float = 90.0
    keep_workshop_days: float = 400.0
    keep_reports_days: float = 365.0
    keep_tries_days: float = 30.0
    keep_placements_days: float = 730.0
    keeping_seconds: float = 60.0
    disk_most_mb: int = 10_000
    ws: str = "auto"
    log_level: str = "info"

    @property
    def url(self) -> str:
        """Where people find the server."""
        scheme = "https" if self.tls_certificate else "http"
        return self.public_url.rstrip("/") or f"{scheme}://{host_in_links(self.host)}:{self.port}"


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> ServerSettings:
    """Settings: what the flags say, else the environment, else the default."""
    environment = os.environ if environment is None else environment
    chosen: dict[str, object] = {"database": default_database()}
    for field in fields(ServerSettings):
        name = f"YEARLINE_{field.name.upper()}"
        if name in environment:
            chosen[field.name] = _read(name, environment[name], type(field.default))
    chosen.update({name: given for name, given in flags.items() if given is not None})
    return _checked(ServerSettings(**chosen))  # type: ignore[arg-type]


def _checked(settings: ServerSettings) -> ServerSettings:
    if settings.public_url and not _ADDRESS.fullmatch(settings.public_url):
        raise BadSetting(f"the public URL must be like https://example.org, not {settings.public_url[:40]!r}")
    for origin in (*settings.frame_origins.split(), *settings.api_origins.split()):
        if not _ORIGIN.fullmatch(origin):
            raise BadSetting(f"a site is named like https://example.org, without a path, not {origin[:40]!r}")
    if 0 < len(settings.admin_secret) < LEAST_SECRET:
        raise BadSetting(
            f"YEARLINE_ADMIN_SECRET must be at least {LEAST_SECRET} characters long; `openssl rand -hex 16` makes one"
        )
    if bool(settings.tls_certificate) != bool(settings.tls_key):
        raise BadSetting("TLS needs both a certificate and its key: --tls CERTIFICATE KEY")
    if 0 < settings.keep_decks_days < LEAST_DECK_DAYS:
        raise BadSetting(f"decks are kept for at least {LEAST_DECK_DAYS} days, or for ever (0)")
    if settings.processes != 1 and settings.database.startswith("memory:"):
        raise BadSetting("a database in memory belongs to one process: several need sqlite:PATH or postgresql://…")
    if settings.processes != 1 and not hasattr(os, "fork"):
        raise BadSetting("this system cannot share the work among several processes")
    return settings


def _read(name: str, text: str, kind: type) -> object:
    if kind is bool:
        return _TRUTH[_one_of(name, text, _TRUTH)]
    if name in _CHOICES:
        return _one_of(name, text, _CHOICES[name])
    return text if kind is str else _number(name, text, kind)


def _one_of(name: str, text: str, choices: Iterable[str]) -> str:
    if text.lower() not in choices:
        raise BadSetting(f"{name} must be one of {', '.join(filter(None, choices))}, not {text[:40]!r}")
    return text.lower()


def _number(name: str, text: str, kind: type) -> object:
    most = _HIGHEST.get(name, 1_000_000_000)
    try:
        number = kind(text)
    except ValueError:
        number = math.nan
    if not 0 <= number <= most:
        raise BadSetting(f"{name} must be a {'whole ' * (kind is int)}number from 0 to {most}, not {text[:40]!r}")
    return number
