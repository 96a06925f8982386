"""The check of a shuffle: it finds every tile that was not laid before the deal."""

from collections.abc import Callable
from functools import cache
from random import Random

import msgspec
import pytest

from jantaku.rules import read
from jantaku.table.events import (
    HIDDEN,
    Called,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    Drawn,
    Event,
    HandShown,
    IndicatorShown,
    WallBroken,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.shuffle_check import DealCheck, What, check_shuffle
from tests.table.greedy import Greedy


@cache
def played(rules: str = "riichi", seed: int = 3, nonces: tuple[bytes, ...] = ()) -> Match:
    match = Match(rules, seed, nonces=nonces)
    match.play([Greedy(match, Random(seed))] * match.table.seats.count)
    return match


@pytest.mark.parametrize(
    ("rules", "seed"),
    [
        ("riichi", 3),
        ("wrc", 5),
        ("tenhou", 7),
        ("sanma_tenhou", 3),
        ("sanma_hiroshima", 3),
        ("sanma_kansai", 4),
        ("sanma_kyoto", 3),
        ("sanma_excluded_tiles", 3),
        ("majan_100", 3),
        ("majan_100_three", 4),
    ],
)
def test_a_match_is_as_its_seeds_say(rules: str, seed: int) -> None:
    match = played(rules, seed)
    checks = check_shuffle(match.events, match.rules, match.secret)
    assert [check.number for check in checks] == list(range(match.deal.number + 1))
    assert all(check.sealed and check.good for check in checks)
    assert all(check.tiles > 40 for check in checks)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_player_can_check_what_he_has_seen(viewer: int | None) -> None:
    match = played()
    everything = check_shuffle(match.events, match.rules)
    seen = check_shuffle(match.view(viewer).events, match.rules)
    assert all(check.sealed and check.good for check in seen)
    assert all(0 < one.tiles < all_.tiles for one, all_ in zip(seen, everything, strict=True))


def test_one_throw_of_the_dice() -> None:
    name = '{ en = "x", ru = "x" }'
    rules = read(f'id = "x"\nextends = "riichi"\nseed = "-"\nname = {name}\nwall_break_throws = 1\n')
    match = Match(rules, 5)
    match.play([Greedy(match, Random(5))] * 4)
    assert sum(isinstance(event, DiceRolled) for event in match.events) == match.deal.number + 1
    assert all(check.good and check.sealed for check in check_shuffle(match.events, rules))


def test_the_nonces_of_the_players_count() -> None:
    nonces = (b"anna", b"", b"vera", b"gleb")
    match = played("riichi", 9, nonces)
    assert all(check.good for check in check_shuffle(match.events, match.rules, match.secret, nonces))
    wrong = check_shuffle(match.events, match.rules, match.secret, nonces[1:])
    assert {difference.what for check in wrong for difference in check.differences} == {"match_seed"}


def changed(kind: type, change: Callable[[Event], Event], which: int = 0) -> tuple[int, list[DealCheck]]:
    """The match with one event of a kind changed: where it stands, and the check of all deals."""
    match = played()
    events = match.events
    place = [at for at, event in enumerate(events) if isinstance(event, kind)][which]
    events[place] = change(events[place])
    assert events[place] != match.events[place]
    return place, list(check_shuffle(events, match.rules, match.secret))


def with_other(field: str, value: Callable[[Event], object]) -> Callable[[Event], Event]:
    return lambda event: msgspec.structs.replace(event, **{field: value(event)})


NO_TILE = 62
"""No tile of any box."""


def another(tile: int) -> int:
    """Another copy of the same kind looks the same and is not the same tile."""
    return tile ^ 1 << 7


LIES: dict[str, tuple[type, Callable[[Event], Event], What]] = {
    "a drawn tile": (Drawn, with_other("tile", lambda event: another(event.tile)), "tile"),  # type: ignore[attr-defined]
    "a dealt tile": (Dealt, with_other("tiles", lambda event: event.tiles[::-1]), "tile"),  # type: ignore[attr-defined]
    "an indicator": (IndicatorShown, with_other("tile", lambda event: another(event.tile)), "tile"),  # type: ignore[attr-defined]
    "a discard": (Discarded, with_other("tile", lambda event: another(event.tile)), "held"),  # type: ignore[attr-defined]
    "a shown hand": (HandShown, with_other("concealed", lambda event: (*event.concealed[1:], NO_TILE)), "held"),  # type: ignore[attr-defined]
    "a winner's hand": (Won, with_other("concealed", lambda event: (*event.concealed[1:], NO_TILE)), "held"),  # type: ignore[attr-defined]
    "dice": (DiceRolled, with_other("dice", lambda event: (event.dice[0] % 6 + 1, event.dice[1])), "dice"),  # type: ignore[attr-defined]
    "the thrower": (DiceRolled, with_other("seat", lambda event: 3 - event.seat), "dice"),  # type: ignore[attr-defined]
    "the break": (WallBroken, with_other("stack", lambda event: event.stack + 1), "break"),  # type: ignore[attr-defined]
    "the commitment": (DealStarted, with_other("commitment", lambda event: "00" * 32), "commitment"),
    "no seed": (DealEnded, with_other("seed", lambda event: ""), "no_seed"),
    "a seed that is none": (DealEnded, with_other("seed", lambda event: "xyz"), "no_seed"),
    "another seed": (DealEnded, with_other("seed", lambda event: "11" * 32), "commitment"),
}


@pytest.mark.parametrize("name", LIES)
def test_every_lie_is_found_where_it_stands(name: str) -> None:
    kind, change, what = LIES[name]
    place, checks = changed(kind, change)
    bad = [check for check in checks if not check.good]
    assert len(bad) == 1, "and only in its deal"
    assert what in {difference.what for difference in bad[0].differences}
    if what not in ("commitment", "no_seed"):
        assert place in {difference.event for difference in bad[0].differences}


def test_two_draws_that_changed_places_are_found() -> None:
    match = played()
    events = match.events
    first, second = [at for at, event in enumerate(events) if isinstance(event, Drawn)][3:5]
    one, two = events[first], events[second]
    assert isinstance(one, Drawn)
    assert isinstance(two, Drawn)
    events[first], events[second] = Drawn(one.seat, two.tile), Drawn(two.seat, one.tile)
    checks = check_shuffle(events, match.rules)
    assert {difference.event for check in checks for difference in check.differences} >= {first, second}


def test_a_meld_of_tiles_that_the_player_never_got_is_found() -> None:
    match = played()
    events = match.events
    place, event = next((at, event) for at, event in enumerate(events) if isinstance(event, Called))
    events[place] = Called((event.seat + 1) % 4, event.source, event.meld)
    checks = check_shuffle(events, match.rules)
    assert (place, "held") in {(found.event, found.what) for check in checks for found in check.differences}


def test_a_discard_is_checked_though_the_draw_was_hidden() -> None:
    """What a player sees of others is enough to find a tile that was slipped in."""
    match = played()
    events = list(match.view(0).events)
    place = next(at for at, event in enumerate(events) if isinstance(event, Discarded) and event.seat == 2)
    first_deal = next(at for at, event in enumerate(events) if isinstance(event, DealEnded))
    got = {
        tile
        for event in match.events[:first_deal]
        if isinstance(event, Dealt | Drawn) and event.seat == 2
        for tile in (event.tiles if isinstance(event, Dealt) else (event.tile,))
    }
    slipped = next(tile for tile in match.box if tile not in got)
    events[place] = Discarded(2, slipped)
    assert all(event.tile == HIDDEN for event in events if isinstance(event, Drawn) and event.seat == 2)
    found = [difference for check in check_shuffle(events, match.rules) for difference in check.differences]
    assert [(difference.what, difference.event) for difference in found] == [("held", place)]


def test_a_deal_that_is_not_over_cannot_be_checked() -> None:
    match = Match("riichi", 4)
    (check,) = check_shuffle(match.events, match.rules)
    assert (check.number, check.sealed, check.good, check.tiles) == (0, False, True, 0)


def test_no_deal_no_check() -> None:
    match = Match("riichi", 4)
    assert check_shuffle(match.events[:1], match.rules) == ()
