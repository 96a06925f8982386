"""The parts of the bot's judgement: how near a hand is, how likely it wins, what a tile may cost."""

from random import Random

import pytest

from jantaku.players.chances import chance
from jantaku.players.danger import threats
from jantaku.players.goals import goals, triplets_away
from jantaku.players.nearness import Nearness
from jantaku.players.scene import Scene
from jantaku.players.terms import terms_of
from jantaku.rules import load
from jantaku.tiles import HONOURS, KIND, KIND_OF, TERMINALS_AND_HONOURS, count_kinds, mask_of, parse_tiles
from tests.players.tables import nobody_calls, table, throw

TERMS = terms_of(load("riichi"))


@pytest.mark.parametrize("rules", ["riichi", "sanma_kyoto"])
def test_without_terminals_and_honours_as_the_kernel_says(rules: str) -> None:
    """The short way gives what the kernel's long way gives, also where the box has no honours."""
    grammar = terms_of(load(rules)).quick
    near, kernel = Nearness(grammar), grammar.kernel
    rng = Random(5)
    simples = [tile for tile in grammar.tile_set.tiles if not TERMINALS_AND_HONOURS >> (tile & KIND) & 1]
    ends = [tile for tile in grammar.tile_set.tiles if TERMINALS_AND_HONOURS >> (tile & KIND) & 1]
    for _ in range(60):
        stray = rng.randrange(5)
        tiles = rng.sample(simples, 14 - stray) + rng.sample(ends, stray)
        counts = bytearray(count_kinds(tiles))
        assert near.discards(counts, TERMINALS_AND_HONOURS) == kernel.discards(counts, TERMINALS_AND_HONOURS)
        assert near.discards(counts, 0) == kernel.discards(counts, 0)
        counts[tiles[-1] & KIND] -= 1
        assert near.improving(counts, TERMINALS_AND_HONOURS) == kernel.improving(counts, TERMINALS_AND_HONOURS)
        assert near.shanten(counts, TERMINALS_AND_HONOURS) == kernel.shanten(counts, TERMINALS_AND_HONOURS)


def test_with_holes_in_the_suits_as_the_kernel_says() -> None:
    """Where kinds are out of play, a shape that waits for one of them is none."""
    near, kernel = Nearness(TERMS.quick), TERMS.quick.kernel
    rng = Random(6)
    for _ in range(20):
        void = mask_of(rng.sample(range(34), 7))
        tiles = rng.sample(TERMS.quick.tile_set.tiles, 14)
        counts = bytearray(count_kinds(tiles))
        exact = {kind: (away, useful) for kind, away, useful in kernel.discards(counts, void)}
        found = near.discards(counts, void)
        assert {kind: away for kind, away, _ in found} == {kind: away for kind, (away, _) in exact.items()}
        assert any(useful for _, _, useful in found)
        assert all(useful == exact[kind][1] for kind, _, useful in found if useful)
        assert near.is_slow(void)
        counts[tiles[-1] & KIND] -= 1
        assert near.improving(counts, void) == kernel.improving(counts, void)
        assert near.shanten(counts, void) == kernel.shanten(counts, void)
    assert not near.is_slow(TERMINALS_AND_HONOURS)


@pytest.mark.parametrize(
    ("rules", "ron", "tsumo"),
    [
        ("riichi", (6, 4), (6, 4)),
        ("sanma_tenhou", (6, 4), (4, 3)),
        ("majan_100", (2, 2), (3, 3)),  # a discarder pays his own share twice
        ("toutenkou_sanma", (1, 1), (2, 2)),  # everybody pays only the own share
        ("sichuan", (1, 1), (3, 3)),
    ],
)
def test_what_a_win_is_paid(rules: str, ron: tuple[int, int], tsumo: tuple[int, int]) -> None:
    terms = terms_of(load(rules))
    assert terms.ron == pytest.approx(ron, rel=0.01)
    assert terms.tsumo == pytest.approx(tsumo, rel=0.01)
    for dealer in (True, False):
        base = terms.costs(2, dealer) / terms.ron[not dealer]
        low, high = sorted((terms.ron[not dealer], terms.tsumo[not dealer]))
        assert low * base <= terms.worth(2, dealer) + 1e-6
        assert terms.worth(2, dealer) <= high * base + 1e-6


