"""Riichi: who may declare it, what it opens, and which kans are left to whoever has."""

from collections.abc import Collection
from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, choose, into, switch
from jantaku.rules.plan import RiichiKind
from jantaku.rules.prices import ElementPrice

THOUSAND: Final = 1000


def _riichi_shibari(draft: Draft, value: str) -> None:
    """001:2843: it is no yaku, and may be declared with an open hand; a double one is worth one han more (001:970)."""
    draft.put("admission.facts", ("riichi",) if value == "on" else ())
    if value == "on":
        draft.price("riichi", ElementPrice(0, 0))
        draft.price("double_riichi", ElementPrice(1, None))
        draft.put("riichi.open_hand", True)


def _open_riichi(draft: Draft, value: str) -> None:
    """001:5686: one han more than riichi; than a double one, too (our reading)."""
    draft.put("riichi.opens", {"off": "nothing", "wait": "waits", "hand": "hand"}[value])
    if value == "off":
        return
    if "open_riichi" not in draft.prices:
        riichi = draft.prices.get("riichi", ElementPrice()).closed
        draft.prices["open_riichi"] = ElementPrice(1 + (riichi if isinstance(riichi, int) else 0), None)
    draft.absorb("open_riichi", "double_riichi")
    draft.extras.setdefault("open_riichi", []).append(("double_riichi", 1))


def _open_stake(draft: Draft, value: int) -> None:
    """001:2074: twice the usual stake, which is a thousand then."""
    draft.put("riichi.open_sticks", value // THOUSAND)


def _on_credit(draft: Draft, value: str) -> None:
    """000:873: who may go below zero needs no points for a riichi; in the table of 001 that is another question."""
    draft.put("riichi.on_credit", value == "on" or (value == "without_tobi" and draft.values["tobi"] == "off"))


STAKED: Final = (
    RiichiKind("chou_riichi", closed=True, sticks=5, times=2),
    RiichiKind("kiseki_riichi", closed=True, sticks=10, times=3),
    RiichiKind("ura_buse_riichi", closed=True, sticks=2, face_down=True),
)
"""Kinds that are declared where their element is played: for 5000 a win is paid twice, for 10000 three times
(001:2105-2108); for 2000 the tile lies face down (001:2117)."""


def more_kinds(elements: Collection[str]) -> tuple[RiichiKind, ...]:
    """The kinds of riichi that these elements bring with them."""
    return tuple(kind for kind in STAKED if kind.word in elements)


EFFECTS: Final[dict[str, Effect]] = {
    "riichi_shibari": _riichi_shibari,
    "open_riichi": _open_riichi,
    "open_riichi_stake": _open_stake,
    "riichi_min_live_tiles": into("riichi.least_live"),
    "riichi_on_credit": _on_credit,
    "furiten_riichi": switch("riichi.furiten"),
    "karaten_riichi": switch("riichi.empty_wait"),
    "noten_riichi_penalty": choose("riichi.unready", impossible="refused", noten="noten", chombo="chombo"),
    "hikkake_ban": choose("riichi.suji_trap", off=True, on=False),
    "ankan_after_riichi": choose("riichi.ankan", off="never", drawn_tile="drawn_tile", always="always"),
    "ankan_after_riichi_any_tile": switch("riichi.ankan_any_tile"),
    "ankan_after_riichi_wait_change": switch("riichi.ankan_may_change_waits"),
    "ankan_after_riichi_yaku_change": switch("riichi.ankan_may_change_yaku"),
    "ankan_after_riichi_structure_change": switch("riichi.ankan_may_change_structure"),
}
