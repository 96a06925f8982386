"""Rule set to plan: one small entry per option, and the only place that knows options by their ids.

`EFFECTS` says what each built option does to a `Draft`, in the order in which they act: first options that price
several elements (a price that the rule set gives to a single one beats them), then switches, then numbers. Values that
nobody obeys yet go into ``Plan.table`` as they are, so that a plan never hides that two rule sets differ.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from jantaku.hands.structures import STRUCTURES
from jantaku.rules.entries import Option, catalogue
from jantaku.rules.parts import Told, nested
from jantaku.rules.plan import (
    PARTS,
    DoraPlan,
    ElementPlan,
    FuPlan,
    GrammarPlan,
    PatternPlan,
    Plan,
    SeatPlan,
    ValuePlan,
    WallPlan,
)
from jantaku.rules.prices import ElementPrice, base_of, planned, read_price
from jantaku.rules.said_twice import ABORTS, nuki_fields
from jantaku.rules.shares import shares
from jantaku.rules.sheet import Pattern, usual_price
from jantaku.rules.values import Fields, Value, written
from jantaku.texts import LANGUAGES

MANGAN: Final = 2000
YAKUMAN: Final = 4 * MANGAN
DAI_YAKUMAN: Final = 12000
KIRIAGE: Final = 1920
"""What 4 han 30 fu and 3 han 60 fu come to."""

KIRIAGE_HAN: Final = {"only_3_han_60_fu": 3, "only_4_han_30_fu": 4}
CLOSED_TSUMO_FU: Final = 10
YAKUMAN_FU: Final = {"yakuman_20_fu": 20, "yakuman_30_fu": 30}

LIMIT_SCALES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "standard": ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000)),
    "sanbaiman_9_10": ((5, 2000), (6, 3000), (7, 4000), (9, 6000), (11, 8000)),
    "sanbaiman_10_11": ((5, 2000), (6, 3000), (8, 4000), (10, 6000), (12, 8000)),
    "mori_man": ((5, 2000), (6, 3000), (8, 4000), (10, 5000), (11, 6000), (13, 8000)),
    "dai_yakuman": ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (19, 12000)),
    # 001:3614-3617; the book's rows count two han more, which every hand has (DECISIONS 18)
    "sanma": ((3, 1000), (4, 2000), (6, 3000), (8, 4000), (11, 6000), (14, 8000), (17, 16000), (20, 24000)),
}
THOUSANDS: Final = ((4, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (26, 16000))
"""The limits of the table in thousands (001:3353-3365)."""
COUNTED_YAKUMAN: Final = 13
LATER_YAKUMAN: Final = {13: 14, 26: 28}
"""001:3363, 001:3962: from how many han on one counts, where it is not from 13, and two, where it is not from 26."""
WITHOUT_DORA: Final = "13_without_dora_double"
COUNTED_UP_TO: Final[dict[Value, int]] = {"off": 6000, 10: 4000, 11: 6000, 13: 24000, 14: 24000, WITHOUT_DORA: 24000}
"""The dearest limit that hands counted by han may reach."""

LUCK: Final = ("ippatsu", "menzen_tsumo", "haitei", "houtei", "tenhou", "chiihou")
DOUBLE_YAKUMAN: Final = ("suuankou_tanki", "kokushi_juusanmen", "junsei_chuuren", "daisuushii", "daichisei")
"""000:971."""
VOTED: Final = {  # 001, raised by a vote among readers
    "honitsu": ElementPrice(3, 3),
    "honroutou": ElementPrice(3, 3),
    "sanshoku_doukou": ElementPrice(3, 2),
    "sankantsu": ElementPrice(3, 2),
}
UKI_UMA: Final = {"1": (30, -5, -10, -15), "2": (20, 10, -10, -20), "3": (15, 10, 5, -30)}
"""001: by the number of players in plus."""
STRAIGHTS: Final = {
    "any": "123x 456x 789x ...",
    "inside": "winning 123x 456x 789x ... or 123x winning 456x 789x ... or 123x 456x winning 789x ...",
    "outside": "123x 456x 789x winning any ...",
    "named_9": "123x 456x winning 789x ... and won on 9x",
}
REDS: Final[dict[Value, tuple[int, int, int]]] = {0: (0, 0, 0), 3: (1, 1, 1), 4: (1, 2, 1)}
FOUR_PLAYERS: Final = 4
STACK: Final = 2
"""Tiles of a stack."""
EXCHANGED: Final = 3
"""So many tiles everybody passes on."""
ALSO_STRAIGHT: Final = frozenset(
    {
        "admission.free_dealer_from_honba",
        "dealer.passes_to",
        "dora.nuki_han",
        "dora.red_han",
        "grammar.structures",
        "payments.chombo_amount",
        "payments.round_to",
        "payments.shares",
        "payments.tsumo_split",
        "calls.least_live",
        "furiten.tsumo_too",
        "riichi.open_hand",
        "seats.drawn",
        "seats.tiles",
        "seats.value_tiles",
        "value.most",
    }
)
"""Fields that a few values of options set; where those are not in use, a sheet may set them straight."""

THREE_PLAYERS: Final = 3

WINDS: Final = ("1z", "2z", "3z", "4z")
DRAGONS: Final = ("5z", "6z", "7z")
NUKI_SWITCHES: Final = ("outside_cycle", "indicator_counts", "keeps_first_turn", "keeps_ippatsu", "rinshan")
TRIPLETS: Final = {
    "1z": "east_triplet",
    "2z": "south_triplet",
    "3z": "west_triplet",
    "4z": "north_triplet",
    "5z": "white_triplet",
    "6z": "green_triplet",
    "7z": "red_triplet",
}
"""The fact that there is a triplet of a value tile."""
ROUNDS: Final[dict[Value, tuple[str, ...]]] = {
    "tonpuusen": WINDS[:1],
    "single_round": WINDS[:1],
    "east_east": WINDS[:1] * 2,
    "hanchan": WINDS[:2],
    "ichansen": WINDS,
    "sangensen": DRAGONS,
}
ORDER_OF_MODE: Final = {"a": "simultaneous", "b": "first", "c": "simultaneous", "d": "seat"}
INDICATORS: Final = {  # for a closed and for an open kan
    "before_discard": ("at_once", "at_once"),
    "after_discard": ("after_discard", "after_discard"),
    "ankan_before_open_after": ("at_once", "after_discard"),
    "at_next_kan": ("at_once", "next_kan"),  # 001:529: a closed kan never waits
}
IMPLIED: Final = {
    "chinitsu": ("honitsu",),
    "daisuushii": ("daisanfuu",),
    "sanankou": ("two_concealed_triplets",),
    "shousuushii": ("daisanfuu", "shousanfuu"),
    "tenhou": ("menzen_tsumo", "tsumo_agari", "tw_early_win"),
    "tw_earth": ("menzen_ron", "tw_dealt_ready", "tw_early_win"),
    "tw_five_concealed_pungs": ("sanankou", "toitoi", "two_concealed_triplets", "tw_four_concealed_pungs"),
    "tw_flat_big": ("uutsuu_uuhoa",),
    "tw_four_concealed_pungs": ("sanankou", "two_concealed_triplets"),
    "tw_open_hand": ("tw_valuable_wait",),
}
"""002:374, where the table is silent: what an element always includes does not count beside it."""
CONCEALED_STRAIGHTS: Final = {"open": "concealed_straight", "concealed": "unmelded_straight"}
CONCEALED_STRAIGHT_TAI: Final = 5
"""002:425: so much more than a straight with a melded run."""
EIGHT_HONBA: Final = 8
NINTH_REPEAT: Final = 9
COUNTED_HONBA: Final = {"paarenchan": "free", "ryanhan_shibari": "shibari"}
"""For what honba are counted: by option, and in the plan."""
BUST_PRIZE: Final = 10000
MOST_ROUNDS: Final = 99
CALLED_FROM: Final = 4
"""Where nobody calls with three tiles left or fewer, so many must be left."""
STICKS: Final = {"sticks_790": 790, "sticks_800": 800}
UNCOVERED: Final = {
    "on_ippatsu": "ippatsu",
    "off_if_bankrupt": "nobody_ruined",
    "on_ippatsu_not_bankrupt": "ippatsu_nobody_ruined",
}
STAYS: Final = {"off": (), "agari": ("win",), "tenpai": ("tenpai", "win"), "all_noten": ("all_noten", "tenpai", "win")}


class Draft:
    """A plan in the making."""

    def __init__(
        self,
        values: Mapping[str, Value],
        prices: Mapping[str, ElementPrice],
        patched: Collection[str],
        seats: int = FOUR_PLAYERS,
    ) -> None:
        self.values = values
        self.prices = dict(prices)
        self.patched = patched
        self.patterns: dict[str, PatternPlan] = {}
        self.extras: dict[str, list[tuple[str, int]]] = {}
        self.needs: dict[str, list[str]] = {}
        self.bars: dict[str, list[str]] = {}
        self.absorbs: dict[str, list[str]] = {}
        self.lifts: dict[str, list[str]] = {}
        self.limits: dict[str, str] = {}
        """Prices that are base amounts of no name."""
        self.seats = seats
        self.parts: dict[str, dict[str, Any]] = {part: {} for part in PARTS}
        self.places: set[str] = set()
        """The fields that were set."""

    def put(self, place: str, value: object) -> None:
        """Set one field of the plan: ``put("fu.base", 20)``."""
        part, _, name = place.partition(".")
        self.parts[part][name] = value
        self.places.add(place)

    def price(self, element: str, price: ElementPrice) -> None:
        """Price an element that is in use, unless the rule set has priced it by itself."""
        if element in self.prices and element not in self.patched:
            self.prices[element] = price

    def drop(self, element: str) -> None:
        """The element does not count."""
        self.prices.pop(element, None)

    def closed_only(self, element: str) -> None:
        """The element does not count in an open hand."""
        if element in self.prices:
            self.prices[element] = ElementPrice(self.prices[element].closed, None)

    def need(self, element: str, fact: str) -> None:
        """The element counts only with this fact."""
        self.needs.setdefault(element, []).append(fact)

    def bar(self, element: str, fact: str) -> None:
        """The element does not count with this fact."""
        self.bars.setdefault(element, []).append(fact)

    def absorb(self, element: str, other: str) -> None:
        """Where the first counts, the other does not."""
        self.absorbs.setdefault(element, []).append(other)

    def lift(self, element: str, fact: str) -> None:
        """The element counts in spite of this fact."""
        self.lifts.setdefault(element, []).append(fact)


Effect = Callable[[Draft, Any], None]


def into(*places: str) -> Effect:
    """The value itself goes to these places."""

    def effect(draft: Draft, value: Value) -> None:
        for place in places:
            draft.put(place, value)

    return effect


def switch(place: str) -> Effect:
    """On is true."""
    return lambda draft, value: draft.put(place, value == "on")


def choose(place: str, **choices: object) -> Effect:
    """Each word has its own value in the plan."""
    return lambda draft, value: draft.put(place, choices[value])


def choose_all(places: tuple[str, ...], **choices: object) -> Effect:
    """The same at several places."""

    def effect(draft: Draft, value: str) -> None:
        for place in places:
            draft.put(place, choices[value])

    return effect


def nothing(draft: Draft, value: Value) -> None:
    """Another option's entry looks at this one."""


