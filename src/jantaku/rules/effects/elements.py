"""Elements: which of them count, under which conditions, and what they are worth.

Options that price several elements come first: a price that the rule set gives to a single one beats them.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from jantaku.rules.effects.draft import Draft, Effect, choose, nothing
from jantaku.rules.effects.kan_table import four_kan_cases, kan_cases
from jantaku.rules.entries import catalogue
from jantaku.rules.meanings import meanings
from jantaku.rules.plan import PatternPlan
from jantaku.rules.prices import ElementPrice, planned, read_price
from jantaku.rules.sheet import usual_price
from jantaku.rules.values import Fields
from jantaku.texts import LANGUAGES, Language, Texts

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
COMMON: Final = {  # 001:4561-4573; "in effect 4 han" is 2 and what such a hand has anyway
    **dict.fromkeys(("tanyao", "yakuhai", "ittsuu", "haitei", "houtei", "rinshan", "chankan"), ElementPrice(1, 1)),
    **dict.fromkeys(("pinfu", "iipeikou", "riichi", "ippatsu", "menzen_tsumo"), ElementPrice(1, None)),
    **dict.fromkeys(("toitoi", "sanshoku_doukou", "sanankou", "sankantsu"), ElementPrice(2, 2)),
    **dict.fromkeys(("chanta", "sanshoku_doujun", "ikkitsuukan_pin"), ElementPrice(2, 1)),
    **dict.fromkeys(("chiitoitsu", "double_riichi"), ElementPrice(2, None)),
    **dict.fromkeys(("honitsu", "junchan"), ElementPrice(3, 2)),
    "ryanpeikou": ElementPrice(3, None),
    **dict.fromkeys(("honroutou", "shousangen"), ElementPrice(2, 2)),
    "chinitsu": ElementPrice(6, 5),
    **dict.fromkeys(
        (
            *("tsuuiisou", "ryuuiisou", "chinroutou", "daisangen", "shousuushii", "daisuushii"),
            "suukantsu",
        ),
        ElementPrice("yakuman", "yakuman"),
    ),
    **dict.fromkeys(
        (
            *("kokushi", "kokushi_juusanmen", "suuankou", "suuankou_tanki", "chuuren", "junsei_chuuren"),
            *("tenhou", "chiihou"),
        ),
        ElementPrice("yakuman", None),
    ),
}
GREEN_YAKU: Final = {"ryuuiisou": ("ryuuiisou",), "six_gates": ("ryuuren", "junsei_ryuuren")}
"""In which the green dragon is one tile of several (001:2953); nine gates have no room for it, six gates have."""
STRAIGHTS: Final = {
    "any": ("123x 456x 789x REST",),
    "inside": ("winning 123x 456x 789x REST", "123x winning 456x 789x REST", "123x 456x winning 789x REST"),
    "outside": ("123x 456x 789x winning any REST",),
    "named_9": ("123x 456x winning 789x REST and won on 9x",),
}
"""A straight by the tile that completes it."""
STRAIGHT_OPTIONS: Final = ("ittsuu_suit", "ittsuu_rest", "ittsuu_finish")
"""What narrows the straight."""
SAME_SUIT: Final = {"winning any REST": ("winning set of y pair of y", "set of y winning pair of y")}
"""The rest of the hand where it is of one suit, by what it is otherwise."""
CHEAPEST: Final = {"pinfu": "pinfu", "flat_hand": "flat_hand_ryanmen", "tanpin": "tanpin"}
SUITS_NEEDED: Final = {"any": (), "two": ("two_suits",), "three": ("three_suits",)}
FINISHES: Final = {"any": (), "ron": ("ron",), "tsumo": ("tsumo",)}
KOKUIISOU_WITH_GREEN: Final = "222p 444p 888p triplet of winds/6z pair of winds/6z"


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


def _common_list(draft: Draft, value: str) -> None:
    """The list has two straights: that of pin won on its 9 stands beside any other (001:818, 001:827). What a rule set
    has taken away or priced by itself stays so."""
    if value == "off":
        return
    if "ittsuu" in draft.prices:
        draft.prices.setdefault("ikkitsuukan_pin", COMMON["ikkitsuukan_pin"])
    for element, price in COMMON.items():
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
    rest = str(draft.values["ittsuu_rest"])
    if (suit, finish, rest) == ("x", "any", "any") or "ittsuu" not in draft.prices:
        return
    price = draft.prices.pop("ittsuu")
    pattern = " or ".join(_straights(finish, suit, rest))
    names = {language: catalogue().elements["ittsuu"].name(language) for language in LANGUAGES}
    because = {language: _narrowed("ittsuu", STRAIGHT_OPTIONS, draft, language) for language in LANGUAGES}
    draft.patterns["ittsuu"] = PatternPlan(
        pattern,
        planned(price.closed),
        planned(price.open),
        names["ru"],
        names["en"],
        because_ru=because["ru"],
        because_en=because["en"],
    )


def _narrowed(element: str, options: tuple[str, ...], draft: Draft, language: Language) -> str:
    """What a yaku is, and by what these options narrow it."""
    texts, told = Texts(language), catalogue().elements[element].told
    said = [] if told is None else [texts(told).rstrip(".")]
    for narrowing in (catalogue().options[option] for option in options):
        value = draft.values[narrowing.id]
        if value != narrowing.default:
            means = next(meaning.means for meaning in meanings(narrowing, texts) if meaning.value == value)
            said.append(f"{narrowing.name(language)} – {means}")
    return ". ".join(said)


def _straights(finish: str, suit: str, rest: str) -> Iterator[str]:
    """The patterns of which one must fit. Another letter is another suit: that of the straight itself is said apart,
    unless the straight has no letter."""
    for straight in STRAIGHTS[finish]:
        if rest == "any":
            yield straight.replace("REST", "...").replace("x", suit)
            continue
        split = "winning any REST" if "winning any" in straight else "REST"
        for blocks in SAME_SUIT.get(split, ("set of y pair of y",)):
            whole = straight.replace(split, blocks)
            yield whole.replace("x", suit)
            if suit == "x":
                yield whole.replace("y", "x")


def _pure_pinfu(draft: Draft, value: str) -> None:
    """001:1781: without honours; and with the base alone, however it is won (our reading)."""
    if value == "on":
        draft.bar("pinfu", "has_honours")
        draft.put("fu.fixed", (("pinfu", draft.values["fu_base"], draft.values["fu_base"]),))


def _long_pinfu(draft: Draft, value: str) -> None:
    """001:1783: three runs of four tiles, with any pair and any wait, in a closed hand; of the 20 or 30 fu of a ron the
    option for flat hands chooses (our reading)."""
    if value != "on":
        return
    base, ron = draft.values["fu_base"], draft.values["fu_closed_ron"]
    assert isinstance(base, int)
    assert isinstance(ron, int)
    draft.closed_only("pinfu")
    draft.facts["pinfu"] = ("form_long_runs",)
    draft.more_structures.append("long_runs")
    draft.put("fu.fixed", (("pinfu", base, base + ron * (draft.values["fu_ron_flat_hand"] == "on")),))


def cheapest_fields(value: str | Fields) -> Mapping[str, Any]:
    """What is said of the cheapest yaku, field by field."""
    return value if isinstance(value, Fields) else {"yaku": value, "form": "closed", "suits": "any", "finish": "any"}


def _cheapest(draft: Draft, value: str | Fields) -> None:
    """001:1776-1777: which hand of four runs is the cheapest yaku, for one han, and what it needs."""
    fields = cheapest_fields(value)
    element = CHEAPEST[fields["yaku"]]
    if value == "pinfu" or (element == "pinfu" and "pinfu" not in draft.prices):
        return
    draft.drop("pinfu")
    if element not in draft.patched or element not in draft.prices:
        draft.prices[element] = ElementPrice(1, 1 if fields["form"] == "open" else None)
    for need in (*SUITS_NEEDED[fields["suits"]], *FINISHES[fields["finish"]]):
        draft.need(element, need)
    exempt = [draft.values[option] == "pinfu" for option in ("fu_tsumo_flat_hand", "fu_ron_flat_hand")]
    if element != "tanpin" and any(exempt):  # 001:1798: tanpin has 30 fu
        tsumo, ron = (draft.values["fu_base"] if like_pinfu else 0 for like_pinfu in exempt)
        draft.put("fu.fixed", ((element, tsumo, ron),))


def _kan_table(draft: Draft, value: str) -> None:
    """001:1802-1813: kans are worth what the table says, in place of sankantsu and suukantsu."""
    if value == "off":
        return
    draft.prices.setdefault("kantsu_no_han", ElementPrice(1, 1))
    if "kantsu_no_han" not in draft.patched:
        draft.cases["kantsu_no_han"] = tuple(kan_cases(mean=value == "mean"))
    if "suukantsu" in draft.prices and "suukantsu" not in draft.patched:
        draft.cases["suukantsu"] = tuple(four_kan_cases())


def _not_alone(draft: Draft, value: str) -> None:
    if value == "on":
        draft.in_company.add("tanyao")


def _green_in_black(draft: Draft, value: str) -> None:
    if value == "on":
        draft.shapes["kokuiisou"] = KOKUIISOU_WITH_GREEN


def _symmetric(draft: Draft, tile: str) -> None:
    if tile != "3p":
        draft.structures["symmetric"] = f"symmetric_{tile}"


def _identical_pairs(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("grammar.structures", ("sets_4", "seven_pairs_quads", "thirteen_orphans"))
        draft.structures["two_sets_four_pairs"] = "two_sets_four_pairs_quads"


EFFECTS: Final[dict[str, Effect]] = {
    "optional_yaku": _optional_yaku,
    "local_yaku": nothing,  # it is a part of the price list (yaku_groups.py)
    "common_yaku_list": _common_list,
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
    "pure_pinfu": _pure_pinfu,
    "long_pinfu": _long_pinfu,
    "cheapest_yaku": _cheapest,
    "tanyao_needs_five": needs("tanyao", "has_five"),
    "inner_tanyao": needs("tanyao", "all_inner"),
    "tanyao_needs_fu": needs("tanyao", "own_fu"),
    "tanyao_not_alone": _not_alone,
    "tanpin_value": _tanpin,
    "ryuuiisou_hatsu": _hatsu,
    "hatsu_in_kokuiisou": _green_in_black,
    "symmetric_fourteenth_tile": _symmetric,
    "five_winds": choose("seats.fifth_wind", off="", on="7z"),
    "ryanpeikou_four_identical": _four_equal_runs,
    "ittsuu_suit": nothing,
    "ittsuu_rest": nothing,
    "ittsuu_finish": _straight,
    "kan_value_table": _kan_table,
    "identical_pairs": _identical_pairs,
}
