"""The match: how seats are drawn, which rounds are played, and what ends it."""

from typing import Final, cast

from jantaku.rules.effects.draft import THREE_PLAYERS, Draft, Effect, choose, nothing, switch
from jantaku.rules.overlaps import yame_mode
from jantaku.rules.values import Value

WINDS: Final = ("1z", "2z", "3z", "4z")
DRAGONS: Final = ("5z", "6z", "7z")
BY_DIE: Final = (*WINDS[1:], *DRAGONS)
"""What a die with six faces names for the round, from 1 on."""
OPPOSITE_WINDS: Final = (("1z", "3z"), ("2z", "4z"))
ROUNDS: Final[dict[Value, tuple[str, ...]]] = {
    "tonpuusen": WINDS[:1],
    "single_round": WINDS[:1],
    "east_east": WINDS[:1] * 2,
    "hanchan": WINDS[:2],
    "ichansen": WINDS,
    "sangensen": DRAGONS,
}
MOST_ROUNDS: Final = 99
LEAST_MORE: Final = 100
"""What is more than the target, at least: points move in hundreds (001:409)."""
LOWEST_PLACES: Final = {"first_two": 2, "first_three": 3}


def _seating(draft: Draft, value: str) -> None:
    """Whoever mixes the tiles of the winds, each seat is as likely."""
    if value == "dice":
        draft.put("seats.drawn", "dice")


def _rounds(draft: Draft) -> tuple[str, ...]:
    value = draft.values["game_length"]
    return tuple(map(str, value)) if isinstance(value, tuple) else ROUNDS[value]


def _game_length(draft: Draft, value: str | tuple[str, ...]) -> None:
    rounds = _rounds(draft)
    draft.put("length.rounds", rounds)
    extra, loops = _extra_rounds(draft, rounds[-1]), draft.values["rounds_loop"] == "on" and _has_target(draft)
    draft.put("length.extra_rounds", (*extra, *rounds) if loops else extra)
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
    draft.put("length.extra_endless", loops or draft.values["extra_rounds_max"] == "infinity")


def _extra_rounds(draft: Draft, last: str) -> tuple[str, ...]:
    """The listed ones, or the winds that follow the last one (000:865); none without a target (000:1001)."""
    tiles = DRAGONS if last in DRAGONS else WINDS
    extra, most = draft.values["enchousen"], draft.values["extra_rounds_max"]
    if extra == "off" or not _has_target(draft):
        return ()
    if not isinstance(most, int):  # all that are listed, or all winds, over and over again
        most = MOST_ROUNDS if isinstance(extra, tuple) else len(tiles)
    if isinstance(extra, tuple):
        return tuple(str(tile) for tile in extra[:most])
    return tuple(tiles[(tiles.index(last) + 1 + number) % len(tiles)] for number in range(most))


def _points(draft: Draft) -> tuple[int, int]:
    start, target = cast("tuple[int, int]", draft.values["start_target_points"])
    return start, target


def _has_target(draft: Draft) -> bool:
    """Whether somebody must win points to reach it."""
    return _goal(draft) > _points(draft)[0]


def _goal(draft: Draft) -> int:
    """What somebody must have so that no extra round is played."""
    goal, target = draft.values["extra_rounds_target"], _points(draft)[1]
    return goal if isinstance(goal, int) else target + LEAST_MORE if goal == "above_target" else target


def _extra_rounds_target(draft: Draft, value: int | str) -> None:
    """The plan counts it from the target on, as it does for the oka."""
    if value != "target":
        draft.put("length.above", _goal(draft) - _points(draft)[1])


def _tobi(draft: Draft, value: str) -> None:
    """001:2686: with nothing left one plays on; or to the end of the deal; or comes not even to that."""
    draft.put("length.bust", {"zero_within_deal": "at_zero"}.get(value, value))
    draft.put("riichi.last_points", value != "at_zero")


def _stop(draft: Draft, value: str) -> None:
    sudden, tenpai = draft.values["sudden_death"], str(draft.values["tenpai_yame"])
    said = {"tenpai": tenpai != "off" and sudden != "after_win", "win": value != "off"}
    draft.put("length.stop_after", tuple(case for case, stops in said.items() if stops and sudden != "off"))
    asked = yame_mode(value) == "optional" or draft.values["auto_yame"] == "off"
    draft.put("length.stop", "asked" if asked else "forced")
    draft.put("length.stop_places", (_lowest_place(value), _lowest_place(tenpai)))


def _lowest_place(value: str) -> int:
    """The place that a word names: ``forced_first_two`` is the second."""
    return next((place for ending, place in LOWEST_PLACES.items() if value.endswith(ending)), 1)


def _round_wind_from_break(draft: Draft, value: str) -> None:
    if value == "on":
        draft.put("length.round_by", "break")


def _random_round_tile(draft: Draft, value: str) -> None:
    """As many deals as the rounds would have had, each with a tile by a die; East is worth the same to all
    (001:2648)."""
    if value == "off":
        return
    draft.put("length.deals", len(_rounds(draft)) * draft.seats)
    draft.put("length.rounds", BY_DIE)
    draft.put("length.round_by", "dice")
    draft.put("dealer.passes_to", "break")
    draft.put("seats.seat_counts", False)
    draft.put("seats.value_tiles", (*DRAGONS, WINDS[0]))


EFFECTS: Final[dict[str, Effect]] = {
    "seating_method": _seating,
    "game_length": _game_length,
    "two_round_winds": choose("seats.round_pairs", off=(), on=OPPOSITE_WINDS),
    "round_wind_from_break": _round_wind_from_break,
    "random_round_tile": _random_round_tile,
    "reseat_between_rounds": choose("seats.reseat", off="never", random="random", chinese_order="in_order"),
    "enchousen": nothing,
    "extra_rounds_max": nothing,
    "rounds_loop": nothing,
    "extra_rounds_target": _extra_rounds_target,
    "sudden_death": nothing,
    "time_limit": lambda draft, value: draft.put("length.minutes", 0 if value == "off" else value),
    "tobi": _tobi,
    "score_ceiling": lambda draft, value: draft.put("length.ceiling", 0 if value == "off" else value),
    "mercy_gap": switch("length.mercy_gap"),
    "leftover_deposit_deal": switch("length.leftover_deal"),
    "agari_yame": _stop,
    "tenpai_yame": nothing,
    "auto_yame": nothing,
}
