"""What a win is worth: prices, limits and refusals, each as one line of play."""

import msgspec
import numpy as np
import pytest

from jantaku.rules import Plan, load, read
from jantaku.rules.plan import ElementPlan, ValuePlan
from jantaku.scoring.batch import score_batch
from jantaku.scoring.book import book_of, pointers
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import Flag, ImpossibleWinError, Win, read_win
from jantaku.tiles import KIND_OF, SHORTS, tile_set

RIICHI = load("riichi").plan


def worth(hand: str, win: str, plan: Plan = RIICHI, **told: object) -> Score:
    return score(read_win(hand, win, **told), plan)  # type: ignore[arg-type]


def changed(**parts: object) -> Plan:
    return msgspec.structs.replace(RIICHI, **parts)


def test_the_example_of_the_readme() -> None:
    scored = worth("234m 567p 33z 345s 67s", "8s", flags=["riichi"], seat="S", indicators="4p")
    assert [element.id for element in scored.elements] == ["riichi", "pinfu"]
    assert [(bonus.id, bonus.tiles) for bonus in scored.bonuses] == [("dora", 1)]
    assert (scored.han, scored.fu, scored.points, scored.limit) == (3, 30, 3900, None)


@pytest.mark.parametrize(
    ("han", "fu", "base"),
    [
        (1, 30, 240),
        (4, 30, 1920),
        (3, 60, 1920),
        (4, 40, 2000),
        (5, 30, 2000),
        (7, 20, 3000),
        (8, 20, 4000),
        (12, 30, 6000),
    ],
)
def test_han_and_fu_to_a_base_amount(han: int, fu: int, base: int) -> None:
    assert book_of(RIICHI).kernel.base_of(han, fu) == base


def test_kiriage_rounds_up_to_a_mangan() -> None:
    hand, win, flags = "345m 345p 567s 88s 67p", "8p", ["riichi", "ippatsu"]
    assert worth(hand, win, flags=flags).base == 1920
    kiriage = changed(value=msgspec.structs.replace(RIICHI.value, round_up_from=1920))
    rounded = worth(hand, win, kiriage, flags=flags)
    assert (rounded.base, rounded.limit, rounded.points) == (2000, "mangan", 8000)


def test_the_dearest_reading_wins() -> None:
    # 222333444 as three runs with pinfu is cheaper than as three concealed triplets.
    assert "sanankou" in [element.id for element in worth("222333444m 99p 67s", "8s").elements]
    # 22334455667788 is two twin runs rather than seven pairs.
    ids = [element.id for element in worth("2233445566778p", "8p", changed(elements=without("daisharin"))).elements]
    assert "ryanpeikou" in ids
    assert "chiitoitsu" not in ids


def without(*names: str) -> dict[str, ElementPlan]:
    return {name: plan for name, plan in RIICHI.elements.items() if name not in names}


def test_yakuman_add_up_or_do_not() -> None:
    hand, win = "111z 222z 333z 44z 55z", "4z"
    assert worth(hand, win, by="tsumo", seat="E").yakuman == 3  # big winds, all honours, four concealed
    single = changed(value=msgspec.structs.replace(RIICHI.value, combine="single"))
    assert worth(hand, win, single, by="tsumo", seat="E").base == 8000
    mangan = changed(value=msgspec.structs.replace(RIICHI.value, combine="add_mangan"))
    assert worth(hand, win, mangan, by="tsumo", seat="E").base == 8000 + 2 * 2000


def test_under_an_open_sky_amounts_have_no_end() -> None:
    sky = changed(value=ValuePlan(open_sky=True))
    scored = worth("111z 222z 333z 44z 55z", "4z", sky, by="tsumo", seat="E")
    assert scored.limit is None
    assert scored.han >= 39
    assert scored.base == scored.fu * 2 ** (2 + scored.han)
    assert sum(scored.ledger.changes(4)) == 0


def test_thirteen_orphans_have_no_fu() -> None:
    scored = worth("19m 19p 199s 123456z", "7z")
    assert (scored.fu, scored.yakuman, scored.points) == (0, 1, 32000)


