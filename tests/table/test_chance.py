"""Chance: one secret gives the same walls everywhere, all are equally likely, docs/explanation/fair-shuffle.md is true.

The algorithm is written here once more, as the document says it, in another style."""

import hashlib
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from jantaku.rules import load
from jantaku.table.chance import (
    WORDS,
    GivenChance,
    Lots,
    SeededChance,
    commitment_of,
    deal_seed,
    lots_of,
    shuffled,
    words_of,
)
from jantaku.table.events import DealEnded, DealStarted, MatchStarted, SeatsDrawn
from jantaku.table.match import Match
from jantaku.table.shuffle_check import wall_of
from jantaku.tiles import Tile, TileSet, number_of_tile, short_of

BOX = TileSet.riichi((1, 1, 1)).tiles
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "fair-shuffle.md"

# ---------------------------------------------------------------- the document, word by word


def told_seed(secret: bytes, number: int, *nonces: bytes) -> bytes:
    told = b"jantaku deal\x00" + len(secret).to_bytes(4, "big") + secret + number.to_bytes(4, "big")
    for nonce in nonces:
        told += len(nonce).to_bytes(4, "big") + nonce
    return hashlib.sha256(told).digest()


def told_words(seed: bytes) -> Iterator[int]:
    for block in range(1 << 20):
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).hexdigest()
        for start in range(0, 64, 8):
            yield int(digest[start : start + 8], 16)


def told_number(below: int, words: Iterator[int]) -> int:
    greatest = 2**32 // below * below
    return next(word for word in words if word < greatest) % below


def told_lots(seed: bytes) -> tuple[list[int], list[int]]:
    """Four dice and the shuffled tiles, as numbers."""
    words = told_words(seed)
    dice = [told_number(6, words) + 1 for _ in range(4)]
    tiles = list(range(136))
    for place in reversed(range(1, 136)):
        other = told_number(place + 1, words)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return dice, tiles


@pytest.mark.parametrize("number", range(20))
def test_the_walls_are_those_of_the_document(number: int) -> None:
    secret = hashlib.sha256(b"a secret").digest()
    lots = SeededChance(secret, [b"one", b""]).lots(number, BOX)
    seed = told_seed(secret, number, b"one", b"")
    dice, tiles = told_lots(seed)
    assert (lots.seed, lots.commitment) == (seed.hex(), hashlib.sha256(seed).hexdigest())
    assert list(lots.dice) == dice
    assert [number_of_tile(tile) for tile in lots.ring] == tiles
    assert not lots.broken


def test_the_worked_example() -> None:
    document = DOCUMENT.read_text("utf-8")
    seed = told_seed(b"jantaku", 0)
    dice, tiles = told_lots(seed)
    row = tiles[50:] + tiles[:50]  # after stack 17 + 8
    listed = ", ".join
    expected = [
        seed.hex(),
        hashlib.sha256(seed).hexdigest(),
        told_seed(b"jantaku", 3, b"east", b"", b"west").hex(),
        f"plus 1: {listed(map(str, dice))}",
        f"tiles {listed(map(str, tiles[:8]))}",
        f"tiles {listed(map(str, tiles[-8:]))}",
        hashlib.sha256(bytes(tiles)).hexdigest(),
        f"{listed(map(str, row[:4]))} (dealer), {listed(map(str, row[4:8]))} (right), ",
        f"{listed(map(str, row[8:12]))} (across), {listed(map(str, row[12:16]))} (left), {row[16]} ...",
        f"dead wall | {listed(map(str, row[-14:]))}",
        f"{row[-6]} ({short_of(BOX[row[-6]])}), {row[-5]} ({short_of(BOX[row[-5]])})",
        f"in order | {row[-2]}, {row[-1]}, {row[-4]}, {row[-3]}",
        listed(" ".join(short_of(BOX[tile]) for tile in row[start : start + 4]) for start in range(0, 16, 4)),
    ]
    assert [number for number in expected if number not in document] == []
    lots, side, stack, broken = wall_of(seed, load("riichi"))
    assert (side, stack, list(lots.dice)) == (3, 8, dice)
    assert [number_of_tile(tile) for tile in broken] == row


def test_the_words_of_the_worked_example() -> None:
    words = words_of(told_seed(b"jantaku", 0))
    first = [next(words) for _ in range(8)]
    document = DOCUMENT.read_text("utf-8")
    assert " ".join(f"{word:08x}" for word in first) in document
    assert ", ".join(map(str, first[:4])) in document
    assert f"{first[4]} mod 136 = {first[4] % 136}: places 135" in document
    assert f"{first[5]} mod 135 = {first[5] % 135}: places 134" in document
    assert f"{first[6]} mod 134 = {first[6] % 134}: places 133" in document


# ---------------------------------------------------------------- determinism


def test_the_same_secret_gives_the_same_lots() -> None:
    one, two = (SeededChance(b"x" * 32).lots(4, BOX) for _ in range(2))
    assert one == two
    assert one != SeededChance(b"x" * 32).lots(5, BOX)
    assert one != SeededChance(b"y" * 32).lots(4, BOX)
    assert one != SeededChance(b"x" * 32, [b"nonce"]).lots(4, BOX)


