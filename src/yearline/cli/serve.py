"""`yearline serve`: open the hall."""

import threading
import webbrowser

import click


@click.command()
@click.option("--host", help="Address to listen on (YEARLINE_HOST; default 127.0.0.1; 0.0.0.0 for the whole network).")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on (YEARLINE_PORT; default 8000).")
@click.option("--database", metavar="URL", help="sqlite:PATH, postgresql://… or memory: (YEARLINE_DATABASE).")
@click.option("--bus", metavar="URL", help="memory: or redis://… (YEARLINE_BUS).")
@click.option("--public-url", metavar="URL", help="How people reach the server, for links (YEARLINE_PUBLIC_URL).")
@click.option("--behind-proxy", is_flag=True, default=None, help="Trust X-Forwarded-For (YEARLINE_BEHIND_PROXY).")
@click.option(
    "--processes",
    type=click.IntRange(0, 64),
    help="How many processes share the work (YEARLINE_PROCESSES; default 1; 0 for one a core).",
)
@click.option(
    "--tls",
    nargs=2,
    type=click.Path(),
    metavar="CERTIFICATE KEY",
    help="Serve over TLS with these PEM files (YEARLINE_TLS_CERTIFICATE, YEARLINE_TLS_KEY).",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    bus: str | None,
    public_url: str | None,
    behind_proxy: bool | None,
    processes: int | None,
    tls: tuple[str, str] | None,
    open_browser: bool,
) -> None:
    """Serve tables to play at. One process, a file in your data folder, nothing else to set up."""
    from yearline.server.serve import serve as run
    from yearline.server.services.settings import from_environment

    certificate, key = tls or (None, None)
    settings = from_environment(
        host=host,
        port=port,
        database=database,
        bus=bus,
        public_url=public_url,
        behind_proxy=behind_proxy,
        processes=processes,
        tls_certificate=certificate,
        tls_key=key,
    )

    run(settings, lambda url: _welcome(url, settings.host, open_browser))


def _welcome(url: str, host: str, open_browser: bool) -> None:
    """Say where the server is and who can come."""
    click.echo(f"Yearline is at {url}", err=True)
    click.echo(_who_can_come(url, host), err=True, nl=False)
    if open_browser:
        timer = threading.Timer(1.0, webbrowser.open, [url])
        timer.daemon = True
        timer.start()


def _who_can_come(url: str, host: str) -> str:
    """A warning where links lead nowhere on any other machine, with the way out."""
    from yearline.server.services.reachable import EVERYWHERE, only_here

    if not only_here(url):
        return ""
    if host in EVERYWHERE:
        return "This machine has no address in a network: links name localhost until --public-url says another one.\n"
    return "Only this machine can open it; --host 0.0.0.0 lets others in.\n"
