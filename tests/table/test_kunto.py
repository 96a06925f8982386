"""The Kunto drill: its right answers against brute force, the course, the lots, the score."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from jantaku.drills.kunto import (
    DRAGON_OF,
    SIZES,
    SURE,
    WHOLE_SET,
    Dragons,
    Drill,
    Question,
    Stage,
    box_of,
    check,
    completions,
    course,
    deal,
    grammar_of,
    least_useful,
    loss,
    pile,
    question_about,
)
from jantaku.hands import Wait, counts_of
from jantaku.tiles import KIND_OF, Kind, kinds_in, parse_tiles
from jantaku.tiles.tile import kind_of

TEN, JOKER, PLAIN = Dragons.TEN, Dragons.JOKER, Dragons.PLAIN
RED = DRAGON_OF["m"]


def ranks(text: str) -> list[Kind]:
    """``"2 3 10"`` in a stage without suits; ``*`` is a joker."""
    return [RED if rank in ("10", "*") else Kind(int(rank) - 1) for rank in text.split()]


def written(kinds: Sequence[Kind]) -> str:
    return " ".join("10" if kind == RED else str(kind + 1) for kind in kinds)


def ask(text: str, dragons: Dragons = TEN) -> Question:
    kinds = ranks(text)
    return question_about(Stage(len(kinds), "", dragons), kinds)


def kinds_of(text: str) -> tuple[Kind, ...]:
    return tuple(kind_of(tile) for tile in parse_tiles(text))


def fast_enough(*courses: tuple[Stage, ...]) -> list[Stage]:
    """Without the C++ kernel, three suits with tens or jokers take seconds for a hand: too long for many hands."""
    return [
        stage
        for stages in courses
        for stage in stages
        if grammar_of(stage).kernel.path != "slow" or not stage.suits or stage.dragons is PLAIN
    ]


# ---------------------------------------------------------------- the right answers


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("2 2 2 3 4 7 7", "2 5 7"),
        ("8 9 5 5", "7 10"),
        ("9 10 5 5", "8"),
        ("10 10 10 9", "8 9"),
        ("1 2 3 4", "1 4"),
        ("1 1 1 1", "1"),  # there are twelve of each rank
        ("1 1 1 2 2 2 3 3 3 6 7 7 7", "5 6 8"),
    ],
)
def test_waits_where_suits_do_not_count(hand: str, waits: str) -> None:
    question = ask(hand)
    assert question.ready
    assert written(question.waits) == waits


def complete(tiles: Counter[int], sets: int, pairs: int) -> bool:
    """Whether ranks fall into runs, triplets and pairs, by trying everything with the lowest one."""
    if not tiles:
        return sets == pairs == 0
    low = min(tiles)
    blocks = [Counter({low: 3}), Counter({low: 1, low + 1: 1, low + 2: 1}), Counter({low: 2})]
    left = [(sets - 1, pairs), (sets - 1, pairs), (sets, pairs - 1)]
    return any(
        min(rest) >= 0 and block <= tiles and complete(tiles - block, *rest)
        for block, rest in zip(blocks, left, strict=True)
    )


def brute_waits(hand: Sequence[Kind], dragons: Dragons) -> list[int]:
    most = 10 if dragons is TEN else 9
    jokers = sum(kind == RED for kind in hand) if dragons is JOKER else 0
    others = [10 if kind == RED else kind + 1 for kind in hand if not (kind == RED and dragons is JOKER)]
    sets = len(hand) // 3
    return [
        rank
        for rank in range(1, most + 1)
        if any(
            complete(Counter([*others, rank, *stood_for]), sets, 1)
            for stood_for in combinations_with_replacement(range(1, most + 1), jokers)
        )
    ]


@pytest.mark.parametrize("dragons", list(Dragons))
@pytest.mark.parametrize("size", [4, 7, 10])
def test_waits_are_those_of_brute_force(size: int, dragons: Dragons) -> None:
    stage = Stage(size, "", dragons)
    chance = Random(size)
    for _ in range(40):
        question = question_about(stage, chance.sample(pile(stage), size))
        if question.tiles.count(RED) > 3:
            continue  # too many jokers to try
        waits = brute_waits(question.tiles, dragons)
        assert question.ready == bool(waits)
        assert [10 if kind == RED else kind + 1 for kind in question.waits] == waits


def test_shanten_is_the_number_of_tiles_to_exchange() -> None:
    stage = Stage(4)
    chance = Random(1)
    for _ in range(60):
        question = question_about(stage, chance.sample(pile(stage), 4))
        hand = question.tiles
        ready = next(
            away
            for away in range(4)
            if any(
                brute_waits([*kept, *(RED if rank == 10 else Kind(rank - 1) for rank in drawn)], TEN)
                for kept in combinations(hand, 4 - away)
                for drawn in combinations_with_replacement(range(1, 11), away)
            )
        )
        assert question.shanten == ready


def test_with_suits_a_ten_belongs_to_its_suit() -> None:
    stage = Stage(4, "ps", TEN)
    assert question_about(stage, kinds_of("89s11p")).waits == kinds_of("7s6z")
    assert question_about(stage, kinds_of("89p11s")).waits == kinds_of("7p5z")
    assert question_about(stage, kinds_of("9p6z11s")).shanten == 1


def test_jokers_need_not_be_named() -> None:
    question = question_about(Stage(4, "mps", JOKER), kinds_of("34s11p"))
    green, white = KIND_OF["6z"], KIND_OF["5z"]
    assert question.waits == kinds_of("25s")
    assert check(question, 0, kinds_of("25s")).right
    assert check(question, 0, [*question.waits, green]).right
    assert grammar_of(question.stage).waits(counts_of("34s11p", 64)).live == (*kinds_of("25s"), green)
    assert check(question, 0, [*question.waits, white]).vain == (white,)


def test_a_joker_stands_for_every_tile_of_its_suit() -> None:
    question = question_about(Stage(4, "mps", JOKER), kinds_of("111p6z"))
    assert question.waits == kinds_of("123456789s")


def test_a_wait_that_is_used_up_may_be_named_or_not() -> None:
    question = question_about(Stage(7, "s", PLAIN), kinds_of("2222345s"))
    assert question.waits == kinds_of("5s")
    assert check(question, 0, kinds_of("5s")).right
    assert check(question, 0, kinds_of("25s")).right
    assert check(question, 0, kinds_of("35s")).vain == kinds_of("3s")


def test_thirteen_plain_tiles_of_the_whole_set_are_read_as_in_riichi() -> None:
    stage = Stage(13, WHOLE_SET, PLAIN)
    assert question_about(stage, kinds_of("1122334467788s")).waits == kinds_of("69s")
    assert len(question_about(stage, kinds_of("19m19p19s1234567z")).waits) == 13
    assert question_about(stage, kinds_of("113355m779p1122z")).waits == kinds_of("9p")


def test_an_answer_is_checked_wait_by_wait() -> None:
    question = ask("2 2 2 3 4 7 7")
    assert check(question, 0, ranks("7 5 2")).right
    assert not check(question, 1).right
    verdict = check(question, 0, ranks("2 5 8"))
    assert (verdict.right, verdict.missed, verdict.vain) == (False, tuple(ranks("7")), tuple(ranks("8")))
    away = ask("3 4 9 10")
    assert away.shanten == 1
    assert check(away, 1).right
    assert not check(away, 0, ranks("2 5")).right


@pytest.mark.parametrize(
    ("hand", "tile", "waits"),
    [
        ("8 9 5 5", "7", {Wait.RYANMEN}),
        ("8 9 5 5", "10", {Wait.RYANMEN}),
        ("9 10 5 5", "8", {Wait.PENCHAN}),
        ("8 10 5 5", "9", {Wait.KANCHAN}),
        ("1 2 5 5", "3", {Wait.PENCHAN}),
        ("2 2 5 5", "5", {Wait.SHANPON}),
        ("2 3 4 10", "10", {Wait.TANKI}),
        ("2 2 2 3 4 7 7", "2", {Wait.RYANMEN, Wait.SHANPON}),
    ],
)
def test_why_a_tile_completes_the_hand(hand: str, tile: str, waits: set[Wait]) -> None:
    ways = [way for way in completions(ask(hand)) if [way.tile] == ranks(tile)]
    assert {way.wait for way in ways} == waits
    for way in ways:
        assert sorted(kind for block in way.blocks for kind in block) == sorted([*ranks(hand), way.tile])
        assert way.tile in way.blocks[way.completed]


# ---------------------------------------------------------------- throwing and drawing


def test_as_many_tiles_are_useless_as_the_hand_is_away() -> None:
    question = question_about(Stage(7, WHOLE_SET, PLAIN), kinds_of("123m19p1z7z"))
    assert question.shanten == 2
    assert loss(question, least_useful(question)) == 0
    assert loss(question, kinds_of("1z7z")) == 0
    assert loss(question, kinds_of("2m")) == 1
    assert loss(question, kinds_of("123m")) == 2


def test_the_least_useful_tiles_never_cost_anything() -> None:
    chance = Random(3)
    for stage in fast_enough(course(), course(dragons=JOKER)):
        for _ in range(5):
            question = question_about(stage, chance.sample(pile(stage), stage.size))
            thrown = least_useful(question)
            assert len(thrown) == question.shanten
            assert loss(question, thrown) == 0


def test_an_exchange_keeps_the_rest_and_draws_from_the_pile() -> None:
    drill = Drill([Stage(13, WHOLE_SET, PLAIN)], seed="exchange")
    for _ in range(20):
        before = Counter(drill.question.tiles)
        thrown = drill.question.tiles[:3]
        drawn = drill.exchange(thrown)
        assert Counter(drill.question.tiles) == before - Counter(thrown) + Counter(drawn)
        assert max(Counter(drill.question.tiles).values()) <= 4


def test_ready_and_nearly_ready_hands_come_up_often() -> None:
    for stage in fast_enough(course()):
        chance = Random(0)
        shanten = Counter(question_about(stage, deal(stage, chance)).shanten for _ in range(100))
        assert shanten[0] >= 35
        assert shanten[0] + shanten[1] >= 70
        assert shanten[1] >= 15


# ---------------------------------------------------------------- the tiles and the course


def test_the_box_of_each_stage() -> None:
    assert len(box_of(Stage(4, "", TEN)).tiles) == 12 * 10
    assert len(box_of(Stage(4, "", PLAIN)).tiles) == 12 * 9
    assert len(box_of(Stage(4, "s", TEN)).tiles) == 40
    assert len(box_of(Stage(4, "s", PLAIN)).tiles) == 36
    assert len(box_of(Stage(4, "mps", JOKER)).tiles) == 120
    for dragons in Dragons:
        assert len(box_of(Stage(13, WHOLE_SET, dragons)).tiles) == 136
    assert box_of(Stage(4, "s", TEN)).suits == ((*kinds_in(0x1FF << 18), KIND_OF["6z"]),)


def test_the_course_follows_the_book() -> None:
    assert course() == (
        *(Stage(size, "", TEN) for size in SIZES),
        Stage(13, WHOLE_SET, TEN),
        Stage(13, WHOLE_SET, PLAIN),
    )
    assert course(10, "ps", JOKER) == (Stage(10, "ps", JOKER), Stage(13, "ps", JOKER), Stage(13, "ps", PLAIN))
    assert course(13, WHOLE_SET, PLAIN) == (Stage(13, WHOLE_SET, PLAIN),)


@pytest.mark.parametrize(("size", "suits"), [(5, ""), (4, "z"), (4, "sm"), (4, "x")])
def test_a_stage_that_cannot_be(size: int, suits: str) -> None:
    with pytest.raises(ValueError, match=r"hand of 5 tiles|suits"):
        Stage(size, suits)


# ---------------------------------------------------------------- a player


def answer_right(drill: Drill, seconds: float = 1.0) -> Stage | None:
    outcome = drill.answer(drill.question.shanten, drill.question.waits, seconds)
    assert outcome.verdict.right
    drill.new_hand()
    return outcome.next_stage


def test_who_is_sure_goes_on_to_the_next_stage() -> None:
    stages = fast_enough(course())
    drill = Drill(stages, seed="sure")
    for stage in stages[1:]:
        assert [answer_right(drill) for _ in range(SURE)] == [None] * (SURE - 1) + [stage]
        assert len(drill.question.tiles) == stage.size
    assert [answer_right(drill) for _ in range(2 * SURE)] == [None] * (2 * SURE)
    assert drill.tally.streak == (len(stages) + 1) * SURE


def test_a_mistake_ends_the_row() -> None:
    drill = Drill(course(), seed="mistake")
    for _ in range(SURE - 1):
        answer_right(drill)
    assert not drill.answer(8).verdict.right
    assert [answer_right(drill) for _ in range(SURE)][-1] == Stage(7)
    assert (drill.tally.right, drill.tally.asked, drill.tally.best_streak) == (2 * SURE - 1, 2 * SURE, SURE)


def test_points_are_tiles_and_double_when_quick() -> None:
    drill = Drill([Stage(7)], seed="points")
    answer_right(drill, seconds=7 * 1.5)
    answer_right(drill, seconds=60)
    assert drill.answer(8, seconds=1).points == 0
    assert drill.tally.points == 14 + 7
    assert drill.tally.seconds == 7 * 1.5 + 61


def test_equal_seeds_give_equal_hands() -> None:
    def hands(seed: str) -> list[tuple[Kind, ...]]:
        drill = Drill(course(), seed)
        found = []
        for _ in range(12):
            found.append(drill.question.tiles)
            answer_right(drill)
        return found

    assert hands("a") == hands("a") != hands("b")
