"""A view shows what its seat may know, and nothing by which two matches could be told apart that differ elsewhere."""

import re
import types
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from jantaku.hands import Meld, MeldForm, Side
from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance, Lots
from jantaku.table.events import (
    HIDDEN,
    AnyEvent,
    Dealt,
    Discarded,
    Drawn,
    Event,
    IndicatorShown,
)
from jantaku.table.events.event import REGISTER, by_all, nothing
from jantaku.table.events.line import words
from jantaku.table.match import Match
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.telling import sampling
from jantaku.table.telling import view as views
from jantaku.table.telling.eyes import BLIND, Eyes
from jantaku.table.telling.view import View
from jantaku.table.words import PASS, RON, Verb, call, discard, verb_of
from jantaku.tiles import KIND
from tests.table.greedy import Greedy, answer_all
from tests.table.hidden import VIEWERS, Stopped, differences, lots_of_match, other_match, played
from tests.table.laid import laid

# ---------------------------------------------------------------- redaction


TOLD: dict[str, Any] = {"seen": by_all, "lay": nothing, "line": lambda event: words("event-ready")}


def made_of(name: str, told: dict[str, Any]) -> type[Event]:
    """As a module defines it."""
    return types.new_class(name, (Event,), {"frozen": True}, lambda body: body.update(told))


@pytest.mark.parametrize(
    ("lacks", "sentence"),
    [
        ("seen", "the event Whispered does not say who may see it: it has no `seen`"),
        ("lay", "the event Whispered does not say what it does to the board: it has no `lay`"),
        ("line", "the event Whispered does not say how it is told: it has no `line`"),
    ],
)
def test_an_event_that_does_not_say_all_cannot_be_made(lacks: str, sentence: str) -> None:
    made = len(REGISTER)
    with pytest.raises(TypeError, match=f"^{re.escape(sentence)}$"):
        made_of("Whispered", {name: told for name, told in TOLD.items() if name != lacks})
    assert len(REGISTER) == made


def test_an_event_that_says_all_is_registered() -> None:
    spoken = made_of("Spoken", TOLD)
    assert REGISTER.pop() is spoken


def test_every_event_is_decoded_by_its_tag() -> None:
    """All of the package; tests of games to come register more."""
    ours = {kind for kind in REGISTER if kind.__module__.startswith("jantaku.")}
    assert ours == {*get_args(AnyEvent)}
    assert len(ours) >= 32


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (Dealt(1, (5, 6, 7, 8), 9), Dealt(1, (5, 6, 7, 8), 9), Dealt(1, (HIDDEN,) * 4, 9)),  # type: ignore[arg-type]
        (Drawn(1, 5, "dead_wall", 7), Drawn(1, 5, "dead_wall", 7), Drawn(1, HIDDEN, "dead_wall", 7)),  # type: ignore[arg-type]
        (Discarded(1, 5, True), Discarded(1, 5, True), Discarded(1, 5, True)),  # type: ignore[arg-type]
    ],
)
def test_tiles_that_come_to_a_hand_are_seen_by_its_owner_only(event: Event, own: Event, others: Event) -> None:
    assert event.seen(Eyes(frozenset({1}))) == own
    assert event.seen(Eyes(frozenset({0}))) == others
    assert event.seen(BLIND) == others


def test_all_tiles_of_an_event_are_known_to_the_sampler() -> None:
    """Whatever holds tiles is listed, so that no tile is drawn anew that was seen."""
    told = {kind: " ".join(str(field.type) for field in msgspec.structs.fields(kind)) for kind in get_args(AnyEvent)}
    with_tiles = {kind for kind, types in told.items() if "Tile" in types or "Meld" in types}
    assert with_tiles == {kind for kind in get_args(AnyEvent) if kind.tiles_shown is not Event.tiles_shown}


def test_who_only_watches_sees_no_concealed_tile() -> None:
    match = Match("riichi", 1)
    seen = match.view(None).events
    assert all(set(event.tiles) == {HIDDEN} for event in seen if isinstance(event, Dealt))
    assert [event.tile for event in seen if isinstance(event, Drawn)] == [HIDDEN]
    assert (match.view(None).hand, match.view(None).window, match.view(None).asks) == (None, None, ())


