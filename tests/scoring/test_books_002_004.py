"""Payments of the games of books 002 and 004, wins by flowers, and how such a score explains itself.

The worked examples of both books stand in tests/worked; here is what no example of theirs shows.
"""

import pytest
from msgspec.structs import replace

from jantaku.rules import load
from jantaku.rules.plan import KanPlan, PaymentPlan, Plan, SettlementPlan, SharePlan, VoidPlan
from jantaku.scoring import payments
from jantaku.scoring.explain import cited_lines, explain, summary
from jantaku.scoring.ledger import Ledger, Reason, TableAccount, Unit
from jantaku.scoring.payments import Award, Counters, Liability
from jantaku.scoring.score import FlowerScore, NoWinError, Score, score
from jantaku.scoring.settlement import settle
from jantaku.scoring.win import ImpossibleWinError, read_win
from jantaku.table.parts.payments import Payments
from jantaku.texts import Texts

E, S, W, N = range(4)
EVEN = SharePlan(ron=(12, 12), tsumo_dealer=12, tsumo=(12, 12))
TAIWAN = PaymentPlan(
    shares=EVEN,
    round_to=1,
    honba_each=0,
    stick=0,
    dealer_extra=1,
    dealer_extra_honba=2,
    pao=("chinitsu", "daisangen", "daisuushii"),
    pao_ron="liable",
    false_win=5,
    false_kan=10,
)
SICHUAN = PaymentPlan(shares=replace(EVEN, tsumo_extra=(1, 1)), round_to=1, honba_each=0, stick=0, false_win=8)
KANS = KanPlan(pays=(2, 2, 1, 0))


# ---------------------------------------------------------------- the dealer's supplement


@pytest.mark.parametrize(
    ("winner", "discarder", "wins", "changes"),
    [
        (E, N, 0, (9, 0, 0, -9)),
        (E, N, 1, (11, 0, 0, -11)),
        (E, N, 2, (13, 0, 0, -13)),
        (E, None, 2, (39, -13, -13, -13)),
        (E, None, 0, (27, -9, -9, -9)),
        (S, E, 0, (-9, 9, 0, 0)),
        (S, N, 3, (0, 8, 0, -8)),
        (S, None, 3, (-15, 31, -8, -8)),
    ],
)
def test_the_supplement_is_the_dealers(winner: int, discarder: int | None, wins: int, changes: tuple[int, ...]) -> None:
    """T39, and that it is nobody's where the dealer neither pays nor gets."""
    award, counters = Award(winner, 8), Counters(honba=wins)
    paid = payments.tsumo(award, counters, TAIWAN)
    if discarder is not None:
        paid = payments.ron([award], discarder, counters, TAIWAN)
    assert paid.changes(4) == changes


def test_each_of_several_winners_gets_the_supplement() -> None:
    """T44, although honba themselves are the nearest winner's."""
    paid = payments.ron([Award(S, 6), Award(N, 11)], E, Counters(honba=1), TAIWAN)
    assert paid.changes(4) == (-23, 9, 0, 14)
    among = payments.ron([Award(E, 6), Award(N, 11)], S, Counters(honba=1), TAIWAN)
    assert among.changes(4) == (9, -20, 0, 11), "only the dealer's own payment has it"


def test_a_win_by_flowers_may_have_no_supplement() -> None:
    award = Award(E, 30, flowers=True)
    assert payments.tsumo(award, Counters(), TAIWAN).total(E) == 93
    without = replace(TAIWAN, dealer_extra_flowers=False)
    assert payments.tsumo(award, Counters(), without).total(E) == 90
    assert payments.tsumo(Award(E, 30), Counters(), without).total(E) == 93


def test_the_limit_may_take_in_the_supplement() -> None:
    most = replace(TAIWAN, most_with_extra=40)
    assert payments.tsumo(Award(S, 38), Counters(honba=1), most).changes(4) == (-40, 116, -38, -38)
    assert payments.tsumo(Award(S, 40), Counters(honba=1), most).changes(4) == (-40, 120, -40, -40)
    row = payments.ron([Award(S, 38)], E, Counters(honba=1), most).because(Reason.DEALER_EXTRA).rows[0]
    assert (row.amount, row.arguments) == (2, {"first": 1, "each": 2, "count": 1, "cut": 1})
    assert Texts("ru")(row.text_id, **row.arguments).endswith(", без 1 сверх предела")


# ---------------------------------------------------------------- liability


def liable(base: int, *seats: int) -> Award:
    return Award(S, base, tuple(Liability(seat, "daisangen", base) for seat in seats))


