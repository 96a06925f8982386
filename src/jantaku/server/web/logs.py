"""Logs as lines of JSON, for programs that collect them.

No token is in them, nor what players have said or hold; requests are named by the pattern of their address, as
``/api/tables/{table}``.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

from jantaku.server.telling.wire import encode

TOLD: Final = "told"
"""The field of a record that holds what is told beside its message."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= getattr(record, TOLD, {})
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            told["trace"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return encode(told).decode()


def log_as_json() -> None:
    """From now on everything that is logged is a line of JSON on the error output."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        of_uvicorn = logging.getLogger(name)
        of_uvicorn.handlers, of_uvicorn.propagate = [], True
    logging.getLogger("jantaku").setLevel(logging.INFO)