# ---------------------------------------------------------------- elements


def _optional_yaku(draft: Draft, ids: tuple[str, ...]) -> None:
    for element in ids:
        if element not in draft.prices and (price := usual_price(catalogue().elements[element])) is not None:
            draft.prices[element] = price


def _nagashi_mangan(draft: Draft, value: str) -> None:
    draft.put("payments.nagashi_as_win", value == "win")
    if value != "off":
        draft.prices["nagashi_mangan"] = ElementPrice("mangan", "mangan")


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
    # A list is the whole list: what the catalogue usually doubles is single where it does not stand in it.
    for element in ("daichisei",):
        if element not in doubled:
            draft.price(element, ElementPrice("yakuman", None))


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


def _hatsu(draft: Draft, value: str) -> None:
    if value == "required":
        draft.need("ryuuiisou", "has_green_dragon")
    elif value == "excluded":
        draft.bar("ryuuiisou", "has_green_dragon")


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


def _single_cap(draft: Draft, value: str) -> None:
    if value == "on":
        _cap(draft, YAKUMAN)
        for element, price in draft.prices.items():
            draft.prices[element] = ElementPrice(_at_most_yakuman(price.closed), _at_most_yakuman(price.open))


def _multiple_cap(draft: Draft, value: int | str) -> None:
    if isinstance(value, int):
        _cap(draft, value * YAKUMAN)


def _cap(draft: Draft, base: int) -> None:
    """No hand is worth more; of several caps the lowest holds."""
    draft.put("value.most", min(base, draft.parts["value"].get("most", base)))


def _at_most_yakuman(worth: int | str | None) -> int | str | None:
    return "yakuman" if isinstance(worth, str) and (base_of(worth) or 0) > YAKUMAN else worth


# ---------------------------------------------------------------- fu and limits


def _tsumo_flat(draft: Draft, value: str) -> None:
    """DECISIONS of 001:1760: the word names the hands that do not get the fu."""
    pinfu: tuple[str, ...] = ("closed",)
    if draft.values["pinfu_tsumo"] == "off":
        pinfu = ()  # what is no pinfu is not exempt as one
    elif draft.values["kuipinfu"] == "open_1_han":
        pinfu = ("all",)
    exempt = {"off": ("all",), "pinfu": pinfu, "tanyao": ("simples",), "on": ()}
    draft.put("fu.tsumo_exempt", exempt[value])


def _ron_flat(draft: Draft, value: str) -> None:
    # A closed flat hand won by ron is a pinfu, so the first two words mean the same.
    exempt: dict[str, tuple[str, ...]] = {"off": ("all",), "pinfu": ("all",), "tanyao": ("simples",), "on": ()}
    if draft.values["kuipinfu"] == "closed_tsumo_only":
        exempt["pinfu"] = ()
    draft.put("fu.closed_ron_exempt", exempt[value])