def test_the_liable_player_pays_all_of_it() -> None:
    """T41: 42 for the discarder, or 43 three times and the dealer's 1."""
    assert payments.ron([liable(42, W)], N, Counters(), TAIWAN).changes(4) == (0, 42, -42, 0)
    drawn = payments.tsumo(liable(43, W), Counters(), TAIWAN)
    assert [(row.amount, row.reason) for row in drawn] == [(129, Reason.PAO), (1, Reason.DEALER_EXTRA)]
    assert drawn.changes(4) == (0, 130, -130, 0)


def test_the_supplement_goes_with_the_debt() -> None:
    """R19: the discarder deals, so it is owed, whoever pays; a liable dealer owes none for the debts of others."""
    assert payments.ron([liable(42, W)], E, Counters(honba=1), TAIWAN).changes(4) == (0, 45, -45, 0)
    assert payments.ron([liable(42, E)], N, Counters(honba=1), TAIWAN).changes(4) == (-42, 42, 0, 0)


def test_of_several_liable_players_the_last_one_pays() -> None:
    assert payments.tsumo(liable(43, W, N), Counters(), TAIWAN).changes(4) == (0, 130, 0, -130)


def test_a_liable_discarder_pays_as_a_discarder() -> None:
    paid = payments.ron([liable(42, N)], N, Counters(), TAIWAN)
    assert [(row.source, row.amount, row.reason) for row in paid] == [(N, 42, Reason.RON)]


def test_nobody_is_liable_for_what_the_rules_do_not_list() -> None:
    award = Award(S, 10, (Liability(W, "shousangen", 10),))
    assert payments.ron([award], N, Counters(), TAIWAN).changes(4) == (0, 10, 0, -10)


# ---------------------------------------------------------------- players who have left


def test_who_has_left_pays_nothing() -> None:
    assert payments.tsumo(Award(S, 4), Counters(), SICHUAN).changes(4) == (-5, 15, -5, -5)
    assert payments.tsumo(Award(S, 4), Counters(out=(E,)), SICHUAN).changes(4) == (0, 10, -5, -5)
    assert payments.tsumo(Award(S, 4), Counters(out=(E, W)), SICHUAN).changes(4) == (0, 5, 0, -5)


def test_who_has_left_pays_no_honba_either() -> None:
    plan = PaymentPlan(honba_payer="all")
    assert payments.ron([Award(S, 240)], W, Counters(honba=1, out=(N,)), plan).changes(4) == (-100, 1200, -1100, 0)


# ---------------------------------------------------------------- kans, and the end of a deal


@pytest.mark.parametrize(
    ("form", "feeder", "changes"),
    [
        ("closed", None, (-2, 4, -2, 0)),
        ("open", W, (0, 2, -2, 0)),
        ("added", None, (-1, 2, -1, 0)),
        ("late", None, (0, 0, 0, 0)),
    ],
)
def test_kans_are_paid_and_paid_back(form: payments.PaidKanForm, feeder: int | None, changes: tuple[int, ...]) -> None:
    paid = payments.kan(S, form, feeder, (W, E), KANS)
    assert paid.changes(4) == changes
    back = payments.kan_returned(paid, "not_ready")
    assert (paid + back).changes(4) == (0, 0, 0, 0)
    assert {row.reason for row in back} <= {Reason.KAN_RETURNED}
    for row in (*paid, *back):
        assert row.arguments["form"] == form


def test_an_open_kan_has_a_feeder() -> None:
    with pytest.raises(ValueError, match="the open kan of seat 1 has no feeder"):
        payments.kan(S, "open", None, (W, E), KANS)


def test_each_who_is_not_ready_pays_each_who_is() -> None:
    """S20, without its kongs."""
    paid = payments.not_ready({E: 2, S: 4}, (W, N), SICHUAN)
    assert [(row.source, row.target, row.amount) for row in paid] == [(W, E, 2), (W, S, 4), (N, E, 2), (N, S, 4)]


def test_nobody_gets_the_fine() -> None:
    fine = payments.void_fine(N, 1, VoidPlan(chosen=True, fine=48))
    assert fine.totals() == {N: -48, TableAccount.FINES: 48}
    assert fine.rows[0].unit is Unit.POINTS, "it is taken at once, not from the final score"
    assert payments.void_fine(N, 2, VoidPlan(chosen=True, fine=48)).total(N) == -96


def test_what_falsehoods_cost() -> None:
    assert payments.false_win(W, (E, S, N), TAIWAN).changes(4) == (5, 5, -15, 5)
    assert payments.false_win(N, (W,), SICHUAN).changes(4) == (0, 0, 8, -8)
    assert payments.false_kan(W, (E, S, N), 2, TAIWAN).changes(4) == (20, 20, -60, 20)


