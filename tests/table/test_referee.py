"""The referee's rulings: chombo, the dead hand, a deal that counts as not played (000:905-944)."""

from random import Random

import pytest

from jantaku.hands import Meld, MeldForm
from jantaku.records.of_match import record_of
from jantaku.records.replay import Replay
from jantaku.rules import RuleSet, load, read
from jantaku.table.events import DealDrawn, DealEnded, DealStarted, Drawn, HandShown, Paid, RiichiStands, Ruled, Won
from jantaku.table.match import Match, replayed
from jantaku.table.parts.playing_on import BattleMemory
from jantaku.table.referee import OFFENCES, Referee, kans_to_rule_on
from jantaku.table.snapshot import restored, resume, snapshot
from jantaku.table.state.memory import recall
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.window import WindowKind
from jantaku.table.telling.board import Board, terms_of
from jantaku.table.words import PASS, RON, Verb, code, discard, riichi, verb_of
from jantaku.texts import LANGUAGES, SayableError, Texts
from jantaku.tiles import KIND, make_tile
from tests.table.greedy import Greedy, answer_all
from tests.table.laid import all_pass, asked, laid, offered, throw, tsumogiri

DEALER = "123456m789p1112z"
CHI = "19m147p46s134567z"
PON = "29m258p55s234567z"
READY = "88m234567p22234s"


def chombo_rules(how: str) -> RuleSet:
    name = '{ en = "x", ru = "x" }'
    return read(f'id = "x"\nextends = "riichi"\nseed = "-"\nname = {name}\nchombo = "{how}"\n')


MANGAN = chombo_rules("mangan_reverse_tsumo")


def since(match: Match, told: int) -> list[object]:
    return list(match.events[told:])


# ---------------------------------------------------------------- chombo


@pytest.mark.parametrize(
    ("seat", "points"),
    [(0, (13000, 29000, 29000, 29000)), (2, (29000, 27000, 17000, 27000))],
)
def test_chombo_is_a_mangan_the_other_way_round_and_the_deal_is_dealt_anew(seat: int, points: tuple[int, ...]) -> None:
    match = Match(MANGAN, 1)
    tsumogiri(match, 0)
    all_pass(match)
    told = len(match.events)
    before = match.deal
    Referee(match).chombo(seat, "false_win")
    first, drawn, paid, ended, started, *_ = since(match, told)
    assert first == Ruled("chombo", seat, "false_win")
    assert drawn == DealDrawn("chombo", (seat,))
    assert isinstance(paid, Paid)
    assert isinstance(ended, DealEnded)
    assert ended.points == points
    assert isinstance(started, DealStarted)
    assert (started.dealer, started.honba, started.round, started.hand) == (0, 0, before.round, before.hand)
    assert match.window is not None
    assert match.window.number > 1


def test_chombo_gives_the_sticks_of_the_deal_back() -> None:
    match = laid("123456m789p1122z", READY, CHI, PON, then="5z", rules=MANGAN)
    throw(match, 0, 31)
    all_pass(match)
    assert match.answer(1, offered(match, 1, Verb.RIICHI)) is None
    all_pass(match)
    assert (match.points[1], match.deal.sticks) == (24000, 1)
    Referee(match).chombo(3)
    assert match.points == (29000, 27000, 27000, 17000)
    assert (match.deal.sticks, match.standing.owners) == (0, [])


def test_chombo_may_be_taken_from_the_final_score() -> None:
    match = Match(chombo_rules("final_minus_20"), 2)
    Referee(match).chombo(1)
    assert match.points == (25000,) * 4
    (fine,) = match.standing.fines
    assert (fine.source, fine.amount) == (1, 20000)
    told = match.events
    assert any(isinstance(event, Paid) and event.rows == (fine,) for event in told)


# ---------------------------------------------------------------- the dead hand


def test_a_dead_hand_may_discard_and_nothing_else() -> None:
    match = laid(DEALER, CHI, PON, READY, then="2z")
    assert {verb_of(one) for one in match.view(0).asks[0].codes} > {Verb.DISCARD}
    told = len(match.events)
    Referee(match).dead_hand(0, "too_few_tiles")
    assert since(match, told) == [Ruled("dead_hand", 0, "too_few_tiles")]
    assert {verb_of(one) for one in match.view(0).asks[0].codes} == {Verb.DISCARD}
    assert len(match.view(0).asks[0].codes) == 14
    assert match.answer(0, offered(match, 0, Verb.DISCARD)) is None