def _waits(draft: Draft, value: int | str) -> None:
    """001:7295-7301: pair and wait together, JPML counts 2 for a tanki on the own wind, 4 on a dragon."""
    jpml = value == "by_wait_and_tile"
    for wait in ("kanchan", "penchan", "tanki"):
        draft.put(f"fu.{wait}", 2 if jpml else value)
    draft.put("fu.tanki_seat_wind", 0 if jpml else value)


def _aotenjou(draft: Draft, value: str) -> None:
    draft.put("value.open_sky", value != "off")
    draft.put("value.yakuman_fu", YAKUMAN_FU.get(value, 0))


def _kiriage(draft: Draft, value: str) -> None:
    draft.put("value.round_up_from", 0 if value == "off" else KIRIAGE)
    draft.put("value.round_up_han", KIRIAGE_HAN.get(value, 0))


def _kazoe(draft: Draft, value: Value) -> None:
    scale = LIMIT_SCALES[str(draft.values["limit_scale"])]
    if draft.values["sanma_thousand_table"] == "on" and draft.seats == THREE_PLAYERS:
        scale = THOUSANDS
    if value == 14:
        scale = tuple((LATER_YAKUMAN.get(from_han, from_han), base) for from_han, base in scale)
    if draft.values["limit_scale"] == "dai_yakuman":  # 001:1618: in place of a double yakuman and all above it
        _cap(draft, DAI_YAKUMAN)
    draft.put("value.earned", ((COUNTED_YAKUMAN, 2 * YAKUMAN),) if value == WITHOUT_DORA else ())
    draft.put("value.limits", tuple(limit for limit in scale if limit[1] <= COUNTED_UP_TO[value]))


# ---------------------------------------------------------------- dora and tiles


def _akadora(draft: Draft, value: Value) -> None:
    reds = value if isinstance(value, tuple) else REDS[value]
    draft.put("grammar.reds", reds)
    draft.put("dora.red", any(map(bool, reds)) and draft.values["akadora_condition"] != "never")


def _akadora_condition(draft: Draft, value: str) -> None:
    draft.put("dora.red_needs", {"closed_hand": "closed", "riichi": "riichi"}.get(value, ""))


def _uradora(switched: str, when: str) -> Effect:
    def effect(draft: Draft, value: str) -> None:
        draft.put(switched, value != "off")
        draft.put(when, UNCOVERED.get(value, "always"))

    return effect


def _dora_value(draft: Draft, value: int) -> None:
    """All sorts are worth the same, unless the rules set that of one sort straight."""
    draft.put("dora.han", value)
    if value != DoraPlan().han:
        draft.put("dora.red_han", value)
        draft.put("dora.nuki_han", value)