def test_there_is_no_view_from_a_seat_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="no seat 4 at a table of 4"):
        Match("riichi", 1).view(4)


# ---------------------------------------------------------------- what a view shows


DEALER = "123456m789p1112z"
WAITING = "88m234567p22234s"
PLAIN_HAND = "147m258p369s1567z"
OTHER_HAND = "148m369p147s3344z"
PAIR_OF_FIVES = "19m345678p11155s"


def test_a_seat_sees_its_hand_and_its_question() -> None:
    match = laid(DEALER, WAITING, PLAIN_HAND, OTHER_HAND, then="5s")
    view = match.view(0)
    hand = view.hand
    assert hand is not None
    assert view.drawn == hand.concealed[-1]
    assert len(hand.concealed) == 14
    window = view.window
    assert window is not None
    assert window.number == 2 * len(view) == 2 * len(match.events)
    assert window.asks == view.asks
    assert [ask.seat for ask in window.asks] == [0]
    assert (view.live, view.points, view.sizes) == (69, (25000,) * 4, (14, 13, 13, 13))
    assert view.indicators == tuple(event.tile for event in match.events if isinstance(event, IndicatorShown))
    assert (match.view(1).window, match.view(1).drawn) == (None, None)


def test_a_seat_is_not_told_that_another_is_asked() -> None:
    match = laid(DEALER, WAITING, PLAIN_HAND, OTHER_HAND, then="5s")
    tile = match.deal.hands[0].drawn
    assert match.answer(0, discard(tile)) is None
    assert match.window is not None
    assert match.window.kind is WindowKind.CLAIM
    assert [ask.seat for ask in match.window.asks] == [1]
    assert match.view(1).window is not None
    for other in (0, 2, 3, None):
        assert match.view(other).window is None
        assert match.view(other).asks == ()


def test_of_several_who_are_asked_each_sees_the_own_question_only_until_it_is_answered() -> None:
    match = laid(DEALER, WAITING, PLAIN_HAND, PAIR_OF_FIVES, then="5s")
    tile = match.deal.hands[0].drawn
    assert match.answer(0, discard(tile)) is None
    assert match.window is not None
    asked = [ask.seat for ask in match.window.asks]
    assert asked == [1, 3]
    for seat in asked:
        window = match.view(seat).window
        assert window is not None
        assert [ask.seat for ask in window.asks] == [seat]
    assert match.answer(asked[0], PASS) is None
    assert match.view(asked[0]).window is None
    assert [answer.code for answer in match.view(asked[0]).answered] == [PASS]
    assert match.view(asked[1]).answered == ()
    assert match.view(asked[1]).window is not None


def test_waits_and_furiten_of_the_own_hand() -> None:
    match = laid("123456789m1123p", WAITING, PLAIN_HAND, OTHER_HAND, then="4p")
    view = match.view(0)
    drawn = match.deal.hands[0].drawn
    assert match.answer(0, discard(drawn)) is None
    view = match.view(0)
    assert view.waits == (9, 12)  # 1p and the 4p that lies in the pond
    assert view.furiten
    assert match.view(1).waits
    assert not match.view(1).furiten
    assert (match.view(2).waits, match.view(2).furiten, match.view(None).furiten) == ((), False, False)


def test_after_a_call_the_hand_waits_for_nothing_until_the_discard() -> None:
    match = laid("123456789m11z34s", "99m234567p225z34s", PLAIN_HAND, OTHER_HAND, then="2s")
    drawn = match.deal.hands[0].drawn
    assert match.answer(0, discard(drawn)) is None
    asked = match.view(1).asks[0]
    chi = next(one for one in asked.codes if verb_of(one) in (Verb.CHI, Verb.PON))
    for ask in match.window.asks if match.window else ():
        assert match.answer(ask.seat, chi if ask.seat == 1 else PASS) is None
    assert match.view(1).melds[1]
    assert (match.view(1).waits, match.view(1).drawn) == ((), None)


