"""Rule set to plan: the options act on a `Draft`, one after the other, and the draft becomes a `Plan`.

`EFFECTS` is the table of contents: what each built option does, part by part, in the order in which they act. Elements
come first, because others ask which of them are in use and cap what they are worth; options of single games come last
and have the last word. Values that nobody obeys yet go into ``Plan.table`` as they are, so that a plan never hides
that two rule sets differ.
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from jantaku.hands.structures import STRUCTURES
from jantaku.rules.effects import (
    admission,
    calls,
    dealer,
    dora,
    draws,
    elements,
    fu,
    kans,
    linear,
    match,
    payments,
    riichi,
    settlement,
    shorthands,
    sichuan,
    side_games,
    taiwanese,
    value,
    wall,
)
from jantaku.rules.effects.draft import FOUR_PLAYERS, Draft, Effect
from jantaku.rules.entries import catalogue
from jantaku.rules.plan import PARTS, ElementPlan, FuPlan, GrammarPlan, PatternPlan, Plan, SeatPlan, ValuePlan, WallPlan
from jantaku.rules.prices import ElementPrice, planned
from jantaku.rules.sheet import Pattern
from jantaku.rules.sheet_parts import Told, nested
from jantaku.rules.values import Fields, Value, written
from jantaku.tiles import SHORTS, TileSet, tile_set

EFFECTS: Final[dict[str, Effect]] = {
    **elements.EFFECTS,
    **fu.EFFECTS,
    **value.EFFECTS,
    **dora.EFFECTS,
    **wall.EFFECTS,
    **calls.EFFECTS,
    **kans.EFFECTS,
    **riichi.EFFECTS,
    **admission.EFFECTS,
    **payments.EFFECTS,
    **draws.EFFECTS,
    **dealer.EFFECTS,
    **match.EFFECTS,
    **settlement.EFFECTS,
    **side_games.EFFECTS,
    **taiwanese.EFFECTS,
    **sichuan.EFFECTS,
    **shorthands.EFFECTS,
    **linear.EFFECTS,
}

INSTEAD: Final = {"yakuhai_shibari": "yakuhai"}
"""Elements that take the place of others where they are used."""
WIDER: Final = {"seven_pairs_quads": "seven_pairs"}
"""Structures that read every hand of another, whose place they take."""
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
    in_force = obeyed(values)
    draft = Draft(in_force, prices, patched, seats_of(game, told), accounts_of(game, told))
    draft.put("payments.seats", draft.seats)
    for name, effect in effects_in(game).items():
        effect(draft, in_force[name])
    straight = nested(told)
    parts: dict[str, Any] = {
        part: msgspec.convert(draft.parts[part] | straight.get(part, {}), kind) for part, kind in PARTS.items()
    }
    if "seats.value_tiles" not in told:
        parts["seats"] = _with_values_of(tile_set(parts["grammar"].tile_set), parts["seats"])
    parts["fu"] = _counted_or_not(parts["fu"])
    if kinds := riichi.more_kinds(draft.prices):
        parts["riichi"] = msgspec.structs.replace(parts["riichi"], more_kinds=kinds)
    parts["wall"] = _without_dead_wall(parts["wall"])
    parts["grammar"] = _with_structures(parts["grammar"], draft)
    _price_nagashi(draft, parts["value"])
    if tile_set(parts["grammar"].tile_set).supplements == "pairs":
        draft.facts |= OF_PAIRS
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
                because_ru=pattern.because.get("ru", ""),
                because_en=pattern.because.get("en", ""),
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
    """How many seats the table has: as the sheet says, or as many as the game is for."""
    players = catalogue().games[game].players.partition(",")[0]
    said = told.get("payments.seats", int(players) if players.isdecimal() else FOUR_PLAYERS)
    assert isinstance(said, int)
    return said


def accounts_of(game: str, told: Mapping[str, Told]) -> int:
    """How many are placed and settled with at the end: teams, or all who play."""
    teams, members = told.get("seats.teams", ()), told.get("seats.members", 0)
    assert isinstance(teams, tuple)
    assert isinstance(members, int)
    phantoms = told.get("payments.phantoms", ())
    assert isinstance(phantoms, tuple)
    return len({*teams}) if teams else members or seats_of(game, told) - len(phantoms)


@cache
def effects_in(game: str) -> Mapping[str, Effect]:
    """What the options do that this game has."""
    return {name: effect for name, effect in EFFECTS.items() if catalogue().has(game, name)}


def obeyed(values: Mapping[str, Value]) -> dict[str, Value]:
    """A value that nobody obeys yet leaves the usual one in force; `Plan.table` tells that it was written."""
    options = ((name, catalogue().options[name]) for name in EFFECTS)
    return {name: values[name] if option.is_built(values[name]) else option.default for name, option in options}


def _with_values_of(box: TileSet, seats: SeatPlan) -> SeatPlan:
    """With the value tiles of the box, unless the sheet names all of them itself."""
    more = tuple(SHORTS[kind] for kind in box.valued if SHORTS[kind] not in seats.value_tiles)
    return msgspec.structs.replace(seats, value_tiles=(*seats.value_tiles, *more)) if more else seats


def _counted_or_not(fu: FuPlan) -> FuPlan:
    """Where nobody counts fu, every hand has the same; but for what a closed hand has more."""
    if fu.same:
        fu = msgspec.structs.replace(fu, counted=False, base=fu.same, closed=0)
    if fu.counted:
        return fu
    nothing = (0, 0, 0, 0)
    kept = {"counted": False, "base": fu.base, "closed": fu.closed, "seven_pairs": fu.base, "round_to": 1}
    kept["inverted_runs"] = False
    exempt = ("tsumo_exempt", "tsumo_unless", "closed_ron_exempt", "closed_ron_unless")
    sets: dict[str, tuple[int, ...]] = dict.fromkeys((*exempt, "fixed", "added"), ())
    sets |= dict.fromkeys(("triplet", "kan", "mixed_triplet", "mixed_kan"), nothing)
    rest = {field: 0 for field in FuPlan.__struct_fields__ if field not in kept and field not in sets}
    return FuPlan(**kept, **sets, **rest)  # type: ignore[arg-type]


def _without_dead_wall(wall: WallPlan) -> WallPlan:
    """Where there is no dead wall, replacement tiles come from the end of the live one, unless it is said otherwise."""
    nowhere = wall.replace_from in ("dead_wall", "reserve") and not wall.dead_tiles
    return msgspec.structs.replace(wall, replace_from="live_end") if nowhere else wall


def _with_structures(grammar: GrammarPlan, draft: Draft) -> GrammarPlan:
    """With the structures of the elements that are played."""
    own = {catalogue().elements[name].structure for name in draft.prices if name in catalogue().elements}
    wanted = {draft.structures.get(name, name) for name in own} | {*draft.more_structures}
    wider = {narrow: wide for wide, narrow in WIDER.items() if wide in wanted}
    structures = tuple(dict.fromkeys(wider.get(name, name) for name in grammar.structures))
    more = tuple(name for name in STRUCTURES if name in wanted and name not in structures)
    return msgspec.structs.replace(grammar, structures=(*structures, *more)) if wider or more else grammar


def _price_nagashi(draft: Draft, value: ValuePlan) -> None:
    """Where points are added up, it is worth the dearest hand (001:4297)."""
    if value.linear and value.most and "nagashi_mangan" in draft.prices:
        draft.limits["nagashi_mangan"] = f"limit {value.most}"


def _value_facts(seats: SeatPlan) -> tuple[str, ...]:
    """The facts of which every one is a yakuhai, where they are not the usual ones."""
    apart = {
        name: getattr(seats, name)
        for name in ("tiles", "repeat_values", "members", "rotation", "fifth_wind", "teams", "round_pairs")
    }
    if seats == SeatPlan(**apart):
        return ()
    both = seats.round_counts and bool(seats.round_pairs)
    own = (("seat_triplet", seats.seat_counts), ("round_triplet", seats.round_counts), ("both_round_triplets", both))
    return (*(TRIPLETS[tile] for tile in seats.value_tiles), *(fact for fact, counts in own if counts))


OF_PAIRS: Final = {"rengo_kan_yakuman_dragons": ("big_dragons", "dragon_quads", "flowers_in_hand", "no_runs")}
"""What makes an element in a box of pairs: all flowers and seasons, and any triplet beside the dragons (001:4150)."""


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
            facts=draft.facts.get(name, ()),
            pattern=draft.shapes.get(name, ""),
            cases=draft.cases.get(name, ()),
            in_company=name in draft.in_company,
            times_of=dora.COLOURED_TIMES if name == dora.COLOURED else (),
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
