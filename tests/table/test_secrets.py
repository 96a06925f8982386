"""Secrets of other games than riichi: suits chosen face down, tiles passed on, kans face down, winners turned down."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import msgspec
import pytest

from jantaku.hands import Meld, MeldForm, Side
from jantaku.rules import RuleSet, read
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.exchange import laid_to_pass_on
from jantaku.table.events import (
    HIDDEN,
    CountedElement,
    Discarded,
    Event,
    HandShown,
    KanDeclared,
    ReadyDeclared,
    SuitChosen,
    SuitShown,
    TilesPassed,
    Won,
)
from jantaku.table.events.event import by_all
from jantaku.table.match import Match
from jantaku.table.parts.playing_on import BattleMemory
from jantaku.table.state.chosen_suits import ChosenSuits, chosen_suit, promised_tile
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import recall
from jantaku.table.telling.eyes import BLIND, eyes_of
from jantaku.table.telling.view import View
from jantaku.table.words import PASS, Verb, code, first_of, verb_of
from jantaku.tiles import KIND, KIND_OF, Tile, make_tile
from tests.table.greedy import Greedy, answer_all
from tests.table.random_matches import check_blind
from tests.table.witness import ContradictionError

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

Kind = TypeVar("Kind", bound=Event)
ANYBODY = frozenset({0})
NAME = '{ en = "x", ru = "x" }'


def tile(name: str, copy: int = 0) -> Tile:
    return make_tile(KIND_OF[name], copy)


def exchanging() -> RuleSet:
    return read(f'id = "x"\nextends = "sichuan"\nseed = "-"\nname = {NAME}\nsc_exchange_three = "next"\n')


def moments(rules: str | RuleSet, seed: int, deals: int = 2) -> Iterator[Match]:
    """A match at each of its windows, some deals far."""
    match = Match(rules, seed)
    greedy = Greedy(match, Random(seed))
    while match.window is not None and match.deal.number < deals:
        yield match
        answer_all(match, greedy)


def of_deal(view: View, kind: type[Kind]) -> list[Kind]:
    return [event for event in view.deal_events() if isinstance(event, kind)]


# ---------------------------------------------------------------- events


@pytest.mark.parametrize("card", [False, True])
def test_nobody_sees_which_suit_was_chosen_or_whether_by_a_card(card: bool) -> None:
    chosen = SuitChosen(2, tile("1m"), card)
    assert chosen.seen(BLIND.of(2)) == chosen
    assert chosen.seen(BLIND.of(*ANYBODY)) == chosen.seen(BLIND) == SuitChosen(2, HIDDEN, False)
    assert SuitShown(2, "m").seen(BLIND.of(*ANYBODY)) == SuitShown(2, "m")


def test_tiles_that_are_passed_on_are_seen_by_giver_and_receiver() -> None:
    passed = TilesPassed(1, 2, (tile("1m"), tile("2m"), tile("3m")))
    assert passed.seen(BLIND.of(1)) == passed.seen(BLIND.of(2)) == passed
    assert passed.seen(BLIND.of(3)) == TilesPassed(1, 2, (HIDDEN,) * 3)


def test_a_closed_kan_lies_face_down_where_the_rules_say_so() -> None:
    four = (tile("5m"), tile("5m", 1), tile("5m", 2), tile("5m", 3))
    closed = KanDeclared(1, "closed", Meld(MeldForm.CLOSED_KAN, four))
    added = KanDeclared(1, "added", Meld(MeldForm.ADDED_KAN, four[:3], four[0], Side.LEFT, four[3]))
    taiwanese, riichi = eyes_of(Match("taiwanese", 1).table.plan), eyes_of(Match("riichi", 1).table.plan)
    seen = closed.seen(taiwanese.of(*ANYBODY))
    assert isinstance(seen, KanDeclared)
    assert seen.meld.tiles == (HIDDEN,) * 4
    assert closed.seen(taiwanese.of(1)) == closed
    assert added.seen(taiwanese.of(*ANYBODY)) == added
    assert closed.seen(riichi.of(*ANYBODY)) == closed


@pytest.mark.parametrize(("source", "seen"), [(3, tile("9p")), (1, HIDDEN)])
def test_of_a_win_after_which_others_play_on_only_a_discarded_tile_is_seen(source: Seat, seen: Tile) -> None:
    won = Won(
        *(1, source, tile("9p"), (tile("9p", 1),), (), (CountedElement("sc_golden_wait", None, 1),), (0, 0, 0, 0), 2),
        *(1, 4, 4, False, (), ()),
        flags=("haitei",),
    )
    sichuan = eyes_of(Match("sichuan", 1).table.plan)
    other = won.seen(sichuan.of(*ANYBODY))
    assert isinstance(other, Won)
    assert (other.tile, other.concealed, other.elements, other.han, other.flags) == (seen, (HIDDEN,), (), 0, ())
    assert (other.seat, other.source, other.points) == (1, source, 4)  # what is paid everybody sees
    assert won.seen(sichuan.of(1)) == won
    assert won.seen(BLIND.of(*ANYBODY)) == won


def test_a_hand_that_is_said_to_be_ready_says_so_to_all() -> None:
    assert ReadyDeclared(1).seen(BLIND.of(*ANYBODY)) == ReadyDeclared(1)


# ---------------------------------------------------------------- views


def test_the_suit_is_known_to_others_from_the_first_discard_on() -> None:
    known = secret = 0
    for match in (match for seed in range(6) for match in moments("sichuan", seed, 1)):
        chosen = of_deal(match.view(1), SuitChosen)
        for seat in range(4):
            suits = match.view(seat).suits
            for other, hand in enumerate(match.deal.hands):
                if not chosen:
                    assert suits[other] is None
                elif seat == other or hand.pond:
                    assert suits[other] == "mps"[chosen_suit(match.deal, other)]
                    known += seat != other
                else:
                    assert suits[other] is None
                    secret += 1
    assert known
    assert secret


def test_who_has_left_is_seen_but_not_the_hand() -> None:
    left = 0
    for match in moments("sichuan", 4, 1):
        for out in recall(match.deal, BattleMemory).outs:
            left += 1
            viewer = (out.seat + 1) % 4
            view = match.view(viewer)
            assert view.out[out.seat]
            (won,) = [event for event in of_deal(view, Won) if event.seat == out.seat]
            assert set(won.concealed) <= {HIDDEN}
            assert b'"concealed":[-1' in msgspec.json.encode(won)
            shown = [event.seat for event in of_deal(view, HandShown)]
            assert out.seat not in shown
    assert left


def test_at_the_end_of_the_deal_the_hands_of_the_winners_are_shown() -> None:
    match = Match("sichuan", 4)
    greedy = Greedy(match, Random(4))
    while match.deal.number == 0:
        answer_all(match, greedy)
    events = match.view(None).events
    won = {event.seat for event in events if isinstance(event, Won)}
    shown = {event.seat: event.concealed for event in events if isinstance(event, HandShown)}
    assert won
    assert won <= shown.keys()
    assert all(HIDDEN not in tiles for tiles in shown.values())


def kans_face_down(seeds: range) -> Iterator[tuple[Match, Seat]]:
    """Matches where this seat has a closed kan."""
    for seed in seeds:
        for match in moments("taiwanese", seed, 1):
            for seat, hand in enumerate(match.deal.hands):
                if any(meld.form is MeldForm.CLOSED_KAN for meld in hand.melds):
                    yield match, seat


def test_a_kan_that_lies_face_down_is_of_other_tiles_in_samples() -> None:
    kinds = set()
    found = 0
    for match, seat in kans_face_down(range(60)):
        viewer = (seat + 2) % 4
        view = match.view(viewer)
        (place,) = [at for at, meld in enumerate(match.deal.hands[seat].melds) if meld.form is MeldForm.CLOSED_KAN][:1]
        assert set(view.melds[seat][place].tiles) == {HIDDEN}
        assert match.view(seat).melds[seat][place] == match.deal.hands[seat].melds[place]
        sample = view.sample(Random(found))
        if sample.deal.number == match.deal.number:
            kan = sample.deal.hands[seat].melds[place]
            assert len({tile & KIND for tile in kan.tiles}) == 1
            assert HIDDEN not in kan.tiles
            kinds.add(kan.kind)
        found += 1
        if found > 40:
            break
    assert found > 10
    assert len(kinds) > 3


def test_a_secret_suit_is_drawn_anew_in_samples_together_with_what_was_put_down() -> None:
    suits, cards, tiles = set(), 0, 0
    for seed in range(60):
        match = next(moment for moment in moments("sichuan", seed, 1) if chosen_suit(moment.deal, 0) >= 0)
        ask = match.window.asks[0] if match.window is not None else None
        if ask is None or ask.seat == 3 or match.deal.hands[3].pond:
            continue
        for number in range(20):
            deal = match.view(ask.seat).sample(Random(number)).deal
            hand, suit, promised = deal.hands[3], chosen_suit(deal, 3), promised_tile(deal, 3)
            suits.add(suit)
            if promised == NO_TILE:
                assert not any(tile & KIND in range(9 * suit, 9 * suit + 9) for tile in hand.tiles)
                cards += 1
            else:
                assert promised in hand.tiles
                assert (promised & KIND) // 9 == suit
                tiles += 1
    assert suits == {0, 1, 2}
    assert cards
    assert tiles


def test_who_has_won_has_a_complete_hand_without_the_suit_in_samples() -> None:
    complete = seen = 0
    for seed in range(12):
        for match in moments("sichuan", seed, 1):
            for out in recall(match.deal, BattleMemory).outs[:1]:
                sample = match.view((out.seat + 1) % 4).sample(Random(seen))
                if sample.deal.number:
                    continue
                seen += 1
                hand, real = sample.deal.hands[out.seat], match.deal.hands[out.seat]
                assert (len(hand.tiles), hand.out) == (len(real.tiles), True)
                assert chosen_suit(sample.deal, out.seat) == chosen_suit(match.deal, out.seat)
                if out.source == out.seat:
                    assert hand.won in hand.tiles
                else:
                    assert hand.won == real.won
                held = [tile for tile in hand.tiles if tile != hand.won]
                counts = bytearray(match.table.kinds)
                for one in held:
                    counts[one & KIND] += 1
                waits, _ = match.table.grammar.kernel.waits(counts, hand.void)
                complete += waits >> (hand.won & KIND) & 1
    assert seen > 30
    assert complete > seen * 0.8


# ---------------------------------------------------------------- tiles passed on


def test_each_tile_to_pass_on_is_a_question_of_its_own() -> None:
    match = Match(exchanging(), 5)
    numbers = []
    for _ in range(3):
        window = match.view(2).window
        assert window is not None
        numbers.append(window.number)
        answer_all(match, Greedy(match, Random(5)))
    assert sorted(set(numbers)) == numbers
    window = match.view(2).window
    assert window is not None
    assert window.number > numbers[-1]


def test_what_others_lay_down_to_pass_on_is_unknown_until_it_comes() -> None:
    match = Match(exchanging(), 5)
    greedy = Greedy(match, Random(5))
    answer_all(match, greedy)
    answer_all(match, greedy)
    laid = [laid_to_pass_on(match.view(0).sample(Random(number)).deal, 2) for number in range(20)]
    assert len({*map(tuple, laid)}) > 10
    assert all(len({(tile & KIND) // 9 for tile in tiles}) == 1 for tiles in laid)
    answer_all(match, greedy)
    mine = [event for event in of_deal(match.view(1), TilesPassed) if HIDDEN not in event.tiles]
    assert [(event.seat, event.target) for event in mine] == [(0, 1), (1, 2)]
    given = next(event for event in mine if event.seat == 1)
    for number in range(10):  # they are in that hand, whatever else is
        assert {*given.tiles} <= {*match.view(1).sample(Random(number)).deal.hands[2].tiles}


# ---------------------------------------------------------------- hands that are said to be ready


def test_a_hand_that_was_dealt_ready_is_ready_in_samples() -> None:
    ready = found = 0
    for seed in range(400):
        match = Match("taiwanese", seed)
        if match.window is None or not any(verb_of(one) is Verb.READY for one in match.window.asks[0].codes):
            continue
        for ask in match.window.asks:
            assert match.answer(ask.seat, code(Verb.READY)) is None
        seat = of_deal(match.view(None), ReadyDeclared)[0].seat
        for number in range(5):
            sample = match.view((seat + 2) % 4).sample(Random(number))
            found += 1
            ready += bool(sample.deal.hands[seat].waits)
    assert ready == found


def test_there_is_nothing_to_be_asked_twice() -> None:
    """A viewer who has chosen has chosen, and a sample lets the others choose."""
    match = Match("sichuan", 9)
    window = match.window
    assert window is not None
    chosen = window.asks[1].codes[0]
    assert match.answer(1, chosen) is None
    sample = match.view(1).sample(Random(1))
    assert [answer.code for answer in sample.view(1).answered] == [chosen]
    assert sample.window is not None
    for ask in sample.window.asks:
        if ask.seat != 1:
            assert sample.answer(ask.seat, ask.default) is None
    assert first_of(chosen) in (promised_tile(sample.deal, 1), *(e.tile for e in of_deal(sample.view(1), Discarded)))
    assert PASS not in window.asks[1].codes


# ---------------------------------------------------------------- the checks of random matches know these secrets


def noticed(rules: str | RuleSet, seeds: range) -> str:
    """What the check of what a seat cannot see says of some moments of some matches; nothing where all is well."""
    for seed in seeds:
        rng = Random(seed)
        for match in moments(rules, seed, 1):
            try:
                for seat in range(4):
                    check_blind(match, seat, match.table, rng)
            except ContradictionError as found:
                return found.what
    return ""


def leak_melds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(View, "melds", property(lambda view: tuple(tuple(h.melds) for h in view._match.deal.hands)))


def leak_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(View, "suits", property(lambda view: tuple(recall(view._match.deal, ChosenSuits).suits)))


def leak_event(kind: type) -> Callable[[pytest.MonkeyPatch], None]:
    def leak(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(kind, "seen", by_all)

    return leak


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], Callable[[], str | RuleSet], range]] = {
    "suits": (leak_event(SuitChosen), lambda: "sichuan", range(4)),
    "suits in the view": (leak_suits, lambda: "sichuan", range(4)),
    "tiles passed on": (leak_event(TilesPassed), exchanging, range(1)),
    "winners": (leak_event(Won), lambda: "sichuan", range(4)),
    "kans": (leak_event(KanDeclared), lambda: "taiwanese", range(12, 30)),
    "kans in the view": (leak_melds, lambda: "taiwanese", range(12, 30)),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak, rules, seeds = LEAKS[name]
    leak(monkeypatch)
    assert noticed(rules(), seeds) in ("view", "sample")  # by whom first, is chance


@pytest.mark.parametrize(("rules", "seed"), [("sichuan", 1), ("taiwanese", 1)])
def test_without_a_leak_nothing_is_noticed(rules: str, seed: int) -> None:
    assert noticed(rules, range(seed, seed + 1)) == ""


def test_only_its_owner_knows_whether_a_discard_was_just_drawn() -> None:
    """002:191; at a riichi table everybody sees it."""
    match = next(match for match in moments("taiwanese", 5, deals=9) if match.deal.discards > 24)
    assert any(event.drawn for seat in range(4) for event in of_deal(match.view(seat), Discarded) if event.seat == seat)
    for seat in range(4):
        view = match.view(seat)
        assert not any(event.drawn for event in of_deal(view, Discarded) if event.seat != seat)
        assert not any(lying.drawn for other in range(4) if other != seat for lying in view.ponds[other])
    sampled = match.view(0).sample(Random(1))
    assert not any(lying.drawn for hand in sampled.deal.hands[1:] for lying in hand.pond)
    riichi = next(match for match in moments("riichi", 5) if match.deal.discards > 24)
    assert any(event.drawn for event in of_deal(riichi.view(0), Discarded) if event.seat != 0)
