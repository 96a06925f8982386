"""Which fields of the plan the options set, and which a sheet may set straight, in its table ``[parts]``.

A field that an option says is said by the option alone: two ways to say one thing could contradict each other.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Final

from jantaku.rules.compile import effects_in, obeyed
from jantaku.rules.effects.draft import FOUR_PLAYERS, THREE_PLAYERS, Draft, Effect
from jantaku.rules.entries import Option, catalogue
from jantaku.rules.values import Value

ALSO_STRAIGHT: Final = frozenset(
    {
        "admission.free_dealer_from_honba",
        "admission.yakuless_fu",
        "dealer.passes_to",
        "dora.nuki_han",
        "dora.red_han",
        "fu.round_to",
        "grammar.structures",
        "kans.hidden",
        "length.deals",
        "payments.chombo_amount",
        "payments.round_to",
        "payments.shares",
        "payments.tsumo_split",
        "calls.least_live",
        "furiten.tsumo_too",
        "riichi.open_hand",
        "seats.drawn",
        "seats.seat_counts",
        "seats.tiles",
        "seats.value_tiles",
        "value.most",
        "value.yakuman_han",
    }
)
"""Fields that a few values of options set; where those are not in use, a sheet may set them straight."""


@cache
def said_by_options(game: str = "riichi") -> Mapping[str, str]:
    """Each field of the plan that some value of an option of this game sets, and that option."""
    usual = {name: option.default for name, option in catalogue().options.items()}
    found: dict[str, str] = {}
    for name, effect in effects_in(game).items():
        for value in samples(catalogue().options[name]):
            for seats in (FOUR_PLAYERS, THREE_PLAYERS):
                found |= _places(effect, name, value, {**usual, name: value}, seats, found)
    return found


def set_by_options(values: Mapping[str, Value], seats: int, game: str) -> Mapping[str, str]:
    """Each field of the plan that options of this game set at these values, and the option."""
    in_force = obeyed(values)
    draft = Draft(in_force, {}, (), seats)
    found: dict[str, str] = {}
    for name, effect in effects_in(game).items():
        draft.places.clear()
        effect(draft, in_force[name])
        found.update(dict.fromkeys(draft.places, name))
    return found


def _places(
    effect: Effect, name: str, value: Value, values: Mapping[str, Value], seats: int, known: Collection[str] = ()
) -> dict[str, str]:
    draft = Draft(values, {}, (), seats)
    effect(draft, value)
    return {place: name for place in draft.places if place not in known}


def samples(option: Option) -> Iterator[Value]:
    """Built values of every form."""
    raw: list[object] = [option.default, *(int(word) if word.isdecimal() else word for word in option.words)]
    if option.number is not None:
        raw += (option.number.low, option.number.high)
    if option.table is not None:
        raw.append({})
    if option.code is not None:
        raw.append(option.code.example)
    yield from (value for value in map(option.canonical, raw) if option.is_built(value))