def test_a_view_goes_on_with_its_match_and_numbers_what_it_saw() -> None:
    match = Match("riichi", 3)
    view = match.view(2)
    greedy = Greedy(match, Random(3))
    seen = 0
    while match.window is not None:
        answer_all(match, greedy)
        fresh = view.since(seen)
        assert view.events[seen:] == fresh
        seen += len(fresh)
        assert seen == len(view)
    assert view.events == match.view(2).events
    assert len(view) == len(match.events)


@pytest.mark.parametrize("rules", ["riichi", "wrc"])
def test_every_question_to_a_seat_has_another_number(rules: str) -> None:
    at_once = 0
    for seed in range(6):
        match = Match(rules, seed)
        greedy = Greedy(match, Random(seed), wins=0)
        views = [match.view(seat) for seat in range(4)]
        last = [-2] * 4
        while match.window is not None:
            for seat, view in enumerate(views):
                window = view.window
                if window is not None:
                    assert window.number > last[seat]
                    at_once += window.number == last[seat] + 1
                    last[seat] = window.number
            answer_all(match, greedy)
    assert at_once, "somebody has let the last tile pass and was asked to show the hand"


def test_a_view_as_json_holds_no_hidden_tile() -> None:
    match = Match("riichi", 4)
    greedy = Greedy(match, Random(4))
    for _ in range(60):
        answer_all(match, greedy)
    for viewer in VIEWERS:
        told = msgspec.json.decode(match.view(viewer).to_json())
        assert told["seat"] == viewer
        assert len(told["events"]) == len(match.events)
        assert told["live"] == match.deal.wall.live
        for event in told["events"]:
            if event["event"] in ("dealt", "drawn") and event["seat"] != viewer:
                assert set(event.get("tiles", [event.get("tile")])) == {-1}
        assert (told["hand"] is None) == (viewer is None)


# ---------------------------------------------------------------- non-interference

CASES = [("riichi", 11, 60), ("riichi", 12, 330), ("tenhou", 13, 140), ("jpml_a", 14, 200), ("kml", 15, 90)]
CASES += [("sichuan", 16, 4), ("sichuan", 17, 60), ("sichuan", 18, 280), ("taiwanese", 19, 40), ("taiwanese", 20, 200)]


@cache
def stopped(rules: str, seed: int, answers: int) -> tuple[tuple[Lots, ...], Stopped]:
    lots = tuple(lots_of_match(rules, seed))
    return lots, played(rules, lots, Random(seed), answers)


def told_apart(rules: str, seed: int, answers: int, viewer: Seat | None, fresh: bool = False) -> list[str]:
    lots, first = (stopped.__wrapped__ if fresh else stopped)(rules, seed, answers)
    other = other_match(rules, lots, first, viewer, Random(seed))
    assert [hand.tiles for hand in other.match.deal.hands] != [hand.tiles for hand in first.match.deal.hands]
    return differences(first.noticed[viewer], other.noticed[viewer])


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("rules", "seed", "answers"), CASES)
def test_what_a_seat_cannot_see_makes_no_difference_to_it(
    rules: str, seed: int, answers: int, viewer: Seat | None
) -> None:
    assert told_apart(rules, seed, answers, viewer) == []


@pytest.mark.parametrize("hidden", ["99m19p19s1234567z", "99m19p19s1234566z"])
def test_whether_another_could_rob_a_closed_kan_makes_no_difference(hidden: str) -> None:
    """Only thirteen orphans could win on it; who waits for the tile with another hand has let nothing pass."""
    match = laid("1111m22p344s3456z", hidden, "23m456p789p23455s", "5678m1122p33s334z", then="6p")
    kan = next(one for one in match.view(0).asks[0].codes if verb_of(one) is Verb.CLOSED_KAN)
    assert match.answer(0, kan) is None
    asked = match.view(1).window is not None
    assert asked == hidden.endswith("7z")
    if asked:
        assert match.answer(1, PASS) is None
        assert match.view(1).furiten
    assert match.view(2).waits == (0, 3)
    assert not match.view(2).furiten