@pytest.mark.parametrize(
    ("hand", "win", "told", "text"),
    [
        ("123m 456m 789p 13s 44z", "4s", {}, "no-win-not-complete"),
        ("123m 456m 789p 13s 44z", "2s", {}, "no-win-no-yaku"),
        ("123m 456m 789p 13s", "2s", {}, "no-win-wrong-size"),
        ("123m 456m 789p 13s 44z", "2s", {"indicators": "3z3m"}, "no-win-no-yaku"),  # dora are no yaku
    ],
)
def test_what_is_no_win_is_refused_with_the_reason(hand: str, win: str, told: dict[str, str], text: str) -> None:
    with pytest.raises(NoWinError) as refused:
        worth(hand, win, **told)  # type: ignore[arg-type]
    assert refused.value.text_id == text
    assert all(refused.value.message(lang) for lang in ("ru", "en"))


@pytest.mark.parametrize(
    ("hand", "win", "text"),
    [
        ("147m 258p 369s 1234z", "4z", "no-win-only-dealt"),
        ("147m 258p 369s 1234z", "5z", "no-win-not-complete"),  # that would be shiisuu puutaa
        ("157m 258p 368s 1234z", "4z", "no-win-not-complete"),
    ],
)
def test_unrelated_tiles_are_told_to_win_only_as_dealt(hand: str, win: str, text: str) -> None:
    rules = read('id = "x"\nextends = "riichi"\nyaku.add = ["shiisan_puutaa"]')
    with pytest.raises(NoWinError) as refused:
        score(read_win(hand, win, by="tsumo"), rules)
    assert refused.value.text_id == text
    assert score(read_win("147m 258p 369s 1234z", "4z", by="tsumo", flags=["chiihou"]), rules).points == 32000


def test_a_minimum_counts_yaku_and_not_dora() -> None:
    bound = changed(admission=msgspec.structs.replace(RIICHI.admission, shibari_from_honba=5))
    hand, win = "234m 567p 33z 345s 67s", "8s"
    assert worth(hand, win, bound, indicators="4p", honba=4).yaku_han == 1
    with pytest.raises(NoWinError, match="at least 2"):
        worth(hand, win, bound, indicators="4p", honba=5)
    assert worth(hand, win, bound, flags=["riichi"], honba=5).yaku_han == 2


@pytest.mark.parametrize(
    ("flags", "by", "told"),
    [
        (["ippatsu"], "ron", {}),
        (["rinshan"], "tsumo", {}),
        (["chankan"], "tsumo", {}),
        (["haitei"], "ron", {}),
        (["houtei"], "tsumo", {}),
        (["tenhou"], "tsumo", {"seat": "S"}),
        (["chiihou"], "tsumo", {"seat": "E"}),
        (["renhou"], "tsumo", {}),
        (["tenhou", "riichi"], "tsumo", {"seat": "E"}),
        ([], "ron", {"discarder": "S"}),
        ([], "tsumo", {"discarder": "E"}),
        ([], "ron", {"honba": -1}),
        ([], "ron", {"indicators": "1111m"}),
        (["chankan"], "ron", {"indicators": "2s"}),
        (["riichi"], "ron", {"indicators": "1p", "ura": "1p2p"}),
        (["chiihou", "haitei"], "tsumo", {}),
        ([], "ron", {"liable": "W"}),
    ],
)
def test_what_cannot_be_is_refused(flags: list[Flag], by: str, told: dict[str, object]) -> None:
    with pytest.raises(ImpossibleWinError) as refused:
        read_win("123m 456m 789p 13s 44z", "2s", by=by, flags=flags, **told)  # type: ignore[arg-type]
    assert all(refused.value.message(lang) for lang in ("ru", "en"))


def test_ura_dora_need_riichi_unless_the_rules_turn_them_for_everybody() -> None:
    with pytest.raises(ImpossibleWinError, match="without riichi"):
        worth("123m 789p 13s 44z 555z", "2s", ura="4z")
    minus = changed(dora=msgspec.structs.replace(RIICHI.dora, ura_costs="always"))
    assert worth("123m 789p 13s 44z 555z", "2s", minus, indicators="4z", ura="4z").bonuses == ()
    assert worth("123m 789p 13s 44z 555z", "2s", minus, ura="1m").han_sum == 2
    star = changed(dora=msgspec.structs.replace(RIICHI.dora, all_from_honba=4))
    assert worth("123m 789p 13s 44z 555z", "2s", star, ura="1m", honba=4).han == 4
    with pytest.raises(ImpossibleWinError, match="without riichi"):
        worth("123m 789p 13s 44z 555z", "2s", star, ura="1m", honba=3)


