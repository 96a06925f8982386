"""Kans: how many, when, who may rob them, and when their indicators are turned."""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, into, nothing, switch

INDICATORS: Final = {  # for a closed and for an open kan
    "before_discard": ("at_once", "at_once"),
    "after_discard": ("after_discard", "after_discard"),
    "ankan_before_open_after": ("at_once", "after_discard"),
    "at_next_kan": ("at_once", "next_kan"),  # 001:529: a closed kan never waits
}


DUES: Final = {  # 001:3032: a closed kan by each, an open one by the discarder, an added one by each
    "off": (0, 0, 0),
    "a": (500, 500, 500),
    "b": (1000, 1000, 1000),
    "c": (2000, 3000, 1000),
}
MANGAN: Final = 2000


def _kan_payment(draft: Draft, value: str) -> None:
    """001:3031: it is a part of the bite, which alone pays the least of the three."""
    bitten = value == "off" and draft.values["bite_payment"] == "fixed"
    draft.put("kans.dues", DUES["a" if bitten else value])


def _open_kan_fine(draft: Draft, value: int | str) -> None:
    """001:3034."""
    draft.put("kans.open_stake", value if isinstance(value, int) else 0)
    draft.put("kans.open_fine", MANGAN if value == "mangan" else 0)


def _kandora(draft: Draft, value: str) -> None:
    draft.put("dora.kan", value == "on")
    closed, opened = INDICATORS[str(draft.values["kandora_timing"])]
    draft.put("kans.closed_indicator", closed if value == "on" else "never")
    shown = value == "on" and draft.values["kandora_open_kan"] == "on"
    draft.put("kans.open_indicator", opened if shown else "never")


def _kan_on_last_tile(draft: Draft, value: str) -> None:
    draft.put("kans.on_last_tile", value == "on")
    if value == "on":  # 001:2965: the last tile and the replacement tile may coincide
        draft.lift("haitei", "rinshan")


def _ankan_display(draft: Draft, value: str) -> None:
    """001:537, 001:3400: the Chinese way nobody sees which tiles it has."""
    if value == "chinese":
        draft.put("kans.hidden", True)
    else:
        draft.put("kans.up", value)


EFFECTS: Final[dict[str, Effect]] = {
    "kan_limit": lambda draft, value: draft.put("kans.limit", None if value == "off" else value),
    "kan_chains": choose(
        "kans.chains", off="never", after_any="any", after_closed_or_added="closed_or_added", after_closed="closed"
    ),
    "kan_payment": _kan_payment,
    "bite_payment": choose("payments.bite", **{"off": "off", "fixed": "fixed", "1_han": "one_han"}),
    "open_kan_fine": _open_kan_fine,
    "kan_after_pon_or_chi": switch("kans.after_call"),
    "kan_by_second_call": switch("kans.second_call"),
    "kan_on_last_tile": _kan_on_last_tile,
    "ankan_display": _ankan_display,
    "chankan_scope": choose("kans.rob_open", added=False, added_and_open=True),
    "chankan_on_ankan": into("kans.rob_closed"),
    "chankan_on_fourth_kan": switch("kans.rob_fourth"),
    "kandora": _kandora,
    "kandora_timing": nothing,
    "kandora_open_kan": nothing,
    "kandora_on_rinshan_win": choose("kans.turned_by_win", never=(), ankan=("closed",), always=("closed", "open")),
}