def test_the_part_of_the_table_takes_its_numbers_from_the_plan() -> None:
    part = Payments(Plan(payments=SICHUAN, kans=KANS, void=VoidPlan(chosen=True, fine=48)))
    kan = part.kan(S, "closed", None, (W, N))
    assert [row.amount for row in kan] == [2, 2]
    assert Ledger((*kan, *part.kan_returned(kan))).changes(4) == (0, 0, 0, 0)
    assert part.void_fine(E)[0].amount == 48
    assert [row.amount for row in part.false_win(S, (E, N))] == [8, 8]
    assert part.kan_returned(kan, "false_win")[0].arguments["why"] == "false_win"
    assert not Payments(Plan()).pays_kans
    assert Payments(Plan()).kan(S, "closed", None, (E, W, N)) == ()


def test_a_match_is_settled_although_fines_have_left_the_table() -> None:
    plan = SettlementPlan(start=0, target=0, oka=0, uma=(0, 0, 0, 0), rounding="none", winner_absorbs=True)
    settlement = settle((9, 12, -72, 3), plan)
    assert settlement.scores == (9, 12, -72, 3), "the winner does not make up for what nobody got"
    assert settlement.places == (2, 1, 4, 3)
    assert sum(settlement.ledger.totals(Unit.SCORE).values()) == 0


# ---------------------------------------------------------------- in words


@pytest.mark.parametrize("form", payments.KAN_FORMS)
def test_every_row_can_be_said(form: payments.PaidKanForm) -> None:
    paid = payments.kan(S, form, W, (E, W), KanPlan(pays=(1, 1, 1, 1)))
    for game in ("", "taiwanese", "sichuan"):
        for row in (*paid, *payments.kan_returned(paid, "fed"), *payments.not_ready({E: 1}, (W,), SICHUAN)):
            for texts in (Texts("ru", game), Texts("en", game)):
                assert texts(row.text_id, **row.arguments)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "дилерская надбавка"),
        (1, "дилерская надбавка: 1 и 2 за прежнюю победу дилера"),
        (3, "дилерская надбавка: 1 и по 2 за 3 прежние победы дилера"),
        (5, "дилерская надбавка: 1 и по 2 за 5 прежних побед дилера"),
        (21, "дилерская надбавка: 1 и по 2 за 21 прежнюю победу дилера"),
    ],
)
def test_the_supplement_says_why(count: int, said: str) -> None:
    (row,) = payments.ron([Award(S, 8)], E, Counters(honba=count), TAIWAN).because(Reason.DEALER_EXTRA)
    assert Texts("ru")(row.text_id, **row.arguments) == said


def test_a_returned_kong_says_why() -> None:
    texts = Texts("ru", "sichuan")
    (paid,) = payments.kan(S, "open", W, (), KANS)
    assert texts(paid.text_id, **paid.arguments) == "за открытый конг"
    (back,) = payments.kan_returned([paid], "fed")
    said = texts(back.text_id, **back.arguments)
    assert said == "возврат очков за открытый конг: сразу после него снесена победная кость"


# ---------------------------------------------------------------- scores

TW, SC = load("taiwanese").plan, load("sichuan").plan


def lines(value: Score, lang: str = "ru") -> list[str]:
    return value.why(lang).splitlines()  # type: ignore[arg-type]


def test_any_complete_hand_wins_where_no_fan_is_needed() -> None:
    value = score(read_win("2223477m 456p 789p", "5m", discarder="W"), SC)
    assert (value.han, value.base, value.elements, value.points) == (0, 1, (), 1)
    assert lines(value)[1:] == [
        "  без ценных комбинаций: стоимость 1, победитель получает 1",
        "  Запад → юг: 1 (маджонг со сноса)",
        "  Источники: «Правила сычуаньского маджонга», «Таблица ценных комбинаций и фанов (удвоений)»; "
        "«Начисление и выплата очков при объявлении маджонга»",
    ]
    assert cited_lines(explain(value)) == ["004:106-112", "004:125"]


def test_fans_double_up_to_the_limit() -> None:
    value = score(read_win("1111222333444m", "4m", by="tsumo", seat="E"), SC)
    assert value.han > 3
    assert value.base == 8
    assert value.points == 27
    assert f"{value.han} фан" in value.why("ru")
    assert "предел стоимости 8" in value.why("ru")
    assert "limited to 8, the winner gets 27" in str(value)