@pytest.mark.parametrize(("dead", "still_asked"), [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])])
def test_a_dead_hand_may_neither_win_nor_call(dead: int, still_asked: list[int]) -> None:
    match = laid(DEALER, CHI, PON, READY, then="5s")
    tsumogiri(match, 0)
    assert list(asked(match)) == [1, 2, 3]
    Referee(match).dead_hand(dead)
    assert list(asked(match)) == still_asked


def test_who_had_answered_has_answered_but_for_the_dead_hand() -> None:
    match = laid(DEALER, CHI, PON, READY, then="5s")
    tsumogiri(match, 0)
    number = match.window.number if match.window else -1
    assert match.answer(3, RON) is None
    assert match.answer(2, offered(match, 2, Verb.PON)) is None
    Referee(match).punish(3, "empty_win")
    assert match.window is not None
    assert match.window.number == number + 1
    assert list(asked(match)) == [1, 2]
    assert [answer.seat for answer in match.view(2).answered] == [2]
    assert match.answer(1, PASS) is None
    assert match.deal.hands[2].melds, "the pon of seat 2 is the best answer that is left"
    assert not any(isinstance(event, Won) for event in match.events)


def test_if_nobody_is_left_to_answer_the_table_goes_on() -> None:
    match = laid(DEALER, "19m147p189s34567z", PON, "1199m19p39s24567z", then="5s")
    tsumogiri(match, 0)
    assert list(asked(match)) == [2]
    Referee(match).dead_hand(2)
    assert match.window is not None
    assert (match.window.kind, list(asked(match))) == (WindowKind.TURN, [1])


def test_when_all_that_are_left_have_answered_the_window_closes() -> None:
    match = laid(DEALER, CHI, PON, READY, then="5s")
    tsumogiri(match, 0)
    assert match.answer(1, PASS) is None
    assert match.answer(2, PASS) is None
    Referee(match).dead_hand(3)
    assert list(asked(match)) == [1]
    assert match.window is not None
    assert match.window.kind is WindowKind.TURN


def test_a_dead_hand_is_not_ready_at_a_draw() -> None:
    def at_the_end(dead: bool) -> list[object]:
        match = laid("135m246p135s1223z", "147m258p369s4567z", PON_FREE, READY, then="3z")
        if dead:
            Referee(match).dead_hand(3)
        while match.deal.number == 0:
            window = match.window
            assert window is not None
            ask = window.asks[0]
            hand = match.deal.hands[ask.seat]
            if PASS in ask.codes and window.kind is not WindowKind.SHOW:
                assert match.answer(ask.seat, PASS) is None
            elif window.kind is WindowKind.SHOW:
                assert match.answer(ask.seat, ask.codes[0]) is None
            else:
                assert match.answer(ask.seat, discard(hand.drawn)) is None
        return [event.seat for event in match.events if isinstance(event, HandShown)]

    assert 3 in at_the_end(dead=False)
    assert 3 not in at_the_end(dead=True)


PON_FREE = "147m369p147s1267z"


def test_a_wrong_riichi_gives_its_stick_back() -> None:
    match = laid("123456m789p1122z", READY, CHI, PON, then="5z")
    throw(match, 0, 31)
    all_pass(match)
    assert match.answer(1, offered(match, 1, Verb.RIICHI)) is None
    all_pass(match)
    assert any(isinstance(event, RiichiStands) for event in match.events)
    told = len(match.events)
    Referee(match).punish(1, "wrong_riichi")
    ruled, paid = since(match, told)[:2]
    assert ruled == Ruled("dead_hand", 1, "wrong_riichi")
    assert isinstance(paid, Paid)
    assert match.points == (25000,) * 4
    assert (match.deal.sticks, match.deal.declared, match.deal.hands[1].riichi) == (0, [], 0)


