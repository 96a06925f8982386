"""Games for five, six and eight, with a player who rests, with two teams: from the first deal to a verified record."""

import random
from collections import Counter

import msgspec
import pytest

from jantaku.hands import Side, format_hand, parse_hand
from jantaku.hands.melds import Hand
from jantaku.records.formats.register import read_record, write_record
from jantaku.records.of_match import record_of
from jantaku.records.record import Record, RecordError
from jantaku.records.verify import verify_record
from jantaku.rules import RuleSet, load, read
from jantaku.rules.problems import RuleSetError
from jantaku.scoring.ledger import Reason, Unit
from jantaku.scoring.settlement import settle
from jantaku.table.events import Called, DealEnded, DealStarted, Dealt, Discarded, MatchEnded, Seated, Won
from jantaku.table.match import Match
from jantaku.table.parts.seats import Seats
from jantaku.table.snapshot import restored, resume, snapshot
from jantaku.table.state.seating import Seating
from tests.table.random_players import HABITS, answer_of
from tests.table.shape import many_seats, players_and_hands, resting_player, two_teams

GAMES = {
    "five": many_seats.rules_for(5),
    "six": many_seats.rules_for(6),
    "eight": many_seats.rules_for(8),
    "resting": resting_player.rules(),
    "teams": two_teams.rules(),
    **{name: read(sheet) for name, sheet in players_and_hands.SHEETS.items()},
}
SEEDS = range(2)


def played(rules: RuleSet, seed: int, until: int | None = None) -> Match:
    """A match of players with habits, to its end, or for so many answers."""
    match, rng = Match(rules, seed), random.Random(seed)
    play_on(match, rng, until)
    return match


def play_on(match: Match, rng: random.Random, until: int | None = None) -> None:
    habits = [HABITS[name] for name in ("eager", "caller", "collector", "eager", "caller", "even", "eager", "caller")]
    while match.window is not None and (until is None or len(match.answers) < until):
        ask = match.unanswered[0]
        code = answer_of(match, match.window, ask, habits[ask.controller], rng)
        assert match.answer(ask.seat, code) is None


@pytest.fixture(params=[(name, seed) for name in GAMES for seed in SEEDS], ids=lambda param: f"{param[0]}-{param[1]}")
def match(request: pytest.FixtureRequest) -> Match:
    name, seed = request.param
    return played(GAMES[name], seed)


def test_it_is_played_to_its_end_and_no_point_is_lost(match: Match) -> None:
    ended = match.events[-1]
    assert isinstance(ended, MatchEnded)
    start, members = match.table.plan.settlement.start, match.table.seats.members
    left = match.standing.sticks * match.table.plan.payments.stick + match.standing.pot
    assert sum(ended.points) + left == start * members
    assert len(ended.points) == len(ended.scores) == len(ended.places) == members
    assert any(isinstance(event, Won) for event in match.events)


def test_it_is_the_same_when_it_is_played_again_from_its_answers(match: Match) -> None:
    again = restored(match.rules, match.secret, match.names, match.answers)
    assert again.events == match.events


def test_it_is_recorded_written_read_and_verified(match: Match) -> None:
    record = read_record(write_record(record_of(match), "native"))
    assert record.events == tuple(match.events)
    verdict = verify_record(record)
    assert (verdict.failed, verdict.play.state, verdict.prices.state, verdict.settlement.state) == (
        False,
        "holds",
        "holds",
        "holds",
    )


def test_without_its_answers_it_is_replayed_from_its_events(match: Match) -> None:
    record = record_of(match)
    assert not verify_record(Record(record.header, record.events)).failed


@pytest.mark.parametrize("name", GAMES)
def test_it_is_stored_at_every_turn_and_goes_on_as_if_nothing_was(name: str) -> None:
    whole, part = played(GAMES[name], 1), played(GAMES[name], 1, 60)
    for answers in (90, 200, 350, None):
        part = resume(snapshot(part))
        missing = whole.answers[len(part.answers) : answers]
        for number, answer in missing:
            assert part.window is not None
            assert part.window.number == number
            assert part.answer(answer.seat, answer.code, answer.at_ms, answer.by) is None
        assert part.clone().deal == part.deal
    assert part.events == whole.events
    assert resume(snapshot(part)).points_of_members == whole.points_of_members


@pytest.mark.parametrize("name", GAMES)
def test_everybody_sees_the_hands_for_which_he_answers_and_no_other(name: str) -> None:
    match = played(GAMES[name], 2, 150)
    for seat in (*match.table.seats.all, None):
        view = match.view(seat)
        seen = Counter(event.seat for event in view.deal_events() if isinstance(event, Dealt) and min(event.tiles) >= 0)
        sees = set() if seat is None else {0: {0, 2}, 1: {1, 3}}.get(seat, {seat}) if name == "two_hands" else {seat}
        assert set(seen) == sees - match.table.seats.phantoms
        assert len(view.ponds) == len(view.points) == match.table.seats.count
    with pytest.raises(ValueError, match=f"there is no seat {match.table.seats.count}"):
        match.view(match.table.seats.count)


