"""Sets that other tiles complete, at the table: rengonosan for three (docs/games/rengonosan.md)."""

from collections import Counter
from random import Random

import pytest

from jantaku.hands import MeldForm, format_meld
from jantaku.records.formats.native import read_native, write_native
from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.rules import load
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.supplements import SupplementedKans, Supplements, quad_of
from jantaku.table.events import Called, Dealt, Drawn, IndicatorShown, KanDeclared, Won
from jantaku.table.match import Match
from jantaku.table.parts.kans import taken
from jantaku.table.parts.wall import WallRules
from jantaku.table.shuffle_check import check_shuffle
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.table import table_of
from jantaku.table.words import Code, Verb, code, first_of, second_of, verb_of
from jantaku.tiles import KIND, KIND_OF, short_of
from tests.table.three import Three, changed

RULES = load("sanma_rengonosan")
PLAN = RULES.plan
PARTS = table_of(RULES)
POINTS = 90_000


# ---------------------------------------------------------------- what is offered


def written(action: Code) -> str:
    """A code with the tiles that it takes: ``closed_kan 555p5s``."""
    verb = verb_of(action)
    if verb in (Verb.CLOSED_KAN, Verb.OPEN_KAN) and second_of(action):
        return f"{verb.name.lower()} {' '.join(short_of(kind) for kind in quad_of(action))}"  # type: ignore[arg-type]
    tiles = [first_of(action), second_of(action)][: {Verb.PON: 2, Verb.CHI: 2}.get(verb, 1)]
    return f"{verb.name.lower()} {' '.join(map(short_of, tiles))}" if verb is not Verb.PASS else "pass"


def offers(table: Three, seat: Seat, *verbs: Verb) -> set[str]:
    window = table.match.window
    ask = None if window is None else window.ask_of(seat)
    return set() if ask is None else {written(action) for action in ask.codes if verb_of(action) in verbs}


def dealt(hand: str, drawn: str) -> Three:
    """The dealer has this hand and draws this tile."""
    return Three(PLAN, [hand], then=drawn)


KANS = (Verb.CLOSED_KAN, Verb.ADDED_KAN, Verb.EYES_KAN)


@pytest.mark.parametrize(
    ("hand", "drawn", "kans"),
    [
        ("555p 123m 678m 19s 34z", "5s", {"closed_kan 5p 5p 5p 5s"}),
        ("555p 123m 678m 19s 34z", "5f", {"closed_kan 5p 5p 5p 5f"}),
        ("555p 123m 678m 19s 34z", "5m", set()),
        ("555p 123m 678m 19s 34z", "6f", set()),
        ("555p 123m 678m 19s 34z", "5z", {"closed_kan 5p 5p 5p 5z"}),  # the dealer is white
        ("555p 123m 678m 19s 34z", "6z", set()),
        ("555z 123m 678m 19s 34z", "5z", {"closed_kan 5z"}),
        ("555z 123m 678m 19s 34z", "6z", {"closed_kan 5z 5z 5z 6z"}),
        ("777z 123m 678m 19s 34z", "5z", {"closed_kan 7z 7z 7z 5z"}),  # supplemented, and raised by the own dragon
        ("111z 123m 678m 19s 34z", "5f", {"closed_kan 1z 1z 1z 5f"}),
        ("333z 123m 678m 19s 24z", "5f", set()),
        ("444z 123m 678m 19s 23z", "5z", {"closed_kan 4z 4z 4z 5z"}),
        ("567f 123m 678m 19s 34z", "5z", {"closed_kan 5f 6f 7f 5z"}),
        ("44z56f 123m 678m 19s 3z", "9p", {"eyes_kan 4z"}),
        ("55z56f 123m 678m 19s 3z", "9p", {"eyes_kan 5z"}),
        ("66z56f 123m 678m 19s 3z", "9p", set()),  # not the own dragon
        ("44z57f 123m 678m 19s 3z", "9p", set()),  # not the own seasons
        ("444z56f 123m 678m 1s 3z", "5z", {"eyes_kan 4z", "closed_kan 4z 4z 4z 5z"}),
    ],
)
def test_kans_in_the_own_turn(hand: str, drawn: str, kans: set[str]) -> None:
    assert offers(dealt(hand, drawn), 0, *KANS) == kans