def test_a_wrong_riichi_that_does_not_stand_yet_never_stands() -> None:
    match = laid("29m258p135s12345z", "222m345678p4447s", "1379m147p46s1234z", "67m19p3399s34455z", then="1z5z")
    throw(match, 0, 27)
    all_pass(match)
    dragon = next(tile for tile in match.deal.hands[1].tiles if tile & KIND == 31)
    assert match.answer(1, riichi(dragon)) is None
    assert match.deal.declaring
    assert list(asked(match)) == [3]
    Referee(match).punish(1, "wrong_riichi")
    all_pass(match)
    assert not any(isinstance(event, RiichiStands) for event in match.events)
    assert (match.points, match.deal.sticks, match.deal.hands[1].riichi) == ((25000,) * 4, 0, 0)


def test_without_a_payment_chombo_only_ends_the_deal() -> None:
    match = Match("riichi", 1)
    Referee(match).chombo(0)
    assert (match.deal.number, match.points) == (1, (25000,) * 4)


def test_a_hand_dies_once() -> None:
    match = Match("riichi", 3)
    Referee(match).dead_hand(1)
    with pytest.raises(SayableError, match="dead already"):
        Referee(match).dead_hand(1)


# ---------------------------------------------------------------- a deal that counts as not played


def test_the_referee_ends_a_deal_without_fault() -> None:
    match = laid("123456m789p1122z", READY, CHI, PON, then="5z")
    throw(match, 0, 31)
    all_pass(match)
    assert match.answer(1, offered(match, 1, Verb.RIICHI)) is None
    all_pass(match)
    told = len(match.events)
    Referee(match).abort()
    ruled, drawn, paid, ended, started, *_ = since(match, told)
    assert ruled == Ruled("abort", -1)
    assert drawn == DealDrawn("referee")
    assert isinstance(paid, Paid)
    assert isinstance(ended, DealEnded)
    assert (ended.points, ended.sticks) == ((25000,) * 4, 0)
    assert isinstance(started, DealStarted)
    assert (started.dealer, started.honba, started.number) == (0, 0, 1)


# ---------------------------------------------------------------- offences


def test_every_offence_has_its_penalty_and_its_texts() -> None:
    chombo = {offence for offence, known in OFFENCES.items() if known.penalty == "chombo"}
    assert chombo == {
        "false_win",
        "riichi_not_ready",
        "riichi_kan",
        "hand_hidden",
        "hand_shown",
        "false_abort",
        "wall_broken",
        "hand_broken",
        "cheating",
        "dead_hand_speaks",
        "false_kan",
    }
    for offence, known in OFFENCES.items():
        assert known.text_id == f"offence-{offence}"
        said = {Texts(language)(known.text_id) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("offence", OFFENCES)
def test_an_offence_is_punished_as_the_book_says(offence: str) -> None:
    match = Match(MANGAN, 4)
    told = len(match.events)
    Referee(match).punish(3, offence)
    by_rule = OFFENCES[offence].by_rule
    penalty = OFFENCES[offence].penalty if by_rule is None else by_rule(match.table.plan)
    assert penalty is not None
    assert match.events[told] == Ruled(penalty, 3, offence)
    if penalty == "chombo":
        assert (match.deal.number, match.points[3]) == (1, 17000)
    else:
        assert (match.deal.number, match.deal.hands[3].dead) == (0, penalty == "dead_hand")


def test_the_order_of_offences_is_part_of_the_code() -> None:
    """A new offence stands last: stored matches name them by their numbers."""
    assert list(OFFENCES).index("false_win") == 0
    assert list(OFFENCES).index("wrong_meld") == 10
    assert list(OFFENCES).index("too_few_tiles") == 14
    assert list(OFFENCES).index("kuikae") == 15
    assert list(OFFENCES).index("too_many_tiles") == 17


@pytest.mark.parametrize(
    ("rules", "ruling"), [("riichi", "dead_hand"), ("sanma_108", "chombo"), ("sanma_hiroshima", "chombo")]
)
def test_too_few_tiles_kill_a_hand_and_too_many_as_the_rules_say(rules: str, ruling: str) -> None:
    """000:939; 003:75-76, 001:3687-3688: too many are 8000 points and a further counter."""
    for offence, expected in (("too_few_tiles", "dead_hand"), ("too_many_tiles", ruling)):
        match = Match(load(rules), 4)
        told, before = len(match.events), match.points
        Referee(match).punish(1, offence)
        assert match.events[told] == Ruled(expected, 1, offence)
        if expected == "chombo":
            assert (match.deal.number, match.deal.honba, match.points[1]) == (1, 1, before[1] - 8000)
        else:
            assert (match.deal.number, match.points, match.deal.hands[1].dead) == (0, before, True)
        assert replayed(Match(load(rules), 4), match.answers).events == match.events


# ---------------------------------------------------------------- what cannot be ruled


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (lambda referee: referee.punish(1, "sleeping"), "there is no offence 'sleeping'"),
        (lambda referee: referee.chombo(1, "sleeping"), "there is no offence 'sleeping'"),
        (lambda referee: referee.chombo(4), "there is no seat 4"),
        (lambda referee: referee.dead_hand(-1), "there is no seat -1"),
    ],
)
def test_what_cannot_be_ruled_is_said_in_a_sentence(rule, said: str) -> None:  # type: ignore[no-untyped-def]
    match = Match("riichi", 5)
    told = len(match.events)
    with pytest.raises(SayableError, match=said) as caught:
        rule(Referee(match))
    assert len(match.events) == told
    assert match.answers == []
    for language in LANGUAGES:
        assert caught.value.message(language).endswith(".")