def test_a_hand_nearer_or_with_more_useful_tiles_is_likelier_to_win() -> None:
    def odds(shanten: int, useful: int, turns: int = 12, others: int = 3) -> float:
        return chance(shanten, useful, turns, 80, others)

    assert 0 < odds(3, 30) < odds(2, 20) < odds(1, 16) < odds(0, 6) < 1
    assert odds(0, 4) < odds(0, 8)
    assert odds(1, 8) < odds(1, 16)
    assert odds(0, 6, turns=3) < odds(0, 6)
    assert odds(0, 6, others=0) < odds(0, 6)
    assert chance(0, 6, 12, 80, 3, end=10) < odds(0, 6)
    assert chance(2, 20, 12, 80, 3, calls=True) > odds(2, 20)


@pytest.mark.parametrize(
    ("hand", "sets", "away", "useful"),
    [
        ("222m777p55s33z999p", 4, 0, "5s3z"),
        ("222m777p999p111s5z", 4, 0, "5z"),
        ("22m77p55s33z99p147m", 4, 3, "2m7p5s3z9p"),
        ("22m77p5s33z", 2, 1, "2m7p3z"),
    ],
)
def test_hands_of_triplets(hand: str, sets: int, away: int, useful: str) -> None:
    scene = Scene(TERMS, table().view(0).sight(), 0)
    found, kinds = triplets_away(scene, count_kinds(parse_tiles(hand)), sets, 0)
    assert found == away
    assert {*map(int, (tile & KIND for tile in parse_tiles(useful)))} == {
        kind for kind in range(34) if kinds >> kind & 1
    }


def test_what_a_hand_may_be_played_for() -> None:
    def voids(hand: str, rules: str = "riichi") -> set[int]:
        match = table(hand, rules=rules)
        view = match.view(0)
        scene = Scene(terms_of(match.rules), view.sight(), 0)
        return {
            goal.void for goal in goals(scene, bytearray(count_kinds(parse_tiles(hand), len(scene.counts))), (), True)
        }

    characters, dots, bamboo = TERMS.suits
    assert voids("234567m234p4588s") == {0, TERMINALS_AND_HONOURS}
    assert dots | bamboo in voids("123456789m112z3s")
    assert dots | bamboo | HONOURS in voids("1234567899m11s2p")
    assert characters | dots not in voids("123456789m112z3s")


# ---------------------------------------------------------------- danger


def danger(hand: str, drawn: str, *shorts: str) -> list[float]:
    """The cost of discarding each of these after the dealer's riichi with 4p, by a seat with this hand."""
    match = table("234567m234p4588s", hand, then=f"4p{drawn}")
    throw(match, 0, "4p", declare=True)
    nobody_calls(match)
    scene = Scene(TERMS, match.view(1).sight(), 1)
    (threat,) = threats(scene)
    assert threat.declared
    assert abs(threat.ready - 1) < 1e-9
    return [threat.waits[KIND_OF[short]] for short in shorts]


def test_what_was_discarded_is_safe_and_its_suji_safer() -> None:
    own, suji, middle, end = danger("19m19p19s1234567z", "5z", "4p", "1p", "5s", "1s")
    assert own == 0
    assert suji < end < middle


def test_seen_tiles_make_others_safer() -> None:
    """With all four 7s in the own hand nobody waits for 8s or 9s with a run of 789."""
    (all_seen,) = danger("7777s19m19p12345z", "6z", "9s")
    (unseen,) = danger("19m19p1s12345667z", "6z", "9s")
    assert all_seen < unseen


def test_an_honour_of_which_two_are_seen_is_safer() -> None:
    one, two, three = danger("19m19p19s1122333z", "5z", "5z", "1z", "3z")
    assert three < two < one