def test_named_dora_count_beside_indicators_and_only_where_rules_name_some() -> None:
    with pytest.raises(ImpossibleWinError, match="nothing is dora without an indicator"):
        worth("123m 789p 13s 44z 555z", "2s", named_dora="5z")
    day = changed(dora=msgspec.structs.replace(RIICHI.dora, of_the_day=True))
    assert worth("123m 789p 13s 44z 555z", "2s", day, named_dora="5z").han == 6
    assert worth("123m 789p 13s 44z 555z", "2s", day, indicators="7z", named_dora="5z").han == 9
    once = changed(dora=msgspec.structs.replace(RIICHI.dora, of_the_day=True, stacks=False))
    assert worth("123m 789p 13s 44z 555z", "2s", once, indicators="7z", named_dora="5z").han == 6


def test_more_dora_than_the_kernel_has_places_for_are_all_counted() -> None:
    many = changed(
        dora=msgspec.structs.replace(RIICHI.dora, mapping="next_all_suits", shrinking=(40, 30, 20, 10), of_the_day=True)
    )
    shown = worth("123m 789p 13s 44z 555z", "2s", many, indicators="1m 4m 1p 4p 1s 4s 4m 7z", named_dora="5z 4z")
    # each of the three ones points to 2m, 2p and 2s; 7z to 5z; 5z and 4z are named
    assert shown.bonus_tiles[0] == 3 * 2 + 3 + 3 + 2


def test_riichi_needs_a_closed_hand() -> None:
    assert worth("123m 789p 13s 44z 5555z#", "2s", flags=["riichi"]).win.is_closed
    with pytest.raises(ImpossibleWinError, match="riichi with an open hand"):
        worth("123m 789p 13s 44z 555z=", "2s", flags=["riichi"])
    # Kyoto: it may be declared with an open hand, too (001:3952).
    anywhere = changed(riichi=msgspec.structs.replace(RIICHI.riichi, open_hand=True))
    assert "yakuhai" in {
        element.id for element in worth("123m 789p 13s 44z 555z=", "2s", anywhere, flags=["riichi"]).elements
    }


def test_indicators_point_to_the_next_tile_that_there_is() -> None:
    def dora(indicator: str, box: str = "riichi") -> str:
        return SHORTS[pointers(tile_set(box), RIICHI.dora)[KIND_OF[indicator]]]

    assert [dora(tile) for tile in ("1m", "9p", "4z", "5z", "6z", "7z")] == ["2m", "1p", "1z", "6z", "7z", "5z"]
    assert [dora(tile, "sanma") for tile in ("1m", "9m")] == ["9m", "1m"]


def test_two_indicators_of_one_kind_and_a_red_five_all_count() -> None:
    scored = worth("406m 567p 33z 345s 67s", "8s", indicators="4m4m")
    assert [(bonus.id, bonus.tiles) for bonus in scored.bonuses] == [("dora", 2), ("akadora", 1)]


def test_a_batch_agrees_with_single_calls() -> None:
    wins = [
        read_win("234m 567p 33z 345s 67s", "8s", flags=["riichi"]),
        read_win("11m 406p 88p 777z= 234s-", "8p", by="tsumo", seat="E"),
        read_win("123m 456m 789p 13s 44z", "4s"),
        read_win("123m 456m 789p 13s 44z", "2s"),
    ]
    scores = score_batch(wins, RIICHI)
    assert scores.base.tolist() == [worth_of(win) for win in wins[:2]] + [-1, 0]
    rows = book_of(RIICHI).pack_many(wins)
    assert np.array_equal(score_batch(rows, RIICHI).base, scores.base)
    rows = rows.copy()
    rows[3, 0] = 5
    with pytest.raises(ValueError, match="row 3: "):
        score_batch(rows, RIICHI)


def worth_of(win: Win) -> int:
    return score(win, RIICHI).base


def test_liability_is_paid_by_the_one_who_fed() -> None:
    scored = worth("12m 99p 777z= 555z= 666z+", "3m", by="tsumo", seat="S", liable="W")
    assert scored.yakuman == 1
    assert scored.ledger.changes(4) == (0, 32000, -32000, 0)


def test_a_robbed_tile_has_its_other_copies_in_the_kan() -> None:
    assert "chankan" in [element.id for element in worth("123m 456m 789p 13s 44z", "2s", flags=["chankan"]).elements]
    with pytest.raises(ImpossibleWinError):
        read_win("1199m 3366p 4455s 7z", "7z", flags=["chankan"])


