"""What a lesson says of a rule set without anybody writing it down: numbers by name, and what is so and what is not."""

from collections.abc import Callable, Mapping
from typing import Final

from jantaku.lessons.tables import MANGAN, fed_by, honba_adds, other_than_dealer
from jantaku.rules.plan import DoraPlan, Plan, WallPlan
from jantaku.scoring.book import book_of, limit_of, tile_set_of
from jantaku.scoring.explanations.clauses import SEATS
from jantaku.scoring.payments import Award, Counters, ron
from jantaku.texts import TextId, Texts
from jantaku.tiles import KIND, KIND_OF

THREE: Final = 3
LONG_NUMBER: Final = 5
SUIT_NAMES: Final = {"m": TextId("lesson-suit-m"), "p": TextId("lesson-suit-p"), "s": TextId("lesson-suit-s")}
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def _at_table(plan: Plan) -> int:
    """How many play at the table, phantoms not among them."""
    return plan.payments.seats - len(plan.payments.phantoms)


def _stacks(plan: Plan) -> int:
    return len(tile_set_of(plan).tiles) // plan.payments.seats // 2


def _live(plan: Plan) -> int:
    """Tiles that can be drawn after the deal; the dealer has got one more than the others."""
    return len(tile_set_of(plan).tiles) - sum(plan.wall.blocks) * _at_table(plan) - 1 - plan.wall.dead_tiles


def _mangan(seat: int, plan: Plan) -> int:
    """What a mangan by ron pays; seat 0 is the dealer."""
    return ron([Award(seat, MANGAN)], fed_by(seat, plan.payments), Counters(), plan.payments).total(seat)


def _ron_of(base: int, plan: Plan) -> int:
    """What one who does not deal is paid by ron for this base amount."""
    other = other_than_dealer(plan.payments)
    return ron([Award(other, base)], fed_by(other, plan.payments), Counters(), plan.payments).total(other)


def _price(name: str) -> Callable[[Plan], int]:
    def worth(plan: Plan) -> int:
        element = plan.elements[name]
        price = element.closed if element.closed is not None else element.open
        assert price is not None, name
        return price if isinstance(price, int) else limit_of(price) or 0

    return worth