# ---------------------------------------------------------------- many seats


def test_a_table_has_two_to_eight_seats() -> None:
    for count in range(2, 9):
        seats = Seats(count)
        assert [seats.position(seat, count - 1) for seat in seats.all] == [*range(1, count), 0]
        assert [seats.tile(position) for position in range(4, count)] == [None] * (count - 4)
    with pytest.raises(ValueError, match="2 to 8 seats, not 9"):
        Seats(9)


def test_a_meld_names_the_seat_it_took_from() -> None:
    melds = [
        (event, event.meld)
        for name in ("five", "six", "eight")
        for seed in range(6)
        for event in played(GAMES[name], seed, 400).events
        if isinstance(event, Called)
    ]
    across = [(event, meld) for event, meld in melds if isinstance(meld.feeder, int)]
    assert across
    assert all(meld.feeder == event.source for event, meld in across)
    assert all(meld.feeder is Side.LEFT for _, meld in melds if meld.is_run)
    for _, meld in across:
        assert parse_hand(format_hand(Hand((), (meld,)))).melds[0].feeder == meld.feeder


@pytest.mark.parametrize("players", [5, 6, 8])
def test_every_other_seat_pays_its_share_of_a_tsumo_and_a_ron_pays_them_all(players: int) -> None:
    from jantaku.scoring.payments import Award, Counters, ron, tsumo

    plan = GAMES[{5: "five", 6: "six", 8: "eight"}[players]].plan.payments
    drawn = tsumo(Award(0, 2000), Counters(honba=1), plan)
    assert drawn.changes(players) == (4100 * (players - 1), *[-4100] * (players - 1))
    fed = ron([Award(1, 2000)], players - 1, Counters(), plan)
    assert fed.total(1) == 2000 * players == -fed.total(players - 1)


@pytest.mark.parametrize(
    ("rule", "winners"), [("all_paid", 4), ("atamahane", 1), ("abort", 0), ("abort_with_stakes", 0), ("dearest", 1)]
)
def test_what_holds_for_three_winners_holds_for_four(rule: str, winners: int) -> None:
    from jantaku.scoring.payments import Award, Counters, ron, ron_stakes

    plan = msgspec.structs.replace(GAMES["six"].plan.payments, triple_ron=rule)
    awards = [Award(seat, 1000 * seat) for seat in (1, 2, 4, 5)]
    rows = ron(awards, 3, Counters(), plan)
    assert len({row.target for row in rows}) == winners
    assert ron_stakes(3, 4, plan).total(3) == (-4000 if rule == "abort_with_stakes" else 0)


def test_a_sheet_says_how_many_seats_there_are_and_has_tiles_for_them() -> None:
    assert read('id = "x"\nextends = "riichi"\numa = [10, 0, -10]\n[parts.payments]\nseats = 3\n').plan.players == 3
    with pytest.raises(RuleSetError, match=r"8 hands of 13 tiles, .* need 119 tiles; the set has 108"):
        read('id = "x"\nextends = "sanma_tenhou"\numa = [0, 0, 0, 0, 0, 0, 0, 0]\n[parts.payments]\nseats = 8\n')
    with pytest.raises(RuleSetError, match="a table has 2 to 8 seats"):
        read('id = "x"\nextends = "riichi"\n[parts.payments]\nseats = 9\n')


def test_an_uma_must_be_for_as_many_places_as_there_are() -> None:
    wrong = many_seats.sheet_for(5).replace("uma = [20, 10, 0, -10, -20]", "")
    with pytest.raises(RuleSetError, match="uma has 4 places for 5 players"):
        read(wrong)
    assert settle(
        [1000, 0, 3000, 2000, -6000],
        read(wrong.replace("game_length", "uma = [0, 0, 0, 0]\ngame_length")).plan.settlement,
    )


# ---------------------------------------------------------------- who rests


def test_who_has_dealt_rests_and_the_first_of_the_others_takes_his_seat() -> None:
    match = played(GAMES["resting"], 0)
    seated = [event for event in match.events if isinstance(event, Seated)]
    assert [(event.members, event.resting) for event in seated[:6]] == [
        ((0, 1, 2, 3), (4,)),
        ((4, 1, 2, 3), (0,)),
        ((4, 0, 2, 3), (1,)),
        ((4, 0, 1, 3), (2,)),
        ((4, 0, 1, 2), (3,)),
        ((3, 0, 1, 2), (4,)),
    ][: len(seated)]
    dealers = [
        event.members[start.dealer]
        for start, event in zip((one for one in match.events if isinstance(one, DealStarted)), seated, strict=True)
    ]
    assert dealers[:5] == [0, 1, 2, 3, 4]  # a round has a deal for each