def test_after_the_match_nothing_is_ruled() -> None:
    match = Match("riichi", 6)
    while match.window is not None:
        match.close()
    with pytest.raises(SayableError, match="no deal is being played"):
        Referee(match).chombo(0)


def test_a_player_cannot_speak_as_the_referee() -> None:
    match = Match("riichi", 7)
    ruling = code(Verb.RULE_CHOMBO, 1)
    assert match.answer(1, ruling) is not None
    assert match.answer(1, ruling, by="bot") is not None
    assert match.deal.number == 0
    assert match.answer(1, ruling, by="referee") is None
    assert match.deal.number == 1
    assert match.answer(1, PASS, by="referee") is not None
    assert match.answer(1, code(Verb.RULE_CHOMBO, 99), by="referee") is not None


@pytest.mark.parametrize(("ban", "forbidden"), [("off", False), ("adjacent", True)])
def test_where_any_tile_may_be_discarded_no_discard_is_illegal(ban: str, forbidden: bool) -> None:
    swaps = f'kuikae = "allowed"\nchi_discard_ban = "{ban}"\nillegal_discard_penalty = "rollback"\n'
    match = Match(read(f'id = "x"\nextends = "riichi"\nseed = "-"\nname = {{ en = "X", ru = "X" }}\n{swaps}'), 8)
    ruling = code(Verb.RULE_ROLLBACK)
    if forbidden:
        Referee(match).punish(1, "kuikae")
        assert match.answer(2, ruling, by="referee") is None
        return
    assert match.answer(1, ruling, by="referee") is not None
    with pytest.raises(SayableError, match="any tile may be discarded") as caught:
        Referee(match).punish(1, "kuikae")
    assert "любой тайл" in caught.value.message("ru")


# ---------------------------------------------------------------- where offences have a price


def paid_since(match: Match, told: int) -> dict[int, int]:
    """What each seat has won and lost since so many events."""
    changes = dict.fromkeys(range(4), 0)
    for row in (row for event in match.events[told:] if isinstance(event, Paid) for row in event.rows):
        for seat, amount in ((row.source, -row.amount), (row.target, row.amount)):
            if seat >= 0:
                changes[seat] += amount
    return changes


def test_a_false_win_that_has_a_price_is_paid_and_the_offender_discards() -> None:
    """002:320, 002:361: 5 to each, a dead hand, and the deal goes on."""
    match = Match("taiwanese", 3)
    told = len(match.events)
    Referee(match).false_win(0)
    assert match.events[told] == Ruled("false_win", 0, "false_win")
    assert paid_since(match, told) == {0: -15, 1: 5, 2: 5, 3: 5}
    assert match.deal.hands[0].dead
    assert match.window is not None
    assert match.window.kind is WindowKind.TURN
    assert {verb_of(one) for one in match.window.asks[0].codes} == {Verb.DISCARD}
    assert replayed(Match("taiwanese", 3), match.answers).events == match.events


