"""Sichuan mahjong: the options that only this game has."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, nothing

EXCHANGED: Final = 3
"""So many tiles everybody passes on."""


def _fan_cap(draft: Draft, value: int | str) -> None:
    draft.put("value.most", 0 if value == "none" else 2 ** int(value))


def _exchange(draft: Draft, value: str) -> None:
    if value != "off":
        draft.put("exchange.tiles", EXCHANGED)
        draft.put("exchange.to", value)


EFFECTS: Final[dict[str, Effect]] = {
    "sc_next_after_hu": choose("winners.next_after", after_last_winner="winner", after_discarder="discarder"),
    "sc_wait_on_own_four": nothing,
    "sc_fine_48_stacking": choose("void.fine_each", once=False, per_cause=True),
    "sc_fan_cap": _fan_cap,
    "sc_exchange_three": _exchange,
}