def test_points_are_the_members_own_wherever_they_sit() -> None:
    for seed in range(6):
        match = played(GAMES["resting"], seed)
        held = [match.table.plan.settlement.start] * 5
        seating = Seating((0, 1, 2, 3), (4,))
        for event in match.events:
            if isinstance(event, DealStarted):
                start = event
            elif isinstance(event, Seated):
                seating = Seating(event.members, event.resting)
                assert start.points == tuple(held[member] for member in seating.members)
            elif isinstance(event, DealEnded):
                held = seating.brought_back(event.points, held)
        ended = match.events[-1]
        assert isinstance(ended, MatchEnded)
        assert ended.points == tuple(held) == match.points_of_members


@pytest.mark.parametrize("to", ["mjlog", "mjai", "tenhou_json", "paifu"])
def test_a_format_that_has_no_words_for_it_says_so(to: str) -> None:
    with pytest.raises(RecordError, match="change places"):
        write_record(record_of(played(GAMES["resting"], 0, 30)), to)
    for name in ("five", "eight") if to != "paifu" else ():
        with pytest.raises(RecordError, match="three or four"):
            write_record(record_of(played(GAMES[name], 0, 30)), to)


def test_lots_are_drawn_by_all_who_play() -> None:
    names = ["Anna", "Boris", "Clara", "Dmitri", "Eva"]
    first = {Match(GAMES["resting"], seed, names, draw_seats=True).names for seed in range(20)}
    assert {order[4] for order in first} == set(names)


def test_who_rests_is_more_than_the_seats_and_changes() -> None:
    for wrong in ("members = 4", "members = 9", "members = 5\nteams = [0, 1, 0, 1]"):
        with pytest.raises(RuleSetError, match=r"seats\.members must exceed"):
            read(resting_player.SHEET.replace("members = 5", wrong))
    with pytest.raises(RuleSetError, match=r"seats\.members must exceed"):
        read(resting_player.SHEET.replace('rotation = "dealer"', ""))
    with pytest.raises(RuleSetError, match="yakitori"):
        read(resting_player.SHEET.replace("renchan", 'yakitori = "on"\nrenchan'))


def test_names_may_move_between_rounds_and_numbers_stay() -> None:
    match, rng = Match(load("riichi"), 3, table=resting_player.reseated()), random.Random(3)
    play_on(match, rng)
    starts = [event for event in match.events if isinstance(event, DealStarted)]
    seated = [event.members for event in match.events if isinstance(event, Seated)]
    assert len(seated) == sum(start.round > starts[0].round for start in starts) > 0
    assert set(seated) <= {(1, 2, 3, 0), (2, 3, 0, 1)}
    assert resume(snapshot(match), table=match.table).seating == match.seating


def test_where_nobody_moves_nothing_is_told_and_nothing_is_stored() -> None:
    match = Match("riichi", 7)
    assert match.standing.seating is None
    assert match.seating == Seating((0, 1, 2, 3))
    assert not any(isinstance(event, Seated) for event in match.events)
    assert load("riichi").fingerprint == load("riichi").plan.fingerprint


# ---------------------------------------------------------------- teams


def test_only_a_team_is_bankrupt() -> None:
    table = Match(GAMES["teams"], 1).table
    assert table.length.bankrupt((-5000, 30000, 20000, 55000)) == []
    assert table.length.bankrupt((-5000, 4000, 50000, 51000)) == [0, 1]
    assert Match("riichi", 1).table.length.bankrupt((-5000, 30000, 20000, 55000)) == [0]


def test_a_team_is_placed_and_settled_by_its_sum() -> None:
    rules = GAMES["teams"]
    settled = settle([-5000, 60000, 20000, 25000], rules.plan.settlement, accounts=((0, 1), (2, 3)))
    assert settled.places == (1, 1, 2, 2)
    # 55 - 60 + 20 of oka + 10, and 45 - 60 - 10
    assert settled.scores == (25000, 25000, -25000, -25000)
    assert settled.ledger.because(Reason.UMA).totals(Unit.SCORE) == {0: 10000, 2: -10000, -4: 0}


def test_a_player_may_stake_what_his_partner_has() -> None:
    match = Match(GAMES["teams"], 1)
    seats, deal = match.table.seats, match.deal
    deal.points[0] = -2000
    assert seats.held(deal.points, 0) == 23000
    assert match.table.riichi.obstacle(deal, 0) == ""
    deal.points[1] = 2500
    assert match.table.riichi.obstacle(deal, 0) == "points"


def test_teams_are_of_one_size_and_more_than_one() -> None:
    for wrong in ("[0, 0, 0, 1]", "[0, 1]", "[0, 0, 0, 0]", "[1, 1, 2, 2]"):
        with pytest.raises(RuleSetError, match=r"seats\.teams"):
            read(two_teams.SHEET.replace("[0, 0, 1, 1]", wrong))


def test_discards_are_those_of_all_seats() -> None:
    match = played(GAMES["eight"], 0)
    assert {event.seat for event in match.events if isinstance(event, Discarded)} == set(range(8))