def leak_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    def window(view: View) -> Window | None:
        open_ = view._match.window
        return msgspec.structs.replace(open_, asks=view.asks) if open_ is not None and view.asks else None

    monkeypatch.setattr(View, "window", property(window))


def leak_others_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def window(view: View) -> Window | None:
        open_ = view._match.window
        return msgspec.structs.replace(open_, number=2 * len(view)) if open_ is not None and view.asks else None

    monkeypatch.setattr(View, "window", property(window))


def leak_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    def why(match: Match, seat: Seat, code: int) -> str:
        asked = () if match.window is None else tuple(ask.seat for ask in match.window.asks)
        return f"seats {asked} are asked"

    monkeypatch.setattr(Match, "why", why)


def leak_events(kind: type) -> Callable[[pytest.MonkeyPatch], None]:
    def leak(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(kind, "seen", by_all)

    return leak


LEAKS = {
    "draws": (leak_events(Drawn), "event"),
    "the deal": (leak_events(Dealt), "event"),
    "numbers of windows": (leak_numbers, "question"),
    "questions to others": (leak_others_asked, "question"),
    "refusals": (leak_refusals, "refusals"),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test above: with a view that betrays a little, it fails."""
    leak, where = LEAKS[name]
    leak(monkeypatch)
    found = [difference for viewer in range(4) for difference in told_apart("riichi", 12, 130, viewer, fresh=True)]
    assert any(difference.startswith(where) for difference in found)


# ---------------------------------------------------------------- samples


def moments(rules: str, seed: int, every: int = 23) -> Iterator[Match]:
    """A match at some of its windows."""
    match = Match(rules, seed)
    greedy = Greedy(match, Random(seed))
    while match.window is not None:
        if len(match.answers) % every == 0:
            yield match
        answer_all(match, greedy)
    yield match


def state_of(match: Match) -> bytes:
    """All of a match that can be compared."""
    return msgspec.json.encode((match.deal, match.history, match.standing, match.window, match.names, match.over))


def same_views(rules: str, seed: int, answers: int) -> Iterator[tuple[Match, Match, Seat | None]]:
    """Pairs of matches that look the same to somebody at the moment, who knows the same, too."""
    lots, first = stopped(rules, seed, answers)
    for viewer in VIEWERS:
        other = other_match(rules, lots, first, viewer, Random(seed)).match
        if len(other.events) != len(first.match.events):  # nobody was asked there, and the other has gone on
            continue
        if known_to(other, viewer) == known_to(first.match, viewer):
            yield first.match, other, viewer


def known_to(match: Match, viewer: Seat | None) -> tuple[object, ...]:
    """What somebody knows beside the events: what he is asked, and whether he has decided not to show his hand."""
    steps = match.deal.agenda
    decided = bool(steps) and steps[-1].name == "show" and all(step.seat != viewer for step in steps)
    return match.view(viewer).asks, decided and viewer is not None and match.table.draws.ready(match.deal, viewer)


@pytest.mark.parametrize(("rules", "seed", "answers"), CASES)
def test_a_sample_depends_on_the_view_only(rules: str, seed: int, answers: int) -> None:
    compared = 0
    for one, two, viewer in same_views(rules, seed, answers):
        sample, same, another = (
            match.view(viewer).sample(Random(rng)) for match, rng in ((one, 9), (two, 9), (one, 8))
        )
        assert state_of(sample) == state_of(same)
        assert sample.secret == same.secret
        assert state_of(sample) != state_of(another)
        compared += 1
    assert compared


def at_the_end(seed: int) -> Iterator[tuple[WindowKind, int]]:
    """After how many answers no tile is left and somebody is still asked, and what."""
    match = Match("riichi", 0, chance=GivenChance(lots_of_match("riichi", seed)))
    greedy = Greedy(match, Random(seed))
    while match.window is not None and match.deal.number < 4:
        if not match.deal.wall.live:
            yield match.window.kind, len(match.answers)
        answer_all(match, greedy)


def different_ends() -> Iterator[tuple[Match, Match, Seat | None]]:
    """The last tile is still offered in one match, in the other hands are being shown, and the viewer is not asked."""
    for seed in range(60, 160):
        for kind, answers in at_the_end(seed):
            for one, two, viewer in same_views("riichi", seed, answers) if kind is WindowKind.CLAIM else ():
                if two.window is not None and two.window.kind is WindowKind.SHOW:
                    yield one, two, viewer


def test_a_sample_does_not_know_who_decides_at_the_end() -> None:
    one, two, viewer = next(different_ends())
    samples = [match.view(viewer).sample(Random(7)) for match in (one, two)]
    assert state_of(samples[0]) == state_of(samples[1])


def test_a_sample_does_not_know_whose_ready_hand_is_asked_for() -> None:
    compared = 0
    for seed in (*range(60, 70), 91):  # at 91 the last tile is still offered in the other match
        for kind, answers in at_the_end(seed):
            for one, two, viewer in same_views("riichi", seed, answers) if kind is WindowKind.SHOW else ():
                samples = [match.view(viewer).sample(Random(7)) for match in (one, two)]
                assert state_of(samples[0]) == state_of(samples[1])
                compared += one.window != two.window
    assert compared


@pytest.mark.parametrize("rules", ["riichi", "wrc", "sichuan", "taiwanese"])
def test_a_sample_looks_the_same_to_the_viewer_and_can_be_played_on(rules: str) -> None:
    for match in moments(rules, 21):
        if match.window is None:
            continue
        for viewer in VIEWERS:
            view = match.view(viewer)
            sample = view.sample(Random(5))
            again = sample.view(viewer)
            told = len(view)
            assert again.events[:told] == view.events
            if view.asks:
                assert again.sight() == view.sight()
                assert (again.waits, again.furiten) == (view.waits, view.furiten)
            assert all(len(set(hand.tiles)) == len(hand.tiles) for hand in sample.deal.hands)
            assert sorted(sample.deal.wall.row) == sorted(match.box)
            conserved(sample)
        played_on = match.view(0).sample(Random(6))
        played_on.play([Greedy(played_on, Random(6))] * 4)
        assert played_on.over


def conserved(match: Match) -> None:
    """Every tile is in one place: a hand, a meld, a pond, or the wall."""
    places = [tile for hand in match.deal.hands for tile in hand.tiles]
    places += [tile for hand in match.deal.hands for meld in hand.melds for tile in meld.all_tiles]
    called = {meld.claimed for hand in match.deal.hands for meld in hand.melds}
    places += [lying.tile for hand in match.deal.hands for lying in hand.pond if lying.tile not in called]
    assert len(places) == len(set(places))
    wall = match.deal.wall
    to_come = {*wall.row[wall.next : wall.end], *match.table.wall.indicators(wall), *match.table.wall.ura(wall)}
    assert not to_come.intersection(places)


def test_a_sample_knows_no_secret_of_its_match() -> None:
    match = Match("riichi", 31)
    greedy = Greedy(match, Random(31))
    for _ in range(40):
        answer_all(match, greedy)
    sample = match.view(1).sample(Random(1))
    assert sample.__dict__.keys() == match.__dict__.keys()
    assert sample.secret != match.secret
    assert sample.answers == []
    assert (sample.deal.seed, sample.deal.commitment) == ("", match.deal.commitment)
    lots = sample.chance.lots(1, match.box)
    assert lots.ring != match.chance.lots(1, match.box).ring


def test_every_field_of_a_deal_and_of_a_hand_is_kept_or_made_anew() -> None:
    fields = [*sampling.KEPT, *sampling.KEPT_COPIES, *sampling.MADE_ANEW]
    assert sorted(fields) == sorted(Deal.__struct_fields__)
    fields = [*sampling.HAND_KEPT, *sampling.HAND_KEPT_COPIES, *sampling.HAND_MADE_ANEW]
    assert sorted(fields) == sorted(Holding.__struct_fields__)


def in_riichi() -> Iterator[tuple[Match, Seat]]:
    for seed in range(40, 46):
        for match in moments("riichi", seed, every=5):
            for seat, hand in enumerate(match.deal.hands):
                if hand.riichi and match.window is not None:
                    yield match, seat


def test_who_is_in_riichi_is_ready_in_a_sample_and_not_furiten() -> None:
    samples = ready = furiten = 0
    for match, seat in in_riichi():
        viewer = (seat + 1) % 4
        sample = match.view(viewer).sample(Random(len(match.answers)))
        if sample.deal.number > match.deal.number:
            continue  # somebody has won there
        hand = sample.deal.hands[seat]
        samples += 1
        ready += bool(hand.waits)
        furiten += match.table.furiten.blocks(hand)
    assert samples > 20
    assert ready >= samples - samples // 50  # few hands that fit are so rare that none is found
    assert furiten <= samples // 10


def test_what_went_by_is_remembered_in_a_sample_as_at_the_table() -> None:
    """Remembered once more from the events, with the true hands, it is what the table has remembered."""
    furiten = compared = 0
    for seed in range(70, 73):
        match = Match("riichi", seed)
        greedy = Greedy(match, Random(seed), wins=0.1)
        while match.window is not None:
            events = match.deal.events
            for seat, held in enumerate(match.deal.hands):
                if held.drawn == NO_TILE and len(held.tiles) % 3 == 2:
                    continue
                hand = held.copy()
                hand.missed, hand.missed_in_riichi = [], False
                passed = sampling._offered_since(events, seat, hand.riichi > 0, sampling._pending(match.deal.agenda))
                sampling._remember(hand, passed, events, seat, match.table)
                assert [missed.tile for missed in hand.missed] == [missed.tile for missed in held.missed]
                assert hand.missed_in_riichi == held.missed_in_riichi
                compared += 1
                furiten += bool(held.missed or held.missed_in_riichi)
            answer_all(match, greedy)
    assert compared > 1000
    assert furiten > 20


def test_a_hand_in_riichi_that_cannot_be_ready_is_any_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "TRIES", 0)
    match, seat = next(in_riichi())
    sample = match.view((seat + 1) % 4).sample(Random(1))
    assert len(sample.deal.hands[seat].tiles) == len(match.deal.hands[seat].tiles)


def test_a_viewer_who_has_answered_has_answered_in_the_sample() -> None:
    match = laid(DEALER, WAITING, PLAIN_HAND, PAIR_OF_FIVES, then="5s")
    assert match.answer(0, discard(match.deal.hands[0].drawn)) is None
    assert match.window is not None
    assert [ask.seat for ask in match.window.asks] == [1, 3]
    assert RON in match.view(1).asks[0].codes
    assert match.answer(1, RON) is None
    samples = [match.view(1).sample(Random(seed)) for seed in range(20)]
    won = [sample for sample in samples if sample.deal.number == 1 or sample.view(1).answered]
    assert won == samples  # it is won at once, or it waits for others who may still speak
    assert any(sample.deal.number == 1 for sample in samples)


def test_a_pon_keeps_its_tiles_in_a_sample() -> None:
    match = laid("123456m789p1122z", "147m258p369s1167z", "147m258p369s2567z", OTHER_HAND, then="5z")
    hand = match.deal.hands[0]
    east = next(tile for tile in hand.tiles if tile & KIND == 27)
    assert match.answer(0, discard(east)) is None
    ask = match.view(1).asks[0]
    pon = next(one for one in ask.codes if verb_of(one) is Verb.PON)
    assert match.answer(1, pon) is None
    sample = match.view(3).sample(Random(2))
    (meld,) = sample.deal.hands[1].melds
    assert isinstance(meld, Meld)
    assert (meld.form, meld.feeder, meld.claimed) == (MeldForm.PON, Side.LEFT, east)
    assert len(sample.deal.hands[1].tiles) == 11
    assert call(Verb.PON, (meld.tiles[1], meld.tiles[2])) == pon
    assert views.tiles_seen(match.view(3).deal_events()) >= set(meld.all_tiles)
