"""The log holds what is ours: a client cannot fill it with its own mistakes."""

import asyncio
import logging
import logging.config

import pytest

from yearline.server.services.logs import CLIENTS_FAULT, OursOnly, log_config


@pytest.mark.parametrize("said", [*CLIENTS_FAULT, "Unhandled exception in on_ws_frame"])
def test_only_what_a_client_alone_did_wrong_is_left_out(said: str) -> None:
    settings = log_config("info")
    made = logging.config.DictConfigurator(settings)
    made.config["filters"] = {name: made.configure_filter(given) for name, given in settings["filters"].items()}
    made.config["formatters"] = {}
    handler = made.configure_handler({**settings["handlers"]["stderr"], "formatter": None})
    record = logging.LogRecord("yearline.picows", logging.ERROR, "", 0, f"{said}: more", None, None)
    assert bool(handler.filter(record)) == (said not in CLIENTS_FAULT)


@pytest.mark.parametrize(("error", "kept"), [(asyncio.CancelledError(), False), (ValueError(), True)])
def test_a_request_that_was_cut_off_has_no_trace(error: BaseException, kept: bool) -> None:
    """Whoever had thousands of halves wrote thousands of traces when the server stopped."""
    told = (type(error), error, None)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", None, told)
    assert OursOnly().filter(record) == kept