def test_who_has_left_is_named() -> None:
    value = score(read_win("1112223336777m", "6m", by="tsumo", seat="E", out="S"), SC)
    assert value.points == 18
    assert "  юг уже вышел из сдачи и не платит" in lines(value)
    assert "  Запад → восток: 1 (надбавка за маджонг со стены)" in lines(value)
    assert "фу" not in value.why("ru").split()


def test_the_void_suit_keeps_from_winning() -> None:
    hand = ("2223477m 456p 789p", "5m")
    assert score(read_win(*hand, void="s"), SC).base == 1
    with pytest.raises(NoWinError) as refused:
        score(read_win(*hand, void="p"), SC)
    assert refused.value.arguments == {"tiles": "456789p"}
    with pytest.raises(NoWinError, match="all three suits"):
        score(read_win("123m 456m 789m 123s 5p", "5p"), SC)
    with pytest.raises(ImpossibleWinError, match="nobody chooses a void suit"):
        score(read_win("234m 567p 33z 345s 67s", "8s", flags=["riichi"], void="m"), load("riichi"))


def test_tai_are_added_up_and_the_flowers_with_them() -> None:
    value = score(read_win("2334p 123m 678m 345s 789s", "3p", discarder="E", nuki="1f", honba=3), TW)
    assert (value.han, value.base, value.points) == (10, 10, 17)
    (flower,) = value.bonuses
    assert (flower.id, flower.tiles, flower.han) == ("tw_flower", 1, 1)
    told = lines(value)
    assert "  Цветок................ 1 тай  выложено: 1ц" in told
    assert "  Без благородных....... 1 тай  благородных костей нет" in told
    assert "  10 таев, победитель получает 17" in told
    assert "  Восток → юг: 7 (дилерская надбавка: 1 и по 2 за 3 прежние победы дилера)" in told
    assert "хан" not in value.why("ru")
    assert summary(value, Texts("en", "taiwanese")).endswith("Flower 1: 10 tai, the winner gets 17")


def test_what_was_counted_is_not_missed() -> None:
    """A valuable wait may be one of three, and is not missed for the other two."""
    value = score(read_win("2334p 123m 678m 345s 789s", "3p", discarder="N", nuki="1f"), TW)
    assert "tw_valuable_wait" in {element.id for element in value.elements}
    assert "tw_valuable_wait" not in {line.id for line in explain(value).missed}


def test_the_limit_of_forty() -> None:
    most = replace(TW, value=replace(TW.value, most=40))
    win = read_win("6s 123s- 567s- 888s= 999s= 333s+", "6s", by="tsumo", nuki="1f", liable="W")
    assert score(win, TW).points == 139
    limited = score(win, most)
    assert (limited.han, limited.base, limited.points) == (46, 40, 121)
    assert "  46 таев, верхний предел 40, победитель получает 121" in lines(limited)
    assert "  Запад → юг: 120 (ответственность за развитие руки: чистая масть)" in lines(limited)


# ---------------------------------------------------------------- flowers that win


def test_eight_flowers_win_whatever_the_hand() -> None:
    value = score(read_win("1379m 5z", "8f", by="tsumo", nuki="1234567f", seat="E", honba=1), TW)
    assert isinstance(value, FlowerScore)
    assert (value.han, value.yaku_han, value.base, value.fu, value.limit, value.yakuman) == (30, 30, 30, 0, None, 0)
    assert (value.by_limit, value.by_flowers, value.bonuses, value.fu_lines) == (False, True, (), ())
    assert [(element.id, element.han) for element in value.elements] == [("paa_sennin", 30)]
    assert value.reading.blocks == ()
    assert value.ledger.changes(4) == (99, -33, -33, -33)
    told = lines(value)
    assert told[0] == "Рука: 12345678ц – победа цветами: все восемь"
    assert "  при победе цветами другие фаны не считаются" in told
    assert str(value) == "Eight flowers: 30 tai, the winner gets 99"


def test_the_eighth_flower_is_robbed() -> None:
    value = score(read_win("", "7f", nuki="1234568f", seat="N", discarder="E"), TW)
    assert [(element.id, element.han) for element in value.elements] == [("chii_chan_i", 20)]
    assert value.ledger.changes(4) == (-21, 0, 0, 21)
    assert lines(value)[0] == "Рука: 12345678ц – победа цветами: восьмой взят у другого игрока"


def test_the_flowers_may_be_told_with_the_last_one_or_without() -> None:
    told = score(read_win("1379m", "5z", by="tsumo", nuki="12345678f", facts=["eight_flowers"]), TW)
    assert told.base == 30
    assert score(read_win("1379m", "8f", by="tsumo", nuki="12345678f"), TW).base == 30