NUMBERS: Final[Mapping[str, Callable[[Plan], int]]] = {
    "players": _at_table,
    "others": lambda plan: _at_table(plan) - 1,
    "tiles": lambda plan: len(tile_set_of(plan).tiles),
    "hand": lambda plan: sum(plan.wall.blocks),
    "whole": lambda plan: sum(plan.wall.blocks) + 1,
    "sets": lambda plan: (book_of(plan).grammar.size - 2) // 3,
    "fours": lambda plan: sum(block == 4 for block in plan.wall.blocks),
    "stacks": _stacks,
    "dead": lambda plan: plan.wall.dead_tiles,
    "live": _live,
    "start": lambda plan: plan.settlement.start,
    "phantom_account": lambda plan: plan.settlement.start * len(plan.payments.phantoms),
    "target": lambda plan: plan.settlement.target,
    "needed": lambda plan: plan.settlement.target + plan.length.above,
    "mangan_han": lambda plan: next(han for han, base in plan.value.limits if base >= MANGAN),
    "oka": lambda plan: plan.settlement.oka,
    "stick": lambda plan: plan.payments.stick,
    "noten": lambda plan: plan.payments.noten_total,
    "draw_stake": lambda plan: plan.payments.draw_stake,
    "draw_stakes_most": lambda plan: plan.payments.draw_stakes_most,
    "deal_stake": lambda plan: plan.payments.deal_stake,
    "built_of": lambda plan: plan.building.tiles,
    "steps": lambda plan: plan.building.steps,
    "seconds": lambda plan: plan.building.seconds,
    "faces_first": lambda plan: plan.wall.faces[0],
    "faces_second": lambda plan: plan.wall.faces[1],
    "side_long": lambda plan: max(plan.wall.sides),
    "side_short": lambda plan: min(plan.wall.sides),
    "honba_ron": lambda plan: honba_adds(plan.payments)[0],
    "honba_tsumo": lambda plan: honba_adds(plan.payments)[1],
    "least_live": lambda plan: plan.riichi.least_live,
    "chip": lambda plan: plan.chips.rate,
    "ura_chips_from": lambda plan: plan.payments.ura_chips_from,
    "least_han": lambda plan: plan.admission.minimum_han,
    "yakuless_fu": lambda plan: plan.admission.yakuless_fu,
    "cap": lambda plan: plan.value.cap,
    "mangan": lambda plan: _ron_of(plan.value.cap, plan),
    "compound": lambda plan: plan.value.limits[-1][1],
    "ceiling": lambda plan: plan.length.ceiling,
    "added_ron": lambda plan: plan.payments.added[0][1],
    "added_tsumo": lambda plan: plan.payments.added[0][2],
    "repeats": lambda plan: plan.dealer.most_repeats or 0,
    "shibari_from": lambda plan: plan.admission.shibari_from_honba or 0,
    "shibari_han": lambda plan: plan.admission.shibari_han,
    "free_from": lambda plan: plan.admission.free_dealer_from_honba or 0,
    "rounds": lambda plan: len(plan.length.rounds),
    "deals": lambda plan: plan.length.deals,
    "minutes": lambda plan: plan.length.minutes,
    "dora_han": lambda plan: abs(plan.dora.han),
    "nuki_han": lambda plan: plan.dora.nuki_han,
    "linear": lambda plan: plan.value.linear,
    "per_han": lambda plan: plan.value.per_han,
    "hand_least": lambda plan: plan.value.least,
    "every": lambda plan: plan.value.linear * plan.value.exponent,
    "red_points": lambda plan: plan.value.linear * plan.dora.red_han,
    "nuki_points": lambda plan: plan.value.linear * plan.dora.nuki_han,
    "dora_points": lambda plan: plan.value.linear * plan.dora.han,
    "most": lambda plan: plan.value.most,
    "yakuman_han": lambda plan: plan.value.yakuman_han,
    "dealer_extra": lambda plan: plan.payments.dealer_extra,
    "dealer_extra_honba": lambda plan: plan.payments.dealer_extra_honba,
    "false_win": lambda plan: plan.payments.false_win,
    "excluded": lambda plan: plan.exclusion.kinds,
    "most_mixed": lambda plan: plan.supplements.most_mixed,
    "most_runs": lambda plan: plan.calls.most_runs or 0,
    "void_fine": lambda plan: plan.void.fine,
    "winners": lambda plan: plan.winners.until,
    "kong_closed": lambda plan: plan.kans.pays[0],
    "kong_open": lambda plan: plan.kans.pays[1],
    "kong_added": lambda plan: plan.kans.pays[2],
    "tsumo_extra": lambda plan: (plan.payments.shares.tsumo_extra if plan.payments.shares else (0, 0))[1],
    "fan_value": lambda plan: plan.fu.base,
    "fu_base": lambda plan: plan.fu.base,
    "fu_closed_ron": lambda plan: plan.fu.closed_ron,
    "fu_tsumo": lambda plan: plan.fu.tsumo,
    "fu_triplet": lambda plan: plan.fu.triplet[0],
    "fu_wait": lambda plan: plan.fu.kanchan,
    "fu_pair": lambda plan: plan.fu.dragon_pair,
    "fu_pairs": lambda plan: plan.fu.seven_pairs,
    "own_share_times": lambda plan: plan.payments.own_share_times,
    "indicator_after": lambda plan: plan.nuki.indicator_after,
}
"""Numbers of the plan; an element's price is ``{price_riichi}``, in points ``{points_riichi}``."""