@pytest.mark.parametrize(
    ("hand", "discard", "calls"),
    [
        ("55p 123m 678m 19s 347z", "5s", {"pon 5p 5p"}),
        ("5p5s 123m 678m 19s 347z", "5p", {"pon 5p 5s"}),
        ("55s 123m 678m 19p 347z", "5p", set()),
        ("77z 123m 678m 19p 123z", "5z", {"pon 7z 7z"}),
        ("11z 123m 678m 19p 347z", "2z", set()),
        ("57f 123m 678m 19p 123z", "6f", {"pon 5f 7f"}),
        ("55p5f 123m 678m 19s 34z", "5p", {"pon 5p 5p", "open_kan 5p 5p 5p 5f"}),
        ("555p 123m 678m 19s 34z", "5s", {"pon 5p 5p", "open_kan 5p 5p 5p 5s"}),
        ("55p6z 123m 678m 19s 34z", "5p", {"pon 5p 5p", "open_kan 5p 5p 5p 6z"}),  # the next player is green
        ("55p5z 123m 678m 19s 34z", "5p", {"pon 5p 5p"}),
        ("567f 123m 678m 19s 34z", "6z", {"open_kan 5f 6f 7f 6z"}),
        ("4z67f 123m 678m 19s 56z", "4z", {"eyes_kan 4z"}),
        ("44z6f 123m 678m 19s 57z", "7f", {"eyes_kan 4z"}),
        ("66z6f 123m 678m 19s 57z", "7f", {"eyes_kan 6z"}),
        ("44z6f 123m 678m 19s 57z", "5f", set()),
    ],
)
def test_calls_of_the_next_player(hand: str, discard: str, calls: set[str]) -> None:
    table = Three(PLAN, ["", hand], then=discard)
    table.play(f"0 discard {discard}")
    assert offers(table, 1, Verb.PON, Verb.OPEN_KAN, Verb.EYES_KAN) == calls


def test_a_pon_grows_by_any_tile_that_completes_it() -> None:
    table = Three(PLAN, ["11p 5f5z 123m 678m 19s 3z", "1p1s 147m 258m 369p 44z"], then="9m")
    table.play("0 discard 9m")
    table.pass_on(1)
    table.play("1 discard 1p", "0 pon 11p", "0 discard 3z")
    table.pass_on(0)
    hand = table.deal.hands[0]
    codes = PARTS.kans.codes(table.deal, 0)
    tiles = {short_of(first_of(action)) for action in codes if verb_of(action) is Verb.ADDED_KAN}
    assert tiles == {"1s", "5f", "5z"}
    assert [format_meld(meld) for meld in hand.melds] == ["111p+"]


def test_eyes_take_two_tiles_from_the_end_and_turn_no_indicator() -> None:
    table = Three(PLAN, ["44z56f 123m 678m 19s 9p"], then="9p")
    wall = table.deal.wall
    last = wall.row[wall.end - 1], wall.row[wall.end - 2]
    live, shown = wall.live, wall.shown
    (eyes,) = [action for action in PARTS.kans.codes(table.deal, 0) if verb_of(action) is Verb.EYES_KAN]
    before = len(table.match.events)
    assert table.match.answer(0, eyes) is None
    told = table.match.events[before:]
    assert [type(event) for event in told] == [KanDeclared, Drawn, Drawn]
    assert tuple(event.tile for event in told if isinstance(event, Drawn)) == last
    hand = table.deal.hands[0]
    assert (wall.live, wall.shown, table.deal.kans) == (live - 2, shown, 0)
    assert (len(hand.tiles), hand.drawn, hand.open) == (12, last[1], False)


def test_a_hand_may_be_won_with_the_second_tile_for_the_eyes() -> None:
    """It is no replacement tile, so there is no rinshan."""
    table = Three(PLAN, ["44z56f 111z 456m 77s 7p"], then="8p")
    deal = table.deal
    row, end = list(deal.wall.row), deal.wall.end
    for place, name in ((end - 1, "7s"), (end - 2, "6p")):
        at = next(at for at in range(deal.wall.next, len(row)) if short_of(row[at]) == name)
        row[at], row[place] = row[place], row[at]
    deal.wall.row = tuple(row)
    (eyes,) = [action for action in PARTS.kans.codes(deal, 0) if verb_of(action) is Verb.EYES_KAN]
    assert table.match.answer(0, eyes) is None
    assert table.match.answer(0, code(Verb.TSUMO)) is None
    (won,) = [event for event in table.match.events if isinstance(event, Won)]
    assert {element.id for element in won.elements} == {"menzen_tsumo", "yakuhai"}