@pytest.mark.parametrize(
    ("winning", "by", "nuki"),
    [("8f", "tsumo", "123456f"), ("8f", "tsumo", "1234566f"), ("8f", "ron", "12345678f"), ("7f", "ron", "123456f")],
)
def test_too_few_flowers_do_not_win(winning: str, by: str, nuki: str) -> None:
    with pytest.raises(NoWinError, match="all 8 are needed, and one of each"):
        score(read_win("1379m", winning, by=by, nuki=nuki), TW)  # type: ignore[arg-type]


def test_flowers_win_only_where_they_do() -> None:
    for plan in (SC, load("riichi").plan):
        with pytest.raises(ImpossibleWinError, match="no part of a hand"):
            score(read_win("1379m", "8f", by="tsumo", nuki="1234567f"), plan)


def test_a_flower_win_stands_outside_the_minimum() -> None:
    least = replace(TW, admission=replace(TW.admission, minimum_han=5))
    assert score(read_win("", "8f", by="tsumo", nuki="1234567f"), least).base == 30
    with pytest.raises(NoWinError) as refused:
        score(read_win("7899m 123s 456p 222p 555z=", "6m", discarder="W", nuki="12f"), least)
    refused.value.game = "taiwanese"
    assert "а по этим правилам для победы нужно не меньше 5" in refused.value.message("ru")


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("told", "text"),
    [
        ({"facts": ["first_discard"], "seat": "E"}, "win-first-discard"),
        ({"facts": ["first_discard"], "by": "tsumo"}, "win-first-discard"),
        ({"facts": ["first_discard"], "discarder": "W"}, "win-first-discard"),
        ({"facts": ["kan_discard"], "by": "tsumo"}, "win-kan-discard"),
        ({"facts": ["kan_discard"], "flags": ["chankan"]}, "win-kan-discard"),
        ({"facts": ["eight_flowers"]}, "win-flowers-how"),
        ({"facts": ["robbed_flower"], "by": "tsumo"}, "win-flowers-how"),
        ({"out": "S"}, "win-out"),
        ({"out": "W", "discarder": "W"}, "win-out"),
    ],
)
def test_what_no_table_can_see(told: dict[str, object], text: str) -> None:
    with pytest.raises(ImpossibleWinError) as refused:
        read_win("2223477m 456p 789p", "5m", **told)  # type: ignore[arg-type]
    assert refused.value.text_id == text


def test_so_many_may_have_left() -> None:
    hand = ("2223477m 456p 789p", "5m")
    assert score(read_win(*hand, out="EW"), SC).base == 1
    with pytest.raises(ImpossibleWinError, match="3 have won before: by these rules 2 at most"):
        score(read_win(*hand, out="EWN"), SC)
    with pytest.raises(ImpossibleWinError, match="1 have won before: by these rules 0 at most"):
        score(read_win("2334p 123m 678m 345s 789s", "3p", out="E"), TW)


def test_a_flower_is_there_once() -> None:
    with pytest.raises(ImpossibleWinError, match="2 of 1f: these rules have 1"):
        score(read_win("2334p 123m 678m 345s 789s", "3p", nuki="11f"), TW)
    assert score(read_win("2334p 123m 678m 345s 789s", "3p", nuki="1234567f"), TW).bonuses[0].tiles == 7


def test_the_fifth_set_of_a_suit_makes_liable() -> None:
    win = read_win("6s 123s- 567s- 888s= 999s= 333s+", "6s", discarder="N", liable="W", nuki="1f")
    assert score(win, TW).ledger.changes(4) == (0, 53, -53, 0)
    with pytest.raises(ImpossibleWinError, match="nobody is liable"):
        read_win("66s 78s 123s- 567s- 888s= 999s=", "9s", discarder="N", liable="W")


def test_a_hand_has_seventeen_tiles() -> None:
    with pytest.raises(NoWinError) as refused:
        score(read_win("123m 678m 345s 789s 3p", "3p"), TW)
    refused.value.game = "taiwanese"
    said = refused.value.message("ru")
    assert said == "вместе с победной в руке должно быть 17 костей (конг считается за три), а здесь 14."


def test_it_cites_the_book_of_the_game() -> None:
    for plan, book in ((TW, "002"), (SC, "004")):
        hand = "2334p 123m 678m 345s 789s" if plan is TW else "1112223336777m"
        value = score(read_win(hand, "3p" if plan is TW else "6m", by="tsumo"), plan)
        assert {place[:3] for place in cited_lines(explain(value))} == {book}
    riichi = score(read_win("234m 567p 33z 345s 67s", "8s", flags=["riichi"]), load("riichi"))
    assert {"002", "004"}.isdisjoint(place[:3] for place in cited_lines(explain(riichi)))