SO: Final[Mapping[str, Callable[[Plan], object]]] = {
    "four": lambda plan: _at_table(plan) > THREE,
    "three": lambda plan: _at_table(plan) == THREE,
    "whole_box": lambda plan: plan.grammar.tile_set == "riichi",
    "chi": lambda plan: "chi" in plan.calls.verbs,
    "open_kan": lambda plan: "kan" in plan.calls.verbs,
    "dora": lambda plan: plan.dora.indicator and plan.dora.source == "dead_wall",
    "next": lambda plan: plan.dora.mapping == "next" and (plan.dora.indicator or plan.dora.ura),
    "good_dora": lambda plan: plan.dora.han > 0,
    "ura": lambda plan: plan.dora.ura,
    "kan_dora": lambda plan: plan.dora.kan,
    "red": lambda plan: plan.dora.red and any(plan.grammar.reds),
    "red_as_dora": lambda plan: plan.dora.red_han == DoraPlan().red_han,
    "honours": lambda plan: KIND_OF["1z"] in {tile & KIND for tile in tile_set_of(plan).tiles},
    "manzu_ends": lambda plan: not {KIND_OF["2m"], KIND_OF["5m"]} & {tile & KIND for tile in tile_set_of(plan).tiles},
    "north": lambda plan: plan.nuki.tiles == ("4z",),
    "north_robbed": lambda plan: plan.nuki.robbery != "never",
    "north_plain": lambda plan: plan.nuki.in_hand == "plain",
    "north_dora": lambda plan: plan.nuki.in_hand == "dora",
    "indicator_after": lambda plan: plan.nuki.indicator_after,
    "riichi": lambda plan: plan.riichi.declared and not plan.riichi.dealt,
    "stick": lambda plan: plan.payments.stick,
    "furiten": lambda plan: plan.furiten.own_pond,
    "missed": lambda plan: plan.furiten.missed == "bars",
    "yaku_needed": lambda plan: plan.admission.minimum_han > 0 and not plan.admission.yakuless_fu,
    "shibari": lambda plan: plan.admission.shibari_from_honba,
    "free_dealer": lambda plan: plan.admission.free_dealer_from_honba,
    "fu": lambda plan: plan.fu.counted and not plan.value.linear,
    "linear": lambda plan: plan.value.linear,
    "limits": lambda plan: not plan.value.linear and not plan.value.open_sky,
    "dealer_counts": lambda plan: _mangan(0, plan) > _mangan(other_than_dealer(plan.payments), plan),
    "own_share": lambda plan: plan.payments.shares is not None and plan.payments.shares.own_share_ron,
    "tsumo_loss": lambda plan: (
        plan.payments.seats == THREE and plan.payments.shares is None and plan.payments.tsumo_split == "each"
    ),
    "kuitan": lambda plan: "tanyao" in plan.elements and plan.elements["tanyao"].open is not None,
    "honba": lambda plan: honba_adds(plan.payments)[0],
    "noten": lambda plan: plan.payments.noten_total,
    "multiple": lambda plan: plan.payments.double_ron == "all_paid",
    "aborts": lambda plan: plan.draws.aborts,
    "nine": lambda plan: "kyuushu_kyuuhai" in plan.draws.aborts,
    "eight": lambda plan: plan.draws.nine_kinds == 8,
    "four_winds": lambda plan: "four_winds" in plan.draws.aborts,
    "four_riichi": lambda plan: "four_riichi" in plan.draws.aborts,
    "four_kans": lambda plan: "four_kans" in plan.draws.aborts,
    "triple_ron": lambda plan: plan.payments.triple_ron == "abort",
    "even_wall": lambda plan: len(tile_set_of(plan).tiles) % (2 * plan.payments.seats) == 0,
    "usual_deal": lambda plan: plan.wall.blocks == WallPlan().blocks,
    "swap": lambda plan: plan.calls.swap == "forbidden",
    "winner_deals": lambda plan: plan.dealer.passes_to == "winner",
    "stays_tenpai": lambda plan: "tenpai" in plan.dealer.stays_after,
    "stays_draw": lambda plan: "draw" in (plan.dealer.later_stays_after or ()),
    "deals": lambda plan: plan.length.deals,
    "minutes": lambda plan: plan.length.minutes,
    "by_rounds": lambda plan: not plan.length.deals and not plan.length.minutes,
    "extra": lambda plan: plan.length.extra_rounds and NUMBERS["needed"](plan) > plan.settlement.start,
    "bust": lambda plan: plan.length.bust == "below_zero",
    "start": lambda plan: plan.settlement.start,
    "oka": lambda plan: plan.settlement.oka,
    "uma": lambda plan: any(plan.settlement.uma),
    "above": lambda plan: plan.settlement.uma_by_above,
    "dead": lambda plan: plan.wall.dead_tiles,
    "played_out": lambda plan: plan.wall.played_out,
    "excluded": lambda plan: plan.exclusion.kinds,
    "least_live": lambda plan: plan.riichi.least_live,
    "closed_riichi": lambda plan: not plan.riichi.open_hand,
    "honba_draw": lambda plan: plan.dealer.honba_after_draw == "always",
    "two_throws": lambda plan: plan.wall.throws > 1,
    "one_die": lambda plan: plan.wall.dice == 1 and not plan.wall.faces,
    "special_dice": lambda plan: plan.wall.faces,
    "usual_dice": lambda plan: plan.wall.dice > 1 and not plan.wall.faces,
    "dragons": lambda plan: plan.seats.tiles[0] == "5z",
    "winds": lambda plan: plan.seats.tiles[0] == "1z",
}
"""What may stand behind a question mark; also an element, which is so where it counts: ``?tanyao``."""