def _identical_pairs(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("grammar.structures", ("sets_4", "seven_pairs_quads", "thirteen_orphans"))


# ---------------------------------------------------------------- admission, payments, settlement


def _kan_on_last_tile(draft: Draft, value: str) -> None:
    draft.put("kans.on_last_tile", value == "on")
    if value == "on":  # 001:2965: the last tile and the replacement tile may coincide
        draft.lift("haitei", "rinshan")


def _shibari(draft: Draft, value: str | Fields) -> None:
    least = draft.values["minimum_han"]
    assert isinstance(least, int)
    if value == "always":
        least = max(least, 2)
    draft.put("admission.minimum_han", least)
    fields: Mapping[str, Any] | None = None
    if value == "from_5_honba":
        fields = {"from_honba": 5, "han": 2, "who": "all"}
    elif isinstance(value, Fields):
        fields = value
    if fields is not None and fields["han"] > least:
        draft.put("admission.shibari_from_honba", fields["from_honba"])
        draft.put("admission.shibari_han", fields["han"])
        draft.put("admission.shibari_who", fields["who"])


def _paarenchan(draft: Draft, value: int | str) -> None:
    """001:2082-2091: with eight honba any complete hand of the dealer wins; whose honba count is another option."""
    if value == "off":
        return
    draft.prices.setdefault("paarenchan", ElementPrice("yakuman", "yakuman"))
    draft.put("admission.free_dealer_from_honba", EIGHT_HONBA)
    draft.put("admission.free_who", "all" if value == "any_player" else "dealer")
    draft.put("admission.free_every", value if isinstance(value, int) else 1)


def _inherited_honba(draft: Draft, value: str | tuple[str, ...]) -> None:
    inherited = {"on": tuple(COUNTED_HONBA), "off": ()}.get(value, value) if isinstance(value, str) else value
    own = (what for option, what in COUNTED_HONBA.items() if option not in inherited)
    draft.put("admission.own_honba", tuple(sorted(own)))


def _several_ron(draft: Draft, value: str | tuple[str, ...]) -> None:
    draft.put("payments.multiple_ron_sticks", "own_returned" if "own_returned" in value else "nearest")
    draft.put("payments.multiple_ron_honba", "each" if "honba_to_all" in value else "nearest")


def _shares(draft: Draft, _value: Value) -> None:
    """Among three the six options say together what each pays; without them it is as the plan has it anyway."""
    values = draft.values
    if draft.seats != THREE_PLAYERS:
        return
    adjusted = values["sanma_ron_adjust"]
    weight = values["dealer_weight"]
    system: Mapping[str, Any] = {
        "north_share": values["sanma_north_share"],
        "ko_split": values["sanma_ko_tsumo_split"],
        "double_tsumo": values["sanma_double_tsumo"] == "on",
        "ron_adjust": (adjusted["dealer"], adjusted["others"]) if isinstance(adjusted, Fields) else adjusted,
        "own_share": values["sanma_ron_own_share"] == "on",
        "surcharge": "2000/1000" if (extra := values["sanma_tsumo_surcharge"]) == "2000_1000" else extra,
        "dealer_weight": 1 if weight == "off" else weight,
    }
    shared = shares(**system)
    if shared != shares(dealer_weight=system["dealer_weight"]):
        draft.put("payments.shares", msgspec.to_builtins(shared))


def _thousand_table(draft: Draft, value: str) -> None:
    if value == "on" and draft.seats == THREE_PLAYERS:
        draft.put("payments.tsumo_split", "thousands")
        draft.put("payments.round_to", 1000)


def _indicator_times(draft: Draft, value: str) -> None:
    tripled = draft.values["gari_triple"] == "on"
    draft.put("payments.indicator_times", (2 if value == "on" else 1, 3 if tripled else 1))


def _chombo(draft: Draft, value: str | Fields) -> None:
    if isinstance(value, Fields):
        draft.put("payments.chombo", "pool" if value["paid"] == "to_table" else value["paid"])
        draft.put("payments.chombo_amount", value["amount"])
        draft.put("payments.chombo_doubles", value["dealer"] == "double")
        return
    kinds = {"mangan_reverse_tsumo": "reverse_mangan", "pool_8000": "pool"}
    draft.put("payments.chombo", kinds.get(value, value))
    if value == "pool_8000":
        draft.put("payments.chombo_amount", 8000)


def _pao(draft: Draft, value: str | tuple[str, ...]) -> None:
    liable = set() if value == "off" else set(value)
    if draft.values["rinshan_pao"] == "on":
        liable.add("rinshan")
    draft.put("payments.pao", tuple(sorted(liable)))
    if not liable:
        return
    by_liable = draft.values["pao_honba_payer"] == "liable" or draft.values["honba_payer"] == "pao"
    draft.put("payments.pao_honba_payer", "liable" if by_liable else "discarder")
    draft.put("payments.pao_combined", draft.values["pao_combined_yakuman"] == "on")


def _oka_threshold(draft: Draft, value: int | str) -> None:
    """001:3192: the same number decides whether extra rounds are played."""
    if isinstance(value, int):
        draft.put("settlement.oka_needs", value)
        draft.put("length.above", value)


def _tobi_shou(draft: Draft, value: int | str | Fields) -> None:
    if value == "off":
        return
    fields: Mapping[str, Any] = value if isinstance(value, Fields) else {"amount": value}
    amount = fields["amount"]
    draft.put("settlement.bust_prize", BUST_PRIZE if amount == "on" else amount)
    draft.put("settlement.bust_prize_to", fields.get("receiver", "causer"))
    draft.put("settlement.debts_forgiven", fields.get("negative_to_zero") == "on")


def _points(draft: Draft, value: tuple[int, int]) -> None:
    start, target = value
    draft.put("settlement.start", start)
    draft.put("settlement.target", target)
    oka = draft.values["oka"]
    draft.put("settlement.oka", (target - start) * draft.seats // 1000 if oka == "standard" else oka)


def _uma(draft: Draft, value: tuple[int, ...] | Fields) -> None:
    rows: dict[str, tuple[int, ...]] = {}
    flat: tuple[int, ...] = (0,) * draft.seats
    if isinstance(value, Fields):
        rows = {above: row for above, row in value.items() if isinstance(row, tuple)}  # type: ignore[misc]
    elif any(value):
        flat = value
    if draft.values["uki_uma"] == "on":
        rows = dict(UKI_UMA)
    sinking = draft.values["shizumi_uma"]
    if sinking != "off":
        rows = _sinking_rows(10 if sinking == "on" else sinking, draft.seats)  # type: ignore[arg-type]
    draft.put("settlement.uma", flat)
    draft.put("settlement.uma_by_above", rows)


def _sinking_rows(amount: int, seats: int) -> dict[str, tuple[int, ...]]:
    """Everybody below the target pays the first place: with two of four above, +20 / 0 / -10 / -10."""
    return {
        str(above): (amount * (seats - above), *(0 if place < above else -amount for place in range(1, seats)))
        for above in range(1, seats)
    }


def _rounding(draft: Draft, value: str) -> None:
    draft.put("settlement.rounding", "math" if value == "level" else value)
    draft.put("settlement.winner_absorbs", value in ("level", "half_down"))


# ---------------------------------------------------------------- side games

BOOKS_EVENTS: Final = (
    *("akadora", "all_stars", "chankan", "chinitsu", "double_riichi", "haitei", "houtei", "ippatsu", "kan", "kanburi"),
    *("limit", "red_win", "rinshan", "sankantsu", "sanshoku_doukou"),
)
"""001:3136: what earns chips where nothing else is agreed."""
FROM_ALL: Final = ("all_stars", "chinitsu")
"""001:5890, 001:5893: from each."""
CHIPS_FOR: Final = {"all_stars": 2}
SINGLE_CHIPS: Final = (
    *("shuugi_akadora", "shuugi_all_stars", "shuugi_uradora", "shuugi_chinitsu"),
    *("shuugi_dora_count", "shuugi_yakuman", "shuugi_limits"),
)
"""Options that speak of one event each."""
CHIP_ELEMENTS: Final = {"all_stars_chips": ("all_stars", 2), "uradora_chip": ("uradora", 1)}
"""Elements that are paid in chips."""
INSTEAD: Final = {"yakuhai_shibari": "yakuhai"}
"""Elements that take the place of others where they are used."""
LIMIT_CHIPS: Final = (1, 3, 4, 4, 5)
"""001:3338, as far as it speaks of chips."""
CHIP_WORTH: Final = 1000
YAKITORI: Final[dict[str, Value]] = {"amount": 1000, "checked": "match", "receivers": "all", "unit": "points"}


def _chips(draft: Draft, value: str | Fields) -> None:
    """The list says what earns chips; options of single events say how many, and whether they do at all."""
    single_ones = any(draft.values[option] != "off" for option in SINGLE_CHIPS)
    if value == "off" and not single_ones and draft.prices.keys().isdisjoint(CHIP_ELEMENTS):
        return
    told: Mapping[str, Any] = {"events": () if value == "off" else BOOKS_EVENTS}
    if isinstance(value, Fields):
        told = value
    chips = {str(event): CHIPS_FOR.get(str(event), 1) for event in told["events"]}
    single = {event: draft.values[f"shuugi_{event}"] for event in ("akadora", "all_stars", "uradora", "chinitsu")}
    if single["akadora"] != "off":
        chips.pop("akadora", None)
        single["closed_akadora"] = single["akadora"]
        single["akadora"] = "off"
    chips |= {event: number for event, number in single.items() if isinstance(number, int)}
    chips |= {event: number for element, (event, number) in CHIP_ELEMENTS.items() if element in draft.prices}
    draft.put("chips.source", told.get("source", "players"))
    draft.put("chips.events", tuple(sorted(chips.items())))
    draft.put("chips.from_all", tuple(event for event in FROM_ALL if event in chips))
    draft.put("chips.rate", told.get("rate", CHIP_WORTH))
    many, yakuman, limits = (draft.values[f"shuugi_{event}"] for event in ("dora_count", "yakuman", "limits"))
    draft.put("chips.many_dora", 0 if many == "off" else many)
    draft.put("chips.yakuman", yakuman if isinstance(yakuman, tuple) else (0, 0))
    draft.put("chips.limits", LIMIT_CHIPS if limits == "on" else limits if isinstance(limits, tuple) else (0,) * 5)


def _yakitori(draft: Draft, value: str | int | Fields) -> None:
    if value == "off":
        return
    told = {**YAKITORI, **(value if isinstance(value, Fields) else {} if value == "on" else {"amount": value})}
    draft.put("yakitori.amount", told["amount"])
    draft.put("yakitori.each_round", told["checked"] == "round")
    draft.put("yakitori.unit", told["unit"])
    draft.put("yakitori.receivers", told["receivers"])


# ---------------------------------------------------------------- games of their own


def _implied_absorption(draft: Draft, value: str) -> None:
    if value == "on":
        for element, others in IMPLIED.items():
            for other in others:
                draft.absorb(element, other)


def _concealed_straight(draft: Draft, value: str) -> None:
    draft.extras.setdefault("ittsuu", []).append((CONCEALED_STRAIGHTS[value], CONCEALED_STRAIGHT_TAI))


def _pure_suit_no_flowers(draft: Draft, value: str) -> None:
    """002:448: that there are no honours is paid with the suit; what is left of the pair of them is: no flowers."""
    if value == "fan_2":
        draft.bar("uutsuu_uuhoa", "one_suit")


def _tai_limit(draft: Draft, value: int | str) -> None:
    """002:377. Where the supplement is within the limit, no payment is higher than it."""
    if isinstance(value, int):
        draft.put("value.most", value)
        if draft.values["tw_limit_before_supplement"] == "off":
            draft.put("payments.most_with_extra", value)


def _sticks(draft: Draft, value: str) -> None:
    """002:389-396: what everybody has in counting sticks, and from which the result is counted."""
    if value != "sheet":
        for place in ("settlement.start", "settlement.target"):
            draft.put(place, STICKS[value])


def _least_tai(draft: Draft, value: int) -> None:
    if value:
        draft.put("admission.minimum_han", value)


def _fan_cap(draft: Draft, value: int | str) -> None:
    draft.put("value.most", 0 if value == "none" else 2 ** int(value))


def _exchange(draft: Draft, value: str) -> None:
    if value != "off":
        draft.put("exchange.tiles", EXCHANGED)
        draft.put("exchange.to", value)


# ---------------------------------------------------------------- the table


def _seating(draft: Draft, value: str) -> None:
    """Whoever mixes the tiles of the winds, each seat is as likely."""
    if value == "dice":
        draft.put("seats.drawn", "dice")


def _nuki(draft: Draft, value: str | Fields) -> None:
    fields = nuki_fields(value)
    if not fields:
        draft.put("nuki.tiles", ())
    for name, said in fields.items():
        if name in NUKI_SWITCHES:
            draft.put(f"nuki.{name}", said == "on")
        else:
            draft.put(f"nuki.{name}", () if said == "none" else said)


def _riichi_shibari(draft: Draft, value: str) -> None:
    """001:2843: it is no yaku, and may be declared with an open hand."""
    draft.put("admission.facts", ("riichi",) if value == "on" else ())
    if value == "on":
        draft.price("riichi", ElementPrice(0, 0))
        draft.put("riichi.open_hand", True)


def _open_riichi(draft: Draft, value: str) -> None:
    """001:5686: one han more than riichi; than a double one, too (our reading)."""
    draft.put("riichi.opens", {"off": "nothing", "wait": "waits", "hand": "hand"}[value])
    if value == "off":
        return
    if "open_riichi" not in draft.prices:
        draft.prices["open_riichi"] = ElementPrice(2, None)
    draft.absorb("open_riichi", "double_riichi")
    draft.extras.setdefault("open_riichi", []).append(("double_riichi", 1))


def _atozuke(draft: Draft, value: str) -> None:
    draft.put("admission.every_wait", value != "atozuke")
    draft.put("admission.every_wait_if", "half_open" if value == "nakazuke" else "always")
    draft.put("admission.every_meld", value in ("kanzen_sakizuke", "chou_kanzen_sakizuke"))
    draft.put("admission.same_yaku", value == "chou_kanzen_sakizuke")


def _least_live(draft: Draft, value: str) -> None:
    """Tiles that must be left for a call: more than three, or none, instead of one."""
    if value == "off":
        draft.put("calls.least_live", CALLED_FROM)
    elif draft.values["no_calls_on_last_tile"] == "off":
        draft.put("calls.least_live", 0)


def _bars_tsumo(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("furiten.tsumo_too", True)


def _call_clock(draft: Draft, value: str) -> None:
    """The code of 001:2933-2936. The greater time is how long one may speak, the smaller is what counts as one moment:
    in modes b and c the book itself calls them the other way round."""
    if value == "client_clock":
        return
    one, other, mode = value.split(" / ")[:3]
    together, window = sorted((_milliseconds(one), _milliseconds(other)))
    draft.put("calls.window_ms", window)
    draft.put("calls.together_ms", together)
    # Within one moment rank decides in a, b and c; with one time for both all of the window is one moment.
    draft.put("calls.order", "rank" if mode != "d" and together == window else ORDER_OF_MODE[mode])


def _milliseconds(seconds: str) -> int:
    whole, _, part = seconds.partition(".")
    return int(whole) * 1000 + int(part.ljust(3, "0"))


def _tobi(draft: Draft, value: str) -> None:
    """001:2686: with nothing left one plays on; or to the end of the deal; or comes not even to that."""
    draft.put("length.bust", {"zero_within_deal": "at_zero"}.get(value, value))
    draft.put("riichi.last_points", value != "at_zero")


def _on_credit(draft: Draft, value: str) -> None:
    """000:873: who may go below zero needs no points for a riichi."""
    draft.put("riichi.on_credit", value == "on" or draft.values["tobi"] == "off")


def _kandora(draft: Draft, value: str) -> None:
    draft.put("dora.kan", value == "on")
    closed, opened = INDICATORS[str(draft.values["kandora_timing"])]
    draft.put("kans.closed_indicator", closed if value == "on" else "never")
    shown = value == "on" and draft.values["kandora_open_kan"] == "on"
    draft.put("kans.open_indicator", opened if shown else "never")


def _aborts(draft: Draft, _value: Value) -> None:
    """Each case by its own option; the list of them says the same."""
    cases = [abort for abort, (option, word) in ABORTS.items() if draft.values[option] == word]
    draft.put("draws.aborts", tuple(sorted(cases)))


def _four_kans(draft: Draft, value: str) -> None:
    draft.put("draws.four_kans", value)
    fifth = value == "fifth_kan" and draft.values["suukan_sanra"] == "on"
    draft.put("kans.after_limit", "aborts" if fifth else "none")


def _winner_deals(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("dealer.passes_to", "winner")


def _renchan(draft: Draft, value: str) -> None:
    stays = {*STAYS[value]}
    if draft.values["renchan_all_noten"] == "on":
        stays.add("all_noten")
    draft.put("dealer.stays_after", tuple(sorted(stays)))


def _renchan_limit(draft: Draft, value: int | str) -> None:
    most = {"off": 0, "until_lost": None}.get(value) if isinstance(value, str) else value
    if draft.values["paarenchan"] == "force_rotation":  # 001:2082: the winds change after the ninth
        most = NINTH_REPEAT if most is None else min(most, NINTH_REPEAT)
    draft.put("dealer.most_repeats", most)


def _game_length(draft: Draft, value: str | tuple[str, ...]) -> None:
    rounds = value if isinstance(value, tuple) else ROUNDS[value]
    draft.put("length.rounds", rounds)
    draft.put("length.extra_rounds", _extra_rounds(draft, rounds[-1]))
    if value == "sangensen":  # 001:397, 001:4734: winds and dragons change places
        draft.put("seats.tiles", DRAGONS)
        draft.put("seats.value_tiles", WINDS[:THREE_PLAYERS])
    ends = {"full": "round", "until_target_repeat_first": "target_without_repeat"}
    end = ends.get(str(draft.values["enchousen"]), "target")
    if draft.values["sudden_death"] == "off":
        end = "round"
    elif draft.values["sudden_death"] == "after_win" and end == "target":
        end = "target_by_win"
    draft.put("length.extra_ends", end)
    draft.put("length.extra_endless", draft.values["extra_rounds_max"] == "infinity")


def _extra_rounds(draft: Draft, last: str) -> tuple[str, ...]:
    """The listed ones, or the winds that follow the last one (000:865); none without a target (000:1001)."""
    tiles = DRAGONS if last in DRAGONS else WINDS
    extra, most = draft.values["enchousen"], draft.values["extra_rounds_max"]
    points = draft.values["start_target_points"]
    assert isinstance(points, tuple)
    if extra == "off" or points[0] == points[1]:
        return ()
    if not isinstance(most, int):  # all that are listed, or all winds, over and over again
        most = MOST_ROUNDS if isinstance(extra, tuple) else len(tiles)
    if isinstance(extra, tuple):
        return tuple(str(tile) for tile in extra[:most])
    return tuple(tiles[(tiles.index(last) + 1 + number) % len(tiles)] for number in range(most))


def _renchan_value_tile(draft: Draft, value: str) -> None:
    circles = {"off": (), "winds_and_dragons": ("dragons", "winds")}
    draft.put("seats.repeat_values", circles.get(value, (value,)))


def _stop(draft: Draft, value: str) -> None:
    sudden = draft.values["sudden_death"]
    also_tenpai = draft.values["tenpai_yame"] == "on" and sudden != "after_win"
    stops = () if "off" in (value, sudden) else ("tenpai", "win") if also_tenpai else ("win",)
    draft.put("length.stop_after", stops)
    asked = value == "optional" or draft.values["auto_yame"] == "off"
    draft.put("length.stop", "asked" if asked else "forced")


PRICING: Final[dict[str, Effect]] = {
    "optional_yaku": _optional_yaku,
    "local_yaku": nothing,  # it is a part of the price list (yaku_groups.py)
    "chiitoitsu_price": _chiitoitsu,
    "voted_yaku_values": _voted,
    "chinitsu_value": lambda draft, value: draft.price("chinitsu", ElementPrice(*value)),
    "first_turn_win_values": _first_turn,
    "double_yakuman": _double_yakuman,
}
"""Options that price elements; a price of the rule set's own beats them."""

SWITCHES: Final[dict[str, Effect]] = {
    "nagashi_mangan": _nagashi_mangan,
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
    "yakuman_single_cap": _single_cap,
    "yakuman_multiple_cap": _multiple_cap,
}

NUMBERS: Final[dict[str, Effect]] = {
    "fu_base": into("fu.base"),
    "fu_closed_ron": into("fu.closed_ron"),
    "fu_tsumo": into("fu.tsumo"),
    "fu_rinshan_tsumo": into("fu.rinshan_tsumo"),
    "fu_haitei": lambda draft, value: draft.put("fu.haitei_tsumo", value and draft.values["fu_tsumo"]),
    "fu_tsumo_flat_hand": _tsumo_flat,
    "fu_ron_flat_hand": _ron_flat,
    "fu_open_pinfu": into("fu.open_flat_ron"),
    "fu_run": nothing,
    "fu_triplet": into("fu.triplet"),
    "fu_kan": into("fu.kan"),
    "fu_value_pair": into("fu.dragon_pair", "fu.seat_pair", "fu.round_pair"),
    "fu_double_wind_pair": into("fu.double_wind_pair"),
    "fu_guest_wind_pair": into("fu.guest_pair"),
    "fu_wait": _waits,
    "bazoro": into("value.exponent"),
    "aotenjou": _aotenjou,
    "kiriage_mangan": _kiriage,
    "limit_scale": nothing,
    "kazoe_yakuman": _kazoe,
    "yakuman_combination": into("value.combine"),
    "dora_indicator": switch("dora.indicator"),
    "uradora": _uradora("dora.ura", "dora.ura_when"),
    "kandora": _kandora,
    "kandora_timing": nothing,
    "kandora_open_kan": nothing,
    "kandora_on_rinshan_win": choose("kans.turned_by_win", never=(), ankan=("closed",), always=("closed", "open")),
    "kan_uradora": _uradora("dora.kan_ura", "dora.kan_ura_when"),
    "akadora": _akadora,
    "akadora_condition": _akadora_condition,
    "dora_mapping": into("dora.mapping"),
    "dragon_order": choose("dora.dragon_order", japan=(5, 6, 7), confucian=(5, 6, 7), other=(5, 7, 6)),
    "dora_value": _dora_value,
    "permanent_dora": lambda draft, value: draft.put("dora.permanent", () if value == "off" else value),
    "dora_stacking": switch("dora.stacks"),
    "identical_pairs": _identical_pairs,
    "minimum_han": nothing,
    "ryanhan_shibari": _shibari,
    "sanma_north_share": _shares,
    "sanma_ko_tsumo_split": nothing,
    "sanma_double_tsumo": nothing,
    "sanma_ron_adjust": nothing,
    "sanma_ron_own_share": nothing,
    "sanma_tsumo_surcharge": nothing,
    "sanma_thousand_table": _thousand_table,
    "gari_double": _indicator_times,
    "gari_triple": nothing,
    "sixty_fu_cutoff": switch("value.sixty_cutoff"),
    "dealer_weight": lambda draft, value: draft.put("payments.dealer_weight", 1 if value == "off" else value),
    "double_ron": into("payments.double_ron"),
    "triple_ron": into("payments.triple_ron"),
    "multiple_ron_payment": choose("payments.multiple_ron_part", full="whole", half_each="half"),
    "ron_payer": into("payments.ron_paid_by"),
    "multiple_ron_sticks": _several_ron,
    "honba_value": into("payments.honba_each"),
    "honba_payer": choose("payments.honba_payer", discarder="discarder", pao="discarder", all="all"),
    "pao": _pao,
    "pao_honba_payer": nothing,
    "pao_combined_yakuman": nothing,
    "rinshan_pao": nothing,
    "noten_bappu": into("payments.noten_total"),
    "chombo": _chombo,
    "chombo_accumulates": choose("payments.chombo_once", off=True, on=False),
    "illegal_discard_penalty": into("calls.illegal"),
    "atamahane": choose_all(("payments.heads", "settlement.heads"), direct="nearest", reverse="farthest"),
    "riichi_stake": into("payments.stick"),
    "riichi_stake_if_ronned": choose("payments.stick_if_won_on", paid=True, not_paid=False),
    "start_target_points": _points,
    "oka": nothing,
    "oka_threshold": _oka_threshold,
    "tobi_shou": _tobi_shou,
    "uma": _uma,
    "shizumi_uma": nothing,
    "uki_uma": nothing,
    "tie_at_end": into("settlement.ties"),
    "riichi_sticks_at_end": into("settlement.leftover_sticks"),
    "final_score_rounding": _rounding,
}

TABLE: Final[dict[str, Effect]] = {
    "atozuke": _atozuke,
    "riichi_shibari": _riichi_shibari,
    "open_riichi": _open_riichi,
    "wareme": choose("payments.break_weight", off=1, dealer_x2=2, dealer_x0=2),
    "shiro_pocchi": switch("admission.white_joker"),
    "shiro_pocchi_ippatsu_only": switch("admission.white_joker_ippatsu"),
    "open_riichi_yakuman_payment": choose("payments.fed_open_riichi", off=0, on=MANGAN * 4),
    "nuki_dora": _nuki,
    "kita_dora": nothing,
    "gari": nothing,
    "dead_wall_size": lambda draft, stacks: draft.put("wall.dead_tiles", STACK * stacks),
    "dead_wall_played_out": switch("wall.played_out"),
    "hikkake_ban": choose("riichi.suji_trap", off=True, on=False),
    "winner_deals": _winner_deals,
    "time_limit": lambda draft, value: draft.put("length.minutes", 0 if value == "off" else value),
    "wall_break_throws": into("wall.throws"),
    "dead_wall_refill": switch("wall.refill"),
    "dealer_takes_two_last_tiles": switch("wall.dealer_takes_two"),
    "kuikae": choose("calls.swap", allowed="allowed", suji_allowed="other_end", forbidden="forbidden"),
    "calls_in_last_three_tiles": _least_live,
    "no_calls_on_last_tile": nothing,
    "chi_discard_ban": choose("calls.run_ban", off="none", adjacent="adjacent", inside="inside"),
    "call_priority": choose(
        "calls.order", ron_pon_chi="rank", simultaneous_only="simultaneous", first_caller="first", seat_order="seat"
    ),
    "call_timeouts": _call_clock,
    "riichi_min_live_tiles": into("riichi.least_live"),
    "riichi_on_credit": _on_credit,
    "furiten_riichi": switch("riichi.furiten"),
    "ankan_after_riichi": choose("riichi.ankan", off="never", drawn_tile="drawn_tile", always="always"),
    "ankan_after_riichi_any_tile": switch("riichi.ankan_any_tile"),
    "ankan_after_riichi_wait_change": switch("riichi.ankan_may_change_waits"),
    "ankan_after_riichi_yaku_change": switch("riichi.ankan_may_change_yaku"),
    "ankan_after_riichi_structure_change": switch("riichi.ankan_may_change_structure"),
    "kan_chains": choose(
        "kans.chains", off="never", after_any="any", after_closed_or_added="closed_or_added", after_closed="closed"
    ),
    "kan_after_pon_or_chi": switch("kans.after_call"),
    "kan_limit": lambda draft, value: draft.put("kans.limit", None if value == "off" else value),
    "chankan_on_ankan": into("kans.rob_closed"),
    "chankan_scope": choose("kans.rob_open", added=False, added_and_open=True),
    "kan_on_last_tile": _kan_on_last_tile,
    "temporary_furiten_end": into("furiten.ends"),
    "temporary_furiten_blocks_tsumo": _bars_tsumo,
    "riichi_pass_blocks_tsumo": choose("furiten.riichi_tsumo", off="free", passed_tile="passed_tile", any_win="barred"),
    "yakuman_ignores_furiten": switch("furiten.yakuman_free"),
    "abortive_draws": _aborts,
    "kyuushu_kyuuhai": nothing,
    "suufon_renda": nothing,
    "suucha_riichi": nothing,
    "suukan_sanra": nothing,
    "suukan_sanra_timing": _four_kans,
    "keishiki_tenpai": switch("draws.yakuless_tenpai"),
    "karaten_tenpai": into("draws.dead_wait"),
    "riichi_sticks_after_draw": choose("draws.sticks", next_winner="stay", oka="oka", **{"return": "return"}),
    "shuugi": _chips,
    "shuugi_akadora": nothing,
    "shuugi_all_stars": nothing,
    "shuugi_uradora": nothing,
    "shuugi_chinitsu": nothing,
    "shuugi_dora_count": nothing,
    "shuugi_yakuman": nothing,
    "shuugi_limits": nothing,
    "yakitori": _yakitori,
    "renchan": _renchan,
    "renchan_all_noten": nothing,
    "renchan_limit": _renchan_limit,
    "paarenchan": _paarenchan,
    "renchan_value_tile": _renchan_value_tile,
    "inherited_honba": _inherited_honba,
    "renchan_after_abort": choose("dealer.after_abort", off="passes", if_renchan="if_renchan", on="stays"),
    "honba_after_draw": choose(
        "dealer.honba_after_draw", off="never", dealer_tenpai="dealer_tenpai", all_noten="all_noten", always="always"
    ),
    "seating_method": _seating,
    "game_length": _game_length,
    "enchousen": nothing,
    "extra_rounds_max": nothing,
    "sudden_death": nothing,
    "tobi": _tobi,
    "score_ceiling": lambda draft, value: draft.put("length.ceiling", 0 if value == "off" else value),
    "mercy_gap": switch("length.mercy_gap"),
    "agari_yame": _stop,
    "tenpai_yame": nothing,
    "auto_yame": nothing,
}

OF_ONE_GAME: Final[dict[str, Effect]] = {
    "tw_min_tai": _least_tai,
    "tw_tai_limit": _tai_limit,
    "tw_limit_before_supplement": nothing,
    "tw_scoring_medium": _sticks,
    "tw_implied_absorption": _implied_absorption,
    "tw_discard_chow_in_straight": _concealed_straight,
    "tw_river_count": choose("admission.river", lying="lying", all_discards="all"),
    "tw_pure_suit_no_flowers": _pure_suit_no_flowers,
    "tw_flower_win_supplement": switch("payments.dealer_extra_flowers"),
    "tw_missed_win": choose("furiten.missed", none="free", until_own_turn="bars"),
    "sc_next_after_hu": choose("winners.next_after", after_last_winner="winner", after_discarder="discarder"),
    "sc_wait_on_own_four": nothing,
    "sc_fine_48_stacking": choose("void.fine_each", once=False, per_cause=True),
    "sc_fan_cap": _fan_cap,
    "sc_exchange_three": _exchange,
}
"""Options of whole games: they act in these games alone."""

EFFECTS: Final[dict[str, Effect]] = {**PRICING, **SWITCHES, **NUMBERS, **TABLE, **OF_ONE_GAME}


def compile_plan(
    game: str,
    values: Mapping[str, Value],
    prices: Mapping[str, ElementPrice],
    patched: Collection[str],
    patterns: Mapping[str, Pattern],
    told: Mapping[str, Told],
    absorbed: Mapping[str, tuple[str, ...]],
) -> Plan:
    """What these rules mean. ``told``: what is said straight of fields that no option sets, by place. ``absorbed``:
    what does not count beside an element here."""
    options = catalogue().options
    obeyed = {name: _obeyed(options[name], values[name]) for name in EFFECTS}
    draft = Draft(obeyed, prices, patched, seats_of(game, told))
    draft.put("payments.seats", draft.seats)
    for name, effect in effects_in(game).items():
        effect(draft, obeyed[name])
    straight = nested(told)
    parts: dict[str, Any] = {
        part: msgspec.convert(draft.parts[part] | straight.get(part, {}), kind) for part, kind in PARTS.items()
    }
    parts["fu"] = _counted_or_not(parts["fu"])
    parts["wall"] = _without_dead_wall(parts["wall"])
    parts["grammar"] = _with_structures(parts["grammar"], draft.prices)
    _price_nagashi(draft, parts["value"])
    if parts["kans"].last_replacement:
        draft.lift("haitei", "rinshan")
    if parts["kans"].rob_closed == "any_hand":  # 001:2411: then one's own, too
        draft.lift("ji_chankan", "fourth_of_closed_triplet")
    for element, other in INSTEAD.items():
        if element in draft.prices:
            draft.drop(other)
    for element, others in absorbed.items():
        for other in others:
            draft.absorb(element, other)
    return Plan(
        game=game,
        elements=_elements(draft, _value_facts(parts["seats"])),
        patterns=draft.patterns
        | {
            name: PatternPlan(
                pattern.pattern,
                planned(pattern.price.closed),
                planned(pattern.price.open),
                pattern.name.get("ru", ""),
                pattern.name.get("en", ""),
            )
            for name, pattern in sorted(patterns.items())
        },
        **parts,
        table={
            name: _table_value(values[name])
            for name, option in sorted(options.items())
            if not option.is_built(values[name])
        },
    )


def seats_of(game: str, told: Mapping[str, Told]) -> int:
    """How many play: the game says it, or, where it leaves that open, the field of the plan."""
    players = catalogue().games[game].players.partition(",")[0]
    said = told.get("payments.seats", FOUR_PLAYERS)
    assert isinstance(said, int)
    return int(players) if players.isdecimal() else said


@cache
def effects_in(game: str) -> Mapping[str, Effect]:
    """What the options do that this game has."""
    return {name: effect for name, effect in EFFECTS.items() if catalogue().has(game, name)}


@cache
def said_by_options(game: str = "riichi") -> Mapping[str, str]:
    """Each field of the plan that some value of an option of this game sets, and that option."""
    usual = {name: option.default for name, option in catalogue().options.items()}
    found: dict[str, str] = {}
    for name, effect in effects_in(game).items():
        for value in _samples(catalogue().options[name]):
            for seats in (FOUR_PLAYERS, THREE_PLAYERS):
                found |= _places(effect, name, value, {**usual, name: value}, seats, found)
    return found


def _places(
    effect: Effect, name: str, value: Value, values: Mapping[str, Value], seats: int, known: Collection[str] = ()
) -> dict[str, str]:
    draft = Draft(values, {}, (), seats)
    effect(draft, value)
    return {place: name for place in draft.places if place not in known}


def _samples(option: Option) -> Iterator[Value]:
    """Built values of every form."""
    raw: list[object] = [option.default, *(int(word) if word.isdecimal() else word for word in option.words)]
    if option.number is not None:
        raw += (option.number.low, option.number.high)
    if option.table is not None:
        raw.append({})
    if option.code is not None:
        raw.append(option.code.example)
    yield from (value for value in map(option.canonical, raw) if option.is_built(value))


def set_by_options(values: Mapping[str, Value], seats: int, game: str) -> Mapping[str, str]:
    """Each field of the plan that options of this game set at these values, and the option."""
    options = catalogue().options
    obeyed = {name: _obeyed(options[name], values[name]) for name in EFFECTS}
    found: dict[str, str] = {}
    for name, effect in effects_in(game).items():
        found |= _places(effect, name, obeyed[name], obeyed, seats)
    return found


def _obeyed(option: Option, value: Value) -> Value:
    """A value that nobody obeys yet leaves the usual one in force; `Plan.table` tells that it was written."""
    return value if option.is_built(value) else option.default


def _counted_or_not(fu: FuPlan) -> FuPlan:
    """Where nobody counts fu, every hand has the same; but for what a closed hand has more."""
    if fu.counted:
        return fu
    nothing = (0, 0, 0, 0)
    kept = {"counted": False, "base": fu.base, "closed": fu.closed, "seven_pairs": fu.base, "round_to": 1}
    sets: dict[str, tuple[int, ...]] = {"tsumo_exempt": (), "closed_ron_exempt": ()}
    sets |= dict.fromkeys(("triplet", "kan", "mixed_triplet", "mixed_kan"), nothing)
    rest = {field: 0 for field in FuPlan.__struct_fields__ if field not in kept and field not in sets}
    return FuPlan(**kept, **sets, **rest)  # type: ignore[arg-type]


def _without_dead_wall(wall: WallPlan) -> WallPlan:
    """Where there is no dead wall, replacement tiles come from the end of the live one, unless it is said otherwise."""
    nowhere = wall.replace_from in ("dead_wall", "reserve") and not wall.dead_tiles
    return msgspec.structs.replace(wall, replace_from="live_end") if nowhere else wall


def _with_structures(grammar: GrammarPlan, prices: Mapping[str, ElementPrice]) -> GrammarPlan:
    """With the structures of the elements that are played."""
    wanted = {catalogue().elements[name].structure for name in prices if name in catalogue().elements}
    more = tuple(name for name in STRUCTURES if name in wanted and name not in grammar.structures)
    return msgspec.structs.replace(grammar, structures=(*grammar.structures, *more)) if more else grammar


def _price_nagashi(draft: Draft, value: ValuePlan) -> None:
    """Where points are added up, it is worth the dearest hand (001:4297)."""
    if value.linear and value.most and "nagashi_mangan" in draft.prices:
        draft.limits["nagashi_mangan"] = f"limit {value.most}"


def _value_facts(seats: SeatPlan) -> tuple[str, ...]:
    """The facts of which every one is a yakuhai, where they are not the usual ones."""
    if seats == SeatPlan(tiles=seats.tiles, repeat_values=seats.repeat_values):
        return ()
    own = (("seat_triplet", seats.seat_counts), ("round_triplet", seats.round_counts))
    return (*(TRIPLETS[tile] for tile in seats.value_tiles), *(fact for fact, counts in own if counts))


def _elements(draft: Draft, value_facts: tuple[str, ...]) -> dict[str, ElementPlan]:
    return {
        name: ElementPlan(
            draft.limits.get(name, planned(price.closed)),
            draft.limits.get(name, planned(price.open)),
            tuple(sorted(draft.needs.get(name, ()))),
            tuple(sorted(draft.bars.get(name, ()))),
            lifts=tuple(sorted(draft.lifts.get(name, ()))),
            extras=tuple(sorted(draft.extras.get(name, ()))),
            absorbs=tuple(sorted(draft.absorbs.get(name, ()))),
            each=value_facts if name == "yakuhai" else (),
        )
        for name, price in sorted(draft.prices.items())
        if price.closed is not None or price.open is not None
    }


def _table_value(value: Value) -> bool | int | str | list[int | str]:
    if isinstance(value, Fields):
        return written(value)
    if isinstance(value, tuple):
        return [entry for entry in value if isinstance(entry, int | str)]
    return value
