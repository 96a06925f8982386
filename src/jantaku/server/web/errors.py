"""Errors as part of the protocol: each has a kind, a sentence in both languages and an HTTP status."""

from typing import Any, Final

from jantaku.server.telling.wire import Json, Said, said

STATUS: Final = {
    "not_json": 400,
    "bad_message": 400,
    "unknown_type": 400,
    "too_long": 413,
    "too_slow": 408,
    "slow_down": 429,
    "hello_first": 409,
    "no_table": 404,
    "no_match": 404,
    "not_found": 404,
    "wrong_token": 403,
    "wrong_origin": 403,
    "wrong_host": 421,
    "not_seated": 403,
    "not_watchable": 403,
    "not_host": 403,
    "table_full": 409,
    "name_taken": 409,
    "name_wrong": 409,
    "not_playing": 409,
    "not_waiting": 409,
    "match_over": 409,
    "rules_changed": 409,
    "still_playing": 409,
    "phrases_only": 409,
    "late": 409,
    "cannot_take_back": 409,
    "no_hints": 409,
    "elsewhere": 409,
    "wrong_rules": 422,
    "not_built": 422,
    "wrong_hand": 422,
    "no_win": 422,
    "wrong_record": 422,
    "too_many_tables": 429,
    "too_many_sockets": 429,
    "too_much": 422,
    "busy": 503,
    "restarting": 503,
    "internal": 500,
}
"""The kinds; the sentence of each is ``server-error-<kind>``."""


class ServerError(Exception):
    """Something that cannot be obeyed. ``more`` goes into the reply."""

    def __init__(self, kind: str, text: Said | None = None, /, **more: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.more = more
        self.text = said(f"server-error-{kind}") if text is None else text

    def __reduce__(self) -> tuple[Any, ...]:
        """It is handed from process to process."""
        return _again, (self.kind, self.text, self.more)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.kind]

    def on_wire(self) -> Json:
        """As it is sent."""
        return {"error": self.kind, "text": self.text, **self.more}


def _again(kind: str, text: Said, more: Json) -> ServerError:
    return ServerError(kind, text, **more)