def is_so(name: str, plan: Plan) -> bool:
    """Whether a line behind ``?name`` is told; ``?!name`` where it is not so."""
    if name.startswith("!"):
        return not is_so(name[1:], plan)
    if name in SO:
        return bool(SO[name](plan))
    if name.startswith("yaku_"):
        return name.removeprefix("yaku_") in plan.elements
    raise LookupError(f"a lesson asks for {name!r}, which nobody knows")


def number(name: str, plan: Plan) -> int:
    """The number that ``{name}`` stands for."""
    if name in NUMBERS:
        return NUMBERS[name](plan)
    if name.startswith("price_"):
        return _price(name.removeprefix("price_"))(plan)
    if name.startswith("points_"):
        return _price(name.removeprefix("points_"))(plan) * plan.value.linear
    raise LookupError(f"a lesson asks for the number {name!r}, which nobody knows")


def figure(value: int, language: str) -> str:
    """As people write it: 25,000 in English, 25 000 in Russian."""
    digits = f"{abs(value):,}"
    if language == "ru":
        digits = digits.replace(",", NO_BREAK) if abs(value) >= 10 ** (LONG_NUMBER - 1) else digits.replace(",", "")
    return f"\N{MINUS SIGN}{digits}" if value < 0 else digits


def words(name: str, plan: Plan, texts: Texts) -> str | None:
    """What is not a number: names of rounds and of tiles, the uma; None for what is none of it."""
    match name:
        case "round_names":
            return ", ".join(honour(tile, texts) for tile in plan.length.rounds)
        case "seat_names":
            return ", ".join(honour(tile, texts) for tile in plan.seats.tiles[: plan.payments.seats])
        case "uma":
            return ", ".join(signed(place, texts.language) for place in plan.settlement.uma)
        case "uma_one":
            return ", ".join(signed(place, texts.language) for place in plan.settlement.uma_by_above["1"])
    return None


def honour(tile: str, texts: Texts) -> str:
    """A wind or a dragon by its name; where seats are suits, the suit."""
    if tile[-1] in SUIT_NAMES:
        return texts(SUIT_NAMES[tile[-1]])
    return texts(SEATS[KIND_OF[tile] - KIND_OF["1z"]])


def signed(value: int, language: str) -> str:
    """With its sign."""
    return f"+{figure(value, language)}" if value > 0 else figure(value, language)