def test_no_run_has_an_honour_that_could_be_robbed() -> None:
    with pytest.raises(ImpossibleWinError, match="no run has an honour"):
        read_win("456m 678s 678p 777p= 5z", "5z", flags=["chanjun"])


def test_after_a_call_there_is_no_double_riichi() -> None:
    """A raised run may be closed, but it was called, and that ended the first go-around."""
    raised = changed(calls=msgspec.structs.replace(RIICHI.calls, raised_runs="closed"))
    assert worth("345m-3# 456p 88s 678s 67p", "8p", raised, flags=["riichi"]).win.is_closed
    with pytest.raises(ImpossibleWinError, match="double riichi after a call") as refused:
        worth("345m-3# 456p 88s 678s 67p", "8p", raised, flags=["double_riichi"])
    assert all(refused.value.message(lang) for lang in ("ru", "en"))
    assert worth("4444m# 456p 88s 678s 67p", "8p", raised, flags=["double_riichi"]).han


def test_a_kan_ends_ippatsu() -> None:
    with pytest.raises(ImpossibleWinError):
        read_win("2222m# 345p 678p 99s 45s", "6s", by="tsumo", flags=["riichi", "ippatsu", "rinshan"])


def test_flowers_are_no_part_of_a_hand() -> None:
    with pytest.raises(ImpossibleWinError):
        worth("123m 456m 789p 13s 67f", "2s")


def test_a_red_tile_must_be_in_the_box() -> None:
    none = changed(grammar=msgspec.structs.replace(RIICHI.grammar, reds=(0, 0, 0)))
    assert worth("406m 567p 33z 345s 67s", "8s").bonuses
    with pytest.raises(ImpossibleWinError) as refused:
        worth("406m 567p 33z 345s 67s", "8s", none)
    assert refused.value.text_id == "win-reds"


def test_where_no_yaku_is_needed_any_complete_hand_wins() -> None:
    free = changed(admission=msgspec.structs.replace(RIICHI.admission, minimum_han=0))
    scored = worth("345p 99s 345s 67s 123m-", "8s", free)
    assert (scored.han, scored.fu, scored.base) == (0, 30, 120)


def test_an_element_of_the_hand_value_is_enough_to_win() -> None:
    free = changed(elements={**RIICHI.elements, "renhou": ElementPlan(closed="hand")})
    assert worth("123m 345p 55z 345s 67s", "8s", free, flags=["renhou"]).han == 0


def test_a_cap_holds_for_everything() -> None:
    capped = changed(value=msgspec.structs.replace(RIICHI.value, most=8000))
    assert worth("111z 222z 333z 44z 55z", "4z", capped, by="tsumo", seat="E").base == 8000


def test_rinshan_after_an_open_kan_can_be_paid_by_its_feeder() -> None:
    fed = changed(payments=msgspec.structs.replace(RIICHI.payments, pao=("rinshan",)))
    told = {"by": "tsumo", "flags": ["rinshan"], "liable": "E"}
    scored = worth("234m 345p 345s 5s 8888m=", "5s", fed, **told)
    assert scored.ledger.changes(4) == (-2600, 2600, 0, 0)
    assert worth("234m 345p 345s 5s 8888m=", "5s", **told).ledger.changes(4) == (-1300, 2700, -700, -700)  # type: ignore[arg-type]
    for_the_kan = changed(
        payments=msgspec.structs.replace(RIICHI.payments, pao=("rinshan",), rinshan_pao_pays="kan")
    )  # 001:2910: 8 fu x 2 han, a hundred
    scored = worth("234m 345p 345s 5s 8888m=", "5s", for_the_kan, **told)
    assert scored.ledger.changes(4) == (-1500, 2700, -600, -600)


def test_the_batch_knows_the_minimum() -> None:
    bound = changed(admission=msgspec.structs.replace(RIICHI.admission, shibari_from_honba=5))
    wins = [read_win("234m 567p 33z 345s 67s", "8s", honba=honba) for honba in (4, 5)]
    assert score_batch(wins, bound).base.tolist() == [240, 0]


def test_dora_do_not_take_a_limit_out_of_a_hand_that_has_nothing_else() -> None:
    # Renhou alone makes the win; eight dora would pay more than its mangan, but they are no yaku.
    win = read_win("340m 340p 406p 55z 46s", "0s", seat="N", flags=["renhou"], indicators="7z")
    scored = score(win, load("book"))
    assert [element.id for element in scored.elements] == ["renhou"]
    assert (scored.by_limit, scored.base) == (True, 2000)