def with_closed_kans(kans: int) -> Match:
    """The third seat has laid down so many."""
    match = Match("taiwanese", 3)
    quads = [tuple(make_tile(kind, copy) for copy in range(4)) for kind in range(kans)]
    match.deal.hands[2].melds += [Meld(MeldForm.CLOSED_KAN, quad) for quad in quads]
    return match


@pytest.mark.parametrize("kans", [1, 3])
def test_each_false_kan_has_its_price_and_the_hand_cannot_win(kans: int) -> None:
    """002:331: 10 to each for one; 002:359: a win with it would be a false one, but nothing else is forbidden."""
    match = with_closed_kans(kans)
    told = len(match.events)
    Referee(match).false_kan(2, kans)
    assert match.events[told] == Ruled("false_kan", 2, "false_kan")
    assert paid_since(match, told) == {2: -30 * kans, **dict.fromkeys((0, 1, 3), 10 * kans)}
    assert (match.deal.hands[2].dead, match.deal.hands[2].mute) == (True, False)
    assert replayed(with_closed_kans(kans), match.answers).events == match.events
    with pytest.raises(SayableError, match="no such closed kans"):
        Referee(match).false_kan(2, by_mistake=True)


def test_a_mistaken_kan_costs_nothing_but_the_win() -> None:
    """002:359."""
    match = with_closed_kans(1)
    told = len(match.events)
    Referee(match).false_kan(2, by_mistake=True)
    assert match.events[told:] == [Ruled("false_kan", 2, "false_kan")]
    assert (match.deal.hands[2].dead, match.deal.hands[2].mute) == (True, False)
    assert replayed(with_closed_kans(1), match.answers).events == match.events


def test_where_nothing_has_a_price_it_is_punished_as_ever() -> None:
    """000:913, 000:923: a closed kan of different tiles is cheating; a mistake kills the hand."""
    match = Match(MANGAN, 3)
    Referee(match).false_kan(1, by_mistake=True)
    assert match.events[-1] == Ruled("dead_hand", 1, "false_kan")
    assert match.deal.hands[1].mute
    told = len(match.events)
    Referee(match).false_kan(1)
    assert match.events[told : told + 2] == [Ruled("chombo", 1, "false_kan"), DealDrawn("chombo", (1,))]
    assert match.points == (29000, 17000, 27000, 27000)
    told = len(match.events)
    Referee(match).false_win(1)
    assert match.events[told : told + 2] == [Ruled("chombo", 1, "false_win"), DealDrawn("chombo", (1,))]
    assert match.answer(1, code(Verb.RULE_FALSE_WIN), by="referee") is not None
    assert match.answer(1, code(Verb.RULE_FALSE_KAN), by="referee") is not None


@pytest.mark.parametrize(
    ("rules", "ruling"),
    [("riichi", "chombo"), ("ema", "chombo"), ("sanma_108", "chombo"), ("sichuan", "dead_hand")],
)
def test_a_false_kan_is_cheating_where_cheats_end_the_deal(rules: str, ruling: str) -> None:
    """000:923, 003:12. In Sichuan no offence ends a deal, and book 004 has no word for it."""
    match = Match(rules, 3)
    told = len(match.events)
    Referee(match).punish(1, "false_kan")
    assert match.events[told] == Ruled(ruling, 1, "false_kan")
    assert replayed(Match(rules, 3), match.answers).events == match.events