def test_too_few_tiles_for_the_eyes() -> None:
    table = Three(PLAN, ["44z56f 123m 678m 19s 9p"], then="9p")
    table.deal.wall.end = table.deal.wall.next + 1
    assert not [action for action in PARTS.kans.codes(table.deal, 0) if verb_of(action) is Verb.EYES_KAN]


# ---------------------------------------------------------------- dice


@pytest.mark.parametrize(
    ("faces", "die", "side", "first"),
    [
        *((12, die, (die - 1) % 3, (die - 1) // 4) for die in range(1, 13)),
        *((30, die, (die - 1) % 3, (die - 1) // 10) for die in range(1, 31)),
    ],
)
def test_one_die_says_the_side_and_who_takes_first(faces: int, die: int, side: int, first: int) -> None:
    """001:3998-4000: 1, 4, 7 ... the dealer's wall; the lowest third of the numbers: the dealer takes first."""
    rules = WallRules(changed(PLAN, wall={"faces": (faces, 20)}).wall)
    assert rules.break_at((die, 17), 3) == (side, 17)
    assert rules.takes_first((die, 17), 3) == first
    assert rules.throws((die, 17)) == ((die, 17),)


def test_the_dealer_begins_whoever_takes_first() -> None:
    firsts = set()
    for seed in range(12):
        match = Match(RULES, seed)
        takes = [event.seat for event in match.events if isinstance(event, Dealt)]
        firsts.add(takes[0])
        assert takes == [(takes[0] + turn) % 3 for turn in range(12)]
        assert match.deal.turn == match.deal.dealer
        assert [len(hand.tiles) for hand in match.deal.hands] == [14, 13, 13]
    assert firsts == {0, 1, 2}


# ---------------------------------------------------------------- whole matches


class Player:
    """Wins what can be won, declares and calls now and then, and else throws what brings the hand nearest."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.rng = Random(seed)

    def answer(self, seat: Seat, codes: tuple[Code, ...]) -> Code:
        by_verb: dict[Verb, list[Code]] = {}
        for action in codes:
            by_verb.setdefault(verb_of(action), []).append(action)
        for verb, often in HABITS:
            if verb in by_verb and self.rng.random() < often:
                return self.rng.choice(by_verb[verb])
        if Verb.DISCARD in by_verb and self.rng.random() < 0.9:
            return min(by_verb[Verb.DISCARD], key=lambda action: (self.distance(seat, action), self.rng.random()))
        return self.rng.choice(codes)

    def distance(self, seat: Seat, action: Code) -> int:
        hand = self.match.deal.hands[seat]
        counts = bytearray(hand.counts)
        counts[first_of(action) & KIND] -= 1
        assert PARTS.book.grammars is not None
        return PARTS.book.grammars.of(hand.melds, hand.own).shanten(counts)


HABITS = [
    (Verb.TSUMO, 1.0),
    (Verb.RON, 1.0),
    (Verb.EYES_KAN, 0.9),
    (Verb.CLOSED_KAN, 0.8),
    (Verb.ADDED_KAN, 0.8),
    (Verb.RIICHI, 0.7),
    (Verb.OPEN_KAN, 0.6),
    (Verb.PON, 0.4),
    (Verb.CHI, 0.3),
]


def play(seed: int, *, check: bool = False) -> Match:
    match = Match(RULES, seed)
    player = Player(match, seed)
    while (window := match.window) is not None:
        if check:
            conserved(match)
        for ask in window.asks:
            refusal = match.answer(ask.seat, player.answer(ask.seat, ask.codes))
            assert refusal is None, refusal
    return match


def conserved(match: Match) -> None:
    """Every tile is somewhere, and only there; points and sticks are what they were."""
    deal = match.deal
    wall = deal.wall
    live = wall.row[wall.next : wall.end]
    dead = wall.row[len(wall.row) - PLAN.wall.dead_tiles :]
    taken_for_kans = [wall.row[PARTS.wall.replacement_place(number)] for number in range(wall.taken)]
    called = {meld.claimed for hand in deal.hands for meld in hand.melds}
    held = Counter(tile for hand in deal.hands for tile in hand.tiles)
    held.update(tile for hand in deal.hands for meld in hand.melds for tile in meld.all_tiles)
    held.update(lying.tile for hand in deal.hands for lying in hand.pond if lying.tile not in called)
    # With each kan the last live tile becomes dead; those drawn for eyes are held.
    dead += tuple(tile for tile in wall.row[wall.end : -PLAN.wall.dead_tiles] if tile not in held)
    held.update(live)
    held.update(tile for tile in dead if tile not in taken_for_kans)
    assert set(held.values()) == {1}
    assert set(held) == {*match.box}
    assert sum(deal.points) + deal.sticks * PLAN.payments.stick == POINTS
    for hand in deal.hands:
        tiles = len(hand.tiles) + sum(meld.stands_for for meld in hand.melds)
        assert tiles in (13, 14)


def test_random_matches() -> None:
    seen: Counter[str] = Counter()
    for seed in range(25):
        match = play(seed, check=seed < 6)
        assert match.over
        for event in match.events:
            if isinstance(event, Called | KanDeclared):
                kinds = {tile & KIND for tile in event.meld.all_tiles}
                equal = len(kinds) == 1 or event.meld.form is MeldForm.CHI
                seen[event.meld.form.value + ("" if equal else " of others")] += 1
            if isinstance(event, Won):
                seen["won"] += 1
                seen.update(element.id for element in event.elements)
    forms = {"pon", "open_kan", "closed_kan", "added_kan", "eyes_kan"}
    assert {"pon", "chi", *(f"{form} of others" for form in forms)} <= set(seen)
    assert seen["won"] > 40
    assert {"riichi", "yakuhai", "toitoi"} <= set(seen)


def test_a_match_is_stored_taken_up_recorded_and_verified() -> None:
    match = play(3)
    record = record_of(match)
    again = read_native(write_native(record))
    assert again.events == record.events
    verdict = verify_record(again)
    assert not verdict.failed, verdict
    assert verdict.seeded == verdict.deals > 0
    assert all(check.good for check in check_shuffle(match.events, RULES))
    half = Match(RULES, 3)
    player = Player(half, 3)
    for _ in range(150):
        assert half.window is not None
        for ask in half.window.asks:
            half.answer(ask.seat, player.answer(ask.seat, ask.codes))
    later = resume(snapshot(half))
    assert later.window == half.window
    assert later.events == half.events


def test_what_a_seat_does_not_see_can_be_drawn_anew() -> None:
    match = Match(RULES, 5)
    player = Player(match, 5)
    for number in range(120):
        window = match.window
        assert window is not None
        for ask in window.asks:
            if number % 10 == 0:
                twin = match.view(ask.seat).sample(Random(number))
                assert twin.window is not None
                assert twin.window.ask_of(ask.seat) == ask
                assert twin.deal.hands[ask.seat].tiles == match.deal.hands[ask.seat].tiles
        for ask in window.asks:
            match.answer(ask.seat, player.answer(ask.seat, ask.codes))


def test_only_what_is_offered_is_not_refused() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(6):
        match = Match(RULES, seed)
        player = Player(match, seed)
        rng = Random(seed)
        while (window := match.window) is not None:
            for seat in PARTS.seats.all:
                ask = window.ask_of(seat)
                offered = () if ask is None else ask.codes
                for verb in (Verb.PON, Verb.OPEN_KAN, Verb.CLOSED_KAN, Verb.ADDED_KAN, Verb.EYES_KAN):
                    found = match.why_not(seat, verb)
                    assert (found is None) == any(verb_of(action) is verb for action in offered)
                    kinds[found.kind if found is not None else "offered"] += 1
                    tiles = rng.choices(match.box, k=2)
                    action = code(verb, *tiles)
                    assert (match.why(seat, action) is None) == (action in offered)
            for ask in window.asks:
                match.answer(ask.seat, player.answer(ask.seat, ask.codes))
    assert {"offered", "supplement_no_tiles", "eyes_no_tiles"} <= set(kinds)


def test_parts() -> None:
    assert [type(addition) for addition in PARTS.additions] == [Supplements]
    assert [type(mixed) for mixed in PARTS.kans.mixed] == [SupplementedKans]
    assert table_of(load("riichi")).played(Supplements) is None
    assert taken(Match(RULES, 1).deal.hands[0], [KIND_OF["5m"]] * 4) is None
    assert [event for event in Match(RULES, 1).events if isinstance(event, IndicatorShown)]
