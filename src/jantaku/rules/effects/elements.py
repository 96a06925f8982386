"""Elements: which of them count, under which conditions, and what they are worth.

Options that price several elements come first: a price that the rule set gives to a single one beats them.
"""

from collections.abc import Mapping
from typing import Any, Final

from jantaku.rules.effects.draft import Draft, Effect, nothing
from jantaku.rules.entries import catalogue
from jantaku.rules.plan import PatternPlan
from jantaku.rules.prices import ElementPrice, planned, read_price
from jantaku.rules.sheet import usual_price
from jantaku.rules.values import Fields
from jantaku.texts import LANGUAGES

CLOSED_TSUMO_FU: Final = 10
LUCK: Final = ("ippatsu", "menzen_tsumo", "haitei", "houtei", "tenhou", "chiihou")
DOUBLE_YAKUMAN: Final = ("suuankou_tanki", "kokushi_juusanmen", "junsei_chuuren", "daisuushii", "daichisei")
"""000:971."""
VOTED: Final = {  # 001, raised by a vote among readers
    "honitsu": ElementPrice(3, 3),
    "honroutou": ElementPrice(3, 3),
    "sanshoku_doukou": ElementPrice(3, 2),
    "nikoniko_sanshoku_doukou": ElementPrice(3, None),
    "sankantsu": ElementPrice(3, 2),
}
GREEN_YAKU: Final = {"ryuuiisou": ("ryuuiisou",), "six_gates": ("ryuuren", "junsei_ryuuren")}
"""In which the green dragon is one tile of several (001:2953); nine gates have no room for it, six gates have."""
STRAIGHTS: Final = {
    "any": "123x 456x 789x ...",
    "inside": "winning 123x 456x 789x ... or 123x winning 456x 789x ... or 123x 456x winning 789x ...",
    "outside": "123x 456x 789x winning any ...",
    "named_9": "123x 456x winning 789x ... and won on 9x",
}


def _optional_yaku(draft: Draft, ids: tuple[str, ...]) -> None:
    for element in ids:
        if element not in draft.prices and (price := usual_price(catalogue().elements[element])) is not None:
            draft.prices[element] = price


def _chiitoitsu(draft: Draft, value: str) -> None:
    han, _, fu, _ = value.split("_")
    draft.price("chiitoitsu", ElementPrice(int(han), None))
    draft.put("fu.seven_pairs", int(fu))


def _voted(draft: Draft, value: str) -> None:
    if value == "book":
        for element, price in VOTED.items():
            draft.price(element, price)


def _first_turn(draft: Draft, value: str) -> None:
    for element in ("tenhou", "chiihou"):
        draft.price(element, ElementPrice(value, None))


def _double_yakuman(draft: Draft, value: str | tuple[str, ...]) -> None:
    doubled = DOUBLE_YAKUMAN if value == "on" else () if value == "off" else value
    for element in doubled:
        usual = draft.prices.get(element)
        if usual is not None and (price := read_price("2x yakuman", usual)) is not None:
            draft.price(element, price)


def _luck(draft: Draft, value: str | tuple[str, ...]) -> None:
    counted = LUCK if value == "all" else () if value == "none" else value
    for element in LUCK:
        if element not in counted:
            draft.drop(element)


def _menzen_tsumo(draft: Draft, value: str) -> None:
    draft.put("fu.closed_tsumo", CLOSED_TSUMO_FU if value == "10_fu" else 0)
    if value == "10_fu":
        draft.drop("menzen_tsumo")


def _kuitan(draft: Draft, value: str) -> None:
    if value != "on" and draft.values["inner_tanyao"] == "off":  # 001:1787: of 3 to 7 it may be open
        draft.closed_only("tanyao")
    if value == "closed_tsumo_only":
        draft.need("tanyao", "tsumo")


def _kuipinfu(draft: Draft, value: str) -> None:
    if value == "open_1_han" and "pinfu" in draft.prices:
        draft.prices["pinfu"] = ElementPrice(draft.prices["pinfu"].closed, 1)
    else:
        draft.closed_only("pinfu")
    if value == "closed_tsumo_only":
        draft.need("pinfu", "tsumo")


def needs(element: str, fact: str) -> Effect:
    """On: the element counts only with this fact."""
    return lambda draft, value: draft.need(element, fact) if value == "on" else None


def _pinfu_tsumo(draft: Draft, value: str) -> None:
    if value == "off":
        draft.bar("pinfu", "tsumo")


def _tanpin(draft: Draft, value: int) -> None:
    if value == 1:
        draft.absorb("tanyao", "pinfu")
        draft.price("tanpin", ElementPrice(1, 1))


def _hatsu(draft: Draft, value: str | Fields) -> None:
    fields: Mapping[str, Any] = value if isinstance(value, Fields) else {"ryuuiisou": value}
    for yaku, rule in fields.items():
        for element in GREEN_YAKU[yaku]:
            if rule == "required":
                draft.need(element, "has_green_dragon")
            elif rule == "excluded":
                draft.bar(element, "has_green_dragon")


def _four_equal_runs(draft: Draft, han: int) -> None:
    if han:
        draft.extras.setdefault("ryanpeikou", []).append(("four_equal_runs", han))


def _straight(draft: Draft, finish: str) -> None:
    """A straight with conditions is no fact of the kernel's but a pattern."""
    suit = {"any": "x", "p": "p"}[str(draft.values["ittsuu_suit"])]
    if (suit, finish) == ("x", "any") or "ittsuu" not in draft.prices:
        return
    price = draft.prices.pop("ittsuu")
    pattern = STRAIGHTS[finish].replace("x", suit)
    names = {language: catalogue().elements["ittsuu"].name(language) for language in LANGUAGES}
    draft.patterns["ittsuu"] = PatternPlan(
        pattern, planned(price.closed), planned(price.open), names["ru"], names["en"]
    )


def _identical_pairs(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("grammar.structures", ("sets_4", "seven_pairs_quads", "thirteen_orphans"))


EFFECTS: Final[dict[str, Effect]] = {
    "optional_yaku": _optional_yaku,
    "local_yaku": nothing,  # it is a part of the price list (yaku_groups.py)
    "chiitoitsu_price": _chiitoitsu,
    "voted_yaku_values": _voted,
    "chinitsu_value": lambda draft, value: draft.price("chinitsu", ElementPrice(*value)),
    "first_turn_win_values": _first_turn,
    "double_yakuman": _double_yakuman,
    "luck_yaku": _luck,
    "menzen_tsumo_value": _menzen_tsumo,
    "kuitan": _kuitan,
    "kuipinfu": _kuipinfu,
    "pinfu_tsumo": _pinfu_tsumo,
    "pinfu_needs_terminal": needs("pinfu", "has_terminal"),
    "tanyao_needs_five": needs("tanyao", "has_five"),
    "inner_tanyao": needs("tanyao", "all_inner"),
    "tanpin_value": _tanpin,
    "ryuuiisou_hatsu": _hatsu,
    "ryanpeikou_four_identical": _four_equal_runs,
    "ittsuu_suit": nothing,
    "ittsuu_finish": _straight,
    "identical_pairs": _identical_pairs,
}