def test_a_false_win_where_winners_leave_is_found_in_the_end() -> None:
    """004:43: it counts as one until the hands are checked; nobody wins twice."""
    match = Match("sichuan", 3)
    while match.window is not None and match.window.kind is not WindowKind.TURN:
        for ask in match.window.asks:
            assert match.answer(ask.seat, ask.default) is None
    assert match.window is not None
    seat = match.window.asks[0].seat
    told = len(match.events)
    Referee(match).false_win(seat)
    assert match.deal.hands[seat].out
    assert [out.false for out in recall(match.deal, BattleMemory).outs] == [True]
    assert not any(isinstance(event, Won) for event in match.events[told:])
    with pytest.raises(SayableError) as caught:
        Referee(match).false_win(seat)
    assert caught.value.message("en") == "this player has already left the deal."
    assert caught.value.message("ru") == "этот игрок уже вышел из раздачи."
    assert replayed(Match("sichuan", 3), match.answers).events == match.events
    while match.deal.number == 0 and match.window is not None:
        for ask in match.window.asks:
            if match.deal.number == 0:
                match.answer(ask.seat, PASS if PASS in ask.codes else ask.default)
    assert paid_since(match, told)[seat] <= -24


# ---------------------------------------------------------------- after the last tile


def refereed(rules: RuleSet | str, seed: int = 3) -> Match:
    """A match that waits for rulings; nobody calls, wins or declares anything."""
    match = Match(rules, seed)
    match.refereed = True
    return match


def to_the_stop(match: Match) -> None:
    """Quietly, to where the referee may speak though nobody is asked."""
    while not match.resting:
        for ask in match.window.asks if match.window is not None else ():
            drawn = discard(match.deal.hands[ask.seat].drawn)
            assert match.answer(ask.seat, drawn if drawn in ask.codes else ask.default) is None


def test_a_match_without_a_referee_opens_the_same_windows() -> None:
    waiting, plain = refereed("riichi"), Match("riichi", 3)
    stops = 0
    while waiting.window is not None and waiting.deal.number < 2:
        if waiting.resting:
            assert waiting.window.kind is WindowKind.RULING
            stops += 1
            waiting.go_on()
            continue
        assert waiting.window == plain.window
        for ask in waiting.window.asks:
            for match in (waiting, plain):
                assert match.answer(ask.seat, ask.default) is None
    assert stops == 4, "after the last tile, and after the end, of two deals"
    assert (waiting.events, waiting.answers) == (plain.events, plain.answers)


def test_a_riichi_that_was_not_ready_comes_to_light_when_hands_are_shown() -> None:
    match = refereed(MANGAN)
    to_the_stop(match)
    assert match.deal.result is None
    before, told = match.points, len(match.events)
    Referee(match).punish(2, "riichi_not_ready")
    assert since(match, told)[:2] == [Ruled("chombo", 2, "riichi_not_ready"), DealDrawn("chombo", (2,))]
    assert match.resting, "a second ruling may follow"
    match.go_on()
    assert match.points == tuple(now - lost for now, lost in zip(before, (-4000, -2000, 8000, -2000), strict=True))
    assert (match.deal.number, match.deal.honba, match.deal.hand) == (1, 0, 0)


def test_after_the_end_of_a_deal_a_chombo_takes_back_what_was_paid() -> None:
    match = laid(DEALER, CHI, PON, READY, then="5s", rules=MANGAN)
    match.refereed = True
    tsumogiri(match, 0)
    for seat in (1, 2):
        assert match.answer(seat, PASS) is None
    assert match.answer(3, RON) is None
    assert match.resting
    assert match.deal.result is not None
    assert match.points != (25000,) * 4
    Referee(match).chombo(1, "wall_broken")
    assert match.points == (29000, 17000, 27000, 27000)
    match.go_on()
    assert (match.deal.number, match.deal.dealer, match.deal.honba) == (1, 0, 0)


def test_an_abort_after_the_end_leaves_the_points_of_the_beginning() -> None:
    match = laid(DEALER, CHI, PON, READY, then="5s")
    match.refereed = True
    tsumogiri(match, 0)
    for seat, said in ((1, PASS), (2, PASS), (3, RON)):
        assert match.answer(seat, said) is None
    Referee(match).abort()
    assert match.points == (25000,) * 4
    with pytest.raises(SayableError, match="too late"):
        Referee(match).abort()


@pytest.mark.parametrize("offence", ["kuikae", "wrong_meld", "empty_win"])
def test_what_only_changes_how_a_deal_goes_on_comes_too_late_after_it(offence: str) -> None:
    match = refereed("ema")
    to_the_stop(match)
    match.go_on()
    assert match.resting
    with pytest.raises(SayableError, match="too late"):
        Referee(match).punish(1, offence)


