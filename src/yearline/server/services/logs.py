"""Logs as lines of JSON: what happened where, never a secret, a message or a card."""

import json
import logging
from asyncio import CancelledError
from typing import Any, Final

_OWN: Final = ("where", "error", "table", "seq", "command")


CLIENTS_FAULT: Final = (
    "WS parser error",
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "No supported WebSocket library detected.",
    '%s - "WebSocket ',
)
"""What picows and uvicorn log although a client alone has done it: anybody could fill the disk with it."""


class OursOnly(logging.Filter):
    """Lets everything through but what only a client did wrong."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to keep it. Half a request that is cut off when the
        server stops is its sender's: one line tells how many there were.
        """
        cut_off = record.exc_info is not None and isinstance(record.exc_info[1], CancelledError)
        return not cut_off and not str(record.msg).startswith(CLIENTS_FAULT)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record, with the fields we know."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in _OWN if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_config(level: str) -> dict[str, Any]:
    """The configuration of Python's logging: everything as JSON to standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "yearline.server.services.logs.JsonLines"}},
        "filters": {"ours": {"()": "yearline.server.services.logs.OursOnly"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["ours"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "yearline": {"level": level.upper()},
            "yearline.picows": {"level": "ERROR"},
            "uvicorn": {"level": level.upper()},
        },
    }