def test_lengths_keep_secrets_and_nonces_apart() -> None:
    seeds = {
        deal_seed(b"ab", 0, [b"c"]),
        deal_seed(b"a", 0, [b"bc"]),
        deal_seed(b"ab", 0, [b"", b"c"]),
        deal_seed(b"ab", 0, [b"c", b""]),
        deal_seed(b"ab", 0),
    }
    assert len(seeds) == 5


HASH_SEEDS = ("0", "1", "4242")


def test_a_match_is_the_same_whatever_python_does_to_its_sets() -> None:
    program = (
        "import hashlib, random, msgspec; from jantaku.table.match import Match\n"
        "rng = random.Random(5); match = Match('riichi', 5)\n"
        "match.play([lambda window, seat, codes: rng.choice(codes)] * 4)\n"
        "print(hashlib.sha256(msgspec.json.encode(match.events)).hexdigest())"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout
        for hash_seed in HASH_SEEDS
    }
    assert len(said) == 1


def test_the_commitment_comes_first_and_the_seed_last() -> None:
    match = Match("riichi", 8)
    while match.deal.number == 0:
        match.close()
    started = next(event for event in match.events if isinstance(event, DealStarted))
    ended = next(event for event in match.events if isinstance(event, DealEnded))
    assert commitment_of(bytes.fromhex(ended.seed)) == started.commitment
    assert bytes.fromhex(ended.seed) == deal_seed(match.secret, 0)
    told = str(match.deal.events)
    assert match.deal.seed not in told
    assert match.secret.hex() not in str(match.events)


def test_without_a_seed_every_match_is_another() -> None:
    assert Match("riichi").secret != Match("riichi").secret
    assert len(Match("riichi").secret) == 32


def test_seats_are_drawn_by_lot() -> None:
    names = ("Anna", "Boris", "Vera", "Gleb")
    match = Match("riichi", 6, names, draw_seats=True)
    started, drawn = match.events[:2]
    assert isinstance(started, MatchStarted)
    assert isinstance(drawn, SeatsDrawn)
    assert sorted(drawn.seats) == [0, 1, 2, 3]
    assert [started.names[seat] for seat in drawn.seats] == list(names)
    assert match.events == Match("riichi", 6, names, draw_seats=True).events
    seats = {Match("riichi", seed, names, draw_seats=True).names for seed in range(30)}
    assert len(seats) > 12


# ---------------------------------------------------------------- all walls are equally likely


def test_words_that_would_favour_small_numbers_are_skipped() -> None:
    one_of_three = iter([WORDS - 1, 5, 1])  # 2**32 is 1 more than a multiple of 3
    tiles = [Tile(0), Tile(1), Tile(2)]
    assert shuffled(tiles, one_of_three) == [0, 1, 2]  # 5 mod 3 = 2 stays, then 1 mod 2 = 1 stays
    assert shuffled(tiles, iter([3, 0])) == [1, 2, 0]
    assert next(one_of_three, None) is None


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_every_tile_comes_to_every_place() -> None:
    """4,000 walls from fixed secrets. A cell count of 136 has 135 degrees of freedom: 250 is beyond any chance."""
    rings = [lots_of(deal_seed(b"uniform", number), BOX).ring for number in range(4000)]
    for place in (0, 1, 67, 135):
        assert chi_square(Counter(BOX.index(ring[place]) for ring in rings), 136) < 250
    for tile in (BOX[0], BOX[16], BOX[135]):
        assert chi_square(Counter(ring.index(tile) for ring in rings), 136) < 250
    neighbours = Counter((BOX.index(ring[1]) - BOX.index(ring[0])) % 136 - 1 for ring in rings)
    assert chi_square(neighbours, 135) < 250


def test_the_dice_are_fair() -> None:
    dice = [lots_of(deal_seed(b"dice", number), BOX[:2]).dice for number in range(6000)]
    for place in range(4):
        assert chi_square(Counter(throw[place] - 1 for throw in dice), 6) < 25
    pairs = Counter(6 * throw[0] + throw[1] - 7 for throw in dice)
    assert chi_square(pairs, 36) < 80


def test_the_test_of_fairness_can_fail() -> None:
    """A shuffle that changes every place with any other is the classical mistake; it is found."""
    counts: Counter[int] = Counter()
    for number in range(4000):
        words = words_of(deal_seed(b"uniform", number))
        tiles = list(range(8))
        for place in range(8):
            other = next(words) % 8
            tiles[place], tiles[other] = tiles[other], tiles[place]
        counts[tiles.index(1)] += 1
    assert chi_square(counts, 8) > 40


# ---------------------------------------------------------------- walls that somebody laid


def test_given_walls_are_used_as_they_are_and_run_out() -> None:
    lots = Lots(BOX, (1, 2, 3, 4))
    chance = GivenChance([lots])
    assert chance.lots(0, BOX) is lots
    with pytest.raises(IndexError, match="walls for 1 deals, not for deal 2"):
        chance.lots(1, BOX)