@pytest.mark.parametrize("after_the_end", [False, True])
@pytest.mark.parametrize("rules", ["riichi", "taiwanese", "sichuan"])
def test_late_rulings_are_repeated_where_they_were_given(rules: str, after_the_end: bool) -> None:
    match = refereed(rules)
    to_the_stop(match)
    if after_the_end and rules != "sichuan":
        match.go_on()
        assert match.resting
    Referee(match).abort()
    again = resume(snapshot(match))
    assert (again.window, again.events) == (match.window, match.events)
    match.go_on()
    to_the_stop(match)
    Referee(match).chombo(1)
    while match.resting:
        match.go_on()
    assert restored(match.rules, 3, match.names, match.answers).events == match.events
    replay = Replay(record_of(match), match.rules)
    replay.run()
    assert replay.difference is None
    stepwise = Replay(record_of(match), match.rules)
    assert sum(1 for _ in stepwise.steps()) > 0
    assert stepwise.difference is None


# ---------------------------------------------------------------- in the winner's own hand


def to_a_win(match: Match, agent: Greedy) -> list[int]:
    """On to the stop after the next deal that somebody has won, not with flowers alone; who has won it."""
    while match.window is not None:
        result = match.deal.result
        if not match.resting:
            answer_all(match, agent)
        elif result is not None and result.winners and match.deal.before_win is not None:
            return result.winners
        else:
            match.go_on()
    raise AssertionError("nobody has won")


def the_same_twice(match: Match, rules: str, seed: int) -> None:
    """Played anew from its answers, and by its record, it is the same match."""
    assert restored(rules, seed, match.names, match.answers).events == match.events
    for way in (Replay.run, lambda replay: list(replay.steps())):
        replay = Replay(record_of(match), match.rules)
        way(replay)
        assert replay.difference is None


RULED_LATE = {"false_win": 15, "too_few_tiles": 15, "too_many_tiles": 15, "wrong_meld": 15}
"""What is found in a winner's hand, and what it costs him in Taiwanese."""


def test_a_sample_does_not_know_how_it_stood_before_a_win() -> None:
    """All hands lie there, of those, too, who never show them."""
    match = refereed("taiwanese", 0)
    (winner, *_) = to_a_win(match, Greedy(match, Random(0), wins=1))
    twin = match.view((winner + 1) % 4).sample(Random(0))
    assert (twin.deal.before_win, twin.deal.told_before_win) == (None, 0)


@pytest.mark.parametrize("offence", RULED_LATE)
@pytest.mark.parametrize("seed", range(3))
def test_a_win_that_was_none_is_undone_and_the_deal_goes_on(seed: int, offence: str) -> None:
    """002:334, 002:361, 002:364: whatever was paid for it goes back, and what was asked is asked again."""
    match = refereed("taiwanese", seed)
    agent = Greedy(match, Random(seed), wins=1)
    (winner, *others) = to_a_win(match, agent)
    before = match.deal.before_win
    assert before is not None
    then, number, told = before.copy(), match.deal.number, len(match.events)
    Referee(match).punish(winner, offence)
    assert match.events[told] == Ruled("false_win", winner, offence)
    assert (match.deal.number, match.deal.hands[winner].dead) == (number, True)
    assert match.deal.hands[winner].mute == (offence in ("too_few_tiles", "too_many_tiles"))
    if not others:
        lost = RULED_LATE[offence]
        assert match.points == tuple(
            points + (-lost if seat == winner else lost // 3) for seat, points in enumerate(then.points)
        )
        drawn = {event.tile for event in match.events[told:] if isinstance(event, Drawn)}  # by who comes next
        assert [{*hand.tiles} - drawn for hand in match.deal.hands] == [{*hand.tiles} for hand in then.hands]
        assert [hand.melds for hand in match.deal.hands] == [hand.melds for hand in then.hands]
        assert (match.deal.result, match.deal.before_win) == (None, None)
        board = Board(terms_of(match.table.plan), 4)
        for event in match.view(None).events:
            board.follow(event)
        assert [len(holder.tiles) for holder in board.seats] == [len(hand.tiles) for hand in match.deal.hands]
        assert [len(holder.nuki) for holder in board.seats] == [
            len(set_aside(match.deal, seat)) for seat in match.table.seats.all
        ]
        assert [holder.points for holder in board.seats] == list(match.points)
        assert all(holder.won is None for holder in board.seats)
    again = resume(snapshot(match))
    assert (again.window, again.events) == (match.window, match.events)
    while match.deal.number == number and match.window is not None:
        match.go_on() if match.resting else answer_all(match, agent)
    assert sum(match.points) == 0
    the_same_twice(match, "taiwanese", seed)


def test_a_match_that_has_stopped_after_a_win_is_taken_up_with_what_was_before_it() -> None:
    match = refereed("taiwanese", 1)
    (winner, *_) = to_a_win(match, Greedy(match, Random(1), wins=1))
    again = resume(snapshot(match))
    assert again.deal.before_win == match.deal.before_win
    for one in (match, again):
        Referee(one).false_win(winner)
    assert (again.window, again.events, again.points) == (match.window, match.events, match.points)


def test_only_where_a_false_win_does_not_end_the_deal_is_kept_what_was_before_it() -> None:
    match = refereed(MANGAN, 1)
    agent = Greedy(match, Random(1), wins=1)
    while match.deal.result is None or not match.deal.result.winners:
        match.go_on() if match.resting else answer_all(match, agent)
    assert match.deal.before_win is None


@pytest.mark.parametrize("by_mistake", [False, True])
def test_who_has_won_with_a_false_kan_has_won_falsely(by_mistake: bool) -> None:
    """002:359, and 002:331 where it was on purpose."""
    for seed in range(40):
        match = refereed("taiwanese", seed)
        agent = Greedy(match, Random(seed), wins=1)
        winners = to_a_win(match, agent)
        if len(winners) == 1 and kans_to_rule_on(match.deal, winners[0]):
            break
    before, (winner,) = match.deal.before_win, winners
    assert before is not None
    points = tuple(before.points)
    Referee(match).false_kan(winner, by_mistake=by_mistake)
    assert match.points[winner] - points[winner] == (-15 if by_mistake else -45)
    assert match.deal.result is None
    assert match.deal.hands[winner].dead
    the_same_twice(match, "taiwanese", seed)


@pytest.mark.parametrize("offence", ["too_few_tiles", "too_many_tiles", "wrong_meld", "false_win", "false_kan"])
def test_in_riichi_a_win_with_a_wrong_hand_is_chombo(offence: str) -> None:
    """000:913, 000:924: a hand that ought to be dead has said that it has won."""
    match = laid(DEALER, CHI, PON, READY, then="5s", rules=MANGAN)
    match.refereed = True
    tsumogiri(match, 0)
    for seat, said in ((1, PASS), (2, PASS), (3, RON)):
        assert match.answer(seat, said) is None
    told = len(match.events)
    Referee(match).punish(3, offence)
    assert match.events[told] == Ruled("chombo", 3, offence)
    assert match.points == (29000, 27000, 27000, 17000)


@pytest.mark.parametrize("offence", ["wrong_turn", "empty_win", "wrong_riichi"])
def test_what_makes_no_win_false_comes_too_late_for_the_winner(offence: str) -> None:
    match = laid(DEALER, CHI, PON, READY, then="5s", rules=MANGAN)
    match.refereed = True
    tsumogiri(match, 0)
    for seat, said in ((1, PASS), (2, PASS), (3, RON)):
        assert match.answer(seat, said) is None
    with pytest.raises(SayableError, match="too late"):
        Referee(match).punish(3, offence)


def test_where_the_match_does_not_wait_nothing_is_ruled_between_deals() -> None:
    match = Match("riichi", 3)
    while match.deal.number == 0:
        match.close()
    window = match.window
    assert window is not None
    assert window.kind is WindowKind.TURN, "the next deal has begun"


def test_nobody_else_may_speak_where_the_referee_may() -> None:
    match = refereed("riichi")
    to_the_stop(match)
    refusal = match.answer(0, PASS)
    assert refusal is not None
    assert str(refusal)
